"""The measuring of X-Code's team mates: who cheats wins, and results are read as they were written."""

from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from bench.arena_xcode import Played, play
from bench.batches import mend
from bench.bots_xcode import cells_of, play_one, tasks_of
from bench.planner_xcode import Planner
from bench.plot_xcode import plot
from bench.scores_xcode import HANDS, HONEST, RUNGS, Cell, Game, pool, read, scores_of, table
from tests.kit.xcode import config

PACE = 1_500


def game(cell: Cell, number: int, *, is_won: bool) -> Game:
    """A match that might have been."""
    played = Played(is_won, "cracked" if is_won else "sand", 60, 12, 0, {"draw": 50}, 0)
    return Game(cell, "", number, played, 0.1)


@pytest.mark.parametrize("foresight", [True, False])
def test_whoever_sees_all_hands_wins_level_1(foresight: bool) -> None:
    minds = [Planner(foresight=foresight).choose for _ in range(5)]
    played = [play(config(4), f"planner {n}", mind, PACE) for n, mind in enumerate(minds)]

    assert [one.is_won for one in played] == [True] * 5
    assert [one.refused for one in played] == [0] * 5


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "xcode.jsonl"
    cells = cells_of(["level-1"], [4], [HONEST], 700)
    (first, second) = tasks_of(cells, 2, [])
    file.write_bytes(msgspec.json.encode(play_one(first)) + b"\n" + b'{"cell": {"lev')

    mend(file)

    assert tasks_of(cells, 2, read(file)) == [second]


def test_missions_are_for_honest_players_on_four_seats() -> None:
    assert cells_of(["rows"], [2, 8], RUNGS, PACE) == [Cell("rows", 4, HONEST, PACE)]
    assert cells_of(["rows"], [2, 8], [HANDS], PACE) == []


def test_a_cell_that_cheats_hardly_win_is_passed_over() -> None:
    games = [
        game(Cell("level-1", players, rung, PACE), n, is_won=n < won)
        for players, rung, won in [(4, HANDS, 10), (4, HONEST, 9), (8, HANDS, 1), (8, HONEST, 5)]
        for n in range(10)
    ]

    assert pool(scores_of(games), PACE) == ([(0.9, 1.0)], 1)


def test_a_match_that_was_played_twice_counts_once() -> None:
    cell = Cell("level-1", 4, HONEST, PACE)

    (score,) = scores_of([game(cell, 1, is_won=True), game(cell, 1, is_won=True)]).values()

    assert (1, 1) == (score.games, score.won)


def test_the_table_says_whether_it_is_what_was_asked_for() -> None:
    games = [game(Cell("level-1", 4, HANDS, PACE), n, is_won=n < 8) for n in range(10)]

    told = "\n".join(table(games))

    assert "| level-1 | 4 |" in told
    assert "80.0%, wanted 90%: **no**" in told


def test_the_plot_is_a_picture_with_a_dot_for_each_cell() -> None:
    games = [game(Cell("level-2", n, HONEST, PACE), 0, is_won=True) for n in (2, 4)]

    root = ET.fromstring(plot(scores_of(games), PACE))  # noqa: S314  # our own

    circles = root.findall("{http://www.w3.org/2000/svg}circle")
    assert len(circles) == 1 + 2 * 2  # the legend, then shares and times
