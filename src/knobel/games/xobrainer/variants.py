"""The optional rules.  Each is one value: its settings, its wire format and its code.

A variant can do five things:

    note    keep one private note, written only through `Noted`
    react   answer an event with further events
    due     ask to be woken at a match time, while a turn runs
    supply  fill a line-up
    mask    hide its note from a seat

Two variants of the same `slot` exclude each other.  A variant only claims; the base game decides.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from knobel.core.clock import Bar, Fuse
from knobel.core.dice import Dice, draw, of_purpose
from knobel.core.game import Millis, Seat
from knobel.games.xobrainer.board import (
    EMPTY,
    MAIN,
    OTHER,
    Mark,
    Side,
    as_own,
    as_traps,
    has_row,
    with_piece,
)
from knobel.games.xobrainer.events import (
    Blank,
    CardsShown,
    Claimed,
    Dealt,
    DeckRefused,
    Event,
    Expired,
    Hand,
    Hands,
    MapLaid,
    Note,
    Noted,
    Placed,
    RoundBegan,
    RoundEnded,
    RowMade,
    TurnBegan,
    TurnLost,
)
from knobel.games.xobrainer.table import Bag, Board, Box


class VariantRule(Struct, frozen=True):
    """A variant that does nothing."""

    name: ClassVar[str]
    slot: ClassVar[str | None] = None
    draws_cards: ClassVar[bool] = False
    allows_take_back: ClassVar[bool] = False

    def note(self) -> Note:
        return Blank()

    def react(
        self, note: Note, event: Event, board: Board, box: Box, dice: Dice
    ) -> Iterable[Event]:
        return ()

    def due(self, note: Note) -> Millis | None:
        return None

    def supply(self, side: Side, bag: Bag, dice: Dice) -> str | None:
        """The next line-up, or None to leave it to the base game."""
        return None

    @classmethod
    def mask(cls, note: Note, seat: Seat | None) -> Note:  # noqa: ARG003  # as for all powers
        return note


# Clocks


class TimeBomb(VariantRule, frozen=True, tag="time-bomb", forbid_unknown_fields=True):
    """A time limit for every turn; a side that exceeds it loses the turn (XO-50)."""

    name: ClassVar[str] = "time-bomb"
    slot: ClassVar[str | None] = "clock"
    seconds: Annotated[int, Meta(ge=3, le=600)] = 20

    def react(
        self, note: Note, event: Event, board: Board, box: Box, dice: Dice
    ) -> Iterable[Event]:
        match event:
            case TurnBegan(at=at):
                yield Noted(self.name, Fuse(at + 1000 * self.seconds))
            case Expired(variant=self.name, at=at):
                assert board.turn is not None
                yield TurnLost(board.turn.side, board.turn.seat, at)  # XO-51

    def due(self, note: Note) -> Millis | None:
        return note.burns_out if isinstance(note, Fuse) else None


class TimeBalance(VariantRule, frozen=True, tag="time-balance", forbid_unknown_fields=True):
    """A bar that moves towards the side to move, which loses the set when it arrives (XO-52)."""

    name: ClassVar[str] = "time-balance"
    slot: ClassVar[str | None] = "clock"
    seconds: Literal[10, 20, 30, 40] = 20
    """From the middle to an end (XO-54)."""

    def note(self) -> Note:
        return Bar(1000 * self.seconds)

    def react(
        self, note: Note, event: Event, board: Board, box: Box, dice: Dice
    ) -> Iterable[Event]:
        assert isinstance(note, Bar)
        match event:
            case RoundBegan():
                yield Noted(self.name, self.note())
            case TurnBegan(side=side, at=at):
                yield Noted(self.name, note.turned(side, at))
            case Expired(variant=self.name):
                assert board.turn is not None
                yield Claimed(self.name, 1 - board.turn.side, "set", 0, ())  # XO-53

    def due(self, note: Note) -> Millis | None:
        return note.due() if isinstance(note, Bar) else None


# The line-up


class Random(VariantRule, frozen=True, tag="random", forbid_unknown_fields=True):
    """Line-ups are drawn blindly from the bag (XO-55)."""

    name: ClassVar[str] = "random"
    slot: ClassVar[str | None] = "lineup"

    def supply(self, side: Side, bag: Bag, dice: Dice) -> str | None:
        pieces = MAIN[side] * bag.main + OTHER[side] * bag.other
        drawn = ""
        while pieces and len(drawn) < 4:
            index = dice.pick(len(pieces))
            drawn += pieces[index]
            pieces = pieces[:index] + pieces[index + 1 :]
        return drawn


# Cards


def _deal(deck: tuple[int, ...], count: int, dice: Dice) -> tuple[int, ...]:
    cards: list[int] = []
    for _ in range(count):
        card, deck = draw(dice, deck)
        cards.append(card)
    return tuple(cards)


class Map(VariantRule, frozen=True, tag="map", forbid_unknown_fields=True):
    """A card for each side lays out four pieces before the first turn (XO-65)."""

    name: ClassVar[str] = "map"
    draws_cards: ClassVar[bool] = True
    allows_take_back: ClassVar[bool] = True
    tries: ClassVar[int] = 1 + 20  # XO-66

    def react(
        self, note: Note, event: Event, board: Board, box: Box, dice: Dice
    ) -> Iterable[Event]:
        if not isinstance(event, RoundBegan):
            return
        own = of_purpose(dice, self.name, event.round)
        for _ in range(self.tries):
            cards = _deal(board.deck, 2, own)
            laid = _map_of(cards, box)
            if not has_row(_laid_out(laid)):
                yield Dealt(self.name, cards)
                for side, pieces in enumerate(laid):
                    yield MapLaid(side, pieces)
                return
        yield DeckRefused(event.at)


def _map_of(cards: tuple[int, ...], box: Box) -> tuple[tuple[Mark, ...], ...]:
    """The pieces that these Map cards bring, side by side."""
    return tuple(as_own(box.cards[card], side) for side, card in enumerate(cards))


def _laid_out(laid: tuple[tuple[Mark, ...], ...]) -> str:
    cells = EMPTY
    for mark in (mark for pieces in laid for mark in pieces):
        cells = with_piece(cells, mark.square, mark.piece)
    return cells


class Secret(VariantRule, frozen=True):
    """What the variants with secret cards share."""

    draws_cards: ClassVar[bool] = True

    def note(self) -> Note:
        return Hands()

    def react(
        self, note: Note, event: Event, board: Board, box: Box, dice: Dice
    ) -> Iterable[Event]:
        assert isinstance(note, Hands)
        match event:
            case RoundBegan(round=number):
                holders = self.holders(box)
                cards = _deal(board.deck, len(holders), of_purpose(dice, self.name, number))
                hands = tuple(Hand(*dealt) for dealt in zip(holders, cards, strict=True))
                yield Dealt(self.name, cards)
                yield Noted(self.name, Hands(hands))
            case RoundEnded():
                yield CardsShown(self.name, note.hands)
            case _:
                yield from self.claims(note.hands, event, board, box)

    def holders(self, box: Box) -> list[tuple[Seat, ...]]:
        """The seats that get each card; several seats may share one."""
        raise NotImplementedError

    def claims(
        self, hands: tuple[Hand, ...], event: Event, board: Board, box: Box
    ) -> Iterator[Claimed]:
        raise NotImplementedError

    @classmethod
    def mask(cls, note: Note, seat: Seat | None) -> Note:
        assert isinstance(note, Hands)
        return note.masked(seat)


class Trap(Secret, frozen=True, tag="trap", forbid_unknown_fields=True):
    """A row scores extra for the other side's pieces on the squares of a secret card (XO-70)."""

    name: ClassVar[str] = "trap"
    colours: Literal["holder", "victim"] = "holder"
    """Whose main colour white is (XO-71)."""

    def holders(self, box: Box) -> list[tuple[Seat, ...]]:
        return list(box.players)

    def claims(
        self, hands: tuple[Hand, ...], event: Event, board: Board, box: Box
    ) -> Iterator[Claimed]:
        if not isinstance(event, RowMade):
            return
        side, hand = event.side, hands[event.side]
        assert hand.card is not None
        by_victim = self.colours == "victim"
        traps = as_traps(box.cards[hand.card], 1 - side, box.layout, by_victim=by_victim)
        sprung = board.count_laid(traps)
        match len(sprung):  # XO-73
            case 0:
                pass
            case 1:
                yield Claimed(self.name, side, "points", 5, sprung, hand.seats)
            case 2:
                yield Claimed(self.name, side, "set", 0, sprung, hand.seats)
            case _:
                yield Claimed(self.name, side, "knockout", 0, sprung, hand.seats)


class Mission(Secret, frozen=True, tag="mission", forbid_unknown_fields=True):
    """A row scores extra for own pieces on the squares of a secret card (XO-60)."""

    name: ClassVar[str] = "mission"
    knockout: Literal["with-row", "four-pieces"] = "with-row"
    """Whether all four pieces of a card win at once, or only with a row (XO-63)."""

    def holders(self, box: Box) -> list[tuple[Seat, ...]]:
        seats = sorted(seat for side in box.players for seat in side)
        return [(seat,) for seat in seats]

    def claims(
        self, hands: tuple[Hand, ...], event: Event, board: Board, box: Box
    ) -> Iterator[Claimed]:
        match event:
            case RowMade(side=side):
                yield from self._counting(hands, side, board, box)
            case Placed(side=side) if self.knockout == "four-pieces":
                found = self._counting(hands, side, board, box)
                yield from (claim for claim in found if claim.prize == "knockout")

    def _counting(
        self, hands: tuple[Hand, ...], side: Side, board: Board, box: Box
    ) -> list[Claimed]:
        """The points of the side's best cards, one for each player of the smaller side (XO-63)."""
        met = [
            (board.count_laid(as_own(box.cards[hand.card], side)), hand.seats)
            for hand in hands
            if hand.card is not None and hand.seats[0] in box.players[side]
        ]
        best = sorted(met, key=lambda one: len(one[0]), reverse=True)
        return [
            Claimed(self.name, side, "knockout", 0, squares, seats)
            if len(squares) == 4
            else Claimed(self.name, side, "points", 3 * len(squares), squares, seats)
            for squares, seats in best[: min(map(len, box.players))]
            if squares
        ]


Variant: TypeAlias = Map | Trap | Mission | Random | TimeBomb | TimeBalance
ORDER: tuple[type[VariantRule], ...] = (Map, Trap, Mission, Random, TimeBomb, TimeBalance)
"""The order in which variants are asked, and in which they draw their cards (XO-45)."""
BY_NAME = {kind.name: kind for kind in ORDER}
