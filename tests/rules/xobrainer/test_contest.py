"""How matches count in a tournament."""

import pytest

from knobel.core.game import Illegal
from knobel.games.xobrainer import (
    Map,
    Mission,
    Random,
    Rounds,
    Sets,
    TimeBomb,
    Trap,
    Variant,
    contest,
    tally,
    with_sizes,
)
from knobel.tournament.planner import plan
from tests.kit.xobrainer import config, played


@pytest.mark.parametrize("variant", [Random(), Map(), Mission(), Trap()])
def test_where_chance_deals_a_bout_is_two_games_with_sides_changed(variant: Variant) -> None:
    assert contest(config(variant)).games == 2
    assert contest(config(variant)).is_dealt


def test_without_chance_one_game_decides() -> None:
    plain = contest(config(TimeBomb(), length=Sets(3)))

    assert (plain.games, plain.is_dealt, plain.scoring, plain.minutes) == (1, False, "win", 30)


def test_sets_then_points_decide_between_equal_points() -> None:
    end = played(config(length=Rounds(3), teams=(2, 2)), 1)[-1].state

    crosses, rings = ((end.sets[side], end.points[side]) for side in (0, 1))
    assert tally(end) == (crosses, rings, crosses, rings)
    assert crosses != rings


def test_teams_of_any_size_get_their_seats() -> None:
    assert with_sizes(config(), (4, 2)).teams == (4, 2)
    assert with_sizes(config(), (1, 1)) == config()
    with pytest.raises(Illegal, match="too-many-players"):
        with_sizes(config(), (6, 4))


def test_what_is_proposed_for_fourteen_people_five_boxes_and_two_hours() -> None:
    best = plan(14, 5, 120, contest(config(length=Sets(3))))

    assert ("swiss", 4, 1, 27) == (best.format, best.heats, best.games, best.minutes)
    assert (5, 2, True) == (best.real, best.screen, best.fits)
