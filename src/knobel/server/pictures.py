"""QR codes of the addresses that people are invited to, and a cache for drawn pictures."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from hashlib import blake2b

_INVITATIONS = re.compile(
    r"/j/[0-9A-Za-z]{6}(\?m=[0-9a-z]{6,40})?"
    r"|/g/[0-9a-z]{1,80}"
    r"|/e/[0-9A-Za-z]{6}(/t/[0-9]{1,3}|/wall)?"
    r"|/e/[0-9A-Za-z]{6}\?m=[0-9a-z]{6,40}(#(helper=|entrant=[0-9]{1,3}\.)[0-9a-z]{16,80})?"
)
"""The pages that the app draws: an invitation to a match, the page of a group; of a tournament the
invitation, a table, the wall, and the links of helpers and entrants."""


def can_be_drawn(path: str) -> bool:
    return _INVITATIONS.fullmatch(path) is not None


class Pictures:
    """Caches the latest pictures, by what they show."""

    def __init__(self, kept: int) -> None:
        self._most = kept
        self._kept: dict[bytes, bytes] = {}

    def __contains__(self, what: str) -> bool:
        """Whether the picture is in the cache."""
        return _digest(what) in self._kept

    async def draw(self, what: str, draw: Callable[[str], Awaitable[bytes]]) -> bytes:
        key = _digest(what)
        picture = self._kept.pop(key, b"") or await draw(what)
        self._kept[key] = picture
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return picture


def _digest(what: str) -> bytes:
    return blake2b(what.encode(), digest_size=16).digest()


class QrCodes(Pictures):
    """Draws in a thread, because it takes milliseconds."""

    def __init__(self, kept: int) -> None:
        super().__init__(kept)
        self._one_at_a_time = asyncio.Lock()
        """One thread only: several would delay the loop, which needs Python's lock, too."""

    async def draw_code(self, url: str) -> bytes:
        """The picture as SVG."""
        async with self._one_at_a_time:
            return await self.draw(url, _in_thread)


async def _in_thread(url: str) -> bytes:
    return await asyncio.to_thread(_drawn, url)


def _drawn(url: str) -> bytes:
    import segno  # noqa: PLC0415 -- 2 MB

    image = segno.make(url, error="m").svg_inline(
        scale=4, border=2, dark="#000", light="#fff", omitsize=True
    )
    return image.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).encode()
