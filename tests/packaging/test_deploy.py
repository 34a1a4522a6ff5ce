"""What deploy/ names is there: commands, flags, folders, and the rights that it takes away."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from knobel import main
from knobel.server import api
from knobel.service.limits import Limits
from tools import deploy

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROGRAM = "/opt/knobel/bin/knobel"

# The unit


def unit() -> dict[str, list[str]]:
    settings: dict[str, list[str]] = {}
    for line in deploy.UNIT.read_text().splitlines():
        if line and line[0] not in "#[":
            name, _, value = line.partition("=")
            settings.setdefault(name, []).append(value)
    return settings


def parsed(arguments: list[str]) -> argparse.Namespace:
    """As the command line reads them; what it does not know ends the test."""
    return main._parser().parse_args(arguments)


def test_the_unit_starts_a_command_that_exists_with_flags_that_exist() -> None:
    [command] = unit()["ExecStart"]
    program, *arguments = shlex.split(command)
    options = parsed(arguments)

    assert program == PROGRAM
    assert "knobel" in PROJECT["project"]["scripts"]
    assert options.do is main._serve
    assert options.host == "127.0.0.1"


def test_the_unit_may_write_its_data_and_its_cache_and_nothing_else() -> None:
    settings = unit()
    [command] = settings["ExecStart"]

    assert settings["ProtectSystem"] == ["strict"]
    assert "ReadWritePaths" not in settings
    assert parsed(shlex.split(command)[1:]).data == Path("/var/lib", *settings["StateDirectory"])
    cache = Path("/var/cache", *settings["CacheDirectory"])
    assert f"XDG_CACHE_HOME={cache}" in settings["Environment"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DynamicUser", "yes"),
        ("NoNewPrivileges", "yes"),
        ("CapabilityBoundingSet", ""),
        ("PrivateTmp", "yes"),
        ("ProtectHome", "yes"),
        ("UMask", "0077"),
        ("StateDirectoryMode", "0700"),
        ("Restart", "on-failure"),
        ("MemoryDenyWriteExecute", "no"),  # else numba can't be imported
    ],
)
def test_the_unit_takes_rights_away(name: str, value: str) -> None:
    assert unit()[name] == [value]


def test_the_unit_limits_calls_memory_and_files() -> None:
    settings = unit()

    assert settings["SystemCallFilter"] == [
        "@system-service",
        "~@privileged @resources",
        "setpriority",  # else no worker could let the server go first
    ]
    assert settings["RestrictAddressFamilies"] == ["AF_INET AF_INET6 AF_UNIX"]
    assert {"MemoryMax", "LimitNOFILE", "TasksMax"} <= settings.keys()


# The container


def instructions() -> list[tuple[str, str]]:
    lines = [x for x in deploy.CONTAINER.read_text().splitlines() if x and not x.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [
        (word, rest.strip()) for word, _, rest in (x.partition(" ") for x in joined.split("\n"))
    ]


def told(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def test_the_container_starts_a_command_that_exists_with_flags_that_exist() -> None:
    [entry], [command], [port] = map(json.loads, told("ENTRYPOINT")), told("CMD"), told("EXPOSE")
    options = parsed(json.loads(command))

    assert entry == [PROGRAM]
    assert options.do is main._serve
    assert str(options.port) == port
    assert options.host == "0.0.0.0"  # noqa: S104 -- inside the container


def test_all_that_the_container_writes_is_in_volumes_of_its_own_user() -> None:
    [volumes], [environment] = map(json.loads, told("VOLUME")), told("ENV")
    [command] = told("CMD")

    assert str(parsed(json.loads(command)).data) in volumes
    assert dict(x.split("=") for x in environment.split())["XDG_CACHE_HOME"] in volumes
    words = [word for word, _ in instructions()]
    assert words.index("USER") < words.index("ENTRYPOINT")
    [user] = told("USER")
    assert int(user.partition(":")[0]) > 0
    assert all(folder in told("RUN")[-1] for folder in volumes)


def test_both_stages_begin_with_an_image_that_names_no_host() -> None:
    images = [image.partition(" ")[0] for image in told("FROM")]

    assert len(images) == 2
    assert len(set(images)) == 1
    for image in images:
        name, _, tag = image.partition(":")
        assert "/" not in name
        assert re.fullmatch(r"3\.\d+-slim", tag)


def test_the_container_installs_from_hashed_pins_that_exist() -> None:
    installed = [run for run in told("RUN") if "pip install" in run]
    pins = re.findall(r"--requirement (\S+)", " ".join(installed))

    assert "requirements/run.txt" in pins
    assert all((ROOT / pin).is_file() for pin in pins)
    for call in re.findall(r"pip install (.*?)(?:&&|$)", " ".join(installed)):
        assert "--require-hashes" in call or "--no-index" in call


def test_the_container_is_built_from_what_a_source_archive_holds() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    let_through = {line[1:] for line in lines if line.startswith("!")}
    wanted = {
        path.strip("/").split("/")[0]
        for path in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    }
    named = {"pyproject.toml", PROJECT["project"]["readme"], *PROJECT["project"]["license-files"]}

    assert "*" in lines
    assert let_through == wanted | named | {"requirements"}
    assert {"web/node_modules", "src/knobel/static"} <= set(lines)


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server on a port of its own that answers everything with this status."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/health" else 404)
            self.end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_the_health_check_asks_a_call_that_exists_on_the_port_that_is_served() -> None:
    [check], [port] = told("HEALTHCHECK"), told("EXPOSE")
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", check)

    assert asked is not None
    assert asked[1] == port
    assert asked[2] in {path for call in api.CALLS for path in call.paths}


@pytest.mark.parametrize(("status", "is_well"), [(200, True), (503, False)])
def test_the_health_check_tells_a_well_server_from_a_sick_one(status: int, is_well: bool) -> None:
    [check] = told("HEALTHCHECK")
    program, *arguments = json.loads(check.partition("CMD ")[2])
    assert program == "/opt/knobel/bin/python"

    with answering(status) as port:
        here = [part.replace(":8000", f":{port}") for part in arguments]
        done = subprocess.run([sys.executable, *here], capture_output=True, check=False)

    assert (done.returncode == 0) is is_well


# What tools/deploy.py says


def test_where_a_program_is_missing_it_says_so_and_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deploy, "find", lambda _program: None)

    assert deploy.judge_unit()
    assert deploy.judge_container()
    assert capsys.readouterr().out.count("was not judged") == 2


def test_a_unit_with_a_setting_that_systemd_does_not_know_is_at_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if deploy.find("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    wrong = tmp_path / "knobel.service"
    wrong.write_text(deploy.UNIT.read_text().replace("ProtectSystem=strict", "ProtectSystem=very"))
    monkeypatch.setattr(deploy, "UNIT", wrong)

    assert not deploy.judge_unit()


# The page for operators


def commands() -> list[str]:
    page = (ROOT / "docs" / "operating.md").read_text().replace("\\\n", " ")
    return re.findall(r"(?m)^ {4}.*?(?<![\w.-])knobel ([a-z]+(?: .*)?)$", page)


def test_every_command_on_the_page_for_operators_can_be_given() -> None:
    given = [parsed(shlex.split(command)) for command in commands()]

    assert [options.do.__name__ for options in given].count("_serve") == 3
    assert {"_verify", "_prune"} <= {options.do.__name__ for options in given}


def test_every_limit_on_the_page_for_operators_exists() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    named = {name.replace("-", "_") for name in re.findall(r"--limit ([a-z-]+)=", page)}

    assert named
    assert named <= set(Limits.__struct_fields__)
