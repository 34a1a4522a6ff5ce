"""What a player can do, and its notation."""

from typing import TypeAlias

from msgspec import Struct

from knobel.core.game import Illegal
from knobel.games.vier3d.events import Rod
from knobel.games.vier3d.lines import ROD_INDEX
from knobel.games.vier3d.state import State


class Drop(Struct, frozen=True, gc=False, tag="drop", forbid_unknown_fields=True):
    """Put a ball on a rod.  `turn` is the turn that the player meant: a late click is refused."""

    rod: Rod
    turn: int
    yellow: bool = False


Action: TypeAlias = Drop


def write_action(action: Drop) -> str:
    """`b2` for an own ball, `y:b2` for a yellow one."""
    return f"y:{action.rod}" if action.yellow else action.rod


def read_action(text: str, state: State) -> Drop:
    """The drop that the text stands for in the current turn; raises `Illegal`."""
    rod = text.lower().removeprefix("y:")
    if rod not in ROD_INDEX:
        raise Illegal("no-such-move", move=text)
    return Drop(rod, state.turn, rod != text.lower())
