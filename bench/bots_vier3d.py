"""Measures the computer player for Vier-gewinnt 3D.

    python -m bench.bots_vier3d --signature         one number: changes if and only if play may
    python -m bench.bots_vier3d --speed             nodes per second of each search
    python -m bench.bots_vier3d --levels 40         each level against the one below
    python -m bench.bots_vier3d --pair oak redwood 40 most-lines balanced
    python -m bench.bots_vier3d --levels 40 --resume    go on where it stopped; --cluster: by Ray

Matches are played with seats changed, from openings of four balls of chance, each from both
sides; the interval is Wilson's for 95 %, a draw counting half.  Only nodes limit the players, so
that a busy machine measures the same games, just later.  Every pair of games is a line in
bench/results/, which counts only for the rules and the players that it was measured with.
"""

import argparse
import time
from collections.abc import Sequence
from itertools import pairwise

from bench import batches
from bench.batches import say
from bench.scores_vier3d import OPENING, Contest, Games, fingerprint, name_of, read, told
from knobel.bots import Budget
from knobel.bots.vier3d import LEVELS, engine_maker, player, question_of, warm
from knobel.bots.vier3d.search import Spot, rank
from knobel.games.vier3d import Config, view_for
from knobel.games.vier3d.lines import ROD_INDEX
from tests.bots.arena import BALANCED, FIRST, NONE, THREE, Rolls, Score, bot, compete, legal, wander

MEASURED = (FIRST, BALANCED, NONE)

# Depths at which each kind of position takes some 100,000 nodes.
SIGNATURE_DEPTHS = ((FIRST, 7), (BALANCED, 6), (NONE, 7), (THREE, 6))
SIGNATURE_PLIES = (0, 9, 18, 27, 36, 45, 54)


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
        say(f"{name_of(config):26} {nodes / seconds / 1e6:5.2f} million nodes a second")


def play_pair(task: tuple[Contest, int]) -> Games:
    """The same opening from both sides."""
    contest, number = task
    begun = time.process_time()
    minds = [
        bot(player(name), Rolls(2 * number + at))
        for at, name in enumerate((contest.strong, contest.weak))
    ]
    score = compete(contest.config, 2, *minds, openings=OPENING, first=2 * number)
    return Games(fingerprint(), contest, number, score, time.process_time() - begun)


def measure(options: argparse.Namespace, contests: Sequence[Contest], games: int) -> None:
    """Play what is not in the file yet, and print what it says."""
    name = "vier3d"
    file = options.file or (batches.newest(name) if options.resume else batches.fresh(name))
    done = {(one.contest, one.number) for one in read(file)}
    piles = [
        [(contest, n) for n in range((games + 1) // 2) if (contest, n) not in done]
        for contest in contests
    ]
    batches.run_as(options, play_pair, batches.in_turn(piles), file, warm)
    found = read(file)
    for contest in contests:
        scores = [one.score for one in found if one.contest == contest]
        if scores:
            say(f"{contest}  {told(Score(*map(sum, zip(*scores, strict=True))))}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the Vier-gewinnt 3D player.")
    parser.add_argument("--signature", action="store_true")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--levels", type=int, metavar="GAMES")
    parser.add_argument("--pair", nargs=5, metavar=("STRONG", "WEAK", "GAMES", "VARIANT", "YELLOW"))
    batches.add_flags(parser)
    options = parser.parse_args()
    warm()
    if options.signature:
        say(f"{signature()}")
    if options.speed:
        speed()
    if options.levels:
        steps = [(strong.name, weak.name) for weak, strong in pairwise(LEVELS)]
        contests = [Contest(*step, config) for config in MEASURED for step in steps]
        measure(options, contests, options.levels)
    if options.pair:
        strong_name, weak_name, games, variant, yellow = options.pair
        contest = Contest(strong_name, weak_name, Config(variant, yellow))
        measure(options, [contest], int(games))


if __name__ == "__main__":
    main()
