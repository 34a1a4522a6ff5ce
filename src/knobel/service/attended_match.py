"""A match that people come to and leave, on this node or to another one."""

from collections.abc import Callable
from contextlib import suppress

from knobel.core.game import Millis
from knobel.match import commands as do
from knobel.match import phase
from knobel.service import wire
from knobel.service.missed import Missed
from knobel.service.ports import SUSPECT_AFTER, NotFound, StorageFailed, Unsure
from knobel.service.timed_match import AWAY_AFTER, TimedMatch
from knobel.service.watched_match import Viewer
from knobel.service.written_match import nobody

FAR_OFF: Millis = 3_600_000
"""A match with nothing due earlier than this may leave memory; loading it settles what is due."""


class AttendedMatch(TimedMatch):
    """Lets viewers in, sends them on, and looks after the match while it is in memory."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is due soon, so that the match may leave memory."""
        is_needed = self._viewers or self._arriving or self._left or self._unheard or self._must_ask
        if is_needed or self._tasks or self._lock.is_taken:
            return False
        due = self._next_wake()
        return due is None or due > self._now() + FAR_OFF

    @property
    def _is_left(self) -> bool:
        return not (self.is_watched or self._arriving)

    # Coming

    async def follow(
        self,
        viewer: Viewer,
        whose: Callable[[], str | None],
        missed: Missed | None = None,
        asked: Millis | None = None,
    ) -> None:
        """Tell a viewer what it has missed, or welcome it; from now on it is told everything.

        If that takes long, the time since it `asked` is given back.
        `whose` returns the viewer's key or raises `Illegal`.  It is also called under the lock, because
        the seat may be given up, or spectators shut out, while this call waits.
        """
        self._arriving[viewer] = self._now() if asked is None else asked
        try:
            while not await self._let_in(viewer, whose, missed):
                pass  # it has got or given up a seat meanwhile
        except BaseException:  # it has been told nothing yet, and may try again
            self._depart(viewer)
            raise
        finally:
            self._arriving.pop(viewer, None)

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
            waiting = self._kept_waiting(self._now() - SUSPECT_AFTER)
            self._welcome(viewer, missed)
            if key in waiting and self.match.seats_of(key):
                self.owe(waiting[key])
        return True

    async def _recover_for(self, viewer: Viewer) -> None:
        """Give back the time that the viewer is owed, unless that was done while it waited."""
        since = await self._ports.roster.arrive(self.id, *self._connections[viewer])
        if since is not None:
            await self._recover(since)
        await self.try_to_keep()

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

    # Going

    def unfollow(self, viewer: Viewer) -> None:
        """Remove a viewer; if no other has the same key, its seats are away after a while."""
        self._ports.pulse.notice()  # when the node has just woken, it owes them the time
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
        if viewer not in self._viewers.get(viewer.key, ()):
            return  # it has gone by itself
        connection = self._connections.pop(viewer, None)
        self.unfollow(viewer)
        if connection is not None:
            with suppress(StorageFailed, Unsure):  # then its time is owed since our last beat
                at = self._now() if self._owed is None else self._owed
                await self._ports.roster.let_go(self.id, *connection, at)
        viewer.dismiss("moving")

    async def free(self) -> None:
        """Leave the match to other nodes, because this one is about to end."""
        if self.may_be_given_up:
            self.is_kept = False
            with suppress(StorageFailed, Unsure):  # then other nodes wait until it is dead
                await self._ports.roster.free(self.id)

    @property
    def may_be_given_up(self) -> bool:
        """Whether this node keeps the match and another one may instead.

        While it owes the time of a silence, it must not: only the beat of the keeper tells other
        nodes since when bots could not act.
        """
        self._ports.pulse.notice()
        return self.is_kept and not self.is_owing

    def dismiss_all(self, code: str) -> None:
        self.is_closed = True
        self.rest()
        everybody = self.viewers
        self._viewers.clear()
        for viewer in everybody:
            self._depart(viewer)
        for viewer in everybody:
            viewer.dismiss(code)

    # Staying

    async def enlist(self) -> None:
        """Tell the roster again who is connected, and that this node keeps the match."""
        for seat in self.match.people():
            chair = self.match.chairs[seat]
            if chair.key is not None and chair.away is None and chair.key not in self._viewers:
                self._unheard[chair.key] = self._now()
        await self.report()
        if self.is_kept:
            owed = (await self._ports.roster.present(self.id)).get("")
            if owed == 0 and not self.is_owing:  # it was not lost: this node keeps it
                await self._settled()
            self.is_kept = await self._ports.roster.keep(self.id)

    async def report(self) -> None:
        """Tell the roster again who is connected."""
        for connection in tuple(self._connections.values()):
            since = await self._ports.roster.arrive(self.id, *connection, is_new=False)
            if since is not None:
                self.owe(since)

    async def look_after(self) -> None:
        """Update the roster, and mark people as back who are connected; every sweep calls this."""
        if self._left:
            await self._tell_who_left()
        if self._unheard:
            await self._miss_unheard()
        if self._must_ask or (self._viewers and not self.is_kept):
            if await self.try_to_keep():
                self._changed()
        elif self._is_left and not self._ports.roster.is_alone and self.may_be_given_up:
            self.is_kept = not await self._ports.roster.hand_over(self.id)
        chairs, viewers = self.match.chairs, self._viewers
        if any(chair.away is not None and chair.key in viewers for chair in chairs):
            async with self._lock:
                for key in tuple(self._viewers):
                    await self._note_back(key)
