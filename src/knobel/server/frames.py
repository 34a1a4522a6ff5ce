"""Sockets on which a message can be sent at once, without waking a task for it.

To send by ASGI is to wait: each of a table's viewers would need a task that is woken for every
message.  Here an application finds a function that writes straight to the socket, under `WRITE`
among the extensions of its connection.  Where there is none, or it can't write now, ASGI is as good.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE = "knobel.write"
Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text; False if it could not be sent and must be sent by ASGI."""

_WHOLE_TEXT = 0x81
"""The first byte of a frame that is a text and not continued."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's sockets with one more way to send."""

    def __init__(self, outgoing: "Outgoing", /, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._outgoing = outgoing
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Send this soon, unless the other side lags behind or the connection is closing."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._frames:
            self._outgoing.add(self)
        self._frames.append(head_of(len(text)) + text)
        return True

    def flush(self) -> None:
        """Write what there is in one go."""
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """What was to be sent before comes first."""
        self.flush()
        await super().send(message)


class Outgoing:
    """The connections of a server that are to be written to, once the loop has done what it is at.

    A command leads to two messages for whoever gave it: this way they are one packet.
    """

    def __init__(self) -> None:
        self._waiting: list[FrameProtocol] = []

    def add(self, connection: FrameProtocol) -> None:
        if not self._waiting:
            connection.loop.call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.flush()


@lru_cache(maxsize=4096)
def head_of(length: int) -> bytes:
    """The head of a server's frame: what it is, and how long in 7, 16 or 64 bits (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def writer_of(scope: Mapping[str, Any]) -> Write | None:
    """How to send at once on this connection, if its server can."""
    write: Write | None = scope.get("extensions", {}).get(WRITE)
    return write
