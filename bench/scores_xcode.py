"""Results of matches of X-Code: written down, read back, told as a table.

A line of a file is a match.  It counts only for the rules and the players that it was measured
with; comments and docstrings may change.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from bench import batches, fingerprints
from bench.arena_xcode import Played
from bench.intervals import wilson
from knobel import bots
from knobel.catalog import xcode as xcode_files
from knobel.core.game import Millis
from knobel.games import xcode

DRAWS, HANDS, HONEST = RUNGS = ("draws", "hands", "honest")
"""Knows all hands and the coming draws; knows all hands; knows its own hand and what is said."""
PLAYERS = (2, 4, 6, 8)
MISSION_PLAYERS = 4

# What is asked for
FLOOR = 0.90
"""The share of level 1 that a player who knows all hands wins with four players ..."""
REACHED = 0.85
"""... and the share of its wins that honest players must reach on levels 1 to 3 ..."""
COUNTS = 0.20
"""... wherever its own share is at least this; and their share of each mission."""


class Cell(Struct, frozen=True):
    """A level, the number and kind of its players, and their pace."""

    level: str
    players: int
    rung: str
    pace: Millis

    def __str__(self) -> str:
        return f"{self.level}, {self.players} players, {self.rung}"


class Game(Struct, frozen=True):
    """A match that was played: a line of the results."""

    cell: Cell
    print: str
    number: int
    played: Played
    cpu: float

    @property
    def kind(self) -> Cell:
        return self.cell

    @property
    def told(self) -> str:
        return f"{'won' if self.played.is_won else 'lost'} {self.cell}"


@cache
def fingerprint(rung: str) -> str:
    """Of the rules, the levels and the players of this rung."""
    here = Path(__file__).parent
    files = [here / "arena_xcode.py"]
    if rung == HONEST:
        files += sorted((Path(bots.__file__).parent / "xcode").glob("*.py"))
    else:
        files += [here / "planner_xcode.py"]
    levels = [xcode_files.level(name) for name in xcode_files.stages()]
    return fingerprints.of_code(files, xcode.RULES, levels)


def read(file: Path, *, current: bool = True) -> list[Game]:
    """The matches in the file; only those of today's players and rules, unless all are wanted."""
    games = batches.read(file, Game)
    return [game for game in games if not current or game.print == fingerprint(game.cell.rung)]


# What they say


class Score(Struct, frozen=True):
    """What the matches of one cell say."""

    games: int
    won: int
    seconds: float | None
    """The median of the matches that were won."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


Scores = Mapping[Cell, Score]


def scores_of(games: Sequence[Game]) -> dict[Cell, Score]:
    """A match that was played twice counts once."""
    by_cell: defaultdict[Cell, dict[int, Played]] = defaultdict(dict)
    for game in games:
        by_cell[game.cell][game.number] = game.played
    found = {}
    for cell, played in by_cell.items():
        won = [one.seconds for one in played.values() if one.is_won]
        found[cell] = Score(len(played), len(won), statistics.median(won) if won else None)
    return found


def table(games: Sequence[Game]) -> Iterator[str]:
    """Markdown: the levels, the missions, and whether that is what was asked for."""
    scores = scores_of(games)
    for pace in sorted({cell.pace for cell in scores}):
        mine = {cell: score for cell, score in scores.items() if cell.pace == pace}
        yield f"An action every {pace / 1000:g} seconds:"
        yield ""
        yield from _levels(mine, pace)
        if any(cell.level in xcode_files.missions() for cell in mine):
            yield ""
            yield from _missions(mine, pace)
        yield ""
        yield from wanted(mine, pace)
        yield ""
        yield from _spent([game for game in games if game.cell.pace == pace])
        yield ""


def _levels(scores: Scores, pace: Millis) -> Iterator[str]:
    heads = (f"{rung} | 95 % | s" for rung in RUNGS)
    yield f"| level | players | {' | '.join(heads)} | deals |"
    yield f"|---|--:|{'--:|---|--:|' * len(RUNGS)}--:|"
    for level in xcode_files.levels():
        for players in PLAYERS:
            row = [scores.get(Cell(level, players, rung, pace)) for rung in RUNGS]
            deals = min((score.games for score in row if score), default=0)
            if deals:
                yield f"| {level} | {players} | {' | '.join(map(_told, row))} | {deals} |"


def _missions(scores: Scores, pace: Millis) -> Iterator[str]:
    yield f"| mission | {HONEST}, {MISSION_PLAYERS} players | 95 % | s | deals |"
    yield "|---|--:|---|--:|--:|"
    for name in xcode_files.missions():
        score = scores.get(Cell(name, MISSION_PLAYERS, HONEST, pace))
        if score:
            yield f"| {name} | {_told(score)} | {score.games} |"


def _told(score: Score | None) -> str:
    if score is None:
        return "| |"
    low, high = score.bounds
    seconds = "–" if score.seconds is None else f"{score.seconds:.0f}"
    return f"{score.share:.1%} | {low:.1%} to {high:.1%} | {seconds}"


def wanted(scores: Scores, pace: Millis) -> Iterator[str]:
    """What was asked for, and whether it is so."""
    floor = scores.get(Cell("level-1", 4, HANDS, pace))
    if floor:
        yield f"- {HANDS} on level 1 with four players: {floor.share:.1%}, wanted {FLOOR:.0%}: {_yes(floor.share >= FLOOR)}"
    pooled, passed = pool(scores, pace)
    if pooled:
        share = sum(own for own, _ in pooled) / sum(other for _, other in pooled)
        yield (
            f"- {HONEST} wins {share:.1%} of what {HANDS} wins on levels 1 to 3, over {len(pooled)} cells"
            f" ({passed} passed over), wanted {REACHED:.0%}: {_yes(share >= REACHED)}"
        )
    missions = [scores.get(Cell(n, MISSION_PLAYERS, HONEST, pace)) for n in xcode_files.missions()]
    shares = [score.share for score in missions if score]
    if shares:
        yield f"- the hardest of {len(shares)} missions: {min(shares):.1%}, wanted {COUNTS:.0%}: {_yes(min(shares) >= COUNTS)}"


def pool(scores: Scores, pace: Millis) -> tuple[list[tuple[float, float]], int]:
    """The shares of honest players beside those who know all hands, and how many do not count."""
    found, passed = [], 0
    for level in xcode_files.levels()[:3]:
        for players in PLAYERS:
            own = scores.get(Cell(level, players, HONEST, pace))
            other = scores.get(Cell(level, players, HANDS, pace))
            if own and other and other.share >= COUNTS:
                found.append((own.share, other.share))
            elif own and other:
                passed += 1
    return found, passed


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "**no**"


def _spent(games: Sequence[Game]) -> Iterator[str]:
    """What a decision costs, and what is done in a match."""
    for rung in RUNGS:
        mine = [game for game in games if game.cell.rung == rung]
        if not mine:
            continue
        total: Counter[str] = Counter()
        for game in mine:
            total.update(game.played.actions)
        count = sum(total.values())
        micros = 1_000_000 * sum(game.cpu for game in mine) / count
        kinds = ", ".join(f"{kind} {number / count:.0%}" for kind, number in total.most_common())
        refused = sum(game.played.refused for game in mine)
        yield f"- {rung}: {micros:.0f} µs CPU an action, the rules included; {refused} refused; {kinds}"
