"""Heats: what a pairing must fulfil, when it can be made and taken back, and the boards."""

from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.tournament import commands as do
from knobel.tournament.history import has_met
from knobel.tournament.judge_heats import present
from knobel.tournament.pairing import pair
from knobel.tournament.view import phase_of, you
from tests.kit.tournaments import DRAWN, HOST, LOST, SERVICE, WON, Evening


@pytest.mark.rule("EV-10")
def test_ev_10_nobody_plays_twice_and_nobody_here_is_forgotten() -> None:
    evening = Evening(5)

    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (1, 3), byes=(4, 5)))
    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (3, 4), byes=(4,)))
    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (3, 4)))
    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (3, 9), byes=(4, 5)))
    evening.refuses("event-pairing-stale", evening.pairs((1, 1), (2, 3), byes=(4, 5)))
    evening.refuses("event-nobody-to-pair", evening.pairs(byes=(1, 2, 3, 4, 5)))
    evening.pair((1, 2), (3, 4), byes=(5,))


@pytest.mark.rule("EV-10")
def test_ev_10_whoever_left_while_the_pairs_were_computed_is_not_paired() -> None:
    evening = Evening(4)
    computed = evening.pairs((1, 2), (3, 4))
    evening.do(do.Withdraw(4), 4)

    evening.refuses("event-pairing-stale", computed)


@pytest.mark.rule("EV-10")
def test_ev_10_a_heat_needs_two_people() -> None:
    evening = Evening(1)

    evening.refuses("event-too-few", evening.pairs((1, 1)))


@pytest.mark.rule("EV-12")
def test_ev_12_forbidden_pairs_never_meet_until_the_host_allows_it() -> None:
    evening = Evening(4)
    evening.do(do.Forbid(2, 1))
    evening.refuses("event-host-only", do.Forbid(2, 1, yes=False), 1)
    evening.refuses("event-no-such-entrant", do.Forbid(1, 1))
    evening.refuses("event-no-such-entrant", do.Forbid(1, 7))

    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (3, 4)))
    evening.heat(((1, 3), WON), ((2, 4), WON))

    evening.do(do.Forbid(1, 2, yes=False))
    evening.pair((1, 2), (3, 4))


@pytest.mark.rule("EV-16")
def test_ev_16_a_heat_of_a_knockout_may_consist_of_byes_if_all_opponents_are_gone() -> None:
    evening = Evening(4, format="knockout")
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.refuses("event-nobody-to-pair", evening.pairs())

    evening.pair(byes=(1,))

    assert evening.t.heats[1].is_over


@pytest.mark.rule("EV-15")
def test_ev_15_a_bye_is_worth_a_win_and_nobody_has_a_second_one() -> None:
    evening = Evening(5)
    evening.heat(((1, 2), WON), ((3, 4), WON), byes=(5,))
    assert evening.points[5] == 1

    evening.refuses("event-pairing-stale", evening.pairs((1, 3), (2, 4), byes=(5,)))
    evening.pair((1, 3), (5, 2), byes=(4,))


@pytest.mark.rule("EV-15")
def test_ev_15_a_second_bye_is_possible_where_it_cannot_be_avoided() -> None:
    evening = Evening(3)
    evening.heat(((1, 2), WON), byes=(3,))
    evening.do(do.Forbid(1, 3))
    evening.do(do.Forbid(2, 3))

    evening.heat(((2, 1), WON), byes=(3,))

    assert evening.points[3] == 2


@pytest.mark.rule("EV-15")
def test_ev_15_two_who_may_meet_do_not_both_have_a_bye() -> None:
    evening = Evening(4)

    evening.refuses("event-pairing-stale", evening.pairs((1, 2), byes=(3, 4)))


@pytest.mark.rule("EV-15")
def test_ev_15_a_bye_is_worth_all_games_of_a_bout() -> None:
    evening = Evening(3, games=2, scoring="games")
    evening.pair((1, 2), byes=(3,))

    assert evening.points[3] == 2


@pytest.mark.rule("EV-15")
@pytest.mark.parametrize("form", ["all-play-all", "knockout", "league"])
def test_ev_15_a_bye_is_worth_nothing_where_it_belongs_to_the_schedule(form: str) -> None:
    evening = Evening(3, format=form)
    evening.pair((1, 2), byes=(3,))

    assert evening.points[3] == 0


@pytest.mark.rule("EV-19")
def test_ev_19_the_next_heat_waits_for_every_result() -> None:
    evening = Evening(4)
    bouts = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(bouts[0].id, WON))

    evening.refuses("event-bouts-open", evening.pairs((1, 3), (2, 4)))
    assert ["event-bouts-open"] == [reason.code for reason in you(evening.t, HOST).blockers]
    evening.do(do.Report(bouts[1].id, WON))
    assert you(evening.t, HOST).blockers == ()
    evening.pair((1, 3), (2, 4))


@pytest.mark.rule("EV-19")
def test_ev_19_two_hosts_who_pair_at_once_get_one_heat() -> None:
    evening = Evening(4)
    one, other = evening.pairs((1, 2), (3, 4)), evening.pairs((1, 3), (2, 4))
    evening.do(one)

    evening.refuses("event-wrong-heat", other)


@pytest.mark.rule("EV-19")
def test_ev_19_there_are_no_more_heats_than_planned() -> None:
    evening = Evening(2, heats=1)
    evening.heat(((1, 2), WON))

    evening.refuses("event-all-heats-played", evening.pairs((2, 1)))


@pytest.mark.rule("EV-19")
def test_ev_19_a_pairing_can_be_taken_back_until_somebody_has_begun() -> None:
    evening = Evening(4)
    first, _ = evening.pair((1, 2), (3, 4))
    evening.refuses("event-host-only", do.Unpair(1), 1)
    evening.refuses("event-wrong-heat", do.Unpair(2))
    evening.do(do.Unpair(1))
    assert evening.t.heats == ()
    assert phase_of(evening.t) == "entry"

    again, _ = evening.pair((1, 3), (2, 4))
    assert again.id > first.id + 1  # a late report for the old bout can't hit the new one
    evening.refuses("event-no-such-bout", do.Report(first.id, WON), 1)
    evening.do(do.Report(again.id, WON), 1)
    evening.refuses("event-begun", do.Unpair(1))


@pytest.mark.rule("EV-19")
def test_ev_19_taking_a_pairing_back_restores_who_rests_and_who_came_late() -> None:
    evening = Evening(4)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.do(do.Rest(4), 4)
    evening.pair((1, 3), byes=(2,))
    evening.enter(5)
    assert (3, "here") == (evening.t.entrant(5).first_heat, evening.t.entrant(4).state)

    evening.do(do.Unpair(2))

    assert (2, "resting") == (evening.t.entrant(5).first_heat, evening.t.entrant(4).state)
    assert evening.points[2] == 0


@pytest.mark.rule("EV-19")
def test_ev_19_a_heat_begins_when_announced_or_when_the_host_says() -> None:
    evening = Evening(2, announce=120)
    evening.wait(10)
    evening.pair((1, 2))
    assert evening.t.heats[0].starts == 130_000

    evening.wait(20)
    evening.refuses("event-host-only", do.StartNow(1), 2)
    evening.do(do.StartNow(1))

    assert evening.t.heats[0].starts == 30_000


@pytest.mark.rule("EV-22")
def test_ev_22_a_bout_that_was_not_played_is_no_meeting() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4))
    evening.do(do.ClaimAbsence(one.id, (2,)))
    evening.do(do.Report(other.id, DRAWN))

    assert not has_met(evening.t, 1, 2)
    assert has_met(evening.t, 4, 3)
    assert (0, 1) == (evening.rows[1].played, evening.rows[3].played)


@pytest.mark.rule("EV-37")
def test_ev_37_real_boards_are_for_people_in_the_room_while_boxes_are_left() -> None:
    evening = Evening(4, boxes=1)

    evening.refuses("event-pairing-stale", evening.pairs((1, 2), (3, 4)))
    two = evening.pairs((1, 2), (3, 4))
    same_table = tuple(replace(pairing, table=1, board="screen") for pairing in two.pairings)
    evening.refuses("event-pairing-stale", replace(two, pairings=same_table))
    evening.pair((1, 2), (3, 4), board="screen")


@pytest.mark.rule("EV-37")
def test_ev_37_the_host_moves_a_bout_until_it_has_begun() -> None:
    evening = Evening(4, boxes=3)
    one, other = evening.pair((1, 2), (3, 4))
    evening.do(do.ToScreen(one.id, "screen"))
    assert ("screen", 4) == (evening.bout(one.id).board, evening.bout(one.id).table)
    evening.do(do.ToScreen(one.id, "real"))
    assert ("real", 1) == (evening.bout(one.id).board, evening.bout(one.id).table)

    evening.refuses("event-host-only", do.ToScreen(one.id, "screen"), 1)
    evening.do(do.Report(other.id, WON), 3)
    evening.refuses("event-begun", do.ToScreen(other.id, "screen"))
    evening.do(do.Confirm(other.id), 4)
    evening.do(do.Correct(other.id, None))
    evening.refuses("event-begun", do.ToScreen(other.id, "screen"))


@pytest.mark.rule("EV-37")
def test_ev_37_a_bout_moves_to_a_real_board_only_if_one_is_free_for_it() -> None:
    evening = Evening(4, boxes=1)
    evening.do(do.CheckIn(4, is_remote=True), 4)
    one, other = evening.pair((1, 2), (3, 4), board="screen")
    evening.refuses("event-not-at-real-board", do.ToScreen(other.id, "real"))
    evening.do(do.Unpair(1))
    evening.do(do.CheckIn(4), 4)
    one, other = evening.pair((1, 2), (3, 4), board="screen")
    assert evening.do(do.ToScreen(one.id, "screen")) == ()  # it is there already

    evening.do(do.ToScreen(other.id, "real"))

    evening.refuses("event-no-box-left", do.ToScreen(one.id, "real"))


@pytest.mark.rule("EV-37")
def test_ev_37_an_arena_goes_on_at_screens_when_there_are_fewer_boxes_than_bouts_at_them() -> None:
    evening = Evening(4, format="arena", boxes=1)
    evening.pair((1, 2))
    evening.do(do.Change(replace(evening.t.setup, boxes=0)))

    evening.refuses("event-pairing-stale", evening.pairs((3, 4), table=2))
    evening.pair((3, 4), table=2, board="screen")


@pytest.mark.rule("EV-38")
def test_ev_38_an_event_ends_once_every_bout_has_a_result() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(one.id, WON))
    evening.refuses("event-bouts-open", do.Close())
    evening.refuses("event-host-only", do.Close(), 1)
    evening.do(do.Report(other.id, WON))

    evening.do(do.Close())

    for command in (
        do.Close(),
        do.Report(one.id, WON),
        do.Enter("Late"),
        do.CheckIn(1),
        do.Unpair(1),
        evening.pairs((1, 3), (2, 4)),
    ):
        evening.refuses("event-over", command)
    evening.do(do.Correct(one.id, LOST, "typed wrongly"))
    evening.refuses("event-over", do.Correct(one.id, None))
    assert evening.points[2] == 1


@pytest.mark.rule("EV-60")
@pytest.mark.parametrize("form", ["arena", "ladder"])
def test_ev_60_bouts_of_an_arena_begin_while_others_play_and_nobody_is_at_two_boards(
    form: str,
) -> None:
    evening = Evening(6, format=form)
    first = evening.pairs((1, 2))
    evening.do(first)
    assert present(evening.t) == (3, 4, 5, 6)

    evening.refuses("event-pairing-stale", evening.pairs((2, 3)))
    evening.refuses("event-pairing-stale", evening.pairs((3, 4)))  # at the same table
    tables = tuple(replace(p, table=p.table + 1) for p in evening.pairs((3, 4)).pairings)
    evening.do(do.Pair(2, tables), SERVICE)

    assert len(evening.t.open_bouts()) == 2
    assert evening.t.heats[1].sat_out == ()


@pytest.mark.rule("EV-71")
def test_ev_71_heats_of_a_weekly_league_begin_while_bouts_are_open() -> None:
    evening = Evening(4, format="league", days=7)
    one, _ = evening.pair((1, 2), (3, 4))
    evening.refuses("event-pairing-stale", evening.pairs((1, 3), (2, 4)))  # at the same tables
    evening.pair((1, 3), (2, 4), table=3)
    evening.do(do.Report(one.id, WON), 1)
    evening.do(do.Confirm(one.id), 2)

    assert evening.points[1] == 1
    evening.refuses("event-bouts-open", do.Close())


@pytest.mark.rule("EV-12")
@pytest.mark.parametrize(
    ("people", "setup"),
    [
        (2, {"format": "swiss"}),
        (2, {"format": "knockout"}),
        (2, {"format": "double-knockout"}),
    ],
    ids=["swiss", "knockout", "double-knockout"],
)
def test_ev_12_where_nobody_else_is_left_the_host_is_asked(
    people: int, setup: dict[str, Any]
) -> None:
    evening = Evening(people, **setup)
    evening.do(do.Forbid(1, 2))
    with pytest.raises(Illegal) as refusal:
        pair(evening.t, 1)

    assert refusal.value.code == "event-must-meet"
    assert {"Player 1", "Player 2"} == set(refusal.value.facts.values())
    evening.do(do.Forbid(1, 2, yes=False))
    evening.do(pair(evening.t, 1))


@pytest.mark.rule("EV-19")
def test_ev_19_a_heat_whose_only_result_was_taken_back_has_begun() -> None:
    evening = Evening(4)
    one, _ = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(one.id, WON))
    evening.do(do.Correct(one.id, None))
    evening.refuses("event-begun", do.Unpair(1))

    absent = Evening(2)
    [bout] = absent.pair((1, 2))
    absent.do(do.ClaimAbsence(bout.id, (1,)))
    absent.do(do.Correct(bout.id, None))
    absent.do(do.Unpair(1))


@pytest.mark.rule("EV-38")
def test_ev_38_after_the_end_only_the_host_corrects() -> None:
    evening = Evening(2)
    evening.do(do.AddHelper("helper"))
    evening.heat(((1, 2), WON))
    evening.do(do.Close())

    evening.refuses("event-over", do.Correct(1, LOST, "typed wrongly"), "helper")
    evening.refuses("event-over", do.AddHelper("another"))
    evening.do(do.DropHelpers())
    evening.do(do.Correct(1, LOST, "typed wrongly"))
    assert () == evening.t.helpers
