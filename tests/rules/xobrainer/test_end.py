"""Ending early, and second thoughts."""

import pytest

from knobel.core.game import Forfeit, Outcome, TakeBack
from knobel.games import xobrainer
from knobel.games.xobrainer import Map, Mission, Random, TimeBalance, TimeBomb, Trap, Variant
from knobel.games.xobrainer.events import MatchEnded, RoundEnded
from tests.kit.xobrainer import (
    BASE,
    after,
    begin,
    config,
    laid,
    play,
    refusal,
    resign,
    result,
    step,
    take_back,
    told,
)


@pytest.mark.rule("XO-90")
def test_xo_90_resigning_loses_the_match() -> None:
    made = resign(after("e5 e6"), 0, 700)

    assert told(made.events, MatchEnded) == [MatchEnded(1, "resigned", 700)]
    assert xobrainer.outcome(made.state) == Outcome("resigned", (1, 0))
    assert refusal(made.state, 1, Forfeit()) == "over"


@pytest.mark.rule("XO-90")
def test_xo_90_whoever_resigns_in_a_team_loses_it_for_the_team() -> None:
    made = resign(begin(config(teams=(2, 3))), 4)

    assert xobrainer.outcome(made.state) == Outcome("resigned", (0, 2, 0, 2, 2))
    assert list(xobrainer.in_play(made.state)) == [0, 1, 2, 3]


@pytest.mark.rule("XO-90")
def test_xo_90_between_two_rounds_too() -> None:
    state = step(laid("5  . . X X . X X . . .", config(TimeBomb(10))), "e5", 4_000).state
    made = resign(state, 0, 5_000)

    assert told(made.events, RoundEnded) == []
    assert result(made.state) == ("resigned", 1)
    assert xobrainer.wake_at(made.state) is None


@pytest.mark.rule("XO-90")
@pytest.mark.parametrize("settings", [BASE, config(Map())])
def test_xo_90_a_piece_can_be_taken_back(settings: xobrainer.Config) -> None:
    start = begin(settings)
    state = play(start, "e5 e7")
    back = take_back(state, 0, 50)

    assert back.board == start.board
    assert (back.taken, back.turn) == (start.taken, state.turn + 1)
    assert take_back(state, 1).board == play(start, "e5").board


@pytest.mark.rule("XO-90")
def test_xo_90_a_new_line_up_goes_back_into_the_bag() -> None:
    before = after("a1 a3 b1 b3 c1 c3")
    state = play(before, "h1 h3 d5")
    for seat, plies in ((1, "h1"), (0, "h1 h3")):
        assert take_back(state, seat).board == play(before, plies).board
    assert take_back(play(before, "h1"), 0).board == before.board


@pytest.mark.rule("XO-90")
def test_xo_90_in_a_team_it_is_the_same_players_turn_again() -> None:
    state = after("a1 a3 b1 b3 c1", config(teams=(2, 2)))
    back = take_back(state, 2)

    assert (back.to_move, back.taken) == (2, (1, 1))
    assert play(back, "b1 b3 c1").board == state.board


@pytest.mark.rule("XO-90")
def test_xo_90_what_is_over_is_over() -> None:
    state = play(laid("5  . . X X . X X . . ."), "e5")

    assert refusal(state, None, TakeBack(0)) == "nothing-to-take-back"
    assert refusal(begin(), None, TakeBack(0)) == "nothing-to-take-back"
    assert refusal(resign(after("a1"), 1).state, None, TakeBack(0)) == "over"


@pytest.mark.rule("XO-90")
@pytest.mark.parametrize(
    "variant", [TimeBomb(10), TimeBalance(10), Random(), Mission(), Trap()], ids=lambda v: v.name
)
def test_xo_90_not_with_clocks_secret_cards_or_random(variant: Variant) -> None:
    state = after("a1 a3", config(variant))

    assert refusal(state, None, TakeBack(0)) == "no-take-back"
