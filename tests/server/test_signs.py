"""Six signs: told to everybody at the table, limited, and written nowhere."""

from typing import Any, get_args

import pytest

from knobel.service import wire as messages
from tests.kit.wires import Socket, Wire


async def send(socket: Socket, sign: str, **more: Any) -> list[dict[str, Any]]:
    return await socket.ask({"type": "sign", "id": "s", "sign": sign, **more})


async def test_a_sign_says_which_and_whose_and_changes_nothing(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    watcher = await wire.following(anna, anna["watch"])
    version = a.v
    for sign in get_args(messages.Sign):
        wire.harness.world.turn(3_000)
        for socket in (b, watcher):
            socket.heard.clear()
        heard = await send(a, sign)
        told = {"type": "signed", "seat": a.match["you"][0], "sign": sign}

        assert heard == [told, {"type": "sent", "id": "s"}]
        assert a.v == version
        assert [list(socket.heard) for socket in (b, watcher)] == [[told]] * 2


async def test_a_flood_is_refused_until_time_has_passed(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    answers = [(await send(a, "hello"))[-1] for _ in range(4)]
    assert [answer["type"] for answer in answers] == ["sent", "sent", "sent", "no"]
    assert (answers[-1]["code"], answers[-1]["facts"]) == ("too-many-signs", {"retry_after": 3})

    await a.hang_up()
    again = await wire.following(anna)
    assert (await send(again, "hello"))[-1]["code"] == "too-many-signs"
    assert (await send(b, "hello"))[-1]["type"] == "sent"
    wire.harness.world.turn(3_000)
    assert (await send(again, "hello"))[-1]["type"] == "sent"


async def test_spectators_and_other_seats_are_refused(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    watcher = await wire.following(anna, anna["watch"])

    assert (await send(watcher, "hello"))[-1]["code"] == "not-seated"
    for seat in (b.match["you"][0], 7, -1):
        assert (await send(a, "hello", seat=seat))[-1]["code"] == "not-seated"


@pytest.mark.parametrize("sign", ["", "free text", None, 1, ["hello"]])
async def test_nothing_but_the_six_is_read(wire: Wire, sign: Any) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    (answer,) = await send(socket, sign)

    assert answer["type"] == "no"  # and nobody was told


async def test_nobody_is_told_of_a_sign_that_was_sent_before(wire: Wire) -> None:
    anna, bo = await wire.pair()
    await send(await wire.following(anna), "hello")
    late = await wire.following(bo)

    assert "signed" not in {told["type"] for told in late.heard}
