"""The next four pieces of each side."""

import pytest

from knobel.games import xobrainer
from knobel.games.xobrainer import Map
from knobel.games.xobrainer.events import LinedUp
from knobel.games.xobrainer.table import Bag
from tests.kit.xobrainer import after, begin, config, laid, play, step, told


@pytest.mark.rule("XO-10")
def test_xo_10_three_of_the_main_colour_and_a_fourth_in_the_other() -> None:
    assert begin().board.lineups == ("XXXx", "OOOo")


@pytest.mark.rule("XO-10")
def test_xo_10_they_are_played_in_their_order() -> None:
    state = after("a1 a3 b1 b3 c1 c3")
    assert state.board.lineups == ("x", "o")
    state = play(state, "h1 h3")

    assert [ply.piece for ply in state.board.plies] == [*"XOXOXOxo"]


@pytest.mark.rule("XO-11")
def test_xo_11_an_empty_line_up_is_filled_again() -> None:
    state = after("a1 a3 b1 b3 c1 c3")
    made = step(state, "h1")

    assert told(made.events, LinedUp) == [LinedUp(0, "XXXx")]
    assert made.state.board.lineups == ("XXXx", "o")


@pytest.mark.rule("XO-11")
def test_xo_11_both_line_ups_are_seen_by_everybody() -> None:
    state = after("a1 a3 b1")
    for viewer in (0, 1, None):
        assert xobrainer.view_for(state, viewer).lineups == ("Xx", "OOo")


@pytest.mark.rule("XO-12")
def test_xo_12_a_new_round_starts_with_a_fresh_line_up_and_all_32() -> None:
    state = laid("5  . . X X . X X . . .", lineups=("Xx", "OOo"))
    state = play(state, "e5")

    assert state.round == 2
    assert state.board.lineups == ("XXXx", "OOOo")
    assert state.board.bags == (Bag(21, 7), Bag(21, 7))
    assert state.board.cells == "." * 100


@pytest.mark.rule("XO-12")
def test_xo_12_with_map_28_are_left() -> None:
    board = begin(config(Map())).board

    assert board.lineups == ("XXXx", "OOOo")
    assert board.bags == (Bag(21 - 3, 7 - 1), Bag(21 - 3, 7 - 1))


def test_whoever_has_no_piece_of_a_colour_left_lines_up_the_others() -> None:
    """It takes a deck of one's own, whose Map cards use up more of one colour."""
    from msgspec.structs import replace

    state = after("a1 a3 b1 b3 c1 c3")
    for bag, expected in ((Bag(5, 0), "XXXX"), (Bag(1, 3), "Xxxx"), (Bag(2, 0), "XX")):
        board = replace(state.board, bags=(bag, bag))
        made = step(replace(state, board=board), "h1")

        assert told(made.events, LinedUp) == [LinedUp(0, expected)]
