"""Line-ups drawn from the bag."""

import pytest

from knobel.games import xobrainer
from knobel.games.xobrainer import Map, Random
from knobel.games.xobrainer.events import LinedUp
from knobel.games.xobrainer.table import Bag
from tests.kit.rolls import Rolls
from tests.kit.xobrainer import begin, config, on_board, play, step, told

RANDOM = config(Random())


@pytest.mark.rule("XO-55")
def test_xo_55_four_are_drawn_from_the_sides_own_bag_in_this_order() -> None:
    state = begin(RANDOM, 31, 0, 29, 28, 0, 0, 23, 21)

    assert state.board.lineups == ("xXxx", "OOoO")
    assert state.board.bags == (Bag(23, 5), Bag(21, 7))


@pytest.mark.rule("XO-55")
def test_xo_55_they_are_played_in_the_order_drawn_and_then_four_new_ones_are() -> None:
    state = begin(RANDOM, 31, 0, 29, 28, 0, 0, 23, 21)
    state = play(state, "a1 a3 b1 b3 c1 c3")
    made = step(state, "h1", 0, 0, 27 - 1, 0, 0)

    assert [ply.piece for ply in made.state.board.plies] == [*"xOXOxox"]
    assert told(made.events, LinedUp) == [LinedUp(0, "XxXX")]
    assert made.state.board.bags[0] == Bag(20, 4)


@pytest.mark.rule("XO-55")
def test_xo_55_nothing_is_put_back_until_the_round_is_over() -> None:
    """Two whole rounds of lines: in each all 32 pieces come out of the bag."""
    for settings, pieces in ((RANDOM, (24, 8)), (config(Random(), Map()), (21, 7))):
        bag, drawn, dice = Bag(*pieces), "", Rolls(7)
        while not bag.is_empty:
            four = Random().supply(0, bag, dice)
            assert four is not None
            assert len(four) == 4
            bag = Bag(bag.main - four.count("X"), bag.other - four.count("x"))
            drawn += four
        assert (drawn.count("X"), drawn.count("x")) == pieces
        board = begin(settings).board
        for side, (main, other) in enumerate(zip("XO", "xo", strict=True)):
            lineup, rest = board.lineups[side], board.bags[side]
            assert (lineup.count(main) + rest.main, lineup.count(other) + rest.other) == pieces


@pytest.mark.rule("XO-55")
def test_xo_55_a_new_round_starts_with_a_full_bag() -> None:
    state = begin(RANDOM, 31, 0, 29, 28, 0, 0, 23, 21)
    state = on_board(state, "5  . . X X . X X . . .", lineups=("X", "O"))
    state = step(state, "e5", 0, 31, 0, 0, 0, 0, 0, 0, 0).state

    assert state.board.lineups == ("xXXX", "OOOO")
    assert state.board.bags == (Bag(21, 7), Bag(20, 8))


@pytest.mark.rule("XO-55")
def test_xo_55_only_the_current_four_are_known_and_to_everyone() -> None:
    state = begin(RANDOM, 31, 0, 29, 28, 0, 0, 23, 21)
    for viewer in (0, 1, None):
        assert xobrainer.view_for(state, viewer).lineups == ("xXxx", "OOoO")
        assert xobrainer.view_for(state, viewer).bags == (Bag(23, 5), Bag(21, 7))
