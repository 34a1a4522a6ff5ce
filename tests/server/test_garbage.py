"""Whatever is sent, nobody else's game ends and the server answers."""

import asyncio
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from knobel.catalog import GAMES
from knobel.service.limits import Limits
from tests.kit.wires import Wire, static_files, wired

SETTINGS: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.function_scoped_fixture],  # the server may be shared
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
WORDS = st.sampled_from(
    [
        *("hello", "do", "play", "ping", "drop", "place", "seen", "resign", "propose", "answer"),
        *("rename", "sit", "tick", "a1"),
    ]
)
NEAR = st.fixed_dictionaries(
    {"type": WORDS | JSON},
    optional={
        "id": st.text(max_size=45) | JSON,
        "match": JSON,
        "token": JSON,
        "sent": JSON,
        "seat": JSON,
        "move": st.sampled_from(["a1", "y:d4", "e5", "ok", "draw", "discard 5< 5< j"]) | JSON,
        "turn": st.integers(0, 3) | JSON,
        "command": JSON
        | st.fixed_dictionaries(
            {"type": WORDS},
            optional={
                "rod": st.sampled_from(["a1", "d4", "e5"]) | JSON,
                "square": st.sampled_from(["a1", "j10", "k1"]) | JSON,
                "round": st.integers(-1, 2) | JSON,
                "turn": st.integers(0, 3) | JSON,
                "yellow": JSON,
                "matter": st.sampled_from(["draw", "pause", "tea"]) | JSON,
                "yes": JSON,
                "name": JSON,
                "seat": JSON,
            },
        ),
    },
)
MESSAGES = st.one_of(
    NEAR,
    JSON,
    st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
    st.binary(max_size=60),
    st.sampled_from(["[" * 4000, '{"type":"do","id":"c","command":' + "[" * 4000, "{}", ""]),
)


def plain(message: Any) -> Any:
    """What can be put into JSON; numbers beyond it are just text."""
    match message:
        case float():
            return message if not math.isnan(message) and abs(message) < 1e300 else str(message)
        case int():
            return message if -(2**63) <= message < 2**64 else str(message)
        case str():
            return message.encode(errors="replace").decode()
        case list():
            return [plain(item) for item in message]
        case dict():
            return {plain(name): plain(item) for name, item in message.items()}
        case _:
            return message


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[asyncio.Runner, Wire]]:
    """One server for all examples of a test, and the loop it runs in."""
    many = Limits(matches_burst=1_000_000, joins_burst=1_000_000)
    around = wired(static_files(tmp_path / "static"), limits=many)
    with asyncio.Runner() as runner:
        yield runner, runner.run(around.__aenter__())
        runner.run(around.__aexit__(None, None, None))


async def _disturb(wire: Wire, messages: list[Any], is_seated: bool, game: str) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    other, _ = await wire.pair(game=game, config={"players": 2} if game == "xcode" else {})
    noisy = await wire.socket()
    if is_seated:
        await noisy.hello(other["id"], other["token"])
    for message in messages:
        for told in await noisy.ask(plain(message)):
            assert told.get("code") != "internal", (message, told)
    assert noisy.closed is None
    assert (await noisy.ask({"type": "ping", "sent": 1}))[-1]["type"] == "pong"

    assert (await a.drop("a1"))["type"] == "ack"
    assert (await b.drop("b1"))["type"] == "ack"
    assert a.view == b.view
    assert (await wire.get("/health")).status_code == 200


@settings(max_examples=80, **SETTINGS)
@given(st.lists(MESSAGES, max_size=12), st.booleans(), st.sampled_from(sorted(GAMES)))
def test_no_message_ends_anybodys_game(
    server: tuple[asyncio.Runner, Wire], messages: list[Any], is_seated: bool, game: str
) -> None:
    runner, wire = server
    runner.run(_disturb(wire, messages, is_seated, game))


async def _call_all(wire: Wire, bodies: list[Any], paths: list[str]) -> None:
    anna, _ = await wire.pair()
    for body in bodies:
        for path in ("/api/matches", f"/api/codes/{anna['code']}/seats"):
            answer = await wire.post(path, plain(body))
            assert answer.status_code < 500, (path, body, answer.text)
    for path in paths:
        answer = await wire.get(f"/{path}")
        assert answer.status_code < 500, (path, answer.text)


VARIANTS = ("map", "trap", "mission", "random", "time-bomb", "time-balance")
NEAR_CONFIGS = st.fixed_dictionaries(
    {},
    optional={
        "layout": st.sampled_from(["calm", "steep"])
        | st.fixed_dictionaries(
            {"name": st.text(max_size=41)},
            optional={"rows": st.lists(st.text("19K", max_size=11), max_size=11) | JSON},
        )
        | JSON,
        "deck": st.sampled_from(["default", "tarot"]) | JSON,
        "variants": st.lists(
            st.fixed_dictionaries({"type": st.sampled_from(VARIANTS) | JSON}), max_size=4
        )
        | JSON,
        "length": JSON,
        "teams": st.lists(st.integers(-1, 9), max_size=3) | JSON,
        "large_teams": JSON,
    },
)
NEAR_ORDERS = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(sorted(GAMES)) | JSON,
        "seats": st.lists(
            st.fixed_dictionaries(
                {}, optional={"kind": JSON, "level": JSON, "mine": st.booleans() | JSON}
            ),
            max_size=3,
        )
        | JSON,
        "name": JSON,
        "config": JSON
        | st.fixed_dictionaries({}, optional={"clock": JSON, "yellow": JSON, "variant": JSON})
        | NEAR_CONFIGS,
        "order": JSON,
        "seat": JSON,
    },
)
PATHS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30).map(quote) | st.sampled_from(
    ["api/codes/%00", "assets/%00", "assets/" + "x" * 300, "x.%00", "%ff.js"]
)


@settings(max_examples=40, **SETTINGS)
@given(st.lists(NEAR_ORDERS | JSON, max_size=5), st.lists(PATHS, max_size=5))
def test_no_call_is_ever_the_servers_fault(
    server: tuple[asyncio.Runner, Wire], bodies: list[Any], paths: list[str]
) -> None:
    runner, wire = server
    runner.run(_call_all(wire, bodies, paths))
