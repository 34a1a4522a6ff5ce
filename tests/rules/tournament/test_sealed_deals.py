"""Sealed deals: everybody gets the same, and anybody can check it."""

import pytest
from msgspec import json

from knobel.core.dice import SealedDice, seal_of
from knobel.tournament import commands as do
from knobel.tournament.values import Board
from knobel.tournament.view import heat_view, view_of, you
from tests.kit.tournaments import HOST, LOST, SERVICE, WON, Evening

SEED = "a seed that nobody guesses"


@pytest.mark.rule("EV-55")
def test_ev_55_a_deal_follows_from_the_seed_of_its_heat_alone() -> None:
    evening = Evening(4)
    evening.pair((1, 2), (3, 4), seed=SEED)
    one, other = (SealedDice(evening.t.heats[0].seed) for _ in evening.t.heats[0].bouts)
    other.of("something else").pick(66)  # whatever players do

    assert [one.of("deal").pick(66)] * 2 == [dice.of("deal").pick(66) for dice in (one, other)]
    assert SealedDice(SEED, "deal").pick(10**9) != SealedDice("another", "deal").pick(10**9)


@pytest.mark.rule("EV-56")
def test_ev_56_the_seed_is_public_only_when_the_last_bout_has_a_result() -> None:
    evening = Evening(4)
    bouts = evening.pair((1, 2), (3, 4), seed=SEED)
    for bout in bouts:
        told = json.encode((view_of(evening.t), you(evening.t, HOST))).decode()
        assert seal_of(SEED) in told
        assert SEED not in told
        evening.do(do.Report(bout.id, WON))

    assert SEED in json.encode(view_of(evening.t)).decode()


@pytest.mark.rule("EV-56")
def test_ev_56_no_screen_plays_again_once_the_seed_is_public() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4), board="screen", seed=SEED)
    evening.do(do.Report(one.id, WON))
    evening.do(do.Correct(one.id, None))
    for bout in (one, other):
        evening.do(do.Report(bout.id, WON))

    evening.refuses("event-deal-public", do.Correct(one.id, None))
    evening.do(do.Correct(one.id, LOST))
    assert heat_view(evening.t, evening.t.heats[0]).seed == SEED


@pytest.mark.rule("EV-56")
def test_ev_56_a_box_does_not_lead_to_a_screen_once_the_seed_is_public() -> None:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4), seed=SEED)
    evening.do(do.Report(one.id, WON))
    evening.do(do.Correct(one.id, None))
    for bout in (one, other):
        evening.do(do.Report(bout.id, WON))

    evening.refuses("event-deal-public", do.Correct(one.id, None))


@pytest.mark.rule("EV-56")
def test_ev_56_nobody_plays_a_deal_again_that_they_have_played() -> None:
    evening = Evening(4)
    one, _ = evening.pair((1, 2), (3, 4), board="screen", seed=SEED)
    evening.do(do.Opened(one.id, "m1"), SERVICE)
    evening.do(do.Finished(one.id, "m1", WON), SERVICE)

    evening.refuses("event-deal-public", do.Correct(one.id, None))
    evening.do(do.Correct(one.id, LOST))


@pytest.mark.rule("EV-56")
@pytest.mark.parametrize("board", ["real", "screen"])
def test_ev_56_a_result_of_an_open_deal_is_taken_back_as_usual(board: Board) -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2), board=board)
    evening.do(do.Report(bout.id, WON))
    evening.do(do.Correct(bout.id, None))

    assert evening.t.open_bouts()


@pytest.mark.rule("EV-57")
def test_ev_57_the_published_seed_gives_the_digest() -> None:
    evening = Evening(2)
    [bout] = evening.pair((1, 2), seed=SEED)
    announced = heat_view(evening.t, evening.t.heats[0]).seal
    evening.do(do.Report(bout.id, WON))

    published = heat_view(evening.t, evening.t.heats[0]).seed
    assert announced == seal_of(published)
    assert seal_of(SEED + "!") != announced


@pytest.mark.rule("EV-57")
def test_ev_57_a_heat_without_common_deals_has_no_digest() -> None:
    evening = Evening(2)
    evening.pair((1, 2))

    assert heat_view(evening.t, evening.t.heats[0]).seal == ""
