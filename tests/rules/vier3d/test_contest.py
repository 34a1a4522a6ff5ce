"""How matches count in a tournament."""

from msgspec.structs import replace

from knobel.games.vier3d import Config, Total, contest, tally, with_sizes
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
