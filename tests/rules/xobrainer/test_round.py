"""One board, from the first piece to five in a row."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from knobel.games import xobrainer
from knobel.games.xobrainer import Config, PlacePiece, Rounds, SingleRound, State, TimeBomb
from knobel.games.xobrainer.board import SQUARES, Layout, Row
from knobel.games.xobrainer.events import (
    Dots,
    LotDrawn,
    Passed,
    RoundBegan,
    RoundEnded,
    RowMade,
    TurnBegan,
    TurnLost,
)
from knobel.games.xobrainer.table import Bag
from tests.kit.xobrainer import (
    BASE,
    after,
    begin,
    config,
    drawing,
    drawn,
    laid,
    legal,
    play,
    refusal,
    result,
    seen,
    step,
    tick,
    told,
)


def _won(state: State, square: str) -> tuple[int | None, int]:
    """Who wins the round with a piece on this square, and how many points."""
    made = step(state, square)
    [end] = told(made.events, RoundEnded)
    last = made.state.last
    assert last is not None
    return end.winner, 0 if last.award is None else last.award.points


def _is_open(state: State, square: str) -> bool:
    """Whether the round goes on after a piece on this square."""
    return told(step(state, square).events, RoundEnded) == []


@pytest.mark.rule("XO-20")
@pytest.mark.parametrize("side", [0, 1])
def test_xo_20_who_begins_the_match_is_drawn_by_lot(side: int) -> None:
    from knobel.core.dice import Tape
    from knobel.core.game import Begin, Move

    made = xobrainer.apply(xobrainer.opening(BASE), Move(None, Begin(), 0), Tape(side))

    assert told(made.events, LotDrawn) == [LotDrawn(side, 0)]
    assert told(made.events, TurnBegan) == [TurnBegan(side, side, 1, 0)]


@pytest.mark.rule("XO-21")
def test_xo_21_sides_alternate_with_one_piece_each_on_any_empty_square() -> None:
    state = begin(first=1)
    for square, seat in (("e5", 1), ("a10", 0), ("j1", 1)):
        assert state.to_move == seat
        assert len(legal(state)) == 96 - (100 - state.board.cells.count("."))
        state = play(state, square)

    expected = drawn("""
        10  X . . . . . . . . .
         5  . . . . O . . . . .
         1  . . . . . . . . . O
    """)
    assert expected == drawing(state)


@pytest.mark.rule("XO-21")
def test_xo_21_what_is_no_turn_is_refused() -> None:
    state = after("e5 e6")

    assert refusal(state, 1, "a1") == "not-your-turn"
    assert refusal(state, 0, "e6") == "square-taken"
    assert refusal(state, 0, PlacePiece("k5", state.turn)) == "no-such-square"
    assert refusal(state, 0, PlacePiece("a1", state.turn - 2)) == "too-late"
    assert refusal(xobrainer.opening(BASE), 0, PlacePiece("a1", 0)) == "not-in-play"
    assert refusal(state, 0, xobrainer.Seen(1)) == "nothing-to-confirm"


@pytest.mark.rule("XO-22")
def test_xo_22_on_knockout_squares_only_pieces_that_serve_both() -> None:
    knockouts = {"b2", "i2", "b9", "i9"}
    for lineups, may in ((("Xx", "o"), False), (("xX", "o"), True)):
        state = laid("", lineups=lineups)
        assert knockouts.issubset(legal(state)) is may
        assert knockouts.isdisjoint(legal(state)) is not may
    assert refusal(begin(), 0, "b2") == "knockout-square"

    for lineups, may in ((("X", "Oo"), False), (("X", "oO"), True)):
        state = laid("", to_move=1, lineups=lineups)
        assert ("i9" in legal(state)) is may


@pytest.mark.rule("XO-23")
def test_xo_23_five_crosses_win_whatever_their_colour() -> None:
    state = laid("""
        5  . . X x . X x . . .
        4  . . O O . . O . . .
    """)

    assert _won(state, "e5") == (0, 6)
    made = step(state, "e5")
    assert told(made.events, RowMade)[0].rows == (Row("shape", ("c5", "d5", "e5", "f5", "g5")),)


@pytest.mark.rule("XO-23")
def test_xo_23_five_rings_or_five_pink_pieces_win_for_o() -> None:
    rings = laid("5  . . O o . o O . . .", to_move=1)
    pink = laid("5  . . O x . x O . . .", to_move=1)

    assert _won(rings, "e5") == (1, 6)
    assert _won(pink, "e5") == (1, 6)


@pytest.mark.rule("XO-23")
@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("5  X X X X . . . . . .", "e5"),
        ("9  . . . X . . . . . .\n8  . . . X .  . . . . .\n6  . . . X . . . . . .\n5  . . . X . . . . . .", "d7"),
        ("9  . . X . . . . . . .\n8  . . . X . . . . . .\n7  . . . . X . . . . .\n5  . . . . . . X . . .", "f6"),
        ("9  . . . . . . X . . .\n8  . . . . . X . . . .\n7  . . . . X . . . . .\n6  . . . X . . . . . .", "c5"),
    ],
    ids=["level", "upright", "falling", "rising"],
)  # fmt: skip
def test_xo_23_in_all_four_directions(text: str, last: str) -> None:
    assert _won(laid(text), last)[0] == 0


@pytest.mark.rule("XO-23")
def test_xo_23_every_place_for_five_wins_and_no_other() -> None:
    places = list(_fives())
    assert len(places) == 192
    for five in places[::5]:
        for last in five:
            cells = "".join("x" if s in five and s != last else "." for s in SQUARES)
            board = replace(begin().board, cells=cells, lineups=("xX", "O"))
            assert _won(replace(begin(), board=board), last)[0] == 0


def _fives() -> Iterator[tuple[str, ...]]:
    columns = "abcdefghij"
    for x in range(10):
        for y in range(10):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                steps = [(x + i * dx, y + i * dy) for i in range(5)]
                if all(0 <= a < 10 and 0 <= b < 10 for a, b in steps):
                    yield tuple(f"{columns[a]}{b + 1}" for a, b in steps)


@pytest.mark.rule("XO-23")
def test_xo_23_four_or_a_gap_or_a_bent_row_win_nothing() -> None:
    assert _is_open(laid("5  . . X X . X . . . ."), "e5")
    assert _is_open(laid("5  . X X X . X O . . ."), "g6")
    assert _is_open(laid("5  X X . X . . . . . ."), "f5")
    across = """
        6  X X . . . . . . . .
        5  . . . . . . . X X X
    """
    assert _is_open(laid(across), "a7")


@pytest.mark.rule("XO-24")
def test_xo_24_a_green_ring_serves_the_green_row_of_x() -> None:
    state = laid("""
        6  . . . . . O . . . .
        5  . . o X . o X . . .
    """)

    assert _won(state, "e5") == (0, 6)
    made = step(state, "e5")
    assert told(made.events, RowMade)[0].rows[0].kind == "colour"


@pytest.mark.rule("XO-24")
def test_xo_24_a_pink_cross_serves_the_pink_row_of_o() -> None:
    assert _won(laid("5  . . x O . x O . . .", to_move=1), "e5") == (1, 6)


@pytest.mark.rule("XO-25")
def test_xo_25_whoever_completes_a_row_for_the_other_side_only_loses_the_round() -> None:
    pink = laid("5  . . O O . O O . . .", lineups=("xX", "OOOo"))
    made = step(pink, "e5")

    assert told(made.events, RoundEnded)[0].winner == 1
    assert made.state.points == (0, 6)
    assert told(made.events, RoundBegan)[0].first == 0


@pytest.mark.rule("XO-26")
def test_xo_26_a_row_for_both_is_won_by_whoever_laid_it() -> None:
    both = """
        9  . . . . X . . . . .
        8  . . . . X . . . . .
        7  . . . . X . . . . .
        6  . . . . X . . . . .
        5  O O O O . . . . . .
    """
    state = laid(both, lineups=("xX", "OOOo"))
    assert _won(state, "e5") == (0, 2 + 2 + 1 + 1 + 1)

    green = both.replace("X", "o").replace("O", "X")
    assert _won(laid(green, lineups=("XX", "oO"), to_move=1), "e5") == (1, 7)


@pytest.mark.rule("XO-26")
def test_xo_26_even_against_a_knockout_row_of_the_other_side() -> None:
    state = laid(
        """
        6  . . . . . X . . . .
        5  . . . . . X . . . .
        4  . . . . . X . . . .
        3  . . . . . X . . . .
        2  . x O O O . . . . .
        """,
        lineups=("xX", "OOOo"),
    )

    assert _won(state, "f2") == (0, 1 + 1 + 1 + 2 + 2)
    assert result(step(state, "f2").state) is None


@pytest.mark.rule("XO-27")
def test_xo_27_of_six_in_a_row_the_best_five_score() -> None:
    state = laid("4  X X X . X X . . . .")  # 3 3 2 2 1 1: without f4

    assert _won(state, "d4") == (0, 3 + 3 + 2 + 2 + 1)
    assert step(state, "d4").state.last.rows[0].squares == ("a4", "b4", "c4", "d4", "e4")  # type: ignore[union-attr] # the round is over


PEAK = Layout("peak", ("KKKK111111", *["1123532111"] * 9))


@pytest.mark.rule("XO-27")
@pytest.mark.parametrize(
    ("text", "square", "settings", "best"),
    [
        ("5  . . . . X X X . X X", "h5", BASE, "f5 g5 h5 i5 j5"),  # 1 1 1 2 2 3
        (
            "5  X X X X . X X X X .",
            "e5",
            config(layout=PEAK),
            "c5 d5 e5 f5 g5",
        ),  # 1 1 2 3 5 3 2 1 1
    ],
)
def test_xo_27_the_best_five_lie_at_the_end_or_in_the_middle(
    text: str, square: str, settings: Config, best: str
) -> None:
    made = step(laid(text, settings), square)

    assert {row.squares for row in told(made.events, RowMade)[0].rows} == {tuple(best.split())}


@pytest.mark.rule("XO-27")
def test_xo_27_five_through_a_knockout_square_come_before_more_points() -> None:
    state = laid("2  . x X X . X X X X .")  # c2 to g2 have more dots than b2 to f2
    made = step(state, "e2")

    assert told(made.events, RowMade)[0].rows[0].squares == ("b2", "c2", "d2", "e2", "f2")
    assert result(made.state) == ("knockout", 0)


CROSS = """
    8  . . . . X . . . . .
    7  . . . . X . . . . .
    6  . . . . X . . . . .
    5  X X X X . . . . . .
    4  . . . . X . . . . .
"""


@pytest.mark.rule("XO-28")
def test_xo_28_of_several_rows_the_best_one_scores() -> None:
    state = laid(CROSS)  # 3+2+2+1+1 to the left, 2+1+1+1+1 upwards

    assert _won(state, "e5") == (0, 9)
    made = step(state, "e5")
    assert told(made.events, RowMade)[0].rows == (Row("shape", ("a5", "b5", "c5", "d5", "e5")),)


@pytest.mark.rule("XO-28")
def test_xo_28_as_an_option_all_rows_score_and_each_square_once() -> None:
    state = laid(CROSS, config(rows="all"))
    made = step(state, "e5")

    assert _won(state, "e5") == (0, 9 + 5)
    squares = [row.squares for row in told(made.events, RowMade)[0].rows if row.kind == "shape"]
    assert squares == [("a5", "b5", "c5", "d5", "e5"), ("e4", "e5", "e6", "e7", "e8")]


@pytest.mark.rule("XO-28")
@pytest.mark.parametrize(
    ("text", "square", "points"),
    [
        ("4  X X X . X X . . . .", "d4", 11),  # a to f by shape and by colour
        ("5  x X X . X X . . . .", "d5", 3 + 2 + 2 + 1 + 1),  # a to f by shape, b to f by colour
        ("5  . . x X X . X X . .", "f5", 2 + 1 + 1 + 1 + 1),  # c to h by shape, d to h by colour
        ("5  . . X X X . X x . .", "f5", 2 + 1 + 1 + 1 + 1),  # its mirror image
        ("5  x x X X . o o o o .", "e5", 3 + 2 + 2 + 1 + 1),  # a to e by shape, c to i by colour
    ],
)
def test_xo_28_with_all_rows_five_squares_of_a_straight_line_score(
    text: str, square: str, points: int
) -> None:
    state = laid(text, config(rows="all"))

    assert _won(state, square) == (0, points)
    made = told(step(state, square).events, RowMade)[0]
    assert len({row.squares for row in made.rows}) == 1


@pytest.mark.rule("XO-28")
def test_xo_28_with_all_rows_each_line_has_its_own_five() -> None:
    """Six to the left by shape, of which five by colour, and five upwards."""
    text = CROSS.replace("5  X X X X . .", "5  x X X X . X")
    state = laid(text, config(rows="all"))  # 3+2+2+1+1 or 2+2+1+1+1, and 2+1+1+1 beside e5

    assert _won(state, "e5") == (0, 9 + 5)


@pytest.mark.rule("XO-28")
def test_xo_28_a_row_through_a_knockout_square_comes_first() -> None:
    text = """
        5  . . . . . X . . . .
        4  . . . . . X . . . .
        3  . . . . . X . . . .
        2  . x X X X . . . . .
        1  . . . . . X . . . .
    """
    for settings in (BASE, config(rows="all")):
        assert result(play(laid(text, settings), "f2")) == ("knockout", 0)


@pytest.mark.rule("XO-29")
def test_xo_29_the_winner_scores_the_dots_on_the_five_squares() -> None:
    state = laid("10  X X X X . . . . . .")
    made = step(state, "e10")

    assert made.state.points == (4 + 4 + 4 + 3 + 3, 0)
    award = made.state.last.award  # type: ignore[union-attr] # the round is over
    assert award is not None
    assert award.dots == (Dots("a10", 4), Dots("b10", 4), Dots("c10", 4), Dots("d10", 3), Dots("e10", 3))  # fmt: skip


@pytest.mark.rule("XO-29")
def test_xo_29_a_knockout_square_has_no_dots() -> None:
    state = laid("2  . x X X . X . . . .")
    award = play(state, "e2").last.award  # type: ignore[union-attr] # the round is over

    assert award is not None
    assert award.dots[0] == Dots("b2", 0)


@pytest.mark.rule("XO-30")
@pytest.mark.parametrize("loser", [0, 1])
def test_xo_30_the_board_is_cleared_and_the_loser_begins(loser: int) -> None:
    own = "5  . . X X . X X . . ." if loser == 1 else "5  . . O O . O O . . ."
    state = play(laid(own, to_move=1 - loser), "e5")

    assert state.board.cells == "." * 100
    assert (state.round, state.to_move, state.board.first) == (2, loser, loser)


@pytest.mark.rule("XO-30")
def test_xo_30_across_sets_too() -> None:
    state = replace(laid("5  . . X X . X X . . ."), points=(19, 19))
    state = play(state, "e5")

    assert state.sets == (1, 0)
    assert state.to_move == 1


def _with_stock(state: State, crosses: str, rings: str) -> State:
    board = replace(state.board, lineups=(crosses, rings), bags=(Bag(), Bag()))
    return replace(state, board=board)


@pytest.mark.rule("XO-31")
@pytest.mark.parametrize("first", [0, 1])
def test_xo_31_without_pieces_the_round_is_drawn_and_the_other_side_begins(first: int) -> None:
    state = _with_stock(begin(first=first), "X", "O")
    state = play(state, "a1")
    made = step(state, "e5")

    assert told(made.events, RoundEnded) == [RoundEnded(None, "stock", 0)]
    assert made.state.points == (0, 0)
    assert made.state.to_move == 1 - first


@pytest.mark.rule("XO-31")
def test_xo_31_a_round_lasts_64_pieces_if_nobody_gets_a_row() -> None:
    state, pieces = begin(), 0
    while state.round == 1 and pieces < 64:
        free = [square for square in sorted(legal(state)) if _stays_open(state, square)]
        state = play(state, free[0])
        pieces += 1

    assert pieces == 64
    assert state.last is not None
    assert (state.last.reason, state.round) == ("stock", 2)


def _stays_open(state: State, square: str) -> bool:
    threats = {(threat.by, threat.square) for threat in state.threats}
    assert state.board.turn is not None
    return (state.board.turn.side, square) not in threats


@pytest.mark.rule("XO-31")
def test_xo_31_whoever_has_run_out_of_pieces_passes_and_that_takes_no_time() -> None:
    state = _with_stock(begin(config(TimeBomb(10))), "X", "OOo")
    state = play(state, "a1", 1_000)
    made = step(state, "e5", 2_000)

    assert told(made.events, Passed) == [Passed(0, 2_000)]
    assert made.state.to_move == 1
    assert xobrainer.wake_at(made.state) == 12_000
    assert play(made.state, "e6 e7", 3_000).last is not None


@pytest.mark.rule("XO-31")
def test_xo_31_three_turns_lost_in_a_row_by_each_side_draw_the_round() -> None:
    made = tick(begin(config(TimeBomb(10))), 59_999)
    assert len(told(made.events, TurnLost)) == 5
    assert told(made.events, RoundEnded) == []
    made = tick(made.state, 60_000)

    assert told(made.events, RoundEnded) == [RoundEnded(None, "deserted", 60_000)]


@pytest.mark.rule("XO-31")
def test_xo_31_a_piece_in_between_and_the_count_begins_anew() -> None:
    state = tick(begin(config(TimeBomb(10))), 50_000).state
    state = play(state, "a1", 50_001)  # O was about to lose its third turn
    assert state.to_move == 0
    made = tick(state, 50_001 + 50_000)

    assert told(made.events, RoundEnded) == []
    assert told(tick(made.state, 50_001 + 60_000).events, RoundEnded) != []


@pytest.mark.rule("XO-31")
def test_xo_31_a_side_without_pieces_cannot_keep_a_deserted_round_alive() -> None:
    state = _with_stock(begin(config(TimeBomb(10))), "", "OOo")
    made = tick(state, 10**9)

    assert told(made.events, RoundEnded)[0].reason == "deserted"


@pytest.mark.rule("XO-31")
def test_xo_31_three_deserted_rounds_in_a_row_and_the_match_is_abandoned() -> None:
    made = tick(begin(config(TimeBomb(10))), 10**9)

    ends = told(made.events, RoundEnded)
    assert [end.reason for end in ends] == ["deserted"] * 3
    assert [end.at for end in ends] == [60_000, 130_000, 200_000]
    assert result(made.state) == ("abandoned", None)
    outcome = xobrainer.outcome(made.state)
    assert outcome is not None
    assert outcome.places == (0, 0)


@pytest.mark.rule("XO-31")
def test_xo_31_deserted_rounds_count_only_in_a_row() -> None:
    state = tick(begin(config(TimeBomb(10))), 130_000).state  # two of them
    assert state.deserted == 2
    state = seen(seen(state, 0, 130_001), 1, 130_002)
    board = replace(laid("5  . . X X . X X . . .").board, turn=state.board.turn)
    seat = state.to_move
    assert seat is not None
    lineups = ("XX", "OO")
    own = board.cells if seat == 0 else board.cells.replace("X", "O")
    state = play(replace(state, board=replace(board, cells=own, lineups=lineups)), "e5", 130_003)

    assert state.deserted == 0


def test_a_drawn_round_is_worth_nothing_however_long_the_match() -> None:
    state = _with_stock(begin(config(length=Rounds(1))), "X", "")
    assert result(play(state, "a1")) == ("points", None)
    state = _with_stock(begin(config(length=SingleRound())), "X", "")
    assert result(play(state, "a1")) == ("round", None)
