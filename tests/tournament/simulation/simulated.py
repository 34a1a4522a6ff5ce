"""Plays a whole tournament by chance: people come late, rest, leave, err and contradict."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from knobel.core.dice import Recorder
from knobel.core.game import Illegal, Millis
from knobel.tournament import commands as do
from knobel.tournament import judge_heats
from knobel.tournament.commands import Actor, Command, Pair
from knobel.tournament.form import FLOWING, forfeit
from knobel.tournament.judge import Entry, actor_of, enter, judged, wakes_at
from knobel.tournament.pairing import pair
from knobel.tournament.values import (
    LARGEST,
    RULES,
    UNOPPOSED_AFTER,
    Bout,
    EntrantId,
    Header,
    Setup,
    Tournament,
    opened,
)
from tests.tournament.simulation.forms import bout_of, game_of, other_result, setup_of

HOST, HELPER = "host", "helper"
SERVICE = Actor("service")
WAVES = 8
"""How often bouts are paired in formats that flow."""
OVER = {"event-all-heats-played", "event-too-few", "event-nobody-to-pair"}
"""Refusals of a pairing after which there is nothing left to pair."""

Pairer: TypeAlias = Callable[[Tournament, int, Mapping[EntrantId, Millis]], Pair]


class Refused(Exception):
    """A command was refused that the rules allow."""


class Simulated:
    """A tournament with its log, and every state that it went through."""

    def __init__(
        self,
        seed: int,
        pairer: Pairer = pair,
        setup: Setup | None = None,
        *,
        is_restless: bool = True,
    ) -> None:
        """Where nobody is restless, no bout is taken back, moved or left, and no setting changes.

        That has lots of its own, so an older tournament runs as it did.
        """
        self.seed = seed
        self.chance = Random(seed)
        self.mischief = Random(f"mischief {seed}")
        self.is_restless = is_restless
        self.setup = setup or setup_of(self.chance)
        self.header = Header(f"T{seed}", "ABCDEF", HOST, 0, self.setup, RULES)
        self.t = opened(self.header)
        self.wall: Millis = 0
        self.log: list[Entry] = []
        self.states = [self.t]
        self.tallies = self.chance.randrange(3)
        self._pairer = pairer
        self._devices = 0
        self._matches = 0

    # Commands

    def pick(self, n: int, /) -> int:
        return self.chance.randrange(n)

    def do(self, command: Command, by: str | Actor = HOST) -> None:
        """Give a command that the rules allow."""
        code = self.tries(command, by)
        if code:
            raise Refused(f"{code}: {command} by {by}")

    def tries(self, command: Command, by: str | Actor = HOST) -> str:
        """Give a command; returns the code if it is refused."""
        actor = actor_of(self.t, by) if isinstance(by, str) else by
        dice = Recorder(self)
        try:
            events, _ = judged(self.t, actor, command, self.wall, dice)
        except Illegal as refusal:
            return refusal.code
        version = self.t.version + 1
        entry = Entry(version, self.wall, None, actor, command, tuple(dice.picks), events)
        self.t = enter(self.t, entry)
        self.log.append(entry)
        self.states.append(self.t)
        return ""

    def is_likely(self, percent: float) -> bool:
        return self.chance.random() * 100 < percent

    def is_upset(self, percent: float) -> bool:
        """Whether something happens that only restless people do."""
        return self.is_restless and self.mischief.random() * 100 < percent

    def wait(self, most: Millis = 30_000) -> None:
        self.wall += self.chance.randrange(most)

    def key_of(self, number: EntrantId) -> str:
        """A device that may act for this entrant."""
        keys = self.t.entrant(number).keys
        return keys[0] if keys else HOST

    # The course of a tournament

    def play(self) -> None:
        if self.is_likely(50):
            self.do(do.AddHelper(HELPER))
        for _ in range(self.chance.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12))):
            self._enter()
        for entrant in self.t.entrants:
            if self.is_likely(90):
                self.tries(do.CheckIn(entrant.id, self.is_likely(10)), self.key_of(entrant.id))
        if self.is_likely(15):
            self._forbid()
        is_flowing = self.setup.format in FLOWING
        while len(self.t.heats) < (WAVES if is_flowing else 64) and self._heat():
            pass
        self._finish()

    def _enter(self) -> None:
        number = len(self.t.entrants) + 1
        by = HOST
        if self.is_likely(80):
            self._devices += 1
            by = f"device {self._devices}"
        name = f"Name {number}" if self.is_likely(97) else "Name 1"
        self.tries(do.Enter(name, is_remote=self.is_likely(10)), by)

    def _forbid(self) -> None:
        if len(self.t.entrants) >= 4:
            one, other = self.chance.sample(range(1, len(self.t.entrants) + 1), 2)
            self.tries(do.Forbid(one, other))

    def _heat(self) -> bool:
        """Pair and play a heat; False if there is nothing left to pair."""
        self._stir(12)
        before = self.t
        try:
            command = self._pairer(before, self.chance.randrange(1 << 30), self._waited())
        except Illegal as refusal:
            return self._goes_on_after(refusal.code)
        if self.is_likely(5):  # somebody may leave while the pairs are computed
            self._withdraw()
        if self.is_upset(15):  # or the pairs would follow from something else now
            self.mischief.choice((self._correct, self._forbid, self._change))()
        code = self._writes(command, before)
        if code:
            is_stale = code == "event-pairing-stale" and self.t != before
            return is_stale or self._goes_on_after(code)
        if self.is_likely(20):
            again = self.tries(command)
            if again != "event-wrong-heat":
                raise Refused(f"{again}: two hosts pair the same heat")
        if self.is_likely(10) and self.setup.format not in FLOWING:
            self.do(do.Unpair(len(self.t.heats)))
            return True
        self._play_bouts(0.6 if self.setup.format in FLOWING else 1)
        return True

    def _writes(self, command: Pair, basis: Tournament) -> str:
        """Announce the pairs unless they are stale, as the service does; the code of a refusal."""
        try:
            judge_heats.refuse_unless_current(self.t, basis)
        except Illegal as refusal:
            return refusal.code
        return self.tries(command)

    def _waited(self) -> dict[EntrantId, Millis]:
        return {entrant.id: self.chance.randrange(40_000) for entrant in self.t.entrants}

    def _goes_on_after(self, code: str) -> bool:
        """Whether another heat may follow although this one was refused."""
        if code == "event-must-meet":
            for one, other in self.t.forbidden:
                self.tries(do.Forbid(one, other, yes=False))  # one of them may be removed
            return True
        if code not in OVER:
            raise Refused(f"{code}: pair")
        if self.setup.format in FLOWING and self.t.open_bouts():
            self._play_bouts(1)
            return True
        return False

    def _play_bouts(self, part: float) -> None:
        bouts = list(self.t.open_bouts())
        self.chance.shuffle(bouts)
        for bout in bouts[: max(1, round(len(bouts) * part))]:
            self.wait()
            self._stir(3)
            if self.t.bout(bout.id) in self.t.open_bouts():
                self._play(bout.id)
        while self.t.setup.format not in FLOWING and self.t.setup.days == 0 and self.t.open_bouts():
            self._play(self.t.open_bouts()[0].id)

    def _finish(self) -> None:
        while self.t.open_bouts():
            self.wait()
            self._play(self.t.open_bouts()[0].id)
        self._stir(10)
        self.do(do.Close())
        if self.is_likely(20):
            self._correct()

    # What people do meanwhile

    def _stir(self, percent: float) -> None:
        """Somebody may come, rest, leave, come back, or have a result corrected."""
        for happens in (
            self._enter,
            self._rest,
            self._withdraw,
            self._come,
            self._come,
            self._correct,
        ):
            if self.is_likely(percent):
                self.wait()
                happens()
        if self.is_likely(percent / 6):
            self._remove()
        for upsets in (self._change, self._rename, self._resize):
            if self.is_upset(percent):
                upsets()

    def _somebody(self) -> EntrantId | None:
        return self.chance.randint(1, len(self.t.entrants)) if self.t.entrants else None

    def _rest(self) -> None:
        if (number := self._somebody()) is not None:
            self.tries(do.Rest(number), self.key_of(number))

    def _withdraw(self) -> None:
        if (number := self._somebody()) is not None:
            self.tries(do.Withdraw(number), self.key_of(number))

    def _come(self) -> None:
        if (number := self._somebody()) is not None:
            self.tries(do.CheckIn(number), self.key_of(number))

    def _remove(self) -> None:
        if (number := self._somebody()) is not None:
            self.tries(do.Remove(number))

    def _change(self) -> None:
        now = self.t.setup
        part, value = self.mischief.choice(
            (
                ("boxes", self.mischief.choice((0, 1, 3, 9))),
                ("minutes", self.mischief.randint(1, 90)),
                ("heats", min(64, max(now.heats, len(self.t.heats)) + self.mischief.randint(0, 1))),
                ("days", 0),
                ("games", now.games + 1),
            )
        )
        if self.t.heats or part != "games":
            code = self.tries(do.Change(replace(now, **{part: value})))
            if (code == "") == (part == "games"):
                is_shorter = part == "days" and now.days and self.t.heats
                if not is_shorter:
                    raise Refused(f"{code}: {part} becomes {value}")

    def _rename(self) -> None:
        if (number := self._somebody_upset()) is not None:
            self.tries(do.Rename(number, f"Called {self.mischief.randrange(99)}"))

    def _resize(self) -> None:
        if (number := self._somebody_upset()) is not None:
            self.tries(do.Resize(number, self.mischief.randint(1, LARGEST)), self.key_of(number))

    def _somebody_upset(self) -> EntrantId | None:
        return self.mischief.randint(1, len(self.t.entrants)) if self.t.entrants else None

    def _correct(self) -> None:
        decided = [b for heat in self.t.heats for b in heat.bouts if b.result is not None]
        if not decided:
            return
        bout = self.chance.choice(decided)
        assert bout.result is not None
        result = other_result(self.chance, self.setup, bout, bout.result)
        by = HELPER if HELPER in self.t.helpers and self.is_likely(30) else HOST
        self.do(do.Correct(bout.id, result, "mistyped"), HOST if self.t.is_over else by)

    # Bouts

    def _bout(self, number: int) -> Bout:
        bout = self.t.bout(number)
        assert bout is not None
        return bout

    def _play(self, number: int) -> None:
        """Play the bout; sometimes it is taken back and played again."""
        self._play_once(number)
        while self.is_upset(8) and not self.tries(do.Correct(number, None, "again")):
            self._play_once(number)

    def _play_once(self, number: int) -> None:
        if self.is_upset(8):
            self.tries(do.ToScreen(number, self.mischief.choice(("real", "screen"))))
        bout = self._bout(number)
        if self.is_likely(10):
            everybody = [n for side in bout.sides for n in side]
            absent = self.chance.sample(everybody, self.chance.choice((1, 1, 1, len(everybody))))
            self.do(do.ClaimAbsence(number, tuple(absent)))
        elif bout.board == "screen":
            self._play_at_screen(bout)
        else:
            self._play_at_table(bout)

    def _play_at_screen(self, bout: Bout) -> None:
        while self._bout(bout.id).result is None:
            match = self._open_game(self._bout(bout.id))
            self.wait()
            if self.is_upset(10):
                self._leave(bout, match)
                continue
            result = game_of(self.chance, self.setup, len(bout.sides), self.tallies)
            self.do(do.Finished(bout.id, match, result), SERVICE)
            if self.is_likely(20):
                other = game_of(self.chance, self.setup, len(bout.sides), self.tallies)
                self.do(do.Finished(bout.id, match, other), SERVICE)

    def _open_game(self, bout: Bout) -> str:
        """The match of the game that is played next, or goes on."""
        if bout.games and bout.games[-1].result is None:
            return bout.games[-1].match
        self._matches += 1
        match = f"m{self._matches}"
        self.do(do.Opened(bout.id, match), SERVICE)
        return match

    def _leave(self, bout: Bout, match: str) -> None:
        """Some sides do not come to this game, as the match or the host tells."""
        gone = self.mischief.sample(bout.sides, self.mischief.choice((1, 1, 1, len(bout.sides))))
        absent = tuple(n for side in gone for n in side)
        if self.is_upset(30):
            self.do(do.ClaimAbsence(bout.id, absent))
            return
        result = forfeit(replace(self.t.setup, games=1), bout, absent)
        self.do(do.Finished(bout.id, match, result, absent), SERVICE)

    def _play_at_table(self, bout: Bout) -> None:
        result = bout_of(self.chance, self.setup, bout, self.tallies)
        speakers = [self.key_of(side[0]) for side in bout.sides]
        if HOST in speakers or self.is_likely(15):
            self.do(do.Report(bout.id, result), HOST)
            return
        if HELPER in self.t.helpers and self.is_likely(20):
            self.do(do.Report(bout.id, result), HELPER)
            return
        first, *others = self.chance.sample(speakers, len(speakers))
        self.do(do.Report(bout.id, result), first)
        way = self.chance.choice(("confirm", "cross", "unopposed", "differ", "change"))
        if way == "change":
            result = other_result(self.chance, self.setup, bout, result)
            if self._bout(bout.id).result is None:
                self.do(do.Report(bout.id, result), first)
            way = "confirm"
        for other in others:
            self.wait(10_000)
            if way == "confirm":
                self.do(do.Confirm(bout.id, result), other)
            elif way == "cross":
                self.do(do.Report(bout.id, result), other)
        if way == "differ" and others:
            self._contradict(bout, first, others[0])
        if self._bout(bout.id).result is None and wakes_at(self.t) is not None:
            self.wall += UNOPPOSED_AFTER + self.chance.randrange(5_000)
            if self.is_likely(50):
                self.do(do.Tick(), SERVICE)
            else:  # whatever happens next finds the result
                self.do(do.StartNow(len(self.t.heats)))
        if self._bout(bout.id).result is None:
            self.do(do.Report(bout.id, result), HOST)

    def _contradict(self, bout: Bout, first: str, other: str) -> None:
        """Two sides say different things, until one gives in or the host decides."""
        said = self._bout(bout.id).claims[0].result
        self.do(do.Report(bout.id, other_result(self.chance, self.setup, bout, said)), other)
        self.wall += 2 * UNOPPOSED_AFTER
        self.do(do.Tick(), SERVICE)
        if self.is_likely(40) and len(bout.sides) == 2:
            self.do(do.Confirm(bout.id, said), other)


def simulated(seed: int, pairer: Pairer = pair, setup: Setup | None = None) -> Simulated:
    """A tournament from the first entry to the end."""
    one = Simulated(seed, pairer, setup)
    one.play()
    return one
