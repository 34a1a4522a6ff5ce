"""Attacks of one malicious visitor on a server; each goes on until it is cancelled.

    python -m bench.attacks PORT NAME SECONDS      # one of them, from an address of its own

Only servers on this machine are attacked.  `ATTACKS` lists the attacks; each counts what it sends.
"""

import asyncio
import base64
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count, cycle
from typing import Any, get_args

from bench.games import TURN_BASED, bench_game
from bench.visits import MINE, PERSON, Visit
from knobel.catalog import GAMES
from knobel.tournament.values import MOST_ENTRANTS, Form

Attack = Callable[["Visitor"], Awaitable[None]]

PING, TEXT, BINARY, CONTINUED = 0x9, 0x1, 0x2, 0x0
SIDE_BY_SIDE = 20
CONNECTIONS = 290
"""Nearly as many as an address may hold."""
PACE = 1 / 19
"""Seconds between two messages of a connection that keeps to its limit."""
TABS, RENAMES = 4, 50
"""Names with which the attacker makes the log of their own match long: a full burst per tab."""


class Visitor:
    """Where the attack comes from, and how much of it there was."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.sent = 0
        self.is_ready = asyncio.Event()
        """Set once the attack has prepared everything that it needs."""
        self.visit = Visit(port, address)

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.visit.address, 0)
        )

    async def socket(self, path: str = "/ws") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket after its handshake."""
        reader, writer = await self.connected()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def get(self, path: str, token: str = "", **headers: str) -> int:
        self.sent += 1
        return (await self.visit.call("GET", path, token=token, headers=headers)).status_code

    async def post(self, path: str, body: Any, token: str = "") -> int:
        self.sent += 1
        return (await self.visit.call("POST", path, token=token, json=body)).status_code

    async def repeat(self, once: Callable[[], Awaitable[Any]], side_by_side: int) -> None:
        """Run this many copies for ever, even if the server refuses or disconnects them."""

        async def one() -> None:
            while True:
                with suppress(OSError, EOFError, asyncio.LimitOverrunError, ValueError):
                    await once()
                await asyncio.sleep(0)

        self.is_ready.set()
        await asyncio.gather(*(one() for _ in range(side_by_side)))


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    head = bytes([(0x80 if final else 0) | opcode])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + len(payload).to_bytes(8, "big")
    return head + bytes(4) + payload


# Frames


def flood(frames: bytes, number: int, *, is_read: bool, path: str = "/ws") -> Attack:
    """Send these bytes, which hold that many frames, as fast as the socket accepts them."""

    async def attack(visitor: Visitor) -> None:
        async def once() -> None:
            reader, writer = await visitor.socket(path)
            reading = asyncio.ensure_future(_read_all(reader)) if is_read else None
            try:
                while not writer.is_closing():
                    writer.write(frames)
                    await writer.drain()
                    visitor.sent += number
            finally:
                writer.transport.abort()
                if reading is not None:
                    reading.cancel()

        await visitor.repeat(once, 1)

    return attack


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def commands(visitor: Visitor) -> None:
    """Commands that are refused, and hellos, at a table of one's own."""
    ticket = await visitor.visit.open()
    hello = {"type": "hello", "match": ticket["id"], "token": ticket["token"]}
    wrong = {"type": "play", "id": "x", "move": "a1", "turn": 99}
    said = [frame(TEXT, json.dumps(message).encode()) for message in (hello, wrong) * 10]
    await flood(b"".join(said), len(said), is_read=True)(visitor)


async def reconnecting(visitor: Visitor) -> None:
    async def once() -> None:
        _, writer = await visitor.socket()
        visitor.sent += 1
        writer.transport.abort()

    await visitor.repeat(once, SIDE_BY_SIDE)


# Calls


async def long_match(visitor: Visitor) -> dict[str, str]:
    """The ticket of a match with a long log."""
    ticket = await visitor.visit.open()
    tabs = [await visitor.visit.follow(ticket) for _ in range(TABS)]
    for number in range(TABS * RENAMES):
        await tabs[number % TABS].do({"type": "rename", "name": f"Mallory {number}"})
    return ticket


async def history(visitor: Visitor) -> None:
    """The histories and the record of a long match, from every end."""
    ticket = await long_match(visitor)
    path, versions = f"/api/matches/{ticket['id']}/history", count()

    async def once() -> None:
        await visitor.get(f"{path}?after={next(versions) % (TABS * RENAMES)}", ticket["token"])

    await visitor.repeat(once, SIDE_BY_SIDE)


async def pictures(visitor: Visitor) -> None:
    """QR codes of paths and hosts that nobody has requested before."""
    numbers = count()

    async def once() -> None:
        number = next(numbers)
        host = f"{'x' * 2000}.example" if number % 2 else "127.0.0.1"
        await visitor.get(f"/api/qr?path=/j/{number:06}", Host=host)

    await visitor.repeat(once, SIDE_BY_SIDE)


async def previews(visitor: Visitor) -> None:
    """Pictures of links: those of many matches, each in every language, and of wrong codes."""
    tickets = [await visitor.visit.open() for _ in range(10)]
    numbers = count()

    async def once() -> None:
        number = next(numbers)
        code = tickets[number % 10]["code"] if number % 3 else f"{number:06}"
        await visitor.get(f"/api/links/j/{code}?l={('en', 'de', 'fr', 'nl', 'da')[number % 5]}")
        await visitor.get(f"/j/{code}")

    await visitor.repeat(once, SIDE_BY_SIDE)


async def lessons(visitor: Visitor) -> None:
    """The beginning of every step of every game's lesson."""
    games = (await visitor.visit.call("GET", "/api/catalog")).json()["games"]
    steps = []
    for game in (entry["name"] for entry in games):
        first = await visitor.visit.call("POST", f"/api/lessons/{game}", json={"moves": []})
        steps += [(game, step) for step in first.json().get("steps", ())]

    async def once() -> None:
        game, step = random.choice(steps)
        await visitor.post(f"/api/lessons/{game}", {"step": step, "moves": []})

    await visitor.repeat(once, SIDE_BY_SIDE)


async def opening(visitor: Visitor) -> None:
    async def once() -> None:
        seats = [MINE, PERSON]
        await visitor.post("/api/matches", {"game": TURN_BASED, "seats": seats, "name": "Mallory"})

    await visitor.repeat(once, SIDE_BY_SIDE)


def guessing(path: str) -> Attack:
    async def attack(visitor: Visitor) -> None:
        async def once() -> None:
            await visitor.get(path + "".join(random.choices("23456789BCDFGHJK", k=6)))

        await visitor.repeat(once, SIDE_BY_SIDE)

    return attack


async def pages(visitor: Visitor) -> None:
    async def once() -> None:
        await visitor.get(random.choice(["/", "/schema", "/schema/openapi.json", "/api/catalog"]))

    await visitor.repeat(once, SIDE_BY_SIDE)


async def calls(visitor: Visitor) -> None:
    """A plain call on each of many connections at the same time, as fast as they are answered."""
    paths = ["/api/catalog", "/schema/openapi.json", "/api/watch/nobody", "/nowhere"]

    async def once() -> None:
        reader, writer = await visitor.connected()
        try:
            while not writer.is_closing():
                asked = (
                    f"GET {random.choice(paths)} HTTP/1.1\r\nHost: 127.0.0.1:{visitor.port}\r\n\r\n"
                )
                writer.write(asked.encode())
                visitor.sent += 1
                if not await reader.read(1 << 16):
                    return
        finally:
            writer.transport.abort()

    await visitor.repeat(once, CONNECTIONS)


async def talking(visitor: Visitor) -> None:
    """Many sockets, each of which says as much as a connection may."""
    ticket = await visitor.visit.open()
    hello = {"type": "hello", "match": ticket["id"], "token": ticket["token"]}
    wrong = {"type": "play", "id": "x", "move": "a1", "turn": 99}
    await say_on_many(visitor, [hello, wrong, wrong, {"type": "ping", "sent": 1}])


async def moving(visitor: Visitor) -> None:
    """Many sockets at one seat, each of which plays moves that are refused, as often as it may."""
    ticket = await visitor.visit.open([MINE, MINE])
    hello = {"type": "hello", "match": ticket["id"], "token": ticket["token"]}
    late = {"type": "play", "id": "x", "move": "a1", "turn": 99, "seat": 0}
    await say_on_many(visitor, [hello, *[late] * 1000])


async def signs(visitor: Visitor) -> None:
    """Many sockets that send signs to everybody at a table, as often as each may."""
    ticket = await visitor.visit.open()
    hello = {"type": "hello", "match": ticket["id"], "token": ticket["token"]}
    await say_on_many(visitor, [hello, *[{"type": "sign", "id": "x", "sign": "bravo"}] * 100])


async def wishes(visitor: Visitor) -> None:
    """Wishes to be told by web push, at endpoints that must be looked up or stored."""
    ticket = await visitor.visit.open()
    path, numbers = f"/api/matches/{ticket['id']}/push", count()
    keys = {"p256dh": "B" * 87, "auth": "a" * 22}

    async def once() -> None:
        number = next(numbers)
        host = f"{number}.invalid" if number % 2 else "1.1.1.1"
        body = {"endpoint": f"https://{host}/{number:0900}", **keys}
        await visitor.post(path, body, ticket["token"])

    await visitor.repeat(once, SIDE_BY_SIDE)


async def returning(visitor: Visitor) -> None:
    """Many sockets that ask again and again for as much as one may have missed."""
    from knobel.service.limits import DEFAULTS  # noqa: PLC0415 -- slow, and only needed here

    ticket = await long_match(visitor)
    seen = TABS * RENAMES - DEFAULTS.missed_versions + TABS
    hello = {"type": "hello", "match": ticket["id"], "token": ticket["token"], "v": seen}
    await say_on_many(visitor, [hello])


async def say_on_many(visitor: Visitor, messages: Sequence[Any]) -> None:
    """Send this on as many sockets as an address may hold, as often as each may."""
    await speak_on_many(visitor, lambda: cycle(messages))


async def speak_on_many(
    visitor: Visitor, speech: Callable[[], Iterable[Any]], path: str = "/ws"
) -> None:
    """The same with a speech of its own for each socket."""

    async def once() -> None:
        reader, writer = await visitor.socket(path)
        reading = asyncio.ensure_future(_read_all(reader))
        try:
            for message in speech():
                if writer.is_closing():
                    return
                writer.write(frame(TEXT, json.dumps(message).encode()))
                visitor.sent += 1
                await writer.drain()
                await asyncio.sleep(PACE)
        finally:
            writer.transport.abort()
            reading.cancel()

    await visitor.repeat(once, CONNECTIONS)


async def settings(visitor: Visitor) -> None:
    """Bodies of the maximum length, full of values that the rules must refuse."""
    configs = {game: bench_game(game).TOO_LONG for game in GAMES}
    bodies = [
        {"game": game, "config": config, "seats": [], "name": "Mallory"}
        for game, config in configs.items()
        if config
    ]

    async def once() -> None:
        await visitor.post("/api/matches", random.choice(bodies))

    await visitor.repeat(once, SIDE_BY_SIDE)


# Events

EVENTS = "/ws/events"


async def crowd(visitor: Visitor) -> dict[str, str]:
    """The ticket of an event with as many entrants as one may have."""
    setup = {"name": "Mallory", "game": TURN_BASED, "config": bench_game(TURN_BASED).LONG}
    names = "".join(f"Mallory {number}\n" for number in range(MOST_ENTRANTS))
    body = {"form": "csv", "text": f"name\n{names}", "setup": setup}
    return await visitor.visit.ticket("/api/events/import", body)


async def entering(visitor: Visitor) -> None:
    """Enter an event and leave it again."""
    event = await visitor.visit.ticket("/api/events", {"setup": {"name": "x", "game": TURN_BASED}})
    path, numbers = f"/api/events/{event['id']}", count(1)

    async def once() -> None:
        number = next(numbers)
        await visitor.post(f"{path}/entrants", {"name": f"Mallory {number}"}, event["token"])
        leave = {"type": "withdraw", "entrant": number}
        await visitor.post(f"{path}/do", {"id": f"c-{number}", "command": leave}, event["token"])

    await visitor.repeat(once, SIDE_BY_SIDE)


async def resting(visitor: Visitor) -> None:
    """Many sockets that let somebody rest and check in again, as often as each may."""
    event = await crowd(visitor)
    numbers = count()

    def speech() -> Iterator[Any]:
        yield {"type": "hello", "event": event["id"], "token": event["token"]}
        for kind, number in zip(cycle(["check-in", "rest"]), numbers, strict=False):
            entrant = 1 + number // 2 % MOST_ENTRANTS
            command = {"type": kind, "entrant": entrant}
            yield {"type": "do", "id": f"c-{number}", "command": command}

    await speak_on_many(visitor, speech, EVENTS)


async def event_messages(visitor: Visitor) -> None:
    """Hellos to a large event, and commands of somebody who is nobody there."""
    event = await crowd(visitor)
    hello = {"type": "hello", "event": event["id"]}
    wrong = {"type": "do", "id": "x", "command": {"type": "close"}}
    said = [frame(TEXT, json.dumps(message).encode()) for message in (hello, wrong) * 10]
    await flood(b"".join(said), len(said), is_read=True, path=EVENTS)(visitor)


async def planning(visitor: Visitor) -> None:
    """Ways to spend evenings of any size."""

    async def once() -> None:
        size = f"people={random.randint(1, MOST_ENTRANTS)}&boxes={random.randint(0, 250)}"
        game = random.choice([*GAMES])
        await visitor.get(
            f"/api/events/plan?game={game}&{size}&minutes={random.randint(5, 10_000)}"
        )

    await visitor.repeat(once, SIDE_BY_SIDE)


async def event_pages(visitor: Visitor) -> None:
    """The wall and the prints of a large event, with all that they load, and its files."""
    event = await crowd(visitor)
    api, page = f"/api/events/{event['id']}", f"/e/{event['code']}"
    paths = [f"{page}/wall", f"{page}/print", f"{api}/heats", f"{api}/links"]
    paths += [f"/api/events/{event['code']}"]
    paths += [f"{api}/export?form={form}" for form in get_args(Form)]

    async def once() -> None:
        await visitor.get(random.choice(paths), event["token"])

    await visitor.repeat(once, SIDE_BY_SIDE)


# Connections


async def headers(visitor: Visitor) -> None:
    """Requests whose headers never end."""

    async def once() -> None:
        _, writer = await visitor.connected()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        while not writer.is_closing():
            writer.write(b"X-Filler: " + b"x" * 8000 + b"\r\n")
            await writer.drain()
            visitor.sent += 1

    await visitor.repeat(once, SIDE_BY_SIDE)


async def slow_bodies(visitor: Visitor) -> None:
    """Hundreds of requests that arrive one byte at a time."""

    async def once() -> None:
        _, writer = await visitor.connected()
        visitor.sent += 1
        writer.write(
            b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 60000\r\n\r\n"
        )
        while not writer.is_closing():
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.5)

    await visitor.repeat(once, 500)


async def silence(visitor: Visitor) -> None:
    """More connections than a process may usually open, all of them silent."""

    async def once() -> None:
        reader, _ = await visitor.connected()
        visitor.sent += 1
        await reader.read()

    await visitor.repeat(once, 1100)


# Bots


async def bots_alone(visitor: Visitor) -> None:
    """Matches of the strongest computer players, watched."""
    bot = {"kind": "bot", "level": "worldtree"}

    async def once() -> None:
        visitor.sent += 1
        ticket = await visitor.visit.open([bot, bot])
        await (await visitor.visit.follow(ticket, ticket["watch"])).until_closed()

    await visitor.repeat(once, 200)


async def bots_against_me(visitor: Visitor) -> None:
    """Many matches against the strongest computer player, each of which waits for its answer."""
    seats: list[dict[str, Any]] = [{"kind": "bot", "level": "worldtree"}, MINE]

    async def once() -> None:
        visitor.sent += 1
        ticket = await visitor.visit.open(seats)
        socket = await visitor.visit.follow(ticket)
        await socket.play_on()

    await visitor.repeat(once, 50)


ATTACKS: dict[str, Attack] = {
    "empty pings": flood(frame(PING) * 10_000, 10_000, is_read=True),
    "empty pings, pongs unread": flood(frame(PING) * 10_000, 10_000, is_read=False),
    "long pings": flood(frame(PING, b"x" * 125) * 1000, 1000, is_read=True),
    "empty fragments": flood(
        frame(TEXT, final=False) + frame(CONTINUED, final=False) * 10_000, 10_000, is_read=True
    ),
    "messages": flood(frame(TEXT, b'{"type": "ping", "sent": 1}') * 500, 500, is_read=True),
    "garbage": flood(frame(TEXT, b'{"type": "do"' + b"[" * 500) * 500, 500, is_read=True),
    "binary": flood(frame(BINARY, b"\0" * 100) * 500, 500, is_read=True),
    "invalid text": flood(frame(TEXT, b"\xff\xfe") * 500, 500, is_read=True),
    "frames of 60 kB": flood(frame(TEXT, b"x" * 60_000) * 10, 10, is_read=True),
    "frames of 10 MB": flood(frame(BINARY, b"x" * 10_000_000), 1, is_read=True),
    "refused commands": commands,
    "reconnecting": reconnecting,
    "history": history,
    "QR codes": pictures,
    "pictures of links": previews,
    "lessons": lessons,
    "opening matches": opening,
    "guessing codes": guessing("/api/codes/"),
    "pages": pages,
    "calls side by side": calls,
    "talking sockets": talking,
    "moving sockets": moving,
    "signs": signs,
    "web push": wishes,
    "missed updates": returning,
    "absurd settings": settings,
    "entering and leaving": entering,
    "resting and returning": resting,
    "guessing codes of events": guessing("/api/events/"),
    "messages to events": event_messages,
    "planning": planning,
    "pages of events": event_pages,
    "endless headers": headers,
    "slow bodies": slow_bodies,
    "silent connections": silence,
    "bots alone": bots_alone,
    "bots against one": bots_against_me,
}


async def main(port: int, name: str, seconds: float) -> None:
    address = f"127.0.2.{1 + [*ATTACKS].index(name)}"  # the attack before has used up its limits
    visitor = Visitor(port, address)
    attack = asyncio.ensure_future(ATTACKS[name](visitor))
    ready = asyncio.ensure_future(visitor.is_ready.wait())
    await asyncio.wait([attack, ready], return_when=asyncio.FIRST_COMPLETED)
    sys.stdout.write("begin\n")
    sys.stdout.flush()
    with suppress(TimeoutError):
        await asyncio.wait_for(attack, seconds)
    sys.stdout.write(f"{visitor.sent}\n")


if __name__ == "__main__":
    os.nice(5)  # the bystander is measured, not the attacker
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
