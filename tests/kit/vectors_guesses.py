"""What the rules make of moves whose result the page guesses, for games with turns.

A case begins with a whole view; every case after it is a move, and `gives` what has changed then
and what has happened.  Spectators' views are enough: guesses need no secrets.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import to_builtins

from knobel.core.dice import Tape
from knobel.core.game import Move
from knobel.games import vier3d, xobrainer
from knobel.games.xobrainer import Random
from knobel.games.xobrainer.events import Placed, RoundEnded
from tests.kit import vier3d as vier3d_kit
from tests.kit import xobrainer as xobrainer_kit

Case = dict[str, Any]

LAST = 6
"""So many moves are asked at the end of a round: line-ups are filled again, and the round ends."""


def _verdict(rules: Any, before: Any, move: str, after: Any, events: Any) -> Case:
    old, new = (to_builtins(rules.view_for(state, None)) for state in (before, after))
    changes = {name: value for name, value in new.items() if old[name] != value}
    told = [to_builtins(rules.event_for(event, None)) for event in events]
    return {"move": move, "gives": [changes, told]}


def _vier3d() -> Iterator[Case]:
    def played(state: vier3d.State, moves: str) -> Iterator[Case]:
        yield {"view": to_builtins(vier3d.view_for(state, None))}
        for move in moves.split():
            asked = Move(state.to_move, vier3d.read_action(move, state), 0)
            step = vier3d.apply(state, asked, Tape())
            yield _verdict(vier3d, state, move, step.state, step.events)
            state = step.state

    yield from played(vier3d_kit.begin(), "a1 b1 a2 b2 a3 b3 a4")
    yield from played(vier3d_kit.begin(vier3d_kit.FREE), "y:b2 b2 y:b2 c1")
    three = vier3d_kit.begin(vier3d_kit.THREE)
    yield from played(three, "a1 b1 c1 a1")
    yield from played(vier3d_kit.resign(three, 1), "a1 c1 a1")


def _xobrainer() -> Iterator[Case]:
    for settings in (xobrainer_kit.config(Random()), xobrainer_kit.config(teams=(2, 1))):
        begun, *steps = xobrainer_kit.played(settings, 1)
        state, moves = begun.state, []
        for step in steps:
            moves += [(state, p.square, step) for p in xobrainer_kit.told(step.events, Placed)]
            state = step.state
            if xobrainer_kit.told(step.events, RoundEnded):
                break
        last = moves[-LAST:]
        yield {"view": to_builtins(xobrainer.view_for(last[0][0], None))}
        for before, square, step in last:
            yield _verdict(xobrainer, before, square, step.state, step.events)


FILES: dict[str, Callable[[], Iterator[Case]]] = {"vier3d": _vier3d, "xobrainer": _xobrainer}
