"""Randomness as an input.  The only primitive is a uniform pick below *n*."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Dice(Protocol):
    """A source of randomness."""

    def pick(self, n: int, /) -> int:
        """A number from 0 to n - 1, all equally likely."""


class OutOfTape(Exception):
    """The tape ended where the rules asked for a number below `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Tape:
    """Dice with prescribed results, for replays, tests and search.

    >>> Tape(3, 0).pick(6)
    3
    """

    def __init__(self, *picks: int) -> None:
        self._rest = deque(picks)

    def pick(self, n: int, /) -> int:
        if not self._rest:
            raise OutOfTape(n)
        value = self._rest.popleft()
        if not 0 <= value < n:
            raise ValueError(f"the tape says {value}, the rules ask for a number below {n}")
        return value

    def is_used_up(self) -> bool:
        return not self._rest


class Recorder:
    """Passes picks through from *source* and records them."""

    def __init__(self, source: Dice) -> None:
        self._source = source
        self.picks: list[int] = []

    def pick(self, n: int, /) -> int:
        value = self._source.pick(n)
        self.picks.append(value)
        return value

    def of(self, purpose: str) -> "Recorder":
        """Dice for this purpose whose picks are recorded here."""
        branch = Recorder(of_purpose(self._source, purpose))
        branch.picks = self.picks
        return branch


class SealedDice:
    """Dice whose picks follow from a seed, so that several matches get the same deal.

    Each purpose has a sequence of its own: whatever players do, and in whatever order, the same
    purpose gets the same picks.

    >>> SealedDice("seed", "deal").pick(52) == SealedDice("seed").of("deal").pick(52)
    True
    """

    def __init__(self, seed: str, purpose: str = "") -> None:
        self._seed = seed
        self._purpose = purpose
        self._count = 0

    def pick(self, n: int, /) -> int:
        most = (1 << 64) // n * n  # numbers above it would favour the low results
        while True:
            self._count += 1
            text = f"{self._seed} {self._purpose} {self._count}"
            number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
            if number < most:
                return number % n

    def of(self, purpose: str) -> "SealedDice":
        return SealedDice(self._seed, purpose)


def of_purpose(dice: Dice, *purpose: object) -> Dice:
    """The dice for this purpose: only sealed dice distinguish purposes."""
    if isinstance(dice, Recorder | SealedDice):
        return dice.of("/".join(map(str, purpose)))
    return dice


def seal_of(seed: str) -> str:
    """The digest by which anybody can check the seed once it is published."""
    return blake2b(seed.encode(), digest_size=16).hexdigest()


def draw(dice: Dice, bag: Sequence[T]) -> tuple[T, tuple[T, ...]]:
    """Draws one thing from the bag; returns it and the rest.

    >>> draw(Tape(1), "abc")
    ('b', ('a', 'c'))
    """
    i = dice.pick(len(bag))
    return bag[i], (*bag[:i], *bag[i + 1 :])


def shuffled(dice: Dice, things: Sequence[T]) -> tuple[T, ...]:
    """All things in random order.

    >>> shuffled(Tape(2, 0, 0), "abc")
    ('c', 'a', 'b')
    """
    rest: tuple[T, ...] = tuple(things)
    order: list[T] = []
    while rest:
        thing, rest = draw(dice, rest)
        order.append(thing)
    return tuple(order)


def branches(play: Callable[[Dice], R]) -> Iterator[tuple[float, R]]:
    """Every way the dice can fall inside *play*, with its probability.

    >>> sorted(branches(lambda dice: dice.pick(2) + dice.pick(2)))
    [(0.25, 0), (0.25, 1), (0.25, 1), (0.25, 2)]
    """
    tapes: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while tapes:
        picks, chance = tapes.pop()
        try:
            yield chance, play(Tape(*picks))
        except OutOfTape as end:
            tapes += [((*picks, i), chance / end.n) for i in range(end.n)]
