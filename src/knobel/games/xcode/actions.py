"""The actions of a player and their notation.

Actions name cards, not positions in a hand, so that a late command does what was meant, or nothing.
"""

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from knobel.core.game import Illegal, Seat
from knobel.games.xcode.cards import LEFT, RIGHT, SYMBOLS, TIME, Card

Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=8)]
Phrase: TypeAlias = Literal["need", "have", "which-arrow", "sand"]
MOST_ALREADY = 3


class Draw(Struct, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """Draw a card (XC-20)."""


class Discard(Struct, frozen=True, gc=False, tag="discard", forbid_unknown_fields=True):
    """Discard three cards; the first one goes to the bottom (XC-22)."""

    cards: Cards


class Lay(Struct, frozen=True, gc=False, tag="lay", forbid_unknown_fields=True):
    """Lay a set onto the plan; the order of its cards does not matter (XC-27, XC-28)."""

    cards: Cards

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Offer(Struct, frozen=True, gc=False, tag="offer", forbid_unknown_fields=True):
    """Lay a card open towards a neighbour (XC-23)."""

    card: Card
    to: Seat


class Accept(Struct, frozen=True, gc=False, tag="accept", forbid_unknown_fields=True):
    """Give this neighbour a card in exchange for the one offered there."""

    card: Card
    to: Seat
    against: Card


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw", forbid_unknown_fields=True):
    """Take back the card that I offered to this neighbour."""

    card: Card
    to: Seat


class Decline(Struct, frozen=True, gc=False, tag="decline", forbid_unknown_fields=True):
    """Decline an offer; the neighbour gets the card back."""

    card: Card
    by: Seat


class Say(Struct, frozen=True, gc=False, tag="say", forbid_unknown_fields=True):
    """Say a quick phrase, to all or to one (XC-50).

    `need` and `which-arrow` are about a symbol or about time cards, `have` is about a card with its
    arrow, `sand` is about nothing else.  With `need` a player may add how many they have `already`.
    """

    phrase: Phrase
    about: Card = ""
    already: Annotated[int, Meta(ge=0, le=MOST_ALREADY)] = 0
    to: Seat | None = None


Action: TypeAlias = Draw | Discard | Lay | Offer | Accept | Withdraw | Decline | Say


def is_phrase(say: Say) -> bool:
    """Whether the phrase has the parts that its kind requires, and no others."""
    return (say.phrase, say.about, say.already) in _MEANINGS


def _meanings() -> list[tuple[Phrase, Card, int]]:
    kinds = (*SYMBOLS, TIME)
    meanings: list[tuple[Phrase, Card, int]] = [("sand", "", 0)]
    meanings += [("need", kind, n) for kind in kinds for n in range(MOST_ALREADY + 1)]
    meanings += [("have", kind + arrow, 0) for kind in kinds for arrow in (LEFT, RIGHT)]
    meanings += [("which-arrow", kind, 0) for kind in kinds]
    return meanings


_MEANINGS = dict.fromkeys(_meanings())


@lru_cache(maxsize=256)
def phrases_to(others: tuple[Seat, ...]) -> tuple[Say, ...]:
    """All possible phrases, to all and to each of these seats."""
    return tuple(Say(*meaning, to) for to in (None, *others) for meaning in _MEANINGS)


# Notation


def write_action(action: Action) -> str:
    """The action in words: `discard 5< 7> j`, `give 5< to 2 for 7>`, `say need 5 with 2 to 3`."""
    match action:
        case Draw():
            return "draw"
        case Discard(cards=cards):
            return f"discard {' '.join(cards)}"
        case Lay(cards=cards):
            return f"lay {' '.join(cards)}"
        case Offer(card=card, to=to):
            return f"offer {card} to {to}"
        case Accept(card=card, to=to, against=against):
            return f"give {card} to {to} for {against}"
        case Withdraw(card=card, to=to):
            return f"withdraw {card} from {to}"
        case Decline(card=card, by=by):
            return f"decline {card} of {by}"
        case Say(phrase=phrase, about=about, already=already, to=to):
            words = ["say", phrase, *([about] if about else [])]
            words += ["with", str(already)] if already else []
            words += [] if to is None else ["to", str(to)]
            return " ".join(words)


def read_action(text: str, _: object = None) -> Action:
    """The action that the text stands for; raises `Illegal`."""
    try:
        return _read(text.split())
    except (ValueError, IndexError) as fault:
        raise Illegal("no-such-move", move=text) from fault


def _read(words: list[str]) -> Action:
    match words:
        case ["draw"]:
            return Draw()
        case ["discard", *cards]:
            return Discard(tuple(cards))
        case ["lay", *cards]:
            return Lay(tuple(cards))
        case ["offer", card, "to", to]:
            return Offer(card, int(to))
        case ["give", card, "to", to, "for", against]:
            return Accept(card, int(to), against)
        case ["withdraw", card, "from", to]:
            return Withdraw(card, int(to))
        case ["decline", card, "of", by]:
            return Decline(card, int(by))
        case ["say", ("need" | "have" | "which-arrow" | "sand") as phrase, *rest]:
            return _read_phrase(phrase, rest)
        case _:
            raise ValueError


def _read_phrase(phrase: Phrase, words: list[str]) -> Say:
    about, already, to = "", 0, None
    if words and words[0] not in {"with", "to"}:
        about, *words = words
    if words[:1] == ["with"]:
        already, words = int(words[1]), words[2:]
    if words[:1] == ["to"]:
        to, words = int(words[1]), words[2:]
    if words:
        raise ValueError
    return Say(phrase, about, already, to)
