"""Opens sockets at a steady pace, so that moves go first when everybody comes back at once."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from knobel.server.limits import Bucket
from knobel.service.limits import Limits

Enter: TypeAlias = Callable[[], bool]
"""Opens a socket; False if whoever waited for it is gone."""


class Door:
    """Lets a few in at once, and the others one after the other; all visitors take turns.

    Opening a socket takes the loop longer than a move does.  If it opened all sockets that wait, it
    would do nothing else for seconds.
    """

    def __init__(self, limits: Limits) -> None:
        self._gap = 1 / limits.sockets_per_second
        self._bucket = Bucket(limits.sockets_per_second, limits.sockets_burst)
        self._lines: dict[str, deque[Enter]] = {}
        """Who waits, by visitor; whose turn is next comes first."""

    def is_open(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether the next one may come in at once; that counts as if it did."""
        return not self._lines and self._bucket.take(round(loop.time() * 1000))

    def wait(self, visitor: str, enter: Enter, loop: asyncio.AbstractEventLoop) -> None:
        """Call this when it is this visitor's turn."""
        if not self._lines:
            loop.call_later(self._gap, self._next, loop)
        self._lines.setdefault(visitor, deque()).append(enter)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let one in."""
        self._bucket.take(round(loop.time() * 1000))
        while self._lines and not self._take()():
            pass  # closed meanwhile, which costs nothing
        if self._lines:
            loop.call_later(self._gap, self._next, loop)

    def _take(self) -> Enter:
        visitor, line = next(iter(self._lines.items()))
        del self._lines[visitor]
        enter = line.popleft()
        if line:
            self._lines[visitor] = line  # behind the others
        return enter
