"""A match with its clocks: settles them, notices who is away, gives back time after outages."""

from collections.abc import Sequence
from typing import Any

from knobel.catalog import GameDefinition
from knobel.core.game import Millis, Seat, Tick
from knobel.match import Header, Unsettled, outcome, phase
from knobel.match import commands as do
from knobel.service.kept_match import KeptMatch
from knobel.service.ports import DEAD_AFTER, SUSPECT_AFTER, StorageFailed, Unsure
from knobel.service.written import LOGGER, TRY_AGAIN, Ports
from knobel.service.written_match import Whose, nobody

AWAY_AFTER: Millis = 5_000
"""A seat without a connection for this long is away; reloading a page takes less."""
KNOWN_AFTER: Millis = DEAD_AFTER + SUSPECT_AFTER
"""This long after a silence of several nodes ended, each has reported its own, or is dead."""


class TimedMatch(KeptMatch):
    """Does what is due, but lets nobody pay for an outage."""

    def __init__(self, definition: GameDefinition, header: Header, ports: Ports) -> None:
        super().__init__(definition, header, ports)
        self.is_closed = False
        """Whether the match was deleted."""
        self._leaving: dict[str | None, Millis] = {}
        """By key, when the seats of those who left are away."""
        self._debts = 0
        """How often time was owed."""
        self._is_inherited = False
        """Whether a dead node left that debt; then nobody knows who was connected to it."""
        self._unheard: dict[str, Millis] = {}
        """People who may be connected to a silent node: by key, when it was noticed that the roster
        is lost.  If they are not reported until that node would be dead, they are owed the time.
        """
        self._heard_until: Millis = 0
        """The end of the last silence of this node that was given back."""

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
    def has_bots(self) -> bool:
        return any(chair.is_played_by_bot for chair in self.match.chairs)

    # What is due

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

        Nobody loses on time while a node is silent to which one of the players is connected, or
        which plays for a bot.
        """
        pulse = self._ports.pulse
        pulse.notice()
        while self._owed is not None:
            await self._give_back(None, wall)
            wall = self._wall()
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
        if until <= max(self.match.moved, self._heard_until, wall - KNOWN_AFTER):
            return None
        owed = self.match.owed(max(since, self.match.moved), until)
        return wall - owed if owed > 0 else None

    @property
    def _has_clock(self) -> bool:
        """Whether the players' clocks are running, wait for them, or ran until an outage."""
        game, match = self.definition.game, self.match
        is_on = phase(game, match) == "running" or match.why_stopped == "outage"
        if not is_on or outcome(game, match) is not None:
            return False
        return match.is_gathering or game.wake_at(match.state) is not None

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
        if missed and ("" in present or self._unheard or not self._ports.pulse.is_calm):
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

    def expect_people(self) -> None:
        """Mark people as away who are connected nowhere and do not come soon."""
        due = self._now() + AWAY_AFTER
        for seat in self.match.people():
            key = self.match.chairs[seat].key
            if key is not None and key not in self._viewers:
                self._leaving[key] = due
        self._set_alarm()

    # After an outage

    async def _miss_unheard(self) -> None:
        """Owe time to those who are reported by no node after the roster was lost."""
        lost = min(self._unheard.values())
        if lost + DEAD_AFTER <= self._now():
            if self._unheard.keys() - await self._ports.roster.present(self.id):
                self._is_inherited = True
                self.owe(lost)
            self._unheard.clear()

    def owe(self, since: Millis) -> None:
        """Players could not act since then: give the time back as soon as possible."""
        self._owe(since)
        self._set_alarm()

    def _owe(self, since: Millis) -> None:
        self._owed = since if self._owed is None else min(since, self._owed)
        self._debts += 1

    async def take_over(self, since: Millis) -> None:
        """Give back the time since a dead node's last beat, and keep the match from now on."""
        async with self._lock:
            await self._clear_doubt()
            await self._catch_up()
            await self._recover(since)
            await self.try_to_keep()
        self._changed()

    async def _recover(self, since: Millis) -> None:
        """Give back the time since a node's last beat, and wait to see who does not come back."""
        self._is_inherited = True
        self._owe(since)
        await self._settle(self._wall())
        await self._settled()
        if self.match.began is not None and outcome(self.definition.game, self.match) is None:
            self.expect_people()

    async def _give_back(self, since: Millis | None, wall: Millis) -> None:
        """Write a halt if somebody could not act: since this time, as is owed, or as the roster says.

        The match then waits for those who have lost contact.
        """
        if not self._has_clock or self.is_asleep:
            self._owed, self._is_inherited = None, False
            return
        debts, owed, late = self._debts, self._owed, wall - SUSPECT_AFTER
        present = await self._ports.roster.present(self.id)
        waiting = self._kept_waiting(late)  # some may be at another node by now
        present = {**self._unheard, **waiting, **present}
        fresh = {*self._viewers, *(key for key, heard in present.items() if heard >= late)}
        chairs = self.match.chairs
        people = {chairs[seat].key for seat in self.match.people()} | {""}
        silent = {key: heard for key, heard in present.items() if key in people - fresh}
        times = [*silent.values(), *(asked for key, asked in waiting.items() if key in people)]
        times += [each for each in (since, owed) if each is not None]
        if self.has_bots and not self.is_kept:
            beat = await self._ports.roster.keeper_beat(self.id)
            times += [beat] if beat is not None and beat < late else []
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
        if self._debts == debts:  # else the node was silent while it asked or wrote
            self._owed, self._is_inherited = None, False
        if "" in present:
            await self._settled()
            await self.try_to_keep()
