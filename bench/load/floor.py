"""The floor: the least that a Python server can do for a move, on the transport that ours uses.

    python bench/load/floor.py PORT

No framework, no store, no seats: `/MATCH/PLAYER` is a socket that hears `{"type": "place", "ply",
"cell"}`, looks whether the cell is free and whose turn it is, and tells both players `{"type":
"placed", "ply", "cell", "player"}`; `{"type": "clear"}` empties the board.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import uvicorn
import uvloop
from msgspec import Struct

from knobel.server.run import server_config

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Place(Struct, tag="place"):
    ply: int
    cell: int


class Clear(Struct, tag="clear"):
    pass


class Placed(Struct, tag="placed"):
    ply: int
    cell: int
    player: int


class Cleared(Struct, tag="cleared"):
    pass


class Refused(Struct, tag="refused"):
    pass


Answer = Placed | Cleared | Refused

_requests: msgspec.json.Decoder[Place | Clear] = msgspec.json.Decoder(Place | Clear)
_encode = msgspec.json.Encoder().encode


class Board:
    """One match."""

    def __init__(self) -> None:
        self.senders: dict[int, Send] = {}
        self._cells = bytearray(64)
        self._ply = 0

    def judge(self, player: int, request: Place | Clear) -> Answer:
        if isinstance(request, Clear):
            self._cells, self._ply = bytearray(64), 0
            return Cleared()
        is_turn = request.ply == self._ply and player == self._ply % 2
        if not is_turn or not 0 <= request.cell < 64 or self._cells[request.cell]:
            return Refused()
        self._cells[request.cell] = 1 + player
        self._ply += 1
        return Placed(request.ply, request.cell, player)


class Floor:
    """The application."""

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            _, match, player = scope["path"].split("/")
            board = self._boards.setdefault(match, Board())
            await _play(board, int(player), receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})


async def _play(board: Board, player: int, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    board.senders[player] = send
    while (message := await receive())["type"] == "websocket.receive":
        answer = board.judge(player, _requests.decode(message["text"]))
        told = {"type": "websocket.send", "text": _encode(answer).decode()}
        listeners = board.senders.values() if isinstance(answer, Placed) else [send]
        for tell in tuple(listeners):
            await tell(told)
    del board.senders[player]


def main() -> None:
    config = server_config(Floor())
    config.host, config.port, config.lifespan = "127.0.0.1", int(sys.argv[1]), "off"
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main()
