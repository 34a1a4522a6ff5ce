"""Messages that are sent at once: the frames, and the order in which they come."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import binary, integers, lists, sampled_from, text
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from knobel.server.frames import (
    FrameProtocol,
    Outgoing,
    Write,
    is_whole,
    listener_of,
    whole_text,
    writer_of,
)
from knobel.server.run import server_config
from knobel.server.socket import Connection
from knobel.service.limits import DEFAULTS
from tests.kit.wires import Wire
from tests.kit.world import TurnedLoop

LENGTHS = [0, 1, 125, 126, 1000, 65_535, 65_536, 70_000]


class Cable(asyncio.Transport):
    """What the server writes goes straight to a client."""

    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.9", 50_000), "sockname": ("127.0.0.1", 8000)})
        self.client = ClientProtocol(parse_uri("ws://play.example/ws"), max_size=None)
        self._is_closing = False
        self.was_cut = False
        self.written = 0

    def write(self, data: Any) -> None:
        self.written += 1
        self.client.receive_data(bytes(data))

    def abort(self) -> None:
        self._is_closing = self.was_cut = True

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
async def clock() -> TurnedLoop:
    return TurnedLoop()


@pytest.fixture
async def protocol(app: Application, cable: Cable, clock: TurnedLoop) -> FrameProtocol:
    """A connection that is open at both ends."""
    config = server_config(app)
    config.lifespan = "off"
    config.ws_ping_interval = None
    config.load()
    made = FrameProtocol(
        Outgoing(), config=config, server_state=ServerState(), app_state={}, _loop=clock
    )
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


async def test_nothing_is_sent_at_once_to_whoever_lags_behind(
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


async def test_whoever_has_hung_up_meanwhile_is_not_written_to(
    write: Write, cable: Cable, protocol: FrameProtocol
) -> None:
    assert write(b"1")
    protocol.transport.close()
    await asyncio.sleep(0)

    assert cable.frames() == []


def test_where_the_server_cannot_do_it_there_is_no_such_function() -> None:
    assert writer_of({"type": "websocket"}) is None
    assert writer_of({"type": "websocket", "extensions": {}}) is None


# Texts that are heard without a task


class Ear:
    """Hears texts as long as it wants to."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.is_willing = True

    def __call__(self, text: str) -> bool:
        if self.is_willing:
            self.heard.append(text)
        return self.is_willing


@pytest.fixture
def ear(app: Application, protocol: FrameProtocol) -> Ear:
    listen = listener_of(app.scope)
    assert listen is not None
    assert protocol.handshake_complete
    listen(made := Ear())
    return made


def spoken(text: str, *, is_last: bool = True) -> bytes:
    return Frame(Opcode.TEXT, text.encode(), fin=is_last).serialize(mask=True)


async def test_what_waits_is_written_before_the_server_ends(
    write: Write, cable: Cable, protocol: FrameProtocol
) -> None:
    assert write(b"1")
    protocol.shutdown()

    one, end = cable.frames()
    assert (bytes(one.data), end.opcode) == (b"1", Opcode.CLOSE)


@given(text=text(max_size=300))
def test_a_whole_text_is_read_as_the_library_reads_it(text: str) -> None:
    assert whole_text(spoken(text)) == text


@given(
    parts=lists(binary(max_size=300), min_size=1, max_size=4),
    opcode=sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    cut=integers(0, 20),
)
def test_a_read_is_whole_if_it_ends_with_a_frame(
    parts: list[bytes], opcode: Opcode, cut: int
) -> None:
    data = b"".join(Frame(opcode, part).serialize(mask=True) for part in parts)

    assert is_whole(data)
    if 0 < cut < 6:  # less than the shortest frame
        assert not is_whole(data[:-cut])
        assert whole_text(data[:-cut]) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        spoken("ab", is_last=False),
        spoken("ab") + spoken("cd"),
        spoken("ab")[:-1],
        Frame(Opcode.TEXT, b"ab").serialize(mask=False),
        Frame(Opcode.BINARY, b"ab").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        spoken("x" * 70_000),
    ],
    ids=["nothing", "begun", "two", "cut", "bare", "binary", "no text", "long"],  # masks are random
)
def test_all_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


async def test_a_whole_text_is_heard_at_once(protocol: FrameProtocol, ear: Ear) -> None:
    for said in ("one", "two", "x" * 200):
        protocol.data_received(spoken(said))

    assert ear.heard == ["one", "two", "x" * 200]
    assert protocol.queue.empty()


async def test_what_the_ear_leaves_comes_by_asgi_and_what_follows_waits_behind_it(
    protocol: FrameProtocol, ear: Ear
) -> None:
    ear.is_willing = False
    protocol.data_received(spoken("one"))
    ear.is_willing = True
    protocol.data_received(spoken("two"))  # the application has not taken the first one yet
    came: list[Any] = [await protocol.receive() for _ in range(2)]
    protocol.data_received(spoken("three"))

    assert [message["text"] for message in came] == ["one", "two"]
    assert ear.heard == ["three"]


async def test_pieces_of_a_message_and_of_a_frame_are_never_mistaken(
    protocol: FrameProtocol, ear: Ear
) -> None:
    protocol.data_received(spoken("a", is_last=False))
    protocol.data_received(Frame(Opcode.PING, b"").serialize(mask=True))
    protocol.data_received(Frame(Opcode.CONT, b"b").serialize(mask=True))
    assert await protocol.receive() == {"type": "websocket.receive", "text": "ab"}
    inner = spoken("inner")  # the body of a frame that looks like a frame itself
    outer = Frame(Opcode.BINARY, inner).serialize(mask=False)
    outer = bytes([outer[0], outer[1] | 0x80]) + bytes(4) + outer[2:]
    protocol.data_received(outer[:6])
    protocol.data_received(outer[6:])

    assert ear.heard == []
    assert await protocol.receive() == {"type": "websocket.receive", "bytes": inner}


async def test_heard_texts_count_as_frames(protocol: FrameProtocol, cable: Cable, ear: Ear) -> None:
    for _ in range(DEFAULTS.frames_burst + 1):
        protocol.data_received(spoken("x"))

    assert cable.was_cut
    assert len(ear.heard) < DEFAULTS.frames_burst


# What one connection may cost the others


def masked(frame: Frame) -> bytes:
    return frame.serialize(mask=True)


PING, PONG, EMPTY = Frame(Opcode.PING, b""), Frame(Opcode.PONG, b""), Frame(Opcode.TEXT, b"")
FRAGMENT = Frame(Opcode.CONT, b"", fin=False)
BEGUN = Frame(Opcode.TEXT, b"", fin=False)
READ = 256 * 1024
"""As much as a loop reads at once."""


@pytest.mark.parametrize("frame", [PING, PONG, EMPTY, FRAGMENT])
async def test_a_flood_of_tiny_frames_is_cut_off_after_its_first_slice(
    protocol: FrameProtocol, cable: Cable, clock: TurnedLoop, frame: Frame
) -> None:
    flood = masked(BEGUN) if frame is FRAGMENT else b""
    flood += masked(frame) * ((READ - len(flood)) // 6)
    clock.now += 3600
    with counted(protocol) as parsed:
        protocol.data_received(flood)

    assert cable.was_cut
    assert len(parsed) <= DEFAULTS.slice_bytes // 6 + 1


@contextmanager
def counted(protocol: FrameProtocol) -> Iterator[list[Frame]]:
    """Every frame that is parsed."""
    parsed: list[Frame] = []
    receive = protocol.conn.recv_frame

    def count(frame: Frame) -> None:
        parsed.append(frame)
        receive(frame)

    protocol.conn.recv_frame = count  # type: ignore[method-assign]
    yield parsed


async def test_frames_in_a_trickle_are_let_through_and_more_are_not(
    protocol: FrameProtocol, cable: Cable, clock: TurnedLoop
) -> None:
    for _ in range(DEFAULTS.frames_burst - 1):  # the handshake was the first
        protocol.data_received(masked(PONG))
    for _ in range(1000):
        clock.now += 1.001 / DEFAULTS.frames_per_second
        protocol.data_received(masked(PONG))
    assert not cable.was_cut
    protocol.data_received(masked(PONG) * 2)

    assert cable.was_cut


async def test_whoever_speaks_too_fast_is_told_so_before_the_frames_are_too_many() -> None:
    messages = DEFAULTS.messages_burst + DEFAULTS.messages_refused

    assert messages < DEFAULTS.frames_burst
    assert DEFAULTS.messages_per_second < DEFAULTS.frames_per_second


async def test_a_message_in_more_pieces_than_anybody_needs_ends_the_connection(
    protocol: FrameProtocol, cable: Cable, clock: TurnedLoop
) -> None:
    protocol.data_received(masked(BEGUN))
    for _ in range(DEFAULTS.fragments_per_message - 1):
        clock.now += 1
        protocol.data_received(masked(FRAGMENT))
    assert not cable.was_cut
    protocol.data_received(masked(FRAGMENT))

    assert cable.was_cut


async def test_a_message_in_a_few_pieces_is_one_message(
    protocol: FrameProtocol, cable: Cable
) -> None:
    parts = [Frame(Opcode.TEXT, b"ab", fin=False), Frame(Opcode.CONT, b"cd")]
    for byte in b"".join(masked(part) for part in parts):
        protocol.data_received(bytes([byte]))
    heard = [await protocol.receive() for _ in range(1)]

    assert heard == [{"type": "websocket.receive", "text": "abcd"}]
    assert not cable.was_cut


async def test_a_long_message_is_heard_whole_though_it_is_read_in_slices(
    protocol: FrameProtocol,
) -> None:
    text = "x" * (DEFAULTS.frame_bytes - 1)
    protocol.data_received(masked(Frame(Opcode.TEXT, text.encode())))

    assert await protocol.receive() == {"type": "websocket.receive", "text": text}


async def test_pongs_are_not_piled_up_for_whoever_does_not_read_them(
    protocol: FrameProtocol, cable: Cable
) -> None:
    protocol.pause_writing()
    protocol.data_received(masked(PING) * 3)
    assert cable.frames() == []
    protocol.resume_writing()
    protocol.data_received(masked(Frame(Opcode.PING, b"again")))

    assert [bytes(frame.data) for frame in cable.frames()] == [b"again"]


async def test_whoever_does_not_answer_a_ping_is_cut_off_at_once(
    protocol: FrameProtocol, cable: Cable
) -> None:
    """A polite end waits until all is written, which is for ever if nobody reads."""
    protocol.pause_writing()
    protocol.send_keepalive_ping()
    protocol.keepalive_timeout()

    assert cable.was_cut


async def test_only_whoever_has_been_silent_for_long_is_pinged(
    protocol: FrameProtocol, cable: Cable, clock: TurnedLoop, ear: Ear
) -> None:
    protocol.ping_interval = 5
    protocol.start_keepalive()
    clock.turn(3)
    protocol.data_received(spoken("move"))
    assert ear.heard == ["move"]
    clock.turn(4.9)
    assert cable.frames() == []
    clock.turn(0.2)

    assert [frame.opcode for frame in cable.frames()] == [Opcode.PING]


async def test_whoever_does_not_read_the_goodbye_is_cut_off_in_the_end(
    protocol: FrameProtocol, cable: Cable, app: Application, clock: TurnedLoop
) -> None:
    await protocol.send({"type": "websocket.close", "code": 4008})
    app.close.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not cable.was_cut
    clock.turn(DEFAULTS.pong_seconds)

    assert cable.was_cut


async def test_a_text_that_is_no_text_ends_the_connection_without_a_traceback(
    protocol: FrameProtocol, cable: Cable, caplog: pytest.LogCaptureFixture
) -> None:
    protocol.data_received(masked(Frame(Opcode.TEXT, b"\xff\xfe")))
    (end,) = cable.frames()

    assert (end.opcode, bytes(end.data)[:2]) == (Opcode.CLOSE, (1007).to_bytes(2, "big"))
    assert cable.is_closing()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


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

    async def send(self, data: bytes) -> None:
        await self.turn.acquire()
        self.got.append(f"{data.decode()} later")


async def test_messages_never_overtake_each_other(wire: Wire) -> None:
    line = Line()
    connection = Connection(line, wire.harness.service, line.write)  # type: ignore[arg-type] # all it needs
    connection.tell(b"1")
    line.is_free = False
    connection.tell(b"2")
    await wire.harness.quiet()
    line.is_free = True
    connection.tell(b"3")  # the second is on its way, though nothing waits behind it
    line.turn.release()
    line.turn.release()
    await wire.harness.quiet()
    connection.tell(b"4")

    assert line.got == ["1", "2 later", "3 later", "4"]


@pytest.mark.parametrize("is_direct", [True, False])
async def test_what_waits_too_long_ends_the_connection(wire: Wire, *, is_direct: bool) -> None:
    line = Line()
    line.is_free = False
    write = line.write if is_direct else None
    connection = Connection(line, wire.harness.service, write)  # type: ignore[arg-type] # all it needs
    for number in range(DEFAULTS.outbox_messages + 10):
        connection.tell(b"%d" % number)

    assert connection._outbox[-1] == 4008
    assert len(connection._outbox) == DEFAULTS.outbox_messages + 1
