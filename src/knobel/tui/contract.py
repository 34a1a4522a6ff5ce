"""What the terminal needs from a game: its flags, its choices in the set-up, and its board.

Kept out: which games there are (`knobel.tui.games`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from knobel.tui.board import Board
from knobel.tui.speech import Translate


class BadFlag(Exception):
    """A flag that can't be used.  Carries a code and facts, which are translated later."""

    def __init__(self, code: str, **facts: str | float) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def told(self, say: Translate) -> str:
        """The sentence, and the code to look it up by."""
        return f"{say(f'tui-bad-{self.code}', **self.facts)} [{self.code}]"


class Choice(Struct, frozen=True):
    """A choice in the set-up: its possible values, and the first one."""

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
        """The names of this many sides in flags."""

    def config(self, flags: Mapping[str, str], /) -> dict[str, Any]:
        """The settings for these flags, as plain values; raises `BadFlag`."""

    def choices(self, players: Sequence[Choice], /) -> Sequence[Choice]:
        """The choices in the set-up; `players` are those that all games share."""

    def changed(self, chosen: Mapping[str, str], name: str, value: str, /) -> dict[str, str]:
        """All choices after one of them has changed."""

    def flags_of(self, chosen: Mapping[str, str], /) -> dict[str, str]:
        """The game's own choices as flags."""

    def label(self, say: Translate, name: str, value: str, /) -> str:
        """A value of one of the game's own choices, in words."""

    def new_board(self) -> Board:
        """A new board.  Loads what is needed to draw."""


def one_of(flag: str, text: str, allowed: Sequence[str]) -> str:
    """Returns the text if it is allowed; raises `BadFlag`."""
    if text not in allowed:
        raise BadFlag("choice", flag=f"--{flag}", given=text, allowed=", ".join(allowed))
    return text


def number(text: str) -> int | None:
    """The whole number without a sign, or None."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None
