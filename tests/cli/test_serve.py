"""`knobel serve` as a process of its own."""

import errno
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO, TypeAlias

import pytest
from websockets.sync.client import connect

from knobel.cli.storage import DATABASE, prepared
from knobel.locale import LANGUAGES, text
from knobel.stores.folder import KEY, held, kept_key
from tests.cli.conftest import Knobel

Started: TypeAlias = "subprocess.Popen[str]"
Start: TypeAlias = Callable[..., Started]
AT_ONCE = 2
"""Seconds; while a call is not answered, a server waits longer before it ends."""


@pytest.fixture
def serve() -> Iterator[Start]:
    """Start servers; whatever the test leaves running is killed."""
    begun: list[Started] = []

    def start(folder: Path, *more: str) -> Started:
        command = [sys.executable, "-m", "knobel.main", "serve", "--port", "0"]
        begun.append(
            subprocess.Popen(
                [*command, "--data", str(folder), *more],
                env={**os.environ, "LC_ALL": "en"},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        return begun[-1]

    yield start
    for server in begun:
        server.kill()
        server.communicate()


def said(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


def test_nodes_that_start_together_may_share_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each tries whether it can write there, and removes what it wrote: the other's, too."""
    touch = Path.touch

    def touched_by_both(file: Path) -> None:
        touch(file)
        file.unlink()

    monkeypatch.setattr(Path, "touch", touched_by_both)

    assert prepared(tmp_path) == tmp_path / DATABASE


def test_a_second_server_in_the_same_folder_is_one_sentence(
    serve: Start, folder: Path, match: str, knobel: Knobel
) -> None:
    first = serve(folder)
    assert said(first.stdout).startswith("Knobel is running at")
    second = serve(folder)

    assert said(second.stdout) == ""
    assert second.wait(30) == 1
    assert second.stderr is not None
    assert second.stderr.read() == (
        f"Another Knobel server is using the folder {folder}:"
        " stop that one, or choose another folder with --data.\n"
    )
    assert first.poll() is None
    assert knobel("verify", "--data", folder).status == 0
    assert knobel("export", match, "--data", folder).status == 0
    assert knobel("prune", "--data", folder).status == 0


def test_a_killed_server_leaves_the_folder_free(serve: Start, folder: Path) -> None:
    for _ in range(2):
        server = serve(folder)
        assert said(server.stdout).startswith("Knobel is running at")
        server.kill()
        server.wait()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_in_use_is_told_in_every_language(
    knobel: Knobel, folder: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    folder.mkdir()
    with held(folder):
        refused = knobel("serve", "--port", 0, "--data", folder)

    assert refused == (1, "", text(language, "cli-folder-in-use", folder=str(folder)) + "\n")
    assert not (folder / DATABASE).exists()


def test_a_folder_that_it_makes_is_for_its_owner_alone(serve: Start, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    assert said(serve(folder).stdout).startswith("Knobel is running at")

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert set(modes.values()) == {0o600}


def test_a_folder_that_was_there_is_left_alone(serve: Start, folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o755)
    assert said(serve(folder).stdout).startswith("Knobel is running at")

    assert stat.S_IMODE(folder.stat().st_mode) == 0o755


def test_the_key_of_a_server_is_made_once_and_for_its_owner_alone(
    serve: Start, folder: Path
) -> None:
    keys, modes = set(), set()
    for _ in range(2):
        server = serve(folder)
        assert said(server.stdout).startswith("Knobel is running at")
        server.kill()
        server.wait()
        keys.add((folder / KEY).read_text(encoding="ascii"))
        modes.add(stat.S_IMODE((folder / KEY).stat().st_mode))
        (folder / KEY).chmod(0o644)  # as some programs restore a backup

    (key,) = keys
    assert len(bytes.fromhex(key)) == 32
    assert modes == {0o600}
    assert key.encode() not in (folder / DATABASE).read_bytes()


@pytest.mark.parametrize("key", ["", "00", "x" * 64, "ü"])
def test_a_key_that_is_none_is_one_sentence(knobel: Knobel, folder: Path, key: str) -> None:
    folder.mkdir()
    (folder / KEY).write_text(key, encoding="utf-8")
    refused = knobel("serve", "--port", 0, "--data", folder)

    assert (refused.status, refused.out) == (1, "")
    assert refused.err.startswith(f"The key {folder / KEY} cannot be used: ")
    assert refused.err.count("\n") == 1


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
from knobel.main import main
sys.exit(main(sys.argv[1:]))
"""
"""Knobel in a process that cannot write a byte more, as on a full disk."""


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["verify"], ["prune"]])
def test_a_full_disk_is_not_blamed_on_the_database(
    folder: Path, match: str, command: list[str]
) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", FULL, *command, "--data", str(folder)],
        env={**os.environ, "LC_ALL": "en"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert (ended.returncode, ended.stdout) == (1, "")
    (sentence,) = ended.stderr.splitlines()
    assert sentence.startswith(f"The database {folder / DATABASE} cannot be written: disk I/O")
    assert "Make room on the disk" in sentence
    assert "Move it away" not in sentence


def test_a_key_that_the_system_has_mounted_cannot_be_changed_and_need_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = bytes(range(32))
    kept_key(tmp_path, fresh)

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "chmod", refuse)

    assert kept_key(tmp_path, bytes(32)) == fresh


def test_those_who_watch_are_answered_on_their_own_port(serve: Start, folder: Path) -> None:
    port = free_port()
    server = serve(folder, "--metrics", str(port), "--log-format", "json")
    assert said(server.stdout).startswith("Knobel is running at")
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        told = answer.read().decode()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=10) as answer:
        assert answer.status == 200

    assert "knobel_ready 1.0" in told
    server.terminate()
    assert server.wait(30) in {0, -signal.SIGTERM}


def test_it_sends_everybody_away_before_it_ends(serve: Start, folder: Path) -> None:
    server = serve(folder)
    port = port_in(said(server.stdout))
    order = {"game": "vier3d", "seats": [{"mine": True}, {}], "name": "Anna"}
    call = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/matches",
        json.dumps(order).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(call, timeout=10) as answer:  # noqa: S310 -- our own server
        ticket = json.load(answer)
    with connect(f"ws://127.0.0.1:{port}/ws") as line:
        line.send(json.dumps({"type": "hello", "match": ticket["id"], "token": ticket["token"]}))
        assert json.loads(line.recv(10))["type"] == "welcome"
        server.terminate()
        assert json.loads(line.recv(10)) == {"type": "gone", "code": "moving"}

    assert server.wait(20) in {0, -signal.SIGTERM}


def test_a_second_signal_ends_it_at_once(serve: Start, tmp_path: Path) -> None:
    """The other server gets one signal only, and shows that it would have taken longer."""
    watched = [free_port() for _ in range(2)]
    servers = [serve(tmp_path / f"{port}", "--metrics", str(port)) for port in watched]
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(unfinished_call(port_in(said(server.stdout))))
        hurried, patient = servers
        hurried.terminate()
        while is_ready(watched[0]):  # until it has noted the signal
            time.sleep(0.02)
        assert hurried.poll() is None
        hurried.terminate()
        assert hurried.wait(AT_ONCE) == 1

        began = time.monotonic()
        patient.terminate()
        assert patient.wait(30) in {0, -signal.SIGTERM}
        assert time.monotonic() - began > AT_ONCE


@contextmanager
def unfinished_call(port: int) -> Iterator[None]:
    """A call whose body does not come, though the server waits for it."""
    with closing(socket.create_connection(("127.0.0.1", port), 10)) as opened:
        opened.sendall(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n")
        opened.sendall(b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n")
        assert opened.recv(12) == b"HTTP/1.1 100"
        yield


def is_ready(port: int) -> bool:
    """What the server says to those who watch it on this port."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=10):
            return True
    except urllib.error.HTTPError as refused:
        if refused.code == 503:
            return False
        raise


def port_in(told: str) -> int:
    return int(told.rsplit(":", 1)[-1].split(maxsplit=1)[0].rstrip("./"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize(
    ("flag", "value", "sentence"),
    [
        ("--metrics", "many", "many is not a port"),
        ("--trusted-proxy", "proxy.example", "proxy.example is neither an address nor a network"),
    ],
)
def test_an_address_that_is_none_is_one_sentence(
    knobel: Knobel, folder: Path, flag: str, value: str, sentence: str
) -> None:
    told = knobel("serve", "--port", 0, "--data", folder, flag, value)

    assert told.status == 1
    assert told.err.startswith(sentence)
