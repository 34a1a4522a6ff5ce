"""Ends of sockets for the fuzzer: as an ASGI client, and as raw bytes below the WebSocket frames."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Opcode
from websockets.speedups import apply_mask

from knobel.server.frames import WRITE, FrameProtocol, Outgoing
from knobel.server.run import server_config
from tests.kit.wires import CLIENT, NAME, socket_scope

Hear = Callable[[bytes], None]
PATIENCE = 2000
"""How many turns of the loop a server may take to answer; it needs a handful."""


class Fault(Exception):
    """Something that must not happen; the message says what."""


class Line:
    """A client of the ASGI application; it counts what the server consumes."""

    def __init__(self, app: Any, hear: Hear, *, is_quick: bool, path: str = "/ws") -> None:
        self.consumed = 0
        self.closed: int | None = None
        self.on_consume: Callable[[], None] = _nothing
        self._hear = hear
        self._inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._waiting: asyncio.Future[None] | None = None
        extensions = {WRITE: self._write} if is_quick else {}
        scope = socket_scope({"Host": NAME}, CLIENT, extensions, path)
        self._task = asyncio.ensure_future(app(scope, self._receive, self._send))

    async def say(self, frames: Iterable[str | bytes]) -> None:
        """Send these, and return when the server waits for more or has hung up."""
        for frame in frames:
            kind = "text" if isinstance(frame, str) else "bytes"
            self._inbox.append({"type": "websocket.receive", kind: frame})
        await self.drained()

    async def drained(self) -> None:
        for _ in range(PATIENCE):
            self._wake()
            await asyncio.sleep(0)
            if self._task.done() or (not self._inbox and self._waiting is not None):
                return
        raise Fault("the server does not read on")

    async def hang_up(self) -> None:
        self._inbox.append({"type": "websocket.disconnect", "code": 1001})
        await self.drained()
        await asyncio.sleep(0)
        if not self._task.done():
            raise Fault("the connection goes on after its end")
        self._task.result()

    def _wake(self) -> None:
        if self._inbox and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        message = self._inbox.popleft()
        if message["type"] == "websocket.receive":
            self.consumed += 1
            self.on_consume()
        return message

    def _write(self, text: bytes) -> bool:
        if self.closed is not None:
            return False
        self._hear(text)
        return True

    async def _send(self, event: Any) -> None:
        match event["type"]:
            case "websocket.send":
                if self.closed is not None:
                    raise Fault("something is sent after the end")
                text = event.get("text")
                self._hear(event["bytes"] if text is None else text.encode())
            case "websocket.close":
                self.closed = event.get("code", 1000)
                self._inbox.clear()
                self._inbox.append({"type": "websocket.disconnect", "code": self.closed})
                self._wake()


# Raw bytes


class _Cable(asyncio.Transport):
    """A transport whose other end is the fuzzer."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("203.0.113.9", 50_000), "sockname": ("127.0.0.1", 8000)})
        self.is_paused = False
        self.is_lost = False
        self.protocol: FrameProtocol | None = None
        self._hear = hear
        self._is_closing = False

    def write(self, data: Any) -> None:
        self._hear(bytes(data))

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            asyncio.get_running_loop().call_soon(self.lose)

    def lose(self) -> None:
        """What the event loop does when the connection is gone."""
        if not self.is_lost:
            self.is_lost = self._is_closing = True
            assert self.protocol is not None
            self.protocol.connection_lost(None)

    def abort(self) -> None:
        self.close()

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: play.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CLOSES = {1000, 1001, 1002, 1003, 1005, 1007, 1009, 1010, 4008}
"""How the server may end a connection."""


class RawServer:
    """uvicorn's side of raw connections: what they share."""

    def __init__(self, app: Any) -> None:
        self.config: Config = server_config(app)
        self.config.lifespan = "off"
        self.config.ws_ping_interval = None
        self.config.load()
        self.state = ServerState()
        self.outgoing = Outgoing()


class RawLine:
    """A client that sends bytes; it understands what the server answers."""

    def __init__(self, server: RawServer, hear: Hear) -> None:
        self._hear = hear
        self._got = b""
        self._is_upgraded = False
        self._cable = _Cable(self._take)
        self._protocol = FrameProtocol(
            server.outgoing, config=server.config, server_state=server.state, app_state={}
        )
        self._cable.protocol = self._protocol
        self._protocol.connection_made(self._cable)

    @property
    def is_over(self) -> bool:
        return self._cable.is_closing()

    async def open(self, path: str) -> None:
        await self.feed(_UPGRADE.format(path=path).encode())
        for _ in range(PATIENCE):
            if self._is_upgraded:
                return
            await asyncio.sleep(0)
        raise Fault("the handshake is not answered")

    async def feed(self, data: bytes) -> None:
        """Hand these bytes to the server, and return when it has processed them."""
        if not self.is_over:
            self._protocol.data_received(data)
        for _ in range(PATIENCE):
            await asyncio.sleep(0)
            if self.is_over or not (self._cable.is_paused or self._protocol.queue.qsize()):
                break
        else:
            raise Fault("the server does not read on")
        await asyncio.sleep(0)

    async def hang_up(self) -> None:
        self._cable.lose()
        for _ in range(PATIENCE):
            await asyncio.sleep(0)
            if not self._protocol.tasks:
                return
        raise Fault("the connection goes on after its end")

    def _take(self, data: bytes) -> None:
        """What the server writes: an answer to the upgrade, then unmasked frames."""
        self._got += data
        if not self._is_upgraded:
            head, end, self._got = self._got.partition(b"\r\n\r\n")
            if not end or not head.startswith(b"HTTP/1.1 101"):
                raise Fault(f"the handshake is refused: {head!r}")
            self._is_upgraded = True
        while (frame := _first_frame(self._got)) is not None:
            opcode, start, end_of_frame = frame
            payload, self._got = self._got[start:end_of_frame], self._got[end_of_frame:]
            if opcode == Opcode.TEXT:
                self._hear(payload)
            elif opcode == Opcode.CLOSE:
                if payload and int.from_bytes(payload[:2], "big") not in _closes(payload):
                    raise Fault(f"closed with {payload!r}")
            elif opcode != Opcode.PONG:
                raise Fault(f"a frame of type {opcode}")


def _closes(payload: bytes) -> set[int]:
    """The server echoes a client's code, so any that a client may send can come back."""
    code = int.from_bytes(payload[:2], "big")
    return CLOSES | ({code} if 3000 <= code < 5000 or 1000 <= code < 1015 else set())


def _first_frame(data: bytes) -> tuple[int, int, int] | None:
    """Opcode, start and end of the payload of the first whole frame."""
    if len(data) < 2:
        return None
    start, length = 2, data[1]
    if length == 126:
        start, length = 4, int.from_bytes(data[2:4], "big")
    elif length == 127:
        start, length = 10, int.from_bytes(data[2:10], "big")
    if len(data) < start + length:
        return None
    return data[0] & 15, start, start + length


# Frames, right and wrong


def frame(payload: bytes, random: Random, opcode: int = 1, first: int = 0x80) -> bytes:
    """A client's frame; `first` has the bits beside the opcode."""
    mask = random.getrandbits(32).to_bytes(4, "big")
    length = len(payload)
    if length < 126:
        head = bytes((first | opcode, 0x80 | length))
    elif length < 1 << 16:
        head = bytes((first | opcode, 0xFE)) + length.to_bytes(2, "big")
    else:
        head = bytes((first | opcode, 0xFF)) + length.to_bytes(8, "big")
    return head + mask + apply_mask(payload, mask)


def sound(payload: bytes, random: Random) -> bytes:
    """The payload in valid frames: one, or fragments with a ping among them."""
    kind = random.random()
    if kind < 0.85:
        return frame(payload, random)
    if kind < 0.90:
        return frame(payload, random, 2)
    if kind < 0.93:
        return frame(payload[:125], random, random.choice((9, 10)))
    cuts = sorted(random.randrange(len(payload) + 1) for _ in range(random.randrange(1, 4)))
    parts = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    frames = [frame(parts[0], random, 1, 0)]
    for part in parts[1:-1]:
        frames.append(frame(part, random, 0, 0))
        if random.random() < 0.3:
            frames.append(frame(b"still there", random, 9))
    return b"".join([*frames, frame(parts[-1], random, 0)])


def broken(payload: bytes, random: Random) -> bytes:
    """A frame that RFC 6455 forbids, or whose header is wrong."""
    whole = frame(payload, random)
    match random.randrange(14):
        case 0:
            return frame(payload, random, random.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)))
        case 1:
            return frame(payload, random, 1, random.choice((0xC0, 0xA0, 0x90, 0xF0)))
        case 2:  # without a mask
            return bytes((0x81, len(payload[:125]))) + payload[:125]
        case 3:  # a control frame must be short
            return frame(payload.ljust(126), random, random.choice((8, 9, 10)))
        case 4:  # and whole
            return frame(payload[:100], random, random.choice((8, 9, 10)), 0)
        case 5:
            return frame(payload, random, 0)  # goes on with nothing
        case 6:  # two messages at once
            return frame(payload, random, 1, 0) + whole
        case 7:
            return bytes((0x81, 0xFF)) + random.choice((b"\xff" * 8, b"\x7f" + b"\xff" * 7))
        case 8:
            return bytes((0x81, 0xFF)) + (1 << 20).to_bytes(8, "big") + whole
        case 9:  # longer than it says
            return whole[:1] + bytes((max(0x80, whole[1] - 3),)) + whole[2:]
        case 10:
            place = random.randrange(len(payload) + 1)
            wrong = random.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80"))
            return frame(payload[:place] + wrong + payload[place:], random)
        case 11:  # the reasons to close
            code = random.choice((0, 999, 1000, 1001, 1005, 1006, 1015, 2999, 3000, 4999, 65535))
            body = code.to_bytes(2, "big") + payload[:100]
            return frame(random.choice((b"", b"\x03", body, body + b"\xff")), random, 8)
        case 12:
            place = random.randrange(len(whole))
            return whole[:place] + bytes((random.randrange(256),)) + whole[place + 1 :]
        case _:
            return whole[: random.randrange(len(whole))]


def _nothing() -> None:
    """Nobody wants to know."""
