"""What the operator of a server sees and does, without anybody's cards or secrets."""

import asyncio
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from knobel.core.game import Millis
from knobel.match import phase
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import SUSPECT_AFTER, PortError, Roster, World

SLICE = 50
"""How many tables are described before other tasks run."""


class TablePlayer(Struct, frozen=True):
    """Somebody who sits at a table."""

    name: str
    is_bot: bool
    is_connected: bool
    """Whether they are connected, to this node or to another; bots always are."""


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

    def __init__(self, matches: LiveMatches, roster: Roster, world: World) -> None:
        self._matches = matches
        self._roster = roster
        self._world = world

    async def tables(self) -> Sequence[TableSummary]:
        """The tables of this node, the newest first."""
        found: list[TableSummary] = []
        for number, live in enumerate(self._matches.at_hand(), start=1):
            found.append(_table(live, await self._connected_elsewhere(live)))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return sorted(found, key=lambda table: -table.opened)

    async def _connected_elsewhere(self, live: LiveMatch) -> Collection[str]:
        """The keys of people who are connected to other nodes, as far as that can be learned."""
        keys = {live.match.chairs[seat].key for seat in live.match.people()}
        if self._roster.is_alone or all(key and live.is_followed_by(key) for key in keys):
            return ()
        try:
            present = await self._roster.present(live.id)
        except PortError:
            return ()
        late = self._world.now() - SUSPECT_AFTER
        return {key for key, heard in present.items() if heard >= late}

    async def close(self, match: str) -> None:
        """Delete a match for good and send everybody away; or `NotFound`."""
        async with self._matches.visit(match) as live:
            await self._matches.delete(live)


def _table(live: LiveMatch, elsewhere: Collection[str]) -> TableSummary:
    match, game = live.match, live.definition
    players = list(_players(live, elsewhere))
    return TableSummary(
        id=live.id,
        game=game.name,
        phase=phase(game.game, match),
        opened=match.header.opened,
        players=players,
        free=len(match.chairs) - len(players),
        spectators=live.spectators,
    )


def _players(live: LiveMatch, elsewhere: Collection[str]) -> Iterator[TablePlayer]:
    for chair in live.match.chairs:
        if chair.kind == "bot":
            yield TablePlayer(chair.level or "", is_bot=True, is_connected=True)
        elif chair.key is not None:
            is_connected = live.is_followed_by(chair.key) or chair.key in elsewhere
            yield TablePlayer(chair.name, is_bot=False, is_connected=is_connected)
