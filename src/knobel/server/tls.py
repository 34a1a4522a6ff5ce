"""Connections that are to be encrypted: the gate counts them from their first moment.

Where a loop encrypts by itself, a protocol learns of a connection only after the handshake.
Whoever connects and says nothing would be counted by nobody, and would hold an open file for a
minute.  `loop.start_tls` is no way out: with uvloop the first bytes may come before it.
"""

import asyncio
import ssl
from asyncio.sslproto import SSLProtocol
from typing import Any

from uvicorn.protocols.utils import get_remote_addr

from knobel.server.gate import Gate, GuardedHttp, Refused
from knobel.service.limits import Limits


class GuardedTls(SSLProtocol):
    """TLS with limits, and our HTTP within."""

    has_asked = False

    def __init__(
        self, gate: Gate, limits: Limits, context: ssl.SSLContext, /, **uvicorn: Any
    ) -> None:
        http = GuardedHttp(gate, limits, self, **uvicorn)
        super().__init__(
            http.loop,
            http,
            context,
            None,  # type: ignore[arg-type] # nobody waits for the handshake
            server_side=True,
            ssl_handshake_timeout=limits.request_seconds,  # type: ignore[arg-type] # as for loops
        )
        self._gate = gate
        self.loop = http.loop
        self.client: tuple[str, int] | None = None
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.client = get_remote_addr(transport)
        try:
            self._gate.enter(self)
        except Refused:
            transport.abort()  # nothing can be said before it is encrypted
            return
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._gate.heard(self)
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def hurry(self) -> None:
        self.transport.abort()
