"""The socket of tournaments: reads a client's messages and sends it what has changed."""

import msgspec
from litestar import websocket
from litestar.di import NamedDependency

from knobel.catalog import decoded
from knobel.core.game import Illegal
from knobel.server.connection import AnySocket, Speaker, admitted
from knobel.server.frames import Write, writer_of
from knobel.server.given import Bounds, Here, Service
from knobel.server.limits import Held, Line, Turns
from knobel.service import MatchService, wire
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.meters import NO_METERS, Meters
from knobel.service.ports import Unsure
from knobel.service.tournaments import wire as event_wire
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.written import read_command

_MESSAGES: msgspec.json.Decoder[event_wire.ClientMessage] = msgspec.json.Decoder(
    event_wire.ClientMessage
)


class EventConnection(Speaker):
    """A viewer of a tournament at the other end of a socket."""

    def __init__(
        self,
        socket: AnySocket,
        service: MatchService,
        write: Write | None = None,
        limits: Limits = DEFAULTS,
        line: Line | None = None,
        meters: Meters = NO_METERS,
    ) -> None:
        super().__init__(socket, service.world, write, limits, line, meters)
        self._service = service
        self._live: LiveTournament | None = None
        self._token = ""

    @property
    def _followed(self) -> str | None:
        return None if self._live is None else self._live.id

    def _lose(self) -> None:
        self._live = None

    def _leave(self) -> None:
        if self._live is not None:
            self._live.unfollow(self)
            self._live = None

    def _read(self, body: str) -> event_wire.ClientMessage:
        return read_event_message(body)

    async def _answer(self, message: event_wire.ClientMessage, since: float) -> None:
        match message:
            case wire.Ping(sent=sent):
                self.tell(wire.encode(wire.Pong(sent, self._world.now())))
            case event_wire.Hello(event=event, token=token):
                if self._service.is_draining:
                    raise Unsure("this node is about to end")
                self._leave()
                self._token = token
                self._live = await self._service.tournaments.follow(event, token, self)
            case event_wire.Do(id=command_id, command=command):
                if self._live is None:
                    raise Illegal("not-following")
                version = await self._service.tournaments.do_live(
                    self._live, self._token, read_command(command), command_id
                )
                self.tell(wire.encode(wire.Ack(command_id, version)))
                self._meters.answer(self._live.id, command_id, since, version, is_move=False)


def read_event_message(body: str) -> event_wire.ClientMessage:
    """What a client says, or `Unreadable`."""
    return decoded(_MESSAGES, body)


@websocket("/ws/events")
async def follow_event(
    socket: AnySocket,
    service: Service,
    address: Here,
    limits: Bounds,
    sockets: NamedDependency[Held],
    turns: NamedDependency[Turns],
    meters: NamedDependency[Meters],
) -> None:
    """Follow a tournament: see docs/protocol.md."""
    async with admitted(socket, address, limits, sockets, meters) as client:
        if client is not None:
            write, line = writer_of(socket.scope), turns.line(client)
            await EventConnection(socket, service, write, limits, line, meters).run()
