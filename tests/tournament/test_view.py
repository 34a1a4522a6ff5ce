"""What viewers see, and what only some of them see."""

import pytest
from msgspec import json
from msgspec.structs import replace

from knobel.tournament import commands as do
from knobel.tournament.shares import Counted
from knobel.tournament.values import Result
from knobel.tournament.view import heat_view, phase_of, view_of, you
from tests.kit.tournaments import HOST, LOST, SERVICE, WON, Evening, key_of


def test_the_phases_of_a_tournament() -> None:
    evening = Evening(2)
    assert phase_of(evening.t) == "entry"
    [bout] = evening.pair((1, 2))
    assert phase_of(evening.t) == "announced"
    evening.do(do.AtTable(bout.id), 1)
    assert phase_of(evening.t) == "announced"
    evening.do(do.AtTable(bout.id), 2)
    assert phase_of(evening.t) == "playing"
    evening.do(do.Report(bout.id, WON))
    assert phase_of(evening.t) == "between"
    evening.do(do.Close())
    assert phase_of(evening.t) == "over"


def test_the_phases_of_a_bout() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4), board="screen")

    def phases() -> list[str]:
        return [bout.phase for bout in heat_view(evening.t, evening.t.heats[0]).bouts]

    assert phases() == ["waiting", "waiting"]
    evening.do(do.Opened(one.id, "m1"), SERVICE)
    evening.do(do.ToScreen(other.id, "real"))
    evening.do(do.Report(other.id, WON), 3)
    assert phases() == ["playing", "reported"]
    assert heat_view(evening.t, evening.t.heats[0]).bouts[1].due == 120_000
    evening.do(do.Report(other.id, LOST), 4)
    evening.do(do.Finished(one.id, "m1", WON), SERVICE)
    assert phases() == ["done", "differ"]
    view = heat_view(evening.t, evening.t.heats[0]).bouts
    assert (("m1",), (WON,)) == (view[0].matches, view[0].games)
    assert ((3, WON), (4, LOST)) == view[1].claims
    assert view[1].due is None


@pytest.mark.parametrize("form", ["arena", "ladder"])
def test_nobody_knows_when_bouts_end_that_follow_each_other_freely(form: str) -> None:
    evening = Evening(4, format=form, heats=1, minutes=20)
    evening.pair((1, 2))
    view = view_of(evening.t)

    assert view.heat is not None
    assert (view.heat.ends, view.ends) == (20 * 60_000, None)


def test_a_heat_and_the_whole_end_when_their_minutes_are_over() -> None:
    evening = Evening(4, heats=3, minutes=20, announce=60)
    assert view_of(evening.t).ends is None
    evening.pair((1, 2), (3, 4))
    view = view_of(evening.t)

    assert view.heat is not None
    minute = 60_000
    assert (1 * minute, 21 * minute) == (view.heat.starts, view.heat.ends)
    assert view.ends == (21 + 21 + 21) * minute


def test_a_weekly_heat_lasts_until_the_next_one_begins() -> None:
    evening = Evening(4, format="league", heats=3, days=7, minutes=20, announce=60)
    evening.pair((1, 2), (3, 4))
    view = view_of(evening.t)

    assert view.heat is not None
    week = 7 * 24 * 60 * 60_000
    assert (60_000, 60_000 + week) == (view.heat.starts, view.heat.ends)
    assert view.ends == 60_000 + 3 * week


def test_bouts_of_an_earlier_week_stay_in_sight_until_they_have_a_result() -> None:
    def shown(evening: Evening) -> list[int]:
        heat = view_of(evening.t).heat
        assert heat is not None
        return [bout.id for bout in heat.bouts]

    evening = Evening(4, format="league", days=7)
    one, other = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(one.id, WON))
    third, fourth = evening.pair((1, 3), (2, 4), table=3)

    assert shown(evening) == [other.id, third.id, fourth.id]
    evening.do(do.Report(other.id, WON))
    assert shown(evening) == [third.id, fourth.id]


def test_only_the_host_learns_who_must_not_meet() -> None:
    evening = Evening(3)
    evening.do(do.Forbid(1, 3))
    evening.do(do.AddHelper("helper"))

    assert (((1, 3),), 1) == (you(evening.t, HOST).forbidden, you(evening.t, HOST).helpers)
    for key, role in (("helper", "helper"), (key_of(1), "player"), ("", "guest"), ("?", "guest")):
        told = you(evening.t, key)
        assert (role, (), 0, ()) == (told.role, told.forbidden, told.helpers, told.blockers)


def test_no_secret_is_in_what_everybody_sees() -> None:
    evening = Evening(2)
    evening.do(do.AddHelper("helper's digest"))
    evening.pair((1, 2), seed="the seed")
    told = json.encode(view_of(evening.t)).decode()

    for secret in (HOST, "helper's digest", key_of(1), key_of(2), "the seed"):
        assert secret not in told


def test_groups_of_stages_have_a_standing_each() -> None:
    evening = Evening(4, format="stages", groups=2)
    evening.heat(((1, 2), WON), ((3, 4), LOST), labels=("group-1", "group-2"))
    groups = view_of(evening.t).groups

    assert ["group-1", "group-2"] == [group.label for group in groups]
    assert [[1, 2], [4, 3]] == [[row.entrant for row in group.rows] for group in groups]
    assert view_of(Evening(2).t).groups == ()


def test_the_reason_why_the_next_heat_waits_has_a_code() -> None:
    def blockers(evening: Evening) -> list[str]:
        return [reason.code for reason in you(evening.t, HOST).blockers]

    assert blockers(Evening(1)) == ["event-too-few"]
    evening = Evening(2, heats=1)
    assert blockers(evening) == []
    evening.pair((1, 2))
    assert blockers(evening) == ["event-bouts-open"]
    evening.do(do.Report(1, Result((1, 1))))
    assert blockers(evening) == ["event-all-heats-played"]
    evening.do(do.Close())
    assert blockers(evening) == ["event-over"]


def test_the_last_heat_is_known_as_soon_as_it_is_paired() -> None:
    def lasts(evening: Evening) -> tuple[bool, list[str]]:
        blockers = [reason.code for reason in you(evening.t, HOST).blockers]
        return view_of(evening.t).is_last, blockers

    evening = Evening(4, heats=2)
    assert lasts(evening) == (False, [])
    evening.heat(((1, 2), WON), ((3, 4), WON))
    assert lasts(evening) == (False, [])
    first, other = evening.pair((1, 3), (2, 4))
    assert lasts(evening) == (True, ["event-bouts-open"])
    evening.do(do.Report(first.id, WON))
    evening.do(do.Report(other.id, WON))
    assert lasts(evening) == (True, ["event-all-heats-played"])
    evening.do(do.Change(replace(evening.t.setup, heats=3)))
    assert lasts(evening) == (False, [])

    for format_, is_last in (("all-play-all", True), ("arena", False), ("ladder", False)):
        evening = Evening(2, format=format_, heats=1)
        evening.pair((1, 2))
        assert view_of(evening.t).is_last is is_last


def test_a_knockout_has_no_heat_after_its_final() -> None:
    def lasts(evening: Evening) -> tuple[bool, list[str]]:
        blockers = [reason.code for reason in you(evening.t, HOST).blockers]
        return view_of(evening.t).is_last, blockers

    evening = Evening(4, format="knockout")
    evening.heat(((1, 2), WON), ((3, 4), WON), labels=("semifinal", "semifinal"))
    assert lasts(evening) == (False, [])
    final, third = evening.pair((1, 3), (2, 4), labels=("final", "third-place"))
    assert lasts(evening) == (True, ["event-bouts-open"])
    evening.do(do.Report(final.id, WON))
    evening.do(do.Report(third.id, WON))
    assert lasts(evening) == (True, ["event-all-heats-played"])

    evening = Evening(4, format="knockout")
    evening.heat(((1, 2), WON), ((3, 4), WON), labels=("semifinal", "semifinal"))
    evening.do(do.Withdraw(3), 3)  # then nobody is left for a final
    assert lasts(evening) == (True, ["event-all-heats-played"])

    evening = Evening(4, format="stages", groups=2, qualify=1)
    evening.heat(((1, 3), WON), ((2, 4), WON), labels=("group-1", "group-2"))
    assert lasts(evening) == (False, [])
    evening.heat(((1, 2), WON), labels=("final",))
    assert lasts(evening) == (True, ["event-all-heats-played"])


def test_a_double_knockout_ends_when_only_one_has_not_lost_twice() -> None:
    def is_last(evening: Evening) -> bool:
        return view_of(evening.t).is_last

    evening = Evening(2, format="double-knockout")
    evening.heat(((1, 2), WON), labels=("unbeaten",))
    assert not is_last(evening)
    evening.heat(((1, 2), LOST), labels=("final",))
    assert not is_last(evening)  # both have lost once: the final is played again
    [final] = evening.pair((1, 2), labels=("final",))
    assert not is_last(evening)
    evening.do(do.Report(final.id, WON))
    assert is_last(evening)
    assert [reason.code for reason in you(evening.t, HOST).blockers] == ["event-all-heats-played"]


def test_a_heat_is_counted_again_only_after_it_has_changed() -> None:
    evening = Evening(4)
    counted: Counted = {}
    evening.heat(((1, 2), WON), ((3, 4), WON))
    one, other = evening.pair((1, 3), (2, 4))
    for bout, result in ((one, WON), (other, LOST), (one, LOST)):
        correct = do.Correct(bout.id, result, "") if evening.bout(bout.id).result else None
        evening.do(correct or do.Report(bout.id, result))
        before = dict(counted)
        assert view_of(evening.t, counted) == view_of(evening.t)
        assert before.get(1, counted[1]) is counted[1]
        assert before.get(2) is not counted[2]
    first = evening.t.heats[0].bouts[0]
    evening.do(do.Correct(first.id, LOST, "typed wrong"))

    assert view_of(evening.t, counted) == view_of(evening.t)
