"""Turns flags, from the command line or from the set-up, into the plan of a match.

    --variants map,time-bomb=20   --length sets:5   --seats me,bot:oak   ...

Everything is a string here, so that the set-up can use the same flags.  A flag that can't be
understood raises `BadFlag` with a code and facts, which the caller translates.  Settings that the
rules of a game refuse raise `Illegal`, as everywhere.
"""

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from knobel.catalog import GAMES, GameDefinition, Unreadable
from knobel.locale import LANGUAGES
from knobel.match import clean_name
from knobel.tui.contract import BadFlag, one_of
from knobel.tui.games import TERMINAL_GAMES
from knobel.tui.speech import Translate

COMMON = ("level", "seats")


class Player(Struct, frozen=True):
    """The player of a seat: a bot of some level, else a person at this terminal."""

    level: str | None = None
    name: str = ""


class Plan(Struct, frozen=True):
    """The match that the flags describe."""

    game: str
    config: dict[str, Any]
    players: tuple[Player, ...]
    order: Literal["seated", "lot"] = "seated"
    best_of_two: bool = False


def _names() -> Sequence[str]:
    """Every flag of every game, each once."""
    games = TERMINAL_GAMES.values()
    return tuple(dict.fromkeys((*COMMON, *(f for g in games for f in (*g.FLAGS, *g.SWITCHES)))))


def add_flags(parser: argparse.ArgumentParser, say: Translate) -> None:
    """Add every flag of every game to the parser."""
    games = ", ".join(TERMINAL_GAMES)
    parser.add_argument("game", metavar="GAME", help=f"{say('tui-flag-game')}: {games}")
    switches = {switch for game in TERMINAL_GAMES.values() for switch in game.SWITCHES}
    for name in (*_names(), "language"):
        if name in switches:
            parser.add_argument(
                f"--{name}", action="store_const", const="yes", help=say(f"tui-flag-{name}")
            )
        else:
            parser.add_argument(f"--{name}", metavar="…", help=say(f"tui-flag-{name}"))


def flags_in(options: argparse.Namespace) -> dict[str, str]:
    """The flags that were given, apart from the language."""
    found = {name: getattr(options, name.replace("-", "_")) for name in _names()}
    return {name: value for name, value in found.items() if value is not None}


def language_of(wanted: str) -> str:
    """The language, if it is supported."""
    return one_of("language", wanted, LANGUAGES)


def game_of(wanted: str) -> str:
    """The game, if it can be played in the terminal."""
    if wanted not in TERMINAL_GAMES:
        raise BadFlag("game", game=wanted, games=", ".join(TERMINAL_GAMES))
    return wanted


def plan_of(game: str, flags: Mapping[str, str]) -> Plan:
    """The plan for these flags; raises `BadFlag` or `Illegal`."""
    ours = TERMINAL_GAMES[game]
    for flag in flags:
        if flag not in (*COMMON, *ours.FLAGS, *ours.SWITCHES):
            raise BadFlag("other-game", flag=f"--{flag}", game=game)
    config = ours.config(flags)
    players, order = _players(game, flags, sides_of(game, config))
    return Plan(game, config, players, order, "best-of-two" in flags)


def sides_of(game: str, config: dict[str, Any]) -> Sequence[int]:
    """The side of every seat in a match with these settings."""
    definition = GAMES[game]
    try:
        return definition.game.sides(definition.read_config(config))
    except Unreadable as fault:
        raise BadFlag("settings", why=str(fault)) from fault


# Who plays


def _players(
    game: str, flags: Mapping[str, str], sides: Sequence[int]
) -> tuple[tuple[Player, ...], Literal["seated", "lot"]]:
    """The players by seat, and whether seats are drawn by lot."""
    definition, ours = GAMES[game], TERMINAL_GAMES[game]
    flag, names = ours.SIDE_FLAG, ours.side_names(len(set(sides)))
    wanted = None if flag is None else flags.get(flag)
    if flag is not None and wanted is not None:
        one_of(flag, wanted, (*names, "lot"))
    order: Literal["seated", "lot"] = "lot" if wanted == "lot" else "seated"
    level = one_of("level", flags.get("level", definition.stand_in), definition.levels)
    if "seats" not in flags:
        side = names.index(wanted) if wanted in names else 0
        mine = next(seat for seat, one in enumerate(sides) if one == side)
        players = [Player() if seat == mine else Player(level) for seat in range(len(sides))]
        return tuple(players), order
    if wanted in names:
        raise BadFlag("seat-twice", flag=f"--{flag}")
    seated = tuple(_player(definition, one.strip(), level) for one in flags["seats"].split(","))
    if len(seated) != len(sides):
        raise BadFlag("seats", seats=len(sides), given=len(seated))
    if all(player.level is not None for player in seated):
        raise BadFlag("nobody")
    if definition.is_live and sum(player.level is None for player in seated) > 1:
        raise BadFlag("one-person")
    return seated, order


def _player(definition: GameDefinition, text: str, level: str) -> Player:
    kind, _, detail = text.partition(":")
    match kind:
        case "me":
            return Player(name=clean_name(detail) if detail.strip() else "")
        case "bot":
            return Player(one_of("level", detail or level, definition.levels))
        case _:
            raise BadFlag("seat", given=text)
