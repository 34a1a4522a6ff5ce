"""Whatever happens, every viewer can put together exactly what a newcomer is shown."""

import asyncio
import contextlib
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.core.game import Illegal
from knobel.games.vier3d.lines import RODS
from knobel.games.xobrainer.board import SQUARES
from knobel.match import commands as do
from knobel.match import verify
from knobel.service import SeatOrder
from tests.kit.harness import FREE, MINE, Harness, Screen, bot, opened


class Setting(NamedTuple):
    """What is played, and by whom."""

    game: str
    config: dict[str, Any]
    seats: tuple[SeatOrder, ...] = (MINE, FREE)


def variants(*names: str) -> dict[str, Any]:
    """Variants of XOBrainer in short rounds, whose ends are seen too."""
    length = {"type": "rounds", "rounds": 2}
    return {"variants": [{"type": name} for name in names], "length": length}


SETTINGS = [
    Setting("vier3d", {}),
    Setting("vier3d", {"clock": {"type": "per-move", "seconds": 10}}),
    Setting("vier3d", {"clock": {"type": "total", "seconds": 20, "increment": 1}}),
    Setting("vier3d", {"variant": "most-lines", "yellow": "free"}, (MINE, bot())),
    Setting("vier3d", {"variant": "most-lines", "yellow": "three-players"}, (MINE, FREE, FREE)),
    Setting("xobrainer", variants()),
    Setting("xobrainer", variants("random", "mission", "trap"), (MINE, bot())),
    Setting("xobrainer", variants("mission", "time-bomb"), (MINE, MINE)),
    Setting(
        "xobrainer",
        {**variants("map", "mission", "trap", "time-balance"), "teams": [2, 2]},
        (MINE, FREE, MINE, FREE),
    ),
    Setting(
        "xobrainer",
        {**variants("map", "mission", "trap", "random", "time-bomb"), "teams": [2, 1]},
        (FREE, bot(), MINE),
    ),
]
MATTERS = st.sampled_from(["draw", "take-back", "pause", "resume", "rematch"])
SEATS = st.integers(0, 3)
STEPS = st.one_of(
    st.tuples(st.just("try"), st.sampled_from([*RODS, *(f"y:{rod}" for rod in RODS)])),
    st.tuples(st.just("try"), st.sampled_from(SQUARES)),
    st.tuples(st.just("play"), st.integers(0, 2**16), st.sampled_from([1, 1, 3, 20])),
    st.tuples(st.just("play"), st.integers(0, 2**16), st.sampled_from([1, 1, 3, 20])),
    st.tuples(st.just("ask"), SEATS, st.builds(do.Propose, MATTERS)),
    st.tuples(st.just("ask"), SEATS, st.builds(do.Answer, MATTERS, st.booleans())),
    st.tuples(st.just("ask"), SEATS, st.builds(do.Rename, st.text(max_size=40))),
    st.tuples(st.just("ask"), SEATS, st.builds(do.Claim, st.sampled_from(["win", "draw"]))),
    st.tuples(st.just("ask"), st.just(2), st.just(do.Resign())),
    st.tuples(st.just("wait"), st.sampled_from([1, 4_000, 5_000, 60_000])),
    st.tuples(st.just("reconnect"), st.integers(0, 3), st.booleans()),
)


class Guests:
    """Everybody at the table, each with a screen or without."""

    def __init__(self, harness: Harness, match: str, tokens: list[str], watch: str) -> None:
        self.harness, self.match = harness, match
        self.tokens, self.watch = tokens, watch
        self.screens: dict[str, Screen] = {}

    async def come(self, token: str) -> None:
        self.screens[token] = await self.harness.follow(self.match, token)

    async def go(self, token: str) -> None:
        screen = self.screens.pop(token, None)
        if screen is not None:
            await self.harness.leave(self.match, screen)

    async def compare(self) -> None:
        for token, screen in self.screens.items():
            fresh = await self.harness.follow(self.match, token)
            await self.harness.leave(self.match, fresh)
            assert screen.face == fresh.face

    async def play(self, number: int, times: int) -> None:
        """People do something that they may, one after the other; bots answer."""
        live = await self.harness.live_match(self.match)
        for _ in range(times):
            await self.harness.quiet()
            options = [
                (seat, action)
                for seat in live.match.people()
                for action in live.definition.game.legal_actions(live.match.state, seat)
            ]
            if not options:
                return
            number = number * 1_103_515_245 + 12_345
            await self.harness.do(self.match, *options[number % 2**31 % len(options)])


async def _take(guests: Guests, step: tuple[Any, ...]) -> None:
    harness, match = guests.harness, guests.match
    match step:
        case ("try", move):
            state = (await harness.live_match(match)).match.state
            await harness.play(match, state.to_move or 0, move, state.turn)
        case ("play", number, times):
            await guests.play(number, times)
        case ("ask", seat, command):
            people = (await harness.live_match(match)).match.people()
            await harness.do(match, people[seat % len(people)], command)
        case ("wait", millis):
            await harness.turn(millis)
        case ("reconnect", who, stays):
            token = guests.tokens[who % len(guests.tokens)]
            await guests.go(token)
            if stays:
                await guests.come(token)


async def _play(setting: Setting, steps: list[tuple[Any, ...]]) -> None:
    async with opened() as harness:
        anna = await harness.open(setting.seats, game=setting.game, config=setting.config)
        watcher = await harness.follow(anna.id, anna.watch)
        free = [f"Guest {number}" for number in range(setting.seats.count(FREE))]
        others = [(await harness.service.join(anna.code, name)).token for name in free]
        guests = Guests(harness, anna.id, [anna.token, *others], anna.watch)
        guests.screens[anna.watch] = watcher
        for token in guests.tokens:
            await guests.come(token)
        for step in steps:
            with contextlib.suppress(Illegal):
                await _take(guests, step)
            await harness.quiet()
            await guests.compare()
        live = await harness.live_match(anna.id)
        entries = [live.definition.read_entry(line) for line in await harness.log.read(anna.id)]
        assert verify(live.definition.game, live.match.header, entries) is None
        assert watcher.v == len(entries)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SETTINGS), st.lists(STEPS, max_size=20))
def test_what_is_told_piece_by_piece_is_what_a_newcomer_is_shown(
    setting: Setting, steps: list[tuple[Any, ...]]
) -> None:
    asyncio.run(_play(setting, steps))


def test_matches_of_all_settings_are_played_to_their_end() -> None:
    """A test that never sees a round end proves nothing about ends."""
    for setting in SETTINGS:
        ended = asyncio.run(_ended(setting))

        assert ended, setting


async def _ended(setting: Setting) -> bool:
    """Whether a match of people who only play comes to its end, and all can look at it."""
    async with opened() as harness:
        anna = await harness.open(setting.seats, game=setting.game, config=setting.config)
        for number in range(setting.seats.count(FREE)):
            await harness.service.join(anna.code, f"Guest {number}")
        guests = Guests(harness, anna.id, [anna.token], anna.watch)
        for token in (anna.token, anna.watch):
            await guests.come(token)
        for number in range(40):
            await guests.play(number, 20)
        await guests.compare()
        return guests.screens[anna.token].phase == "over"
