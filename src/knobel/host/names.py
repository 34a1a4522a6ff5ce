"""Codes to read aloud, ids and secrets; all of them made with given dice."""

from hashlib import blake2b

from knobel.core.dice import Dice

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels and no look-alikes: nothing to misread, nothing to be ashamed of."""
CODE_LENGTH = 6
_PLAIN = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_code(dice: Dice) -> str:
    return _word(dice, ALPHABET, CODE_LENGTH)


def new_id(dice: Dice) -> str:
    return _word(dice, _PLAIN, 12)


def new_secret(dice: Dice) -> str:
    return _word(dice, _PLAIN, 32)


def read_code(text: str) -> str:
    """The code that somebody typed, however they typed it."""
    return "".join(text.split()).replace("-", "").upper()


def digest(secret: str) -> str:
    """What is stored instead of the secret."""
    return blake2b(secret.encode(), digest_size=16).hexdigest()


def _word(dice: Dice, alphabet: str, length: int) -> str:
    return "".join(alphabet[dice.pick(len(alphabet))] for _ in range(length))
