"""Vier-gewinnt 3D: four in a row on 16 rods, by the first line or by the most lines.

Rule ids (V3-10 ...) are those of docs/rules/vier3d.md.  Kept out: how balls are drawn, who sits
where, and what happens between matches.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from knobel.core.clock import Countdown, Fuse
from knobel.core.dice import Dice
from knobel.core.game import (
    Begin,
    Forfeit,
    ForfeitReason,
    Illegal,
    Ledger,
    Millis,
    Move,
    Outcome,
    Seat,
    TakeBack,
    Tick,
    Transition,
)
from knobel.games.vier3d.lines import (
    CELLS,
    FULL,
    ROD_INDEX,
    RODS,
    gaps_after,
    gaps_of,
    landing,
    landings,
    lines_made,
    open_rods,
)

RULES = 1
"""Raised only when the behaviour of the rules changes."""

Ball: TypeAlias = Literal["r", "b", "y"]
BALLS: tuple[Ball, Ball, Ball] = ("r", "b", "y")
YELLOW = 2

Rod: TypeAlias = Annotated[str, Meta(pattern="^[a-d][1-4]$")]

T = TypeVar("T")


# Configuration


class PerMove(Struct, frozen=True, gc=False, tag="per-move", forbid_unknown_fields=True):
    """So many seconds for every ball."""

    seconds: Annotated[int, Meta(ge=3, le=3600)] = 30


class Total(Struct, frozen=True, gc=False, tag="total", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some back for every ball."""

    seconds: Annotated[int, Meta(ge=10, le=36_000)] = 300
    increment: Annotated[int, Meta(ge=0, le=600)] = 5


class Config(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the players agree on before they begin."""

    variant: Literal["first-line", "most-lines"] = "first-line"
    yellow: Literal["balanced", "free", "none", "three-players"] = "balanced"
    """What becomes of the yellow balls; only with the most lines (V3-44)."""
    clock: PerMove | Total | None = None

    def __post_init__(self) -> None:
        if self.variant == "first-line" and self.yellow == "three-players":
            raise ValueError("three players play for the most lines only")

    @property
    def has_three_players(self) -> bool:
        return self.variant == "most-lines" and self.yellow == "three-players"


# Actions and events


class Drop(Struct, frozen=True, gc=False, tag="drop", forbid_unknown_fields=True):
    """Put a ball on a rod.  `turn` is the turn it is meant for: a late click is refused."""

    rod: Rod
    turn: int
    yellow: bool = False


Action: TypeAlias = Drop


class Begun(Struct, frozen=True, gc=False, tag="begun"):
    """The first player's time runs."""

    at: Millis


class Dropped(Struct, frozen=True, gc=False, tag="dropped"):
    seat: Seat
    ball: Ball
    rod: Rod
    at: Millis


class Forfeited(Struct, frozen=True, gc=False, tag="forfeited"):
    """A seat is out of the game."""

    seat: Seat
    reason: ForfeitReason
    at: Millis


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """The last `plies` balls are off the board again and `seat` is to move; clocks stay."""

    seat: Seat
    plies: int
    at: Millis


Event: TypeAlias = Begun | Dropped | Forfeited | TakenBack


# State


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
    """Four in a row, completed by the ball number `ply`."""

    ball: Ball
    cells: tuple[int, ...]
    ply: int


class Out(Struct, frozen=True, gc=False):
    """A seat that has forfeited."""

    seat: Seat
    reason: ForfeitReason


class State(Struct, frozen=True, dict=True):  # a dict for what is worked out only once
    config: Config
    stock: tuple[Stock, ...]
    clock: Fuse | Countdown | None
    boards: tuple[int, int, int] = (0, 0, 0)
    """The cells of the red, the blue and the yellow balls."""
    gaps: tuple[int, int, int] = (0, 0, 0)
    """The cells, free or not, that alone are missing from a line of each colour."""
    rods: tuple[str, ...] = ("",) * len(RODS)
    """Each rod from the bottom up, a letter a ball."""
    plies: tuple[Ply, ...] = ()
    lines: tuple[Line, ...] = ()
    out: tuple[Out, ...] = ()
    turn: int = 0
    """Grows with every event, so that no two turns ever have the same number."""
    to_move: Seat | None = None

    @property
    def filled(self) -> int:
        red, blue, yellow = self.boards
        return red | blue | yellow

    @cached_property
    def view(self) -> "View":
        """What everybody sees."""
        return _view(self)


def sides(config: Config, /) -> tuple[int, ...]:
    return (0, 1, 2) if config.has_three_players else (0, 1)


def has_clock(config: Config, /) -> bool:
    return config.clock is not None


def may_take_back(config: Config, /) -> bool:
    return True


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


# The rules


def legal_actions(state: State, seat: Seat, /) -> Sequence[Drop]:
    own, yellow = _rods_for(state, seat)
    return [
        *(Drop(rod, state.turn) for rod in own),
        *(Drop(rod, state.turn, True) for rod in yellow),
    ]


def short_moves(state: State, seat: Seat, /) -> list[str]:
    """The legal actions as `write_action` writes them; every move tells them to its opponent."""
    own, yellow = _rods_for(state, seat)
    return [*own, *map("y:{}".format, yellow)]


def has_same_moves(old: State, new: State, seat: Seat, /) -> bool:
    return seat not in {old.to_move, new.to_move}


def _rods_for(state: State, seat: Seat) -> tuple[Sequence[str], Sequence[str]]:
    """The rods on which a seat may put an own ball, and a yellow one (V3-41)."""
    if seat != state.to_move:
        return (), ()
    stock, rods = state.stock[seat], open_rods(state.filled >> CELLS - len(RODS))
    return rods if stock.own else (), rods if stock.yellow else ()


def apply(state: State, move: Move[Drop], dice: Dice, /) -> Transition[State, Event]:
    seat, at = move.seat, move.at
    event: Event
    match move.action:  # the most frequent first: a pattern that fails is dear
        case Drop() as drop if seat is not None:
            event = Dropped(seat, _judge(state, seat, drop), drop.rod, at)
        case Tick() if seat is None:
            return _settled(state, at)
        case Forfeit(reason=reason) if seat is not None:
            _refuse_outsiders(state, seat)
            event = Forfeited(seat, reason, at)
        case Begin() if seat is None:
            if state.turn:
                raise Illegal("already-begun")
            event = Begun(at)
        case TakeBack(seat=asking) if seat is None:
            event = TakenBack(asking, _plies_back(state, asking), at)
        case _:
            raise Illegal("no-such-action")
    return Transition(evolve(state, event), (event,))


def _settled(state: State, now: Millis) -> Transition[State, Event]:
    """Let every flag up to *now* fall in its own time and order."""
    ledger: Ledger[State, Event] = Ledger(state, evolve)
    while (due := wake_at(ledger.state)) is not None and due <= now:
        assert ledger.state.to_move is not None
        ledger.note(Forfeited(ledger.state.to_move, "time", due))
    return ledger.step()


def _refuse_outsiders(state: State, seat: Seat) -> None:
    if outcome(state) is not None:
        raise Illegal("over")
    if seat not in in_play(state) or not state.turn:
        raise Illegal("not-in-play")


def _judge(state: State, seat: Seat, drop: Drop) -> Ball:
    """The ball that the drop puts on its rod, or why it may not (V3-12)."""
    if seat != state.to_move:
        _refuse_outsiders(state, seat)
        raise Illegal("not-your-turn")
    if drop.turn != state.turn:
        raise Illegal("too-late")
    stock = state.stock[seat]
    if drop.yellow and not stock.yellow:
        raise Illegal("no-yellow-ball")
    if not drop.yellow and not stock.own:
        raise Illegal("no-own-ball")  # V3-45
    index = ROD_INDEX.get(drop.rod)
    if index is None:
        raise Illegal("no-such-rod", rod=drop.rod)
    if landing(state.filled, index) is None:
        raise Illegal("rod-full", rod=drop.rod)
    return BALLS[YELLOW if drop.yellow else seat]


def _plies_back(state: State, seat: Seat) -> int:
    """How many balls come off so that *seat* may play its last one again."""
    if outcome(state) is not None:
        raise Illegal("over")
    if state.out:
        raise Illegal("no-take-back")  # somebody left meanwhile: that can't be undone
    for count, ply in enumerate(reversed(state.plies), start=1):
        if ply.seat == seat:
            return count
    raise Illegal("nothing-to-take-back")


def evolve(state: State, event: Event, /) -> State:
    match event:
        case Dropped():
            return _pass_turn(_dropped(state, event), event.seat + 1, event.at, moved=True)
        case Begun(at=at):
            return _pass_turn(state, 0, at, moved=False)
        case Forfeited(seat=seat, reason=reason, at=at):
            left = replace(state, out=(*state.out, Out(seat, reason)))
            if seat != state.to_move and _result(left) is None:
                return replace(left, turn=state.turn + 1)  # the others' clock runs on
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
    if index == event.seat:  # a yellow ball counts only for the yellow player (V3-41)
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
    """It is the turn of *first*, or of the next seat after it that can still play."""
    to_move = _next_from(state, first) if _result(state) is None else None
    return replace(
        state,
        turn=state.turn + 1,
        to_move=to_move,
        clock=_wound(state, to_move, at, moved),
    )


def _next_from(state: State, first: Seat) -> Seat | None:
    """The first seat from *first* on that is in play and has balls; None if nobody has."""
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


def in_play(state: State, /) -> Sequence[Seat]:
    seats = sides(state.config)  # everybody plays alone
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
    """Lines in each seat's colour (V3-42)."""
    balls = [line.ball for line in state.lines]
    return tuple([balls.count(ball) for ball in BALLS[: len(state.stock)]])


def outcome(state: State, /) -> Outcome | None:
    return _result(state) if state.to_move is None else None


def _result(state: State) -> Outcome | None:
    """What the board and the seats say, whoever is noted as to move."""
    seats = len(state.stock)
    if len(state.out) >= seats - 1:
        return Outcome(state.out[-1].reason, _places(state, (0,) * seats))
    if state.config.variant == "first-line":
        if state.lines:  # V3-30
            winner = BALLS.index(state.lines[0].ball)
            return Outcome("line", tuple(int(seat != winner) for seat in range(seats)))
        return Outcome("full", (0,) * seats) if state.filled == FULL else None  # V3-31
    if state.filled == FULL or _next_from(state, 0) is None:
        return Outcome("lines", _places(state, score(state)))  # V3-43
    return None


def _places(state: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    """More lines are better; who left is placed last, who left first the very last (V3-44)."""
    gone = _seats_out(state)
    worth = [
        gone.index(seat) - len(gone) if seat in gone else scores[seat]
        for seat in range(len(state.stock))
    ]
    return tuple(sum(other > mine for other in worth) for mine in worth)


# Views: nothing is secret here


class Threat(Struct, frozen=True, gc=False):
    """A free cell that would complete a line; `now` if a ball would come to rest there."""

    ball: Ball
    cell: int
    now: bool


class ClockView(Struct, frozen=True, gc=False):
    """What each seat has left at `since`; the time of the `running` seat flows from then on."""

    lefts: tuple[Millis, ...]
    running: Seat | None
    since: Millis


class View(Struct, frozen=True, gc=False):
    variant: Literal["first-line", "most-lines"]
    yellow: Literal["balanced", "free", "none", "three-players"]
    turn: int
    to_move: Seat | None
    rods: tuple[str, ...]
    """Each rod from the bottom up, a letter a ball."""
    moves: tuple[Ply, ...]
    lines: tuple[Line, ...]
    score: tuple[int, ...]
    stock: tuple[Stock, ...]
    threats: tuple[Threat, ...]
    out: tuple[Out, ...]
    clock: ClockView | None


def view_for(state: State, seat: Seat | None, /) -> View:
    return state.view


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
        cells = gaps & ~filled
        while cells:
            lowest = cells & -cells
            found.append(Threat(ball, lowest.bit_length() - 1, bool(next_places & lowest)))
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


# Notation


def write_action(action: Drop) -> str:
    """`b2` for an own ball, `y:b2` for a yellow one."""
    return f"y:{action.rod}" if action.yellow else action.rod


def read_action(text: str, state: State) -> Drop:
    """The drop that the text stands for in the turn at hand; `Illegal` if it stands for none."""
    rod = text.lower().removeprefix("y:")
    if rod not in ROD_INDEX:
        raise Illegal("no-such-move", move=text)
    return Drop(rod, state.turn, rod != text.lower())
