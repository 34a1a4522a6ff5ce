"""The variant in which the most lines win, for two players."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.games import vier3d
from knobel.games.vier3d import Config, Stock
from tests.kit.vier3d import (
    BALANCED,
    FREE,
    MOST_LINES,
    NONE,
    THREE,
    after,
    begin,
    drawing,
    drawn,
    legal,
    places,
    play,
    reason,
    refusal,
    resign,
)

RED_WINS = """
    y:c1 y:c3 a3 y:a1 y:d4 y:c2 y:a4 y:d3  y:b3 d2 c1 y:a3 c1 b3 y:a1 c2
    y:a4 b3 b1 y:b2 y:d3 b3 d1 d3  c4 y:b1 y:b2 y:d4 b4 y:a3 y:a1 d4
    y:d2 y:a2 b1 a2 d2 y:d4 c2 a1  a3 d3 c2 a2 d2 c4 c1 b2
    c3 a4 b2 c3 a4 b1 b4 d1  c4 a2 b4 c4 d1 c3 b4 d1
"""
BLUE_WINS = """
    b1 c1 a4 c3 b2 a1 d2 d2  a3 a4 b1 c3 d4 d3 d2 b3
    b3 c3 c3 b2 b3 a2 c4 c1  d2 d4 b4 b3 a2 a4 c4 a4
    a1 b1 a2 a2 b2 b4 b4 b4  c1 b1 a3 a1 c2 c1 c2 c2
    a1 a3 d4 d3 d1 c2 c4 b2  d1 d4 d3 c4 d3 d1 d1 a3
"""
TWO_LINES_EACH = """
    b3 a1 a2 b2 b4 a1 a2 b1  c4 b4 a4 c3 d3 c4 c1 d1
    c1 c4 b4 b3 c4 d2 b2 a4  b1 d4 d1 c1 b3 a4 c2 b4
    d4 b3 c2 a2 c2 d1 d4 b2  c2 d2 b2 d4 d1 c3 a2 d3
    a1 b1 a4 c3 a3 c3 d3 d3  a1 c1 d2 b1 a3 a3 a3 d2
"""


@pytest.mark.rule("V3-40")
@pytest.mark.parametrize("config", [BALANCED, FREE, NONE])
def test_v3_40_a_line_does_not_end_the_game(config: Config) -> None:
    state = after("a1 a2 b1 b2 c1 c2 d1", config)

    assert vier3d.score(state) == (1, 0)
    assert vier3d.outcome(state) is None
    assert state.to_move == 1


@pytest.mark.rule("V3-40")
@pytest.mark.parametrize("config", MOST_LINES)
def test_v3_40_the_game_ends_with_the_64th_ball_and_not_before(config: Config) -> None:
    state = begin(config)
    for _ in range(64):
        assert vier3d.outcome(state) is None
        state = play(state, max(legal(state)))

    assert reason(state) == "lines"
    assert all(len(rod) == 4 for rod in vier3d.view_for(state, None).rods)


@pytest.mark.rule("V3-41")
@pytest.mark.parametrize("config", [BALANCED, FREE])
def test_v3_41_a_turn_is_one_ball_own_or_yellow(config: Config) -> None:
    rods = {column + row for column in "abcd" for row in "1234"}
    assert rods | {f"y:{rod}" for rod in rods} == legal(begin(config))
    state = after("y:a1 b1 a1 y:b1", config)

    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        y b . .   r y . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert state.to_move == 0


@pytest.mark.rule("V3-41")
@pytest.mark.parametrize("config", [BALANCED, FREE])
def test_v3_41_four_yellow_balls_are_nobodys_line(config: Config) -> None:
    state = after("y:a1 y:b1 y:c1", config)
    assert vier3d.view_for(state, None).threats == ()
    state = play(state, "y:d1")

    assert state.lines == ()
    assert vier3d.score(state) == (0, 0)
    assert vier3d.view_for(state, None).threats == ()


@pytest.mark.rule("V3-41")
@pytest.mark.parametrize("config", [BALANCED, FREE])
def test_v3_41_yellow_blocks_and_joins_no_line(config: Config) -> None:
    state = after("a1 a2 b1 b2 c1 y:d1", config)
    assert vier3d.score(state) == (0, 0)
    assert vier3d.view_for(state, None).threats == ()
    state = play(state, "y:c2 d2")

    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        b b y b   . . . .   . . . .   . . . .
        r r r y   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(state)
    assert vier3d.score(state) == (0, 0)


@pytest.mark.rule("V3-42")
def test_v3_42_one_ball_may_complete_several_lines() -> None:
    state = after("b1 c3 c1 d3 a2 c3 a3 d3 d1 c4 a4 d4", NONE)
    assert vier3d.view_for(state, None).score == (0, 0)
    state = play(state, "a1")

    assert vier3d.view_for(state, None).score == (2, 0)


@pytest.mark.rule("V3-42")
def test_v3_42_one_ball_may_be_part_of_lines_made_at_different_times() -> None:
    state = after("a1 a2 b1 b2 c1 c2 d1 d2", NONE)
    assert vier3d.view_for(state, 1).score == (1, 1)
    state = play(state, "a1 b3 a1 b3 a1 b3")

    assert vier3d.view_for(state, 1).score == (2, 1)


@pytest.mark.rule("V3-42")
def test_v3_42_a_line_counts_once_however_often_it_is_looked_at() -> None:
    state = after("a1 a2 b1 b2 c1 c2 d1", NONE)
    state = play(state, "d2 a1 a2 b1 b2")

    assert vier3d.view_for(state, None).score == (1, 1)
    assert len({line.cells for line in state.lines}) == len(state.lines)


@pytest.mark.rule("V3-43")
def test_v3_43_more_lines_win_for_red() -> None:
    state = after(RED_WINS, BALANCED)

    expected = drawn("""
        y r r y   y r b y   b r r b   r r b y
        r y y y   y b r y   y b b b   r b b b
        y y y b   b y b y   b b r r   b r r r
        y r y r   y y r b   y r r r   b b r b
    """)
    assert expected == drawing(state)
    assert vier3d.score(state) == (2, 1)
    assert reason(state) == "lines"
    assert places(state) == (0, 1)


@pytest.mark.rule("V3-43")
def test_v3_43_more_lines_win_for_blue() -> None:
    state = after(BLUE_WINS, NONE)

    expected = drawn("""
        r r r r   b b r b   b r r r   b b b b
        r b b b   r r b b   b r b r   b b r r
        b r r r   r b r b   r r b r   b b b r
        b r b r   r r b r   b b r b   r b b r
    """)
    assert expected == drawing(state)
    assert vier3d.score(state) == (2, 3)
    assert places(state) == (1, 0)


@pytest.mark.rule("V3-43")
def test_v3_43_as_many_lines_are_a_draw() -> None:
    state = after(TWO_LINES_EACH, NONE)

    assert vier3d.score(state) == (2, 2)
    assert places(state) == (0, 0)


@pytest.mark.rule("V3-43")
def test_v3_43_whoever_gives_up_loses_whatever_the_score() -> None:
    state = resign(after("a1 a2 b1 b2 c1 c2 d1", NONE), 0)

    assert vier3d.score(state) == (1, 0)
    assert reason(state) == "resigned"
    assert places(state) == (1, 0)


# What becomes of yellow


@pytest.mark.rule("V3-44")
def test_v3_44_balanced_is_what_is_played_unless_something_else_is_chosen() -> None:
    assert Config("most-lines") == BALANCED


@pytest.mark.rule("V3-44")
def test_v3_44_balanced_gives_the_beginner_one_more_own_and_one_less_yellow() -> None:
    assert (Stock(22, 10), Stock(21, 11)) == begin(BALANCED).stock


@pytest.mark.rule("V3-44")
def test_v3_44_balanced_yellow_is_not_shared() -> None:
    assert (Stock(22, 9), Stock(21, 11)) == after("y:a1", BALANCED).stock
    assert (Stock(22, 9), Stock(21, 10)) == after("y:a1 y:a1", BALANCED).stock


@pytest.mark.rule("V3-44")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.randoms(use_true_random=False))
def test_v3_44_balanced_plays_every_yellow_ball(rng: Random) -> None:
    state = begin(BALANCED)
    while state.to_move is not None:
        state = play(state, rng.choice(sorted(legal(state))))
    balls = "".join(vier3d.view_for(state, None).rods)

    assert (balls.count("r"), balls.count("b"), balls.count("y")) == (22, 21, 21)
    assert (Stock(0, 0), Stock(0, 0)) == state.stock


@pytest.mark.rule("V3-44")
def test_v3_44_free_leaves_32_own_each_and_21_yellow_for_both() -> None:
    assert (Stock(32, 21), Stock(32, 21)) == begin(FREE).stock
    assert (Stock(32, 20), Stock(32, 20)) == after("y:a1", FREE).stock
    assert (Stock(32, 19), Stock(32, 19)) == after("y:a1 y:a1", FREE).stock
    assert (Stock(31, 21), Stock(32, 21)) == after("a1", FREE).stock


@pytest.mark.rule("V3-44")
def test_v3_44_free_ends_for_both_with_the_21st_yellow_ball() -> None:
    rods = [column + row for row in "1234" for column in "abcd"]
    state = after(" ".join(f"y:{rod}" for rod in rods + rods[:5]), FREE)

    assert (Stock(32, 0), Stock(32, 0)) == state.stock
    assert refusal(state, 1, "y:d4") == "no-yellow-ball"
    state = play(state, "d4")
    assert refusal(state, 0, "y:d4") == "no-yellow-ball"


@pytest.mark.rule("V3-44")
def test_v3_44_free_yellow_balls_come_back_to_both_when_taken_back() -> None:
    from tests.kit.vier3d import take_back

    state = take_back(after("y:a1 b1", FREE), 0)

    assert (Stock(32, 21), Stock(32, 21)) == state.stock


@pytest.mark.rule("V3-44")
def test_v3_44_none_has_no_yellow_ball() -> None:
    assert (Stock(32), Stock(32)) == begin(NONE).stock
    assert refusal(begin(NONE), 0, "y:a1") == "no-yellow-ball"
    assert len(legal(begin(NONE))) == 16


# Who must play what


def _mixed(first: str, second: str, turns: int, config: Config) -> vier3d.State:
    """So many turns in which red plays only balls of the first kind, blue of the second."""
    state = begin(config)
    for turn in range(turns):
        kind = (first, second)[turn % 2]
        state = play(state, kind + min(m for m in legal(state) if ":" not in m))
    return state


@pytest.mark.rule("V3-45")
def test_v3_45_without_own_balls_yellow_must_be_played() -> None:
    state = _mixed("", "", 43, BALANCED)
    assert (Stock(0, 10), Stock(0, 11)) == state.stock

    assert {True} == {move.startswith("y:") for move in legal(state)}
    assert refusal(state, 1, "d4") == "no-own-ball"


@pytest.mark.rule("V3-45")
def test_v3_45_without_yellow_balls_own_must_be_played() -> None:
    state = _mixed("y:", "", 20, BALANCED)
    assert (Stock(22, 0), Stock(11, 11)) == state.stock

    assert {False} == {move.startswith("y:") for move in legal(state)}
    assert refusal(state, 0, "y:d4") == "no-yellow-ball"


@pytest.mark.rule("V3-45")
@pytest.mark.parametrize("config", MOST_LINES, ids=lambda config: config.yellow)
def test_v3_45_somebody_can_always_move_before_the_end(config: Config) -> None:
    """Every stock that can come about, by any mix of balls and anybody leaving at any time.

    Which rod a ball goes to changes no stock, and there is room as long as balls are left; so
    one rod stands for all of them.
    """
    ahead, seen = [begin(config)], set()
    while ahead:
        state = ahead.pop()
        if vier3d.outcome(state) is not None:
            gone = {out.seat for out in state.out}
            stayed = [s for seat, s in enumerate(state.stock) if seat not in gone]
            is_used_up = all(s.own == 0 for s in stayed)
            assert len(state.plies) == 64 or len(stayed) == 1 or (gone and is_used_up)
            continue
        assert state.to_move is not None
        moves = legal(state)
        assert moves
        own = {m for m in moves if ":" not in m}
        following = [play(state, min(kind)) for kind in (own, moves - own) if kind]
        following += [resign(state, seat) for seat in vier3d.in_play(state)]
        for new in following:
            key = (new.stock, new.out, new.to_move)
            if key not in seen:
                seen.add(key)
                ahead.append(new)
    assert len(seen) > 64


def test_three_players_play_for_the_most_lines_only() -> None:
    with pytest.raises(ValueError, match="most lines"):
        Config("first-line", "three-players")
    assert len(vier3d.sides(THREE)) == 3
