"""A store that lives as long as its process: for tests, and for playing in the terminal."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import Conflict, MatchSummary, NotFound, Outage, PortError


class MemoryStore:
    """Keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._summaries: dict[str, MatchSummary] = {}
        self._headers: dict[str, bytes] = {}
        self._lines: dict[str, list[bytes]] = {}
        self._attempts: dict[str, dict[str, Attempt]] = {}
        self._beat: Millis | None = None
        self._outages: list[Outage] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        for other in self._summaries.values():
            if summary.id == other.id or summary.code == other.code or summary.watch == other.watch:
                raise Conflict
        self._summaries[summary.id] = summary
        self._headers[summary.id] = header
        self._lines[summary.id] = []

    async def append(self, match: str, version: int, line: bytes, /, *, is_last: bool) -> None:
        if match not in self._lines:
            raise NotFound(match)
        if version != len(self._lines[match]) + 1:
            raise Conflict
        self._lines[match].append(line)
        if is_last:
            self._summaries[match] = replace(self._summaries[match], is_over=True)

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        *,
        is_last: bool,
    ) -> None:
        async def append() -> None:
            try:
                await self.append(match, version, line, is_last=is_last)
            except PortError as fault:
                done(fault)
            else:
                done(None)

        task = asyncio.ensure_future(append())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def header(self, match: str, /) -> bytes:
        if match not in self._headers:
            raise NotFound(match)
        return self._headers[match]

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        return self._lines.get(match, [])[after:]

    async def find(self, *, code: str | None = None, watch: str | None = None) -> str:
        for summary in self._summaries.values():
            if summary.code == code or summary.watch == watch:
                return summary.id
        raise NotFound(code or watch)

    async def page(self, after: str, limit: int, /) -> Sequence[MatchSummary]:
        following = sorted(match for match in self._summaries if match > after)
        return [self._summaries[match] for match in following[:limit]]

    async def count(self) -> int:
        return len(self._summaries)

    async def delete(self, match: str, /) -> None:
        for part in (self._summaries, self._headers, self._lines):
            part.pop(match, None)

    async def prune(self, before: Millis, limit: int, /) -> int:
        summaries = self._summaries.values()
        old = [summary.id for summary in summaries if summary.is_over and summary.opened < before][
            :limit
        ]
        for match in old:
            await self.delete(match)
        return len(old)

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        self._attempts.setdefault(group, {}).setdefault(match, attempt)

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        return list(self._attempts.get(group, {}).values())

    async def beat(self, wall: Millis, /) -> None:
        self._beat = wall

    async def last_beat(self) -> Millis | None:
        return self._beat

    async def note_outage(self, outage: Outage, /) -> None:
        self._outages.append(outage)

    async def outages(self) -> Sequence[Outage]:
        return tuple(self._outages)

    @property
    def is_well(self) -> bool:
        return True

    async def close(self) -> None:
        pass
