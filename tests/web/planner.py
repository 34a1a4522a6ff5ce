"""Plans for all players of XOBrainer at once, so that rounds soon end as a test wants.

The planner knows the server's state, cards and all; what it decides is played on the pages.
"""

from collections.abc import Iterator

from knobel.games.xobrainer import State
from knobel.games.xobrainer.board import INDEX, SERVES, SQUARES, Mark, as_traps
from knobel.games.xobrainer.events import Hands


def move_for(state: State, winner: int, *, trapped: int = 0, knockout: bool = False) -> str:
    """Where whoever is on turn plays: the winner builds a row, the other side lets it.

    First the other side lays this many pieces into the winner's traps.  Knockout squares stay empty,
    unless the row is to run through one.
    """
    assert state.board.turn is not None
    row = _nearest_row(state, winner, knockout=knockout)
    traps = _traps_of(state, winner)
    is_baited = len(state.board.count_laid(traps)) >= trapped
    if state.board.turn.side == winner:
        ready = [name for name in row if name in _legal(state)]
        ready.sort(key=lambda name: name not in state.config.layout.knockouts)
        is_time = ready and (is_baited or len(row) > 1)
        return ready[0] if is_time else _harmless(state, row, traps)
    piece = state.board.lineups[1 - winner][0]
    bait = {mark.square for mark in traps if mark.piece == piece} - set(row)
    ready = [name for name in _free(state) if name in bait]
    return ready[0] if ready and not is_baited else _harmless(state, row, traps)


def sensible_move(state: State) -> str:
    """A row if there is one, else stop one, else towards one."""
    assert state.board.turn is not None
    side = state.board.turn.side
    wins = [t.square for t in state.threats if t.by == t.side == side]
    stops = [t.square for t in state.threats if t.side != side]
    open_stops = [s for s in stops if s in _legal(state)]
    towards = _nearest_row(state, side)
    return (wins or open_stops or towards)[0]


def is_row(state: State, side: int, move: str) -> bool:
    """Whether it completes a row of the side that is on turn."""
    return any(
        threat.by == threat.side == side and threat.square == move for threat in state.threats
    )


def _nearest_row(state: State, side: int, *, knockout: bool = False) -> list[str]:
    """What is still free of the five squares that lack the fewest pieces of the side's shape."""
    board, layout = state.board, state.config.layout

    def is_open(names: tuple[str, ...]) -> bool:
        signs = {board.cells[INDEX[name]] for name in names}
        is_through_star = not layout.knockouts.isdisjoint(names)
        return signs <= set(f".{SERVES[side][0]}") and is_through_star == knockout

    def free(names: tuple[str, ...]) -> list[str]:
        return [name for name in names if board.cells[INDEX[name]] == "."]

    def lack(names: tuple[str, ...]) -> tuple[int, int]:
        return len(free(names)), -sum(map(layout.dots, names))

    return free(min(filter(is_open, _fives()), key=lack))


def _fives() -> Iterator[tuple[str, ...]]:
    for x in range(10):
        for y in range(10):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                if x + 4 * dx < 10 and 0 <= y + 4 * dy < 10:
                    yield tuple(SQUARES[x + i * dx + 10 * (y + i * dy)] for i in range(5))


def _legal(state: State) -> list[str]:
    assert state.board.turn is not None
    piece = state.board.lineups[state.board.turn.side][0]
    pairs = zip(SQUARES, state.board.cells, strict=True)
    return [n for n, sign in pairs if sign == "." and state.config.layout.admits(piece, n)]


def _free(state: State) -> list[str]:
    """Where the next piece ends nothing: no row for anybody, no knockout square."""
    shunned = {threat.square for threat in state.threats} | state.config.layout.knockouts
    return [name for name in _legal(state) if name not in shunned]


def _harmless(state: State, row: list[str], traps: tuple[Mark, ...]) -> str:
    """The loneliest square that is neither needed nor a trap."""
    shunned = {*row, *(mark.square for mark in traps)}
    return min((n for n in _free(state) if n not in shunned), key=lambda n: _crowd(state, n))


def _crowd(state: State, name: str) -> int:
    """How many pieces lie around a square."""
    x, y = INDEX[name] % 10, INDEX[name] // 10
    near = (
        SQUARES[i + 10 * j]
        for i in range(max(0, x - 2), min(10, x + 3))
        for j in range(max(0, y - 2), min(10, y + 3))
    )
    return sum(state.board.cells[INDEX[other]] != "." for other in near)


def _traps_of(state: State, side: int) -> tuple[Mark, ...]:
    for variant, note in zip(state.config.variants, state.notes, strict=True):
        if variant.name == "trap" and isinstance(note, Hands):
            card = note.hands[side].card
            assert card is not None
            layout = state.config.layout
            return as_traps(state.config.cards[card], 1 - side, layout, by_victim=False)
    return ()
