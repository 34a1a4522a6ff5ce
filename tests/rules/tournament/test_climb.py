"""Groups climb the levels of a game: which level they play, and how they stand."""

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.service.tournaments.bouts import deal_of
from knobel.tournament import commands as do
from knobel.tournament.form import checked
from knobel.tournament.pairing import is_last, pair
from knobel.tournament.values import EntrantId, Result, Setup
from knobel.tournament.view import blockers, heat_view
from tests.kit.tournaments import Evening

GOAL = 12
LEVELS = ("one", "two", "three")


def climb(people: int, heats: int = 8, levels: tuple[str, ...] = LEVELS) -> Evening:
    return Evening(
        people,
        format="climb",
        scoring="field",
        sides=1,
        heats=heats,
        levels=levels,
        goal=GOAL,
    )


def reached(fields: int, sand: int = 0) -> Result:
    return Result((0,), ((fields, sand),))


def played(evening: Evening, **fields: int) -> dict[EntrantId, str]:
    """Pair a heat and report what each group has reached; by group, the level that it played."""
    evening.do(pair(evening.t, 1))
    heat = evening.t.heats[-1]
    for bout in heat.bouts:
        evening.do(do.Report(bout.id, reached(fields[f"g{bout.sides[0][0]}"])))
    return {bout.sides[0][0]: bout.label for bout in heat.bouts}


@pytest.mark.rule("EV-80")
def test_ev_80_whoever_wins_plays_the_next_level_and_the_others_try_again() -> None:
    evening = climb(2)

    assert played(evening, g1=GOAL, g2=11) == {1: "level-1", 2: "level-1"}
    assert played(evening, g1=5, g2=GOAL) == {1: "level-2", 2: "level-1"}
    assert played(evening, g1=GOAL, g2=GOAL) == {1: "level-2", 2: "level-2"}
    whys = {b.sides[0][0]: b.why[0].code for b in evening.t.heats[1].bouts}
    assert whys == {1: "level-next", 2: "level-again"}
    assert {b.why[0].code for b in evening.t.heats[0].bouts} == {"level-first"}
    assert evening.is_right()


@pytest.mark.rule("EV-80")
def test_ev_80_a_corrected_result_decides_about_the_next_level() -> None:
    evening = climb(2)
    played(evening, g1=GOAL, g2=11)
    stale = pair(evening.t, 1)
    bout = next(b for b in evening.t.heats[0].bouts if b.sides == ((1,),))
    evening.do(do.Correct(bout.id, reached(11), "miscounted"))

    evening.refuses("event-pairing-stale", stale)
    assert played(evening, g1=0, g2=0) == {1: "level-1", 2: "level-1"}


@pytest.mark.rule("EV-80")
@pytest.mark.parametrize("wrong", [{"sides": 2, "scoring": "win"}, {"deals": 2}, {"days": 7}])
def test_ev_80_each_group_plays_one_bout_on_its_own(wrong: dict[str, object]) -> None:
    right = {"format": "climb", "sides": 1, "scoring": "field"}
    checked(Setup("Climb", "some-game", **right))  # type: ignore[arg-type]

    with pytest.raises(Illegal, match="event-bad-setup"):
        checked(Setup("Climb", "some-game", **{**right, **wrong}))  # type: ignore[arg-type]


@pytest.mark.rule("EV-81")
def test_ev_81_groups_at_the_same_level_get_the_same_deal_and_another_heat_another_one() -> None:
    evening = climb(3)
    heats = []
    for seed in ("first", "second"):
        evening.do(replace(pair(evening.t, 1), seed=seed))
        heats.append({b.sides[0][0]: deal_of(evening.t, b, 1) for b in evening.t.heats[-1].bouts})
        for bout in evening.t.heats[-1].bouts:
            evening.do(do.Report(bout.id, reached(GOAL if bout.sides == ((1,),) else 3)))

    first, second = heats
    assert first[1] == first[2] == first[3]
    assert second[2] == second[3] != second[1]
    assert not set(first.values()) & set(second.values())


@pytest.mark.rule("EV-81")
def test_ev_81_the_seed_is_secret_until_every_group_has_played() -> None:
    evening = climb(2)
    evening.do(replace(pair(evening.t, 1), seed="secret"))
    evening.do(do.Report(1, reached(GOAL)))
    before = heat_view(evening.t, evening.t.heats[0])
    evening.do(do.Report(2, reached(3)))

    assert (before.seed, len(before.seal)) == ("", 32)
    assert heat_view(evening.t, evening.t.heats[0]).seed == "secret"


@pytest.mark.rule("EV-82")
def test_ev_82_a_level_is_won_with_all_fields_whatever_sand_is_left() -> None:
    evening = climb(2)
    evening.do(pair(evening.t, 1))
    one, other = (b.id for b in sorted(evening.t.heats[0].bouts, key=lambda b: b.sides))
    evening.refuses("event-bad-result", do.Report(one, reached(GOAL + 1)))
    evening.do(do.Report(one, reached(GOAL, 0)))
    evening.do(do.Report(other, reached(GOAL - 1, 90)))

    assert evening.points == {1: 1, 2: 0}
    assert {n: row.wins for n, row in evening.rows.items()} == {1: 1, 2: 0}


@pytest.mark.rule("EV-83")
def test_ev_83_the_highest_level_counts_then_the_earlier_heat_then_the_best_next_try() -> None:
    evening = climb(5)
    played(evening, g1=GOAL, g2=GOAL, g3=4, g4=4, g5=4)
    played(evening, g1=3, g2=7, g3=GOAL, g4=9, g5=9)
    played(evening, g1=GOAL, g2=2, g3=11, g4=2, g5=1)

    assert evening.points == {1: 2, 2: 1, 3: 1, 4: 0, 5: 0}
    assert evening.tie("in-heat") == {1: 3, 2: 1, 3: 2, 4: 0, 5: 0}
    assert evening.tie("next-level") == {1: 0, 2: 7, 3: 11, 4: 9, 5: 9}
    assert evening.places == {1: 1, 2: 2, 3: 3, 4: 4, 5: 4}


@pytest.mark.rule("EV-83")
def test_ev_83_results_count_when_the_heat_is_over() -> None:
    evening = climb(2)
    evening.do(pair(evening.t, 1))
    evening.do(do.Report(1, reached(GOAL)))

    assert set(evening.points.values()) == {0}
    evening.do(do.Report(2, reached(2)))
    assert sorted(evening.points.values()) == [0, 1]


@pytest.mark.rule("EV-84")
def test_ev_84_whoever_has_won_the_last_level_has_a_bye_that_costs_nothing() -> None:
    evening = climb(2, levels=("one",))
    played(evening, g1=GOAL, g2=3)
    before = evening.rows[1]

    assert played(evening, g2=3) == {2: "level-1"}
    assert evening.t.heats[-1].byes == (1,)
    assert [why.code for why in evening.t.heats[-1].why_byes] == ["bye-all-won"]
    assert evening.rows[1] == before


@pytest.mark.rule("EV-84")
def test_ev_84_when_nobody_has_a_level_left_no_heat_is_paired() -> None:
    evening = climb(2, levels=("one",))
    played(evening, g1=GOAL, g2=3)
    assert (is_last(evening.t), blockers(evening.t)) == (False, ())
    played(evening, g2=GOAL)

    assert is_last(evening.t)
    assert [why.code for why in blockers(evening.t)] == ["event-all-heats-played"]
    with pytest.raises(Illegal, match="event-nobody-to-pair"):
        pair(evening.t, 1)
    evening.enter(3)  # a group that comes late has everything before it
    evening.do(do.CheckIn(3), 3)
    assert not is_last(evening.t)
    assert played(evening, g3=2) == {3: "level-1"}


@pytest.mark.rule("EV-84")
def test_ev_84_missing_a_heat_gains_nothing_over_playing_it() -> None:
    evening = climb(2)
    evening.do(pair(evening.t, 1))
    for bout in evening.t.heats[0].bouts:
        (number,) = bout.sides[0]
        is_here = number == 1
        evening.do(
            do.Report(bout.id, reached(3)) if is_here else do.ClaimAbsence(bout.id, (number,))
        )
    played(evening, g1=GOAL, g2=GOAL)

    assert evening.tie("in-heat") == {1: 2, 2: 2}
    assert evening.places == {1: 1, 2: 1}
