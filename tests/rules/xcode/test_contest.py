"""How matches count in a tournament."""

from collections import deque

import pytest

from knobel.core.dice import SealedDice
from knobel.core.game import Begin, Illegal, Move
from knobel.games import xcode
from knobel.games.xcode import contest, tally, with_sizes
from knobel.tournament.planner import plan
from tests.kit.xcode import config, table, tick, won_game


def test_groups_play_the_same_deal_against_the_field() -> None:
    assert (contest(config()).scoring, contest(config()).is_dealt) == ("field", True)
    assert with_sizes(config(4), (7,)).players == 7


@pytest.mark.parametrize("people", [1, 9])
def test_a_group_for_which_there_is_no_game_is_refused(people: int) -> None:
    with pytest.raises(Illegal, match="event-bad-size"):
        with_sizes(config(4), (people,))


def test_one_seed_deals_the_same_pack_to_every_group() -> None:
    def dealt(seed: str) -> xcode.State:
        return xcode.apply(xcode.opening(config()), Move(None, Begin(), 0), SealedDice(seed)).state

    assert dealt("one") == dealt("one") != dealt("two")


def test_fields_count_first_then_the_sand_that_is_left() -> None:
    ((_, _, last),) = deque(won_game(config(2), 1), maxlen=1)
    end = last.state
    assert end.end is not None
    assert end.sand is not None

    assert tally(end) == ((12, end.sand.left(end.end.at)),) * 2
    assert tally(end)[0][1] > 0


def test_a_group_that_ran_out_of_sand_has_none_left() -> None:
    lost = tick(table("", "", cracked="12", settings=config(2)), 10_000_000).state

    assert tally(lost) == ((2, 0), (2, 0))


def test_what_is_proposed_for_seven_groups_five_boxes_and_two_hours() -> None:
    best = plan(7, 5, 120, contest(config()))

    assert ("league", 5, 1, 15) == (best.format, best.heats, best.games, best.minutes)
    assert (5, 2, True) == (best.real, best.screen, best.fits)
