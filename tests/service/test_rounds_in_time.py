"""XOBrainer on the clock of the service: fuses, the bar, rests between rounds, absent players."""

from typing import Any

import pytest

from knobel.games.xobrainer import Seen
from knobel.match import commands as do
from knobel.match import verify
from tests.kit.harness import MINE, ONLINE, Harness, Screen, bot

ROUNDS = {"length": {"type": "rounds", "rounds": 2}}
BOMB = {**ROUNDS, "variants": [{"type": "time-bomb", "seconds": 10}]}
BALANCE = {"variants": [{"type": "time-balance", "seconds": 10}]}
ROW = "a1 a10 b1 c10 c1 e10 d1 g10 e1"
"""Whoever begins has five in a row."""


async def begun(harness: Harness, config: dict[str, Any]) -> tuple[str, list[Screen]]:
    """Anna plays the crosses, Bo the rings, and both look on."""
    anna = await harness.open(ONLINE, game="xobrainer", config=config)
    bo = await harness.service.join(anna.code, "Bo")
    return anna.id, [await harness.follow(anna.id, t.token) for t in (anna, bo)]


@pytest.mark.rule("XO-51")
async def test_xo_51_a_fuse_burns_on_the_servers_clock(harness: Harness) -> None:
    _, (a, _) = await begun(harness, BOMB)
    first = a.view["to_move"]
    await harness.turn(9_999)
    assert a.view["to_move"] == first
    await harness.turn(1)

    assert a.view["to_move"] == 1 - first
    assert a.view["clock"]["burns_out"] == 20_000


@pytest.mark.rule("XO-53")
async def test_xo_53_whoever_waits_too_long_loses_the_set(harness: Harness) -> None:
    _, (a, _) = await begun(harness, BALANCE)
    slow = a.view["side"]
    await harness.turn(25_000)  # noticed late: it falls at its own deadline all the same

    assert a.view["sets"] == [int(slow == 1), int(slow == 0)]
    assert a.view["last"]["reason"] == "time"
    assert a.view["rest"] is None  # it lasted from 10 to 20 seconds
    assert a.view["clock"]["since"] == 20_000


@pytest.mark.rule("XO-46")
async def test_xo_46_the_next_round_begins_when_both_have_seen_the_result(harness: Harness) -> None:
    match, (a, _) = await begun(harness, BOMB)
    await harness.place(match, ROW)
    assert (a.view["rest"], a.legal) == ({"until": 10_000, "seen": []}, {"0": ["ok"]})
    await harness.do(match, 0, Seen(1))
    assert (a.view["rest"]["seen"], a.legal) == ([0], {})
    await harness.turn(3_000)
    await harness.do(match, 1, Seen(1))

    assert (a.view["round"], a.view["rest"]) == (2, None)
    assert a.view["clock"]["burns_out"] == 13_000


@pytest.mark.rule("XO-46")
async def test_xo_46_and_after_ten_seconds_anyhow(harness: Harness) -> None:
    match, (a, _) = await begun(harness, BOMB)
    await harness.place(match, ROW)
    await harness.turn(10_000)

    assert (a.view["round"], a.view["clock"]["burns_out"]) == (2, 20_000)
    assert await harness.refusal(match, 0, Seen(1)) == "nothing-to-confirm"


@pytest.mark.rule("XO-47")
async def test_xo_47_a_bot_has_seen_the_lot_at_once_and_a_person_in_time(harness: Harness) -> None:
    config = {**BOMB, "wait": "limited"}
    anna = await harness.open((MINE, bot()), game="xobrainer", config=config)
    screen = await harness.follow(anna.id, anna.token)
    await harness.turn(29_999)
    assert (screen.view["wait"], screen.view["clock"]) == ({"until": 30_000, "seen": [1]}, None)
    await harness.do(anna.id, 0, Seen(1))

    assert (screen.view["wait"], screen.view["clock"]["burns_out"]) == (None, 39_999)


async def test_a_rest_stands_still_in_a_pause(harness: Harness) -> None:
    match, (a, _) = await begun(harness, BOMB)
    await harness.place(match, ROW)
    for matter in ("pause", "resume"):
        for seat in (0, 1):
            await harness.do(match, seat, do.Propose("pause" if matter == "pause" else "resume"))
        await harness.turn(6_000)

    assert a.view["rest"] is not None
    await harness.turn(4_000)
    assert a.view["round"] == 2


@pytest.mark.rule("XO-31")
async def test_xo_31_a_table_that_all_have_left_ends_itself(harness: Harness) -> None:
    match, screens = await begun(harness, {"variants": BOMB["variants"]})
    for screen in screens:
        await harness.leave(match, screen)
    await harness.turn(3_600_000)
    live = await harness.live_match(match)
    entries = [live.definition.read_entry(line) for line in await harness.log.read(match)]

    assert live.match.state.end.reason == "abandoned"
    assert len(entries) < 10
    assert verify(live.definition.game, live.match.header, entries) is None
