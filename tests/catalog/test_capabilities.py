"""Which game offers what, and that what it offers has the right shape."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from knobel.bots import vier3d as vier3d_bots
from knobel.catalog import GAMES
from knobel.catalog import xcode as xcode_files
from knobel.catalog import xobrainer as xobrainer_files
from knobel.core import capabilities
from knobel.core.capabilities import (
    Acknowledgements,
    Clocked,
    Contested,
    Ladder,
    LessonDice,
    Limited,
    Live,
    NamedSettings,
    Packs,
    Perft,
    Pictured,
    Revocable,
    Rules,
    Secrets,
    ShortMoves,
    Turns,
    Unaffected,
)
from knobel.games import vier3d, xcode, xobrainer
from knobel.match import Header, SeatSetup, opened

OFFERED = Path(__file__).parent / "capabilities.txt"

if TYPE_CHECKING:  # `isinstance` looks for names only; here mypy looks at the signatures
    RULES: list[Rules] = [vier3d, xcode, xobrainer]
    SECRETS: list[Secrets] = [xcode, xobrainer]
    ACKNOWLEDGEMENTS: list[Acknowledgements] = [xobrainer]
    SHORT_MOVES: list[ShortMoves] = [vier3d, xcode, xobrainer]
    UNAFFECTED: list[Unaffected] = [xcode]
    LIVE: list[Live] = [xcode]
    TURNS: list[Turns] = [vier3d, xobrainer]
    CLOCKED: list[Clocked] = [vier3d, xcode, xobrainer]
    REVOCABLE: list[Revocable] = [vier3d, xobrainer]
    PICTURED: list[Pictured] = [vier3d, xcode, xobrainer]
    CONTESTED: list[Contested] = [vier3d, xcode, xobrainer]
    LIMITED: list[Limited] = [vier3d]
    PERFT: list[Perft] = [vier3d_bots]
    NAMED_SETTINGS: list[NamedSettings] = [xcode_files, xobrainer_files]
    PACKS: list[Packs] = [xcode_files, xobrainer_files]
    LADDER: list[Ladder] = [xcode_files]
    LESSON_DICE: list[LessonDice] = [xcode_files]


def _all() -> dict[str, type]:
    """The capabilities, in the order of their module; `Rules` is what every game offers."""
    found = inspect.getmembers(capabilities, inspect.isclass)
    own = [kind for _, kind in found if kind.__module__ == capabilities.__name__]
    return {
        kind.__name__: kind
        for kind in sorted(own, key=lambda kind: inspect.findsource(kind)[1])
        if getattr(kind, "_is_runtime_protocol", False)
    }


def test_every_game_offers_what_is_written_down() -> None:
    """A misspelt name would count as absent, so the table is kept: change it on purpose."""
    lines = []
    for name, definition in GAMES.items():
        offered = [value for value in vars(definition).values() if isinstance(value, ModuleType)]
        has = [kind for kind, proto in _all().items() if any(isinstance(m, proto) for m in offered)]
        lines.append(f"{name}: {', '.join(has)}")

    assert OFFERED.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize("game", GAMES)
def test_a_definition_finds_each_capability_that_its_modules_offer(game: str) -> None:
    definition = GAMES[game]
    told = {
        "Secrets": definition.secrets,
        "Acknowledgements": definition.acknowledgements,
        "ShortMoves": definition.shortened,
        "Unaffected": definition.unaffected,
        "Live": definition.live,
        "Turns": definition.turns,
        "Clocked": definition.clocked,
        "Revocable": definition.revocable,
        "Pictured": definition.pictured,
        "Contested": definition.contested,
        "Limited": definition.limited,
        "Perft": definition.counting,
        "NamedSettings": definition.named,
        "Packs": definition.packs,
        "Ladder": definition.ladder,
        "LessonDice": definition.dealing,
    }
    (line,) = [line for line in OFFERED.read_text("utf-8").splitlines() if line.startswith(game)]

    assert list(_all()) == list(told)
    assert line == f"{game}: {', '.join(name for name, found in told.items() if found is not None)}"


def test_stages_of_all_games_have_names_of_their_own() -> None:
    """A group's attempts only name the stage."""
    names = [name for game in GAMES.values() if game.ladder for name in game.ladder.stages()]

    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("game", "config", "facts"),
    [
        ("vier3d", {}, {"may_take_back"}),
        ("vier3d", {"clock": {"type": "per-move"}}, {"has_clock", "may_take_back"}),
        ("xobrainer", {}, {"may_take_back"}),
        ("xobrainer", {"variants": [{"type": "time-bomb"}]}, {"has_clock"}),
        ("xobrainer", {"variants": [{"type": "trap"}]}, set()),
        ("xcode", {"players": 2}, {"is_together", "is_live", "has_ladder", "has_clock"}),
    ],
)
def test_the_match_tells_what_the_game_is_like(
    game: str, config: dict[str, Any], facts: set[str]
) -> None:
    definition = GAMES[game]
    read = definition.read_config(config)
    places = (SeatSetup(),) * len(definition.game.sides(read))
    header = Header("m", "c", "w", game, definition.rules, read, places, opened=0)
    view = definition.match_view(opened(definition.game, header), None)
    all_facts = {"is_together", "is_live", "has_ladder", "has_clock", "may_take_back"}

    assert facts == {fact for fact in all_facts if getattr(view, fact)}
