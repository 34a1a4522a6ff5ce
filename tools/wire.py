"""Writes the TypeScript types of the protocol, from the types that the server uses.

`python tools/wire.py` writes the files, `--check` only tests whether they are current.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from knobel.catalog import GAMES, GameDefinition
from knobel.catalog.lessons import Lesson
from knobel.match import MatchView
from knobel.match.commands import PersonCommand
from knobel.match.events import MatchEvent
from knobel.server.admin import AdminView
from knobel.server.api import Catalog, GoOn, Group, Health, Join, Reachable
from knobel.server.errors import Refusal
from knobel.server.lessons import Try
from knobel.service import Order, Preview, Ticket, Watched, wire
from knobel.service.history import History
from knobel.service.tournaments import orders
from knobel.service.tournaments import wire as event_wire
from knobel.tournament.commands import PersonCommand as TournamentCommand
from knobel.tournament.view import TournamentView, You

ROOT = Path(__file__).parent.parent
HEAD = "// Written by tools/wire.py from the server's types: do not edit, run `make types`.\n"

Unions = dict[str, Any]


def _types_of(game: GameDefinition) -> tuple[Sequence[Any], Unions]:
    """The types of one game that the page needs."""
    rules = game.game
    types = [rules.Config, rules.View] + ([] if game.packs is None else [game.pack_type])
    return types, {"GameEvent": rules.Event, "Action": rules.Action}


FILES: dict[str, tuple[Sequence[Any], Unions]] = {
    "web/src/lib/wire.ts": (
        [
            *(Health, Catalog, Group, GoOn),
            *(Order, Ticket, Join, Preview, Watched, Reachable),
            *(History, Lesson, Try, Refusal, AdminView),
            *(MatchView, wire.Hello, wire.Do, wire.Play, wire.SendSign, wire.Ping),
            *(
                wire.Welcome,
                wire.WelcomeBack,
                wire.Update,
                wire.Ack,
                wire.No,
                wire.Pong,
                wire.Sent,
                wire.Signed,
                wire.Gone,
            ),
        ],
        {"PersonCommand": PersonCommand, "MatchEvent": MatchEvent},
    ),
    "web/src/events/wire.ts": (
        [
            *(TournamentView, You, event_wire.Hello, event_wire.Do, wire.Ping),
            *(event_wire.Welcome, event_wire.Update, wire.Ack, wire.No, wire.Pong, wire.Gone),
            *(orders.OpenEvent, orders.EventTicket, orders.EventPreview, orders.EnterEvent),
            *(orders.EntryTicket, orders.LinkDevice, orders.EntrantLinks, orders.HelperTicket),
            *(orders.PairHeat, orders.Version, orders.Heats, orders.BoutSeat, orders.DoCommand),
            *(orders.ImportEvent, orders.Proposals, Refusal),
        ],
        {"PersonCommand": TournamentCommand},
    ),
    **{f"web/src/games/{name}/wire.ts": _types_of(game) for name, game in GAMES.items()},
}
_REF = "#/"
_SENT_BY_CLIENTS = {
    "Order",
    "SeatOrder",
    "Join",
    "Try",
    "Hello",
    "Do",
    "Play",
    "GoOn",
    "Ready",
    "Config",
    "EnterEvent",
    "ImportEvent",
    "Enter",
    "CheckIn",
    "Forbid",
    "Correct",
}
"""Types in which fields with a default are optional; what the server sends has all fields."""
_SHORTENED = {"Outcome"}
"""The exceptions, which omit default values."""


def written(types: Sequence[Any], unions: Unions) -> str:
    """The TypeScript for these types and everything they are made of."""
    asked = [*types, *unions.values()]
    schemas, parts = msgspec.json.schema_components(asked, ref_template=_REF + "{name}")
    blocks = [_interface(name, part) for name, part in sorted(parts.items())]
    for name, schema in zip(unions, schemas[len(types) :], strict=True):
        blocks.append(f"export type {name} =\n" + _alternatives(schema) + ";\n")
    return HEAD + "\n" + "\n".join(blocks)


def _alternatives(schema: dict[str, Any]) -> str:
    return "\n".join(f"  | {_type(option)}" for option in schema.get("anyOf", [schema]))


def _interface(name: str, part: dict[str, Any]) -> str:
    if part["type"] == "array":
        return f"{_doc(part)}export type {name} = {_type(part)};\n"
    required = set(part.get("required", ()))
    if name not in _SENT_BY_CLIENTS | _SHORTENED:
        required = set(part.get("properties", ())) - _unset(part)
    lines = list(_fields(part.get("properties", {}), required))
    return "\n".join([f"{_doc(part)}export interface {name} {{", *lines, "}", ""])


def _unset(part: dict[str, Any]) -> set[str]:
    """The fields that the server omits if they are unset."""
    fields = part.get("properties", {})
    required = set(part.get("required", ()))
    return {name for name in fields if name not in required and "default" not in fields[name]}


def _fields(fields: dict[str, Any], required: set[str]) -> Iterator[str]:
    for field, schema in fields.items():
        mark = "" if field in required else "?"
        yield f"  {field}{mark}: {_type(schema)};"


def _doc(part: dict[str, Any]) -> str:
    text = part.get("description", "").strip()
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(_type(option) for option in schema["anyOf"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(_type(item) for item in schema["prefixItems"]) + "]"
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            inner = _type(values) if isinstance(values, dict) else "unknown"
            return f"Record<string, {inner}>"
        case _:
            return "unknown"


def _literal(value: object) -> str:
    if value is None:
        return "null"
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def main(arguments: Sequence[str]) -> int:
    """Write the files, or list those that are stale."""
    is_check = "--check" in arguments
    stale = []
    for name, (types, unions) in FILES.items():
        path, text = ROOT / name, written(types, unions)
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not is_check:
            path.write_text(text, encoding="utf-8")
    if is_check and stale:
        print(f"Stale: {', '.join(stale)}. Run `make types`.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
