"""The command `perft`: counts positions."""

import argparse

from knobel.catalog import GAMES


def perft(options: argparse.Namespace) -> int:
    counting = GAMES[options.game].counting
    assert counting is not None
    for ply in range(1, options.depth + 1):  # the plies before cost little: show them at once
        count = counting.perft(ply)[-1]
        print(ply, count.nodes, count.wins, flush=True)
    return 0
