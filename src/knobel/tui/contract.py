"""What a game brings to the terminal: its flags, its choices in the set-up, and its board.

Kept out: which games there are (`knobel.tui.games`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from knobel.tui.board import Board
from knobel.tui.speech import Translate


class BadFlag(Exception):
    """A wish that can't be fulfilled.  Carries a code and facts, never a sentence."""

    def __init__(self, code: str, **facts: str | float) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def told(self, say: Translate) -> str:
        """The sentence, and the code to look it up by."""
        return f"{say(f'tui-bad-{self.code}', **self.facts)} [{self.code}]"


class Choice(Struct, frozen=True):
    """Something to decide: its possible values, and the one it begins with."""

    name: str
    values: tuple[str, ...]
    usual: str


class TerminalGame(Protocol):
    """The terminal's side of one game: a module with these names."""

    @property
    def TITLE(self) -> str:  # noqa: N802  # a constant of a module, as are the next three
        """The game's name, which is never translated."""

    @property
    def FLAGS(self) -> Sequence[str]:  # noqa: N802
        """The flags that take a value."""

    @property
    def SWITCHES(self) -> Sequence[str]:  # noqa: N802
        """The flags that take none."""

    @property
    def SIDE_FLAG(self) -> str | None:  # noqa: N802
        """The flag that chooses a side, if people can choose one."""

    def side_names(self, sides: int, /) -> Sequence[str]:
        """What this many sides are called in flags."""

    def config(self, flags: Mapping[str, str], /) -> dict[str, Any]:
        """The settings that these flags ask for, in plain values; or `BadFlag`."""

    def choices(self, players: Sequence[Choice], /) -> Sequence[Choice]:
        """What the set-up asks; `players` are the choices that all games share."""

    def changed(self, chosen: Mapping[str, str], name: str, value: str, /) -> dict[str, str]:
        """All choices after one of them has changed."""

    def flags_of(self, chosen: Mapping[str, str], /) -> dict[str, str]:
        """The game's own choices as flags."""

    def label(self, say: Translate, name: str, value: str, /) -> str:
        """A value of one of the game's own choices, in words."""

    def new_board(self) -> Board:
        """A new board.  Loads what is needed to draw."""


def one_of(flag: str, text: str, allowed: Sequence[str]) -> str:
    """The text if it is allowed, else `BadFlag`."""
    if text not in allowed:
        raise BadFlag("choice", flag=f"--{flag}", given=text, allowed=", ".join(allowed))
    return text


def number(text: str) -> int | None:
    """A whole number without signs, or None."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None
