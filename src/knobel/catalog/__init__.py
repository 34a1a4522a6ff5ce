"""The list of games, and how the headers of their matches are read."""

from collections.abc import Mapping

import msgspec

from knobel.bots import vier3d as vier3d_bots
from knobel.bots import xcode as xcode_bots
from knobel.bots import xobrainer as xobrainer_bots
from knobel.catalog import xcode, xobrainer
from knobel.catalog.definition import GameDefinition, Unreadable, decoded
from knobel.core.game import Illegal
from knobel.games import vier3d as vier3d_rules
from knobel.games import xcode as xcode_rules
from knobel.games import xobrainer as xobrainer_rules
from knobel.match import Header

__all__ = [
    "GAMES",
    "GameDefinition",
    "Unreadable",
    "decoded",
    "game_named",
    "read_header",
]


GAMES: Mapping[str, GameDefinition] = {
    definition.name: definition
    for definition in (
        GameDefinition(vier3d_rules, vier3d_bots),
        GameDefinition(xobrainer_rules, xobrainer_bots, xobrainer),
        GameDefinition(xcode_rules, xcode_bots, xcode),
    )
}


def game_named(name: str) -> GameDefinition:
    """The game of this name, or `Unreadable`."""
    try:
        return GAMES[name]
    except KeyError as missing:
        raise Unreadable(f"no game is called {name!r}") from missing


_HEADERS = msgspec.json.Decoder(Header)


def read_header(body: bytes) -> Header:
    """The header of a match as it was stored."""
    header = decoded(_HEADERS, body)
    definition = game_named(header.game)
    try:
        config = definition.read_config(header.config)
    except Illegal as refused:
        raise Unreadable(f"config: refused ({refused.code})") from refused
    seats = len(definition.game.sides(config))
    if len(header.places) != seats:
        raise Unreadable(f"places: {len(header.places)} instead of {seats}")
    return msgspec.structs.replace(header, config=config)
