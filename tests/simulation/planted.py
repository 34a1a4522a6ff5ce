"""Faults that the simulation must find: each breaks one promise in a way a service could."""

import asyncio
import re
from typing import Any

from msgspec import Struct

from knobel.service import MatchService
from knobel.service.ports import StorageFailed
from tests.simulation.people import Socket
from tests.simulation.ports import Database, Fault, Link, SkewedWorld
from tests.simulation.schedule import LASTS
from tests.simulation.simulation import Simulation

LATE = 20.0
"""Seconds after which some of the planted faults act."""


class Plant(Struct, frozen=True):
    """A simulation with a fault in it, and the promise that it breaks."""

    promise: str
    kind: type[Simulation]
    nodes: int | None = None


PLANTS: dict[str, Plant] = {}


def plants(promise: str, nodes: int | None = None) -> Any:
    """Note a database, link, socket, clock or simulation as a fault that breaks this promise."""

    def note(fault: Any) -> Any:
        parts = {"database": Database, "link": Link, "socket": Socket, "world": SkewedWorld}
        if issubclass(fault, Simulation):
            kind = fault
        else:
            name = next(name for name, part in parts.items() if issubclass(fault, part))
            kind = type(fault.__name__, (Simulation,), {f"{name}_kind": fault})
        PLANTS[fault.__name__] = Plant(promise, kind, nodes)
        return kind  # under the fault's name, so that other processes find it

    return note


# Stores


class _Altered(Database):
    """A store that sometimes does something else."""

    every = 20
    _count = 0

    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        if name != "append" or self._loop.now < 2:
            return super().do(whom, name, args, how)
        self._count += 1
        if self._count % self.every:
            return super().do(whom, name, args, how)
        return self.alter(whom, args, how)

    def alter(self, whom: Any, args: tuple[Any, ...], how: dict[str, Any]) -> tuple[Any, Fault]:
        raise NotImplementedError


@plants("what is acknowledged is written")
class LosesLines(_Altered):
    def alter(self, whom: Any, args: tuple[Any, ...], how: dict[str, Any]) -> tuple[Any, Fault]:
        return None, None


@plants("no command is written twice")
class WritesTwice(_Altered):
    def alter(self, whom: Any, args: tuple[Any, ...], how: dict[str, Any]) -> tuple[Any, Fault]:
        match, version, line = args
        answer = Database.do(self, whom, "append", args, how)
        again = line.replace(b'"version":%d' % version, b'"version":%d' % (version + 1), 1)
        Database.do(self, whom, "append", (match, version + 1, again), how)
        return answer


@plants("the log has no gaps and verifies")
class SkipsVersions(_Altered):
    def alter(self, whom: Any, args: tuple[Any, ...], how: dict[str, Any]) -> tuple[Any, Fault]:
        match, version, line = args
        later = line.replace(b'"version":%d' % version, b'"version":%d' % (version + 1), 1)
        return Database.do(self, whom, "append", (match, version, later), how)


@plants("the log has no gaps and verifies")
class WritesThePast(_Altered):
    """A line whose time is before that of the last one, as clocks that differ would write it."""

    every = 10

    def alter(self, whom: Any, args: tuple[Any, ...], how: dict[str, Any]) -> tuple[Any, Fault]:
        match, version, line = args
        early = re.sub(rb'"wall":\d+', lambda wall: wall[0][:-5] + b"00000", line, count=1)
        return Database.do(self, whom, "append", (match, version, early), how)


@plants("nobody pays for an outage")
class GivesNoTimeBack(Database):
    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        if name == "append" and b'"type":"halt"' in args[2]:
            return None, None
        return super().do(whom, name, args, how)


@plants("nobody who is connected is away")
class NotesNobodyBack(Database):
    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        if name == "append" and b'"type":"back"' in args[2]:
            return None, None
        return super().do(whom, name, args, how)


@plants("nobody who is connected is marked as away")
class NamesNobodyPresent(Database):
    """The next sweep brings everybody back, so in the end nobody is away."""

    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        return ({}, None) if name == "present" else super().do(whom, name, args, how)


@plants("a deleted match is gone for everybody")
class DeletesNothing(Database):
    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        return (None, None) if name == "delete" else super().do(whom, name, args, how)


@plants("a match has one rematch at most")
class OpensTwice(Database):
    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        if name == "open" and self._loop.now > 2:
            summary, header = args
            other = type(summary)(f"x{summary.id}", f"x{summary.code}", f"x{summary.watch}", 0)
            super().do(whom, "open", (other, header), how)
        return super().do(whom, name, args, how)


@plants("a rematch that is agreed is opened")
class OpensNothingMore(Database):
    def do(
        self, whom: Any, name: str, args: tuple[Any, ...], how: dict[str, Any]
    ) -> tuple[Any, Fault]:
        if name == "open" and self._loop.now > 2:
            return None, StorageFailed("never again")
        return super().do(whom, name, args, how)


# Connections


class _Meddling(Socket):
    """Sometimes delivers something else, or nothing."""

    every = 7
    kind = b'{"type":"update"'
    _count = 0

    def deliver(self, message: bytes) -> None:
        if message.startswith(self.kind):
            self._count += 1
            if self._count % self.every == 0:
                self.meddle(message)
                return
        super().deliver(message)

    def meddle(self, message: bytes) -> None:
        """Drop it."""


@plants("versions never fall or skip")
class DropsUpdates(_Meddling):
    pass


@plants("versions never fall or skip")
class RepeatsUpdates(_Meddling):
    def meddle(self, message: bytes) -> None:
        for _ in range(2):
            Socket.deliver(self, message)


@plants("everybody is told what the log has")
class TellsOthersSecrets(_Meddling):
    """What another person was told of the same version."""

    every = 1
    _told: dict[tuple[int, bytes], bytes] = {}  # noqa: RUF012 -- shared by all connections on purpose

    def meddle(self, message: bytes) -> None:
        version = (self.sim.seed, message.partition(b',"now"')[0])
        Socket.deliver(self, self._told.setdefault(version, message))


@plants("what is refused is not written")
class RefusesWhatIsWritten(_Meddling):
    kind = b'{"type":"ack"'

    def meddle(self, message: bytes) -> None:
        name = message.split(b'"')[7]
        Socket.deliver(self, b'{"type":"no","id":"%b","code":"too-late","facts":{}}' % name)


@plants("acknowledged commands keep their order")
class AcknowledgesTheFuture(_Meddling):
    every = 2
    kind = b'{"type":"ack"'

    def meddle(self, message: bytes) -> None:
        later = re.sub(rb'"v":(\d+)', lambda v: b'"v":%d' % (int(v[1]) + 9), message)
        Socket.deliver(self, later)


@plants("every command is answered")
class AnswersNothing(_Meddling):
    every = 1
    kind = b'{"type":"ack"'

    def meddle(self, message: bytes) -> None:
        if self.sim.loop.now < LATE:
            Socket.deliver(self, message)


@plants("everybody is up to date in the end")
class FallsSilent(_Meddling):
    every = 1

    def meddle(self, message: bytes) -> None:
        if self.sim.loop.now < LATE or self.person.number:
            Socket.deliver(self, message)


@plants("everybody is connected in the end")
class WelcomesNobodyBack(_Meddling):
    every = 1
    kind = b'{"type":"welcome-back"'


@plants("nobody is charged for what they have not used")
class TellsLate(Socket):
    """A second of everybody's clock is gone before they know of it."""

    def deliver(self, message: bytes) -> None:
        self._last[0] = max(self._last[0], self.sim.loop.now + 1)
        super().deliver(message)


@plants("nobody is sent away without cause")
class SendsAway(_Meddling):
    every = 10

    def meddle(self, message: bytes) -> None:
        Socket.deliver(self, b'{"type":"gone","code":"match-deleted"}')


# Nodes


@plants("matches go on in the end")
class WaitsForEver(SkewedWorld):
    """No alarm rings any more, and nobody plays."""

    async def wait_until(self, wall: int, /) -> None:
        await super().wait_until(wall if self._loop.now < LATE - 5 else wall + 1_000_000)


@plants("no clock stops without cause", nodes=2)
class PausesInSecret(Simulation):
    """A node pauses though no schedule says so."""

    async def _main(self) -> None:
        self.loop.start_outside(self._pause())
        await super()._main()

    async def _pause(self) -> None:
        await asyncio.sleep(12)
        process = self.processes[0]
        if process is not None:
            process.node.pause()
            await asyncio.sleep(6)
            process.node.resume(self.loop)


@plants("no clock runs while nobody can play")
class OwesNothing(Simulation):
    """A node that was silent gives time back only before a flag falls."""

    def make_service(self, *ports: Any) -> MatchService:
        service = super().make_service(*ports)
        service._node._pulse.on_silence = lambda _since: None
        return service


@plants("no task fails")
class FailsInACallback(Simulation):
    async def _main(self) -> None:
        self.loop.call_outside(5, lambda: 1 // 0)
        await super()._main()


@plants("no node works without end")
class TurnsInCircles(Simulation):
    async def _main(self) -> None:
        self.loop.start_outside(self._turn())
        await super()._main()

    async def _turn(self) -> None:
        await asyncio.sleep(LASTS / 2)
        while True:  # noqa: ASYNC110 -- that is the fault
            await asyncio.sleep(0)
