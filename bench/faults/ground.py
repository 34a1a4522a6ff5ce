"""Two nodes on one PostgreSQL and one Redis, each behind a wire of ours."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Self

import asyncpg
import msgspec

from bench.crash.check import Line, Stored, faults_of
from bench.crash.promises import Fault, Promises
from knobel.stores.postgres import PostgresStore
from tests.kit import services
from tests.kit.services import Postgres, Process, Redis, Wire, free_port

ROOT = Path(__file__).parents[2]
LIMITS = ("local-visitors=100000", "messages-per-second=200", "messages-burst=1000")
"""All people of a test come from one address."""


APART = (3600, -3600)
"""Seconds by which the clocks of two nodes are ahead: whatever happens, that must not matter."""
PROGRAM = "import sys; from knobel.main import main; sys.exit(main())"
SHIFTING = "import time; real = time.time; time.time = lambda: real() + {ahead}; "


def shifted_clock(folder: Path) -> Path | None:
    """The library that shifts the wall clock of a process, where there is a compiler for it."""
    compiler, made = shutil.which("cc"), folder / "ahead.so"
    if compiler is None or sys.platform != "linux":
        return None
    source = Path(__file__).with_name("ahead.c")
    build = [compiler, "-shared", "-fPIC", "-O1", "-o", str(made), str(source)]
    is_built = subprocess.run(build, capture_output=True, check=False).returncode == 0
    return made if is_built else None


class Node(Process):
    """`knobel serve` on a port that it keeps; its wall clock may be some seconds ahead.

    Without a compiler, only what Python itself asks for is shifted.
    """

    def __init__(self, folder: Path, *arguments: str, ahead: int = 0) -> None:
        port, self._metrics = free_port(), free_port()
        self.ahead = ahead
        library = shifted_clock(folder) if ahead else None
        shifting = SHIFTING.format(ahead=ahead) if ahead and library is None else ""
        command = [sys.executable, "-c", shifting + PROGRAM, "serve", "--port", str(port)]
        command += ["--data", str(folder / "data"), "--metrics", str(self._metrics), *arguments]
        for limit in LIMITS:
            command += ["--limit", limit]
        paths = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
        surroundings = {**os.environ, "LC_ALL": "en", "PYTHONPATH": paths}
        if library is not None:
            surroundings |= {"LD_PRELOAD": str(library), "AHEAD": str(ahead)}
        super().__init__(command, folder, port, None, surroundings)

    def is_ready(self) -> bool:
        try:
            url = f"http://127.0.0.1:{self.port}/health"
            with urllib.request.urlopen(url, timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def figure(self, name: str) -> float:
        """What the node counts under this name."""
        url = f"http://127.0.0.1:{self._metrics}/metrics"
        with urllib.request.urlopen(url, timeout=10) as answer:
            told = answer.read().decode()
        (found,) = re.findall(rf"^{name} (\S+)$", told, re.MULTILINE)
        return float(found)

    def shift(self) -> float:
        """The seconds by which its wall clock is ahead, as it tells everybody who asks."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=10) as answer:
            told = parsedate_to_datetime(answer.headers["Date"])
        return told.timestamp() - time.time()


class ThreadedWire:
    """A wire with a loop of its own, for as long as several tests last."""

    def __init__(self, to: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._to = to
        self._is_open = threading.Event()

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),))
        self._thread.start()
        self._is_open.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()
        self._loop.close()

    async def _run(self) -> None:
        self._ended = asyncio.Event()
        async with Wire(self._to) as self._wire:
            self.port = self._wire.port
            self._is_open.set()
            await self._ended.wait()

    def swallow(self) -> None:
        self._loop.call_soon_threadsafe(self._wire.swallow)

    def heal(self) -> None:
        self._loop.call_soon_threadsafe(self._wire.heal)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._wire.cut)


async def until(is_so: Callable[[], Awaitable[Any]], within: float, otherwise: str) -> None:
    """Wait for what another process does, or blame it."""
    try:
        async with asyncio.timeout(within):
            while not await is_so():  # noqa: ASYNC110 -- another process decides
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"{otherwise} for {within} s") from None


class Ground:
    """Where the faults happen."""

    def __init__(
        self, cluster: Postgres, redis: Redis, wires: Sequence[ThreadedWire], nodes: Sequence[Node]
    ) -> None:
        self.cluster, self.redis = cluster, redis
        self.log_wire, self.bus_wire = wires
        self.nodes = list(nodes)

    async def mend(self) -> None:
        """Undo what a scene has left broken, so that the next one finds all as the first did."""
        if self.cluster.disk is not None:
            self.cluster.disk.make_room()
        self.log_wire.heal()
        self.bus_wire.heal()
        for service in (self.cluster, self.redis, *self.nodes):
            service.resume() if service.is_running else service.launch()
        for service in (self.cluster, self.redis, *self.nodes):
            await asyncio.to_thread(service.wait)

    async def figures(self, name: str) -> list[float]:
        """What each node counts under this name."""
        return [await asyncio.to_thread(node.figure, name) for node in self.nodes]

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    @property
    def url(self) -> str:
        """Past the wire."""
        return self.cluster.url(DATABASE)

    async def stored(self, matches: Sequence[str]) -> Mapping[str, Stored]:
        store = await PostgresStore.opened(self.url)
        decoder = msgspec.json.Decoder(Line)
        found = {
            match: Stored(True, [decoder.decode(line) for line in await store.read(match)])
            for match in matches
        }
        await store.close()
        return found

    @asynccontextmanager
    async def held(self, match: str) -> AsyncIterator[None]:
        """Hold the next line of this match in the middle of its statement; then let it go."""
        holder, watcher = [await asyncpg.connect(self.url) for _ in range(2)]
        try:
            async with holder.transaction():
                await holder.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", match)
                await until(lambda: watcher.fetchval(HELD), 10, "nothing is written")
                yield
        finally:
            for connection in (holder, watcher):
                await connection.close()

    def set_back(self, dump: Path) -> None:
        """Replace the database by this backup; no node may be running."""
        self.cluster.execute(f"DROP DATABASE {DATABASE} WITH (FORCE)")
        self.cluster.execute(f"CREATE DATABASE {DATABASE}")
        self.cluster.restore(dump, DATABASE)

    async def faults(self, promises: Promises) -> list[Fault]:
        """Every promise that was not kept."""
        stored = await self.stored(list(promises.matches))
        faults = list(promises.faults)
        for name, known in promises.matches.items():
            faults += faults_of(known, stored[name])
        return faults

    async def flags(self, promises: Promises, since: float) -> dict[str, str]:
        """By match, what led to each loss on time since then: nobody who plays here ever should."""
        stored = await self.stored(list(promises.matches))
        return {
            match: str([(line.version, line.command.type, line.wall) for line in each.lines[-8:]])
            for match, each in stored.items()
            if any(line.command.type == "tick" and line.wall >= 1000 * since for line in each.lines)
        }

    async def dearest(self, promises: Promises, since: float) -> float:
        """The most seconds that a move since then has cost on the clock of whoever made it."""
        stored = await self.stored(list(promises.matches))
        return max(
            (cost for each in stored.values() for cost in costs_of(each.lines, since)), default=0
        )

    async def kinds(self, promises: Promises) -> Counter[str]:
        """How often each kind of line was written."""
        stored = await self.stored(list(promises.matches))
        return Counter(line.command.type for each in stored.values() for line in each.lines)

    def verify(self) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "knobel.main", "verify", "--log", self.url]
        paths = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
        surroundings = {**os.environ, "LC_ALL": "en", "PYTHONPATH": paths}
        return subprocess.run(
            command, env=surroundings, capture_output=True, text=True, check=False
        )


def costs_of(lines: Sequence[Line], since: float) -> Iterator[float]:
    """For each move since then, the seconds for which the clock of whoever made it went."""
    began, stopped, stood = 0, None, 0
    for line in lines:
        for event in line.events:
            if event.type == "stopped" and event.since is not None:
                stopped = event.since if stopped is None else min(stopped, event.since)
            elif event.type == "resumed" and stopped is not None:
                stood, stopped = stood + line.wall - stopped, None
        if line.command.type == "drop":
            if began and line.wall >= 1000 * since:
                yield (line.wall - began - stood) / 1000
            began, stood = line.wall, 0


MEGABYTES = 256
SMALL = (*services.QUICK, "max_wal_size=64MB")
"""So that PostgreSQL has room enough on its disk, until that is filled on purpose."""
DATABASE = "knobel_1"
HELD = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE application_name = 'knobel' AND wait_event_type = 'Lock'"
)
"""How many statements of nodes wait for a lock."""


@contextmanager
def ground(*, ahead: Sequence[int] = APART, settings: Sequence[str] = SMALL) -> Iterator[Ground]:
    """Start everything, with a node for each clock; they share a data folder, and so their keys."""
    with ExitStack() as stack:
        is_measured = settings != SMALL  # then on a real disk, and nobody listens on the wires
        megabytes = None if is_measured else MEGABYTES
        cluster = stack.enter_context(services.postgres(*settings, megabytes=megabytes))
        assert cluster.migrated() == DATABASE
        redis = stack.enter_context(services.redis())
        wires = [stack.enter_context(ThreadedWire(port)) for port in (cluster.port, redis.port)]
        log = cluster.url(DATABASE, None if is_measured else wires[0].port)
        bus = redis.url if is_measured else f"redis://127.0.0.1:{wires[1].port}/0"
        made: list[Node] = []
        for number, shift in enumerate(ahead):
            folder = stack.enter_context(services.folder("node"))
            if number:
                (folder / "data").symlink_to(made[0].folder / "data")
            node = Node(folder, "--log", log, "--bus", bus, ahead=shift)
            made.append(node)
            if not number:
                node.start()  # which makes the keys
                stack.callback(node.stop)
        for node in made[1:]:
            node.start()
            stack.callback(node.stop)
        yield Ground(cluster, redis, wires, made)
