"""Traps."""

import pytest
from msgspec.structs import replace

from knobel.games import xobrainer
from knobel.games.xobrainer import Config, Map, Points, State, Trap
from knobel.games.xobrainer.events import (
    CardsShown,
    Claimed,
    Hand,
    Hands,
    Noted,
    RoundEnded,
    SetWon,
)
from tests.kit.xobrainer import (
    DECK,
    begin,
    card_with,
    config,
    laid,
    on_board,
    play,
    result,
    step,
    told,
    with_cards,
)

TRAP = config(Trap())
ONE, TWO = card_with("a1"), card_with("a10")
"""White a1 f6 j3 and purple e9; white a10 b6 j6 and purple c3."""


def _state(text: str, settings: Config = TRAP, *, to_move: int = 0) -> State:
    return with_cards(laid(text, settings, to_move=to_move), "trap", ONE, TWO)


def _sprung(state: State, square: str = "e5") -> tuple[str, ...]:
    claims = told(step(state, square).events, Claimed)
    return tuple(sprung for claim in claims for sprung in claim.squares)


@pytest.mark.rule("XO-70")
def test_xo_70_each_side_draws_a_card_before_each_round() -> None:
    state = begin(config(Trap(), teams=(2, 1)), 3, 3)
    assert state.notes == (Hands((Hand((0, 2), 3), Hand((1,), 4))),)
    state = on_board(state, "5  . . X X . X X . . .")
    state = step(state, "e5", 0, 9, 0).state

    assert state.notes == (Hands((Hand((0, 2), 9), Hand((1,), 0))),)


@pytest.mark.rule("XO-70")
def test_xo_70_secret_from_the_other_side_and_known_to_its_own() -> None:
    state = begin(config(Trap(), teams=(2, 1)), 3, 3)
    for viewer, known in ((0, [3]), (2, [3]), (1, [4]), (None, [])):
        cards = [held.card for held in xobrainer.view_for(state, viewer).cards]
        assert cards == [DECK.cards[number] for number in known]
        heard = xobrainer.event_for(Noted("trap", state.notes[0]), viewer)
        assert isinstance(heard, Noted)
        assert isinstance(heard.note, Hands)
        assert [hand.card for hand in heard.note.hands if hand.card is not None] == known


@pytest.mark.rule("XO-71")
def test_xo_71_colours_are_read_from_the_holders_view() -> None:
    """For X white is green: green rings on a1, f6, j3 and a pink one on e9 are trapped."""
    text = """
        9  . . . . {e9} . . . . .
        6  . . . . . {f6} . . . .
        5  . . X X . X X . . .
        1  {a1} . . . . . . . . .
    """
    assert _sprung(_state(text.format(a1="o", f6="O", e9="."))) == ("a1",)
    assert _sprung(_state(text.format(a1="O", f6="O", e9="O"))) == ("e9",)
    assert _sprung(_state(text.format(a1="x", f6="X", e9="o"))) == ()  # own pieces, wrong colour


@pytest.mark.rule("XO-71")
def test_xo_71_rings_set_traps_for_crosses() -> None:
    """For O white is pink: pink crosses on a10, b6, j6 and a green one on c3 are trapped."""
    text = """
        10  x . . . . . . . . .
         6  . X . . . . . . . .
         5  . . O O . O O . . .
         3  . . X . . . . . . .
    """
    assert _sprung(_state(text, to_move=1)) == ("a10", "c3")


@pytest.mark.rule("XO-71")
def test_xo_71_as_an_option_from_the_victims() -> None:
    text = """
        9  . . . . {e9} . . . . .
        6  . . . . . {f6} . . . .
        5  . . X X . X X . . .
    """
    settings = config(Trap("victim"))
    assert _sprung(_state(text.format(f6="O", e9="."), settings)) == ("f6",)
    assert _sprung(_state(text.format(f6="o", e9="o"), settings)) == ("e9",)
    assert _sprung(_state(text.format(f6="o", e9="O"), settings)) == ()


@pytest.mark.rule("XO-71")
@pytest.mark.parametrize("colours", ["holder", "victim"])
def test_xo_71_on_a_knockout_square_by_the_one_piece_that_may_lie_there(colours: str) -> None:
    text = """
        9  . o . . . . . . . .
        5  . . X X . X X . . .
    """
    settings = config(Trap(colours))  # type: ignore[arg-type] # both are fine
    state = with_cards(laid(text, settings), "trap", card_with("b9"), TWO)

    assert _sprung(state) == ("b9",)


@pytest.mark.rule("XO-72")
def test_xo_72_traps_are_told_only_when_the_round_is_over() -> None:
    state = with_cards(begin(TRAP), "trap", ONE, TWO)
    state = on_board(state, "5  . . X X . . X . . .", lineups=("XX", "oO"))
    before = play(state, "h8")
    for square in ("a1", "a2"):  # into the trap, and beside it
        made = step(before, square)
        assert told(made.events, Claimed) == []
        for viewer in (0, 1, None):
            view = xobrainer.view_for(made.state, viewer)
            assert (view.last, view.points) == (None, (0, 0))
    trapped = play(before, "a1")
    made = step(
        on_board(play(trapped, "i8 i7"), "5  . . X X . X X . . .\n1 o . . . . . . . . ."), "e5"
    )

    assert [claim.squares for claim in told(made.events, Claimed)] == [("a1",)]
    assert told(made.events, CardsShown) == [CardsShown("trap", (Hand((0,), ONE), Hand((1,), TWO)))]


def _with(*rings: str, settings: Config = TRAP) -> State:
    state = _state("5  . . X X . X X . . .", settings)
    extra = on_board(state, "5  . . X X . X X . . .")
    from knobel.games.xobrainer.board import Piece, with_piece
    from knobel.games.xobrainer.table import Ply

    board = extra.board
    for square in rings:
        piece: Piece = "O" if square == "e9" else "o"
        ply = Ply(1, square, piece, piece)
        board = replace(
            board, cells=with_piece(board.cells, square, piece), plies=(*board.plies, ply)
        )
    return replace(extra, board=board)


@pytest.mark.rule("XO-73")
def test_xo_73_one_trapped_piece_is_worth_five_points() -> None:
    assert play(_with("a1"), "e5").points == (6 + 5, 0)


@pytest.mark.rule("XO-73")
def test_xo_73_two_win_the_set() -> None:
    made = step(_with("a1", "e9"), "e5")

    assert told(made.events, SetWon) == [SetWon(0)]
    assert (made.state.points, made.state.sets, made.state.round) == ((0, 0), (1, 0), 2)


@pytest.mark.rule("XO-73")
@pytest.mark.parametrize("rings", [("a1", "f6", "j3"), ("a1", "f6", "j3", "e9")])
def test_xo_73_three_or_more_win_the_match_by_knockout(rings: tuple[str, ...]) -> None:
    assert result(play(_with(*rings), "e5")) == ("knockout", 0)


@pytest.mark.rule("XO-73")
def test_xo_73_only_for_the_side_that_wins_the_round_with_a_row() -> None:
    text = """
        6  . . . . . o . . . .
        5  . . O O . O O . . .
        1  o . . . . . . . . .
    """  # rings in the traps of X, but it is O that makes a row
    made = step(_state(text, to_move=1), "e5")

    assert told(made.events, Claimed) == []
    assert told(made.events, RoundEnded)[0].winner == 1
    assert made.state.points == (0, 6)


@pytest.mark.rule("XO-74")
def test_xo_74_map_pieces_trap_nobody() -> None:
    """O's Map card lies on the very squares of X's trap card."""
    state = begin(config(Map(), Trap("victim"), length=Points(500)), 5, ONE, 0, 0)
    assert [state.board.cells[index] for index in (0, 55, 29)] == ["O", "O", "O"]
    cells = on_board(state, "5  . . X X . X X . . .").board.cells
    both = "".join(
        new if new != "." else old for old, new in zip(state.board.cells, cells, strict=True)
    )
    state = with_cards(replace(state, board=replace(state.board, cells=both)), "trap", ONE, TWO)
    made = step(state, "e5")

    assert told(made.events, Claimed) == []
    assert made.state.points == (6, 0)
