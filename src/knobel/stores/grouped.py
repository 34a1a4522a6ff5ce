"""What stores have in common that write lines in groups."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from knobel.service.ports import Log

LOGGER = logging.getLogger("knobel.stores")


class GroupedLog(Log):
    """A log that appends soon: what is appended meanwhile is written together."""

    def __init__(self) -> None:
        self.on_commit: Callable[[int], None] = lambda _lines: None
        """Called with the number of lines that were written together, not always by the loop."""
        self._trouble: str | None = None

    @property
    def is_well(self) -> bool:
        return self._trouble is None

    async def append(self, match: str, version: int, line: bytes, /, **marks: Any) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done = partial(resolve, future, None)
        self.append_soon(match, version, line, done, **marks)
        await future

    def _note_trouble(self, why: str | None) -> None:
        """Log the first fault, and the first success after it."""
        if why is not None and self._trouble is None:
            LOGGER.error("storage-failed: %s", why)
            self._trouble = why
        elif why is None and self._trouble is not None:
            LOGGER.warning("storage-works-again")
            self._trouble = None


def resolve(future: "asyncio.Future[Any]", result: Any, fault: Exception | None) -> None:
    """Answer somebody who may not wait any more."""
    if future.cancelled():
        return
    if fault is None:
        future.set_result(result)
    else:
        future.set_exception(fault)


def tell(reply: Callable[..., None], *answer: Any) -> None:
    """Answer; one who fails must not keep the others from their answers."""
    try:
        reply(*answer)
    except Exception:
        LOGGER.exception("answer-failed")
