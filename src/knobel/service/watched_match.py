"""A match with its viewers: each receives every version, limited to what it may know."""

import asyncio
import math
from collections.abc import Sequence
from typing import Protocol

from knobel.catalog import GameDefinition
from knobel.core.game import Illegal, Millis, Seat
from knobel.match import Entry, Header, Match, outcome
from knobel.service import wire
from knobel.service.missed import Missed, Seen
from knobel.service.ports import StorageFailed, Unsure
from knobel.service.updates import NOTHING, UpdateWriter
from knobel.service.written import Ports
from knobel.service.written_match import WrittenMatch

FEW = 5
"""Number of missed updates that are built before other tasks run."""


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


class WatchedMatch(WrittenMatch):
    """Tells everybody who is connected to this node what is new."""

    def __init__(self, definition: GameDefinition, header: Header, ports: Ports) -> None:
        super().__init__(definition, header, ports)
        self._viewers: dict[str | None, dict[Viewer, None]] = {}
        """By key, in order of arrival; viewers with the same key see the same."""
        self._viewer_states: dict[str | None, wire.ViewerState] = {}
        self._seen = NOTHING
        """The spectators' view that was built for the latest update."""
        self._signs: dict[str | None, Millis] = {}
        """For each person, the time at which their allowance of signs is full again."""

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
    def viewers(self) -> Sequence[Viewer]:
        """Everybody who is connected here."""
        return [viewer for viewers in self._viewers.values() for viewer in viewers]

    @property
    def payer(self) -> str:
        """The payer whose share of the workers it uses: a viewer's address, else the match's id."""
        keys = sorted(self._viewers, key=lambda key: key is None)  # spectators last
        addresses = (viewer.address for key in keys for viewer in self._viewers[key])
        return next(filter(None, addresses), self.id)

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

    def send_sign(self, key: str | None, sign: wire.Sign, seat: Seat | None) -> None:
        """Tell all viewers on this node of a sign; signs are not stored."""
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

    # Coming back

    async def missed_since(self, seen: Seen, key: str | None) -> Missed | None:
        """The updates after this version; None if the viewer has to be welcomed instead.

        That is the case if there are too many, or the log is shorter, has other lines or can't be
        read.  They are built without the lock, so that no move has to wait for returning viewers.
        """
        version = seen.version
        if version > self.match.version:
            await self.catch_up()  # another node may have told the viewer about it
        if not 0 <= self.match.version - version <= self._ports.limits.missed_versions:
            return None
        start = next(mark for mark in (self.match, *self._marks) if mark.version <= version)
        missed = await self._extended(Missed(self.definition, start, key, seen))
        return None if missed is None or missed.has_other_past else missed

    async def _extended(self, missed: Missed | None) -> Missed | None:
        """The same up to the current version, or None: a welcome is told from memory."""
        if missed is None or missed.version == self.match.version:
            return missed
        try:
            lines = await self._ports.log.read(self.id, missed.version)
        except (StorageFailed, Unsure):
            return None
        now = self._now()
        for number, line in enumerate(lines[: self.match.version - missed.version], start=1):
            missed.take(self.definition.read_entry(line), now)
            if number % FEW == 0:
                await asyncio.sleep(0)
        return missed
