"""Measures the team mates of X-Code, beside two that cheat.

    python -m bench.bots_xcode                      all that is asked for: levels, players, rungs
    python -m bench.bots_xcode --resume             the same, going on where it stopped
    python -m bench.bots_xcode --table              what the newest results say, as a table
    python -m bench.bots_xcode --plot FILE.svg      the same as a picture
    python -m bench.bots_xcode --level level-3 --players 8 --rung honest --pace 3000

Rungs: *draws* sees all hands and the coming draws, *hands* all hands, *honest* its own view.  All
of them play the same deals at the same pace, in simulated time: a busy machine measures the same
matches, just later.  Every match is a line in bench/results/; the interval is Wilson's for 95 %.
"""

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path

import msgspec

from bench.arena_xcode import Mind, honest, play
from bench.planner_xcode import Planner
from bench.plot_xcode import plot
from bench.scores_xcode import (
    DRAWS,
    HONEST,
    MISSION_PLAYERS,
    PLAYERS,
    RUNGS,
    Cell,
    Game,
    fingerprint,
    fresh,
    mend,
    newest,
    read,
    scores_of,
    table,
)
from knobel.bots.xcode import player
from knobel.catalog import courses
from knobel.core.game import Millis
from knobel.games.xcode import Config

DEALS = 500
MISSION_DEALS = 200
FIRST_DEAL = 1_000
"""Bots and planners were tuned on some of the deals before."""


def say(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def play_one(task: tuple[Cell, int]) -> Game:
    """One match of a cell; all rungs have the same deals."""
    cell, number = task
    begun = time.process_time()
    seed = f"{cell.level} {cell.players} {number}"
    settings = Config(courses.level(cell.level), cell.players)
    played = play(settings, seed, _mind(cell.rung, seed), cell.pace)
    return Game(cell, fingerprint(cell.rung), number, played, time.process_time() - begun)


def _mind(rung: str, seed: str) -> Mind:
    return honest(seed) if rung == HONEST else Planner(foresight=rung == DRAWS).choose


def _prepare(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process tells the others
    os.nice(niceness)


def run(tasks: Sequence[tuple[Cell, int]], file: Path, jobs: int, niceness: int) -> None:
    """Play all matches and write each down as soon as it is finished."""
    file.parent.mkdir(exist_ok=True)
    mend(file)
    bar = Bar(tasks)
    spawned = multiprocessing.get_context("spawn")
    with file.open("ab") as out, spawned.Pool(jobs, _prepare, (niceness,)) as pool:
        bar.show()
        for game in pool.imap_unordered(play_one, tasks, chunksize=4):
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            bar.advance(game)
    bar.close()


class Bar:
    """How far it is, and how long it will take."""

    def __init__(self, tasks: Sequence[tuple[Cell, int]]) -> None:
        self._left = Counter(cell for cell, _ in tasks)
        self._all, self._done = len(tasks), 0
        self._cpu: defaultdict[Cell, list[float]] = defaultdict(list)
        self._begun = self._shown = time.monotonic()

    def advance(self, game: Game) -> None:
        self._done += 1
        self._left[game.cell] -= 1
        self._cpu[game.cell].append(game.cpu)
        if self._done == self._all or time.monotonic() > self._shown + 0.5:
            self.show(f"{'won' if game.played.is_won else 'lost'} {game.cell}")

    def show(self, last: str = "") -> None:
        self._shown = time.monotonic()
        filled = 24 * self._done // max(1, self._all)
        left = "?" if not self._done else _clock(self._seconds_left())
        text = f"[{'#' * filled}{'.' * (24 - filled)}] {self._done}/{self._all}  left {left}"
        sys.stderr.write(f"\r\033[K{text}  {last}"[:110])
        sys.stderr.flush()

    def _seconds_left(self) -> float:
        """By what matches of each kind took so far."""
        times = [cpu for one in self._cpu.values() for cpu in one]
        usual = sum(times) / len(times)
        work = sum(
            count * (sum(self._cpu[c]) / len(self._cpu[c]) if self._cpu.get(c) else usual)
            for c, count in self._left.items()
        )
        return work * (time.monotonic() - self._begun) / max(sum(times), 1e-9)

    def close(self) -> None:
        sys.stderr.write("\n")


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"


# What to play


def cells_of(
    levels: Iterable[str], players: Iterable[int], rungs: Sequence[str], pace: Millis
) -> list[Cell]:
    """Levels with all players and rungs; missions are for honest ones on four seats."""
    missions = courses.missions()
    sizes = list(players)
    found = []
    for level in levels:
        if level not in missions:
            found += [Cell(level, size, rung, pace) for size in sizes for rung in rungs]
        elif HONEST in rungs:
            found.append(Cell(level, MISSION_PLAYERS, HONEST, pace))
    return found


def tasks_of(
    cells: Iterable[Cell], deals: int | None, done: Iterable[Game]
) -> list[tuple[Cell, int]]:
    """The matches still to be played, a bit of everything first."""
    finished = {(game.cell, game.number) for game in done}
    piles = []
    for cell in cells:
        usual = MISSION_DEALS if cell.level in courses.missions() else DEALS
        count = usual if deals is None else deals
        numbers = range(FIRST_DEAL, FIRST_DEAL + count)
        piles.append([(cell, n) for n in numbers if (cell, n) not in finished])
    return [task for row in zip_longest(*piles) for task in row if task is not None]


def main() -> None:
    human = player("human").level.budget.millis
    parser = argparse.ArgumentParser(description="Measures the team mates of X-Code.")
    parser.add_argument("--level", action="append", choices=courses.course())
    parser.add_argument("--players", action="append", type=int, choices=range(2, 9))
    parser.add_argument("--rung", action="append", choices=RUNGS)
    parser.add_argument("--pace", type=int, default=human, help="milliseconds an action")
    parser.add_argument("--deals", type=int, help=f"usually {DEALS}, of missions {MISSION_DEALS}")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--nice", type=int, default=10)
    parser.add_argument("--resume", action="store_true", help="go on with the newest results")
    parser.add_argument("--file", type=Path, help="results to go on with, or to look at")
    parser.add_argument("--table", action="store_true", help="print the results, play nothing")
    parser.add_argument("--plot", type=Path, help="draw the results into this file, play nothing")
    parser.add_argument("--all", action="store_true", help="results of former players too")
    options = parser.parse_args()
    looks_back = options.resume or options.table or options.plot
    file: Path = options.file or (newest() if looks_back else fresh())
    if options.plot:
        scores = scores_of(read(file, current=not options.all))
        options.plot.write_text(plot(scores, options.pace), encoding="utf-8")
        return
    if not options.table:
        cells = cells_of(
            options.level or courses.course(),
            options.players or PLAYERS,
            options.rung or RUNGS,
            options.pace,
        )
        say(f"results go to {os.path.relpath(file)}")
        try:
            run(tasks_of(cells, options.deals, read(file)), file, options.jobs, options.nice)
        except KeyboardInterrupt:
            say(f"\nstopped; --resume --file {os.path.relpath(file)} goes on")
    for line in table(read(file, current=not options.all)):
        say(line)


if __name__ == "__main__":
    main()
