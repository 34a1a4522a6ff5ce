"""How matches count in a tournament."""

import pytest
from msgspec.structs import replace

from knobel.games.vier3d import Config, PerMove, Total, contest, tally, with_clock, with_sizes
from knobel.tournament.planner import proposals
from tests.kit.vier3d import NONE, after

LINES = Config(variant="most-lines")
THREE = Config(variant="most-lines", yellow="three-players")
RED_LINE = "a1 b1 a1 b1 a1 b1 a1"


def test_each_side_begins_once_because_the_second_player_has_an_advantage() -> None:
    assert [contest(config).games for config in (Config(), LINES, THREE)] == [2, 2, 1]
    assert contest(LINES).scoring == "games"
    assert contest(THREE).scoring == "places"


def test_lines_decide_between_equal_points_only_where_they_are_counted() -> None:
    assert tally(after(RED_LINE, NONE)) == ((1,), (0,))
    assert tally(after(RED_LINE)) == ((), ())


def test_a_team_shares_its_seat() -> None:
    assert with_sizes(LINES, (2, 3)) == LINES


def test_two_people_at_a_table_for_three_play_the_game_for_two() -> None:
    clock = Total(600, 10)
    timed = replace(THREE, clock=clock)

    assert with_sizes(timed, (1, 1)) == Config(variant="most-lines", clock=clock)
    assert with_sizes(timed, (1, 1, 1)) == timed


def test_a_game_that_has_to_end_in_time_adds_none_for_a_ball() -> None:
    chosen = Config(clock=PerMove(20))

    assert with_clock(LINES, 7) == replace(LINES, clock=Total(420, 0))
    assert with_clock(chosen, 7) == chosen


@pytest.mark.parametrize(
    ("config", "best"),
    [
        (Config(), ("swiss", 5, 2, 20)),
        (LINES, ("swiss", 4, 2, 27)),
        (THREE, ("threes", 4, 1, 25)),
    ],
)
def test_what_is_proposed_for_fourteen_people_five_boxes_and_two_hours(
    config: Config, best: tuple[str, int, int, int]
) -> None:
    first = proposals(14, 5, 120, contest(config))[0]

    assert best == (first.format, first.heats, first.games, first.minutes)
    assert (first.real, first.fits) == (5, True)
