"""Measures the team mates of X-Code, beside two that cheat.

    python -m bench.bots_xcode                      all that is asked for: levels, players, rungs
    python -m bench.bots_xcode --resume             the same, going on where it stopped
    python -m bench.bots_xcode --table              what the newest results say, as a table
    python -m bench.bots_xcode --plot FILE.svg      the same as a picture
    python -m bench.bots_xcode --level level-3 --players 8 --rung honest --pace 3000
    python -m bench.bots_xcode --signature          one number: changes if play does

Rungs: *draws* sees all hands and the coming draws, *hands* all hands, *honest* its own view.  All
of them play the same deals at the same pace, in simulated time: a busy machine measures the same
matches, just later.  Every match is a line in bench/results/; the interval is Wilson's for 95 %.
"""

import argparse
import hashlib
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench import batches
from bench.arena_xcode import Mind, honest, play
from bench.batches import say
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
    read,
    scores_of,
    table,
)
from knobel.bots.xcode import player
from knobel.catalog import xcode as xcode_files
from knobel.core.game import Millis, Seat
from knobel.games.xcode import Action, Config, State, write_action

DEALS = 500
MISSION_DEALS = 200
FIRST_DEAL = 1_000
"""Bots and planners were tuned on some of the deals before."""


def play_one(task: tuple[Cell, int]) -> Game:
    """One match of a cell; all rungs have the same deals."""
    cell, number = task
    begun = time.process_time()
    seed = f"{cell.level} {cell.players} {number}"
    settings = Config(xcode_files.level(cell.level), cell.players)
    played = play(settings, seed, _mind(cell.rung, seed), cell.pace)
    return Game(cell, fingerprint(cell.rung), number, played, time.process_time() - begun)


def _mind(rung: str, seed: str) -> Mind:
    return honest(seed) if rung == HONEST else Planner(foresight=rung == DRAWS).choose


# What to play


def cells_of(
    levels: Iterable[str], players: Iterable[int], rungs: Sequence[str], pace: Millis
) -> list[Cell]:
    """Levels with all players and rungs; missions are for honest ones on four seats."""
    missions = xcode_files.missions()
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
        usual = MISSION_DEALS if cell.level in xcode_files.missions() else DEALS
        count = usual if deals is None else deals
        numbers = range(FIRST_DEAL, FIRST_DEAL + count)
        piles.append([(cell, n) for n in numbers if (cell, n) not in finished])
    return batches.in_turn(piles)


def signature(pace: Millis) -> str:
    """The number and a digest of everything that honest players do, one match of each cell."""
    digest, actions = hashlib.sha256(), 0

    def watch(_state: State, seat: Seat, action: Action, at: Millis) -> None:
        nonlocal actions
        actions += 1
        digest.update(f"{at} {seat} {write_action(action)}\n".encode())

    for cell in cells_of(xcode_files.stages(), PLAYERS, [HONEST], pace):
        seed = f"{cell.level} {cell.players} {FIRST_DEAL}"
        settings = Config(xcode_files.level(cell.level), cell.players)
        play(settings, seed, honest(seed), pace, watch)
    return f"{actions} {digest.hexdigest()[:16]}"


def main() -> None:
    human = player("human").level.budget.millis
    parser = argparse.ArgumentParser(description="Measures the team mates of X-Code.")
    parser.add_argument("--level", action="append", choices=xcode_files.stages())
    parser.add_argument("--players", action="append", type=int, choices=range(2, 9))
    parser.add_argument("--rung", action="append", choices=RUNGS)
    parser.add_argument("--pace", type=int, default=human, help="milliseconds an action")
    parser.add_argument("--deals", type=int, help=f"usually {DEALS}, of missions {MISSION_DEALS}")
    batches.add_flags(parser)
    parser.add_argument("--table", action="store_true", help="print the results, play nothing")
    parser.add_argument("--plot", type=Path, help="draw the results into this file, play nothing")
    parser.add_argument("--all", action="store_true", help="results of former players too")
    parser.add_argument("--signature", action="store_true", help="print it, measure nothing")
    options = parser.parse_args()
    if options.signature:
        say(signature(options.pace))
        return
    looks_back = options.resume or options.table or options.plot
    file: Path = options.file or (batches.newest("xcode") if looks_back else batches.fresh("xcode"))
    if options.plot:
        scores = scores_of(read(file, current=not options.all))
        options.plot.write_text(plot(scores, options.pace), encoding="utf-8")
        return
    if not options.table:
        cells = cells_of(
            options.level or xcode_files.stages(),
            options.players or PLAYERS,
            options.rung or RUNGS,
            options.pace,
        )
        tasks = tasks_of(cells, options.deals, read(file))
        batches.run_as(options, play_one, tasks, file)
    for line in table(read(file, current=not options.all)):
        say(line)


if __name__ == "__main__":
    main()
