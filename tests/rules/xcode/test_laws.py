"""The laws that every game keeps, over X-Code, until the catalog has it."""

import copy
from collections.abc import Callable
from random import Random as Chance
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from knobel.catalog import Title
from knobel.core.game import Begin, Forfeit, Millis, Move, Seat, Tick
from knobel.games import xcode
from knobel.games.xcode import Config, State
from tests.kit.rolls import Rolls
from tests.kit.xcode import LEVELS, MISSIONS, STRAYS, TITLE, any_action, config
from tests.laws import laws, runs
from tests.laws.runs import Moment, Run

CONFIGS = st.builds(
    config,
    st.sampled_from([2, 2, 3, 3, 4, 5, 6, 7, 8]),
    st.sampled_from([*LEVELS, *MISSIONS]),
    overdraw=st.sampled_from(["refused", "loses-hand"]),
    turning=st.sampled_from(["flip", "refill"]),
    countdown=st.sampled_from([0, 0, 3]),
)


def _play_run(title: Title, settings: Config, number: int, length: int) -> Run:
    """As for all games, but every kind of action is as likely: else people would only talk."""
    game, chance, dice = title.game, Chance(number), Rolls(number)
    state, at = game.opening(settings), 0
    moments: list[Moment] = []
    hurry = chance.choice((1, 1, 8))

    def do(seat: Seat | None, action: Any) -> None:
        nonlocal state
        step = game.apply(state, move := Move(seat, action, at), dice)
        moments.append(Moment(state, move, step))
        state = step.state

    do(None, Begin())
    while len(moments) < length and game.outcome(state) is None:
        at += _wait(chance, at, game.wake_at(state)) // hurry
        do(None, Tick())
        if game.outcome(state) is None and chance.randrange(80) == 0:
            do(chance.choice(game.in_play(state)), Forfeit("resigned"))
        elif (found := any_action(state, chance)) is not None:
            do(*found)
    return Run(settings, number, moments)


def _wait(chance: Chance, at: Millis, due: Millis | None) -> Millis:
    left = 10_000 if due is None else max(0, due - at)
    if chance.randrange(30) == 0:
        return max(0, left + chance.choice((-1, 0, 1, 25_000, 10_000_000)))
    return chance.choice((0, 0, 0, 1, min(500, left // 2), left // 9))


@pytest.fixture(autouse=True)
def _looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laws look at this game too."""
    monkeypatch.setitem(runs.CONFIGS, "xcode", CONFIGS)
    monkeypatch.setitem(runs.STRAYS, "xcode", STRAYS)
    monkeypatch.setattr(laws, "play_run", _play_run)


@pytest.mark.parametrize("law", laws.LAWS)
def test_xcode_keeps_the_law(law: str) -> None:
    laws.LAWS[law](TITLE)


def test_the_runs_reach_what_the_laws_speak_of() -> None:
    seen: set[str] = set()

    def look(run: Run) -> None:
        result = TITLE.game.outcome(run.end)
        seen.add("cut short" if result is None else result.reason)
        seen.add(f"{run.config.players} players")
        for moment in run.moments:
            seen.add(type(moment.move.action).__name__)
            seen.update(type(event).__name__ for event in moment.step.events)

    laws.for_all(TITLE, look, 400, longest=400)

    assert {"cut short", "sand", "second-sand", "resigned"} <= seen  # "cracked" needs a plan
    assert {f"{n} players" for n in range(2, 9)} <= seen
    assert {"Begin", "Tick", "Forfeit"} <= seen
    assert {kind.__name__ for kind in xcode.Action.__args__} <= seen
    assert {kind.__name__ for kind in xcode.Event.__args__} <= seen


# The laws bite


def _with(**functions: Any) -> Title:
    """The title with some functions of its game exchanged."""
    title = copy.copy(TITLE)
    game: Any = SimpleNamespace(**{name: getattr(xcode, name) for name in xcode.__all__})
    for name, function in functions.items():
        setattr(game, name, function)
    title.game = game
    return title


def _sand_runs_out_when_it_is_noticed() -> Title:
    def apply(state: State, move: Any, dice: Any) -> Any:
        due = xcode.wake_at(state)
        is_late = isinstance(move.action, Tick) and due is not None and due < move.at
        if is_late and state.sand is not None and state.sand.ends == due:
            state = replace(state, sand=replace(state.sand, ends=move.at))
        return xcode.apply(state, move, dice)

    return _with(apply=apply)


def _sand_lasts_a_moment_longer() -> Title:
    def apply(state: State, move: Any, dice: Any) -> Any:
        is_tick = isinstance(move.action, Tick)
        return xcode.apply(state, replace(move, at=move.at - 1) if is_tick else move, dice)

    return _with(apply=apply)


def _everybody_sees_the_same_hand() -> Title:
    return _with(view_for=lambda state, _: xcode.view_for(state, 0))


def _the_order_of_the_pile_is_shown() -> Title:
    def view_for(state: State, seat: Seat | None) -> xcode.View:
        top = state.pile[0] if state.pile else None
        return replace(xcode.view_for(state, seat), top=top)

    return _with(view_for=view_for)


def _legal_actions_forget_the_limit() -> Title:
    def legal_actions(state: State, seat: Seat) -> Any:
        legal = xcode.legal_actions(state, seat)
        is_on = state.sand is not None and seat in state.ring and state.end is None
        return legal if xcode.Draw() in legal or not is_on else [xcode.Draw(), *legal]

    return _with(legal_actions=legal_actions)


def _sets_may_be_laid_twice() -> Title:
    def apply(state: State, move: Any, dice: Any) -> Any:
        if isinstance(move.action, xcode.Lay):
            state = replace(state, done="")
        return xcode.apply(state, move, dice)

    return _with(apply=apply)


def _who_left_still_sits_there() -> Title:
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
def test_a_law_finds_its_fault(law: str, fault: Callable[[], Title]) -> None:
    with pytest.raises(AssertionError):
        laws.LAWS[law](fault())
