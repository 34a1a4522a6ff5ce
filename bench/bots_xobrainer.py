"""Measures the computer players of XOBrainer by matches.

    python -m bench.bots_xobrainer                          all that is asked for, 200 matches each
    python -m bench.bots_xobrainer --resume                 the same, going on where it stopped
    python -m bench.bots_xobrainer --table                  what the newest results say, as a table
    python -m bench.bots_xobrainer --pair worldtree greedy --mix base --form round
    python -m bench.bots_xobrainer --lost worldtree greedy  the matches that the first has lost
    python -m bench.bots_xobrainer --signature              one number: changes if play does

Every match is played twice with the sides changed and the same chance; the interval is Wilson's for
95 %, a draw counting half.  Only nodes limit the players, so that a busy machine measures the same
games, just later.  Every pair that is finished is a line in bench/results/; results count only for
the engine, the level and the rules that they were measured with.
"""

import argparse
import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench import batches
from bench.arena_xobrainer import FORMS, GREEDY, MIXES, NAMES, Rolls, config, contender, play
from bench.batches import say
from bench.scores_xobrainer import (
    STRONGEST,
    TICK,
    Contest,
    Game,
    Pace,
    Pair,
    fingerprint,
    lost_games,
    read,
    table,
)
from knobel.bots.xobrainer import LEVELS, warm
from knobel.core.game import Begin, Move
from knobel.games import xobrainer
from knobel.games.xobrainer import Random

MATCHES = 200
OPENING = 2
"""Pieces of a round that are laid by chance in the middle, unless pieces are drawn by chance anyway:
players that think alike would else play one match two hundred times."""


# Playing


def play_pair(task: tuple[Contest, int]) -> Pair:
    """The same match from both sides."""
    contest, number = task
    begun = time.process_time()
    settings = config(contest.mix, contest.form)
    seed = f"{contest.mix} {contest.form} {number}"
    players = [_contender(name) for name in contest.names]
    spent: tuple[list[float], list[float]] = ([], [])
    found = []
    for side in (0, 1):
        played = play(settings, players if side == 0 else players[::-1], seed, contest.opening)
        score = 0.5 if played.winner is None else float(played.winner == side)
        found.append(Game(side, score, played.reason, played.rounds, played.points))
        spent[0].extend(played.seconds[side])
        spent[1].extend(played.seconds[1 - side])
    prints = (fingerprint(contest.strong), fingerprint(contest.weak))
    paces = (_pace(spent[0]), _pace(spent[1]))
    cpu = time.process_time() - begun
    return Pair(contest, prints, number, (found[0], found[1]), paces, cpu)


_contender = cache(contender)


def _pace(seconds: Sequence[float]) -> Pace:
    ticks = Counter(str(int(second / TICK)) for second in seconds)
    return Pace(sum(seconds), len(seconds), dict(ticks))


# What to play


def whole_plan() -> list[Contest]:
    """The levels step by step in all mixes, and the strongest against the greedy one."""
    steps = [(strong.name, weak.name, "best-of-3") for weak, strong in pairwise(LEVELS)]
    greedy = [(STRONGEST, GREEDY, "round"), (STRONGEST, GREEDY, "best-of-3")]
    return [
        Contest(strong, weak, mix, form, usual_opening(mix))
        for strong, weak, form in steps + greedy
        for mix in MIXES
    ]


def usual_opening(mix: str) -> int:
    return 0 if any(isinstance(variant, Random) for variant in MIXES[mix]) else OPENING


def tasks_of(
    contests: Iterable[Contest], matches: int, done: Iterable[Pair]
) -> list[tuple[Contest, int]]:
    """The pairs still to be played, a bit of everything first."""
    finished = {(pair.contest, pair.number) for pair in done}
    piles = [
        [(contest, n) for n in range((matches + 1) // 2) if (contest, n) not in finished]
        for contest in contests
    ]
    return batches.in_turn(piles)


# A number for the way they play


def signature() -> str:
    """Nodes and moves of all levels in some positions of chance."""
    digest, nodes = hashlib.sha256(), 0
    for mix in MIXES:
        for plies in (0, 5, 10, 16, 24):
            state = xobrainer.opening(config(mix, "set"))
            state = xobrainer.apply(state, Move(None, Begin(), 0), Rolls(mix, plies)).state
            dice = Rolls(plies, mix)
            for _ in range(plies):
                if state.to_move is not None:
                    legal = xobrainer.legal_actions(state, state.to_move)
                    move: Move[Any] = Move(state.to_move, legal[dice.pick(len(legal))], 0)
                    state = xobrainer.apply(state, move, dice).state
            seat = state.to_move
            if seat is None:
                continue
            view, legal = xobrainer.view_for(state, seat), xobrainer.legal_actions(state, seat)
            for level in LEVELS:
                one = contender(level.name)
                choice = one.mind.choose(view, legal, one.budget, Rolls(1))
                nodes += choice.nodes
                digest.update(f"{xobrainer.write_action(choice.action)} {choice.nodes};".encode())
    return f"{nodes} {digest.hexdigest()[:8]}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the players of XOBrainer.")
    parser.add_argument("--pair", nargs=2, action="append", metavar=("STRONG", "WEAK"))
    parser.add_argument("--mix", action="append", choices=list(MIXES))
    parser.add_argument("--form", action="append", choices=list(FORMS))
    parser.add_argument("--opening", type=int, help="pieces of a round laid by chance")
    parser.add_argument("--matches", type=int, default=MATCHES)
    batches.add_flags(parser)
    parser.add_argument("--table", action="store_true", help="print the results, play nothing")
    parser.add_argument("--all", action="store_true", help="results of former players too")
    parser.add_argument("--lost", nargs=2, metavar=("STRONG", "WEAK"))
    parser.add_argument("--signature", action="store_true")
    options = parser.parse_args()
    for name in (name for pair in options.pair or () for name in pair):
        if name not in NAMES:
            parser.error(f"{name} is none of {', '.join(NAMES)}")
    if options.signature:
        say(signature())
        return
    looks_back = options.resume or options.table or options.lost
    file: Path = options.file or (
        batches.newest("xobrainer") if looks_back else batches.fresh("xobrainer")
    )
    if options.lost:
        for line in lost_games(read(file, current=not options.all), *options.lost):
            say(line)
        return
    contests = [
        contest
        for contest in _chosen(options.pair, options.mix, options.form, options.opening)
        if options.pair or contest.mix in (options.mix or MIXES)
    ]
    if not options.table:
        tasks = tasks_of(contests, options.matches, read(file))
        batches.run_as(options, play_pair, tasks, file, warm)
    for line in table(read(file, current=not options.all)):
        say(line)


def _chosen(
    pairs: Sequence[tuple[str, str]] | None,
    mixes: Sequence[str] | None,
    forms: Sequence[str] | None,
    opening: int | None,
) -> list[Contest]:
    """The contests that were asked for; without any word the whole plan."""
    if pairs is None:
        plan = whole_plan()
        return [contest for contest in plan if forms is None or contest.form in forms]
    return [
        Contest(strong, weak, mix, form, usual_opening(mix) if opening is None else opening)
        for strong, weak in pairs
        for mix in mixes or MIXES
        for form in forms or ("round",)
    ]


if __name__ == "__main__":
    main()
