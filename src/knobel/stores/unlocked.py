"""A store for playing in the terminal: it keeps nothing, so no level may stay locked."""

from collections.abc import Sequence

from knobel.catalog import GAMES
from knobel.core.capabilities import Attempt
from knobel.stores.memory import MemoryStore


class UnlockedStore(MemoryStore):
    """Every group has won every level of every game."""

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        ladders = [game.ladder for game in GAMES.values() if game.ladder is not None]
        return [Attempt(stage, True, 0) for ladder in ladders for stage in ladder.stages()]
