"""A tournament on this node: its viewers, what they are told, and what is due."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from knobel.core.game import Illegal, Millis
from knobel.service import names, wire
from knobel.service.ports import PortError
from knobel.service.tournaments.changes import changes
from knobel.service.tournaments.paces import Paces
from knobel.service.tournaments.written import Whose, WrittenTournament
from knobel.service.watched_match import Viewer
from knobel.service.written import TRY_AGAIN, Ports
from knobel.tournament import commands, judge
from knobel.tournament.judge_heats import next_day
from knobel.tournament.shares import Counted
from knobel.tournament.values import BoutId, EntrantId, Header, Reason, Tournament
from knobel.tournament.view import (
    EarlyResults,
    TournamentView,
    You,
    early_results,
    view_of,
    you,
)

TELL_EVERY: Millis = 333
"""The time between two updates to the same viewers, at least; the newest wins."""
TELL_AT_LATEST: Millis = 1_500
"""The same, at most: a large field with many viewers is told less often."""
BYTES_PER_MILLI = 20_000
"""How much all viewers of a tournament together are told in a millisecond in the long run."""
PRESENT_FOR: Millis = 10_000
"""How long an entrant counts as present after their last connection was closed."""

_RESULTS = frozenset((commands.Report, commands.Confirm, commands.Correct, commands.ClaimAbsence))

_SHARES = {"host": 1, "helper": 0.75, "player": 0.75, "service": 1}
"""How many times its usual length a log may have: players leave lines to the host."""
_SHARES_FOR_RESULTS = {"host": 3, "helper": 2, "player": 2, "service": 2}
"""How many times its usual length a log may have for results: bouts under way can end."""
_ENDING = frozenset(
    (commands.Opened, commands.Finished, commands.Tick, commands.Close, commands.DropHelpers)
)
"""What is always written: bouts under way lead to so many lines and no more, and helpers who are
dropped can't come back."""


class _Seen(Struct, frozen=True):
    """What everybody sees at a version."""

    version: int
    view: TournamentView


class _Told(Struct, frozen=True):
    """What a viewer was told last."""

    you: You
    seen: _Seen


class LiveTournament(WrittenTournament):
    """Judges commands, appends them to the log and tells all viewers."""

    def __init__(
        self,
        header: Header,
        ports: Ports,
        paces: Paces,
        on_change: Callable[["LiveTournament"], None],
        on_rest: Callable[["LiveTournament"], None],
    ) -> None:
        super().__init__(header, ports)
        self._paces = paces
        self._on_change = on_change
        self._on_rest = on_rest
        self._viewers: dict[Viewer, _Told] = {}
        self._latest: _Seen | None = None
        """The latest view that was built."""
        self._public: tuple[_Seen, Raw] | None = None
        """The latest view that was encoded for somebody who came."""
        self._counted: Counted = {}
        """What each heat gave, as long as the heat stays as it is."""
        self._told_at: Millis = 0
        self._gap: Millis = TELL_EVERY
        self._is_telling = False
        self._left: dict[str, Millis] = {}
        """By key, when the last connection was closed."""
        self._away: dict[BoutId, tuple[tuple[EntrantId, Millis], ...]] = {}
        """By bout, who is not connected to its screen, and since when."""
        self._unopened: frozenset[BoutId] = frozenset()
        """Bouts at screens whose game can't be opened."""
        self.visitors = 0
        """How many calls use it now."""
        self.wave_due: Millis | None = None
        """When an arena, or a league whose heat could not be paired, is looked at again."""

    @property
    def has_viewers(self) -> bool:
        return bool(self._viewers)

    @property
    def is_idle(self) -> bool:
        is_needed = self._viewers or self.visitors or self.is_at_work
        return not is_needed and self._next_wake() is None

    # Acting

    async def do(self, token: str, command: commands.PersonCommand, command_id: str) -> int:
        """Do what the device with this secret asks; the version in which it is written."""
        return await self.act(actor(key_of(token)), command, command_id)

    async def do_for(self, token: str, command: commands.Command) -> int:
        """Do what the service has prepared for the device with this secret."""
        return await self.act(actor(key_of(token)), command)

    def _refuse_excess(self, whose: Whose, command: commands.Command) -> None:
        most, kind, by = self._ports.limits.lines_per_event, type(command), whose(self.now)
        is_result = kind in _RESULTS
        share = (_SHARES_FOR_RESULTS if is_result else _SHARES)[by.role]
        if self.now.version >= share * most and kind not in _ENDING:
            raise Illegal("event-too-long", most=most)
        is_player = by.role in {"player", "helper"}
        if is_result or (is_player and kind is not commands.Enter):  # nobody enters many
            self._paces.take((self.id, by.key, is_result), self._time())

    def _advance(self, entry: judge.Entry, after: Tournament) -> None:
        self._enter(entry, after)
        self._tell_soon()
        self.take_part()

    def take_part(self) -> None:
        """Set the alarm, and let the service do what follows."""
        self.set_alarm()
        self._on_change(self)

    def _rest(self) -> None:
        self._on_rest(self)

    # What is due

    def _next_wake(self) -> Millis | None:
        heat, due = self.now.heat, []
        if self._is_in_doubt:
            due.append(self._time() + TRY_AGAIN)
        if (reports := judge.wakes_at(self.now)) is not None:
            due.append(reports)
        if heat is not None and heat.starts > self._time() and not self.now.is_over:
            due.append(heat.starts)
        if self._viewers and (day := next_day(self.now)) is not None and day > self._time():
            due.append(day)  # if nobody looks, it need not stay in memory for a week
        if self.wave_due is not None:
            due.append(self.wave_due)
        return min(due, default=None)

    def set_alarm(self) -> None:
        self._ports.alarm.set(self.id, self._next_wake(), self._ring)

    def _ring(self) -> None:
        self.spawn(self._wake())

    async def _wake(self) -> None:
        """Write what is due; if that fails, the alarm tries again."""
        try:
            await self.note(commands.Tick())
        except PortError:
            self._ports.alarm.set(self.id, self._time() + TRY_AGAIN, self._ring)
        else:
            self.take_part()

    # Viewers

    def follow(self, viewer: Viewer, key: str | None) -> None:
        """Connect a viewer and tell it everything that it may know."""
        viewer.key = key
        told = self._viewers[viewer] = _Told(self._about(key), self._seen())
        welcome = {
            "type": "welcome",
            "v": told.seen.version,
            "now": self._time(),
            "view": self._encoded(told.seen),
            "you": told.you,
        }
        viewer.tell(wire.encode(welcome))
        self._note_presence(viewer)
        self.take_part()

    def unfollow(self, viewer: Viewer) -> None:
        self._viewers.pop(viewer, None)
        if viewer.key is not None:
            self._left[viewer.key] = self._time()
        self._note_presence(viewer)
        self._on_rest(self)

    async def let_go(self, viewer: Viewer) -> None:
        """Send a viewer to another node."""
        if viewer in self._viewers:
            self.unfollow(viewer)
            viewer.dismiss("moving")

    def _note_presence(self, viewer: Viewer) -> None:
        """Tell other nodes who is here: the one that keeps an arena pairs everybody."""
        if self._is_shared and viewer.key:
            self.spawn(self._tell_roster(viewer, viewer.key))

    @property
    def _is_shared(self) -> bool:
        return self.now.setup.format == "arena" and not self._ports.roster.is_alone

    async def _tell_roster(self, viewer: Viewer, key: str) -> None:
        roster = self._ports.roster
        with suppress(PortError):
            if viewer in self._viewers:
                await roster.arrive(self.id, key, id(viewer))
            else:
                await roster.leave(self.id, key, id(viewer))

    async def enlist(self) -> None:
        """Tell the roster again who is here, because it has lost that."""
        here = [(viewer, viewer.key) for viewer in self._viewers if viewer.key]
        if self._is_shared:
            await asyncio.gather(*(self._tell_roster(*each) for each in here))

    def dismiss_all(self, code: str) -> None:
        viewers, self._viewers = tuple(self._viewers), {}
        for viewer in viewers:
            viewer.dismiss(code)

    @property
    def viewers(self) -> Sequence[Viewer]:
        return tuple(self._viewers)

    def present(self) -> frozenset[str]:
        """The keys of the devices that are connected, or were until a moment ago."""
        since = self._time() - PRESENT_FOR
        self._left = {key: left for key, left in self._left.items() if left >= since}
        return frozenset(self._left) | {v.key for v in self._viewers if v.key is not None}

    @property
    def has_host(self) -> bool:
        """Whether the host is connected to this node."""
        return any(viewer.key == self.now.header.host for viewer in self._viewers)

    def away_from(self, bout: BoutId) -> tuple[tuple[EntrantId, Millis], ...]:
        """Who was away from the screen of this bout when it was last noted, and since when."""
        return self._away.get(bout, ())

    def note_away(self, bout: BoutId, away: tuple[tuple[EntrantId, Millis], ...]) -> None:
        """Tell the host who is not connected to the screen of this bout."""
        if self.away_from(bout) != away:
            self._away[bout] = away
            self._tell_soon()

    def note_unopened(self, bouts: frozenset[BoutId]) -> None:
        """Tell the host which games can't be opened."""
        if self._unopened != bouts:
            self._unopened = bouts
            self._tell_soon()

    # Telling

    def view(self) -> TournamentView:
        """What everybody sees."""
        return self._seen().view

    def _seen(self) -> _Seen:
        if self._latest is None or self._latest.version != self.now.version:
            self._latest = _Seen(self.now.version, view_of(self.now, self._counted))
        return self._latest

    def _encoded(self, seen: _Seen) -> Raw:
        """The view as bytes, encoded once for all who come before it changes."""
        if self._public is None or self._public[0] is not seen:
            self._public = (seen, Raw(wire.encode(seen.view)))
        return self._public[1]

    def _about(
        self,
        key: str | None,
        own: tuple[EntrantId, ...] | None = None,
        early: tuple[EarlyResults, ...] | None = None,
    ) -> You:
        if key is None:
            return You("guest")
        about = you(self.now, key, own, early)
        if about.role != "host":
            return about
        return replace(about, away=self._absent(), blockers=self._blockers(about.blockers))

    def _blockers(self, known: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Why the next heat can't be paired: first what only the host can mend."""
        if not known:
            return ()
        waiting = (bout for bout in self.now.open_bouts() if bout.id in self._unopened)
        stuck = [bout.table for bout in waiting if bout.board == "screen"]
        refused = [Illegal("event-bout-not-opened", table=table) for table in stuck]
        return (*(Reason(each.code, dict(each.facts)) for each in refused), *known)

    def _absent(self) -> tuple[tuple[EntrantId, Millis], ...]:
        open_ones = {bout.id for bout in self.now.open_bouts()}
        return tuple(one for bout, away in self._away.items() if bout in open_ones for one in away)

    def _tell_soon(self) -> None:
        """Tell the viewers now, or together with what comes next if they were told just now."""
        if not self._viewers or self._is_telling:
            return
        if self._time() - self._told_at >= self._gap:
            self._tell()
        else:
            self._is_telling = True
            self.spawn(self._tell_later())

    async def _tell_later(self) -> None:
        try:
            with suppress(PortError):
                await self._ports.world.wait_until(self._told_at + self._gap)
        finally:
            self._is_telling = False
        self._tell()

    def _tell(self) -> None:
        """Tell every viewer what has changed; viewers who see the same get the same bytes."""
        if not self._viewers:
            return
        seen, self._told_at = self._seen(), self._time()
        keys, own = {viewer.key for viewer in self._viewers}, judge.owners(self.now)
        early = early_results(self.now)
        about = {key: self._about(key, own.get(key or "", ()), early) for key in keys}
        updates: dict[int, dict[str, Any]] = {}
        shared: dict[int, bytes] = {}
        for viewer, told in tuple(self._viewers.items()):
            you, since = about[viewer.key], told.seen.version
            if you == told.you and since == seen.version:
                continue
            if since not in updates:  # people who came meanwhile have a newer view than the others
                changed = Raw(wire.encode(changes(told.seen.view, seen.view)))
                update = {
                    "type": "update",
                    "v": seen.version,
                    "now": self._told_at,
                    "view": changed,
                }
                updates[since], shared[since] = update, wire.encode(update)
            self._viewers[viewer] = _Told(you, seen)
            is_alike = you == told.you
            viewer.tell(shared[since] if is_alike else wire.encode({**updates[since], "you": you}))
        load = max(map(len, shared.values()), default=0) * len(self._viewers) // BYTES_PER_MILLI
        self._gap = min(max(TELL_EVERY, load), TELL_AT_LATEST)


def key_of(token: str | None) -> str:
    """The digest of a secret; without a secret nothing, which owns nothing."""
    return names.digest(token) if token else ""


def actor(key: str) -> Whose:
    """Whoever has the secret with this digest."""

    def whose(now: Tournament) -> commands.Actor:
        return judge.actor_of(now, key)

    return whose


def refuse_unless_host(now: Tournament, token: str) -> None:
    """`Illegal` unless this is the host's secret."""
    role = judge.actor_of(now, key_of(token)).role
    if role != "host":
        is_helper = role == "helper"
        raise Illegal("event-helper-only-reports" if is_helper else "event-host-only")
