"""Late, absent, gone."""

import pytest

from knobel.tournament import commands as do
from knobel.tournament.pairing import pair
from knobel.tournament.values import Result
from knobel.tournament.view import view_of
from tests.kit.tournaments import DRAWN, LOST, SERVICE, WON, Evening


def with_no_shows(times: int) -> Evening:
    """Player 4 has not come to so many bouts."""
    evening = Evening(6, heats=9)
    for opponent, others in [(1, (2, 3)), (2, (1, 3)), (3, (1, 2))][:times]:
        pairs = ((opponent, 4), others, (5, 6))
        bouts = evening.pair(*pairs)
        evening.do(do.ClaimAbsence(bouts[0].id, (4,)))
        for bout in bouts[1:]:
            evening.do(do.Report(bout.id, DRAWN))
    return evening


@pytest.mark.rule("EV-23")
def test_ev_23_two_no_shows_in_a_row_mean_resting_until_one_tap() -> None:
    assert with_no_shows(1).t.entrant(4).state == "here"

    evening = with_no_shows(2)

    assert evening.t.entrant(4).state == "resting"
    evening.heat(((1, 3), WON), ((2, 5), WON), byes=(6,))
    assert evening.t.entrant(4).state == "resting"  # unlike after a wish for one heat
    evening.do(do.CheckIn(4), 4)
    assert evening.t.entrant(4).state == "here"


@pytest.mark.rule("EV-23")
def test_ev_23_a_bout_that_is_played_ends_the_row() -> None:
    evening = with_no_shows(1)
    evening.heat(((2, 4), WON), ((1, 3), WON), ((5, 6), WON))
    bout, *_ = evening.pair((3, 4), (1, 5), (2, 6))
    evening.do(do.ClaimAbsence(bout.id, (4,)))

    assert ("here", 1) == (evening.t.entrant(4).state, evening.t.entrant(4).absent)


@pytest.mark.rule("EV-23")
def test_ev_23_correcting_the_second_no_show_brings_back_at_once() -> None:
    evening = with_no_shows(2)
    [bout] = [b for b in evening.t.heats[1].bouts if b.absent]

    evening.do(do.Correct(bout.id, DRAWN, "they were at the wrong table"))

    assert evening.t.entrant(4).state == "here"
    assert evening.points[4] == 0.5


@pytest.mark.rule("EV-24")
def test_ev_24_a_rest_lasts_one_heat_and_gives_nothing() -> None:
    evening = Evening(5)
    evening.refuses("event-not-yours", do.Rest(5), 1)
    evening.do(do.Rest(5), 5)

    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (3, 4), byes=(5,)))
    evening.heat(((1, 2), WON), ((3, 4), WON))

    assert evening.t.heats[0].sat_out == (5,)
    assert evening.points[5] == 0
    evening.pair((1, 3), (2, 5), byes=(4,))


@pytest.mark.rule("EV-24")
def test_ev_24_a_rest_can_be_ended_before_the_heat() -> None:
    evening = Evening(2)
    evening.do(do.Rest(2), 2)
    evening.refuses("event-too-few", evening.pairs((1, 2)))

    evening.do(do.CheckIn(2), 2)

    evening.pair((1, 2))


@pytest.mark.rule("EV-25")
def test_ev_25_whoever_came_wins_and_if_nobody_came_nobody_gets_anything() -> None:
    evening = Evening(4, games=2, scoring="games")
    one, other = evening.pair((1, 2), (3, 4))
    evening.refuses("event-host-only", do.ClaimAbsence(one.id, (2,)), 1)
    evening.refuses("event-no-such-entrant", do.ClaimAbsence(one.id, (3,)))
    evening.refuses("event-no-such-entrant", do.ClaimAbsence(one.id, ()))
    evening.do(do.ClaimAbsence(one.id, (2,)))
    evening.do(do.ClaimAbsence(other.id, (3, 4)))

    assert evening.points == {1: 2, 2: 0, 3: 0, 4: 0}
    evening.refuses("event-already-decided", do.ClaimAbsence(one.id, (1,)))


@pytest.mark.rule("EV-25")
def test_ev_25_of_three_sides_the_two_that_came_share_the_first_places() -> None:
    evening = Evening(3, format="threes", sides=3, scoring="places")
    [bout] = evening.pair((1, 2, 3))
    evening.do(do.ClaimAbsence(bout.id, (2,)))

    assert evening.points == {1: 1.5, 2: 0, 3: 1.5}


@pytest.mark.rule("EV-25")
def test_ev_25_at_a_screen_the_match_tells_who_did_not_come() -> None:
    evening = Evening(2, games=2, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", Result((2, 0), how="forfeit"), (2,)), SERVICE)

    assert Result((4, 0), how="forfeit") == evening.bout(bout.id).result
    assert evening.t.entrant(2).absent == 1


@pytest.mark.rule("EV-25")
def test_ev_25_whoever_leaves_after_the_first_game_loses_the_others_too() -> None:
    evening = Evening(2, games=3, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", LOST), SERVICE)
    evening.do(do.Opened(bout.id, "m2"), SERVICE)
    evening.do(do.Finished(bout.id, "m2", Result((2, 0), how="forfeit"), (2,)), SERVICE)

    assert Result((4, 2)) == evening.bout(bout.id).result  # they have met


@pytest.mark.rule("EV-26")
def test_ev_26_leaving_and_coming_back_gains_nothing() -> None:
    evening = Evening(5, heats=6)
    evening.heat(((1, 2), WON), ((3, 4), WON), byes=(5,))
    evening.do(do.Withdraw(5), 5)
    evening.heat(((1, 3), WON), ((2, 4), WON))
    evening.do(do.CheckIn(5), 5)
    evening.do(do.Withdraw(5), 5)
    evening.do(do.CheckIn(5), 5)

    assert evening.points[5] == 1  # the bye, and nothing for the heat that was missed
    evening.refuses("event-pairing-stale", evening.pairs((1, 4), (2, 3), byes=(5,)))


@pytest.mark.rule("EV-26")
def test_ev_26_nobody_gets_half_a_win_by_withdrawing_before_the_first_heat() -> None:
    evening = Evening(4, heats=6)
    evening.do(do.Withdraw(4), 4)
    evening.heat(((1, 2), WON), byes=(3,))
    evening.do(do.CheckIn(4), 4)

    assert evening.points[4] == 0


@pytest.mark.rule("EV-27")
def test_ev_27_whoever_has_not_played_stands_below_all_who_have() -> None:
    evening = Evening(5)
    one, other = evening.pair((1, 2), (3, 4), byes=(5,))
    evening.do(do.Report(one.id, WON))
    evening.do(do.ClaimAbsence(other.id, (4,)))

    assert {3: 1, 5: 1} == {n: p for n, p in evening.points.items() if n in {3, 5}}
    assert evening.places == {1: 1, 2: 2, 3: None, 4: None, 5: None}
    assert evening.order[:2] == [1, 2]


@pytest.mark.rule("EV-25")
@pytest.mark.parametrize("tell", ["match", "host", "removal"])
def test_ev_25_games_that_were_played_count_whoever_says_that_a_side_has_left(tell: str) -> None:
    evening = Evening(2, games=3, scoring="games")
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", Result((0, 2), ((1,), (4,)))), SERVICE)
    evening.do(do.Opened(bout.id, "m2"), SERVICE)
    match tell:
        case "match":
            gone = Result((2, 0), how="forfeit")
            evening.do(do.Finished(bout.id, "m2", gone, (2,)), SERVICE)
        case "host":
            evening.do(do.ClaimAbsence(bout.id, (2,)))
        case _:
            evening.do(do.Remove(2))

    assert Result((4, 2), ((1,), (4,))) == evening.bout(bout.id).result
    assert (2,) == evening.bout(bout.id).absent
    assert {1: 1, 2: 2} == evening.places
    assert [1, 2] == [entrant.id for entrant in view_of(evening.t).entrants]


@pytest.mark.rule("EV-25")
@pytest.mark.parametrize("tell", ["match", "host"])
def test_ev_25_in_a_knockout_whoever_comes_to_the_last_game_of_a_drawn_bout_wins(
    tell: str,
) -> None:
    evening = Evening(4, format="knockout", games=2, scoring="games")
    bout, other = evening.pair((1, 2), (3, 4), board="screen", labels=("semifinal",) * 2)
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", WON), SERVICE)
    evening.do(do.Opened(bout.id, "m2"), SERVICE)
    if tell == "match":
        evening.do(do.Finished(bout.id, "m2", Result((0, 2), how="forfeit"), (1,)), SERVICE)
    else:
        evening.do(do.ClaimAbsence(bout.id, (1,)))
    evening.do(do.Report(other.id, Result((4, 0))))

    assert Result((2, 4)) == evening.bout(bout.id).result  # as if they had missed a third game
    final = pair(evening.t, 1).pairings[0]
    assert ("final", {2, 3}) == (final.label, {n for side in final.sides for n in side})


@pytest.mark.rule("EV-25")
def test_ev_25_in_a_knockout_an_extra_game_that_one_side_misses_is_won_by_the_other() -> None:
    evening = Evening(2, format="knockout")
    [bout] = evening.pair((1, 2), board="screen")
    evening.do(do.Opened(bout.id, "m1"), SERVICE)
    evening.do(do.Finished(bout.id, "m1", DRAWN), SERVICE)
    evening.do(do.Opened(bout.id, "m2"), SERVICE)

    evening.do(do.ClaimAbsence(bout.id, (2,)))

    assert Result((3, 1)) == evening.bout(bout.id).result


@pytest.mark.rule("EV-24")
@pytest.mark.parametrize("form", ["arena", "ladder"])
def test_ev_24_where_heats_are_not_common_a_rest_is_a_pause_until_they_come_back(
    form: str,
) -> None:
    evening = Evening(4, format=form)
    evening.do(do.Rest(4), 4)
    for _ in range(2):
        evening.heat(((1, 2), WON))
    evening.refuses("event-pairing-stale", evening.pairs((3, 4)))

    evening.do(do.CheckIn(4), 4)

    evening.pair((3, 4))
