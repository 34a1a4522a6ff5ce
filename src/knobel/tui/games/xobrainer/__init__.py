"""XOBrainer in the terminal: its flags and choices; the board is in board.py."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from knobel.catalog import xobrainer as xobrainer_files
from knobel.games.xobrainer.config import USUAL_TEAM
from knobel.tui.board import Board
from knobel.tui.contract import BadFlag, Choice, number, one_of
from knobel.tui.speech import Translate

TITLE = "XOBrainer"
FLAGS = ("variants", "length", "layout", "deck", "teams", "rows", "side")
SWITCHES = ()
SIDE_FLAG = "side"
VARIANTS = ("map", "mission", "trap", "random", "time-bomb", "time-balance")
PRESETS: Mapping[str, Mapping[str, str]] = {
    "first": {"length": "sets:1", "layout": "calm"},
    "classic": {},
    "blitz": {"length": "round", "clock": "time-bomb=10"},
    "everything": {
        "map": "on",
        "mission": "on",
        "trap": "on",
        "random": "on",
        "clock": "time-bomb=20",
    },
}
"""The presets of the browser, as differences from the defaults."""


def side_names(sides: int) -> Sequence[str]:
    return ("x", "o")


# Flags


def config(flags: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "variants": _variants(flags.get("variants", "")),
        "length": _length(flags.get("length", "sets:5")),
        "rows": one_of("rows", flags.get("rows", "best"), ("best", "all")),
        "wait": "unlimited",  # everybody sits at this terminal
        "layout": _pack(
            "layout", flags.get("layout", xobrainer_files.USUAL), xobrainer_files.layout_names()
        ),
    }
    if "deck" in flags:
        found["deck"] = _pack("deck", flags["deck"], xobrainer_files.deck_names())
    if "teams" in flags:
        found["teams"] = teams = _teams(flags["teams"])
        found["large_teams"] = max(teams) > USUAL_TEAM
    return found


_DETAILS: Mapping[str, tuple[str, Sequence[str]]] = {
    "mission": ("knockout", ("with-row", "four-pieces")),
    "trap": ("colours", ("holder", "victim")),
}
_SECONDS: Mapping[str, Callable[[int], bool]] = {
    "time-bomb": lambda seconds: 3 <= seconds <= 600,
    "time-balance": lambda seconds: seconds in {10, 20, 30, 40},
}


def _variants(text: str) -> list[dict[str, Any]]:
    chosen: list[dict[str, Any]] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, given, detail = part.partition("=")
        one_of("variants", name, VARIANTS)
        variant: dict[str, Any] = {"type": name}
        if given and name in _SECONDS:
            seconds = number(detail)
            if seconds is None or not _SECONDS[name](seconds):
                raise BadFlag(f"{name}-seconds", given=detail)
            variant["seconds"] = seconds
        elif given and name in _DETAILS:
            field, allowed = _DETAILS[name]
            variant[field] = one_of(f"variants {name}=", detail, allowed)
        elif given:
            raise BadFlag("no-detail", variant=name)
        chosen.append(variant)
    return chosen


def _length(text: str) -> dict[str, Any]:
    kind, _, detail = text.partition(":")
    count = number(detail)
    match kind:
        case "round" if not detail:
            return {"type": "single-round"}
        case "sets" if count in {1, 3, 5}:
            return {"type": "sets", "best_of": count}
        case "rounds" if count is not None and 1 <= count <= 99:
            return {"type": "rounds", "rounds": count}
        case "points" if count is not None and 5 <= count <= 500:
            return {"type": "points", "points": count}
        case _:
            raise BadFlag("length", given=text)


def _pack(kind: Literal["layout", "deck"], text: str, names: Sequence[str]) -> Any:
    """A built-in layout or deck by its name, or the player's own from a file."""
    if text in names:
        return text
    path = Path(text)
    if not path.is_file():
        raise BadFlag(f"{kind}-missing", given=text, names=", ".join(names))
    read: Callable[[bytes], Any] = (
        xobrainer_files.read_layout if kind == "layout" else xobrainer_files.read_deck
    )
    try:
        return msgspec.to_builtins(read(path.read_bytes()))
    except (OSError, msgspec.MsgspecError, UnicodeError) as fault:
        raise BadFlag(f"{kind}-file", file=text, why=str(fault)) from fault


def _teams(text: str) -> tuple[int, int]:
    numbers = [number(part) for part in text.split(",")]
    match numbers:
        case [int(crosses), int(rings)]:
            return crosses, rings
        case _:
            raise BadFlag("teams", given=text)


# The set-up


_MIXED = (
    Choice("length", ("sets:5", "sets:3", "sets:1", "rounds:5", "round", "points:50"), "sets:5"),
    Choice(
        "clock",
        (
            "none",
            *(f"time-bomb={seconds}" for seconds in (10, 20, 30, 40)),
            *(f"time-balance={seconds}" for seconds in (40, 30, 20, 10)),
        ),
        "none",
    ),
    Choice("random", ("off", "on"), "off"),
    Choice("map", ("off", "on"), "off"),
    Choice("mission", ("off", "on", "four-pieces"), "off"),
    Choice("trap", ("off", "on", "victim"), "off"),
    Choice("layout", tuple(xobrainer_files.layout_names()), xobrainer_files.USUAL),
    Choice("rows", ("best", "all"), "best"),
)
"""The choices that a preset sets."""


def choices(players: Sequence[Choice]) -> Sequence[Choice]:
    return (
        Choice("preset", tuple(PRESETS), "first"),
        *players,
        Choice("side", ("x", "o", "lot"), "x"),
        Choice("teams", ("1,1", "2,2", "3,3", "2,1", "1,2"), "1,1"),
        *_MIXED,
    )


def changed(chosen: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    if name == "preset":
        return _with_preset(chosen, value)
    now = {**chosen, name: value}
    return {
        **now,
        "preset": next((p for p in PRESETS if _with_preset(now, p) == {**now, "preset": p}), "own"),
    }


def _with_preset(chosen: Mapping[str, str], preset: str) -> dict[str, str]:
    """The choices with those of a preset; the players stay the same."""
    usual = {choice.name: choice.usual for choice in _MIXED}
    return {**chosen, **usual, **PRESETS[preset], "preset": preset}


def flags_of(chosen: Mapping[str, str]) -> dict[str, str]:
    flags = {name: chosen[name] for name in ("side", "teams", "length", "layout", "rows")}
    variants = [
        name if chosen[name] == "on" else f"{name}={chosen[name]}"
        for name in ("map", "mission", "trap", "random")
        if chosen[name] != "off"
    ]
    if chosen["clock"] != "none":
        variants.append(chosen["clock"])
    flags["variants"] = ",".join(variants)
    return flags


def label(say: Translate, name: str, value: str) -> str:
    kind, _, detail = value.replace("=", ":").partition(":")
    match name, kind:
        case ("random" | "map" | "mission" | "trap", _):
            return say(f"tui-{value}")
        case ("clock", "time-bomb" | "time-balance"):
            title = "TimeBomb" if kind == "time-bomb" else "TimeBalance"
            return f"{title} {detail} s"
        case ("clock", _):
            return say("clock-says-none")
        case ("length", "round"):
            return say("xobrainer-says-single-round")
        case ("length", _):
            return say(f"xobrainer-says-{kind}", count=int(detail))
        case ("side", "lot"):
            return say("colour-lot")
        case ("side", _):
            return value.upper()
        case ("teams", _):
            return value.replace(",", " : ")
        case _:
            return say(f"xobrainer-{name}-{value}")


def new_board() -> Board:
    from knobel.tui.games.xobrainer.board import XobrainerBoard  # noqa: PLC0415 -- draws

    return XobrainerBoard()
