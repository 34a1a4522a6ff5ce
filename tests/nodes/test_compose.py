"""What deploy/compose describes, played as plain processes: only addresses and folders differ."""

import json
import os
import re
import shlex
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TypeAlias

import pytest
import yaml
from msgspec import Struct

from bench.faults.ground import Node
from bench.faults.people import Crowd
from tests.kit import services
from tests.kit.services import Postgres, Process, free_port, program

ROOT = Path(__file__).parents[2]
FILES = ROOT / "deploy" / "compose"
COMPOSE = yaml.safe_load((FILES / "compose.yaml").read_text())["services"]
NODES = ("node-1", "node-2")
PORTS = {name: str(free_port()) for name in ("8000", "8001", "8002", "9101", "9102", "6379")}
"""For each port that the files name, one that is free here."""


Told: TypeAlias = tuple[str, str]
"""The address of a visitor, and the protocol."""


def adapted(text: str, ports: Mapping[str, str] = PORTS) -> str:
    return re.sub(r"\d{4}", lambda found: ports.get(found[0], found[0]), text)


class ComposeNode(Node):
    """A node as its container would run it."""

    def __init__(self, name: str, folder: Path, environment: dict[str, str]) -> None:
        words = [adapted(word) for word in COMPOSE[name]["command"]]
        words = [str(folder) if word == "/var/lib/knobel" else word for word in words]
        port = int(words[words.index("--port") + 1])
        Process.__init__(self, [*KNOBEL, *words], folder, port, None, environment)
        self.metrics = int(words[words.index("--metrics") + 1])


KNOBEL = (sys.executable, "-m", "knobel.main")


class Composed(Struct):
    """Everything, running."""

    port: int
    nodes: Sequence[ComposeNode]
    cluster: Postgres
    redis: Process


def make_secrets(folder: Path) -> Path:
    """By the commands of deploy/README.md."""
    [recipe] = re.findall(
        r"^    cd deploy/compose\n((?:    .*\n)+)",
        (FILES.parent / "README.md").read_text(),
        re.MULTILINE,
    )
    subprocess.run(["sh", "-e", "-c", recipe], cwd=folder, check=True)
    return folder / "secrets"


@pytest.fixture(scope="module")
def composed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Composed]:
    program("openssl")  # or say that it is missing
    secrets = make_secrets(tmp_path_factory.mktemp("compose"))
    with ExitStack() as stack:

        def folder(name: str) -> Path:
            return stack.enter_context(services.folder(name))

        password = (secrets / "postgres_password").read_text()
        cluster = Postgres(folder("postgres"), *services.QUICK, password=password)
        cluster.create()
        stack.enter_context(services.running(cluster))
        cluster.execute("CREATE DATABASE knobel")
        redis = _redis(folder("redis"), (secrets / "redis.conf").read_text())
        stack.enter_context(services.running(redis))
        environment = {
            **os.environ,
            **_environment((secrets / "node.env").read_text(), cluster.port, redis.port),
            "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT))),
        }
        subprocess.run([*KNOBEL, "migrate"], env=environment, check=True, capture_output=True)
        nodes: list[ComposeNode] = []
        for name in NODES:
            place = folder(name)
            for key in ("knobel.key", "knobel.push.key"):
                (place / key).write_bytes((secrets / key).read_bytes())
                (place / key).chmod(0o600)
            nodes.append(ComposeNode(name, place, environment))
            stack.enter_context(services.running(nodes[-1]))
        balancer = _balancer(folder("haproxy"), (FILES / "haproxy.cfg").read_text(), PORTS)
        stack.enter_context(services.running(balancer))
        yield Composed(balancer.port, nodes, cluster, redis)


def _redis(folder: Path, settings: str) -> Process:
    [name, path] = COMPOSE["redis"]["command"]
    assert path == "/run/secrets/redis_conf"
    (folder / "redis.conf").write_text(f"{settings}port {PORTS['6379']}\ndir {folder}\n")
    command = [program(name), str(folder / "redis.conf")]
    return Process(command, folder, int(PORTS["6379"]), None)


def _environment(settings: str, log: int, bus: int) -> dict[str, str]:
    given = dict(line.split("=", 1) for line in shlex.split(settings))
    assert set(given) == {"KNOBEL_LOG", "KNOBEL_BUS"}
    ports = {"KNOBEL_LOG": log, "KNOBEL_BUS": bus}
    return {
        name: url.replace("@127.0.0.1/", f"@127.0.0.1:{ports[name]}/")
        for name, url in given.items()
    }


def _balancer(folder: Path, config: str, ports: Mapping[str, str]) -> Process:
    (folder / "haproxy.cfg").write_text(adapted(config, ports))
    few = ["-n", "1000"]  # connections: not everybody may have 20,000
    command = [program("haproxy"), "-db", *few, "-f", str(folder / "haproxy.cfg")]
    return Process(command, folder, int(ports["8000"]), None)


async def test_people_play_through_the_balancer(composed: Composed) -> None:
    crowd = Crowd([composed.port], pace=0.2)
    crowd.sit_down(4, (0, 0))
    await crowd.played(3)
    await crowd.stop()
    figures = [_figures(node.metrics) for node in composed.nodes]

    assert not crowd.promises.faults
    assert not crowd.refusals
    assert sum(figures) >= 4 * 2 * 3  # moves, as the nodes have counted them


class Headers(BaseHTTPRequestHandler):
    """Stands in for both nodes, and answers what it is told."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        told = [self.headers[f"X-Forwarded-{name}"] for name in ("For", "Proto")]
        self.wfile.write(json.dumps(told).encode())

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Told]]:
    """Who visits, and how, as the nodes are told if a visitor sends these headers."""
    is_named = request.param
    config = (FILES / "haproxy.cfg").read_text()
    if is_named:
        config, count = re.subn(r"#(acl from_proxy src) .*", r"\1 127.0.0.1", config)
        assert count == 1
    with ThreadingHTTPServer(("127.0.0.1", 0), Headers) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        ports = {
            "8000": str(free_port()),
            **dict.fromkeys(("8001", "8002"), str(server.server_port)),
        }
        balancer = _balancer(tmp_path, config, ports)

        def ask(**given: str) -> Told:
            headers = {f"X-Forwarded-{name}": value for name, value in given.items()}
            call = urllib.request.Request(f"http://127.0.0.1:{balancer.port}/", headers=headers)
            with urllib.request.urlopen(call, timeout=10) as answer:  # noqa: S310 -- our own
                visitor, protocol = json.load(answer)
            return visitor, protocol

        with services.running(balancer):
            yield ask
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("told", [False], indirect=True, ids=["as it is"])
def test_nodes_believe_no_visitor_who_claims_to_be_somebody_else(told: Callable[..., Told]) -> None:
    assert told(For="203.0.113.9", Proto="https") == ("127.0.0.1", "http")
    assert told() == ("127.0.0.1", "http")


@pytest.mark.parametrize("told", [True], indirect=True, ids=["with a named proxy"])
def test_nodes_learn_who_visits_from_a_named_proxy_in_front(told: Callable[..., Told]) -> None:
    assert told(For="203.0.113.9", Proto="https") == ("203.0.113.9", "https")
    assert told(For="203.0.113.9") == ("203.0.113.9", "http")
    assert told() == ("127.0.0.1", "http")


def test_nobody_gets_in_without_the_passwords(composed: Composed) -> None:
    url = re.sub(r":[0-9a-f]+@", ":wrong@", composed.cluster.url("knobel"))
    log = [program("psql"), url, "-c", "SELECT"]
    bus = [program("redis-cli"), "-p", str(composed.redis.port), "ping"]
    told = [subprocess.run(ask, capture_output=True, text=True, check=False) for ask in (log, bus)]
    words = [Path(f"/proc/{node.pid}/cmdline").read_text() for node in composed.nodes]

    assert "password authentication failed" in told[0].stderr
    assert "NOAUTH" in told[1].stdout
    assert not [word for word in words if "postgresql:" in word or "redis:" in word]


def _figures(port: int) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        told = answer.read().decode()
    return sum(
        float(n) for n in re.findall(r"^knobel_moves_total(?:\{.*\})? (\S+)$", told, re.MULTILINE)
    )
