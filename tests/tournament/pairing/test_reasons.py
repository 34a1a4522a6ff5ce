"""Every reason is documented with its facts, and is a sentence in all languages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import knobel
from bench.evenings import Evening, ups_and_downs
from knobel.core.game import Illegal
from knobel.tournament import commands as do
from knobel.tournament.pairing import reasons
from knobel.tournament.values import Reason

HOME = Path(knobel.__file__).parent
LISTED = {
    code: set(facts.replace(" ", "").split(",")) - {""}
    for code, facts in re.findall(
        r"^\| ([a-z-]+) \| ([a-z, ]*)\|", reasons.__doc__ or "", re.MULTILINE
    )
    if code != "code"
}
FIELD = {"sides": 1, "scoring": "field"}
FORMS: dict[str, dict[str, object]] = {
    "near-points": {"format": "swiss"},
    "dutch": {"format": "dutch"},
    "bye-in-turn": {"format": "all-play-all"},
    "third-place": {"format": "knockout"},
    "equal-losses": {"format": "double-knockout"},
    "seed-by-group": {"format": "stages", "groups": 3},
    "two-at-table": {"format": "threes", "sides": 3, "scoring": "places"},
    "new-mates": {"format": "mixer", "team": 2},
    "near-rank": {"format": "arena"},
    "challenge": {"format": "ladder"},
    "same-deals": {"format": "league", "sides": 1, "scoring": "field", "deals": 2},
    "level-again": {"format": "climb", **FIELD, "levels": ("one", "two"), "goal": 29},
    "bye-all-won": {"format": "climb", **FIELD, "levels": ("one",), "goal": 29},
}
"""By a reason that the format gives, what to set up."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """The ids of a file, and the facts that each of them says."""
    file = HOME / "locale" / language / "events-why.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def stored(evening: Evening) -> list[Reason]:
    return [
        reason
        for heat in evening.t.heats
        for reason in (*(why for bout in heat.bouts for why in bout.why), *heat.why_byes)
    ]


def test_all_reasons_that_the_source_names_are_listed() -> None:
    source = "".join(
        file.read_text("utf-8") for file in (HOME / "tournament" / "pairing").glob("*.py")
    )
    named = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source))

    assert len(named) > 20
    assert named <= set(LISTED)


@pytest.mark.parametrize("language", ["da", "de", "en", "fr", "nl"])
def test_every_reason_has_a_sentence_that_says_only_its_facts(language: str) -> None:
    found = texts(language)

    assert {f"why-{code}" for code in LISTED} == set(found)
    assert [] == [code for code, facts in LISTED.items() if not found[f"why-{code}"] <= facts]


@pytest.mark.parametrize("code", FORMS)
def test_reasons_come_with_the_facts_that_are_listed(code: str) -> None:
    seen: dict[str, set[str]] = {}
    refusals = set()
    for seed, people in enumerate((2, 3, 5, 8, 9, 10, 13, 16)):
        evening = Evening(seed, people=people, heats=5, **FORMS[code])
        if seed % 2 and people > 4:
            evening.do(do.Forbid(1, 2))
        for _ in range(8):
            try:
                evening.run(1, no_shows=0.05)
                ups_and_downs(evening, 0.05)
            except Illegal as refused:
                refusals.add(refused.code)
                break
        seen |= {reason.code: set(reason.facts) for reason in stored(evening)}

    assert code in seen
    assert {known: LISTED[known] for known in seen} == seen
    assert refusals <= {"event-too-few", "event-must-meet"}
