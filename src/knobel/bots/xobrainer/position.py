"""A view in numbers: what the engines need, as far as the seat to move knows it."""

from collections.abc import Sequence
from typing import NamedTuple

from knobel.bots.xobrainer.grid import EMPTY, PIECES, WINDOWS
from knobel.bots.xobrainer.race import Ground, Worth, ground_of, worth_of
from knobel.bots.xobrainer.weights import ONE, UNIT
from knobel.games.xobrainer import Mission, Random, Trap, View
from knobel.games.xobrainer.board import INDEX, OTHER, as_own, as_traps
from knobel.games.xobrainer.table import Bag

NOBODY = -1
_CERTAIN = 64
_LEAST, _GREATEST = UNIT // 4, 6 * UNIT


class Cards(NamedTuple):
    """The secret cards: which pieces count where, and which side may hold which card.

    At most one card marks each square, so a piece changes the counts of one card.
    """

    card_of: tuple[int, ...]
    """The card that marks each square, -1 for none."""
    missions: tuple[tuple[bool, ...], ...]
    """For each piece, the squares on which it counts for its own side's mission."""
    traps: tuple[tuple[bool, ...], ...]
    """For each piece, the squares on which it is trapped."""
    laid: tuple[tuple[int, int], ...]
    """Pieces laid by players so far, as (piece, square), without those of Map."""
    pool: tuple[int, ...]
    """The cards that the unknown ones may be."""
    trap: tuple[int, int] | None
    """Each side's trap card, -1 for one of the pool; None without Trap."""
    mission: tuple[int, int] | None
    """A mission card of each side, in the same way."""
    further: tuple[int, int]
    """How many more mission cards of each side count, all of them unknown."""
    at_once: bool
    """Four mission pieces win without a row (XO-63)."""


class Position(NamedTuple):
    cells: tuple[int, ...]
    """The piece on each square, -1 for none."""
    side: int
    """The side to move."""
    queues: tuple[tuple[int, ...], tuple[int, ...]]
    """The pieces that each side will play, in order."""
    known: tuple[int, int]
    """How many of these have a colour that the mover may rely on."""
    drawn_from: tuple[int, int]
    """The index of the first one that is drawn at random."""
    shares: tuple[int, int]
    """How many of 256 drawn pieces have the other side's colour."""
    ground: Ground
    all_rows: bool
    """Whether all rows score, not only the best one (XO-28)."""
    worth: Worth
    cards: Cards | None
    hopes: tuple[tuple[int, ...], ...]
    """The worth of a row in each window: by shape for side 0 and 1, by colour for 0 and 1."""

    @property
    def usual(self) -> int:
        """How much an average row changes the value of the match."""
        return _usual(self.ground, self.worth)


def position_of(view: View) -> Position:
    """The position of the seat to move.

    With Random, nobody knows the pieces after the line-ups.  They are taken to be of the main
    colour, as three of four are; the mover relies on that for the other side's pieces only.
    """
    assert view.side is not None, "nobody is on turn"
    ground = ground_of(view.layout)
    cells = tuple(PIECES.find(letter) if letter != "." else EMPTY for letter in view.board)
    is_drawn = any(isinstance(variant, Random) for variant in view.variants)
    known = [_CERTAIN, _CERTAIN]
    if is_drawn:
        known[view.side] = len(view.lineups[view.side])
    worth = worth_of(
        view.layout, view.length, view.points, view.sets, view.round, usual_bonus(view)
    )
    return Position(
        cells,
        view.side,
        (
            _queue(0, view.lineups[0], view.bags[0], is_drawn=is_drawn),
            _queue(1, view.lineups[1], view.bags[1], is_drawn=is_drawn),
        ),
        (known[0], known[1]),
        (len(view.lineups[0]), len(view.lineups[1])) if is_drawn else (_CERTAIN, _CERTAIN),
        (_share(view.bags[0]), _share(view.bags[1])),
        ground,
        view.several_rows == "all",
        worth,
        _cards(view),
        _hopes(cells, ground, worth),
    )


def usual_bonus(view: View) -> int:
    """The average points from cards on top of a row."""
    return sum({"mission": 3, "trap": 1}.get(variant.name, 0) for variant in view.variants)


def _queue(side: int, lineup: str, bag: Bag, *, is_drawn: bool) -> tuple[int, ...]:
    """The line-up, then the bag: by the rule (XO-10), or the main colour first if it is drawn."""
    signs = [piece == OTHER[side] for piece in lineup]
    main, rest = bag.main, bag.other
    while main + rest:
        is_turn = not is_drawn and len(signs) % 4 == (len(lineup) + 3) % 4
        is_other = rest > 0 and (main == 0 or is_turn)
        signs.append(is_other)
        main, rest = main - (not is_other), rest - is_other
    return tuple(2 * side + is_other for is_other in signs)


def _share(bag: Bag) -> int:
    return 0 if bag.is_empty else 256 * bag.other // (bag.main + bag.other)


# What rows are worth


def _hopes(cells: Sequence[int], ground: Ground, worth: Worth) -> tuple[tuple[int, ...], ...]:
    """Each window's worth in units of a usual row.

    On a free knockout square a side can lay one piece of four, and never one of its own colour.
    """
    usual = _usual(ground, worth)
    shape: list[list[int]] = [[], []]
    colour: list[list[int]] = [[], []]
    for side in (0, 1):
        by_dots = {d: _hope(_gain(worth, side, d), usual) for d in set(ground.window_dots)}
        knockout = _hope(ONE - worth.nothing[side], usual)
        for window, squares in enumerate(WINDOWS):
            if not ground.is_knockout_window[window]:
                shape[side].append(by_dots[ground.window_dots[window]])
                colour[side].append(by_dots[ground.window_dots[window]])
            elif any(cells[s] == EMPTY for s in squares if s in ground.knockouts):
                shape[side].append(knockout // 2)
                colour[side].append(0)
            else:
                shape[side].append(knockout)
                colour[side].append(knockout)
    return tuple(shape[0]), tuple(shape[1]), tuple(colour[0]), tuple(colour[1])


def _usual(ground: Ground, worth: Worth) -> int:
    return max(1, sum(_gain(worth, side, ground.typical) for side in (0, 1)) // 2)


def _gain(worth: Worth, side: int, dots: int) -> int:
    return worth.points[side][dots] - worth.nothing[side]


def _hope(gain: int, usual: int) -> int:
    return max(_LEAST, min(_GREATEST, UNIT * gain // usual))


# Cards


def _cards(view: View) -> Cards | None:
    trap = next((v for v in view.variants if isinstance(v, Trap)), None)
    mission = next((v for v in view.variants if isinstance(v, Mission)), None)
    if view.deck is None or (trap is None and mission is None):
        return None
    cards = view.deck.cards
    card_of = [NOBODY] * 100
    missions = [[False] * 100 for _ in range(4)]
    traps = [[False] * 100 for _ in range(4)]
    for number, card in enumerate(cards):
        for square in card.squares:
            card_of[INDEX[square]] = number
        for side in (0, 1):
            for mark in as_own(card, side):
                missions[PIECES.index(mark.piece)][INDEX[mark.square]] = mission is not None
            if trap is not None:
                by_victim = trap.colours == "victim"
                for mark in as_traps(card, side, view.layout, by_victim=by_victim):
                    traps[PIECES.index(mark.piece)][INDEX[mark.square]] = True
    known_trap, known_mission = [NOBODY, NOBODY], [NOBODY, NOBODY]
    known: set[int] = set()
    for held in view.cards:
        number, side = cards.index(held.card), view.sides[held.seats[0]]
        known.add(number)
        (known_trap if held.variant == "trap" else known_mission)[side] = number
    laid = tuple((PIECES.index(ply.piece), INDEX[ply.square]) for ply in view.moves)
    by_players = {square for _, square in laid}
    for at, letter in enumerate(view.board):
        if letter != "." and at not in by_players:  # Map's cards are visible on the board
            known.add(card_of[at])
    counting = min(view.sides.count(0), view.sides.count(1))
    return Cards(
        tuple(card_of),
        tuple(map(tuple, missions)),
        tuple(map(tuple, traps)),
        laid,
        tuple(number for number in range(len(cards)) if number not in known),
        None if trap is None else (known_trap[0], known_trap[1]),
        None if mission is None else (known_mission[0], known_mission[1]),
        (counting - 1, counting - 1),
        mission is not None and mission.knockout == "four-pieces",
    )
