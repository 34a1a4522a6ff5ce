"""Reports, confirmations, corrections, and results that come from matches."""

import pytest

from knobel.tournament import commands as do
from knobel.tournament.events import Decided
from knobel.tournament.judge import wakes_at
from knobel.tournament.values import Result
from knobel.tournament.view import bout_view
from tests.kit.tournaments import DRAWN, HOST, LOST, SERVICE, WON, Evening


@pytest.mark.rule("EV-30")
@pytest.mark.parametrize(
    "result",
    [
        Result((2, 2)),
        Result((3, -1)),
        Result((2,)),
        Result((2, 0, 0)),
        Result((0, 0)),
        Result((2, 0), how="forfeit"),
        Result((2, 0), ((1,),)),
        Result((2, 0), ((1,), (2, 3))),
        Result((2, 0), ((1,), (-2,))),
    ],
    ids=repr,
)
def test_ev_30_a_result_that_does_not_fit_is_refused(result: Result) -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2))

    evening.refuses("event-bad-result", do.Report(bout.id, result), 1)
    evening.refuses("event-bad-result", do.Report(bout.id, result), HOST)
    if result.how == "played":
        evening.refuses("event-bad-result", do.Correct(bout.id, result), HOST)


@pytest.mark.rule("EV-30")
def test_ev_30_the_points_of_all_games_belong_to_the_result() -> None:
    evening = Evening(2, games=2, scoring="games")
    [bout] = evening.pair((1, 2))

    evening.refuses("event-bad-result", do.Report(bout.id, WON), 1)
    evening.do(do.Report(bout.id, Result((3, 1), ((5,), (2,)))), HOST)
    assert evening.points == {1: 1.5, 2: 0.5}


@pytest.mark.rule("EV-30")
def test_ev_30_a_lead_beyond_reach_ends_a_bout_early_where_only_the_bout_counts() -> None:
    early = Result((4, 0))  # two of three games
    whole, quick = Evening(2, games=3, scoring="games"), Evening(2, games=3, scoring="win")
    for evening in (whole, quick):
        evening.pair((1, 2))

    whole.refuses("event-bad-result", do.Report(1, early))
    quick.refuses("event-bad-result", do.Report(1, DRAWN))
    quick.do(do.Report(1, early))
    assert quick.points == {1: 1, 2: 0}


@pytest.mark.rule("EV-31")
def test_ev_31_one_side_reports_and_the_other_confirms() -> None:
    evening = Evening(4)
    one, _ = evening.pair((1, 2), (3, 4))
    evening.refuses("event-nothing-to-confirm", do.Confirm(one.id), 2)
    evening.refuses("event-not-yours", do.Report(one.id, WON), 3)
    evening.refuses("event-no-such-bout", do.Report(99, WON), 1)
    evening.do(do.Report(one.id, WON), 1)

    assert evening.bout(one.id).result is None
    assert bout_view(evening.bout(one.id)).phase == "reported"
    evening.refuses("event-nothing-to-confirm", do.Confirm(one.id), 1)
    evening.refuses("event-not-yours", do.Confirm(one.id), 3)
    evening.do(do.Confirm(one.id), 2)
    assert ("sides", WON) == (evening.bout(one.id).decided, evening.bout(one.id).result)


@pytest.mark.rule("EV-31")
def test_ev_31_a_report_that_changes_meanwhile_is_not_confirmed_by_mistake() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2))
    evening.do(do.Report(bout.id, LOST), 1)
    evening.do(do.Report(bout.id, WON), 1)

    evening.refuses("event-nothing-to-confirm", do.Confirm(bout.id, LOST), 2)
    evening.do(do.Confirm(bout.id, WON), 2)
    assert evening.bout(bout.id).result == WON


@pytest.mark.rule("EV-31")
def test_ev_31_at_a_table_of_three_all_others_confirm() -> None:
    evening = Evening(3, format="threes", sides=3, scoring="places")
    [bout] = evening.pair((1, 2, 3))
    evening.do(do.Report(bout.id, Result((4, 2, 0))), 1)
    evening.do(do.Confirm(bout.id), 2)
    assert evening.bout(bout.id).result is None

    evening.do(do.Confirm(bout.id), 3)

    assert evening.bout(bout.id).decided == "sides"


@pytest.mark.rule("EV-31")
def test_ev_31_a_device_that_plays_both_sides_needs_no_confirmation() -> None:
    evening = Evening(0)
    for name in ("Ada", "Bea"):
        evening.do(do.Enter(name), "family")
    for number in (1, 2):
        evening.do(do.CheckIn(number), "family")
    [bout] = evening.pair((1, 2))

    evening.do(do.Report(bout.id, WON), "family")

    assert evening.bout(bout.id).decided == "sides"


@pytest.mark.rule("EV-32")
def test_ev_32_an_unopposed_report_counts_after_two_minutes_from_that_moment_on() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2))
    evening.wait(5)
    evening.do(do.Report(bout.id, WON), 1)
    assert wakes_at(evening.t) == 125_000
    evening.wait(119.999)
    assert evening.do(do.Tick(), SERVICE) == ()

    evening.wait(60)  # nobody looked in time

    [decided] = evening.do(do.Tick(), SERVICE)
    assert decided == Decided(bout.id, WON, "time", 125_000)
    assert (125_000, None) == (evening.bout(bout.id).ended, wakes_at(evening.t))


@pytest.mark.rule("EV-32")
def test_ev_32_a_contradiction_after_two_minutes_is_too_late() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2))
    evening.do(do.Report(bout.id, WON), 1)
    evening.wait(120)

    evening.refuses("event-already-decided", do.Report(bout.id, LOST), 2)
    evening.do(do.Confirm(bout.id), 2)  # a confirmation that comes late is welcome
    assert evening.bout(bout.id).decided == "time"


@pytest.mark.rule("EV-33")
def test_ev_33_equal_reports_count_at_once_and_again_they_change_nothing() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2))
    evening.do(do.Report(bout.id, WON), 1)
    evening.do(do.Report(bout.id, WON), 2)

    assert evening.bout(bout.id).decided == "sides"
    assert evening.do(do.Report(bout.id, WON), 1) == ()
    evening.refuses("event-already-decided", do.Report(bout.id, LOST), 1)


@pytest.mark.rule("EV-33")
def test_ev_33_different_reports_wait_for_the_host_or_for_a_side_that_gives_in() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4))
    for bout in (one, other):
        [[first], [second]] = bout.sides
        evening.do(do.Report(bout.id, WON), first)
        evening.do(do.Report(bout.id, LOST), second)
    evening.wait(600)

    assert evening.do(do.Tick(), SERVICE) == ()
    assert bout_view(evening.bout(one.id)).phase == "differ"
    evening.do(do.Report(one.id, DRAWN), HOST)
    evening.do(do.Confirm(other.id), 4)
    assert ("host", DRAWN) == (evening.bout(one.id).decided, evening.bout(one.id).result)
    assert ("sides", WON) == (evening.bout(other.id).decided, evening.bout(other.id).result)


@pytest.mark.rule("EV-34")
def test_ev_34_results_at_a_screen_come_from_its_matches_and_count_once() -> None:
    evening = Evening(2, games=2, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    evening.refuses("event-not-at-real-board", do.Report(bout.id, Result((4, 0))), 1)
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.refuses("already-so", do.Opened(bout.id, "m2"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", Result((2, 0), ((3,), (1,)))), SERVICE)
    assert evening.do(do.Finished(bout.id, "m1", Result((0, 2))), SERVICE) == ()
    assert evening.bout(bout.id).result is None

    evening.do(do.Opened(bout.id, "m2"), SERVICE)
    evening.do(do.Finished(bout.id, "m2", Result((1, 1), ((2,), (2,)))), SERVICE)

    assert Result((3, 1), ((5,), (3,))) == evening.bout(bout.id).result
    assert evening.do(do.Opened(bout.id, "m2"), SERVICE) == ()
    evening.refuses("event-already-decided", do.Opened(bout.id, "m3"), SERVICE)
    evening.refuses("event-no-such-bout", do.Finished(bout.id, "m9", WON), SERVICE)


@pytest.mark.rule("EV-34")
@pytest.mark.parametrize(
    ("result", "absent"),
    [
        (Result((4, 0)), ()),
        (Result((2, 2)), ()),
        (Result((2,)), ()),
        (Result((2, 0), ((1,),)), ()),
        (Result((2, 0), how="forfeit"), ()),
        (Result((2, 0), how="forfeit"), (1,)),
    ],
    ids=str,
)
def test_ev_34_a_game_gives_two_half_points(result: Result, absent: tuple[int, ...]) -> None:
    evening = Evening(2, games=2, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)

    evening.refuses("event-bad-result", do.Finished(bout.id, "m1", result, absent), SERVICE)
    evening.refuses("event-no-such-entrant", do.Finished(bout.id, "m1", WON, (3,)), SERVICE)


@pytest.mark.rule("EV-34")
def test_ev_34_nobody_but_the_service_says_how_a_match_ended() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)

    for by in (HOST, 1):
        evening.refuses("no-such-action", do.Finished(bout.id, "m1", WON), by)
        evening.refuses("no-such-action", do.Opened(bout.id, "m2"), by)
        evening.refuses("no-such-action", do.Tick(), by)


@pytest.mark.rule("EV-34")
def test_ev_34_what_the_host_decided_stays_when_the_match_ends_later() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Report(bout.id, DRAWN), HOST)

    evening.do(do.Finished(bout.id, "m1", WON), SERVICE)

    assert evening.bout(bout.id).result == DRAWN


@pytest.mark.rule("EV-35")
def test_ev_35_corrections_change_the_standing_and_no_pairing() -> None:
    evening = Evening(4)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.pair((1, 3), (2, 4))
    pairs = [[bout.sides for bout in heat.bouts] for heat in evening.t.heats]

    evening.refuses("event-host-only", do.Correct(1, LOST), 2)
    evening.refuses("event-bad-result", do.Correct(1, Result((2, 2))))
    [decided] = evening.do(do.Correct(1, LOST, "slips\n mixed up"))

    assert evening.points == {1: 0, 2: 1, 3: 1, 4: 0}
    assert pairs == [[bout.sides for bout in heat.bouts] for heat in evening.t.heats]
    assert decided == Decided(1, LOST, "host", 0, "slips mixed up")
    assert ("host", evening.header.host) == (evening.log[-1].by.role, evening.log[-1].by.key)


@pytest.mark.rule("EV-35")
def test_ev_35_a_result_is_taken_back_altogether_only_in_the_current_heat() -> None:
    evening = Evening(4)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.do(do.Correct(1, None))
    assert evening.points[1] == 0
    evening.refuses("event-bouts-open", evening.pairs((1, 3), (2, 4)))
    evening.do(do.Report(1, WON))
    evening.pair((1, 3), (2, 4))

    evening.refuses("event-wrong-heat", do.Correct(1, None))
    evening.refuses("event-bad-result", do.Correct(3, None))


@pytest.mark.rule("EV-35")
def test_ev_35_only_the_host_turns_a_result_into_an_absence() -> None:
    evening = Evening(2)
    evening.do(do.AddHelper("helper"))
    evening.heat(((1, 2), WON))
    unplayed = Result((0, 2), how="forfeit")

    evening.refuses("event-helper-only-reports", do.Correct(1, unplayed), "helper")
    evening.do(do.Correct(1, unplayed, "never came"))

    assert (1, (1,)) == (evening.t.entrant(1).absent, evening.bout(1).absent)
    assert evening.places == {1: None, 2: None}


@pytest.mark.rule("EV-36")
def test_ev_36_what_host_or_helper_reports_counts_at_once() -> None:
    evening = Evening(4)
    evening.do(do.AddHelper("helper"))
    one, other = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(one.id, WON), HOST)
    evening.do(do.Report(other.id, WON), 3)
    evening.do(do.Report(other.id, LOST), "helper")

    assert ("host", "helper") == (evening.bout(1).decided, evening.bout(2).decided)
    assert evening.bout(2).result == LOST


@pytest.mark.rule("EV-17")
def test_ev_17_a_drawn_bout_of_a_knockout_goes_on_until_one_side_leads() -> None:
    evening = Evening(2, format="knockout", games=2, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    for match, result in (("m1", WON), ("m2", LOST), ("m3", DRAWN)):
        evening.do(do.Opened(bout.id, match), SERVICE)
        evening.do(do.Finished(bout.id, match, result), SERVICE)
        assert evening.bout(bout.id).result is None

    evening.do(do.Opened(bout.id, "m4"), SERVICE)
    evening.do(do.Finished(bout.id, "m4", LOST), SERVICE)

    assert evening.bout(bout.id).result == Result((3, 5))


@pytest.mark.rule("EV-17")
def test_ev_17_nobody_reports_a_draw_in_a_knockout_but_in_a_group_they_do() -> None:
    evening = Evening(2, format="knockout")
    evening.pair((1, 2))
    evening.refuses("event-bad-result", do.Report(1, DRAWN), 1)
    evening.do(do.Report(1, Result((3, 1))), 1)

    stages = Evening(4, format="stages", groups=1)
    stages.pair((1, 2), (3, 4), labels=("group-1", "final"))
    stages.do(do.Report(1, DRAWN), 1)
    stages.refuses("event-bad-result", do.Report(2, DRAWN), 3)


def plays(evening: Evening, bout: int, **games: Result) -> None:
    """Each of these matches is the next game of the bout, and ends so."""
    for match, result in games.items():
        evening.do(do.Opened(bout, match), SERVICE)
        evening.do(do.Finished(bout, match, result), SERVICE)


@pytest.mark.rule("EV-35")
def test_ev_35_a_bout_that_is_taken_back_at_a_screen_is_played_again_from_the_first_game() -> None:
    evening = Evening(2, games=2, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    plays(evening, bout.id, m1=LOST, m2=LOST)
    evening.do(do.Correct(bout.id, None, "the wrong people played"))
    assert (2, 1) == (evening.bout(bout.id).void, evening.bout(bout.id).turn(3))
    plays(evening, bout.id, m3=WON)
    assert (WON,) == bout_view(evening.bout(bout.id)).games
    assert ("m3",) == bout_view(evening.bout(bout.id)).matches
    assert evening.bout(bout.id).result is None

    plays(evening, bout.id, m4=DRAWN)

    assert Result((3, 1)) == evening.bout(bout.id).result
    assert evening.is_right()


@pytest.mark.rule("EV-35")
def test_ev_35_a_game_that_is_still_played_goes_on_when_the_result_is_taken_back() -> None:
    evening = Evening(2, games=2, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    plays(evening, bout.id, m1=WON)
    evening.do(do.Opened(bout.id, "m2"), SERVICE)
    evening.do(do.Report(bout.id, Result((4, 0))))
    evening.do(do.Correct(bout.id, None, "the wrong bout"))

    evening.do(do.Finished(bout.id, "m2", LOST), SERVICE)

    assert Result((2, 2)) == evening.bout(bout.id).result


@pytest.mark.rule("EV-35")
def test_ev_35_a_correction_at_a_table_of_three_keeps_who_did_not_come() -> None:
    evening = Evening(3, format="threes", sides=3, scoring="places")
    [bout] = evening.pair((1, 2, 3), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", Result((4, 2, 0)), (3,)), SERVICE)

    evening.do(do.Correct(bout.id, Result((2, 4, 0)), "swapped"))
    assert ((3,), None) == (evening.bout(bout.id).absent, evening.places[3])

    evening.do(do.Correct(bout.id, Result((2, 0, 4)), "they came after all"))
    assert ((), 1) == (evening.bout(bout.id).absent, evening.places[3])


@pytest.mark.rule("EV-17")
@pytest.mark.parametrize(
    ("games", "scores"),
    [(1, (40, 2)), (1, (4, 0)), (1, (5, 1)), (2, (6, 0)), (2, (5, 1)), (2, (3, 3))],
)
def test_ev_17_another_game_of_a_knockout_is_played_only_after_a_draw(
    games: int, scores: tuple[int, int]
) -> None:
    evening = Evening(2, format="knockout", games=games, scoring="games")
    evening.pair((1, 2))

    evening.refuses("event-bad-result", do.Report(1, Result(scores)))


@pytest.mark.rule("EV-17")
@pytest.mark.parametrize("scores", [(4, 0), (3, 1), (2, 4), (6, 4)])
def test_ev_17_whoever_leads_after_the_games_or_after_a_draw_has_won(
    scores: tuple[int, int],
) -> None:
    evening = Evening(2, format="knockout", games=2, scoring="games")
    evening.pair((1, 2))

    evening.do(do.Report(1, Result(scores)))


@pytest.mark.rule("EV-30")
@pytest.mark.parametrize("scores", [(5, 3), (7, 1), (8, 2)])
def test_ev_30_places_of_several_games_between_two_are_those_that_games_give(
    scores: tuple[int, int],
) -> None:
    evening = Evening(2, format="league", games=2, sides=3, scoring="places")
    evening.pair((1, 2))
    evening.refuses("event-bad-result", do.Report(1, Result(scores)))

    evening.do(do.Report(1, Result((6, 2))))
