"""The cards: their faces, which of them make a set, and in which direction they may be traded.

A card is written as its symbol and its arrow: `5<` points left, `#>` right, `t<` is a time card.
A joker is `j`, since it has no arrow.  Cards with the same face are interchangeable, so they have
no ids.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Card: TypeAlias = Annotated[str, Meta(max_length=2)]
Symbol: TypeAlias = Annotated[str, Meta(max_length=1)]
Arrow: TypeAlias = Literal["<", ">"]

SYMBOLS = "123456789*0#"
"""In the order of the keypad; each has a field on the code plan (XC-01, XC-03)."""
TIME = "t"
JOKER = "j"
HIDDEN = "?"
"""A card that the viewer must not see."""
LEFT: Arrow = "<"
RIGHT: Arrow = ">"
COPIES = 2
"""The number of cards of each symbol with each arrow (XC-02)."""


def deck_of(jokers: int, time_cards: tuple[int, int]) -> tuple[Card, ...]:
    """All cards of a level; *time_cards* point left and right.

    >>> len(deck_of(3, (6, 6)))
    63
    """
    codes = [f"{symbol}{arrow}" for symbol in SYMBOLS for arrow in (LEFT, RIGHT)] * COPIES
    times = [f"{TIME}{LEFT}"] * time_cards[0] + [f"{TIME}{RIGHT}"] * time_cards[1]
    return (*codes, *times, *[JOKER] * jokers)


def turned(card: Card) -> Card:
    """The same card with its arrow reversed."""
    return card[0] + (RIGHT if card[1] == LEFT else LEFT)


def without(hand: tuple[Card, ...], cards: Sequence[Card]) -> tuple[Card, ...]:
    """The hand without these cards, which must be in it.

    >>> without(("5<", "j", "5<"), ["5<"])
    ('j', '5<')
    """
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def symbol_of(cards: Sequence[Card]) -> Symbol:
    """The symbol of a set, for which its jokers stand."""
    return next(card[0] for card in cards if card != JOKER)


# Cached, because the same hands are looked at often


@lru_cache(maxsize=4096)
def sets_in(hand: tuple[Card, ...], code_size: int, time_size: int) -> tuple[tuple[Card, ...], ...]:
    """Every set that can be laid from this hand, those with the fewest jokers first (XC-29)."""
    by_symbol: dict[Symbol, list[Card]] = {}
    for card in sorted(hand):
        by_symbol.setdefault(card[0], []).append(card)
    jokers = len(by_symbol.pop(JOKER, ()))
    found: list[tuple[Card, ...]] = []
    for symbol, cards in by_symbol.items():
        size = time_size if symbol == TIME else code_size
        for wild in range(max(0, size - len(cards)), min(size, jokers + 1)):
            chosen = dict.fromkeys(combinations(cards, size - wild))
            found += [tuple(sorted((*real, *(JOKER,) * wild))) for real in chosen]
    return tuple(sorted(found, key=lambda cards: cards.count(JOKER)))


@lru_cache(maxsize=256)
def triples_in(hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Any three cards in any order."""
    return tuple(dict.fromkeys(permutations(hand, 3)))
