"""Whose turn it is, where a ball lands, and what is refused."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from knobel.catalog import GAMES, Unreadable
from knobel.core.dice import Tape
from knobel.core.game import Begin, Illegal, Move, TakeBack
from knobel.games import vier3d
from knobel.games.vier3d import Drop, State
from tests.kit.vier3d import (
    FIRST,
    NONE,
    after,
    begin,
    drawing,
    drawn,
    legal,
    play,
    refusal,
    resign,
)

WON = after("a1 b1 a1 b1 a1 b1 a1")


@pytest.mark.rule("V3-10")
@pytest.mark.parametrize("config", [FIRST, NONE])
def test_v3_10_players_take_turns_with_one_ball_of_their_colour(config: vier3d.Config) -> None:
    state = begin(config)
    turns = []
    for move in ["d4", "c3", "c3", "a1"]:
        turns.append(state.to_move)
        state = play(state, move)

    assert turns == [0, 1, 0, 1]
    expected = drawn("""
        . . . r   . . . .   . . . .   . . . .
        . . b .   . . r .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        b . . .   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)


@pytest.mark.rule("V3-10")
def test_v3_10_every_rod_with_room_may_be_chosen() -> None:
    state = after("a1 a1 a1 a1 d2 d2 d2 d2 b3")
    everything = {column + row for column in "abcd" for row in "1234"}

    assert everything - {"a1", "d2"} == legal(state)
    for rod in sorted(everything - {"a1", "d2"}):
        assert play(state, rod).turn == state.turn + 1


@pytest.mark.rule("V3-11")
def test_v3_11_a_ball_lies_on_the_lowest_free_place() -> None:
    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        . r . .   . b . .   . r . .   . b . .
        . . r .   . . b .   . . . .   . . . .
    """)
    assert expected == drawing(after("b2 b2 b2 b2 c1 c1"))


@pytest.mark.rule("V3-11")
def test_v3_11_each_ball_fills_the_next_cell_of_its_rod() -> None:
    """A level has 16 cells: those of a rod are 16 apart."""
    for rod in range(16):
        name = "abcd"[rod % 4] + "1234"[rod // 4]
        states = [after(" ".join([name] * count)) for count in range(5)]
        filled = [state.filled for state in states]
        assert [b - a for a, b in pairwise(filled)] == [1 << rod + 16 * level for level in range(4)]


@pytest.mark.rule("V3-11")
def test_v3_11_the_places_of_a_rod_are_one_above_the_other() -> None:
    state = after("b2 c1 b2 c1 b2 c1 b2")

    assert [line.cells for line in state.lines] == [(5, 21, 37, 53)]


REFUSED: dict[str, tuple[State, int, Any, str]] = {
    "a full rod": (after("a1 a1 a1 a1"), 0, "a1", "rod-full"),
    "out of turn": (after("a1"), 0, "a2", "not-your-turn"),
    "out of turn at the start": (begin(), 1, "a2", "not-your-turn"),
    "by somebody else": (begin(), 2, "a2", "not-in-play"),
    "after the end": (WON, 1, "a2", "over"),
    "after giving up": (resign(begin(), 1), 0, "a2", "over"),
    "before the start": (vier3d.opening(FIRST), 0, "a1", "not-in-play"),
    "meant for an earlier turn": (after("a1 b1"), 0, Drop("a1", 1), "too-late"),
    "meant for a later turn": (after("a1 b1"), 0, Drop("a1", 4), "too-late"),
    "on a rod that is not there": (begin(), 0, Drop("e5", 1), "no-such-rod"),
    "a colour not in the game": (begin(), 0, Drop("a1", 1, True), "no-yellow-ball"),
}


@pytest.mark.rule("V3-12")
@pytest.mark.parametrize("case", REFUSED)
def test_v3_12_is_refused_and_nothing_changes(case: str) -> None:
    state, seat, action, code = REFUSED[case]
    before = msgspec.json.encode(state)

    assert code == refusal(state, seat, action)
    assert before == msgspec.json.encode(state)


@pytest.mark.rule("V3-12")
def test_v3_12_after_the_end_nobody_has_a_move() -> None:
    assert WON.to_move is None
    assert not vier3d.legal_actions(WON, 0)
    assert not vier3d.legal_actions(WON, 1)


@pytest.mark.rule("V3-12")
def test_v3_12_a_game_begins_once() -> None:
    assert refusal(begin(), None, Begin()) == "already-begun"


@pytest.mark.rule("V3-12")
def test_v3_12_there_is_no_pass() -> None:
    assert all(isinstance(action, Drop) for action in vier3d.legal_actions(begin(), 0))
    with pytest.raises(Illegal, match="no-such-move"):
        vier3d.read_action("pass", begin())
    with pytest.raises(Unreadable):
        GAMES["vier3d"].decode_action(b'{"type": "pass"}')


@pytest.mark.rule("V3-12")
def test_v3_12_the_table_itself_plays_no_ball() -> None:
    assert refusal(begin(), None, "a1") == "no-such-action"


@pytest.mark.rule("V3-12")
def test_v3_12_a_player_takes_back_nothing_alone() -> None:
    with pytest.raises(Illegal, match="no-such-action"):
        vier3d.apply(after("a1"), Move(0, TakeBack(0), 0), Tape())
