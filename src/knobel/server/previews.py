"""Previews of links in chats: tags in the head of the page, and a picture.

Anybody who has the link may fetch them, so they show no more than a spectator sees.  The link names
the language of its sender (`?l=de`), because a chat shows the same preview to everybody.
"""

from html import escape
from typing import Annotated, cast, get_args
from urllib.parse import urlencode

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from knobel.catalog import GAMES
from knobel.core.game import Illegal
from knobel.locale import LANGUAGES, negotiate, text
from knobel.server.address import Address, base_of, client_of
from knobel.server.given import AnyRequest, Means, Service, pay
from knobel.server.guessing import glancing
from knobel.server.limits import Allowances
from knobel.server.link_picture import GENERIC, HEIGHT, WIDTH, Words, composed, png
from knobel.server.pictures import Pictures
from knobel.server.typeface import drawable
from knobel.service import Glimpse, LinkKind, MatchService
from knobel.service.limits import Limits
from knobel.service.ports import NotFound

LinkPictures = NamedDependency[Pictures]
LONGEST_NAME = 18
"""Letters of a name in a picture; more would leave no room for what the person does."""
A_WHILE = "private, max-age=600"
"""Shared caches must not store a picture: its address contains the secret of the link."""


class Told(Struct, frozen=True):
    """A preview in words: of the tags, and of the picture."""

    title: str
    description: str
    drawn: Words


async def tags_for(
    request: AnyRequest,
    service: MatchService,
    allowances: Allowances,
    address: Address,
    limits: Limits,
) -> str:
    """The tags for the head of the page that is asked for; none if it is no link to a match."""
    way, _, name = request.url.path.strip("/").partition("/")
    if way not in get_args(LinkKind) or not name or "/" in name:
        return ""
    kind, asked = cast(LinkKind, way), request.query_params
    language, match = _language(request, asked.get("l")), asked.get("m")
    try:
        base = base_of(request, address, limits)
        seen = await _glimpse(kind, name, match, request, service, allowances)
    except Illegal:
        return ""  # the app says why
    told = in_words(seen, kind, language)
    more = {"l": language} if match is None else {"l": language, "m": match}
    picture = f"{base}/api/links/{kind}/{name}?{urlencode(more)}"
    found = {
        "og:site_name": "Knobel",
        "og:type": "website",
        "og:locale": language,
        "og:title": told.title,
        "og:description": told.description,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": told.title,
        "twitter:card": "summary_large_image",
        "twitter:title": told.title,
        "twitter:description": told.description,
        "twitter:image": picture,
    }
    return "".join(
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}"'
        f' content="{escape(value)}" />'
        for key, value in found.items()
    )


@get(
    "/api/links/{way:str}/{name:str}",
    summary="The picture of a link, for chats",
    media_type="image/png",
)
async def link_picture(
    way: FromPath[LinkKind],
    name: FromPath[str],
    request: AnyRequest,
    service: Service,
    allowances: Means,
    link_pictures: LinkPictures,
    language: Annotated[str | None, QueryParameter(name="l")] = None,
    match: Annotated[str | None, QueryParameter(name="m")] = None,
) -> Response[bytes]:
    seen = await _glimpse(way, name, match, request, service, allowances)
    pictured = GAMES[seen.match.game].pictured
    art = GENERIC if pictured is None else pictured.picture(seen.view)
    svg = composed(in_words(seen, way, _language(request, language)).drawn, art)
    if svg not in link_pictures:
        await pay(request, service, allowances.drawings)

    async def draw(svg: str) -> bytes:
        drawn: bytes = await service.compute(client_of(request), png, svg)
        return drawn

    picture = await link_pictures.draw(svg, draw)
    return Response(picture, media_type="image/png", headers={"Cache-Control": A_WHILE})


async def _glimpse(
    way: LinkKind,
    name: str,
    match: str | None,
    request: AnyRequest,
    service: MatchService,
    allowances: Allowances,
) -> Glimpse:
    """What the link leads to, or `Illegal`."""
    if way == "j":
        async with glancing(name, match, request, service, allowances):
            return await service.glimpse(way, name)
    try:
        return await service.glimpse(way, name)
    except NotFound as missing:
        raise Illegal("no-such-match") from missing


def _language(request: AnyRequest, asked: str | None) -> str:
    return asked if asked in LANGUAGES else negotiate(request.headers.get("accept-language", ""))


def in_words(seen: Glimpse, way: LinkKind, language: str) -> Told:
    """What the preview says in this language."""
    title = GAMES[seen.match.game].title
    people = [chair.name for chair in seen.match.chairs if chair.kind == "person" and chair.taken]
    if seen.is_inviting and way == "j":
        what, call = (
            "invites",
            "shell-link-together" if seen.match.is_together else "shell-link-sit",
        )
    elif seen.match.phase == "over":
        what, call = "played", "replay-watch"
    else:
        what, call = "plays", "watch-title"
    who = _who(what, people, language)
    drawn = Words(
        _who(what, [_shortened(name) for name in people], language), title, text(language, call)
    )
    headline = text(language, "shell-link-title", who=who, title=title)
    return Told(headline, text(language, f"shell-link-{what}-hint"), drawn)


def _shortened(name: str) -> str:
    plain = drawable(name)
    return plain if len(plain) <= LONGEST_NAME else f"{plain[:LONGEST_NAME].rstrip()}…"


def _who(what: str, people: list[str], language: str) -> str:
    """The sentence about these people; those whose names cannot be drawn are only counted."""
    people = sorted(people, key=lambda name: not name)
    match people if people and people[0] else []:
        case []:
            return text(language, f"shell-link-{what}-nobody")
        case [name]:
            who = name
        case [name, str(other)] if other:
            who = text(language, "shell-link-two", name=name, other=other)
        case [name, *others]:
            who = text(language, "shell-link-more", name=name, count=len(others))
    return text(language, f"shell-link-{what}", who=who, count=len(people))
