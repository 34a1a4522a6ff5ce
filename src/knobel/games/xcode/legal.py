"""What a seat can do: all of it, or in a few words."""

from collections.abc import Sequence

from knobel.core.game import Seat
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
    phrases_to,
)
from knobel.games.xcode.cards import JOKER, LEFT, Card, sets_in, triples_in
from knobel.games.xcode.judge import THROWN, fit, held
from knobel.games.xcode.state import State


def legal_actions(state: State, seat: Seat, /) -> Sequence[Action]:
    """All of it; `brief` tells the same in a few words."""
    if state.end is not None or seat not in state.ring:
        return ()
    actions: list[Action] = []
    if state.sand is not None:
        hand = state.hands[seat]
        if _can_draw(state, seat):
            actions.append(Draw())
        actions += [Lay(cards) for cards in _sets(state, seat)]
        for offer in state.offers:
            if offer.to == seat:
                actions += [
                    *(Accept(c, offer.seat, offer.card) for c in _answers(state, seat, offer.seat)),
                    Decline(offer.card, offer.seat),
                ]
            elif offer.seat == seat:
                actions.append(Withdraw(offer.card, offer.to))
        for to in dict.fromkeys(state.neighbours(seat)):
            if to is not None:
                actions += [Offer(card, to) for card in _goods(state, seat, to)]
        actions += [Discard(cards) for cards in triples_in(hand)]
    actions += phrases_to(tuple(other for other in state.ring if other != seat))
    return _unrefused(state, seat, actions)


def _unrefused(state: State, seat: Seat, actions: list[Action]) -> list[Action]:
    """Without what the mission's rules forbid."""
    for rule, note in zip(state.config.level.rules, state.notes, strict=True):
        actions = [a for a in actions if rule.refuse(note, seat, a, state) is None]
    return actions


def _can_draw(state: State, seat: Seat) -> bool:
    is_full = held(state, seat) >= state.config.limit
    has_card = bool(state.pile or state.discards)
    return has_card and (not is_full or state.config.overdraw == "loses-hand")


def _sets(state: State, seat: Seat) -> list[tuple[Card, ...]]:
    """All sets in the hand that there is still a place for."""
    level = state.config.level
    sets = sets_in(state.hands[seat], level.code_set, level.time_set)
    if not sets:
        return []
    done = {cracked.field for cracked in state.cracked}
    return [cards for cards in sets if _symbol(cards) not in done]


def _symbol(cards: tuple[Card, ...]) -> str:
    return next(card[0] for card in cards if card != JOKER)


def _goods(state: State, seat: Seat, to: Seat) -> list[Card]:
    """What may be laid open towards this neighbour."""
    if state.offer_of(seat, to) is not None:
        return []
    left, right = state.neighbours(seat)
    faces = dict.fromkeys(state.hands[seat])
    if left == right:
        return [card for card in faces if card != JOKER]
    is_left = to == left
    return [card for card in faces if card != JOKER and (card[1] == LEFT) == is_left]


def _answers(state: State, seat: Seat, to: Seat) -> list[Card]:
    """What may be given for the card that lies open there."""
    lying = state.offer_of(to, seat)
    assert lying is not None
    return [card for card in _goods(state, seat, to) if fit(card, lying)]


def brief(state: State, seat: Seat, /) -> list[str]:
    """What can be done, in few words.

    draw                    a card can be drawn
    discard                 any three cards of the hand can be discarded
    lay 5< 5> j             a set; for each field the one with the fewest jokers
    give 5< 9< to 2 for 7>  each of these cards is an answer to what lies open
    offer 5< 9< to 2        each of these cards may be laid open towards this neighbour
    withdraw 5< from 2      as it is written
    decline 7> of 2         as it is written
    say                     everything can be said
    """
    if state.end is not None or seat not in state.ring:
        return []
    told: list[str] = []
    is_said = _is_fine(state, seat, Say("sand"))
    if state.sand is None:
        return ["say"] if is_said else []
    if _can_draw(state, seat):
        told.append("draw")
    if len(state.hands[seat]) >= THROWN:
        told.append("discard")
    if is_said:
        told.append("say")
    best = {_symbol(cards): cards for cards in reversed(_sets(state, seat))}
    told += [f"lay {' '.join(s)}" for s in best.values() if _is_fine(state, seat, Lay(s))]
    for offer in state.offers:
        if offer.to == seat:
            answers = _answers(state, seat, offer.seat)
            if answers and _is_fine(state, seat, Accept(answers[0], offer.seat, offer.card)):
                told.append(f"give {' '.join(answers)} to {offer.seat} for {offer.card}")
            told.append(f"decline {offer.card} of {offer.seat}")
        elif offer.seat == seat:
            told.append(f"withdraw {offer.card} from {offer.to}")
    for to in dict.fromkeys(state.neighbours(seat)):
        if to is not None:
            goods = _goods(state, seat, to)
            if goods and _is_fine(state, seat, Offer(goods[0], to)):
                told.append(f"offer {' '.join(goods)} to {to}")
    return told


def _is_fine(state: State, seat: Seat, action: Action) -> bool:
    """Whether the mission's rules allow it; they look at kinds of actions, not at single cards."""
    rules = state.config.level.rules
    return not rules or all(
        rule.refuse(note, seat, action, state) is None
        for rule, note in zip(rules, state.notes, strict=True)
    )
