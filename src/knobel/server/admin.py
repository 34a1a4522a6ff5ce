"""The calls of the operator's page, `/admin`.

They exist only if the server was started with a secret for them.  Wrong secrets are limited like wrong
codes, but counted apart: guests at the same address must not lock the operator out.  Everything that
the operator does is logged.
"""

import hmac
import logging
from collections.abc import Callable, Sequence

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_202_ACCEPTED, HTTP_204_NO_CONTENT
from msgspec import Struct

from knobel.core.game import Illegal, Millis
from knobel.server.address import client_of
from knobel.server.given import AnyRequest, Bearer, Means, Service
from knobel.server.guessing import wait_in_turn
from knobel.service.names import digest
from knobel.service.table_admin import TableSummary

LOGGER = logging.getLogger("knobel.admin")


class Operator(Struct, frozen=True, eq=False):
    """Who may use the page, and how the server is ended."""

    secret: str
    node: str
    """The name of the server that is ended, of which a balancer may have several."""
    drain: Callable[[], None]

    def knows(self, secret: str) -> bool:
        """Whether this is the secret, compared in constant time."""
        return hmac.compare_digest(digest(secret), digest(self.secret))


class AdminView(Struct, frozen=True):
    """What the operator sees."""

    node: str
    """The server that answers."""
    tables: Sequence[TableSummary]
    has_more: bool
    """Whether there are older ones that are not over."""
    now: Millis
    is_ready: bool
    """Whether moves can be stored."""


class Drain(Struct, frozen=True, forbid_unknown_fields=True):
    """An order to end a server."""

    node: str


class Record(Struct, frozen=True):
    record: str


async def _let_in(
    operator: Operator,
    authorization: str | None,
    request: AnyRequest,
    service: Service,
    allowances: Means,
) -> None:
    """Refuse requests without the secret."""
    await wait_in_turn(allowances.secrets, allowances.trying, request, service)
    kind, _, secret = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not operator.knows(secret):
        await allowances.secrets.take(client_of(request), service.world.now())
        LOGGER.warning("operator-refused")
        raise Illegal("wrong-secret")


def operator_calls(operator: Operator) -> list[HTTPRouteHandler]:
    """The calls that this secret opens."""

    @get("/api/admin/tables", summary="The tables of all nodes that are not over")
    async def tables(
        request: AnyRequest, service: Service, allowances: Means, authorization: Bearer = None
    ) -> AdminView:
        await _let_in(operator, authorization, request, service, allowances)
        seen, has_more = await service.table_admin.tables()
        return AdminView(operator.node, seen, has_more, service.world.now(), service.is_ready)

    @post(
        "/api/admin/tables/{match:str}/close",
        summary="Delete a match and send everybody away",
        status_code=HTTP_204_NO_CONTENT,
    )
    async def close(
        match: FromPath[str],
        request: AnyRequest,
        service: Service,
        allowances: Means,
        authorization: Bearer = None,
    ) -> None:
        await _let_in(operator, authorization, request, service, allowances)
        await service.close_table(match)
        LOGGER.warning("operator-closed", extra={"match": match})

    @get("/api/admin/tables/{match:str}/record", summary="A finished match as a text record")
    async def export(
        match: FromPath[str],
        request: AnyRequest,
        service: Service,
        allowances: Means,
        authorization: Bearer = None,
    ) -> Record:
        await _let_in(operator, authorization, request, service, allowances)
        text = await service.export(match)
        LOGGER.warning("operator-exported", extra={"match": match})
        return Record(text)

    @post(
        "/api/admin/drain",
        summary="End this server after its people have gone to others",
        status_code=HTTP_202_ACCEPTED,
    )
    async def drain(
        data: JSONBody[Drain],
        request: AnyRequest,
        service: Service,
        allowances: Means,
        authorization: Bearer = None,
    ) -> None:
        await _let_in(operator, authorization, request, service, allowances)
        if data.node != operator.node:
            raise Illegal("other-server")
        LOGGER.warning("operator-drains", extra={"node": operator.node})
        operator.drain()

    return [tables, close, export, drain]
