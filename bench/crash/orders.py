"""The matches that the players open: all games, with and without clocks, in many settings."""

from random import Random

from bench.games import Json, bench_game
from knobel.catalog import GAMES


def order_for(game: str, rng: Random) -> tuple[Json, int]:
    """The order that opens a match, and the number of people who join it."""
    order, seats = bench_game(game).any_order(rng)
    is_one_screen = not GAMES[game].is_live and rng.random() < 1 / 8
    people = [{"kind": "person", "mine": is_one_screen or n == 0} for n in range(seats)]
    order |= {"game": game, "seats": people, "name": "Anna"}
    return order, 0 if is_one_screen else seats - 1
