"""What a client may not know changes nothing that it receives: every byte, over whole matches.

Two servers with the same clock and the same dice play the same match of XOBrainer.  At the beginning
of every round all cards that the viewer may not see are exchanged in the second one.  Until the
round is over and the cards are shown, both must send the viewer the same bytes.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random as Chance
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from knobel.games import xobrainer
from knobel.games.xobrainer.events import Hands
from knobel.service import wire as messages
from knobel.service.live_match import LiveMatch
from tests.kit.wires import Socket, Wire, request, static_files, wired
from tests.kit.xobrainer import elsewhere

WATCHER = 99
"""The viewer who plays for nobody."""


class Setting(NamedTuple):
    """The variants, the teams, and at whose screen each seat is; Anna, 0, may have several."""

    variants: tuple[str, ...]
    teams: tuple[int, int]
    screens: tuple[int, ...]

    @property
    def order(self) -> dict[str, Any]:
        config = {
            "variants": [{"type": name} for name in self.variants],
            "teams": self.teams,
            "length": {"type": "rounds", "rounds": 3},
        }
        seats = [{"kind": "person", "mine": screen == 0} for screen in self.screens]
        return {"game": "xobrainer", "config": config, "seats": seats, "name": "Anna"}

    def seats(self, screen: int) -> tuple[int, ...]:
        return tuple(seat for seat, here in enumerate(self.screens) if here == screen)


DUEL = Setting(("mission", "trap", "random"), (1, 1), (0, 1))
BLITZ = Setting(("map", "mission", "trap", "random", "time-bomb"), (2, 2), (0, 1, 2, 3))
ONE_SCREEN = Setting(("mission", "trap", "random"), (2, 1), (0, 1, 0))


class World:
    """One of the two servers, with everybody connected."""

    def __init__(self, wire: Wire, setting: Setting) -> None:
        self.wire, self.setting = wire, setting
        self.sockets: dict[int, Socket] = {}
        self.tickets: dict[int, dict[str, str]] = {}
        self.live: LiveMatch

    async def open(self) -> None:
        anna = (await self.wire.post("/api/matches", self.setting.order)).json()
        self.tickets = {0: anna, WATCHER: {**anna, "token": anna["watch"]}}
        for screen in sorted({*self.setting.screens} - {0}):
            body = {"name": f"Guest {screen}", "seat": self.setting.seats(screen)[0]}
            joined = await self.wire.post(f"/api/codes/{anna['code']}/seats", body)
            self.tickets[screen] = joined.json()
        for screen, ticket in self.tickets.items():
            self.sockets[screen] = await self.wire.following(ticket)
        self.live = await self.wire.harness.live_match(anna["id"])

    @property
    def state(self) -> xobrainer.State:
        state: xobrainer.State = self.live.match.state
        return state

    async def look_anew(self, viewer: int) -> int:
        """The viewer says hello again; what it hears from now on begins at this byte."""
        socket, ticket = self.sockets[viewer], self.tickets[viewer]
        mark = len(socket.bytes)
        await socket.hello(ticket["id"], ticket["token"])
        return mark

    async def do(self, name: str, seat: int, command: Any) -> None:
        socket = self.sockets[self.setting.screens[seat]]
        await socket.ask(request(self.live.definition, self.state, name, command, seat))


class Twins:
    """The same match twice, as far as one viewer knows."""

    def __init__(self, one: World, two: World, viewer: int, number: int) -> None:
        self.one, self.two, self.viewer = one, two, viewer
        self.chance = Chance(number)
        self.rounds = self.compared = 0
        self._marks = (0, 0)
        self._last: Any = None

    async def part(self) -> None:
        """From here on the worlds differ in what the viewer may not know."""
        self.rounds += 1
        known = self.one.setting.seats(self.viewer)
        state = elsewhere(self.one.state, known, self.chance)
        self.two.live.match = replace(self.one.live.match, state=state)
        first = await self.one.look_anew(self.viewer)
        self._marks = (first, await self.two.look_anew(self.viewer))
        self._last = self.one.state.last
        self.compare()

    def has_ended(self) -> bool:
        """Whether in either world the round is over: from then on much may be known."""
        return any(w.state.last is not self._last for w in (self.one, self.two))

    def compare(self) -> None:
        one, two = (
            world.sockets[self.viewer].bytes[mark:]
            for world, mark in zip((self.one, self.two), self._marks, strict=True)
        )
        assert one == two
        self.compared = len(one)

    async def step(self, name: str) -> None:
        """Somebody does something, in both worlds; at times that is nothing sensible."""
        state, chance = self.one.state, self.chance
        seats = range(len(state.config.sides))
        options: list[tuple[int, Any]] = [
            (s, a) for s in seats for a in xobrainer.legal_actions(state, s)
        ]
        near = [(s, a) for s, a in options if xobrainer.write_action(a)[0] in "cdefgho"]
        seat, command = chance.choice(near or options)
        match chance.randrange(8):
            case 0:  # nobody else ever does, so there will be none
                seat, command = 0, {"type": "propose", "matter": "draw"}
            case 1:
                seat = chance.choice(seats)
        wait = chance.choice((100, 100, 700, 4_000))  # never none: there are limits to fill again
        for world in (self.one, self.two):
            await world.do(name, seat, command)
            await world.wire.harness.turn(wait)


@asynccontextmanager
async def twins(folder: Path, setting: Setting, viewer: int) -> AsyncIterator[Twins]:
    files = static_files(folder / "static")
    async with wired(files) as first, wired(files) as second:
        worlds = World(first, setting), World(second, setting)
        for world in worlds:
            await world.open()
        yield Twins(*worlds, viewer, number=7)


async def _play(folder: Path, setting: Setting, viewer: int) -> Twins:
    """A match to its end; at every moment both worlds looked the same to the viewer."""
    async with twins(folder, setting, viewer) as pair:
        steps = 0
        while pair.one.state.end is None:
            await pair.part()
            while not pair.has_ended():
                steps += 1
                assert steps < 1_000, "nothing happens any more"
                await pair.step(f"c-{steps}")
                if not pair.has_ended():
                    pair.compare()
        return pair


@pytest.mark.rule("XO-60", "XO-70", "XO-72")
@pytest.mark.parametrize(
    ("setting", "viewer"),
    [
        *((DUEL, viewer) for viewer in (0, 1, WATCHER)),
        *((BLITZ, viewer) for viewer in (2, WATCHER)),
        *((ONE_SCREEN, viewer) for viewer in (0, 1)),
    ],
)
async def test_xo_60_two_worlds_that_look_the_same_sound_the_same(
    tmp_path: Path, setting: Setting, viewer: int
) -> None:
    pair = await _play(tmp_path, setting, viewer)

    assert pair.rounds >= 2
    assert pair.compared > 10_000


async def test_a_forgotten_mask_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hands, "masked", lambda hands, _: hands)

    with pytest.raises(AssertionError):
        await _play(tmp_path, DUEL, 1)


async def test_own_views_of_others_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = messages.others_at
    monkeypatch.setattr(messages, "others_at", lambda t, m, _: sound(t, m, (0, 1)))

    with pytest.raises(AssertionError):
        await _play(tmp_path, DUEL, WATCHER)
