"""The floor for tables of eight: the least that a Python server can do for a command.

    python bench/load/fanout.py PORT LENGTH

No framework, no store, no rules: `/TABLE/SEAT` is a socket that hears `{"type": "play", "id"}`, counts,
and tells all seats of the table `{"type": "update", "v"}` and the asking one `{"type": "ack", "id",
"v"}`.  A filling makes updates LENGTH bytes long: as long as ours are on average.
"""

import asyncio
import sys
from typing import Any

import msgspec
import uvicorn
import uvloop
from msgspec import Struct

from bench.load.floor import Message, Receive, Send
from knobel.server.run import server_config


class Play(Struct, tag="play"):
    id: str


class Update(Struct, tag="update"):
    v: int
    filling: str


class Ack(Struct, tag="ack"):
    id: str
    v: int


_requests: msgspec.json.Decoder[Play] = msgspec.json.Decoder(Play)
_encode = msgspec.json.Encoder().encode


class Round:
    """One table."""

    def __init__(self) -> None:
        self.senders: dict[str, Send] = {}
        self.version = 0


class FanOut:
    """The application."""

    def __init__(self, length: int) -> None:
        self._filling = "." * (length - len(_encode(Update(1000, ""))))
        self._rounds: dict[str, Round] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            _, table, seat = scope["path"].split("/")
            await self._play(self._rounds.setdefault(table, Round()), seat, receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    async def _play(self, table: Round, seat: str, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        table.senders[seat] = send
        while (message := await receive())["type"] == "websocket.receive":
            asked = _requests.decode(message["text"])
            table.version += 1
            update = _text(Update(table.version, self._filling))
            for tell in tuple(table.senders.values()):
                await tell(update)
            await send(_text(Ack(asked.id, table.version)))
        del table.senders[seat]


def _text(message: Struct) -> dict[str, Any]:
    return {"type": "websocket.send", "text": _encode(message).decode()}


def main() -> None:
    port, length = map(int, sys.argv[1:3])
    config = server_config(FanOut(length))
    config.host, config.port, config.lifespan = "127.0.0.1", port, "off"
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main()
