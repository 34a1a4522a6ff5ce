"""Faulty ports: they answer late, fail before or after the write, and lose messages."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from knobel.catalog.thinking import look, think, warm_up
from knobel.core.dice import Dice
from knobel.core.game import Millis
from knobel.machine.world import SystemWorld
from knobel.service.ports import APPEND_WITHIN, StorageFailed, Unsure
from knobel.stores.memory import MemoryStore
from knobel.stores.roster import UNKNOWN, Rows
from knobel.stores.sqlite import SoleRoster
from tests.simulation.chance import Chance
from tests.simulation.games import simulated_game
from tests.simulation.loop import OUTSIDE, Node, SimulatedLoop

NOON: Millis = 1_790_000_000_000
"""Wall time at the beginning of a simulation."""
FAST = 0.0003, 0.004
"""Seconds that a message between a node and the store takes."""
GIVE_UP = 0.5
"""Seconds after which a request fails that got no answer."""

LOST = 0.7
"""The share of notifications that is lost while the bus is broken."""
NOTICED_AFTER = 2.0
"""Seconds after which a node notices that."""

Fault = Exception | None


class _NoAnswer(Exception):
    """The store did not answer; whether it did what it was asked is unknown."""


class Database:
    """The store of all nodes; it runs outside of them."""

    def __init__(self, loop: SimulatedLoop, seed: int, note: Callable[..., None]) -> None:
        self.store = MemoryStore()
        self.file = SoleFile(self.store)
        self.clock = SkewedWorld(loop, Chance(seed, "database"), 0)
        """The clock that all nodes share."""
        self.down = 0
        self.doubt = 0
        self.slow = 0
        self.full = 0
        """The number of faults of each kind at the moment."""
        self.written: dict[str, list[bytes]] = {}
        """All lines that were ever stored, also of matches that were deleted since."""
        self.headers: dict[str, bytes] = {}
        self.opened_at: dict[str, float] = {}
        self._loop = loop
        self._note = note

    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        """Carry out a request at once."""
        if self.full and name in _WRITES:
            return None, StorageFailed("full")
        try:
            result = _now(getattr(whom, name)(*args, **how))
        except Exception as fault:  # noqa: BLE001 -- it belongs to the node that has asked
            return None, fault
        match name, args:
            case "append", (match, version, line):
                lines = self.written.setdefault(match, [])
                if lines[version - 1 : version] != [line]:  # else it was asked for again
                    lines.append(line)
                    self._note("line", match, version, line)
            case "open", (summary, header):
                self.headers[summary.id] = header
                self.opened_at[summary.id] = self._loop.now
                self._note("open", summary.id, header)
            case "delete", (match,):
                self._note("deleted", match)
        return result, None

    def stored_matches(self) -> list[str]:
        """The ids of all matches that were not deleted."""
        return [summary.id for summary in _now(self.store.page("", 1_000_000))]

    def forget(self) -> None:
        """Lose what the roster knows."""
        self.store._rows.forget()


class SoleFile:
    """What a single server keeps in its file in addition to the lines, as in `SqliteStore`."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._beat: Millis = UNKNOWN
        self._debts: dict[str, Millis] = {}

    async def legacy(self) -> Mapping[str, Millis]:
        for match in sorted(self._store._rows.live):
            self._debts.setdefault(match, self._beat)
        return dict(self._debts)

    async def owe(self, match: str, since: Millis, /) -> None:
        if match in self._store._rows.live:
            self._debts[match] = min(since, self._debts.get(match, since))

    async def settled(self, match: str, /) -> None:
        self._debts.pop(match, None)

    async def beat(self, wall: Millis, /) -> None:
        self._beat = wall


_WRITES = frozenset(("append", "open", "delete", "note_attempt", "beat", "note_outage"))


def _now(work: Any) -> Any:
    """The result of a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waited")


class Link:
    """A node's connection to the store: the port `Store`."""

    def __init__(
        self,
        database: Database,
        loop: SimulatedLoop,
        seed: int,
        node: Node,
        *,
        is_sole: bool = False,
    ) -> None:
        self.is_cut = 0
        self._is_sole = is_sole
        self._database = database
        self._loop = loop
        self._node = node
        self._chance = Chance(seed, f"store/{node.name}")

    def _ask(
        self,
        done: Callable[[Any, Fault], None],
        whom: Any,
        name: str,
        args: tuple[Any, ...],
        how: dict[str, Any],
    ) -> None:
        """Send a request; request and answer travel on even if the node is killed."""
        loop, database, chance, back = self._loop, self._database, self._chance, self._node.context
        there, here = chance.between(*FAST), chance.between(*FAST)
        wait, is_late = chance.between(0.2, 2.5), chance.happens(0.5)
        if database.slow and is_late:
            there += wait

        def work() -> None:
            if database.down or self.is_cut:
                answer(GIVE_UP, None, StorageFailed("out of reach"))
                return
            result, fault = database.do(whom, name, args, how)
            if database.doubt:
                answer(GIVE_UP, None, _NoAnswer())
            else:
                answer(here + (wait if database.slow and not is_late else 0), result, fault)

        def answer(delay: float, result: Any, fault: Fault) -> None:
            loop.call_at(loop.now + delay, done, result, fault, context=back)

        loop.call_at(loop.now + there, work, context=OUTSIDE)

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        **how: Any,
    ) -> None:
        """Repeat the request until there is an answer, for a limited time."""
        loop = self._loop
        until = loop.now + APPEND_WITHIN / 1000

        def attempt() -> None:
            self._ask(answered, self._database.store, "append", (match, version, line), how)

        def answered(_result: Any, fault: Fault) -> None:
            is_open = isinstance(fault, _NoAnswer) or (
                isinstance(fault, StorageFailed) and not self._database.full
            )
            if not is_open:
                done(fault)
            elif loop.now < until:
                loop.call_at(loop.now + 0.1, attempt, context=self._node.context)
            else:
                done(Unsure())

        attempt()

    async def append(self, match: str, version: int, line: bytes, /, **how: Any) -> None:
        future = self._loop.create_future()

        def done(fault: Fault) -> None:
            _resolve(future, None, fault)

        self.append_soon(match, version, line, done, **how)
        await future

    def roster(self, world: Any, /) -> Any:
        if self._is_sole:
            file: Any = Remote(self, self._database.file)
            return SoleRoster(file, Rows(), world)
        return RemoteRoster(self, self._database.store.roster(self._database.clock))

    @property
    def is_well(self) -> bool:
        return True

    async def close(self) -> None:
        pass

    async def call(self, whom: Any, name: str, *args: Any, **how: Any) -> Any:
        future = self._loop.create_future()

        def done(result: Any, fault: Fault) -> None:
            _resolve(future, result, Unsure() if isinstance(fault, _NoAnswer) else fault)

        self._ask(done, whom, name, args, how)
        return await future

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return partial(self.call, self._database.store, name)


class Remote:
    """A part of the store that a node reaches through its connection."""

    def __init__(self, link: Link, there: Any) -> None:
        self._link = link
        self._there = there

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return partial(self._link.call, self._there, name)


class RemoteRoster(Remote):
    """A node's connection to the roster: the port `Roster`."""

    is_alone = False
    _is_answered = True
    """Whether the last beat was."""

    async def beat(self, *, silent_since: Millis | None = None) -> Any:
        """Beat; a connection that gives no answer is replaced first, and that takes an answer.

        Otherwise the beats of a node would go on that hears nothing, and neither do its people.
        """
        if not self._is_answered:
            await self._link.call(self._there, "present", "")
        self._is_answered = False
        beat = await self._link.call(self._there, "beat", silent_since=silent_since)
        self._is_answered = True
        return beat


def _resolve(future: "asyncio.Future[Any]", result: Any, fault: Fault) -> None:
    if future.done():
        return
    if fault is None:
        future.set_result(result)
    else:
        future.set_exception(fault)


class BusChannel:
    """What carries the notifications of all nodes: late, out of order, or not at all."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.deaf = 0
        self.buses: list[LossyBus] = []
        self._loop = loop

    def go_deaf(self) -> None:
        self.deaf += 1
        self._loop.call_outside(NOTICED_AFTER, self._notice)

    def recover(self) -> None:
        self.deaf -= 1
        self._loop.call_outside(0.1, self._notice)

    def _notice(self) -> None:
        for bus in self.buses:
            bus.notice(is_deaf=self.deaf > 0)


class LossyBus:
    """The port `Bus` of one node."""

    def __init__(self, channel: BusChannel, loop: SimulatedLoop, seed: int, node: Node) -> None:
        self._channel = channel
        self._loop = loop
        self._node = node
        self._chance = Chance(seed, f"bus/{node.name}")
        self._rings: dict[str, list[Callable[[int], None]]] = {}
        self._gathered: dict[str, int] = {}
        self._deaf_calls: list[Callable[[bool], None]] = []
        self._is_deaf = False
        channel.buses.append(self)

    def publish(self, match: str, version: int, /) -> None:
        if not self._gathered:
            self._loop.call_soon(self._send)
        self._gathered[match] = max(version, self._gathered.get(match, 0))

    def _send(self) -> None:
        gathered, self._gathered = self._gathered, {}
        for match, version in gathered.items():
            for bus in self._channel.buses:
                bus.carry(match, version)

    def carry(self, match: str, version: int) -> None:
        """Deliver a notification to this node, unless it gets lost."""
        is_lost, delay = self._chance.happens(LOST), self._chance.between(0.0003, 0.02)
        if not (is_lost and self._channel.deaf):
            loop = self._loop
            loop.call_at(loop.now + delay, self._ring, match, version, context=self._node.context)

    def _ring(self, match: str, version: int) -> None:
        for ring in tuple(self._rings.get(match, ())):
            ring(version)

    def listen(self, match: str, ring: Callable[[int], None], /) -> Callable[[], None]:
        self._rings.setdefault(match, []).append(ring)

        def stop() -> None:
            rings = self._rings.get(match, [])
            if ring in rings:
                rings.remove(ring)

        return stop

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        self._deaf_calls.append(call)

    def notice(self, *, is_deaf: bool) -> None:
        """Tell the node whether notifications get lost, if that has changed."""
        if is_deaf != self._is_deaf:
            self._is_deaf = is_deaf
            for call in self._deaf_calls:
                self._loop.call_at(self._loop.now, call, is_deaf, context=self._node.context)

    async def close(self) -> None:
        pass


class SkewedWorld(SystemWorld):
    """The real clock in virtual time: it may be wrong until it agrees with the others."""

    def __init__(self, loop: SimulatedLoop, dice: Dice, skew: Millis) -> None:
        super().__init__()
        self._loop = loop
        self._chosen = dice
        self._offset = NOON / 1000 + skew / 1000

    def _moment(self) -> float:
        return self._loop.now

    def dice(self) -> Dice:
        return self._chosen

    async def wait_until(self, wall: Millis, /) -> None:
        while (left := wall - self.now()) > 0:  # noqa: ASYNC110 -- time is the event
            await asyncio.sleep(left / 1000)


class QuickWorkers:
    """The port `Workers`: bots play any move, after some time."""

    slots = 2

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    async def run(self, work: Callable[..., Any], /, *args: Any) -> Any:
        await asyncio.sleep(self._chance.between(0.02, 0.2))
        if work is think:
            return _think(*args)
        if work is look:
            return _look(*args)
        assert work is warm_up
        return None

    async def close(self) -> None:
        pass


def _think(
    _game: str, _level: str, _view: bytes, legal: bytes, seed: int
) -> tuple[bytes, float, Millis]:
    actions = msgspec.json.decode(legal, type=list[msgspec.Raw])
    return bytes(actions[seed % len(actions)]), 0.0, 600


def _look(
    game: str,
    _level: str,
    _view: bytes,
    legal: tuple[str, ...],
    _at: Millis,
    _people: Sequence[int],
    seed: int,
) -> tuple[bytes | None, Millis]:
    action = simulated_game(game).look(legal, Chance(seed, "look"))
    return None if action is None else msgspec.json.encode(action), 1_500
