"""Judges actions: the events that each leads to, or why it is refused.

If two players reach for the same thing, the second is refused, and the code says what happened:
`pile-empty`, `field-cracked`, `offer-gone`, `card-not-in-hand`.
"""

from collections.abc import Sequence

from knobel.core.game import Illegal, Millis, Seat
from knobel.games.xcode.actions import (
    Accept,
    Action,
    Decline,
    Discard,
    Draw,
    Lay,
    Offer,
    Say,
    Withdraw,
    is_phrase,
)
from knobel.games.xcode.cards import JOKER, LEFT, TIME, Card
from knobel.games.xcode.events import (
    Cracked,
    Discarded,
    Drawn,
    Event,
    HandLost,
    Offered,
    PileTurned,
    Said,
    TimeLaid,
    Traded,
    TurnedDown,
    Withdrawn,
)
from knobel.games.xcode.state import State

THROWN = 3
"""The number of cards discarded at once (XC-22)."""


def refuse_outsiders(state: State, seat: Seat) -> None:
    if state.end is not None:
        raise Illegal("over")
    if seat not in state.ring:
        raise Illegal("not-in-play")


def judged(state: State, seat: Seat, action: Action, at: Millis) -> Sequence[Event]:
    """The events that the action leads to; raises `Illegal`."""
    if state.sand is None and not isinstance(action, Say):
        raise Illegal("not-yet")  # XC-11
    match action:
        case Draw():
            events = _drawn(state, seat, at)
        case Discard(cards=cards):
            events = _discarded(state, seat, cards, at)
        case Lay(cards=cards):
            events = _laid(state, seat, cards, at)
        case Offer():
            events = _offered(state, seat, action, at)
        case Accept():
            events = _accepted(state, seat, action, at)
        case Withdraw(card=card, to=to):
            if state.offer_of(seat, to) != card:
                raise Illegal("offer-gone", card=card)
            events = (Withdrawn(seat, to, card, at),)
        case Decline(card=card, by=by):
            if state.offer_of(by, seat) != card:
                raise Illegal("offer-gone", card=card)
            events = (TurnedDown(seat, by, card, at),)
        case Say():
            events = _said(state, seat, action, at)
    for rule, note in zip(state.config.level.rules, state.notes, strict=True):
        if (refusal := rule.refuse(note, seat, action, state)) is not None:
            raise refusal
    return events


def _drawn(state: State, seat: Seat, at: Millis) -> Sequence[Event]:
    limit = state.config.limit
    is_full = held(state, seat) >= limit
    if is_full and state.config.overdraw == "refused":  # XC-20
        raise Illegal("hand-full", limit=limit)
    pile = state.pile or state.discards
    if not pile:
        raise Illegal("pile-empty")
    events: list[Event] = [] if state.pile else [PileTurned(at)]  # XC-30
    events.append(Drawn(seat, pile[0], at))
    if is_full:  # XC-21
        events.append(HandLost(seat, _with_last(state, seat, pile[0]), "limit", at))
    return events


def held(state: State, seat: Seat) -> int:
    """Cards on offer count for their owner's hand limit (XC-26)."""
    count = len(state.hands[seat])
    for offer in state.offers:
        if offer.seat == seat:
            count += 1
    return count


def _with_last(state: State, seat: Seat, card: Card) -> tuple[Card, ...]:
    """All cards of the seat, including the one just drawn."""
    hand = len(state.hands[seat])
    cards = state.possessions(seat)
    return (*cards[:hand], card, *cards[hand:])


def _discarded(state: State, seat: Seat, cards: tuple[Card, ...], at: Millis) -> Sequence[Event]:
    if len(cards) != THROWN:  # XC-22
        raise Illegal("not-three")
    _refuse_missing(state, seat, cards)
    return (Discarded(seat, cards, at),)


def _refuse_missing(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    hand = state.hands[seat]
    for card in cards:
        if hand.count(card) < cards.count(card):
            is_open = any(o.seat == seat and o.card == card for o in state.offers)  # XC-26
            if is_open:
                raise Illegal("card-on-offer", card=card)
            raise Illegal("card-not-in-hand", card=card)


def _laid(state: State, seat: Seat, cards: tuple[Card, ...], at: Millis) -> Sequence[Event]:
    symbols = {card[:1] for card in cards if card != JOKER}
    if not symbols and cards:
        raise Illegal("jokers-only")  # XC-29
    if len(symbols) != 1:
        raise Illegal("not-a-set")
    (symbol,) = symbols
    level = state.config.level
    size = level.time_set if symbol == TIME else level.code_set
    if len(cards) != size:
        raise Illegal("set-size", size=size)
    _refuse_missing(state, seat, cards)
    if symbol == TIME:
        return (TimeLaid(seat, cards, at),)
    if symbol in state.done:  # XC-27
        raise Illegal("field-cracked", field=symbol)
    return (Cracked(seat, symbol, cards, at),)


def _offered(state: State, seat: Seat, offer: Offer, at: Millis) -> Sequence[Event]:
    card, to = offer.card, offer.to
    _refuse_trade(state, seat, to, card)
    lying = state.offer_of(to, seat)
    if lying is not None and fit(card, lying):
        return (Traded(seat, to, card, lying, at),)
    return (Offered(seat, to, card, at),)


def _accepted(state: State, seat: Seat, accept: Accept, at: Millis) -> Sequence[Event]:
    card, to, against = accept.card, accept.to, accept.against
    _refuse_trade(state, seat, to, card)
    if state.offer_of(to, seat) != against:
        raise Illegal("offer-gone", card=against)
    if not fit(card, against):
        raise Illegal("same-arrow")
    return (Traded(seat, to, card, against, at),)


def fit(one: Card, other: Card) -> bool:
    """Whether the cards may travel in opposite directions (XC-24)."""
    return one[1:] != other[1:]


def _refuse_trade(state: State, seat: Seat, to: Seat, card: Card) -> None:
    """Refuse a card that may not go there; its arrow counts when it is offered (XC-23)."""
    left, right = state.neighbours(seat)
    if to not in {left, right}:
        raise Illegal("not-your-neighbour")
    if card == JOKER:
        raise Illegal("joker-not-traded")  # XC-25
    if left != right and to != (left if card[1:] == LEFT else right):
        raise Illegal("wrong-arrow", card=card)  # XC-24
    if state.offer_of(seat, to) is not None:
        raise Illegal("already-offering")
    _refuse_missing(state, seat, (card,))


def _said(state: State, seat: Seat, say: Say, at: Millis) -> Sequence[Event]:
    if not is_phrase(say):
        raise Illegal("no-such-phrase")
    if say.to is not None and (say.to == seat or say.to not in state.ring):
        raise Illegal("nobody-there")
    return (Said(seat, say.phrase, say.about, say.already, say.to, at),)
