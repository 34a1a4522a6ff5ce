"""Several nodes on one store, people who play, and the faults that happen meanwhile."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from knobel.catalog import game_named
from knobel.core.game import Illegal, Millis
from knobel.server.run import DRAIN_WITHIN
from knobel.service import MatchService, Order, SeatOrder, Ticket
from knobel.service.ports import NotFound, PortError
from knobel.service.seal import Seal
from tests.simulation.chance import Chance
from tests.simulation.games import simulated_game
from tests.simulation.loop import OUTSIDE, Node, SimulatedLoop, run
from tests.simulation.people import Person, Socket
from tests.simulation.ports import (
    BusChannel,
    Database,
    Link,
    LossyBus,
    QuickWorkers,
    SkewedWorld,
)
from tests.simulation.schedule import BEGINS, LASTS, Event, Kind, Schedule, Setting

SEAL = Seal(b"the key of all simulated nodes")
SKEWS: tuple[Millis, ...] = (0, 300, 900, -900, 3_600_000, -3_600_000)
"""By how much the clock of a node may be wrong."""


KILLED_AFTER = 20.0
"""Seconds that a process may take to end after it was asked to."""


class Trouble(Struct, frozen=True):
    """A time at which a node, or every node if none is named, can't do all that it is asked."""

    kind: Kind
    since: float
    until: float
    node: str | None = None


class Process:
    """A life of a node: its service and the connections to it."""

    def __init__(self, sim: "Simulation", number: int, life: int) -> None:
        self.node = Node(f"n{number}.{life}")
        self.sockets: list[Socket] = []
        self.link = sim.link_kind(
            sim.database, sim.loop, sim.seed, self.node, is_sole=sim.setting.is_sole
        )
        self.is_draining = False
        dice = Chance(sim.seed, f"dice/{self.node.name}")
        world = sim.world_kind(sim.loop, dice, sim.skews[number])
        workers = QuickWorkers(Chance(sim.seed, f"workers/{self.node.name}"))
        bus = LossyBus(sim.channel, sim.loop, sim.seed, self.node)
        self.service: MatchService = self.node.context.run(
            lambda: sim.make_service(self.link, bus, world, workers)
        )

    def kill(self) -> None:
        self.node.kill()
        for socket in self.sockets:
            socket.cut()


class Simulation:
    """Plays one schedule, and keeps what everybody has seen."""

    database_kind = Database
    link_kind = Link
    socket_kind = Socket
    world_kind = SkewedWorld

    def __init__(self, seed: int, setting: Setting, schedule: Schedule) -> None:
        self.seed = seed
        self.setting = setting
        self.schedule = schedule
        self.loop = SimulatedLoop()
        self.log: list[tuple[float, tuple[Any, ...]]] = []
        self.database = self.database_kind(self.loop, seed, self.note)
        self.channel = BusChannel(self.loop)
        self.people: list[Person] = []
        self.deleted: set[str] = set()
        self.troubles: list[Trouble] = []
        self.skews = self._skews()
        self.processes: list[Process | None] = [None] * setting.nodes
        self._lives = [0] * setting.nodes
        self._numbers = count(1)

    def _skews(self) -> list[Millis]:
        if self.setting.nodes == 1:
            return [0]  # nobody to differ from
        chance = Chance(self.seed, "skew")
        return [chance.of(SKEWS) for _ in range(self.setting.nodes)]

    def make_service(
        self, link: Any, bus: Any, world: SkewedWorld, workers: QuickWorkers
    ) -> MatchService:
        return MatchService(link, bus, world, workers, seal=SEAL)

    def next_number(self) -> int:
        return next(self._numbers)

    def note(self, *what: Any) -> None:
        self.log.append((self.loop.now, what))

    def written_log(self) -> str:
        """Everything that happened, in order: the same for the same seed and schedule."""
        return "\n".join(f"{at:.6f} {what}" for at, what in self.log)

    def play(self) -> None:
        run(self.loop, self._main())

    def dispose(self) -> None:
        self.loop.dispose()

    # Nodes

    def some_process(self, chance: Chance) -> Process | None:
        """A node that takes connections."""
        number = chance.below(1_000_000)
        up = [each for each in self.processes if each is not None and not each.is_draining]
        return up[number % len(up)] if up else None

    async def _boot(self, number: int) -> None:
        self._lives[number] += 1
        process = Process(self, number, self._lives[number])
        self.note("boot", process.node.name)
        while not process.node.is_dead:
            try:
                await self._in_node(process, process.service.start())
                break
            except PortError as fault:  # a real process would end and be started again
                self.note("not started", repr(fault))
                await asyncio.sleep(0.5)
                process.node.kill()
                self._lives[number] += 1
                process = Process(self, number, self._lives[number])
        self.processes[number] = process

    async def _in_node(
        self, process: Process, work: Coroutine[Any, Any, Any], seconds: float | None = None
    ) -> Any:
        """Wait for work of a node from outside it; `TimeoutError` after this many seconds."""
        task = self.loop.create_task(work, context=process.node.context.copy())
        await asyncio.wait([task], timeout=seconds)
        if not task.done():
            raise TimeoutError
        return task.result()

    # The course of events

    async def _main(self) -> None:
        late = {event.whom for event in self.schedule if event.kind == "late"}
        for number in range(self.setting.nodes):
            if number not in late or number == 0:
                await self._boot(number)
        for number in range(self.setting.matches):
            await self._open(number)
        for event in self.schedule:
            task = self.loop.start_outside(self._happen(event))
            task.add_done_callback(self._note_fault, context=OUTSIDE)
        await asyncio.sleep(LASTS - self.loop.now)

    def _note_fault(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.loop.faults.append(f"an event failed: {fault!r}")

    async def _open(self, number: int) -> None:
        """Open a match of some people and bots, who join at any node."""
        chance = Chance(self.seed, f"match/{number}")
        game = simulated_game(self.setting.game)
        config, seats = game.settings(chance)
        people = chance.of((seats, seats, *range(1, seats)))
        places = [SeatOrder(mine=True), *[SeatOrder()] * (people - 1)]
        places += [SeatOrder("bot", level=game_named(self.setting.game).stand_in)] * (
            seats - people
        )
        order = Order(self.setting.game, tuple(places), config, "Person 0")
        process = self.some_process(chance)
        assert process is not None
        tickets: list[Ticket] = [await self._in_node(process, process.service.open(order))]
        for other in range(1, people):
            process = self.some_process(chance)
            assert process is not None
            join = process.service.join(tickets[0].code, f"Person {other}")
            tickets.append(await self._in_node(process, join))
        for ticket in tickets:
            self._invite(ticket.id, ticket.token, is_playing=True)
        if chance.happens(0.3):
            self._invite(tickets[0].id, tickets[0].watch, is_playing=False)

    def _invite(self, match: str, token: str, *, is_playing: bool) -> None:
        game = simulated_game(self.setting.game)
        number = len(self.people)
        self.people.append(Person(self, number, game, match, token, is_playing=is_playing))

    async def _happen(self, event: Event) -> None:
        await asyncio.sleep(max(BEGINS, event.at) - self.loop.now)
        self.note("event", str(event))
        person = self.people[event.whom % len(self.people)]
        match event.kind:
            case "kill" | "pause" | "drain" | "late" | "partition":
                await self._happen_to_node(event, event.whom)
            case "down" | "doubt" | "slow" | "full":
                counts = vars(self.database)
                self._note_trouble(event)
                counts[event.kind] += 1
                await asyncio.sleep(event.lasts)
                counts[event.kind] -= 1
            case "deaf":
                self.channel.go_deaf()
                await asyncio.sleep(event.lasts)
                self.channel.recover()
            case "forget":
                self._note_trouble(event)
                self.database.forget()
            case "cut":
                if person.socket is not None:
                    person.socket.cut()
            case "leave":
                person.leave(event.lasts)
            case "sleep":
                person.sleep(event.lasts)
            case "resign":
                person.resign()
            case "delete":
                await self._delete(event)

    async def _happen_to_node(self, event: Event, number: int) -> None:
        process = self.processes[number]
        match event.kind:
            case "late":
                if process is None and not self._lives[number]:
                    await self._boot(number)
            case "kill" if process is not None:
                self.processes[number] = None
                process.kill()
                await asyncio.sleep(event.lasts)
                await self._boot(number)
            case "pause" if process is not None and not process.node.is_paused:
                self._note_trouble(event, process)
                process.node.pause()
                await asyncio.sleep(event.lasts)
                process.node.resume(self.loop)
            case "drain" if process is not None and not process.is_draining:
                self._note_trouble(replace(event, lasts=KILLED_AFTER), process)
                await self._drain(process, number, event.lasts)
            case "partition" if process is not None:
                self._note_trouble(event, process)
                process.link.is_cut += 1
                await asyncio.sleep(event.lasts)
                process.link.is_cut -= 1

    def _note_trouble(self, event: Event, process: Process | None = None) -> None:
        now, node = self.loop.now, None if process is None else process.node.name
        self.troubles.append(Trouble(event.kind, now, now + event.lasts, node))

    async def _drain(self, process: Process, number: int, lasts: float) -> None:
        """End the process as SIGTERM does, and start another one later."""
        process.is_draining = True

        async def end() -> None:
            with suppress(TimeoutError):
                await asyncio.wait_for(process.service.drain(), DRAIN_WITHIN)
            await process.service.close()

        with suppress(TimeoutError):
            await self._in_node(process, end(), KILLED_AFTER)
        if self.processes[number] is not process:
            return  # it was killed meanwhile
        self.processes[number] = None
        process.kill()
        await asyncio.sleep(lasts)
        await self._boot(number)

    async def _delete(self, event: Event) -> None:
        """Delete the match as its opener, at any node, and try again if that fails."""
        opener = self.people[0]
        chance = Chance(self.seed, f"delete/{event}")
        match = opener.match_id
        for _ in range(40):
            process = self.some_process(chance)
            if process is not None:
                try:
                    await self._in_node(process, process.service.delete(match, opener.token), 5)
                except NotFound:  # an earlier try has succeeded, though its answer was lost
                    break
                except (PortError, Illegal, TimeoutError) as fault:
                    self.note("not deleted", repr(fault))
                else:
                    break
            await asyncio.sleep(0.5)
        else:
            return
        self.deleted.add(match)
        self.note("deleted", match)
