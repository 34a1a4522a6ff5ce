"""A store that lives as long as its process: for tests, and for playing in the terminal."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import Conflict, Kind, MatchSummary, NotFound, PortError, World
from knobel.stores.roster import MemoryRoster, Rows


class MemoryStore:
    """Keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._summaries: dict[str, MatchSummary] = {}
        self._headers: dict[str, bytes] = {}
        self._lines: dict[str, list[bytes]] = {}
        self._attempts: dict[str, dict[str, Attempt]] = {}
        self._wishes: dict[tuple[str, str, str], tuple[int, bytes]] = {}
        """By match, key and browser, the earliest first: the turn claimed last, and the wish."""
        self._lengths: dict[str, tuple[str, Millis]] = {}
        """By match, its kind and for how long it was played."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._rows = Rows()

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        for other in self._summaries.values():
            if summary.id == other.id or summary.code == other.code or summary.watch == other.watch:
                raise Conflict
        self._summaries[summary.id] = summary
        self._headers[summary.id] = header
        self._lines[summary.id] = []

    async def append(
        self,
        match: str,
        version: int,
        line: bytes,
        /,
        *,
        is_last: bool,
        is_live: bool | None = None,
    ) -> None:
        if match not in self._lines:
            raise NotFound(match)
        lines = self._lines[match]
        if lines[version - 1 : version] == [line]:
            return
        if version != len(lines) + 1:
            raise Conflict
        lines.append(line)
        if is_last:
            self._summaries[match] = replace(self._summaries[match], is_over=True)
        if is_live is not None:
            (self._rows.live.add if is_live else self._rows.live.discard)(match)

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        **marks: Any,
    ) -> None:
        async def append() -> None:
            try:
                await self.append(match, version, line, **marks)
            except PortError as fault:
                done(fault)
            else:
                done(None)

        task = asyncio.ensure_future(append())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def header(self, match: str, /, *, kind: Kind = "match") -> bytes:
        if match not in self._headers or self._summaries[match].kind != kind:
            raise NotFound(match)
        return self._headers[match]

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        return self._lines.get(match, [])[after:]

    async def news(self, seen: Mapping[str, int], /) -> Mapping[str, Sequence[bytes]]:
        lines = {match: self._lines.get(match, [])[after:] for match, after in seen.items()}
        return {match: new for match, new in lines.items() if new or match not in self._lines}

    async def find(
        self, *, code: str | None = None, watch: str | None = None, kind: Kind = "match"
    ) -> str:
        for summary in self._summaries.values():
            if summary.kind == kind and (summary.code == code or summary.watch == watch):
                return summary.id
        raise NotFound(code or watch)

    async def page(
        self, after: str, limit: int, /, *, kind: Kind | None = None
    ) -> Sequence[MatchSummary]:
        following = sorted(match for match in self._summaries if match > after)
        found = (self._summaries[match] for match in following)
        return [summary for summary in found if kind in {None, summary.kind}][:limit]

    async def unfinished(self, limit: int, /) -> Mapping[str, bytes]:
        summaries = self._summaries.values()
        matches = [each for each in summaries if each.kind == "match" and not each.is_over]
        newest = sorted(matches, key=lambda summary: -summary.opened)[:limit]
        return {summary.id: self._headers[summary.id] for summary in newest}

    async def count(self) -> int:
        return len(self._summaries)

    async def delete(self, match: str, /) -> None:
        for part in (self._summaries, self._headers, self._lines, self._lengths):
            part.pop(match, None)
        self._rows.live.discard(match)
        await self.drop_wishes(match)

    async def prune(self, before: Millis, limit: int, /) -> int:
        summaries = self._summaries.values()
        matches = (summary for summary in summaries if summary.kind == "match")
        old = [each.id for each in matches if each.is_over and each.opened < before][:limit]
        for match in old:
            await self.delete(match)
        return len(old)

    async def note_length(self, match: str, alike: str, lasted: Millis, /) -> None:
        if match in self._summaries:
            self._lengths.setdefault(match, (alike, lasted))

    async def lengths(self, alike: str, limit: int, /) -> Sequence[Millis]:
        matches = sorted(self._lengths, key=lambda match: -self._summaries[match].opened)
        found = [lasted for of, lasted in map(self._lengths.__getitem__, matches) if of == alike]
        return found[:limit]

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        self._attempts.setdefault(group, {}).setdefault(match, attempt)

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        return list(self._attempts.get(group, {}).values())

    async def wish(
        self,
        match: str,
        key: str,
        browser: str,
        wish: bytes,
        /,
        *,
        turn: int,
        most_own: int,
        most: int,
    ) -> None:
        if match not in self._headers:
            raise NotFound(match)
        self._wishes.pop((match, key, browser), None)
        self._wishes[match, key, browser] = (turn, wish)
        own = [each for each in self._wishes if each[:2] == (match, key)]
        for each in {*own[:-most_own], *list(self._wishes)[:-most]}:
            del self._wishes[each]

    async def claim_wishes(self, match: str, key: str, turn: int, /) -> Sequence[bytes]:
        claimed = []
        for name, (last, wish) in self._wishes.items():
            if name[:2] == (match, key) and last < turn:
                self._wishes[name] = (turn, wish)
                claimed.append(wish)
        return claimed

    async def drop_wishes(
        self, match: str, key: str | None = None, browser: str | None = None, /
    ) -> None:
        for name in tuple(self._wishes):
            if name[0] == match and key in {None, name[1]} and browser in {None, name[2]}:
                del self._wishes[name]

    @property
    def is_well(self) -> bool:
        return True

    def roster(self, world: World, /) -> MemoryRoster:
        return MemoryRoster(self._rows, world)

    async def close(self) -> None:
        pass
