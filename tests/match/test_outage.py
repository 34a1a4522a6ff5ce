"""Match time stands still while the server is down."""

from knobel.core.game import Begin, Outcome
from knobel.games.vier3d import Config, Total
from knobel.match import SeatSetup
from knobel.match import commands as do
from knobel.match import events as ev
from knobel.match.value import RESUME_AFTER
from tests.match.stage import Stage, begun

CLOCKED = Config(clock=Total(60, 0))


def interrupted(
    config: Config = CLOCKED, places: tuple[SeatSetup, ...] = (SeatSetup(), SeatSetup())
) -> Stage:
    """Ten seconds of play, the last heartbeat two seconds later, and an hour of silence."""
    stage = begun(config, places).later(10_000)
    beat = stage.wall + 2_000
    stage.later(3_600_000).write(None, do.Halt(beat))
    return stage


def test_time_stops_at_the_last_heartbeat() -> None:
    stage = interrupted()

    assert stage.phase == "paused"
    assert stage.view().why_stopped == "outage"
    assert stage.at == 12_000
    assert stage.log[-1].events == (ev.Stopped(stage.wall - 3_598_000, "outage"),)
    assert stage.refusal(0, stage.turn("a1")) == "paused"
    assert stage.refusal(0, do.Propose("resume")) == "not-paused"


def test_a_heartbeat_before_the_last_line_counts_as_that_line() -> None:
    stage = begun(CLOCKED).later(10_000).drop("a1")
    stage.later(5_000).write(None, do.Halt(stage.wall - 9_000))

    assert stage.at == 10_000


def test_a_heartbeat_from_the_future_counts_as_now() -> None:
    stage = begun(CLOCKED).later(10_000)
    stage.write(None, do.Halt(stage.wall + 99_000))

    assert stage.at == 10_000


def test_it_goes_on_as_soon_as_all_are_back() -> None:
    stage = interrupted()
    stage.later(1_000).do(None, do.Back(0))
    assert stage.phase == "paused"
    stage.later(19_999).do(None, do.Back(1))

    assert stage.phase == "running"
    assert stage.at == 12_000
    assert stage.later(100).match.state.clock.left(0, stage.at) == 47_900


def test_it_waits_twenty_seconds_after_the_first() -> None:
    assert RESUME_AFTER == 20_000
    stage = interrupted()
    stage.later(500_000).do(None, do.Back(1))
    stage.later(19_999)
    assert stage.tick() == ()

    assert stage.later(1).tick() == (ev.Resumed(stage.wall),)
    assert stage.at == 12_000


def test_a_late_tick_resumes_at_the_right_time_nevertheless() -> None:
    stage = interrupted()
    stage.do(None, do.Back(1))
    stage.later(25_000).tick()

    assert stage.at == 17_000


def test_nobody_is_absent_because_the_server_was() -> None:
    stage = begun()
    stage.do(None, do.Away(1))
    stage.later(70_000).write(None, do.Halt(stage.wall - 60_000))
    stage.do(None, do.Back(0))
    stage.later(RESUME_AFTER)

    assert stage.view().chairs[1].away == stage.wall - RESUME_AFTER
    assert stage.refusal(0, do.Claim("win")) == "not-away-long-enough"


def test_a_second_outage_while_all_are_awaited_costs_nobody_time_either() -> None:
    stage = interrupted()
    stage.later(1_000).do(None, do.Back(0))
    stage.later(5_000)
    stage.later(3_600_000).write(None, do.Halt(stage.wall - 3_600_000))
    stage.tick()
    assert stage.phase == "paused"
    stage.do(None, do.Back(1))
    stage.later(RESUME_AFTER).tick()

    assert stage.outcome is None
    assert stage.phase == "running"
    assert stage.at == 12_000


def test_an_outage_within_a_pause_leaves_the_pause() -> None:
    stage = begun(CLOCKED).later(3_000)
    stage.do(0, do.Propose("pause"))
    stage.do(1, do.Answer("pause", True))
    stage.later(100_000).write(None, do.Halt(stage.wall - 50_000))
    stage.do(None, do.Back(0))
    stage.do(None, do.Back(1))

    assert stage.view().why_stopped == "pause"
    assert stage.at == 3_000


def test_bots_among_themselves_go_on_at_once() -> None:
    stage = Stage(CLOCKED, (SeatSetup("bot", "oak"), SeatSetup("bot", "oak")))
    stage.do(None, Begin())
    stage.later(100_000).write(None, do.Halt(stage.wall - 90_000))

    assert stage.phase == "running"
    assert stage.at == 10_000


def test_whoever_never_comes_back_loses_on_time_after_all() -> None:
    stage = interrupted()
    stage.do(None, do.Back(1))
    stage.later(RESUME_AFTER + 48_000).tick()

    assert stage.outcome == Outcome("time", (1, 0))
    assert stage.differs() is None


# Outages of some


def test_whoever_kept_contact_gets_the_time_back_at_once() -> None:
    stage = begun(CLOCKED).later(10_000)
    stage.later(3_000).write(None, do.Halt(stage.wall - 3_000, ()))

    assert stage.phase == "running"
    assert stage.at == 10_000
    assert [chair.away for chair in stage.view().chairs] == [None, None]


def test_only_who_has_lost_contact_is_away_and_waited_for() -> None:
    stage = begun(CLOCKED).later(10_000)
    stage.later(3_000).write(None, do.Halt(stage.wall - 3_000, (1,)))
    assert stage.phase == "paused"
    assert [chair.away for chair in stage.view().chairs] == [None, stage.wall]
    stage.later(5_000).do(None, do.Back(1))

    assert stage.phase == "running"
    assert stage.at == 10_000


def test_who_was_away_before_is_not_waited_for() -> None:
    stage = begun(CLOCKED).later(10_000)
    stage.do(None, do.Away(1))
    stage.later(3_000).write(None, do.Halt(stage.wall - 3_000, (0,)))
    stage.later(1_000).do(None, do.Back(0))

    assert stage.phase == "running"
    assert stage.at == 10_000


def test_whoever_is_there_waits_twenty_seconds_for_the_others() -> None:
    stage = begun(CLOCKED).later(10_000)
    stage.later(3_000).write(None, do.Halt(stage.wall - 3_000, (1,)))
    assert stage.later(19_999).tick() == ()

    assert stage.later(1).tick() == (ev.Resumed(stage.wall),)
    assert stage.at == 10_000


def test_of_two_outages_each_is_given_back_whichever_is_written_first() -> None:
    """One node was silent from 2 to 8, the other from 5 to 9."""
    for first, then in ((2_000, 5_000), (5_000, 2_000)):
        stage = begun(CLOCKED)
        begin = stage.wall
        stage.later(8_000).write(None, do.Halt(begin + first, ()))
        stage.later(1_000).write(None, do.Halt(begin + then, ()))

        assert stage.at == 2_000


def test_outages_with_time_between_them_are_given_back_once_each() -> None:
    stage = begun(CLOCKED)
    begin = stage.wall
    for since, until in ((1_000, 2_000), (4_000, 6_000), (4_500, 7_000), (0, 8_000)):
        stage.later(begin + until - stage.wall).write(None, do.Halt(begin + since, ()))

    assert stage.at == 0


def test_a_further_outage_extends_the_one_that_has_stopped_the_time() -> None:
    stage = begun(CLOCKED).later(10_000)
    begin = stage.wall - 10_000
    stage.write(None, do.Halt(begin + 6_000, (1,)))
    stage.later(1_000).write(None, do.Halt(begin + 4_000, ()))
    assert stage.phase == "paused"
    stage.later(1_000).do(None, do.Back(1))

    assert stage.phase == "running"
    assert stage.at == 4_000


def test_what_moved_the_game_bounds_an_outage_but_absence_does_not() -> None:
    stage = begun(CLOCKED).later(10_000).drop("a1").later(2_000)
    stage.do(None, do.Away(1))
    stage.later(3_000).write(None, do.Halt(stage.wall - 99_000, ()))

    assert stage.at == 10_000


def test_nothing_is_written_if_nothing_is_owed() -> None:
    stage = begun(CLOCKED).later(10_000)
    assert stage.do(None, do.Halt(stage.wall, ())) == ()
    stage.later(2_000).write(None, do.Halt(stage.wall - 2_000, ()))

    assert stage.do(None, do.Halt(stage.wall - 1_000, ())) == ()


def test_a_pause_bounds_an_outage() -> None:
    stage = begun(CLOCKED).later(3_000)
    for matter in ("pause", "resume"):
        stage.do(0, do.Propose(matter))
        stage.do(1, do.Answer(matter, True))
        stage.later(5_000)
    stage.write(None, do.Halt(stage.wall - 9_000, ()))

    assert stage.at == 3_000
