"""Plays tournaments from commands, and keeps their log."""

from collections.abc import Sequence
from typing import Any

import pytest

from knobel.core.dice import Dice, Recorder
from knobel.core.game import Illegal, Millis
from knobel.tournament import commands as do
from knobel.tournament.commands import Actor, Command, Pair, Pairing
from knobel.tournament.events import Event
from knobel.tournament.judge import Entry, actor_of, enter, judged, verify
from knobel.tournament.standing import Row, standing
from knobel.tournament.values import (
    RULES,
    Board,
    Bout,
    BoutId,
    EntrantId,
    Header,
    Result,
    Setup,
    opened,
)

HOST = "host's digest"
SERVICE = Actor("service")
WON, DRAWN, LOST = Result((2, 0)), Result((1, 1)), Result((0, 2))
SECOND: Millis = 1000


class Counting:
    """Dice that give 0, 1, 2 ... in turn, so that every entrant has a lot of its own."""

    def __init__(self) -> None:
        self._next = 0

    def pick(self, n: int, /) -> int:
        self._next += 1
        return (self._next - 1) % n


def key_of(entrant: EntrantId) -> str:
    """The digest of the device of an entrant."""
    return f"device {entrant}"


class Evening:
    """A tournament with some people who are checked in, each with a device."""

    def __init__(self, people: int = 4, *, dice: Dice | None = None, **setup: Any) -> None:
        chosen = Setup(**{"name": "Evening", "game": "some-game", "boxes": 99, **setup})
        self.header = Header("T1", "ABCDEF", HOST, 0, chosen, RULES)
        self.t = opened(self.header)
        self.log: list[Entry] = []
        self.wall: Millis = 0
        self._dice = dice or Counting()
        for number in range(1, people + 1):
            self.enter(number)
            self.do(do.CheckIn(number), number)

    def do(self, command: Command, by: EntrantId | str | Actor = HOST) -> tuple[Event, ...]:
        """Give a command as the host, an entrant, a device or the service."""
        key = key_of(by) if isinstance(by, int) else by
        actor = actor_of(self.t, key) if isinstance(key, str) else key
        dice = Recorder(self._dice)
        events, told = judged(self.t, actor, command, self.wall, dice)
        version = self.t.version + 1
        entry = Entry(version, self.wall, None, actor, command, tuple(dice.picks), events)
        self.t = enter(self.t, entry)
        assert self.t == told
        self.log.append(entry)
        return events

    def refuses(self, code: str, command: Command, by: EntrantId | str | Actor = HOST) -> None:
        """The command must be refused with this code, and change nothing."""
        before = self.t
        with pytest.raises(Illegal) as refusal:
            self.do(command, by)

        assert code == refusal.value.code
        assert before is self.t

    def wait(self, seconds: float) -> None:
        self.wall += round(seconds * SECOND)

    def enter(self, number: EntrantId, **more: Any) -> None:
        self.do(do.Enter(f"Player {number}", **more), number)

    def pairs(
        self,
        *pairs: tuple[EntrantId, ...],
        byes: tuple[EntrantId, ...] = (),
        board: Board = "real",
        labels: Sequence[str] = (),
        table: int = 1,
        **more: Any,
    ) -> Pair:
        """The command that announces these bouts as the next heat, from this table on."""
        pairings = tuple(
            Pairing(
                tuple((n,) for n in pair), board, table + at, label=labels[at] if labels else ""
            )
            for at, pair in enumerate(pairs)
        )
        return Pair(len(self.t.heats) + 1, pairings, byes, **more)

    def pair(self, *pairs: tuple[EntrantId, ...], **more: Any) -> tuple[Bout, ...]:
        self.do(self.pairs(*pairs, **more))
        assert self.t.heat is not None
        return self.t.heat.bouts

    def heat(self, *results: tuple[tuple[EntrantId, ...], Result], **more: Any) -> None:
        """Pair a heat, and let the host report its results."""
        bouts = self.pair(*(pair for pair, _ in results), **more)
        for bout, (_, result) in zip(bouts, results, strict=True):
            self.do(do.Report(bout.id, result))

    def bout(self, number: BoutId) -> Bout:
        bout = self.t.bout(number)
        assert bout is not None
        return bout

    @property
    def rows(self) -> dict[EntrantId, Row]:
        return {row.entrant: row for row in standing(self.t).rows}

    @property
    def order(self) -> list[EntrantId]:
        return [row.entrant for row in standing(self.t).rows]

    @property
    def points(self) -> dict[EntrantId, float]:
        return {row.entrant: row.points / 2 for row in standing(self.t).rows}

    @property
    def places(self) -> dict[EntrantId, int | None]:
        return {row.entrant: row.place for row in standing(self.t).rows}

    def tie(self, name: str) -> dict[EntrantId, int]:
        """Everybody's value of this tie-break."""
        now = standing(self.t)
        return {row.entrant: row.ties[now.ties.index(name)] for row in now.rows}

    def is_right(self) -> bool:
        """Whether the log verifies."""
        return verify(self.header, self.log) is None
