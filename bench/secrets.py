"""Searches for something that tells a viewer what it may not know.

    python -m bench.secrets --pairs 1000
    python -m bench.secrets --pairs 100 --from 5000 --games NAME

Each pair is a match that is played on two servers in this process, which differ only in what some
viewers may not know; these must receive the same bytes.  See tests/kit/twins.py.  Exits with 1 if a
viewer could tell the two apart; `--from` with the number of that pair plays it again.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from msgspec import Struct

from bench.batches import Bar, in_turn, say
from tests.kit.secrets import SECRETS
from tests.kit.twins import Betrayed, played, two_worlds
from tests.kit.wires import static_files


class Pair(Struct, frozen=True):
    """A pair that was played."""

    kind: str
    cpu: float
    told: str


async def _search(games: list[str], numbers: range) -> int:
    tasks = in_turn([[(game, number) for number in numbers] for game in games])
    bar = Bar([game for game, _ in tasks])
    compared: dict[str, Counter[str]] = {game: Counter() for game in games}
    betrayed: list[Betrayed] = []
    with tempfile.TemporaryDirectory() as folder:
        async with two_worlds(static_files(Path(folder) / "static")) as worlds:
            for game, number in tasks:
                begun = time.process_time()
                try:
                    compared[game] += await played(worlds, game, number)
                except Betrayed as fault:
                    betrayed.append(fault)
                told = f"{game} {number}, found {len(betrayed)}"
                bar.advance(Pair(game, time.process_time() - begun, told))
    bar.close()
    for game, counts in compared.items():
        say(f"{game}: {sum(counts.values())} times the same for a viewer")
        for kind, count in counts.most_common():
            say(f"  {count:7} {kind}")
    for found in betrayed:
        say(str(found))
    return len(betrayed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=200, help="of each game")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first number")
    parser.add_argument("--games", default=",".join(SECRETS), help="by name, with commas")
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.pairs)
    sys.exit(1 if asyncio.run(_search(asked.games.split(","), numbers)) else 0)


if __name__ == "__main__":
    main()
