"""XOBrainer: five in a row by shape or by colour, with optional rules.

The base game is a rule like the variants, and the last one.  After each event every variant, then
the base game, may answer with further events; each answer is played out before the next rule is
asked.  `_base` shows how a match proceeds.

Rule ids (XO-10 ...) are those of docs/rules/xobrainer.md.  Kept out: where layouts and decks come
from, what a seat may know (views.py), and what happens between matches.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from knobel.core.dice import Dice, of_purpose
from knobel.core.game import (
    Begin,
    Forfeit,
    Illegal,
    Millis,
    Move,
    Outcome,
    Seat,
    TakeBack,
    Tick,
    Transition,
)
from knobel.core.reactor import Reactor, Rule
from knobel.games.xobrainer.board import (
    INDEX,
    MAIN,
    OTHER,
    SQUARES,
    Card,
    Deck,
    Layout,
    Piece,
    Row,
    Side,
    Square,
    paid_together,
    rows_made,
)
from knobel.games.xobrainer.config import Config, Length, Points, Rounds, Sets, SingleRound
from knobel.games.xobrainer.contest import contest, tally, with_sizes
from knobel.games.xobrainer.events import (
    Awarded,
    Confirmed,
    DeckRefused,
    Dots,
    Event,
    Expired,
    Forfeited,
    LinedUp,
    LotDrawn,
    MatchEnded,
    MatchReason,
    Passed,
    Placed,
    Prize,
    RestBegan,
    RoundBegan,
    RoundEnded,
    RoundReason,
    RowMade,
    SetWon,
    TakenBack,
    TurnBegan,
    TurnLost,
    WaitBegan,
)
from knobel.games.xobrainer.picture import picture
from knobel.games.xobrainer.state import State, evolve, opening
from knobel.games.xobrainer.table import Board
from knobel.games.xobrainer.variants import (
    Map,
    Mission,
    Random,
    TimeBalance,
    TimeBomb,
    Trap,
    Variant,
)
from knobel.games.xobrainer.views import View, event_for, private_fields, view_for

__all__ = [
    "RULES",
    "TITLE",
    "Action",
    "Card",
    "Config",
    "Deck",
    "Event",
    "Layout",
    "Length",
    "Map",
    "Mission",
    "PlacePiece",
    "Points",
    "Random",
    "Rounds",
    "Seen",
    "Sets",
    "SingleRound",
    "State",
    "TimeBalance",
    "TimeBomb",
    "Trap",
    "Variant",
    "View",
    "apply",
    "contest",
    "event_for",
    "evolve",
    "has_clock",
    "has_same_moves",
    "in_play",
    "is_acknowledgement",
    "legal_actions",
    "may_take_back",
    "opening",
    "outcome",
    "picture",
    "private_fields",
    "read_action",
    "short_moves",
    "sides",
    "tally",
    "turn",
    "view_for",
    "wake_at",
    "with_sizes",
    "write_action",
]

RULES = 3
"""Increased only when the behaviour of the rules changes."""
TITLE = "XOBrainer"

SET = 20
"""The points that win a set (XO-40)."""
REST: Millis = 10_000
"""How long clocks wait while people look at a result (XO-46)."""
WAIT: Millis = 30_000
"""How long a limited wait lasts before the first turn of a round (XO-47)."""
IDLE_TURNS = 3
IDLE_ROUNDS = 3
"""Lost turns of each side that make a round a draw; such rounds that end the match (XO-31)."""


class PlacePiece(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Lay the next piece of the line-up.  `turn` is the turn that the player meant."""

    square: Square
    turn: int


class Seen(Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """The player has seen the result of this round, or what it begins with.

    The clock need not wait for them.
    """

    round: Annotated[int, Meta(ge=0)]


Action: TypeAlias = PlacePiece | Seen


def sides(config: Config, /) -> tuple[int, ...]:
    return config.sides


def has_clock(config: Config, /) -> bool:
    return config.has_clock


def may_take_back(config: Config, /) -> bool:
    return config.allows_take_back


def turn(state: State, /) -> int:
    return state.turn


def is_acknowledgement(action: Action, /) -> bool:
    return isinstance(action, Seen)


# The course of a match


def _base(event: Event, state: State, dice: Dice) -> Iterator[Event]:
    board = state.board
    match event:
        case LotDrawn(first=first, at=at):
            yield RoundBegan(1, first, at)
        case RoundBegan(first=first, at=at):
            yield LinedUp(0, _supply(state, 0, dice))
            yield LinedUp(1, _supply(state, 1, dice))
            yield WaitBegan(_wait_until(state, at)) if _waits(state) else _turn(state, first, at)
        case Placed(side=side, square=square, at=at):
            if board.claims:
                yield from _end_round(state, board.claims[0].side, "mission", at)  # XO-63
            elif (made := _row_made(state, square, side)) is not None:
                yield RowMade(*made, at)
            else:
                if not board.lineups[side] and not board.bags[side].is_empty:
                    yield LinedUp(side, _supply(state, side, dice))  # XO-11
                yield from _next_turn(state, side, at)
        case RowMade(side=side, at=at):
            yield from _end_round(state, side, "row", at)
        case TurnLost(side=side, at=at):
            if _is_deserted(board):
                yield RoundEnded(None, "deserted", at)
            else:
                yield from _next_turn(state, side, at)
        case Expired(variant="rest", at=at):
            yield _next_round(state, at)
        case Expired(variant="wait", at=at):
            yield _turn(state, board.first, at)
        case Expired(at=at) if board.claims:
            yield from _end_round(state, board.claims[0].side, "time", at)  # XO-53
        case Awarded(side=side, prize=prize) if isinstance(state.config.length, Sets):
            if prize == "set" or state.points[side] >= SET:
                yield SetWon(side)
        case RoundEnded(at=at):
            if (verdict := _verdict(state)) is not None:
                yield MatchEnded(*verdict, at)
            elif state.config.has_clock:
                yield RestBegan(at + REST)
            else:
                yield _next_round(state, at)
        case Confirmed(at=at) if not _unconfirmed(state):
            is_result = state.rest is not None
            yield _next_round(state, at) if is_result else _turn(state, board.first, at)
        case DeckRefused(at=at):
            yield MatchEnded(None, "deck", at)
        case Forfeited(seat=seat, reason=reason, at=at):  # XO-90
            end = RoundEnded if state.rest is None else MatchEnded
            yield end(1 - state.config.sides[seat], reason, at)
        case TakenBack(seat=seat, at=at):
            yield _turn(state, state.config.sides[seat], at)


def _waits(state: State) -> bool:
    """Whether there is something to see before a clock starts: the lot, or cards (XO-47)."""
    config = state.config
    has_news = state.round == 1 or config.draws_cards
    return config.wait != "none" and config.has_clock and has_news


def _wait_until(state: State, at: Millis) -> Millis | None:
    return at + WAIT if state.config.wait == "limited" else None


def _unconfirmed(state: State) -> list[Seat]:
    """The seats that have yet to confirm what everybody is to see now."""
    shown = state.wait if state.rest is None else state.rest
    return [] if shown is None else [seat for seat in in_play(state) if seat not in shown.seen]


def _supply(state: State, side: Side, dice: Dice) -> str:
    """The next four: three in the main colour and one in the other, while they last (XO-10)."""
    bag = state.board.bags[side]
    own = of_purpose(dice, "line-up", state.round, side, bag.main + bag.other)
    for variant in state.config.variants:
        if (drawn := variant.supply(side, bag, own)) is not None:
            return drawn
    main, other = MAIN[side] * bag.main, OTHER[side] * bag.other
    return (main[:3] + other[:1] + main[3:] + other[1:])[:4]


def _turn(state: State, side: Side, at: Millis) -> TurnBegan:
    return TurnBegan(side, state.next_seat(side), state.turn + 1, at)


def _next_turn(state: State, side: Side, at: Millis) -> Iterator[Event]:
    """Starts the other side's turn; a side without pieces passes (XO-31)."""
    board = state.board
    if board.has_pieces(1 - side):
        yield _turn(state, 1 - side, at)
    elif board.has_pieces(side):
        yield Passed(1 - side, at)
        yield _turn(state, side, at)
    else:
        yield RoundEnded(None, "stock", at)


def _is_deserted(board: Board) -> bool:
    """Whether both sides are idle; a side without pieces cannot lose turns."""
    return all(board.lost[side] >= IDLE_TURNS or not board.has_pieces(side) for side in (0, 1))


def _row_made(state: State, square: Square, side: Side) -> tuple[Side, tuple[Row, ...]] | None:
    """The side that wins the round with this piece, its mover first, and the rows that score."""
    for winner in (side, 1 - side):  # XO-25, XO-26
        rows = rows_made(state.board.cells, square, winner, state.config.layout)
        if rows:
            return winner, tuple(paid_together(rows)) if state.config.rows == "all" else (rows[0],)
    return None


def _end_round(state: State, side: Side, reason: RoundReason, at: Millis) -> Iterator[Event]:
    """The points for a won round; nothing else decides them."""
    board, layout = state.board, state.config.layout
    squares = dict.fromkeys(square for row in board.rows for square in row.squares)
    dots = tuple(Dots(square, layout.dots(square)) for square in squares)
    prizes = {claim.prize for claim in board.claims}
    points = sum(dot.dots for dot in dots) + sum(claim.points for claim in board.claims)
    prize: Prize = "points"
    if "knockout" in prizes or not layout.knockouts.isdisjoint(squares):  # XO-42
        prize, points = "knockout", 0
    elif "set" in prizes:  # XO-45
        has_sets = isinstance(state.config.length, Sets)
        prize, points = "set", 0 if has_sets else max(SET, points)  # XO-43
    yield Awarded(side, prize, points, dots, board.claims)
    yield RoundEnded(side, reason, at)


def _verdict(state: State) -> tuple[Side | None, MatchReason] | None:
    """The winner and the reason, if the match is over; no winner if it is drawn."""
    last = state.last
    assert last is not None
    if last.reason in {"resigned", "absent"}:
        return last.winner, last.reason
    if last.award is not None and last.award.prize == "knockout":
        return last.winner, "knockout"
    match state.config.length:
        case Sets(best_of=sets) if max(state.sets) > sets // 2:
            return _ahead(state.sets), "sets"
        case Rounds(rounds=rounds) if state.round >= rounds:
            return _ahead(state.points), "points"
        case Points(points=points) if max(state.points) >= points:
            return _ahead(state.points), "points"
        case SingleRound():
            return last.winner, "round"
    return (None, "abandoned") if state.deserted >= IDLE_ROUNDS else None


def _ahead(pair: tuple[int, int]) -> Side | None:
    crosses, rings = pair
    return None if crosses == rings else int(rings > crosses)


def _next_round(state: State, at: Millis) -> RoundBegan:
    """The loser begins; after a draw it is the side that did not begin last time (XO-30)."""
    assert state.last is not None
    winner = state.last.winner
    first = 1 - (state.board.first if winner is None else winner)
    return RoundBegan(state.round + 1, first, at)


# Playing


def _reactor(state: State, dice: Dice) -> Reactor[State, Event]:
    """The variants answer first, then the base game."""
    variants = enumerate(state.config.variants)
    rules = [_asking(index, variant, dice) for index, variant in variants]
    return Reactor(state, evolve, [*rules, lambda event, now: _base(event, now, dice)], _is_over)


def _asking(index: int, variant: Variant, dice: Dice) -> Rule[Event, State]:
    return lambda event, now: variant.react(now.notes[index], event, now.board, now.config, dice)


def _is_over(state: State) -> bool:
    return state.end is not None


def apply(state: State, move: Move[Action], dice: Dice, /) -> Transition[State, Event]:
    reactor = _reactor(state, dice)
    seat, at = move.seat, move.at
    match move.action:  # the most frequent first: patterns that fail cost time
        case PlacePiece() as place if seat is not None:
            piece = _judge(state, seat, place)
            reactor.play(Placed(state.config.sides[seat], seat, place.square, piece, at))
        case Tick() if seat is None:
            _settle(reactor, at)
        case Seen(round=number) if seat is not None:
            _refuse_outsiders(state, seat)
            if Seen(number) not in legal_actions(state, seat):
                raise Illegal("nothing-to-confirm")
            reactor.play(Confirmed(seat, at))
        case Forfeit(reason=reason) if seat is not None:
            _refuse_outsiders(state, seat)
            reactor.play(Forfeited(seat, reason, at))
        case Begin() if seat is None:
            if state.round:
                raise Illegal("already-begun")
            reactor.play(LotDrawn(of_purpose(dice, "lot").pick(2), at))  # XO-20
        case TakeBack(seat=asking) if seat is None:
            reactor.play(TakenBack(asking, _plies_back(state, asking), at))
        case _:
            raise Illegal("no-such-action")
    return reactor.step()


def _settle(reactor: Reactor[State, Event], now: Millis) -> None:
    """Handle every deadline up to *now*, each at its own time and in order."""
    while (deadline := reactor.state.deadline) is not None and deadline[0] <= now:
        due, name = deadline
        reactor.play(Expired(name, due))


def _refuse_outsiders(state: State, seat: Seat) -> None:
    if state.end is not None:
        raise Illegal("over")
    if seat not in in_play(state) or not state.round:
        raise Illegal("not-in-play")


def _judge(state: State, seat: Seat, place: PlacePiece) -> Piece:
    """The piece that the player lays there; raises `Illegal`."""
    if seat != state.to_move:
        _refuse_outsiders(state, seat)
        raise Illegal("not-your-turn")
    if place.turn != state.turn:
        raise Illegal("too-late")
    index = INDEX.get(place.square)
    if index is None:
        raise Illegal("no-such-square", square=place.square)
    if state.board.cells[index] != ".":
        raise Illegal("square-taken", square=place.square)
    piece = _next_piece(state)
    if not state.config.layout.admits(piece, place.square):
        raise Illegal("knockout-square", square=place.square)  # XO-22
    return piece


def _next_piece(state: State) -> Piece:
    turn = state.board.turn
    assert turn is not None
    is_main = state.board.lineups[turn.side][0] == MAIN[turn.side]
    return (MAIN if is_main else OTHER)[turn.side]


def _plies_back(state: State, seat: Seat) -> int:
    """How many pieces come off so that *seat* may lay its last one again (XO-90)."""
    if state.end is not None:
        raise Illegal("over")
    if not state.config.allows_take_back:
        raise Illegal("no-take-back")
    for count, ply in enumerate(reversed(state.board.plies), start=1):
        if ply.seat == seat:
            return count
    raise Illegal("nothing-to-take-back")


def legal_actions(state: State, seat: Seat, /) -> Sequence[Action]:
    if state.end is not None:
        return ()
    if state.rest is not None or state.wait is not None:
        return (Seen(state.round),) if seat in _unconfirmed(state) else ()
    return [PlacePiece(square, state.turn) for square in _squares_for(state, seat)]


def short_moves(state: State, seat: Seat, /) -> list[str]:
    """The legal actions as `write_action` writes them; every move tells them to its opponent."""
    if state.end is None and state.rest is None and state.wait is None:
        return _squares_for(state, seat)
    return [write_action(action) for action in legal_actions(state, seat)]


def has_same_moves(old: State, new: State, seat: Seat, /) -> bool:
    is_resting = any(state.rest is not None or state.wait is not None for state in (old, new))
    return not is_resting and old.to_move != seat != new.to_move


def _squares_for(state: State, seat: Seat) -> list[Square]:
    """Where a seat may lay its next piece."""
    if seat != state.to_move:
        return []
    barred = state.config.layout.barred(_next_piece(state))
    squares = zip(SQUARES, state.board.cells, strict=True)
    return [square for square, cell in squares if cell == "." and square not in barred]


def wake_at(state: State, /) -> Millis | None:
    return None if state.deadline is None else state.deadline[0]


def in_play(state: State, /) -> Sequence[Seat]:
    seats = range(len(state.config.sides))
    return [seat for seat in seats if seat not in state.gone] if state.gone else seats


def outcome(state: State, /) -> Outcome | None:
    if state.end is None:
        return None
    winner = state.end.winner
    winners = 0 if winner is None else len(state.config.players[winner])
    places = (0 if winner in {None, side} else winners for side in state.config.sides)
    return Outcome(state.end.reason, tuple(places))


# Notation

_SEEN = "ok"


def write_action(action: Action) -> str:
    """`e5` lays a piece, `ok` confirms what everybody is to see."""
    return action.square if isinstance(action, PlacePiece) else _SEEN


def read_action(text: str, state: State) -> Action:
    """The action that the text stands for in the current turn; raises `Illegal`."""
    if text.lower() == _SEEN:
        return Seen(state.round)
    if text.lower() not in INDEX:
        raise Illegal("no-such-move", move=text)
    return PlacePiece(text.lower(), state.turn)
