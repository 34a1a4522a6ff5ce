"""Pieces laid out before the round."""

import pytest

from knobel.core.dice import Tape
from knobel.core.game import Begin, Move, Transition
from knobel.games import xobrainer
from knobel.games.xobrainer import Card, Config, Deck, Map, State, TimeBomb
from knobel.games.xobrainer.board import SQUARES
from knobel.games.xobrainer.events import (
    Dealt,
    DeckRefused,
    LinedUp,
    MapLaid,
    RoundBegan,
    RowMade,
    TurnBegan,
)
from tests.kit.xobrainer import LAYOUT, begin, config, drawing, drawn, on_board, result, step, told

MAP = config(Map())


def _begun(settings: Config, *picks: int) -> Transition[State, xobrainer.Event]:
    return xobrainer.apply(xobrainer.opening(settings), Move(None, Begin(), 0), Tape(0, *picks))


@pytest.mark.rule("XO-65")
def test_xo_65_each_side_lays_four_of_its_own_shape_as_its_card_shows() -> None:
    state = begin(MAP, 0, 0)  # a1 f6 j3 white, e9 purple; a10 b6 j6 white, c3 purple

    expected = drawn("""
        10  O . . . . . . . . .
         9  . . . . x . . . . .
         6  . O . . . X . . . O
         3  . . o . . . . . . X
         1  X . . . . . . . . .
    """)
    assert expected == drawing(state)


@pytest.mark.rule("XO-65")
def test_xo_65_then_the_round_begins_with_fresh_line_ups() -> None:
    made = _begun(config(Map(), TimeBomb(10)), 0, 0)
    order = [type(event) for event in made.events if not isinstance(event, Dealt)]

    assert order[1:-1] == [RoundBegan, MapLaid, MapLaid, LinedUp, LinedUp, TurnBegan]


@pytest.mark.rule("XO-65")
def test_xo_65_before_each_round() -> None:
    state = on_board(begin(MAP, 0, 0), "5  . . X X . X X . . .")
    made = step(state, "e5", 0, 4, 5)

    assert [deal.cards for deal in told(made.events, Dealt)] == [(4, 6)]
    assert len(made.state.board.cells.replace(".", "")) == 8


@pytest.mark.rule("XO-65")
def test_xo_65_on_a_knockout_square_lies_the_piece_for_both() -> None:
    state = begin(MAP, 4, 4)  # b9 is the purple mark of the one, i2 of the other

    assert state.board.cells[SQUARES.index("b9")] == "x"
    assert state.board.cells[SQUARES.index("i2")] == "o"


@pytest.mark.rule("XO-65")
def test_xo_65_pieces_of_the_map_count_in_rows() -> None:
    state = begin(MAP, 0, 0)  # a cross on f6
    for square in "b7 a2 c7 a3 d7 a4".split():
        state = step(state, square).state
    cells = on_board(state, "6  . . X X . . X . . .").board.cells
    at = SQUARES.index("f6")
    from msgspec.structs import replace

    board = replace(state.board, cells=cells[:at] + "X" + cells[at + 1 :], lineups=("X", "O"))

    assert told(step(replace(state, board=board), "e6").events, RowMade)[0].side == 0


def _steep_deck() -> Deck:
    """Three green crosses of the first card and three green rings of the second lie in a row."""
    one, two = Card(("a5", "b5", "c5"), ("j10",)), Card(("j1",), ("d5", "e5", "f5"))
    rest = [square for square in SQUARES if square not in {*one.squares, *two.squares}]
    purple = [*sorted(LAYOUT.knockouts), *[s for s in rest if s not in LAYOUT.knockouts][:19]]
    white = [square for square in rest if square not in purple]
    others = (Card(tuple(white[3 * i : 3 * i + 3]), (purple[i],)) for i in range(23))
    return Deck("steep", (one, two, *others), "free")


STEEP = Config(LAYOUT, _steep_deck(), (Map(),))


@pytest.mark.rule("XO-66")
def test_xo_66_map_cards_that_would_make_a_row_are_drawn_again() -> None:
    made = _begun(STEEP, 0, 0, 5, 5)

    assert [deal.cards for deal in told(made.events, Dealt)] == [(5, 6)]
    assert result(made.state) is None
    other_way = _begun(STEEP, 1, 0, 1, 1)  # five pink pieces; then both are drawn from all again
    assert [deal.cards for deal in told(other_way.events, Dealt)] == [(1, 2)]


@pytest.mark.rule("XO-66")
def test_xo_66_at_most_20_times_then_the_deck_is_refused() -> None:
    nearly = _begun(STEEP, *(0, 0) * 20, 5, 5)
    assert result(nearly.state) is None
    made = _begun(STEEP, *(0, 0) * 21)

    assert told(made.events, DeckRefused) == [DeckRefused(0)]
    assert told(made.events, TurnBegan) == []
    assert result(made.state) == ("deck", None)


@pytest.mark.rule("XO-66")
def test_xo_66_with_three_white_marks_on_every_card_it_cannot_happen() -> None:
    """At most four pieces of a shape or of a colour come from two cards."""
    from knobel.games.xobrainer.board import has_row

    for one in range(25):
        for two in (n for n in range(25) if n != one):
            board = begin(MAP, one, two - (two > one)).board
            assert not has_row(board.cells)
