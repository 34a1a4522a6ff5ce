"""What stores have in common that write lines in groups."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from knobel.service.ports import Log

LOGGER = logging.getLogger("knobel.stores")

Question = TypeVar("Question", bound=Hashable)
Answer = TypeVar("Answer")

MOST_QUESTIONS = 200
"""Maximum number of questions that are asked together."""


class Gathered(Generic[Question, Answer]):
    """Asks many questions at once: those that come while some are asked share the next request.

    Equal ones are asked once, but never join a request that is already under way.
    """

    def __init__(
        self, ask: Callable[[Sequence[Question]], Awaitable[Mapping[Question, Answer]]]
    ) -> None:
        self._ask = ask
        self._waiting: dict[Question, list[asyncio.Future[Answer]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> Answer:
        """The answer to this question, or the fault of the request that it was part of."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(question, []).append(future)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await future

    async def _ask_all(self) -> None:
        while self._waiting:
            questions = list(self._waiting)[:MOST_QUESTIONS]
            group = {question: self._waiting.pop(question) for question in questions}
            try:
                answers = await self._ask(questions)
            except Exception as fault:  # noqa: BLE001 -- otherwise everybody would wait for ever
                for futures in group.values():
                    for future in futures:
                        resolve(future, None, fault)
            else:
                for question, futures in group.items():
                    for future in futures:
                        resolve(future, answers[question], None)
        self._asking = None


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
