"""The socket: who is told what, and what a connection may do."""

from typing import Any

import pytest

from knobel.server.address import Address
from knobel.server.run import server_config
from knobel.service.limits import Limits
from tests.kit.wires import CLIENT, NAME, Socket, Wire, wired

DROP = {"move": "a1", "turn": 1}


@pytest.fixture(autouse=True, params=[True, False], ids=["at once", "by ASGI"])
def way(wire: Wire, request: pytest.FixtureRequest) -> None:
    """Moves are answered alike, whether they are heard at once or come through ASGI."""
    wire.is_heard_now = request.param


async def test_a_match_from_hello_to_the_end(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    watcher = await wire.following(anna, anna["watch"])
    for rod in ("a1", "b1", "a1", "b1", "a1", "b1"):
        for socket in (a, b):
            if socket.legal:
                assert (await socket.drop(rod))["type"] == "ack"
                break
    assert (await a.drop("a1"))["type"] == "ack"

    assert a.view == b.view == watcher.view
    assert [screen.match["outcome"]["places"] for screen in (a, b, watcher)] == [[0, 1]] * 3
    assert (a.legal, b.legal, watcher.legal) == ({}, {}, {})


async def test_the_answer_comes_after_what_it_brought(wire: Wire) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    heard = await socket.ask({"type": "play", "id": "c-1", **DROP})

    assert [told["type"] for told in heard] == ["update", "ack"]
    assert heard[0]["v"] == heard[1]["v"] == 4


async def test_a_reload_loses_nothing(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    await a.drop("a1")
    await a.hang_up()
    await b.drop("b1")
    again = await wire.following(anna)

    assert again.view == b.view
    assert again.v == b.v
    repeated = await again.play("a1-1", "a1", 1)
    assert repeated == {"type": "ack", "id": "a1-1", "v": 4}


async def test_a_connection_tells_the_table_where_it_comes_from(wire: Wire) -> None:
    anna, _ = await wire.pair()
    await wire.following(anna)

    assert (await wire.harness.live_match(anna["id"])).payer == CLIENT


async def test_all_addresses_of_an_ipv6_network_share_the_workers_as_one(wire: Wire) -> None:
    payers = set()
    for client in ("2001:db8::1", "2001:db8::2"):
        anna, _ = await wire.pair()
        await (await wire.socket(client=client)).hello(anna["id"], anna["token"])
        payers.add((await wire.harness.live_match(anna["id"])).payer)

    assert len(payers) == 1


async def test_ping_tells_the_time(wire: Wire) -> None:
    socket = await wire.socket()
    (pong,) = await socket.ask({"type": "ping", "sent": 123.5})

    assert pong == {"type": "pong", "sent": 123.5, "now": wire.harness.world.now()}


async def test_hello_again_brings_everything_anew(wire: Wire) -> None:
    anna, _ = await wire.pair()
    other, _ = await wire.pair()
    socket = await wire.following(anna)
    await socket.drop("a1")
    face = socket.face
    await socket.hello(anna["id"], anna["token"])
    assert socket.face == face
    await socket.hello(other["id"], other["token"])

    assert socket.match["id"] == other["id"]
    assert socket.view["moves"] == []


async def test_one_socket_follows_one_match_at_a_time(wire: Wire) -> None:
    anna, bo = await wire.pair()
    other, _ = await wire.pair()
    socket = await wire.following(anna)
    await socket.hello(other["id"], other["token"])
    before = len(socket.heard)
    b = await wire.following(bo)
    await b.do("c-1", {"type": "rename", "name": "Bob"})

    assert len(socket.heard) == before


@pytest.mark.parametrize(
    ("match", "token", "code"),
    [
        ("nowhere", "x" * 32, "no-such-match"),
        ("id", "x" * 32, "wrong-token"),
        ("id", "", "wrong-token"),
        ("id", "code", "wrong-token"),
    ],
)
async def test_hello_without_the_right_secret(
    wire: Wire, match: str, token: str, code: str
) -> None:
    anna, _ = await wire.pair()
    socket = await wire.socket()
    (told,) = await socket.ask(
        {"type": "hello", "match": anna.get(match, match), "token": anna.get(token, token)}
    )

    assert told == {"type": "no", "id": None, "code": code, "facts": {}}
    assert (await socket.play("c-1", "a1", 1))["code"] == "not-following"
    assert (await socket.do("c-1", {"type": "resign"}))["code"] == "not-following"


async def test_a_spectator_may_do_nothing(wire: Wire) -> None:
    anna, _ = await wire.pair()
    watcher = await wire.following(anna, anna["watch"])

    for command in ({"type": "resign"}, {"type": "admit-watchers", "yes": True}):
        assert (await watcher.do("c-1", command))["code"] == "not-seated"
        assert (await watcher.do("c-2", command, seat=0))["code"] == "not-seated"
    assert (await watcher.play("c-1", "a1", 1))["code"] == "not-seated"
    assert (await watcher.play("c-2", "a1", 1, seat=0))["code"] == "not-seated"


async def test_nobody_plays_for_another_seat(wire: Wire) -> None:
    anna, bo = await wire.pair()
    await wire.following(anna)
    b = await wire.following(bo)

    assert (await b.play("c-1", "a1", 1, seat=0))["code"] == "not-seated"
    assert (await b.play("c-2", "a1", 1))["code"] == "not-your-turn"


async def test_at_one_screen_the_seat_is_named(wire: Wire) -> None:
    seats = [{"kind": "person", "mine": True}] * 2
    order = {"game": "vier3d", "seats": seats, "name": "Anna"}
    anna = (await wire.post("/api/matches", order)).json()
    socket = await wire.following(anna)
    assert (await socket.play("c-1", "a1", 1, seat=0))["type"] == "ack"
    assert (await socket.play("c-2", "a1", 2))["code"] == "not-your-turn"

    assert (await socket.play("c-3", "a1", 2, seat=1))["type"] == "ack"


@pytest.mark.parametrize(
    ("command", "code", "facts"),
    [
        ({"type": "drop", "rod": "a1", "turn": 1}, "move-in-do", {}),
        ({"type": "drop", "rod": "b2", "turn": 1, "yellow": True}, "move-in-do", {}),
        ({"type": "answer", "matter": "draw", "yes": True}, "nothing-proposed", {"matter": "draw"}),
        ({"type": "propose", "matter": "take-back"}, "nothing-to-take-back", {}),
        ({"type": "claim", "what": "win"}, "not-away-long-enough", {}),
        ({"type": "rename", "name": "\u200b"}, "no-name", {}),
    ],
)
async def test_every_refusal_has_a_code_and_facts(
    wire: Wire, command: Any, code: str, facts: Any
) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    v = socket.v

    no = {"type": "no", "id": "c-1", "code": code, "facts": facts}
    assert await socket.do("c-1", command) == no
    assert socket.v == v


@pytest.mark.parametrize(
    ("move", "turn", "code", "facts"),
    [
        ("a1", 9, "too-late", {}),
        ("y:a1", 1, "no-yellow-ball", {}),
        ("e9", 1, "no-such-move", {"move": "e9"}),
    ],
)
async def test_so_has_every_refusal_of_a_move(
    wire: Wire, move: str, turn: int, code: str, facts: Any
) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    v = socket.v

    no = {"type": "no", "id": "c-1", "code": code, "facts": facts}
    assert await socket.play("c-1", move, turn) == no
    assert socket.v == v


@pytest.mark.parametrize(
    "command",
    [
        {"type": "drop", "rod": "e9", "turn": 1},
        {"type": "sit", "seat": 1, "name": "Mallory", "key": "k"},
        {"type": "tick"},
        {"type": "begin"},
        {"type": "halt", "since": 0},
        {"type": "succeed", "match": "m"},
        {"type": "away", "seat": 1},
        {"type": "forfeit", "reason": "absent"},
        {"type": "take-back", "seat": 0},
        {"type": "drop", "rod": "a1", "turn": 1, "extra": 1},
        {"type": "rename", "name": "x" * 41},
        {},
        [],
        None,
        7,
    ],
)
async def test_what_only_the_table_may_do_is_not_even_read(wire: Wire, command: Any) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    v = socket.v
    told = await socket.do("c-1", command)

    assert (told["code"], list(told["facts"])) == ("unreadable", ["why"])
    assert socket.v == v
    assert (await socket.drop("a1"))["type"] == "ack"


@pytest.mark.parametrize("name", ["", "x" * 41])
async def test_a_commands_name_has_one_to_forty_characters(wire: Wire, name: str) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    asked = ({"type": "play", **DROP}, {"type": "do", "command": {"type": "resign"}})
    for message in asked:
        (told,) = await socket.ask({**message, "id": name})

        assert (told["id"], told["code"]) == (None, "unreadable")


# Spectators and openers


async def test_watchers_are_shown_out_and_the_connection_ends(wire: Wire) -> None:
    anna, _ = await wire.pair()
    a, watcher = await wire.following(anna), await wire.following(anna, anna["watch"])
    await a.do("c-1", {"type": "admit-watchers", "yes": False})

    assert watcher.heard[-1] == {"type": "gone", "code": "watching-closed"}
    await watcher.ended()
    assert watcher.closed == 1001
    assert a.closed is None


async def test_a_deleted_match_ends_every_connection(wire: Wire) -> None:
    anna, bo = await wire.pair()
    sockets = [await wire.following(anna), await wire.following(bo)]
    await wire.call("DELETE", f"/api/matches/{anna['id']}", token=anna["token"])
    await wire.harness.quiet()

    for socket in sockets:
        assert socket.heard[-1] == {"type": "gone", "code": "match-deleted"}
        await socket.ended()


async def test_no_secret_reaches_whoever_has_no_seat(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    watcher = await wire.following(anna, anna["watch"])
    await a.drop("a1")
    await b.do("c-1", {"type": "propose", "matter": "draw"})
    await b.do("c-2", {"type": "rename", "name": "Bob"})
    await a.do("c-3", {"type": "resign"})
    for socket, name in ((a, "c-4"), (b, "c-5")):
        await socket.do(name, {"type": "propose", "matter": "rematch"})
    live = await wire.harness.live_match(anna["id"])
    keys = [str(chair.key) for chair in live.match.chairs]
    path = f"/api/matches/{anna['id']}"
    seen = [
        watcher.bytes.decode(),
        (await wire.get(f"{path}/history", token=anna["watch"])).text,
        (await wire.get(f"{path}/history")).text,
        (await wire.get(f"{path}/record")).text,
        (await wire.get(f"/api/codes/{anna['code']}")).text,
    ]
    everything = [*seen, a.bytes.decode(), b.bytes.decode()]

    assert a.match["successor"] is not None
    for secret in (anna["token"], bo["token"], *keys):
        assert not any(secret in told for told in everything)
    for private in (anna["code"], anna["watch"], a.match["successor"]):
        assert not any(private in told for told in seen)


async def test_the_secret_of_a_group_reaches_those_who_play_alone(wire: Wire) -> None:
    order = {"game": "xcode", "config": {"players": 2, "countdown": 0}}
    anna, bo = await wire.pair(**order)
    a, b = await wire.following(anna), await wire.following(bo)
    watcher = await wire.following(anna, anna["watch"])
    for socket in (a, b):
        await socket.do("c-1", {"type": "ready", "yes": True})
    for socket in (a, b):
        await socket.do("c-2", {"type": "resign"})
    await wire.harness.quiet()
    group = a.match["group"]
    path = f"/api/matches/{anna['id']}"
    seen = [
        watcher.bytes.decode(),
        (await wire.get(f"{path}/history", token=anna["watch"])).text,
        (await wire.get(f"{path}/record")).text,
        (await wire.get(f"/api/codes/{anna['code']}")).text,
        (await wire.get(f"/api/watch/{anna['watch']}")).text,
    ]

    assert (watcher.match["phase"], b.match["group"]) == ("over", group)
    assert not any(group in told for told in seen)


# Limits


async def test_a_connection_may_speak_sixty_times_at_once(wire: Wire) -> None:
    socket = await wire.socket()
    for number in range(61):
        socket.say({"type": "ping", "sent": number})
    await wire.harness.quiet()

    assert [told["type"] for told in socket.heard] == ["pong"] * 60 + ["no"]
    assert socket.heard[-1]["code"] == "too-fast"


async def test_and_twenty_times_a_second_in_the_long_run(wire: Wire) -> None:
    socket = await wire.socket()
    for _ in range(60):
        socket.say({"type": "ping", "sent": 0})
    await wire.harness.quiet()
    for _ in range(100):
        wire.harness.world.turn(50)
        (told,) = await socket.ask({"type": "ping", "sent": 0})
        assert told["type"] == "pong"
    wire.harness.world.turn(49)

    assert (await socket.ask({"type": "ping", "sent": 0}))[0]["code"] == "too-fast"


async def test_moves_are_counted_once(wire: Wire) -> None:
    anna, bo = await wire.pair()
    here, there = await wire.following(anna), await wire.following(bo)
    for number in range(59):  # hello was the first
        here.say({"type": "play", "id": f"{number}", "move": "a1", "turn": 99})
    await wire.harness.quiet()
    told = await here.play("60", "a1", 1)

    assert {answer["code"] for answer in here.heard[1:60]} == {"too-late"}
    assert told["code"] == "too-fast"
    assert (await there.play("1", "a1", 1))["code"] == "not-your-turn"


@pytest.mark.parametrize("flood", ['{"type": "ping", "sent": 0}', b"\x00", "{", "x" * 5000])
async def test_whoever_goes_on_is_disconnected(wire: Wire, flood: str | bytes) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    for _ in range(70):
        a.say(flood)
    await wire.harness.quiet()
    assert {told.get("code") for told in a.heard} & {"too-fast", "too-long"}
    assert not a.is_over()
    for _ in range(100):
        a.say(flood)
    await wire.harness.quiet()

    assert a.is_over()
    assert a.closed == 4008
    assert b.closed is None
    await wire.harness.turn(5_000)
    assert b.match["chairs"][0]["away"] is not None


@pytest.mark.parametrize("sign", ["x", "ü", "🎲"])
async def test_a_message_has_at_most_4096_bytes(wire: Wire, sign: str) -> None:
    socket = await wire.socket()
    room = 4096 - len('{"type":"ping","sent":0}')
    count, rest = divmod(room, len(sign.encode()))
    fits = '{"type":"ping","sent":0}' + " " * room
    assert (await socket.ask(fits))[0]["type"] == "pong"
    long = sign * (4096 // len(sign.encode()) + 1)

    assert (await socket.ask(long))[0] == {
        "type": "no",
        "id": None,
        "code": "too-long",
        "facts": {"most": 4096},
    }
    assert count * len(sign.encode()) + rest == room


async def test_a_move_may_be_no_longer_than_the_operator_allows(wire: Wire, folder: Any) -> None:
    async with wired(folder, limits=Limits(message_bytes=90)) as strict:
        strict.is_heard_now = wire.is_heard_now
        anna, _ = await strict.pair()
        socket = await strict.following(anna)
        refused = await socket.play("c-1", "a1" + " " * 50, 1)

        assert (refused["code"], refused["facts"]) == ("too-long", {"most": 90})


@pytest.fixture
def few() -> Limits:
    return Limits(sockets_per_address=2)


async def sockets(wire: Wire, count: int, behind: str, client: str = "127.0.0.1") -> list[Socket]:
    """So many sockets by a proxy that tells who is behind it."""
    config = server_config(wire.app)
    config.load()
    told = {"x-forwarded-for": behind}
    made = [await wire.socket(told, client, config.loaded_app) for _ in range(count)]
    await wire.harness.quiet()
    return made


async def test_an_address_behind_a_proxy_holds_only_some_sockets(folder: Any, few: Limits) -> None:
    async with wired(folder, limits=few) as wire:
        mine = await sockets(wire, 3, "2001:db8::1")
        assert [socket.closed for socket in mine] == [None, None, 4008]
        told = {"type": "no", "id": None, "code": "too-many-connections"}
        assert mine[2].heard == [{**told, "facts": {"retry_after": 10}}]
        (neighbour,) = await sockets(wire, 1, "2001:db8::2")
        (other,) = await sockets(wire, 1, "198.51.100.7")
        assert (neighbour.closed, other.closed) == (4008, None)
        await mine[0].hang_up()
        again = await sockets(wire, 2, "2001:db8::3")

        assert [socket.closed for socket in again] == [None, 4008]


async def test_a_proxy_that_tells_nobody_is_not_counted(folder: Any, few: Limits) -> None:
    async with wired(folder, limits=few) as wire:
        made = [await wire.socket(client="127.0.0.1") for _ in range(5)]

        assert [socket.closed for socket in made] == [None] * 5


# Origins


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://play.example.evil.example", "x", "http://["]
)
async def test_other_peoples_pages_are_not_let_in(wire: Wire, origin: str) -> None:
    socket = await wire.socket({"origin": origin})
    await socket.ended()

    assert socket.closed == 4403
    assert socket.heard == []


@pytest.mark.parametrize("origin", [f"http://{NAME}", f"https://{NAME}"])
async def test_our_own_pages_are(wire: Wire, origin: str) -> None:
    socket = await wire.socket({"origin": origin})

    assert (await socket.ask({"type": "ping", "sent": 1}))[0]["type"] == "pong"


async def test_behind_a_proxy_the_public_address_is_ours(folder: Any) -> None:
    public = Address("127.0.0.1", 8000, "https://knobel.example/")
    async with wired(folder, address=public) as wire:
        ours = await wire.socket({"origin": "https://knobel.example", "host": "127.0.0.1:8000"})
        theirs = await wire.socket({"origin": "https://evil.example", "host": "127.0.0.1:8000"})
        await theirs.ended()

        assert (ours.closed, theirs.closed) == (None, 4403)


async def test_whoever_hangs_up_before_hello_leaves_no_trace(wire: Wire) -> None:
    socket: Socket = await wire.socket()
    await socket.hang_up()

    assert socket.is_over()


async def test_a_hello_with_a_version_is_answered_with_what_was_missed(wire: Wire) -> None:
    anna, bo = await wire.pair()
    socket = await wire.following(anna)
    await (await wire.following(bo)).hang_up()
    seen = socket.v
    await socket.drop("a1")
    again = await wire.socket()
    again.v = seen
    hello = {"type": "hello", "match": anna["id"], "token": bo["token"], "v": seen}
    heard = await again.ask(hello)

    assert [told["type"] for told in heard] == ["welcome-back", "update"]
    assert (heard[0]["v"], heard[1]["events"][0]["type"]) == (seen + 1, "dropped")


@pytest.mark.parametrize("version", [-1, "7", 1.5, True, []])
async def test_a_hello_with_a_strange_version_is_not_understood(wire: Wire, version: Any) -> None:
    anna, _ = await wire.pair()
    hello = {"type": "hello", "match": anna["id"], "token": anna["token"], "v": version}
    (told,) = await (await wire.socket()).ask(hello)

    assert (told["type"], told["code"]) == ("no", "unreadable")


async def test_a_move_is_played_by_its_notation(wire: Wire) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    play = {"type": "play", "id": "c-1", "move": "b2", "turn": 1, "seat": 0}
    ack, *_ = [told for told in await socket.ask(play) if told.get("id") == "c-1"]
    again = await socket.ask(play)
    late = await socket.ask({**play, "id": "c-2"})

    assert ack["type"] == "ack"
    assert again == [ack]
    assert [(told["type"], told["code"]) for told in late] == [("no", "not-your-turn")]
    assert socket.view["moves"] == [["r", "b2", 0]]


@pytest.mark.parametrize("wrong", [{"move": 1}, {"move": "a" * 81}, {"turn": "1"}, {"more": 1}])
async def test_a_move_that_is_not_one_is_not_understood(wire: Wire, wrong: Any) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    play = {"type": "play", "id": "c-1", "move": "b2", "turn": 1, **wrong}
    (told,) = await socket.ask(play)

    assert (told["type"], told["id"], told["code"]) == ("no", "c-1", "unreadable")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "do", "command": {"type": "resign"}, "later": 1},
        {"type": "sign", "sign": "thanks", "later": 1},
        {"type": "sign", "sign": "later"},
        {"type": "later"},
    ],
)
async def test_a_command_of_a_later_version_is_refused_by_its_name(
    wire: Wire, message: Any
) -> None:
    """During a deploy a page may be newer than its node; without the name it would wait forever."""
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    (told,) = await socket.ask({**message, "id": "c-1"})

    assert (told["type"], told["id"], told["code"]) == ("no", "c-1", "unreadable")
