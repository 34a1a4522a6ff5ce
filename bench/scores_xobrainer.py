"""Results of matches of XOBrainer: written down, read back, told as a table.

A line of a file is a finished pair of matches.  It counts only for the rules, the engine and the
level that it was measured with; comments and docstrings may change.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bench import batches, fingerprints
from bench.arena_xobrainer import FORMS, GREEDY, MIXES, NAMES, config
from bench.intervals import wilson
from knobel import bots
from knobel.bots import Budget
from knobel.bots.xobrainer import LEVELS
from knobel.games import xobrainer

STEP = 0.60
"""The lower bound for each level against the next lower one."""
AGAINST_GREEDY = {"base": 0.95}
AGAINST_GREEDY_ELSE = 0.85
STRONGEST = LEVELS[-1].name


class Contest(Struct, frozen=True):
    """Two players, and the settings of their matches."""

    strong: str
    weak: str
    mix: str
    form: str
    opening: int = 0
    """The number of random pieces in every round before the players begin."""

    @property
    def names(self) -> tuple[str, str]:
        return self.strong, self.weak

    def __str__(self) -> str:
        return f"{self.strong} - {self.weak}, {self.mix}, {self.form}, {self.opening}"


class Game(Struct, frozen=True):
    """One match of a pair, from the strong one's side."""

    side: int
    """The side that the strong one has played."""
    score: float
    reason: str
    rounds: tuple[str, ...]
    points: tuple[str, ...]


class Pace(Struct, frozen=True):
    """CPU time of one player's moves: a histogram in twentieths of a millisecond."""

    seconds: float
    moves: int
    ticks: dict[str, int]


class Pair(Struct, frozen=True):
    """A finished pair: a line of the results."""

    contest: Contest
    prints: tuple[str, str]
    number: int
    games: tuple[Game, Game]
    paces: tuple[Pace, Pace]
    cpu: float

    @property
    def kind(self) -> Contest:
        return self.contest

    @property
    def told(self) -> str:
        return f"{sum(game.score for game in self.games):g}/2 {self.contest}"


TICK = 0.000_05


# What results depend on


@cache
def fingerprint(name: str) -> str:
    """Of the rules, the board and the player of this name; other levels may change."""
    board = config("everything", "set")
    here = Path(__file__).parent
    files = [here / "arena_xobrainer.py"]
    settings: tuple[object, ...] = (xobrainer.RULES, board.layout, board.deck)
    if name == GREEDY:
        files += [here / "greedy_xobrainer.py"]
    else:
        files += sorted((Path(bots.__file__).parent / "xobrainer").glob("*.py"))
        level = next(level for level in LEVELS if level.name == name)
        settings += (replace(level, budget=Budget(level.budget.nodes)),)
    return fingerprints.of_code(files, *settings, without=["LEVELS"])


# Results


def read(file: Path, *, current: bool = True) -> list[Pair]:
    """The pairs in the file; only those of today's players and rules, unless all are wanted."""
    pairs = batches.read(file, Pair)
    if not current:
        return pairs
    prints = {name: fingerprint(name) for name in NAMES}
    return [
        pair
        for pair in pairs
        if pair.prints == tuple(prints.get(name) for name in pair.contest.names)
    ]


def table(pairs: Sequence[Pair]) -> Iterator[str]:
    """Markdown, a line a contest."""
    yield "| players | mix | form | opening | won | drawn | lost | share | 95 % | wanted | ms a move (p99) | kinds |"
    yield "|---|---|---|--:|--:|--:|--:|--:|---|--:|--:|--:|"
    by_contest: defaultdict[Contest, list[Pair]] = defaultdict(list)
    for pair in pairs:
        by_contest[pair.contest].append(pair)
    for contest in sorted(by_contest, key=_place):
        yield _line(contest, by_contest[contest])


def _place(contest: Contest) -> tuple[Any, ...]:
    forms, mixes = list(FORMS), list(MIXES)
    return (
        contest.weak == GREEDY,
        NAMES.index(contest.strong),
        NAMES.index(contest.weak),
        forms.index(contest.form),
        contest.opening,
        mixes.index(contest.mix),
    )


def _line(contest: Contest, pairs: Sequence[Pair]) -> str:
    played = [game for pair in pairs for game in pair.games]
    won, drawn, lost = (sum(game.score == score for game in played) for score in (1, 0.5, 0))
    share = (won + drawn / 2) / len(played)
    low, high = wilson(share, len(played))
    paces = " / ".join(_speed([pair.paces[i] for pair in pairs]) for i in (0, 1))
    kinds = len({game.rounds for game in played})
    return (
        f"| {contest.strong} - {contest.weak} | {contest.mix} | {contest.form} | {contest.opening} "
        f"| {won} | {drawn} | {lost} | {share:.1%} | {low:.1%} to {high:.1%} "
        f"| {_wanted(contest, share, low)} | {paces} | {kinds} |"
    )


def _wanted(contest: Contest, share: float, low: float) -> str:
    """What the contest should show, and whether it does."""
    if contest.names in {(s.name, w.name) for w, s in pairwise(LEVELS)}:
        return f"low > {STEP:.0%} {'yes' if low > STEP else '**no**'}"
    if contest.names == (STRONGEST, GREEDY):
        wanted = AGAINST_GREEDY.get(contest.mix, AGAINST_GREEDY_ELSE)
        return f"≥ {wanted:.0%} {'yes' if share >= wanted else '**no**'}"
    return ""


def _speed(paces: Sequence[Pace]) -> str:
    """Mean milliseconds of a move and what 99 of 100 don't exceed."""
    ticks: Counter[int] = Counter()
    for pace in paces:
        ticks.update({int(tick): count for tick, count in pace.ticks.items()})
    moves, seconds = sum(pace.moves for pace in paces), sum(pace.seconds for pace in paces)
    if not moves:
        return "-"
    seen = 0
    for tick in sorted(ticks):
        seen += ticks[tick]
        if seen >= 0.99 * moves:
            break
    return f"{1000 * seconds / moves:.1f} ({1000 * TICK * (tick + 1):.1f})"


def lost_games(pairs: Sequence[Pair], strong: str, weak: str) -> Iterator[str]:
    """The matches that the first player has lost, to be looked at."""
    for pair in pairs:
        for game in pair.games:
            if pair.contest.names == (strong, weak) and game.score == 0:
                sides = "XO" if game.side == 0 else "OX"
                yield f"{pair.contest} #{pair.number}: {strong} {sides[0]}, {weak} {sides[1]}; {game.reason}"
                for squares, points in zip_longest(game.rounds, game.points, fillvalue="?"):
                    yield f"    {points:>9}  {squares}"
