"""Points, tie-breaks and places."""

import re
from itertools import permutations

import msgspec
import pytest

from knobel.tournament import commands as do
from knobel.tournament.standing import group_standings, standing
from knobel.tournament.values import Result
from knobel.tournament.view import heat_view, view_of, you
from tests.kit.tournaments import DRAWN, HOST, LOST, SERVICE, WON, Evening, key_of


@pytest.mark.rule("EV-40")
def test_ev_40_games_count_each_or_the_bout_as_a_whole() -> None:
    games, whole = Evening(4, games=2, scoring="games"), Evening(4, games=2, scoring="win")
    for evening in (games, whole):
        evening.heat(((1, 2), Result((3, 1))), ((3, 4), Result((2, 2))))

    assert games.points == {1: 1.5, 3: 1, 4: 1, 2: 0.5}
    assert whole.points == {1: 1, 3: 0.5, 4: 0.5, 2: 0}


@pytest.mark.rule("EV-41")
@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((4, 2, 0), (2, 1, 0)),
        ((0, 3, 3), (0, 1.5, 1.5)),
        ((1, 4, 1), (0.5, 2, 0.5)),
        ((2, 2, 2), (1, 1, 1)),
    ],
)
def test_ev_41_places_at_a_table_of_three_give_two_one_and_nothing(
    scores: tuple[int, ...], points: tuple[float, ...]
) -> None:
    evening = Evening(3, format="threes", sides=3, scoring="places")
    evening.heat(((1, 2, 3), Result(scores)))

    assert evening.points == dict(enumerate(points, 1))


@pytest.mark.rule("EV-41")
@pytest.mark.parametrize("scores", [(4, 4, 0), (4, 2, 1), (6, 0, 0), (2, 2, 0)])
def test_ev_41_other_points_do_not_come_from_places(scores: tuple[int, ...]) -> None:
    evening = Evening(3, format="threes", sides=3, scoring="places")
    evening.pair((1, 2, 3))

    evening.refuses("event-bad-result", do.Report(1, Result(scores)))


@pytest.mark.rule("EV-41")
def test_ev_41_a_table_of_two_gives_two_and_nothing_then_lines_decide() -> None:
    evening = Evening(5, format="threes", sides=3, scoring="places")
    lines = Result((4, 2, 0), ((3,), (2,), (0,)))
    evening.heat(((1, 2, 3), lines), ((4, 5), Result((4, 0), ((5,), (4,)))))

    assert evening.points == {1: 2, 4: 2, 2: 1, 3: 0, 5: 0}
    assert evening.tie("tally-1") == {1: 3, 2: 2, 3: 0, 4: 5, 5: 4}


def league(*results: tuple[tuple[int, int], ...]) -> Evening:
    """A heat of a league; each group has a line per deal."""
    evening = Evening(
        len(results), format="league", sides=1, scoring="field", deals=len(results[0])
    )
    evening.pair(*((number,) for number in range(1, len(results) + 1)))
    for number, lines in enumerate(results, 1):
        evening.do(do.Report(number, Result((0,), lines)))
    return evening


@pytest.mark.rule("EV-42")
def test_ev_42_a_group_gets_a_point_for_every_group_that_did_worse_with_the_deal() -> None:
    evening = league(((12, 30), (5, 0)), ((12, 10), (5, 0)), ((9, 90), (12, 1)))

    assert evening.points == {1: 2 + 0.5, 3: 0 + 2, 2: 1 + 0.5}
    assert standing(evening.t).ties == ("tally-1", "tally-2")


@pytest.mark.rule("EV-42")
def test_ev_42_all_fields_then_all_sand_decide_between_equal_groups() -> None:
    evening = league(((12, 0), (2, 0)), ((11, 0), (4, 0)), ((1, 0), (3, 0)))

    assert evening.points == {1: 2, 2: 3, 3: 1}
    evening = league(((5, 1), (2, 0)), ((4, 9), (4, 5)))
    assert (evening.points, evening.order) == ({1: 1, 2: 1}, [2, 1])


@pytest.mark.rule("EV-42")
def test_ev_42_nobody_learns_how_others_fare_before_the_heat_is_over() -> None:
    evening = Evening(3, format="league", sides=1, scoring="field")
    evening.pair((1,), (2,), (3,))
    evening.do(do.Report(1, Result((0,), ((12, 30),))))
    evening.do(do.Report(2, Result((0,), ((9, 30),))))
    view = view_of(evening.t)

    assert evening.points == {1: 0, 2: 0, 3: 0}
    assert evening.places == {1: None, 2: None, 3: None}
    assert view.heat is not None
    assert [bout.result for bout in view.heat.bouts] == [Result((0,)), Result((0,)), None]
    assert not re.search(rb"\b(12|9|30)\b", msgspec.json.encode(view))
    for key, bouts in {key_of(1): [1], key_of(3): [], HOST: [1, 2], "guest": []}.items():
        assert [found.id for found in you(evening.t, key).results] == bouts
    evening.refuses("event-bad-result", do.Report(3, Result((0,))))
    evening.refuses("event-bad-result", do.Report(3, Result((2,), ((9, 30),))))
    evening.do(do.ClaimAbsence(3, (3,)))
    assert evening.points == {1: 1, 2: 0, 3: 0}
    [first, *_] = heat_view(evening.t, evening.t.heats[0]).bouts
    assert (first.result, you(evening.t, HOST).results) == (Result((0,), ((12, 30),)), ())


@pytest.mark.rule("EV-42")
def test_ev_42_a_host_in_a_group_learns_nothing_while_it_plays() -> None:
    evening = Evening(2, format="league", sides=1, scoring="field", deals=2)
    evening.do(do.Link(1, HOST), SERVICE)
    for bout in evening.pair((1,), (2,), board="screen"):
        evening.do(do.Opened(bout.id, f"{bout.id}/1"), SERVICE)
    evening.do(do.Finished(1, "1/1", Result((0,), ((12, 30),))), SERVICE)
    evening.do(do.Finished(2, "2/1", Result((0,), ((9, 30),))), SERVICE)

    def known(key: str) -> list[tuple[int, tuple[Result | None, ...]]]:
        return [(found.id, found.games) for found in you(evening.t, key).results]

    one, other = Result((0,), ((12, 30),)), Result((0,), ((9, 30),))
    assert known(HOST) == [(1, (one,))]
    assert known(key_of(2)) == [(2, (other,))]
    evening.do(do.Opened(1, "1/2"), SERVICE)
    evening.do(do.Finished(1, "1/2", one), SERVICE)
    assert known(HOST) == [(1, (one, one)), (2, (other,))]
    assert known(key_of(1)) == [(1, (one, one))]


@pytest.mark.rule("EV-43")
def test_ev_43_points_against_each_other_decide_first() -> None:
    evening = Evening(4, format="all-play-all", heats=3)
    evening.heat(((1, 2), LOST), ((3, 4), WON))
    evening.heat(((1, 3), WON), ((2, 4), WON))
    evening.heat(((1, 4), WON), ((2, 3), DRAWN))

    assert evening.points == {2: 2.5, 1: 2, 3: 1.5, 4: 0}
    evening.do(do.Correct(6, LOST))
    assert evening.points == {1: 2, 2: 2, 3: 2, 4: 0}
    assert evening.tie("direct") == {1: 2, 2: 2, 3: 2, 4: 0}  # a circle
    evening.do(do.Correct(4, DRAWN))
    assert evening.points == {1: 2, 2: 1.5, 3: 2, 4: 0.5}
    assert evening.order[:2] == [1, 3]
    assert evening.places[3] == 2


@pytest.mark.rule("EV-43")
def test_ev_43_it_counts_only_if_all_with_equal_points_have_met() -> None:
    evening = Evening(6)
    evening.heat(((1, 2), WON), ((3, 4), WON), ((5, 6), WON))
    evening.heat(((1, 3), WON), ((2, 4), WON), ((5, 6), LOST))

    assert evening.points == {1: 2, 2: 1, 3: 1, 4: 0, 5: 1, 6: 1}
    assert set(evening.tie("direct").values()) == {0}


@pytest.mark.rule("EV-44")
def test_ev_44_then_the_points_of_all_opponents_but_the_lowest() -> None:
    evening = Evening(6, heats=3)
    evening.heat(((1, 2), WON), ((3, 4), WON), ((5, 6), WON))
    evening.heat(((1, 3), DRAWN), ((5, 2), WON), ((4, 6), WON))
    evening.heat(((1, 4), WON), ((5, 3), LOST), ((2, 6), WON))

    assert evening.points == {1: 2.5, 3: 2.5, 5: 2, 2: 1, 4: 1, 6: 0}
    half_points = {number: 2 * points for number, points in evening.points.items()}
    met = {1: (2, 3, 4), 2: (1, 5, 6), 3: (4, 1, 5), 4: (3, 6, 1), 5: (6, 2, 3), 6: (5, 4, 2)}
    expected = {
        number: sum(sorted(half_points[other] for other in others)[1:])
        for number, others in met.items()
    }
    assert expected == evening.tie("buchholz-cut-1")
    assert evening.order[:2] == [3, 1]  # 1 and 3 drew against each other


@pytest.mark.rule("EV-45")
def test_ev_45_then_the_points_of_opponents_times_the_points_against_them() -> None:
    evening = Evening(4, format="all-play-all", heats=3)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.heat(((1, 3), LOST), ((2, 4), WON))
    evening.heat(((1, 4), DRAWN), ((2, 3), DRAWN))

    assert evening.points == {1: 1.5, 2: 1.5, 3: 2.5, 4: 0.5}
    # In quarters of a point: 1 beat 2 (1.5) and drew with 4 (0.5); 2 beat 4 and drew with 3 (2.5).
    quarters = {1: 2 * 3 + 1 * 1, 2: 2 * 1 + 1 * 5}
    assert quarters == {n: v for n, v in evening.tie("sonneborn-berger").items() if n in {1, 2}}


@pytest.mark.rule("EV-46")
def test_ev_46_then_wins_then_what_the_game_counts_and_else_the_place_is_shared() -> None:
    evening = Evening(4)
    evening.heat(((1, 2), DRAWN), ((3, 4), DRAWN))
    assert evening.places == {1: 1, 2: 1, 3: 1, 4: 1}

    evening.do(do.Correct(1, Result((1, 1), ((4,), (6,)))))
    evening.do(do.Correct(2, Result((1, 1), ((1,), (1,)))))

    assert evening.order[:2] == [2, 1]
    assert evening.places == {2: 1, 1: 2, 3: 3, 4: 3}
    assert standing(evening.t).ties[-2:] == ("wins", "tally-1")


@pytest.mark.rule("EV-46")
def test_ev_46_what_the_game_counts_decides_only_if_it_was_counted_in_every_bout() -> None:
    evening = Evening(6)
    one, other, third = evening.pair((1, 2), (3, 4), (5, 6))
    evening.do(do.ToScreen(other.id, "screen"))
    evening.do(do.Report(one.id, DRAWN))
    evening.do(do.ClaimAbsence(third.id, (6,)))  # nothing was played there
    evening.do(do.Opened(other.id, "m1"), SERVICE)
    evening.do(do.Finished(other.id, "m1", Result((1, 1), ((3, 7), (2, 9)))), SERVICE)
    assert {1: 1, 2: 1, 3: 1, 4: 1} == {n: p for n, p in evening.places.items() if n < 5}
    assert standing(evening.t).ties[-1] == "wins"

    evening.do(do.Correct(one.id, Result((1, 1), ((1,), (4,)))))

    assert {2: 1, 3: 2, 4: 3, 1: 4} == {n: p for n, p in evening.places.items() if n < 5}
    assert standing(evening.t).ties[-2:] == ("wins", "tally-1")


@pytest.mark.rule("EV-46")
def test_ev_46_more_wins_decide_between_people_who_met_equal_opponents() -> None:
    evening = Evening(8, format="mixer", team=2)
    four = do.Pairing(((1, 2), (3, 4)), "real", 1)
    others = do.Pairing(((5, 6), (7, 8)), "real", 2)
    evening.do(do.Pair(1, (four, others)))
    evening.do(do.Report(1, WON))
    evening.do(do.Report(2, DRAWN))
    evening.do(do.Pair(2, (four, others)))
    evening.do(do.Report(3, LOST))
    evening.do(do.Report(4, DRAWN))

    assert set(evening.points.values()) == {1}
    assert {1, 2, 3, 4} == {n for n, place in evening.places.items() if place == 1}
    assert evening.tie("wins")[1] == 1


@pytest.mark.rule("EV-47")
def test_ev_47_a_heat_without_an_opponent_counts_as_one_against_the_own_points() -> None:
    evening = Evening(3, heats=3)
    evening.heat(((1, 2), WON), byes=(3,))
    evening.heat(((1, 3), WON), byes=(2,))

    assert evening.points == {1: 2, 2: 1, 3: 1}
    # The bye of 2 counts as a win against somebody with 1 point, but 1 had more.
    assert evening.tie("buchholz-cut-1") == {1: 2, 2: 4, 3: 4}
    assert evening.tie("sonneborn-berger") == {1: 2 * 2 + 2 * 2, 2: 2 * 2, 3: 2 * 2}


@pytest.mark.rule("EV-47")
def test_ev_47_a_heat_left_out_is_cut_first() -> None:
    evening = Evening(4, heats=3)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.do(do.Rest(1), 1)
    evening.heat(((2, 3), WON), byes=(4,))

    assert evening.points[1] == 1
    # 2 has 1 point as well.  What 1 left out is cut, so the point of 2 stays.
    assert evening.tie("buchholz-cut-1")[1] == 2
    evening.heat(((4, 1), WON), ((2, 3), LOST))
    assert evening.points == {1: 1, 2: 1, 3: 2, 4: 2}
    assert evening.tie("buchholz-cut-1")[1] == 2 * 1 + 2 * 2


@pytest.mark.rule("EV-47")
def test_ev_47_heats_that_somebody_left_out_at_the_end_are_draws_for_opponents() -> None:
    evening = Evening(4, heats=3)
    evening.heat(((1, 2), LOST), ((3, 4), WON))
    evening.do(do.Withdraw(2), 2)
    evening.heat(((1, 3), WON), byes=(4,))
    evening.heat(((3, 4), LOST), byes=(1,))

    assert evening.points == {1: 2, 2: 1, 3: 1, 4: 2}
    # For 1: 2 counts 1 + ½ + ½ points, 3 counts 1, the bye 1½, a draw in every heat; cut the lowest.
    assert evening.tie("buchholz-cut-1")[1] == 2 * (2 + 1.5)


@pytest.mark.rule("EV-47")
def test_ev_47_an_unplayed_bout_counts_no_more_than_its_opponent() -> None:
    evening = Evening(4, heats=3)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    one, other = evening.pair((1, 3), (2, 4))
    evening.do(do.Report(other.id, WON))
    evening.do(do.ClaimAbsence(one.id, (3,)))

    assert evening.points == {1: 2, 2: 1, 3: 1, 4: 0}
    # For 1: 2 counts 1 point; the bout against 3 counts 1 instead of the own 2; one is cut.
    assert evening.tie("buchholz-cut-1")[1] == 2 * 1
    assert evening.tie("sonneborn-berger")[1] == 2 * 2 + 2 * 2
    # For 3, who did not come: that bout is cut although 4 has fewer points.
    assert evening.tie("buchholz-cut-1")[3] == 0
    # For 4: the bout that 3 did not come to gives 3 nothing, unlike one that 3 left out.
    assert evening.tie("buchholz-cut-1")[4] == 2 * 1


@pytest.mark.rule("EV-47")
def test_ev_47_where_all_play_all_it_does_not_matter_whether_a_bout_was_played() -> None:
    evening = Evening(4, format="all-play-all", heats=3)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    one, other = evening.pair((1, 3), (2, 4))
    evening.do(do.Report(other.id, WON))
    evening.do(do.ClaimAbsence(one.id, (3,)))

    assert evening.tie("sonneborn-berger") == {1: 2 * 2 + 2 * 2, 2: 0, 3: 0, 4: 0}


def knockout(form: str = "knockout") -> Evening:
    evening = Evening(8, format=form)
    evening.heat(((1, 8), WON), ((4, 5), WON), ((2, 7), WON), ((3, 6), LOST))
    evening.heat(((1, 4), WON), ((2, 6), LOST))
    return evening


@pytest.mark.rule("EV-48")
def test_ev_48_places_in_a_knockout_go_by_how_far_people_came() -> None:
    evening = knockout()
    assert evening.places == {1: 1, 6: 1, 2: 3, 4: 3, 3: 5, 5: 5, 7: 5, 8: 5}

    evening.heat(((6, 1), WON), ((2, 4), LOST), labels=("final", "third-place"))

    assert evening.places == {6: 1, 1: 2, 4: 3, 2: 4, 3: 5, 5: 5, 7: 5, 8: 5}


@pytest.mark.rule("EV-48")
def test_ev_48_in_a_double_knockout_two_losses_put_people_out() -> None:
    evening = Evening(4, format="double-knockout")
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.heat(((1, 3), WON), ((2, 4), WON))
    evening.heat(((3, 2), WON), byes=(1,))
    assert evening.places == {1: 1, 3: 2, 2: 3, 4: 4}

    evening.heat(((1, 3), LOST), labels=("final",))

    assert evening.places == {3: 1, 1: 2, 2: 3, 4: 4}


@pytest.mark.rule("EV-48")
def test_ev_48_whoever_leaves_unbeaten_has_lost_the_next_heat() -> None:
    evening = Evening(8, format="knockout")
    evening.heat(((1, 2), WON), ((3, 4), WON), ((5, 6), WON), ((7, 8), WON))
    evening.do(do.Withdraw(1), 1)
    evening.heat(((5, 7), WON), byes=(3,), labels=("semifinal",))
    assert [1, 1, 3, 3] == [evening.places[n] for n in (3, 5, 1, 7)]
    evening.do(do.CheckIn(1), 1)
    evening.heat(((3, 5), WON), labels=("final",))

    assert [1, 2, 3, 3] == [evening.places[n] for n in (3, 5, 1, 7)]


@pytest.mark.rule("EV-48")
def test_ev_48_whoever_leaves_before_the_final_is_second_until_they_come_back() -> None:
    evening = knockout()
    evening.do(do.Withdraw(6), 6)
    assert (evening.places[1], evening.places[6]) == (1, 2)

    evening.do(do.CheckIn(6), 6)

    assert (evening.places[1], evening.places[6]) == (1, 1)


@pytest.mark.rule("EV-48")
def test_ev_48_a_winner_who_goes_home_stays_first() -> None:
    evening = knockout()
    evening.heat(((6, 1), WON), ((2, 4), LOST), labels=("final", "third-place"))
    evening.do(do.Withdraw(6), 6)

    assert [1, 2, 3, 4] == [evening.places[n] for n in (6, 1, 4, 2)]


@pytest.mark.rule("EV-48")
def test_ev_48_in_stages_the_others_follow_by_their_places_in_the_groups() -> None:
    evening = Evening(6, format="stages", groups=2, qualify=1)
    groups = ("group-1", "group-2")
    evening.heat(((1, 2), WON), ((4, 5), WON), labels=groups)
    evening.heat(((1, 3), WON), ((4, 6), LOST), labels=groups)
    evening.heat(((2, 3), DRAWN), ((5, 6), LOST), labels=groups)
    one, other = group_standings(evening.t)
    assert [1, 6] == [group.rows[0].entrant for group in (one, other)]
    assert ("group-1", "group-2") == (one.label, other.label)

    evening.heat(((1, 6), LOST), labels=("final",))

    assert evening.order[:2] == [6, 1]
    assert evening.order[2] == 4  # second of the group, with more points than 2 and 3
    assert {2, 3} == set(evening.order[3:5])
    assert evening.order[5] == 5


@pytest.mark.rule("EV-49")
def test_ev_49_a_standing_says_of_which_heats_it_has_results() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4))
    assert standing(evening.t).after == 0
    evening.do(do.Report(one.id, WON))
    assert (standing(evening.t).after, evening.points[1]) == (1, 1)
    evening.do(do.Report(other.id, WON))
    evening.pair((1, 3), (2, 4))

    assert standing(evening.t).after == 1


@pytest.mark.rule("EV-49")
def test_ev_49_the_standing_does_not_depend_on_the_order_of_reports() -> None:
    results = {1: WON, 2: DRAWN, 3: LOST}
    found = []
    for order in permutations(results):
        evening = Evening(6)
        evening.pair((1, 2), (3, 4), (5, 6))
        for number in order:
            evening.do(do.Report(number, results[number]), HOST)
        found.append(standing(evening.t))
        assert evening.is_right()

    assert all(one == found[0] for one in found)


@pytest.mark.rule("EV-62")
def test_ev_62_a_win_in_an_arena_gives_two_points() -> None:
    evening = Evening(4, format="arena")
    for _ in range(3):
        evening.heat(((1, 2), WON), ((3, 4), DRAWN))

    assert evening.points == {1: 6, 3: 3, 4: 3, 2: 0}


@pytest.mark.rule("EV-65")
def test_ev_65_whoever_beats_somebody_above_takes_that_place() -> None:
    evening = Evening(4, format="ladder")
    evening.heat(((1, 4), LOST), ((2, 3), DRAWN))
    assert evening.order == [4, 1, 2, 3]

    evening.heat(((4, 3), WON), ((1, 2), LOST))
    assert evening.order == [4, 2, 1, 3]


@pytest.mark.rule("EV-70")
def test_ev_70_a_missed_heat_of_a_league_gives_nothing() -> None:
    evening = Evening(3, format="league", sides=1, scoring="field", heats=4)
    evening.do(do.Rest(3), 3)
    evening.heat(((1,), Result((0,), ((3, 0),))), ((2,), Result((0,), ((2, 0),))))
    evening.enter(4)

    assert evening.points == {1: 1, 2: 0, 3: 0, 4: 0}
