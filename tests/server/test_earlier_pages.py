"""A page of an earlier version may be open during a deploy: what it says is still understood.

Each line of `earlier_pages.jsonl` is something that a page has said, or may say.  Add lines for what is
new; never change or remove one, not even with the code.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knobel.catalog import GAMES, decoded
from knobel.server.api import Join
from knobel.server.event_socket import read_event_message
from knobel.server.socket import read_message
from knobel.service import wire
from knobel.service.opening import Order
from knobel.service.tournaments import wire as event_wire
from knobel.service.tournaments.written import read_command

LINES = Path(__file__).with_name("earlier_pages.jsonl").read_text(encoding="utf-8").splitlines()


def hear(body: str) -> None:
    message = read_message(body)
    if isinstance(message, wire.Do):
        GAMES["vier3d"].read_command(message.command)


def hear_about_an_event(body: str) -> None:
    message = read_event_message(body)
    if isinstance(message, event_wire.Do):
        read_command(message.command)


READERS: dict[str, Callable[[str], Any]] = {
    "/ws": hear,
    "/ws/events": hear_about_an_event,
    "POST /api/matches": lambda body: decoded(msgspec.json.Decoder(Order), body),
    "POST /api/codes/{code}/seats": lambda body: decoded(msgspec.json.Decoder(Join), body),
}


@pytest.mark.parametrize("line", LINES)
def test_what_a_page_of_an_earlier_version_says_is_understood(line: str) -> None:
    spoken = json.loads(line)

    READERS[spoken["to"]](json.dumps(spoken["said"]))  # else it raises `Unreadable`
