"""The sandglass, and how it ends."""

import pytest

from knobel.core.clock import Hourglass
from knobel.core.game import Millis, Outcome
from knobel.games import xcode
from knobel.games.xcode import State
from knobel.games.xcode.events import Finished, RanOut, SandTurned
from knobel.games.xcode.state import End
from tests.kit.xcode import config, legal, play, refusal, step, table, tick, told

ELEVEN = "123456789*0"


def left(state: State, at: Millis) -> Millis:
    assert state.sand is not None
    return state.sand.left(at)


@pytest.mark.rule("XC-40")
@pytest.mark.parametrize(("at", "then"), [(170_000, 170_000), (10_000, 10_000), (90_000, 90_000)])
def test_xc_40_turning_exchanges_the_halves(at: Millis, then: Millis) -> None:
    """With 10 seconds left it gives 170; with 170 left it gives 10."""
    state = table("t< t> t<", "")
    assert left(state, at) == 180_000 - at
    turned = step(state, "0: lay t< t> t<", at)

    assert left(turned.state, at) == then
    assert told(turned.events, SandTurned) == [SandTurned(Hourglass(180_000, at + then), at)]


@pytest.mark.rule("XC-40")
def test_xc_40_turned_twice_at_once_it_is_as_before() -> None:
    state = play(table("t< t> t<", "t> t> j"), "0: lay t< t> t<", at=60_000)
    assert left(state, 60_000) == 60_000
    state = play(state, "1: lay t> t> j", at=60_000)

    assert left(state, 60_000) == 120_000


@pytest.mark.rule("XC-40")
def test_xc_40_the_sand_runs_while_nobody_does_anything() -> None:
    state = table("1<", "2<")

    assert [left(tick(state, at).state, at) for at in (0, 1, 100_000)] == [180_000, 179_999, 80_000]
    view = xcode.view_for(tick(state, 100_000).state, None)
    assert view.sand is not None
    assert (view.sand.left(100_000), view.sand.total - view.sand.left(100_000)) == (80_000, 100_000)


@pytest.mark.rule("XC-41")
def test_xc_41_with_refill_every_turn_gives_the_full_time() -> None:
    settings = config(2, turning="refill")
    state = play(table("t< t> t<", "", settings=settings), "0: lay t< t> t<", at=20_000)

    assert left(state, 20_000) == 180_000
    assert xcode.view_for(state, 0).turning == "refill"


@pytest.mark.rule("XC-42")
def test_xc_42_when_the_sand_has_run_out_all_have_lost() -> None:
    state = table("1>", "2>", "3>", cracked=ELEVEN)
    ended = tick(state, 200_000)

    assert ended.events == (RanOut("sand", 180_000), Finished(False, "sand", 180_000))
    assert xcode.outcome(ended.state) == Outcome("sand", (0, 0, 0), "lost")
    for viewer in (0, 1, 2, None):
        assert xcode.view_for(ended.state, viewer).end == End(False, "sand", 180_000)


@pytest.mark.rule("XC-42")
def test_xc_42_what_comes_at_the_end_or_after_it_is_too_late() -> None:
    state = table("#< #> #<", "", cracked=ELEVEN)
    assert xcode.wake_at(state) == 180_000
    in_time = step(tick(state, 179_999).state, "0: lay #< #> #<", 179_999)
    assert told(in_time.events, Finished) == [Finished(True, "cracked", 179_999)]

    late = tick(state, 180_000).state
    assert refusal(late, "0: lay #< #> #<", 180_000) == "over"
    assert refusal(late, "1: draw", 180_000) == "over"
    assert refusal(late, "1: say sand", 180_000) == "over"
    assert legal(late, 0) == set()
    assert xcode.short_moves(late, 0) == []


@pytest.mark.rule("XC-42")
def test_xc_42_after_a_turn_it_runs_out_when_the_turned_sand_has_run() -> None:
    state = play(table("t< t> t<", ""), "0: lay t< t> t<", at=170_000)

    assert tick(state, 339_999).events == ()
    assert told(tick(state, 340_000).events, Finished) == [Finished(False, "sand", 340_000)]


@pytest.mark.rule("XC-60")
def test_xc_60_all_twelve_fields_in_time_are_won_together() -> None:
    state = table("1>", "#< #> j", "2>", cracked=ELEVEN)
    won = step(state, "1: lay #< #> j", 5_000)

    assert told(won.events, Finished) == [Finished(True, "cracked", 5_000)]
    assert xcode.outcome(won.state) == Outcome("cracked", (0, 0, 0), "won")
    assert xcode.wake_at(won.state) is None
    assert refusal(won.state, "0: draw", 5_000) == "over"
    for viewer in (0, 1, 2, None):
        assert xcode.view_for(won.state, viewer).end == End(True, "cracked", 5_000)


@pytest.mark.rule("XC-60")
def test_xc_60_eleven_are_not_enough() -> None:
    state = play(table("0< 0> 0<", "1>", cracked=ELEVEN[:-1]), "0: lay 0< 0> 0<")

    assert len(state.cracked) == 11
    assert xcode.outcome(state) is None
