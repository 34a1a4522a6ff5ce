"""Simulated tournaments, paired by our own code and judged as in a real event.

`Evening` gives commands as the host; `play_heat` lets everybody play.  What happens depends on
the seed alone.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from knobel.core.game import Illegal, Millis
from knobel.tournament import commands as do
from knobel.tournament import form, judge
from knobel.tournament.pairing import pair
from knobel.tournament.values import (
    Bout,
    Entrant,
    EntrantId,
    Header,
    Heat,
    Result,
    Setup,
    Tournament,
    opened,
)

HOST = do.Actor("host", "host")
SERVICE = do.Actor("service")


class SeededDice:
    """Dice that a seed decides."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def pick(self, n: int, /) -> int:
        return self._random.randrange(n)


class Evening:
    """A tournament that is run by commands."""

    def __init__(self, seed: int = 0, people: int = 0, **setup: Any) -> None:
        self.random = Random(seed)
        self._dice = SeededDice(seed)
        self.t: Tournament = opened(
            Header(f"T{seed}", "CODE", "host", 0, Setup("Evening", "a-game", **setup))
        )
        for number in range(1, people + 1):
            self.enter(f"P{number:03}")

    def do(self, command: do.Command, by: do.Actor = HOST, wall: Millis | None = None) -> None:
        """Judge a command and enter what follows from it."""
        at = self.t.wall + 1 if wall is None else wall
        _, self.t = judge.judged(self.t, by, command, at, self._dice)

    def enter(self, name: str, is_remote: bool = False) -> EntrantId:
        self.do(do.Enter(name, is_remote=is_remote))
        number = len(self.t.entrants)
        if self.t.entrant(number).state != "here":
            self.do(do.CheckIn(number, is_remote))
        return number

    def pair(self, seed: int | None = None) -> Heat:
        """Pair the next heat."""
        drawn = self.random.getrandbits(32) if seed is None else seed
        self.do(pair(self.t, drawn))
        return self.t.heats[-1]

    def play_heat(
        self, result: Callable[[Bout], Result] | None = None, no_shows: float = 0
    ) -> None:
        """A result for every open bout."""
        for bout in self.t.open_bouts():
            sides = [side for side in bout.sides if self.random.random() < no_shows]
            if sides and len(sides) < len(bout.sides):
                absent = tuple(e for side in sides for e in side)
                self.do(do.ClaimAbsence(bout.id, absent))
            else:
                self.decide(bout, (result or self.result)(bout))

    def decide(self, bout: Bout, result: Result) -> None:
        """The result of a bout, by the host or by its match."""
        if bout.board == "real":
            self.do(do.Report(bout.id, result))
        else:
            self.do(do.Correct(bout.id, result))

    def result(self, bout: Bout) -> Result:
        """A result by chance, as the form allows it."""
        setup = self.t.setup
        pick = self.random.choice
        match setup.scoring:
            case "field":
                lines = tuple(
                    (self.random.randrange(30), self.random.randrange(90))
                    for _ in range(setup.deals)
                )
                return Result((0,), lines)
            case "places" if len(bout.sides) == 3:
                scores = [4, 2, 0]
                self.random.shuffle(scores)
                return Result(tuple(score * setup.games for score in scores))
            case "places":
                return Result(pick([(4 * setup.games, 0), (0, 4 * setup.games)]))
            case _:
                whole = 2 * setup.games
                first = whole if form.needs_winner(setup, bout.label) else None
                first = pick([0, whole]) if first else pick(range(whole + 1))
                return Result((first, whole - first))

    def run(self, heats: int, no_shows: float = 0) -> None:
        """Pair and play so many heats, fewer if nobody can be paired any more."""
        for _ in range(heats):
            try:
                self.pair()
            except Illegal as refused:
                if refused.code in {"event-all-heats-played", "event-nobody-to-pair"}:
                    return
                raise
            self.play_heat(no_shows=no_shows)


def ups_and_downs(evening: Evening, rate: float) -> None:
    """Some rest, withdraw or come back between two heats."""
    for entrant in evening.t.entrants:
        if evening.random.random() >= rate or entrant.state == "removed":
            continue
        match entrant.state:
            case "here":
                leave: Sequence[do.Command] = (do.Rest(entrant.id), do.Withdraw(entrant.id))
                evening.do(evening.random.choice(leave))
            case _:
                evening.do(do.CheckIn(entrant.id))


def crowd(evening: Evening, people: int) -> Tournament:
    """The tournament with so many entrants here, also more than may enter."""
    entrants = tuple(
        Entrant(n, f"P{n:04}", state="here", lot=evening.random.getrandbits(32))
        for n in range(1, people + 1)
    )
    return replace(evening.t, entrants=entrants)


def played(evening: Evening, command: do.Pair) -> Tournament:
    """The tournament after a heat with these pairs, without asking the judge, who is slow."""
    bouts = []
    for number, pairing in enumerate(command.pairings, evening.t.bouts + 1):
        bout = Bout(number, pairing.table, pairing.board, pairing.sides, label=pairing.label)
        bouts.append(replace(bout, result=evening.result(bout)))
    heat = Heat(command.heat, tuple(bouts), command.byes, paired=0, starts=0)
    return replace(evening.t, heats=(*evening.t.heats, heat), bouts=evening.t.bouts + len(bouts))
