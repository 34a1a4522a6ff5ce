"""Hypothesis sits at a table: it plays, waits, proposes, goes away and pulls the plug.

The machine knows no rules.  It writes the log as a table does, the clock before every command,
and after each step looks whether the log still tells the whole story.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from knobel.catalog import GAMES, GameDefinition
from knobel.catalog.records import read_record, write_record
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Illegal, Millis, Outcome, Seat, Tick
from knobel.match import (
    Entry,
    Header,
    Match,
    SeatSetup,
    decide,
    enter,
    opened,
    outcome,
    phase,
    verify,
    wakes_at,
)
from knobel.match import commands as do
from knobel.service import wire
from tests.kit.rolls import Rolls
from tests.kit.updates import tell
from tests.laws import runs

SEATS = st.integers(0, 5)
"""Taken around the table if it has fewer; only who sits down may miss it."""
MATTERS = st.sampled_from(["draw", "take-back", "pause", "resume", "rematch"])
NAMES = st.sampled_from(["Ada", " Ben ", "", "\u200b", "Cleo\n" * 8, "Eve dice 3", "Fay: tick"])
KEYS = st.sampled_from(["ada", "ben", "cleo"])
OPENED: Millis = 1_000_000


class MatchMachine(RuleBasedStateMachine):
    """One match, from the open table to the rematch."""

    decide = staticmethod(decide)
    """What judges; tests of the machine put a faulty judge here."""

    definition: GameDefinition
    header: Header
    match: Match

    @initialize(data=st.data(), name=st.sampled_from(sorted(GAMES)), number=st.integers(0, 2**32))
    def open(self, data: st.DataObject, name: str, number: int) -> None:
        self.definition = GAMES[name]
        config = data.draw(runs.GAMES[name].CONFIGS)
        kinds = st.sampled_from(
            [SeatSetup(), SeatSetup(), SeatSetup(), SeatSetup("bot", self.definition.levels[0])]
        )
        self.header = Header(
            id="m",
            code="c",
            watch="w",
            game=name,
            rules=self.definition.rules,
            config=config,
            places=tuple(data.draw(kinds) for _ in self.definition.game.sides(config)),
            opened=OPENED,
            opener="ada",
            order=data.draw(st.sampled_from(["seated", "lot"])),
        )
        self.match = self.reread = opened(self.definition.game, self.header)
        self.log: list[Entry] = []
        self.wall = OPENED
        self.dice = Rolls(number)
        self.asked: list[Any] = []
        self.latest: Millis = 0
        self.result: Outcome | None = None
        if data.draw(st.integers(0, 3)):
            self.all_sit_down_and_begin()

    # How a table works

    def _do(self, seat: Seat | None, command: Any) -> None:
        """First the clock, then the command, each a line of its own."""
        self._write(None, Tick())
        due = wakes_at(self.definition.game, self.match)
        assert due is None or due > self.wall, "after a tick the clock wakes in the past"
        self._write(None if seat is None else seat % len(self.match.chairs), command)

    def _write(self, seat: Seat | None, command: Any) -> None:
        dice = Recorder(self.dice)
        before, told = self.match, msgspec.json.encode(self.match)
        try:
            events = self.decide(self.definition.game, self.match, seat, command, self.wall, dice)
        except Illegal:
            assert dice.picks == [], "dice were rolled for a refused command"
            assert told == msgspec.json.encode(before), "a refused command changed something"
            return
        if not events and seat is None:
            return
        version = self.match.version + 1
        entry = Entry(version, self.wall, None, seat, command, tuple(dice.picks), events)
        self.match = enter(self.definition.game, self.match, entry)
        self.log.append(entry)
        keys = dict.fromkeys(chair.key for chair in self.match.chairs)
        tell(self.definition, entry, before, self.match, (None, *keys))
        line = wire.encode(entry)
        read = self.definition.read_entry(line)
        assert entry == read, "a line of the log is read otherwise than it was written"
        self.reread = enter(self.definition.game, self.reread, read)

    def _is_open(self) -> bool:
        return phase(self.definition.game, self.match) == "open"

    def _is_running(self) -> bool:
        return phase(self.definition.game, self.match) == "running"

    def _has_begun(self) -> bool:
        return self.match.began is not None

    # What may happen: what is rare in life shares a rule with other things

    @precondition(_is_open)
    @rule(seat=SEATS, name=NAMES, key=KEYS)
    def sit(self, seat: Seat, name: str, key: str) -> None:
        self._do(None, do.Sit(seat, name, key))

    @precondition(_is_open)
    @rule(seat=SEATS, command=st.sampled_from([do.Leave(), do.Ready(False), do.Ready(True)]))
    def think_twice(self, seat: Seat, command: Any) -> None:
        self._do(seat, command)

    @precondition(_is_open)
    @rule()
    def all_sit_down_and_begin(self) -> None:
        for seat, chair in enumerate(self.match.chairs):
            if not chair.is_taken:
                self._do(None, do.Sit(seat, "Dora", f"key {seat}"))
            if not self.match.chairs[seat].ready:
                self._do(seat, do.Ready())
        self._do(None, Begin())

    @rule(
        seat=SEATS,
        command=st.one_of(
            st.builds(do.Rename, NAMES),
            st.builds(do.AdmitWatchers, st.booleans()),
            st.builds(do.Claim, st.sampled_from(["win", "draw"])),
            st.builds(do.Answer, MATTERS, st.just(True)),
            st.sampled_from([do.Leave(), do.Ready()]),
        ),
    )
    def say_something(self, seat: Seat, command: Any) -> None:
        self._do(seat, command)

    @rule(command=st.sampled_from([Begin(), do.Sit(0, "Eva", "eva"), do.Succeed("n")]))
    def ask_the_table(self, command: Any) -> None:
        if not isinstance(command, do.Succeed) or self.match.is_rematch_agreed:
            self._do(None, command)

    @precondition(_is_running)
    @rule(times=st.sampled_from([1, 1, 2, 5, 20, 60]), pace=st.sampled_from([0, 100, 2_500]))
    def play(self, times: int, pace: Millis) -> None:
        """Some legal actions one after the other."""
        game = self.definition.game
        for _ in range(times):
            options = [
                (seat, action)
                for seat in range(len(self.match.chairs))
                for action in game.legal_actions(self.match.state, seat)
            ]
            if not options:
                return
            seat, action = options[self.dice.pick(len(options))]
            self.asked.append(action)
            self.wall += pace
            self._do(seat, action)

    @precondition(lambda self: bool(self.asked))
    @rule(data=st.data(), seat=SEATS)
    def click_late(self, data: st.DataObject, seat: Seat) -> None:
        """What was meant for another turn, or comes from the wrong seat."""
        self._do(seat, data.draw(st.sampled_from(self.asked)))

    @rule(millis=st.sampled_from([0, 1, 700, 5_000, 20_000, 61_000]))
    def wait(self, millis: Millis) -> None:
        self.wall += millis
        self._do(None, Tick())

    @rule(late=st.sampled_from([-1, 0, 1, 30_000, 10**9]))
    def wait_for_the_clock(self, late: Millis) -> None:
        due = wakes_at(self.definition.game, self.match)
        if due is not None and due < self.wall + 3_600_000:
            self.wall = max(self.wall, due + late)
        self._do(None, Tick())

    @rule(seat=SEATS, matter=MATTERS)
    def propose(self, seat: Seat, matter: do.Matter) -> None:
        self._do(seat, do.Propose(matter))

    @precondition(lambda self: bool(self.match.proposals))
    @rule(seat=SEATS, data=st.data(), yes=st.sampled_from([True, True, True, False]))
    def answer(self, seat: Seat, data: st.DataObject, yes: bool) -> None:
        proposal = data.draw(st.sampled_from(self.match.proposals))
        self._do(seat, do.Answer(proposal.matter, yes))

    @rule(matter=MATTERS)
    def agree(self, matter: do.Matter) -> None:
        """Everybody wants the same; but a draw would end most matches too early."""
        if matter != "draw" or self.dice.pick(3) == 0:
            for seat in range(len(self.match.chairs)):
                self._do(seat, do.Propose(matter))

    @precondition(_has_begun)
    @rule(data=st.data())
    def go_away(self, data: st.DataObject) -> None:
        self._do(None, do.Away(data.draw(st.sampled_from(range(len(self.match.chairs))))))

    @precondition(_has_begun)
    @rule(seat=st.one_of(SEATS, st.none()))
    def come_back(self, seat: Seat | None) -> None:
        """One of them, or all."""
        for other in range(len(self.match.chairs)):
            if seat in {other, None}:
                self._do(None, do.Back(other))

    @precondition(_has_begun)
    @rule(down=st.sampled_from([0, 1, 4_000, 7_200_000]), ago=st.sampled_from([0, 2_000, 10**9]))
    def pull_the_plug(self, down: Millis, ago: Millis) -> None:
        """The server was down; its last sign of life may be older than the last line."""
        since = max(OPENED, self.wall - ago)
        self.wall += down
        self._write(None, do.Halt(since))

    @rule(seat=SEATS, other=SEATS, kind=st.integers(0, 4))
    def stand_in(self, seat: Seat, other: Seat, kind: int) -> None:
        """Where all play together: change places, play for somebody, come back."""
        match kind:
            case 0:
                self._do(seat, do.Swap(seat, other))
            case 1:
                self._do(seat, do.Reclaim())
            case 2:
                self._do(seat, do.Appoint(other % len(self.match.chairs), bot=seat != other))
            case _ if self.match.began is not None:
                self._do(None, do.Away(other % len(self.match.chairs)))
                self._do(seat, do.Substitute(other % len(self.match.chairs)))

    @rule(seat=SEATS, kind=st.integers(0, 5))
    def lose_patience(self, seat: Seat, kind: int) -> None:
        match kind:
            case 0 | 1:
                self._do(seat, do.Resign())
            case 2:
                self.wall += 8 * 24 * 3_600_000
                self._do(None, Tick())
            case 3:  # everybody leaves, and somebody comes back for the win
                for other in range(len(self.match.chairs)):
                    is_claimant = other == seat % len(self.match.chairs)
                    if not is_claimant and self.match.began is not None:
                        self._do(None, do.Away(other))
                self.wall += 61_000
                self._do(seat, do.Claim("win"))

    # What holds after every step

    @invariant()
    def the_log_tells_the_whole_story(self) -> None:
        assert self.match == self.reread

    @invariant()
    def match_time_never_runs_backwards(self) -> None:
        now = self.match.at(self.match.wall)
        assert now >= self.latest
        self.latest = now

    @invariant()
    def what_is_over_stays_as_it_is(self) -> None:
        result = outcome(self.definition.game, self.match)
        assert self.result is None or result == self.result
        self.result = result

    @invariant()
    def everybody_can_be_shown_the_match(self) -> None:
        for key in (None, *(chair.key for chair in self.match.chairs)):
            wire.encode(wire.viewer_state(self.definition, self.match, key))

    def teardown(self) -> None:
        """By today's rules the commands lead to the same lines, and so does the record."""
        if not hasattr(self, "log"):
            return
        assert verify(self.definition.game, self.header, self.log) is None
        if self.result is not None:
            record = write_record(self.definition, self.header, self.log)
            definition, header, entries = read_record(record)
            assert self.result == outcome(definition.game, _folded(definition, header, entries))
            assert record == write_record(definition, header, entries)


def _folded(definition: GameDefinition, header: Header, entries: Sequence[Entry]) -> Match:
    match = opened(definition.game, header)
    for entry in entries:
        match = enter(definition.game, match, definition.read_entry(wire.encode(entry)))
    return match
