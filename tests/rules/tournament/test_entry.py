"""Who takes part: entry, check-in, late entry, removal, helpers."""

from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from knobel.tournament import commands as do
from knobel.tournament.commands import Pairing
from knobel.tournament.form import FIXED_ONCE_PAIRED, SCHEDULED
from knobel.tournament.pairing import pair
from knobel.tournament.values import MOST_ENTRIES_PER_DEVICE, Result, Setup
from knobel.tournament.view import view_of
from tests.kit.tournaments import DRAWN, HOST, LOST, SERVICE, WON, Evening


@pytest.mark.rule("EV-01")
def test_ev_01_people_enter_by_a_name_that_nobody_else_has() -> None:
    evening = Evening(0)
    evening.do(do.Enter("  Ada\u200b   B. "), "phone")

    assert ["Ada B."] == [entrant.name for entrant in evening.t.entrants]
    evening.refuses("event-entered-twice", do.Enter("ADA B."), "other phone")
    evening.refuses("no-name", do.Enter("\u200b "), "other phone")
    evening.do(do.Enter("x" * 60), "other phone")
    assert evening.t.entrant(2).name == "x" * 40


@pytest.mark.rule("EV-01")
@pytest.mark.parametrize("name", ["\u200b ", "\u3164", "\u2800\u2800", "\u034f\ufe0f"], ids=ascii)
def test_ev_01_a_name_that_nobody_can_see_is_no_name(name: str) -> None:
    evening = Evening(1)
    evening.refuses("no-name", do.Enter(name), "other phone")
    evening.refuses("no-name", do.Rename(1, name), 1)
    evening.refuses("no-name", do.Change(replace(evening.t.setup, name=name)))


@pytest.mark.rule("EV-01")
@pytest.mark.parametrize("name", ["A\u200bda", "A\u3164da", "Ada\ufe0f", "\u034fADA"], ids=ascii)
def test_ev_01_letters_that_nobody_can_see_make_no_other_name(name: str) -> None:
    evening = Evening(0)
    evening.do(do.Enter("Ada"), "phone")

    evening.refuses("event-entered-twice", do.Enter(name), "other phone")


@pytest.mark.rule("EV-01")
def test_ev_01_a_device_enters_five_people_and_the_host_anybody() -> None:
    evening = Evening(0)
    for number in range(MOST_ENTRIES_PER_DEVICE):
        evening.do(do.Enter(f"Child {number}"), "phone")

    evening.refuses("event-too-many-entries", do.Enter("One more"), "phone")
    evening.do(do.Enter("One more"), HOST)
    assert evening.t.entrant(6).keys == ()


@pytest.mark.rule("EV-01")
def test_ev_01_a_device_can_be_linked_to_somebody_whom_the_host_entered() -> None:
    evening = Evening(0)
    evening.do(do.Enter("Ada"), HOST)
    evening.refuses("no-such-action", do.Link(1, "phone"), HOST)

    evening.do(do.Link(1, "phone"), SERVICE)
    evening.do(do.CheckIn(1), "phone")

    assert evening.t.entrant(1).state == "here"


@pytest.mark.rule("EV-02")
def test_ev_02_a_full_or_closed_event_takes_nobody_else() -> None:
    evening = Evening(2, most=3)
    evening.do(do.OpenEntry(False))
    evening.refuses("event-entry-closed", do.Enter("Late"), "phone")

    evening.do(do.Enter("Third"), HOST)

    evening.refuses("event-full", do.Enter("Fourth"), HOST)
    evening.do(do.OpenEntry(True))
    evening.refuses("event-full", do.Enter("Fourth"), "phone")
    evening.refuses("event-host-only", do.OpenEntry(False), 1)


@pytest.mark.rule("EV-02")
def test_ev_02_no_event_takes_more_than_500_people() -> None:
    assert convert({"name": "Cup", "game": "some-game", "most": 500}, Setup).most == 500
    assert Setup("Cup", "some-game").most == 500
    with pytest.raises(ValidationError, match=r"most"):
        convert({"name": "Cup", "game": "some-game", "most": 501}, Setup)

    evening = Evening(0)
    for number in range(1, 501):
        evening.do(do.Enter(f"Player {number}"), HOST)
    evening.refuses("event-full", do.Enter("One more"), HOST)


@pytest.mark.rule("EV-03")
def test_ev_03_only_people_who_are_checked_in_are_paired() -> None:
    evening = Evening(2)
    evening.enter(3)
    evening.enter(4)
    with_absent = evening.pairs((1, 3), (2, 4))

    evening.refuses("event-pairing-stale", with_absent)
    evening.do(do.CheckIn(3), 3)
    evening.refuses("event-not-yours", do.CheckIn(4), 3)
    evening.do(do.CheckIn(4, is_remote=True), HOST)

    assert evening.t.entrant(4).is_remote
    evening.refuses("event-pairing-stale", with_absent)  # nobody from elsewhere at a real board
    evening.pair((1, 3), (2, 4), board="screen")


@pytest.mark.rule("EV-04")
def test_ev_04_names_change_until_the_first_heat_then_by_the_host_only() -> None:
    evening = Evening(2)
    evening.do(do.Rename(1, "Ada"), 1)
    evening.refuses("event-entered-twice", do.Rename(2, "ada"), 2)
    evening.refuses("event-not-yours", do.Rename(2, "Cleo"), 1)
    evening.pair((1, 2))

    evening.refuses("event-begun", do.Rename(1, "Bea"), 1)
    evening.do(do.Rename(1, "Bea"), HOST)

    assert evening.t.entrant(1).name == "Bea"


@pytest.mark.rule("EV-05")
def test_ev_05_game_and_format_stay_once_a_heat_is_paired() -> None:
    def with_changes(**changes: object) -> do.Change:
        fields = {
            name: getattr(evening.t.setup, name) for name in evening.t.setup.__struct_fields__
        }
        return do.Change(type(evening.t.setup)(**{**fields, **changes}))

    evening = Evening(2, heats=3)
    evening.do(with_changes(format="all-play-all", name=" Spring  cup "))
    assert evening.t.setup.name == "Spring cup"
    evening.refuses("event-bad-setup", with_changes(format="threes"))
    evening.refuses("event-bad-setup", with_changes(team=2))
    evening.refuses("no-name", with_changes(name=" "))
    evening.refuses("event-host-only", with_changes(boxes=3), 1)
    evening.heat(((1, 2), WON))

    evening.do(with_changes(heats=1, boxes=7))
    assert (1, 7) == (evening.t.setup.heats, evening.t.setup.boxes)


OTHER: dict[str, object] = {
    "game": "other",
    "config": {"clock": None},
    "format": "league",
    "games": 2,
    "scoring": "places",
    "sides": 3,
    "team": 3,
    "groups": 2,
    "qualify": 1,
    "third_place": False,
    "deals": 2,
    "levels": ("one", "two"),
    "goal": 12,
}
"""Another value of every part that stays as it is."""


@pytest.mark.rule("EV-05")
@pytest.mark.parametrize("part", FIXED_ONCE_PAIRED)
def test_ev_05_what_decides_how_people_play_stays_once_a_heat_is_paired(part: str) -> None:
    fitting: dict[str, dict[str, object]] = {  # the other parts without which this one is refused
        "scoring": {"format": "league", "sides": 3},
        "sides": {"format": "league", "scoring": "places"},
        "team": {"format": "mixer"},
        "deals": {"format": "league", "sides": 1, "scoring": "field"},
    }
    before: dict[str, dict[str, Any]] = {
        "scoring": {"format": "league"},
        "sides": {"format": "league"},
        "team": {"format": "mixer", "team": 2},
        "deals": {"format": "league", "sides": 1, "scoring": "field"},
    }
    evening = Evening(4, **before.get(part, {}))
    changed = replace(evening.t.setup, **{**fitting.get(part, {}), part: OTHER[part]})
    if part == "team":
        evening.do(do.Pair(1, (do.Pairing(((1, 2), (3, 4)), "real", 1),)))
    elif part == "deals":
        evening.pair((1,), (2,), (3,), (4,))
    else:
        evening.pair((1, 2), (3, 4))

    evening.refuses("event-cannot-change", do.Change(changed))
    evening.do(do.Unpair(1))
    evening.do(do.Change(changed))


@pytest.mark.rule("EV-05")
def test_ev_05_a_league_that_lasts_for_weeks_goes_on_so() -> None:
    evening = Evening(4, format="league", days=7)
    evening.pair((1, 2), (3, 4))
    evening.pair((1, 3), (2, 4), table=3)

    evening.refuses("event-cannot-change", do.Change(replace(evening.t.setup, days=0)))
    evening.do(do.Change(replace(evening.t.setup, days=14)))


@pytest.mark.rule("EV-05")
def test_ev_05_there_cannot_be_fewer_heats_than_were_paired() -> None:
    evening = Evening(4, heats=3)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.heat(((1, 3), WON), ((2, 4), WON))
    fields = {name: getattr(evening.t.setup, name) for name in evening.t.setup.__struct_fields__}

    evening.refuses(
        "event-cannot-change", do.Change(type(evening.t.setup)(**{**fields, "heats": 1}))
    )


@pytest.mark.rule("EV-06")
def test_ev_06_of_all_heats_missed_by_a_late_entrant_one_counts_half() -> None:
    evening = Evening(4, heats=5)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.heat(((1, 3), WON), ((2, 4), WON))
    evening.enter(5)
    evening.enter(6)

    assert ("here", 3) == (evening.t.entrant(5).state, evening.t.entrant(5).first_heat)
    assert evening.points[5] == 0.5
    evening.heat(((5, 6), WON), ((1, 2), WON), ((3, 4), DRAWN))
    assert evening.points == {1: 3, 2: 1, 3: 1.5, 4: 0.5, 5: 1.5, 6: 0.5}


@pytest.mark.rule("EV-06")
def test_ev_06_half_of_a_paired_bout_is_half_of_its_games() -> None:
    evening = Evening(4, heats=4, games=2, scoring="games")
    evening.pair((1, 2), (3, 4))
    evening.enter(5)

    assert evening.points[5] == 1


@pytest.mark.rule("EV-06")
def test_ev_06_after_half_of_the_heats_nobody_enters_any_more() -> None:
    evening = Evening(4, heats=5)
    evening.enter(5)  # on the list, but not here
    evening.enter(6)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.heat(((1, 3), WON), ((2, 4), WON))
    evening.do(do.CheckIn(5), 5)
    assert evening.points[5] == 0.5
    evening.heat(((1, 4), WON), ((2, 3), WON), byes=(5,))

    evening.refuses("event-entry-closed", do.Enter("Too late"), "phone")
    evening.refuses("event-entry-closed", do.Enter("Too late"), HOST)
    evening.refuses("event-entry-closed", do.CheckIn(6), HOST)


@pytest.mark.rule("EV-06")
def test_ev_06_whoever_withdrew_before_they_ever_came_is_late_like_others() -> None:
    evening = Evening(4, heats=4)
    evening.enter(5)
    evening.enter(6)
    for number in (5, 6):
        evening.do(do.Withdraw(number), number)
    evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.do(do.CheckIn(5), 5)
    assert evening.points[5] == 0.5
    evening.heat(((1, 3), WON), ((2, 4), WON), byes=(5,))
    evening.heat(((1, 5), WON), ((2, 3), WON), byes=(4,))

    evening.refuses("event-entry-closed", do.CheckIn(6), 6)


@pytest.mark.rule("EV-06")
@pytest.mark.parametrize("form", sorted(SCHEDULED))
def test_ev_06_nobody_enters_a_format_with_a_schedule_late(form: str) -> None:
    evening = Evening(4, format=form, groups=1)
    evening.enter(5)  # on the list, but not here
    evening.enter(6)
    evening.do(do.CheckIn(6), 6)
    evening.do(do.Withdraw(6), 6)  # and gone again before it began
    evening.pair((1, 2), (3, 4))

    evening.refuses("event-entry-closed", do.Enter("Too late"), HOST)
    for by in (5, HOST):
        evening.refuses("event-entry-closed", do.CheckIn(5), by)
    evening.refuses("event-entry-closed", do.CheckIn(6), 6)


@pytest.mark.rule("EV-06")
@pytest.mark.parametrize("form", sorted(SCHEDULED))
def test_ev_06_whoever_was_in_the_schedule_comes_back_to_it(form: str) -> None:
    evening = Evening(5, format=form, groups=1)
    evening.pair((1, 2), (3, 4), byes=(5,))
    for number in (1, 5):
        evening.do(do.Withdraw(number), number)
        evening.do(do.CheckIn(number), number)

    assert {"here"} == {evening.t.entrant(number).state for number in (1, 5)}


@pytest.mark.rule("EV-06")
def test_ev_06_whoever_rests_in_the_first_heat_has_a_place_in_the_circle() -> None:
    evening = Evening(5, format="all-play-all")
    evening.do(do.Rest(5), 5)
    met = set()
    for seed in range(5):
        evening.do(pair(evening.t, seed))
        for bout in evening.t.open_bouts():
            met.add(frozenset(n for side in bout.sides for n in side))
            evening.do(do.Report(bout.id, WON))

    assert len(met) == 10 - 1  # of all bouts but the one that was missed


@pytest.mark.rule("EV-06")
@pytest.mark.parametrize("form", ["arena", "ladder"])
def test_ev_06_people_enter_an_arena_at_any_time_and_get_nothing_for_it(form: str) -> None:
    evening = Evening(4, format=form, heats=1)
    for _ in range(3):
        evening.heat(((1, 2), WON), ((3, 4), WON))
    evening.enter(5)

    assert evening.points[5] == 0


@pytest.mark.rule("EV-07")
def test_ev_07_whoever_is_removed_loses_open_bouts_and_stays_away() -> None:
    evening = Evening(4)
    one, _ = evening.pair((1, 2), (3, 4))
    evening.do(do.Remove(1))

    assert evening.points[2] == 1
    result = evening.bout(one.id).result
    assert result is not None
    assert result.how == "forfeit"
    assert 1 not in evening.places
    assert [2, 3, 4] == [entrant.id for entrant in view_of(evening.t).entrants]
    evening.refuses("event-removed", do.CheckIn(1), 1)
    evening.refuses("event-removed", do.Enter("Another name"), 1)
    evening.refuses("event-host-only", do.Remove(3), 4)


@pytest.mark.rule("EV-07")
def test_ev_07_whoever_has_played_stays_in_the_lists() -> None:
    evening = Evening(4)
    evening.heat(((1, 2), WON), ((3, 4), LOST))
    evening.do(do.Remove(1))

    assert evening.points[1] == 1
    assert len(view_of(evening.t).entrants) == 4


@pytest.mark.rule("EV-08")
def test_ev_08_helpers_report_and_correct_and_do_nothing_else() -> None:
    evening = Evening(4)
    evening.refuses("event-host-only", do.AddHelper("helper"), 1)
    evening.do(do.AddHelper("helper"))
    one, _ = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(one.id, WON), "helper")
    evening.do(do.Correct(one.id, LOST, "sides swapped"), "helper")

    assert evening.points[2] == 1
    for command in (
        do.CheckIn(1),
        do.Rename(1, "Friend"),
        do.Rest(1),
        do.Remove(1),
        do.OpenEntry(False),
        do.Unpair(1),
        do.ClaimAbsence(2, (3,)),
        do.Close(),
        evening.pairs((1, 3)),
    ):
        evening.refuses("event-helper-only-reports", command, "helper")
    evening.do(do.DropHelpers())
    evening.refuses("event-not-yours", do.Report(2, WON), "helper")


@pytest.mark.rule("EV-08")
def test_ev_08_a_helper_enters_and_checks_in_as_everybody_does() -> None:
    evening = Evening(0)
    evening.do(do.AddHelper("helper"))
    evening.do(do.Enter("Friend"), "helper")
    evening.do(do.CheckIn(1), "helper")

    assert evening.t.entrant(1).keys == ("helper",)
    assert evening.t.entrant(1).state == "here"
    evening.do(do.OpenEntry(False))
    evening.refuses("event-entry-closed", do.Enter("Another"), "helper")
    assert evening.is_right()


@pytest.mark.rule("EV-08")
def test_ev_08_a_helper_is_a_player_in_a_bout_of_their_own() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2))
    evening.do(do.AddHelper("device 1"))

    evening.do(do.Report(bout.id, WON), 1)

    assert evening.bout(bout.id).result is None
    evening.refuses("event-not-yours", do.Correct(bout.id, WON), 1)
    evening.refuses("event-nothing-to-confirm", do.Confirm(bout.id), 1)


@pytest.mark.rule("EV-08")
def test_ev_08_a_helper_who_plays_does_for_themselves_what_players_do() -> None:
    evening = Evening(2)
    evening.do(do.AddHelper("device 1"))
    for command in (do.Rename(1, "Ada"), do.Rest(1), do.Withdraw(1), do.CheckIn(1)):
        evening.do(command, 1)

    assert ("Ada", "here") == (evening.t.entrant(1).name, evening.t.entrant(1).state)
    for other in (do.Rest(2), do.Withdraw(2), do.CheckIn(9), do.Remove(1)):
        evening.refuses("event-helper-only-reports", other, 1)


@pytest.mark.rule("EV-09")
def test_ev_09_a_group_grows_and_shrinks_and_its_bouts_stay_as_announced() -> None:
    evening = Evening(0, format="league", scoring="field", sides=1, sizes=(2, 5))
    for number in (1, 2):
        evening.enter(number, size=4)
        evening.do(do.CheckIn(number), number)
    foxes, owls = evening.pair((1,), (2,))
    result = Result((0,), ((7, 0),))

    evening.do(do.Resize(1, 5), 1)
    view = view_of(evening.t)
    assert view.heat is not None
    assert (5, (4,)) == (view.entrants[0].size, view.heat.bouts[0].sizes)
    evening.do(do.Report(foxes.id, result))
    evening.do(do.Correct(foxes.id, None, "again"))
    assert evening.bout(foxes.id).sizes == (4,)

    for bout in (foxes, owls):
        evening.do(do.Report(bout.id, result))
    evening.do(do.Resize(2, 3))
    assert [(5,), (3,)] == [bout.sizes for bout in evening.pair((1,), (2,))]
    assert evening.is_right()


@pytest.mark.rule("EV-09")
def test_ev_09_a_side_that_is_drawn_together_counts_all_its_people() -> None:
    evening = Evening(4, format="mixer", team=2, sizes=(1, 2))
    evening.do(do.Resize(2, 2), 2)
    evening.do(do.Pair(1, (Pairing(((1, 2), (3, 4)), "real", 1),)))

    assert evening.bout(1).sizes == (3, 2)


@pytest.mark.rule("EV-09")
def test_ev_09_nobody_else_changes_it_and_not_beyond_what_the_game_allows() -> None:
    evening = Evening(3, format="league", scoring="field", sides=1, sizes=(1, 5))
    evening.do(do.AddHelper("helper"))

    evening.refuses("event-not-yours", do.Resize(2, 3), 1)
    evening.refuses("event-not-yours", do.Resize(2, 3), "a guest")
    evening.refuses("event-helper-only-reports", do.Resize(2, 3), "helper")
    evening.refuses("event-no-such-entrant", do.Resize(9, 3))
    evening.refuses("event-bad-size", do.Resize(1, 6), 1)
    evening.do(do.Remove(2))
    evening.refuses("event-removed", do.Resize(2, 3))
    evening.refuses("event-removed", do.Resize(2, 3), 2)
    evening.do(do.Close())
    evening.refuses("event-over", do.Resize(1, 3), 1)
    evening.refuses("event-over", do.Resize(1, 3))
