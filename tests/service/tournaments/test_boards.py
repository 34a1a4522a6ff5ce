"""Boards at screens: who has come, when the clock starts, and how their games count."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from knobel.match import commands as seat_do
from knobel.match import phase
from knobel.match.value import COME_WITHIN
from knobel.service.live_match import LiveMatch
from knobel.service.ports import Unsure
from knobel.service.tournaments.orders import EnterEvent
from knobel.service.written import TRY_AGAIN
from knobel.tournament import commands as do
from knobel.tournament.standing import standing
from knobel.tournament.values import Bout, Result, Setup, Tournament
from tests.kit.harness import Harness, Screen, opened

CLOCK = {"type": "total", "seconds": 60, "increment": 0}
TIMED = {"variant": "first-line", "yellow": "none", "clock": CLOCK}
THREE = {"variant": "most-lines", "yellow": "three-players"}
RESIGN = seat_do.Resign()


class Room:
    """An event at screens on one node."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.event = ""
        self.tokens: dict[int, str] = {}
        """By entrant, the secret of the device."""

    async def paired(self, people: int, *, devices: int | None = None, **setup: Any) -> "Room":
        """So many people have come, with a device each or fewer, and the first heat is paired."""
        desk = self.harness.service.tournaments
        given = {"config": TIMED, "heats": 3, "games": 1, "scoring": "games", **setup}
        ticket = await desk.open(Setup("Friday", "vier3d", **given))
        self.event, self.host = ticket.id, ticket.token
        for number in range(1, people + 1):
            shared = self.tokens.get(number - (devices or people))
            entry = await desk.enter(ticket.id, EnterEvent(f"P{number}"), shared)
            self.tokens[entry.entrant] = entry.token
            await desk.do(ticket.id, ticket.token, do.CheckIn(entry.entrant), f"in-{number}")
        await desk.pair(ticket.id, ticket.token, 1)
        await self.harness.quiet()
        return self

    async def do(self, command: do.PersonCommand) -> None:
        """What the host asks."""
        await self.harness.service.tournaments.do(self.event, self.host, command, str(command))
        await self.harness.quiet()

    async def now(self) -> Tournament:
        return (await self.harness.service.tournaments._registry.get(self.event)).now

    async def bout(self, number: int = 1) -> Bout:
        bout = (await self.now()).bout(number)
        assert bout is not None
        return bout

    async def match(self, number: int = 1) -> LiveMatch:
        return await self.harness.live_match((await self.bout(number)).games[-1].match)

    async def come(self, entrant: int, number: int = 1) -> Screen:
        """An entrant opens the page of their board."""
        desk = self.harness.service.tournaments
        seat = await desk.seat(self.event, number, self.tokens[entrant], entrant)
        screen = await self.harness.follow(seat.match, seat.token)
        await self.harness.quiet()
        return screen

    async def places(self) -> dict[int, int | None]:
        return {row.entrant: row.place for row in standing(await self.now()).rows}


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    async with opened() as harness:
        yield Room(harness)


def left(live: LiveMatch, seat: int) -> int:
    at = live.match.at(live._now())
    return int(live.match.state.clock.left(seat, at))


@pytest.mark.rule("EV-28")
async def test_ev_28_the_clock_starts_when_both_are_at_the_board(room: Room) -> None:
    await room.paired(2)
    [[first], [second]] = (await room.bout()).sides
    live = await room.match()
    await room.harness.turn(20_000)
    screen = await room.come(first)
    assert (screen.phase, screen.match["why_stopped"]) == ("paused", "gathering")
    await room.harness.turn(25_000)
    assert left(live, 0) == 60_000

    await room.come(second)
    await room.harness.turn(1_000)

    assert screen.phase == "running"
    assert left(live, 0) == 59_000


@pytest.mark.rule("EV-28")
async def test_ev_28_after_a_minute_only_the_one_who_is_missing_pays(room: Room) -> None:
    await room.paired(2)
    [[first], _] = (await room.bout()).sides
    live = await room.match()
    await room.come(first)
    await room.harness.turn(COME_WITHIN)
    assert phase(live.definition.game, live.match) == "running"
    await room.harness.drop(live.id, "a1")
    await room.harness.turn(7_000)

    assert [left(live, 0), left(live, 1)] == [60_000, 53_000]


@pytest.mark.rule("EV-28")
async def test_ev_28_a_game_without_a_clock_begins_at_once(room: Room) -> None:
    await room.paired(2, config={**TIMED, "clock": None})
    live = await room.match()

    assert phase(live.definition.game, live.match) == "running"


@pytest.mark.rule("EV-29")
async def test_ev_29_whoever_never_came_and_lost_on_time_has_not_played(room: Room) -> None:
    await room.paired(2)
    [[first], [second]] = (await room.bout()).sides
    await room.come(first)
    live = await room.match()
    await room.harness.turn(COME_WITHIN)
    await room.harness.drop(live.id, "a1")
    await room.harness.turn(60_001)

    bout = await room.bout()
    assert bout.result == Result((2, 0), how="forfeit")
    assert bout.absent == (second,)
    assert await room.places() == {first: None, second: None}


@pytest.mark.rule("EV-29")
async def test_ev_29_two_who_share_a_device_both_come(room: Room) -> None:
    await room.paired(2, devices=1)
    [[first], [second]] = (await room.bout()).sides
    live = await room.match()
    screen = await room.come(first)
    await room.harness.leave(live.id, screen)
    other = await room.come(second)
    assert phase(live.definition.game, live.match) == "running"
    again = await room.come(first)  # both can be open on the device
    assert [seat.match["you"] for seat in (again, other)] == [[0], [1]]
    await room.harness.turn(60_001)

    bout = await room.bout()
    assert bout.result is not None
    assert (bout.result.scores, bout.result.how, bout.absent) == ((0, 2), "played", ())


@pytest.mark.rule("EV-29")
async def test_ev_29_if_nobody_came_nobody_gets_anything(room: Room) -> None:
    await room.paired(2)
    await room.harness.turn(COME_WITHIN)
    await room.harness.turn(60_001)

    bout = await room.bout()
    assert bout.result == Result((0, 0), how="forfeit")
    assert set(bout.absent) == {1, 2}


@pytest.mark.rule("EV-29")
async def test_ev_29_whoever_came_and_lost_on_time_has_played(room: Room) -> None:
    await room.paired(2)
    [[first], [second]] = (await room.bout()).sides
    await room.come(first)
    await room.come(second)
    await room.harness.turn(60_001)

    bout = await room.bout()
    assert bout.result is not None
    assert (bout.result.scores, bout.result.how) == ((0, 2), "played")
    assert await room.places() == {second: 1, first: 2}


@pytest.mark.rule("EV-29")
async def test_ev_29_of_three_the_two_who_came_play_for_the_first_places(room: Room) -> None:
    setup: dict[str, Any] = {"format": "threes", "sides": 3, "scoring": "places"}
    await room.paired(3, config={**THREE, "clock": CLOCK}, **setup)
    [[first], [second], [third]] = (await room.bout()).sides
    await room.come(first)
    await room.come(second)
    live = await room.match()
    await room.harness.turn(COME_WITHIN)
    await room.harness.drop(live.id, "a1 b1")
    await room.harness.turn(60_001)
    await room.harness.do(live.id, 1, RESIGN)
    await room.harness.quiet()

    bout = await room.bout()
    assert bout.result is not None
    assert (bout.result.scores, bout.absent) == ((4, 2, 0), (third,))
    assert await room.places() == {first: 1, second: 2, third: None}


@pytest.mark.rule("EV-52")
async def test_ev_52_two_at_a_table_for_three_play_the_game_for_two(room: Room) -> None:
    await room.paired(2, config=THREE, format="threes", sides=3, scoring="places")
    live = await room.match()
    assert len(live.match.chairs) == 2
    await room.harness.do(live.id, 1, RESIGN)
    await room.harness.quiet()

    result = (await room.bout()).result
    assert result is not None
    assert result.scores == (4, 0)


async def test_a_result_is_looked_for_again_if_the_log_did_not_answer_after_a_crash(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.paired(2, config={**TIMED, "clock": None})
    before = room.harness.service.tournaments
    monkeypatch.setattr(before._bouts, "note", lambda _: None)  # it dies before it reports
    live = await room.match()
    await room.harness.do(live.id, 1, RESIGN)
    room.harness.kill()
    async with opened(room.harness.log, world=room.harness.world) as after:
        matches, faults = after.service._matches, [Unsure("no answer")]
        get = matches.get

        async def brittle(match: str) -> LiveMatch:
            if faults:
                raise faults.pop()
            return await get(match)

        monkeypatch.setattr(matches, "get", brittle)
        event = await after.service.tournaments._registry.get(room.event)
        await after.turn(TRY_AGAIN)

        bout = event.now.bout(1)
        assert bout is not None
        assert bout.result == Result((2, 0), ((), ()))


@pytest.mark.rule("EV-28")
@pytest.mark.parametrize("is_there", [True, False])
async def test_ev_28_a_crash_while_the_board_waits_costs_nobody_time(
    room: Room, is_there: bool
) -> None:
    await room.paired(2)
    [[first], [second]] = (await room.bout()).sides
    if is_there:
        await room.come(first)
    await room.harness.turn(2_000)
    room.harness.kill()
    await room.harness.quiet()
    room.harness.world.turn(5 * COME_WITHIN)
    async with opened(room.harness.log, world=room.harness.world) as after:
        again = Room(after)
        again.event, again.tokens = room.event, room.tokens
        await again.come(first)
        await after.turn(COME_WITHIN - 10_000)
        live = await again.match()
        assert phase(live.definition.game, live.match) == "paused"
        await again.come(second)

        assert phase(live.definition.game, live.match) == "running"
        assert left(live, 0) == 60_000


@pytest.mark.rule("EV-35")
async def test_ev_35_the_same_side_begins_when_a_bout_is_played_again(room: Room) -> None:
    await room.paired(2, config={**TIMED, "clock": None})
    first = await room.match()
    chairs = [chair.key for chair in first.match.chairs]
    await room.harness.do(first.id, 0, RESIGN)
    await room.harness.quiet()
    await room.do(do.Correct(1, None, "the wrong people"))

    again = await room.match()

    assert again.id != first.id
    assert chairs == [chair.key for chair in again.match.chairs]
    await room.harness.do(again.id, 0, RESIGN)
    await room.harness.quiet()
    result = (await room.bout()).result
    assert result is not None
    assert (0, 2) == result.scores
