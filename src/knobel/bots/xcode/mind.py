"""What a seat concludes from its view: who gathers which symbol, and what each card is worth.

It uses only what the seat sees and has heard.  "I need 5 and have 2 already" is a claim: the seat
that claims most, or first, gathers that symbol, and the others pass it on or discard it.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cached_property

from knobel.core.game import Millis, Seat
from knobel.games.xcode import View
from knobel.games.xcode.cards import JOKER, LEFT, SYMBOLS, TIME, Card
from knobel.games.xcode.events import Fuses, Gate
from knobel.games.xcode.state import EARSHOT, Heard

WHOLE = 9.0
"""The worth of a card in a complete set."""
WILD = 7.0
"""A joker."""
NEXT_TO_ME = 2.2
"""A card that a neighbour gathers and can get from me."""
LATER = 0.4
"""The factor for a card whose field is still locked."""
SPARE_TIME = 1.2
"""A card of a time set while there is much sand."""
FEW = 4
"""The number of remaining fields that counts as few."""
RECENT: Millis = 10_000
"""How long a question can be answered."""
SOON: Millis = 100_000
"""The remaining sand below which time cards are worth gathering."""
FIRST_LEVELS = frozenset({"level-1", "level-2"})
"""Here bots leave the game to people."""
FAIR: Millis = 20_000
"""How long people have for the next field before a helper that could lay it does."""
PAIR = 2
"""A person who shows this many cards of a symbol may hold the rest of the set."""


class Mind:
    """One look at the view."""

    def __init__(self, view: View, at: Millis, people: Collection[Seat] = ()) -> None:
        assert view.seat is not None
        self.people = frozenset(people).intersection(view.ring)
        self.is_helper = bool(self.people) and view.level.name in FIRST_LEVELS
        self.view = view
        self.at = at
        self.me: Seat = view.seat
        self.level = view.level
        self.ring = view.ring
        self.place = view.ring.index(view.seat)
        self.done = {cracked.field for cracked in view.cracked}
        self.left_open = [symbol for symbol in SYMBOLS if symbol not in self.done]
        self.hand = Counter(card[0] for card in view.hand if card != JOKER)
        self.jokers = view.hand.count(JOKER)
        self.lying = Counter(offer.card[0] for offer in view.offers if offer.seat == view.seat)
        self.sand_left: Millis = view.sand.left(at) if view.sand else 0

    @property
    def has_room(self) -> bool:
        """Whether I may draw."""
        return len(self.view.hand) + self.lying.total() < self.view.limit

    # The mission

    @cached_property
    def gate(self) -> str:
        """The fields that can be cracked now."""
        return next((note.open for note in self.view.notes if isinstance(note, Gate)), SYMBOLS)

    @cached_property
    def fuse(self) -> Millis | None:
        """The time until my joker burns."""
        for note in self.view.notes:
            if isinstance(note, Fuses) and note.dues:
                due = note.dues[self.me]
                return None if due is None else due - self.at
        return None

    # Who gathers what

    @cached_property
    def claims(self) -> dict[str, dict[Seat, tuple[int, Millis]]]:
        """By symbol and seat: how many they have, and when they first said so."""
        found: dict[str, dict[Seat, tuple[int, Millis]]] = {}
        for heard in self._remembered:
            if heard.phrase == "need" and heard.about not in self.done and heard.seat in self.ring:
                seats = found.setdefault(heard.about, {})
                first = seats[heard.seat][1] if heard.seat in seats else heard.at
                seats[heard.seat] = heard.already, first
        if TIME in found:
            claims = found[TIME].items()
            found[TIME] = {seat: claim for seat, claim in claims if claim[1] > self.turned}
        return found

    @property
    def _remembered(self) -> Iterator[Heard]:
        """Bots repeat their claims; people need not."""
        late = len(self.view.heard) - EARSHOT
        for place, heard in enumerate(self.view.heard):
            if place >= late or heard.seat in self.people:
                yield heard

    @cached_property
    def keepers(self) -> dict[str, Seat]:
        """The seat that gathers each symbol."""

        def rank(claims: dict[Seat, tuple[int, Millis]], seat: Seat) -> tuple[bool, int, int, int]:
            return not self.goes_first(seat), -claims[seat][0], claims[seat][1], seat

        return {
            symbol: min(seats, key=lambda seat: rank(seats, seat))
            for symbol, seats in self.claims.items()
            if seats
        }

    def goes_first(self, seat: Seat | None) -> bool:
        """Whether it is a person whom bots help: who asks for a symbol gets it."""
        return self.is_helper and seat in self.people

    def keeper(self, symbol: str) -> Seat | None:
        """The seat that gathers this symbol: mine, if I have more of it than was claimed."""
        seat = self.keepers.get(symbol)
        if seat is None or seat == self.me or self.goes_first(seat):
            return seat
        mine = min(self.share(symbol), self.size(symbol))
        return self.me if mine > max(1, self.claims[symbol][seat][0]) else seat

    @property
    def is_late(self) -> bool:
        """Whether few fields are left; then seats also announce single cards."""
        return len(self.left_open) <= FEW

    def share(self, symbol: str) -> int:
        """How much of a set I have; in the end jokers count."""
        count = self.hand[symbol]
        return count + self.jokers if count and self.is_late else count

    def has_claimed(self, symbol: str) -> bool:
        return self.me in self.claims.get(symbol, {})

    def size(self, symbol: str) -> int:
        return self.level.time_set if symbol == TIME else self.level.code_set

    @cached_property
    def question(self) -> tuple[Seat, Card] | None:
        """The seat that has just asked for the arrow of a card of mine, and that card."""
        for heard in reversed(self.view.heard):
            if heard.at < self.at - RECENT or heard.seat == self.me:
                return None  # too long ago, or I have spoken since
            if heard.phrase == "which-arrow":
                card = next((card for card in self.view.hand if card[0] == heard.about), None)
                return None if card is None else (heard.seat, card)
        return None

    # Helping people

    def may_lay(self, symbol: str) -> bool:
        """A helper lays what no person could, one field for each that people have cracked.

        After a while, and at tables of many bots, it is more than one; without people it is none.
        """
        if not self.is_helper:
            return True
        fields = self.view.cracked
        by_people = sum(cracked.seat in self.people for cracked in fields)
        each = max(2, len(self.ring) // (2 * len(self.people)))
        is_stuck = bool(fields) and self.at > fields[-1].at + FAIR
        return not self.is_theirs(symbol) and (each + is_stuck) * by_people > len(fields)

    def is_theirs(self, symbol: str) -> bool:
        """Whether a person gathers this, has just asked for it, or shows two of it."""
        if self.goes_first(self.keepers.get(symbol)):
            return True
        seen = {(offer.seat, offer.card) for offer in self.view.offers}
        for heard in self.view.heard:
            if heard.phrase == "have":
                seen.add((heard.seat, heard.about))
            is_wish = heard.phrase == "which-arrow" and heard.about == symbol
            if is_wish and heard.seat in self.people and heard.at > self.at - FAIR:
                return True
        counts = Counter(seat for seat, card in seen if card[0] == symbol)
        return any(counts[seat] >= PAIR for seat in self.people)

    @cached_property
    def turned(self) -> Millis:
        """When the glass was last turned."""
        return max((laid.at for laid in self.view.times), default=-1)

    @cached_property
    def asked(self) -> Millis | None:
        """When a person first said "watch the sand" since the last turn."""
        times = (heard.at for heard in self.view.heard if self._is_request(heard))
        return min(times, default=None)

    def _is_request(self, heard: Heard) -> bool:
        return heard.phrase == "sand" and heard.seat in self.people and heard.at > self.turned

    @property
    def after_turn(self) -> Millis:
        """The sand that a turn would leave."""
        total = self.view.sand.total if self.view.sand else 0
        return total if self.view.turning == "refill" else total - self.sand_left

    # The circle

    def way(self, card: Card, to: Seat) -> int:
        """The number of trades that take the card to this seat."""
        count = len(self.ring)
        if to == self.me:
            return 0
        if count == 2:
            return 1
        ahead = (self.ring.index(to) - self.place) % count
        return ahead if card[1] == LEFT else count - ahead

    # What cards are worth

    @cached_property
    def time_worth(self) -> float:
        """How much the next time card is worth, by the sand."""
        soon = SOON if self.view.limit > 6 else SOON * 6 // 10
        is_nearly_done = len(self.left_open) <= 2 and self.view.pile + self.view.discards < 6
        if self.sand_left > soon or is_nearly_done:
            return 0.3
        return 1.5 if self.sand_left > soon // 2 else 3.5

    def worth(self, card: Card, count: int) -> float:
        """The worth of this card to me if I then have this many of its symbol."""
        if card == JOKER:
            return WILD
        symbol = card[0]
        if symbol in self.done:
            return 0.0
        size = self.size(symbol)
        if count > size:
            return 0.05
        keeper = self.keeper(symbol)
        scale = self.time_worth if symbol == TIME else 1.0 if symbol in self.gate else LATER
        if keeper is None or keeper == self.me:
            if count == size:
                return WHOLE * scale if scale >= 1 or symbol != TIME else SPARE_TIME
            bonus = 0.5 if keeper == self.me else 0.0
            return scale * (0.8 + bonus if count == 1 else 2.2 * (count - 1) + bonus)
        if self.claims[symbol][keeper][0] >= size:
            return 0.05
        if count == size and symbol != TIME and not self.goes_first(keeper):
            return WHOLE * scale
        return scale * self.passing(card, keeper)

    def passing(self, card: Card, to: Seat) -> float:
        """The worth of a card that somebody else gathers."""
        return NEXT_TO_ME / self.way(card, to)

    def kept(self, card: Card) -> float:
        """What it is worth to keep this card of mine."""
        return self.worth(card, self.hand[card[0]])

    def gained(self, card: Card) -> float:
        """What it is worth to get this card."""
        return self.worth(card, self.hand[card[0]] + 1)

    def gift(self, card: Card, to: Seat) -> float:
        """What it is worth to the others that this neighbour gets this card."""
        symbol = card[0]
        if symbol in self.done:
            return 0.0
        keeper = self.keepers.get(symbol)
        if keeper is None or keeper == self.me:
            return 0.0
        if self.claims[symbol][keeper][0] >= self.size(symbol):
            return 0.0
        return 3.0 / self.way(card, keeper)
