"""Messages that are sent at once: the frames, and the order in which they come."""

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from knobel.host.limits import DEFAULTS
from knobel.server.frames import FrameProtocol, Outgoing, Write, writer_of
from knobel.server.run import server_config
from knobel.server.socket import Connection
from tests.kit.wires import Wire

LENGTHS = [0, 1, 125, 126, 1000, 65_535, 65_536, 70_000]


class Cable(asyncio.Transport):
    """What the server writes goes straight to a client."""

    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.9", 50_000), "sockname": ("127.0.0.1", 8000)})
        self.client = ClientProtocol(parse_uri("ws://play.example/ws"), max_size=None)
        self._is_closing = False
        self.written = 0

    def write(self, data: Any) -> None:
        self.written += 1
        self.client.receive_data(bytes(data))

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def frames(self) -> list[Frame]:
        """What the client has got since it was asked last."""
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    def texts(self) -> list[bytes]:
        return [bytes(frame.data) for frame in self.frames() if frame.opcode is Opcode.TEXT]


class Application:
    """Accepts, and then does nothing until it may go."""

    def __init__(self) -> None:
        self.scope: Any = None
        self.has_accepted, self.close = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        self.has_accepted.set()
        await self.close.wait()


@pytest.fixture
def app() -> Application:
    return Application()


@pytest.fixture
def cable() -> Cable:
    return Cable()


@pytest.fixture
async def protocol(app: Application, cable: Cable) -> FrameProtocol:
    """A connection that is open at both ends."""
    config = server_config(app)
    config.lifespan = "off"
    config.ws_ping_interval = None
    config.load()
    made = FrameProtocol(Outgoing(), config=config, server_state=ServerState(), app_state={})
    made.connection_made(cable)
    cable.client.send_request(cable.client.connect())
    made.data_received(b"".join(cable.client.data_to_send()))
    await app.has_accepted.wait()
    cable.frames()
    cable.written = 0
    return made


@pytest.fixture
def write(app: Application, protocol: FrameProtocol) -> Write:
    assert protocol.handshake_complete
    found = writer_of(app.scope)
    assert found is not None
    return found


@pytest.mark.parametrize("length", LENGTHS)
async def test_a_text_of_any_length_arrives_as_it_was_sent(
    write: Write, cable: Cable, length: int
) -> None:
    text = bytes(97 + number % 26 for number in range(length))
    assert write(text)
    await asyncio.sleep(0)

    assert cable.texts() == [text]


async def test_what_is_sent_in_one_turn_of_the_loop_is_written_in_one_go(
    write: Write, cable: Cable
) -> None:
    assert write(b"update")
    assert write(b"ack")
    assert cable.written == 0
    await asyncio.sleep(0)
    assert cable.written == 1
    assert write(b"another")
    await asyncio.sleep(0)

    assert cable.written == 2
    assert cable.texts() == [b"update", b"ack", b"another"]


async def test_nothing_is_sent_at_once_to_who_lags_behind(
    write: Write, cable: Cable, protocol: FrameProtocol
) -> None:
    protocol.pause_writing()
    assert not write(b"1")
    protocol.resume_writing()
    assert write(b"2")
    await asyncio.sleep(0)

    assert cable.texts() == [b"2"]


async def test_nothing_is_sent_after_the_end_but_all_before_it(
    write: Write, cable: Cable, app: Application, protocol: FrameProtocol
) -> None:
    assert write(b"1")
    await protocol.send({"type": "websocket.close", "code": 4008})
    assert not write(b"2")
    await asyncio.sleep(0)

    one, end = cable.frames()
    assert (bytes(one.data), end.opcode) == (b"1", Opcode.CLOSE)
    app.close.set()


async def test_who_has_hung_up_meanwhile_is_not_written_to(
    write: Write, cable: Cable, protocol: FrameProtocol
) -> None:
    assert write(b"1")
    protocol.transport.close()
    await asyncio.sleep(0)

    assert cable.frames() == []


def test_where_the_server_cannot_do_it_there_is_no_such_function() -> None:
    assert writer_of({"type": "websocket"}) is None
    assert writer_of({"type": "websocket", "extensions": {}}) is None


class Line:
    """Takes messages at once while it is free, and else one after the other when it is let."""

    def __init__(self) -> None:
        self.is_free = True
        self.got: list[str] = []
        self.turn = asyncio.Semaphore(0)

    def write(self, text: bytes) -> bool:
        if self.is_free:
            self.got.append(text.decode())
        return self.is_free

    async def send_data(self, data: bytes, mode: str) -> None:
        await self.turn.acquire()
        self.got.append(f"{data.decode()} later")


async def test_messages_never_overtake_each_other(wire: Wire) -> None:
    line = Line()
    connection = Connection(line, wire.house.host, line.write)  # type: ignore[arg-type] # all it needs
    sender = asyncio.create_task(connection._send())
    connection.tell(b"1")
    line.is_free = False
    connection.tell(b"2")
    await wire.house.quiet()
    line.is_free = True
    connection.tell(b"3")  # the second is on its way, though nothing waits behind it
    line.turn.release()
    line.turn.release()
    await wire.house.quiet()
    connection.tell(b"4")
    sender.cancel()

    assert line.got == ["1", "2 later", "3 later", "4"]


async def test_what_waits_too_long_ends_the_connection(wire: Wire) -> None:
    line = Line()
    line.is_free = False
    connection = Connection(line, wire.house.host, line.write)  # type: ignore[arg-type] # all it needs
    for number in range(DEFAULTS.outbox_messages + 1):
        connection.tell(b"%d" % number)
    waiting = [connection._outbox.get_nowait() for _ in range(connection._outbox.qsize())]

    assert waiting[DEFAULTS.outbox_messages] == 4008
