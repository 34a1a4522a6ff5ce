"""The HTTP calls of tournaments, see docs/protocol.md."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from knobel.catalog import decoded
from knobel.server.address import client_of, network_of
from knobel.server.given import AnyRequest, Bearer, Means, Service, pay, token_of
from knobel.server.guessing import guessing
from knobel.service.limits import DEFAULTS
from knobel.service.tournaments.orders import (
    BoutSeat,
    DoCommand,
    EnterEvent,
    EntrantLinks,
    EntryTicket,
    EventPreview,
    EventTicket,
    Heats,
    Help,
    HelperTicket,
    ImportEvent,
    LinkDevice,
    OpenEvent,
    PairHeat,
    Proposals,
    Version,
)
from knobel.tournament.values import LARGEST, MOST_ENTRANTS, Form

_SETTINGS = msgspec.json.Decoder(dict[str, Any])

BoutNumber = Annotated[int, PathParameter(ge=1, le=2**31)]


@post("/api/events", summary="Open a tournament", status_code=HTTP_201_CREATED)
async def open_event(
    data: JSONBody[OpenEvent], request: AnyRequest, service: Service, allowances: Means
) -> EventTicket:
    await pay(request, service, allowances.events)
    return await service.tournaments.open(data.setup, data.key)


@get("/api/events/plan", summary="Ways to spend an evening")
async def plan_event(
    service: Service,
    game: FromQuery[str],
    people: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRANTS * LARGEST)],
    boxes: Annotated[int, QueryParameter(ge=0, le=250)],
    minutes: Annotated[int, QueryParameter(ge=5, le=10_000)],
    config: FromQuery[str | None] = None,
    entrants: Annotated[int | None, QueryParameter(ge=1, le=MOST_ENTRANTS)] = None,
) -> Proposals:
    settings = decoded(_SETTINGS, config or "{}")
    return await service.tournaments.plan(game, settings, people, boxes, minutes, entrants)


@post(
    "/api/events/import",
    summary="Open a tournament from a file",
    status_code=HTTP_201_CREATED,
    request_max_body_size=DEFAULTS.event_file_bytes,
)
async def import_event(
    data: JSONBody[ImportEvent], request: AnyRequest, service: Service, allowances: Means
) -> EventTicket:
    await pay(request, service, allowances.events)
    return await service.tournaments.read_file(data, network_of(client_of(request)))


@get("/api/events/{event:str}/export", summary="A tournament as a file", media_type="text/plain")
async def export_event(
    event: FromPath[str],
    form: FromQuery[Form],
    service: Service,
    authorization: Bearer = None,
) -> Response[str]:
    text = await service.tournaments.export(event, form, token_of(authorization))
    ending = {"csv": "csv", "record": "json"}.get(form, "trf")
    headers = {"Content-Disposition": f'attachment; filename="{event}.{ending}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/events/{code:str}", summary="The tournament with this code")
async def preview_event(
    code: FromPath[str],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    event: FromQuery[str | None] = None,
) -> EventPreview:
    async with guessing(code, event, request, service.tournaments, allowances):
        return await service.tournaments.preview(code)


@post("/api/events/{event:str}/entrants", summary="Enter", status_code=HTTP_201_CREATED)
async def enter_event(
    event: FromPath[str],
    data: JSONBody[EnterEvent],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> EntryTicket:
    await pay(request, service, allowances.joins)
    return await service.tournaments.enter(event, data, token_of(authorization))


@post(
    "/api/events/{event:str}/link",
    summary="Act for an entrant with this device",
    status_code=HTTP_201_CREATED,
)
async def link_device(
    event: FromPath[str],
    data: JSONBody[LinkDevice],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> EntryTicket:
    await pay(request, service, allowances.joins)
    token = token_of(authorization)
    return await service.tournaments.link(event, data.entrant, data.secret, token)


@get("/api/events/{event:str}/links", summary="Host: the secrets of the entrants' links")
async def entrant_links(
    event: FromPath[str], service: Service, authorization: Bearer = None
) -> EntrantLinks:
    return await service.tournaments.links(event, token_of(authorization) or "")


@post(
    "/api/events/{event:str}/helpers",
    summary="Host: a secret for a helper",
    status_code=HTTP_201_CREATED,
)
async def add_helper(
    event: FromPath[str],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> HelperTicket:
    await pay(request, service, allowances.joins)
    return await service.tournaments.helper(event, token_of(authorization) or "")


@post(
    "/api/events/{event:str}/help",
    summary="Report results with this device",
    status_code=HTTP_201_CREATED,
)
async def help_event(
    event: FromPath[str],
    data: JSONBody[Help],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> HelperTicket:
    await pay(request, service, allowances.joins)
    return await service.tournaments.help(event, data.secret, token_of(authorization))


@post(
    "/api/events/{event:str}/heats",
    summary="Host: pair and announce a heat",
    status_code=HTTP_201_CREATED,
)
async def pair_heat(
    event: FromPath[str],
    data: JSONBody[PairHeat],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> Version:
    await pay(request, service, allowances.joins)
    payer = network_of(client_of(request))
    token = token_of(authorization) or ""
    return Version(await service.tournaments.pair(event, token, data.heat, payer))


@get("/api/events/{event:str}/heats", summary="All heats of a tournament")
async def all_heats(event: FromPath[str], service: Service, authorization: Bearer = None) -> Heats:
    return await service.tournaments.heats(event, token_of(authorization))


@get("/api/events/{event:str}/bouts/{bout:int}/seat", summary="The way into a bout at a screen")
async def bout_seat(
    event: FromPath[str],
    bout: BoutNumber,
    service: Service,
    entrant: Annotated[int | None, QueryParameter(ge=1, le=2**31)] = None,
    authorization: Bearer = None,
) -> BoutSeat:
    return await service.tournaments.seat(event, bout, token_of(authorization), entrant)


@post(
    "/api/events/{event:str}/do",
    summary="A command to a tournament, for devices without a socket",
    status_code=HTTP_200_OK,
)
async def do_command(
    event: FromPath[str],
    data: JSONBody[DoCommand],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> Version:
    await pay(request, service, allowances.joins)
    token = token_of(authorization) or ""
    return Version(await service.tournaments.do(event, token, data.command, data.id))


@delete("/api/events/{event:str}", summary="Host: delete a tournament")
async def delete_event(
    event: FromPath[str], service: Service, authorization: Bearer = None
) -> None:
    await service.tournaments.delete(event, token_of(authorization) or "")


EVENT_CALLS = [
    open_event,
    plan_event,
    import_event,
    export_event,
    preview_event,
    enter_event,
    link_device,
    entrant_links,
    add_helper,
    help_event,
    pair_heat,
    all_heats,
    bout_seat,
    do_command,
    delete_event,
]
