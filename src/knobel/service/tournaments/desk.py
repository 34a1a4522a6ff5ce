"""The use cases of tournaments: what the edges (web, terminal) call."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Illegal, Millis, refuse_unless
from knobel.service import names, wire
from knobel.service.lengths import Lengths
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches, is_over
from knobel.service.opening import definition_of, settings_of
from knobel.service.ports import NotFound, PortError, Store, World
from knobel.service.seal import Seal
from knobel.service.thinking import Rank, ThinkQueue
from knobel.service.tournaments.arena import Arenas
from knobel.service.tournaments.bouts import Bouts, game_of
from knobel.service.tournaments.files import answer_of, exported, imported, setup_after
from knobel.service.tournaments.keeping import games_in, is_game_of, matches_in, outlived
from knobel.service.tournaments.levels import levels_of
from knobel.service.tournaments.live import LiveTournament, key_of, refuse_unless_host
from knobel.service.tournaments.orders import (
    BoutSeat,
    EnterEvent,
    EntrantLink,
    EntrantLinks,
    EntryTicket,
    EventPreview,
    EventTicket,
    Heats,
    HelperTicket,
    ImportEvent,
    Proposals,
    Proposed,
)
from knobel.service.tournaments.pairing_room import PairingRoom
from knobel.service.tournaments.registry import Registry
from knobel.service.tournaments.setups import as_judged, fitting, people_of_side, sizes_of
from knobel.service.tournaments.weekly import Weekly
from knobel.service.watched_match import Viewer
from knobel.service.written import Ports
from knobel.tournament import commands, judge
from knobel.tournament.planner import Proposal, entrants_of, fewest_people, proposals
from knobel.tournament.values import (
    KEEP_DAYS,
    MOST_ENTRANTS,
    RULES,
    Bout,
    EntrantId,
    Form,
    Header,
    Heat,
    Setup,
    Tournament,
)
from knobel.tournament.view import heat_view

LOGGER = logging.getLogger("knobel.service")

PRUNE_EVERY: Millis = 3_600_000
"""How often a server looks for tournaments whose time is up."""


class Tournaments:
    """Opens and finds tournaments, and passes every other request to the part that handles it."""

    def __init__(
        self,
        store: Store,
        ports: Ports,
        seal: Seal,
        matches: LiveMatches,
        queue: ThinkQueue,
        lengths: Lengths,
    ) -> None:
        self._store = store
        self._seal = seal
        self._queue = queue
        self._lengths = lengths
        self._matches = matches
        self._ports = ports
        self._registry = Registry(store, ports, seal, self._changed, self._loaded)
        at_hand = (self._registry.visit, self._registry.held)
        self._bouts = Bouts(store, matches, seal, ports.world, *at_hand, ports.roster)
        self._room = PairingRoom(queue, ports.world)
        self._arenas = Arenas(ports.roster, ports.world, self._room.wave)
        self._weekly = Weekly(ports.world, self._room.next_heat)
        self._jobs: list[asyncio.Task[None]] = []

    @property
    def world(self) -> World:
        return self._ports.world

    def start(self) -> None:
        self._jobs = [
            asyncio.create_task(self._registry.read_news()),
            asyncio.create_task(self._delete_outlived()),
            asyncio.create_task(self._bouts.absence.watch(self.at_hand)),
        ]

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self._registry.close()

    async def _delete_outlived(self) -> None:
        """Delete the tournaments whose time is up, until cancelled."""
        while True:
            await self.world.wait_until(self.world.now() + PRUNE_EVERY)
            with suppress(PortError):
                async for t in outlived(self._store, self.world.now()):
                    await self._try_to_delete(t.header.id)

    async def _try_to_delete(self, event: str) -> None:
        try:
            async with self._registry.visit(event) as live:
                await self._bouts.delete_all(live.now)
                await self._registry.delete(live)
        except NotFound:
            LOGGER.debug("event-not-found", extra={"match": event})  # another node was faster
        except Exception:  # the next hour may succeed; others need not wait for this one
            LOGGER.exception("event-not-deleted", extra={"match": event})

    def at_hand(self) -> Sequence[LiveTournament]:
        """The tournaments in memory."""
        return self._registry.at_hand()

    def note(self, match: LiveMatch) -> None:
        """A match has changed: if it is a game of a bout, its end is reported."""
        self._bouts.note(match)

    def _changed(self, live: LiveTournament) -> None:
        self._bouts.attend(live)
        self._arenas.attend(live)
        self._weekly.attend(live)

    def _loaded(self, live: LiveTournament) -> None:
        self._bouts.look_back(live)
        live.take_part()

    @asynccontextmanager
    async def _at(self, event: str) -> AsyncIterator[LiveTournament]:
        """The tournament that a call is about, or `Illegal`."""
        try:
            await self._registry.get(event)
        except NotFound as missing:
            raise Illegal("no-such-event") from missing
        async with self._registry.visit(event) as live:
            yield live

    # Opening and finding

    async def open(self, setup: Setup, key: str | None = None) -> EventTicket:
        """Open a tournament, or find the one that was opened with the same key.

        The answer holds the host's secret.
        """
        if key is None:
            event, token = names.new_id(dice := self.world.dice()), names.new_secret(dice)
            store = self._registry.create
        else:
            event, token = names.event_opened_by(key), names.opener_of(key)
            store = self._registry.create_once
        live = await store(self._header(event, fitting(setup), token))
        header = live.now.header  # it may have another id and code
        self._registry.forget_if_idle(live)
        return EventTicket(header.id, header.code, token)

    def _header(self, event: str, setup: Setup, token: str) -> Header:
        return Header(
            id=event,
            code=names.new_code(self.world.dice()),
            host=names.digest(token),
            opened=self.world.now(),
            setup=setup,
            rules=RULES,
        )

    async def plan(
        self,
        game: str,
        config: dict[str, Any],
        people: int,
        boxes: int,
        minutes: int,
        entrants: int | None = None,
    ) -> Proposals:
        """Ways to spend the time, the best first; or `Illegal`.

        *entrants* is how many names there are on a list; else people form groups or teams as the
        settings have them.
        """
        definition = definition_of(game)
        if definition.contested is None:
            raise Illegal("event-bad-setup", part="game")
        settings = settings_of(definition, config)
        contest, levels = definition.contested.contest(settings), levels_of(definition, settings)
        length = await self._lengths.length(definition, settings, contest.minutes)
        if entrants is None:
            entrants = _entrants(definition, settings, people)
        found = proposals(entrants, boxes, minutes, contest, length.minutes, levels=len(levels))
        proposed = tuple(_proposed(definition, settings, boxes, each) for each in found)
        return Proposals(proposed, length.minutes, length.games, entrants)

    async def preview(self, code: str) -> EventPreview:
        """What the tournament with this code shows, or `NotFound`."""
        event = await self.with_code(code)
        async with self._registry.visit(event) as live:
            return EventPreview(event, live.now.header.code, live.view(), self.world.now())

    async def with_code(self, code: str) -> str:
        """The id of the tournament with this code, or `NotFound`."""
        return await self._registry.with_code(code)

    async def has_code(self, event: str, code: str) -> bool:
        """Whether the tournament has this code, or `NotFound`."""
        async with self._registry.visit(event) as live:
            return live.now.header.code == names.read_code(code)

    async def follow(self, event: str, token: str, viewer: Viewer) -> LiveTournament:
        """Connect a viewer, who from now on is told everything that the token allows."""
        async with self._at(event) as live:
            live.follow(viewer, key_of(token) or None)
            return live

    async def delete(self, event: str, token: str) -> None:
        """Delete the tournament and its matches for good; only its host may ask for that."""
        async with self._at(event) as live:
            refuse_unless_host(live.now, token)
            await self._bouts.delete_all(live.now)
            await self._registry.delete(live)

    # Files

    async def export(self, event: str, form: Form, token: str | None) -> str:
        """The tournament as a file; all of it only for the host."""
        async with self._at(event) as live:
            if form == "record":
                refuse_unless_host(live.now, token or "")
            header = wire.encode(live.now.header)
            lines = await self._ports.log.read(event)
        work = (exported, form, header, lines)
        return str(answer_of(await self._queue.run(Rank.PEOPLE, event, event, *work)))

    async def read_file(self, order: ImportEvent, payer: str = "") -> EventTicket:
        """Open a tournament that goes on from a file."""
        dice, now = self.world.dice(), self.world.now()
        token, seed = names.new_secret(dice), names.new_secret(dice)
        work = (imported, order, names.digest(token), now, seed)
        answer = answer_of(await self._queue.run(Rank.PEOPLE, payer, "import", *work))
        read = msgspec.convert(answer[0], Header)
        lines = [msgspec.convert(line, judge.Entry) for line in answer[1]]
        fitting(setup_after(read, lines))
        fresh = self._header(names.new_id(dice), as_judged(read.setup), token)
        live = await self._registry.create(replace(fresh, opened=read.opened))
        try:
            await live.take_in(lines)
        except PortError:
            await self._registry.delete(live)
            raise
        self._registry.forget_if_idle(live)
        return EventTicket(live.id, live.now.header.code, token)

    # Entering

    async def enter(self, event: str, wanted: EnterEvent, token: str | None) -> EntryTicket:
        """Enter; for the host: somebody else, with the secret of the entrant's own link."""
        async with self._at(event) as live:
            if wanted.code and names.read_code(wanted.code) != live.now.header.code:
                raise Illegal("no-such-code")
            token = token or names.new_secret(self.world.dice())
            size = live.now.setup.sizes[0] if wanted.size is None else wanted.size
            command = commands.Enter(wanted.name, size, wanted.is_remote)
            version = await live.do_for(token, command)
            entrant = live.entered[version]
            is_host = judge.actor_of(live.now, names.digest(token)).role == "host"
            return EntryTicket(entrant, self._link(event, entrant) if is_host else token)

    async def link(
        self, event: str, entrant: EntrantId, secret: str, token: str | None
    ) -> EntryTicket:
        """A device takes over an entrant, by the entrant's own link."""
        async with self._at(event) as live:
            if not names.is_same(secret, self._link(event, entrant)):
                raise Illegal("wrong-token")
            token = token or names.new_secret(self.world.dice())
            await live.note(commands.Link(entrant, names.digest(token)))
            return EntryTicket(entrant, token)

    async def links(self, event: str, token: str) -> EntrantLinks:
        """Host: the secrets of the links of all entrants, for the name cards."""
        async with self._at(event) as live:
            refuse_unless_host(live.now, token)
            entrants = [e.id for e in live.now.entrants if e.state != "removed"]
            return EntrantLinks(tuple(EntrantLink(e, self._link(event, e)) for e in entrants))

    def _link(self, event: str, entrant: EntrantId) -> str:
        return self._seal.secret("link", event, entrant)

    async def helper(self, event: str, token: str) -> HelperTicket:
        """Host: a secret with which somebody may report results."""
        async with self._at(event) as live:
            secret = names.new_secret(self.world.dice())
            await live.do_for(token, commands.AddHelper(names.digest(secret)))
            return HelperTicket(secret)

    async def help(self, event: str, secret: str, token: str | None) -> HelperTicket:
        """A device may report results from now on; one with a secret of its own keeps that."""
        async with self._at(event) as live:
            known, key = key_of(secret), key_of(token or secret)
            refuse_unless(known in live.now.helpers, "wrong-token")
            if judge.actor_of(live.now, key).role == "player":
                await live.note(commands.AddHelper(key, known))  # which may have been dropped
            return HelperTicket(token or secret)

    # Playing

    async def pair(self, event: str, token: str, heat: int, payer: str = "") -> int:
        """Host: pair and announce this heat; the version in which it is."""
        async with self._at(event) as live:
            return await self._room.pair(live, token, heat, payer)

    async def do(
        self, event: str, token: str, command: commands.PersonCommand, command_id: str
    ) -> int:
        """Do what the device with this secret asks; the version in which it is written."""
        async with self._at(event) as live:
            return await self.do_live(live, token, command, command_id)

    async def do_live(
        self, live: LiveTournament, token: str, what: commands.PersonCommand, command_id: str
    ) -> int:
        """The same for a tournament that somebody follows."""
        if isinstance(what, commands.Change):
            what = commands.Change(fitting(what.setup))
        if isinstance(what, commands.Unpair):
            return await self._unpair(live, token, what, command_id)
        return await live.do(token, what, command_id)

    async def _unpair(
        self, live: LiveTournament, token: str, what: commands.Unpair, command_id: str
    ) -> int:
        """Take a pairing back, unless somebody has made a move, and delete its matches."""
        refuse_unless_host(live.now, token)
        games = games_in(live.now.heat)

        def whose(now: Tournament) -> commands.Actor:
            refuse_unless(games_in(now.heat) == games, "event-begun")  # another game was opened
            return judge.actor_of(now, key_of(token))

        stored = matches_in(live.now, live.now.heat)
        async with self._bouts.not_begun(games):
            version = await live.act(whose, what, command_id)
            await self._bouts.delete(live.id, stored)
        return version

    async def heats(self, event: str, token: str | None = None) -> Heats:
        """All heats, for the cross table and for print, as the device with this secret sees them."""
        async with self._at(event) as live:
            now, key = live.now, key_of(token)
            return Heats(now.version, tuple(heat_view(now, heat, key) for heat in now.heats))

    async def is_unsealed(self, game: str) -> bool:
        """Whether all have played the deal of this game of a bout, so that anybody may see it."""
        event, number, _ = game_of(game)
        try:
            async with self._registry.visit(event) as live:
                heat = _bout(live.now, number)[0]
                return heat.is_over and not live.now.setup.school
        except (NotFound, Illegal):  # it was deleted, or the heat was taken back
            return False

    async def seat(
        self, event: str, number: int, token: str | None, entrant: EntrantId | None = None
    ) -> BoutSeat:
        """The way into the match of a bout: to play, as this entrant or the first, or to look on."""
        async with self._at(event) as live:
            now = live.now
            heat, bout = _bout(now, number)
            if not bout.games:
                raise Illegal("not-begun")
            match = bout.games[-1].match
            key = key_of(token)
            own = judge.entrants_of(now, key)
            mine = [n for n in own for side in bout.sides if n in side and entrant in {n, None}]
            refuse_unless(entrant is None or bool(mine), "event-not-yours")
            async with self._matches.visit(match) as game:
                if not is_game_of(game.match.header, live.id):
                    raise Illegal("watching-closed")
                if mine:
                    return self._players_way(event, number, mine[0], game)
                return self._watchers_way(now, heat, key, game)

    def _players_way(
        self, event: str, number: int, entrant: EntrantId, game: LiveMatch
    ) -> BoutSeat:
        if game.match.is_together:  # everybody of the group takes a seat of their own
            return BoutSeat(game.id, code=game.match.header.code)
        return BoutSeat(game.id, token=self._bouts.seat_secret(event, number, entrant))

    def _watchers_way(self, now: Tournament, heat: Heat, key: str, game: LiveMatch) -> BoutSeat:
        """Spectators see no secrets of running bouts; a school class is among itself."""
        is_sealed = bool(heat.seed) and any(bout.result is None for bout in heat.bouts)
        is_secret = game.definition.secrets is not None and not is_over(game)
        is_guest = not judge.entrants_of(now, key) and judge.actor_of(now, key).role == "player"
        if is_sealed or is_secret or (now.setup.school and is_guest):
            raise Illegal("watching-closed")
        return BoutSeat(game.id, watch=game.match.header.watch)


def _entrants(definition: GameDefinition, config: Any, people: int) -> int:
    """How many persons, teams or groups these people are with these settings; or `Illegal`."""
    sizes = sizes_of(definition, config)
    least, size = sizes[0], min(sizes[-1], people_of_side(definition, config))
    sides = len(set(definition.game.sides(config)))
    fewest, most = fewest_people(least, sides), size * MOST_ENTRANTS
    refuse_unless(people >= fewest, "event-too-few-people", min=fewest)
    refuse_unless(people <= most, "event-too-many-people", most=most)
    return entrants_of(people, size, least, sides)


def _proposed(definition: GameDefinition, config: Any, boxes: int, found: Proposal) -> Proposed:
    """The proposal as a set-up; games at screens have the clock that ends them in time."""
    if found.screen:
        config = definition.with_clock(config, found.clock)
    setup = Setup(
        "",
        definition.name,
        msgspec.to_builtins(config),
        format=found.format,
        heats=found.heats,
        games=found.games,
        scoring=found.scoring,
        sides=found.sides,
        boxes=boxes,
        minutes=found.minutes,
        deals=found.deals,
        keep_days=KEEP_DAYS,
    )
    return Proposed(
        found.format, setup, found.ends, found.clock, found.real, found.screen, found.fits
    )


def _bout(now: Tournament, number: int) -> tuple[Heat, Bout]:
    for heat in now.heats:
        for bout in heat.bouts:
            if bout.id == number:
                return heat, bout
    raise Illegal("event-no-such-bout")
