"""The matches of bouts that are played at screens.

A match belongs to its bout by `Header.event`, and its id follows from it: several nodes may open it
at the same time, and each finishes what another has begun.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    suppress,
)
from typing import Any

from knobel.catalog import GameDefinition, Unreadable
from knobel.core.game import Illegal, refuse_unless
from knobel.match import Header as MatchHeader
from knobel.match import SeatSetup
from knobel.match import commands as seat_do
from knobel.service import names
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches, is_over
from knobel.service.opening import definition_of, settings_of
from knobel.service.ports import (
    Directory,
    NotFound,
    PortError,
    Roster,
    StorageFailed,
    Unsure,
    World,
)
from knobel.service.seal import Seal
from knobel.service.tournaments.absence import Absence
from knobel.service.tournaments.keeping import delete_match, event_of, is_game_of, matches_of
from knobel.service.tournaments.levels import settings_after
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.scoring import entrant_on, result_of
from knobel.service.written import TRY_AGAIN
from knobel.tournament.climb import level_of
from knobel.tournament.commands import Finished, Opened
from knobel.tournament.values import Bout, BoutId, EntrantId, Tournament

LOGGER = logging.getLogger("knobel.service")

AT_ONCE = 20
"""How many matches of a tournament are opened or looked at together."""


class Bouts:
    """Opens the games of bouts one after the other, and reports how they end."""

    def __init__(
        self,
        directory: Directory,
        matches: LiveMatches,
        seal: Seal,
        world: World,
        visit: Callable[[str], AbstractAsyncContextManager[LiveTournament]],
        at_hand: Callable[[str], LiveTournament | None],
        roster: Roster,
    ) -> None:
        self._directory = directory
        self._matches = matches
        self._seal = seal
        self._world = world
        self._visit = visit
        self._at_hand = at_hand
        self.absence = Absence(matches, roster, world, self.seat_secret)
        self._opening: set[str] = set()
        """Tournaments whose games are being opened."""
        self._noted: set[str] = set()
        """Finished matches that are being reported."""

    # Opening

    def attend(self, live: LiveTournament) -> None:
        """Open the games that should be open by now."""
        if live.id not in self._opening and _waiting(live.now, self._world.now()):
            self._opening.add(live.id)
            live.spawn(self._open_all(live))

    async def _open_all(self, live: LiveTournament) -> None:
        refused: set[BoutId] = set()
        try:
            while True:
                waiting = [b for b in _waiting(live.now, self._world.now()) if b.id not in refused]
                if not waiting:
                    live.note_unopened(frozenset(refused))
                    return
                try:
                    some = waiting[:AT_ONCE]
                    done = await asyncio.gather(*(self._open(live, bout) for bout in some))
                    refused |= {b.id for b, ok in zip(some, done, strict=True) if not ok}
                except (StorageFailed, Unsure):
                    await self._world.wait_until(self._world.now() + TRY_AGAIN)
        finally:
            self._opening.discard(live.id)

    async def _open(self, live: LiveTournament, bout: Bout) -> bool:
        """Open the next game of the bout and seat its entrants; False if that is impossible."""
        now, game = live.now, len(bout.games) + 1
        try:
            header = self._header(now, bout, game)
            match = await self._matches.create_once(header)
            try:
                await self._seat(now, bout, game, match)
                await live.note(Opened(bout.id, match.id))
            except Illegal:  # the tournament was deleted meanwhile, or the bout was taken back
                await self._matches.delete(match)
                raise
            finally:
                self._matches.forget_if_idle(match)
        except NotFound:
            return False
        except (Illegal, Unreadable) as refused:
            LOGGER.warning("bout-not-opened: %s", refused, extra={"match": live.id})
            return False
        return True

    def _header(self, now: Tournament, bout: Bout, game: int) -> MatchHeader:
        definition = definition_of(now.setup.game)
        config = bout_settings(definition, now, bout, bout.turn(game))
        event = event_of(now, bout, game)
        return MatchHeader(
            id=names.game_of(event),
            code=names.new_code(self._world.dice()),
            watch="",  # `Seal` derives it from the id
            game=definition.name,
            rules=definition.rules,
            config=config,
            places=tuple(SeatSetup() for _ in definition.game.sides(config)),
            opened=self._world.now(),
            event=event,
            deal=deal_of(now, bout, game),
            gathers=_gathers(definition, config),
            closed=now.setup.school,
        )

    async def _seat(self, now: Tournament, bout: Bout, game: int, match: LiveMatch) -> None:
        """Seat everybody; a group that plays together takes its seats itself."""
        if match.match.is_together:
            return
        for seat in range(len(match.match.chairs)):
            entrant = entrant_on(match.match.sides, bout, seat, bout.turn(game))
            key = names.digest(self.seat_secret(now.header.id, bout.id, entrant))
            with suppress(Illegal):  # they sit there already, or it has begun
                await match.note(seat_do.Sit(seat, now.entrant(entrant).name, key))
        await match.begin_if_ready()

    def seat_secret(self, event: str, bout: int, entrant: EntrantId) -> str:
        """The secret of an entrant's seats in the games of a bout."""
        return self._seal.secret("seat", event, bout, entrant)

    # Ending

    def note(self, match: LiveMatch) -> None:
        """Report who is away from a game of a bout, and how it ends; twice does no harm."""
        if not match.match.header.event:
            return
        event, number, game = game_of(match.match.header.event)
        if (live := self._at_hand(event)) is not None:
            self.absence.note(live, number, game, match)
        if match.id not in self._noted and is_over(match):
            self._noted.add(match.id)
            match.spawn(self._finish(match))

    async def _finish(self, match: LiveMatch) -> None:
        try:
            while True:
                try:
                    await self._report(match)
                except (StorageFailed, Unsure):
                    await self._world.wait_until(self._world.now() + TRY_AGAIN)
                else:
                    return
        finally:
            self._noted.discard(match.id)

    async def _report(self, match: LiveMatch) -> None:
        event, number, game = game_of(match.match.header.event)
        with suppress(NotFound):  # the tournament was deleted
            async with self._visit(event) as live:
                await self._write_end(live, number, game, match)

    async def _write_end(
        self, live: LiveTournament, number: BoutId, game: int, match: LiveMatch
    ) -> None:
        bout = live.now.bout(number)
        if bout is None or _is_known(bout, match.id):
            return
        if all(each.match != match.id for each in bout.games):
            with suppress(Illegal):  # the server ended before it was written
                await live.note(Opened(bout.id, match.id))
        turn, setup = bout.turn(game), live.now.setup
        result, absent = result_of(match.definition, match.match, setup, bout, turn)
        with suppress(Illegal):  # the host has decided otherwise, or has taken the heat back
            await live.note(Finished(bout.id, match.id, result, absent))

    def look_back(self, live: LiveTournament) -> None:
        """Look for games that ended while nobody wrote it down; once, when it is loaded."""
        if running := _running(live.now):
            live.spawn(self._look_back(running))

    async def _look_back(self, running: Sequence[str]) -> None:
        for start in range(0, len(running), AT_ONCE):
            await asyncio.gather(*map(self._look_at, running[start : start + AT_ONCE]))

    async def _look_at(self, match: str) -> None:
        """Report the game if it is over; its players may have left, so nobody else will ask."""
        while True:
            try:
                async with self._matches.visit(match) as live:
                    self.note(live)
            except NotFound:
                LOGGER.warning("bout-not-found", extra={"match": match})
            except (StorageFailed, Unsure):
                await self._world.wait_until(self._world.now() + TRY_AGAIN)
                continue
            return

    @asynccontextmanager
    async def not_begun(self, matches: Iterable[str]) -> AsyncIterator[None]:
        """`Illegal` if somebody has made a move in one of these; meanwhile, nobody can here."""
        async with AsyncExitStack() as held:
            for match in matches:
                with suppress(NotFound):
                    live = await held.enter_async_context(self._matches.visit(match))
                    await held.enter_async_context(live.held())
                    refuse_unless(not live.match.has_moved, "event-begun")
            yield

    # Deleting

    async def delete_all(self, now: Tournament) -> None:
        """Delete the matches of a tournament."""
        await self.delete(now.header.id, matches_of(now))

    async def delete(self, event: str, matches: Iterable[str]) -> None:
        """Delete those of these matches that belong to the tournament."""
        for match in matches:
            with suppress(NotFound):
                try:
                    async with self._matches.visit(match) as live:
                        if is_game_of(live.match.header, event):
                            await self._matches.delete(live)
                except PortError:
                    raise
                except Exception:  # what can't be read goes all the same
                    LOGGER.exception("bout-not-read", extra={"match": match})
                    await delete_match(self._directory, match, event)


def game_of(event: str) -> tuple[str, BoutId, int]:
    """The tournament, the bout and the game that the header of a match names."""
    tournament, bout, game = event.split("/")
    return tournament, int(bout), int(game)


def bout_settings(definition: GameDefinition, now: Tournament, bout: Bout, game: int) -> Any:
    """The settings of a game of this bout, for as many people as were announced; or `Illegal`."""
    config = settings_of(definition, now.setup.config)
    if definition.contested is None:
        return config
    if now.setup.format == "climb":
        won = now.setup.levels[: level_of(bout.label) - 1]
        config = settings_after(definition, config, won)
    people = len(bout.sizes)
    order = [(side + game - 1) % people for side in range(people)]
    return definition.contested.with_sizes(config, [bout.sizes[side] for side in order])


def _gathers(definition: GameDefinition, config: Any) -> bool:
    """Whether the clock waits for people (EV-28); groups that play together begin themselves."""
    is_together = len(set(definition.game.sides(config))) == 1
    return definition.has_clock(config) and not is_together


def deal_of(now: Tournament, bout: Bout, game: int) -> str:
    """The seed of the game's deal: the same for a pair, its own for each deal or level of groups."""
    heat = next(heat for heat in now.heats if bout.id in {each.id for each in heat.bouts})
    if not heat.seed:
        return ""
    if now.setup.format == "climb":
        return f"{heat.seed}/{bout.label}"
    number = game if now.setup.scoring == "field" else (game + 1) // 2
    return f"{heat.seed}/{number}"


def _waiting(now: Tournament, wall: int) -> list[Bout]:
    """The bouts at screens whose next game should be open."""
    if now.is_over:
        return []
    return [
        bout
        for heat in now.heats
        if heat.starts <= wall
        for bout in heat.bouts
        if bout.board == "screen"
        and bout.result is None
        and all(game.result is not None for game in bout.games)
    ]


def _running(now: Tournament) -> list[str]:
    return [
        game.match
        for heat in now.heats
        for bout in heat.bouts
        if bout.result is None
        for game in bout.games
        if game.result is None
    ]


def _is_known(bout: Bout, match: str) -> bool:
    return any(game.match == match and game.result is not None for game in bout.games)
