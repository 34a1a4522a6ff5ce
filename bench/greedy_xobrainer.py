"""A greedy player for XOBrainer that looks two pieces ahead: what the computer is measured by.

It takes a row if it can, the one that scores best.  Otherwise it lays the piece that improves its
windows most, less what the other side's best reply then gains; a reply that makes a row outweighs
everything, so that rows are blocked, and a piece that would complete the other's row is not laid.

A window is a place for five in a row.  It counts for a side by shape as long as no piece of the
other shape lies in it, and by colour as long as no piece of the other colour does: the more pieces,
the more.  Written on the rules alone, sharing nothing with the players of `knobel.bots`.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from knobel.bots import Budget, Choice
from knobel.core.dice import Dice
from knobel.games.xobrainer import Action, Mission, PlacePiece, View
from knobel.games.xobrainer.board import INDEX, OTHER, WIDTH, Side, as_own

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

WORTH = (0.0, 1.0, 8.0, 64.0, 512.0, 0.0)
"""The worth of a window by the pieces of a side in it; complete rows are counted separately."""
ROW = 1e6
GIFT = 2e4
"""A piece that completes a row for the other side only: outweighs all windows, but no own row."""
MISSION = 16.0
"""What an own piece on a square of the own mission card is worth, in windows."""


def _windows() -> Floats:
    """For each of the 192 windows a line with a 1 for every square in it."""
    lines = []
    for y in range(WIDTH):
        for x in range(WIDTH):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                if 0 <= x + 4 * dx < WIDTH and 0 <= y + 4 * dy < WIDTH:
                    line = np.zeros(WIDTH * WIDTH, np.float32)
                    line[[x + i * dx + WIDTH * (y + i * dy) for i in range(5)]] = 1
                    lines.append(line)
    return np.array(lines)


WINDOWS = _windows()
AT = WINDOWS.T.astype(np.int64)
"""For each square a line with a 1 for every window through it."""

# Windows are numbers: 6 times the pieces of side 0 plus those of side 1, by shape or by colour.
SHAPE = {"X": 6, "x": 6, "O": 1, "o": 1}
COLOUR = {"X": 6, "o": 6, "O": 1, "x": 1}


def _worth_of_all(worth: Sequence[float]) -> Floats:
    """What every window is worth to side 0."""
    table = np.zeros((6, 6), np.float32)
    table[:, 0] = worth
    table[0, :] = [-w for w in worth]
    return table.ravel()


def _gains(worth: Floats, step: int) -> Floats:
    """What one more piece gives the side that lays it in every window, by what it adds.

    The piece counts for side 0 if it adds 6, for side 1 if it adds 1.
    """
    gains = np.zeros(36, np.float32)
    for zero in range(6):
        for one in range(6 - zero):
            before, after = 6 * zero + one, 6 * zero + one + step
            if zero + one < 5:
                gains[before] = worth[after] - worth[before]
    return gains


def _rows(step: int) -> int:
    """The window that one more such piece makes a row."""
    return 4 * step


class Greedy:
    """Looks at its own piece and at the best answer to it."""

    def __init__(self, worth: Sequence[float] = WORTH) -> None:
        table = _worth_of_all(worth)
        self._tables = {
            (piece, side): tuple(
                self._table(table, steps[piece], side) for steps in (SHAPE, COLOUR)
            )
            for piece in "XxOo"
            for side in (0, 1)
        }

    @staticmethod
    def _table(worth: Floats, step: int, side: Side) -> Floats:
        """What a piece that adds this gains for the side in every window, rows included."""
        gains = _gains(worth, step) * (1 if side == 0 else -1)
        gains[_rows(step)] += ROW if (step == 6) == (side == 0) else -GIFT
        return gains

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget, dice: Dice, /
    ) -> Choice[Action]:
        """The best by its lights; among equals any."""
        places = [action for action in legal if isinstance(action, PlacePiece)]
        if not places:
            return Choice(legal[0], 0.0, 0)
        side = view.side
        assert side is not None
        squares = np.array([INDEX[place.square] for place in places])
        piece = view.lineups[side][0]
        shapes, colours = _counted(view.board, SHAPE), _counted(view.board, COLOUR)
        gains = self._gains_at(shapes, colours, piece, side)[squares] + _wished(view, side)[squares]
        if gains.max() >= ROW / 2:
            rows = np.flatnonzero(gains >= ROW / 2)
            scores = [_score(view, places[i].square, piece, side) for i in rows]
            best = [i for i, score in zip(rows, scores, strict=True) if score == max(scores)]
            return Choice(places[best[dice.pick(len(best))]], 1.0, len(places))
        replies = self._best_replies(view, squares, shapes, colours, side)
        values = np.where(gains < -GIFT / 2, gains - 100 * ROW, gains - replies)
        best = list(np.flatnonzero(values >= values.max() - 1e-3))
        return Choice(places[best[dice.pick(len(best))]], 0.0, len(places))

    def _gains_at(self, shapes: Ints, colours: Ints, piece: str, side: Side) -> Floats:
        """What the side gains by its piece on each square; for one board or for many."""
        by_shape, by_colour = self._tables[piece, side]
        return np.asarray((by_shape[shapes] + by_colour[colours]) @ WINDOWS, np.float32)

    def _best_replies(
        self, view: View, squares: Ints, shapes: Ints, colours: Ints, side: Side
    ) -> Floats:
        """For each square on which the piece may be laid, what the other side can gain then."""
        lineup = view.lineups[1 - side]
        if not lineup:
            return np.zeros(len(squares), np.float32)
        piece, reply = view.lineups[side][0], lineup[0]
        gains = self._gains_at(
            shapes + SHAPE[piece] * AT[squares],
            colours + COLOUR[piece] * AT[squares],
            reply,
            1 - side,
        )
        barred = [index for index, cell in enumerate(view.board) if cell != "."]
        if reply not in OTHER:
            barred += [INDEX[square] for square in view.layout.knockouts]
        gains[:, barred] = -np.inf
        gains[np.arange(len(squares)), squares] = -np.inf
        best: Floats = gains.max(axis=1)
        return np.where(np.isinf(best), np.float32(0), best)


def _counted(board: str, steps: dict[str, int]) -> Ints:
    """The number of every window."""
    adds = np.array([steps.get(cell, 0) for cell in board], np.float32)
    counted: Ints = (WINDOWS @ adds).astype(np.int64)
    return counted


def _wished(view: View, side: Side) -> Floats:
    """What the squares of the own mission cards are worth to the piece at hand."""
    wished = np.zeros(WIDTH * WIDTH, np.float32)
    for held in view.cards:
        if held.variant == Mission.name:
            for mark in as_own(held.card, side):
                if mark.piece == view.lineups[side][0]:
                    wished[INDEX[mark.square]] = MISSION
    return wished


def _score(view: View, square: str, piece: str, side: Side) -> tuple[bool, float]:
    """What a row made by this piece brings: a knockout before all dots."""
    at = INDEX[square]
    best = (False, 0.0)
    signs = view.layout.signs
    for steps in (SHAPE, COLOUR):
        if (steps[piece] == 6) != (side == 0):
            continue
        full = np.flatnonzero(_counted(view.board, steps) == _rows(steps[piece]))
        for window in full:
            squares = np.flatnonzero(WINDOWS[window])
            if at in squares:
                found = [signs[index] for index in squares]
                dots = sum(int(sign) for sign in found if sign != "K")
                best = max(best, ("K" in found, dots + _wished(view, side)[at]))
    return best
