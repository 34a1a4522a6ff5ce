"""A match on this node: validates commands, appends them to the log, then notifies viewers.

Any node may judge any command: the log accepts one line per version, and whoever loses the race
reads what the others have written and judges again.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Protocol, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Illegal, Millis, Seat, Tick
from knobel.match import (
    Entry,
    Header,
    Match,
    Unsettled,
    enter,
    is_ready_to_begin,
    judged,
    opened,
    outcome,
    phase,
    wakes_at,
)
from knobel.match import commands as do
from knobel.service import names, wire
from knobel.service.alarm import Alarm
from knobel.service.exclusive import Exclusive
from knobel.service.limits import Limits
from knobel.service.meters import NO_METERS, Meters
from knobel.service.missed import Missed
from knobel.service.ports import (
    SUSPECT_AFTER,
    Bus,
    Conflict,
    Log,
    PortError,
    Roster,
    StorageFailed,
    Unsure,
    World,
)
from knobel.service.pulse import Pulse
from knobel.service.updates import NOTHING, UpdateWriter

LOGGER = logging.getLogger("knobel.service")

AWAY_AFTER: Millis = 5_000
"""A seat without a connection for this long is away; reloading a page takes less."""
FAR_OFF: Millis = 3_600_000
"""A match with nothing due earlier than this may leave memory; loading it settles what is due."""
TRY_AGAIN: Millis = 1_000
"""The time after which a failed write of what was due is tried again."""
TOO_OLD: Millis = 3_000
"""No command is judged this long after it was received: by then it may have been sent to another
node and refused there."""
SLICE = 50
"""Number of lines that loading a match reads before it lets other tasks run."""
FEW = 5
"""How many missed updates are built before others have their turn: each costs as much as ten lines."""

_ASIDES = frozenset((*get_args(do.PersonCommand), do.Sit))
"""Commands that add a line without playing."""
_WAYS_OUT = frozenset((do.Resign, do.Leave))
"""Commands that are accepted even when the log of the match is full."""
_ANSWERS = frozenset((do.Answer, do.Claim, do.Reclaim)) | _WAYS_OUT
"""Asides without a limit: others wait for them, or they end something."""
_CONNECTIONS = count(1)
_NAMING = frozenset((do.Sit, do.Rename))
"""Commands with a name that somebody chose."""


class Viewer(Protocol):
    """A connection that follows a match."""

    key: str | None
    """The digest of the secret it came with; None for a spectator.

    The match sets it to None when the last seat of this secret is given up.
    """
    address: str
    """Where it connects from, or "" if that is unknown."""

    def tell(self, message: bytes, /) -> None:
        """Queue the message for sending; must not block."""

    def dismiss(self, code: str, /) -> None:
        """Disconnect the viewer for this reason."""


class Ports(msgspec.Struct, frozen=True):
    """What all live matches of a service share."""

    log: Log
    bus: Bus
    world: World
    alarm: Alarm
    limits: Limits
    roster: Roster
    pulse: Pulse
    meters: Meters = NO_METERS


_Whose: TypeAlias = Callable[[], Seat | None]
"""Returns the seat that acts, as of now; None for the service itself."""


class _Done(msgspec.Struct, frozen=True, gc=False):
    """A command that is in the log."""

    version: int
    seat: Seat
    command: Any
    turn: int | None
    """The turn in which it was given, in games with turns."""


class _Played(msgspec.Struct, frozen=True, gc=False):
    """A move that somebody has sent."""

    key: str | None
    move: str
    turn: int | None
    id: str | None
    seat: Seat | None
    received: Millis


class LiveMatch:
    """Judges commands one at a time, appends them to the log and tells all viewers."""

    def __init__(
        self,
        definition: GameDefinition,
        header: Header,
        ports: Ports,
        on_change: Callable[["LiveMatch"], None],
        on_rest: Callable[["LiveMatch"], None],
    ) -> None:
        self.definition = definition
        self.is_closed = False
        """Whether the match was deleted."""
        self.is_kept = False
        """Whether this node runs its bots and opens its successor."""
        self.match: Match = opened(definition.game, header)
        self._marks = (self.match, self.match)
        """Two earlier versions, the newer one first, from which missed updates are built."""
        self._due = wakes_at(definition.game, self.match)
        self._ports = ports
        self._on_change = on_change
        self._on_rest = on_rest
        self._lock = Exclusive()
        self._done: dict[tuple[str | None, str], _Done] = {}
        """By the person's key and not by the seat, because people change seats."""
        self._asides = 0
        self._viewers: dict[str | None, dict[Viewer, None]] = {}
        """By key, and in the order in which they came: all viewers with the same key see the same."""
        self._viewer_states: dict[str | None, wire.ViewerState] = {}
        self._seen = NOTHING
        """What a spectator saw when somebody was told of a version last."""
        self._leaving: dict[str | None, Millis] = {}
        self._signs: dict[str | None, Millis] = {}
        """For each person, when all signs that were sent are paid for."""
        self._connections: dict[Viewer, tuple[str, int]] = {}
        """The key with which a viewer came, and the number of its connection."""
        self._left: dict[tuple[str, int], None] = {}
        """Connections that are over, of which the roster does not know yet."""
        self._owed: Millis | None = None
        """Since when players could not act, until their time is given back."""
        self._is_inherited = False
        """Whether that is what a dead node has left: then nobody knows who was connected to it."""
        self._heard_until: Millis = 0
        """The end of the last silence of this node that was given back."""
        self._is_in_doubt = False
        """Whether a line may have been written of which we were not told."""
        self._noted_live: bool | None = None
        """Whether the log has noted that the match is live, if we know."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.match.header.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is due soon, so that the match may leave memory."""
        if self._viewers or self._tasks or self._lock.is_taken:
            return False
        due = self._next_wake()
        return due is None or due > self._now() + FAR_OFF

    @property
    def has_viewers(self) -> bool:
        return bool(self._viewers)

    def is_followed_by(self, key: str) -> bool:
        """Whether the person with this key is connected."""
        return key in self._viewers

    @property
    def spectators(self) -> int:
        """How many connections watch without a seat."""
        return len(self._viewers.get(None, ()))

    @property
    def is_watched(self) -> bool:
        """Whether somebody watches, or left so recently that it may be a reload."""
        return bool(self._viewers or self._leaving)

    @property
    def is_asleep(self) -> bool:
        """Whether only bots play and nobody watches: then the clock stands still."""
        return not self.is_watched and not self.match.people()

    @property
    def payer(self) -> str:
        """Whose share of the workers this match uses: a viewer's address, or else its own id."""
        keys = sorted(self._viewers, key=lambda key: key is None)  # spectators last
        addresses = (viewer.address for key in keys for viewer in self._viewers[key])
        return next(filter(None, addresses), self.id)

    def rest(self) -> None:
        """Cancel the alarm."""
        self._ports.alarm.set(self.id, None, _nothing)

    # Acting

    async def act(
        self,
        key: str | None,
        command: do.PersonCommand,
        command_id: str | None = None,
        seat: Seat | None = None,
    ) -> int:
        """Do what the person with this key asks of the match; the version in which it is written.

        The clock is settled first; each is a line of its own.  The seat is looked up when the
        command is judged, and again whenever it is judged anew: until then a swap or the drawing
        of lots may give the number to somebody else.
        """
        command = _visible(command)
        received = self._now()

        def whose() -> Seat:
            return self._seat_of(key, seat)

        async with self._lock:
            await self._clear_doubt()
            done = self._find_done(key, command_id, command, seat)
            if done is not None:
                return done
            whose()  # whoever has no seat is told so first
            self._refuse_excess(key, command)
            version = await self._settle_and_write(whose, command, key, command_id, received)
            await self._begin_if_ready()
            return version

    async def play(
        self,
        key: str | None,
        move: str,
        turn: int | None,
        command_id: str | None = None,
        seat: Seat | None = None,
    ) -> int:
        """Play a move in the game's notation, as `act` does; the version in which it is written.

        The move is read only after the clock is settled, and only if it is meant for this turn.  One
        that was written before is found by its id, because its turn is over.
        """
        played = _Played(key, move, turn, command_id, seat, self._now())
        async with self._lock:
            return await self._play(played)

    def play_soon(
        self,
        key: str | None,
        move: str,
        turn: int | None,
        command_id: str,
        seat: Seat | None,
        done: Callable[[int | Exception], None],
    ) -> None:
        """Play a move as `play` does, but without a task if it is the only thing to do.

        `done` gets its version, or why it failed.
        """
        played = _Played(key, move, turn, command_id, seat, self._now())
        self._lock.call(lambda: self._play_in_turn(played, done))

    def _play_in_turn(self, played: _Played, done: Callable[[int | Exception], None]) -> bool:
        """Judge the move and hand its line to the log; whether the lock is kept until it is there.

        Whoever releases the lock may be somebody else, so all faults are this player's alone.
        """
        if not self._is_only_to_judge(played):
            self.spawn(self._play_with_lock(played, done))
            return True
        try:
            who = self._seat_of(played.key, played.seat)
            action = self.definition.read_move(played.move, self.match.state)
            self._refuse_excess(played.key, action)
            self._refuse_late(played.turn, who)
            entry, after = self._judge(who, action, self._wall(), played.id)
            line, is_last, is_live = self._line(entry, after)
        except Exception as fault:  # noqa: BLE001 -- `done` tells known faults from others
            done(fault)
            return False

        def written(fault: Exception | None) -> None:
            if isinstance(fault, Conflict):  # another node was faster: judge it again
                self.spawn(self._play_with_lock(played, done, is_behind=True))
                return
            try:
                if fault is None:
                    self._note_live(is_live)
                    self._advance(entry, after)
                    self._ports.bus.publish(self.id, entry.version)
                elif isinstance(fault, Unsure):
                    self._doubt()
            finally:
                self._lock.release()
            done(entry.version if fault is None else fault)

        self._ports.log.append_soon(
            self.id, entry.version, line, written, is_last=is_last, is_live=is_live
        )
        return True

    def _is_only_to_judge(self, played: _Played) -> bool:
        """Whether nothing is due or in doubt, no bot stands in, and the move was not sent before."""
        key, chairs = played.key, self.match.chairs
        if (
            (key, played.id) in self._done
            or self._is_in_doubt
            or self._owed is not None
            or not self._ports.pulse.is_awake
            or self._now() - played.received > TOO_OLD
            or self._is_due(self._wall())
        ):
            return False
        mine = () if key is None else self.match.seats_of(key)
        return not any(chairs[seat].stand_in for seat in mine)

    async def _play_with_lock(
        self,
        played: _Played,
        done: Callable[[int | Exception], None],
        *,
        is_behind: bool = False,
    ) -> None:
        """Play the move with the lock that we hold, and release it."""
        result: int | Exception
        try:
            if is_behind:
                await self._catch_up()
            result = await self._play(played)
        except Exception as fault:  # noqa: BLE001 -- `done` tells known faults from others
            result = fault
        finally:
            self._lock.release()
        done(result)

    async def _play(self, played: _Played) -> int:
        key, move, seat = played.key, played.move, played.seat

        def whose() -> Seat:
            return self._seat_of(key, seat)

        await self._clear_doubt()
        done = self._find_played(played)
        if done is not None:
            return done
        is_stood_in = self.match.chairs[whose()].stand_in
        before = self.match.state
        action = self.definition.read_move(move, before)
        self._refuse_excess(key, action)
        if is_stood_in:
            await self._settle_and_write(whose, do.Reclaim())  # a person who plays is back
        await self._settle(self._wall())
        done = self._find_played(played)
        if done is not None:
            return done  # another node has written it meanwhile
        self._refuse_late(played.turn, whose())
        if self.match.state is not before:
            action = self.definition.read_move(move, self.match.state)
        return await self._settle_and_write(whose, action, key, played.id, played.received)

    def _refuse_late(self, turn: int | None, seat: Seat) -> None:
        """Refuse a move that was meant for an earlier turn."""
        state = self.match.state
        is_late = turn != self.definition.turn(state)
        if is_late and self.definition.game.legal_actions(state, seat):
            raise Illegal("too-late")  # a player who can do nothing is told why by the judge

    async def act_for(self, seat: Seat, command: Any, seen: int) -> None:
        """What a bot that has seen this version does on this seat.

        Nothing if meanwhile the person has it back.  The bots of two nodes that have seen the same
        act only once.
        """

        def bots() -> Seat:
            if not self.match.chairs[seat].is_played_by_bot:
                raise Illegal("not-seated")
            return seat

        async with self._lock:
            await self._clear_doubt()
            chair = self.match.chairs[seat]
            if chair.is_played_by_bot:
                await self._settle_and_write(bots, command, chair.key, f"bot:{seat}:{seen}")

    async def sit(self, seat: Seat, name: str, key: str) -> None:
        """Seat a person under a name that nobody else in the match has."""
        async with self._lock:
            await self._clear_doubt()
            command = _visible(do.Sit(seat, name, key))
            self._refuse_excess(key, command)
            await self._note(command)

    async def note(self, command: Any) -> None:
        """Append a command of the service itself."""
        async with self._lock:
            await self._clear_doubt()
            await self._note(command)

    async def _note(self, command: Any) -> None:
        await self._settle_and_write(_nobody, command)
        await self._begin_if_ready()

    def send_sign(self, key: str | None, sign: wire.Sign, seat: Seat | None) -> None:
        """Tell all viewers in this process of a sign, which is not written."""
        whose = self._seat_of(key, seat)
        limits, now = self._ports.limits, self._now()
        gap = round(limits.sign_seconds * 1000)
        paid = max(now, self._signs.get(key, now))
        early = paid - now - gap * (limits.signs_burst - 1)
        if early > 0:
            raise Illegal("too-many-signs", retry_after=math.ceil(early / 1000))
        self._signs[key] = paid + gap
        message = wire.encode(wire.Signed(whose, sign))
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.tell(message)

    def _seat_of(self, key: str | None, seat: Seat | None) -> Seat:
        """The seat that a command of this person is for, or `Illegal`."""
        mine = () if key is None else self.match.seats_of(key)
        if not mine or (seat is not None and seat not in mine):
            raise Illegal("not-seated")
        return mine[0] if seat is None else seat

    def _find_done(
        self, key: str | None, command_id: str | None, command: Any, seat: Seat | None
    ) -> int | None:
        """The version of a command that was sent before, or `Illegal` if it was another one."""
        done = None if command_id is None else self._done.get((key, command_id))
        if done is None:
            return None
        if done.command != command or seat not in {None, done.seat}:
            raise Illegal("id-used")
        return done.version

    def _find_played(self, played: _Played) -> int | None:
        """The version of a move that was sent before, or `Illegal` if it was another one."""
        done = None if played.id is None else self._done.get((played.key, played.id))
        if done is None:
            return None
        write, read = self.definition.write_action, self.definition.read_action
        is_same = (
            not isinstance(done.command, do.PersonCommand)
            and played.turn == done.turn
            and played.seat in {None, done.seat}
            and write(read(played.move, self.match.state)) == write(done.command)
        )
        if not is_same:
            raise Illegal("id-used")
        return done.version

    def _refuse_excess(self, key: str | None, command: Any) -> None:
        """Refuse what is beyond the limits, and a name that somebody else has."""
        limits, kind = self._ports.limits, type(command)
        if self.match.version >= limits.lines_per_match and kind not in _WAYS_OUT:
            raise Illegal("match-too-long", most=limits.lines_per_match)
        if kind in _ASIDES and kind not in _ANSWERS and self._asides >= limits.asides_per_match:
            raise Illegal("too-many-changes", most=limits.asides_per_match)
        if kind not in _NAMING:
            return
        name = command.name
        others = (chair.name for chair in self.match.chairs if chair.key not in {None, key})
        if any(names.is_alike(name, other) for other in others):
            raise Illegal("name-taken", name=name)

    async def begin_if_ready(self) -> None:
        """Begin if every seat is ready; bots always are, so a match among bots begins at once."""
        async with self._lock:
            await self._begin_if_ready()

    async def _begin_if_ready(self) -> None:
        is_open = phase(self.definition.game, self.match) == "open"
        if is_open and is_ready_to_begin(self.match):
            await self._write(_nobody, Begin(), self._wall())
            self.expect_people()
            self._on_change(self)  # bots may begin before the people are connected

    async def _settle_and_write(
        self,
        whose: _Whose,
        command: Any,
        key: str | None = None,
        command_id: str | None = None,
        received: Millis | None = None,
    ) -> int:
        while True:
            await self._settle(self._wall())
            try:
                return await self._write(whose, command, self._wall(), key, command_id, received)
            except Unsettled:  # another node has written, and a deadline is earlier now
                continue

    async def _settle(self, wall: Millis) -> None:
        """Append what the clock has caused up to now, if anything.

        No flag falls while a node is silent at which somebody of the match is connected.
        """
        pulse = self._ports.pulse
        pulse.notice()
        if self._owed is not None:
            await self._give_back(self._owed, wall)
        if not self._is_due(wall):
            return
        if self._has_clock:
            silence = pulse.silence
            await self._give_back(self._silent_since(wall), wall)
            self._heard_until = max(silence[1], self._heard_until)  # not if that has failed
            pulse.notice()
            if pulse.silence != silence:  # the node was silent while it asked
                await self._settle(self._wall())
                return
        if self._is_due(wall):
            await self._write(_nobody, Tick(), wall)

    def _silent_since(self, wall: Millis) -> Millis | None:
        """Instead of the last silence of this node an equal time until now, if it is still owed.

        The nodes of the players may have been silent as long, and have no time to say so.
        """
        since, until = self._ports.pulse.silence
        if until <= max(self.match.moved, self._heard_until):
            return None
        owed = self.match.owed(max(since, self.match.moved), until)
        return wall - owed if owed > 0 else None

    def _is_due(self, wall: Millis) -> bool:
        return self._due is not None and self._due <= wall

    @property
    def _has_clock(self) -> bool:
        """Whether the time of the players runs, or would if no outage had stopped it."""
        game, match = self.definition.game, self.match
        is_on = phase(game, match) == "running" or match.why_stopped == "outage"
        return is_on and outcome(game, match) is None and game.wake_at(match.state) is not None

    async def _write(
        self,
        whose: _Whose,
        command: Any,
        wall: Millis,
        key: str | None = None,
        command_id: str | None = None,
        received: Millis | None = None,
    ) -> int:
        """Judge, append, tell; after a lost race catch up and judge again.  Returns the version."""
        while True:
            done = self._find_done(key, command_id, command, None)
            if done is not None:
                return done  # the same command was sent to another node
            self._ports.pulse.refuse_asleep()
            if received is not None and self._now() - received > TOO_OLD:
                raise Unsure("it was received too long ago")
            wall = max(wall, self.match.wall)
            seat = whose()
            entry, after = self._judge(seat, command, wall, command_id)
            if not entry.events and seat is None:
                return self.match.version  # nothing was due
            line, is_last, is_live = self._line(entry, after)
            try:
                await self._ports.log.append(
                    self.id, entry.version, line, is_last=is_last, is_live=is_live
                )
            except Conflict:
                await self._catch_up()
                self._ports.bus.publish(self.id, self.match.version)  # it may have been in doubt
                continue
            except Unsure:
                self._doubt()
                raise
            self._note_live(is_live)
            self._advance(entry, after)
            self._ports.bus.publish(self.id, entry.version)
            return entry.version

    def _judge(
        self, seat: Seat | None, command: Any, wall: Millis, command_id: str | None
    ) -> tuple[Entry, Match]:
        """The line that the command becomes, and the match after it; or `Illegal`."""
        dice = Recorder(self._ports.world.dice())
        events, after = judged(self.definition.game, self.match, seat, command, wall, dice)
        picks = tuple(dice.picks)
        return Entry(after.version, wall, command_id, seat, command, picks, events), after

    def _line(self, entry: Entry, after: Match) -> tuple[bytes, bool, bool | None]:
        """The line of the log, whether it is the last one, and whether the match is live if that is new."""
        is_last = outcome(self.definition.game, after) is not None
        was_live = self._noted_live
        if was_live is not None and not is_last and _has_same_people(self.match, after):
            return wire.encode(entry), False, None
        is_live = not is_last and is_in_need(self.definition, after)
        return wire.encode(entry), is_last, None if is_live == was_live else is_live

    def _note_live(self, is_live: bool | None) -> None:
        if is_live is not None:
            self._noted_live = is_live

    def _doubt(self) -> None:
        """A line may be in the log, or come there: read before anything else is judged."""
        self._is_in_doubt = True
        self._ports.alarm.set(self.id, self._now() + TRY_AGAIN, self._ring)

    async def _clear_doubt(self) -> None:
        """Read what the log has, and tell the others if that was ours."""
        if not self._is_in_doubt:
            return
        before = self.match.version
        await self._catch_up()
        self._is_in_doubt = False
        if self.match.version > before:
            self._ports.bus.publish(self.id, self.match.version)

    def _now(self) -> Millis:
        return self._ports.world.now()

    def _wall(self) -> Millis:
        """Now, but never before the last line of the log."""
        return max(self._now(), self.match.wall)

    # Keeping up with the log

    async def catch_up(self) -> None:
        """Read what other nodes have written."""
        async with self._lock:
            await self._clear_doubt()
            await self._catch_up()

    async def load(self) -> None:
        """Read the lines of the match; nothing that is due happens before `take_part`."""
        await self._read(self._enter)

    def take_part(self) -> None:
        """Set the alarm, let bots play and open an agreed rematch."""
        self._set_alarm()
        self._on_change(self)

    async def _catch_up(self) -> None:
        await self._read(self._advance)

    async def _read(self, take: Callable[[Entry, Match], None]) -> None:
        lines = await self._ports.log.read(self.id, self.match.version)
        for number, line in enumerate(lines, start=1):
            entry = self.definition.read_entry(line)
            take(entry, enter(self.definition.game, self.match, entry))
            if number % SLICE == 0:
                await asyncio.sleep(0)  # let other tasks run while a long match is read

    def _advance(self, entry: Entry, after: Match) -> None:
        before = self.match
        self._enter(entry, after)
        self._tell(entry, before)
        self._set_alarm()
        self._on_change(self)

    def _enter(self, entry: Entry, after: Match) -> None:
        before, self.match = self.match, after
        if self._noted_live is not None and not _has_same_people(before, after):
            self._noted_live = is_in_need(self.definition, after)  # whoever wrote it has noted that
        if after.version % max(1, self._ports.limits.missed_versions) == 0:
            self._marks = (after, self._marks[0])
        self._due = wakes_at(self.definition.game, after)
        self._asides += type(entry.command) in _ASIDES
        if entry.id is not None and entry.seat is not None:
            key = before.chairs[entry.seat].key
            turn = self.definition.turn(before.state)
            self._done[key, entry.id] = _Done(entry.version, entry.seat, entry.command, turn)

    # Telling

    def _tell(self, entry: Entry, before: Match) -> None:
        """Tell every viewer of the new version."""
        if not self._viewers:
            return
        now, seen = self._now(), self._seen
        news = UpdateWriter(self.definition, entry, before, self.match, now, seen)
        self._seen = news.seen
        for key, message in news.tell(self._viewer_states).items():
            for viewer in self._viewers[key]:
                viewer.tell(message)
        if before.chairs is not self.match.chairs:
            self._make_spectators()
        if self.match.is_watchable or outcome(self.definition.game, self.match) is not None:
            return  # everybody may watch a finished match
        self._viewer_states.pop(None, None)
        for viewer in self._viewers.pop(None, {}):
            viewer.dismiss("watching-closed")

    def _make_spectators(self) -> None:
        """Turn viewers who have given up their last seat into spectators."""
        opener, seated = self.match.header.opener, {chair.key for chair in self.match.chairs}
        for key in [key for key in self._viewers if key not in {None, opener, *seated}]:
            del self._viewer_states[key]
            for viewer in self._viewers.pop(key):
                viewer.key = None
                self._viewers.setdefault(None, {})[viewer] = None
            self._viewer_states[None] = wire.viewer_state(self.definition, self.match, None)

    async def follow(
        self, viewer: Viewer, whose: Callable[[], str | None], missed: Missed | None = None
    ) -> None:
        """Tell a viewer what it has missed, or welcome it; from now on it is told everything.

        Who it is, or `Illegal`, is asked under the lock: until then a seat may be given up, or
        spectators be shut out.
        """
        async with self._lock:
            await self._clear_doubt()
            viewer.key = whose()
            await self._skip_sleep()
            try:
                await self._arrive(viewer)
                await self._note_back(viewer.key)
                if missed is not None:
                    await self._extend(missed)
            except PortError:  # it has been told nothing yet, and may try again
                self._depart(viewer)
                raise
            viewer_state = wire.viewer_state(self.definition, self.match, viewer.key)
            self._viewer_states[viewer.key] = viewer_state
            self._viewers.setdefault(viewer.key, {})[viewer] = None
            now = self._now()
            if missed is None:
                viewer.tell(wire.welcome(self.definition, self.match, viewer_state, now))
            else:
                viewer.tell(wire.encode(wire.WelcomeBack(self.match.version, now)))
                for update in missed.updates:
                    viewer.tell(update)
            self._leaving.pop(viewer.key, None)
            self._set_alarm()
            self._on_change(self)

    async def missed_since(self, seen: int, key: str | None) -> Missed | None:
        """What came after this version; None if it is too much, or the log does not have it.

        It is built without the lock, so that no move has to wait for those who come back.
        """
        if seen > self.match.version:
            await self.catch_up()  # it may have been told by another node
        if not 0 <= self.match.version - seen <= self._ports.limits.missed_versions:
            return None
        start = next(mark for mark in (self.match, *self._marks) if mark.version <= seen)
        missed = Missed(self.definition, start, key, seen)
        await self._extend(missed)
        return missed

    async def _extend(self, missed: Missed) -> None:
        """Read on up to the present version."""
        if missed.version == self.match.version:
            return
        lines = await self._ports.log.read(self.id, missed.version)
        now = self._now()
        for number, line in enumerate(lines[: self.match.version - missed.version], start=1):
            missed.take(self.definition.read_entry(line), now)
            if number % FEW == 0:
                await asyncio.sleep(0)

    async def _skip_sleep(self) -> None:
        """Stop the clock for the time in which the bots were asleep."""
        is_timed = self.definition.game.wake_at(self.match.state) is not None
        if is_timed and self.is_asleep and phase(self.definition.game, self.match) == "running":
            await self._write(_nobody, do.Halt(self.match.wall), self._wall())

    async def _note_back(self, key: str | None) -> None:
        for seat in () if key is None else self.match.seats_of(key):
            if self.match.chairs[seat].away is not None:
                wall = self._wall()
                await self._settle(wall)
                await self._write(_nobody, do.Back(seat), wall)

    def unfollow(self, viewer: Viewer) -> None:
        """Remove a viewer; if no other has the same key, its seats are away after a while."""
        key = viewer.key
        viewers = self._viewers.get(key, {})
        if viewer not in viewers:
            return
        del viewers[viewer]
        self._depart(viewer)
        if not viewers:
            del self._viewers[key], self._viewer_states[key]
            self._leaving[key] = self._now() + AWAY_AFTER
        self._set_alarm()
        self._on_change(self)

    async def let_go(self, viewer: Viewer) -> None:
        """Send a viewer to another node; until it is there, nobody's time passes for it."""
        connection = self._connections.pop(viewer, None)
        self.unfollow(viewer)
        if connection is not None:
            with suppress(StorageFailed, Unsure):  # then its time is owed since our last beat
                at = self._now()
                await self._ports.roster.let_go(self.id, *connection, at)
        viewer.dismiss("moving")

    @property
    def viewers(self) -> Sequence[Viewer]:
        """Everybody who is connected here."""
        return [viewer for viewers in self._viewers.values() for viewer in viewers]

    @property
    def is_at_work(self) -> bool:
        """Whether a command is being judged or written."""
        return self._lock.is_taken

    def expect_people(self) -> None:
        """Mark people as away who are connected nowhere and do not come soon."""
        due = self._now() + AWAY_AFTER
        for seat in self.match.people():
            key = self.match.chairs[seat].key
            if key is not None and key not in self._viewers:
                self._leaving[key] = due
        self._set_alarm()

    def dismiss_all(self, code: str) -> None:
        self.is_closed = True
        self.rest()
        everybody = self.viewers
        self._viewers.clear()
        for viewer in everybody:
            self._depart(viewer)
        for viewer in everybody:
            viewer.dismiss(code)

    # Time

    def _next_wake(self) -> Millis | None:
        if self.is_asleep:
            return None
        if self._owed is not None:
            return self.match.wall
        if not self._leaving:
            return self._due
        leaving = min(self._leaving.values())
        return leaving if self._due is None else min(self._due, leaving)

    def _set_alarm(self) -> None:
        self._ports.alarm.set(self.id, self._next_wake(), self._ring)

    def _ring(self) -> None:
        self.spawn(self._wake())

    async def _wake(self) -> None:
        async with self._lock:
            try:
                await self._clear_doubt()
                await self._note_what_is_due()
            except (StorageFailed, Unsure):
                LOGGER.debug("due-not-written", extra={"match": self.id})
                again = self._now() + TRY_AGAIN
                self._ports.alarm.set(self.id, again, self._ring)
                return
            self._set_alarm()
        self._on_change(self)

    async def _note_what_is_due(self) -> None:
        wall = self._wall()
        await self._settle(wall)
        gone = [key for key, due in self._leaving.items() if due <= wall]
        missed = [key for key in gone if self._seats_to_miss(key)]
        present = await self._ports.roster.present(self.id) if missed else {}
        if missed and ("" in present or not self._ports.pulse.is_calm):
            for key in gone:  # nobody is away who may be elsewhere
                self._leaving[key] = wall + TRY_AGAIN
            return
        for key in gone:
            for seat in () if key in present else self._seats_to_miss(key):
                await self._write(_nobody, do.Away(seat), wall)
            self._leaving.pop(key, None)

    def _seats_to_miss(self, key: str | None) -> Sequence[Seat]:
        """The seats of this key to mark as away: none before the start, and none for spectators."""
        if key is None or self.match.began is None:
            return ()
        return [s for s in self.match.seats_of(key) if self.match.chairs[s].away is None]

    # Other nodes

    async def _arrive(self, viewer: Viewer) -> None:
        """Tell the roster who has come, and give back the time that they are owed."""
        if viewer.key is not None:
            connection = self._connections[viewer] = (viewer.key, next(_CONNECTIONS))
            since = await self._ports.roster.arrive(self.id, *connection)
            if since is not None:
                await self._recover(since)
        await self.try_to_keep()

    async def _recover(self, since: Millis) -> None:
        """Give back the time since a node was last heard, and find out who does not come back."""
        self._is_inherited = True
        self._owe(since)
        await self._settle(self._wall())
        await self._ports.roster.settled(self.id)
        if self.match.began is not None and outcome(self.definition.game, self.match) is None:
            self.expect_people()

    async def try_to_keep(self) -> bool:
        """Whether this node keeps the match from now on; the next sweep asks again."""
        if not self.is_kept and self._ports.pulse.is_awake:
            self.is_kept = await self._ports.roster.keep(self.id)
        return self.is_kept

    def _depart(self, viewer: Viewer) -> None:
        connection = self._connections.pop(viewer, None)
        if connection is not None:
            self._left[connection] = None
            self.spawn(self._tell_who_left())

    async def _tell_who_left(self) -> None:
        for connection in tuple(self._left):
            try:
                await self._ports.roster.leave(self.id, *connection)
            except (StorageFailed, Unsure):
                return  # the next sweep tries again
            self._left.pop(connection, None)

    async def enlist(self) -> None:
        """Tell the roster again who is connected, and that this node keeps the match."""
        for connection in tuple(self._connections.values()):
            since = await self._ports.roster.arrive(self.id, *connection)
            if since is not None:
                self.owe(since)
        if self.is_kept:
            await self._ports.roster.settled(self.id)  # nothing is, as long as it was kept here
            self.is_kept = await self._ports.roster.keep(self.id)

    def owe(self, since: Millis) -> None:
        """Players could not act since then: give the time back as soon as possible."""
        self._owe(since)
        self._set_alarm()

    def _owe(self, since: Millis) -> None:
        self._owed = since if self._owed is None else min(since, self._owed)

    async def take_over(self, since: Millis) -> None:
        """Give back the time since a dead node was last heard, and look after the match from now on."""
        async with self._lock:
            await self._clear_doubt()
            await self._catch_up()
            await self._recover(since)
            await self.try_to_keep()
        self._on_change(self)

    async def look_after(self) -> None:
        """Do what should be done from time to time."""
        if self._left:
            await self._tell_who_left()
        if self._viewers and not self.is_kept:
            if await self.try_to_keep():
                self._on_change(self)
        elif self.is_kept and not self.is_watched and not self._ports.roster.is_alone:
            await self._hand_over()
        chairs, viewers = self.match.chairs, self._viewers
        if any(chair.away is not None and chair.key in viewers for chair in chairs):
            async with self._lock:
                for key in tuple(self._viewers):
                    await self._note_back(key)

    async def _hand_over(self) -> None:
        """Keep the match no longer if there are people, but none of them is here."""
        if await self._ports.roster.present(self.id):
            self.is_kept = False
            await self._ports.roster.free(self.id)

    async def _give_back(self, since: Millis | None, wall: Millis) -> None:
        """Write since when somebody could not act, if so; who has lost contact is waited for.

        None asks the roster alone.
        """
        if not self._has_clock or self.is_asleep:
            self._owed, self._is_inherited = None, False
            return
        present, late = await self._ports.roster.present(self.id), wall - SUSPECT_AFTER
        fresh = {*self._viewers, *(key for key, heard in present.items() if heard >= late)}
        chairs = self.match.chairs
        people = {chairs[seat].key for seat in self.match.people()} | {""}
        silent = {key: heard for key, heard in present.items() if key in people - fresh}
        times = [*silent.values(), *(() if since is None else (since,))]
        if not times:
            return
        is_left = self._is_inherited or "" in silent
        is_deserted = not any(chairs[seat].key in fresh for seat in self.match.people())
        gone = tuple(
            seat
            for seat in self.match.people()
            if chairs[seat].key not in fresh
            and (
                chairs[seat].key in silent
                or (is_left and (is_deserted or chairs[seat].away is None))
            )
        )
        since = min(max(min(times), self.match.moved), wall)
        await self._write(_nobody, do.Halt(since, gone), wall)
        self._ports.meters.give_back(wall - since)
        self._owed, self._is_inherited = None, False
        if "" in present:
            await self._ports.roster.settled(self.id)
            await self.try_to_keep()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this as a task of the match, which stays in memory until the task ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOGGER.error("match-task-failed", extra={"match": self.id}, exc_info=fault)
        self._on_rest(self)


def _visible(command: Any) -> Any:
    """The command as it is written: without the letters of a name that nobody can see."""
    if type(command) not in _NAMING:
        return command
    return replace(command, name=names.visible(command.name))


def is_in_need(definition: GameDefinition, match: Match) -> bool:
    """Whether the match needs somebody even if nobody asks for it: it is *live* for the log."""
    game, people = definition.game, match.people()
    if match.began is None or outcome(game, match) is not None or not people:
        return False
    is_ticking = match.stopped is None and game.wake_at(match.state) is not None
    return is_ticking or any(match.chairs[seat].away is None for seat in people)


def _has_same_people(before: Match, after: Match) -> bool:
    """Whether the same people are here and time stands or runs as before."""
    return (
        before.chairs is after.chairs
        and before.began is after.began
        and before.stopped == after.stopped
    )


def _nobody() -> None:
    """The service itself acts, on no seat."""


def _nothing() -> None:
    """What a cancelled alarm calls."""
