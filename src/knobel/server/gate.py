"""Limits for HTTP connections: their number, and the time and size of a request.

A connection costs an open file, and a server has a limited number of these.  An address may hold
some of them, and when all are in use the oldest connection without any request is closed.  A trusted
proxy forwards everybody's connections, so they do not count as one address; the sockets behind it are
counted by the address in its headers.
"""

import asyncio
import math
import sys
from http import HTTPStatus
from typing import Any, Protocol

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from knobel.server.address import ON_THIS_MACHINE, Proxies, network_of
from knobel.server.door import Door
from knobel.server.errors import Refusal
from knobel.server.limits import Allowance, Buckets, Held, SharedLimits
from knobel.service.limits import Limits
from knobel.service.meters import NO_METERS, Meters

if sys.platform != "win32":
    import resource


class Refused(Exception):
    """Raised during parsing: the request is refused."""

    def __init__(self, status: HTTPStatus, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status, self.refusal = status, refusal


def raise_open_files() -> None:
    """Raise the number of files that this process may open to what the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # macOS reports no limit, but has one
            return


class GatedConnection(Protocol):
    """A connection that the gate knows."""

    has_asked: bool
    """Whether it has completed any request."""
    client: tuple[str, int] | None
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop

    def hurry(self) -> None:
        """Close the connection, because its request took too long."""

    def refuse(self, refused: Refused) -> None:
        """Close the connection, and say why if that is possible."""


class Gate:
    """All connections of a server, and the deadlines of incomplete requests."""

    def __init__(
        self,
        limits: Limits,
        meters: Meters = NO_METERS,
        proxies: Proxies = ON_THIS_MACHINE,
        shared: SharedLimits | None = None,
    ) -> None:
        self._limits = limits
        self._proxies = proxies
        self._is_shared = shared is not None
        self.meters = meters
        self.door = Door(limits)
        self._inside: dict[asyncio.Transport, str] = {}
        self._held = Held("connections", limits.connections_per_address, shared)
        self._asking: set[asyncio.Task[None]] = set()
        """The connections about which other nodes are asked."""
        self._waiting: dict[GatedConnection, float] = {}
        """When the request of each connection must be complete, earliest first."""
        self._is_watching = False
        begun = Buckets(limits.connections_per_second, limits.connections_burst, limits)
        self._begun = Allowance("connections", begun, shared)

    def enter(self, connection: GatedConnection) -> None:
        """Accept the connection, or raise `Refused`."""
        network = self.network_of(connection)
        place = self._count(network, connection) if network else 0
        try:
            self._make_room()
        except Refused:
            if place:
                self._held.give_back(network)
            raise
        self._inside[connection.transport] = network
        self.expect(connection)
        if place and self._is_shared:
            asking = connection.loop.create_task(self._ask_others(connection, network, place))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)

    def _count(self, network: str, connection: GatedConnection) -> int:
        """Refuse an address that opens connections too fast or holds too many; else, its place."""
        now = round(connection.loop.time() * 1000)
        wait = self._begun.wait_here(network, now)
        if wait:
            raise _too_many(wait)
        place = self._held.take(network)
        if not place:
            raise _too_many(self._soon)
        self._begun.take_here(network, now)
        return place

    async def _ask_others(self, connection: GatedConnection, network: str, place: int) -> None:
        """Close the connection again if the address has too many at all nodes together."""
        if await self._held.total(network, place) > self._held.most:
            self._begun.put_back_here(network)  # it has spent nothing, as at a single node
            wait = self._soon
        else:
            wait = await self._begun.take_shared(network, None)  # nodes' own clocks may differ
        if wait:
            connection.refuse(_too_many(wait))

    def network_of(self, connection: GatedConnection) -> str:
        """The visitor of the connection; empty for proxies."""
        host = connection.client[0] if connection.client else ""
        return "" if not host or host in self._proxies else network_of(host)

    @property
    def _soon(self) -> int:
        """Seconds after which a connection may have been closed."""
        return math.ceil(self._limits.request_seconds)

    def _make_room(self) -> None:
        """Close the oldest connection without any request if there is no room, or raise `Refused`."""
        if len(self._inside) < self._room():
            return
        oldest = next((each for each in self._waiting if not each.has_asked), None)
        if oldest is None:
            refusal = Refusal("server-full", {"retry_after": self._soon})
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, refusal)
        self.leave(oldest.transport)
        self.heard(oldest)
        oldest.transport.abort()

    def _room(self) -> int:
        most = self._limits.connections
        if sys.platform == "win32":
            return most
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if files != resource.RLIM_INFINITY:
            most = min(most, files - self._limits.spare_files)
        return max(1, most)

    def replace(self, old: GatedConnection, new: GatedConnection) -> None:
        """Replace a connection by itself after encryption."""
        self.heard(old)
        network = self._inside.pop(old.transport, None)
        if network is None:
            new.transport.abort()  # it was closed meanwhile to make room
            return
        self._inside[new.transport] = network
        self.expect(new)

    def leave(self, transport: asyncio.Transport) -> None:
        if network := self._inside.pop(transport, None):
            self._held.give_back(network)

    # Incomplete requests

    def expect(self, connection: GatedConnection) -> None:
        """Start the time within which the connection must complete its request."""
        loop, seconds = connection.loop, self._limits.request_seconds
        self._waiting[connection] = loop.time() + seconds
        if not self._is_watching:
            self._is_watching = True
            loop.call_later(seconds, self._hurry, loop)

    def heard(self, connection: GatedConnection) -> None:
        """End that time: the request is complete, or the connection is closed."""
        self._waiting.pop(connection, None)

    def _hurry(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close the connections whose time is over."""
        now = loop.time()
        for connection in [each for each, due in self._waiting.items() if due <= now]:
            self.heard(connection)
            connection.hurry()
        first = next(iter(self._waiting.values()), None)
        self._is_watching = first is not None
        if first is not None:
            loop.call_later(first - now, self._hurry, loop)


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP with limits."""

    def __init__(
        self, gate: Gate, limits: Limits, tls: GatedConnection | None = None, /, **uvicorn: Any
    ) -> None:
        super().__init__(**uvicorn)
        self._gate = gate
        self._tls = tls
        """The TLS connection around this one, which the gate has already accepted."""
        self._limits = limits
        self.has_asked = False
        """Whether it has completed any request."""
        self._is_expected = True
        self._is_silent = True
        self._is_in_head = False
        self._head = self._headers = 0
        self._is_socket = False
        self._refused: Refused | None = None
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered; uvicorn's `cycle` is the latest one."""
        self._unread: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._tls is not None:
            self._gate.replace(self._tls, self)
            return
        try:
            self._gate.enter(self)
        except Refused as refused:
            self.refuse(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.heard(self)
        self._gate.leave(self.transport)
        self._stop_unread()
        super().connection_lost(exc)
        if self._answering is not None:
            self._answering.disconnected = not self._answering.response_complete
            self._answering.message_event.set()

    def hurry(self) -> None:
        """Refuse a request that took too long; a client that never sent a byte gets no answer."""
        if self._is_silent:
            self.transport.close()
        else:
            self.refuse(Refused(HTTPStatus.REQUEST_TIMEOUT, Refusal("too-slow")))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_unread()
        self._unread = self.loop.call_later(self._limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread()

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _end(self) -> None:
        """Close, but limit the time that the client has to read everything."""
        self.transport.close()
        line = self.transport if self._tls is None else self._tls.transport
        if line.get_write_buffer_size():
            self.loop.call_later(self._limits.unread_seconds, line.abort)

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            self._end()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._end()

    # A request

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._is_silent = False
        self._expect()
        was_in_head = self._is_in_head
        try:
            self.parser.feed_data(data)
            if was_in_head and self._is_in_head:  # the parser reports complete headers only
                self._count(len(data))
        except (httptools.HttpParserError, Refused):
            self.refuse(self._refused or _UNREADABLE)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._gate.heard(self)
                if self._gate.door.is_open(self.loop):
                    self.handle_websocket_upgrade()
                else:
                    self.transport.pause_reading()
                    self._gate.door.wait(self._visitor(), self._enter, self.loop)

    def _enter(self) -> bool:
        """Open the socket, unless the client is gone."""
        if self.transport.is_closing():
            return False
        self.handle_websocket_upgrade()
        self.transport.resume_reading()
        return True

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._is_socket = True
        del self.parser  # it refers to us: only a collection of garbage would free both

    def _visitor(self) -> str:
        """The network of the client; behind a proxy, of whom the proxy has named last."""
        network = self._gate.network_of(self)
        if network:
            return network
        named = [value for name, value in self.headers if name == b"x-forwarded-for"]
        return network_of(named[-1].decode("latin-1").rpartition(",")[2].strip()) if named else ""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()
        self._is_in_head = True
        self._head = self._headers = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url_bytes:
            refusal = Refusal("url-too-long", {"most": self._limits.url_bytes})
            self._stop(Refused(HTTPStatus.REQUEST_URI_TOO_LONG, refusal))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._headers += len(name) + len(value)
        if len(self.headers) > self._limits.headers or self._headers > self._limits.header_bytes:
            self._stop_head()

    def _count(self, head: int) -> None:
        self._head += head
        if self._head > self._limits.header_bytes + self._limits.url_bytes:
            self._stop_head()

    def _stop_head(self) -> None:
        refusal = Refusal("headers-too-long", {"most": self._limits.header_bytes})
        self._stop(Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, refusal))

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()
        if len(self.pipeline) > self._limits.pipelined_requests:
            self._stop(_UNREADABLE)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self.has_asked = True
        self._is_expected = False
        self._gate.heard(self)
        super().on_message_complete()

    def _expect(self) -> None:
        if not self._is_expected:
            self._is_expected = True
            self._gate.expect(self)

    # A refusal

    def _stop(self, refused: Refused) -> None:
        """End the parsing and remember why: the parser does not report it."""
        self._refused = refused
        raise refused

    def refuse(self, refused: Refused) -> None:
        """Answer with the reason, unless another answer is being sent, and close."""
        if self.transport.is_closing():
            return
        if self._is_socket:  # other nodes answered late: what is written now is no frame
            self._gate.meters.refuse(refused.refusal.code)
            self.transport.abort()
            return
        self._gate.heard(self)
        cycle = self._answering
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            if cycle.response_started:
                self.transport.abort()
                return
        self._gate.meters.refuse(refused.refusal.code)
        self.transport.write(_written(refused))
        self._end()


def _too_many(wait: int) -> Refused:
    refusal = Refusal("too-many-connections", {"retry_after": wait})
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, refusal)


_UNREADABLE = Refused(HTTPStatus.BAD_REQUEST, Refusal("unreadable", {"why": "HTTP"}))


def _written(refused: Refused) -> bytes:
    """The refusal as a complete HTTP response."""
    body = msgspec.json.encode(refused.refusal)
    head = [
        STATUS_LINE[refused.status],
        b"content-type: application/json\r\n",
        b"cache-control: no-store\r\n",
        b"connection: close\r\n",
        b"content-length: %d\r\n" % len(body),
    ]
    if "retry_after" in refused.refusal.facts:
        head.append(b"retry-after: %d\r\n" % refused.refusal.facts["retry_after"])
    return b"".join([*head, b"\r\n", body])
