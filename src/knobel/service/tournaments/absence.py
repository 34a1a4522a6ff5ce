"""Who is not connected to the screen of an open bout: the host is told so, on whatever node."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import chain

from knobel.core.game import Millis
from knobel.service import names
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import NotFound, PortError, Roster, World
from knobel.service.tournaments.keeping import is_game_of
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.scoring import away_in
from knobel.tournament.values import Bout, EntrantId

LOOK_EVERY: Millis = 5_000
"""How often a node with a host asks for people whose match another node keeps."""

LOOKS = 4
"""How often the log of a match is read after the same people are found missing.

The match notes who is away some seconds later, or never if they have not come yet.
"""

SeatSecret = Callable[[str, int, EntrantId], str]


class Absence:
    """Notes who is away: as a match kept here tells it, or as the roster knows it."""

    def __init__(
        self, matches: LiveMatches, roster: Roster, world: World, seat_secret: SeatSecret
    ) -> None:
        self._matches = matches
        self._roster = roster
        self._world = world
        self._seat_secret = seat_secret
        self._found: dict[str, tuple[frozenset[EntrantId], int]] = {}
        """By match, who was missing at the last look, and at how many looks in a row."""

    def note(self, live: LiveTournament, number: int, game: int, match: LiveMatch) -> None:
        """Note who is away from the current game of a bout."""
        is_away = any(chair.away is not None for chair in match.match.chairs)
        if not (is_away or live.away_from(number)):
            return  # as after nearly every move
        bout = live.now.bout(number)
        if bout is not None and [g.match for g in bout.games][-1:] == [match.id]:
            live.note_away(number, away_in(match.match, bout, bout.turn(game)))

    async def watch(self, at_hand: Callable[[], Sequence[LiveTournament]]) -> None:
        """Look for people at the screens that other nodes keep, until cancelled."""
        while not self._roster.is_alone:
            await self._world.wait_until(self._world.now() + LOOK_EVERY)
            await self._look(at_hand())  # while this waits, it must hold no tournament

    async def _look(self, tournaments: Sequence[LiveTournament]) -> None:
        before, self._found = self._found, {}
        for live in tournaments:
            for bout in live.now.open_bouts() if live.has_host else ():
                if _is_at_screen(bout) and not self._matches.is_kept(bout.games[-1].match):
                    with suppress(PortError):
                        await self._look_at(live, bout, before)

    async def _look_at(
        self,
        live: LiveTournament,
        bout: Bout,
        before: Mapping[str, tuple[frozenset[EntrantId], int]],
    ) -> None:
        match, people = bout.games[-1].match, chain(*bout.sides)
        here = await self._roster.present(match)
        missing = frozenset(n for n in people if self._key(live, bout, n) not in here)
        was, looks = before.get(match, (missing, 0))
        looks = looks + 1 if was == missing else 1
        self._found[match] = (missing, looks)
        if looks <= LOOKS and missing != {number for number, _ in live.away_from(bout.id)}:
            with suppress(NotFound):  # the tournament was deleted meanwhile
                async with self._matches.visit(match) as found:
                    if is_game_of(found.match.header, live.id):
                        self.note(live, bout.id, len(bout.games), found)

    def _key(self, live: LiveTournament, bout: Bout, number: EntrantId) -> str:
        return names.digest(self._seat_secret(live.id, bout.id, number))


def _is_at_screen(bout: Bout) -> bool:
    """Whether a game between people who each have a seat is under way."""
    return len(bout.sides) > 1 and bool(bout.games) and bout.games[-1].result is None
