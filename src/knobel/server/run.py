"""Configures uvicorn to run the application."""

import asyncio
import gc
import socket
import ssl
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from msgspec import Struct

from knobel.server.address import PROXIES
from knobel.server.frames import FrameProtocol, Outgoing
from knobel.server.gate import Gate, GuardedHttp, raise_open_files
from knobel.server.limits import LINE, Turns, step_out
from knobel.server.tls import GuardedTls
from knobel.service.limits import DEFAULTS, Limits

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
) -> uvicorn.Config:
    """A single process that trusts a proxy on this machine to name the client."""
    gate = Gate(limits)
    return uvicorn.Config(
        InTurn(app, limits),
        log_level=log_level,
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
        forwarded_allow_ips=",".join(PROXIES),
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


class Server(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        raise_open_files()
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what exists now is permanent: the collector need not examine it again
            gc.set_threshold(*COLLECT_AFTER)
            self._on_ready()
