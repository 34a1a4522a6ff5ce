"""Whatever happens, every viewer can put together exactly what a newcomer is shown."""

import asyncio
import contextlib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.core.game import Illegal
from knobel.games.vier3d import Drop
from knobel.games.vier3d.lines import RODS
from knobel.match import commands as do
from knobel.match import verify
from tests.kit.houses import FREE, MINE, House, Screen, opened

CONFIGS: list[dict[str, Any]] = [
    {},
    {"clock": {"type": "per-move", "seconds": 10}},
    {"clock": {"type": "total", "seconds": 20, "increment": 1}},
    {"variant": "most-lines", "yellow": "free"},
    {"variant": "most-lines", "yellow": "three-players"},
]
MATTERS = st.sampled_from(["draw", "take-back", "pause", "resume", "rematch"])
STEPS = st.one_of(
    st.tuples(st.just("drop"), st.sampled_from(RODS), st.booleans()),
    st.tuples(st.just("drop"), st.sampled_from(RODS), st.booleans()),
    st.tuples(st.just("ask"), st.integers(0, 2), st.builds(do.Propose, MATTERS)),
    st.tuples(st.just("ask"), st.integers(0, 2), st.builds(do.Answer, MATTERS, st.booleans())),
    st.tuples(st.just("ask"), st.integers(0, 2), st.builds(do.Rename, st.text(max_size=40))),
    st.tuples(st.just("ask"), st.integers(0, 2), st.just(do.Claim("win"))),
    st.tuples(st.just("ask"), st.just(2), st.just(do.Resign())),
    st.tuples(st.just("wait"), st.sampled_from([1, 4_000, 5_000, 60_000])),
    st.tuples(st.just("reconnect"), st.integers(0, 2), st.booleans()),
)


class Guests:
    """Everybody at the table, each with a screen or without."""

    def __init__(self, house: House, match: str, tokens: list[str], watch: str) -> None:
        self.house, self.match = house, match
        self.tokens, self.watch = tokens, watch
        self.screens: dict[str, Screen] = {}

    async def come(self, token: str) -> None:
        self.screens[token] = await self.house.follow(self.match, token)

    async def go(self, token: str) -> None:
        screen = self.screens.pop(token, None)
        if screen is not None:
            await self.house.leave(self.match, screen)

    async def compare(self) -> None:
        for token, screen in self.screens.items():
            fresh = await self.house.follow(self.match, token)
            await self.house.leave(self.match, fresh)
            assert screen.face == fresh.face


async def _take(guests: Guests, step: tuple[Any, ...]) -> None:
    house, match = guests.house, guests.match
    match step:
        case ("drop", rod, yellow):
            state = (await house.table(match)).match.state
            await house.do(match, state.to_move or 0, Drop(rod, state.turn, yellow))
        case ("ask", seat, command):
            await house.do(match, seat % len(guests.tokens), command)
        case ("wait", millis):
            await house.turn(millis)
        case ("reconnect", who, stays):
            token = guests.tokens[who % len(guests.tokens)]
            await guests.go(token)
            if stays:
                await guests.come(token)


async def _play(config: dict[str, Any], steps: list[tuple[Any, ...]]) -> None:
    async with opened() as house:
        is_for_three = config.get("yellow") == "three-players"
        anna = await house.open((MINE, FREE, *((FREE,) if is_for_three else ())), config=config)
        watcher = await house.follow(anna.id, anna.watch)
        names = ("Bo", "Cleo") if is_for_three else ("Bo",)
        others = [(await house.host.join(anna.code, name)).token for name in names]
        guests = Guests(house, anna.id, [anna.token, *others], anna.watch)
        guests.screens[anna.watch] = watcher
        for token in guests.tokens:
            await guests.come(token)
        for step in steps:
            with contextlib.suppress(Illegal):
                await _take(guests, step)
            await guests.compare()
        table = await house.table(anna.id)
        entries = [table.title.read_entry(line) for line in await house.log.read(anna.id)]
        assert verify(table.title.game, table.match.header, entries) is None
        assert watcher.v == len(entries)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(CONFIGS), st.lists(STEPS, max_size=30))
def test_what_is_told_piece_by_piece_is_what_a_newcomer_is_shown(
    config: dict[str, Any], steps: list[tuple[Any, ...]]
) -> None:
    asyncio.run(_play(config, steps))
