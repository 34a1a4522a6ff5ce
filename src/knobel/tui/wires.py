"""Connects to the socket of a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from knobel.tui.remote import PATIENCE, Dial, Lost, Wire

CLOSE_WITHIN = 1.0
"""Seconds that a server has to say goodbye; one that is out of reach never does."""


class ServerWire:
    """The port `Wire` over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str, /) -> None:
        try:
            await self._connection.send(text)
        except WebSocketException as closed:
            raise Lost from closed

    async def receive(self) -> str | bytes:
        try:
            return await self._connection.recv()
        except WebSocketException as closed:
            raise Lost from closed

    async def close(self) -> None:
        await self._connection.close()


def dialling(server: str) -> Dial:
    """Connects to this server, given by the address of its pages."""
    address = f"ws{server.removeprefix('http')}/ws"

    @asynccontextmanager
    async def dial(match: str) -> AsyncIterator[Wire]:
        try:
            connection = await connect(
                f"{address}?m={match}", open_timeout=PATIENCE / 1000, close_timeout=CLOSE_WITHIN
            )
        except (OSError, WebSocketException) as fault:
            raise Lost from fault
        async with connection:
            yield ServerWire(connection)

    return dial
