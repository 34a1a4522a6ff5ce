"""From flags to a match: what was asked for on the command line or in the set-up.

    --variants map,time-bomb=20   --length sets:5   --seats me,bot:oak   ...

Everything is a string here, so that the set-up can ask in the same words.  What can't be
understood is a `BadFlag` with a code and facts; the sentence is found by whoever prints it.  What
the rules of a game refuse is `Illegal`, here as everywhere.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from knobel.catalog import GAMES, GameDefinition, Unreadable, packs
from knobel.games.xobrainer.config import USUAL_TEAM
from knobel.locale import LANGUAGES
from knobel.match import clean_name
from knobel.tui.speech import Translate

USUAL_LEVEL = "oak"


class BadFlag(Exception):
    """A wish that can't be fulfilled.  Carries a code and facts, never a sentence."""

    def __init__(self, code: str, **facts: str | float) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def told(self, say: Translate) -> str:
        """The sentence, and the code to look it up by."""
        return f"{say(f'tui-bad-{self.code}', **self.facts)} [{self.code}]"


class Player(Struct, frozen=True):
    """Who sits on a seat: a bot of some level, else a person at this terminal."""

    level: str | None = None
    name: str = ""


class Plan(Struct, frozen=True):
    """A match as it was asked for."""

    game: str
    config: dict[str, Any]
    players: tuple[Player, ...]
    order: Literal["seated", "lot"] = "seated"
    best_of_two: bool = False


FLAGS: Mapping[str, Sequence[str]] = {
    "xobrainer": ("variants", "length", "layout", "deck", "teams", "rows", "side"),
    "vier3d": ("variant", "yellow", "clock", "colour", "best-of-two"),
}
"""What only one of the games understands."""
COMMON = ("level", "seats")


def add_flags(parser: argparse.ArgumentParser, say: Translate) -> None:
    """Have the parser know every flag of every game."""
    names = (*COMMON, *(flag for flags in FLAGS.values() for flag in flags), "language")
    parser.add_argument("game", metavar="GAME", help=f"{say('tui-flag-game')}: {', '.join(FLAGS)}")
    for name in names:
        if name == "best-of-two":
            parser.add_argument(
                f"--{name}", action="store_const", const="yes", help=say(f"tui-flag-{name}")
            )
        else:
            parser.add_argument(f"--{name}", metavar="…", help=say(f"tui-flag-{name}"))


def flags_in(options: argparse.Namespace) -> dict[str, str]:
    """The flags that were given, apart from the language."""
    names = (*COMMON, *(flag for flags in FLAGS.values() for flag in flags))
    found = {name: getattr(options, name.replace("-", "_")) for name in names}
    return {name: value for name, value in found.items() if value is not None}


def language_of(wanted: str) -> str:
    """The language, if it is one of ours."""
    return _one_of("language", wanted, LANGUAGES)


def game_of(wanted: str) -> str:
    """The game, if it can be played here."""
    if wanted not in FLAGS:
        raise BadFlag("game", game=wanted, games=", ".join(FLAGS))
    return wanted


def plan_of(game: str, flags: Mapping[str, str]) -> Plan:
    """The match that these flags ask for, or `BadFlag`, or `Illegal`."""
    for flag in flags:
        if flag not in (*COMMON, *FLAGS[game]):
            raise BadFlag("other-game", flag=f"--{flag}", game=game)
    definition = GAMES[game]
    config = _xobrainer(flags) if game == "xobrainer" else _vier3d(flags)
    try:
        sides = definition.game.sides(definition.read_config(config))
    except Unreadable as fault:
        raise BadFlag("settings", why=str(fault)) from fault
    wanted = flags.get("side" if game == "xobrainer" else "colour")
    names = ("x", "o") if game == "xobrainer" else ("red", "blue", "yellow")[: len(sides)]
    players, order = _players(definition, flags, sides, names, wanted)
    return Plan(game, config, players, order, "best-of-two" in flags)


# Who plays


def _players(
    definition: GameDefinition,
    flags: Mapping[str, str],
    sides: Sequence[int],
    names: Sequence[str],
    wanted: str | None,
) -> tuple[tuple[Player, ...], Literal["seated", "lot"]]:
    """Everybody in the order of the seats, and whether lots decide who sits where."""
    flag = "side" if definition.name == "xobrainer" else "colour"
    if wanted is not None:
        _one_of(flag, wanted, (*names, "lot"))
    order: Literal["seated", "lot"] = "lot" if wanted == "lot" else "seated"
    level = _one_of("level", flags.get("level", USUAL_LEVEL), definition.levels)
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
    return seated, order


def _player(definition: GameDefinition, text: str, level: str) -> Player:
    kind, _, detail = text.partition(":")
    match kind:
        case "me":
            return Player(name=clean_name(detail) if detail.strip() else "")
        case "bot":
            return Player(_one_of("level", detail or level, definition.levels))
        case _:
            raise BadFlag("seat", given=text)


# XOBrainer


def _xobrainer(flags: Mapping[str, str]) -> dict[str, Any]:
    config: dict[str, Any] = {
        "variants": _variants(flags.get("variants", "")),
        "length": _length(flags.get("length", "sets:5")),
        "rows": _one_of("rows", flags.get("rows", "best"), ("best", "all")),
        "layout": _pack("layout", flags.get("layout", packs.USUAL), packs.layout_names()),
    }
    if "deck" in flags:
        config["deck"] = _pack("deck", flags["deck"], packs.deck_names())
    if "teams" in flags:
        config["teams"] = teams = _teams(flags["teams"])
        config["large_teams"] = max(teams) > USUAL_TEAM
    return config


_DETAILS: Mapping[str, tuple[str, Sequence[str]]] = {
    "mission": ("knockout", ("with-row", "four-pieces")),
    "trap": ("colours", ("holder", "victim")),
}
_SECONDS: Mapping[str, Callable[[int], bool]] = {
    "time-bomb": lambda seconds: 3 <= seconds <= 600,
    "time-balance": lambda seconds: seconds in {10, 20, 30, 40},
}
VARIANTS = ("map", "mission", "trap", "random", "time-bomb", "time-balance")


def _variants(text: str) -> list[dict[str, Any]]:
    chosen: list[dict[str, Any]] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, given, detail = part.partition("=")
        _one_of("variant-name", name, VARIANTS)
        variant: dict[str, Any] = {"type": name}
        if given and name in _SECONDS:
            seconds = _number(detail)
            if seconds is None or not _SECONDS[name](seconds):
                raise BadFlag(f"{name}-seconds", given=detail)
            variant["seconds"] = seconds
        elif given and name in _DETAILS:
            field, allowed = _DETAILS[name]
            variant[field] = _one_of(name, detail, allowed)
        elif given:
            raise BadFlag("no-detail", variant=name)
        chosen.append(variant)
    return chosen


def _length(text: str) -> dict[str, Any]:
    kind, _, detail = text.partition(":")
    number = _number(detail)
    match kind:
        case "round" if not detail:
            return {"type": "single-round"}
        case "sets" if number in {1, 3, 5}:
            return {"type": "sets", "best_of": number}
        case "rounds" if number is not None and 1 <= number <= 99:
            return {"type": "rounds", "rounds": number}
        case "points" if number is not None and 5 <= number <= 500:
            return {"type": "points", "points": number}
        case _:
            raise BadFlag("length", given=text)


def _pack(kind: Literal["layout", "deck"], text: str, names: Sequence[str]) -> Any:
    """Something of ours by its name, or somebody's own from a file."""
    if text in names:
        return text
    path = Path(text)
    if not path.is_file():
        raise BadFlag(f"{kind}-missing", given=text, names=", ".join(names))
    read: Callable[[bytes], Any] = packs.read_layout if kind == "layout" else packs.read_deck
    try:
        return msgspec.to_builtins(read(path.read_bytes()))
    except (OSError, msgspec.MsgspecError, UnicodeError) as fault:
        raise BadFlag(f"{kind}-file", file=text, why=str(fault)) from fault


def _teams(text: str) -> tuple[int, int]:
    numbers = [_number(part) for part in text.split(",")]
    match numbers:
        case [int(crosses), int(rings)]:
            return crosses, rings
        case _:
            raise BadFlag("teams", given=text)


# Vier-gewinnt 3D


def _vier3d(flags: Mapping[str, str]) -> dict[str, Any]:
    yellows = ("balanced", "free", "none", "three-players")
    yellow = _one_of("yellow", flags.get("yellow", "balanced"), yellows)
    usual = "most-lines" if "yellow" in flags else "first-line"
    variant = _one_of("variant", flags.get("variant", usual), ("first-line", "most-lines"))
    if variant == "first-line" and "yellow" in flags:
        raise BadFlag("yellow-without-lines")
    return {"variant": variant, "yellow": yellow, "clock": _clock(flags.get("clock", "none"))}


def _clock(text: str) -> dict[str, Any] | None:
    kind, _, detail = text.partition(":")
    first, _, second = detail.partition("+")
    seconds, increment = _number(first), _number(second or "0")
    match kind:
        case "none" if not detail:
            return None
        case "per-move" if seconds is not None and 3 <= seconds <= 3600 and not second:
            return {"type": "per-move", "seconds": seconds}
        case "total" if seconds is not None and 10 <= seconds <= 36_000:
            if increment is not None and increment <= 600:
                return {"type": "total", "seconds": seconds, "increment": increment}
    raise BadFlag("clock", given=text)


# Words


def _one_of(flag: str, text: str, allowed: Sequence[str]) -> str:
    if text not in allowed:
        raise BadFlag(
            "choice", flag=f"--{_FLAG_OF.get(flag, flag)}", given=text, allowed=", ".join(allowed)
        )
    return text


_FLAG_OF = {"variant-name": "variants", "mission": "variants mission=", "trap": "variants trap="}


def _number(text: str) -> int | None:
    """A whole number without signs, or None."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None
