"""What a viewer saw of a match, version by version, and the record of a finished one.

Both replay a whole match, which takes too long for the event loop, so a worker process does it:
`history_page` and `record_of` take and return plain values.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct

from knobel.catalog import GameDefinition, game_named, read_header
from knobel.catalog.records import write_record
from knobel.core.game import Illegal, Millis, Seat
from knobel.match import Entry, Header, Match, MatchView, enter, opened, outcome
from knobel.service import wire
from knobel.service.joining import key_for
from knobel.service.limits import Limits
from knobel.service.live_matches import LiveMatches, is_over
from knobel.service.ports import Log
from knobel.service.thinking import Rank, ThinkQueue


class HistoryStep(Struct, frozen=True):
    """A version of a match as a viewer saw it."""

    v: int
    wall: Millis
    at: Millis
    seat: Seat | None
    """Who acted; None also if the viewer may not know, as with a whisper."""
    events: list[Any]
    view: Any
    others: wire.Others = {}
    """What the viewer's other seats saw differently; once the match is over, all seats."""


class History(Struct, frozen=True):
    match: MatchView
    steps: list[HistoryStep]
    more: bool = False
    """Whether there are further steps: ask for those after the last one."""


def history_page(
    header: bytes, lines: Sequence[bytes], key: str | None, after: int, most: int
) -> bytes:
    """The versions after this one as the holder of the key saw them: JSON, packed by gzip."""
    opening = read_header(header)
    definition = game_named(opening.game)
    match, wanted = opened(definition.game, opening), []
    for line in lines:
        entry = definition.read_entry(line)
        match = enter(definition.game, match, entry)
        if after < entry.version <= after + most:
            wanted.append((match, entry))
    seats = () if key is None else match.seats_of(key)
    is_open = outcome(definition.game, match) is not None  # a finished match has no secrets
    others = range(len(match.chairs)) if is_open else seats[1:]
    history = History(
        definition.match_view(match, key),
        [_step(definition, past, entry, seats, others, is_open) for past, entry in wanted],
        match.version > after + most,
    )
    return gzip.compress(wire.encode(history), 6, mtime=0)


def _step(
    definition: GameDefinition,
    past: Match,
    entry: Entry,
    you: tuple[Seat, ...],
    others: Sequence[Seat],
    is_open: bool,
) -> HistoryStep:
    view = definition.game.view_for(past.state, wire.first_of(you))
    events = wire.events_for(definition, entry, you)
    is_told = is_open or bool(events) or entry.seat in you
    return HistoryStep(
        v=entry.version,
        wall=entry.wall,
        at=past.at(entry.wall),
        seat=entry.seat if is_told else None,
        events=events,
        view=view,
        others=wire.others_for(definition, past, view, others),
    )


def record_of(header: bytes, lines: Sequence[bytes]) -> str:
    """The match as a text record."""
    opening = read_header(header)
    definition = game_named(opening.game)
    return write_record(definition, opening, [definition.read_entry(line) for line in lines])


class HistoryReader:
    """Lets workers replay matches for people who look at their history."""

    def __init__(self, matches: LiveMatches, log: Log, queue: ThinkQueue, limits: Limits) -> None:
        self._matches = matches
        self._log = log
        self._queue = queue
        self._pages = Pages(limits.history_cache_bytes)
        self._most = limits.history_page

    async def page(self, match: str, token: str, after: int) -> bytes:
        """The versions after this one as this viewer saw them: a packed page of a `History`."""
        async with self._matches.visit(match) as live:
            key, now = key_for(live, token), live.match
        return await self._pages.get(
            (match, now.version, key, after),
            lambda: self._replay(history_page, now.header, key, after, self._most),
        )

    async def record(self, match: str, token: str) -> str:
        """A finished match as text; it names every secret, so it is refused before the end."""
        async with self._matches.visit(match) as live:
            key_for(live, token)
        return await self.export(match)

    async def export(self, match: str) -> str:
        """A finished match as text, for the operator of the server."""
        async with self._matches.visit(match) as live:
            if not is_over(live):
                raise Illegal("not-over")
            header = live.match.header
        text: str = await self._replay(record_of, header)
        return text

    async def _replay(self, work: Callable[..., Any], header: Header, *more: Any) -> Any:
        lines = await self._log.read(header.id)
        packed = wire.encode(header)
        # No address is known here, so everybody who looks back shares one place in the queue.
        return await self._queue.run(Rank.PEOPLE, "", header.id, work, packed, lines, *more)


class Pages:
    """Caches the pages that were requested last, and never builds one twice at the same time."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[tuple[Any, ...], asyncio.Future[bytes]] = {}

    async def get(self, name: tuple[Any, ...], build: Callable[[], Awaitable[bytes]]) -> bytes:
        """The page of this name, built if it is not in the cache."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._coming:
            self._coming[name] = asyncio.ensure_future(build())
            self._coming[name].add_done_callback(lambda coming: self._keep(name, coming))
        return await asyncio.shield(self._coming[name])  # others may wait for it, too

    def _keep(self, name: tuple[Any, ...], coming: "asyncio.Future[bytes]") -> None:
        del self._coming[name]
        if coming.cancelled() or coming.exception() is not None:
            return
        self._kept[name] = coming.result()
        self._size += len(coming.result())
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])
