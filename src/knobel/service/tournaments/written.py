"""A tournament and its log: judges commands, appends them, and reads what other nodes append."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from knobel.catalog import decoded
from knobel.core.dice import Recorder
from knobel.core.game import Illegal, Millis
from knobel.service import wire
from knobel.service.ports import Conflict, NotFound, Unsure
from knobel.service.written import TOO_OLD, Ports, Written
from knobel.tournament import judge
from knobel.tournament.commands import Actor, Command, PersonCommand, Tick
from knobel.tournament.events import Entered
from knobel.tournament.values import EntrantId, Header, Tournament, opened

SERVICE = Actor("service")

Whose: TypeAlias = Callable[[Tournament], Actor]
"""Who gives a command, as the tournament is when it is judged."""

_HEADERS = msgspec.json.Decoder(Header)
_ENTRIES = msgspec.json.Decoder(judge.Entry)
_COMMANDS: msgspec.json.Decoder[PersonCommand] = msgspec.json.Decoder(PersonCommand)


def read_header(body: bytes) -> Header:
    """The header of a tournament as it was stored."""
    return decoded(_HEADERS, body)


def read_entry(line: bytes) -> judge.Entry:
    """A line of the log."""
    return decoded(_ENTRIES, line)


def read_command(body: bytes | msgspec.Raw) -> PersonCommand:
    """The command that a client sent."""
    return decoded(_COMMANDS, body)


def service(_: Tournament) -> Actor:
    """The service itself acts."""
    return SERVICE


class WrittenTournament(Written[judge.Entry, Tournament]):
    """Judges commands one at a time and appends them to the log."""

    kind = "tournament"

    def __init__(self, header: Header, ports: Ports) -> None:
        super().__init__(header.id, ports)
        self.now: Tournament = opened(header)
        self._done: dict[tuple[str, str], tuple[int, Command]] = {}
        """By the key of the device and the id that it chose."""
        self.entered: dict[int, EntrantId] = {}
        """By version, the entrant who entered then."""

    @property
    def is_at_work(self) -> bool:
        """Whether a command is being judged, or something else is done for the tournament."""
        return self._lock.is_taken or bool(self._tasks)

    def _time(self) -> Millis:
        return self._ports.world.now()

    # Writing

    async def act(self, whose: Whose, command: Command, command_id: str | None = None) -> int:
        """Do what is asked of the tournament; the version in which it is written."""
        received = self._time()
        async with self._lock:
            await self._clear_doubt()
            return await self._act(whose, command, command_id, received)

    async def _act(
        self, whose: Whose, command: Command, command_id: str | None, received: Millis
    ) -> int:
        """Settle what is due, then judge; each is a line of its own."""
        done = self._find_done(whose, command, command_id)
        if done is not None:
            return done
        due = judge.wakes_at(self.now)
        if due is not None and due <= self._time():
            await self._write(service, Tick(), None, None)
        self._refuse_excess(whose, command)
        return await self._write(whose, command, command_id, received)

    async def note(self, command: Command) -> int:
        """Append a command of the service itself."""
        return await self.act(service, command)

    async def take_in(self, entries: Sequence[judge.Entry]) -> None:
        """Append lines that were judged already: those of a file."""
        async with self._lock:
            for entry in entries:
                after = judge.enter(self.now, entry)
                line = wire.encode(entry)
                await self._ports.log.append(self.id, entry.version, line, is_last=after.is_over)
                self._enter(entry, after)

    async def _write(
        self, whose: Whose, command: Command, command_id: str | None, received: Millis | None
    ) -> int:
        """Judge, append and tell; returns the version.  After a lost race, catch up and retry."""
        while True:
            done = self._find_done(whose, command, command_id)
            if done is not None:
                return done  # the same command was sent to another node
            self._ports.pulse.refuse_asleep()
            if received is not None and self._time() - received > TOO_OLD:
                raise Unsure("it was received too long ago")
            entry = self._judge(whose(self.now), command, command_id)
            if not entry.events:
                return self.now.version  # nothing was due, or it is so already
            after = judge.enter(self.now, entry)
            try:
                await self._ports.log.append(
                    self.id, entry.version, wire.encode(entry), is_last=after.is_over
                )
            except Conflict:
                await self._catch_up()
                self._ports.bus.publish(self.id, self.now.version)  # it may have been in doubt
                continue
            except NotFound as deleted:
                # Nodes that had read further than the one that deleted it have not heard of it.
                self._ports.bus.publish(self.id, self.now.version + 1)
                raise Illegal("no-such-event") from deleted
            except Unsure:
                self._doubt()
                raise
            self._advance(entry, after)
            self._ports.bus.publish(self.id, entry.version)
            return entry.version

    def _judge(self, by: Actor, command: Command, command_id: str | None) -> judge.Entry:
        """The line that the command becomes, or `Illegal`."""
        dice = Recorder(self._ports.world.dice())
        wall = max(self._time(), self.now.wall)
        events = judge.decide(self.now, by, command, wall, dice)
        version = self.now.version + 1
        return judge.Entry(version, wall, command_id, by, command, tuple(dice.picks), events)

    def _find_done(self, whose: Whose, command: Command, command_id: str | None) -> int | None:
        """The version of a command that was sent before, or `Illegal` if it was another one."""
        if command_id is None:
            return None
        version, before = self._done.get((whose(self.now).key, command_id), (None, None))
        if version is not None and before != command:
            raise Illegal("id-used")
        return version

    def _refuse_excess(self, whose: Whose, command: Command) -> None:
        """Refuse what is beyond the limits."""
        raise NotImplementedError

    # Keeping up with the log

    def _replay(self, line: bytes) -> tuple[judge.Entry, Tournament]:
        entry = read_entry(line)
        return entry, judge.enter(self.now, entry)

    def _enter(self, entry: judge.Entry, after: Tournament) -> None:
        self.now, self.version = after, after.version
        for event in entry.events:
            if isinstance(event, Entered):
                self.entered[entry.version] = event.entrant
        if entry.id is not None:
            self._done[entry.by.key, entry.id] = (entry.version, entry.command)

    # Tasks

    async def stop(self) -> None:
        """End all tasks."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
