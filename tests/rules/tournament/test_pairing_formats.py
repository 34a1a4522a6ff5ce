"""Who meets whom in the other formats."""

from collections import Counter
from itertools import combinations

import pytest

from bench.evenings import Evening
from knobel.core.game import Illegal
from knobel.tournament import commands as do
from knobel.tournament.pairing import arena, pair
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.lots import shuffled
from knobel.tournament.values import Bout, EntrantId, Heat, Result


def pairs(heat: Heat) -> list[frozenset[EntrantId]]:
    return [frozenset(e for side in bout.sides for e in side) for bout in heat.bouts]


def won_by_lower_number(bout: Bout) -> Result:
    (one,), (other,) = bout.sides
    return Result((2, 0) if one < other else (0, 2))


@pytest.mark.rule("EV-14")
@pytest.mark.parametrize("size", range(2, 14))
def test_ev_14_everybody_meets_everybody_once(size: int) -> None:
    evening = Evening(size, people=size, format="all-play-all")

    evening.run(size - 1 + size % 2)

    met = Counter(pair for heat in evening.t.heats for pair in pairs(heat))
    assert {frozenset(two): 1 for two in combinations(range(1, size + 1), 2)} == met


@pytest.mark.rule("EV-14")
@pytest.mark.parametrize("size", range(2, 10))
def test_ev_14_the_second_time_everybody_meets_with_the_starts_turned_round(size: int) -> None:
    circle = size - 1 + size % 2
    evening = Evening(size, people=size, format="all-play-all", heats=3 * circle)

    evening.run(3 * circle)

    starts: dict[frozenset[EntrantId], list[EntrantId]] = {}
    for bout in (bout for heat in evening.t.heats for bout in heat.bouts):
        (first,), (second,) = bout.sides
        starts.setdefault(frozenset((first, second)), []).append(first)
    assert len(starts) == size * (size - 1) // 2
    assert all(one == third != other for one, other, third in starts.values())


@pytest.mark.rule("EV-14")
def test_ev_14_if_somebody_leaves_the_others_still_meet_once() -> None:
    evening = Evening(1, people=6, format="all-play-all")
    evening.run(2)
    evening.do(do.Withdraw(3))

    evening.run(3)

    met = Counter(pair for heat in evening.t.heats for pair in pairs(heat))
    assert {1} == set(met.values())
    assert {frozenset(two) for two in combinations((1, 2, 4, 5, 6), 2)} <= set(met)
    assert "bye-opponent-absent" in [r.code for h in evening.t.heats for r in h.why_byes]


@pytest.mark.rule("EV-21")
@pytest.mark.parametrize("size", range(2, 14))
def test_ev_21_starts_never_differ_by_more_than_one(size: int) -> None:
    heats = 2 * (size - 1 + size % 2)  # everybody meets everybody twice
    evening = Evening(size, people=size, format="all-play-all", heats=heats)
    balance: Counter[EntrantId] = Counter()
    for _ in range(heats):
        for bout in evening.pair().bouts:
            (first,), (second,) = bout.sides
            balance[first] += 1
            balance[second] -= 1
        evening.play_heat()

        assert all(abs(one) <= 1 for one in balance.values())
    assert not any(balance.values())


@pytest.mark.rule("EV-16")
@pytest.mark.parametrize("size", range(2, 18))
def test_ev_16_who_loses_is_out_and_the_best_seeds_have_byes(size: int) -> None:
    evening = Evening(size, people=size, format="knockout", third_place=False)
    evening.run(10)

    heats = evening.t.heats
    assert len(heats) == (size - 1).bit_length()
    assert (1 << len(heats)) - size == len(heats[0].byes)
    assert [2**left for left in range(len(heats) - 1)] == [
        len(heat.bouts) for heat in reversed(heats[1:])
    ]
    losers = [
        e
        for heat in heats
        for bout in heat.bouts
        for side, score in zip(bout.sides, bout.result.scores if bout.result else (), strict=True)
        if not score
        for e in side
    ]
    assert size - 1 == len(set(losers)) == len(losers)
    assert ["final"] == [bout.label for bout in heats[-1].bouts]


def lot_of_seeds(evening: Evening, seed: int) -> list[EntrantId]:
    """Everybody in the order of the lot that this seed draws."""
    return shuffled([entrant.id for entrant in evening.t.entrants], seed, "seeds")


@pytest.mark.rule("EV-16")
@pytest.mark.parametrize("size", range(2, 18))
def test_ev_16_the_byes_are_those_of_the_best_seeds(size: int) -> None:
    evening = Evening(size, people=size, format="knockout")
    best = lot_of_seeds(evening, 7)

    first = evening.pair(7)

    byes = (1 << (size - 1).bit_length()) - size
    assert set(best[:byes]) == set(first.byes)
    # Of all others the best meets the last, the second best the last but one.
    rest = best[byes:]
    assert {frozenset((rest[at], rest[-1 - at])) for at in range(len(rest) // 2)} == {*pairs(first)}


@pytest.mark.rule("EV-16")
@pytest.mark.parametrize(("people", "groups", "qualify"), [(12, 3, 2), (9, 3, 1), (10, 5, 1)])
def test_ev_16_in_stages_the_winners_of_groups_have_the_byes(
    people: int, groups: int, qualify: int
) -> None:
    evening = Evening(4, people=people, format="stages", groups=groups, qualify=qualify)
    play_groups(evening, people // groups)
    winners = {min(group) for group in groups_of(evening)}

    byes = evening.pair().byes

    assert len(byes) == (1 << (groups * qualify - 1).bit_length()) - groups * qualify
    assert {*byes} <= winners


def play_groups(evening: Evening, size: int) -> None:
    """Everybody of a group meets everybody; nobody is equal in the end."""
    for _ in range(size - 1 + size % 2):
        evening.pair()
        evening.play_heat(won_by_lower_number)


def groups_of(evening: Evening) -> list[set[EntrantId]]:
    """Who plays in each group."""
    found: dict[str, set[EntrantId]] = {}
    for bout in (bout for heat in evening.t.heats for bout in heat.bouts):
        found.setdefault(bout.label, set()).update(e for side in bout.sides for e in side)
    return list(found.values())


@pytest.mark.rule("EV-16")
def test_ev_16_the_losers_of_the_semifinals_play_for_the_third_place() -> None:
    evening = Evening(3, people=8, format="knockout")
    evening.run(10)

    semifinals, last = evening.t.heats[-2:]
    labels = {bout.label: bout for bout in last.bouts}
    assert {"final", "third-place"} == set(labels)
    assert {"semifinal"} == {bout.label for bout in semifinals.bouts}
    lost = {
        bout.sides[0 if bout.result.scores[0] == 0 else 1][0]
        for bout in semifinals.bouts
        if bout.result
    }
    assert lost == {e for side in labels["third-place"].sides for e in side}


@pytest.mark.rule("EV-16")
def test_ev_16_winners_of_neighbouring_bouts_meet_and_byes_keep_their_place() -> None:
    evening = Evening(5, people=7, format="knockout", third_place=False)
    first = evening.pair()
    evening.play_heat(won_by_lower_number)
    winners = [min(e for side in bout.sides for e in side) for bout in first.bouts]

    second = pairs(evening.pair())

    # The best seed has the bye at the top of the bracket.
    top = [first.byes[0], *winners]
    assert [frozenset(top[:2]), frozenset(top[2:])] == second


@pytest.mark.rule("EV-16")
def test_ev_16_a_corrected_result_does_not_move_the_bracket() -> None:
    evening = Evening(3, people=8, format="knockout", boxes=0)
    evening.pair()
    evening.play_heat()
    second = pairs(evening.pair())
    evening.play_heat(won_by_lower_number)
    winners = {min(pair) for pair in second}
    first = evening.t.heats[0].bouts[0]
    assert first.result is not None
    evening.do(do.Correct(first.id, Result(first.result.scores[::-1])))

    third = evening.pair()

    assert winners == {e for b in third.bouts if b.label == "final" for s in b.sides for e in s}


@pytest.mark.rule("EV-16")
@pytest.mark.parametrize("size", [2, 3, 5, 8, 11])
def test_ev_16_double_knockout_ends_when_all_but_one_have_lost_twice(size: int) -> None:
    evening = Evening(size, people=size, format="double-knockout")
    evening.run(30)

    losses: Counter[EntrantId] = Counter()
    for heat in evening.t.heats:
        for bout in heat.bouts:
            assert bout.result is not None
            (one,), (other,) = bout.sides
            assert losses[one] == losses[other] or bout.label == "final"
            losses[one if bout.result.scores[0] == 0 else other] += 1
    assert [2] * (size - 1) == sorted(losses.values())[-(size - 1) :]
    assert sum(losses[e.id] < 2 for e in evening.t.entrants) == 1


@pytest.mark.rule("EV-18")
def test_ev_18_groups_play_all_against_all_then_the_first_of_each_go_on() -> None:
    evening = Evening(4, people=12, format="stages", groups=3, qualify=2)
    play_groups(evening, 4)
    groups = {bout.label for heat in evening.t.heats for bout in heat.bouts}
    first = {e for group in groups_of(evening) for e in sorted(group)[:2]}
    own = {
        e: bout.label
        for heat in evening.t.heats
        for bout in heat.bouts
        for side in bout.sides
        for e in side
    }

    knockout = evening.pair()

    assert {"group-1", "group-2", "group-3"} == groups
    assert {6} == {len(heat.bouts) for heat in evening.t.heats[:3]}
    paired = {e for two in pairs(knockout) for e in two} | set(knockout.byes)
    assert len(first) == 6
    assert paired == first
    assert all(len({own[e] for e in two}) == 2 for two in pairs(knockout))


@pytest.mark.rule("EV-12")
def test_ev_12_at_a_table_of_three_one_of_a_forbidden_pair_has_a_bye() -> None:
    evening = Evening(1, people=3, format="threes", sides=3, scoring="places")
    evening.do(do.Forbid(1, 2))

    heat = evening.pair()

    assert [2] == [len(bout.sides) for bout in heat.bouts]
    assert set(heat.byes) < {1, 2}
    assert ["bye-nobody-left"] == [reason.code for reason in heat.why_byes]


@pytest.mark.rule("EV-15")
@pytest.mark.parametrize("seed", range(10))
def test_ev_15_of_a_forbidden_pair_at_a_table_of_three_both_have_a_bye_in_turn(seed: int) -> None:
    evening = Evening(seed, people=3, format="threes", sides=3, scoring="places", heats=4)
    evening.do(do.Forbid(1, 2))
    byes = []
    for _ in range(4):
        byes.append(evening.pair().byes)
        evening.play_heat()

    assert [{(1,), (2,)}] * 2 == [{*byes[:2]}, {*byes[2:]}]


@pytest.mark.rule("EV-12")
def test_ev_12_who_must_not_meet_two_others_leaves_them_a_table() -> None:
    for seed in range(10):
        evening = Evening(seed, people=3, format="threes", sides=3, scoring="places")
        evening.do(do.Forbid(1, 2))
        evening.do(do.Forbid(1, 3))

        heat = evening.pair()

        assert ((1,), [{2, 3}]) == (heat.byes, [{*pair} for pair in pairs(heat)])


@pytest.mark.rule("EV-12")
def test_ev_12_a_forbidden_pair_may_be_mates_but_not_opponents() -> None:
    evening = Evening(1, people=4, format="mixer", team=2, heats=3)
    evening.do(do.Forbid(1, 2))

    for _ in range(3):
        (bout,) = evening.pair().bouts
        assert any({1, 2} == {*side} for side in bout.sides)
        evening.play_heat()


@pytest.mark.rule("EV-50")
@pytest.mark.parametrize(("size", "heats"), [(9, 4), (15, 7)])
def test_ev_50_nine_and_fifteen_people_all_meet_exactly_once(size: int, heats: int) -> None:
    evening = Evening(size, people=size, format="threes", sides=3, scoring="places", heats=heats)

    evening.run(heats)

    met = Counter(
        frozenset(two)
        for heat in evening.t.heats
        for table in pairs(heat)
        for two in combinations(table, 2)
    )
    assert {frozenset(two): 1 for two in combinations(range(1, size + 1), 2)} == met


@pytest.mark.rule("EV-50")
@pytest.mark.parametrize("size", [2, 4, 7, 10, 11, 14])
def test_ev_50_who_sat_at_a_table_of_two_sits_at_three_next(size: int) -> None:
    evening = Evening(size, people=size, format="threes", sides=3, scoring="places", heats=4)
    before: set[EntrantId] = set()
    for _ in range(3):
        heat = evening.pair()
        small = [bout for bout in heat.bouts if len(bout.sides) == 2]
        now = {e for bout in small for side in bout.sides for e in side}

        assert -size % 3 == len(small)
        assert not heat.byes
        if size > 7:
            assert not now & before
        evening.play_heat()
        before = now


@pytest.mark.rule("EV-50")
def test_ev_50_nobody_meets_again_while_twelve_people_play_four_heats() -> None:
    evening = Evening(2, people=12, format="threes", sides=3, scoring="places", heats=4)

    evening.run(3)

    met = Counter(
        frozenset(two)
        for heat in evening.t.heats
        for table in pairs(heat)
        for two in combinations(table, 2)
    )
    assert max(met.values()) == 1


@pytest.mark.rule("EV-51")
@pytest.mark.parametrize(("size", "team"), [(8, 2), (12, 2), (12, 3), (13, 2), (10, 2)])
def test_ev_51_everybody_has_new_mates_in_every_heat(size: int, team: int) -> None:
    evening = Evening(size, people=size, format="mixer", team=team, heats=3)

    evening.run(3)

    mates = Counter(
        frozenset(two)
        for heat in evening.t.heats
        for bout in heat.bouts
        for side in bout.sides
        for two in combinations(side, 2)
    )
    assert max(mates.values()) == 1
    assert all(len(h.byes) == size % 2 for h in evening.t.heats)
    assert all(len({len(s) for s in b.sides}) == 1 for h in evening.t.heats for b in h.bouts)


@pytest.mark.rule("EV-60")
def test_ev_60_a_wave_takes_only_those_who_are_free() -> None:
    evening = Evening(1, people=6, format="arena", boxes=2)
    first = evening.pair()
    evening.decide(first.bouts[0], Result((2, 0)))
    evening.decide(first.bouts[1], Result((2, 0)))

    second = evening.pair()

    busy = {e for side in first.bouts[2].sides for e in side}
    assert busy.isdisjoint(e for two in pairs(second) for e in two)
    assert not {b.table for b in second.bouts} & {first.bouts[2].table}


@pytest.mark.rule("EV-61")
def test_ev_61_nobody_meets_the_last_opponent_again_before_20_seconds() -> None:
    evening = Evening(1, people=2, format="arena")
    evening.pair()
    evening.play_heat()

    with pytest.raises(Illegal, match="event-nobody-to-pair"):
        pair(evening.t, 1, {1: 20_000, 2: 19_999})

    assert len(pair(evening.t, 1, {1: 20_000, 2: 20_000}).pairings) == 1


@pytest.mark.rule("EV-61")
def test_ev_61_somebody_else_comes_before_the_last_opponent() -> None:
    evening = Evening(1, people=4, format="arena")
    waited = dict.fromkeys(range(1, 5), 60_000)
    first = set(pairs(evening.pair()))
    evening.play_heat()

    second = {frozenset(e for s in p.sides for e in s) for p in pair(evening.t, 5, waited).pairings}

    assert not first & second


@pytest.mark.rule("EV-61")
def test_ev_61_who_has_waited_longest_is_not_left_over() -> None:
    players = tuple(Player(n, rank=n) for n in range(1, 6))

    drawn = arena.draw(Field(players, 1), {1: 9_000, 2: 9_000, 3: 1_000, 4: 5_000, 5: 9_000}, 0)

    assert {1, 2, 4, 5} == {e for draft in drawn.drafts for e in draft.entrants}


@pytest.mark.rule("EV-65")
def test_ev_65_everybody_challenges_the_next_above_in_turn() -> None:
    evening = Evening(1, people=5, format="ladder")

    first = evening.pair()
    evening.play_heat(won_by_lower_number)
    second = evening.pair()

    assert [{1, 2}, {3, 4}] == [set(two) for two in pairs(first)]
    assert [{2, 3}, {4, 5}] == [set(two) for two in pairs(second)]


@pytest.mark.rule("EV-70")
def test_ev_70_every_group_has_a_bout_of_its_own() -> None:
    evening = Evening(1, people=5, format="league", sides=1, scoring="field", deals=5)

    heat = evening.pair()

    assert [((n,),) for n in range(1, 6)] == sorted(bout.sides for bout in heat.bouts)
