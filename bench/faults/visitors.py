"""Visitors who cost a node more than others, in a process of their own.

    python -m bench.faults.visitors KIND < PLACES

PLACES is JSON: for each visitor a port, a match and a secret for it.  It says when it is ready for
them, and at the end how many were let in, and how many were cut off.  Whoever measures others meanwhile is not disturbed.
"""

import asyncio
import json
import os
import random
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from bench.attacks import TEXT, frame

HANDSHAKE = (
    "GET /ws?m={place.match} HTTP/1.1\r\nHost: 127.0.0.1:{place.port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
READY = b"ready\n"
LITTLE = 4096
"""Bytes that the machine keeps for somebody who does not read."""
PACE = 1 / 100
"""Seconds between two messages of somebody who does not read the answers."""
PATIENCE = 30.0
BACK = (0.1, 1.0)
"""Seconds after which somebody comes back who was not let in, as the page does."""
SILENT = 4.0
"""Seconds that a half-open connection lasts."""


class Place(Struct, frozen=True):
    port: int
    match: str
    token: str

    @property
    def hello(self) -> bytes:
        said = {"type": "hello", "match": self.match, "token": self.token}
        return frame(TEXT, json.dumps(said).encode())


class Came(Struct):
    """How many visitors were let in and cut off."""

    let_in: int = 0
    turned_away: int = 0
    """How often somebody had to come again, because too many came at once."""
    cut: int = 0


async def deaf(place: Place, came: Came) -> None:
    """Asks for the position again and again, and reads nothing, until the server has enough."""
    _, writer = await _let_in(place, came)
    transport = writer.transport
    assert isinstance(transport, asyncio.ReadTransport)
    transport.pause_reading()
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    try:
        while True:
            writer.write(place.hello)
            await writer.drain()
            await asyncio.sleep(PACE)
    except ConnectionError:
        came.cut += 1


async def half_open(place: Place, came: Came) -> None:
    """Is gone without a word: reads nothing, says nothing, and closes nothing."""
    _, writer = await _let_in(place, came)
    transport = writer.transport
    assert isinstance(transport, asyncio.ReadTransport)
    transport.pause_reading()
    await asyncio.sleep(SILENT)
    writer.transport.abort()


async def returning(place: Place, came: Came) -> None:
    """Comes, waits for the position, and goes."""
    _, writer = await _let_in(place, came)
    writer.transport.abort()


async def _let_in(place: Place, came: Came) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    while True:
        try:
            return await _try_to_get_in(place, came)
        except (OSError, EOFError):
            came.turned_away += 1
        await asyncio.sleep(random.uniform(*BACK))


async def _try_to_get_in(
    place: Place, came: Came
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(HANDSHAKE.format(place=place).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(place.hello)
    opcode, body = 0, b""
    while opcode != 0x80 | TEXT:  # else a ping
        opcode, length = await reader.readexactly(2)
        size = {126: 2, 127: 8}.get(length, 0)
        length = int.from_bytes(await reader.readexactly(size), "big") if size else length
        body = await reader.readexactly(length)
    told = json.loads(body)
    assert told["type"] == "welcome", told
    came.let_in += 1
    return reader, writer


KINDS: dict[str, Callable[[Place, Came], Awaitable[None]]] = {
    kind.__name__: kind for kind in (deaf, half_open, returning)
}


async def main(kind: str, places: Sequence[Place]) -> Came:
    came = Came()
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(KINDS[kind](place, came) for place in places))
    return came


if __name__ == "__main__":
    os.nice(10)  # real visitors have processors of their own
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    given = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Place])
    result = asyncio.run(main(sys.argv[1], given))
    sys.stdout.write(msgspec.json.encode(result).decode())
