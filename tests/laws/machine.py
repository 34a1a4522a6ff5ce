"""Hypothesis sits at a table: it plays, waits, proposes, goes away and pulls the plug.

The machine knows no rules.  It writes the log as a table does, the clock before every command,
and after each step looks whether the log still tells the whole story.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from knobel.catalog import TITLES, Title
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Illegal, Millis, Outcome, Seat, Tick
from knobel.host import wire
from knobel.match import (
    Entry,
    Header,
    Match,
    Place,
    decide,
    enter,
    is_ready_to_begin,
    opened,
    outcome,
    phase,
    verify,
    wakes_at,
)
from knobel.match import commands as do
from tests.kit.rolls import Rolls
from tests.laws.runs import CONFIGS

SEATS = st.integers(0, 2)
MATTERS = st.sampled_from(["draw", "take-back", "pause", "resume", "rematch"])
NAMES = st.sampled_from(["Ada", " Ben ", "", "\u200b", "Cleo\n" * 8])
KEYS = st.sampled_from(["ada", "ben", "cleo"])
OPENED: Millis = 1_000_000


class Evening(RuleBasedStateMachine):
    """One match, from the open table to the rematch."""

    decide = staticmethod(decide)
    """What judges; tests of the machine put a faulty judge here."""

    title: Title
    header: Header
    match: Match

    @initialize(data=st.data(), name=st.sampled_from(sorted(TITLES)), number=st.integers(0, 2**32))
    def open(self, data: st.DataObject, name: str, number: int) -> None:
        self.title = TITLES[name]
        config = data.draw(CONFIGS[name])
        kinds = st.sampled_from([Place(), Place(), Place(), Place("bot", self.title.levels[0])])
        self.header = Header(
            id="m",
            code="c",
            watch="w",
            game=name,
            rules=self.title.rules,
            config=config,
            places=tuple(data.draw(kinds) for _ in self.title.game.sides(config)),
            opened=OPENED,
            host="ada",
            order=data.draw(st.sampled_from(["seated", "lot"])),
        )
        self.match = self.reread = opened(self.title.game, self.header)
        self.log: list[Entry] = []
        self.wall = OPENED
        self.dice = Rolls(number)
        self.asked: list[Any] = []
        self.latest: Millis = 0
        self.result: Outcome | None = None

    # How a table works

    def _do(self, seat: Seat | None, command: Any) -> None:
        """First the clock, then the command, each a line of its own."""
        self._write(None, Tick())
        due = wakes_at(self.title.game, self.match)
        assert due is None or due > self.wall, "after a tick the clock wakes in the past"
        if seat is None or seat < len(self.match.chairs):
            self._write(seat, command)

    def _write(self, seat: Seat | None, command: Any) -> None:
        dice = Recorder(self.dice)
        before, told = self.match, msgspec.json.encode(self.match)
        try:
            events = self.decide(self.title.game, self.match, seat, command, self.wall, dice)
        except Illegal:
            assert dice.picks == [], "dice were rolled for a refused command"
            assert told == msgspec.json.encode(before), "a refused command changed something"
            return
        if not events and seat is None:
            return
        version = self.match.version + 1
        entry = Entry(version, self.wall, None, seat, command, tuple(dice.picks), events)
        self.match = enter(self.title.game, self.match, entry)
        self.log.append(entry)
        line = wire.encode(entry)
        read = self.title.read_entry(line)
        assert entry == read, "a line of the log is read otherwise than it was written"
        self.reread = enter(self.title.game, self.reread, read)

    def _people(self) -> Sequence[Seat]:
        return [seat for seat, chair in enumerate(self.match.chairs) if chair.is_taken]

    def _is_open(self) -> bool:
        return phase(self.title.game, self.match) == "open"

    # What may happen

    @rule(seat=SEATS, name=NAMES, key=KEYS)
    def sit(self, seat: Seat, name: str, key: str) -> None:
        self._do(None, do.Sit(seat, name, key))

    @precondition(_is_open)
    @rule()
    def all_sit_down_and_begin(self) -> None:
        """So that not every evening is spent finding chairs."""
        for seat, chair in enumerate(self.match.chairs):
            if not chair.is_taken:
                self._do(None, do.Sit(seat, "Dora", f"key {seat}"))
            elif not chair.ready:
                self._do(seat, do.Ready())
        if is_ready_to_begin(self.match):
            self._do(None, Begin())

    @rule()
    def begin(self) -> None:
        self._do(None, Begin())

    @rule(seat=SEATS, command=st.sampled_from([do.Leave(), do.Ready(False), do.Ready(True)]))
    def think_twice(self, seat: Seat, command: Any) -> None:
        self._do(seat, command)

    @rule(seat=SEATS, name=NAMES)
    def rename(self, seat: Seat, name: str) -> None:
        self._do(seat, do.Rename(name))

    @rule(seat=SEATS, yes=st.booleans())
    def admit_watchers(self, seat: Seat, yes: bool) -> None:
        self._do(seat, do.AdmitWatchers(yes))

    @rule(data=st.data(), times=st.integers(1, 12))
    def act(self, data: st.DataObject, times: int) -> None:
        """Some legal actions one after the other."""
        for _ in range(times):
            game, state = self.title.game, self.match.state
            options = [
                (seat, action)
                for seat in range(len(self.match.chairs))
                for action in game.legal_actions(state, seat)
            ]
            if not options:
                return
            seat, action = options[self.dice.pick(len(options))]
            self.asked.append(action)
            self._do(seat, action)

    @precondition(lambda self: bool(self.asked))
    @rule(data=st.data(), seat=SEATS)
    def act_again(self, data: st.DataObject, seat: Seat) -> None:
        """A click that comes late, or from the wrong seat."""
        self._do(seat, data.draw(st.sampled_from(self.asked)))

    @rule(millis=st.sampled_from([0, 1, 700, 5_000, 20_000, 61_000]))
    def wait(self, millis: Millis) -> None:
        self.wall += millis
        self._do(None, Tick())

    @rule(late=st.sampled_from([-1, 0, 1, 30_000, 10**9]))
    def wait_for_the_clock(self, late: Millis) -> None:
        due = wakes_at(self.title.game, self.match)
        if due is not None and due < self.wall + 3_600_000:
            self.wall = max(self.wall, due + late)
        self._do(None, Tick())

    @rule(days=st.sampled_from([6, 8]))
    def wait_for_days(self, days: int) -> None:
        self.wall += days * 24 * 3_600_000
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
        """Everybody wants the same."""
        for seat in self._people():
            self._do(seat, do.Propose(matter))

    @rule(seat=SEATS, matter=MATTERS)
    def answer_what_nobody_asked(self, seat: Seat, matter: do.Matter) -> None:
        self._do(seat, do.Answer(matter, True))

    def _has_begun(self) -> bool:
        return self.match.began is not None

    @precondition(_has_begun)
    @rule(data=st.data())
    def go_away(self, data: st.DataObject) -> None:
        self._do(None, do.Away(data.draw(st.sampled_from(range(len(self.match.chairs))))))

    @precondition(_has_begun)
    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        self._do(None, do.Back(data.draw(st.sampled_from(range(len(self.match.chairs))))))

    @rule(down=st.sampled_from([0, 1, 4_000, 7_200_000]), ago=st.sampled_from([0, 2_000, 10**9]))
    def pull_the_plug(self, down: Millis, ago: Millis) -> None:
        """The server was down; its last sign of life may be older than the last line."""
        since = self.wall - ago
        self.wall += down
        self._write(None, do.Halt(since))

    @rule(seat=SEATS)
    def resign(self, seat: Seat) -> None:
        self._do(seat, do.Resign())

    @rule(seat=SEATS, what=st.sampled_from(["win", "draw"]))
    def claim(self, seat: Seat, what: Any) -> None:
        self._do(seat, do.Claim(what))

    @precondition(lambda self: self.match.is_rematch_agreed)
    @rule()
    def succeed(self) -> None:
        self._do(None, do.Succeed("n"))

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
        result = outcome(self.title.game, self.match)
        assert self.result is None or result == self.result
        self.result = result

    @invariant()
    def everybody_can_be_shown_the_match(self) -> None:
        for key in (None, *(chair.key for chair in self.match.chairs)):
            wire.encode(wire.face_of(self.title, self.match, key))

    def teardown(self) -> None:
        """By today's rules the commands lead to the same lines."""
        if hasattr(self, "log"):
            assert verify(self.title.game, self.header, self.log) is None
