"""The vectors of XOBrainer: line-ups, layouts, decks, rows, awards and whole matches."""

from collections.abc import Callable, Iterator, Sequence
from random import Random as Chance
from typing import Any, cast

from msgspec import to_builtins
from msgspec.structs import replace

from knobel.catalog import xobrainer as xobrainer_files
from knobel.core.clock import Bar, Fuse
from knobel.core.dice import Dice, Recorder, Tape
from knobel.core.game import Begin, Illegal, Move, Tick
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Config,
    Layout,
    Map,
    Mission,
    PlacePiece,
    Points,
    Random,
    Rounds,
    Sets,
    SingleRound,
    State,
    TimeBalance,
    TimeBomb,
    Trap,
    Variant,
)
from knobel.games.xobrainer.board import (
    EMPTY,
    INDEX,
    SQUARES,
    Card,
    Deck,
    Mark,
    Piece,
    Row,
    as_own,
    as_traps,
    has_row,
    runs_through,
    with_piece,
)
from knobel.games.xobrainer.events import Awarded, Claimed, Expired, Placed, RowMade
from knobel.games.xobrainer.state import _moved
from knobel.games.xobrainer.table import Bag, Ply
from tests.kit import xobrainer as kit
from tests.kit.rolls import Rolls

Case = dict[str, Any]

# Line-ups


def _lineups() -> Iterator[Case]:
    def asked(side: int, bag: Bag, variant: Variant | None, dice: Dice) -> Case:
        recorder = Recorder(dice)
        settings = kit.config(*([variant] if variant else []))
        state = kit.begin(settings)
        bags = (bag, Bag()) if side == 0 else (Bag(), bag)
        state = replace(state, board=replace(state.board, bags=bags))
        four = xobrainer._supply(state, side, recorder)
        return {
            "side": side,
            "bag": to_builtins(bag),
            "random": variant is not None,
            "picks": recorder.picks,
            "gives": [four, to_builtins(_moved(bag, side, "", four))],
        }

    for main in (0, 1, 2, 3, 4, 20, 21, 24):
        for other in (0, 1, 2, 4, 7, 8):
            yield asked((main + other) % 2, Bag(main, other), None, Tape())
    for number in range(60):
        chance = Chance(number)
        bag = Bag(chance.randrange(25), chance.randrange(9))
        yield asked(number % 2, bag, Random(), Rolls(number))


# Layouts and decks


def _refusal(make: Callable[[], object]) -> Case | None:
    try:
        make()
    except Illegal as refused:
        return {"code": refused.code, "facts": to_builtins(refused.facts)}
    return None


def _random_layout(number: int) -> Layout:
    chance = Chance(number)
    signs = [chance.choice("123456789") for _ in SQUARES]
    for index in chance.sample(range(100), 4):
        signs[index] = "K"
    return Layout(f"own {number}", _ten("".join(signs)))


def _ten(signs: str) -> tuple[str, ...]:
    return tuple(signs[i : i + 10] for i in range(0, 100, 10))


def _layouts() -> Iterator[Case]:
    good = [xobrainer_files.layout(name).rows for name in xobrainer_files.layout_names()]
    good += [_random_layout(number).rows for number in range(4)]
    usual = xobrainer_files.layout("default").rows
    bad = [
        (),
        usual[:9],
        (*usual, "1111111111"),
        (*usual[:9], "44433334444"),
        (*usual[:9], "444333344"),
        (*usual[:9], "44433 3444"),
        (*usual[:9], "0443333444"),
        (*usual[:9], "k443333z44"),
        (*usual[:9], "K443333444"),
        ("1" * 10,) * 10,
        ("K" * 10, *("1" * 10,) * 9),
    ]
    for rows in (*good, *bad):
        yield {"rows": list(rows), "gives": _refusal(lambda: Layout("x", rows))}  # noqa: B023  # at once


def _decks() -> Iterator[Case]:
    usual = xobrainer_files.deck("default")

    def asked(
        cards: Sequence[Card], colours: Any = "three-white", layout: Layout = kit.LAYOUT
    ) -> Case:
        fault = _refusal(lambda: Deck("x", tuple(cards), colours))
        misfit = None
        if fault is None:
            misfit = _refusal(lambda: Deck("x", tuple(cards), colours).check_on(layout))
        return {
            "deck": {"name": "x", "cards": to_builtins(tuple(cards)), "colours": colours},
            "layout": to_builtins(layout),
            "gives": {"fault": fault, "misfit": misfit},
        }

    def with_first(card: Card) -> list[Card]:
        return [card, *usual.cards[1:]]

    yield asked(usual.cards)
    yield asked(usual.cards[:24])
    yield asked(usual.cards, layout=xobrainer_files.layout("wild"))
    yield asked(usual.cards, layout=xobrainer_files.layout("calm"))
    yield asked(with_first(Card(("a1", "f6"), ("j3", "e9"))))
    yield asked(with_first(Card(("a1", "f6"), ("j3", "e9"))), "free")
    yield asked(with_first(Card(("a1", "f6", "j3", "e9"), ())), "free")
    yield asked(with_first(Card((), ("a1", "f6", "j3", "e9"))), "free")
    yield asked(with_first(Card(("a1", "f6", "j3"), ())))
    yield asked(with_first(Card(("a1", "f6", "j3"), ("k9",))))
    yield asked(with_first(Card(("a1", "f6", "j3"), ("a10",))))
    yield asked(with_first(Card(("a1", "a1", "j3"), ("e9",))))
    for number in range(4):
        layout = _random_layout(number)
        yield {
            "deck": to_builtins(usual),
            "layout": to_builtins(layout),
            "gives": {"fitted": to_builtins(usual.fitted_to(layout).cards)},
        }
    for name in xobrainer_files.layout_names():
        layout = xobrainer_files.layout(name)
        yield {
            "deck": to_builtins(usual),
            "layout": to_builtins(layout),
            "gives": {"fitted": to_builtins(usual.fitted_to(layout).cards)},
        }


def _named(layout: Layout) -> Any:
    return layout.name if layout.name in xobrainer_files.layout_names() else to_builtins(layout)


# Rows of five


def _board(pieces: dict[str, str]) -> str:
    cells = EMPTY
    for square, piece in pieces.items():
        cells = with_piece(cells, square, piece)
    return cells


def _boards() -> Iterator[Case]:
    for number in range(60):
        chance = Chance(number)
        filled = chance.sample(SQUARES, chance.choice((8, 20, 45, 60)))
        cells = _board({square: chance.choice("XxOo") for square in filled})
        yield {"cells": cells, "gives": has_row(cells)}


def _line(x: int, y: int, way: tuple[int, int], count: int) -> list[str]:
    return [SQUARES[x + i * way[0] + 10 * (y + i * way[1])] for i in range(count)]


_WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))


def _rows() -> Iterator[Case]:
    """Runs by shape and by colour through one square, on which the last piece was laid."""
    layouts = [xobrainer_files.layout(name) for name in xobrainer_files.layout_names()] + [
        _random_layout(7)
    ]
    for number in range(160):
        chance = Chance(number)
        layout = layouts[number % len(layouts)]
        rows = cast(Any, ("best", "all")[number // 4 % 2])
        x, y = chance.randrange(2, 8), chance.randrange(2, 8)
        last = SQUARES[x + 10 * y]
        lines = [
            _run_through(x, y, _WAYS[i], chance)
            for i in chance.sample(range(4), chance.choice((1, 1, 2, 3)))
        ]
        pieces = {square: chance.choice("XXXXXXxo") for line in lines for square in line}
        cells = _board(pieces | {last: "X"})
        runs = [[SQUARES[i] for i in run] for _, run in runs_through(cells, INDEX[last], 0)]
        if not runs:
            continue
        state = replace(kit.begin(Config(layout, rows=rows)))
        state = replace(state, board=replace(state.board, cells=cells))
        made = xobrainer._row_made(state, last, 0)
        assert made is not None
        yield {
            "layout": _named(layout),
            "rows": rows,
            "runs": runs,
            "gives": to_builtins(list(dict.fromkeys(row.squares for row in made[1]))),
        }


def _run_through(x: int, y: int, way: tuple[int, int], chance: Chance) -> list[str]:
    """Five or more in this direction that hold the square; none where there is no room."""
    dx, dy = way
    before = chance.randrange(5)
    while before and not (0 <= x - before * dx < 10 and 0 <= y - before * dy < 10):
        before -= 1
    count, most = 0, chance.choice((5, 5, 6, 7, 9))
    while (
        count < most and 0 <= x + (count - before) * dx < 10 and 0 <= y + (count - before) * dy < 10
    ):
        count += 1
    return _line(x - before * dx, y - before * dy, way, count) if count >= 5 else []


# What cards and rows are worth


def _cards_of(state: State) -> list[Case]:
    """The secret cards as they were dealt."""
    return [
        {"variant": variant.name, "seats": list(hand.seats), "card": hand.card}
        for variant, note in zip(state.config.variants, state.notes, strict=True)
        if hasattr(note, "hands")
        for hand in note.hands
    ]


def _agreed(config: Config) -> Case:
    """What the twins are told; our layouts and our deck by their names."""
    plain = to_builtins(config)
    del plain["large_teams"]
    plain["layout"] = _named(config.layout)
    plain["deck"] = None if config.deck is None else config.deck.name
    return cast(Case, plain)


_LENGTHS = (Sets(5), Sets(1), Rounds(3), Points(50), SingleRound())
_MIXES: tuple[tuple[Variant, ...], ...] = (
    (),
    (Mission(),),
    (Mission("four-pieces"),),
    (Trap(),),
    (Trap("victim"),),
    (Trap(), Mission()),
    (Map(), Trap("victim"), Mission("four-pieces")),
)


def _awards() -> Iterator[Case]:
    for number in range(70):
        chance = Chance(number)
        mix = _MIXES[number % len(_MIXES)]
        layout = xobrainer_files.layout(("default", "calm", "wild")[number % 3])
        config = kit.config(
            *mix,
            layout=layout,
            length=_LENGTHS[number % 5],
            rows=("best", "all")[number % 2],
            teams=chance.choice(((1, 1), (1, 1), (2, 1), (2, 2), (1, 3))),
        )
        state = kit.begin(config)
        hands = _cards_of(state)
        side = chance.randrange(2)
        laid = _likely(state, hands, chance)
        rows = _some_rows(chance)
        state = replace(state, board=replace(state.board, plies=laid))
        events = _ended(state, side, rows)
        award = next(event for event in events if isinstance(event, Awarded))
        yield {
            "agreed": _agreed(config),
            "hands": hands,
            "side": side,
            "rows": rows,
            "laid": [[ply.square, ply.piece] for ply in laid],
            "at_once": to_builtins(_claimed_at_once(state, side)),
            "gives": to_builtins(award),
        }


def _claimed_at_once(state: State, side: int) -> list[Claimed]:
    """What Mission claims when a piece is laid, whether it makes a row or not."""
    placed = Placed(side, side, "a1", "X", 0)
    pairs = zip(state.config.variants, state.notes, strict=True)
    answers = [
        variant.react(note, placed, state.board, state.config, Tape())
        for variant, note in pairs
        if isinstance(variant, Mission)
    ]
    return [event for events in answers for event in events if isinstance(event, Claimed)]


def _some_rows(chance: Chance) -> list[list[str]]:
    ways = chance.sample(((1, 0), (0, 1), (1, 1)), chance.choice((1, 1, 1, 2)))
    return [_line(chance.randrange(6), chance.randrange(6), way, 5) for way in ways]


def _likely(state: State, hands: list[Case], chance: Chance) -> tuple[Ply, ...]:
    """Pieces of both sides, rather those that the cards ask for."""
    pieces: dict[str, Piece] = {}
    for square in chance.sample(SQUARES, 6):
        pieces[square] = chance.choice(("X", "x", "O", "o"))
    luck = chance.choice((0.2, 0.5, 0.95))
    for hand in hands:
        for mark in _marks(state.config, hand):
            if chance.random() < luck:
                pieces[mark.square] = mark.piece
    return tuple(Ply(0, square, piece, "") for square, piece in sorted(pieces.items()))


def _marks(config: Config, hand: Case) -> tuple[Mark, ...]:
    card, side = config.cards[hand["card"]], config.sides[hand["seats"][0]]
    if hand["variant"] == "mission":
        return as_own(card, side)
    trap = next(variant for variant in config.variants if isinstance(variant, Trap))
    return as_traps(card, 1 - side, config.layout, by_victim=trap.colours == "victim")


def _ended(state: State, side: int, rows: list[list[str]]) -> Sequence[Any]:
    table = xobrainer._reactor(state, Rolls(1))
    made = tuple(Row("shape", tuple(row)) for row in rows)
    table.play(RowMade(side, made, 0))
    return table.step().events


# Whole matches


def _matches() -> Iterator[Case]:
    """Matches of chance as a table sees them: deals, turns, clocks and points, without squares."""
    settings = [
        kit.config(length=SingleRound()),
        kit.config(length=Sets(1)),
        kit.config(TimeBomb(5), length=Rounds(2)),
        kit.config(TimeBalance(10), length=Sets(1)),
        kit.config(TimeBalance(10), Random(), length=Points(30)),
        kit.config(Random(), Mission(), length=Sets(1)),
        kit.config(Map(), Trap(), Mission(), teams=(2, 1), length=Rounds(2)),
        kit.config(Map(), Random(), Trap("victim"), TimeBomb(3), length=Rounds(3)),
        kit.config(Map(), Mission("four-pieces"), TimeBalance(20), length=Sets(1), rows="all"),
        kit.config(
            TimeBomb(3), teams=(3, 2), length=Rounds(1), layout=xobrainer_files.layout("wild")
        ),
    ]
    for number, config in enumerate(settings):
        yield {"agreed": _agreed(config), "steps": _shortened(_match(config, number))}
    knockout = kit.config(Trap(), Mission(), length=Sets(3), layout=xobrainer_files.layout("wild"))
    yield {"agreed": _agreed(knockout), "steps": _shortened(_match(knockout, 12))}
    drawn = kit.config(TimeBomb(4), length=SingleRound())
    yield {"agreed": _agreed(drawn), "steps": _shortened(_match(drawn, 0, is_peaceful=True))}
    idle = kit.config(TimeBomb(3), length=Sets(1))
    yield {"agreed": _agreed(idle), "steps": _shortened(_match(idle, 1, is_idle=True))}


def _shortened(steps: Iterator[Case]) -> list[Case]:
    """What is as it was one step earlier is not said again."""
    told: Case = {}
    short = []
    for step in steps:
        gives = step["gives"]
        news = {key: value for key, value in gives.items() if told.get(key, ...) != value}
        short.append({**step, "gives": news})
        told = {**told, **gives}
    return short


def _match(
    config: Config, number: int, *, is_idle: bool = False, is_peaceful: bool = False
) -> Iterator[Case]:
    chance, at = Chance(number), 0
    recorder = Recorder(Rolls(number))
    step = xobrainer.apply(xobrainer.opening(config), Move(None, Begin(), at), recorder)
    yield _told("begin", at, recorder, step.state)
    while xobrainer.outcome(step.state) is None:
        due = xobrainer.wake_at(step.state)
        at += chance.choice((80, 900, 2_500, 4_900))
        recorder = Recorder(Rolls(len(step.state.board.plies) + number))
        if due is not None and (due <= at or is_idle):
            at = due
            step = xobrainer.apply(step.state, Move(None, Tick(), at), recorder)
            ask = "next" if any(_is_rest(event) for event in step.events) else "time"
            yield _told(ask, at, recorder, step.state)
            continue
        seat = step.state.to_move
        if seat is None:
            continue
        before = step.state
        action = _peaceful(before, chance) if is_peaceful else kit._choose(before, seat, chance)
        step = xobrainer.apply(before, Move(seat, action, at), recorder)
        yield {
            **_told("lay", at, recorder, step.state),
            **_won(step.events, before),
        }


def _peaceful(state: State, chance: Chance) -> PlacePiece:
    """Anywhere, as long as nobody gets a row by it."""
    assert state.to_move is not None
    rows = {threat.square for threat in state.threats if threat.by == state.to_move}
    legal = [a for a in xobrainer.legal_actions(state, state.to_move) if isinstance(a, PlacePiece)]
    return chance.choice([action for action in legal if action.square not in rows] or legal)


def _is_rest(event: object) -> bool:
    return isinstance(event, Expired) and event.variant == "rest"


def _won(events: Sequence[Any], before: State) -> Case:
    """The row or the mission that ended the round, and all that players had laid."""
    award = next((event for event in events if isinstance(event, Awarded)), None)
    placed = next((event for event in events if isinstance(event, Placed)), None)
    if award is None or placed is None:
        return {}
    rows = [to_builtins(row.squares) for e in events if isinstance(e, RowMade) for row in e.rows]
    laid = [[ply.square, ply.piece] for ply in before.board.plies]
    return {
        "side": award.side,
        "rows": rows,
        "laid": [*laid, [placed.square, placed.piece]],
        "award": to_builtins(award),
    }


def _told(ask: str, at: int, recorder: Recorder, state: State) -> Case:
    board, rest = state.board, state.rest
    clock = next((n for n in state.notes if isinstance(n, Fuse | Bar)), None)
    gives: Case = {
        "round": state.round,
        "first": board.first,
        "side": None if board.turn is None else board.turn.side,
        "seat": state.to_move,
        "lineups": list(board.lineups),
        "bags": to_builtins(board.bags),
        "points": list(state.points),
        "sets": list(state.sets),
        "resting": rest is not None,
    }
    if board.turn is not None and clock is not None:
        gives["clock"] = to_builtins(clock)
    gives["hands"] = _cards_of(state)
    gives["end"] = None if state.end is None else [state.end.winner, state.end.reason]
    told = {"ask": ask, "at": at, "gives": gives}
    return {**told, "picks": recorder.picks} if recorder.picks else told


FILES: dict[str, Callable[[], Iterator[Case]]] = {
    "awards": _awards,
    "boards": _boards,
    "decks": _decks,
    "layouts": _layouts,
    "lineups": _lineups,
    "matches": _matches,
    "rows": _rows,
}
