"""Reads the link of an invitation, and calls the server it leads to."""

import json
import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import msgspec
from msgspec import Struct

from knobel.core.game import Illegal, Seat
from knobel.tui.contract import BadFlag

ANSWER_WITHIN = 40.0
"""Seconds; the server lets whoever types a code wait for up to thirty of them."""
_PATH = re.compile(r"(?P<before>.*)/(?P<kind>[jm])/(?P<name>[\w-]+)/?", re.ASCII)


class Invitation(Struct, frozen=True):
    """Where a link leads: an invitation by its code, or a seat of this device by its match."""

    server: str
    """The address of its pages, without a slash at the end."""
    code: str | None
    match: str | None


class Chair(Struct, frozen=True):
    name: str


class Table(Struct, frozen=True):
    game: str
    chairs: tuple[Chair, ...]


class Preview(Struct, frozen=True):
    """What an invitation shows, as far as it is needed here."""

    invited: str
    match: Table


class Ticket(Struct, frozen=True):
    id: str


class _No(Struct, frozen=True):
    code: str
    facts: dict[str, Any] = {}


Answer = TypeVar("Answer", Preview, Ticket)


def read_link(link: str) -> Invitation:
    """Where this link leads, or `BadFlag`.

    >>> read_link("https://play.example/j/K7PM2X?m=k7m2x9q4tw3b")
    Invitation(server='https://play.example', code='K7PM2X', match='k7m2x9q4tw3b')
    >>> read_link("http://[::1]:8000/m/k7m2x9q4tw3b")
    Invitation(server='http://[::1]:8000', code=None, match='k7m2x9q4tw3b')
    """
    try:
        parts = urlsplit(link.strip())
        is_web = parts.scheme in {"http", "https"} and bool(parts.hostname)
        _ = parts.port  # raises if it is none
    except ValueError:
        raise BadFlag("link", link=link) from None
    path = _PATH.fullmatch(parts.path)
    if not is_web or path is None:
        raise BadFlag("link", link=link)
    host = parts.netloc.rpartition("@")[2]
    server, name = f"{parts.scheme}://{host}{path['before']}", path["name"]
    if path["kind"] == "m":
        return Invitation(server, None, name)
    return Invitation(server, name, next(iter(parse_qs(parts.query).get("m", [])), None))


class Server:
    """The calls that lead to a seat.  They block, since no screen is there yet."""

    def __init__(self, address: str) -> None:
        self.address = address

    def preview(self, code: str, match: str | None) -> Preview:
        """What this invitation shows; raises `Illegal` or `BadFlag`."""
        return self._call(Preview, f"/api/codes/{quote(code, safe='')}{_query(match)}")

    def sit(self, code: str, match: str, name: str, seat: Seat | None, secret: str) -> Ticket:
        """Take a seat; whoever has one with this secret gets it again."""
        body = {"name": name} if seat is None else {"name": name, "seat": seat}
        path = f"/api/codes/{quote(code, safe='')}/seats{_query(match)}"
        return self._call(Ticket, path, body, secret)

    def _call(
        self, kind: type[Answer], path: str, body: Any = None, secret: str | None = None
    ) -> Answer:
        headers = {"Content-Type": "application/json", "User-Agent": "knobel"}
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)  # noqa: S310 -- http only, see read_link
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_WITHIN) as answer:  # noqa: S310
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as refused:
            with refused:
                raise _refusal(self.address, refused.read()) from None
        except (OSError, HTTPException) as fault:
            reason = getattr(fault, "reason", fault)
            why = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
            raise BadFlag("no-answer", server=self.address, why=why) from fault
        except msgspec.MsgspecError as fault:
            raise BadFlag("other-server", server=self.address) from fault


def _query(match: str | None) -> str:
    return "" if match is None else f"?{urlencode({'match': match})}"


def _refusal(server: str, body: bytes) -> Exception:
    try:
        told = msgspec.json.decode(body, type=_No)
    except msgspec.MsgspecError:
        return BadFlag("other-server", server=server)
    return Illegal(told.code, **told.facts)
