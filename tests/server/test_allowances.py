"""How often an address may ask for what costs something, and from whose pages."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from knobel.core.game import Illegal
from knobel.server.address import Address
from knobel.server.limits import Allowances, spend
from knobel.service.limits import DEFAULTS, Limits
from tests.kit.wires import NAME, Wire, wired
from tests.kit.world import NOON

SEATS = [{"kind": "person", "mine": True}, {"kind": "person"}]
ORDER = {"game": "vier3d", "seats": SEATS, "name": "Anna"}


async def opened(wire: Wire, **more: Any) -> httpx.Response:
    return await wire.post("/api/matches", ORDER, **more)


def is_refused(answer: httpx.Response, wait: int) -> bool:
    return (answer.status_code, answer.json(), answer.headers.get("retry-after")) == (
        429,
        {"code": "too-fast", "facts": {"retry_after": wait}},
        str(wait),
    )


async def test_an_address_opens_some_matches_at_once_and_then_one_every_two_seconds(
    wire: Wire,
) -> None:
    for _ in range(60):
        assert (await opened(wire)).status_code == 201
    assert is_refused(await opened(wire), 2)
    assert (await opened(wire, client="198.51.100.7")).status_code == 201
    wire.harness.world.turn(2000)
    assert (await opened(wire)).status_code == 201

    assert is_refused(await opened(wire), 2)


async def test_a_network_of_ipv6_opens_no_more(wire: Wire) -> None:
    for number in range(60):
        await opened(wire, client=f"2001:db8::{number:x}")

    assert is_refused(await opened(wire, client="2001:db8::1:1"), 2)


async def test_to_go_on_counts_as_opening(wire: Wire) -> None:
    anna = (await opened(wire)).json()
    path = f"/api/matches/{anna['id']}/next"
    for _ in range(59):
        await wire.post(path, {"config": {}}, token=anna["token"])

    assert is_refused(await wire.post(path, {"config": {}}, token=anna["token"]), 2)


async def test_an_address_takes_only_some_seats(wire: Wire) -> None:
    anna = (await opened(wire)).json()
    path = f"/api/codes/{anna['code']}/seats"
    for _ in range(DEFAULTS.joins_burst):
        assert (await wire.post(path, {"name": "Bo"})).status_code in {201, 409}

    assert is_refused(await wire.post(path, {"name": "Bo"}), 1)


async def test_an_address_tries_only_some_moves_of_lessons(wire: Wire) -> None:
    for _ in range(DEFAULTS.lessons_burst):
        assert (await wire.post("/api/lessons/vier3d", {"moves": []})).status_code == 200

    assert is_refused(await wire.post("/api/lessons/vier3d", {"moves": []}), 1)


async def test_an_address_has_only_some_pictures_drawn(wire: Wire) -> None:
    for number in range(60):
        path = f"/api/qr?path=/j/K7PM{number + 10}"
        assert (await wire.get(path)).status_code == 200
    assert (await wire.get("/api/qr?path=/j/K7PM10")).status_code == 200

    assert is_refused(await wire.get("/api/qr?path=/j/K7PMXX"), 1)


async def test_endless_settings_count_as_several_matches(wire: Wire) -> None:
    deck = {"name": "mine", "cards": [{"white": ["a1"], "purple": ["d4"]}] * 1000}
    order = {**ORDER, "game": "xobrainer", "config": {"deck": deck}}
    tried = 0
    while (await wire.post("/api/matches", order)).status_code == 409:
        tried += 1

    assert tried < 10
    assert (await opened(wire)).status_code == 429


async def test_the_machine_itself_counts_for_many_but_not_for_any_number() -> None:
    limits = Limits(lessons_burst=2, lessons_per_second=1, local_visitors=3)
    lessons = Allowances(limits).lessons
    for _ in range(6):
        await spend(lessons, "127.0.0.1", NOON)
    with pytest.raises(Illegal, match="too-fast"):
        await spend(lessons, "127.0.0.1", NOON)
    await spend(lessons, "127.0.0.1", NOON + 334)


# From whose pages

FOREIGN = ["http://evil.example", "null", f"http://{NAME}.evil.example", "http://["]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_the_pages_of_others_change_nothing(wire: Wire, origin: str) -> None:
    anna, _ = await wire.pair()
    sent: Any = {"headers": {"Origin": origin}, "token": anna["token"]}
    path = f"/api/matches/{anna['id']}"
    answers = [
        await wire.post("/api/matches", ORDER, **sent),
        await wire.post(f"{path}/next", {"config": {}}, **sent),
        await wire.post(f"/api/codes/{anna['code']}/seats", {"name": "Bo"}, **sent),
        await wire.call("DELETE", path, **sent),
    ]

    for answer in answers:
        assert (answer.status_code, answer.json()) == (403, {"code": "foreign-origin", "facts": {}})
    assert (await wire.get(f"{path}/history", token=anna["token"])).status_code == 200


async def test_our_own_pages_do(folder: Path) -> None:
    public = Address("127.0.0.1", 8000, "https://knobel.example/")
    async with wired(folder, address=public) as wire:
        for origin in (f"http://{NAME}", "https://knobel.example"):
            assert (await opened(wire, headers={"Origin": origin})).status_code == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""]
)
async def test_only_json_is_read(wire: Wire, kind: str) -> None:
    body = msgspec.json.encode(ORDER)
    sent: Any = {"content": body, "headers": {"Content-Type": kind} if kind else {}}
    for path in ("/api/matches", "/api/codes/K7PM2X/seats", "/api/lessons/vier3d"):
        answer = await wire.call("POST", path, **sent)
        assert (answer.status_code, answer.json()) == (415, {"code": "not-json", "facts": {}})
    told = {"Content-Type": "Application/JSON; charset=utf-8"}

    assert (await wire.call("POST", "/api/matches", content=body, headers=told)).status_code == 201
