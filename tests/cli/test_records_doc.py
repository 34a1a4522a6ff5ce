"""docs/records.md says what is true: its example is read, its words are those of the program."""

import re
from pathlib import Path

import pytest

from knobel.catalog import Unreadable, game_named
from knobel.catalog.records import _WORDS, read_record, write_record
from knobel.core.game import Outcome
from knobel.match import opened, outcome, verify
from knobel.match.judge import enter
from tests.cli.conftest import Knobel

DOC = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLE, XOBRAINER = re.findall(r"```text\n(.+?)```", DOC, re.DOTALL)
DEFINITION = game_named("vier3d")


def test_the_example_is_read_and_written_again() -> None:
    definition, header, entries = read_record(EXAMPLE)

    assert write_record(definition, header, entries) == EXAMPLE
    assert verify(definition.game, header, entries) is None


def test_the_example_tells_a_match_of_that_kind() -> None:
    _, header, entries = read_record(EXAMPLE)
    match = opened(DEFINITION.game, header)
    for entry in entries:
        match = enter(DEFINITION.game, match, entry)

    assert header.imported
    assert outcome(DEFINITION.game, match) == Outcome("resigned", (1, 0))
    assert [chair.name for chair in match.chairs] == ["Bo", "Anna"]
    assert [ply.rod for ply in match.state.plies] == ["b2", "c3", "b3", "d4"]


def test_the_other_example_is_read_and_written_again_but_for_what_was_left_out() -> None:
    definition, header, entries = read_record(XOBRAINER)
    written = write_record(definition, header, entries)

    assert _without_config(written) == _without_config(XOBRAINER)
    assert verify(definition.game, header, entries) is None
    assert (header.config.layout.name, len(header.config.cards)) == ("default", 25)
    names = {type(event).__name__ for entry in entries for event in entry.events}
    assert {"TurnLost", "Dealt", "RowMade", "CardsShown"} <= names


def _without_config(record: str) -> list[str]:
    return [line for line in record.splitlines() if not line.startswith("config: ")]


def test_settings_that_the_rules_refuse_are_told_as_it_says() -> None:
    changed = XOBRAINER.replace('"teams"', '"layout":{"name":"x","rows":[]},"teams"')

    with pytest.raises(Unreadable) as refused:
        read_record(changed)
    assert f"`{refused.value}`" in DOC


@pytest.mark.parametrize("example", [EXAMPLE, XOBRAINER])
def test_the_examples_can_be_imported(knobel: Knobel, tmp_path: Path, example: str) -> None:
    (tmp_path / "example.knobel").write_text(example, encoding="utf-8")
    said = knobel("import", tmp_path / "example.knobel", "--data", tmp_path)

    assert said.out.startswith("Stored as match ")


def test_every_line_of_the_head_is_explained() -> None:
    head, _, _ = EXAMPLE.partition("\n\n")
    explained = set(re.findall(r"^\| `(\w+)", DOC, re.MULTILINE))

    for line in head.splitlines()[1:]:
        assert line.split()[0].rstrip(":") in explained


def test_every_command_is_explained() -> None:
    named = set(re.findall(r"`([a-z][a-z -]*?)(?: (?:[A-Z#]+\b.*?))?`", DOC))
    matters = {"draw", "take-back", "pause", "resume", "rematch"}
    words = {re.sub(f" ({'|'.join(matters)})$", "", word) for word in _WORDS if "claim" not in word}

    assert matters <= named
    assert words | {"claim win", "claim draw", "sit", "away", "back", "halt"} <= named | {"rename"}


@pytest.mark.parametrize("number", [14])
def test_a_line_that_does_not_hold_is_refused_as_it_says(number: int) -> None:
    lines = EXAMPLE.splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace("seat 1", "seat 0")

    with pytest.raises(Exception, match=rf"line {number}: refused \(not-your-turn\)") as refused:
        read_record("".join(lines))
    assert str(refused.value) in DOC
