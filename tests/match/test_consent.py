"""What needs everybody's consent: draw, take-back, pause, rematch."""

import pytest

from knobel.core.game import Begin, Outcome
from knobel.games import vier3d
from knobel.games.vier3d import Config, PerMove, TakenBack, Total
from knobel.match import SeatSetup, voters
from knobel.match import commands as do
from knobel.match import events as ev
from knobel.match.value import Proposal
from tests.match.stage import THREE, Stage, at_one_screen, begun

CLOCKED = Config(clock=Total(60, 0))
THREE_PLAYERS = Config("most-lines", "three-players")


# Draw


def test_a_draw_that_is_accepted_ends_the_match() -> None:
    stage = begun().drop("a1 b1")

    assert stage.do(0, do.Propose("draw")) == (ev.Proposed(0, "draw"),)
    assert stage.view().proposals == (Proposal("draw", 0, (0,)),)
    assert stage.phase == "running"
    assert stage.do(1, do.Answer("draw", True)) == (
        ev.Agreed(1, "draw"),
        ev.Accepted("draw"),
        ev.Ended(Outcome("draw-agreed", (0, 0))),
    )
    assert stage.phase == "over"
    assert stage.outcome == Outcome("draw-agreed", (0, 0))


def test_a_draw_that_is_declined_changes_nothing() -> None:
    stage = begun()
    stage.do(0, do.Propose("draw"))

    assert stage.do(1, do.Answer("draw", False)) == (ev.Declined(1, "draw"),)
    assert stage.match.proposals == ()
    assert stage.phase == "running"


def test_whoever_proposed_can_take_it_back_by_declining() -> None:
    stage = begun()
    stage.do(0, do.Propose("draw"))
    stage.do(0, do.Answer("draw", False))

    assert stage.refusal(1, do.Answer("draw", True)) == "nothing-proposed"


def test_an_offer_lapses_with_the_next_move() -> None:
    stage = begun()
    stage.do(1, do.Propose("draw"))
    stage.drop("a1")

    assert stage.match.proposals == ()
    assert stage.refusal(1, do.Answer("draw", True)) == "nothing-proposed"


def test_what_was_declined_is_asked_again_only_after_the_next_move() -> None:
    stage = begun()
    stage.do(0, do.Propose("draw"))
    stage.do(1, do.Answer("draw", False))

    assert stage.refusal(0, do.Propose("draw")) == "already-declined"
    assert stage.do(1, do.Propose("draw")) == (ev.Proposed(1, "draw"),)
    stage.drop("a1")
    assert stage.do(0, do.Propose("draw")) == (ev.Proposed(0, "draw"),)


def test_two_who_ask_for_the_same_agree() -> None:
    stage = begun()
    stage.do(0, do.Propose("draw"))
    stage.do(1, do.Propose("draw"))

    assert stage.outcome == Outcome("draw-agreed", (0, 0))


def test_nobody_agrees_with_themselves() -> None:
    stage = begun()
    stage.do(0, do.Propose("draw"))

    assert stage.refusal(0, do.Answer("draw", True)) == "already-agreed"
    assert stage.refusal(0, do.Propose("draw")) == "already-agreed"


def test_an_answer_needs_a_question() -> None:
    assert begun().refusal(0, do.Answer("draw", True)) == "nothing-proposed"


def test_three_players_need_everybody() -> None:
    stage = begun(THREE_PLAYERS, THREE)
    stage.do(0, do.Propose("draw"))
    stage.do(2, do.Answer("draw", True))
    assert stage.phase == "running"
    stage.do(1, do.Answer("draw", True))

    assert stage.outcome == Outcome("draw-agreed", (0, 0, 0))


def test_whoever_is_out_is_not_asked_any_more_and_does_not_ask() -> None:
    stage = begun(THREE_PLAYERS, THREE)
    stage.do(1, do.Resign())

    assert list(voters_of(stage, "draw")) == [0, 2]
    for matter in ("draw", "pause", "take-back"):
        assert stage.refusal(1, do.Propose(matter)) == "not-in-play"
    stage.do(0, do.Propose("draw"))
    assert stage.refusal(1, do.Answer("draw", False)) == "nothing-proposed"
    stage.do(2, do.Answer("draw", True))
    assert stage.phase == "over"


def test_a_bot_is_asked_like_everybody() -> None:
    stage = begun(places=(SeatSetup(), SeatSetup("bot", "oak")))
    stage.do(0, do.Propose("draw"))

    assert stage.phase == "running"
    assert list(voters_of(stage, "draw")) == [0, 1]


def test_at_one_screen_nobody_is_asked_twice() -> None:
    stage = at_one_screen().drop("a1")

    assert stage.do(0, do.Propose("draw")) == (
        ev.Proposed(0, "draw"),
        ev.Agreed(1, "draw"),
        ev.Accepted("draw"),
        ev.Ended(Outcome("draw-agreed", (0, 0))),
    )


def test_one_hand_of_two_at_a_table_of_three_answers_for_both() -> None:
    stage = Stage(THREE_PLAYERS, THREE)
    for seat, key in enumerate(["anna", "bo", "anna"]):
        stage.sit(seat, f"P{seat}", key)
    stage.do(None, Begin())
    stage.do(1, do.Propose("draw"))

    assert stage.do(2, do.Answer("draw", True))[:2] == (
        ev.Agreed(2, "draw"),
        ev.Agreed(0, "draw"),
    )
    assert stage.phase == "over"


def test_after_the_end_nothing_but_a_rematch_is_proposed() -> None:
    stage = begun()
    stage.do(0, do.Resign())

    for matter in ("draw", "take-back", "pause"):
        assert stage.refusal(1, do.Propose(matter)) == "over"
    assert stage.do(1, do.Propose("rematch")) == (ev.Proposed(1, "rematch"),)


# Take-back


def test_a_taken_back_ball_is_an_event_more_and_not_a_line_less() -> None:
    stage = begun().drop("a1 b1")
    lines = len(stage.log)
    stage.do(1, do.Propose("take-back"))

    assert stage.later(10).do(0, do.Answer("take-back", True)) == (
        ev.Agreed(0, "take-back"),
        ev.Accepted("take-back"),
        TakenBack(1, 1, 10),
    )
    assert len(stage.log) == lines + 2
    assert stage.moves == "a1"
    assert stage.match.state.to_move == 1


def test_if_the_answer_is_played_already_both_balls_come_back() -> None:
    stage = begun().drop("a1 b1")
    stage.do(0, do.Propose("take-back"))
    stage.do(1, do.Answer("take-back", True))

    assert stage.moves == ""
    assert stage.match.state.to_move == 0


def test_a_take_back_does_not_give_the_time_back() -> None:
    stage = begun(CLOCKED)
    stage.later(20_000).drop("a1")
    stage.later(5_000).do(0, do.Propose("take-back"))
    stage.do(1, do.Answer("take-back", True))

    clock = stage.match.state.clock
    assert clock.left(0, stage.at) == 40_000
    assert clock.left(1, stage.at) == 55_000
    assert stage.match.state.to_move == 0


def test_a_click_for_the_turn_that_was_taken_back_is_too_late() -> None:
    stage = begun().drop("a1")
    stale = stage.turn("c3")
    stage.do(0, do.Propose("take-back"))
    stage.do(1, do.Answer("take-back", True))
    stage.drop("a2")

    assert stage.refusal(1, stale) == "too-late"


def test_where_there_is_nothing_to_take_back_it_is_not_even_proposed() -> None:
    stage = begun()
    assert stage.refusal(0, do.Propose("take-back")) == "nothing-to-take-back"
    stage.drop("a1")

    assert stage.refusal(1, do.Propose("take-back")) == "nothing-to-take-back"
    assert stage.do(0, do.Propose("take-back")) == (ev.Proposed(0, "take-back"),)


def test_what_somebody_has_left_meanwhile_is_not_taken_back() -> None:
    stage = begun(THREE_PLAYERS, THREE).drop("a1")
    stage.do(2, do.Resign())

    assert stage.refusal(0, do.Propose("take-back")) == "no-take-back"


def test_a_take_back_verifies() -> None:
    stage = begun().drop("a1 b1 c1")
    stage.do(0, do.Propose("take-back"))
    stage.do(1, do.Answer("take-back", True))
    stage.drop("d1")

    assert stage.differs() is None


# Pause


def test_match_time_stands_still_in_a_pause() -> None:
    stage = begun(CLOCKED)
    stage.later(10_000).do(0, do.Propose("pause"))
    assert stage.later(1_000).do(1, do.Answer("pause", True)) == (
        ev.Agreed(1, "pause"),
        ev.Accepted("pause"),
        ev.Stopped(stage.wall, "pause"),
    )
    assert stage.phase == "paused"
    stage.later(3_600_000)
    assert stage.tick() == ()
    assert stage.at == 11_000
    assert stage.view().stopped == 11_000
    stage.do(1, do.Propose("resume"))
    assert stage.do(0, do.Answer("resume", True))[-1] == ev.Resumed(stage.wall)

    assert stage.phase == "running"
    assert stage.view().stopped is None
    assert stage.later(500).at == 11_500
    assert stage.match.state.clock.left(0, stage.at) == 48_500


def test_after_a_pause_the_flag_falls_at_its_own_match_time() -> None:
    stage = begun(Config(clock=PerMove(10)))
    stage.later(4_000).do(0, do.Propose("pause"))
    stage.do(1, do.Answer("pause", True))
    stage.later(100_000).do(0, do.Propose("resume"))
    stage.do(1, do.Answer("resume", True))
    stage.later(5_999)
    assert stage.tick() == ()
    stage.later(1).tick()

    assert stage.outcome == Outcome("time", (1, 0))


def test_in_a_pause_nobody_plays_but_anybody_may_give_up() -> None:
    stage = begun()
    stage.do(0, do.Propose("pause"))
    stage.do(1, do.Answer("pause", True))

    assert stage.refusal(0, stage.turn("a1")) == "paused"
    assert stage.refusal(0, do.Propose("pause")) == "paused"
    assert stage.refusal(0, do.Propose("draw")) == "paused"
    assert stage.refusal(0, do.Claim("win")) == "paused"
    stage.do(1, do.Resign())
    assert stage.outcome == Outcome("resigned", (0, 1))


def test_only_what_is_paused_is_resumed() -> None:
    assert begun().refusal(0, do.Propose("resume")) == "not-paused"


def test_two_pauses_are_both_left_out() -> None:
    stage = begun()
    for millis in (7_000, 8_000):
        stage.later(100)
        stage.do(0, do.Propose("pause"))
        stage.do(1, do.Answer("pause", True))
        stage.later(millis)
        stage.do(0, do.Propose("resume"))
        stage.do(1, do.Answer("resume", True))

    assert stage.at == 200
    assert stage.match.lost == 15_000
    assert stage.view().epoch == stage.wall - 200


# Rematch


def test_a_rematch_needs_everybody_and_then_the_host() -> None:
    stage = begun()
    stage.do(0, do.Resign())
    assert stage.do(0, do.Propose("rematch")) == (ev.Proposed(0, "rematch"),)
    assert stage.do(1, do.Propose("rematch")) == (
        ev.Agreed(1, "rematch"),
        ev.Accepted("rematch"),
    )
    assert stage.match.is_rematch_agreed

    assert stage.do(None, do.Succeed("n")) == (ev.Succeeded("n"),)
    assert stage.refusal(None, do.Succeed("o")) == "already-so"
    assert stage.refusal(0, do.Propose("rematch")) == "already-so"
    assert stage.view("anna").successor == "n"
    assert stage.view(None).successor is None


def test_even_whoever_was_out_is_asked_for_a_rematch() -> None:
    stage = begun(THREE_PLAYERS, THREE)
    stage.do(2, do.Resign())
    stage.do(1, do.Resign())
    stage.do(2, do.Propose("rematch"))
    assert stage.do(0, do.Answer("rematch", True)) == (ev.Agreed(0, "rematch"),)
    stage.do(1, do.Answer("rematch", True))

    assert stage.match.is_rematch_agreed


def test_an_imported_match_has_no_rematch() -> None:
    stage = begun(imported=True)
    stage.do(0, do.Resign())

    assert stage.refusal(0, do.Propose("rematch")) == "already-so"


@pytest.mark.parametrize("matter", ["draw", "pause"])
def test_several_matters_can_lie_on_the_table(matter: do.Matter) -> None:
    stage = begun().drop("a1")
    stage.do(0, do.Propose("take-back"))
    stage.do(1, do.Propose(matter))

    assert [p.matter for p in stage.match.proposals] == ["take-back", matter]


def voters_of(stage: Stage, matter: do.Matter) -> list[int]:
    return list(voters(vier3d, stage.match, matter))


def test_whoever_declined_to_go_on_may_be_asked_again() -> None:
    stage = begun()
    stage.do(0, do.Propose("pause"))
    stage.do(1, do.Answer("pause", True))
    stage.do(0, do.Propose("resume"))
    stage.do(1, do.Answer("resume", False))
    stage.do(0, do.Propose("resume"))

    assert stage.do(1, do.Answer("resume", True))[-1] == ev.Resumed(stage.wall)
