"""Assembles the web application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from knobel import __version__
from knobel.server.address import Address
from knobel.server.admin import Operator, operator_calls
from knobel.server.api import CALLS
from knobel.server.connection import Shared, Socket
from knobel.server.errors import responder
from knobel.server.event_socket import follow_event
from knobel.server.events import EVENT_CALLS
from knobel.server.lessons import learn
from knobel.server.limits import Allowances, Held, SharedLimits, Turns
from knobel.server.pages import PACKED, PAGES, StaticFiles
from knobel.server.pictures import Pictures, QrCodes
from knobel.server.previews import link_picture
from knobel.server.schema import SchemaFile, SchemaPage, describe, tell_refusals
from knobel.server.security import NOT_KEPT, SECURITY, ours_alone
from knobel.server.socket import play
from knobel.service import MatchService
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.meters import NO_METERS, Meters

SOCKETS = {"/ws": play, "/ws/events": follow_event}


class Application(Litestar):
    """Litestar for calls; sockets are served without it, because its layers take memory for each."""

    shared: Shared

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        serve = None
        if scope["type"] == "websocket":
            serve = SOCKETS.get(scope["path"].rstrip("/"))
        if serve is None:
            await super().__call__(scope, receive, send)
        else:
            await serve(Socket(scope, receive, send), self.shared)


def create_app(
    service: MatchService,
    address: Address,
    files: StaticFiles | None = None,
    limits: Limits = DEFAULTS,
    meters: Meters = NO_METERS,
    shared: SharedLimits | None = None,
    operator: Operator | None = None,
) -> Application:
    """The application around a service; it starts and closes the service with itself."""
    things: dict[str, Any] = {
        "service": service,
        "address": address,
        "allowances": Allowances(limits, shared),
        "limits": limits,
        "pictures": QrCodes(limits.qr_codes),
        "link_pictures": Pictures(limits.link_pictures),
        "files": files or StaticFiles(),
        "meters": meters,
    }
    admin = [] if operator is None else operator_calls(operator)
    app = Application(
        [*CALLS, *EVENT_CALLS, *admin, link_picture, learn, *PAGES],
        dependencies={name: _provide(thing) for name, thing in things.items()},
        guards=[ours_alone(address)],
        exception_handlers={Exception: responder(meters)},
        lifespan=[_lifespan(service)],
        on_app_init=[tell_refusals],
        after_request=_secure,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude_opt_key=PACKED, exclude="^/schema"
        ),
        openapi_config=OpenAPIConfig(
            title="Knobel", version=__version__, render_plugins=[SchemaPage(), SchemaFile()]
        ),
        request_max_body_size=limits.body_bytes,
        logging_config=None,
    )
    sockets = Held("sockets", limits.sockets_per_address, shared)
    turns = Turns(limits.messages_at_once, limits.local_visitors)
    app.shared = Shared(service, address, limits, sockets, turns, meters)
    return app


def _provide(thing: Any) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False)


def _lifespan(service: MatchService) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        describing = asyncio.create_task(asyncio.to_thread(describe, app))
        try:
            yield
        finally:
            await describing
            await service.close()

    return lifespan


async def _secure(response: Response[Any]) -> Response[Any]:
    response.headers.update(SECURITY)
    for name, value in NOT_KEPT.items():
        response.headers.setdefault(name, value)
    return response
