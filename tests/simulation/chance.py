"""Random numbers by name, so that removing one fault from a schedule changes no other."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The random numbers that a seed gives to one name."""

    def __init__(self, seed: int, name: str) -> None:
        digest = blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()
        self._random = Random(int.from_bytes(digest, "big"))
        self.between = self._random.uniform

    def below(self, n: int) -> int:
        return self._random.randrange(n)

    def pick(self, n: int, /) -> int:
        """Pick like `core.dice.Dice`."""
        return self._random.randrange(n)

    def happens(self, share: float) -> bool:
        return self._random.random() < share

    def of(self, things: Sequence[T]) -> T:
        return things[self._random.randrange(len(things))]
