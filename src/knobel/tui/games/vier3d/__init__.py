"""Vier-gewinnt 3D in the terminal: its flags and choices; the board is in board.py."""

from collections.abc import Mapping, Sequence
from typing import Any

from knobel.tui.board import Board
from knobel.tui.contract import BadFlag, Choice, number, one_of
from knobel.tui.speech import Translate

TITLE = "Vier-gewinnt 3D"
FLAGS = ("variant", "yellow", "clock", "colour")
SWITCHES = ("best-of-two",)
SIDE_FLAG = "colour"
VARIANTS = ("first-line", "most-lines")
YELLOWS = ("balanced", "free", "none", "three-players")


def side_names(sides: int) -> Sequence[str]:
    return ("red", "blue", "yellow")[:sides]


def config(flags: Mapping[str, str]) -> dict[str, Any]:
    yellow = one_of("yellow", flags.get("yellow", "balanced"), YELLOWS)
    usual = "most-lines" if "yellow" in flags else "first-line"
    variant = one_of("variant", flags.get("variant", usual), VARIANTS)
    if variant == "first-line" and "yellow" in flags:
        raise BadFlag("yellow-without-lines")
    return {"variant": variant, "yellow": yellow, "clock": _clock(flags.get("clock", "none"))}


def _clock(text: str) -> dict[str, Any] | None:
    kind, _, detail = text.partition(":")
    first, _, second = detail.partition("+")
    seconds, increment = number(first), number(second or "0")
    match kind:
        case "none" if not detail:
            return None
        case "per-move" if seconds is not None and 3 <= seconds <= 3600 and not second:
            return {"type": "per-move", "seconds": seconds}
        case "total" if seconds is not None and 10 <= seconds <= 36_000:
            if increment is not None and increment <= 600:
                return {"type": "total", "seconds": seconds, "increment": increment}
    raise BadFlag("clock", given=text)


def choices(players: Sequence[Choice]) -> Sequence[Choice]:
    clocks = ("none", "per-move:10", "per-move:30", "total:180+2", "total:300+5")
    return (
        *players,
        Choice("colour", ("red", "blue", "lot"), "red"),
        Choice("variant", VARIANTS, "first-line"),
        Choice("yellow", YELLOWS, "balanced"),
        Choice("clock", clocks, "none"),
        Choice("best-of-two", ("off", "on"), "off"),
    )


def changed(chosen: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    return {**chosen, name: value}


def flags_of(chosen: Mapping[str, str]) -> dict[str, str]:
    flags = {name: chosen[name] for name in ("colour", "variant", "clock")}
    if chosen["variant"] == "most-lines":
        flags["yellow"] = chosen["yellow"]
    if chosen["best-of-two"] == "on":
        flags["best-of-two"] = "yes"
    return flags


def label(say: Translate, name: str, value: str) -> str:
    kind, _, detail = value.partition(":")
    match name, kind:
        case ("best-of-two", _):
            return say(f"tui-{value}")
        case ("clock", "per-move"):
            return say("clock-says-per-move", time=f"{detail} s")
        case ("clock", "total"):
            seconds, _, increment = detail.partition("+")
            minutes = f"{int(seconds) // 60}:{int(seconds) % 60:02}"
            return say("clock-says-total", time=minutes, increment=increment)
        case ("clock", _):
            return say("clock-says-none")
        case _:
            return say(f"{name}-{value}")


def new_board() -> Board:
    from knobel.tui.games.vier3d.board import Vier3dBoard  # noqa: PLC0415 -- draws

    return Vier3dBoard()
