"""Tournaments for tests: an evening over the wire, with a host, players and sockets."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import httpx

from tests.kit.wires import CLIENT, NAME, Socket, Wire

NAMES = ("Anna", "Bo", "Cleo", "Dara", "Emil", "Fred", "Gita", "Hana")
WIN, DRAW, LOSS = (4, 0), (2, 2), (0, 4)
"""The half points of two games."""
MEMBERS = {"entrants": "id", "bouts": "id", "rows": "entrant"}
"""The lists of a view of which updates tell only what has changed, and what names their members."""


def setup(**more: Any) -> dict[str, Any]:
    """A small Swiss tournament in which each side begins once."""
    return {
        "name": "Friday",
        "game": "vier3d",
        "config": {"variant": "first-line", "yellow": "none"},
        "format": "swiss",
        "heats": 3,
        "games": 2,
        "scoring": "games",
        "boxes": 8,
        **more,
    }


def merged(before: Any, change: dict[str, Any]) -> dict[str, Any]:
    """A view, or a part of one, after an update."""
    known = before or {}
    return {**known, **{name: _after(name, known.get(name), now) for name, now in change.items()}}


def _after(name: str, before: Any, now: Any) -> Any:
    if name in {"heat", "standing"} and now is not None:
        return merged(before, now)
    if name not in MEMBERS or isinstance(now, list):
        return now
    key = MEMBERS[name]
    known = {member[key]: member for member in before}
    known |= {item[key]: {**known.get(item[key], {}), **item} for item in now["items"]}
    return [known[number] for number in now.get("order", known)]


class EventSocket(Socket):
    """A client of a tournament, which puts together what it is told."""

    path = "/ws/events"

    def take(self, told: dict[str, Any]) -> None:
        self.heard.append(told)
        match told["type"]:
            case "welcome":
                self.v, self.view, self.you = told["v"], told["view"], told["you"]
            case "update":
                is_about_you = told["v"] == self.v and told["view"] == {} and "you" in told
                assert told["v"] > self.v or is_about_you, "an old version"
                self.v, self.view = told["v"], merged(self.view, told["view"])
                self.you = told.get("you", self.you)

    you: dict[str, Any]

    async def hello_event(self, event: str, token: str = "") -> "EventSocket":
        await self.ask({"type": "hello", "event": event, "token": token})
        return self


class Evening:
    """A tournament in the hands of a test."""

    _names = count(1)

    def __init__(self, wire: Wire, ticket: dict[str, str]) -> None:
        self.wire = wire
        self.id, self.code, self.host = ticket["id"], ticket["code"], ticket["token"]
        self.tokens: dict[int, str] = {}
        """By entrant, the secret of the device."""

    @classmethod
    async def opened(cls, wire: Wire, **more: Any) -> "Evening":
        answer = await wire.post("/api/events", {"setup": setup(**more)})
        assert answer.status_code == 201, answer.text
        return cls(wire, answer.json())

    @classmethod
    async def begun(cls, wire: Wire, people: int = 4, **more: Any) -> "Evening":
        """Everybody is here."""
        evening = await cls.opened(wire, **more)
        for name in NAMES[:people]:
            await evening.enter(name)
        return evening

    def path(self, rest: str = "") -> str:
        return f"/api/events/{self.id}{rest}"

    async def enter(self, name: str, token: str | None = None, **more: Any) -> int:
        """Somebody enters, with a device of their own or with the one that has this secret."""
        answer = await self.wire.post(self.path("/entrants"), {"name": name, **more}, token=token)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.tokens[told["entrant"]] = told["token"]
        await self.told({"type": "check-in", "entrant": told["entrant"]})
        return int(told["entrant"])

    async def do(
        self, command: dict[str, Any], token: str | None = None, name: str | None = None
    ) -> httpx.Response:
        """A command of the host, or of whoever has this secret."""
        body = {"id": name or f"c-{next(self._names)}", "command": command}
        self.wire.harness.world.turn(1_000)  # results are limited
        return await self.wire.post(self.path("/do"), body, token=token or self.host)

    async def told(self, command: dict[str, Any], token: str | None = None) -> int:
        """The version of a command that is right."""
        answer = await self.do(command, token)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["v"])

    async def refused(self, command: dict[str, Any], token: str | None = None) -> str:
        answer = await self.do(command, token)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def helper(self) -> str:
        """The secret of a new helper."""
        answer = await self.wire.post(self.path("/helpers"), {}, token=self.host)
        return str(answer.json()["token"])

    async def pair(self, heat: int, token: str | None = None) -> httpx.Response:
        return await self.wire.post(self.path("/heats"), {"heat": heat}, token=token or self.host)

    async def view(self) -> Any:
        answer = await self.wire.get(f"/api/events/{self.code}", params={"event": self.id})
        assert answer.status_code == 200, answer.text
        return answer.json()["view"]

    async def bouts(self) -> list[Any]:
        return list((await self.view())["heat"]["bouts"])

    async def report(self, bout: int, scores: Sequence[int] = WIN, token: str | None = None) -> int:
        result = {"scores": list(scores)}
        return await self.told({"type": "report", "bout": bout, "result": result}, token)

    async def seat(self, bout: int, token: str | None = None) -> httpx.Response:
        return await self.wire.get(self.path(f"/bouts/{bout}/seat"), token=token)

    async def socket(self, token: str = "", client: str = CLIENT) -> EventSocket:
        wire = self.wire
        made = EventSocket(wire.app, wire.harness, {"host": NAME}, client, is_heard_now=False)
        wire._sockets.append(made)
        await wire.harness.quiet()
        return await made.hello_event(self.id, token)
