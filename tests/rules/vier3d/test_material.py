"""What there is to play with."""

from collections import Counter

import pytest

from knobel.core.game import Begin, Seat
from knobel.games import vier3d
from knobel.match import Header, Match, SeatSetup, decide, opened
from knobel.match import commands as do
from knobel.match.events import LotsDrawn
from tests.kit.matches import enter_all
from tests.kit.vier3d import (
    BALANCED,
    FIRST,
    FREE,
    NONE,
    THREE,
    after,
    begin,
    drawing,
    drawn,
    legal,
    play,
    refusal,
)


@pytest.mark.rule("V3-01")
def test_v3_01_there_are_sixteen_rods_in_a_square() -> None:
    columns, rows = "abcd", "1234"

    assert {column + row for column in columns for row in rows} == legal(begin())


@pytest.mark.rule("V3-01")
def test_v3_01_four_balls_fit_on_a_rod() -> None:
    state = after("c2 c2 c2")
    assert "c2" in legal(state)
    state = play(state, "c2")

    assert legal(begin()) - {"c2"} == legal(state)
    assert refusal(state, 0, "c2") == "rod-full"


@pytest.mark.rule("V3-01")
def test_v3_01_there_are_64_places() -> None:
    state, balls = begin(NONE), 0
    while state.to_move is not None:
        state = play(state, min(legal(state)))
        balls += 1

    assert balls == 64
    assert Counter(map(len, vier3d.view_for(state, None).rods)) == {4: 16}


@pytest.mark.rule("V3-02")
def test_v3_02_for_the_first_line_there_are_32_red_and_32_blue_balls() -> None:
    red, blue = begin(FIRST).stock

    assert (red.own, blue.own) == (32, 32)
    assert (red.yellow, blue.yellow) == (0, 0)


@pytest.mark.rule("V3-02")
def test_v3_02_there_are_21_yellow_balls() -> None:
    red, blue = begin(BALANCED).stock
    assert red.yellow + blue.yellow == 21

    red, blue = begin(FREE).stock
    assert (red.yellow, blue.yellow) == (21, 21)  # the same 21, seen by both


@pytest.mark.rule("V3-02")
def test_v3_02_yellow_stays_in_the_box_when_the_first_line_wins() -> None:
    assert refusal(begin(FIRST), 0, "y:a1") == "no-yellow-ball"
    assert not any(move.startswith("y:") for move in legal(begin(FIRST)))


@pytest.mark.rule("V3-02")
def test_v3_02_every_ball_played_leaves_its_stock() -> None:
    state = after("a1 b1 y:c1", BALANCED)
    red, blue = state.stock

    assert (red.own, red.yellow) == (21, 9)
    assert (blue.own, blue.yellow) == (20, 11)


@pytest.mark.rule("V3-03")
@pytest.mark.parametrize("config", [FIRST, BALANCED, FREE, NONE])
def test_v3_03_two_play_and_red_begins(config: vier3d.Config) -> None:
    assert len(vier3d.sides(config)) == 2
    assert begin(config).to_move == 0

    expected = drawn("""
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        . . . .   . . . .   . . . .   . . . .
        r b . .   . . . .   . . . .   . . . .
    """)
    assert expected == drawing(after("a1 b1", config))


@pytest.mark.rule("V3-03")
def test_v3_03_each_player_is_a_side_of_their_own() -> None:
    assert vier3d.sides(FIRST) == (0, 1)
    assert vier3d.sides(THREE) == (0, 1, 2)


def _lobby(*, by_lot: bool) -> Match:
    header = Header(
        id="m",
        code="c",
        watch="w",
        game="vier3d",
        rules=vier3d.RULES,
        config=FIRST,
        places=(SeatSetup(), SeatSetup()),
        opened=0,
        order="lot" if by_lot else "seated",
    )
    sits = [do.Sit(0, "Ada", "ada's key"), do.Sit(1, "Ben", "ben's key")]
    return enter_all(vier3d, opened(vier3d, header), [(None, sit, 0) for sit in sits])


def _names_after_begin(match: Match, *picks: int) -> dict[Seat, str]:
    begun = enter_all(vier3d, match, [(None, Begin(), 0)], *picks)
    return {seat: chair.name for seat, chair in enumerate(begun.chairs)}


@pytest.mark.rule("V3-03")
def test_v3_03_whoever_sits_down_first_on_red_plays_red() -> None:
    assert _names_after_begin(_lobby(by_lot=False)) == {0: "Ada", 1: "Ben"}


@pytest.mark.rule("V3-03")
def test_v3_03_colours_can_be_drawn_by_lot() -> None:
    assert _names_after_begin(_lobby(by_lot=True), 1, 0) == {0: "Ben", 1: "Ada"}
    assert _names_after_begin(_lobby(by_lot=True), 0, 0) == {0: "Ada", 1: "Ben"}


@pytest.mark.rule("V3-03")
def test_v3_03_every_lot_is_written_down() -> None:
    from knobel.core.dice import Tape

    events = decide(vier3d, _lobby(by_lot=True), None, Begin(), 0, Tape(1, 0))

    assert LotsDrawn((1, 0)) == events[0]
