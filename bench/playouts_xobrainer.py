"""Measures random playouts by the kernel of XOBrainer beside OpenSpiel's gomoku in C++.

    python -m bench.playouts_xobrainer
    python -m bench.playouts_xobrainer --reps 9 --secs 2

The witness is `gomoku(size=10,connect=5)`: the same board, one row of five to look for instead of
four.  Its rollouts run inside C++, asked for by an `MCTSBot` of two simulations; their moves are
counted as if all of them began on the empty board, which favours it a little.  Repetitions take
turns on one core; rates are for CPU time, so that other work on the machine matters less.
"""

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

from knobel.bots.xobrainer import kernel

WITNESS = "gomoku(size=10,connect=5)"
WANTED = 15.0
SIMULATIONS = 2
"""The least with which the bot finds a move: one from the empty board, one a piece later."""


def say(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def usual_length(games: int) -> float:
    """Moves of a random game of the witness."""
    game, chance, moves = pyspiel.load_game(WITNESS), random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
    return moves / games


def witness(length: float) -> Callable[[int, int], float]:
    """Plays this many games inside OpenSpiel and returns the number of moves."""
    game = pyspiel.load_game(WITNESS)

    def play(games: int, seed: int) -> float:
        rollouts = max(1, games // SIMULATIONS)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=2.0,
            max_simulations=SIMULATIONS,
            max_memory_mb=100,
            solve=False,
            seed=seed,
            verbose=False,
        )
        bot.step(game.new_initial_state())
        return SIMULATIONS * rollouts * length

    return play


def ours(games: int, seed: int) -> float:
    moves, _wins = kernel.playouts(games, seed)
    return float(moves)


def rate(play: Callable[[int, int], float], games: int, seed: int) -> float:
    """Moves a second of CPU time."""
    begun = time.process_time()
    moves = play(games, seed)
    return moves / (time.process_time() - begun)


def enough(play: Callable[[int, int], float], secs: float) -> int:
    """The number of games that take about this long."""
    games = 64
    while True:
        begun = time.process_time()
        play(games, 1)
        spent = time.process_time() - begun
        if spent > 0.1:
            return max(1, int(games * secs / spent))
        games *= 4


def main() -> None:
    parser = argparse.ArgumentParser(description="Playouts beside OpenSpiel.")
    parser.add_argument("--reps", type=int, default=7)
    parser.add_argument("--secs", type=float, default=1.5)
    parser.add_argument("--cpu", type=int, default=max(os.sched_getaffinity(0)))
    options = parser.parse_args()
    os.sched_setaffinity(0, {options.cpu})
    length = usual_length(2_000)
    players = {"OpenSpiel": witness(length), "knobel": ours}
    games = {name: enough(play, options.secs) for name, play in players.items()}
    rates: dict[str, list[float]] = {name: [] for name in players}
    for rep in range(options.reps):
        for name, play in players.items():
            rates[name].append(rate(play, games[name], rep + 2))
    ratios = [a / b for a, b in zip(rates["knobel"], rates["OpenSpiel"], strict=True)]
    moves, wins = kernel.playouts(10_000, 1)
    say(f"moves of a game: OpenSpiel {length:.1f}, knobel {moves / 10_000:.1f}")
    say(f"of 10,000 rounds of chance somebody wins {wins:,}")
    say()
    say("| playouts by | million moves/s, best | median | games/s, best |")
    say("|---|--:|--:|--:|")
    for name, found in rates.items():
        usual = length if name == "OpenSpiel" else moves / 10_000
        best, middle = max(found) / 1e6, statistics.median(found) / 1e6
        say(f"| {name} | {best:.2f} | {middle:.2f} | {1e6 * best / usual:,.0f} |")
    best, middle = max(rates["knobel"]) / max(rates["OpenSpiel"]), statistics.median(ratios)
    say()
    say(
        f"ratio: {best:.1f} best to best; pass by pass median {middle:.1f} "
        f"({min(ratios):.1f} to {max(ratios):.1f}); wanted {WANTED:g}"
    )


if __name__ == "__main__":
    main()
