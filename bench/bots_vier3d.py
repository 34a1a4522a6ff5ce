"""Measures the computer player for Vier-gewinnt 3D.

    python -m bench.bots_vier3d --signature         one number: changes if and only if play may
    python -m bench.bots_vier3d --speed             nodes per second of each search
    python -m bench.bots_vier3d --levels 40         each level against the one below
    python -m bench.bots_vier3d --pair oak redwood 40 most-lines balanced

Matches are played with seats changed, from openings of four balls of chance, each from both
sides; the interval is Wilson's for 95 %, a draw counting half.  Only nodes limit the players, so
that a busy machine measures the same games, just later.
"""

import argparse
import sys
import time
from itertools import pairwise

from bench.intervals import wilson
from knobel.bots import Budget
from knobel.bots.vier3d import LEVELS, engine_maker, player, question_of, warm
from knobel.bots.vier3d.search import Spot, rank
from knobel.games.vier3d import Config, view_for
from knobel.games.vier3d.lines import ROD_INDEX
from tests.bots.arena import BALANCED, FIRST, NONE, THREE, Rolls, Score, bot, compete, legal, wander

OPENING = 4
MEASURED = (FIRST, BALANCED, NONE)

# Depths at which each kind of position takes some 100,000 nodes.
SIGNATURE_DEPTHS = ((FIRST, 7), (BALANCED, 6), (NONE, 7), (THREE, 6))
SIGNATURE_PLIES = (0, 9, 18, 27, 36, 45, 54)


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def search(config: Config, plies: int, depth: int, nodes: int) -> int:
    """Nodes that a search of one position takes."""
    state = wander(config, plies, Rolls(plies))
    if state.to_move is None:
        return 0
    question = question_of(view_for(state, state.to_move))
    spots = [Spot(ROD_INDEX[drop.rod], drop.yellow) for drop in legal(state)]
    engine = engine_maker()(1 << 20)
    return rank(question, spots, engine, Budget(nodes), depth, margin=0).nodes


def signature() -> int:
    """Nodes for a fixed set of positions: any change of search or evaluation changes it."""
    return sum(
        search(config, plies, depth, nodes=1 << 40)
        for config, depth in SIGNATURE_DEPTHS
        for plies in SIGNATURE_PLIES
    )


def speed() -> None:
    for config, _ in SIGNATURE_DEPTHS:
        begun, nodes = time.process_time(), 0
        for plies in (0, 8, 16, 24):
            nodes += search(config, plies, depth=64, nodes=2_000_000)
        seconds = time.process_time() - begun
        say(f"{name_of(config):26} {nodes / seconds / 1e6:5.2f} million nodes a second\n")


def name_of(config: Config) -> str:
    return config.variant if config == FIRST else f"{config.variant}, {config.yellow}"


def interval(score: Score) -> tuple[float, float]:
    """Between which shares of the points the true one lies, with 95 % certainty."""
    return wilson((score.wins + score.draws / 2) / score.games, score.games)


def pair(strong: str, weak: str, games: int, config: Config) -> None:
    """One match, a dot a pair of games."""
    one, other = player(strong), player(weak)
    minds = (
        bot(one, Rolls(1), Budget(one.level.budget.nodes)),
        bot(other, Rolls(2), Budget(other.level.budget.nodes)),
    )
    say(f"{name_of(config):22} {strong:>9} - {weak:8} ")
    begun, score = time.monotonic(), Score()
    for first in range(0, games, 2):
        more = compete(config, 2, *minds, openings=OPENING, first=first)
        score = Score(*(a + b for a, b in zip(score, more, strict=True)))
        say(".")
    low, high = interval(score)
    seconds = time.monotonic() - begun
    say(f" {score.wins} won, {score.draws} drawn, {score.losses} lost")
    say(f"  [{low:.0%}, {high:.0%}]  {seconds:.0f} s\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the Vier-gewinnt 3D player.")
    parser.add_argument("--signature", action="store_true")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--levels", type=int, metavar="GAMES")
    parser.add_argument("--pair", nargs=5, metavar=("STRONG", "WEAK", "GAMES", "VARIANT", "YELLOW"))
    options = parser.parse_args()
    warm()
    if options.signature:
        say(f"{signature()}\n")
    if options.speed:
        speed()
    if options.levels:
        for config in MEASURED:
            for weak, strong in pairwise(LEVELS):
                pair(strong.name, weak.name, options.levels, config)
    if options.pair:
        strong_name, weak_name, games, variant, yellow = options.pair
        pair(strong_name, weak_name, int(games), Config(variant, yellow))


if __name__ == "__main__":
    main()
