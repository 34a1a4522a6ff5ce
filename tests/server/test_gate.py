"""How many connections there may be, and what a request may cost before it is complete."""

import asyncio
import gc
import os
import resource
import socket
import ssl
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from uvicorn.server import ServerState
from websockets.datastructures import Headers

from knobel.server.gate import Gate
from knobel.server.limits import SharedLimits
from knobel.server.run import server_config
from knobel.server.tls import GuardedTls
from knobel.service.limits import DEFAULTS, Limits
from tests.kit.world import TurnedLoop

HOME, SCHOOL, PROXY = "198.51.100.1", "203.0.113.9", "127.0.0.1"
GET = b"GET /health HTTP/1.1\r\nHost: play.example\r\n\r\n"
HALF = GET[:-4]
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: play.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Line(asyncio.Transport):
    """A connection to the server, with what the server has written to it."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 50_000), "sockname": ("127.0.0.1", 8000)})
        self.protocol: Any = None
        self.got = b""
        self.is_over = self.was_cut = self.is_paused = False
        self.unread = 0

    def write(self, data: Any) -> None:
        self.got += bytes(data)

    def close(self) -> None:
        if not self.is_over:
            self.is_over = True
            if not self.unread:
                self.protocol.connection_lost(None)

    def abort(self) -> None:
        if not self.was_cut:
            self.is_over = self.was_cut = True
            self.protocol.connection_lost(None)

    def is_closing(self) -> bool:
        return self.is_over

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    async def say(self, data: bytes) -> None:
        if data and not self.is_over:
            self.protocol.data_received(data)
        for _ in range(10):
            await asyncio.sleep(0)

    @property
    def status(self) -> int:
        """Of the last answer; 0 if there is none."""
        answer = self.got.rpartition(b"HTTP/1.1 ")[2]
        return int(answer[:3]) if answer else 0

    @property
    def refusal(self) -> Any:
        return msgspec.json.decode(self.got.rpartition(b"\r\n\r\n")[2])


class Application:
    """Reads the whole request, and answers once the test allows it."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            return
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            more = message["more_body"]
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})


class Server:
    """A server without a network."""

    def __init__(self, limits: Limits = DEFAULTS, shared: SharedLimits | None = None) -> None:
        self.app = Application()
        self.loop = TurnedLoop()
        self.config = server_config(self.app, limits=limits, shared=shared)
        self.config.lifespan = "off"
        self.config.load()
        self._state = ServerState()

    def line(self, host: str = HOME, factory: Any = None) -> Line:
        made = Line(host)
        factory = factory or self.config.http_protocol_class
        made.protocol = factory(
            config=self.config, server_state=self._state, app_state={}, _loop=self.loop
        )
        made.protocol.connection_made(made)
        return made


Serve: TypeAlias = Callable[..., Server]


@pytest.fixture
def serve() -> Serve:
    return lambda **limits: Server(Limits(**limits))


# What is asked


async def test_a_plain_request_is_answered(serve: Serve) -> None:
    line = serve().line()
    for byte in GET:
        await line.say(bytes([byte]))
    await line.say(GET)

    assert line.got.count(b"HTTP/1.1 200 OK") == 2
    assert not line.is_over


async def test_whoever_hangs_up_is_answered_no_more(serve: Serve) -> None:
    server = serve()
    server.app.may_answer.clear()
    line = server.line()
    await line.say(GET + GET)
    line.abort()
    server.app.may_answer.set()
    await line.say(b"")

    assert line.got == b""


async def test_of_several_requests_the_first_is_answered_no_more_once_one_is_refused(
    serve: Serve,
) -> None:
    server = serve()
    server.app.may_answer.clear()
    line = server.line()
    await line.say(GET + GET + b"nonsense\r\n\r\n")
    server.app.may_answer.set()
    await line.say(b"")

    assert line.got.count(b"HTTP/1.1") == 1
    assert line.status == 400


async def test_an_address_that_is_too_long_is_refused(serve: Serve) -> None:
    line = serve().line()
    await line.say(b"GET /" + b"x" * 4096 + b" HTTP/1.1\r\nHost: play.example\r\n\r\n")

    assert (line.status, line.refusal) == (414, {"code": "url-too-long", "facts": {"most": 4096}})
    assert line.is_over


@pytest.mark.parametrize(
    "headers",
    [
        b"x: " + b"x" * 16_384 + b"\r\n",
        b"".join(b"x%d: %s\r\n" % (number, b"x" * 500) for number in range(40)),
        b"a: b\r\n" * 101,
    ],
)
async def test_headers_that_are_too_long_are_refused(serve: Serve, headers: bytes) -> None:
    line = serve().line()
    await line.say(HALF + b"\r\n" + headers + b"\r\n")

    assert line.status == 431
    assert line.refusal == {"code": "headers-too-long", "facts": {"most": 16_384}}
    assert line.is_over


async def test_a_header_that_never_ends_is_refused(serve: Serve) -> None:
    line = serve().line()
    await line.say(HALF + b"\r\nx: ")
    for _ in range(21):
        await line.say(b"x" * 1024)

    assert line.status == 431


async def test_what_is_no_http_is_refused_and_fills_no_log(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    line = serve().line()
    await line.say(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")

    assert (line.status, line.refusal["code"]) == (400, "unreadable")
    assert caplog.records == []


async def test_only_a_few_requests_may_follow_before_the_first_is_answered(serve: Serve) -> None:
    line = serve().line()
    await line.say(GET * 10_000)

    assert line.got.count(b"HTTP/1.1 200 OK") < 20
    assert line.is_over


@pytest.mark.parametrize("headers", [b"x: " + b"x" * 9000 + b"\r\n", b"Upgrade: h2c\r\n"])
async def test_no_socket_hangs_after_a_handshake_that_failed(serve: Serve, headers: bytes) -> None:
    server = serve()
    line = server.line()
    await line.say(UPGRADE + headers + b"\r\n")
    server.loop.turn(30)

    assert line.is_over


# How long it may take


@pytest.mark.parametrize(
    "sent", [HALF, b"POST / HTTP/1.1\r\nHost: play.example\r\nContent-Length: 9\r\n\r\nhalf"]
)
async def test_a_request_that_is_not_complete_in_time_is_refused(serve: Serve, sent: bytes) -> None:
    server = serve()
    line = server.line()
    server.loop.turn(9)
    await line.say(sent)
    assert not line.is_over
    server.loop.turn(1)

    assert (line.status, line.refusal["code"]) == (408, "too-slow")
    assert line.is_over


@pytest.mark.parametrize("sent", [HALF, b"\r\n" * 5])
async def test_the_next_request_has_as_much_time(serve: Serve, sent: bytes) -> None:
    server = serve()
    line = server.line()
    await line.say(GET)
    server.loop.turn(4)
    for byte in sent[:9]:
        await line.say(bytes([byte]))
        server.loop.turn(1)
    assert not line.is_over
    server.loop.turn(2)

    assert line.is_over


async def test_whoever_says_nothing_is_shown_out_without_a_word(serve: Serve) -> None:
    server = serve()
    line = server.line()
    server.loop.turn(10)

    assert (line.is_over, line.got) == (True, b"")


async def test_an_answer_may_take_its_time(serve: Serve) -> None:
    server = serve()
    server.app.may_answer.clear()
    line = server.line()
    await line.say(GET)
    server.loop.turn(100)
    server.app.may_answer.set()
    await line.say(b"")

    assert line.status == 200


async def test_whoever_does_not_read_the_answer_is_cut_off(serve: Serve) -> None:
    server = serve()
    line, slow = server.line(), server.line()
    for each in (line, slow):
        await each.say(GET)
        each.unread = 100_000
        each.protocol.pause_writing()
    server.loop.turn(4)
    slow.protocol.resume_writing()
    slow.unread = 0
    server.loop.turn(65)

    assert line.was_cut
    assert not slow.was_cut


# How many


class Elsewhere:
    """What the other nodes count."""

    def __init__(self) -> None:
        self.held = self.wait = self.spent = 0
        self.told: dict[str, int] = {}
        self.may_answer: asyncio.Event | None = None

    async def spend(self, what: str, who: str, *_: float | None) -> int:
        assert (what, who) == ("connections", SCHOOL)
        self.spent += 1
        return self.wait

    async def hold(self, what: str, who: str, own: int) -> int:
        self.let_go(what, who, own)
        if self.may_answer is not None:
            await self.may_answer.wait()
        return self.held

    def let_go(self, what: str, who: str, own: int) -> None:
        self.told[f"{what} {who}"] = own


async def test_what_an_address_holds_at_other_nodes_counts_too() -> None:
    others = Elsewhere()
    server = Server(Limits(connections_per_address=3), others)
    others.held = 1
    mine = [server.line(SCHOOL) for _ in range(3)]
    await mine[0].say(b"")  # some turns of the loop
    assert [line.status for line in mine] == [0, 0, 429]
    assert mine[2].refusal == {"code": "too-many-connections", "facts": {"retry_after": 10}}
    assert others.told == {f"connections {SCHOOL}": 2}
    others.wait = 4
    mine[0].abort()
    late = server.line(SCHOOL)
    await late.say(b"")  # some turns of the loop

    assert late.refusal == {"code": "too-many-connections", "facts": {"retry_after": 4}}
    assert others.told == {f"connections {SCHOOL}": 1}


async def test_a_socket_that_was_opened_meanwhile_is_cut_and_hears_no_http() -> None:
    others = Elsewhere()
    others.held, others.may_answer = 3, asyncio.Event()
    server = Server(Limits(connections_per_address=3), others)
    line = server.line(SCHOOL)
    await line.say(UPGRADE + b"\r\n")
    assert line.status == 101
    others.may_answer.set()
    await line.say(b"")  # some turns of the loop

    assert b"429" not in line.got
    assert line.was_cut
    assert others.told == {f"connections {SCHOOL}": 0}


async def test_what_is_refused_for_what_others_hold_spends_nothing() -> None:
    others = Elsewhere()
    server = Server(Limits(connections_per_address=3, connections_burst=2), others)
    others.held = 3
    for _ in range(5):
        late = server.line(SCHOOL)
        await late.say(b"")  # some turns of the loop
        assert late.refusal["facts"] == {"retry_after": 10}
    assert others.spent == 0
    others.held = 0
    lines = [server.line(SCHOOL) for _ in range(3)]
    await lines[0].say(b"")  # some turns of the loop

    assert [line.status for line in lines] == [0, 0, 429]
    assert others.spent == 2


async def test_nobody_is_shown_out_for_an_address_that_holds_too_many(serve: Serve) -> None:
    server = serve(connections_per_address=1, connections=2)
    mine, other = server.line(SCHOOL), server.line(HOME)
    assert server.line(SCHOOL).status == 429

    assert not mine.is_over
    assert not other.is_over


async def test_an_address_holds_some_connections_and_others_hold_theirs(serve: Serve) -> None:
    server = serve(connections_per_address=2)
    mine = [server.line(SCHOOL) for _ in range(3)]
    assert [line.status for line in mine] == [0, 0, 429]
    assert mine[2].refusal == {"code": "too-many-connections", "facts": {"retry_after": 10}}
    assert server.line(HOME).status == 0
    mine[0].abort()

    assert server.line(SCHOOL).status == 0
    assert server.line(SCHOOL).status == 429


async def test_whoever_has_a_network_of_ipv6_has_no_more_than_others(serve: Serve) -> None:
    server = serve(connections_per_address=2)
    lines = [server.line(f"2001:db8:0:1::{number}") for number in range(3)]

    assert [line.status for line in lines] == [0, 0, 429]
    assert server.line("2001:db8:0:2::1").status == 0


async def test_an_address_begins_only_some_connections_a_second(serve: Serve) -> None:
    server = serve(connections_burst=3, connections_per_second=0.1)
    for _ in range(3):
        server.line().close()

    assert server.line().status == 429
    assert server.line(SCHOOL).status == 0


@pytest.mark.parametrize("local", [PROXY, "::1", "::ffff:127.0.0.1"])
async def test_a_proxy_on_this_machine_holds_as_many_as_it_needs(serve: Serve, local: str) -> None:
    server = serve(connections_per_address=2)

    assert [server.line(local).status for _ in range(5)] == [0] * 5


async def test_a_socket_counts_until_it_ends(serve: Serve) -> None:
    server = serve(connections_per_address=1)
    line = server.line(SCHOOL)
    await line.say(UPGRADE + b"\r\n")
    assert line.status == 101
    server.loop.turn(4)
    assert server.line(SCHOOL).status == 429
    line.abort()

    assert server.line(SCHOOL).status == 0


async def test_a_socket_keeps_nothing_of_its_request(serve: Serve) -> None:
    gc.disable()  # it must not take a collection to free the memory
    try:
        line = serve().line()
        http = weakref.ref(line.protocol)
        await line.say(UPGRADE + b"X-Seen: once\r\n\r\n")
        assert line.status == 101
        headers = [each for each in gc.get_objects() if isinstance(each, Headers)]
    finally:
        gc.enable()

    assert http() is None
    assert not [each for each in headers if "X-Seen" in each]


async def test_sockets_are_opened_one_after_the_other(serve: Serve) -> None:
    server = serve(sockets_per_second=100, sockets_burst=2)
    lines = [server.line() for _ in range(5)]
    for line in lines:
        await line.say(UPGRADE + b"\r\n")
    opened = [await opened_of(lines)]
    for _ in range(4):
        server.loop.turn(0.01)
        opened.append(await opened_of(lines))

    assert opened == [[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]
    assert [line.is_paused for line in lines] == [False] * 5


async def test_a_visitor_who_opens_many_sockets_does_not_delay_the_others(serve: Serve) -> None:
    server = serve(sockets_per_second=100, sockets_burst=1)
    named = b"X-Forwarded-For: 192.0.2.1, %s\r\n\r\n"
    crowd = [server.line(PROXY) for _ in range(50)]
    for line in crowd:
        await line.say(UPGRADE + named % b"198.51.100.1")
    one = server.line(PROXY)
    await one.say(UPGRADE + named % b"192.0.2.7")
    other = server.line(SCHOOL)
    await other.say(UPGRADE + b"\r\n")
    for _ in range(3):
        server.loop.turn(0.01)

    assert await opened_of([one, other]) == [0, 1]
    assert await opened_of(crowd) == [0, 1]


async def test_whoever_hangs_up_while_they_wait_for_a_socket_delays_nobody(serve: Serve) -> None:
    server = serve(sockets_per_second=100, sockets_burst=1)
    lines = [server.line() for _ in range(9)]
    for line in lines:
        await line.say(UPGRADE + b"\r\n")
    for line in lines[1:8]:
        line.abort()
    server.loop.turn(0.01)

    assert await opened_of(lines) == [0, 8]


async def opened_of(lines: Sequence[Line]) -> list[int]:
    """Which of these have a socket."""
    for line in lines:
        await line.say(b"")
    return [number for number, line in enumerate(lines) if line.status == 101]


async def test_when_all_are_in_use_the_oldest_that_never_asked_makes_room(serve: Serve) -> None:
    server = serve(connections=4)
    asked, silent, half, socket_ = (server.line(PROXY) for _ in range(4))
    await asked.say(GET)
    await half.say(HALF)
    await socket_.say(UPGRADE + b"\r\n")
    lines = asked, silent, half, socket_
    newcomers = [server.line(PROXY)]
    assert [line.is_over for line in lines] == [False, True, False, False]
    newcomers.append(server.line(PROXY))
    assert [line.is_over for line in lines] == [False, True, True, False]
    for line in newcomers:
        await line.say(GET)

    assert [line.status for line in newcomers] == [200, 200]


async def test_when_all_have_asked_a_newcomer_is_told_to_come_back(serve: Serve) -> None:
    server = serve(connections=2)
    for line in (server.line(PROXY), server.line(PROXY)):
        await line.say(GET)
    late = server.line(PROXY)

    assert late.status == 503
    assert late.refusal == {"code": "server-full", "facts": {"retry_after": 10}}
    assert b"retry-after: 10\r\n" in late.got


async def test_whoever_finds_no_room_holds_no_place(serve: Serve) -> None:
    server = serve(connections=1, connections_per_address=1)
    full = server.line(PROXY)
    await full.say(GET)
    assert [server.line(SCHOOL).status for _ in range(2)] == [503, 503]
    full.abort()

    assert server.line(SCHOOL).status == 0


# A server of its own, and its open files


@contextmanager
def served(folder: Path, soft: int, hard: int) -> Iterator[int]:
    """The port of a server with a limit of open files."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    command = [sys.executable, "-m", "knobel.main", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=limit,  # noqa: PLW1509 -- this process has no other threads that matter
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"},
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().rpartition(":")[2])
        finally:
            process.terminate()


@pytest.mark.parametrize(("soft", "hard", "silent"), [(1024, 4096, 1100), (600, 600, 700)])
def test_a_crowd_that_says_nothing_shuts_nobody_out(
    tmp_path: Path, soft: int, hard: int, silent: int
) -> None:
    with served(tmp_path, soft, hard) as port, ExitStack() as crowd:
        for _ in range(silent):
            crowd.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
        with socket.create_connection(("127.0.0.1", port), timeout=10) as newcomer:
            newcomer.sendall(GET)

            assert newcomer.recv(1000).startswith(b"HTTP/1.1 200 OK")


# What is to be encrypted


async def test_whoever_does_not_encrypt_counts_as_well_and_is_cut_in_time(serve: Serve) -> None:
    server = serve(connections_per_address=2)
    limits = Limits(connections_per_address=2)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls = partial(GuardedTls, Gate(limits), limits, context)
    lines = [server.line(HOME, tls) for _ in range(3)]
    assert [line.was_cut for line in lines] == [False, False, True]
    server.loop.turn(10)

    assert all(line.was_cut for line in lines)
    another = server.line(HOME, tls)
    assert not another.was_cut
    another.abort()


async def test_other_nodes_leave_no_room_for_what_is_to_be_encrypted() -> None:
    others, limits = Elsewhere(), Limits(connections_per_address=2)
    others.held = 1
    server, gate = Server(), Gate(limits, shared=others)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls = partial(GuardedTls, gate, limits, context)
    lines = [server.line(SCHOOL, tls) for _ in range(2)]
    await lines[0].say(b"")  # some turns of the loop

    assert [line.was_cut for line in lines] == [False, True]
    assert others.told == {f"connections {SCHOOL}": 1}
    lines[0].abort()
