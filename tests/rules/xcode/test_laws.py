"""Faults in X-Code that the laws of all games find."""

import copy
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Seat, Tick
from knobel.games import xcode
from knobel.games.xcode import State
from tests.kit.xcode import DEFINITION
from tests.laws import laws
from tests.laws.faults import CAUGHT


def _with(**functions: Any) -> GameDefinition:
    """The definition with some functions of its game exchanged."""
    definition = copy.copy(DEFINITION)
    game: Any = SimpleNamespace(**{name: getattr(xcode, name) for name in xcode.__all__})
    for name, function in functions.items():
        setattr(game, name, function)
    definition.game = game
    return definition


def _sand_runs_out_when_it_is_noticed() -> GameDefinition:
    def apply(state: State, move: Any, dice: Any) -> Any:
        due = xcode.wake_at(state)
        is_late = isinstance(move.action, Tick) and due is not None and due < move.at
        if is_late and state.sand is not None and state.sand.ends == due:
            state = replace(state, sand=replace(state.sand, ends=move.at))
        return xcode.apply(state, move, dice)

    return _with(apply=apply)


def _sand_lasts_a_moment_longer() -> GameDefinition:
    def apply(state: State, move: Any, dice: Any) -> Any:
        is_tick = isinstance(move.action, Tick)
        return xcode.apply(state, replace(move, at=move.at - 1) if is_tick else move, dice)

    return _with(apply=apply)


def _everybody_sees_the_same_hand() -> GameDefinition:
    return _with(view_for=lambda state, _: xcode.view_for(state, 0))


def _the_order_of_the_pile_is_shown() -> GameDefinition:
    def view_for(state: State, seat: Seat | None) -> xcode.View:
        top = state.pile[0] if state.pile else None
        return replace(xcode.view_for(state, seat), top=top)

    return _with(view_for=view_for)


def _legal_actions_forget_the_limit() -> GameDefinition:
    def legal_actions(state: State, seat: Seat) -> Any:
        legal = xcode.legal_actions(state, seat)
        is_on = state.sand is not None and seat in state.ring and state.end is None
        return legal if xcode.Draw() in legal or not is_on else [xcode.Draw(), *legal]

    return _with(legal_actions=legal_actions)


def _sets_may_be_laid_twice() -> GameDefinition:
    def apply(state: State, move: Any, dice: Any) -> Any:
        if isinstance(move.action, xcode.Lay):
            state = replace(state, done="")
        return xcode.apply(state, move, dice)

    return _with(apply=apply)


def _who_left_still_sits_there() -> GameDefinition:
    return _with(in_play=lambda state: range(state.config.players))


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        ("extra-ticks-change-nothing", _sand_runs_out_when_it_is_noticed),
        ("after-a-tick-the-clock-wakes-in-the-future", _sand_lasts_a_moment_longer),
        ("who-hears-the-same-sees-the-same", _everybody_sees_the_same_hand),
        ("who-hears-the-same-sees-the-same", _the_order_of_the_pile_is_shown),
        ("exactly-the-legal-actions-are-accepted", _legal_actions_forget_the_limit),
        ("events-alone-lead-to-the-state", _sets_may_be_laid_twice),
        ("who-gives-up-is-out-and-places-are-places", _who_left_still_sits_there),
    ],
)
def test_a_law_finds_its_fault(law: str, fault: Callable[[], GameDefinition]) -> None:
    with pytest.raises(CAUGHT):
        laws.LAWS[law](fault())
