"""Secrets that need not be stored: of spectators, and of tournaments."""

from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.dice import Dice
from knobel.match import Header
from knobel.service import names


class Seal(Struct, frozen=True):
    """Derives the spectators' secret of a match from its id, with a key of the server.

    The store holds only the digest of the secret, so nobody can watch a match by reading a copy of
    the database.  If the key is lost and replaced, only the spectators' links of older matches
    stop working.
    """

    key: bytes

    @classmethod
    def made(cls, dice: Dice) -> "Seal":
        return cls(bytes(dice.pick(256) for _ in range(32)))

    def watch(self, match: str) -> str:
        """The secret of this match; it has the form of `names.new_secret`."""
        derived = blake2b(match.encode(), key=self.key, digest_size=32).digest()
        return names.secret_of(int.from_bytes(derived, "big"))

    def secret(self, *what: object) -> str:
        """The secret for this purpose: of an entrant's link, of a seat, or the seed of a deal."""
        text = "/".join(map(str, what)).encode()
        derived = blake2b(text, key=self.key, digest_size=32, person=b"tournament").digest()
        return names.secret_of(int.from_bytes(derived, "big"))

    def closed(self, header: Header) -> Header:
        """The header as it is stored."""
        return replace(header, watch=names.digest(self.watch(header.id)), sealed=True)

    def opened(self, header: Header) -> Header:
        """The header with the secret itself; headers older than the seal were stored with it."""
        if not header.sealed:
            return header
        return replace(header, watch=self.watch(header.id), sealed=False)
