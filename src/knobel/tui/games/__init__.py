"""The games of the terminal; the only module of `tui` that names any."""

from collections.abc import Mapping

from knobel.tui.contract import TerminalGame
from knobel.tui.games import vier3d, xcode, xobrainer

TERMINAL_GAMES: Mapping[str, TerminalGame] = {
    "xobrainer": xobrainer,
    "vier3d": vier3d,
    "xcode": xcode,
}
