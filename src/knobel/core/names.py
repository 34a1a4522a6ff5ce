"""Names of people as they are stored and shown."""

import unicodedata

from knobel.core.game import refuse_unless

NAME_LENGTH = 24
"""Characters of a name at a table; longer names are cut."""


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
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
