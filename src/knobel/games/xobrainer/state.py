"""A match as a value, and how each event changes it."""

from functools import cached_property
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.game import Millis, Seat
from knobel.games.xobrainer.board import (
    INDEX,
    MAIN,
    OTHER,
    SQUARES,
    Layout,
    Row,
    Side,
    Square,
    completions,
    with_piece,
)
from knobel.games.xobrainer.config import Config
from knobel.games.xobrainer.events import (
    Awarded,
    CardsShown,
    Claimed,
    Confirmed,
    Dealt,
    DeckRefused,
    Event,
    Expired,
    Forfeited,
    LinedUp,
    LotDrawn,
    MapLaid,
    MatchEnded,
    MatchReason,
    Note,
    Noted,
    Passed,
    Placed,
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
from knobel.games.xobrainer.table import FULL, Bag, Board, Ply, Turn

T = TypeVar("T")


class Threat(Struct, frozen=True, array_like=True):
    """The next piece of side `by` on this square would complete a row for `side`."""

    by: Side
    side: Side
    square: Square


class Rest(Struct, frozen=True):
    """The rest between two rounds with a clock; `seen` are the seats that confirmed (XO-46)."""

    until: Millis
    seen: tuple[Seat, ...] = ()


class Wait(Struct, frozen=True):
    """The wait before a round's first turn; `seen` are the seats that confirmed (XO-47)."""

    until: Millis | None
    seen: tuple[Seat, ...] = ()


class Result(Struct, frozen=True):
    """How the last round ended."""

    round: int
    set: int
    round_in_set: int
    winner: Side | None
    reason: RoundReason
    cells: str
    rows: tuple[Row, ...]
    award: Awarded | None
    points: tuple[int, int]
    """Those of the set after this round, also of a set that it has won."""
    is_set_won: bool
    shown: tuple[CardsShown, ...] = ()


class End(Struct, frozen=True):
    """How the match ended."""

    winner: Side | None
    reason: MatchReason


class State(Struct, frozen=True, dict=True):  # a dict, for cached properties
    config: Config
    notes: tuple[Note, ...]
    """The note of each variant, in the order of the variants."""
    board: Board = Board()
    round: int = 0
    round_in_set: int = 0
    """The number of the round within its set; within the match where there are no sets."""
    turn: int = 0
    """The number of the last turn; unique within the match."""
    taken: tuple[int, int] = (0, 0)
    """The number of turns of each side, which decides who of a team plays next (XO-04)."""
    deserted: int = 0
    """Consecutive rounds that were drawn because nobody played (XO-31)."""
    points: tuple[int, int] = (0, 0)
    sets: tuple[int, int] = (0, 0)
    rest: Rest | None = None
    wait: Wait | None = None
    last: Result | None = None
    gone: tuple[Seat, ...] = ()
    end: End | None = None

    def next_seat(self, side: Side) -> Seat:
        """The seat that plays next for the side."""
        players = self.config.players[side]
        return players[self.taken[side] % len(players)]

    @property
    def to_move(self) -> Seat | None:
        return None if self.board.turn is None else self.board.turn.seat

    @cached_property
    def deadline(self) -> tuple[Millis, str] | None:
        """The next deadline and its owner."""
        if self.end is not None:
            return None
        if self.rest is not None:
            return self.rest.until, "rest"
        if self.wait is not None:
            return None if self.wait.until is None else (self.wait.until, "wait")
        if self.board.turn is None:
            return None
        for variant, note in zip(self.config.variants, self.notes, strict=True):
            if (due := variant.due(note)) is not None:  # at most one variant is a clock
                return due, variant.name
        return None

    @cached_property
    def threats(self) -> tuple[Threat, ...]:
        """The squares that would complete a row now."""
        return tuple(_threats(self.board, self.config.layout))


def _threats(board: Board, layout: Layout) -> list[Threat]:
    if board.turn is None:
        return []
    found = {
        Threat(by, side, SQUARES[index])
        for by, lineup in enumerate(board.lineups)
        if lineup
        for side in (0, 1)
        for index in completions(board.cells, side, lineup[0])
        if layout.admits(lineup[0], SQUARES[index])
    }
    return sorted(found, key=lambda threat: (threat.by, threat.side, INDEX[threat.square]))


def opening(config: Config, /) -> State:
    return State(config, tuple(variant.note() for variant in config.variants))


def evolve(state: State, event: Event, /) -> State:
    board = state.board
    match event:
        case Placed(side=side):
            return replace(
                state,
                board=_placed(board, event),
                taken=_changed(state.taken, side, state.taken[side] + 1),
            )
        case TurnBegan(side=side, seat=seat, turn=turn):
            board = replace(board, turn=Turn(side, seat))
            return replace(state, board=board, turn=turn, wait=None)
        case Noted(variant=name, note=note):
            pairs = zip(state.config.variants, state.notes, strict=True)
            return replace(state, notes=tuple(note if v.name == name else old for v, old in pairs))
        case LinedUp(side=side, pieces=pieces):
            bag = _moved(board.bags[side], side, "", pieces)
            lined_up = replace(
                board,
                lineups=_changed(board.lineups, side, board.lineups[side] + pieces),
                bags=_changed(board.bags, side, bag),
            )
            return replace(state, board=lined_up)
        case TurnLost(side=side):
            lost = _changed(board.lost, side, board.lost[side] + 1)
            return replace(
                state,
                board=replace(board, turn=None, lost=lost),
                taken=_changed(state.taken, side, state.taken[side] + 1),
            )
        case RoundBegan(round=number, first=first):
            deck = tuple(range(len(state.config.cards)))
            board = Board(bags=(FULL, FULL), deck=deck, first=first)
            is_new_set = state.last is not None and state.last.is_set_won
            in_set = 1 if is_new_set else state.round_in_set + 1
            return replace(state, board=board, round=number, round_in_set=in_set, rest=None)
        case Dealt(cards=cards):
            rest = tuple(card for card in board.deck if card not in cards)
            return replace(state, board=replace(board, deck=rest))
        case MapLaid():
            return replace(state, board=_mapped(board, event))
        case RowMade(rows=rows):
            return replace(state, board=replace(board, rows=rows))
        case Claimed():
            return replace(state, board=replace(board, claims=(*board.claims, event)))
        case Awarded(side=side, points=points):
            return replace(
                state,
                board=replace(board, award=event),
                points=_changed(state.points, side, state.points[side] + points),
            )
        case SetWon(side=side):  # XO-40
            return replace(
                state,
                board=replace(board, won_with=state.points),
                points=(0, 0),
                sets=_changed(state.sets, side, state.sets[side] + 1),
            )
        case RoundEnded():
            return _round_ended(state, event)
        case CardsShown():
            assert state.last is not None
            return replace(state, last=replace(state.last, shown=(*state.last.shown, event)))
        case RestBegan(until=until):
            return replace(state, rest=Rest(until))
        case WaitBegan(until=until):
            return replace(state, wait=Wait(until))
        case Confirmed(seat=seat):
            if state.wait is not None:
                return replace(state, wait=replace(state.wait, seen=(*state.wait.seen, seat)))
            assert state.rest is not None
            return replace(state, rest=replace(state.rest, seen=(*state.rest.seen, seat)))
        case MatchEnded(winner=winner, reason=reason):
            return replace(state, rest=None, end=End(winner, reason))
        case Forfeited(seat=seat):
            return replace(state, gone=(*state.gone, seat))
        case TakenBack(plies=plies):
            for ply in reversed(board.plies[-plies:]):
                state = _lifted(state, ply)
            return state
        case LotDrawn() | Expired() | Passed() | DeckRefused():
            return state


def _changed(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def _moved(bag: Bag, side: Side, back: str, out: str) -> Bag:
    """The bag after putting some pieces back and taking others out."""
    main, other = MAIN[side], OTHER[side]
    return Bag(
        bag.main + back.count(main) - out.count(main),
        bag.other + back.count(other) - out.count(other),
    )


def _placed(board: Board, event: Placed) -> Board:
    side, lineup = event.side, board.lineups[event.side]
    return replace(
        board,
        cells=with_piece(board.cells, event.square, event.piece),
        lineups=_changed(board.lineups, side, lineup[1:]),
        plies=(*board.plies, Ply(event.seat, event.square, event.piece, lineup)),
        lost=_changed(board.lost, side, 0),
        turn=None,
    )


def _mapped(board: Board, event: MapLaid) -> Board:
    cells = board.cells
    for mark in event.pieces:
        cells = with_piece(cells, mark.square, mark.piece)
    pieces = "".join(mark.piece for mark in event.pieces)
    bag = _moved(board.bags[event.side], event.side, "", pieces)  # XO-12
    return replace(board, cells=cells, bags=_changed(board.bags, event.side, bag))


def _lifted(state: State, ply: Ply) -> State:
    """The match without the last piece; pieces lined up after it go back too."""
    board, side = state.board, state.config.sides[ply.seat]
    bag = _moved(board.bags[side], side, board.lineups[side] + ply.piece, ply.lineup)
    board = replace(
        board,
        cells=with_piece(board.cells, ply.square, "."),
        lineups=_changed(board.lineups, side, ply.lineup),
        bags=_changed(board.bags, side, bag),
        plies=board.plies[:-1],
        turn=None,
    )
    taken = _changed(state.taken, side, state.taken[side] - 1)
    return replace(state, board=board, taken=taken)


def _round_ended(state: State, event: RoundEnded) -> State:
    board, taken = state.board, state.taken
    if board.turn is not None:  # a turn that was running counts as taken
        side = board.turn.side
        taken = _changed(taken, side, taken[side] + 1)
    is_set_won = board.won_with is not None
    result = Result(
        round=state.round,
        set=sum(state.sets) + (0 if is_set_won else 1),
        round_in_set=state.round_in_set,
        winner=event.winner,
        reason=event.reason,
        cells=board.cells,
        rows=board.rows,
        award=board.award,
        points=state.points if board.won_with is None else board.won_with,
        is_set_won=is_set_won,
    )
    return replace(
        state,
        board=replace(board, turn=None),
        wait=None,
        taken=taken,
        deserted=state.deserted + 1 if event.reason == "deserted" else 0,
        last=result,
    )
