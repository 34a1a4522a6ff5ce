"""Sockets that can send a message without waiting, and whose incoming frames are limited.

Sending by ASGI has to be awaited: each viewer of a match would need a task that wakes for every
message.  Therefore the extensions of a connection contain, under `WRITE`, a function that writes
directly to the socket.  The application sends by ASGI if there is none or if it can't write now.

Frames are counted before the application sees any of them, because parsing a read full of empty
pings takes half a second in which nobody else is served.  A client that sends too many frames is cut
off without a closing frame, which would wait until the client reads it.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from knobel.server.gate import Gate
from knobel.service.limits import DEFAULTS, Limits

WRITE = "knobel.write"
Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text; False if it must be sent through ASGI instead."""

LISTEN = "knobel.listen"
Hear: TypeAlias = Callable[[str], bool]
"""Takes a text; False if it must be delivered through ASGI instead."""
Listen: TypeAlias = Callable[[Hear | None], None]
"""Sets the function that receives texts first."""

_WHOLE_TEXT = 0x81
"""The first byte of a text frame that is complete in itself."""
_MASKED = 0x80
_SHORT = 1_024
"""The longest read, in bytes, that is examined before it is parsed."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's sockets with direct sending and with limits."""

    def __init__(
        self,
        outgoing: "Outgoing",
        limits: Limits = DEFAULTS,
        gate: Gate | None = None,
        /,
        **uvicorn: Any,
    ) -> None:
        super().__init__(**uvicorn)
        self.queue = Inbox()  # type: ignore[assignment] # uvicorn asks for nothing else
        self._outgoing = outgoing
        self._frames: list[bytes] = []
        self._limits = limits
        self._gate = gate
        self._credit = float(limits.frames_burst)
        self._since = self.loop.time()
        self._hear: Hear | None = None
        self._is_between_frames = False
        """Whether the bytes so far end with a whole frame; once that is unknown, it stays False."""
        self._heard = self._since
        """When the application last took a text at once."""
        self.close_timeout = limits.pong_seconds

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Hand over a whole text, or parse slice by slice and stop when there are too many frames."""
        if self._hear is not None and self._is_heard(data):
            return
        self._note_end(data)
        size = self._limits.slice_bytes
        if len(data) <= size:
            self._parse(data)
            return
        for start in range(0, len(data), size):
            self._parse(data[start : start + size])
            if self.transport.is_closing():
                return

    def _is_heard(self, data: bytes) -> bool:
        """Whether the data was one short text, and the application took it."""
        if not self._is_between_frames or self.read_paused or self.frames or self._credit < 1:
            return False
        text = None if self.close_sent or len(data) > _SHORT else whole_text(data)
        if text is None or self._hear is None or not self._hear(text):
            return False
        self._credit -= 1
        self._heard = self.loop.time()
        return True

    def _note_end(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._is_between_frames = data.endswith(b"\r\n\r\n")
        elif self._is_between_frames:
            self._is_between_frames = len(data) <= _SHORT and is_whole(data)

    def listen(self, hear: Hear | None) -> None:
        self._hear = hear

    def _parse(self, data: bytes) -> None:
        self.conn.receive_data(data)
        self._credit -= len(self.conn.events)
        if self._credit < 0 and not self._may_go_on(len(self.conn.events)):
            self.transport.abort()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        if not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Refuse a request that can't open a socket; uvicorn would wait for more."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _may_go_on(self, frames: int) -> bool:
        """Whether the client's allowance suffices for these frames."""
        now = self.loop.time()
        earned = (now - self._since) * self._limits.frames_per_second
        before = min(self._limits.frames_burst, self._credit + frames + earned)
        self._credit, self._since = before - frames, now
        return self._credit >= 0

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self._limits.fragments_per_message:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: then the pong is dropped."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        """Like uvicorn's, but text that is not UTF-8 leaves no traceback in the log."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent for long; one that has just moved is there."""
        left = self._heard + (self.ping_interval or 0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    # The end

    def shutdown(self) -> None:
        """Write the queued messages before the closing frame."""
        self.flush()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._gate is not None:
            self._gate.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Cut the connection if it is still open some time after the application has closed it."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    # Sending

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write
            extensions[LISTEN] = self.listen

    def write(self, text: bytes) -> bool:
        """Queue the message, unless the client reads too slowly or the connection is closing."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._frames:
            self._outgoing.add(self)
        self._frames.append(head_of(len(text)) + text)
        return True

    def flush(self) -> None:
        """Write all queued messages at once."""
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """Write the queued messages before what ASGI sends."""
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser keeps the request itself
            del self.request, self.response


class Inbox:
    """What the application has not received yet; asyncio's queue takes 3 kB more for each socket."""

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next event; the application is the only reader."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.pop(0)

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


class Outgoing:
    """The connections with queued messages, which are written at the end of the loop's turn.

    A command causes two messages for its sender; this way they share one packet.
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
    """The head of a server's frame: its kind, and its length in 7, 16 or 64 bits (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def whole_text(data: bytes) -> str | None:
    """The text of a read that is exactly one whole, masked text frame."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT or not data[1] & _MASKED:
        return None
    length, start = data[1] & ~_MASKED, 6
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if (length == 127 and start == 6) or len(data) != start + length:
        return None
    mask = (data[start - 4 : start] * (length // 4 + 1))[:length]
    plain = int.from_bytes(data[start:], "big") ^ int.from_bytes(mask, "big")
    try:
        return plain.to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether a read that begins with a frame ends with one."""
    at, size = 0, len(data)
    while at + 1 < size:
        code, head = data[at + 1] & ~_MASKED, 6 if data[at + 1] & _MASKED else 2
        more = {126: 2, 127: 8}.get(code, 0)
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else code
        at += head + more + length
    return at == size


def listener_of(scope: Mapping[str, Any]) -> Listen | None:
    """The function that sets who receives this connection's texts, if its server has one."""
    listen: Listen | None = scope.get("extensions", {}).get(LISTEN)
    return listen


def writer_of(scope: Mapping[str, Any]) -> Write | None:
    """The function that writes directly to this connection, if its server has one."""
    write: Write | None = scope.get("extensions", {}).get(WRITE)
    return write
