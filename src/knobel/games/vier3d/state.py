"""A match as a value, how each event changes it, and its result."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.clock import Countdown, Fuse
from knobel.core.game import ForfeitReason, Millis, Outcome, Seat
from knobel.games.vier3d.config import Config, PerMove, Total
from knobel.games.vier3d.events import (
    BALLS,
    Ball,
    Begun,
    Dropped,
    Event,
    Forfeited,
    Rod,
    TakenBack,
)
from knobel.games.vier3d.lines import (
    FULL,
    ROD_INDEX,
    RODS,
    gaps_after,
    gaps_of,
    landing,
    lines_made,
)

T = TypeVar("T")


class Stock(Struct, frozen=True, gc=False):
    """The balls that a seat may still play; with the option *free* yellow is shared."""

    own: int
    yellow: int = 0


class Ply(Struct, frozen=True, gc=False, array_like=True):
    """One ball played."""

    ball: Ball
    rod: Rod
    seat: Seat


class Line(Struct, frozen=True, gc=False):
    """Four in a row; `ply` is the index of the ball that completed it."""

    ball: Ball
    cells: tuple[int, ...]
    ply: int


class Out(Struct, frozen=True, gc=False):
    """A seat that has forfeited."""

    seat: Seat
    reason: ForfeitReason


class State(Struct, frozen=True, dict=True):  # a dict, in which `views` keeps the view
    config: Config
    stock: tuple[Stock, ...]
    clock: Fuse | Countdown | None
    boards: tuple[int, int, int] = (0, 0, 0)
    """The cells of the red, the blue and the yellow balls."""
    gaps: tuple[int, int, int] = (0, 0, 0)
    """For each colour, the cells that would complete a line, occupied ones included."""
    rods: tuple[str, ...] = ("",) * len(RODS)
    """Each rod from the bottom up, one letter for each ball."""
    plies: tuple[Ply, ...] = ()
    lines: tuple[Line, ...] = ()
    out: tuple[Out, ...] = ()
    turn: int = 0
    """Increases with every event, so that every turn has its own number."""
    to_move: Seat | None = None

    @property
    def filled(self) -> int:
        red, blue, yellow = self.boards
        return red | blue | yellow


def turn(state: State, /) -> int:
    return state.turn


def opening(config: Config, /) -> State:
    stock = _first_stock(config)
    match config.clock:
        case Total(seconds=seconds, increment=increment):
            lefts = (1000 * seconds,) * len(stock)
            return State(config, stock, Countdown(lefts, 1000 * increment))
        case _:
            return State(config, stock, None)


def _first_stock(config: Config) -> tuple[Stock, ...]:
    if config.variant == "first-line":
        return (Stock(32), Stock(32))  # V3-02
    match config.yellow:  # V3-44
        case "balanced":
            return (Stock(22, 10), Stock(21, 11))
        case "free":
            return (Stock(32, 21), Stock(32, 21))
        case "none":
            return (Stock(32), Stock(32))
        case "three-players":
            return (Stock(22), Stock(21), Stock(21))


# Changes


def evolve(state: State, event: Event, /) -> State:
    match event:
        case Dropped():
            return _pass_turn(_dropped(state, event), event.seat + 1, event.at, moved=True)
        case Begun(at=at):
            return _pass_turn(state, 0, at, moved=False)
        case Forfeited(seat=seat, reason=reason, at=at):
            left = replace(state, out=(*state.out, Out(seat, reason)))
            if seat != state.to_move and _result(left) is None:
                return replace(left, turn=state.turn + 1)  # the running clock is not affected
            return _pass_turn(left, seat + 1, at, moved=False)
        case TakenBack(seat=seat, plies=plies, at=at):
            for ply in reversed(state.plies[-plies:]):
                state = _lifted(state, ply)
            return _pass_turn(state, seat, at, moved=False)


def _dropped(state: State, event: Dropped) -> State:
    rod, index = ROD_INDEX[event.rod], BALLS.index(event.ball)
    cell = landing(state.filled, rod)
    assert cell is not None
    board = state.boards[index] | 1 << cell
    lines = state.lines
    if index == event.seat:  # yellow counts only for the yellow player (V3-41)
        made = lines_made(board, cell)
        if made:
            lines += tuple(Line(event.ball, cells, len(state.plies)) for cells in made)
    return replace(
        state,
        boards=_with(state.boards, index, board),
        gaps=_with(state.gaps, index, gaps_after(state.gaps[index], board, cell)),
        rods=_put(state.rods, rod, state.rods[rod] + event.ball),
        plies=(*state.plies, Ply(event.ball, event.rod, event.seat)),
        lines=lines,
        stock=_restocked(state, event.seat, event.ball, -1),
    )


def _lifted(state: State, ply: Ply) -> State:
    """The board without its last ball."""
    rod, index = ROD_INDEX[ply.rod], BALLS.index(ply.ball)
    below = state.rods[rod][:-1]
    board = state.boards[index] & ~(1 << rod + len(RODS) * len(below))
    rest = state.plies[:-1]
    return replace(
        state,
        boards=_with(state.boards, index, board),
        gaps=_with(state.gaps, index, gaps_of(board)),
        rods=_put(state.rods, rod, below),
        plies=rest,
        lines=tuple(line for line in state.lines if line.ply < len(rest)),
        stock=_restocked(state, ply.seat, ply.ball, +1),
    )


def _put(things: tuple[T, ...], index: int, thing: T) -> tuple[T, ...]:
    return (*things[:index], thing, *things[index + 1 :])


def _with(boards: tuple[int, int, int], index: int, board: int) -> tuple[int, int, int]:
    red, blue, yellow = boards
    match index:
        case 0:
            return (board, blue, yellow)
        case 1:
            return (red, board, yellow)
        case _:
            return (red, blue, board)


def _restocked(state: State, seat: Seat, ball: Ball, change: int) -> tuple[Stock, ...]:
    if ball == BALLS[seat]:
        mine = state.stock[seat]
        return _put(state.stock, seat, Stock(mine.own + change, mine.yellow))
    is_shared = state.config.yellow == "free"
    return tuple(
        Stock(stock.own, stock.yellow + change) if is_shared or holder == seat else stock
        for holder, stock in enumerate(state.stock)
    )


def _pass_turn(state: State, first: Seat, at: Millis, *, moved: bool) -> State:
    """Gives the turn to *first*, or to the next seat that can still play."""
    to_move = None if _is_decided(state) else _next_from(state, first)
    return replace(
        state,
        turn=state.turn + 1,
        to_move=to_move,
        clock=_wound(state, to_move, at, moved),
    )


def _next_from(state: State, first: Seat) -> Seat | None:
    """The first seat from *first* on that can play, or None if nobody can."""
    if state.filled == FULL:
        return None
    playing, seats = in_play(state), len(state.stock)
    for number in range(first, first + seats):
        seat = number % seats
        stock = state.stock[seat]
        if (stock.own or stock.yellow) and seat in playing:
            return seat
    return None


def _wound(state: State, to_move: Seat | None, at: Millis, moved: bool) -> Fuse | Countdown | None:
    if state.config.clock is None:
        return None
    match state.config.clock, state.clock:
        case PerMove(seconds=seconds), _:
            return None if to_move is None else Fuse(at + 1000 * seconds)
        case _, Countdown() as clock:
            clock = clock.stopped(at, moved=moved)
            return clock if to_move is None else clock.started(to_move, at)
        case _:
            return None


# What follows from a state


def in_play(state: State, /) -> Sequence[Seat]:
    seats = tuple(range(len(state.stock)))  # everybody plays alone
    if not state.out:
        return seats
    gone = _seats_out(state)
    return tuple(seat for seat in seats if seat not in gone)


def _seats_out(state: State) -> tuple[Seat, ...]:
    return tuple(out.seat for out in state.out)


def wake_at(state: State, /) -> Millis | None:
    if state.clock is None:
        return None
    match state.clock:
        case Fuse(burns_out=due):
            return due
        case Countdown() as clock:
            return clock.due()


def score(state: State) -> tuple[int, ...]:
    """The number of lines in each seat's colour (V3-42)."""
    balls = [line.ball for line in state.lines]
    return tuple([balls.count(ball) for ball in BALLS[: len(state.stock)]])


def outcome(state: State, /) -> Outcome | None:
    return _result(state) if state.to_move is None else None


def _result(state: State) -> Outcome | None:
    """The result by board and seats, whatever `to_move` says."""
    seats = len(state.stock)
    if not _is_decided(state) and _next_from(state, 0) is not None:
        return None
    if _is_left_alone(state):
        return Outcome(state.out[-1].reason, _places(state, (0,) * seats))
    if state.config.variant == "most-lines":
        return Outcome("lines", _places(state, score(state)))  # V3-43
    if state.lines:  # V3-30
        winner = BALLS.index(state.lines[0].ball)
        return Outcome("line", tuple(int(seat != winner) for seat in range(seats)))
    return Outcome("full", (0,) * seats)  # V3-31


def _is_decided(state: State) -> bool:
    """Whether the game is over although somebody could play on."""
    has_won = bool(state.lines) and state.config.variant == "first-line"
    return has_won or _is_left_alone(state)


def _is_left_alone(state: State) -> bool:
    return len(state.out) >= len(state.stock) - 1


def _places(state: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks by lines; seats that left come last, the first to leave at the very end (V3-44)."""
    gone = _seats_out(state)
    worth = [
        gone.index(seat) - len(gone) if seat in gone else scores[seat]
        for seat in range(len(state.stock))
    ]
    return tuple(sum(other > mine for other in worth) for mine in worth)
