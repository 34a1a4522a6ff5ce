"""What a group of people has won, in games whose levels are unlocked one by one."""

from typing import Any

from knobel.catalog import GameDefinition
from knobel.catalog.ladder import won
from knobel.core.game import Illegal
from knobel.service.live_match import LiveMatch
from knobel.service.ports import Groups


class GroupProgress:
    """Stores how the matches of groups end, and refuses levels that a group has not unlocked."""

    def __init__(self, groups: Groups) -> None:
        self._groups = groups
        self._noted: set[str] = set()
        """The live matches whose attempt is already stored."""

    def note(self, live: LiveMatch) -> None:
        """Store the attempt once the game is over; storing it twice does no harm."""
        group = live.match.header.group
        if not group or live.id in self._noted:
            return
        attempt = live.definition.attempt(live.match)
        if attempt is not None:
            self._noted.add(live.id)
            live.spawn(self._groups.note_attempt(group, live.id, attempt))

    def forget(self, match: str) -> None:
        """The match is no longer in memory."""
        self._noted.discard(match)

    async def refuse_locked(self, definition: GameDefinition, config: Any, group: str) -> None:
        """`Illegal` if the group has not won the levels before this one (XC-65)."""
        ladder = definition.ladder
        what = None if ladder is None else ladder.stage(config)
        if ladder is None or what is None:
            return
        if what not in ladder.unlocked(won(await self._groups.attempts(group))):
            raise Illegal("level-locked", level=what)
