"""Bots of games with turns: when they think, and how they answer people."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Literal, TypeAlias
from weakref import WeakSet

from msgspec import Struct

from knobel.catalog.thinking import think, warm_up
from knobel.core.game import Illegal, Millis, Seat
from knobel.match import commands as do
from knobel.match import phase, voters, wakes_at
from knobel.service import wire
from knobel.service.live_bots import DICE_RANGE, LiveBots
from knobel.service.live_match import LiveMatch
from knobel.service.ports import NotFound, StorageFailed, Unsure, World
from knobel.service.thinking import Dropped, Rank, ThinkQueue, has_person_in_play, rank_of
from knobel.service.written import TRY_AGAIN

LOGGER = logging.getLogger("knobel.service")

SPARE: Millis = 1_000
"""A bot moves this long before its time is up, however slow its pace; if less than twice this is
left, it moves after half of it."""
LAST_CALL: Millis = 300
"""This long before its time is up, a bot that still waits for a worker plays any legal move."""

Duty: TypeAlias = Literal["answer", "play"]


class BotDecision(Struct, frozen=True):
    """The result of thinking: an action, the expected result for the mover, and a human pause."""

    action: Any
    value: float
    pause: Millis


class TurnBots:
    """Serves all matches; on each seat a bot thinks about one move and one answer at a time."""

    def __init__(self, world: World, queue: ThinkQueue, pace: Millis) -> None:
        self._world = world
        self._queue = queue
        self._pace = pace
        self._busy: set[tuple[str, Seat, Duty]] = set()
        self._moved_unseen: WeakSet[LiveMatch] = WeakSet()
        """Matches in which a bot has moved since the last viewer left."""
        self._live_bots = LiveBots(world, queue)

    def welcome(self, live: LiveMatch) -> None:
        """Load what the bots of a new match need, before a person waits for them."""
        if live.match.people() and any(chair.kind == "bot" for chair in live.match.chairs):
            live.spawn(self._warm_up(live))

    async def _warm_up(self, live: LiveMatch) -> None:
        await self._queue.run(Rank.UNSEEN, live.id, live.id, warm_up, live.definition.name)

    def attend(self, live: LiveMatch) -> None:
        """Let every bot do what it now can."""
        self._queue.drop_stale(live.id)
        if not live.is_kept:
            return
        bots = [s for s, chair in enumerate(live.match.chairs) if chair.is_played_by_bot]
        if not bots:
            return
        if live.is_watched:
            self._moved_unseen.discard(live)
        if live.definition.is_live:
            self._live_bots.attend(live)
        is_awake = _is_awake(live)
        for seat in bots:
            matter = _question_for(live, seat)
            if matter is not None:
                if is_awake or matter != "draw":  # a bot has to think about a draw
                    self._set_to_work(live, seat, "answer")
            elif is_awake and not live.definition.is_live and _can_play(live, seat):
                self._set_to_work(live, seat, "play")

    def _set_to_work(self, live: LiveMatch, seat: Seat, duty: Duty) -> None:
        if (live.id, seat, duty) not in self._busy:
            self._busy.add((live.id, seat, duty))
            work = self._answer(live, seat) if duty == "answer" else self._play(live, seat)
            live.spawn(self._until_done(live, seat, duty, work))

    async def _until_done(
        self, live: LiveMatch, seat: Seat, duty: Duty, work: Coroutine[Any, Any, None]
    ) -> None:
        try:
            await work
        except (Illegal, NotFound, Dropped):
            pass  # the match has changed while the bot was thinking
        except (StorageFailed, Unsure):
            LOGGER.debug("bot-not-written", extra={"match": live.id})
            await self._world.wait_until(self._world.now() + TRY_AGAIN)
        finally:
            self._busy.discard((live.id, seat, duty))
        self.attend(live)

    async def _play(self, live: LiveMatch, seat: Seat) -> None:
        if not _can_play(live, seat):
            return
        formality = _formality(live, seat)
        if formality is not None:
            await live.act_for(seat, formality, live.match.version)
            return
        begun, seen = self._world.now(), live.match.version
        state = live.match.state
        # Without viewers a bot thinks about its first move only and then plays any legal one.
        is_unseen = live in self._moved_unseen
        thought = None if is_unseen else await self._think(live, seat, seat, LAST_CALL)
        if live.match.state is not state:
            return  # think again: a ball may have been taken back
        if thought is None:
            thought = self._any_move(live, seat)
        if self._pace:
            await self._world.wait_until(self._when(live, begun, thought.pause))
        if _question_for(live, seat) is not None or live.match.state is not state:
            return  # answer first, or think again
        await live.act_for(seat, thought.action, seen)
        if not live.is_watched:
            self._moved_unseen.add(live)

    def _when(self, live: LiveMatch, begun: Millis, pause: Millis) -> Millis:
        """The wall time at which the bot moves: at human pace, but well before its time is up."""
        wanted = begun + max(self._pace, pause)
        due = wakes_at(live.definition.game, live.match)
        if due is None:
            return wanted
        return min(wanted, due - min(SPARE, max(0, due - begun) // 2))

    async def _answer(self, live: LiveMatch, seat: Seat) -> None:
        """Agree to everything except a draw in a position that the bot expects to win."""
        matter = _question_for(live, seat)
        if matter is not None:
            seen = live.match.version
            is_fine = matter != "draw" or await self._is_content_with_a_draw(live, seat)
            await live.act_for(seat, do.Answer(matter, is_fine), seen)

    async def _is_content_with_a_draw(self, live: LiveMatch, seat: Seat) -> bool:
        """Decide by the value of the move that is due; between rounds, when none is, refuse."""
        mover = _mover(live)
        if _formality(live, mover) is not None:
            return False
        thought = await self._think(live, seat, mover, SPARE)  # this leaves time for the move
        if thought is None:
            return False
        is_mine = live.match.sides[mover] == live.match.sides[seat]
        return thought.value <= 0 if is_mine else thought.value >= 0

    async def _think(
        self, live: LiveMatch, seat: Seat, mover: Seat, spare: Millis
    ) -> BotDecision | None:
        """What the bot on this seat would do for the mover, knowing only its own view.

        None if the result has not come `spare` before the clock runs out.
        """
        definition, match = live.definition, live.match
        view = wire.encode(definition.game.view_for(match.state, seat))
        legal = list(definition.game.legal_actions(match.state, mover))
        seed = self._world.dice().pick(DICE_RANGE)
        level = match.chairs[seat].level or definition.stand_in
        asked = definition.name, level, view, wire.encode(legal), seed
        rank, due = rank_of(live), wakes_at(definition.game, match)

        def is_wanted() -> bool:
            """Whether the position and the rank are unchanged; else the bot queues a new job."""
            return live.match.state is match.state and _is_awake(live) and rank_of(live) is rank

        job = self._queue.run(
            rank, live.payer, live.id, think, *asked, due=due, is_wanted=is_wanted
        )
        try:
            answer = await (job if due is None else self._by(self._before(due, spare), job))
        except Dropped:
            raise
        except Exception:
            # The match must go on even if the bot has a bug: a poor move is better than none.
            LOGGER.exception("bot-failed", extra={"match": live.id})
            return BotDecision(legal[seed % len(legal)], 0.0, 0)
        if answer is None:
            LOGGER.warning("bot-late", extra={"match": live.id})
            return None
        action, value, pause = answer
        return BotDecision(definition.decode_action(action), value, pause)

    def _before(self, due: Millis, spare: Millis) -> Millis:
        """The wall time at which a bot stops waiting for the result."""
        return due - min(spare, max(0, due - self._world.now()) // 2)

    async def _by(self, wall: Millis, job: Coroutine[Any, Any, Any]) -> Any | None:
        """The result of the job if it is done by that time; else None, and the job is withdrawn."""
        thinking = asyncio.ensure_future(job)
        waits = [thinking, asyncio.ensure_future(self._world.wait_until(wall))]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            return thinking.result() if thinking.done() else None
        finally:
            for wait in waits:
                wait.cancel()

    def _any_move(self, live: LiveMatch, seat: Seat) -> BotDecision:
        legal = list(live.definition.game.legal_actions(live.match.state, seat))
        return BotDecision(legal[self._world.dice().pick(len(legal))], 0.0, 0)


def _is_awake(live: LiveMatch) -> bool:
    """Whether bots move here: somebody watches, or a person plays against a clock."""
    match, game = live.match, live.definition.game
    if live.is_closed or phase(game, match) != "running":
        return False
    has_clock = game.wake_at(match.state) is not None
    return live.is_watched or (has_clock and has_person_in_play(live))


def _can_play(live: LiveMatch, seat: Seat) -> bool:
    match, game = live.match, live.definition.game
    return phase(game, match) == "running" and bool(game.legal_actions(match.state, seat))


def _formality(live: LiveMatch, seat: Seat) -> Any | None:
    """An action that only confirms something, such as having seen the result of a round."""
    legal = live.definition.game.legal_actions(live.match.state, seat)
    return next(filter(live.definition.is_acknowledgement, legal), None)


def _mover(live: LiveMatch) -> Seat:
    """The seat that can act."""
    match, game = live.match, live.definition.game
    return next(s for s in game.in_play(match.state) if game.legal_actions(match.state, s))


def _question_for(live: LiveMatch, seat: Seat) -> do.Matter | None:
    """An open proposal of a person that this bot has not answered."""
    match = live.match
    for proposal in match.proposals:
        is_asked = seat in voters(live.definition.game, match, proposal.matter)
        if is_asked and seat not in proposal.agreed:
            return proposal.matter
    return None
