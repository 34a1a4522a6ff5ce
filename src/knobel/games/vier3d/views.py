"""What everybody sees: nothing is secret in this game."""

from typing import Literal

from msgspec import Struct

from knobel.core.clock import Countdown, Fuse
from knobel.core.game import Millis, Seat
from knobel.games.vier3d.config import PerMove
from knobel.games.vier3d.events import BALLS, Ball, Event
from knobel.games.vier3d.lines import CELLS, landings
from knobel.games.vier3d.state import Line, Out, Ply, State, Stock, score


class Threat(Struct, frozen=True, gc=False):
    """A free cell that would complete a line; `now` if the next ball on its rod lands there."""

    ball: Ball
    cell: int
    now: bool


_THREATS = {
    ball: [(Threat(ball, cell, False), Threat(ball, cell, True)) for cell in range(CELLS)]
    for ball in BALLS
}


class ClockView(Struct, frozen=True, gc=False):
    """The time left of each seat at `since`, when the clock of `running` started."""

    lefts: tuple[Millis, ...]
    running: Seat | None
    since: Millis


class View(Struct, frozen=True, gc=False):
    variant: Literal["first-line", "most-lines"]
    yellow: Literal["balanced", "free", "none", "three-players"]
    turn: int
    to_move: Seat | None
    rods: tuple[str, ...]
    """Each rod from the bottom up, one letter for each ball."""
    moves: tuple[Ply, ...]
    lines: tuple[Line, ...]
    score: tuple[int, ...]
    stock: tuple[Stock, ...]
    threats: tuple[Threat, ...]
    out: tuple[Out, ...]
    clock: ClockView | None


def view_for(state: State, seat: Seat | None, /) -> View:
    """The view, which is the same for everybody and therefore made once for each state."""
    view: View | None = state.__dict__.get("view")
    if view is None:
        view = state.__dict__["view"] = _view(state)
    return view


def _view(state: State) -> View:
    return View(
        variant=state.config.variant,
        yellow=state.config.yellow,
        turn=state.turn,
        to_move=state.to_move,
        rods=state.rods,
        moves=state.plies,
        lines=state.lines,
        score=score(state),
        stock=state.stock,
        threats=_threats(state),
        out=state.out,
        clock=_clock_view(state),
    )


def _threats(state: State) -> tuple[Threat, ...]:
    if state.to_move is None:
        return ()
    filled, found = state.filled, []
    next_places = landings(filled)
    for ball, gaps, _ in zip(BALLS, state.gaps, state.stock, strict=False):
        cells, threats = gaps & ~filled, _THREATS[ball]
        while cells:
            lowest = cells & -cells
            found.append(threats[lowest.bit_length() - 1][bool(next_places & lowest)])
            cells ^= lowest
    return tuple(found)


def _clock_view(state: State) -> ClockView | None:
    match state.config.clock, state.clock:
        case PerMove(seconds=seconds), clock:
            burns_out = clock.burns_out if isinstance(clock, Fuse) else 0
            limit = 1000 * seconds
            return ClockView((limit,) * len(state.stock), state.to_move, burns_out - limit)
        case _, Countdown(lefts=lefts, running=running, since=since):
            return ClockView(lefts, running, since)
        case _:
            return None


def event_for(event: Event, seat: Seat | None, /) -> Event | None:
    return event
