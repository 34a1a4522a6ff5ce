"""Two players of X-Code that cheat, to see what honest ones could reach.

Both look at all hands and do whatever brings all cards nearest to whole sets; one of them also
knows which cards come next.  Nobody of them speaks.  They know the levels, not the missions.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from knobel.bots.xcode import GLANCE
from knobel.core.game import Millis, Seat
from knobel.games import xcode
from knobel.games.xcode import Accept, Action, Decline, Discard, Draw, Lay, Offer, State, Withdraw
from knobel.games.xcode.cards import JOKER, LEFT, SYMBOLS, TIME, Card

FAR = 9.0
"""What a card costs that nobody has."""
WILD = 0.5
"""What it costs to use a joker."""
GAIN = 0.01
TURN_AT: Millis = 9_000
HURRY: Millis = 60_000
"""With less sand than this, time cards count in full."""
WORTH_WAITING = 0.9
"""A seat that would gain this much more than mine by the next card may draw it."""

PATIENCE = 12
"""Glances, more or less."""

Places = dict[str, list[tuple[int, str]]]
"""By symbol: at which place of the circle which arrows are."""


class Planner:
    """Sees all hands; with *foresight* the draw pile too."""

    def __init__(self, *, foresight: bool) -> None:
        self._foresight = foresight

    def choose(self, state: State, seat: Seat, at: Millis) -> Action | None:
        """What this seat should do now; None to wait."""
        outlook = Outlook(state, at)
        return (
            _lay(state, seat, at)
            or _answer(outlook, seat)
            or _offer(outlook, seat)
            or self._draw(outlook, seat)
            or _discard(outlook, seat)
        )

    def _draw(self, outlook: "Outlook", seat: Seat) -> Action | None:
        state = outlook.state
        coming = state.pile or state.discards
        if not coming or not outlook.has_room(seat):
            return None
        if not self._foresight:
            return Draw()
        gains = {
            other: outlook.gain(coming[0], other) for other in state.ring if outlook.has_room(other)
        }
        if max(gains.values()) < gains[seat] + WORTH_WAITING or outlook.is_impatient(seat):
            return Draw()
        return None


class Outlook:
    """All hands, and what each symbol costs as they are."""

    def __init__(self, state: State, at: Millis) -> None:
        assert state.sand is not None
        self.state = state
        self.at = at
        self.ring = state.ring
        self.hands = [list(state.possessions(seat)) for seat in state.ring]
        self.jokers = tuple(hand.count(JOKER) for hand in self.hands)
        self.places: Places = {s: [] for s in (*SYMBOLS, TIME) if s not in state.done}
        self.time_weight = 1.0 if state.sand.left(at) < HURRY else 0.2
        for place, hand in enumerate(self.hands):
            for card in hand:
                if card[0] in self.places:
                    self.places[card[0]].append((place, card[1]))
        self.costs = {symbol: self.cost(symbol, spots) for symbol, spots in self.places.items()}

    def is_impatient(self, seat: Seat) -> bool:
        """Now and then somebody does what is not the best, lest all wait or go round for ever."""
        return (7 * (self.at // GLANCE) + 3 * seat) % PATIENCE == 0

    def has_room(self, seat: Seat) -> bool:
        return len(self.hands[self.ring.index(seat)]) < self.state.config.limit

    def cost(self, symbol: str, spots: Sequence[tuple[int, str]]) -> float:
        """The cheapest way to bring a set of this symbol into one hand."""
        level = self.state.config.level
        size = level.time_set if symbol == TIME else level.code_set
        weight = self.time_weight if symbol == TIME else 1.0
        return weight * _cost(tuple(sorted(spots)), self.jokers, size)

    def after(self, symbol: str, gone: Iterable[tuple[int, str]], new: Iterable[int]) -> float:
        """By how much the cost of a symbol grows when cards leave places and go to others."""
        if symbol not in self.places:
            return 0.0
        spots = list(self.places[symbol])
        for (place, arrow), to in zip(gone, new, strict=True):
            spots.remove((place, arrow))
            if to >= 0:
                spots.append((to, arrow))
        return self.cost(symbol, spots) - self.costs[symbol]

    def trade(self, one: Seat, two: Seat, card: Card, back: Card) -> float:
        """By how much the cost grows when these two have exchanged these cards."""
        first, second = self.ring.index(one), self.ring.index(two)
        there, here = (first, card[1]), (second, back[1])
        if card[0] == back[0]:
            return self.after(card[0], (there, here), (second, first))
        return self.after(card[0], (there,), (second,)) + self.after(back[0], (here,), (first,))

    def gain(self, card: Card, seat: Seat) -> float:
        """By how much the cost falls when this seat draws this card."""
        if card == JOKER:
            return FAR
        symbol = card[0]
        if symbol not in self.places:
            return 0.0
        spots = [*self.places[symbol], (self.ring.index(seat), card[1])]
        return self.costs[symbol] - self.cost(symbol, spots)


@lru_cache(maxsize=200_000)
def _cost(spots: tuple[tuple[int, str], ...], jokers: tuple[int, ...], size: int) -> float:
    """The least that a set costs, over all who might gather it."""
    count = len(jokers)
    best = FAR * size
    for collector in range(count if spots else 0):
        ways = sorted([_way(place, arrow, collector, count) for place, arrow in spots])[:size]
        missing = size - len(ways)
        wild = min(missing, jokers[collector], size - 1)
        best = min(best, sum(ways) + FAR * (missing - wild) + WILD * wild)
    return best


def _way(place: int, arrow: str, to: int, count: int) -> int:
    if count == 2:
        return int(place != to)
    return (to - place if arrow == LEFT else place - to) % count


def _lay(state: State, seat: Seat, at: Millis) -> Action | None:
    assert state.sand is not None
    for text in xcode.short_moves(state, seat):
        if text.startswith("lay "):
            cards = tuple(text.split()[1:])
            is_time = any(card[0] == TIME for card in cards)
            if not is_time or state.sand.left(at) <= TURN_AT:
                return Lay(cards)
    return None


def _answer(outlook: Outlook, seat: Seat) -> Action | None:
    state = outlook.state
    for offer in state.offers:
        if offer.to == seat:
            answers = [
                (outlook.trade(offer.seat, seat, offer.card, card), card)
                for card in dict.fromkeys(state.hands[seat])
                if card != JOKER and card[1] != offer.card[1]
            ]
            growth, card = min(answers, default=(0.0, JOKER))
            if growth < -GAIN and state.offer_of(seat, offer.seat) is None:
                return Accept(card, offer.seat, offer.card)
            return Decline(offer.card, offer.seat)
        if offer.seat == seat and offer.to not in state.ring:
            return Withdraw(offer.card, offer.to)
    return None


def _offer(outlook: Outlook, seat: Seat) -> Action | None:
    """The best exchange with a neighbour who has nothing else to think about."""
    state = outlook.state
    best: tuple[float, Action] | None = None
    left, right = state.neighbours(seat)
    for to in dict.fromkeys((left, right)):
        if to is None or state.offer_of(seat, to) is not None:
            continue
        for card in dict.fromkeys(state.hands[seat]):
            if card == JOKER or (left != right and to != (left if card[1] == LEFT else right)):
                continue
            for back in dict.fromkeys(state.hands[to]):
                if back != JOKER and back[1] != card[1]:
                    growth = outlook.trade(seat, to, card, back)
                    if growth < -GAIN and (best is None or growth < best[0]):
                        best = growth, Offer(card, to)
    return None if best is None else best[1]


def _discard(outlook: Outlook, seat: Seat) -> Action | None:
    """The three cards that are missed least; what is missed only if nobody is better off."""
    state = outlook.state
    if outlook.has_room(seat) and (state.pile or state.discards):
        return None
    loss, thrown = _triple(outlook, seat)
    if len(thrown) < 3:
        return None
    if loss >= FAR and not outlook.is_impatient(seat):
        others = [other for other in state.ring if other != seat]
        if any(outlook.has_room(other) for other in others) and (state.pile or state.discards):
            return None
        if any(_triple(outlook, other)[0] < loss for other in others):
            return None
    return Discard(tuple(thrown))


def _triple(outlook: Outlook, seat: Seat) -> tuple[float, list[Card]]:
    """What this seat would discard, and how much that is missed."""
    state, place = outlook.state, outlook.ring.index(seat)
    cards = list(state.hands[seat])
    thrown: list[Card] = []
    total = 0.0
    while len(thrown) < 3 and cards:
        losses = [(_loss(outlook, place, card, thrown), card) for card in dict.fromkeys(cards)]
        loss, least = min(losses)
        cards.remove(least)
        thrown.append(least)
        total += loss
    return total if len(thrown) == 3 else 99 * FAR, thrown


def _loss(outlook: Outlook, place: int, card: Card, thrown: Sequence[Card]) -> float:
    if card == JOKER:
        return FAR + 5
    gone = [(place, other[1]) for other in (*thrown, card) if other[0] == card[0]]
    return outlook.after(card[0], gone, [-1] * len(gone))
