"""One match as this process knows it.  First the book, then the bell."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from knobel.catalog import Title
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Millis, Seat, Tick
from knobel.host import wire
from knobel.host.alarm import Alarm
from knobel.host.news import News
from knobel.host.ports import Bus, Conflict, Log, PortError, StorageFailed, World
from knobel.match import (
    Entry,
    Header,
    Match,
    Unsettled,
    decide,
    enter,
    is_ready_to_begin,
    opened,
    outcome,
    phase,
    wakes_at,
)
from knobel.match import commands as do

LOGGER = logging.getLogger("knobel.host")

AWAY_AFTER: Millis = 5_000
"""A seat without a connection for so long is away; a reload is quicker."""
FAR_OFF: Millis = 3_600_000
"""What is due later than this need not be waited for: whoever looks next finds it settled."""
TRY_AGAIN: Millis = 1_000
"""So long after it could not be written, what was due is tried again."""


class Viewer(Protocol):
    """A connection that follows a match."""

    key: str | None
    """The digest of the secret it came with; None for a spectator."""

    def tell(self, message: bytes, /) -> None:
        """Send this soon; must not wait."""

    def dismiss(self, code: str, /) -> None:
        """There is nothing more to follow here."""


class Surroundings(msgspec.Struct, frozen=True):
    """What every table of a host shares."""

    log: Log
    bus: Bus
    world: World
    alarm: Alarm


class Table:
    """Judges commands in order, writes them down and tells everybody who looks on."""

    def __init__(
        self,
        title: Title,
        header: Header,
        around: Surroundings,
        on_change: Callable[["Table"], None],
        on_rest: Callable[["Table"], None],
    ) -> None:
        self.title = title
        self.is_closed = False
        """Whether there is no such match any more."""
        self.match: Match = opened(title.game, header)
        self._due = wakes_at(title.game, self.match)
        self._around = around
        self._on_change = on_change
        self._on_rest = on_rest
        self._lock = asyncio.Lock()
        self._done: dict[tuple[Seat | None, str], int] = {}
        self._viewers: dict[str | None, set[Viewer]] = {}
        """By the secret they came with: who came with the same one sees the same."""
        self._faces: dict[str | None, wire.Face] = {}
        self._leaving: dict[str, Millis] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.match.header.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is due soon: it may be forgotten and read again."""
        if self._viewers or self._tasks or self._lock.locked():
            return False
        due = self._next_wake()
        return due is None or due > self._around.world.now() + FAR_OFF

    def rest(self) -> None:
        """Wait for nothing any more."""
        self._around.alarm.set(self.id, None, _nothing)

    # Acting

    async def act(self, seat: Seat | None, command: Any, command_id: str | None = None) -> int:
        """First the clock, then the command; each is a line of its own.  Gives the version."""
        async with self._lock:
            if command_id is not None and (seat, command_id) in self._done:
                return self._done[seat, command_id]
            if self._is_stood_in(seat) and not isinstance(command, do.PersonCommand):
                await self._settle_and_write(seat, do.Reclaim(), None)  # who acts is back
            version = await self._settle_and_write(seat, command, command_id)
            await self._begin_if_ready()
            return version

    async def act_for(self, seat: Seat, command: Any) -> None:
        """What a bot does on this seat; nothing if meanwhile the person has it back."""
        async with self._lock:
            if self.match.chairs[seat].is_played_by_bot:
                await self._settle_and_write(seat, command, None)

    def _is_stood_in(self, seat: Seat | None) -> bool:
        chairs = self.match.chairs
        return seat is not None and 0 <= seat < len(chairs) and chairs[seat].stand_in

    async def begin_if_ready(self) -> None:
        """Bots are always ready: a table of bots alone needs nobody to sit down."""
        async with self._lock:
            await self._begin_if_ready()

    async def _begin_if_ready(self) -> None:
        is_open = phase(self.title.game, self.match) == "open"
        if is_open and is_ready_to_begin(self.match):
            await self._write(None, Begin(), self._wall())
            self.expect_people()

    async def halt(self, since: Millis) -> None:
        """The server was down: its time is nobody's time."""
        async with self._lock:
            await self._write(None, do.Halt(since), self._wall())

    async def _settle_and_write(
        self, seat: Seat | None, command: Any, command_id: str | None
    ) -> int:
        while True:
            wall = self._wall()
            await self._settle(wall)
            try:
                entry = await self._write(seat, command, wall, command_id)
            except Unsettled:  # another process wrote meanwhile, and a deadline came nearer
                continue
            if entry is not None:
                return entry.version
            is_repeated = command_id is not None and (seat, command_id) in self._done
            return self._done[seat, str(command_id)] if is_repeated else self.match.version

    async def _settle(self, wall: Millis) -> None:
        """Write down what the clock has to say up to now, if it has anything to say."""
        if self._due is not None and self._due <= wall:
            await self._write(None, Tick(), wall)

    async def _write(
        self, seat: Seat | None, command: Any, wall: Millis, command_id: str | None = None
    ) -> Entry | None:
        """Judge, write, tell; on a lost race, catch up and judge anew."""
        while True:
            dice = Recorder(self._around.world.dice())
            game = self.title.game
            events = decide(game, self.match, seat, command, wall, dice)
            if not events and seat is None:
                return None  # nothing was due
            version = self.match.version + 1
            entry = Entry(version, wall, command_id, seat, command, tuple(dice.picks), events)
            after = enter(game, self.match, entry)
            is_last = outcome(game, after) is not None
            line = wire.encode(entry)
            try:
                await self._around.log.append(self.id, version, line, is_last=is_last)
            except Conflict:
                await self._catch_up()
                if command_id is not None and (seat, command_id) in self._done:
                    return None  # it was this very command, sent by way of another process
                wall = max(wall, self.match.wall)
                continue
            self._advance(entry, after)
            self._around.bus.publish(self.id, version)
            return entry

    def _wall(self) -> Millis:
        """Now, but never before the last line of the log."""
        return max(self._around.world.now(), self.match.wall)

    # Keeping up with the log

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for line in await self._around.log.read(self.id, self.match.version):
            entry = self.title.read_entry(line)
            self._advance(entry, enter(self.title.game, self.match, entry))

    def _advance(self, entry: Entry, after: Match) -> None:
        before, self.match = self.match, after
        self._due = wakes_at(self.title.game, after)
        if entry.id is not None:
            self._done[entry.seat, entry.id] = entry.version
        self._tell(entry, before)
        self._set_alarm()
        self._on_change(self)

    # Telling

    def _tell(self, entry: Entry, before: Match) -> None:
        """Every viewer gets every version."""
        if not self._viewers:
            return
        news = News(self.title, entry, before, self.match, self._around.world.now())
        for key, message in news.tell(self._faces).items():
            for viewer in self._viewers[key]:
                viewer.tell(message)
        if not self.match.is_watchable:
            self._faces.pop(None, None)
            for viewer in self._viewers.pop(None, ()):
                viewer.dismiss("watching-closed")

    async def follow(self, viewer: Viewer) -> None:
        """Welcome a viewer; from now on it is told everything it may know."""
        async with self._lock:
            face = wire.face_of(self.title, self.match, viewer.key)
            self._faces[viewer.key] = face
            self._viewers.setdefault(viewer.key, set()).add(viewer)
            viewer.tell(wire.welcome(self.title, self.match, face, self._around.world.now()))
            if viewer.key is None:
                return
            self._leaving.pop(viewer.key, None)
            try:
                await self._note_back(viewer.key)
            except PortError:
                self.unfollow(viewer)
                raise
            self._set_alarm()

    async def _note_back(self, key: str) -> None:
        for seat in self.match.seats_of(key):
            if self.match.chairs[seat].away is not None:
                wall = self._wall()
                await self._settle(wall)
                await self._write(None, do.Back(seat), wall)

    def unfollow(self, viewer: Viewer) -> None:
        """The viewer is gone; if nobody is left on its seats they will soon be away."""
        key = viewer.key
        viewers = self._viewers.get(key, set())
        if viewer not in viewers:
            return
        viewers.remove(viewer)
        if not viewers:
            del self._viewers[key], self._faces[key]
            if key is not None:
                self._leaving[key] = self._around.world.now() + AWAY_AFTER
        self._set_alarm()
        self._on_change(self)

    def expect_people(self) -> None:
        """Whoever is not connected now, and does not come soon, is away."""
        due = self._around.world.now() + AWAY_AFTER
        for seat in self.match.people():
            key = self.match.chairs[seat].key
            if key is not None and key not in self._viewers:
                self._leaving[key] = due
        self._set_alarm()

    def dismiss_all(self, code: str) -> None:
        self.is_closed = True
        self.rest()
        everybody = [viewer for viewers in self._viewers.values() for viewer in viewers]
        self._viewers.clear()
        for viewer in everybody:
            viewer.dismiss(code)

    # Time

    def _next_wake(self) -> Millis | None:
        if not self._leaving:
            return self._due
        leaving = min(self._leaving.values())
        return leaving if self._due is None else min(self._due, leaving)

    def _set_alarm(self) -> None:
        self._around.alarm.set(self.id, self._next_wake(), self._ring)

    def _ring(self) -> None:
        self.spawn(self._wake())

    async def _wake(self) -> None:
        async with self._lock:
            try:
                await self._note_what_is_due()
            except StorageFailed:
                LOGGER.warning("due-not-written", extra={"match": self.id})
                again = self._around.world.now() + TRY_AGAIN
                self._around.alarm.set(self.id, again, self._ring)
                return
            self._set_alarm()
        self._on_change(self)

    async def _note_what_is_due(self) -> None:
        wall = self._wall()
        await self._settle(wall)
        gone = [key for key, due in self._leaving.items() if due <= wall]
        for key in gone:
            for seat in self._seats_to_miss(key):
                await self._write(None, do.Away(seat), wall)
            self._leaving.pop(key, None)

    def _seats_to_miss(self, key: str) -> Sequence[Seat]:
        """Before the start nobody is missed."""
        if self.match.began is None:
            return ()
        return [s for s in self.match.seats_of(key) if self.match.chairs[s].away is None]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else, and keep hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOGGER.error("table-task-failed", extra={"match": self.id}, exc_info=fault)
        self._on_rest(self)


def _nothing() -> None:
    """What a cancelled alarm calls."""
