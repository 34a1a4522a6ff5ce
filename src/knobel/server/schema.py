"""The OpenAPI document and a page that shows it without scripts from other sites.

Both are built once and cached: building them takes long enough to delay other requests.
"""

import html
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from knobel.server.errors import STATUS, Refusal

REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in sorted({*STATUS.values(), 409, 413, 415} - {500})
}
"""The refusals that Litestar does not document by itself; all have the same form."""


def tell_refusals(config: AppConfig) -> AppConfig:
    """Add the possible refusals to every call of the document."""
    for call in config.route_handlers:
        if isinstance(call, HTTPRouteHandler):
            call.responses = {**REFUSALS, **(call.responses or {})}
    return config


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>
:root {{ color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }}
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
code, pre {{ font-family: ui-monospace, monospace }}
pre {{ overflow: auto; padding: .8rem; border: 1px solid #8886; border-radius: .5rem }}
b {{ display: inline-block; min-width: 4.5rem }}
</style></head><body>
<h1>{title}</h1>
<p>The whole description: <a href="{path}/openapi.json">openapi.json</a></p>
<h2>Calls</h2>{calls}<h2>Types</h2>{types}</body></html>"""


class SchemaPage(OpenAPIRenderPlugin):
    """Lists the calls and the types."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/page"])
        self._page: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._page is None:
            self._page = self._write(request, openapi_schema)
        return self._page

    def _write(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        page = _PAGE.format(
            title=html.escape(f"{info['title']} {info['version']}"),
            path=html.escape(request.url.path.rstrip("/").removesuffix("/page")),
            calls="".join(_calls(openapi_schema)),
            types="".join(_types(openapi_schema)),
        )
        return page.encode()


class SchemaFile(JsonRenderPlugin):
    """The whole description, for programs."""

    def __init__(self) -> None:
        super().__init__()
        self._file: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._file is None:
            self._file = super().render(request, openapi_schema)
        return self._file


def describe(app: Litestar) -> None:
    """Build the description before the first request, because that takes half a second."""
    _ = app.openapi_schema


def _calls(schema: dict[str, Any]) -> list[str]:
    return [
        f"<p><b>{verb.upper()}</b> <code>{html.escape(path)}</code>"
        f" {html.escape(call.get('summary', ''))}</p>"
        for path, calls in schema["paths"].items()
        for verb, call in calls.items()
    ]


def _types(schema: dict[str, Any]) -> list[str]:
    parts = schema.get("components", {}).get("schemas", {})
    return [
        f"<h3><code>{html.escape(name)}</code></h3><pre>{html.escape(_outline(part))}</pre>"
        for name, part in sorted(parts.items())
    ]


def _outline(part: dict[str, Any]) -> str:
    return "\n".join(
        f"{field}: {_kind(schema)}" for field, schema in part.get("properties", {}).items()
    )


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " | ".join(_kind(option) for option in schema[word])
    if schema.get("type") == "array":
        return f"{_kind(schema.get('items', {}))}[]"
    return str(schema.get("type", "anything"))
