"""Codes to read aloud, ids and secrets, made with given dice."""

import hmac
from hashlib import blake2b

from knobel.core.dice import Dice

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code spells a word, and no letters that look alike."""
CODE_LENGTH = 6
ID_LENGTH = 12
SECRET_LENGTH = 32
_PLAIN = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_code(dice: Dice) -> str:
    return _word(dice, ALPHABET, CODE_LENGTH)


def new_id(dice: Dice) -> str:
    return _word(dice, _PLAIN, ID_LENGTH)


def opened_by(key: str) -> str:
    """The id of the match that an order with this key opens; it does not reveal the key."""
    return _derived(key, b"match")[:ID_LENGTH]


def event_opened_by(key: str) -> str:
    """The id of the tournament that an order with this key opens."""
    return _derived(key, b"event")[:ID_LENGTH]


def opener_of(key: str) -> str:
    """The secret of whoever opens a match or a tournament with this key and brings none."""
    return _derived(key, b"opener")


def successor_of(match: str) -> str:
    """The id of the match that follows this one; every node derives the same id."""
    return _derived(match, b"successor")[:ID_LENGTH]


def game_of(event: str) -> str:
    """The id of the match that is this game of a bout; every node derives the same id."""
    return _derived(event, b"bout")[:ID_LENGTH]


def _derived(source: str, purpose: bytes) -> str:
    number = int.from_bytes(blake2b(_bytes(source), person=purpose).digest(), "big")
    return secret_of(number)


def new_secret(dice: Dice) -> str:
    return _word(dice, _PLAIN, SECRET_LENGTH)


def secret_of(number: int) -> str:
    """The secret derived from a number; the range of numbers should far exceed that of secrets."""
    letters = []
    for _ in range(SECRET_LENGTH):
        number, letter = divmod(number, len(_PLAIN))
        letters.append(_PLAIN[letter])
    return "".join(letters)


def read_code(text: str) -> str:
    """The code that somebody typed, without spaces and dashes and in capitals."""
    return "".join(text.split()).replace("-", "").upper()


def digest(secret: str) -> str:
    """What is stored instead of the secret."""
    return blake2b(_bytes(secret), digest_size=16).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are the same, compared in constant time."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(secret: str) -> bytes:
    return secret.encode(errors="surrogatepass")  # a client may send half a surrogate pair


def _word(dice: Dice, alphabet: str, length: int) -> str:
    return "".join(alphabet[dice.pick(len(alphabet))] for _ in range(length))
