"""Starts the servers that are measured, and the programs that measure them.

Everything runs on this machine over loopback: servers on CPU 0, generators on CPU 1.
"""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import IO

from bench.games import TURN_BASED
from tools.web import find_node

HERE = Path(__file__).parent
LOAD = HERE / "load"
PEERS = HERE / "peers"
RESULTS = HERE / "results"

BOARDGAMEIO = "boardgame.io@0.50.2"

SERVER_CPU, GENERATOR_CPU = 0, 1
STARTS_WITHIN = 60.0
"""Seconds."""


class CannotMeasure(Exception):
    """The reason why nothing can be measured, in one sentence."""


@dataclass(frozen=True)
class Server:
    """A server that can be measured; `{port}` and `{data}` stand for what a run gives it."""

    name: str
    driver: str
    command: tuple[str, ...]
    is_peer: bool = False
    root: Path = HERE.parent
    """The checkout whose sources it runs."""


_SERVE = (
    *(sys.executable, "-S", "-m", "knobel.main"),  # with the packages of `installed` alone
    *("serve", "--port", "{port}", "--data", "{data}"),
)
SERVERS = (
    Server("floor", "floor", (sys.executable, str(LOAD / "floor.py"), "{port}")),
    Server("boardgame.io", "boardgameio", ("node", str(LOAD / "boardgameio.cjs")), is_peer=True),
    Server(
        "knobel",
        TURN_BASED,
        (*_SERVE, "--limit", "local-visitors=100000"),
    ),
)
LOADED = SERVERS[-1]
"""Ours for the load benches, where one address opens more matches than a visitor may."""
KNOBEL = Server("knobel", TURN_BASED, _SERVE)
"""Ours as it is."""


def fan_out(length: float) -> Server:
    """The lower bound for matches of eight, with updates of that many bytes."""
    program = str(LOAD / "fanout.py")
    return Server("floor", "fanout", (sys.executable, program, "{port}", str(round(length))))


def of_checkout(root: Path) -> Server:
    """Our server as another checkout has it, for comparison."""
    if not (root / "src" / "knobel").is_dir():
        raise CannotMeasure(f"{root} is no checkout of Knobel")
    return replace(LOADED, name="before", root=root.resolve())


def environment(root: Path = HERE.parent) -> dict[str, str]:
    """Where our sources, Node and the peers are found."""
    node = find_node()
    if node is None:
        raise CannotMeasure("the generator needs Node.js, and there is none here")
    return {
        **os.environ,
        **node.environment,
        "NODE_ENV": "production",
        "PEERS": str(PEERS),
        "PYTHONPATH": os.pathsep.join(map(str, (root / "src", root, installed(root)))),
    }


@cache
def installed(root: Path) -> Path:
    """A folder with the packages of requirements/run.txt, which are all that a server has.

    `.venv` has those of the tests, too, and Litestar imports pydantic (11 MB) if it finds it.
    """
    folder = PEERS / "packages" / root.name
    folder.mkdir(parents=True, exist_ok=True)
    pins = (root / "requirements" / "run.txt").read_text(encoding="utf-8").splitlines()
    for name in (line.partition("==")[0] for line in pins if re.match(r"[\w.-]+==", line)):
        with suppress(PackageNotFoundError):  # some are for other systems
            found = distribution(name)
            for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
                if not (folder / top).exists():
                    (folder / top).symlink_to(Path(str(found.locate_file(top))))
    return folder


def install_peers() -> None:
    """Fetch boardgame.io with npm, if it is not there."""
    if (PEERS / "node_modules" / "boardgame.io").is_dir():
        return
    node = find_node()
    if node is None:
        raise CannotMeasure("boardgame.io needs Node.js, and there is none here")
    PEERS.mkdir(exist_ok=True)
    quiet = ("--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    done = subprocess.run(
        [*node.npm, "install", "--prefix", str(PEERS), *quiet, BOARDGAMEIO],
        env={**os.environ, **node.environment},
        check=False,
    )
    if done.returncode:
        raise CannotMeasure(f"npm could not install {BOARDGAMEIO}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def data_folder() -> Iterator[Path]:
    """A folder on the disk of this checkout: /tmp may be memory, and memory is durable at once."""
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="data-", dir=RESULTS) as folder:
        yield Path(folder)


@contextmanager
def running(server: Server, port: int, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The server, once it listens; killed at the end."""
    command = [part.format(port=port, data=data) for part in server.command]
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(
            pinned(SERVER_CPU, command),
            env={**environment(server.root), "PORT": str(port)},
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            start_new_session=True,
        )
        try:
            _wait_for(server, process, port, complaints)
            yield process
        finally:
            kill(process)


def pinned(cpu: int, command: list[str]) -> list[str]:
    return ["taskset", "--cpu-list", str(cpu), *command]


def prefer(leader: int) -> None:
    """Give this session a higher priority than other work, where the system allows that."""
    with suppress(OSError):
        Path(f"/proc/{leader}/autogroup").write_text("-20", encoding="ascii")


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and everything that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _wait_for(
    server: Server, process: subprocess.Popen[bytes], port: int, complaints: IO[bytes]
) -> None:
    give_up = time.monotonic() + STARTS_WITHIN
    while process.poll() is None and time.monotonic() < give_up:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    complaints.seek(0)
    said = complaints.read().decode(errors="replace").strip()
    raise CannotMeasure(f"{server.name} did not start: {said[-500:] or 'it said nothing'}")
