"""A visitor of a server, from a separate address: calls, and sockets that play.

Loopback addresses other than 127.0.0.1 count as visitors; 127.0.0.1 counts as a proxy.
"""

import asyncio
import json
import time
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.games import TURN_BASED, bench_game

PERSON, MINE = {"kind": "person"}, {"kind": "person", "mine": True}
AGAIN = {"too-fast", "try-again"}
"""Refusals after which the same request may succeed."""


class Visit:
    """Somebody at one address of this machine."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(
            local_address=address, limits=httpx.Limits(max_connections=None)
        )
        self._http = httpx.AsyncClient(
            transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=30
        )

    async def call(self, method: str, path: str, *, token: str = "", **more: Any) -> httpx.Response:
        headers = dict(more.pop("headers", {}))
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            return await self._http.request(method, path, headers=headers, **more)
        except httpx.HTTPError as fault:
            raise OSError(str(fault)) from fault

    async def open(
        self, seats: list[dict[str, Any]] | None = None, config: dict[str, Any] | None = None
    ) -> dict[str, str]:
        """A new match that can be played for long; the ticket."""
        order = {
            "game": TURN_BASED,
            "config": config or bench_game(TURN_BASED).LONG,
            "seats": seats or [MINE, PERSON],
            "name": "Visitor" if MINE in (seats or [MINE]) else "",
        }
        return await self.ticket("/api/matches", order)

    async def join(self, code: str, name: str) -> dict[str, str]:
        return await self.ticket(f"/api/codes/{code}/seats", {"name": name})

    async def ticket(self, path: str, body: Any) -> dict[str, str]:
        """What the call opens, or `OSError`."""
        answer = await self.call("POST", path, json=body)
        if answer.status_code != httpx.codes.CREATED:
            raise OSError(answer.text)
        ticket: dict[str, str] = answer.json()
        return ticket

    async def close(self) -> None:
        await self._http.aclose()

    async def follow(self, ticket: dict[str, str], token: str | None = None) -> "Seat":
        try:
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/ws",
                local_addr=(self.address, 0),
                compression=None,
                ping_interval=None,
                max_size=None,
            )
        except Exception as fault:  # whatever kept the handshake from being done
            raise OSError(str(fault)) from fault
        seat = Seat(socket)
        await seat.say({"type": "hello", "match": ticket["id"], "token": token or ticket["token"]})
        return seat


class Seat:
    """A socket that follows a match, and knows what it was told last."""

    _names = count()

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.view: dict[str, Any] = {}
        self.legal: dict[str, list[str]] = {}
        self.phase = ""

    async def say(self, message: Any) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as gone:
            raise OSError("closed") from gone

    async def hear(self) -> dict[str, Any]:
        """Receive the next message and remember what it says."""
        try:
            told: dict[str, Any] = json.loads(await self._socket.recv())
        except ConnectionClosed as gone:
            raise OSError("closed") from gone
        self.view = {**self.view, **told.get("view", {})}
        self.legal = told.get("legal", self.legal)
        self.phase = told.get("match", {}).get("phase", self.phase)
        return told

    async def do(self, command: Any) -> dict[str, Any]:
        """Send this and return the ack or the refusal."""
        return await self.ask({"type": "do", "command": command})

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request, which is repeated as long as the server asks for that."""
        name = f"c-{next(self._names)}"
        while True:
            await self.say({**request, "id": name})
            told = await self.hear()
            while told.get("id") != name:
                told = await self.hear()
            if told.get("code") not in AGAIN:
                return told
            await asyncio.sleep(0.5)

    def move(self) -> dict[str, Any]:
        """A message, without its id, that plays a move that is legal now."""
        moves = next(iter(self.legal.values()))
        return {"type": "play", "move": moves[0], "turn": self.view["turn"]}

    async def play_on(self) -> None:
        """Answer every move at once, until it is over."""
        while self.phase != "over":
            if self.legal:
                await self.ask(self.move())
                self.legal = {}
            await self.hear()

    async def until_closed(self) -> None:
        while True:
            await self.hear()

    async def close(self) -> None:
        await self._socket.close()


class Pair:
    """Two people who play each other; their moves are timed."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._seats: list[Seat] = []

    async def sit(self) -> None:
        ticket = await self._visit.open()
        other = await self._visit.join(ticket["code"], "Guest")
        self._seats = [await self._visit.follow(one) for one in (ticket, other)]
        for seat in self._seats:
            while seat.phase != "running":
                await seat.hear()

    async def leave(self) -> None:
        for seat in self._seats:
            await seat.close()

    async def move(self) -> float:
        """Seconds from the mover's write until the other one sees it."""
        if not any(seat.legal for seat in self._seats):  # the board is full
            await self.leave()
            await self.sit()
        mover = next(seat for seat in self._seats if seat.legal)
        other = next(seat for seat in self._seats if seat is not mover)
        turn = mover.view["turn"]
        begun = time.perf_counter()
        told = await mover.ask(mover.move())
        assert told["type"] == "ack", told
        while other.view["turn"] == turn:
            await other.hear()
        return time.perf_counter() - begun
