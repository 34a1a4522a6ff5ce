"""The vectors of X-Code: the verdicts of the rules on moves whose result the page guesses."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import to_builtins

from knobel.core.game import Illegal
from knobel.games import xcode
from knobel.games.xcode import State
from tests.kit import xcode as kit

Case = dict[str, Any]

ME = 0
OTHERS = ("2< 2> 3<", "4< 4> 6<", "7< 8> 8<")


def _view(state: State) -> Case:
    view: Case = to_builtins(xcode.view_for(state, ME))
    return view


def _changes(old: Case, new: Case) -> Case:
    return {name: value for name, value in new.items() if old[name] != value}


def _verdict(state: State, move: str) -> str | list[Any]:
    """Why it is refused, or what has changed then and what has happened."""
    try:
        step = kit.step(state, f"{ME}: {move}")
    except Illegal as no:
        return no.code
    events = to_builtins([xcode.event_for(event, ME) for event in step.events])
    return [_changes(_view(state), _view(step.state)), events]


def _moves() -> Iterator[Case]:
    """The first case has a whole view, the others what is different there."""
    base: Case = {}

    def asked(state: State, *moves: str) -> Case:
        view = _view(state)
        return {
            "view": _changes(base, view) if base else view,
            "legal": xcode.short_moves(state, ME),
            "gives": {move: _verdict(state, move) for move in moves},
        }

    table = kit.table("5< 5> j 9<", *OTHERS)
    yield asked(
        table,
        *("draw", "discard j 9< 5<", "discard 5< 5< 9<", "say need 5 with 2", "say sand to 2"),
        *("lay j 5> 5<", "lay 5< 5> 9<", "offer 9< to 1", "offer 9< to 3"),
        *("withdraw 9< from 1", "give 9< to 1 for 7>"),
    )
    base = _view(table)
    yield asked(
        kit.table("5< 5> j 9<", *OTHERS, offers=[(1, 0, "7>")]),
        *("give 9< to 1 for 7>", "give 5> to 1 for 7>", "offer 9< to 1", "decline 7> of 1"),
    )
    yield asked(
        kit.table("5< 5> j 9<", *OTHERS, offers=[(0, 1, "7<")]),
        *("withdraw 7< from 1", "withdraw 9< from 1", "offer 9< to 1"),
    )
    yield asked(
        kit.table("t< t> j j 5> 1< 3>", *OTHERS, cracked="5", offers=[(0, 1, "9<")]),
        *("lay j t> t<", "lay 5> j j", "draw"),
    )
    yield asked(kit.exactly(table, discards="6> 1<"), "draw")
    yield asked(kit.exactly(table), "draw")
    losing = kit.config(4, overdraw="loses-hand")
    yield asked(kit.table("1< 2> 3> 4> 5> 6> 7< 9<", *OTHERS, settings=losing), "draw")


FILES: dict[str, Callable[[], Iterator[Case]]] = {"guesses": _moves}
