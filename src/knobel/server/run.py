"""Configures uvicorn to run the application."""

import asyncio
import gc
import logging
import os
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from msgspec import Struct

from knobel.server.address import ON_THIS_MACHINE, Proxies
from knobel.server.frames import FrameProtocol, Outgoing
from knobel.server.gate import Gate, GuardedHttp, raise_open_files
from knobel.server.limits import LINE, SharedLimits, Turns, step_out
from knobel.server.tls import GuardedTls
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.meters import NO_METERS, Meters

LOGGER = logging.getLogger("knobel.server")

DRAIN_WITHIN = 12.0
"""Seconds after which the server ends, even if viewers are still connected."""
COLLECT_AFTER = (20_000, 20, 100)
"""Reference counting frees most values, so the garbage collector finds little and may run rarely."""


class InTurn:
    """The application, answering only a few calls of each address at the same time."""

    def __init__(self, app: Any, limits: Limits) -> None:
        self._app = app
        self._turns = Turns(limits.calls_at_once, limits.local_visitors)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        line = self._turns.line(scope["client"][0] if scope["client"] else "")
        scope = {**scope, LINE: line}

        async def receive_outside() -> Any:
            """Give up the turn while the request waits for its body."""
            async with step_out(scope):
                return await receive()

        async with line:
            await self._app(scope, receive_outside, send)


class Certificate(Struct, frozen=True):
    """The certificate and key for HTTPS: two PEM files."""

    chain: Path
    key: Path


def server_config(
    app: Any,
    *,
    limits: Limits = DEFAULTS,
    log_level: str = "warning",
    certificate: Certificate | None = None,
    meters: Meters = NO_METERS,
    proxies: Proxies = ON_THIS_MACHINE,
    shared: SharedLimits | None = None,
) -> uvicorn.Config:
    """A single process that trusts these proxies to name the client."""
    gate = Gate(limits, meters, proxies, shared)
    return uvicorn.Config(
        InTurn(app, limits),
        log_level=log_level,
        log_config=None,  # its lines are written and masked like ours (machine/logs.py)
        access_log=False,
        server_header=False,
        http=_http(gate, limits, certificate),  # type: ignore[arg-type] # it is only called
        backlog=limits.connections_waiting,
        ws=partial(FrameProtocol, Outgoing(), limits, gate),  # type: ignore[arg-type] # it is only called
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.pong_seconds,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=",".join(proxies.trusted),
        timeout_graceful_shutdown=3,
    )


def _http(
    gate: Gate, limits: Limits, certificate: Certificate | None
) -> Callable[..., asyncio.BaseProtocol]:
    if certificate is None:
        return partial(GuardedHttp, gate, limits)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate.chain, certificate.key)
    return partial(GuardedTls, gate, limits, context)


class SideServer(uvicorn.Server):
    """A second server of the same process, which leaves the signals to the first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def beside(app: Any, listener: socket.socket) -> AsyncIterator[None]:
    """Serve this application, too, for as long as the block runs."""
    config = server_config(app)
    config.lifespan, config.ws = "off", "none"
    server = SideServer(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class Server(uvicorn.Server):
    """A server that reports when it is ready, and sends everybody away before it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_ready: Callable[[], None],
        drain: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._drain = drain
        self._ending: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drain at the first signal, end at once at the second."""
        if self._drain is None or self._loop is None:
            super().handle_exit(sig, frame)
        elif self._ending is None:
            self._loop.call_soon_threadsafe(self._end, self._drain, sig)
        else:
            os._exit(1)

    def _end(self, drain: Callable[[], Awaitable[None]], sig: int) -> None:
        if self._ending is None:
            self._ending = asyncio.create_task(self._end_gently(drain, sig))

    async def _end_gently(self, drain: Callable[[], Awaitable[None]], sig: int) -> None:
        try:
            await asyncio.wait_for(drain(), DRAIN_WITHIN)
        except Exception:  # nothing may keep the server from ending
            LOGGER.exception("drain-failed")
        super().handle_exit(sig, None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        raise_open_files()
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what exists now is permanent: the collector need not examine it again
            gc.set_threshold(*COLLECT_AFTER)
            self._on_ready()
