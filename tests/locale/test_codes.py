"""What the program says in codes, the texts say in words."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import knobel
from knobel.catalog import GAMES
from knobel.core.game import ForfeitReason
from knobel.games.vier3d import Config, PerMove, Total
from knobel.games.xcode.events import EndReason
from knobel.games.xobrainer.events import MatchReason
from knobel.locale import LANGUAGES
from knobel.match.commands import Matter
from knobel.service.limits import Limits
from tests.locale.test_texts import everything
from tools import messages as tool

SOURCE = Path(knobel.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"

CODE_AT = {"Illegal": 0, "Refusal": 0, "refuse_unless": 1, "dismiss": 0, "dismiss_all": 0}
"""Calls that tell people a code, and where in the call it stands."""
REASON_AT = {"Outcome": 0, "_shared": 1}
SAID_BY_THE_PAGE = {"offline"}
"""Codes that no server ever sends, because it is out of reach."""


def is_heard(file: Path) -> bool:
    """Whether it may say codes: a game that is not in the catalog yet says nothing."""
    match file.relative_to(SOURCE).parts:
        case ("games" | "bots", game, _, *_):
            return game in GAMES
        case ("tui", *_):  # its screens are dismissed with values, not with codes
            return False
        case _:
            return True


@cache
def all_calls() -> list[ast.Call]:
    """All calls in all sources."""
    return [
        node
        for file in sorted(SOURCE.rglob("*.py"))
        if is_heard(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def calls(names: dict[str, int]) -> Iterator[tuple[str, ast.Call]]:
    """The calls of these functions in all sources, with the constant at their place."""
    for node in all_calls():
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        place = names.get(name)
        if place is None or len(node.args) <= place:
            continue
        match node.args[place]:
            case ast.Constant(value=str(code)):
                yield code, node


def refusals() -> dict[str, list[set[str]]]:
    """Every code, with the facts of each place where it is told."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for code, call in calls(CODE_AT):
        facts = {word.arg for word in call.keywords if word.arg is not None}
        for given in call.args:
            if isinstance(given, ast.Dict):
                facts |= {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
        found[code].append(facts)
    return found


def reasons() -> set[str]:
    by_type = {*get_args(ForfeitReason), *get_args(MatchReason), *get_args(EndReason)}
    return {code for code, _ in calls(REASON_AT)} | by_type


def choices(owner: Any, field: str) -> tuple[str, ...]:
    return get_args(get_type_hints(owner)[field])


def needed() -> set[str]:
    """The texts that the pages choose by something that the server says."""
    levels = [level for definition in GAMES.values() for level in definition.levels]
    clocks = [str(kind.__struct_config__.tag) for kind in (PerMove, Total)]
    return {
        *(f"no-{code}" for code in refusals()),
        *(f"reason-{reason}" for reason in reasons()),
        *(f"level-{level}{hint}" for level in levels for hint in ("", "-hint")),
        *(f"{game}-pitch" for game in GAMES),
        *(f"asks-{matter}" for matter in get_args(Matter)),
        *(f"asked-{matter}" for matter in get_args(Matter)),
        *(f"propose-{matter}" for matter in get_args(Matter) if matter != "rematch"),
        *(f"variant-{variant}" for variant in choices(Config, "variant")),
        *(f"yellow-{yellow}" for yellow in choices(Config, "yellow")),
        *(f"clock-{clock}" for clock in ("none", *clocks)),
        *(f"vier3d-{ball}" for ball in ("red", "blue", "yellow")),
        *("game-begins", "sat-down", "came-back", "declined", "out", "vier3d-taken-back"),
    }


def test_the_codes_are_found_in_the_sources() -> None:
    found = refusals()

    assert {"rod-full", "not-your-turn", "no-such-code", "storage-failed", "match-deleted"} <= set(
        found
    )
    assert found["rod-full"] == [{"rod"}]
    assert {"line", "full", "abandoned", "draw-agreed", "time", "absent", "sets"} <= reasons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_server_may_say_there_are_words_for(language: str) -> None:
    assert sorted(needed() - everything(language).keys()) == []


def test_there_are_no_words_for_what_nobody_says() -> None:
    spoken = {name.removeprefix("no-") for name in everything("en") if name.startswith("no-")}
    reasoned = {
        name.removeprefix("reason-") for name in everything("en") if name.startswith("reason-")
    }

    assert sorted(spoken - set(refusals()) - SAID_BY_THE_PAGE) == []
    assert sorted(reasoned - reasons()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_uses_only_facts_that_always_come_with_it(language: str) -> None:
    texts = everything(language)
    for code, told in refusals().items():
        used = set(tool.facts(texts[f"no-{code}"]))

        assert used <= set.intersection(*told), code


# What the pages say


def sources() -> Iterator[str]:
    for file in sorted(WEB.rglob("*")):
        if file.suffix in {".ts", ".svelte"} and file.name != "messages.ts":
            yield file.read_text(encoding="utf-8")


def test_every_text_that_the_pages_name_is_there() -> None:
    named = {name for source in sources() for name in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", source)}

    assert len(named) > 100
    assert sorted(named - everything("en").keys()) == []


def test_every_text_that_the_pages_put_together_is_there() -> None:
    begun = {
        name for source in sources() for name in re.findall(r"\bt\(\s*`([a-z0-9-]+)\$", source)
    }

    assert begun != set()
    for beginning in begun:
        assert any(name.startswith(beginning) for name in everything("en")), beginning


def test_no_text_lies_about_unused() -> None:
    """Each is named in the pages, put together there, or said by Python."""
    pages = "\n".join(sources())
    everywhere = pages + "".join(
        found.replace("${game}", game)
        for game in GAMES
        for found in re.findall(r"named\((`\$\{game\}-[a-z]+.*?`)\)", pages)
    )
    named = set(re.findall(r"['\"`]([a-z0-9]+(?:-[a-z0-9]+)*)['\"`]", everywhere))
    begun = tuple(set(re.findall(r"`([a-z0-9-]+-)\$\{", everywhere)))
    elsewhere = ("cli-", "limit-", "shell-", "tui-", "no-")
    unused = {
        name
        for name in everything("en")
        if name not in named and not name.startswith((*elsewhere, *begun))
    }

    assert sorted(unused) == []


def test_every_limit_is_explained_and_nothing_else() -> None:
    fields = {f"limit-{name.replace('_', '-')}" for name in Limits.__struct_fields__}

    assert {name for name in everything("en") if name.startswith("limit-")} == fields


def test_every_text_of_the_command_line_is_said() -> None:
    files = [SOURCE / "main.py", *(SOURCE / "cli").glob("*.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"\"(cli-[a-z-]+)\"", source))
    commands = {f"cli-{name}" for name in re.findall(r"command\(\"(\w+)\"", source)}
    flags = {f"cli-{name}" for name in re.findall(r"flag\(\w+, \"([a-z-]+)\"", source)}
    stores = [SOURCE / "stores" / name for name in ("address.py", "backup.py")]
    faults = "\n".join(file.read_text(encoding="utf-8") for file in stores)
    found = re.findall(r"(?:BadAddress|CannotCopy)\(\"([a-z-]+)\"", faults)
    bad = {f"cli-{code}" for code in found}
    spoken = {name for name in everything("en") if name.startswith("cli-")}

    assert spoken == said | commands | flags | bad | {"cli-log-open", "cli-bus-open"}
