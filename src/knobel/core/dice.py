"""Randomness as an input.  The only primitive is a uniform pick below *n*."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
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
