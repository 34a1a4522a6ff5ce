"""Spectators' secrets that need not be stored."""

from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.dice import Dice
from knobel.match import Header
from knobel.service import names


class Seal(Struct, frozen=True):
    """Derives the spectators' secret of a match from its id, with a key of the server.

    The log holds only the digest of the secret: whoever reads a copy of the database can watch
    nothing.  With another key, as after the loss of the first, the links of older matches stop
    working; everything else goes on.
    """

    key: bytes

    @classmethod
    def made(cls, dice: Dice) -> "Seal":
        return cls(bytes(dice.pick(256) for _ in range(32)))

    def watch(self, match: str) -> str:
        """The secret of this match; it has the form of `names.new_secret`."""
        derived = blake2b(match.encode(), key=self.key, digest_size=32).digest()
        return names.secret_of(int.from_bytes(derived, "big"))

    def closed(self, header: Header) -> Header:
        """The header as it is stored."""
        return replace(header, watch=names.digest(self.watch(header.id)), sealed=True)

    def opened(self, header: Header) -> Header:
        """The header as people at the table know it; older ones were stored as they are."""
        if not header.sealed:
            return header
        return replace(header, watch=self.watch(header.id), sealed=False)
