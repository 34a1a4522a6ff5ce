"""X-Code in the terminal: its flags and choices; the board is in board.py."""

from collections.abc import Mapping, Sequence
from typing import Any

from knobel.catalog import xcode as xcode_files
from knobel.games.xcode.level import FEWEST, MOST
from knobel.tui.board import Board
from knobel.tui.contract import Choice, one_of
from knobel.tui.games.xcode.words import stage_name
from knobel.tui.speech import Translate

TITLE = "X-Code"
FLAGS = ("stage", "players")
SWITCHES = ("refill", "overdraw")
SIDE_FLAG = None
PLAYERS = tuple(map(str, range(FEWEST, MOST + 1)))


def side_names(sides: int) -> Sequence[str]:
    return ()


def config(flags: Mapping[str, str]) -> dict[str, Any]:
    usual = str(len(flags["seats"].split(","))) if "seats" in flags else "4"
    return {
        "level": one_of("stage", flags.get("stage", xcode_files.stages()[0]), xcode_files.stages()),
        "players": int(one_of("players", flags.get("players", usual), PLAYERS)),
        "turning": "refill" if "refill" in flags else "flip",
        "overdraw": "loses-hand" if "overdraw" in flags else "refused",
    }


def choices(players: Sequence[Choice]) -> Sequence[Choice]:
    return (
        Choice("stage", xcode_files.stages(), xcode_files.stages()[0]),
        Choice("players", PLAYERS, "4"),
        *players,
        *(Choice(name, ("off", "on"), "off") for name in SWITCHES),
    )


def changed(chosen: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    return {**chosen, name: value}


def flags_of(chosen: Mapping[str, str]) -> dict[str, str]:
    return {name: chosen[name] for name in FLAGS} | {
        name: "yes" for name in SWITCHES if chosen[name] == "on"
    }


def label(say: Translate, name: str, value: str) -> str:
    match name:
        case "stage":
            return stage_name(say, value)
        case "players":
            return say("xcode-says-players", count=int(value))
        case _:
            return say(f"tui-{value}")


def new_board() -> Board:
    from knobel.tui.games.xcode.board import XcodeBoard  # noqa: PLC0415 -- draws

    return XcodeBoard()
