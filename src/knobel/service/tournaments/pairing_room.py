"""Pairs heats outside of the event loop, each heat once."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from knobel.core.game import Illegal, Millis
from knobel.service import names, wire
from knobel.service.opening import definition_of, settings_of
from knobel.service.ports import World
from knobel.service.thinking import Rank, ThinkQueue
from knobel.service.tournaments.live import LiveTournament, actor, key_of, refuse_unless_host
from knobel.service.tournaments.written import Whose, service
from knobel.tournament.commands import Actor, Pair
from knobel.tournament.judge_heats import refuse_unless_current, refuse_unless_pairable
from knobel.tournament.values import EntrantId, Tournament

TRIES = 5
"""How often a heat is paired anew because people or results changed meanwhile."""
SEEDS = 2**31
STALE = "event-pairing-stale"

_TOURNAMENTS = msgspec.json.Decoder(Tournament)
_ANSWERS = msgspec.json.Decoder(Pair | list[Any])


def paired(body: bytes, seed: int, waited: Mapping[EntrantId, Millis]) -> bytes:
    """A worker's part: the pairs of the next heat, or a list of the refusal's code and facts."""
    from knobel.tournament.pairing import pair  # noqa: PLC0415 -- only tournaments need its libraries

    try:
        return wire.encode(pair(_TOURNAMENTS.decode(body), seed, waited))
    except Illegal as refused:
        return wire.encode([refused.code, dict(refused.facts)])


class PairingRoom:
    """Computes pairs in the workers and writes them."""

    def __init__(self, queue: ThinkQueue, world: World) -> None:
        self._queue = queue
        self._world = world
        self._under_way: dict[tuple[str, int], asyncio.Future[int]] = {}

    async def pair(self, live: LiveTournament, token: str, heat: int, payer: str) -> int:
        """Host: pair this heat; whoever asks for it at the same time gets the same heat."""
        refuse_unless_host(live.now, token)
        if _is_paired(live.now, heat):
            return live.now.version
        name = (live.id, heat)
        if name not in self._under_way:
            work = self._pair(live, actor(key_of(token)), heat, payer)
            self._under_way[name] = asyncio.ensure_future(work)
            self._under_way[name].add_done_callback(lambda _: self._under_way.pop(name))
        return await asyncio.shield(self._under_way[name])

    async def _pair(self, live: LiveTournament, whose: Whose, heat: int, payer: str) -> int:
        for _ in range(TRIES):
            now = live.now
            refuse_unless_pairable(now, heat)
            command = await self._compute(live.id, now, payer, {})
            try:
                return await live.act(_unless_changed(whose, now), command)
            except Illegal as refused:
                if _is_paired(live.now, heat):
                    return live.now.version  # another node was faster
                if refused.code != STALE:
                    raise
        raise Illegal(STALE)

    async def next_heat(self, live: LiveTournament) -> int:
        """Pair the heat of a weekly league whose day has come."""
        return await self._pair(live, service, len(live.now.heats) + 1, live.id)

    async def wave(
        self, live: LiveTournament, among: Tournament, waited: Mapping[EntrantId, Millis]
    ) -> int:
        """Pair a wave of an arena among these; what is stale is left to the next wave."""
        command = await self._compute(live.id, among, live.id, waited)
        return await live.act(service, command)

    async def _compute(
        self, event: str, now: Tournament, payer: str, waited: Mapping[EntrantId, Millis]
    ) -> Pair:
        """The pairs as a worker finds them, or `Illegal`."""
        body, seed = wire.encode(now), self._world.dice().pick(SEEDS)
        answer = await self._queue.run(Rank.PEOPLE, payer, event, paired, body, seed, dict(waited))
        command = _ANSWERS.decode(answer)
        if isinstance(command, list):
            raise Illegal(command[0], **command[1])
        return _sealed(now, command, names.new_secret(self._world.dice()))


def computed(t: Tournament, seed: int, deal: str) -> Pair:
    """The pairs of the next heat with the seed of its deals, computed here; or `Illegal`."""
    from knobel.tournament.pairing import pair  # noqa: PLC0415 -- only tournaments need its libraries

    return _sealed(t, pair(t, seed), deal)


def _sealed(now: Tournament, command: Pair, deal: str) -> Pair:
    """The pairs with the seed of their deals, in games in which chance deals."""
    definition = definition_of(now.setup.game)
    config = settings_of(definition, now.setup.config)
    contested = definition.contested
    if contested is None or not contested.contest(config).is_dealt:
        return command
    return msgspec.structs.replace(command, seed=deal)


def _unless_changed(whose: Whose, basis: Tournament) -> Whose:
    """Whoever asks for pairs, as long as they follow from what they were computed from (EV-13)."""

    def still(now: Tournament) -> Actor:
        refuse_unless_current(now, basis)
        return whose(now)

    return still


def _is_paired(now: Tournament, heat: int) -> bool:
    return 1 <= heat <= len(now.heats)
