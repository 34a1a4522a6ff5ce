"""How long games take on this server, for the planner of tournaments."""

from contextlib import suppress
from statistics import median_low
from typing import Any

import msgspec
from msgspec import Struct

from knobel.catalog import GameDefinition
from knobel.core.game import Millis
from knobel.match import Match
from knobel.service import names
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import is_over
from knobel.service.ports import Directory, StorageFailed, Unsure, World

MINUTE: Millis = 60_000
MOST = 100
"""So many of the latest matches count."""
ENOUGH = 10
"""Fewer matches say nothing; then the figure on the box counts."""
FEWEST_PARTS = 5
"""A match that was shorter than this part of the figure on the box was given up."""
MOST_TIMES = 4
"""A match that took longer than so many times the figure on the box was not played in one go."""
CACHED: Millis = 60_000
"""The page asks while people type."""
MOST_CACHED = 500


class Length(Struct, frozen=True, gc=False):
    """How long a game is expected to take."""

    minutes: int
    games: int = 0
    """The number of games on this server that say so; 0 if it is the figure on the box."""


class Lengths:
    """Notes how long people play, and answers how long a game with certain settings takes."""

    def __init__(self, directory: Directory, world: World) -> None:
        self._directory, self._world = directory, world
        self._running: set[str] = set()
        """The matches at hand that were seen before they were over, so that their end is known."""
        self._cached: dict[str, tuple[Millis, Length]] = {}

    def note(self, live: LiveMatch) -> None:
        """After every change: note the length of a match that has just ended."""
        if not is_over(live):
            self._running.add(live.id)
        elif live.id in self._running:
            self._running.remove(live.id)
            lasted = _played(live.definition, live.match)
            if lasted is not None:
                live.spawn(self._note(live, lasted))

    def forget(self, match: str) -> None:
        """The match is no longer in memory."""
        self._running.discard(match)

    async def _note(self, live: LiveMatch, lasted: Millis) -> None:
        kind = _alike(live.definition, live.match.header.config)
        with suppress(StorageFailed, Unsure):  # one match less to learn from
            await self._directory.note_length(live.id, kind, lasted)

    async def length(self, definition: GameDefinition, config: Any, box: int) -> Length:
        """How long a game with these settings takes; *box* are the minutes that its box tells.

        Games at a screen may be quick, and the bouts at real boards have to end in time as well,
        so what was played here changes that figure to its half at least, and to its double at most.
        """
        kind, now = _alike(definition, config), self._world.now()
        until, found = self._cached.get(kind, (now, Length(box)))
        if until > now:
            return found
        try:
            lengths = await self._directory.lengths(kind, MOST)
        except (StorageFailed, Unsure):
            return Length(box)
        found = Length(box)
        if len(lengths) >= ENOUGH:
            minutes = -(-median_low(lengths) // MINUTE)
            found = Length(max(-(-box // 2), min(2 * box, minutes)), len(lengths))
        if len(self._cached) >= MOST_CACHED:
            self._cached.clear()
        self._cached[kind] = (now + CACHED, found)
        return found


def _alike(definition: GameDefinition, config: Any) -> str:
    """The kind of a match: those of the same game with the same settings are alike."""
    return names.digest(f"{definition.name} {msgspec.json.encode(config).decode()}")


def _played(definition: GameDefinition, match: Match) -> Millis | None:
    """How long people have played a match, without the pauses.

    None if a bot took part, if it was soon given up, if they agreed on its end, or if they did not
    play it in one go.
    """
    contested, config = definition.contested, match.header.config
    is_played_by_people = len(match.players_here()) == len(match.chairs)
    if contested is None or match.ended is not None or not is_played_by_people:
        return None
    box, lasted = contested.contest(config).minutes * MINUTE, match.at(match.wall)
    return lasted if box // FEWEST_PARTS <= lasted <= MOST_TIMES * box else None
