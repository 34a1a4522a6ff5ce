"""Nothing that anybody is told about a tournament contains a secret of somebody else."""

import json
import re
from typing import Any

import pytest

from knobel.match.commands import Resign
from knobel.service import names
from tests.kit.events import WIN, Evening
from tests.kit.wires import Wire


async def everything_public(evening: Evening, sockets: list[Any]) -> bytes:
    """All that anybody gets without the host's secret, and what all sockets were told."""
    wire = evening.wire
    told = b"".join(socket.bytes for socket in sockets)
    for path in (
        f"/api/events/{evening.code}?event={evening.id}",
        evening.path("/heats"),
        evening.path("/export?form=csv"),
        evening.path("/export?form=trf26"),
    ):
        told += (await wire.get(path)).content
    return told


@pytest.mark.parametrize("boxes", [0, 8])
async def test_no_view_contains_a_secret_or_a_digest(wire: Wire, boxes: int) -> None:
    evening = await Evening.begun(wire, boxes=boxes)
    helper = await evening.helper()
    tokens = [evening.host, helper, *evening.tokens.values()]
    sockets = [await evening.socket(token) for token in ("", *tokens)]
    await evening.pair(1)
    await wire.harness.quiet()
    for bout in await evening.bouts():
        if boxes:
            await evening.report(bout["id"], WIN, evening.tokens[bout["sides"][0][0]])
    await wire.harness.turn(5_000)
    told = await everything_public(evening, sockets)
    links = (await wire.get(evening.path("/links"), token=evening.host)).json()["links"]
    seats = [
        (await evening.seat(bout["id"], evening.tokens[side[0]])).json()["token"]
        for bout in await evening.bouts()
        for side in bout["sides"]
        if not boxes
    ]

    assert len(told) > 2_000
    for secret in (*tokens, *seats, *(link["secret"] for link in links)):
        assert secret.encode() not in told
        assert names.digest(secret).encode() not in told


async def test_the_record_names_no_digest(wire: Wire) -> None:
    evening = await Evening.begun(wire)
    await evening.pair(1)
    record = (await wire.get(evening.path("/export?form=record"), token=evening.host)).text

    assert record.startswith('{"format":"knobel-event-1"')
    assert re.findall(r'"(?:key|host)":"([^"]{3,})"', record) == []
    for secret in (evening.host, *evening.tokens.values()):
        assert names.digest(secret) not in record


async def test_a_sealed_deal_is_told_to_nobody_before_the_heat_is_over(wire: Wire) -> None:
    config = {"variants": [{"type": "random"}], "length": {"type": "single-round"}}
    evening = await Evening.begun(
        wire, 4, game="xobrainer", config=config, scoring="win", boxes=0, heats=1
    )
    sockets = [await evening.socket(token) for token in ("", evening.host, evening.tokens[1])]
    await evening.pair(1)
    await wire.harness.quiet()
    one, other = await evening.bouts()
    matches = [await wire.harness.live_match(bout["matches"][0]) for bout in (one, other)]
    (seed,) = {match.match.header.deal.split("/")[0] for match in matches}
    token = (await evening.seat(one["id"], evening.tokens[one["sides"][0][0]])).json()["token"]
    socket = await wire.socket()
    await socket.hello(one["matches"][0], token)
    await socket.do("c-1", {"type": "resign"})
    await wire.harness.turn(5_000)

    assert matches[0].match.header.watch.encode() not in b"".join(each.bytes for each in sockets)
    assert seed.encode() not in await everything_public(evening, [*sockets, socket])
    for path in ("history", "record"):
        assert (await wire.get(f"/api/matches/{one['matches'][0]}/{path}")).status_code == 403
    assert (await evening.seat(one["id"])).json()["code"] == "watching-closed"
    record = await wire.get(evening.path("/export?form=record"), token=evening.host)
    assert record.json()["code"] == "event-bouts-open"
    for bout in (one, other):
        host = {"type": "correct", "bout": bout["id"], "result": {"scores": [4, 0]}}
        await evening.told(host)
    await wire.harness.quiet()
    heat = (await evening.view())["heat"]
    assert heat["seed"] == seed


async def test_how_a_group_fared_is_told_to_others_once_the_heat_is_over(wire: Wire) -> None:
    evening = await Evening.opened(
        wire, game="xcode", config={}, format="league", scoring="field", sides=1, games=1, heats=1
    )
    for name in ("Owls", "Foxes", "Bears"):
        await evening.enter(name, size=2)
    helper = await evening.helper()
    tokens = {"": [], evening.host: [1, 2], helper: [1, 2]}
    tokens |= {token: [number] for number, token in evening.tokens.items()}
    sockets = {token: await evening.socket(token) for token in tokens}
    await evening.pair(1)
    for bout, tally in ((1, [7, 41234]), (2, [6, 51234])):
        result = {"scores": [0], "tallies": [tally]}
        (side,) = (await evening.bouts())[bout - 1]["sides"]
        assert side == [bout]
        await evening.told({"type": "report", "bout": bout, "result": result}, evening.tokens[bout])
    await wire.harness.turn(5_000)

    def known(told: bytes) -> list[int]:
        return [number for number, sand in ((1, b"41234"), (2, b"51234")) if sand in told]

    assert known(await everything_public(evening, [sockets[""]])) == []
    for token, bouts in tokens.items():
        heats = await wire.get(evening.path("/heats"), token=token or None)
        expected = [number for number in bouts if number < 3]
        assert known(heats.content) == expected
        assert known(sockets[token].bytes) == expected
        assert [found["id"] for found in sockets[token].you["results"]] == expected
    assert sockets[evening.host].you["results"][0]["result"]["tallies"] == [[7, 41234]]

    await evening.told({"type": "claim-absence", "bout": 3, "absent": [3]})
    await wire.harness.turn(5_000)
    for socket in sockets.values():
        assert known(json.dumps(socket.view).encode()) == [1, 2]
        assert socket.you["results"] == []


async def test_nobody_looks_at_a_bout_that_is_over_while_others_play_its_deal(wire: Wire) -> None:
    config = {"variants": [{"type": "random"}], "length": {"type": "single-round"}}
    evening = await Evening.begun(
        wire, 4, game="xobrainer", config=config, games=1, scoring="win", boxes=0, heats=1
    )
    helper = await evening.helper()
    await evening.pair(1)
    await wire.harness.quiet()
    over, open_one = await evening.bouts()
    await wire.harness.do(over["matches"][0], 0, Resign())
    await wire.harness.quiet()
    assert [bout["phase"] for bout in await evening.bouts()] == ["done", "playing"]

    for token in (None, evening.host, helper, evening.tokens[open_one["sides"][0][0]]):
        assert (await evening.seat(over["id"], token)).json()["code"] == "watching-closed"
        for path in ("history", "record"):
            told = await wire.get(f"/api/matches/{over['matches'][0]}/{path}", token=token)
            assert (told.status_code, told.json()["code"]) == (403, "wrong-token")
    await wire.harness.do(open_one["matches"][0], 0, Resign())
    await wire.harness.quiet()
    assert (await evening.seat(over["id"])).json()["watch"]
    assert (await wire.get(f"/api/matches/{over['matches'][0]}/record")).status_code == 200


@pytest.mark.rule("EV-28")
async def test_ev_28_whoever_comes_first_to_a_board_with_a_clock_sees_nothing_of_the_deal(
    wire: Wire,
) -> None:
    variants = [{"type": "mission"}, {"type": "trap"}, {"type": "random"}, {"type": "time-bomb"}]
    config = {"variants": variants, "length": {"type": "single-round"}}
    evening = await Evening.begun(
        wire, 2, game="xobrainer", config=config, scoring="win", boxes=0, heats=1
    )
    await evening.pair(1)
    await wire.harness.quiet()
    (bout,) = await evening.bouts()
    (match,) = bout["matches"]
    dealt = []
    for side in bout["sides"]:
        token = (await evening.seat(bout["id"], evening.tokens[side[0]])).json()["token"]
        socket = await wire.socket()
        await socket.hello(match, token)
        await wire.harness.turn(10_000)
        history = (await wire.get(f"/api/matches/{match}/history", token=token)).text
        dealt.append(
            [len(socket.view["cards"]), *map(len, socket.view["lineups"]), '"card":' in history]
        )

    assert dealt == [[0, 0, 0, False], [2, 4, 4, True]]
