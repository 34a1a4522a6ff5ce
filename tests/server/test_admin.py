"""The calls for the host of an evening: only with the secret, nothing hidden, everything logged."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from knobel.server.admin import Operator
from knobel.service.limits import DEFAULTS
from tests.kit.wires import Wire, wired

SECRET = "the-secret-of-the-house"
NODE = "house:8000-1a2b3c"
TABLES = "/api/admin/tables"


@asynccontextmanager
async def hosted(folder: Path, drained: list[bool] | None = None) -> AsyncIterator[Wire]:
    ended = [] if drained is None else drained
    async with wired(folder, operator=Operator(SECRET, NODE, lambda: ended.append(True))) as wire:
        yield wire


async def tables(wire: Wire, secret: str = SECRET) -> httpx.Response:
    return await wire.get(TABLES, token=secret)


async def test_without_a_secret_of_its_own_there_is_no_such_call(wire: Wire) -> None:
    assert (await tables(wire)).status_code == 404


async def test_the_host_sees_who_sits_where_and_who_is_connected(folder: Path) -> None:
    async with hosted(folder) as wire:
        anna, _ = await wire.pair()
        await wire.following(anna)
        spectator = await wire.socket()
        await spectator.hello(anna["id"], anna["watch"])
        told = (await tables(wire)).json()

    assert told["is_ready"] is True
    [table] = told["tables"]
    assert table.pop("opened") <= told["now"]
    assert table == {
        "id": anna["id"],
        "game": "vier3d",
        "phase": "running",
        "players": [
            {"name": "Anna", "is_bot": False, "is_connected": True},
            {"name": "Bo", "is_bot": False, "is_connected": False},
        ],
        "free": 0,
        "spectators": 1,
    }


async def test_the_host_sees_no_secret_of_anybody(folder: Path) -> None:
    async with hosted(folder) as wire:
        tickets = await wire.pair()
        await wire.following(tickets[0])
        text = (await tables(wire)).text

    for ticket in tickets:
        assert not [name for name in ("token", "watch", "code") if ticket[name] in text]


@pytest.mark.parametrize("wrong", ["", "not-the-secret-of-it", SECRET.upper(), SECRET + "x"])
async def test_a_wrong_secret_is_refused(folder: Path, wrong: str) -> None:
    async with hosted(folder) as wire:
        anna, _ = await wire.pair()
        answers = [
            await tables(wire, wrong),
            await wire.post(f"{TABLES}/{anna['id']}/close", {}, token=wrong),
            await wire.get(f"{TABLES}/{anna['id']}/record", token=wrong),
            await wire.post("/api/admin/drain", {"node": NODE}, token=wrong),
        ]
        told = await wire.get(f"/api/matches/{anna['id']}/history", token=anna["token"])

    assert {(x.status_code, x.json()["code"]) for x in answers} == {(403, "wrong-secret")}
    assert told.status_code == 200


async def test_after_too_many_wrong_secrets_each_has_to_wait(folder: Path) -> None:
    async with hosted(folder) as wire:
        for _ in range(DEFAULTS.guesses_burst):
            assert (await tables(wire, "wrong-wrong-wrong")).status_code == 403
        wrong = await wire.begin(TABLES, token="wrong-wrong-wrong")
        right = await wire.begin(TABLES, token=SECRET)
        elsewhere = await wire.get(TABLES, token=SECRET, client="198.51.100.7")
        wire.harness.world.turn(3_999)
        await wire.harness.quiet()
        assert (wrong.done(), right.done()) == (
            True,
            False,
        )  # earlier, it would tell that it is right
        wire.harness.world.turn(1)

        assert (await wrong).status_code == 403
        assert (await right).status_code == 200
    assert elsewhere.status_code == 200


async def test_wrong_codes_of_guests_do_not_lock_the_host_out(folder: Path) -> None:
    async with hosted(folder) as wire:
        for _ in range(DEFAULTS.guesses_burst):
            await wire.get("/api/codes/BCDFGH")
        assert await wire.has_to_wait("/api/codes/BCDFGH")

        assert not await wire.has_to_wait(TABLES, token=SECRET)
        assert (await tables(wire)).status_code == 200


async def test_a_closed_table_is_gone_and_that_is_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(folder) as wire:
        anna, _ = await wire.pair()
        socket = await wire.following(anna)
        answer = await wire.post(f"{TABLES}/{anna['id']}/close", {}, token=SECRET)
        await wire.harness.quiet()
        left = (await tables(wire)).json()["tables"]
        again = await wire.post(f"{TABLES}/{anna['id']}/close", {}, token=SECRET)

    assert answer.status_code == 204
    assert socket.heard[-1] == {"type": "gone", "code": "match-deleted"}
    assert left == []
    assert again.status_code == 404
    [record] = [each for each in caplog.records if each.message == "operator-closed"]
    assert getattr(record, "match", None) == anna["id"]
    assert SECRET not in caplog.text


async def test_a_record_is_given_only_of_a_finished_match_and_that_is_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(folder) as wire:
        anna, _ = await wire.pair()
        path = f"{TABLES}/{anna['id']}/record"
        early = await wire.get(path, token=SECRET)
        socket = await wire.following(anna)
        await socket.do("c-1", {"type": "resign"})
        late = await wire.get(path, token=SECRET)

    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert "Anna" in late.json()["record"]
    [record] = [each for each in caplog.records if each.message == "operator-exported"]
    assert getattr(record, "match", None) == anna["id"]


async def test_the_host_ends_the_server(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    ended: list[bool] = []
    async with hosted(folder, ended) as wire:
        node = (await tables(wire)).json()["node"]
        answer: Any = await wire.post("/api/admin/drain", {"node": node}, token=SECRET)

    assert node == NODE
    assert answer.status_code == 202
    assert ended == [True]
    [record] = [each for each in caplog.records if each.message == "operator-drains"]
    assert getattr(record, "node", None) == NODE


@pytest.mark.parametrize(
    ("order", "status", "code"),
    [({"node": "other:8000-1a2b3c"}, 409, "other-server"), ({}, 400, "unreadable")],
)
async def test_a_balancer_ends_no_other_server_than_the_one_that_is_shown(
    folder: Path, order: dict[str, str], status: int, code: str
) -> None:
    ended: list[bool] = []
    async with hosted(folder, ended) as wire:
        answer = await wire.post("/api/admin/drain", order, token=SECRET)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert ended == []
