"""The socket of tournaments: reads a client's messages and sends it what has changed."""

import msgspec

from knobel.catalog import decoded
from knobel.core.game import refuse_unless
from knobel.server.connection import Shared, Socket, Speaker, admitted
from knobel.server.frames import writer_of
from knobel.service import wire
from knobel.service.tournaments import wire as event_wire
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.written import read_command
from knobel.tournament.commands import Enter

_MESSAGES: msgspec.json.Decoder[event_wire.ClientMessage] = msgspec.json.Decoder(
    event_wire.ClientMessage
)


class EventConnection(Speaker[LiveTournament]):
    """A viewer of a tournament at the other end of a socket."""

    _token = ""

    def _read(self, body: str) -> event_wire.ClientMessage:
        return read_event_message(body)

    async def _answer(self, message: event_wire.ClientMessage, since: float) -> None:
        match message:
            case wire.Ping(sent=sent):
                self.tell(wire.encode(wire.Pong(sent, self._world.now())))
            case event_wire.Hello(event=event, token=token):
                self._leave()
                self._token = token
                self._live = await self._service.follow_event(event, token, self)
            case event_wire.Do(id=command_id, command=command):
                live, what = self._following(), read_command(command)
                refuse_unless(not isinstance(what, Enter), "no-such-action")  # that is a call
                version = await self._service.tournaments.do_live(
                    live, self._token, what, command_id
                )
                self._ack(command_id, version, since)


def read_event_message(body: str) -> event_wire.ClientMessage:
    """What a client says, or `Unreadable`."""
    return decoded(_MESSAGES, body)


async def follow_event(socket: Socket, shared: Shared) -> None:
    """Follow a tournament: see docs/protocol.md."""
    async with admitted(socket, shared) as client:
        if client is not None:
            write, line = writer_of(socket.scope), shared.turns.line(client)
            await EventConnection(
                socket, shared.service, write, shared.limits, line, shared.meters
            ).run()
