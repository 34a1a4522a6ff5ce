"""The terminal's connections to a server without a network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from knobel.tui import remote
from knobel.tui.remote import Lost
from tests.kit.wires import CLIENT, NAME, Socket, Wire


class Plug(Socket):
    """A connection that ends when either side, or the test, ends it."""

    def __init__(self, wire: Wire) -> None:
        self._told: asyncio.Queue[bytes | None] = asyncio.Queue()
        super().__init__(wire.app, wire.harness, {"host": NAME}, CLIENT, is_heard_now=True)

    def take(self, told: dict[str, Any]) -> None:
        self._told.put_nowait(msgspec.json.encode(told))

    async def _send(self, event: Any) -> None:
        await super()._send(event)
        if self.closed is not None:
            self._told.put_nowait(None)

    async def send(self, text: str, /) -> None:
        if self.closed is not None:
            raise Lost
        self.say(text)

    async def receive(self) -> bytes:
        message = await self._told.get()
        if message is None:
            raise Lost
        return message

    async def close(self) -> None:
        self.cut()

    def cut(self) -> None:
        """Lose the connection: neither side hears the other any more."""
        if self.closed is None:
            self.closed = 1006
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._told.put_nowait(None)


class Plugs:
    """Connects to a server of a test, unless it is out of reach."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.made: list[Plug] = []
        self.is_down = False

    @asynccontextmanager
    async def dial(self, match: str) -> AsyncIterator[remote.Wire]:
        if self.is_down:
            raise Lost
        plug = Plug(self.wire)
        self.made.append(plug)
        try:
            yield plug
        finally:
            plug.cut()

    def cut(self) -> None:
        """Lose the connection, and find no other one until the network is back."""
        self.is_down = True
        self.made[-1].cut()
