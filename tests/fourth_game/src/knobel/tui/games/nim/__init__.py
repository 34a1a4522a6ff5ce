"""Nim in the terminal: its flags and choices; the board is in board.py."""

from collections.abc import Mapping, Sequence
from typing import Any

from knobel.tui.board import Board
from knobel.tui.contract import Choice
from knobel.tui.speech import Translate

TITLE = "Nim"
FLAGS = ()
SWITCHES = ("together",)
SIDE_FLAG = None


def side_names(sides: int) -> Sequence[str]:
    return ()


def config(flags: Mapping[str, str]) -> dict[str, Any]:
    return {"together": "together" in flags}


def choices(players: Sequence[Choice]) -> Sequence[Choice]:
    return (*players, Choice("together", ("off", "on"), "off"))


def changed(chosen: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    return {**chosen, name: value}


def flags_of(chosen: Mapping[str, str]) -> dict[str, str]:
    return {"together": "yes"} if chosen["together"] == "on" else {}


def label(say: Translate, name: str, value: str) -> str:
    return say(f"tui-{value}")


def new_board() -> Board:
    from knobel.tui.games.nim.board import NimBoard  # noqa: PLC0415 -- draws

    return NimBoard()
