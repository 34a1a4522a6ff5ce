"""A match with its clocks: settles them, notices who is away, gives back time after outages."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from knobel.catalog import GameDefinition
from knobel.core.game import Millis, Seat, Tick
from knobel.match import Header, Unsettled, outcome, phase
from knobel.match import commands as do
from knobel.service import wire
from knobel.service.missed import Missed
from knobel.service.ports import SUSPECT_AFTER, NotFound, StorageFailed, Unsure
from knobel.service.watched_match import Viewer, WatchedMatch
from knobel.service.written_match import LOGGER, TRY_AGAIN, Ports, Whose, nobody

AWAY_AFTER: Millis = 5_000
"""A seat without a connection for this long is away; reloading a page takes less."""
FAR_OFF: Millis = 3_600_000
"""A match with nothing due earlier than this may leave memory; loading it settles what is due."""

_CONNECTIONS = count(1)


class TimedMatch(WatchedMatch):
    """Does what is due, and knows who is connected, here or to another node."""

    def __init__(self, definition: GameDefinition, header: Header, ports: Ports) -> None:
        super().__init__(definition, header, ports)
        self.is_closed = False
        """Whether the match was deleted."""
        self.is_kept = False
        """Whether this node is its keeper, which runs its bots and opens its successor."""
        self._leaving: dict[str | None, Millis] = {}
        self._connections: dict[Viewer, tuple[str, int]] = {}
        """The key with which a viewer came, and the number of its connection."""
        self._arriving = 0
        """How many viewers are being let in."""
        self._left: dict[tuple[str, int], None] = {}
        """Closed connections that the roster does not know about yet."""
        self._is_telling = False
        """Whether it is being told about them."""
        self._owed: Millis | None = None
        """The time since which players could not act; None once it was given back."""
        self._is_inherited = False
        """Whether a dead node left that debt; then nobody knows who was connected to it."""
        self._heard_until: Millis = 0
        """The end of the last silence of this node that was given back."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is due soon, so that the match may leave memory."""
        if self._viewers or self._arriving or self._tasks or self._lock.is_taken:
            return False
        due = self._next_wake()
        return due is None or due > self._now() + FAR_OFF

    @property
    def is_watched(self) -> bool:
        """Whether somebody watches, or left so recently that it may be a reload."""
        return bool(self._viewers or self._leaving)

    @property
    def is_asleep(self) -> bool:
        """Whether only bots play and nobody watches: then the clock stands still."""
        return not self.is_watched and not self.match.people()

    @property
    def is_owing(self) -> bool:
        """Whether there is time to give back."""
        return self._owed is not None and not self.is_closed

    @property
    def _is_left(self) -> bool:
        return not (self.is_watched or self._arriving)

    def rest(self) -> None:
        """Cancel the alarm."""
        self._ports.alarm.set(self.id, None, _nothing)

    def _changed(self) -> None:
        """Tell the service that bots may have to act, or a rematch to be opened."""
        raise NotImplementedError

    # Coming and going

    async def follow(
        self, viewer: Viewer, whose: Callable[[], str | None], missed: Missed | None = None
    ) -> None:
        """Tell a viewer what it has missed, or welcome it; from now on it is told everything.

        `whose` returns the viewer's key or raises `Illegal`.  It is also called under the lock, because
        the seat may be given up, or spectators shut out, while this call waits.
        """
        self._arriving += 1
        try:
            while not await self._let_in(viewer, whose, missed):
                pass  # it has got or given up a seat meanwhile
        except BaseException:  # it has been told nothing yet, and may try again
            self._depart(viewer)
            raise
        finally:
            self._arriving -= 1

    async def _let_in(
        self, viewer: Viewer, whose: Callable[[], str | None], missed: Missed | None
    ) -> bool:
        """Do what `follow` does; False if the viewer's key changes meanwhile.

        Whatever takes long is done without the lock: when hundreds of people come back, nobody's
        move waits for them.
        """
        key = whose()
        is_owed = await self._arrive(viewer, key)
        missed = await self._extended(missed)
        async with self._lock:
            await self._clear_doubt()
            viewer.key = whose()
            if viewer.key != key:
                return False
            await self._skip_sleep()
            if is_owed:
                await self._recover_for(viewer)
            await self._note_back(key)
            missed = await self._extended(missed)
            if self.is_closed:  # while this viewer waited
                raise NotFound(self.id)
            self._welcome(viewer, missed)
        return True

    def _welcome(self, viewer: Viewer, missed: Missed | None) -> None:
        """Tell the viewer where the match stands, and from now on everything."""
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
        self._changed()

    async def _skip_sleep(self) -> None:
        """Give back the time during which nobody watched and the bots did not play."""
        is_timed = self.definition.game.wake_at(self.match.state) is not None
        if is_timed and self.is_asleep and phase(self.definition.game, self.match) == "running":
            await self._write(nobody, do.Halt(self.match.wall), self._wall())

    async def _note_back(self, key: str | None) -> None:
        for seat in () if key is None else self.match.seats_of(key):
            if self.match.chairs[seat].away is not None:
                wall = self._wall()
                await self._settle(wall)
                await self._write(nobody, do.Back(seat), wall)

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
        self._changed()

    async def let_go(self, viewer: Viewer) -> None:
        """Send a viewer to another node; its time does not run until it arrives there."""
        connection = self._connections.pop(viewer, None)
        self.unfollow(viewer)
        if connection is not None:
            with suppress(StorageFailed, Unsure):  # then its time is owed since our last beat
                at = self._now() if self._owed is None else self._owed
                await self._ports.roster.let_go(self.id, *connection, at)
        viewer.dismiss("moving")

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

    # The clock

    async def _settle_and_write(
        self,
        whose: Whose,
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

        Nobody loses on time while a node to which one of the players is connected is silent.
        """
        pulse = self._ports.pulse
        pulse.notice()
        if self._owed is not None:
            await self._give_back(self._owed, wall)
        if not self._is_due(wall):
            return
        if self._has_clock:
            pulse.refuse_asleep()
            await self.try_to_keep()  # if the roster has lost the match, it owes time from now on
            silence = pulse.silence
            await self._give_back(self._silent_since(wall), wall)
            self._heard_until = max(silence[1], self._heard_until)  # not if that has failed
            pulse.notice()
            if pulse.silence != silence:  # the node was silent while it asked
                await self._settle(self._wall())
                return
        if self._is_due(wall):
            await self._write(nobody, Tick(), wall)

    def _silent_since(self, wall: Millis) -> Millis | None:
        """The start of a time as long as this node's last silence and ending now, if still owed.

        The players' nodes may have been silent for as long, without having reported it yet.
        """
        since, until = self._ports.pulse.silence
        if until <= max(self.match.moved, self._heard_until):
            return None
        owed = self.match.owed(max(since, self.match.moved), until)
        return wall - owed if owed > 0 else None

    @property
    def _has_clock(self) -> bool:
        """Whether the players' clocks are running, or were until an outage stopped them."""
        game, match = self.definition.game, self.match
        is_on = phase(game, match) == "running" or match.why_stopped == "outage"
        return is_on and outcome(game, match) is None and game.wake_at(match.state) is not None

    def _next_wake(self) -> Millis | None:
        if not self._viewers and self.is_asleep:
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
        self._changed()

    async def _note_what_is_due(self) -> None:
        wall = self._wall()
        await self._settle(wall)
        gone = [key for key, due in self._leaving.items() if due <= wall]
        missed = [key for key in gone if self._seats_to_miss(key)]
        present = await self._ports.roster.present(self.id) if missed else {}
        if missed and ("" in present or not self._ports.pulse.is_calm):
            for key in gone:  # they may be connected to another node
                self._leaving[key] = wall + TRY_AGAIN
            return
        for key in gone:
            for seat in () if key in present else self._seats_to_miss(key):
                await self._write(nobody, do.Away(seat), wall)
            self._leaving.pop(key, None)

    def _seats_to_miss(self, key: str | None) -> Sequence[Seat]:
        """The seats of this key to mark as away: none before the start, and none for spectators."""
        if key is None or self.match.began is None:
            return ()
        return [s for s in self.match.seats_of(key) if self.match.chairs[s].away is None]

    # Other nodes

    async def _arrive(self, viewer: Viewer, key: str | None) -> bool:
        """Tell the roster who has come; returns whether time is owed to them."""
        self._depart(viewer)  # in case it had another key
        since = None
        if key is not None:
            connection = self._connections[viewer] = (key, next(_CONNECTIONS))
            since = await self._ports.roster.arrive(self.id, *connection)
        if since is None:
            await self.try_to_keep()
        return since is not None

    async def _recover_for(self, viewer: Viewer) -> None:
        """Give back the time that the viewer is owed, unless that was done while it waited."""
        since = await self._ports.roster.arrive(self.id, *self._connections[viewer])
        if since is not None:
            await self._recover(since)
        await self.try_to_keep()

    async def _recover(self, since: Millis) -> None:
        """Give back the time since a node's last beat, and wait to see who does not come back."""
        self._is_inherited = True
        self._owe(since)
        await self._settle(self._wall())
        await self._ports.roster.settled(self.id)
        if self.match.began is not None and outcome(self.definition.game, self.match) is None:
            self.expect_people()

    async def try_to_keep(self) -> bool:
        """Ask to keep the match; returns whether this node does.  The next sweep asks again."""
        if not self.is_kept and self._ports.pulse.is_awake:
            self.is_kept = await self._ports.roster.keep(self.id)
        return self.is_kept

    def _depart(self, viewer: Viewer) -> None:
        connection = self._connections.pop(viewer, None)
        if connection is not None:
            self._left[connection] = None
            self.spawn(self._tell_who_left())

    async def _tell_who_left(self) -> None:
        """Tell the roster, and ask whether the match was handed over to this node meanwhile."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self._left:
                connection = next(iter(self._left))
                await self._ports.roster.leave(self.id, *connection)
                if not self._connections and not self.is_kept:
                    self._ports.pulse.refuse_asleep()
                    if await self.try_to_keep():
                        self._changed()
                self._left.pop(connection, None)
        except (StorageFailed, Unsure):
            return  # the next sweep tries again
        finally:
            self._is_telling = False

    async def enlist(self) -> None:
        """Tell the roster again who is connected, and that this node keeps the match."""
        for connection in tuple(self._connections.values()):
            since = await self._ports.roster.arrive(self.id, *connection, is_new=False)
            if since is not None:
                self.owe(since)
        if self.is_kept:
            await self._ports.roster.settled(self.id)  # no time is owed while this node keeps it
            self.is_kept = await self._ports.roster.keep(self.id)

    def owe(self, since: Millis) -> None:
        """Players could not act since then: give the time back as soon as possible."""
        self._owe(since)
        self._set_alarm()

    def _owe(self, since: Millis) -> None:
        self._owed = since if self._owed is None else min(since, self._owed)

    async def take_over(self, since: Millis) -> None:
        """Give back the time since a dead node's last beat, and keep the match from now on."""
        async with self._lock:
            await self._clear_doubt()
            await self._catch_up()
            await self._recover(since)
            await self.try_to_keep()
        self._changed()

    async def look_after(self) -> None:
        """Update the roster, and mark people as back who are connected; every sweep calls this."""
        if self._left:
            await self._tell_who_left()
        if self._viewers and not self.is_kept:
            if await self.try_to_keep():
                self._changed()
        elif self.is_kept and self._is_left and not self._ports.roster.is_alone:
            self.is_kept = not await self._ports.roster.hand_over(self.id)
        chairs, viewers = self.match.chairs, self._viewers
        if any(chair.away is not None and chair.key in viewers for chair in chairs):
            async with self._lock:
                for key in tuple(self._viewers):
                    await self._note_back(key)

    async def _give_back(self, since: Millis | None, wall: Millis) -> None:
        """Write a halt if somebody could not act, since this time or as the roster says.

        The match then waits for those who have lost contact.  None asks only the roster.
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
        await self._write(nobody, do.Halt(since, gone), wall)
        self._ports.meters.give_back(wall - since)
        self._owed, self._is_inherited = None, False
        if "" in present:
            await self._ports.roster.settled(self.id)
            await self.try_to_keep()


def _nothing() -> None:
    """What a cancelled alarm calls."""
