"""A match and its log: judges commands, appends them, and reads what other nodes append."""

from collections.abc import Callable
from typing import Any, TypeAlias, get_args

import msgspec

from knobel.catalog import GameDefinition
from knobel.core.dice import Recorder, SealedDice
from knobel.core.game import Illegal, Millis, Seat
from knobel.match import Entry, Header, Match, enter, judged, opened, outcome, wakes_at
from knobel.match import commands as do
from knobel.service import wire
from knobel.service.ports import Conflict, Unsure
from knobel.service.written import TOO_OLD, Ports, Written

ASIDES = frozenset((*get_args(do.PersonCommand), do.Sit))
"""Commands that add a line without playing."""

Whose: TypeAlias = Callable[[], Seat | None]
"""Returns the seat that acts, as of now; None for the service itself."""


def nobody() -> None:
    """The service itself acts, on no seat."""


class Done(msgspec.Struct, frozen=True, gc=False):
    """A command that is in the log."""

    version: int
    seat: Seat
    command: Any
    turn: int | None
    """The turn in which it was given, in games with turns."""


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that somebody has sent."""

    key: str | None
    move: str
    turn: int | None
    id: str | None
    seat: Seat | None
    received: Millis


class WrittenMatch(Written[Entry, Match]):
    """Judges commands one at a time and appends them to the log."""

    kind = "match"

    def __init__(self, definition: GameDefinition, header: Header, ports: Ports) -> None:
        super().__init__(header.id, ports)
        self.definition = definition
        self.match: Match = opened(definition.game, header)
        self._marks = (self.match, self.match)
        """Two earlier versions, the newer one first, from which missed updates are built."""
        self._due = wakes_at(definition.game, self.match)
        self._done: dict[tuple[str | None, str], Done] = {}
        """By the person's key and not by the seat, because people change seats."""
        self._asides = 0
        self._noted_live: bool | None = None
        """Whether the match is live according to the log; None if unknown."""

    @property
    def is_at_work(self) -> bool:
        """Whether a command is being judged or written."""
        return self._lock.is_taken

    def _now(self) -> Millis:
        return self._ports.world.now()

    def _wall(self) -> Millis:
        """Now, but never before the last line of the log."""
        return max(self._now(), self.match.wall)

    def _is_due(self, wall: Millis) -> bool:
        return self._due is not None and self._due <= wall

    # Writing

    async def _write(
        self,
        whose: Whose,
        command: Any,
        wall: Millis,
        key: str | None = None,
        command_id: str | None = None,
        received: Millis | None = None,
    ) -> int:
        """Judge, append and tell; returns the version.  After a lost race, catch up and retry."""
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
        deal = self.match.header.deal
        dice = Recorder(SealedDice(deal) if deal else self._ports.world.dice())
        events, after = judged(self.definition.game, self.match, seat, command, wall, dice)
        picks = tuple(dice.picks)
        return Entry(after.version, wall, command_id, seat, command, picks, events), after

    def _line(self, entry: Entry, after: Match) -> tuple[bytes, bool, bool | None]:
        """The encoded line, whether it is the last, and if that has changed, whether it is live."""
        is_last = outcome(self.definition.game, after) is not None
        was_live = self._noted_live
        if was_live is not None and not is_last and _has_same_people(self.match, after):
            return wire.encode(entry), False, None
        is_live = not is_last and is_in_need(self.definition, after)
        return wire.encode(entry), is_last, None if is_live == was_live else is_live

    def _note_live(self, is_live: bool | None) -> None:
        if is_live is not None:
            self._noted_live = is_live

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

    def _find_played(self, played: Played) -> int | None:
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

    # Keeping up with the log

    def _replay(self, line: bytes) -> tuple[Entry, Match]:
        entry = self.definition.read_entry(line)
        return entry, enter(self.definition.game, self.match, entry)

    def _enter(self, entry: Entry, after: Match) -> None:
        before, self.match, self.version = self.match, after, after.version
        if self._noted_live is not None and not _has_same_people(before, after):
            self._noted_live = is_in_need(self.definition, after)  # its writer noted that
        if after.version % max(1, self._ports.limits.missed_versions) == 0:
            self._marks = (after, self._marks[0])
        self._due = wakes_at(self.definition.game, after)
        self._asides += type(entry.command) in ASIDES
        if entry.id is not None and entry.seat is not None:
            key = before.chairs[entry.seat].key
            turn = self.definition.turn(before.state)
            self._done[key, entry.id] = Done(entry.version, entry.seat, entry.command, turn)


def is_in_need(definition: GameDefinition, match: Match) -> bool:
    """Whether the match is *live*: a node must look after it even if nobody asks for it."""
    game, people = definition.game, match.people()
    if match.began is None or outcome(game, match) is not None or not people:
        return False
    is_ticking = match.stopped is None and game.wake_at(match.state) is not None
    return (
        is_ticking or match.is_gathering or any(match.chairs[seat].away is None for seat in people)
    )


def _has_same_people(before: Match, after: Match) -> bool:
    """Whether the people, the start and the pauses are the same, so that `is_in_need` is."""
    return (
        before.chairs is after.chairs
        and before.began is after.began
        and before.stopped == after.stopped
    )
