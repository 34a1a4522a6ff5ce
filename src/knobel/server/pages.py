"""The files of the web app, and the one page that all its addresses show."""

import asyncio
import gzip
import html
import mimetypes
from hashlib import blake2b
from pathlib import Path

import brotli
from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from knobel.locale import negotiate, text
from knobel.server.given import AnyRequest, Bounds, Here, Means, Service
from knobel.server.previews import tags_for

STATIC = Path(__file__).parent.parent / "static"
SHELL, MANIFEST = "index.html", "manifest.webmanifest"
"""The page in which the app runs, and the manifest for installing it."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = "packed"
"""Marks handlers whose answers are already compressed."""
_WORTH_PACKING = 512
GET_OR_HEAD = [HttpMethod.GET, HttpMethod.HEAD]


class Packed(Struct, frozen=True):
    """A file, plain and in two compressed forms."""

    media_type: str
    etag: str
    plain: bytes
    gzip: bytes | None
    brotli: bytes | None


class StaticFiles:
    """Compresses each file at its first request, and caches it."""

    def __init__(self, root: Path = STATIC) -> None:
        self._root = root.resolve()
        self._files: dict[str, Packed] = {}

    async def file(self, name: str) -> Packed:
        """The file of this name, or `NotFoundException`; nothing outside the folder."""
        if name not in self._files:
            path = self._find(name)
            name = path.relative_to(self._root).as_posix()  # cached once, however it is spelled
        if name not in self._files:
            media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            body = await asyncio.to_thread(path.read_bytes)
            self._files[name] = await asyncio.to_thread(_pack, body, media_type)
        return self._files[name]

    def _find(self, name: str) -> Path:
        try:
            path = (self._root / name).resolve()
            if path.is_relative_to(self._root) and path.is_file():
                return path
        except (OSError, ValueError) as odd:  # too long, or not allowed in a file name
            raise NotFoundException from odd
        raise NotFoundException

    async def tagged(self, name: str, language: str, tags: str) -> Packed:
        """The page in which the app runs, with these tags in its head."""
        page = await self.spoken(name, language)
        if not tags:
            return page
        body = page.plain.replace(b"</head>", f"{tags}</head>".encode(), 1)
        return await asyncio.to_thread(_pack, body, page.media_type)

    async def spoken(self, name: str, language: str) -> Packed:
        """The page in which the app runs, or its manifest, in this language until the app has loaded."""
        key = f"{name} {language}"
        if key not in self._files:
            template = await self.file(name)
            body = _spoken(template.plain.decode(), language)
            self._files[key] = await asyncio.to_thread(_pack, body, template.media_type)
        return self._files[key]


def _spoken(template: str, language: str) -> bytes:
    """The template, whose texts are English, in this language."""
    for old, new in (
        ('<html lang="en"', f'<html lang="{language}"'),
        ('"lang": "en"', f'"lang": "{language}"'),
        (text("en", "shell-title"), text(language, "shell-title")),
        (text("en", "shell-description"), text(language, "shell-description")),
        (text("en", "shell-no-script"), text(language, "shell-no-script")),
    ):
        template = template.replace(_escaped(old), _escaped(new))
    return template.encode()


def _escaped(value: str) -> str:
    return value if value.startswith(("<", '"')) else html.escape(value, quote=False)


def _pack(body: bytes, media_type: str) -> Packed:
    is_text = media_type.startswith("text/") or media_type.rsplit("/", maxsplit=1)[-1] in {
        "javascript",
        "json",
        "svg+xml",
        "manifest+json",
    }
    is_worth_it = is_text and len(body) > _WORTH_PACKING
    return Packed(
        media_type=media_type,
        etag=f'"{blake2b(body, digest_size=12).hexdigest()}"',
        plain=body,
        gzip=gzip.compress(body, 6, mtime=0) if is_worth_it else None,
        brotli=brotli.compress(body, quality=6) if is_worth_it else None,
    )


def _respond(request: AnyRequest, packed: Packed, caching: str) -> Response[bytes]:
    headers = {"ETag": packed.etag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if caching == ASK_AGAIN:
        headers["Vary"] += ", Accept-Language"
    if packed.etag in request.headers.get("if-none-match", ""):  # a proxy may have weakened it
        return Response(b"", status_code=304, headers=headers)
    wanted = accepted(request.headers.get("accept-encoding", ""))
    body = packed.plain
    for name, form in (("br", packed.brotli), ("gzip", packed.gzip)):
        if form is not None and name in wanted:
            headers["Content-Encoding"], body = name, form
            break
    return Response(body, media_type=packed.media_type, headers=headers)


def accepted(header: str) -> set[str]:
    """The compressions that the browser accepts; a weight of 0 excludes one."""
    parts = (part.replace(" ", "").partition(";q=") for part in header.lower().split(","))
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


@route("/assets/{name:path}", http_method=GET_OR_HEAD, include_in_schema=False, opt={PACKED: True})
async def asset(
    name: FromPath[str], request: AnyRequest, files: NamedDependency[StaticFiles]
) -> Response[bytes]:
    """A file whose name changes with its content."""
    return _respond(request, await files.file(f"assets/{name.lstrip('/')}"), FOR_EVER)


@route(["/", "/{path:path}"], http_method=GET_OR_HEAD, include_in_schema=False, opt={PACKED: True})
async def page(
    request: AnyRequest,
    files: NamedDependency[StaticFiles],
    service: Service,
    allowances: Means,
    address: Here,
    limits: Bounds,
) -> Response[bytes]:
    """The app; or one of the few files that lie beside it, such as its icon."""
    name = request.url.path.lstrip("/")
    language = negotiate(request.headers.get("accept-language", ""))
    if name == MANIFEST:
        return _respond(request, await files.spoken(MANIFEST, language), ASK_AGAIN)
    if "." in name.rpartition("/")[2]:
        return _respond(request, await files.file(name), ASK_AGAIN)
    if name.startswith(("api/", "schema/", "ws")):
        raise NotFoundException
    tags = await tags_for(request, service, allowances, address, limits)
    caching = "no-store" if tags else ASK_AGAIN  # the tags hold the secret of the link
    return _respond(request, await files.tagged(SHELL, language, tags), caching)


PAGES = [asset, page]
