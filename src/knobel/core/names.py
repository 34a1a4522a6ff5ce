"""Names of people as they are stored and shown."""

import unicodedata

from knobel.core.game import refuse_unless

NAME_LENGTH = 24
"""Characters of a name at a table; longer names are cut."""

_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Invisible characters that Unicode counts as printable."""
_SELECTORS = frozenset(
    map(chr, (0x34F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Invisible characters that may change how the one before looks, as with emoji."""
_NOTHING = dict.fromkeys(map(ord, _BLANKS | _SELECTORS))
"""Translates what nobody sees to nothing."""


def clean_name(name: str, most: int = NAME_LENGTH) -> str:
    r"""The name without invisible characters; `Illegal` if nothing is left.

    >>> clean_name("  Ada\u200b   Lovelace ")
    'Ada Lovelace'
    """
    name = " ".join("".join(c for c in name if c.isprintable()).split())[:most].rstrip()
    refuse_unless(bool(name), "no-name")
    return name


def same_name(name: str) -> str:
    r"""What two names have in common that people read as the same.

    >>> same_name("Zoë") == same_name("ZOE\u0308")
    True
    >>> same_name("Ada") == same_name("Ada\ufe0f")
    True
    """
    seen = name.translate(_NOTHING)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def visible(name: str) -> str:
    """The name without invisible characters; `clean_name` trims and checks the rest."""
    shown = "".join(sign for sign in name if sign not in _BLANKS)
    return shown if _bare(shown) else ""


def is_alike(name: str, other: str) -> bool:
    """Whether people would mistake one name for the other."""
    return _bare(name) == _bare(other)


def _bare(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    unseen = _BLANKS | _SELECTORS
    return "".join(
        sign for sign in folded if sign.isprintable() and not sign.isspace() and sign not in unseen
    )
