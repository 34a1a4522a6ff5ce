"""The computer player for XOBrainer, for every mix of variants.

Converts views into numbers for the engines and numbers back into actions.  Numba is loaded with the
first move, or by `warm`; without numba the plain-Python reference plays.
"""

from collections.abc import Sequence
from functools import cache

from knobel.bots import BotLevel, Budget, Choice
from knobel.bots.xobrainer.pace import pause_of
from knobel.bots.xobrainer.position import position_of
from knobel.bots.xobrainer.reference import Reference
from knobel.bots.xobrainer.search import Look, MakeEngine, Scored, deepen
from knobel.bots.xobrainer.weights import ONE
from knobel.core.dice import Dice
from knobel.games.xobrainer import Action, PlacePiece, Seen, View
from knobel.games.xobrainer.board import EMPTY, INDEX, WIDTH, Layout

LEVELS = (
    BotLevel("seedling", Budget(500, 100), depth=1, slips=75, margin=20),
    BotLevel("sapling", Budget(500, 100), depth=1, slips=47, margin=10),
    BotLevel("oak", Budget(500, 100), depth=1, slips=23, margin=5),
    BotLevel("redwood", Budget(3_000, 200), depth=2, slips=7, margin=0),
    BotLevel("worldtree", Budget(20_000, 500), depth=64, slips=0, margin=0),
)
"""From friendly to strong.  The margin is in hundredths of what a usual row is worth."""

_LOOKS = {
    "seedling": Look(quiet=0),
    "sapling": Look(quiet=0),
    "oak": Look(quiet=0),
    "redwood": Look(quiet=2),
}
_PACES = {"seedling": 110, "sapling": 105, "oak": 100, "redwood": 90, "worldtree": 80}
"""How long the levels think, in percent: better ones answer sooner."""


@cache
def engine_maker() -> MakeEngine:
    """Makes engines: compiled ones, or plain ones without numba."""
    try:
        from knobel.bots.xobrainer.kernel import Kernel  # noqa: PLC0415 - loads numba
    except (ImportError, OSError):  # OSError: numba is installed, but its library cannot be loaded
        return Reference
    return Kernel


def warm() -> None:
    """Loads the kernel in advance, so that the first move is not delayed."""
    engine_maker()


class Player:
    """Plays a seat at one level."""

    def __init__(
        self, level: BotLevel, make_engine: MakeEngine | None = None, look: Look | None = None
    ) -> None:
        self.level = level
        self._pace = _PACES.get(level.name, 100)
        self.look = look or _LOOKS.get(level.name, Look())
        self._make_engine = make_engine

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget, dice: Dice, /
    ) -> Choice[Action]:
        """Chooses a move by search, or at random if the level says so."""
        if isinstance(legal[0], Seen):
            return Choice(legal[0], 0.0, 0)  # between rounds a view does not name its seat
        position = position_of(view)
        margin = self.level.margin * position.usual // 100
        engine = (self._make_engine or engine_maker())(position, self.look, budget.nodes)
        scored = deepen(engine, budget, self.level.depth, margin)
        value = max(-1.0, min(1.0, scored[0].value / ONE))
        action = self._pick(view, scored, legal, dice)
        return Choice(action, value, engine.nodes, pause_of(view, dice, self._pace))

    def _pick(
        self, view: View, scored: list[Scored], legal: Sequence[Action], dice: Dice
    ) -> Action:
        """One of the good moves, or at the level's slip rate any square beside a piece."""
        places = {
            INDEX[action.square]: action for action in legal if isinstance(action, PlacePiece)
        }
        if self.level.slips and dice.pick(100) < self.level.slips:
            near = [square for square in places if _is_beside_a_piece(view.board, square)]
            squares = near or list(places)
        else:
            squares = [one.square for one in scored]
            if view.board == EMPTY and not view.cards:
                squares = alike(view.layout, squares[0])  # vary between equal squares
        return places[squares[dice.pick(len(squares)) if len(squares) > 1 else 0]]


def alike(layout: Layout, square: int) -> list[int]:
    """The squares that become this one when an empty board is turned or mirrored."""
    signs = layout.signs
    last = WIDTH - 1
    found = set()
    for turn in range(8):
        moved = []
        for at in range(WIDTH * WIDTH):
            y, x = divmod(at, WIDTH)
            x, y = (last - x, y) if turn & 1 else (x, y)
            x, y = (x, last - y) if turn & 2 else (x, y)
            x, y = (y, x) if turn & 4 else (x, y)
            moved.append(x + WIDTH * y)
        if all(signs[at] == signs[to] for at, to in enumerate(moved)):
            found.add(moved[square])
    return sorted(found)


def _is_beside_a_piece(board: str, square: int) -> bool:
    y, x = divmod(square, WIDTH)
    return any(
        board[column + WIDTH * row] != "."
        for row in range(max(0, y - 1), min(WIDTH, y + 2))
        for column in range(max(0, x - 1), min(WIDTH, x + 2))
    )


def player(name: str) -> Player:
    """The player of the level with this name."""
    return Player(next(level for level in LEVELS if level.name == name))
