"""A match as a value, and how each event changes it."""

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.clock import Hourglass
from knobel.core.game import Millis, Seat
from knobel.games.xcode.actions import Phrase
from knobel.games.xcode.cards import Card, turned, without
from knobel.games.xcode.events import (
    ArrowsTurned,
    Cracked,
    Dealt,
    Discarded,
    Drawn,
    EndReason,
    Event,
    Expired,
    Finished,
    HandLost,
    Note,
    Noted,
    Offered,
    PileTurned,
    RanOut,
    Said,
    SandStarted,
    SandTurned,
    SeatLeft,
    TimeLaid,
    Traded,
    TurnedDown,
    Withdrawn,
)
from knobel.games.xcode.level import Config

Deed = Drawn | Discarded | Offered | Traded | Cracked | TimeLaid
"""What somebody does who takes part; talking alone is not enough (XC-65)."""

EARSHOT = 12
"""The number of phrases that are remembered for each viewer, besides claims (XC-50)."""


class Open(Struct, frozen=True, gc=False, array_like=True):
    """A card that one neighbour offers to another."""

    seat: Seat
    to: Seat
    card: Card


class Heard(Struct, frozen=True, gc=False, array_like=True):
    """A phrase: who said what, to whom and when."""

    seat: Seat
    phrase: Phrase
    about: Card
    already: int
    to: Seat | None
    at: Millis


class End(Struct, frozen=True, gc=False):
    is_won: bool
    reason: EndReason
    at: Millis


class State(Struct, frozen=True, gc=False):
    config: Config
    notes: tuple[Note, ...]
    """The note of each rule of the mission, in the order of the rules."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """In the order in which the cards came; empty before the deal."""
    offers: tuple[Open, ...] = ()
    pile: tuple[Card, ...] = ()
    """The next card first."""
    discards: tuple[Card, ...] = ()
    """The lowest card first."""
    cracked: tuple[Cracked, ...] = ()
    done: str = ""
    """The fields that are cracked."""
    times: tuple[TimeLaid, ...] = ()
    sand: Hourglass | None = None
    began: Millis = 0
    """When the sand began, or will begin, to run."""
    ring: tuple[Seat, ...] = ()
    """The seats in the circle, clockwise: the next one is the left neighbour (XC-04)."""
    heard: tuple[tuple[Heard, ...], ...] = ()
    """What each seat remembers of what it has heard or said; the last entry is a spectator's."""
    end: End | None = None
    active: tuple[Seat, ...] = ()
    """The seats that have drawn, discarded, traded or laid something, the first one first."""

    def neighbours(self, seat: Seat) -> tuple[Seat | None, Seat | None]:
        """The neighbours to the left and to the right; none for the only seat left."""
        ring = self.ring
        if seat not in ring or len(ring) < 2:
            return None, None
        place = ring.index(seat)
        return ring[place + 1 - len(ring)], ring[place - 1]

    def offer_of(self, seat: Seat, to: Seat) -> Card | None:
        """The card that one seat offers the other, if any."""
        for offer in self.offers:
            if offer.seat == seat and offer.to == to:
                return offer.card
        return None

    def possessions(self, seat: Seat) -> tuple[Card, ...]:
        """The hand and the cards on offer, which count for the hand limit too (XC-26)."""
        return (*self.hands[seat], *(o.card for o in self.offers if o.seat == seat))


def opening(config: Config, /) -> State:
    return State(config, tuple(rule.note() for rule in config.level.rules))


def evolve(state: State, event: Event, /) -> State:
    state = _changed(state, event)
    if isinstance(event, Deed) and event.seat not in state.active:
        return replace(state, active=(*state.active, event.seat))
    return state


def _changed(state: State, event: Event) -> State:
    match event:
        case Said():
            return replace(state, heard=_heard(state.heard, event))
        case Drawn(seat=seat, card=card):
            hand = (*state.hands[seat], card)
            return replace(state, hands=_with(state.hands, seat, hand), pile=state.pile[1:])
        case Offered(seat=seat, to=to, card=card):
            hand = without(state.hands[seat], (card,))
            return replace(
                state,
                hands=_with(state.hands, seat, hand),
                offers=(*state.offers, Open(seat, to, card)),
            )
        case Traded(seat=seat, to=to, card=card, against=against):
            hand = (*without(state.hands[seat], (card,)), against)
            hands = _with(state.hands, seat, hand)
            return replace(
                state,
                hands=_with(hands, to, (*hands[to], card)),
                offers=_lifted(state.offers, to, seat),
            )
        case Withdrawn(seat=seat, to=to, card=card) | TurnedDown(by=seat, seat=to, card=card):
            return replace(
                state,
                hands=_with(state.hands, seat, (*state.hands[seat], card)),
                offers=_lifted(state.offers, seat, to),
            )
        case Discarded(seat=seat, cards=cards):
            hand = without(state.hands[seat], cards)
            return replace(
                state,
                hands=_with(state.hands, seat, hand),
                discards=(*state.discards, *cards),
            )
        case Cracked(seat=seat, field=field, cards=cards):
            hand = without(state.hands[seat], cards)
            return replace(
                state,
                hands=_with(state.hands, seat, hand),
                cracked=(*state.cracked, event),
                done=state.done + field,
            )
        case TimeLaid(seat=seat, cards=cards):
            hand = without(state.hands[seat], cards)
            return replace(state, hands=_with(state.hands, seat, hand), times=(*state.times, event))
        case SandTurned(sand=sand):
            return replace(state, sand=sand)
        case PileTurned():  # XC-30
            return replace(state, pile=state.discards, discards=())
        case Noted(rule=name, note=note):
            pairs = zip(state.config.level.rules, state.notes, strict=True)
            notes = tuple(note if rule.name == name else old for rule, old in pairs)
            return replace(state, notes=notes)
        case HandLost(seat=seat, cards=cards):
            return _given_up(state, seat, cards)
        case SeatLeft(seat=seat, cards=cards):
            ring = tuple(other for other in state.ring if other != seat)
            return _given_up(_returned_to(state, seat), seat, cards, ring)
        case ArrowsTurned(symbol=symbol):
            return _arrows_turned(state, symbol)
        case Dealt(hands=hands, pile=pile, at=at):
            seats = len(hands)
            return replace(
                state,
                hands=hands,
                pile=pile,
                began=at + state.config.lead,
                ring=tuple(range(seats)),
                heard=((),) * (seats + 1),
            )
        case SandStarted(sand=sand, at=at):
            return replace(state, sand=sand, began=at)
        case Finished(is_won=is_won, reason=reason, at=at):
            return replace(state, end=End(is_won, reason, at))
        case RanOut() | Expired():
            return state


def _with(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _lifted(offers: tuple[Open, ...], seat: Seat, to: Seat) -> tuple[Open, ...]:
    return tuple(o for o in offers if o.seat != seat or o.to != to)


def _heard(heard: tuple[tuple[Heard, ...], ...], said: Said) -> tuple[tuple[Heard, ...], ...]:
    """Adds a phrase; seats with identical memories keep sharing one object, for `changes`."""
    new = Heard(said.seat, said.phrase, said.about, said.already, said.to, said.at)
    if said.to is not None:
        ears = (said.seat, said.to)
        return tuple([_remembered(m, new) if s in ears else m for s, m in enumerate(heard)])
    longer: dict[int, tuple[Heard, ...]] = {}
    for memory in heard:
        if id(memory) not in longer:
            longer[id(memory)] = _remembered(memory, new)
    return tuple([longer[id(memory)] for memory in heard])


def _remembered(memory: tuple[Heard, ...], new: Heard) -> tuple[Heard, ...]:
    """The last phrases, and before them what seats last said to need if they did so earlier."""
    phrases = (*memory, new)
    if len(phrases) <= EARSHOT:
        return phrases
    late = phrases[-EARSHOT:]
    claimed = {heard.seat for heard in late if heard.phrase == "need"}
    early: list[Heard] = []
    for heard in reversed(phrases[:-EARSHOT]):
        if heard.phrase == "need" and heard.seat not in claimed:
            claimed.add(heard.seat)
            early.append(heard)
    return (*reversed(early), *late)


def _given_up(
    state: State, seat: Seat, cards: tuple[Card, ...], ring: tuple[Seat, ...] | None = None
) -> State:
    """Puts all cards of the seat on the discard pile."""
    return replace(
        state,
        hands=_with(state.hands, seat, ()),
        offers=tuple(offer for offer in state.offers if offer.seat != seat),
        discards=(*state.discards, *cards),
        ring=state.ring if ring is None else ring,
    )


def _returned_to(state: State, gone: Seat) -> State:
    """Returns the cards that others offered to this seat."""
    for seat, to, card in [(o.seat, o.to, o.card) for o in state.offers if o.to == gone]:
        hands = _with(state.hands, seat, (*state.hands[seat], card))
        state = replace(state, hands=hands, offers=_lifted(state.offers, seat, to))
    return state


def _arrows_turned(state: State, symbol: str) -> State:
    """Reverses all cards of the symbol, except those that have been laid."""

    def after(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(turned(card) if card[0] == symbol else card for card in cards)

    for offer in state.offers:
        if offer.card[0] == symbol:
            hand = (*state.hands[offer.seat], offer.card)
            hands = _with(state.hands, offer.seat, hand)
            state = replace(state, hands=hands, offers=_lifted(state.offers, offer.seat, offer.to))
    return replace(
        state,
        hands=tuple(after(hand) for hand in state.hands),
        pile=after(state.pile),
        discards=after(state.discards),
    )
