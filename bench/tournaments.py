"""Simulates tournaments and checks every promise.

    python -m bench.tournaments --events 20000             all cores of this machine
    python -m bench.tournaments --events 20000 --resume    go on after anything was killed
    python -m bench.tournaments --events 20000 --cluster   the same by Ray, or at its HOST:6379
    python -m bench.tournaments --seed 17                  this one again

Shows its progress, then every broken promise with its seed, and how many tournaments of each format
were played.  Each tournament is a line in bench/results/, which counts only for the code that it was
played with.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from bench import batches
from bench.batches import say
from bench.scores_tournaments import Played, fingerprint, read
from tests.tournament.simulation.forms import setup_of
from tests.tournament.simulation.playing import play


def play_one(task: tuple[str, int]) -> Played:
    form, seed = task
    begun = time.process_time()
    broken = tuple(play(seed))
    return Played(fingerprint(), form, seed, broken, time.process_time() - begun)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    if options.seed is not None:
        broken = play(options.seed)
        say(f"{setup_of(Random(options.seed))}\n{broken or 'nothing is broken'}")
        return bool(broken)
    seeds = range(options.first, options.first + options.events)
    name = "tournaments"
    file = options.file or (batches.newest(name) if options.resume else batches.fresh(name))
    done = {one.seed for one in read(file, seeds)}
    tasks = [(setup_of(Random(seed)).format, seed) for seed in seeds if seed not in done]
    batches.run_as(options, play_one, tasks, file)
    return _conclude(read(file, seeds))


def _conclude(found: Sequence[Played]) -> int:
    """Print what was found; 1 if a promise was broken."""
    for one in found:
        for broken in one.broken:
            say(f"--seed {one.seed}: {broken.promise}: {broken.detail}")
    count = Counter(one.format for one in found)
    formats = ", ".join(f"{name} {times}" for name, times in count.most_common())
    say(f"{len(found)} tournaments ({formats})")
    faulty = sum(bool(one.broken) for one in found)
    say(f"{faulty} broke a promise; {sum(one.cpu for one in found):.0f} s of CPU")
    return bool(faulty)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.tournaments", description="Simulates tournaments."
    )
    add = parser.add_argument
    add("--events", type=int, default=1000, help="number of tournaments")
    add("--first", type=int, default=0, help="the first seed")
    add("--seed", type=int, help="play this tournament alone")
    batches.add_flags(parser)
    parser.set_defaults(jobs=os.cpu_count() or 1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
