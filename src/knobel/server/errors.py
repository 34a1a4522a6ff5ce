"""Translates faults into answers for the client: always a code, never a sentence."""

import logging
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from msgspec import Struct

from knobel.catalog import Unreadable
from knobel.core.game import Illegal
from knobel.server.security import NOT_KEPT, SECURITY
from knobel.service.meters import Meters
from knobel.service.ports import NotFound, StorageFailed, Unsure

LOGGER = logging.getLogger("knobel.server")

STATUS = {
    "foreign-origin": 403,
    "opener-only": 403,
    "event-helper-only-reports": 403,
    "event-host-only": 403,
    "event-no-such-bout": 404,
    "event-no-such-entrant": 404,
    "event-not-yours": 403,
    "internal": 500,
    "no-such-code": 404,
    "no-such-event": 404,
    "no-such-lesson": 404,
    "no-such-match": 404,
    "moving": 503,
    "not-json": 415,
    "storage-failed": 503,
    "too-fast": 429,
    "too-many-bot-matches": 429,
    "too-many-tries": 429,
    "try-again": 503,
    "unreadable": 400,
    "watching-closed": 403,
    "wrong-secret": 403,
    "wrong-token": 403,
}
"""Refusals with an HTTP status of their own; all others are conflicts."""


class Refusal(Struct, frozen=True):
    code: str
    facts: dict[str, Any] = {}


def refusal(fault: Exception, *, match: str | None = None, command: str | None = None) -> Refusal:
    """The answer to a fault; an unexpected one is logged and answered as `internal`."""
    match fault:
        case Illegal(code=code, facts=facts):
            return Refusal(code, dict(facts))
        case NotFound():
            return Refusal("no-such-match")
        case Unreadable() | ValidationException():
            return Refusal("unreadable", {"why": str(fault)[:300]})
        case RecursionError():
            return Refusal("unreadable", {"why": "nested too deeply"})
        case InternalServerException(detail="client disconnected prematurely"):
            return Refusal("unreadable", {"why": "cut off"})
        case StorageFailed():  # the store has logged why, once
            return Refusal("storage-failed")
        case Unsure():  # it may or may not be stored
            return Refusal("try-again")
        case HTTPException(status_code=404):
            return Refusal("no-such-page")
        case HTTPException(status_code=status) if status < 500:
            return Refusal("unreadable", {"why": fault.detail[:300]})
        case _:
            LOGGER.error("internal", exc_info=fault, extra={"match": match, "command": command})
            return Refusal("internal")


def responder(
    meters: Meters,
) -> Callable[[Request[Any, Any, Any], Exception], Response[Refusal]]:
    """Answers the faults of calls, and counts them."""

    def respond(request: Request[Any, Any, Any], fault: Exception) -> Response[Refusal]:
        answer = _response(fault, request.path_params.get("match"))
        meters.refuse(answer.content.code)
        return answer

    return respond


def _response(fault: Exception, match: str | None) -> Response[Refusal]:
    told = refusal(fault, match=match)
    headers = {**SECURITY, **NOT_KEPT}
    if isinstance(fault, HTTPException) and fault.status_code < 500:
        headers = {**(fault.headers or {}), **headers}  # such as `Allow`, the methods that exist
        return Response(told, status_code=fault.status_code, headers=headers)
    if "retry_after" in told.facts:
        headers["Retry-After"] = str(told.facts["retry_after"])
    return Response(told, status_code=STATUS.get(told.code, 409), headers=headers)
