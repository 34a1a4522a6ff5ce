"""Who meets whom in a Swiss event, who begins, who has the bye."""

from collections import Counter

import pytest

from bench.evenings import Evening, ups_and_downs
from knobel.tournament import commands as do
from knobel.tournament.history import is_played
from knobel.tournament.pairing import heaviest, pair, swiss, weight_of
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.standing import points_of
from knobel.tournament.values import EntrantId, Heat, Tournament


def meetings(t: Tournament) -> Counter[frozenset[EntrantId]]:
    return Counter(
        frozenset(e for side in bout.sides for e in side)
        for heat in t.heats
        for bout in heat.bouts
        if is_played(bout)
    )


def people(heat: Heat) -> list[EntrantId]:
    return [*(e for bout in heat.bouts for side in bout.sides for e in side), *heat.byes]


def starts(t: Tournament, entrant: EntrantId) -> list[bool]:
    return [
        bout.sides[0] == (entrant,)
        for heat in t.heats
        for bout in heat.bouts
        if is_played(bout) and (entrant,) in bout.sides
    ]


def codes(heat: Heat) -> list[tuple[str, ...]]:
    return [tuple(reason.code for reason in bout.why) for bout in heat.bouts]


@pytest.mark.rule("EV-10")
@pytest.mark.parametrize("seed", range(12))
def test_ev_10_everybody_here_is_paired_once_or_has_a_bye(seed: int) -> None:
    evening = Evening(seed, people=7 + seed, heats=6)
    for _ in range(6):
        here = [e.id for e in evening.t.entrants if e.state == "here"]
        heat = evening.pair()

        assert here == sorted(people(heat))
        evening.play_heat(no_shows=0.1)
        ups_and_downs(evening, 0.1)


@pytest.mark.rule("EV-11")
@pytest.mark.parametrize("size", [6, 8, 11, 16])
def test_ev_11_nobody_meets_twice_while_somebody_new_is_left(size: int) -> None:
    for seed in range(8):
        evening = Evening(seed, people=size, heats=5)

        evening.run(min(5, size // 2))

        assert max(meetings(evening.t).values()) == 1


@pytest.mark.rule("EV-11")
def test_ev_11_people_meet_again_once_all_have_met() -> None:
    evening = Evening(3, people=4, heats=4)

    evening.run(4)

    assert len(meetings(evening.t)) == 6
    assert {"meet-again"} == {why[1] for why in codes(evening.t.heats[3])}
    assert {"times": 1} == evening.t.heats[3].bouts[0].why[1].facts


@pytest.mark.rule("EV-12")
def test_ev_12_a_forbidden_pair_is_never_paired_even_if_one_has_to_wait() -> None:
    evening = Evening(5, people=4, heats=6)
    evening.do(do.Forbid(1, 2))

    evening.run(6)

    assert frozenset({1, 2}) not in meetings(evening.t)
    assert all(not heat.byes for heat in evening.t.heats)


@pytest.mark.rule("EV-13")
@pytest.mark.parametrize("seed", range(10))
def test_ev_13_no_other_pairing_weighs_more(seed: int) -> None:
    evening = Evening(seed, people=9 + seed, heats=5)
    for _ in range(5):
        command = pair(evening.t, seed)

        assert heaviest(evening.t) == weight_of(evening.t, command) > 0
        evening.do(command)
        evening.play_heat()


@pytest.mark.rule("EV-13")
def test_ev_13_a_worse_pairing_weighs_less() -> None:
    evening = Evening(2, people=8, heats=5)
    evening.run(2)
    command = pair(evening.t, 1)
    first, last = command.pairings[0], command.pairings[-1]
    (a,), (b,) = first.sides
    (c,), (d,) = last.sides
    assert points_of(evening.t)[a] > points_of(evening.t)[d]
    crossed = do.Pair(
        command.heat,
        (
            do.Pairing(((a,), (d,)), "screen", 1),
            do.Pairing(((c,), (b,)), "screen", 2),
            *command.pairings[1:-1],
        ),
    )

    assert weight_of(evening.t, crossed) < heaviest(evening.t)


@pytest.mark.rule("EV-13")
def test_ev_13_the_upper_half_meets_the_lower_half_of_those_with_equal_points() -> None:
    players = tuple(Player(n, points=2, rank=n - 1) for n in range(1, 7))

    drawn = swiss.draw(Field(players, heat=3, heats=5), 0)

    assert [{1, 4}, {2, 5}, {3, 6}] == [set(draft.entrants) for draft in drawn.drafts]


@pytest.mark.rule("EV-13")
def test_ev_13_nobody_floats_in_the_same_direction_twice_running() -> None:
    # Both of the leaders' score group could float; one did so last time.
    floated, other = Player(1, points=4, floats=(-1,)), Player(2, points=4, rank=1)
    third = Player(3, points=4, rank=2, met=(4,))
    below = Player(4, points=2, rank=3, met=(3,))

    drawn = swiss.draw(Field((floated, other, third, below), heat=3, heats=5), 0)

    assert {2, 4} in [set(draft.entrants) for draft in drawn.drafts]


@pytest.mark.rule("EV-13")
def test_ev_13_every_bout_stores_its_reasons() -> None:
    evening = Evening(4, people=9, heats=5)
    evening.run(3)

    first, second, _ = evening.t.heats
    assert {("first-by-lot", "start-by-lot")} == set(codes(first))
    assert all(why[0] in {"same-points", "near-points"} for why in codes(second))
    assert all(why[1] == "not-met" and why[2].startswith("start-") for why in codes(second))
    assert ["bye-lowest"] == [reason.code for reason in second.why_byes]


@pytest.mark.rule("EV-13")
def test_ev_13_the_lot_of_the_first_heat_depends_on_the_seed_alone() -> None:
    evening = Evening(4, people=10)

    assert pair(evening.t, 7) == pair(evening.t, 7)
    assert pair(evening.t, 7) != pair(evening.t, 8)


@pytest.mark.rule("EV-15")
@pytest.mark.parametrize("seed", range(6))
def test_ev_15_the_bye_goes_to_the_fewest_points_among_those_without_one(seed: int) -> None:
    evening = Evening(seed, people=11, heats=6)
    had: set[EntrantId] = set()
    for _ in range(6):
        points = points_of(evening.t)
        (bye,) = evening.pair().byes

        assert bye not in had
        assert points[bye] == min(points[e.id] for e in evening.t.entrants if e.id not in had)
        had.add(bye)
        evening.play_heat()


@pytest.mark.rule("EV-15")
def test_ev_15_nobody_has_a_third_bye_before_everybody_had_two() -> None:
    evening = Evening(1, people=3, heats=7)

    evening.run(7)

    byes = Counter(e for heat in evening.t.heats for e in heat.byes)
    assert [2, 2, 3] == sorted(byes.values())


@pytest.mark.rule("EV-20")
@pytest.mark.parametrize("seed", range(10))
def test_ev_20_nobody_begins_or_follows_three_times_in_a_row(seed: int) -> None:
    heats = 7
    evening = Evening(seed, people=14 + seed, heats=heats)
    evening.run(heats - 1)

    for entrant in evening.t.entrants:
        began = starts(evening.t, entrant.id)
        row = "".join("b" if one else "f" for one in began)
        assert "bbb" not in row
        assert "fff" not in row
        for until in range(len(began) + 1):
            assert abs(2 * sum(began[:until]) - until) <= 2


@pytest.mark.rule("EV-20")
def test_ev_20_only_leaders_are_free_of_it_and_only_in_the_last_heat() -> None:
    begun = (False, True, True)
    leader, rival = Player(1, points=6, starts=begun), Player(2, points=6, rank=1, starts=begun)
    third, fourth = Player(3, points=0, rank=2), Player(4, points=0, rank=3)
    field = Field((leader, rival, third, fourth), heat=4, heats=5)

    before = swiss.draw(field, 0)
    last = swiss.draw(Field(field.players, heat=4, heats=4), 0)

    assert {1, 2} not in [set(draft.entrants) for draft in before.drafts]
    assert {1, 2} in [set(draft.entrants) for draft in last.drafts]


@pytest.mark.rule("EV-20")
def test_ev_20_in_the_last_heat_a_leader_gives_way_to_who_is_not_free() -> None:
    leader = Player(1, points=4, starts=(False, True, True))
    bound = Player(2, points=3, rank=1, starts=(False, True, True))

    drawn = swiss.draw(Field((leader, bound), heat=4, heats=4), 0)

    assert ((1,), (2,)) == drawn.drafts[0].sides


@pytest.mark.rule("EV-22")
def test_ev_22_a_bout_that_was_not_played_is_no_meeting_and_no_start() -> None:
    evening = Evening(1, people=2, heats=3)
    (bout,) = evening.pair().bouts
    evening.do(do.ClaimAbsence(bout.id, bout.sides[0]))

    (again,) = evening.pair().bouts

    assert "not-met" in [reason.code for reason in again.why]
    assert "start-by-lot" in [reason.code for reason in again.why]


@pytest.mark.rule("EV-37")
def test_ev_37_real_boards_have_the_lowest_tables_and_screens_take_turns() -> None:
    evening = Evening(2, people=12, heats=5, boxes=3)
    away = evening.enter("Away", is_remote=True)
    sat_at_screen: Counter[EntrantId] = Counter()
    for _ in range(4):
        heat = evening.pair()
        real = [bout for bout in heat.bouts if bout.board == "real"]
        screen = [bout for bout in heat.bouts if bout.board == "screen"]

        assert [1, 2, 3] == sorted(bout.table for bout in real)
        assert all((away,) not in bout.sides for bout in real)
        assert sorted(b.table for b in heat.bouts) == list(range(1, len(heat.bouts) + 1))
        sat_at_screen.update(e for bout in screen for side in bout.sides for e in side)
        evening.play_heat()
    assert max(sat_at_screen[n] for n in range(1, 13)) <= 3
