"""Logs: events with facts, for people or for programs, and no secret in them."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest

from knobel.machine import logs
from knobel.server.run import server_config
from knobel.server.socket import Connection
from tests.kit.wires import wired

Written: TypeAlias = Callable[[str], io.StringIO]


@pytest.fixture
def written() -> Iterator[Written]:
    """Have logs written in this form; afterwards they go where they went before."""
    root, ours = logging.getLogger(), logging.getLogger("knobel")
    before = (root.handlers[:], root.level, ours.level)

    def configured(kind: str) -> io.StringIO:
        stream = io.StringIO()
        logs.configure(kind, "debug", stream)
        return stream

    yield configured
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_a_program_reads_an_event_with_its_facts(written: Written) -> None:
    stream = written("json")
    logging.getLogger("knobel.service").warning("due-not-written", extra={"match": "m1"})
    told = json.loads(stream.getvalue())

    assert told.pop("timestamp").endswith("Z")
    assert told == {
        "event": "due-not-written",
        "level": "warning",
        "logger": "knobel.service",
        "match": "m1",
    }


def test_a_person_reads_it_in_one_line(written: Written) -> None:
    stream = written("plain")
    logging.getLogger("knobel.service").warning("due-not-written", extra={"match": "m1"})

    [line] = stream.getvalue().splitlines()
    assert "due-not-written" in line
    assert "match=m1" in line
    assert "\x1b" not in line


@pytest.mark.parametrize("kind", ["plain", "json"])
def test_secrets_are_dropped_by_name_and_masked_by_their_form(written: Written, kind: str) -> None:
    stream = written(kind)
    token = "ab1" * 10 + "xy"
    logger = logging.getLogger("knobel.server")
    facts = {"token": "short", "password": "letmein", "why": f"bad {token}"}
    logger.error("lost postgresql://knobel:hunter2@db/knobel", extra=facts)
    try:
        raise ValueError(f"no seat for {token} at /w/{token} or /g/abc")
    except ValueError:
        logger.exception("internal", extra={"command": "c-1"})
    told = stream.getvalue()

    for secret in (token, "short", "letmein", "hunter2", "/g/abc"):
        assert secret not in told
    assert "postgresql://knobel:***@db/knobel" in told
    assert "ValueError: no seat for *** at /w/***" in told
    assert "c-1" in told


def test_what_the_web_server_says_is_written_the_same_way(written: Written) -> None:
    stream = written("json")
    server_config(None)
    logging.getLogger("uvicorn.error").error("cannot answer /w/abc?token=hidden")
    told = json.loads(stream.getvalue())

    assert told["event"] == "cannot answer /w/***?token=***"


async def test_a_fault_names_match_and_command_and_no_secret_of_the_players(
    folder: Any, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = written("json")

    async def broken(self: Connection, message: Any, *_: Any) -> None:
        raise RuntimeError(f"cannot {message} for {self.key} and {tickets}")

    async with wired(folder) as wire:
        tickets = await wire.pair()
        socket = await wire.following(tickets[0])
        monkeypatch.setattr(Connection, "_answer", broken)
        told = await socket.do("c-7", {"type": "ready"})
    line = stream.getvalue()

    assert told["code"] == "internal"
    for ticket in tickets:
        assert ticket["token"] not in line
        assert ticket["watch"] not in line
        assert ticket["code"] not in line
    event = json.loads(line)
    assert (event["event"], event["command"]) == ("internal", "c-7")
    assert event["match"] == tickets[0]["id"]
