"""The updates that a returning viewer has missed, exactly as the others received them."""

from msgspec import Struct

from knobel.catalog import GameDefinition
from knobel.core.game import Millis
from knobel.match import Entry, Match, enter
from knobel.service import wire
from knobel.service.updates import UpdateWriter

CLOCKS_DIFFER: Millis = 1_000
"""By how much the clocks of two nodes may differ at most."""


class Seen(Struct, frozen=True):
    """What a returning viewer has seen."""

    version: int
    told: Millis | None = None
    """The time at which it was told, by the clock of the server."""


class Missed:
    """One update for each version after the one that the viewer has seen.

    Nobody is told more than a viewer with the same key was told at the time: secrets are those of
    the seats that the key had in each version.
    """

    def __init__(
        self, definition: GameDefinition, start: Match, key: str | None, seen: Seen
    ) -> None:
        self._definition = definition
        self._match = start
        self._key = key
        self._seen = seen
        self._seen_wall = start.wall
        self._viewer_states: dict[str | None, wire.ViewerState] = {}
        self.updates: list[bytes] = []

    @property
    def version(self) -> int:
        """The last version that was read."""
        return self._match.version

    @property
    def has_other_past(self) -> bool:
        """Whether the version that the viewer has seen was written after the viewer was told it.

        Then an older log was restored, and the match went on differently.
        """
        told = self._seen.told
        return told is not None and self._seen_wall > told + CLOCKS_DIFFER

    def take(self, entry: Entry, now: Millis) -> None:
        """Read the next line of the log; if the viewer has not seen it, write its update."""
        before, after = self._match, enter(self._definition.game, self._match, entry)
        self._match = after
        if entry.version <= self._seen.version:
            self._seen_wall = entry.wall
            return
        if not self._viewer_states:
            self._viewer_states[self._key] = wire.viewer_state(self._definition, before, self._key)
        writer = UpdateWriter(self._definition, entry, before, after, now)
        self.updates += writer.tell(self._viewer_states).values()
