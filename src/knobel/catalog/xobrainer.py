"""The layouts and decks of XOBrainer by name, read and checked when asked for.

A configuration that arrives from outside may name them; `resolve_config` puts the values in their
place, so that a stored match keeps the board it was played on even if our files change.  Values that
can't be read raise `msgspec.ValidationError`, as in any other part of a configuration; values that
the rules refuse, and unknown names, raise `Illegal`.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from knobel.core.game import Illegal
from knobel.games import xobrainer

_DATA = files("knobel.catalog") / "data" / "xobrainer"
USUAL = "default"


class Packs(Struct, frozen=True):
    """The layouts and decks that come with XOBrainer; an order may name them."""

    layouts: list[xobrainer.Layout]
    decks: list[xobrainer.Deck]


def pack() -> Packs:
    return Packs([layout(name) for name in layout_names()], [deck(name) for name in deck_names()])


def layout_names() -> list[str]:
    return _names("layouts")


def deck_names() -> list[str]:
    return _names("decks")


@cache
def layout(name: str) -> xobrainer.Layout:
    """The layout of this name."""
    if name not in layout_names():
        raise Illegal("no-such-layout", name=name[:40])
    return read_layout(_body("layouts", name))


@cache
def deck(name: str) -> xobrainer.Deck:
    """The deck of this name."""
    if name not in deck_names():
        raise Illegal("no-such-deck", name=name[:40])
    return read_deck(_body("decks", name))


def read_layout(body: bytes) -> xobrainer.Layout:
    """A layout from a file, ours or somebody's own."""
    return msgspec.json.decode(body, type=xobrainer.Layout)


def read_deck(body: bytes) -> xobrainer.Deck:
    """A deck from a file, ours or somebody's own."""
    return msgspec.json.decode(body, type=xobrainer.Deck)


def resolve_config(config: Any) -> Any:
    """The configuration in plain values, with the layout and the deck that it names or leaves out.

    Our own decks are fitted to the layout; a deck of one's own must fit as it is (XO-03).
    """
    if not isinstance(config, dict):
        return config
    found = dict(config)
    if isinstance(name := found.get("layout", USUAL), str):
        found["layout"] = msgspec.to_builtins(layout(name))
    name = found.get("deck", USUAL if _draws_cards(found) else None)
    if isinstance(name, str):
        board = msgspec.convert(found["layout"], xobrainer.Layout)
        found["deck"] = msgspec.to_builtins(deck(name).fitted_to(board))
    return found


def _draws_cards(config: dict[str, Any]) -> bool:
    variants = config.get("variants")
    if not isinstance(variants, list | tuple):  # decoding the configuration will report it
        return False
    names = [v.get("type") for v in variants if isinstance(v, dict)]
    return any(name in names for name in ("map", "trap", "mission"))


def _names(kind: str) -> list[str]:
    return sorted(file.name.removesuffix(".json") for file in (_DATA / kind).iterdir())


def _body(kind: str, name: str) -> bytes:
    return (_DATA / kind / f"{name}.json").read_bytes()
