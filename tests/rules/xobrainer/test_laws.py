"""The laws that every game keeps, over XOBrainer, until the catalog has it."""

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from knobel.core.clock import Fuse
from knobel.core.game import Illegal, Move, Step, Tick
from knobel.games import xobrainer
from knobel.games.xobrainer import Mission, Points, Rounds, Sets, SingleRound, Trap
from knobel.games.xobrainer.events import Hands
from tests.kit.xobrainer import STRAYS, TITLE, all_mixes, config
from tests.laws import laws, runs
from tests.laws.runs import Run

LENGTHS = [Sets(1), Sets(5), Rounds(2), SingleRound(), Points(10), Points(60)]
TEAMS = [(1, 1), (1, 1), (2, 2), (1, 2), (3, 2)]
LAYOUTS = ["default", "wild"]


@st.composite
def _configs(draw: st.DrawFn) -> xobrainer.Config:
    from knobel.catalog import packs

    mix = draw(st.sampled_from(all_mixes()))
    readings: dict[str, Any] = {
        "mission": Mission(draw(st.sampled_from(["with-row", "four-pieces"]))),
        "trap": Trap(draw(st.sampled_from(["holder", "victim"]))),
    }
    return config(
        *(readings.get(variant.name, variant) for variant in mix),
        layout=packs.layout(draw(st.sampled_from(LAYOUTS))),
        length=draw(st.sampled_from(LENGTHS)),
        teams=draw(st.sampled_from(TEAMS)),
        rows=draw(st.sampled_from(["best", "all"])),
    )


@pytest.fixture(autouse=True)
def _looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laws look at this game too."""
    monkeypatch.setitem(runs.CONFIGS, "xobrainer", _configs())
    monkeypatch.setitem(runs.STRAYS, "xobrainer", STRAYS)


@pytest.mark.parametrize("law", laws.LAWS)
def test_xobrainer_keeps_the_law(law: str) -> None:
    laws.LAWS[law](TITLE)


def test_the_runs_reach_what_the_laws_speak_of() -> None:
    seen: set[str] = set()

    def look(run: Run) -> None:
        result = TITLE.game.outcome(run.end)
        seen.add("cut short" if result is None else result.reason)
        for moment in run.moments:
            seen.add(type(moment.move.action).__name__)
            seen.update(type(event).__name__ for event in moment.step.events)

    laws.for_all(TITLE, look, 300, longest=400)

    assert {"cut short", "sets", "points", "round", "knockout", "resigned", "abandoned"} <= seen
    assert {"Begin", "Tick", "Place", "Seen", "TakeBack", "Forfeit"} <= seen
    rare = {"DeckRefused", "Passed"}  # shown by examples
    kinds = {kind.__name__ for kind in xobrainer.Event.__args__} - rare
    assert kinds <= seen


def test_a_law_finds_a_forgotten_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is shown everybody's cards, but not told of them, knows more than was heard."""
    monkeypatch.setattr(xobrainer.views, "_cards", _all_cards)

    with pytest.raises(AssertionError):
        laws.who_hears_the_same_sees_the_same(TITLE)


def _all_cards(state: Any, _: Any) -> Any:
    return tuple(
        held
        for variant, note in zip(state.config.variants, state.notes, strict=True)
        if isinstance(note, Hands)
        for held in xobrainer.views._held(state, variant.name, note.hands)
    )


def test_a_law_finds_expiries_stamped_with_the_time_they_are_noticed() -> None:
    def late(state: Any, move: Any, dice: Any) -> Any:
        if not isinstance(move.action, Tick):
            return xobrainer.apply(state, move, dice)
        due = xobrainer.wake_at(state)
        while due is not None and due <= move.at:
            state = _postponed(state, move.at)
            state = xobrainer.apply(state, Move(None, Tick(), move.at), dice).state
            due = xobrainer.wake_at(state)
        return Step(state, ())

    title = copy.copy(TITLE)
    game: Any = SimpleNamespace(**{name: getattr(xobrainer, name) for name in xobrainer.__all__})
    game.apply = late
    title.game = game
    with pytest.raises((AssertionError, Illegal)):  # another state, or another turn
        laws.extra_ticks_change_nothing(title)


def _postponed(state: Any, now: int) -> Any:
    """The same deadlines, but none before now."""
    if state.rest is not None:
        return replace(state, rest=replace(state.rest, until=max(now, state.rest.until)))
    notes = [Fuse(max(now, n.burns_out)) if isinstance(n, Fuse) else n for n in state.notes]
    return replace(state, notes=tuple(notes))
