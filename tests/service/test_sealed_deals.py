"""Nobody but its players learns a sealed deal while others may still play it."""

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.match import commands as do
from knobel.service import Order, names
from knobel.service.live_match import LiveMatch
from knobel.service.opening import SeatOrder, plan
from knobel.service.ports import NotFound
from knobel.service.tournaments.bouts import deal_of
from tests.kit.harness import SEAL, Harness
from tests.kit.tournaments import Evening

ANNA, BO = "a" * 32, "b" * 32


async def _sealed(harness: Harness, seed: str) -> LiveMatch:
    order = Order("xobrainer", (SeatOrder(), SeatOrder()), {"variants": [{"type": "random"}]})
    header, _ = plan(order, None, harness.service.world)
    live = await harness.service._matches.create(replace(header, deal=seed))
    for seat, token in enumerate((ANNA, BO)):
        await live.sit(seat, token[0], names.digest(token))
    await live.begin_if_ready()
    return live


async def test_two_matches_with_one_seed_get_the_same_draws(harness: Harness) -> None:
    boards = [(await _sealed(harness, seed)).match.state.board for seed in ("one", "one", "two")]

    assert boards[0].lineups == boards[1].lineups
    assert boards[0] != boards[2]


async def test_a_sealed_deal_is_closed_for_everybody_but_its_players(harness: Harness) -> None:
    live = await _sealed(harness, "one")
    watch = SEAL.watch(live.id)
    with pytest.raises(Illegal, match="watching-closed"):
        await harness.follow(live.id, watch)
    screen = await harness.follow(live.id, ANNA)

    assert screen.match["watch"] is None

    await live.act(names.digest(BO), do.Resign())
    for look in (harness.service.history, harness.service.record):
        with pytest.raises(Illegal, match="wrong-token"):
            await look(live.id, "")
        await look(live.id, ANNA)
        await look(live.id, watch)  # the tournament tells it once everybody has played the deal
    with pytest.raises(Illegal, match="wrong-token"):
        await harness.follow(live.id, "")
    with pytest.raises(NotFound):
        await harness.service.glimpse("r", live.id)
    assert (await harness.service.glimpse("j", live.match.header.code)).view is None


@pytest.mark.rule("EV-55")
def test_ev_55_both_games_of_a_pair_get_the_same_deal_in_all_bouts() -> None:
    evening = Evening(4, games=4)
    bouts = evening.pair((1, 2), (3, 4), seed="seed")
    deals = [[deal_of(evening.t, bout, game) for game in (1, 2, 3, 4)] for bout in bouts]

    assert deals[0] == deals[1]
    first, same, third, again = deals[0]
    assert first == same != third == again


@pytest.mark.rule("EV-55")
def test_ev_55_every_group_of_a_league_gets_the_same_different_deals() -> None:
    evening = Evening(2, format="league", scoring="field", sides=1, deals=3)
    bouts = evening.pair((1,), (2,), seed="seed")
    deals = [[deal_of(evening.t, bout, game) for game in (1, 2, 3)] for bout in bouts]

    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3
