"""The other commands, and what they say when something is wrong."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from knobel.cli.limits import limits_of
from knobel.cli.storage import DATABASE
from knobel.core.game import Millis
from knobel.locale import LANGUAGES, text
from knobel.service.limits import DEFAULTS, Limits
from knobel.stores.folder import held
from knobel.stores.sqlite import SCHEMA_VERSION, SqliteStore
from tests.cli.conftest import Knobel, change, line_of, set_world
from tests.kit.harness import opened
from tests.kit.perft import read_perft
from tests.kit.stores import damage
from tests.kit.world import NOON, TurnedWorld

DAY = 86_400_000


# verify


def test_every_match_verifies(knobel: Knobel, folder: Path, match: str) -> None:
    assert knobel("verify", "--data", folder) == (
        0,
        "2 matches verified: every line is as it was.\n",
        "",
    )


@pytest.mark.parametrize(
    ("word", "old", "new"),
    [
        (b'"rod":"c3"', b'"rod":"c3"', b'"rod":"c4"'),
        (b'"picks":[1', b'"picks":[1', b'"picks":[0'),
        (b"taken-back", b'"plies":1', b'"plies":2'),
        (b"Zo", "Zoë dice 1 2".encode(), b"Zoe"),
    ],
)
def test_a_line_that_was_changed_is_named(
    knobel: Knobel, folder: Path, match: str, word: bytes, old: bytes, new: bytes
) -> None:
    version, line = line_of(folder, match, word)
    changed = line[::-1].replace(old[::-1], new[::-1], 1)[::-1]
    change(
        folder, "UPDATE log SET line = ? WHERE match = ? AND version = ?", changed, match, version
    )
    said = knobel("verify", "--data", folder)

    assert said.status == 1
    assert said.out.startswith(f"Match {match} differs in line {version}: ")
    assert said.out.count("\n") == 1


def test_a_line_that_is_missing_is_named_by_the_next(
    knobel: Knobel, folder: Path, match: str
) -> None:
    change(folder, "DELETE FROM log WHERE match = ? AND version = 5", match)

    assert knobel("verify", "--data", folder).out.startswith(f"Match {match} differs in line 6: ")


def test_a_line_that_is_no_line_is_told(knobel: Knobel, folder: Path, match: str) -> None:
    change(folder, "UPDATE log SET line = '{}' WHERE match = ? AND version = 3", match)
    said = knobel("verify", "--data", folder)

    assert said.status == 1
    assert said.out.startswith(f"Match {match} cannot be read: ")
    exported = knobel("export", match, "--data", folder)
    assert exported.status == 1
    assert exported.err.startswith(f"Match {match} cannot be read: ")


@pytest.mark.parametrize("header", [b"", b"{}", b'{"game":"chess"}', b"\xff"])
def test_a_header_that_is_no_header_is_told(
    knobel: Knobel, folder: Path, match: str, header: bytes
) -> None:
    change(folder, "UPDATE matches SET header = ? WHERE id = ?", header, match)

    for said in (knobel("verify", "--data", folder), knobel("export", match, "--data", folder)):
        assert said.status == 1
        assert f"Match {match} cannot be read: " in said.out + said.err
        assert (said.out + said.err).count("\n") == 1


def test_a_terminal_sees_the_progress(
    knobel: Knobel, folder: Path, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert knobel("verify", "--data", folder).err == "\r1 of 2\r2 of 2\n"


# limits


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limits_are_listed_with_a_sentence_each(
    knobel: Knobel, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    said = knobel("limits")
    lines = said.out.splitlines()

    assert (said.status, said.err) == (0, "")
    assert "messages-burst=60" in lines
    assert lines[1] == f"    {text(language, 'limit-message-bytes')}"
    assert len(lines) == 2 * len(Limits.__struct_fields__)


def test_limits_are_changed_by_name() -> None:
    changed = limits_of(["messages-burst=100", "matches-per-second=0.25"])

    assert changed == Limits(messages_burst=100, matches_per_second=0.25)
    assert limits_of([]) == DEFAULTS


@pytest.mark.parametrize("given", ["tea=1", "messages_burst=1", "=1", "", "message-bytes.x=1"])
def test_a_limit_that_is_not_there_is_told_with_all_that_are(
    knobel: Knobel, folder: Path, given: str
) -> None:
    said = knobel("serve", "--data", folder, "--limit", given)

    assert (said.status, said.out, said.err.count("\n")) == (1, "", 1)
    assert said.err.startswith(f"{given.partition('=')[0]} is not the name of a limit.")
    assert "messages-burst, " in said.err
    assert not folder.exists()


@pytest.mark.parametrize(
    ("given", "needed"),
    [
        ("messages-burst=many", "a whole number"),
        ("messages-burst=1.5", "a whole number"),
        ("messages-burst=0", "a whole number"),
        ("messages-burst=-1", "a whole number"),
        ("messages-burst=", "a whole number"),
        ("messages-burst", "a whole number"),
        ("ping-seconds=nan", "a number"),
        ("ping-seconds=inf", "a number"),
        ("ping-seconds=x", "a number"),
    ],
)
def test_a_value_that_no_limit_has_is_told(
    knobel: Knobel, folder: Path, given: str, needed: str
) -> None:
    name, _, value = given.partition("=")

    assert knobel("serve", "--data", folder, "--limit", given) == (
        1,
        "",
        f"The limit {name} has to be {needed} above 0, not {value}.\n",
    )


# export, prune


def test_a_match_that_is_not_there(knobel: Knobel, folder: Path, match: str) -> None:
    assert knobel("export", "nowhere", "--data", folder) == (
        1,
        "",
        "There is no match nowhere. Check its id.\n",
    )


def later(monkeypatch: pytest.MonkeyPatch, millis: Millis) -> None:
    set_world(monkeypatch, lambda: TurnedWorld(NOON + millis))


def test_prune_deletes_what_is_old_and_over(
    knobel: Knobel, folder: Path, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, 89 * DAY)
    assert knobel("prune", "--data", folder).out == "0 matches deleted.\n"
    later(monkeypatch, 89 * DAY + 1)
    assert knobel("prune", "--data", folder).out == "1 match deleted.\n"

    assert knobel("export", match, "--data", folder).status == 1
    assert knobel("verify", "--data", folder).out.startswith("1 match verified")


def test_prune_after_as_many_days_as_one_likes(
    knobel: Knobel, folder: Path, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert knobel("prune", "--days", 2, "--data", folder).out == "0 matches deleted.\n"
    later(monkeypatch, 1)

    assert knobel("prune", "--days", 1, "--data", folder).out == "1 match deleted.\n"
    later(monkeypatch, 10_000 * DAY)
    assert knobel("prune", "--days", 0, "--data", folder).out == "0 matches deleted.\n"


@pytest.mark.parametrize("is_served", [False, True], ids=["alone", "beside a server"])
def test_prune_leaves_no_byte_of_a_match(
    knobel: Knobel, folder: Path, match: str, monkeypatch: pytest.MonkeyPatch, is_served: bool
) -> None:
    words = ["Zoë".encode(), match.encode()]
    files = [file.read_bytes() for file in folder.iterdir()]
    assert all(any(word in file for file in files) for word in words)
    later(monkeypatch, 100 * DAY)
    with (
        closing(sqlite3.connect(folder / DATABASE)) as server,
        held(folder) if is_served else nullcontext(),
    ):
        if is_served:
            assert server.execute("SELECT count(*) FROM matches").fetchone() == (2,)
        said = knobel("prune", "--data", folder)
        files = [file.read_bytes() for file in folder.iterdir()]

    assert said == (0, "1 match deleted.\n", "")
    assert not any(word in file for file in files for word in words)


def test_prune_says_if_it_had_to_leave_something(
    knobel: Knobel, folder: Path, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, 100 * DAY)
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM log").fetchone()
        said = knobel("prune", "--data", folder)

    assert (said.status, said.out) == (0, "1 match deleted.\n")
    assert said.err.startswith("Parts of deleted matches may still be in the file")


# perft


def test_perft_prints_ply_nodes_and_wins(knobel: Knobel) -> None:
    said = knobel("perft", "vier3d", 3)

    rows = [tuple(map(int, line.split())) for line in said.out.splitlines()]
    assert rows == [tuple(row) for row in read_perft("vier3d")[:3]]


# What may be wrong


def test_a_taken_port_is_one_sentence(knobel: Knobel, folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = knobel("serve", "--port", port, "--data", folder)

    assert said == (
        1,
        "",
        f"Port {port} on 127.0.0.1 is taken: choose another one with --port.\n",
    )


@pytest.mark.parametrize(
    ("host", "port"), [("256.1.1.1", 0), ("203.0.113.9", 0), ("127.0.0.1", 99_999), ("::g", 0)]
)
def test_an_address_that_cannot_be_listened_on(
    knobel: Knobel, folder: Path, host: str, port: int
) -> None:
    said = knobel("serve", "--host", host, "--port", port, "--data", folder)

    assert (said.status, said.out) == (1, "")
    assert said.err.startswith(f"Cannot listen on {host}, port {port}: ")
    assert said.err.count("\n") == 1


def test_half_a_certificate_is_one_sentence(knobel: Knobel, folder: Path) -> None:
    said = knobel("serve", "--tls-cert", folder / "cert.pem", "--data", folder)

    assert (said.status, said.out) == (1, "")
    assert said.err.splitlines() == ["For https, give both --tls-cert and --tls-key."]


def test_a_certificate_that_is_none_is_one_sentence(knobel: Knobel, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "cert.pem").write_text("nonsense", encoding="ascii")
    files = ["--tls-cert", folder / "cert.pem", "--tls-key", folder / "missing.pem"]
    said = knobel("serve", *files, "--data", folder)

    assert (said.status, said.out) == (1, "")
    assert len(said.err.splitlines()) == 1
    assert "cert.pem" in said.err


@pytest.mark.parametrize("command", ["serve", "import"])
def test_a_folder_that_cannot_be_written_to(
    knobel: Knobel, tmp_path: Path, command: str, folder: Path, match: str
) -> None:
    record = tmp_path / "match.knobel"
    record.write_text(knobel("export", match, "--data", folder).out, encoding="utf-8")
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    arguments = [record] if command == "import" else ["--port", 0]
    said = knobel(command, *arguments, "--data", tmp_path / "file")

    assert (said.status, said.out) == (1, "")
    assert said.err.startswith(f"The folder {tmp_path / 'file'} cannot be written to: ")


@pytest.mark.parametrize("command", ["verify", "export", "prune"])
def test_a_folder_without_a_database(knobel: Knobel, folder: Path, command: str) -> None:
    arguments = ["m"] if command == "export" else []

    assert knobel(command, *arguments, "--data", folder) == (
        1,
        "",
        f"There is no database in {folder}. Choose another folder with --data.\n",
    )
    assert not folder.exists()


def scribble(path: Path) -> str:
    path.write_bytes(b"Dear diary, " * 1000)
    return "file is not a database"


def from_the_future(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    return f"it was written by a newer version (99 > {SCHEMA_VERSION})"


def spill(path: Path) -> str:
    """Coffee over the page on which the matches begin."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    damage(path)
    return "database disk image is malformed"


@pytest.mark.parametrize("harm", [scribble, from_the_future, spill])
@pytest.mark.parametrize("command", ["serve", "verify", "export", "import", "prune"])
def test_a_database_that_cannot_be_used_is_one_sentence(
    knobel: Knobel, folder: Path, match: str, command: str, harm: Callable[[Path], str]
) -> None:
    file = folder / "match.knobel"
    file.write_text(knobel("export", match, "--data", folder).out, encoding="utf-8")
    why = harm(folder / DATABASE)
    arguments: dict[str, list[object]] = {
        "serve": ["--port", 0],
        "export": [match],
        "import": [file],
    }
    said = knobel(command, *arguments.get(command, []), "--data", folder)

    file = folder / DATABASE
    remedy = "Move it away, or restore a copy, and start again."
    assert said == (1, "", f"The database {file} cannot be used: {why}. {remedy}\n")


def test_an_unknown_command_shows_how_it_is_used(
    knobel: Knobel, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in ([], ["dance"], ["export"], ["perft", "chess", 3]):
        with pytest.raises(SystemExit) as ended:
            knobel(*arguments)

        assert ended.value.code == 2
        assert "usage: knobel" in capsys.readouterr().err


# Languages and places


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variable", ["LANG", "LC_ALL", "LC_MESSAGES"])
def test_it_speaks_the_language_of_the_terminal(
    knobel: Knobel, folder: Path, monkeypatch: pytest.MonkeyPatch, language: str, variable: str
) -> None:
    monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    said = knobel("verify", "--data", folder)

    assert said.err == text(language, "cli-no-database", folder=str(folder)) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_speaks_it_too(
    knobel: Knobel,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit) as ended:
        knobel("--help")

    assert ended.value.code == 0
    told = capsys.readouterr().out
    for command in ("about", "serve", "verify", "export", "import", "prune", "perft"):
        assert text(language, f"cli-{command}") in told


@pytest.mark.parametrize("name", ["C", "POSIX", "", "xx_YY"])
def test_any_other_language_is_english(
    knobel: Knobel, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("LANG", name)

    assert (
        knobel("verify", "--data", folder).err
        == f"There is no database in {folder}. Choose another folder with --data.\n"
    )


def test_the_folder_is_where_the_system_keeps_such_things(
    knobel: Knobel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KNOBEL_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert f"in {tmp_path}/home/.local/share/knobel." in knobel("verify").err
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert f"in {tmp_path}/xdg/knobel." in knobel("verify").err
    monkeypatch.setenv("KNOBEL_DATA", str(tmp_path / "mine"))

    assert f"in {tmp_path}/mine." in knobel("verify").err
    assert list(tmp_path.iterdir()) == []


def test_a_match_with_a_strange_but_legal_story_verifies(knobel: Knobel, folder: Path) -> None:
    """Everybody leaves, and a week later it ends itself."""

    async def play() -> None:
        log = SqliteStore.opened(folder / DATABASE)
        async with opened(log) as harness:
            await harness.pair()
            await harness.turn(5_000)
            await harness.turn(8 * DAY)

    folder.mkdir()
    asyncio.run(play())

    assert knobel("verify", "--data", folder).out.startswith("1 match verified")


def test_a_server_loads_only_what_every_server_needs() -> None:
    """The rest takes 20 MB; most servers are never asked for a reminder, or for metrics."""
    rest = {"cryptography", "prometheus_client", "rich", "segno"}
    program = f"import sys, knobel.cli.node; print(*{rest} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []
