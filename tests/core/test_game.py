"""The small tools of the contract."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from knobel.core.game import Game, Illegal, Ledger, Move, Outcome, Transition, is_settled, replay
from knobel.games import vier3d


def _longer(state: str, event: str) -> str:
    return state + event


def test_a_ledger_keeps_the_events_and_the_state_they_lead_to() -> None:
    ledger = Ledger("a", _longer)
    ledger.note("b")
    ledger.note("c")

    assert ledger.step() == Transition("abc", ("b", "c"))
    assert replay(_longer, "a", ledger.step().events) == "abc"


def test_a_ledger_in_which_nothing_is_noted_changes_nothing() -> None:
    assert Ledger("a", _longer).step() == Transition("a", ())


@pytest.mark.parametrize(
    ("due", "at", "expected"),
    [(None, 0, True), (0, 0, False), (10, 9, True), (10, 10, False), (10, 11, False)],
)
def test_a_deadline_has_passed_at_its_very_moment(due: int | None, at: int, expected: bool) -> None:
    game = cast("Game[Any, Any, Any, Any, Any]", SimpleNamespace(wake_at=lambda _: due))

    assert expected == is_settled(game, None, at)


def test_a_refusal_carries_a_code_and_facts() -> None:
    refused = Illegal("rod-full", rod="a1")

    assert (refused.code, refused.facts) == ("rod-full", {"rod": "a1"})


def test_moves_and_outcomes_are_values() -> None:
    assert Move(0, vier3d.Drop("a1", 1), 5) == Move(0, vier3d.Drop("a1", 1), 5)
    with pytest.raises(AttributeError):
        Outcome("line", (0, 1)).reason = "full"  # type: ignore[misc] # that is the point


def test_a_module_is_a_game() -> None:
    """The type checker agrees, too."""
    game: Game[vier3d.Config, vier3d.State, vier3d.Drop, vier3d.Event, vier3d.View] = vier3d

    assert game.sides(vier3d.Config()) == (0, 1)
