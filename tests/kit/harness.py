"""A service for tests, with a clock that tests advance and viewers that record what they are told."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, cast

import msgspec
import pytest

from knobel.buses.memory import MemoryBus
from knobel.core.game import Illegal, Millis, Seat
from knobel.games.vier3d import Drop
from knobel.games.xobrainer import PlacePiece
from knobel.match.commands import PersonCommand
from knobel.service import MatchService, Order, SeatOrder, Ticket
from knobel.service.history import History
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch
from knobel.service.meters import NO_METERS, Meters
from knobel.service.missed import Seen
from knobel.service.ports import (
    Beat,
    Bus,
    MatchSummary,
    Push,
    StorageFailed,
    Store,
    Workers,
    World,
)
from knobel.service.seal import Seal
from knobel.stores.memory import MemoryStore
from knobel.stores.roster import MemoryRoster, Rows
from tests.kit.world import InlineWorkers, TurnedWorld

MINE, FREE = SeatOrder(mine=True), SeatOrder()
SEAL = Seal(b"the key of all harnesses of the tests")
ONLINE, ONE_SCREEN = (MINE, FREE), (MINE, MINE)


def bot(level: str = "seedling") -> SeatOrder:
    return SeatOrder("bot", level)


class Screen:
    """A viewer that keeps what it is told and puts it together, as a client does."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.address = ""
        self.heard: list[dict[str, Any]] = []
        self.told: list[bytes] = []
        """The same, byte by byte."""
        self.v = 0
        self.now: Millis = 0
        self.match: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.legal: dict[str, list[str]] = {}
        self.others: dict[str, dict[str, Any]] = {}
        self.gone: str | None = None

    def tell(self, message: bytes, /) -> None:
        assert self.gone is None, "told something after it was dismissed"
        self.told.append(message)
        self.take(msgspec.json.decode(message))

    def take(self, told: dict[str, Any]) -> None:
        """Put a message to what is known already; a gap is a fault."""
        self.heard.append(told)
        self.now = told.get("now", self.now)
        match told["type"]:
            case "welcome":
                self.v, self.legal = told["v"], told["legal"]
                self.match, self.view = told["match"], told["view"]
                self.others = told["others"]
            case "update":
                assert told["v"] == self.v + 1, f"a gap before version {told['v']}"
                self.v = told["v"]
                self.match = {**self.match, **told.get("match", {})}
                self.view = {**self.view, **told.get("view", {})}
                self.legal = told.get("legal", self.legal)
                self.others = told.get("others", self.others)

    def dismiss(self, code: str, /) -> None:
        self.gone = code

    @property
    def face(self) -> tuple[Any, ...]:
        """Everything that is seen now."""
        return self.v, self.match, self.view, self.legal, self.others

    @property
    def phase(self) -> str:
        return str(self.match["phase"])

    @property
    def events(self) -> list[str]:
        """The names of all that happened since the welcome."""
        return [event["type"] for told in self.heard for event in told.get("events", ())]


def beat(service: MatchService, world: TurnedWorld) -> None:
    """Have the node of the service beaten until now, unless it was silent before."""
    pulse, roster = service._node._pulse, cast(Any, service._node._roster)
    if pulse._beaten is not None and pulse._fault is None:
        pulse._beaten = world.now()
        roster._rows.beats[roster._node] = world.now()


class Harness:
    """A service with the ports that it needs."""

    _names = count(1)
    """For commands; no two harnesses use the same."""

    def __init__(
        self,
        log: Store | None = None,
        *,
        bus: Bus | None = None,
        world: TurnedWorld | None = None,
        pace: Millis = 0,
        workers: Workers | None = None,
        limits: Limits = DEFAULTS,
        seal: Seal = SEAL,
        push: Push | None = None,
        meters: Meters = NO_METERS,
    ) -> None:
        self.log = log or MemoryStore()
        self.bus = bus or MemoryBus()
        self.world = world or TurnedWorld()
        self.workers = InlineWorkers()
        self.service = MatchService(
            self.log,
            self.bus,
            self.world,
            workers or self.workers,
            pace=pace,
            limits=limits,
            seal=seal,
            push=push,
            meters=meters,
        )
        self.world.beating.append(self.beat)
        self._calls = 0
        for name in ("open", "append", "append_soon", "read", "header", "delete"):
            self._count(name)

    # Time

    def beat(self) -> None:
        """Have the node beaten until now, as it would have while the clock was turned."""
        beat(self.service, self.world)

    def kill(self) -> None:
        """Be gone without a word: neither beat nor hear any more."""
        tournaments = self.service.tournaments
        for job in (*self.service._jobs, *tournaments._jobs):
            job.cancel()
        for at_hand in (self.service._matches, tournaments._registry):
            for stop in cast(Any, at_hand)._deaf.values():
                stop()
        self.service._node._pulse._beaten = None

    async def stall(self, millis: Millis) -> None:
        """Advance the clock while the whole process stands still."""
        await self.quiet()
        self.world.stall(millis)
        await self.quiet()

    async def turn(self, millis: Millis) -> None:
        """Advance the clock, and wait until everything that was due has happened."""
        await self.quiet()
        self.world.turn(millis)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until everything waits for time to pass."""
        loop = cast(Any, asyncio.get_running_loop())
        calm, seen = 0, self._calls
        for _ in range(100_000):
            await self.log.news({})  # whatever was asked of the log before is done now
            await asyncio.sleep(0)
            calm = 0 if loop._ready or seen != self._calls else calm + 1
            seen = self._calls
            if calm == 4:
                return
        raise AssertionError("it never becomes quiet")

    def _count(self, name: str) -> None:
        """Have every such call of the log counted."""
        ask = getattr(self.log, name)

        def counted(*args: Any, **kwargs: Any) -> Any:
            self._calls += 1
            return ask(*args, **kwargs)

        setattr(self.log, name, counted)

    # People

    async def open(
        self,
        seats: tuple[SeatOrder, ...] = ONLINE,
        *,
        name: str = "Anna",
        token: str | None = None,
        game: str = "vier3d",
        **order: Any,
    ) -> Ticket:
        return await self.service.open(Order(game, seats, name=name, **order), token)

    async def pair(self, **order: Any) -> tuple[Ticket, Ticket]:
        """A match that Anna has opened and Bo has joined, so that it has begun."""
        anna = await self.open(**order)
        return anna, await self.service.join(anna.code, "Bo")

    async def follow(self, match: str, token: str, address: str = "") -> Screen:
        screen = Screen()
        screen.address = address
        await self.service.follow(match, token, screen)
        return screen

    async def come_back(self, match: str, token: str, screen: Screen) -> None:
        """Follow again on a screen that was left, and tell the version that it shows."""
        await self.service.follow(match, token, screen, Seen(screen.v, screen.now))

    async def leave(self, match: str, screen: Screen) -> None:
        (await self.live_match(match)).unfollow(screen)

    async def live_match(self, match: str) -> LiveMatch:
        return await self.service.live_match(match)

    async def do(self, match: str, seat: Seat | None, command: Any, name: str | None = None) -> int:
        """Act under a name of its own, as clients do, or as the table itself; the version."""
        live = await self.live_match(match)
        if seat is None:
            await live.note(command)
            return live.match.version
        if not isinstance(command, PersonCommand):
            turn = getattr(command, "turn", live.definition.turn(live.match.state))
            return await self.play(match, seat, live.definition.write_action(command), turn, name)
        name = name or f"do-{next(self._names)}"
        return await live.act(live.match.chairs[seat].key, command, name, seat)

    async def play(
        self, match: str, seat: Seat, move: str, turn: int | None, name: str | None = None
    ) -> int:
        """Play a move in the game's notation, for this turn; the version."""
        live = await self.live_match(match)
        name = name or f"do-{next(self._names)}"
        return await live.play(live.match.chairs[seat].key, move, turn, name, seat)

    async def drop(self, match: str, rods: str) -> int:
        """Balls on these rods, each of whoever is on turn; the last version."""
        version = 0
        for rod in rods.split():
            state = (await self.live_match(match)).match.state
            version = await self.do(match, state.to_move, Drop(rod, state.turn))
        return version

    async def place(self, match: str, squares: str) -> int:
        """Pieces on these squares, each of whoever is on turn; the last version."""
        version = 0
        for square in squares.split():
            state = (await self.live_match(match)).match.state
            version = await self.do(match, state.to_move, PlacePiece(square, state.turn))
        return version

    async def history(self, match: str, token: str, after: int = 0) -> History:
        """A page of what this viewer saw."""
        page = await self.service.history(match, token, after)
        return msgspec.json.decode(gzip.decompress(page), type=History)

    async def refusal(self, match: str, seat: Seat | None, command: Any) -> str:
        """Why this is refused; it must leave no trace."""
        live = await self.live_match(match)
        before = live.match
        with pytest.raises(Illegal) as refused:
            await self.do(match, seat, command)
        assert live.match == before
        assert len(await self.log.read(match)) == before.version
        return refused.value.code


@asynccontextmanager
async def opened(*args: Any, **kwargs: Any) -> AsyncIterator[Harness]:
    """A harness that is started, and in the end closed."""
    harness = Harness(*args, **kwargs)
    await harness.service.start()
    await harness.quiet()
    try:
        yield harness
    finally:
        await harness.service.close()


class BrittleLog(MemoryStore):
    """A log whose disk is full whenever the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        self._refuse_if_full()
        await super().open(summary, header)

    async def append(self, match: str, version: int, line: bytes, /, **marks: Any) -> None:
        self._refuse_if_full()
        await super().append(match, version, line, **marks)

    async def delete(self, match: str, /) -> None:
        self._refuse_if_full()
        await super().delete(match)

    def roster(self, world: World, /) -> MemoryRoster:
        return _BrittleRoster(self, self._rows, world)

    def _refuse_if_full(self) -> None:
        if self.is_full:
            raise StorageFailed("full")


class _BrittleRoster(MemoryRoster):
    def __init__(self, log: BrittleLog, rows: Rows, world: World) -> None:
        super().__init__(rows, world)
        self._log = log

    @property
    def is_alone(self) -> bool:
        """A disk belongs to one server, which serves what can be read while it is full."""
        return True

    async def beat(self, *, silent_since: Millis | None = None) -> Beat:
        self._log._refuse_if_full()
        return await super().beat(silent_since=silent_since)


class MutedBus(MemoryBus):
    """A bus that may be silenced."""

    def __init__(self) -> None:
        super().__init__()
        self.is_muted = False

    def publish(self, match: str, version: int, /) -> None:
        if not self.is_muted:
            super().publish(match, version)
