"""Dice for tests that need many: they fall as a number tells, the same way every time."""

import random


class Rolls:
    def __init__(self, number: int) -> None:
        self._random = random.Random(number)

    def pick(self, n: int, /) -> int:
        return self._random.randrange(n)
