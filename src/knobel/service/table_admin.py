"""What the operator of a server sees and does, without anybody's cards or secrets."""

import asyncio
from collections.abc import Iterator, Sequence

from msgspec import Struct

from knobel.core.game import Millis
from knobel.match import phase
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches

SLICE = 50
"""How many tables are described before other tasks run."""


class TablePlayer(Struct, frozen=True):
    """Somebody who sits at a table."""

    name: str
    is_bot: bool
    is_connected: bool
    """Whether they are connected to this node; bots always are."""


class TableSummary(Struct, frozen=True):
    """A match in the memory of this node, as the operator may see it."""

    id: str
    game: str
    phase: str
    opened: Millis
    players: list[TablePlayer]
    free: int
    """Seats that nobody has taken."""
    spectators: int


class TableAdmin:
    """Lists the tables of this node, and closes them."""

    def __init__(self, matches: LiveMatches) -> None:
        self._matches = matches

    async def tables(self) -> Sequence[TableSummary]:
        """The tables of this node, the newest first."""
        found: list[TableSummary] = []
        for number, live in enumerate(self._matches.at_hand(), start=1):
            found.append(_table(live))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return sorted(found, key=lambda table: -table.opened)

    async def close(self, match: str) -> None:
        """Delete a match for good and send everybody away; or `NotFound`."""
        async with self._matches.visit(match) as live:
            await self._matches.delete(live)


def _table(live: LiveMatch) -> TableSummary:
    match, game = live.match, live.definition
    players = list(_players(live))
    return TableSummary(
        id=live.id,
        game=game.name,
        phase=phase(game.game, match),
        opened=match.header.opened,
        players=players,
        free=len(match.chairs) - len(players),
        spectators=live.spectators,
    )


def _players(live: LiveMatch) -> Iterator[TablePlayer]:
    for chair in live.match.chairs:
        if chair.kind == "bot":
            yield TablePlayer(chair.level or "", is_bot=True, is_connected=True)
        elif chair.key is not None:
            is_connected = live.is_followed_by(chair.key)
            yield TablePlayer(chair.name, is_bot=False, is_connected=is_connected)
