"""An example of every rule."""

from typing import TYPE_CHECKING

import pytest

from knobel.core.dice import Tape
from knobel.core.game import Begin, Forfeit, Illegal, Move, Outcome, Seat
from knobel.games import nim
from knobel.games.nim import Config, State

if TYPE_CHECKING:
    from knobel.core.capabilities import Secrets, Turns

    SECRETS: Secrets = nim
    TURNS: Turns = nim


def dealt(*hidden: int, together: bool = False) -> State:
    tape = Tape(*(stones - 1 for stones in hidden))
    return nim.apply(nim.opening(Config(together)), Move(None, Begin(), 0), tape).state


def play(state: State, *moves: str) -> State:
    """Each move by the seat whose turn it is."""
    for text in moves:
        move = Move(state.to_move, nim.read_action(text, state), 0)
        state = nim.apply(state, move, Tape()).state
    return state


def resign(state: State, seat: Seat) -> State:
    return nim.apply(state, Move(seat, Forfeit(), 0), Tape()).state


ALL_BUT_ONE = ("1-3", "2-4", "3-5", "4-1", "4-1")


@pytest.mark.rule("NI-01")
def test_ni_01_the_first_seat_begins_and_both_move_in_turn() -> None:
    state = dealt(2, 1)

    assert [state.to_move, play(state, "1-1").to_move] == [0, 1]
    with pytest.raises(Illegal, match="not-your-turn"):
        nim.apply(state, Move(1, nim.read_action("1-1", state), 0), Tape())


@pytest.mark.rule("NI-02", "NI-03")
def test_ni_03_a_hidden_pile_is_known_to_one_player() -> None:
    state = dealt(2, 5)

    assert nim.view_for(state, 0).piles == (3, 4, 5, 2, None)
    assert nim.view_for(state, 1).piles == (3, 4, 5, None, 5)
    assert nim.view_for(state, None).piles == (3, 4, 5, None, None)


@pytest.mark.rule("NI-10")
def test_ni_10_any_number_is_taken_from_an_open_pile() -> None:
    state = play(dealt(2, 5), "3-4")

    assert [pile.stones for pile in state.piles] == [3, 4, 1, 2, 5]
    with pytest.raises(Illegal, match="no-such-move"):
        play(state, "3-2")


@pytest.mark.rule("NI-11")
def test_ni_11_one_stone_is_taken_from_a_hidden_pile_which_is_then_open() -> None:
    state = dealt(2, 5)
    with pytest.raises(Illegal, match="no-such-move"):
        play(state, "5-2")

    assert nim.view_for(play(state, "5-1"), 0).piles == (3, 4, 5, 2, 4)
    assert nim.view_for(play(state, "5-1", "5-4"), None).piles == (3, 4, 5, None, 0)


@pytest.mark.rule("NI-20")
def test_ni_20_the_last_stone_wins() -> None:
    assert nim.outcome(play(dealt(2, 1), *ALL_BUT_ONE, "5-1")) == Outcome("last-stone", (1, 0))
    assert nim.outcome(resign(dealt(2, 1), 0)) == Outcome("resigned", (1, 0))


@pytest.mark.rule("NI-21")
def test_ni_21_together_the_player_who_began_must_take_the_last_stone() -> None:
    lost = play(dealt(2, 1, together=True), *ALL_BUT_ONE, "5-1")
    won = play(dealt(2, 1, together=True), "1-1", "1-2", *ALL_BUT_ONE[1:], "5-1")

    assert nim.outcome(lost) == Outcome("second-player-last", (0, 0), "lost")
    assert nim.outcome(won) == Outcome("first-player-last", (0, 0), "won")


@pytest.mark.rule("NI-22")
def test_ni_22_together_one_can_play_on_alone() -> None:
    state = resign(dealt(2, 1, together=True), 0)

    assert [state.to_move, play(state, "1-1").to_move] == [1, 1]
    assert nim.outcome(resign(state, 1)) == Outcome("resigned", (0, 0), "lost")
