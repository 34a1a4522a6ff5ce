"""A node's part in the cluster: heartbeats, who is connected here, matches of dead nodes."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from knobel.core.game import Millis
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.meters import NO_METERS, Meters
from knobel.service.ports import (
    BEAT_EVERY,
    Bus,
    Log,
    NotFound,
    PortError,
    Roster,
    StorageFailed,
    Unsure,
    World,
)
from knobel.service.pulse import Pulse
from knobel.service.tournaments.live import LiveTournament

LOGGER = logging.getLogger("knobel.service")

SWEEP_EVERY: Millis = 1_000
"""How often a node looks after its matches."""
NEWS_EVERY: Millis = 5_000
"""How often a node asks the log for lines that the bus did not announce."""
DEAF_NEWS_EVERY: Millis = 500
"""How often it asks while notifications may be getting lost."""
SLICE = 20
"""Number of matches that are looked after before other tasks run."""
OWING: Millis = 4_000
"""How long a node that was silent has, from when it noticed that, to give the time back.

It notices a silence that goes on every two seconds.
"""
QUICK: Millis = 100
"""A beat that is answered sooner tells the time well enough to set the clock."""
MEASUREMENTS = 5
"""The most beats for which a start waits for such an answer."""
SLOW: Millis = 2_000
"""A beat that takes longer than this is a fault of the store."""


class Node:
    """Runs beside the matches of this process until it is cancelled."""

    def __init__(
        self,
        roster: Roster,
        log: Log,
        bus: Bus,
        world: World,
        matches: LiveMatches,
        pulse: Pulse,
        tournaments: Callable[[], Sequence[LiveTournament]],
        meters: Meters = NO_METERS,
    ) -> None:
        self._roster = roster
        self._log = log
        self._world = world
        self._matches = matches
        self._tournaments = tournaments
        self._pulse = pulse
        self._meters = meters
        self._is_beating = True
        self._has_agreed = False
        """Whether this node's clock has been set to the one that all nodes share."""
        self._answers: list[tuple[Millis, Millis]] = []
        """Until then, for each beat, how long its answer took, and how far ahead the other clock was."""
        self._must_enlist = False
        """Whether the roster may have lost this node since it was last told what the node knows."""
        self._beat_since: Millis | None = None
        self._owing: list[LiveMatch] = []
        """Matches that are owed the time of this node's last silence."""
        self._was_owing = False
        """Whether it owed them that at its last beat: others may have taken its people for gone."""
        self._owing_since: Millis = 0
        self._owing_until: Millis = 0
        self._left: dict[str, Millis] = {}
        """Matches of dead nodes that are not settled yet, and since when time is owed."""
        self._is_deaf = False
        self._has_turned = asyncio.Event()
        """Set when notifications begin to get lost, or arrive again."""
        self._bus = bus
        self._rung: dict[str, int] = {}
        """The versions that the matches in memory had at the last sweep."""
        self._asked: Millis = 0
        pulse.on_silence = self._owe_silence
        bus.on_deaf(self._hear)

    @property
    def is_well(self) -> bool:
        """Whether the last beat succeeded and no beat is taking too long."""
        since = self._beat_since
        is_hanging = since is not None and since + SLOW <= self._world.now()
        return self._is_beating and not is_hanging

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other node."""
        return self._roster.is_alone

    async def start(self) -> None:
        """Join the other nodes; no match may be loaded before that."""
        self._pulse.start()
        await self._beat()
        while not (self._has_agreed or self._roster.is_alone):
            # Until the first beat this node may be hours ahead: nothing may wait by that clock.
            await self._world.wait_until(self._world.now() + BEAT_EVERY)
            await self._beat()

    async def stop(self) -> None:
        """Beat once more, so that as little time as possible is owed."""
        await self._beat()

    # Being alive

    async def beat(self) -> None:
        """Beat until cancelled."""
        while True:
            await self._world.wait_until(self._world.now() + BEAT_EVERY)
            await self._beat()

    async def _beat(self) -> None:
        begun = self._beat_since = self._world.now()
        self._pulse.notice()  # after a pause this may be the first thing that happens
        try:
            silent_since = self._silent_since()
            beat = await self._roster.beat(silent_since=silent_since)
            if not self._roster.is_alone:
                if self._has_agreed:
                    self._world.agree(beat.now)
                elif self._has_set_clock(begun, beat.now):  # earlier times are of another clock
                    self._has_agreed = True
                    begun = self._world.now()
                    self._pulse.start()
            if self._must_enlist or not beat.is_known:
                self._must_enlist = True
                self._pulse.given_up()
                await self._enlist()
                self._must_enlist = False
            elif self._was_owing and silent_since is None:
                for live in self._matches.at_hand():
                    await live.report()
            self._was_owing = silent_since is not None
        except (StorageFailed, Unsure) as fault:  # the store has logged why
            # A beat whose answer is lost may have been the one that the roster did not know.
            self._must_enlist |= isinstance(fault, Unsure) and not self._roster.is_alone
            self._miss(fault)
        except Exception as fault:  # a node that stopped beating would refuse everything for ever
            LOGGER.exception("beat-failed")
            self._miss(Unsure(repr(fault)))
        else:
            self._pulse.beaten(begun)
            self._is_beating = True
        finally:
            self._beat_since = None

    def _has_set_clock(self, begun: Millis, now: Millis) -> bool:
        """Set the clock by the quickest of the first answers, unless a quicker one may follow.

        A late answer tells an old time, and only this once the clock may be set by any amount.
        """
        here = self._world.now()
        self._answers.append((here - begun, now - here))
        took, ahead = min(self._answers)
        is_sure = took <= QUICK or len(self._answers) == MEASUREMENTS
        if is_sure:
            self._world.agree(here + ahead)
        return is_sure

    def _miss(self, fault: PortError) -> None:
        self._pulse.missed(fault)
        self._meters.miss_beat()
        self._is_beating = False

    async def _enlist(self) -> None:
        """Tell the roster again what this node knows."""
        for live in self._matches.at_hand():
            await live.enlist()
        for tournament in self._tournaments():
            await tournament.enlist()

    def _owe_silence(self, since: Millis) -> None:
        """Neither people connected here nor bots could act since then: owe matches the time."""
        LOGGER.warning("node-was-silent: %d ms", self._world.now() - since)
        if self._silent_since() is None:
            self._owing_since = since
        self._owing = [
            live
            for live in self._matches.at_hand()
            if live.has_viewers or live.is_owing or (live.is_kept and live.has_bots)
        ]
        self._owing_until = self._world.now() + OWING
        for live in self._owing:
            live.owe(since)
        for live in () if self._roster.is_alone else self._matches.at_hand():
            live.doubt_keeping()

    def _silent_since(self) -> Millis | None:
        """Since when this node owes the time of silences, if there is hope to give it back."""
        if self._owing:
            is_late = self._world.now() > self._owing_until
            self._owing = [] if is_late else [live for live in self._owing if live.is_owing]
        return self._owing_since if self._owing else None

    # Looking after matches

    async def sweep(self) -> None:
        """Look after the matches until cancelled."""
        while True:
            await self._world.wait_until(self._world.now() + SWEEP_EVERY)
            try:
                await self.look_after()
            except (StorageFailed, Unsure):
                LOGGER.debug("sweep-failed")
            except Exception:  # the next sweep may succeed
                LOGGER.exception("sweep-failed")

    async def look_after(self) -> None:
        """Read missed lines, then look after this node's matches and those of dead nodes."""
        self._ring_again()
        if self._world.now() - self._asked >= NEWS_EVERY:
            await self._read_news()
        if self._pulse.is_awake:
            for number, live in enumerate(self._matches.at_hand(), start=1):
                await self._look_after(live)
                if number % SLICE == 0:
                    await asyncio.sleep(0)  # moves go first
        await self._let_go_of_forgotten()
        if self._pulse.is_calm:
            for match, since in (await self._roster.inherit()).items():
                self._left[match] = min(since, self._left.get(match, since))
            await self._take_over()

    # Hearing of other nodes

    def _hear(self, is_deaf: bool) -> None:
        self._is_deaf = is_deaf
        self._meters.deafen(is_deaf)
        self._has_turned.set()

    async def ask_while_deaf(self) -> None:
        """As long as notifications may be getting lost, and once more afterwards, ask the log."""
        while True:
            await self._has_turned.wait()
            self._has_turned.clear()
            await self._try_to_read_news()
            while self._is_deaf:
                await self._world.wait_until(self._world.now() + DEAF_NEWS_EVERY)
                await self._try_to_read_news()

    async def _try_to_read_news(self) -> None:
        try:
            await self._read_news()
        except (StorageFailed, Unsure):
            LOGGER.debug("news-not-read")
        except Exception:  # the next attempt may succeed
            LOGGER.exception("news-not-read")

    def _ring_again(self) -> None:
        """Repeat the notifications since the last sweep, because they may have been lost.

        What was written while they got lost is announced once they arrive again.
        """
        if self._roster.is_alone or self._is_deaf:
            return
        before, now = self._rung, {live.id: live.match.version for live in self._matches.at_hand()}
        self._rung = now
        for match, version in now.items():
            if before.get(match, version) != version:
                self._bus.publish(match, version)

    async def _read_news(self) -> None:
        if self._roster.is_alone:
            return
        self._asked = self._world.now()
        here = {live.id: live.match.version for live in self._matches.at_hand()}
        unattended = self._matches.unattended
        seen = {**unattended, **here}
        for match, lines in (await self._log.news(seen)).items() if seen else ():
            if match in here:
                self._matches.catch_up(match, None if lines else seen[match] + 1)
            elif match not in unattended:
                continue  # not any more
            elif lines:
                unattended[match] = seen[match] + len(lines)
            else:  # another node has deleted it
                del unattended[match]
                self._matches.released.add(match)

    async def _look_after(self, live: LiveMatch) -> None:
        try:
            await live.look_after()
            self._matches.forget_if_idle(live)
        except NotFound:
            self._matches.drop(live)
        except (StorageFailed, Unsure):
            LOGGER.debug("match-not-looked-after", extra={"match": live.id})

    async def _let_go_of_forgotten(self) -> None:
        """Stop keeping matches that have left memory, unless no other node would keep them."""
        released, unattended = self._matches.released, self._matches.unattended
        for match in sorted(released):
            if match not in self._matches:
                await self._roster.free(match)
            released.discard(match)
        for match in sorted(unattended):
            if match in self._matches or await self._roster.hand_over(match):
                unattended.pop(match, None)

    async def _take_over(self) -> None:
        for match, since in tuple(self._left.items()):
            try:
                if "" in await self._roster.present(match):  # else somebody else was faster
                    async with self._matches.visit(match) as live:
                        await live.take_over(since)
                    self._meters.inherit(1)
            except NotFound:
                await self._roster.settled(match)
            except PortError:
                continue  # it is still owed
            except Exception:  # one match that can't be loaded must not keep the others waiting
                LOGGER.exception("match-not-taken-over", extra={"match": match})
                await self._roster.settled(match)
            self._left.pop(match, None)
