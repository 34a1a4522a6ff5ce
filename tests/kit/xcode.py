"""Plays X-Code from written actions, lays out tables, and knows a way to win.

What somebody does is written with the seat: `0: draw`, `1: offer 5< to 2`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random as Chance
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from knobel.catalog import GAMES
from knobel.catalog import xcode as xcode_files
from knobel.core.dice import Dice, Tape
from knobel.core.game import Begin, Forfeit, Illegal, Millis, Move, Seat, Tick, Transition
from knobel.games import xcode
from knobel.games.xcode import (
    Accept,
    Action,
    Config,
    Decline,
    Discard,
    Draw,
    Event,
    Lay,
    Offer,
    Say,
    State,
    Withdraw,
)
from knobel.games.xcode.cards import JOKER, LEFT, SYMBOLS, TIME, Card
from knobel.games.xcode.events import Cracked, Gate
from knobel.games.xcode.missions import ExtraRule
from knobel.games.xcode.state import Open
from tests.kit.rolls import Rolls

T = TypeVar("T")

LEVELS = xcode_files.levels()
MISSIONS = xcode_files.missions()


def config(players: int = 4, level: str = "level-1", **fields: Any) -> Config:
    """A match of this level in which the sand runs at once."""
    fields.setdefault("countdown", 0)
    return Config(xcode_files.level(level), players, **fields)


def with_rule(rule: ExtraRule, players: int = 4, **fields: Any) -> Config:
    """Level 1 with an extra rule."""
    settings = config(players, **fields)
    return replace(settings, level=replace(settings.level, rules=(rule,)))


BASE = config()


# Playing


def begin(settings: Config = BASE, number: int = 1) -> State:
    """The cards are dealt anyhow."""
    dice = Rolls(number)
    return xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), dice).state


def table(
    *hands: str,
    pile: str = "",
    discards: str = "",
    cracked: str = "",
    offers: Sequence[tuple[int, int, str]] = (),
    settings: Config | None = None,
    at: Millis = 0,
) -> State:
    """A table with these hands; the draw pile is named from its top, the discards from below.

    What is not named lies under the pile, so that no card is missing.
    """
    settings = config(len(hands)) if settings is None else settings
    state = tick(begin(settings), at).state if at else begin(settings)
    named = [hand.split() for hand in hands]
    size = settings.level.code_set
    done = [Cracked(0, field, _any_set(settings, field, size), at) for field in cracked]
    rest = Counter(settings.level.deck)
    for cards in (*named, pile.split(), discards.split(), [c for *_, c in offers]):
        rest.subtract(cards)
    for field in done:
        rest.subtract(field.cards)
    assert min(rest.values()) >= 0, f"more than there are: {rest}"
    return replace(
        state,
        hands=tuple(tuple(cards) for cards in named),
        pile=(*pile.split(), *sorted(rest.elements())),
        discards=tuple(discards.split()),
        offers=tuple(Open(*offer) for offer in offers),
        cracked=tuple(done),
        done=cracked,
    )


def _any_set(settings: Config, field: str, size: int) -> tuple[Card, ...]:
    return tuple(sorted(card for card in settings.level.deck if card[0] == field))[:size]


def exactly(state: State, *, pile: str = "", discards: str = "") -> State:
    """The same table with nothing else in these piles: cards are missing now."""
    return replace(state, pile=tuple(pile.split()), discards=tuple(discards.split()))


def step(state: State, text: str, at: Millis = 0) -> Transition[State, Any]:
    """One action and what comes of it: `2: draw`."""
    seat, what = text.split(": ")
    move: Move[Action] = Move(int(seat), xcode.read_action(what), at)
    return xcode.apply(state, move, Rolls(1))


def play(state: State, *texts: str, at: Millis = 0) -> State:
    """Some actions later, all of them at this time."""
    for text in texts:
        state = step(state, text, at).state
    return state


def tick(state: State, at: Millis, dice: Dice | None = None) -> Transition[State, Any]:
    return xcode.apply(state, Move(None, Tick(), at), Rolls(1) if dice is None else dice)


def leave(state: State, seat: Seat, at: Millis = 0) -> Transition[State, Any]:
    return xcode.apply(state, Move(seat, Forfeit("resigned"), at), Rolls(1))


def refusal(state: State, text: str, at: Millis = 0) -> str:
    """Why the rules refuse this."""
    seat, what = text.split(": ")
    with pytest.raises(Illegal) as refused:
        xcode.apply(state, Move(int(seat), xcode.read_action(what), at), Tape())
    return refused.value.code


def legal(state: State, seat: Seat) -> set[str]:
    """All that this seat can do, but for what it can say."""
    return {
        xcode.write_action(action)
        for action in xcode.legal_actions(state, seat)
        if not isinstance(action, Say)
    }


def hand(state: State, seat: Seat) -> str:
    return " ".join(state.hands[seat])


def told(events: Sequence[Any], kind: type[T]) -> list[T]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def all_cards(state: State) -> Counter[Card]:
    """Every card that is anywhere."""
    zones: Iterable[Iterable[Card]] = (
        *state.hands,
        state.pile,
        state.discards,
        (offer.card for offer in state.offers),
        *(laid.cards for laid in state.cracked),
        *(laid.cards for laid in state.times),
    )
    return Counter(card for zone in zones for card in zone)


# Chance


def any_action(state: State, chance: Chance) -> tuple[Seat, Action] | None:
    """Something that somebody can do, every kind of action as likely as the others."""
    for seat in chance.sample(range(state.config.players), state.config.players):
        by_kind: dict[str, list[Action]] = {}
        for action in xcode.legal_actions(state, seat):
            by_kind.setdefault(type(action).__name__, []).append(action)
        if by_kind:
            return seat, chance.choice(by_kind[chance.choice(sorted(by_kind))])
    return None


# A way to win: it looks at all hands, and everybody acts once a second

FAR = 9.0
"""What a card costs that nobody has."""


class Planner:
    """Sees all hands, but not the coming draws; good enough to show whole games."""

    def __init__(self, keep_sand: Millis = 25_000) -> None:
        self._keep_sand = keep_sand

    def choose(self, state: State, seat: Seat, at: Millis) -> Action | None:
        """What this seat should do now; None to wait."""
        return (
            self._set(state, seat, at)
            or self._answer(state, seat)
            or self._offer(state, seat)
            or self._draw_or_discard(state, seat)
        )

    def _set(self, state: State, seat: Seat, at: Millis) -> Action | None:
        assert state.sand is not None
        for text in xcode.short_moves(state, seat):
            if text.startswith("lay "):
                action = xcode.read_action(text)
                assert isinstance(action, Lay)
                is_time = any(card[0] == TIME for card in action.cards)
                if not is_time or state.sand.left(at) <= self._keep_sand:
                    return action
        return None

    def _answer(self, state: State, seat: Seat) -> Action | None:
        for offer in state.offers:
            if offer.to == seat:
                best = min(
                    (
                        (self._after(state, offer.seat, seat, offer.card, action.card), action.card)
                        for action in xcode.legal_actions(state, seat)
                        if isinstance(action, Accept) and action.to == offer.seat
                    ),
                    default=None,
                )
                if best is not None and best[0] < self._cost(_spread(state), state) - 0.01:
                    return Accept(best[1], offer.seat, offer.card)
                return Decline(offer.card, offer.seat)
            if offer.seat == seat and offer.to not in state.ring:
                return Withdraw(offer.card, offer.to)
        return None

    def _offer(self, state: State, seat: Seat) -> Action | None:
        """The best exchange with a neighbour who has nothing else to think about."""
        now = self._cost(_spread(state), state)
        best: tuple[float, Action] | None = None
        for action in xcode.legal_actions(state, seat):
            if not isinstance(action, Offer) or state.offer_of(seat, action.to):
                continue
            for back in dict.fromkeys(state.hands[action.to]):
                if back != JOKER and back[1] != action.card[1]:
                    cost = self._after(state, seat, action.to, action.card, back)
                    if cost < now - 0.01 and (best is None or cost < best[0]):
                        best = cost, action
        return None if best is None else best[1]

    def _draw_or_discard(self, state: State, seat: Seat) -> Action | None:
        is_full = len(state.possessions(seat)) >= state.config.limit
        if not is_full and (state.pile or state.discards):
            return Draw()
        cards = list(state.hands[seat])
        if not is_full:  # nothing to draw: what nobody needs may go round
            done = {cracked.field for cracked in state.cracked}
            cards = [card for card in cards if card[0] in done]
        thrown: list[Card] = []
        while len(thrown) < 3 and cards:
            spread = _spread(state)
            for card in thrown:
                spread[seat].remove(card)
            costs = []
            for card in dict.fromkeys(cards):
                spread[seat].remove(card)
                costs.append((self._cost(spread, state) + 5 * (card == JOKER), card))
                spread[seat].append(card)
            worst = min(costs)[1]
            cards.remove(worst)
            thrown.append(worst)
        return Discard(tuple(thrown)) if len(thrown) == 3 else None

    def _after(self, state: State, one: Seat, two: Seat, card: Card, back: Card) -> float:
        """What the table costs when these two have exchanged these cards."""
        spread = _spread(state)
        spread[one].remove(card)
        spread[two].remove(back)
        spread[one].append(back)
        spread[two].append(card)
        return self._cost(spread, state)

    def _cost(self, spread: list[list[Card]], state: State) -> float:
        """How far all cards are from where they would make sets."""
        done = {cracked.field for cracked in state.cracked}
        gate = next((note.open for note in state.notes if isinstance(note, Gate)), SYMBOLS)
        level = state.config.level
        cost = 0.0
        for symbol in (*SYMBOLS, TIME):
            if symbol not in done:
                size = level.time_set if symbol == TIME else level.code_set
                weight = 1.0 if symbol in gate or symbol == TIME else 0.3
                cost += weight * _set_cost(spread, state.ring, symbol, size)
        return cost


def _spread(state: State) -> list[list[Card]]:
    return [list(state.possessions(seat)) for seat in range(state.config.players)]


def _set_cost(spread: list[list[Card]], ring: tuple[Seat, ...], symbol: str, size: int) -> float:
    """The cheapest way to bring a set of this symbol into one hand."""
    count = len(ring)
    places = [
        (place, card)
        for place, seat in enumerate(ring)
        for card in spread[seat]
        if card[0] == symbol
    ]
    if not places:
        return FAR * size
    best = FAR * size
    for collector, seat in enumerate(ring):
        ways = sorted(
            [
                (
                    int(place != collector)
                    if count == 2
                    else (collector - place if card[1] == LEFT else place - collector) % count
                )
                for place, card in places
            ]
        )[:size]
        missing = size - len(ways)
        wild = min(missing, spread[seat].count(JOKER), size - 1)
        best = min(best, sum(ways) + FAR * (missing - wild) + 0.5 * wild)
    return best


def won_game(
    settings: Config, number: int, pace: Millis = 1_000, planner: Planner | None = None
) -> Iterator[tuple[State, Move[Any], Transition[State, Event]]]:
    """A game that the planner plays to its end, move by move, ticks included."""
    planner, dice, at = planner or Planner(), Rolls(number), 0
    state = xcode.opening(settings)
    seats = settings.players

    def do(seat: Seat | None, action: Any) -> tuple[State, Move[Any], Transition[State, Event]]:
        move: Move[Any] = Move(seat, action, at)
        return state, move, xcode.apply(state, move, dice)

    moment = do(None, Begin())
    yield moment
    state = moment[2].state
    while state.end is None:
        for seat in range(seats):
            at = max(at, state.began) + pace // seats
            moment = do(None, Tick())
            if moment[2].events:
                yield moment
                state = moment[2].state
            if state.end is None and seat in state.ring:
                action = planner.choose(state, seat, at)
                if action is not None:
                    moment = do(seat, action)
                    yield moment
                    state = moment[2].state


DEFINITION = GAMES["xcode"]

STRAYS: list[Action] = [
    *(Discard(cards) for cards in ((), ("j",), ("5<",) * 2, ("5<",) * 4, ("?",) * 3)),
    *(Lay(cards) for cards in ((), ("j",) * 3, ("5<", "5>"), ("5<", "5<", "6<"), ("t<",) * 4)),
    *(Offer(card, to) for card in ("j", "5<", "5>", "", "?") for to in (-1, 0, 1, 2, 9)),
    *(Accept(card, to, "7>") for card in ("j", "5<", "7>") for to in (0, 1, 2, 9)),
    *(Withdraw("5<", to) for to in (-1, 0, 1, 9)),
    *(Decline("5<", by) for by in (-1, 0, 1, 9)),
    *(Say("need", about) for about in ("", "j", "5<", "x")),
    *(Say("have", about) for about in ("", "j", "5", "t<")),
    *(Say("sand", "", 0, to) for to in (-1, 0, 1, 9)),
    Say("sand", "5"),
    Say("have", "5<", 2),
]
