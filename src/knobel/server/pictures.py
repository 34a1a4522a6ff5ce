"""QR codes of the addresses that people are invited to."""

import asyncio
import re

import segno

_INVITATIONS = re.compile(r"/j/[0-9A-Za-z]{6}(\?m=[0-9a-z]{6,40})?|/g/[0-9a-z]{1,80}")
"""The pages that the app draws: an invitation to a match, and the page of a group."""


def can_be_drawn(path: str) -> bool:
    return _INVITATIONS.fullmatch(path) is not None


class QrCodes:
    """Draws in a thread, because it takes milliseconds, and caches the latest pictures."""

    def __init__(self, kept: int) -> None:
        self._most = kept
        self._kept: dict[str, bytes] = {}
        self._one_at_a_time = asyncio.Lock()
        """One thread only: several would delay the loop, which needs Python's lock, too."""

    def __contains__(self, url: str) -> bool:
        """Whether the picture is in the cache."""
        return url in self._kept

    async def draw(self, url: str) -> bytes:
        """The picture as SVG."""
        async with self._one_at_a_time:
            picture = self._kept.pop(url, b"") or await asyncio.to_thread(_drawn, url)
            self._kept[url] = picture
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return picture


def _drawn(url: str) -> bytes:
    image = segno.make(url, error="m").svg_inline(
        scale=4, border=2, dark="#000", light="#fff", omitsize=True
    )
    return image.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).encode()
