"""Nim with hidden piles, for two: against each other, or together.

Rule ids (NI-01 ...) are those of docs/rules/nim.md.
"""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

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
    Tick,
    Transition,
)

RULES = 1
"""Raised only when the behaviour of the rules changes."""

SEATS = 2
OPEN = (3, 4, 5)
"""The piles that everybody can count (NI-02); one hidden pile for each seat comes after them."""
MOST = 5
"""A hidden pile has at most this many stones (NI-03)."""

PileNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=len(OPEN) + SEATS)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]


class Config(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the players agree on before they begin."""

    together: bool = False
    """Whether both play for one side (NI-21)."""


# Actions and events


class Take(Struct, frozen=True, gc=False, tag="take", forbid_unknown_fields=True):
    """Take stones from a pile.  `turn` is the turn it is meant for: a late click is refused."""

    pile: PileNumber
    count: Count
    turn: int


Action: TypeAlias = Take


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """The hidden piles, by the seat that has looked at them; None for what a viewer must not know."""

    hidden: tuple[int | None, ...]
    at: Millis


class Taken(Struct, frozen=True, gc=False, tag="taken"):
    """Everybody sees what is left, so the pile is no longer hidden."""

    seat: Seat
    pile: int
    count: int
    left: int
    at: Millis


class Forfeited(Struct, frozen=True, gc=False, tag="forfeited"):
    """A seat is out of the game."""

    seat: Seat
    reason: ForfeitReason
    at: Millis


Event: TypeAlias = Dealt | Taken | Forfeited


# State and view


class Pile(Struct, frozen=True, gc=False):
    stones: int
    known_to: Seat | None = None
    """The only seat that knows how many there are; None if everybody does."""

    def is_known_by(self, seat: Seat | None) -> bool:
        return self.known_to is None or self.known_to == seat


class Ply(Struct, frozen=True, gc=False, array_like=True):
    """One move."""

    seat: Seat
    pile: int
    count: int


class State(Struct, frozen=True, gc=False):
    config: Config
    piles: tuple[Pile, ...] = ()
    plies: tuple[Ply, ...] = ()
    out: tuple[Forfeited, ...] = ()
    turn: int = 0
    """Grows with every event, so that no two turns ever have the same number."""
    to_move: Seat | None = None


class View(Struct, frozen=True, gc=False):
    together: bool
    turn: int
    to_move: Seat | None
    piles: tuple[int | None, ...]
    """The stones of each pile; None if the viewer does not know."""
    hidden: tuple[bool, ...]
    """Which piles somebody does not know."""
    moves: tuple[Ply, ...]


def sides(config: Config, /) -> tuple[int, ...]:
    return (0, 0) if config.together else (0, 1)


def turn(state: State, /) -> int:
    return state.turn


def opening(config: Config, /) -> State:
    return State(config)


# The rules


def legal_actions(state: State, seat: Seat, /) -> Sequence[Take]:
    if seat != state.to_move:
        return ()
    return [
        Take(number, count, state.turn)
        for number, pile in enumerate(state.piles)
        for count in range(1, _most(pile) + 1)
    ]


def _most(pile: Pile) -> int:
    """How many stones may be taken: one from a hidden pile, whoever knows it (NI-11)."""
    return pile.stones if pile.known_to is None else 1


def apply(state: State, move: Move[Take], dice: Dice, /) -> Transition[State, Event]:
    ledger: Ledger[State, Event] = Ledger(state, evolve)
    match move:
        case Move(seat=None, action=Begin(), at=at):
            if state.turn:
                raise Illegal("already-begun")
            ledger.note(Dealt(tuple(1 + dice.pick(MOST) for _ in range(SEATS)), at))
        case Move(seat=None, action=Tick()):
            pass  # there is no clock
        case Move(seat=int(seat), action=Forfeit(reason=reason), at=at):
            _refuse_outsiders(state, seat)
            ledger.note(Forfeited(seat, reason, at))
        case Move(seat=int(seat), action=Take() as take, at=at):
            _judge(state, seat, take)
            left = state.piles[take.pile].stones - take.count
            ledger.note(Taken(seat, take.pile, take.count, left, at))
        case _:
            raise Illegal("no-such-action")
    return ledger.step()


def _refuse_outsiders(state: State, seat: Seat) -> None:
    if outcome(state) is not None:
        raise Illegal("over")
    if seat not in in_play(state) or not state.turn:
        raise Illegal("not-in-play")


def _judge(state: State, seat: Seat, take: Take) -> None:
    _refuse_outsiders(state, seat)
    if seat != state.to_move:
        raise Illegal("not-your-turn")
    if take.turn != state.turn:
        raise Illegal("too-late")
    if take not in legal_actions(state, seat):
        raise Illegal("no-such-move", move=write_action(take))


def evolve(state: State, event: Event, /) -> State:
    match event:
        case Dealt(hidden=hidden):
            known = (Pile(stones) for stones in OPEN)
            dealt = (Pile(stones or 0, seat) for seat, stones in enumerate(hidden))
            return _pass_turn(replace(state, piles=(*known, *dealt)), 0)
        case Taken(seat=seat, pile=taken, count=count, left=left):
            piles = (Pile(left) if n == taken else pile for n, pile in enumerate(state.piles))
            plies = (*state.plies, Ply(seat, taken, count))
            return _pass_turn(replace(state, piles=tuple(piles), plies=plies), seat + 1)
        case Forfeited(seat=seat):
            first = seat + 1 if state.to_move == seat else state.to_move
            return _pass_turn(replace(state, out=(*state.out, event)), first or 0)


def _pass_turn(state: State, first: Seat) -> State:
    """It is the turn of *first*, or of the next seat after it that still plays."""
    to_move = None
    if outcome(state) is None:
        playing = in_play(state)
        to_move = next(
            seat % SEATS for seat in range(first, first + SEATS) if seat % SEATS in playing
        )
    return replace(state, turn=state.turn + 1, to_move=to_move)


def wake_at(state: State, /) -> Millis | None:
    return None


def in_play(state: State, /) -> Sequence[Seat]:
    gone = {out.seat for out in state.out}
    return [seat for seat in range(SEATS) if seat not in gone]


def outcome(state: State, /) -> Outcome | None:
    if state.plies and not any(pile.stones for pile in state.piles):
        return _last_stone(state.config, state.plies[-1].seat)
    playing = in_play(state)
    if state.config.together:  # one can play on alone (NI-22)
        return None if playing else Outcome(state.out[-1].reason, (0,) * SEATS, "lost")
    if len(playing) == SEATS:
        return None
    places = tuple(int(seat not in playing) for seat in range(SEATS))
    return Outcome(state.out[-1].reason, places)


def _last_stone(config: Config, seat: Seat) -> Outcome:
    if not config.together:
        return Outcome("last-stone", tuple(int(other != seat) for other in range(SEATS)))  # NI-20
    if seat == 0:
        return Outcome("first-player-last", (0,) * SEATS, "won")  # NI-21
    return Outcome("second-player-last", (0,) * SEATS, "lost")


# What viewers may know


def view_for(state: State, seat: Seat | None, /) -> View:
    return View(
        together=state.config.together,
        turn=state.turn,
        to_move=state.to_move,
        piles=_seen(state, seat),
        hidden=tuple(pile.known_to is not None for pile in state.piles),
        moves=state.plies,
    )


def _seen(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    return tuple(pile.stones if pile.is_known_by(seat) else None for pile in state.piles)


def private_fields(state: State, seat: Seat | None, /) -> dict[str, Any]:
    return {"piles": _seen(state, seat)}


def event_for(event: Event, seat: Seat | None, /) -> Event | None:
    if not isinstance(event, Dealt):
        return event
    hidden = (stones if owner == seat else None for owner, stones in enumerate(event.hidden))
    return replace(event, hidden=tuple(hidden))


# Notation


def write_action(action: Take, /) -> str:
    """Pile and count: `2-3` takes three stones from the second pile."""
    return f"{action.pile + 1}-{action.count}"


def read_action(text: str, state: State, /) -> Take:
    pile, _, count = text.partition("-")
    if not (pile.isascii() and pile.isdecimal() and count.isascii() and count.isdecimal()):
        raise Illegal("no-such-move", move=text)
    return Take(int(pile) - 1, int(count), state.turn)
