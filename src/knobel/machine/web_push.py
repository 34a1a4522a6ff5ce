"""Web push: encrypts a message for one browser (RFC 8291) and sends it with our name (RFC 8292).

It connects only to public addresses and follows no redirects, because visitors name the endpoints.
"""

import asyncio
import base64
import http.client
import ipaddress
import json
import logging
import os
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from knobel.service.limits import DEFAULTS, Limits
from knobel.service.ports import PushTarget

LOGGER = logging.getLogger("knobel.push")
KEPT = 12 * 3600
"""Seconds for which a push service keeps the message for a browser that is off."""
T = TypeVar("T")
_GONE = {404, 410}
_RECORD = 4096


class WebPush:
    """The port `Push`; only tests allow local addresses."""

    def __init__(
        self,
        key: ec.EllipticCurvePrivateKey,
        subject: str,
        limits: Limits = DEFAULTS,
        *,
        is_local_allowed: bool = False,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._key, self._subject = key, subject
        self._is_local_allowed = is_local_allowed
        self._trust = trust or ssl.create_default_context()
        self._seconds = limits.push_seconds
        self._threads = ThreadPoolExecutor(limits.push_at_once, "push")
        """Separate threads, so that a slow push service does not delay QR codes and pages."""

    @property
    def public_key(self) -> str:
        """The key by which browsers know this server."""
        return _text(_point(self._key.public_key()))

    async def is_public(self, endpoint: str, /) -> bool:
        try:
            return await self._run(self._address, urlsplit(endpoint)) is not None
        except (OSError, ValueError):
            return False

    async def send(self, target: PushTarget, message: bytes, /) -> bool:
        """Whether the browser still exists; True if its service does not answer or refuses."""
        try:
            status = await self._run(self._post, target, message)
        except (OSError, ValueError, http.client.HTTPException, InvalidKey) as fault:
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
        body = encrypted(message, _bytes(target.p256dh), _bytes(target.auth))
        host = where.hostname or ""
        connection = http.client.HTTPSConnection(host, where.port or 443)
        plain = socket.create_connection((address, where.port or 443), self._seconds)
        sock = self._trust.wrap_socket(plain, server_hostname=host, do_handshake_on_connect=False)
        # A socket's timeout restarts with every byte, so a service could go on slowly for ever.
        deadline = threading.Timer(self._seconds, _shut, [sock])
        deadline.start()
        try:
            sock.do_handshake()
            connection.sock = sock
            path = where.path + (f"?{where.query}" if where.query else "")
            headers = {
                "Authorization": f"vapid t={self._token(where)}, k={self.public_key}",
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
        der = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(der)
        return f"{signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _shut(sock: socket.socket) -> None:
    with suppress(OSError):  # it has ended meanwhile
        socket.socket.shutdown(sock, socket.SHUT_RDWR)


def encrypted(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The message for the browser with this public key and this secret (RFC 8291, aes128gcm)."""
    salt = salt or os.urandom(16)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    ours = _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), browser)
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack(">IB", _RECORD, len(ours)) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _text(body: bytes) -> str:
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fresh_key() -> bytes:
    """A new key for a server, as it is stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_numbers().private_value.to_bytes(32, "big")


def read_key(stored: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(stored, "big"), ec.SECP256R1())
