"""The parts of docs/protocol.md about events say what is true."""

import re
from typing import get_args

import msgspec
import pytest

from knobel.service.tournaments import wire as messages
from knobel.service.tournaments.written import read_command
from knobel.tournament.commands import PersonCommand
from tests.kit.events import Evening
from tests.kit.wires import Wire
from tests.server.test_protocol_doc import blocks, inline, part, table, top_fields

SENT, TOLD = "### What a client of an event sends", "### What the server sends about an event"


async def test_an_event_is_opened_as_it_says(wire: Wire) -> None:
    order, ticket = blocks("### Events")
    answer = await wire.post("/api/events", order)

    assert answer.status_code == 201
    assert sorted(answer.json()) == sorted(ticket)


async def test_one_enters_and_links_as_it_says(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    entry, link, seat = [text for text in inline(part("### Events")) if text.startswith('{"')]
    entered = await wire.post(
        evening.path("/entrants"), msgspec.json.decode(entry), token=evening.host
    )
    body = {**msgspec.json.decode(link), "secret": entered.json()["token"]}
    linked = await wire.post(evening.path("/link"), body, token=evening.host)
    await evening.enter("Bo")
    await evening.told({"type": "check-in", "entrant": 1})
    await evening.told({"type": "change", "setup": (await evening.view())["setup"] | {"boxes": 0}})
    await evening.pair(1)
    await wire.harness.quiet()

    assert linked.json() == {"entrant": 1, "token": evening.host}
    assert sorted((await evening.seat(1, evening.host)).json()) == sorted(msgspec.json.decode(seat))


@pytest.mark.parametrize("text", table(SENT))
def test_what_a_client_sends_is_understood(text: str) -> None:
    whole = text.replace("{...}", '{"type": "close"}')
    message = msgspec.json.decode(whole.encode(), type=messages.ClientMessage)

    assert f'"{message.__struct_config__.tag}"' in text


def commands() -> list[str]:
    rows = set(table(SENT))
    return [text for text in inline_nested(part(SENT)) if text not in rows]


def inline_nested(text: str) -> list[str]:
    return re.findall(r"`(\{.+?\})`", text.replace("\n", " "))


@pytest.mark.parametrize("text", commands())
def test_every_command_is_understood(text: str) -> None:
    read_command(text.encode())


def test_every_command_is_listed() -> None:
    listed = {msgspec.json.decode(text)["type"] for text in commands()}

    assert listed == {kind.__struct_config__.tag for kind in get_args(PersonCommand)}


async def test_what_the_server_sends_has_that_form(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    socket = await evening.socket(evening.tokens[1])
    await socket.ask({"type": "ping", "sent": 123.4})
    await socket.do("c-1", {"type": "rest", "entrant": 1})
    await socket.do("c-2", {"type": "close"})
    await evening.told({"type": "check-in", "entrant": 1})
    await evening.pair(1)
    await wire.harness.turn(1_000)
    await wire.call("DELETE", evening.path(), token=evening.host)
    await wire.harness.quiet()
    forms = {re.findall(r'"type": "([\w-]+)"', row)[0]: top_fields(row) for row in table(TOLD)}

    assert {told["type"] for told in socket.heard} == set(forms)
    for told in socket.heard:
        form = forms[told["type"]]
        assert set(told) == form or (told["type"] == "update" and set(told) == form - {"you"})
