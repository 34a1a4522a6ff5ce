"""The socket of matches: reads a client's messages and sends it the updates of a match."""

import asyncio
import time

import msgspec

from knobel.catalog import decoded
from knobel.server.connection import Shared, Socket, Speaker, admitted
from knobel.server.frames import Listen, Write, listener_of, writer_of
from knobel.server.limits import Line
from knobel.service import MatchService, wire
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch
from knobel.service.meters import NO_METERS, Meters
from knobel.service.missed import Seen

_MESSAGES: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Connection(Speaker[LiveMatch]):
    """A viewer of a match at the other end of a socket."""

    def __init__(
        self,
        socket: Socket,
        service: MatchService,
        write: Write | None = None,
        limits: Limits = DEFAULTS,
        line: Line | None = None,
        listen: Listen | None = None,
        meters: Meters = NO_METERS,
    ) -> None:
        super().__init__(socket, service, write, limits, line, meters)
        self._listen = listen
        self._playing = 0
        """Number of moves that were heard at once and are not answered yet."""
        self._all_answered: asyncio.Event | None = None
        """Only while `_receive` waits for those moves, with a message that came after them."""

    async def run(self) -> None:
        """Read and write until either side disconnects."""
        try:
            if self._listen is not None:
                self._listen(self.hear_now)
            await super().run()
        finally:
            if self._listen is not None:
                self._listen(None)

    async def _catch_up(self) -> None:
        if self._playing:
            self._all_answered = asyncio.Event()
            await self._all_answered.wait()
            self._all_answered = None

    def _read(self, body: str) -> wire.ClientMessage:
        return read_message(body)

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
        if not isinstance(message, wire.Play) or not self._bucket.take(self._world.now()):
            return False
        since = time.perf_counter()

        def done(result: int | Exception) -> None:
            self._playing -= 1
            if self._all_answered is not None and not self._playing:
                self._all_answered.set()
            self._line.leave()
            if isinstance(result, int):
                self._ack(message.id, result, since, is_move=True)
            else:
                self._refuse(message.id, result)

        self._playing += 1
        self._line.take()
        live.play_soon(self.key, message.move, message.turn, message.id, message.seat, done)
        return True

    async def _answer(self, message: wire.ClientMessage, since: float) -> None:
        match message:
            case wire.Ping(sent=sent):
                self.tell(wire.encode(wire.Pong(sent, self._world.now())))
            case wire.Hello(match=match, token=token, v=v, now=now):
                seen = None if v is None else Seen(v, now)
                self._leave()
                self._live = await self._service.follow(match, token, self, seen)
            case wire.Do(id=command_id, command=command, seat=seat):
                live = self._following()
                what = live.definition.read_command(command)
                self._ack(command_id, await live.act(self.key, what, command_id, seat), since)
            case wire.Play(id=command_id, move=move, turn=turn, seat=seat):
                live = self._following()
                version = await live.play(self.key, move, turn, command_id, seat)
                self._ack(command_id, version, since, is_move=True)
            case wire.SendSign(id=command_id, sign=sign, seat=seat):
                self._following().send_sign(self.key, sign, seat)
                self.tell(wire.encode(wire.Sent(command_id)))


def read_message(body: str) -> wire.ClientMessage:
    """What a client says, or `Unreadable`."""
    return decoded(_MESSAGES, body)


async def play(socket: Socket, shared: Shared) -> None:
    """Play and watch: see docs/protocol.md."""
    async with admitted(socket, shared) as client:
        if client is not None:
            write, listen = writer_of(socket.scope), listener_of(socket.scope)
            line, limits = shared.turns.line(client), shared.limits
            await Connection(
                socket, shared.service, write, limits, line, listen, shared.meters
            ).run()
