"""The people of an event, as programs: a host and entrants who play at real boards and screens."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.games import TURN_BASED
from tests.kit.events import merged

LOST = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
"""What happens when the server is gone."""
PATIENCE = 30.0
"""Seconds for an answer."""
VERSIONS = 8
"""The number of views that all pages of a process share."""
REPORT_AGAIN = 2.0
"""Seconds after which a result that was not acknowledged is reported again."""


class Acknowledged(NamedTuple):
    """A report that the server has acknowledged, and the line of the log in which it says it is."""

    id: str
    bout: int
    scores: tuple[int, ...]
    version: int


class Refused(Exception):
    """The server answered with a code."""


class Place:
    """Where the server is."""

    def __init__(self, port: int) -> None:
        self.base, self.socket = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        unlimited = httpx.Limits(max_connections=None)  # nobody here waits for another client
        self.http = httpx.AsyncClient(base_url=self.base, timeout=PATIENCE, limits=unlimited)
        self.read = lru_cache(8)(json.loads)
        """Reads a message; what all pages are told is read once."""
        self.views: dict[tuple[str, int], dict[str, Any]] = {}
        """By event and version, the view that some page has put together from what it was told."""

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        told: Any = answer.json() if answer.content else None
        if answer.status_code >= 400:
            raise Refused(told["code"], told.get("facts"))
        return told

    async def insist(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """The same, until the server is back."""
        while True:
            try:
                return await self.call(method, path, body, token)
            except LOST:
                await asyncio.sleep(0.1)
            except Refused as refused:
                if refused.args[0] not in {"try-again", "too-fast", "storage-failed"}:
                    raise
                await asyncio.sleep(0.3)


class Player:
    """Follows the event, and plays each bout as soon as it can."""

    def __init__(self, place: Place, event: str, entrant: int, token: str, seed: object) -> None:
        self.place, self.event, self.entrant, self.token = place, event, entrant, token
        self.chance = random.Random(f"{seed}/{entrant}")
        self.view: dict[str, Any] = {}
        self.shown: dict[int, dict[str, Any]] = {}
        """By number, the bouts that this player's page shows."""
        self.moves: list[float] = []
        """Seconds that each move took to be acknowledged."""
        self.told_at: dict[int, float] = {}
        """By bout, when this player's page first showed its result."""
        self.seated_at: dict[int, float] = {}
        """By bout, when this player first sat at its board."""
        self.over_at: dict[int, float] = {}
        """By bout, when this player saw the end of its last game."""
        self.acknowledged: dict[int, Acknowledged] = {}
        """By bout, this player's report: it is not repeated, so one that gets lost stays lost."""
        self.on_view: Callable[[Player, list[int]], None] = lambda _player, _bouts: None
        """Called after each message with the bouts that changed, came or went."""
        self.resigns = 0.08
        self.think = 0.0
        self._boards: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Follow until cancelled or until the event is over."""
        try:
            while not self.view.get("is_over"):
                with suppress(*LOST):
                    url = f"{self.place.socket}/ws/events"
                    async with connect(url, compression=None, proxy=None, max_size=None) as socket:
                        await self._follow(socket)
                await asyncio.sleep(0.1)
        finally:
            for board in self._boards.values():
                board.cancel()

    async def _follow(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "event": self.event, "token": self.token}
        await socket.send(json.dumps(hello))
        async for message in socket:
            told = self.place.read(message)
            if told["type"] in {"no", "gone"}:
                return  # not now: say hello again
            if told["type"] in {"welcome", "update"}:
                changed = self._take(told)
                self._note(changed)
                self.on_view(self, changed)
                if self.view["is_over"]:
                    return

    def _take(self, told: dict[str, Any]) -> list[int]:
        """Put to the view what was told; the numbers of bouts that changed, came or went."""
        views, name, before = self.place.views, (self.event, told["v"]), self.shown
        if name not in views:
            views[name] = merged(self.view, told["view"])
            if len(views) > VERSIONS:
                del views[next(iter(views))]
        self.view = views[name]
        heat = self.view["heat"] or {"bouts": []}
        self.shown = {bout["id"]: bout for bout in heat["bouts"]}
        changed = [n for n, bout in self.shown.items() if bout is not before.get(n)]
        return [*changed, *(before.keys() - self.shown.keys())]

    def is_at(self, bout: int) -> bool:
        """Whether this player plays in a bout that the page shows."""
        return any(self.entrant in side for side in self.shown[bout]["sides"])

    def is_over(self, bout: int) -> bool:
        """Whether the page shows that this bout is over: with its result, or no longer."""
        shown = self.shown.get(bout)
        return shown is None or shown["result"] is not None

    def _note(self, changed: list[int]) -> None:
        now = time.perf_counter()
        for number in changed:
            if self.is_over(number):
                self.told_at.setdefault(number, now)
            elif self.is_at(number):
                task = self._boards.get(number)
                if task is None or task.done():
                    self._boards[number] = asyncio.create_task(self._play(self.shown[number]))

    async def _play(self, bout: dict[str, Any]) -> None:
        if bout["board"] == "real":
            while not (bout["id"] in self.told_at or bout["id"] in self.acknowledged):
                await self._report(bout)
                await asyncio.sleep(REPORT_AGAIN)
            return
        while bout["id"] not in self.told_at:  # there may be another game, or the server is gone
            with suppress(*LOST, Refused):
                path = f"/api/events/{self.event}/bouts/{bout['id']}/seat"
                seat = await self.place.call("GET", path, token=self.token)
                url = f"{self.place.socket}/ws"
                async with connect(url, compression=None, proxy=None) as socket:
                    await self._sit(socket, bout["id"], seat)
            await asyncio.sleep(0.2)

    async def _report(self, bout: dict[str, Any]) -> None:
        """Both sides say the same: what the number of the bout decides."""
        number = bout["id"]
        scores = random.Random(number).choice([(4, 0), (2, 2), (0, 4), (3, 1)])
        command = {"type": "report", "bout": number, "result": {"scores": scores}}
        name = f"r-{number}-{self.entrant}"
        body = {"id": name, "command": command}
        with suppress(Refused):
            told = await self.place.insist("POST", f"/api/events/{self.event}/do", body, self.token)
            self.acknowledged[number] = Acknowledged(name, number, scores, told["v"])

    async def _sit(self, socket: ClientConnection, bout: int, seat: dict[str, Any]) -> None:
        hello = {"type": "hello", "match": seat["match"], "token": seat["token"]}
        await socket.send(json.dumps(hello))
        match: dict[str, Any] = {}
        view: dict[str, Any] = {}
        legal: dict[str, list[str]] = {}
        sent: dict[str, float] = {}
        async for message in socket:
            told = json.loads(message)
            match told["type"]:
                case "welcome":
                    self.seated_at.setdefault(bout, time.perf_counter())
                case "ack":
                    self.moves.append(time.perf_counter() - sent.pop(told["id"]))
                    continue
                case "no" | "gone":
                    return
            match = {**match, **told.get("match", {})}
            view = {**view, **told.get("view", {})}
            legal = told.get("legal", legal)
            if match.get("phase") == "over":
                self.over_at[bout] = time.perf_counter()
                return
            mine = [move for moves in legal.values() for move in moves]
            name = f"{seat['match']}-{view['turn']}-{self.entrant}"
            if not mine or name in sent:
                continue
            if self.think:
                await asyncio.sleep(self.chance.uniform(0, 2 * self.think))
            sent[name] = time.perf_counter()
            if self.chance.random() < self.resigns:
                do = {"type": "do", "id": name, "command": {"type": "resign"}}
            else:
                move, turn = self.chance.choice(mine), view["turn"]
                do = {"type": "play", "id": name, "move": move, "turn": turn}
            await socket.send(json.dumps(do))


async def open_event(
    place: Place, people: int, seed: object, **setup: Any
) -> tuple[dict[str, str], list[Player]]:
    """An event whose entrants are all here."""
    given = {"name": "Bench", "game": TURN_BASED, "format": "swiss", **setup}
    ticket = await place.insist("POST", "/api/events", {"setup": given})
    players = []
    for number in range(people):
        path = f"/api/events/{ticket['id']}"
        entry = await place.call("POST", f"{path}/entrants", {"name": f"P{number}"})
        command = {"type": "check-in", "entrant": entry["entrant"]}
        body = {"id": f"in-{number}", "command": command}
        await place.call("POST", f"{path}/do", body, entry["token"])
        players.append(Player(place, ticket["id"], entry["entrant"], entry["token"], seed))
    return ticket, players
