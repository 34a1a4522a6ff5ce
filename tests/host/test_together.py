"""Games that all win or lose together: results, trying again, going on."""

from typing import Any

import pytest
from msgspec.structs import replace

from knobel.bots import Budget, Choice, Level
from knobel.catalog import TITLES
from knobel.core.game import Millis
from knobel.games import xcode
from knobel.games.xcode.events import Finished
from knobel.host.host import _next_in_series
from knobel.match import Header, Place, Series, opened, verify
from tests.kit.houses import FREE, MINE, House, Screen, bot
from tests.kit.xcode import TITLE, config

SAND = 180_000


async def table_for_two(house: House, **settings: Any) -> tuple[Screen, Screen]:
    """Anna and Bo at X-Code, and the sand runs."""
    anna = await house.open(
        (MINE, FREE), game="xcode", config={"players": 2, "countdown": 0} | settings
    )
    bo = await house.host.join(anna.code, "Bo")
    return await house.follow(anna.id, anna.token), await house.follow(anna.id, bo.token)


@pytest.mark.parametrize(("is_won", "points"), [(True, (2, 2)), (False, (0, 0))])
def test_in_a_series_only_what_was_won_counts(is_won: bool, points: tuple[int, int]) -> None:
    places = (Place(), Place())
    series = Series(2, 1, (0, 0))
    header = Header("m", "c", "w", "xcode", 1, config(2), places, 0, series=series)
    match = opened(xcode, header)
    state = xcode.evolve(match.state, Finished(is_won, "cracked" if is_won else "sand", 0))

    assert _next_in_series(TITLE, replace(match, state=state)) == Series(2, 2, points)


# Bots at their own pace


class Mate:
    """Does what it was told, one after the other, then waits."""

    level = Level("human", Budget(1), depth=0, slips=0, margin=0)

    def __init__(self, *actions: Any, pause: Millis = 1_000, rest: Millis = 60_000) -> None:
        self.actions, self.pause, self.rest = list(actions), pause, rest
        self.looks: list[Millis] = []

    def choose(self, _view: Any, legal: Any, *_: Any, at: Millis) -> Choice[Any]:
        self.looks.append(at)
        assert all(isinstance(word, str) for word in legal)
        if self.actions:
            return Choice(self.actions.pop(0), 0.0, 0, self.pause)
        return Choice(None, 0.0, 0, self.rest)


async def with_a_mate(house: House, mate: Mate, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Anna and a bot, and the sand runs."""
    monkeypatch.setattr(TITLES["xcode"], "player", lambda _: mate)
    config = {"players": 2, "countdown": 0}
    anna = await house.open((MINE, bot("human")), game="xcode", config=config)
    screen = await house.follow(anna.id, anna.token)
    await house.quiet()
    return screen


async def test_a_bot_acts_at_its_own_pace_whatever_others_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(xcode.Draw(), xcode.Draw(), xcode.Draw())
    screen = await with_a_mate(house, mate, monkeypatch)
    for _ in range(5):
        await house.do(screen.match["id"], 0, xcode.Say("sand"))
        await house.turn(300)

    assert mate.looks == [0, 1_200]  # it looks after a second, at the next turn of this clock
    assert screen.view["hands"] == [3, 5]


async def test_a_bot_that_waits_is_woken_by_what_happens_and_by_its_timer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(rest=5_000)
    screen = await with_a_mate(house, mate, monkeypatch)
    await house.turn(4_000)
    assert mate.looks == [0]
    await house.do(screen.match["id"], 0, xcode.Draw())
    await house.quiet()
    assert mate.looks == [0, 4_000]
    await house.turn(5_000)

    assert mate.looks == [0, 4_000, 9_000]


async def test_a_burst_of_news_is_one_look(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mate = Mate()
    screen = await with_a_mate(house, mate, monkeypatch)
    await house.turn(1_000)
    for _ in range(6):
        await house.do(screen.match["id"], 0, xcode.Say("sand"))
        await house.quiet()
    assert mate.looks == [0, 1_000]
    await house.turn(100)

    assert mate.looks == [0, 1_000, 1_100]


async def test_what_comes_too_late_does_no_harm(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(xcode.Withdraw("5<", 0), xcode.Draw())
    screen = await with_a_mate(house, mate, monkeypatch)
    await house.turn(1_000)

    assert screen.view["hands"] == [3, 4]


async def test_a_bot_stops_with_the_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mate = Mate(rest=1_000)
    await with_a_mate(house, mate, monkeypatch)
    for _ in range(4):
        await house.turn(SAND)
    looks = len(mate.looks)
    await house.turn(10_000)

    assert len(mate.looks) == looks
    assert max(mate.looks) <= SAND


async def test_bots_play_a_level_among_themselves(house: House) -> None:
    seats = (bot("fast"), bot("fast"), bot("human"), bot("slow"))
    ticket = await house.open(seats, game="xcode", name="", config={"players": 4})
    for _ in range(1_000):
        await house.turn(200)
    history = await house.host.history(ticket.id, "")

    assert history.match.phase == "over"
    assert len(history.steps) > 100
    table = await house.table(ticket.id)
    entries = [table.title.read_entry(line) for line in await house.log.read(ticket.id)]
    assert verify(table.title.game, table.match.header, entries) is None
