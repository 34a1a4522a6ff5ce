"""A match on this node: validates commands, appends them to the log, then notifies viewers."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Begin, Illegal, Millis, Seat
from knobel.core.names import is_alike, visible
from knobel.match import Entry, Header, Match, is_ready_to_begin, phase
from knobel.match import commands as do
from knobel.service.attended_match import AttendedMatch
from knobel.service.ports import Conflict, Unsure
from knobel.service.written import TOO_OLD, Ports
from knobel.service.written_match import ASIDES, Played, nobody

_WAYS_OUT = frozenset((do.Resign, do.Leave))
"""Commands that are accepted even when the log of the match is full."""
_ANSWERS = frozenset((do.Answer, do.Claim, do.Reclaim)) | _WAYS_OUT
"""Asides without a limit: others wait for them, or they end something."""
_NAMING = frozenset((do.Sit, do.Rename))
"""Commands with a name that somebody chose."""


class LiveMatch(AttendedMatch):
    """Judges commands one at a time, appends them to the log and tells all viewers."""

    def __init__(
        self,
        definition: GameDefinition,
        header: Header,
        ports: Ports,
        on_change: Callable[["LiveMatch"], None],
        on_rest: Callable[["LiveMatch"], None],
    ) -> None:
        super().__init__(definition, header, ports)
        self._on_change = on_change
        self._on_rest = on_rest

    def take_part(self) -> None:
        """Set the alarm, let bots play and open an agreed rematch."""
        self._set_alarm()
        self._changed()

    def _advance(self, entry: Entry, after: Match) -> None:
        before = self.match
        self._enter(entry, after)
        self._tell(entry, before)
        self._set_alarm()
        self._changed()

    def _changed(self) -> None:
        self._on_change(self)

    def _rest(self) -> None:
        self._on_rest(self)

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
        received = self._ports.pulse.received()

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
        played = Played(key, move, turn, command_id, seat, self._ports.pulse.received())
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
        played = Played(key, move, turn, command_id, seat, self._ports.pulse.received())
        self._lock.call(lambda: self._play_in_turn(played, done))

    def _play_in_turn(self, played: Played, done: Callable[[int | Exception], None]) -> bool:
        """Judge the move and hand its line to the log; whether the lock is kept until it is there.

        Whoever releases the lock may be somebody else, so all faults are this player's alone.
        """
        now = self._now()
        if not self._is_only_to_judge(played, now):
            return self._play_in_task(played, done)
        try:
            who = self._seat_of(played.key, played.seat)
            if self.match.chairs[who].stand_in:
                return self._play_in_task(played, done)
            action = self.definition.read_move(played.move, self.match.state)
            self._refuse_excess(played.key, action)
            self._refuse_late(played.turn, who)
            entry, after = self._judge(who, action, max(now, self.match.wall), played.id)
            line, is_last, is_live = self._line(entry, after)
        except Exception as fault:  # noqa: BLE001 -- `done` tells known faults from others
            done(fault)
            return False

        def written(fault: Exception | None) -> None:
            if isinstance(fault, Conflict):  # another node was faster: judge it again
                self._play_in_task(played, done, is_behind=True)
                return
            try:
                if fault is None:
                    self._note_live(is_live)
                    self._advance(entry, after)
                    self._ports.bus.publish(self.id, entry.version)
                elif isinstance(fault, Unsure):
                    self._doubt()
            except Exception as unforeseen:  # noqa: BLE001 -- without an answer, its sender is deaf
                fault = unforeseen
            try:  # the next one may be refused at once: each is answered in its turn
                done(entry.version if fault is None else fault)
            finally:
                self._lock.release()

        self._ports.log.append_soon(
            self.id, entry.version, line, written, is_last=is_last, is_live=is_live
        )
        return True

    def _is_only_to_judge(self, played: Played, now: Millis) -> bool:
        """Whether nothing is due or in doubt, and the move was not sent before."""
        return not (
            (played.key, played.id) in self._done
            or self._is_in_doubt
            or self._owed is not None
            or not self._ports.pulse.is_awake_at(now)
            or now - played.received > TOO_OLD
            or self._is_due(max(now, self.match.wall))
        )

    def _play_in_task(
        self,
        played: Played,
        done: Callable[[int | Exception], None],
        *,
        is_behind: bool = False,
    ) -> bool:
        self.spawn(self._play_with_lock(played, done, is_behind))
        return True

    async def _play_with_lock(
        self,
        played: Played,
        done: Callable[[int | Exception], None],
        is_behind: bool,
    ) -> None:
        """Play the move with the lock that we hold, and release it."""
        result: int | Exception
        try:
            try:
                if is_behind:
                    await self._catch_up()
                result = await self._play(played)
            except Exception as fault:  # noqa: BLE001 -- `done` tells known faults from others
                result = fault
            done(result)
        finally:
            self._lock.release()

    async def _play(self, played: Played) -> int:
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

    async def act_for(self, seat: Seat, command: Any, seen: int) -> None:
        """What a bot that has seen this version does on this seat.

        Nothing if meanwhile the person has it back.  The bots of two nodes that have seen the same
        act only once.  What they do takes the time before it from people who are at another node, or
        on their way from there, so that is given back first.
        """

        def bots() -> Seat:
            if not self.match.chairs[seat].is_played_by_bot:
                raise Illegal("not-seated")
            return seat

        async with self._lock:
            await self._clear_doubt()
            people = [self.match.chairs[other].key for other in self.match.people()]
            are_elsewhere = bool(people) and self._viewers.keys().isdisjoint(people)
            if self._is_new or are_elsewhere:  # their node may be silent
                await self._give_back(None, self._wall())
                self._is_new = False
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
        await self._settle_and_write(nobody, command)
        await self._begin_if_ready()

    async def begin_if_ready(self) -> None:
        """Begin if every seat is ready; bots always are, so a match among bots begins at once."""
        async with self._lock:
            await self._begin_if_ready()

    async def _begin_if_ready(self) -> None:
        is_open = phase(self.definition.game, self.match) == "open"
        if is_open and is_ready_to_begin(self.match):
            await self._write(nobody, Begin(), self._wall())
            self.expect_people()
            self._changed()  # bots may begin before the people are connected

    # Refusing

    def _refuse_late(self, turn: int | None, seat: Seat) -> None:
        """Refuse a move that was meant for an earlier turn."""
        state = self.match.state
        is_late = turn != self.definition.turn(state)
        if is_late and self.definition.game.legal_actions(state, seat):
            raise Illegal("too-late")  # a player who can do nothing is told why by the judge

    def _refuse_excess(self, key: str | None, command: Any) -> None:
        """Refuse what is beyond the limits, and a name that somebody else has."""
        limits, kind = self._ports.limits, type(command)
        if self.match.version >= limits.lines_per_match and kind not in _WAYS_OUT:
            raise Illegal("match-too-long", most=limits.lines_per_match)
        if kind in ASIDES and kind not in _ANSWERS and self._asides >= limits.asides_per_match:
            raise Illegal("too-many-changes", most=limits.asides_per_match)
        if kind not in _NAMING:
            return
        name = command.name
        others = (chair.name for chair in self.match.chairs if chair.key not in {None, key})
        if any(is_alike(name, other) for other in others):
            raise Illegal("name-taken", name=name)


def _visible(command: Any) -> Any:
    """The command as it is written: without the letters of a name that nobody can see."""
    if type(command) not in _NAMING:
        return command
    return replace(command, name=visible(command.name))
