"""The HTTP calls of docs/protocol.md."""

import asyncio
import gzip
from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Struct

from knobel import __version__
from knobel.catalog import GAMES, GameDefinition
from knobel.catalog.ladder import Stage, standing, won
from knobel.core.capabilities import Packs
from knobel.core.game import Illegal, Millis, Seat
from knobel.match.commands import Name
from knobel.server.address import base_of
from knobel.server.given import AnyRequest, Bearer, Bounds, Here, Means, Service, pay, token_of
from knobel.server.guessing import Everything, guessing
from knobel.server.pages import PACKED, accepted
from knobel.server.pictures import QrCodes, can_be_drawn
from knobel.service import Order, Preview, Ticket, Watched
from knobel.service.history import History
from knobel.service.limits import Limits
from knobel.service.ports import NotFound
from knobel.service.reminders import Subscription

Pictures = NamedDependency[QrCodes]
MOST_VERSIONS = 2**31
"""More versions than any match has."""
ASK_AGAIN = {"Cache-Control": "no-cache"}


class Health(Struct, frozen=True):
    status: str
    version: str


class GameEntry(Struct, frozen=True):
    name: str
    levels: tuple[str, ...]


class Catalog(Struct, frozen=True):
    games: list[GameEntry]
    now: Millis


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Seat | None = None


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Other settings for the players of a match."""

    config: dict[str, Any] = {}


class Group(Struct, frozen=True):
    """The stages that a group has won and may play, and its results so far."""

    game: str
    """The game that it plays; the first one with a ladder, if it has finished no match yet."""
    won: list[str]
    unlocked: list[str]
    games: int
    """The number of matches played to the end."""
    stages: list[Stage]


class Successor(Struct, frozen=True):
    id: str


class PushKey(Struct, frozen=True):
    key: str | None
    """None if this server sends no web push."""


class Reachable(Struct, frozen=True):
    url: str


@get("/health", summary="Is the server well?")
async def health(service: Service) -> Health:
    if not service.is_healthy:
        raise Illegal("storage-failed")
    return Health("ok", __version__)


@get("/ready", summary="May new visitors come?")
async def ready(service: Service) -> Health:
    if service.is_draining:
        raise Illegal("moving")
    if not service.is_ready:
        raise Illegal("storage-failed")
    return Health("ready", __version__)


@get("/api/catalog", summary="The games")
async def catalog(service: Service) -> Catalog:
    games = [GameEntry(definition.name, definition.levels) for definition in GAMES.values()]
    return Catalog(games, service.world.now())


def _pack_call(definition: GameDefinition, packs: Packs) -> HTTPRouteHandler:
    """The route that serves this game's pack of files."""

    @get(
        f"/api/packs/{definition.name}",
        summary="The files that come with a game",
        operation_id=f"{definition.name}_pack",
        responses={
            HTTP_200_OK: ResponseSpec(
                definition.pack_type, generate_examples=False, description="The files"
            )
        },
    )
    async def pack() -> Response[Any]:
        return Response(packs.pack(), headers=ASK_AGAIN)

    return pack


@post("/api/matches", summary="Open a match", status_code=HTTP_201_CREATED)
async def open_match(
    data: JSONBody[Order],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    limits: Bounds,
    authorization: Bearer = None,
) -> Ticket:
    await pay(request, service, allowances.matches, _weight(request, limits))
    return await service.open(data, token_of(authorization))


@post("/api/matches/{match:str}/next", summary="Go on with other settings")
async def go_on(
    match: FromPath[str],
    data: JSONBody[GoOn],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    limits: Bounds,
    authorization: Bearer = None,
) -> Successor:
    await pay(request, service, allowances.matches, _weight(request, limits))
    return Successor(await service.change(match, token_of(authorization) or "", data.config))


@get("/api/codes/{code:str}", summary="What a code leads to")
async def preview(
    code: FromPath[str],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    match: FromQuery[str | None] = None,
) -> Preview:
    async with guessing(code, match, request, Everything(service), allowances):
        try:
            return await service.preview(code)
        except NotFound:
            event = await service.tournaments.with_code(code)
            raise Illegal("no-such-code", event=event) from None


@post("/api/codes/{code:str}/seats", summary="Take a free seat", status_code=HTTP_201_CREATED)
async def join(
    code: FromPath[str],
    data: JSONBody[Join],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
    match: FromQuery[str | None] = None,
) -> Ticket:
    async with guessing(code, match, request, service, allowances):
        await pay(request, service, allowances.joins)
        return await service.join(code, data.name, data.seat, token_of(authorization))


@get("/api/groups/{group:str}", summary="What a group has won")
async def group_progress(group: FromPath[str], service: Service) -> Group:
    attempts = await service.attempts(group)
    has_won, tried = won(attempts), {attempt.what for attempt in attempts}
    ladders = {game.name: game.ladder for game in GAMES.values() if game.ladder is not None}
    played = (name for name, ladder in ladders.items() if not tried.isdisjoint(ladder.stages()))
    game = next(played, next(iter(ladders)))
    stages, unlocked = ladders[game].stages(), ladders[game].unlocked(has_won)
    return Group(game, has_won, list(unlocked), len(attempts), standing(stages, attempts))


@get("/api/watch/{watch:str}", summary="The match behind a spectators' link")
async def watched(watch: FromPath[str], service: Service) -> Watched:
    return await service.watched(watch)


@get(
    "/api/matches/{match:str}/history",
    summary="Every version as the viewer saw it, in pages",
    responses={
        HTTP_200_OK: ResponseSpec(
            History, generate_examples=False, description="A page of versions"
        )
    },
    opt={PACKED: True},
)
async def history(
    match: FromPath[str],
    request: AnyRequest,
    service: Service,
    after: Annotated[int, QueryParameter(ge=0, le=MOST_VERSIONS)] = 0,
    authorization: Bearer = None,
) -> Response[bytes]:
    page = await service.history(match, token_of(authorization) or "", after)
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(page, media_type=MediaType.JSON, headers={"Content-Encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, page), media_type=MediaType.JSON)


@get(
    "/api/matches/{match:str}/record",
    summary="The match as a text record",
    media_type="text/plain",
)
async def record(
    match: FromPath[str], service: Service, authorization: Bearer = None
) -> Response[str]:
    text = await service.record(match, token_of(authorization) or "")
    headers = {"Content-Disposition": f'attachment; filename="{match}.knobel"'}
    return Response(text, media_type="text/plain", headers=headers)


@delete("/api/matches/{match:str}", summary="Delete a match")
async def delete_match(
    match: FromPath[str], service: Service, authorization: Bearer = None
) -> None:
    await service.delete(match, token_of(authorization) or "")


@get("/api/push", summary="The key with which browsers subscribe to web push")
async def push_key(service: Service) -> PushKey:
    return PushKey(await service.push_key())


@post(
    "/api/matches/{match:str}/push",
    summary="Be told by web push when it is your turn",
    status_code=HTTP_204_NO_CONTENT,
)
async def remind(
    match: FromPath[str],
    data: JSONBody[Subscription],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    authorization: Bearer = None,
) -> None:
    await pay(request, service, allowances.joins)
    await service.remind(match, token_of(authorization) or "", data)


@delete("/api/matches/{match:str}/push", summary="Be told no more")
async def remind_no_more(
    match: FromPath[str], service: Service, authorization: Bearer = None
) -> None:
    await service.remind(match, token_of(authorization) or "", None)


@get("/api/qr", summary="The address of a page as a QR code", media_type="image/svg+xml")
async def qr(
    path: FromQuery[str],
    request: AnyRequest,
    service: Service,
    address: Here,
    limits: Bounds,
    allowances: Means,
    pictures: Pictures,
) -> Response[bytes]:
    if not can_be_drawn(path):
        raise Illegal("unreadable", why="path")
    url = base_of(request, address, limits) + path
    if url not in pictures:
        await pay(request, service, allowances.drawings)
    picture = await pictures.draw_code(url)
    return Response(picture, media_type="image/svg+xml")


@get("/api/address", summary="The address under which other devices reach this server")
async def reachable(request: AnyRequest, address: Here, limits: Bounds) -> Reachable:
    return Reachable(base_of(request, address, limits))


CALLS = [
    health,
    ready,
    catalog,
    *(_pack_call(game, game.packs) for game in GAMES.values() if game.packs is not None),
    open_match,
    go_on,
    preview,
    join,
    group_progress,
    watched,
    history,
    record,
    delete_match,
    push_key,
    remind,
    remind_no_more,
    qr,
    reachable,
]


def _weight(request: AnyRequest, limits: Limits) -> int:
    """The number of matches that these settings count for, since long ones take longer to read."""
    length = request.headers.get("content-length", "")
    return 1 + (int(length) if length.isdecimal() else limits.body_bytes) // limits.settings_bytes
