"""Chooses an action: the first sensible one in a fixed order of ideas.

Kept out: what cards are worth and who gathers them (mind.py), and when to look (the player).
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from knobel.bots.xcode.mind import Mind
from knobel.core.dice import Dice
from knobel.core.game import Millis, Seat
from knobel.games.xcode import (
    Accept,
    Action,
    Decline,
    Discard,
    Draw,
    Lay,
    Offer,
    Say,
    View,
    Withdraw,
)
from knobel.games.xcode.actions import MOST_ALREADY
from knobel.games.xcode.cards import JOKER, TIME, Card

TURN_AT: Millis = 9_000
"""The remaining sand below which a bot turns the glass: late, but in time."""
APART: Millis = 300
"""The delay from seat to seat, so that not all turn it at once ..."""
AFTER: Millis = 2_000
"""... and the delay of a seat that knows that another one intends to."""
REMINDER: Millis = 45_000
"""The remaining sand below which a helper says that it could turn the glass."""
BURNING: Millis = 6_000
"""The remaining time below which a burning joker is discarded."""
WORTH_IT = 0.3
"""The minimum gain of a trade."""
POOR = 0.5
"""While both piles are empty, cards below this worth are discarded, so that others may draw."""
PRECIOUS = 2.0
"""A seat that would have to discard a card of this worth waits for a trade ..."""
PATIENCE = 12
"""... for about this many glances."""


@dataclass
class Options:
    """The legal actions, parsed from the short form."""

    can: set[str] = field(default_factory=set)
    sets: list[tuple[Card, ...]] = field(default_factory=list)
    answers: list[tuple[Seat, Card, list[Card]]] = field(default_factory=list)
    goods: list[tuple[Seat, list[Card]]] = field(default_factory=list)
    lying: list[tuple[Seat, Card]] = field(default_factory=list)
    asked: list[tuple[Seat, Card]] = field(default_factory=list)


def _read(legal: Sequence[str]) -> Options:
    found = Options()
    for text in legal:
        match text.split():
            case ["lay", *cards]:
                found.sets.append(tuple(cards))
            case ["give", *cards, "to", seat, "for", card]:
                found.answers.append((int(seat), card, cards))
            case ["offer", *cards, "to", seat]:
                found.goods.append((int(seat), cards))
            case ["withdraw", card, "from", seat]:
                found.lying.append((int(seat), card))
            case ["decline", card, "of", seat]:
                found.asked.append((int(seat), card))
            case [word]:
                found.can.add(word)
    return found


def decide(
    view: View, legal: Sequence[str], dice: Dice, at: Millis, people: Collection[Seat]
) -> Action | None:
    """One action, or None to wait."""
    options = _read(legal)
    if view.sand is None or not legal:
        return None
    return next(_ideas(Mind(view, at, people), options, dice), None)


def _ideas(mind: Mind, options: Options, dice: Dice) -> Iterator[Action]:
    yield from _lay(mind, options)
    yield from _drop_fire(mind, options)
    yield from _take_back(mind, options)
    yield from _answer(mind, options)
    if "say" in options.can:
        yield from _say(mind)
    yield from _offer(mind, options)
    yield from _draw_or_discard(mind, options, dice)
    yield from _tidy(mind, options, dice)


# Sets


def _lay(mind: Mind, options: Options) -> Iterator[Action]:
    """Lay code sets at once, those without jokers first; time sets when the sand is low.

    Helpers leave sets to people (`Mind.may_lay`), and turn the glass only when asked.
    """
    for cards in sorted(options.sets, key=lambda cards: cards.count(JOKER)):
        symbol = next(card[0] for card in cards if card != JOKER)
        if _is_time_to_turn(mind) if symbol == TIME else mind.may_lay(symbol):
            yield Lay(cards)


def _is_time_to_turn(mind: Mind) -> bool:
    if not mind.is_helper:
        return mind.sand_left <= _turn_at(mind)
    if mind.asked is None or mind.after_turn <= mind.sand_left:
        return False
    return mind.at >= mind.asked + APART * (1 + mind.place)


def _turn_at(mind: Mind) -> Millis:
    """Seats take turns, because two who turn the glass at once would turn it back."""
    is_first = mind.keeper(TIME) in {None, mind.me}
    return TURN_AT - APART * mind.place - (0 if is_first else AFTER)


def _drop_fire(mind: Mind, options: Options) -> Iterator[Action]:
    """Discard a joker that is about to burn, with the two poorest cards."""
    if mind.fuse is not None and mind.fuse < BURNING and "discard" in options.can:
        rest = sorted(mind.view.hand, key=lambda card: -1.0 if card == JOKER else mind.kept(card))
        yield Discard(tuple(rest[:3]))


# Trades


def _take_back(mind: Mind, options: Options) -> Iterator[Action]:
    """Answer offers that complete a set or help nobody any more."""
    for to, card in options.lying:
        symbol = card[0]
        is_last = mind.hand[symbol] + 1 >= mind.size(symbol) and symbol not in mind.done
        if (is_last and symbol != TIME) or mind.gift(card, to) == 0.0:
            yield Withdraw(card, to)


def _answer(mind: Mind, options: Options) -> Iterator[Action]:
    best: tuple[float, Action] | None = None
    for to, card, answers in options.answers:
        for back in answers:
            gain = mind.gained(card) - mind.kept(back) + mind.gift(back, to)
            if gain > WORTH_IT and (best is None or gain > best[0]):
                best = gain, Accept(back, to, card)
    if best is not None:
        yield best[1]


def _offer(mind: Mind, options: Options) -> Iterator[Action]:
    """Offer a card towards the seat that gathers it, the shorter way first."""
    busy = {seat for seat, _ in options.asked}
    best: tuple[float, Action] | None = None
    for to, cards in options.goods:
        if to in busy:
            continue
        for card in cards:
            gift = mind.gift(card, to)
            keeper = mind.keeper(card[0])
            is_for_others = keeper not in {None, mind.me}
            if mind.goes_first(to) and keeper != to and not mind.is_late:
                continue  # a person is not yet bothered with what others gather
            if is_for_others and gift > WORTH_IT and (best is None or gift > best[0]):
                best = gift, Offer(card, to)
    if best is not None:
        yield best[1]


def _tidy(mind: Mind, options: Options, dice: Dice) -> Iterator[Action]:
    """Decline useless offers, and take back offers that nobody accepts."""
    for by, card in options.asked:
        if mind.gained(card) < WORTH_IT:
            yield Decline(card, by)
    for to, card in options.lying:
        if dice.pick(4) == 0:
            yield Withdraw(card, to)


# Talking


def _say(mind: Mind) -> Iterator[Action]:
    """Answer a question, announce what I gather, and correct earlier announcements."""
    if mind.question is not None:
        asker, card = mind.question
        yield Say("have", card, 0, asker)
    if mind.is_helper and mind.sand_left < REMINDER and mind.hand[TIME] >= mind.size(TIME):
        is_said = any(
            heard.seat == mind.me and heard.about[:1] == TIME and heard.phrase == "have"
            for heard in mind.view.heard
            if heard.at > mind.turned
        )
        if not is_said:
            yield Say("have", next(card for card in mind.view.hand if card[0] == TIME))
    for symbol in sorted(mind.hand, key=lambda symbol: -mind.hand[symbol]):
        is_news = symbol not in mind.done and not mind.has_claimed(symbol)
        is_wanted = mind.time_worth > 1 if symbol == TIME else symbol in mind.gate
        enough = 1 if mind.is_late and symbol != TIME else 2
        is_mine = mind.keeper(symbol) in {None, mind.me}
        if is_news and is_wanted and is_mine and mind.hand[symbol] >= enough:
            yield Say("need", symbol, min(mind.share(symbol), MOST_ALREADY))
    for symbol, keeper in mind.keepers.items():
        count = mind.share(symbol) + mind.lying[symbol]
        is_false = keeper == mind.me and count < mind.claims[symbol][keeper][0]
        if is_false and symbol != TIME and mind.is_late:
            yield Say("need", symbol, count)


# Piles


def _draw_or_discard(mind: Mind, options: Options, dice: Dice) -> Iterator[Action]:
    if "draw" in options.can and mind.has_room:  # XC-21: with some settings one draw too many loses
        yield Draw()
    elif "discard" in options.can:
        cards = sorted(mind.view.hand, key=mind.kept)[:3]
        worth = mind.kept(cards[-1])
        limit, patience = (POOR, 4 * PATIENCE) if mind.has_room else (PRECIOUS, PATIENCE)
        if worth < limit or (not mind.is_helper and dice.pick(patience) == 0):
            yield Discard(tuple(cards))
