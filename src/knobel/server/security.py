"""Security headers of every answer, and protection against calls from other sites."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from knobel.core.game import Illegal
from knobel.server.address import Address

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
"""Sent with every answer: only our own scripts run, and no other site may embed our pages."""
NOT_KEPT = {"Cache-Control": "no-store"}
"""Sent with every answer that sets no other policy, because it may contain a secret."""


def ours_alone(address: Address) -> Callable[[AnyConnection, BaseRouteHandler], Awaitable[None]]:
    """Refuses calls that a browser makes for a page of another site.

    A browser asks before it sends JSON to another site, but not before it sends plain text.
    """

    async def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        method = connection.scope.get("method", "GET")
        if method in {"GET", "HEAD", "OPTIONS"}:
            return
        headers = connection.headers
        if not is_own_origin(headers.get("origin"), headers.get("host"), address):
            raise Illegal("foreign-origin")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if method == "POST" and kind != "application/json":
            raise Illegal("not-json")

    return guard


def is_own_origin(origin: str | None, host: str | None, address: Address) -> bool:
    """Whether the calling page is ours; programs send no origin and are allowed."""
    if origin is None:
        return True
    own = _netloc(address.public_url or "")
    return _netloc(origin) in {host, own} - {None, ""}


def _netloc(url: str) -> str:
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""
