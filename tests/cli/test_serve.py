"""`knobel serve` as a process of its own."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TypeAlias

import pytest

from knobel import main as cli
from knobel.locale import LANGUAGES, text
from knobel.stores.folder import KEY, held
from tests.cli.conftest import Knobel

Started: TypeAlias = "subprocess.Popen[str]"
Start: TypeAlias = Callable[[Path], Started]


@pytest.fixture
def serve() -> Iterator[Start]:
    """Start servers; whatever the test leaves running is killed."""
    begun: list[Started] = []

    def start(folder: Path) -> Started:
        command = [sys.executable, "-m", "knobel.main", "serve", "--port", "0"]
        begun.append(
            subprocess.Popen(
                [*command, "--data", str(folder)],
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
    assert not (folder / cli.DATABASE).exists()


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
    assert key.encode() not in (folder / cli.DATABASE).read_bytes()


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
    assert sentence.startswith(f"The database {folder / cli.DATABASE} cannot be written: disk I/O")
    assert "Make room on the disk" in sentence
    assert "Move it away" not in sentence
