"""Bots of games without turns: each checks the game at its own pace, and acts or waits."""

import asyncio
import logging
from typing import Any

from knobel.catalog.thinking import look
from knobel.core.game import Illegal, Millis, Seat
from knobel.match import phase
from knobel.service import wire
from knobel.service.live_match import LiveMatch
from knobel.service.ports import NotFound, StorageFailed, Unsure, World
from knobel.service.thinking import Dropped, ThinkQueue, rank_of
from knobel.service.written import TRY_AGAIN

LOGGER = logging.getLogger("knobel.service")

DICE_RANGE = 2**31
"""A bot's dice are seeded with a number below this."""
BLINK: Millis = 100
"""The shortest time between two checks by a bot, however much happens."""


class LiveBots:
    """Serves all matches.  Every change of the match, and its own timer, wakes a waiting bot."""

    def __init__(self, world: World, queue: ThinkQueue) -> None:
        self._world = world
        self._queue = queue
        self._waiting: dict[tuple[str, Seat], asyncio.Event] = {}

    def attend(self, live: LiveMatch) -> None:
        """The match has changed: wake the waiting bots and start new ones."""
        for seat, chair in enumerate(live.match.chairs):
            if not chair.is_played_by_bot:
                continue
            waiting = self._waiting.get((live.id, seat))
            if waiting is not None:
                waiting.set()
            elif _is_on(live, seat):
                self._waiting[live.id, seat] = asyncio.Event()
                live.spawn(self._play(live, seat))

    async def _play(self, live: LiveMatch, seat: Seat) -> None:
        try:
            while _is_on(live, seat):
                await self._look_once(live, seat)
        except NotFound:
            pass  # the match was deleted
        finally:
            del self._waiting[live.id, seat]
        self.attend(live)  # the match may have resumed while the bot was stopping

    async def _look_once(self, live: LiveMatch, seat: Seat) -> None:
        changed = self._waiting[live.id, seat]
        changed.clear()
        begun, seen = self._world.now(), live.match.version
        action, pause = await self._look(live, seat)
        try:
            if action is not None and _is_on(live, seat):
                await live.act_for(seat, action, seen)
        except Illegal:
            pass  # somebody else acted first; the bot checks again
        except (StorageFailed, Unsure):
            LOGGER.debug("bot-not-written", extra={"match": live.id})
            pause = max(pause, TRY_AGAIN)
        until = begun + max(pause, BLINK)
        if action is not None:
            await self._world.wait_until(until)
            return
        await self._until(until, changed)
        await self._world.wait_until(begun + BLINK)

    async def _until(self, wall: Millis, changed: asyncio.Event) -> None:
        """Return at that time, or earlier when the match changes."""
        waits = [
            asyncio.ensure_future(self._world.wait_until(wall)),
            asyncio.ensure_future(changed.wait()),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _look(self, live: LiveMatch, seat: Seat) -> tuple[Any | None, Millis]:
        """What the bot on this seat does now, if anything, knowing only its own view."""
        definition, match = live.definition, live.match
        view = wire.encode(definition.game.view_for(match.state, seat))
        legal = tuple(definition.short_moves(match.state, seat))
        at = match.at(max(self._world.now(), match.wall))
        seed = self._world.dice().pick(DICE_RANGE)
        level = match.chairs[seat].level or definition.stand_in
        rank = rank_of(live)

        def is_wanted() -> bool:
            return _is_on(live, seat) and rank_of(live) is rank

        asked = definition.name, level, view, legal, at, match.players_here(), seed
        try:
            action, pause = await self._queue.run(
                rank, live.payer, live.id, look, *asked, is_wanted=is_wanted
            )
        except Dropped:
            return None, 0
        except Exception:
            # The others can play on, and the bot may succeed the next time.
            LOGGER.exception("bot-failed", extra={"match": live.id})
            return None, TRY_AGAIN
        return None if action is None else definition.decode_action(action), pause


def _is_on(live: LiveMatch, seat: Seat) -> bool:
    """Whether the bot on this seat plays: it has something to do, and somebody watches."""
    match, game = live.match, live.definition.game
    return (
        live.is_kept
        and not live.is_closed
        and live.is_watched
        and match.chairs[seat].is_played_by_bot
        and phase(game, match) == "running"
        and seat in game.in_play(match.state)
    )
