"""Several play for one side: what one of them may decide, and what happens without them."""

from typing import Any

import pytest

from knobel.core.game import Outcome, Seat
from knobel.games.xobrainer import TimeBomb
from knobel.match import commands as do
from knobel.match import events as ev
from tests.match.stage import Stage, team_match

MINUTE = 60_000
MATTERS: list[do.Matter] = ["draw", "pause", "take-back"]


def away(stage: Stage, *seats: Seat) -> Stage:
    """These have been gone for long enough to be missed."""
    for seat in seats:
        stage.do(None, do.Away(seat))
    return stage.later(MINUTE)


# Consent


@pytest.mark.parametrize("matter", MATTERS)
def test_all_of_both_sides_must_agree_mates_too(matter: do.Matter) -> None:
    stage = team_match(2, 2).place("a1 a3")
    stage.do(0, do.Propose(matter))
    for seat in (1, 3):
        assert ev.Accepted(matter) not in stage.do(seat, do.Answer(matter, True))

    assert stage.do(2, do.Answer(matter, True))[:2] == (ev.Agreed(2, matter), ev.Accepted(matter))


@pytest.mark.parametrize("matter", MATTERS)
def test_a_mate_may_decline_for_all(matter: do.Matter) -> None:
    stage = team_match(2, 2).place("a1 a3")
    stage.do(0, do.Propose(matter))
    stage.do(2, do.Answer(matter, False))

    assert stage.match.proposals == ()
    assert stage.refusal(0, do.Propose(matter)) == "already-declined"


def test_what_is_taken_back_is_the_last_piece_of_whoever_asks_with_all_after_it() -> None:
    stage = team_match(2, 2).place("a1 a3 b1 b3 c1")
    stage.do(2, do.Propose("take-back"))
    for seat in (0, 1, 3):
        stage.do(seat, do.Answer("take-back", True))

    assert [ply.square for ply in stage.match.state.board.plies] == ["a1", "a3"]
    assert stage.match.state.to_move == 2
    assert stage.differs() is None


def test_a_rematch_needs_everybody() -> None:
    stage = team_match(2, 1)
    stage.do(1, do.Resign())
    stage.do(0, do.Propose("rematch"))
    stage.do(1, do.Answer("rematch", True))
    assert not stage.match.is_rematch_agreed
    stage.do(2, do.Answer("rematch", True))

    assert stage.match.is_rematch_agreed


# Giving up


@pytest.mark.rule("XO-90")
@pytest.mark.parametrize(("seat", "places"), [(0, (2, 0, 2, 0)), (3, (0, 2, 0, 2))])
def test_xo_90_whoever_resigns_loses_for_the_whole_side(
    seat: Seat, places: tuple[int, ...]
) -> None:
    stage = team_match(2, 2).place("a1")
    stage.do(seat, do.Resign())

    assert stage.outcome == Outcome("resigned", places)


# Absence


@pytest.mark.parametrize("claimant", [0, 2])
def test_a_side_of_which_somebody_is_gone_can_be_beaten_by_a_claim(claimant: Seat) -> None:
    stage = away(team_match(2, 2).place("a1 a3"), 3)
    stage.do(claimant, do.Claim("win"))

    assert stage.outcome == Outcome("absent", (0, 2, 0, 2))
    assert stage.differs() is None


def test_a_draw_will_do_as_well() -> None:
    stage = away(team_match(2, 2), 3)
    stage.do(2, do.Claim("draw"))

    assert stage.outcome == Outcome("draw-claimed", (0, 0, 0, 0))


@pytest.mark.parametrize("what", ["win", "draw"])
def test_a_mate_who_is_gone_gives_no_claim_against_people(what: Any) -> None:
    stage = away(team_match(2, 2), 2)

    assert stage.refusal(0, do.Claim(what)) == "not-away-long-enough"


def test_where_both_sides_miss_somebody_only_a_draw_can_be_claimed() -> None:
    stage = away(team_match(2, 2), 2, 3)
    for seat in (0, 1):
        assert stage.refusal(seat, do.Claim("win")) == "mate-away"
    stage.do(1, do.Claim("draw"))

    assert stage.outcome == Outcome("draw-claimed", (0, 0, 0, 0))


def test_against_computers_whoever_is_left_alone_by_a_mate_need_not_resign() -> None:
    stage = away(team_match(2, 2, bots=(1, 3)), 2)
    assert stage.refusal(0, do.Claim("win")) == "not-away-long-enough"
    stage.do(0, do.Claim("draw"))

    assert stage.outcome == Outcome("draw-claimed", (0, 0, 0, 0))


def test_with_a_clock_a_deserted_seat_only_loses_its_own_turns() -> None:
    stage = team_match(2, 1, TimeBomb(10))
    stage.do(None, do.Away(2))
    stage.place("a1 a3").later(10_000).tick()
    stage.place("b3 b1")

    assert stage.refusal(1, do.Claim("win")) == "clock-decides"
    assert [ply.seat for ply in stage.match.state.board.plies] == [0, 1, 1, 0]


# No channel to confer


@pytest.mark.rule("XO-04")
def test_xo_04_during_play_a_new_name_would_be_a_message_to_mates() -> None:
    stage = team_match(2, 1)
    for seat in (0, 2):
        assert stage.refusal(seat, do.Rename("take e5!")) == "names-are-fixed"
    stage.do(1, do.Rename("Bob"))  # who plays alone tells nobody anything
    stage.do(1, do.Resign())
    stage.do(0, do.Rename("Annie"))

    assert [chair.name for chair in stage.match.chairs] == ["Annie", "Bob", "Cleo"]


@pytest.mark.rule("XO-04")
def test_xo_04_at_one_screen_there_is_nothing_to_hide() -> None:
    stage = team_match(2, 1, keys=("anna", "bo", "anna"))
    stage.do(2, do.Rename("Cleopatra"))

    assert stage.match.chairs[2].name == "Cleopatra"


def test_beside_a_computer_one_may_be_called_as_one_likes() -> None:
    stage = team_match(2, 1, bots=(2,))
    stage.do(0, do.Rename("Annie"))

    assert stage.match.chairs[0].name == "Annie"
