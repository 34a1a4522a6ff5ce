"""A socket: reads a client's messages and sends it the updates of a match."""

import asyncio
import math
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from knobel.catalog import Unreadable
from knobel.core.game import Illegal
from knobel.server.address import client_of, network_of
from knobel.server.errors import Refusal, refusal
from knobel.server.frames import Listen, Write, listener_of, writer_of
from knobel.server.given import Bounds, Here, Service
from knobel.server.limits import Bucket, Held, Line, Turns
from knobel.server.security import is_own_origin
from knobel.service import MatchService, wire
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch
from knobel.service.meters import NO_METERS, Meters
from knobel.service.ports import PortError

GOING_AWAY, POLICY = 1001, 4008
FORBIDDEN_ORIGIN = 4403

AnySocket = WebSocket[Any, Any, State]
_MESSAGES: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Connection:
    """A viewer at the other end of a socket."""

    def __init__(
        self,
        socket: AnySocket,
        service: MatchService,
        write: Write | None = None,
        limits: Limits = DEFAULTS,
        line: Line | None = None,
        listen: Listen | None = None,
        meters: Meters = NO_METERS,
    ) -> None:
        self.key: str | None = None
        self.address = ""
        self._socket = socket
        self._write = write
        self._listen = listen
        self._service = service
        self._limits = limits
        self._meters = meters
        self._line = line or Line()
        """The queue that this connection shares with others of the same address."""
        self._live: LiveMatch | None = None
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst)
        self._excess = 0
        self._playing = 0
        """Number of moves that were heard at once and are not answered yet."""
        self._all_answered: asyncio.Event | None = None
        """Only while `_receive` waits for those moves, with a message that came after them."""
        self._is_hearing = False
        """Whether `_receive` has a message that is not answered yet: no move overtakes it."""
        self._outbox: list[bytes | int] = []
        """What could not be written directly, until it is sent; a number closes the socket."""
        self._sender: asyncio.Task[None] | None = None
        """Only while something is in the outbox: most connections never need it."""
        self._is_over = False

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
        self.address = network_of(client_of(self._socket))
        try:
            if self._listen is not None:
                self._listen(self.hear_now)
            await self._receive()
        finally:
            if self._listen is not None:
                self._listen(None)
            self._is_over = True
            sender = self._sender
            is_open = sender is None or not sender.done()
            self._leave()
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)
        if is_open and self._excess > self._limits.messages_refused:
            await self._socket.close(code=POLICY)

    def _leave(self) -> None:
        if self._live is not None:
            self._live.unfollow(self)
            self._live = None

    async def _send(self) -> None:
        """Send what is in the outbox; each stays there meanwhile, so that nothing overtakes it."""
        while self._outbox:
            message = self._outbox[0]
            if isinstance(message, int):
                await self._socket.close(code=message)
                return
            await self._socket.send_data(message, mode="text")
            del self._outbox[0]
        self._sender = None

    async def _receive(self) -> None:
        while True:
            try:
                body = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            self._is_hearing = True
            if self._playing:
                self._all_answered = asyncio.Event()
                await self._all_answered.wait()
                self._all_answered = None
            if self._may_speak(body):
                async with self._line:
                    await self._hear(body)  # a binary frame arrives as an empty, unreadable text
            elif self._excess > self._limits.messages_refused:
                return
            self._is_hearing = False

    def _may_speak(self, body: str) -> bool:
        now = self._service.world.now()
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

    def hear_now(self, body: str) -> bool:
        """Hand a move to the match without a task; False if `_receive` has to.

        Moves of one connection queue at the match, which answers them in their order.  `_receive`
        gets all other messages, and moves that must wait or be refused unjudged.
        """
        live = self._live
        if live is None or self._is_hearing or self._line.is_taken:
            return False
        if 4 * len(body) > self._limits.message_bytes:
            return False  # `_may_speak` counts its bytes
        try:
            message = _MESSAGES.decode(body)
        except (msgspec.MsgspecError, RecursionError):
            return False
        if not isinstance(message, wire.Play) or not self._bucket.take(self._service.world.now()):
            return False
        since = time.perf_counter()

        def done(result: int | Exception) -> None:
            self._playing -= 1
            if self._all_answered is not None and not self._playing:
                self._all_answered.set()
            self._line.leave()
            if isinstance(result, int):
                self._ack(message, result, since)
            else:
                self._refuse(message.id, result)

        self._playing += 1
        self._line.take()
        live.play_soon(self.key, message.move, message.turn, message.id, message.seat, done)
        return True

    async def _hear(self, body: str) -> None:
        """Handle a message; if it is wrong it is refused, and the connection goes on."""
        command_id = None
        since = time.perf_counter()
        try:
            message = read_message(body)
            command_id = _id_of(message)
            await self._answer(message, since)
        except (Illegal, PortError, Unreadable) as fault:
            self._refuse(command_id, fault)
        except Exception as fault:  # noqa: BLE001 -- the outermost loop: one message, not all games
            self._refuse(command_id, fault)

    async def _answer(self, message: wire.ClientMessage, since: float) -> None:
        match message:
            case wire.Ping(sent=sent):
                self.tell(wire.encode(wire.Pong(sent, self._service.world.now())))
            case wire.Hello(match=match, token=token, v=seen):
                self._leave()
                self._live = await self._service.follow(match, token, self, seen)
            case wire.Do(id=command_id, command=command, seat=seat):
                live = self._following()
                what = live.definition.read_command(command)
                self._ack(message, await live.act(self.key, what, command_id, seat), since)
            case wire.Play(id=command_id, move=move, turn=turn, seat=seat):
                live = self._following()
                version = await live.play(self.key, move, turn, command_id, seat)
                self._ack(message, version, since)
            case wire.SendSign(id=command_id, sign=sign, seat=seat):
                self._following().send_sign(self.key, sign, seat)
                self.tell(wire.encode(wire.Sent(command_id)))

    def _following(self) -> LiveMatch:
        if self._live is None:
            raise Illegal("not-following")
        return self._live

    def _ack(self, message: wire.Do | wire.Play, version: int, since: float) -> None:
        self.tell(wire.encode(wire.Ack(message.id, version)))
        match = "" if self._live is None else self._live.id
        is_move = type(message) is wire.Play
        self._meters.answer(match, message.id, since, version, is_move=is_move)

    def _refuse(self, command_id: str | None, fault: Exception) -> None:
        match = None if self._live is None else self._live.id
        told = refusal(fault, match=match, command=command_id)
        self.tell(_no(command_id, told))
        self._meters.refuse(told.code)


def _no(command_id: str | None, told: Refusal) -> bytes:
    return wire.encode(wire.No(command_id, told.code, told.facts))


def read_message(body: str) -> wire.ClientMessage:
    """What a client says, or `Unreadable`."""
    try:
        return _MESSAGES.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
        raise Unreadable(str(fault)) from fault


def _id_in(body: str) -> str | None:
    """The id of the command in a refused message, so that the refusal can name it."""
    try:
        message = read_message(body)
    except Unreadable:
        return None
    return _id_of(message)


def _id_of(message: wire.ClientMessage) -> str | None:
    return None if isinstance(message, wire.Hello | wire.Ping) else message.id


@websocket("/ws")
async def play(
    socket: AnySocket,
    service: Service,
    address: Here,
    limits: Bounds,
    sockets: NamedDependency[Held],
    turns: NamedDependency[Turns],
    meters: NamedDependency[Meters],
) -> None:
    """Play and watch: see docs/protocol.md."""
    if not is_own_origin(socket, address):
        await socket.accept()
        await socket.close(code=FORBIDDEN_ORIGIN, reason="origin")
        return
    await socket.accept()
    client = client_of(socket)
    if not sockets.take(client):
        refused = Illegal("too-many-connections", retry_after=math.ceil(limits.request_seconds))
        await socket.send_data(_no(None, refusal(refused)), mode="text")
        meters.refuse(refused.code)
        await socket.close(code=POLICY)
        return
    meters.connect(1)
    try:
        write, listen = writer_of(socket.scope), listener_of(socket.scope)
        line = turns.line(client)
        await Connection(socket, service, write, limits, line, listen, meters).run()
    finally:
        meters.connect(-1)
        sockets.give_back(client)
