"""Web push: sends an encrypted message to one browser, with our name (RFC 8030, RFC 8292).

It connects only to public addresses and follows no redirects, because visitors name the endpoints.
"""

import asyncio
import base64
import http.client
import ipaddress
import json
import logging
import secrets
import socket
import ssl
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlsplit

from knobel.service.limits import DEFAULTS, Limits
from knobel.service.ports import PushTarget

LOGGER = logging.getLogger("knobel.push")
KEPT = 12 * 3600
"""Seconds for which a push service keeps the message for a browser that is off."""
T = TypeVar("T")
_GONE = {404, 410}
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""


class WebPush:
    """The port `Push`; only tests allow local addresses."""

    def __init__(
        self,
        key: bytes,
        subject: str,
        limits: Limits = DEFAULTS,
        *,
        is_local_allowed: bool = False,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._key, self._subject = key, subject
        self._public: str | None = None
        self._is_local_allowed = is_local_allowed
        self._trust = trust
        self._seconds = limits.push_seconds
        self._threads = ThreadPoolExecutor(limits.push_at_once, "push")
        """Separate threads, so that a slow push service does not delay QR codes and pages."""

    async def public_key(self) -> str:
        if self._public is None:
            self._public = await asyncio.to_thread(self._public_key)
        return self._public

    def _public_key(self) -> str:
        return _text(_cryptography().public_point(self._key))

    async def is_public(self, endpoint: str, /) -> bool:
        try:
            return await self._run(self._address, urlsplit(endpoint)) is not None
        except (OSError, ValueError):
            return False

    async def send(self, target: PushTarget, message: bytes, /) -> bool:
        """Whether the browser still exists; True if its service does not answer or refuses."""
        try:
            status = await self._run(self._post, target, message)
        except (OSError, ValueError, http.client.HTTPException) as fault:
            LOGGER.warning("push failed: %s", type(fault).__name__)
            return True
        return status not in _GONE

    def _run(self, work: Callable[..., T], *args: Any) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _post(self, target: PushTarget, message: bytes) -> int:
        where = urlsplit(target.endpoint)
        address = self._address(where)
        if address is None:
            raise ValueError("the endpoint is not public")
        body = _cryptography().encrypted(message, _bytes(target.p256dh), _bytes(target.auth))
        host = where.hostname or ""
        connection = http.client.HTTPSConnection(host, where.port or 443)
        plain = socket.create_connection((address, where.port or 443), self._seconds)
        trust = self._trust = self._trust or ssl.create_default_context()
        sock = trust.wrap_socket(plain, server_hostname=host, do_handshake_on_connect=False)
        # A socket's timeout restarts with every byte, so a service could go on slowly for ever.
        deadline = threading.Timer(self._seconds, _shut, [sock])
        deadline.start()
        try:
            sock.do_handshake()
            connection.sock = sock
            path = where.path + (f"?{where.query}" if where.query else "")
            headers = {
                "Authorization": f"vapid t={self._token(where)}, k={self._public_key()}",
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT),
                "Urgency": "normal",
            }
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            deadline.cancel()
            sock.close()

    def _address(self, where: SplitResult) -> str | None:
        """The address to connect to; None if the name resolves to one that is not public."""
        if where.scheme != "https" or not where.hostname:
            return None
        if self._is_local_allowed:
            return where.hostname
        if where.port not in {None, 443}:
            return None
        found = socket.getaddrinfo(where.hostname, 443, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not all(ipaddress.ip_address(each.partition("%")[0]).is_global for each in addresses):
            return None
        return addresses[0]

    def _token(self, where: SplitResult) -> str:
        """The signed claim that this server is the sender (RFC 8292)."""
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + KEPT,
            "sub": self._subject,
        }
        signed = ".".join(
            _text(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        return f"{signed}.{_text(_cryptography().signature(self._key, signed.encode()))}"


def _shut(sock: socket.socket) -> None:
    with suppress(OSError):  # it has ended meanwhile
        socket.socket.shutdown(sock, socket.SHUT_RDWR)


def _text(body: bytes) -> str:
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fresh_key() -> bytes:
    """A new key for a server, as it is stored: any number below the order of the curve but 0."""
    return (1 + secrets.randbelow(_ORDER - 1)).to_bytes(32, "big")


def _cryptography() -> Any:
    """What needs cryptography; call this in a thread, because the first call takes long."""
    from knobel.machine import push_cryptography  # noqa: PLC0415 -- 10 MB that most servers never need

    return push_cryptography
