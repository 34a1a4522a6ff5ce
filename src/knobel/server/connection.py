"""What all sockets have in common: limits, the order of messages, refusals."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec import Struct

from knobel.catalog import Unreadable, decoded
from knobel.core.game import Illegal
from knobel.server.address import Address, is_local, network_of
from knobel.server.errors import Refusal, refusal
from knobel.server.frames import Write
from knobel.server.limits import Bucket, Held, Line, Turns
from knobel.server.security import is_own_origin
from knobel.service import MatchService, wire
from knobel.service.at_hand import Live
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.meters import NO_METERS, Meters
from knobel.service.ports import PortError

GOING_AWAY, POLICY = 1001, 4008
FORBIDDEN_ORIGIN = 4403

Message: TypeAlias = Any
"""An event of ASGI."""


class Named(Struct, frozen=True):
    """What has a name, whatever else it contains."""

    id: wire.CommandId | None = None


_NAMES = msgspec.json.Decoder(Named)


class Socket:
    """The server's end of a WebSocket, as ASGI gives it."""

    def __init__(
        self,
        scope: Message,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send

    @property
    def client(self) -> str:
        """The client's address; a trusted proxy may name another one in its headers."""
        return self.scope["client"][0] if self.scope["client"] else ""

    def header(self, name: bytes) -> str | None:
        found = (value for key, value in self.scope["headers"] if key.lower() == name)
        value: bytes | None = next(found, None)
        return None if value is None else value.decode("latin-1")

    def forget_headers(self) -> None:
        """Free their memory: the scope exists as long as the socket."""
        self.scope["headers"] = ()

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str | None:
        """The next text; an empty one for a binary message, and None at the end."""
        message = await self._receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    async def send(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int, reason: str = "") -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Shared(Struct, frozen=True):
    """What all sockets of a server share."""

    service: MatchService
    address: Address
    limits: Limits
    sockets: Held
    turns: Turns
    meters: Meters


class Speaker(Generic[Live]):
    """The server's end of a socket: hears one message after the other, and answers each."""

    def __init__(
        self,
        socket: Socket,
        service: MatchService,
        write: Write | None = None,
        limits: Limits = DEFAULTS,
        line: Line | None = None,
        meters: Meters = NO_METERS,
    ) -> None:
        self.key: str | None = None
        self.address = ""
        self._socket = socket
        self._write = write
        self._service = service
        self._world = service.world
        self._limits = limits
        self._meters = meters
        self._line = line or Line()
        """The queue that this connection shares with others of the same address."""
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst)
        self._excess = 0
        self._is_hearing = False
        """Whether `_receive` has a message that is not answered yet: no move overtakes it."""
        self._outbox: list[bytes | int] = []
        """What could not be written directly, until it is sent; a number closes the socket."""
        self._sender: asyncio.Task[None] | None = None
        """Only while something is in the outbox: most connections never need it."""
        self._is_over = False
        self._live: Live | None = None
        """What the client follows."""

    # What each kind of socket does in its own way

    def _read(self, body: str) -> Any:
        """What the client says, or `Unreadable`."""
        raise NotImplementedError

    async def _answer(self, message: Any, since: float) -> None:
        """Do what the message says, and answer it."""
        raise NotImplementedError

    async def _catch_up(self) -> None:
        """Wait until everything that was heard before is answered."""

    # A viewer's side

    def tell(self, message: bytes, /) -> None:
        if not self._outbox and self._write is not None and self._write(message):
            return
        most = self._limits.outbox_messages
        if len(self._outbox) < most:
            self._post(message)
        elif len(self._outbox) == most:
            self._post(POLICY)  # nothing comes after it

    def dismiss(self, code: str, /) -> None:
        self._live = None
        self.tell(wire.encode(wire.Gone(code)))
        self._post(GOING_AWAY)

    def _post(self, message: bytes | int) -> None:
        if self._is_over:
            return  # the answer to a move came after its sender had hung up
        self._outbox.append(message)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    # The socket's side

    async def run(self) -> None:
        """Read and write until either side disconnects."""
        self.address = network_of(self._socket.client)
        try:
            await self._receive()
        finally:
            self._is_over = True
            sender = self._sender
            is_open = sender is None or not sender.done()
            self._leave()
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)
        if is_open and self._excess > self._limits.messages_refused:
            await self._socket.close(POLICY)

    async def _send(self) -> None:
        """Send what is in the outbox; each stays there meanwhile, so that nothing overtakes it."""
        while self._outbox:
            message = self._outbox[0]
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send(message)
            del self._outbox[0]
        self._sender = None

    async def _receive(self) -> None:
        while True:
            body = await self._socket.receive()
            if body is None:
                return
            self._is_hearing = True
            await self._catch_up()
            if self._may_speak(body):
                async with self._line:
                    await self._hear(body)  # a binary frame arrives as an empty, unreadable text
            elif self._excess > self._limits.messages_refused:
                return
            self._is_hearing = False

    def _may_speak(self, body: str) -> bool:
        now = self._world.now()
        if not self._bucket.take(now):
            self._excess += 1
            self._refuse(_id_in(body), Illegal("too-fast", retry_after=self._bucket.wait(now)))
            return False
        most = self._limits.message_bytes
        if len(body) > most or len(body.encode()) > most:
            self._excess += 1
            self._refuse(_id_in(body), Illegal("too-long", most=most))
            return False
        return True

    async def _hear(self, body: str) -> None:
        """Handle a message; if it is wrong it is refused, and the connection goes on."""
        since = time.perf_counter()
        try:
            await self._answer(self._read(body), since)
        except (Illegal, PortError, Unreadable) as fault:
            self._refuse(_id_in(body), fault)
        except Exception as fault:  # noqa: BLE001 -- the outermost loop: one message, not all games
            self._refuse(_id_in(body), fault)

    def _leave(self) -> None:
        """Follow nothing any more."""
        if self._live is not None:
            self._live.unfollow(self)
            self._live = None

    def _following(self) -> Live:
        if self._live is None:
            raise Illegal("not-following")
        return self._live

    def _ack(self, command_id: str, version: int, since: float, *, is_move: bool = False) -> None:
        self.tell(wire.encode(wire.Ack(command_id, version)))
        followed = "" if self._live is None else self._live.id
        self._meters.answer(followed, command_id, since, version, is_move=is_move)

    def _refuse(self, command_id: str | None, fault: Exception) -> None:
        followed = None if self._live is None else self._live.id
        told = refusal(fault, match=followed, command=command_id)
        self.tell(no(command_id, told))
        self._meters.refuse(told.code)


def no(command_id: str | None, told: Refusal) -> bytes:
    return wire.encode(wire.No(command_id, told.code, told.facts))


def _id_in(body: str) -> str | None:
    """The id of the command in a refused message, so that the refusal can name it.

    The message may come from a page of a later version, whose other fields are not known here.
    """
    try:
        return decoded(_NAMES, body).id
    except Unreadable:
        return None


@asynccontextmanager
async def admitted(socket: Socket, shared: Shared) -> AsyncIterator[str | None]:
    """The client's address while its socket is open; None if it is not let in."""
    await socket.accept()
    origin, host = socket.header(b"origin"), socket.header(b"host")
    socket.forget_headers()
    if not is_own_origin(origin, host, shared.address):
        await socket.close(FORBIDDEN_ORIGIN, "origin")
        yield None
        return
    client, meters = socket.client, shared.meters
    holding = nullcontext(0) if is_local(client) else shared.sockets.one(network_of(client))
    async with holding as held:
        if held is None:
            wait = math.ceil(shared.limits.request_seconds)
            refused = Illegal("too-many-connections", retry_after=wait)
            await socket.send(no(None, refusal(refused)))
            meters.refuse(refused.code)
            await socket.close(POLICY)
            yield None
            return
        meters.connect(1)
        try:
            yield client
        finally:
            meters.connect(-1)
