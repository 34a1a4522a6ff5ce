"""Commands that arrive at once: nobody's command ever hits somebody else's seat."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from knobel.stores.sqlite import SqliteStore
from tests.kit.wires import Socket, Wire, wired

PERSON, MINE = {"kind": "person"}, {"kind": "person", "mine": True}


@pytest.fixture
async def wire(folder: Path, tmp_path: Path) -> AsyncIterator[Wire]:
    """A server that has to wait for its disk, so that commands overlap."""
    async with wired(folder, SqliteStore.opened(tmp_path / "knobel.db")) as made:
        yield made


def send(socket: Socket, name: str, command: Any) -> None:
    socket.say({"type": "do", "id": name, "command": command})


async def lobby(wire: Wire) -> tuple[Socket, Socket]:
    """Anna and Bo at a table of X-Code that has not begun."""
    order = {
        "game": "xcode",
        "config": {"players": 3},
        "seats": [MINE, PERSON, PERSON],
        "name": "Anna",
    }
    anna = (await wire.post("/api/matches", order)).json()
    bo = (await wire.post(f"/api/codes/{anna['code']}/seats", {"name": "Bo"})).json()
    return await wire.following(anna), await wire.following(bo)


async def test_messages_are_answered_in_their_order(wire: Wire) -> None:
    """The ping waits for the first move, which waits for the disk."""
    order = {"game": "vier3d", "seats": [MINE, {"kind": "person", "mine": True}], "name": "Anna"}
    ticket = (await wire.post("/api/matches", order)).json()
    anna = await wire.following(ticket)
    before = len(anna.heard)
    anna.say({"type": "play", "id": "1", "move": "a1", "turn": 1, "seat": 0})
    anna.say({"type": "ping", "sent": 1})
    anna.say({"type": "play", "id": "2", "move": "b1", "turn": 2, "seat": 1})
    anna.say({"type": "play", "id": "1", "move": "a1", "turn": 1, "seat": 0})
    await wire.harness.quiet()

    told = [message.get("id", message["type"]) for message in anna.heard[before:]]
    assert told == ["update", "1", "pong", "update", "2", "1"]


async def test_moves_of_one_connection_queue_at_the_match(wire: Wire) -> None:
    """None of them waits for a task, and the refused one is answered in its turn."""
    order = {"game": "vier3d", "seats": [MINE, MINE], "name": "Anna"}
    anna = await wire.following((await wire.post("/api/matches", order)).json())
    before = len(anna.heard)
    for name, seat, move, turn in (("1", 0, "a1", 1), ("x", 1, "zz", 2), ("2", 1, "b1", 2)):
        anna.say({"type": "play", "id": name, "move": move, "turn": turn, "seat": seat})
    assert anna._inbox.empty()
    anna.say({"type": "ping", "sent": 1})
    await wire.harness.quiet()

    told = [message.get("id", message["type"]) for message in anna.heard[before:]]
    assert told == ["update", "1", "x", "update", "2", "pong"]


async def test_what_comes_with_an_answer_does_not_overtake_what_waited_for_it(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third move arrives in the very turn of the loop in which the first is answered."""
    order = {"game": "vier3d", "seats": [MINE, MINE], "name": "Anna"}
    ticket = (await wire.post("/api/matches", order)).json()
    anna = await wire.following(ticket)
    before = len(anna.heard)
    first, second, third = (
        {"type": "play", "id": str(turn), "move": "a1", "turn": turn, "seat": (turn + 1) % 2}
        for turn in (1, 2, 3)
    )
    bus, late = (await wire.harness.live_match(ticket["id"]))._ports.bus, [third]

    def publish(_match: str, _version: int) -> None:
        if late:
            asyncio.get_running_loop().call_soon(anna.say, late.pop())

    monkeypatch.setattr(bus, "publish", publish)
    anna.say(first)
    anna.say(second)
    await wire.harness.quiet()

    told = [message.get("id", message["type"]) for message in anna.heard[before:]]
    assert told == ["update", "1", "update", "2", "update", "3"]


async def test_whoever_hangs_up_before_the_answer_leaves_no_traceback(wire: Wire) -> None:
    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    order = {"game": "vier3d", "seats": [MINE, MINE], "name": "Anna"}
    anna = await wire.following((await wire.post("/api/matches", order)).json())
    anna.say({"type": "play", "id": "1", "move": "a1", "turn": 1, "seat": 0})
    await anna.hang_up()
    gc.collect()  # a task that failed unheard is reported when it is discarded

    assert not faults


async def test_whoever_leaves_while_seats_are_swapped_leaves_their_own_seat(wire: Wire) -> None:
    anna, bo = await lobby(wire)
    send(anna, "swap", {"type": "swap", "one": 0, "other": 1})
    send(bo, "leave", {"type": "leave"})
    await wire.harness.quiet()

    assert [chair["name"] for chair in anna.match["chairs"]] == ["", "Anna", ""]
    assert anna.match["you"] == [1]


async def test_whoever_resigns_while_lots_are_drawn_loses_for_themselves(wire: Wire) -> None:
    order = {"game": "vier3d", "seats": [MINE, PERSON], "name": "Anna", "order": "lot"}
    anna_ticket = (await wire.post("/api/matches", order)).json()
    code = anna_ticket["code"]
    anna = await wire.following(anna_ticket)
    await anna.do("wait", {"type": "ready", "yes": False})
    bo = await wire.following((await wire.post(f"/api/codes/{code}/seats", {"name": "Bo"})).json())
    wire.harness.world.force(1)  # the lots: everybody sits where the other sat
    send(anna, "ready", {"type": "ready"})
    send(bo, "resign", {"type": "resign"})
    await wire.harness.quiet()

    assert [chair["name"] for chair in bo.match["chairs"]] == ["Bo", "Anna"]
    assert bo.match["outcome"]["places"][bo.match["you"][0]] == 1


async def test_a_command_sent_again_after_a_swap_counts_once(wire: Wire) -> None:
    anna, bo = await lobby(wire)
    first = await bo.do("ready-1", {"type": "ready"})
    await anna.do("swap", {"type": "swap", "one": 0, "other": 1})
    again = await bo.do("ready-1", {"type": "ready"})

    assert first == again
    assert [chair["ready"] for chair in anna.match["chairs"]] == [True, False, False]


async def test_a_used_id_with_another_command_is_refused(wire: Wire) -> None:
    anna, _ = await lobby(wire)
    await anna.do("c-1", {"type": "rename", "name": "Ann"})
    refused = await anna.do("c-1", {"type": "rename", "name": "Anne"})

    assert (refused["type"], refused["code"]) == ("no", "id-used")
    assert anna.match["chairs"][0]["name"] == "Ann"


async def test_a_used_id_for_another_own_seat_is_refused(wire: Wire) -> None:
    order = {"game": "vier3d", "seats": [MINE, MINE], "name": "Anna"}
    anna = await wire.following((await wire.post("/api/matches", order)).json())
    await anna.do("c-1", {"type": "propose", "matter": "pause"}, seat=0)
    refused = await anna.do("c-1", {"type": "propose", "matter": "pause"}, seat=1)

    assert (refused["type"], refused["code"]) == ("no", "id-used")
