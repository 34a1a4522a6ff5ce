"""What the operator of a server sees and does, without anybody's cards or secrets."""

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from knobel.catalog import GameDefinition, Unreadable, game_named, read_header
from knobel.core.game import Millis
from knobel.match import Match, enter, opened, phase
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import SUSPECT_AFTER, PortError, Roster, Store, World

_T = TypeVar("_T")

MOST = 500
"""Maximum number of tables that are not in memory here, the newest."""
SLICE = 20
"""How many tables are read together, or described before other tasks run."""


class TablePlayer(Struct, frozen=True):
    """Somebody who sits at a table."""

    name: str
    is_bot: bool
    is_connected: bool
    """Whether they are connected, to this node or to another; bots always are."""


class TableSummary(Struct, frozen=True):
    """A match, as the operator may see it."""

    id: str
    game: str
    phase: str
    opened: Millis
    players: list[TablePlayer]
    free: int
    """Seats that nobody has taken."""
    spectators: int
    """Those who are connected to this node."""


class TableAdmin:
    """Lists the tables of all nodes, and closes them."""

    def __init__(self, matches: LiveMatches, store: Store, roster: Roster, world: World) -> None:
        self._matches = matches
        self._store = store
        self._roster = roster
        self._world = world

    async def tables(self) -> tuple[Sequence[TableSummary], bool]:
        """What is in memory here and what is not over, the newest first; whether there is more.

        Matches that are not in memory are read for this and forgotten.
        """
        headers: Mapping[str, bytes] = {}
        with suppress(PortError):  # then at least what is in memory is shown
            headers = await self._store.unfinished(MOST + 1)
        at_hand = {live.id: live for live in self._matches.at_hand()}
        elsewhere = [match for match in islice(headers, MOST) if match not in at_hand]
        found: list[TableSummary] = []
        for lives in _slices(tuple(at_hand.values())):
            found += await asyncio.gather(*map(self._of_live, lives))
            await asyncio.sleep(0)
        for matches in _slices(elsewhere):
            with suppress(PortError):
                read = await self._read({match: headers[match] for match in matches})
                found += await asyncio.gather(*(self._table(*each) for each in read))
        return sorted(found, key=lambda table: -table.opened), len(headers) > MOST

    async def _of_live(self, live: LiveMatch) -> TableSummary:
        keys = {chair.key for chair in live.match.chairs if chair.key is not None}
        here = set(filter(live.is_followed_by, keys))
        return await self._table(live.definition, live.match, here, live.spectators)

    async def _read(self, headers: Mapping[str, bytes]) -> Sequence[tuple[GameDefinition, Match]]:
        """These matches as the log has them, without those that are deleted or unreadable."""
        logs = await self._store.news(dict.fromkeys(headers, 0))
        read = []
        for match, header in headers.items():
            if match in logs and not logs[match]:
                continue  # it was deleted meanwhile
            with suppress(Unreadable, AssertionError, LookupError, TypeError):  # see `verify`
                read.append(_replayed(header, logs.get(match, ())))
            await asyncio.sleep(0)
        return read

    async def _table(
        self,
        game: GameDefinition,
        match: Match,
        here: Collection[str] = (),
        spectators: int = 0,
    ) -> TableSummary:
        keys = {match.chairs[seat].key for seat in match.people()}
        is_all_here = self._roster.is_alone or keys <= {*here}
        there = () if is_all_here else await self._connected_elsewhere(match.header.id)
        players = list(_players(match, {*here, *there}))
        return TableSummary(
            id=match.header.id,
            game=game.name,
            phase=phase(game.game, match),
            opened=match.header.opened,
            players=players,
            free=len(match.chairs) - len(players),
            spectators=spectators,
        )

    async def _connected_elsewhere(self, match: str) -> Collection[str]:
        """The keys of people who are connected to other nodes, as far as that can be learned."""
        try:
            present = await self._roster.present(match)
        except PortError:
            return ()
        late = self._world.now() - SUSPECT_AFTER
        return {key for key, heard in present.items() if heard >= late}

    async def close(self, match: str) -> None:
        """Delete a match for good and send everybody away; or `NotFound`."""
        async with self._matches.visit(match) as live:
            await self._matches.delete(live)


def _slices(things: Sequence[_T]) -> Iterator[Sequence[_T]]:
    return (things[start : start + SLICE] for start in range(0, len(things), SLICE))


def _replayed(header: bytes, lines: Sequence[bytes]) -> tuple[GameDefinition, Match]:
    opening = read_header(header)
    definition = game_named(opening.game)
    match = opened(definition.game, opening)
    for line in lines:
        match = enter(definition.game, match, definition.read_entry(line))
    return definition, match


def _players(match: Match, connected: Collection[str]) -> Iterator[TablePlayer]:
    for chair in match.chairs:
        if chair.kind == "bot":
            yield TablePlayer(chair.level or "", is_bot=True, is_connected=True)
        elif chair.key is not None:
            yield TablePlayer(chair.name, is_bot=False, is_connected=chair.key in connected)
