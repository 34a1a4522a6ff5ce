"""TLS connections, which the gate counts from their first moment.

If the loop does the encryption, a protocol learns of a connection only after the handshake.  A
silent client would not be counted and would hold an open file for a minute.  `loop.start_tls` does
not help: with uvloop the first bytes may arrive before it.
"""

import asyncio
import ssl
from asyncio.sslproto import SSLProtocol
from typing import Any

from uvicorn.protocols.utils import get_remote_addr

from knobel.server.gate import Gate, GuardedHttp, Refused
from knobel.service.limits import Limits


class GuardedTls(SSLProtocol):
    """TLS with limits, around our HTTP."""

    has_asked = False

    def __init__(
        self, gate: Gate, limits: Limits, context: ssl.SSLContext, /, **uvicorn: Any
    ) -> None:
        http = GuardedHttp(gate, limits, self, **uvicorn)
        super().__init__(
            http.loop,
            http,
            context,
            None,  # type: ignore[arg-type] # no future is needed for the handshake
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
            transport.abort()  # no answer can be sent before the handshake
            return
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._gate.heard(self)
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def hurry(self) -> None:
        self.transport.abort()

    def refuse(self, _: Refused) -> None:
        self.transport.abort()
