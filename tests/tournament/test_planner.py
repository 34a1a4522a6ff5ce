"""The planner proposes what fits into the time."""

import pytest

from knobel.catalog import GAMES
from knobel.core.capabilities import Contest
from knobel.tournament.form import checked, heats_of
from knobel.tournament.planner import CHANGE, entrants_of, plan, proposals
from knobel.tournament.values import Setup

PAIRED = Contest("games", games=2, minutes=10)


def test_fourteen_people_five_boxes_two_hours() -> None:
    best = plan(14, 5, 120, PAIRED)

    assert ("swiss", 5, 2, 20) == (best.format, best.heats, best.games, best.minutes)
    assert (5, 2) == (best.real, best.screen)
    assert best.ends == 5 * 20 + 4 * CHANGE
    assert best.clock == 5


def test_few_people_all_meet_if_there_is_time() -> None:
    assert plan(6, 3, 120, PAIRED).format == "all-play-all"
    assert plan(6, 3, 40, PAIRED).format == "swiss"
    assert plan(9, 3, 600, PAIRED).format == "swiss"


def test_too_little_time_makes_games_shorter_then_fewer_and_then_says_so() -> None:
    whole, short, single, never = (plan(14, 5, minutes, PAIRED) for minutes in (120, 60, 40, 10))

    assert (20, 2) == (whole.minutes, whole.games)
    assert 10 <= short.minutes < 20
    assert short.games == 2
    assert single.games == 1
    assert single.fits
    assert {p.format for p in proposals(14, 5, 10, PAIRED) if p.fits} == {"arena"}
    assert never.format == "arena"


def test_a_bout_in_which_chance_deals_keeps_both_games() -> None:
    dealt = Contest("win", games=2, minutes=30, is_dealt=True)

    assert {p.games for p in proposals(14, 5, 40, dealt)} == {2}


def test_what_matches_took_counts_more_than_what_the_game_says() -> None:
    assert plan(14, 5, 120, PAIRED, usual=5).heats > plan(14, 5, 120, PAIRED).heats


def test_the_way_of_counting_chooses_the_format() -> None:
    three = plan(10, 9, 120, Contest("places", games=1, minutes=25))
    field = plan(4, 2, 120, Contest("field", games=1, minutes=15, is_dealt=True))

    assert ("threes", 3, 4, 0) == (three.format, three.sides, three.real, three.screen)
    assert ("league", 1, 5, 2, 2) == (
        field.format,
        field.sides,
        field.heats,
        field.real,
        field.screen,
    )


def test_where_there_are_levels_a_climb_is_proposed_beside_the_league() -> None:
    contest = Contest("field", games=1, minutes=15, is_dealt=True, goal=12)
    league, climb = proposals(4, 2, 120, contest, levels=11)

    assert ("league", "climb") == (league.format, climb.format)
    assert (6, 1, 15, True) == (climb.heats, climb.sides, climb.minutes, climb.fits)
    assert [p.format for p in proposals(4, 2, 120, contest)] == ["league"]
    assert proposals(4, 2, 20, contest, levels=2)[1].heats == 3


@pytest.mark.parametrize("minutes", [20, 60, 90, 300])
def test_a_league_has_at_least_five_deals_and_says_if_there_is_no_time(minutes: int) -> None:
    best = plan(14, 5, minutes, Contest("field", games=1, minutes=15, is_dealt=True))

    assert best.heats == 5
    assert best.fits == (minutes >= 60)


@pytest.mark.parametrize("entrants", range(2, 40))
def test_a_knockout_needs_boards_only_for_those_who_have_no_bye(entrants: int) -> None:
    found = {each.format: each for each in proposals(entrants, 20, 240, PAIRED)}
    left, most = entrants, 0
    while left > 1:
        bouts = left - (1 << (left - 1).bit_length()) // 2  # the others have byes
        left, most = left - bouts, max(most, bouts)

    assert found["knockout"].real == most
    assert found["swiss"].real == entrants // 2


@pytest.mark.parametrize(
    ("people", "size", "least", "sides", "entrants"),
    [
        (8, 4, 2, 1, 2),
        (9, 8, 2, 1, 2),
        (10, 4, 2, 1, 3),
        (3, 2, 2, 1, 1),  # nobody plays alone: one group of three
        (2, 4, 2, 1, 1),
        (1, 4, 2, 1, 0),
        (9, 2, 1, 2, 5),
        (3, 4, 1, 2, 2),  # against whom else would a single team play?
        (1, 4, 1, 2, 0),
        (3, 2, 2, 2, 0),
        (14, 1, 1, 2, 14),
        (14, 1, 1, 3, 14),
        (2, 1, 1, 3, 2),
    ],
)
def test_people_form_as_few_sides_as_are_not_too_large(
    people: int, size: int, least: int, sides: int, entrants: int
) -> None:
    assert entrants_of(people, size, least, sides) == entrants


@pytest.mark.parametrize("people", [2, 3, 5, 8, 13, 40, 250, 500])
@pytest.mark.parametrize("minutes", [5, 60, 240, 600])
def test_every_proposal_can_be_set_up_and_ends_when_it_says(people: int, minutes: int) -> None:
    for definition in GAMES.values():
        assert definition.contested is not None
        contest = definition.contested.contest(definition.read_config({}))
        found = proposals(people, 7, minutes, contest, levels=4 if contest.goal else 0)
        assert found
        for p in found:
            setup = Setup(
                "Plan",
                "some-game",
                format=p.format,
                heats=p.heats,
                games=p.games,
                scoring=p.scoring,
                sides=p.sides,
                minutes=p.minutes,
            )
            assert checked(setup) == setup
            if p.format != "arena":
                assert heats_of(setup, people) == p.heats
                assert p.ends == p.heats * (p.minutes + CHANGE) - CHANGE
            assert p.fits == (p.ends <= minutes)
            sides = max(2, p.sides)
            assert p.clock * sides * p.games <= max(p.minutes, sides * p.games)
        assert [p.fits for p in found] == sorted((p.fits for p in found), reverse=True)
