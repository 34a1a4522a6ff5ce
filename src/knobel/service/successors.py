"""The match that follows a match: a rematch, or the same people with other settings."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Illegal, Outcome, Seat
from knobel.match import Chair, Match, SeatSetup, Series, outcome, phase
from knobel.match import commands as do
from knobel.service import names
from knobel.service.groups import GroupProgress
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.opening import settings_of
from knobel.service.ports import NotFound, Roster, StorageFailed, Unsure, World
from knobel.service.written import TRY_AGAIN


class Successors:
    """Opens at most one successor per match and seats the same people there."""

    def __init__(
        self, matches: LiveMatches, groups: GroupProgress, roster: Roster, world: World
    ) -> None:
        self._matches = matches
        self._groups = groups
        self._roster = roster
        self._world = world
        self._opening: set[str] = set()
        """Matches whose successor is being opened."""

    async def change(self, match: str, token: str, config: dict[str, Any]) -> str:
        """Open a successor with these settings in a game that all play together; its id.

        Only the opener may ask for it, and only between games.
        """
        async with self._matches.visit(match) as live:
            return await self._change(live, token, config)

    async def _change(self, live: LiveMatch, token: str, config: dict[str, Any]) -> str:
        definition, header = live.definition, live.match.header
        if names.digest(token) != header.opener:
            raise Illegal("opener-only")
        if not live.match.is_together:
            raise Illegal("no-such-action")
        settings = settings_of(definition, config)
        await self._groups.refuse_locked(definition, settings, header.group)
        now = live.match  # nothing is awaited from here until the match is in `_opening`
        if phase(definition.game, now) in {"running", "paused"}:
            raise Illegal("already-begun")
        if len(definition.game.sides(settings)) != len(now.chairs):
            raise Illegal("wrong-number-of-seats", seats=len(now.chairs))
        if now.successor is not None or live.id in self._opening:
            raise Illegal("already-so")
        self._opening.add(live.id)
        try:
            successor = await self._open(live, settings, is_ready=False)
        finally:
            self._opening.discard(live.id)
        if successor.match.header.config != settings:
            raise Illegal("already-so")  # another node has opened one with other settings
        return successor.id

    def open_if_agreed(self, live: LiveMatch) -> None:
        """Open the rematch as soon as everybody has agreed to it."""
        match = live.match
        is_wanted = match.is_rematch_agreed and match.successor is None
        if is_wanted and live.id not in self._opening:
            self._opening.add(live.id)
            live.spawn(self._open_rematch(live))

    async def _open_rematch(self, live: LiveMatch) -> None:
        try:
            while live.match.successor is None:
                config = live.definition.next_config(live.match)
                try:
                    if live.is_closed:
                        await self._delete_unvisited(names.successor_of(live.id))
                        return
                    await self._open(live, config, is_ready=live.match.is_together)
                except NotFound:  # deleted on another node
                    return
                except (StorageFailed, Unsure):
                    await self._world.wait_until(self._world.now() + TRY_AGAIN)
        finally:
            self._opening.discard(live.id)

    async def _delete_unvisited(self, successor: str) -> None:
        """Delete the successor of a match that was deleted before anybody heard of it."""
        with suppress(NotFound):
            if not any(await self._roster.present(successor)):  # "" stands for a debt
                async with self._matches.visit(successor) as live:
                    await self._matches.delete(live)

    async def _open(self, live: LiveMatch, config: Any, *, is_ready: bool) -> LiveMatch:
        """Open the successor; if the teams allow it, everybody moves up so that they begin in turn.

        Several nodes may do this at the same time, and each finishes what another has begun.
        """
        match = live.match
        dice = self._world.dice()
        chairs = tuple(match.chairs[seat] for seat in _moved_up(match.sides))
        header = replace(
            match.header,
            id=names.successor_of(live.id),
            code=names.new_code(dice),
            rules=live.definition.rules,
            config=config,
            places=tuple(_seat_setup(live.definition, chair) for chair in chairs),
            opened=self._world.now(),
            order="seated",
            series=next_in_series(live.definition, match),
            won=won_so_far(live.definition, match),
        )
        successor = await self._matches.create_once(header)
        for seat, chair in enumerate(chairs):
            with suppress(Illegal):  # they sit there already, or it has begun
                await _seat(successor, seat, chair, is_ready=is_ready)
        await successor.begin_if_ready()
        try:
            with suppress(Illegal):  # it is noted already
                await live.note(do.Succeed(successor.id))
        except NotFound:  # the match was deleted meanwhile
            self._matches.drop(live)  # else this node would open the successor again
            await self._delete_unvisited(successor.id)
            raise
        return successor


async def _seat(live: LiveMatch, seat: Seat, chair: Chair, *, is_ready: bool) -> None:
    """Seat a person as in the match before; those who have agreed to a rematch are ready."""
    if chair.key is None:
        return
    if live.match.chairs[seat].key is None:
        await live.note(do.Sit(seat, chair.name, chair.key))
    if is_ready and not live.match.chairs[seat].ready:
        await live.act(chair.key, do.Ready(), seat=seat)


def _seat_setup(definition: GameDefinition, chair: Chair) -> SeatSetup:
    """The seats of the match before; a bot replaces a person who has left for good."""
    if chair.kind == "person" and not chair.is_for_a_person:
        return SeatSetup("bot", definition.stand_in)
    return SeatSetup(chair.kind, chair.level)


def _moved_up(sides: Sequence[int]) -> Sequence[Seat]:
    """For each seat, the seat of the match before whose player sits there now.

    Everybody moves up by one if that keeps the teams together, else nobody does.
    """
    seats = range(len(sides))
    if len(set(sides)) == 1:
        return seats  # all play on one side, so it does not matter who begins
    order = [*seats[1:], 0]
    stay_mates = all(
        (sides[a] == sides[b]) == (sides[order[a]] == sides[order[b]]) for a in seats for b in seats
    )
    return order if stay_mates else seats


def next_in_series(definition: GameDefinition, match: Match) -> Series | None:
    """The next match of the series with the points so far, or a new series after the last match."""
    series = match.header.series
    result = outcome(definition.game, match)
    if series is None or result is None:
        return None
    if series.game == series.games:
        return Series(series.games, 1, (0,) * len(series.points))
    points = [had + _points(match.sides, result, s) for s, had in enumerate(series.points)]
    moved = tuple(points[seat] for seat in _moved_up(match.sides))
    return Series(series.games, series.game + 1, moved)


def won_so_far(definition: GameDefinition, match: Match) -> tuple[int, ...]:
    """By seat of the next match, the matches that its people have won; a draw counts for nobody."""
    won = match.header.won or (0,) * len(match.chairs)
    result = outcome(definition.game, match)
    if result is not None:
        won = tuple(n + (_points(match.sides, result, s) == 2) for s, n in enumerate(won))
    return tuple(won[seat] for seat in _moved_up(match.sides))


def _points(sides: Sequence[int], result: Outcome, seat: Seat) -> int:
    """2 for a win, alone or with mates; 1 for a first place shared with another side."""
    if result.places[seat] != 0 or result.together == "lost":
        return 0
    best = {side for side, place in zip(sides, result.places, strict=True) if place == 0}
    return 2 if len(best) == 1 else 1
