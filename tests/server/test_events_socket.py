"""The socket of tournaments."""

import gc
from itertools import pairwise
from typing import Any
from weakref import ref

import pytest

from knobel.match.commands import Resign
from knobel.service import names
from knobel.service.limits import DEFAULTS
from knobel.tournament.commands import Link
from tests.kit.events import WIN, Evening
from tests.kit.wires import NAME, Wire


async def test_everybody_is_told_what_has_changed(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    guest, player = await evening.socket(), await evening.socket(evening.tokens[1])
    await evening.pair(1)
    await wire.harness.turn(1_000)

    for socket in (guest, player):
        assert socket.view == await evening.view()
    assert (guest.you["role"], player.you["role"]) == ("guest", "player")
    update = next(told for told in guest.heard if told["type"] == "update")
    assert "setup" not in update["view"]  # it has not changed


async def test_updates_come_at_most_three_a_second_and_the_newest_wins(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    guest = await evening.socket()
    await wire.harness.turn(10_000)
    before = len(guest.heard)
    host = await evening.socket(evening.host)
    for number in range(20):
        name = {"type": "rename", "entrant": 1, "name": f"Anna {number}"}
        await host.do(f"r-{number}", name)
    await wire.harness.turn(400)

    assert len(guest.heard) - before == 2
    assert guest.view["entrants"][0]["name"] == "Anna 19"


async def test_the_host_hears_what_is_in_the_way_and_a_player_does_not(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    host, player = await evening.socket(evening.host), await evening.socket(evening.tokens[1])
    await evening.pair(1)
    await wire.harness.turn(1_000)

    assert [reason["code"] for reason in host.you["blockers"]] == ["event-bouts-open"]
    assert player.you["blockers"] == []


async def test_the_host_alone_hears_who_is_not_connected_to_a_screen_and_since_when(
    wire: Wire,
) -> None:
    evening = await Evening.begun(wire, 2, boxes=0)
    host, player = await evening.socket(evening.host), await evening.socket(evening.tokens[1])
    await evening.pair(1)
    screens = []
    for entrant in (1, 2):
        seat = (await evening.seat(1, evening.tokens[entrant])).json()
        screens.append(await (await wire.socket()).hello(seat["match"], seat["token"]))
    await wire.harness.turn(10_000)
    await wire.harness.turn(1_000)
    heard = len(player.heard)
    assert host.you["away"] == []

    await screens[1].hang_up()
    await wire.harness.turn(10_000)
    noticed = wire.harness.world.now()
    await wire.harness.turn(1_000)
    assert host.you["away"] == [[2, noticed]]
    assert (await evening.socket(evening.host)).you["away"] == [[2, noticed]]
    assert (await evening.socket(evening.tokens[2])).you["away"] == []
    assert len(player.heard) == heard  # nothing of this is news for players

    await (await wire.socket()).hello(seat["match"], seat["token"])
    await wire.harness.turn(1_000)
    assert host.you["away"] == []


async def test_the_host_hears_who_is_away_from_a_match_that_has_left_memory(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, boxes=0)
    host = await evening.socket(evening.host)
    await evening.pair(1)
    seat = (await evening.seat(1, evening.tokens[1])).json()
    screen = await (await wire.socket()).hello(seat["match"], seat["token"])
    await wire.harness.turn(10_000)
    await wire.harness.turn(1_000)
    assert [entrant for entrant, _ in host.you["away"]] == [2]

    await screen.hang_up()
    await wire.harness.turn(10_000)
    await wire.harness.turn(1_000)
    assert [entrant for entrant, _ in host.you["away"]] == [1, 2]
    assert seat["match"] not in wire.harness.service._matches


async def test_a_tournament_that_nobody_follows_leaves_memory_while_its_bouts_go_on(
    wire: Wire,
) -> None:
    evening = await Evening.begun(wire, 2, boxes=0)
    host = await evening.socket(evening.host)
    await evening.pair(1)
    seat = (await evening.seat(1, evening.tokens[1])).json()
    await (await wire.socket()).hello(seat["match"], seat["token"])
    await wire.harness.turn(10_000)
    [live] = map(ref, wire.harness.service.tournaments._registry.at_hand())
    await host.hang_up()
    await wire.harness.turn(10_000)
    await wire.harness.turn(1_000)
    gc.collect()

    assert live() is None
    host = await evening.socket(evening.host)  # and is told anew who is away
    await wire.harness.turn(1_000)
    assert [entrant for entrant, _ in host.you["away"]] == [2]


async def test_a_command_is_acknowledged_or_refused(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    await evening.pair(1)
    socket = await evening.socket(evening.tokens[1])
    report = {"type": "report", "bout": 1, "result": {"scores": list(WIN)}}

    assert (await socket.do("c-1", report))["type"] == "ack"
    assert (await socket.do("c-1", report))["type"] == "ack"
    assert (await socket.do("c-2", {"type": "close"}))["code"] == "event-host-only"
    assert (await socket.do("c-3", {"type": "pair", "heat": 2}))["code"] == "unreadable"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "do", "id": "c", "command": {"type": "close"}}, "not-following"),
        ({"type": "hello", "event": "nowhere"}, "no-such-event"),
        ({"type": "hello", "match": "nowhere"}, "unreadable"),
        ({"type": "play", "id": "c", "move": "b2"}, "unreadable"),
        ("nonsense", "unreadable"),
        (b"\xff", "unreadable"),
    ],
    ids=str,
)
async def test_what_makes_no_sense_is_refused(wire: Wire, message: Any, code: str) -> None:
    evening = await Evening.opened(wire)
    socket = await evening.socket()
    other = type(socket)(wire.app, wire.harness, {"host": NAME}, "203.0.113.7", is_heard_now=False)
    wire._sockets.append(other)
    await wire.harness.quiet()

    assert [told["code"] for told in await other.ask(message)] == [code]
    assert (await other.ask({"type": "ping", "sent": 1}))[0]["type"] == "pong"


async def test_a_socket_without_a_secret_owns_nothing(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    live = await wire.harness.service.tournaments._registry.get(evening.id)
    await live.note(Link(2, names.digest("")))  # as earlier versions have stored it
    socket = await evening.socket()

    for number in (1, 2):
        told = await socket.do(f"c-{number}", {"type": "withdraw", "entrant": number})
        assert told["code"] == "event-not-yours"


async def test_nobody_enters_by_a_socket(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    for number, token in enumerate(("", "a-secret-of-one-device", evening.host)):
        socket = await evening.socket(token)
        told = await socket.do(f"c-{number}", {"type": "enter", "name": f"P{number}"})
        assert told["code"] == "no-such-action"

    assert (await evening.view())["entrants"] == []


async def test_a_flood_is_refused_and_then_cut(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    socket = await evening.socket()
    for number in range(DEFAULTS.messages_burst + DEFAULTS.messages_refused + 5):
        socket.say({"type": "ping", "sent": number})
    await socket.ended()

    assert socket.closed == 4008


async def test_whoever_follows_a_deleted_event_is_sent_away(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    socket = await evening.socket()
    answer = await wire.call("DELETE", evening.path(), token=evening.host)
    await wire.harness.quiet()

    assert answer.status_code == 204
    assert socket.heard[-1] == {"type": "gone", "code": "event-deleted"}


# Arenas


async def test_an_arena_pairs_whoever_is_connected_and_free(wire: Wire) -> None:
    evening = await Evening.begun(wire, 6, format="arena", scoring="win", games=1, boxes=0)
    sockets = {number: await evening.socket(token) for number, token in evening.tokens.items()}
    await sockets[6].hang_up()
    await wire.harness.turn(11_000)
    assert (await evening.pair(1)).status_code == 201
    await wire.harness.turn(1_000)
    first = await evening.bouts()
    playing = sorted(number for bout in first for (number,) in bout["sides"])
    assert playing == [1, 2, 3, 4, 5, 6]  # the host pairs everybody who has checked in


async def test_waves_follow_while_two_are_free(wire: Wire) -> None:
    evening = await Evening.begun(wire, 4, format="arena", scoring="win", games=1, boxes=0)
    sockets = [await evening.socket(token) for token in evening.tokens.values()]
    await evening.pair(1)
    await wire.harness.quiet()
    seen: list[set[int]] = []
    for _ in range(6):
        for bout in await evening.bouts():
            if bout["result"] is None:
                pair = {side[0] for side in bout["sides"]}
                seen.append(pair)
                seat = await wire.harness.live_match(bout["matches"][-1])
                await wire.harness.do(seat.id, 0, Resign())
        await wire.harness.turn(3_500)
    await wire.harness.quiet()
    view = sockets[0].view

    assert len(seen) >= 8
    assert sum(row["played"] for row in view["standing"]["rows"]) == 2 * len(seen)
    for number in range(1, 5):
        met = [pair - {number} for pair in seen if number in pair]
        assert all(one != other for one, other in pairwise(met))


async def test_a_closed_arena_pairs_nobody(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, format="arena", scoring="win", games=1, boxes=0)
    for token in evening.tokens.values():
        await evening.socket(token)
    await evening.pair(1)
    await wire.harness.quiet()
    (bout,) = await evening.bouts()
    await evening.told({"type": "open-entry", "yes": False})
    await wire.harness.do(bout["matches"][0], 0, Resign())
    for _ in range(20):
        await wire.harness.turn(3_500)

    assert len((await wire.get(evening.path("/heats"))).json()["heats"]) == 1
    await evening.told({"type": "close"})
