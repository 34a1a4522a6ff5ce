"""Vectors: small questions with the answers of the Python rules, for the twins in TypeScript.

Every file of tests/vectors is a list of cases; what a case asks stands in it, `gives` is the answer.
Questions are chosen by seeds and by hand, answers only by the rules: `make vectors` writes them.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random as Chance
from typing import Any, cast

from msgspec import to_builtins

from knobel.core.clock import Bar, Countdown, Fuse, Hourglass
from knobel.core.dice import Recorder, Tape, draw, shuffled
from knobel.core.game import Begin, Move
from knobel.games import vier3d
from knobel.games.vier3d import lines
from tests.kit import vectors_guesses, vectors_xcode, vectors_xobrainer
from tests.kit.rolls import Rolls

FOLDER = Path(__file__).parent.parent / "vectors"

Case = dict[str, Any]


def written(name: str) -> str:
    """The text of a file: one case a line, so that a changed answer is a changed line."""
    lines_of_cases = [json.dumps(case, separators=(",", ":")) for case in FILES[name]()]
    return "[\n" + ",\n".join(lines_of_cases) + "\n]\n"


# Clocks and dice


def _clocks() -> Iterator[Case]:
    times = (0, 1, 1000, 19_999, 20_000, 75_000)

    def asked(clock: Any, ask: str, *args: Any, **named: Any) -> Case:
        answer = getattr(clock, ask)(*args, **named)
        told = [*args, *named.values()]
        return {"clock": to_builtins(clock), "ask": ask, "args": told, "gives": to_builtins(answer)}

    for at in times:
        yield asked(Fuse(20_000), "left", at)
    for glass in (
        Hourglass(180_000, 180_000),
        Hourglass(60_000, 75_000),
        Hourglass(20_000, 20_000),
    ):
        for at in times:
            yield asked(glass, "left", at)
            yield asked(glass, "flipped", at)
            yield asked(glass, "refilled", at)
            yield asked(glass.flipped(at), "flipped", at + 700)
    for bar in (
        Bar(20_000),
        Bar(20_000, 0, 0, 500),
        Bar(10_000, 4_000, 1, 1_000),
        Bar(40_000, -39_999, 0, 0),
    ):
        yield asked(bar, "due")
        for at in times:
            yield asked(bar, "where", max(at, bar.since))
            for side in (0, 1):
                yield asked(bar, "turned", side, max(at, bar.since))
    for clock in (
        Countdown((300_000, 300_000), 5_000),
        Countdown((20_000, 1_000), 0, 1, 0),
        Countdown((20_000, 61_000), 2_000, 0, 0),
        Countdown((1_000, 0, 30_000), 3_000, 2, 0),
    ):
        yield asked(clock, "due")
        for at in times:
            for seat in range(len(clock.lefts)):
                yield asked(clock, "left", seat, at)
            for moved in (False, True):
                yield asked(clock, "stopped", at, moved=moved)
            yield asked(clock, "started", 1, at)


def _dice() -> Iterator[Case]:
    for number, size in enumerate((1, 2, 3, 5, 8, 25, 32)):
        bag = list(range(size))
        recorder = Recorder(Rolls(number))
        thing, rest = draw(recorder, bag)
        yield {"ask": "draw", "bag": bag, "picks": recorder.picks, "gives": [thing, list(rest)]}
        recorder = Recorder(Rolls(number))
        order = shuffled(recorder, bag)
        yield {"ask": "shuffled", "bag": bag, "picks": recorder.picks, "gives": list(order)}


# Vier-gewinnt 3D


def _vier3d() -> Iterator[Case]:
    yield {"ask": "lines", "gives": to_builtins(lines.LINES)}
    for number in range(24):
        chance = Chance(number)
        yellow = ("balanced", "free", "none", "three-players")[number % 4]
        state = vier3d.opening(vier3d.Config("most-lines", cast(Any, yellow)))
        state = vier3d.apply(state, Move(None, Begin(), 0), Tape()).state
        drops, made = [], []
        for _ in range(chance.choice((12, 30, 48, 64))):
            if state.to_move is None:
                break
            seat = state.to_move
            drop = chance.choice(list(vier3d.legal_actions(state, seat)))
            before = len(state.lines)
            state = vier3d.apply(state, Move(seat, drop, 0), Tape()).state
            drops.append([lines.ROD_INDEX[drop.rod], state.plies[-1].ball])
            made.append([list(line.cells) for line in state.lines[before:]])
        yield {
            "ask": "score",
            "balls": list(vier3d.BALLS[: len(state.stock)]),
            "drops": drops,
            "gives": {
                "rods": list(vier3d.view_for(state, None).rods),
                "made": [[i, found] for i, found in enumerate(made) if found],
                "score": list(vier3d.score(state)),
            },
        }


FILES: dict[str, Callable[[], Iterator[Case]]] = {
    "clocks": _clocks,
    "dice": _dice,
    "vier3d": _vier3d,
    **{f"{game}-guesses": cases for game, cases in vectors_guesses.FILES.items()},
    **{f"xcode-{name}": cases for name, cases in vectors_xcode.FILES.items()},
    **{f"xobrainer-{name}": cases for name, cases in vectors_xobrainer.FILES.items()},
}
