"""Players who act at random until the server dies, and continue when it is back.

They use only the public protocol.  `Promises` records what the server tells them.
"""

import asyncio
import math
from collections import deque
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.crash.choices import choose, do, kind_of
from bench.crash.orders import order_for
from bench.crash.promises import Promises
from bench.games import Json

PACES = (0.07, 0.07, 0.15, 0.15, 0.4, 1.5)
"""Seconds between two commands of a player, on average; the slow ones let fuses burn down."""
MOST_UNDER_WAY = 3
"""Commands of one player that wait for their answers at the same time."""
LIFETIME = 8
"""After this many rounds a party gives up its match, so that there are always young matches."""
MATCHES = "/api/matches"
FAREWELLS = {"leave", "resign"}
NO_SEAT = {"seats-full", "seat-taken", "already-begun", "name-taken"}
TRIES = 5
"""How often somebody asks for a seat where none is free."""


class ServerLost(Exception):
    """The server has died."""


class Refused(Exception):
    """The server has refused a call, and may have said when to try again."""

    def __init__(self, code: str, facts: Json) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after: float | None = facts.get("retry_after")


class Server:
    """The server for as long as it lives."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.socket = f"ws://127.0.0.1:{port}/ws"
        self.rush = math.inf
        """When everybody acts once more, just before the server dies, by the clock of the loop."""
        self._http = http

    def next_rush(self, now: float) -> float:
        return self.rush if now < self.rush else math.inf

    async def post(self, path: str, body: Json, token: str | None) -> Json:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self._http.post(path, json=body, headers=headers)
        told: Json = answer.json()
        if answer.status_code != httpx.codes.CREATED:
            raise Refused(told["code"], told["facts"])
        return told


class Party:
    """What people share who play one match and perhaps some rematches."""

    def __init__(self, game: str, rng: Random) -> None:
        self.order, self.guests = order_for(game, rng)
        self.rematches = rng.choice((0, 1, 2))
        self.pace = rng.choice(PACES)
        self.rounds = 0
        """How many servers it has played on."""
        self.code: str | None = None
        self.is_lost = False
        """Whether the server has died before the match could be opened."""

    @property
    def is_old(self) -> bool:
        return self.rounds > LIFETIME


class Player:
    """One client: a secret, a socket, and what it was told of the match that it follows."""

    def __init__(
        self, name: str, party: Party, rng: Random, promises: Promises, is_opener: bool
    ) -> None:
        self._name = name
        self._party = party
        self._rng = rng
        self._promises = promises
        self._is_opener = is_opener
        self._is_done = False
        self._token: str | None = None
        self._match: str | None = None
        """The match that it sits at; None while it has no seat."""
        self._version = 0
        self._told: Json = {}
        self._rematches = 0
        self._count = 0
        self._is_moving = False
        """Whether it is on its way to the rematch."""
        self._under_way: dict[str, Json] = {}
        self._answered: deque[Json] = deque(maxlen=3)
        self._to_repeat: list[Json] = []

    async def play(self, server: Server) -> None:
        """Play until it gives up, or until `ServerLost`."""
        while not self._is_done:
            try:
                await self._sit_down(server)
                if self._match is not None:
                    await self._connect(server)
            except ServerLost:
                self._party.is_lost = True
                for message in self._under_way.values():
                    self._promises.unanswered[self._kind(message)] += 1
                again = {message["id"]: message for message in self._answered} | self._under_way
                self._to_repeat = list(again.values())
                raise

    async def _connect(self, server: Server) -> None:
        try:
            async with connect(
                server.socket, compression=None, proxy=None, ping_interval=None, max_queue=None
            ) as socket:
                await self._follow(socket, server)
        except (OSError, TimeoutError, WebSocketException) as gone:
            raise ServerLost from gone

    # Opening and joining

    async def _sit_down(self, server: Server) -> None:
        """Open the match, or join it once it is open; does nothing for a player with a seat."""
        for _ in range(TRIES):
            if self._match is not None:
                return
            await asyncio.sleep(self._rng.uniform(0, 0.4))
            try:
                await self._take_seat(server)
            except Refused as refused:
                if refused.code not in NO_SEAT and refused.retry_after is None:
                    raise
                await asyncio.sleep(refused.retry_after or 0)
        self._is_done = self._match is None

    async def _take_seat(self, server: Server) -> None:
        party = self._party
        while party.code is None and not self._is_opener:
            if party.is_lost:
                raise ServerLost
            await asyncio.sleep(0.02)
        is_open = party.code is not None
        kind, path = ("join", f"/api/codes/{party.code}/seats") if is_open else ("open", MATCHES)
        try:
            body = {"name": self._name} if is_open else party.order
            ticket = await server.post(path, body, self._token)
        except httpx.ConnectError as gone:
            raise ServerLost from gone
        except httpx.TransportError as gone:
            self._promises.unanswered[kind] += 1
            raise ServerLost from gone
        party.code = ticket["code"]
        self._seated(ticket, kind)

    def _seated(self, ticket: Json, kind: str) -> None:
        self._token = ticket["token"]
        self._match, self._version, self._told = ticket["id"], 0, {}
        self._promises.note_ticket(ticket["id"], ticket["token"], kind)

    # Playing

    async def _follow(self, socket: ClientConnection, server: Server) -> None:
        """Act and listen until there is nothing left to do in this match."""
        loop = asyncio.get_running_loop()
        self._is_moving, self._told = False, {}
        await self._hello(socket, self._match)
        due = loop.time() + self._rng.choice((0.0, 0.3))
        while self._match is not None and not self._is_done:
            try:
                async with asyncio.timeout_at(min(due, server.next_rush(loop.time()))):
                    message = await socket.recv(decode=False)
            except TimeoutError:
                await self._act(socket)
                due = loop.time() + self._rng.expovariate(1 / self._party.pace)
            else:
                self._hear(msgspec.json.decode(message))

    async def _hello(self, socket: ClientConnection, match: str | None) -> None:
        await _send(socket, {"type": "hello", "match": match, "token": self._token})

    async def _act(self, socket: ClientConnection) -> None:
        if not self._told or self._is_moving:
            return
        if self._to_repeat:
            for message in self._to_repeat:
                await self._do(socket, message)
            self._to_repeat = []
            return
        match = self._told["match"]
        if match["phase"] == "over" and not self._under_way and await self._go_on(socket, match):
            return
        if self._leaving() or not match["you"] or len(self._under_way) >= MOST_UNDER_WAY:
            return
        seat = self._rng.choice(match["you"])
        asked = self._farewell(match) or choose(self._rng, self._told, seat)
        if asked is not None:
            self._count += 1
            message = asked | {"id": f"{self._name}-{self._count}"}
            await self._do(socket, message | ({"seat": seat} if len(match["you"]) > 1 else {}))

    def _kind(self, message: Json) -> str:
        return kind_of(self._party.order["game"], message)

    def _leaving(self) -> str | None:
        """The farewell that is under way: a second one could reach the seat that it takes next."""
        asked = map(self._kind, self._under_way.values())
        return next((kind for kind in asked if kind in FAREWELLS), None)

    def _farewell(self, match: Json) -> Json | None:
        if not self._party.is_old:
            return None
        return do("leave" if match["phase"] == "open" else "resign")

    async def _go_on(self, socket: ClientConnection, match: Json) -> bool:
        """Go home or to the rematch, if it is time for that."""
        if self._rematches == self._party.rematches or self._party.is_old:
            self._is_done = True
        elif match["successor"] is not None:
            self._is_moving = True
            await self._hello(socket, match["successor"])
        return self._is_done or self._is_moving

    async def _do(self, socket: ClientConnection, message: Json) -> None:
        assert self._match is not None
        self._promises.note_sent(self._match, message["id"], self._kind(message))
        self._under_way[message["id"]] = message
        await _send(socket, message)

    # Listening

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "update":
                self._update(message)
            case "ack":
                self._acknowledged(message["id"], message["v"])
            case "no" if message["id"] is not None:
                self._refused(message["id"], message["code"])
            case "no" | "gone":
                self._not_let_in(message["code"])
            case _:
                raise AssertionError(message)

    def _welcome(self, message: Json) -> None:
        match, version = message["match"]["id"], message["v"]
        self._is_moving = False
        if match != self._match:  # the rematch
            self._match, self._version = match, 0
            self._rematches += 1
            self._answered.clear()
        if version < self._version:
            about = f"version {self._version} was seen, now it is {version}"
            self._promises.blame("lost", "version", match, about)
        self._version = version
        self._told = {name: message[name] for name in ("match", "view", "legal")}
        self._promises.note_seen(match, version, ())
        if not message["match"]["you"]:  # the opener may watch without a seat
            self._not_let_in("no-seat")

    def _update(self, message: Json) -> None:
        assert self._match is not None
        version = message["v"]
        if version != self._version + 1:
            about = f"after version {self._version} came {version}"
            self._promises.blame("lost", "version", self._match, about)
        self._version = version
        for name in ("match", "view"):
            self._told[name] |= message.get(name, {})
        self._told["legal"] = message.get("legal", self._told["legal"])
        types = tuple(event["type"] for event in message.get("events", ()))
        self._promises.note_seen(self._match, version, types)
        if self._told["match"]["successor"] is not None:
            self._promises.of(self._told["match"]["successor"])

    def _acknowledged(self, command_id: str, version: int) -> None:
        assert self._match is not None
        self._promises.note_ack(self._match, command_id, version)
        message = self._under_way.pop(command_id)
        kind = self._kind(message)
        if kind in FAREWELLS and not self._told["match"]["you"]:
            self._stand_up(kind)
        elif message not in self._answered:
            self._answered.append(message)

    def _refused(self, command_id: str, code: str) -> None:
        assert self._match is not None
        message = self._under_way.pop(command_id)
        is_repeated = self._promises.of(self._match).sent[command_id].times > 1
        if code == "too-fast" and is_repeated:
            return  # it was not heard this time, which says nothing about the first time
        self._promises.note_refusal(self._match, command_id, code)
        if self._kind(message) in FAREWELLS:
            self._is_done = self._party.is_old

    def _not_let_in(self, code: str) -> None:
        """Right for somebody who asked to leave; else a seat that was promised is gone."""
        assert self._match is not None
        if code == "too-fast":
            return
        farewell = self._leaving()
        if farewell is None:
            about = f"{self._name} is not let in: {code}"
            self._promises.blame("lost", "seat", self._match, about)
        self._stand_up(farewell)

    def _stand_up(self, farewell: str | None) -> None:
        """Only a player who left the first match before it began can come back by its code."""
        self._is_done = farewell != "leave" or self._rematches > 0 or self._party.is_old
        self._match = None
        self._under_way.clear()
        self._answered.clear()
        self._to_repeat = []


async def _send(socket: ClientConnection, message: Any) -> None:
    await socket.send(msgspec.json.encode(message), text=True)
