"""What operators and their programs ask: a small application for a port of its own.

Whoever reaches the public port need not know how busy the server is.
"""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

from knobel.service import MatchService

TEXT = "text/plain; version=0.0.4; charset=utf-8"
"""The format in which Prometheus reads figures."""


def watch_app(service: MatchService, figures: Callable[[], Awaitable[bytes]]) -> Any:
    """Answers `/metrics`, `/health` and `/ready`."""

    async def answer(path: str) -> tuple[HTTPStatus, bytes]:
        match path:
            case "/metrics":
                return HTTPStatus.OK, await figures()
            case "/health" if service.is_healthy:
                return HTTPStatus.OK, b"ok\n"
            case "/ready" if service.is_ready:
                return HTTPStatus.OK, b"ready\n"
            case "/health":
                return HTTPStatus.SERVICE_UNAVAILABLE, b"not well\n"
            case "/ready":
                return HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n"
            case _:
                return HTTPStatus.NOT_FOUND, b"see /metrics, /health and /ready\n"

    async def app(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        status, body = HTTPStatus.METHOD_NOT_ALLOWED, b""
        if scope["method"] in {"GET", "HEAD"}:
            status, body = await answer(scope["path"])
        headers = [(b"content-type", TEXT.encode()), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return app
