"""PostgreSQL, Redis and HAProxy for tests: own processes in temporary folders, on free ports.

They end with the process that started them, even if that is killed.
"""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Self, TypeVar

from knobel.stores.postgres import migrate

PROGRAMS = Path("/usr/lib/postgresql")
"""Debian keeps the programs of PostgreSQL here, by version, and not on PATH."""
PATIENCE = 60
"""Seconds that a service may take to start: on a busy machine a node needs half of that."""
Service = TypeVar("Service", bound="Process")

EMPTY = "".join(
    f"DELETE FROM {table};"  # noqa: S608 -- constants
    for table in "matches log attempts agreed beats connections keepers debts".split()
)
QUICK = ("fsync=off", "full_page_writes=off")
"""What a process leaves to the system survives its own death, so only a power cut needs more."""


class Missing(Exception):
    """A program is not installed."""


class CannotMount(Exception):
    """A small disk can't be mounted where nothing that needs one may be skipped."""


def program(name: str) -> str:
    """The path of a program, also of one of PostgreSQL's."""
    versions = sorted(PROGRAMS.glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    places = os.pathsep.join([*map(str, versions), os.environ.get("PATH", ""), "/usr/sbin"])
    found = shutil.which(name, path=places)
    if found is None:
        raise Missing(f"{name} is not installed: run `make test`, or see tools/prepare.py")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A program that can be killed, paused and started again under the same address."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        port: int,
        user: str | None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = port
        self.folder = folder
        self._command = [*_tied(user), *command]
        self._environment = environment
        self.disk: SmallDisk | None = None
        """Where its files are, if that is not the disk of the machine."""
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def _inside(self) -> Sequence[str]:
        return () if self.disk is None else self.disk.inside

    @property
    def is_running(self) -> bool:
        return self._running is not None and self._running.poll() is None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Start it and return once it accepts connections."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it without waiting; not from a thread, because it ends with the thread."""
        assert not self.is_running
        with (self.folder / "output").open("ab") as output:
            self._running = subprocess.Popen(
                [*self._inside, *self._command],
                cwd=self.folder,
                stdout=output,
                stderr=output,
                env=self._environment,
            )

    def wait(self) -> None:
        """Return once it accepts connections."""
        assert self._running is not None
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self._running.poll() is not None or time.monotonic() > until:
                said = (self.folder / "output").read_text(errors="replace")[-2000:]
                raise RuntimeError(f"{self._command} did not start:\n{said}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def kill(self) -> None:
        """End it and all its children at once, without a chance to tidy up."""
        for pid in self.family():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert self._running is not None
        self._running.wait()
        self._running = None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it in good order."""
        if self._running is not None:
            self.resume()
            self._running.send_signal(how)
            try:
                self._running.wait(PATIENCE)
                self._running = None
            except subprocess.TimeoutExpired:
                self.kill()

    def pause(self) -> None:
        for pid in self.family():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def resume(self) -> None:
        for pid in self.family():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def family(self) -> list[int]:
        """The process and its children, the parent first: it must not replace a child."""
        return [self.pid, *children_of(self.pid)]


class Postgres(Process):
    """A cluster of PostgreSQL with one superuser, who needs no password unless there is one."""

    def __init__(self, folder: Path, *settings: str, password: str | None = None) -> None:
        self._password = password
        self._user = "postgres" if os.geteuid() == 0 else None
        self._databases = 0
        self._shared: str | None = None
        port = free_port()
        options = (
            "listen_addresses=127.0.0.1",
            f"port={port}",
            f"unix_socket_directories={folder}",
            "max_connections=100",
            *settings,
        )
        command = [program("postgres"), "-D", str(folder / "data")]
        for option in options:
            command += ["-c", option]
        super().__init__(command, folder, port, self._user)

    def create(self) -> None:
        """Make the files of the cluster; PostgreSQL refuses to run as root."""
        if self._user is not None:
            user = pwd.getpwnam(self._user)
            disks = () if self.disk is None else (self.disk.seen_from_outside,)
            for folder in (self.folder, *disks):
                os.chown(folder, user.pw_uid, user.pw_gid)
        asked = ["--auth=trust"]
        if self._password is not None:
            (self.folder / "password").write_text(self._password)
            asked = ["--auth=scram-sha-256", f"--pwfile={self.folder / 'password'}"]
        subprocess.run(
            [
                *(*self._inside, *_tied(self._user)),
                *(program("initdb"), *asked, "--username=knobel", "--no-sync"),
                *("--encoding=UTF8", "--locale=C", "-D", str(self.folder / "data")),
            ],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            check=True,
        )

    def is_ready(self) -> bool:
        ask = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        super().stop(how)  # "fast": it does not wait for clients

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        who = "knobel" if self._password is None else f"knobel:{self._password}"
        return f"postgresql://{who}@127.0.0.1:{port or self.port}/{database}"

    def execute(self, sql: str, database: str = "postgres") -> str:
        """What psql answers, without headings."""
        ask = [program("psql"), "-XAtq", "-v", "ON_ERROR_STOP=1", self.url(database), "-c", sql]
        return subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()

    def fresh(self) -> str:
        """The name of a new, empty database."""
        self._databases += 1
        name = f"knobel_{self._databases}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def migrated(self) -> str:
        """The name of a new database with the present schema."""
        name = self.fresh()
        with ThreadPoolExecutor(1) as apart:  # a test may be running a loop here
            apart.submit(lambda: asyncio.run(migrate(self.url(name)))).result()
        return name

    def dump(self, database: str, dump: Path) -> None:
        """Back the database up, as docs/operating.md says."""
        command = [program("pg_dump"), "--format=custom", "-f", str(dump), self.url(database)]
        subprocess.run(command, check=True)

    def restore(self, dump: Path, database: str) -> None:
        """Fill an empty database from such a backup."""
        command = [program("pg_restore"), "--exit-on-error", "-d", self.url(database), str(dump)]
        subprocess.run(command, check=True)

    def emptied(self, database: str | None = None) -> str:
        """A database without rows; unless named, the same one every time.

        That is quicker than a new one.
        """
        if database is None:
            database = self._shared = self._shared or self.migrated()
        self.execute(EMPTY, database)
        return database


class Redis(Process):
    """A Redis that stores nothing."""

    def __init__(self, folder: Path, password: str | None = None) -> None:
        port = free_port()
        command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(folder)]
        if password is not None:
            command += ["--requirepass", password]
        super().__init__(command, folder, port, None)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


class Haproxy(Process):
    """A balancer that sends a match to the same node as long as that is there."""

    def __init__(self, folder: Path, nodes: Sequence[int]) -> None:
        port = free_port()
        servers = "\n".join(
            f"    server node{number} 127.0.0.1:{node} check inter 200ms fall 2 rise 1"
            for number, node in enumerate(nodes)
        )
        (folder / "haproxy.cfg").write_text(HAPROXY.format(port=port, servers=servers))
        command = [program("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]
        super().__init__(command, folder, port, None)


HAPROXY = """
defaults
    mode http
    option forwardfor
    option redispatch
    retries 3
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
frontend people
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance url_param m
    hash-type consistent
    option httpchk GET /ready
{servers}
"""


@contextmanager
def postgres(*settings: str, megabytes: int | None = None) -> Iterator[Postgres]:
    """A running cluster, quick unless the settings say otherwise; on a small disk where possible."""
    with ExitStack() as stack:
        made = stack.enter_context(folder("postgres"))
        cluster = Postgres(made, *(settings or QUICK))
        if megabytes is not None:
            with suppress(Missing):
                cluster.disk = stack.enter_context(small_disk(made / "data", megabytes))
        cluster.create()
        with running(cluster):
            yield cluster


@contextmanager
def redis(password: str | None = None) -> Iterator[Redis]:
    with folder("redis") as made, running(Redis(made, password)) as started:
        yield started


@contextmanager
def haproxy(*nodes: int) -> Iterator[Haproxy]:
    with folder("haproxy") as made, running(Haproxy(made, nodes)) as started:
        yield started


class SmallDisk:
    """A disk in memory that can be full.

    Only processes that are started `inside` see it, and it is gone with the process that made it.
    """

    def __init__(self, folder: Path, holder: int) -> None:
        self.inside = ("nsenter", f"--target={holder}", "--mount")
        """The words before a command that let it see the disk."""
        self.seen_from_outside = Path(f"/proc/{holder}/root{folder}")
        self._filler = self.seen_from_outside / "filler"

    def fill(self) -> None:
        """Leave no room for another page."""
        with suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))

    def make_room(self) -> None:
        self._filler.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    """Mount a disk there, or `Missing` where that is not allowed; in CI, root must be able to."""
    fault = CannotMount if os.geteuid() == 0 and os.environ.get("CI") == "true" else Missing
    if shutil.which("unshare") is None:
        raise fault("unshare is not installed, so no small disk can be mounted")
    folder.mkdir()
    mount = f"mount -t tmpfs -o size={megabytes}m,mode=0700 tmpfs '{folder}'"
    hold = [*_tied(None), "unshare", "--mount", "sh", "-c", f"{mount} && echo && exec sleep inf"]
    with subprocess.Popen(hold, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as holder:
        assert holder.stdout is not None
        if not holder.stdout.readline():
            raise fault("a small disk can't be mounted: only root may, and not in every container")
        try:
            yield SmallDisk(folder, holder.pid)
        finally:
            holder.kill()


class Wire:
    """Forwards a port of ours to a service; it can hold back all bytes, or cut all connections."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._passes = asyncio.Event()
        """Whether anything comes back."""
        self._passes.set()
        self._is_one_way = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def swallow(self, *, is_one_way: bool = False) -> None:
        """Pass nothing on, or only requests; connections stay open, and new ones get no answer."""
        self._is_one_way = is_one_way
        self._passes.clear()

    def heal(self) -> None:
        """Pass on what was held back, and everything after it."""
        self._passes.set()

    def cut(self) -> None:
        """Close all connections; what was held back is lost."""
        for writer in tuple(self._open):
            writer.transport.abort()
        self._open.clear()

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._forward(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        await self._may_ask()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._open.add(back)
        await asyncio.gather(
            self._pump(reader, back, self._may_ask), self._pump(there, writer, self._passes.wait)
        )

    async def _may_ask(self) -> None:
        if not self._is_one_way:
            await self._passes.wait()

    async def _pump(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        may_pass: Callable[[], Awaitable[object]],
    ) -> None:
        with suppress(OSError):
            while read := await source.read(65_536):
                await may_pass()
                sink.write(read)
                await sink.drain()
        sink.close()
        self._open.discard(sink)


def children_of(pid: int) -> list[int]:
    """The direct children, as Linux tells them."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, task.read_text().split())
    return found


def _tied(user: str | None) -> list[str]:
    """The words before a command that let it run as that user and end with us."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        assert user is None, "setpriv of util-linux is needed to leave root"
        return []
    changed = [] if user is None else [f"--reuid={user}", f"--regid={user}", "--clear-groups"]
    return [setpriv, *changed, "--pdeathsig=KILL"]


@contextmanager
def folder(name: str) -> Iterator[Path]:
    """A temporary folder for a service."""
    # Not pytest's folder: that one is closed to the user as whom PostgreSQL runs.
    with tempfile.TemporaryDirectory(prefix=f"knobel-{name}-", ignore_cleanup_errors=True) as made:
        yield Path(made)


@contextmanager
def running(service: Service) -> Iterator[Service]:
    """The service, from its start to its end in good order."""
    service.start()
    try:
        yield service
    finally:
        service.stop()
