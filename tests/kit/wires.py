"""The server without a network: calls and sockets within this process and its loop."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import httpx
import msgspec

from knobel.catalog import GameDefinition
from knobel.core.game import Seat
from knobel.locale import text
from knobel.server.address import Address
from knobel.server.admin import Operator
from knobel.server.app import create_app
from knobel.server.frames import LISTEN, Hear
from knobel.server.limits import SharedLimits
from knobel.server.pages import StaticFiles
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.meters import NO_METERS, Meters
from knobel.service.ports import Bus, Push, Store
from tests.kit.harness import Harness, Screen
from tests.kit.world import TurnedWorld

CLIENT = "203.0.113.9"
"""Where calls come from unless something else is said: an address kept for examples."""
NAME = "play.example"
SHELL = "\n".join(
    [
        "<!doctype html>",
        '<html lang="en"><head><title>Knobel – thinking games</title></head>',
        "<body><noscript>Knobel needs JavaScript.</noscript>",
        *(f"<!-- {blake2b(b'%d' % number).hexdigest()} -->" for number in range(40)),
        "</body></html>",
    ]
)
"""Big enough to be worth packing, even when it is packed."""


def socket_scope(
    headers: dict[str, str], client: str, extensions: dict[str, Any], path: str = "/ws"
) -> Any:
    """What the application is told about a new socket."""
    return {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "scheme": "ws",
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
        "client": (client, 50_000),
        "server": (NAME, 80),
        "subprotocols": [],
        "extensions": extensions,
    }


class Socket(Screen):
    """One end of a WebSocket whose other end is the application."""

    path = "/ws"

    def __init__(
        self,
        app: Any,
        harness: Harness,
        headers: dict[str, str],
        client: str,
        *,
        is_heard_now: bool,
    ) -> None:
        super().__init__()
        self._harness = harness
        self._hear: Hear | None = None
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: int | None = None
        self.bytes = b""
        extensions = {LISTEN: self._listen} if is_heard_now else {}
        scope = socket_scope(headers, client, extensions, self.path)
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._send))

    def _listen(self, hear: Hear | None) -> None:
        self._hear = hear

    async def _send(self, event: Any) -> None:
        match event["type"]:
            case "websocket.send":
                assert self.closed is None, "something was sent after the end"
                text = event.get("text") or event["bytes"].decode()
                self.bytes += text.encode()
                self.take(msgspec.json.decode(text))
            case "websocket.close":
                self.closed = event.get("code", 1000)
                self._inbox.put_nowait({"type": "websocket.disconnect", "code": self.closed})

    def say(self, message: Any) -> None:
        """Send this: text and bytes as they are, anything else as JSON."""
        frame = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        match frame, message:
            case bytes(), bytes():
                self._inbox.put_nowait({"type": "websocket.receive", "bytes": frame, "text": None})
            case bytes(), _:
                self._say_text(frame.decode())
            case _:
                self._say_text(frame)

    def _say_text(self, text: str) -> None:
        """As in `FrameProtocol`: who hears at once is asked first, unless something waits."""
        if self._hear is None or not self._inbox.empty() or not self._hear(text):
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, message: Any) -> list[dict[str, Any]]:
        """Send this; everything that is heard until all is quiet."""
        before = len(self.heard)
        self.say(message)
        await self._harness.quiet()
        return self.heard[before:]

    async def hello(self, match: str, token: str = "") -> "Socket":
        await self.ask({"type": "hello", "match": match, "token": token})
        return self

    async def do(self, name: str, command: Any, **more: Any) -> dict[str, Any]:
        """The ack or the refusal of a command."""
        return await self._answer({"type": "do", "id": name, "command": command, **more})

    async def play(
        self, name: str, move: str, turn: int | None = None, **more: Any
    ) -> dict[str, Any]:
        """The ack or the refusal of a move."""
        return await self._answer({"type": "play", "id": name, "move": move, "turn": turn, **more})

    async def drop(self, rod: str) -> dict[str, Any]:
        turn = self.view["turn"]
        return await self.play(f"{rod}-{turn}", rod, turn)

    async def _answer(self, message: dict[str, Any]) -> dict[str, Any]:
        heard = await self.ask(message)
        return next(told for told in heard if told.get("id") == message["id"])

    async def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.ended()

    async def ended(self) -> None:
        """The application has hung up; that it has not is a fault, and not waited for."""
        await self._harness.quiet()
        assert self._task.done(), "the connection goes on"
        await self._task

    def is_over(self) -> bool:
        return self._task.done()


def request(
    definition: GameDefinition, state: Any, name: str, command: Any, seat: Seat | None
) -> dict[str, Any]:
    """The message for an action of the game, or for a command of the match in plain values."""
    if isinstance(command, dict):
        return {"type": "do", "id": name, "command": command, "seat": seat}
    turn = getattr(command, "turn", definition.turn(state))
    move = definition.write_action(command)
    return {"type": "play", "id": name, "move": move, "turn": turn, "seat": seat}


class Wire:
    """A server in the hands of a test."""

    def __init__(self, harness: Harness, address: Address, files: StaticFiles, app: Any) -> None:
        self.harness, self.address, self.files, self.app = harness, address, files, app
        self._sockets: list[Socket] = []
        self.is_heard_now = True
        """Whether sockets hear moves without a task, as the server's own do."""

    async def call(
        self,
        method: str,
        path: str,
        *,
        token: str | None = None,
        client: str = CLIENT,
        headers: Any = None,
        app: Any = None,
        **more: Any,
    ) -> httpx.Response:
        sent = httpx.Headers(headers)
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        transport = httpx.ASGITransport(app or self.app, client=(client, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{NAME}") as http:
            return await http.request(method, path, headers=sent, **more)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.call("GET", path, **more)

    async def begin(self, path: str, **more: Any) -> asyncio.Task[httpx.Response]:
        """A call that has gone as far as it can for now."""
        call = asyncio.create_task(self.get(path, **more))
        await self.harness.quiet()
        return call

    async def has_to_wait(self, path: str, **more: Any) -> bool:
        """Whether a call is not answered at once; it is given up."""
        call = await self.begin(path, **more)
        call.cancel()
        await asyncio.wait([call])
        return call.cancelled()

    async def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return await self.call("POST", path, json=body, **more)

    async def pair(self, **order: Any) -> tuple[dict[str, str], dict[str, str]]:
        """Anna opens a match and Bo joins it; their tickets."""
        seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
        body = {"game": "vier3d", "seats": seats, "name": "Anna", **order}
        anna = (await self.post("/api/matches", body)).json()
        bo = (await self.post(f"/api/codes/{anna['code']}/seats", {"name": "Bo"})).json()
        return anna, bo

    async def socket(
        self, headers: dict[str, str] | None = None, client: str = CLIENT, app: Any = None
    ) -> Socket:
        sent = {"host": NAME, **(headers or {})}
        socket = Socket(app or self.app, self.harness, sent, client, is_heard_now=self.is_heard_now)
        self._sockets.append(socket)
        await self.harness.quiet()
        return socket

    async def following(self, ticket: dict[str, str], token: str | None = None) -> Socket:
        socket = await self.socket()
        return await socket.hello(ticket["id"], ticket["token"] if token is None else token)

    async def close(self) -> None:
        for socket in self._sockets:
            if not socket.is_over():
                await socket.hang_up()


def static_files(folder: Path) -> Path:
    """A small web app in this folder."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(SHELL, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (folder / "sw.js").write_text("self.addEventListener('fetch', () => {});", encoding="utf-8")
    manifest = {"lang": "en", "description": text("en", "shell-description")}
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest), encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 200, encoding="utf-8")
    (folder / "assets" / "small-3c4d.css").write_text("a { color: red }", encoding="utf-8")
    (folder / "assets" / "ball-5e6f.png").write_bytes(bytes(2000))
    return folder


@asynccontextmanager
async def wired(
    folder: Path,
    log: Store | None = None,
    address: Address | None = None,
    limits: Limits = DEFAULTS,
    push: Push | None = None,
    meters: Meters = NO_METERS,
    shared: SharedLimits | None = None,
    world: TurnedWorld | None = None,
    operator: Operator | None = None,
    bus: Bus | None = None,
) -> AsyncIterator[Wire]:
    """A server with these static files, started and in the end stopped."""
    harness = Harness(log, bus=bus, limits=limits, push=push, meters=meters, world=world)
    address = address or Address("127.0.0.1", 8000)
    files = StaticFiles(folder)
    app = create_app(harness.service, address, files, limits, meters, shared, operator)
    await harness.service.start()
    await harness.quiet()
    wire = Wire(harness, address, files, app)
    try:
        yield wire
    finally:
        await wire.close()
        await harness.service.close()
