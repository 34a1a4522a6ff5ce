"""The legal actions of a seat, as a full list or in a short form."""

from collections.abc import Sequence
from functools import lru_cache

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
from knobel.games.xcode.cards import (
    JOKER,
    LEFT,
    RIGHT,
    Arrow,
    Card,
    sets_in,
    symbol_of,
    triples_in,
)
from knobel.games.xcode.judge import THROWN, fit, held
from knobel.games.xcode.state import State


def legal_actions(state: State, seat: Seat, /) -> Sequence[Action]:
    """All legal actions; `short_moves` lists them in a short form."""
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
    """The actions that the mission's rules do not forbid."""
    for rule, note in zip(state.config.level.rules, state.notes, strict=True):
        actions = [a for a in actions if rule.refuse(note, seat, a, state) is None]
    return actions


def _can_draw(state: State, seat: Seat) -> bool:
    has_card = bool(state.pile or state.discards)
    config = state.config
    return has_card and (config.overdraw == "loses-hand" or held(state, seat) < config.limit)


def _sets(state: State, seat: Seat) -> Sequence[tuple[Card, ...]]:
    """All sets in the hand that can still be laid."""
    level = state.config.level
    sets = sets_in(state.hands[seat], level.code_set, level.time_set)
    return [cards for cards in sets if symbol_of(cards) not in state.done] if sets else ()


def _goods(state: State, seat: Seat, to: Seat) -> Sequence[Card]:
    """The cards that may be offered to this neighbour."""
    if state.offer_of(seat, to) is not None:
        return ()
    left, right = state.neighbours(seat)
    return _going(state.hands[seat], None if left == right else LEFT if to == left else RIGHT)


def _answers(state: State, seat: Seat, to: Seat) -> Sequence[Card]:
    """The cards that may be given for the one offered there."""
    lying = state.offer_of(to, seat)
    assert lying is not None
    return [card for card in _goods(state, seat, to) if fit(card, lying)]


@lru_cache(maxsize=4096)
def _going(hand: tuple[Card, ...], arrow: Arrow | None) -> tuple[Card, ...]:
    """The cards that can travel in this direction, or with None in any."""
    faces = dict.fromkeys(card for card in hand if card != JOKER)
    return tuple(card for card in faces if arrow is None or card[1] == arrow)


# The short form


def short_moves(state: State, seat: Seat, /) -> list[str]:
    """The legal actions in a short form.

    draw                    a card can be drawn
    discard                 any three cards of the hand can be discarded
    say                     everything can be said
    lay 5< 5> j             a set; for each field the one with the fewest jokers
    give 5< 9< to 2 for 7>  each of these cards is an answer to what lies open
    offer 5< 9< to 2        each of these cards may be laid open towards this neighbour
    withdraw 5< from 2      as it is written
    decline 7> of 2         as it is written
    """
    if state.end is not None or seat not in state.ring:
        return []
    told: list[str] = []
    if state.sand is None:
        return ["say"] if _is_fine(state, seat, Say("sand")) else []
    hand, rules = state.hands[seat], state.config.level.rules
    if _can_draw(state, seat):
        told.append("draw")
    if len(hand) >= THROWN:
        told.append("discard")
    if not rules or _is_fine(state, seat, Say("sand")):
        told.append("say")
    if sets := _sets(state, seat):
        best = {symbol_of(cards): cards for cards in reversed(sets)}.values()
        told += [f"lay {' '.join(s)}" for s in best if _is_fine(state, seat, Lay(s))]
    busy = _tell_offers(state, seat, told) if state.offers else ()
    left, right = state.neighbours(seat)
    for to, arrow in ((left, LEFT), (right, RIGHT)) if left != right else ((left, None),):
        if to is not None and to not in busy:
            goods = _going(hand, arrow)
            if goods and (not rules or _is_fine(state, seat, Offer(goods[0], to))):
                told.append(f"offer {' '.join(goods)} to {to}")
    return told


def _tell_offers(state: State, seat: Seat, told: list[str]) -> list[Seat]:
    """Adds the actions on open offers; returns the seats to which one of mine is made."""
    busy: list[Seat] = []
    for offer in state.offers:
        if offer.to == seat:
            answers = _answers(state, seat, offer.seat)
            if answers and _is_fine(state, seat, Accept(answers[0], offer.seat, offer.card)):
                told.append(f"give {' '.join(answers)} to {offer.seat} for {offer.card}")
            told.append(f"decline {offer.card} of {offer.seat}")
        elif offer.seat == seat:
            told.append(f"withdraw {offer.card} from {offer.to}")
            busy.append(offer.to)
    return busy


def _is_fine(state: State, seat: Seat, action: Action) -> bool:
    """Whether the mission's rules allow it; they judge kinds of actions, not single cards."""
    rules = state.config.level.rules
    return not rules or all(
        rule.refuse(note, seat, action, state) is None
        for rule, note in zip(rules, state.notes, strict=True)
    )
