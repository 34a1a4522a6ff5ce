"""Tie-breaks against two other computations, of tournaments that another program has paired.

One works on the columns of the files, from the regulations of FIDE (C.07 of 2026): none of our code
is in it.  The other is py4swiss, which needs Buchholz and Sonneborn-Berger for the Burstein system; no
program among our requirements counts all of C.07.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from py4swiss.engines.burstein.player import get_player_infos_from_trf
from py4swiss.trf.trf_parser import TrfParser

from bench.pairing import simulated
from bench.swiss_files import FOLDER
from knobel.core.dice import SealedDice
from knobel.tournament import judge, trf
from knobel.tournament.commands import Actor
from knobel.tournament.standing import standing
from knobel.tournament.trf_event import commands_of, setup_of, sheet_of
from knobel.tournament.values import RULES, Header, Tournament, opened

FILES = [f"p12r5-{n}" for n in range(17)] + [f"p30r9-{n}" for n in (7, 8, 12)]


class Round(NamedTuple):
    """A player's round: whom they met or should have met, and what it says."""

    opponent: int
    mark: str

    @property
    def is_played(self) -> bool:
        return self.mark in "1=0"

    @property
    def points(self) -> float:
        return {"1": 1, "+": 1, "U": 1, "F": 1, "=": 0.5, "H": 0.5}.get(self.mark, 0)

    @property
    def is_voluntary(self) -> bool:
        """Whether the player could have played (16.2.3 to 16.2.5)."""
        return self.mark in "-HZ"


def table_of(text: str) -> dict[int, list[Round]]:
    """By player, all rounds, from the columns of the file."""
    lines = [line for line in text.splitlines() if line.startswith("001")]
    last = max(len(line.rstrip()) for line in lines)
    return {
        int(line[4:8]): [
            Round(int(line[at : at + 4].strip() or 0), line[at + 7 : at + 8].strip() or "Z")
            for at in range(91, last, 10)
        ]
        for line in (line.ljust(last) for line in lines)
    }


class Figures:
    """What FIDE's regulations make of a table."""

    def __init__(self, table: Mapping[int, Sequence[Round]]) -> None:
        self.table = table
        self.score = {n: sum(each.points for each in rounds) for n, rounds in table.items()}
        self.adjusted = {n: self._adjusted(rounds) for n, rounds in table.items()}

    def _adjusted(self, rounds: Sequence[Round]) -> float:
        """16.3: rounds without an opponent count as draws if only voluntary ones follow."""
        total = 0.0
        for at, each in enumerate(rounds):
            is_over = all(later.is_voluntary for later in rounds[at:])
            total += 0.5 if is_over and each.opponent == 0 else each.points
        return total

    def _counts(self, player: int, each: Round) -> float:
        """The score of the opponent, or of the dummy that stands in for one (16.4)."""
        if each.is_played:
            return self.adjusted[each.opponent]
        limit = self.adjusted[each.opponent] if each.opponent else len(self.table[player]) / 2
        return min(self.score[player], limit)

    def buchholz_cut_1(self, player: int) -> float:
        """16.5: of somebody with voluntarily unplayed rounds, the lowest of those is cut."""
        rounds = self.table[player]
        cuttable = [each for each in rounds if each.is_voluntary] or rounds
        lowest = min(self._counts(player, each) for each in cuttable)
        return sum(self._counts(player, each) for each in rounds) - lowest

    def sonneborn_berger(self, player: int) -> float:
        return sum(self._counts(player, each) * each.points for each in self.table[player])


def imported(text: str) -> Tournament:
    """The tournament of the file, as our rules count it."""
    sheet = trf.read(text)
    t = opened(Header("T", "ABCDEF", "host", 0, setup_of(sheet, "vier3d"), RULES))
    host, dice = Actor("host", "host"), SealedDice("seed")
    for command in commands_of(sheet):
        _, t = judge.judged(t, host, command, 0, dice)
    return t


def assert_equal(text: str, t: Tournament, number: Mapping[int, int]) -> None:
    """Everybody's figures are those of the file, in which entrants have these numbers."""
    figures, now = Figures(table_of(text)), standing(t)
    buchholz, berger = now.ties.index("buchholz-cut-1"), now.ties.index("sonneborn-berger")
    for row in now.rows:  # in half points
        player = number[row.entrant]

        assert row.points == 2 * figures.score[player]
        assert row.ties[buchholz] == 2 * figures.buchholz_cut_1(player)
        assert row.ties[berger] == 4 * figures.sonneborn_berger(player)


@pytest.mark.rule("EV-47")
@pytest.mark.parametrize("name", FILES)
def test_ev_47_tie_breaks_are_those_of_fide(name: str) -> None:
    text = (FOLDER / f"{name}.trf").read_text("utf-8")
    t = imported(text)

    assert_equal(text, t, {entrant.id: entrant.id for entrant in t.entrants})


@pytest.mark.rule("EV-47")
@pytest.mark.parametrize("seed", [1, 2, 4, 7, 8])
def test_ev_47_tie_breaks_of_people_who_come_late_and_leave_are_those_of_fide(seed: int) -> None:
    t = simulated(seed).t
    sheet = sheet_of(t)
    number = {line.name: line.number for line in sheet.lines}

    assert_equal(trf.write(sheet, "trf16"), t, {e.id: number[e.name] for e in t.entrants})


def by_py4swiss(text: str, file: Path) -> dict[int, tuple[int, int]]:
    """By player, Buchholz cut 1 in half points and Sonneborn-Berger in quarters, by py4swiss.

    It cuts nothing itself, so the lowest of the scores that it has added is subtracted.
    """
    file.write_text(text, "utf-8")
    parsed = TrfParser.parse(file)
    points = {s.starting_number: s.points_times_ten for s in parsed.player_sections}
    lowest = {
        s.starting_number: min(
            points[r.id if r.result.is_played() else s.starting_number] for r in s.results
        )
        for s in parsed.player_sections
    }
    return {
        player.id: ((player.buchholz - lowest[player.id]) // 5, player.sonneborn_berger // 25)
        for player in get_player_infos_from_trf(parsed)
    }


def counted_alike(table: Mapping[int, Sequence[Round]]) -> Iterator[int]:
    """The players whom the Burstein system (C.04.4.2, 1.7) counts as C.07 does.

    It knows no heats left out at the end, and a dummy has the player's points without a limit.
    """
    figures = Figures(table)
    for player, rounds in table.items():
        met = [each.opponent for each in rounds if each.is_played]
        missed = [each for each in rounds if not each.is_played]
        is_low = figures.score[player] <= len(rounds) / 2
        if all(figures.adjusted[other] == figures.score[other] for other in met) and all(
            is_low and each.opponent == 0 and not each.is_voluntary for each in missed
        ):
            yield player


def files_and_simulations() -> Iterator[tuple[str, Tournament, Mapping[int, int]]]:
    """A file, its tournament, and by entrant the number in the file."""
    for name in FILES:
        text = (FOLDER / f"{name}.trf").read_text("utf-8")
        t = imported(text)
        yield f"{text}XXR {len(t.heats)}\n", t, {entrant.id: entrant.id for entrant in t.entrants}
    for seed in (4, 8, 26, 55, 79, 91):  # some people have a bye and miss no heat
        t = simulated(seed).t
        number = {line.name: line.number for line in sheet_of(t).lines}
        yield trf.write(sheet_of(t), "trf16"), t, {e.id: number[e.name] for e in t.entrants}


@pytest.mark.rule("EV-47")
def test_ev_47_tie_breaks_are_those_of_another_program(tmp_path: Path) -> None:
    compared = byes = 0
    for text, t, number in files_and_simulations():
        elsewhere, table, now = by_py4swiss(text, tmp_path / "a.trf"), table_of(text), standing(t)
        buchholz, berger = now.ties.index("buchholz-cut-1"), now.ties.index("sonneborn-berger")
        ours = {number[row.entrant]: (row.ties[buchholz], row.ties[berger]) for row in now.rows}
        for player in elsewhere.keys() & counted_alike(table):
            assert ours[player] == elsewhere[player]
            compared += 1
            byes += any(not each.is_played for each in table[player])

    assert compared > 250
    assert byes > 10
