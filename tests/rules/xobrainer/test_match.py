"""Sets, the match, the knockout, and shorter matches."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knobel.core.game import Outcome
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Length,
    Points,
    Rounds,
    Sets,
    SingleRound,
    State,
    TimeBalance,
    Trap,
)
from knobel.games.xobrainer.events import Awarded, MatchEnded, RoundEnded, SetWon
from knobel.games.xobrainer.table import Bag
from tests.kit.xobrainer import (
    DEFINITION,
    begin,
    card_with,
    config,
    laid,
    on_board,
    play,
    played,
    result,
    seen,
    step,
    tick,
    told,
    with_cards,
)

SIX = {0: "5  . . X X . X X . . .", 1: "5  . . O O . O O . . ."}
"""With e5 six points for X, or for O."""
KNOCKOUT = "2  . x X X . X . . . ."
"""With e2 a knockout for X."""


def _win(state: State, side: int) -> State:
    """The side wins a round with six points, whoever is on turn."""
    if state.to_move != side:
        state = play(state, "j8")
    return play(on_board(state, SIX[side], lineups=("XX", "OO")), "e5")


@pytest.mark.rule("XO-40")
def test_xo_40_twenty_points_win_the_set_and_both_go_back_to_nothing() -> None:
    state = begin()
    for _ in range(3):
        state = _win(state, 0)
    state = _win(state, 1)
    assert (state.points, state.sets) == ((18, 6), (0, 0))
    state = _win(state, 0)  # 24: the surplus is lost

    assert (state.points, state.sets) == ((0, 0), (1, 0))
    assert state.last is not None
    assert (state.last.is_set_won, state.last.set) == (True, 1)
    assert (state.last.round, state.last.round_in_set) == (5, 5)
    view = xobrainer.view_for(state, None)
    assert (view.round, view.set, view.round_in_set) == (
        6,
        2,
        1,
    )  # rounds are counted from 1 in each set
    assert view.last is not None
    assert view.last.points == (24, 6)  # for those who come while the result is shown


@pytest.mark.rule("XO-40")
def test_xo_40_exactly_twenty_are_enough_and_19_are_not() -> None:
    for points, sets in ((13, (0, 0)), (14, (1, 0))):
        state = _win(replace(begin(), points=(points, 3)), 0)
        assert state.sets == sets


@pytest.mark.rule("XO-41")
def test_xo_41_three_sets_win_the_match() -> None:
    state = begin()
    for winner in (0, 1, 1, 0):
        state = _win(replace(state, points=(14, 14)), winner)
        assert result(state) is None
    assert state.sets == (2, 2)
    state = _win(replace(state, points=(14, 14)), 1)

    assert state.sets == (2, 3)
    assert result(state) == ("sets", 1)
    assert xobrainer.outcome(state) == Outcome("sets", (1, 0))


@pytest.mark.rule("XO-41")
def test_xo_41_a_match_of_chance_ends_with_three_sets_or_a_knockout() -> None:
    ends = {result(played(config(), number)[-1].state) for number in range(12)}
    assert ends <= {("sets", 0), ("sets", 1), ("knockout", 0), ("knockout", 1)}


@pytest.mark.rule("XO-42")
def test_xo_42_a_row_through_a_knockout_square_wins_the_match_at_once() -> None:
    state = replace(laid(KNOCKOUT), points=(0, 19), sets=(0, 2))
    made = step(state, "e2")

    assert told(made.events, Awarded)[0].prize == "knockout"
    assert told(made.events, MatchEnded) == [MatchEnded(0, "knockout", 0)]
    assert made.state.sets == (0, 2)
    assert xobrainer.legal_actions(made.state, 0) == ()


@pytest.mark.rule("XO-42")
def test_xo_42_the_piece_on_the_knockout_square_may_be_the_other_sides() -> None:
    state = laid("2  . o X X . X . . . .")  # five green pieces

    assert result(play(state, "e2")) == ("knockout", 0)


@pytest.mark.rule("XO-42")
def test_xo_42_a_row_past_a_knockout_square_is_none() -> None:
    assert result(play(laid("3  . X X X . X . . . ."), "e3")) is None


@pytest.mark.rule("XO-43")
def test_xo_43_best_of_three_sets_and_one_set() -> None:
    state = begin(config(length=Sets(3)))
    for winner, end in ((0, None), (1, None), (0, ("sets", 0))):
        state = _win(replace(state, points=(14, 14)), winner)
        assert result(state) == end
    state = _win(replace(begin(config(length=Sets(1))), points=(14, 14)), 1)

    assert result(state) == ("sets", 1)


@pytest.mark.rule("XO-43")
def test_xo_43_after_n_rounds_the_most_points_win() -> None:
    state = begin(config(length=Rounds(3)))
    for winner in (0, 1, 1):
        assert result(state) is None
        state = _win(state, winner)

    assert state.points == (6, 12)
    assert result(state) == ("points", 1)


@pytest.mark.rule("XO-43")
def test_xo_43_equal_points_are_a_draw_and_points_beyond_20_just_count() -> None:
    state = replace(begin(config(length=Rounds(2))), points=(30, 30))
    state = _win(_win(state, 0), 1)

    assert (state.points, state.sets) == ((36, 36), (0, 0))
    assert result(state) == ("points", None)
    assert xobrainer.outcome(state) == Outcome("points", (0, 0))


@pytest.mark.rule("XO-43")
def test_xo_43_a_drawn_round_counts_as_one_of_the_n() -> None:
    state = begin(config(length=Rounds(2)))
    board = replace(state.board, lineups=("X", ""), bags=(Bag(), Bag()))
    state = play(replace(state, board=board), "a1")
    assert (state.round, result(state)) == (2, None)

    assert result(_win(state, 1)) == ("points", 1)


@pytest.mark.rule("XO-43")
def test_xo_43_a_single_round() -> None:
    assert result(_win(begin(config(length=SingleRound())), 1)) == ("round", 1)


@pytest.mark.rule("XO-43")
def test_xo_43_up_to_an_agreed_number_of_points() -> None:
    state = begin(config(length=Points(12)))
    for winner, end in ((0, None), (1, None), (0, ("points", 0))):
        state = _win(state, winner)
        assert result(state) == end


@pytest.mark.rule("XO-43")
@pytest.mark.parametrize(
    "length", [Sets(5), Sets(3), Sets(1), Rounds(9), SingleRound(), Points(500)]
)
def test_xo_43_a_knockout_ends_every_one_of_them(length: Length) -> None:
    state = laid(KNOCKOUT, config(length=length))

    assert result(play(state, "e2")) == ("knockout", 0)


def _trapped(length: Length, text: str) -> State:
    """A row of X with two rings in its traps."""
    settings = config(Trap(), length=length)
    one, other = card_with("a1"), card_with("c5")  # white a1, f6, j3
    state = laid(text, settings)
    return with_cards(state, "trap", one, other)


TWO_TRAPS = """
    6  . . . . . o . . . .
    5  . . X X . X X . . .
    1  o . . . . . . . . .
"""


@pytest.mark.rule("XO-43")
def test_xo_43_without_sets_winning_the_set_is_worth_20_points_and_one_round() -> None:
    for length in (Rounds(3), Points(100)):
        state = step(replace(_trapped(length, TWO_TRAPS), points=(15, 30)), "e5").state

        assert state.points == (35, 30)  # 20 instead of the six dots; nothing is reset
        assert (state.sets, state.round) == ((0, 0), 2)
        assert state.last is not None
        assert state.last.award is not None
        assert state.last.award.prize == "set"


@pytest.mark.rule("XO-43")
def test_xo_43_unless_dots_and_bonuses_are_more_than_20() -> None:
    rows = """
        10  X X X X . . . . . .
         9  . . . . X . . . . .
         8  . . . . X . . . . .
         7  . . . . X . . . . .
         6  . . . . X o . . . .
         1  o . . . . . . . . .
    """
    state = _trapped(Rounds(3), rows)
    state = replace(state, config=replace(state.config, rows="all"))

    assert step(state, "e10").state.points == (18 + 2 + 2 + 1 + 1, 0)


@pytest.mark.rule("XO-43")
def test_xo_43_in_a_single_round_winning_the_set_wins_the_match() -> None:
    assert result(play(_trapped(SingleRound(), TWO_TRAPS), "e5")) == ("round", 0)
    made = tick(begin(config(TimeBalance(10), length=SingleRound())), 10_000)
    assert result(made.state) == ("round", 1)


@pytest.mark.rule("XO-43")
def test_xo_43_a_set_lost_on_time_counts_as_one_round() -> None:
    state = begin(config(TimeBalance(10), length=Rounds(2)))
    made = tick(state, 10_000)
    assert told(made.events, RoundEnded) == [RoundEnded(1, "time", 10_000)]
    assert told(made.events, SetWon) == []
    assert made.state.points == (0, 20)
    state = seen(seen(made.state, 0, 11_000), 1, 11_000)

    assert result(tick(state, 21_000).state) == ("points", 1)


@pytest.mark.rule("XO-43")
@pytest.mark.parametrize(
    ("length", "is_fine"),
    [
        ({"type": "rounds"}, True),
        ({"type": "rounds", "rounds": 1}, True),
        ({"type": "rounds", "rounds": 99}, True),
        ({"type": "rounds", "rounds": 0}, False),
        ({"type": "rounds", "rounds": 100}, False),
        ({"type": "points", "points": 5}, True),
        ({"type": "points", "points": 500}, True),
        ({"type": "points", "points": 4}, False),
        ({"type": "points", "points": 501}, False),
        ({"type": "sets", "best_of": 4}, False),
    ],
)
def test_xo_43_the_numbers_have_their_limits(length: dict[str, Any], is_fine: bool) -> None:
    from knobel.catalog import Unreadable

    if is_fine:
        assert DEFINITION.read_config({"length": length})
    else:
        with pytest.raises(Unreadable):
            DEFINITION.read_config({"length": length})
    assert (Rounds().rounds, Points().points, Sets().best_of) == (5, 50, 5)
    assert msgspec.to_builtins(SingleRound()) == {"type": "single-round"}
