"""Secret missions."""

import pytest
from msgspec.structs import replace

from knobel.games import xobrainer
from knobel.games.xobrainer import Map, Mission, Points, State
from knobel.games.xobrainer.events import (
    Awarded,
    CardsShown,
    Claimed,
    Hand,
    Hands,
    Noted,
    RoundEnded,
    RowMade,
)
from knobel.games.xobrainer.table import Bag
from tests.kit.xobrainer import (
    DECK,
    begin,
    card_with,
    config,
    laid,
    on_board,
    play,
    resign,
    result,
    step,
    told,
    with_cards,
)

MISSION = config(Mission(), length=Points(500))
ONE, TWO, THREE = card_with("a1"), card_with("a10"), card_with("a3")
"""White a1 f6 j3 and purple e9; white a10 b6 j6 and purple c3; white a3 c8 f4 and purple j7."""


def _state(text: str, settings: xobrainer.Config = MISSION, *cards: int, to_move: int = 0) -> State:
    return with_cards(laid(text, settings, to_move=to_move), "mission", *(cards or (ONE, TWO)))


def _claims(state: State, square: str) -> list[tuple[str, int, tuple[str, ...]]]:
    events = step(state, square).events
    return [(claim.prize, claim.points, claim.squares) for claim in told(events, Claimed)]


@pytest.mark.rule("XO-60")
def test_xo_60_every_player_draws_a_card_before_each_round() -> None:
    state = begin(config(Mission(), teams=(2, 1)), 4, 4, 4)
    assert state.notes == (Hands((Hand((0,), 4), Hand((1,), 5), Hand((2,), 6))),)
    state = on_board(state, "5  . . X X . X X . . .", lineups=("X", "O"))
    state = step(state, "e5", 0, 9, 0, 0).state

    assert state.notes == (Hands((Hand((0,), 9), Hand((1,), 0), Hand((2,), 1))),)


@pytest.mark.rule("XO-60")
def test_xo_60_it_is_secret_from_everyone_team_mates_included() -> None:
    state = begin(config(Mission(), teams=(2, 1)), 4, 4, 4)
    for viewer in (0, 1, 2, None):
        cards = xobrainer.view_for(state, viewer).cards
        told_cards = [(card.seats, card.card) for card in cards]
        own = [] if viewer is None else [((viewer,), DECK.cards[4 + viewer])]
        assert told_cards == own

        heard = xobrainer.event_for(Noted("mission", state.notes[0]), viewer)
        assert isinstance(heard, Noted)
        assert isinstance(heard.note, Hands)
        known = [hand.card for hand in heard.note.hands if hand.card is not None]
        assert known == ([] if viewer is None else [4 + viewer])


@pytest.mark.rule("XO-60")
def test_xo_60_when_the_round_is_over_all_are_shown() -> None:
    state = _state("5  . . X X . X X . . .")
    made = step(state, "e5")

    shown = CardsShown("mission", (Hand((0,), ONE), Hand((1,), TWO)))
    assert told(made.events, CardsShown) == [shown]
    for viewer in (0, 1, None):
        assert xobrainer.event_for(shown, viewer) == shown
        last = xobrainer.view_for(made.state, viewer).last
        assert last is not None
        assert [held.card for held in last.cards] == [DECK.cards[ONE], DECK.cards[TWO]]


@pytest.mark.rule("XO-60")
def test_xo_60_they_are_shown_too_when_somebody_gives_up() -> None:
    made = resign(_state(""), 1)

    assert len(told(made.events, CardsShown)) == 1


@pytest.mark.rule("XO-61")
def test_xo_61_own_shape_in_the_marked_colour_on_the_marked_square() -> None:
    met = """
        9  . . . . X . . . . .
        6  . . . . . X . . . .
        5  . . X X . X X . . .
        3  . . . . . . . . . x
        1  o . . . . . . . . .
    """  # e9 in the wrong colour, j3 too, a1 in the wrong shape
    assert _claims(_state(met), "e5") == [("points", 3, ("f6",))]

    purple = met.replace("9  . . . . X", "9  . . . . x")
    assert _claims(_state(purple), "e5") == [("points", 6, ("f6", "e9"))]


@pytest.mark.rule("XO-61")
def test_xo_61_rings_read_white_as_pink() -> None:
    met = """
        9  . . . . o . . . . .
        6  . . . . . o . . . .
        5  . . O O . O O . . .
        1  O . . . . . . . . .
    """
    state = _state(met, MISSION, TWO, ONE, to_move=1)

    assert _claims(state, "e5") == [("points", 6, ("a1", "e9"))]


@pytest.mark.rule("XO-61")
def test_xo_61_laid_by_any_player_of_the_side() -> None:
    state = begin(config(Mission(), teams=(2, 2), length=Points(500)))
    state = with_cards(state, "mission", ONE, TWO, THREE, card_with("a4"))
    state = play(state, "f6 a9 a1 b10")  # X1 lays f6 and X2 a1; both are on the card of X1
    assert [ply.seat for ply in state.board.plies] == [0, 1, 2, 3]
    cells = on_board(state, "5  . . X X . X X . . .").board.cells
    made = step(replace(state, board=replace(state.board, cells=cells)), "e5")

    [claim] = told(made.events, Claimed)
    assert (claim.seats, claim.squares) == ((0,), ("a1", "f6"))


@pytest.mark.rule("XO-61")
def test_xo_61_pieces_that_map_put_there_do_not_count() -> None:
    state = begin(config(Map(), Mission(), length=Points(500)), ONE, 0, 0, 0)
    assert state.board.cells[0] == "X"  # a1, from the Map card
    cells = on_board(state, "5  . . X X . X X . . .").board.cells
    board = replace(state.board, cells="X" + cells[1:])
    state = with_cards(replace(state, board=board), "mission", ONE, TWO)

    assert _claims(state, "e5") == []


TWO_MET = """
    6  . . . . . X . . . .
    5  . . X X . X X . . .
    1  X . . . . . . . . .
"""


@pytest.mark.rule("XO-62")
def test_xo_62_three_points_for_each_piece_on_top_of_the_dots() -> None:
    made = step(_state(TWO_MET), "e5")

    assert made.state.points == (6 + 2 * 3, 0)
    [award] = told(made.events, Awarded)
    assert [claim.squares for claim in award.claims] == [("a1", "f6")]


@pytest.mark.rule("XO-62")
def test_xo_62_also_for_pieces_in_the_row() -> None:
    state = _state("6  . X X X X . . . . .")

    assert play(state, "f6").points == (7 + 3, 0)


@pytest.mark.rule("XO-62")
def test_xo_62_only_for_the_side_that_wins_the_round_with_a_row() -> None:
    rings = TWO_MET + "\n    4  . . O O . O O . . ."
    state = _state(rings, to_move=1)

    assert play(state, "e4").points == (0, 2 + 2 + 1 + 1 + 2)
    drawn = replace(_state(TWO_MET), points=(0, 0))
    empty = replace(drawn.board, lineups=("X", ""), bags=(Bag(), Bag()))
    assert play(replace(drawn, board=empty), "j10").points == (0, 0)


@pytest.mark.rule("XO-62")
def test_xo_62_the_cards_of_all_players_of_the_side_count() -> None:
    settings = config(Mission(), teams=(2, 2), length=Points(500))
    text = TWO_MET + "\n    10  X . . . . . . . . ."
    state = _state(text, settings, ONE, THREE, TWO, card_with("a4"))
    made = step(state, "e5")

    assert [(c.seats, c.points) for c in told(made.events, Claimed)] == [((0,), 6), ((2,), 3)]
    assert made.state.points == (6 + 9, 0)


ALL_FOUR = """
    9  . . . . x . . . . .
    6  . . . . . X . . . .
    5  . . X X . X X . . .
    3  . . . . . . . . . X
    1  X . . . . . . . . .
"""


@pytest.mark.rule("XO-63")
def test_xo_63_all_four_and_a_row_win_by_knockout() -> None:
    assert result(play(_state(ALL_FOUR), "e5")) == ("knockout", 0)
    three = _state(ALL_FOUR.replace("9  . . . . x", "9  . . . . ."))
    assert result(play(three, "e5")) is None


@pytest.mark.rule("XO-63")
def test_xo_63_all_four_without_a_row_win_nothing() -> None:
    state = _state(ALL_FOUR.replace("1  X", "1  ."))

    assert told(step(state, "a1").events, RoundEnded) == []


@pytest.mark.rule("XO-63")
def test_xo_63_four_of_two_cards_are_not_four_of_one() -> None:
    settings = config(Mission(), teams=(2, 2), length=Points(500))
    text = """
        10  X . . . . . . . . .
         6  . X . . . X . . . .
         5  . . X X . X X . . .
         1  X . . . . . . . . .
    """
    state = _state(text, settings, ONE, THREE, TWO, card_with("a4"))

    assert result(play(state, "e5")) is None
    assert play(state, "e5").points == (6 + 4 * 3, 0)


@pytest.mark.rule("XO-63")
def test_xo_63_the_dutch_option_the_four_pieces_are_enough() -> None:
    dutch = config(Mission("four-pieces"))
    state = _state(ALL_FOUR.replace("1  X", "1  ."), dutch)
    made = step(state, "a1")

    assert result(made.state) == ("knockout", 0)
    assert told(made.events, RowMade) == []
    assert told(made.events, RoundEnded) == [RoundEnded(0, "mission", 0)]
    three = _state("1  . . . X X . X X . .\n5  . . X X . X . . . .", dutch)
    assert told(step(three, "e5").events, RoundEnded) == []


@pytest.mark.rule("XO-63")
def test_xo_63_with_it_the_fourth_piece_comes_before_anything_it_completes() -> None:
    """The pink cross on e9 gives O five pink pieces, and X its mission."""
    text = """
        9  . . O O . O O . . .
        6  . . . . . X . . . .
        3  . . . . . . . . . X
        1  X . . . . . . . . .
    """
    for knockout, end in (("four-pieces", ("knockout", 0)), ("with-row", None)):
        settings = config(Mission(knockout))  # type: ignore[arg-type] # both are fine
        state = _state(text, settings)
        made = step(replace(state, board=replace(state.board, lineups=("xX", "OO"))), "e9")
        assert result(made.state) == end
    assert told(made.events, RoundEnded)[0].winner == 1


@pytest.mark.rule("XO-63")
def test_xo_63_of_a_larger_team_only_its_best_cards_count() -> None:
    settings = config(Mission(), teams=(2, 1), length=Points(500))
    text = TWO_MET + "\n    10  X . . . . . . . . ."
    best_second = _state(text, settings, TWO, THREE, ONE)
    made = step(best_second, "e5")

    assert [(c.seats, c.points) for c in told(made.events, Claimed)] == [((2,), 6)]
    assert made.state.points == (12, 0)
