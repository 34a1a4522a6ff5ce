"""Tables at which one party after another plays, across restarts of the server."""

import asyncio
from collections.abc import Sequence
from random import Random

from bench.crash.players import Party, Player, Server, ServerLost
from bench.crash.promises import Promises


class Table:
    """A table for one game."""

    def __init__(self, number: int, game: str, seed: str, promises: Promises) -> None:
        self._number = number
        self._game = game
        self._seed = seed
        self._promises = promises
        self._parties = 0
        self._sit_down()

    def _sit_down(self) -> None:
        """Seat the next party."""
        self._parties += 1
        name = f"{self._number}.{self._parties}"
        self._party = party = Party(self._game, Random(f"{self._seed}/{name}"))
        self._players = [
            Player(f"{name}-{n}", party, Random(f"{self._seed}/{name}/{n}"), self._promises, n == 0)
            for n in range(party.guests + 1)
        ]

    async def play(self, server: Server) -> None:
        """Play until the server dies."""
        while True:
            self._party.rounds += 1
            self._party.is_lost = False
            games = [player.play(server) for player in self._players]
            ends = await asyncio.gather(*games, return_exceptions=True)
            for end in ends:
                if end is not None and not isinstance(end, ServerLost):
                    raise end  # a mistake of ours
            if any(ends):
                return
            self._sit_down()


def tables_for(games: Sequence[str], count: int, seed: str, promises: Promises) -> list[Table]:
    return [Table(n, games[n % len(games)], seed, promises) for n in range(count)]
