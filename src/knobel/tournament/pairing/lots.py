"""Lots drawn from a seed: the same seed always gives the same lots."""

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def lot(seed: int, *purpose: object) -> int:
    """A number of 64 bits that only the seed and the purpose decide."""
    text = "/".join(str(part) for part in (seed, *purpose))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def shuffled(things: Iterable[T], seed: int, purpose: str) -> list[T]:
    """All things in an order drawn by lot; `str` must tell them apart."""
    return sorted(things, key=lambda thing: (lot(seed, purpose, thing), str(thing)))
