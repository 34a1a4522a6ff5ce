"""A match whose clock waits for everybody: nobody sees what is dealt before time runs."""

import pytest

from knobel.core.game import Begin
from knobel.games.vier3d import Config, Total
from knobel.games.xobrainer import Mission, TimeBomb
from knobel.games.xobrainer.events import LotDrawn
from knobel.match import commands as do
from knobel.match import events as ev
from knobel.match.value import COME_WITHIN
from tests.kit.xobrainer import config
from tests.match.stage import OPENED, TWO, X_BEGINS, AnyConfig, Stage

CARDS = config(Mission(), TimeBomb(5), wait="limited")
DEAL = (X_BEGINS, 4, 4)
"""How the dice fall: the lot, and a card for each."""


def waiting(settings: AnyConfig = CARDS) -> Stage:
    """Both sit at the board by the pairing, and neither has come."""
    stage = Stage(settings, TWO, gathers=True)
    stage.sit(0, "Anna", "anna")
    stage.sit(1, "Bo", "bo")
    stage.do(None, Begin())
    return stage


@pytest.mark.rule("EV-28")
def test_ev_28_nobody_sees_the_deal_before_everybody_has_come() -> None:
    stage = waiting()
    before = stage.match.state
    stage.later(20_000).do(None, do.Back(0))
    assert stage.match.state is before
    assert stage.match.state == stage.game.opening(CARDS)
    assert (stage.phase, stage.view().why_stopped) == ("paused", "gathering")

    resumed, lot, *_ = stage.later(5_000).do(None, do.Back(1), *DEAL)[1:]

    assert resumed == ev.Resumed(stage.wall)
    assert lot == LotDrawn(X_BEGINS, 0)
    assert all(stage.game.view_for(stage.match.state, seat).cards for seat in (0, 1))
    assert stage.at == 0
    assert not stage.match.has_moved
    assert stage.differs() is None


@pytest.mark.rule("EV-28")
def test_ev_28_after_a_minute_the_game_begins_without_those_who_are_missing() -> None:
    stage = waiting()
    stage.do(None, do.Back(0))
    stage.later(COME_WITHIN + 1_000)
    stage.tick(*DEAL)

    assert stage.phase == "running"
    assert stage.at == 1_000
    assert stage.game.view_for(stage.match.state, 0).cards
    assert stage.differs() is None


@pytest.mark.rule("EV-28")
def test_ev_28_after_an_outage_that_everybody_waits_through_the_game_begins() -> None:
    stage = waiting(Config(clock=Total(60, 0)))
    stage.do(None, do.Back(0))
    stage.later(10_000).do(None, do.Halt(OPENED, (0, 1)))
    stage.do(None, do.Back(1))
    assert stage.match.state.turn == 0
    stage.do(None, do.Back(0))

    assert (stage.phase, stage.match.state.turn) == ("running", 1)
    assert stage.at == 0


def test_whoever_resigns_while_the_board_waits_has_lost() -> None:
    stage = waiting()
    stage.do(None, do.Back(0))
    stage.do(0, do.Resign(), *DEAL)

    assert stage.outcome is not None
    assert stage.outcome.places == (1, 0)
    assert stage.differs() is None


def test_nothing_can_be_claimed_while_the_board_waits() -> None:
    stage = waiting()
    stage.do(None, do.Back(0))

    assert [chair.claimable for chair in stage.view().chairs] == [None, None]
    assert stage.refusal(0, do.Claim("win")) == "paused"
