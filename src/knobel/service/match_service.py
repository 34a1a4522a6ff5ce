"""The use cases of the server: what its edges (web, terminal) call."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from knobel.core.capabilities import Attempt
from knobel.core.game import Illegal, Millis, Seat
from knobel.service import names
from knobel.service.alarm import Alarm
from knobel.service.groups import GroupProgress
from knobel.service.history import HistoryReader
from knobel.service.joining import Glimpse, Joining, LinkKind, Preview, Watched
from knobel.service.leaving import Drain
from knobel.service.lengths import Lengths
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import Census, LiveMatches, is_over
from knobel.service.meters import NO_METERS, Meters
from knobel.service.missed import Seen
from knobel.service.node import Node
from knobel.service.opening import Order, Ticket, definition_of, plan
from knobel.service.ports import Bus, Push, Store, Unsure, Workers, World
from knobel.service.pulse import Pulse
from knobel.service.reminders import Reminders, Subscription
from knobel.service.seal import Seal
from knobel.service.successors import Successors
from knobel.service.table_admin import TableAdmin
from knobel.service.thinking import Rank, ThinkQueue
from knobel.service.tournaments.desk import Tournaments
from knobel.service.tournaments.live import LiveTournament
from knobel.service.turn_bots import TurnBots
from knobel.service.watched_match import Viewer
from knobel.service.written import Ports


class MatchService:
    """Opens and finds matches, and passes every other request to the part that handles it."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        world: World,
        workers: Workers,
        *,
        pace: Millis = 600,
        limits: Limits = DEFAULTS,
        seal: Seal | None = None,
        push: Push | None = None,
        meters: Meters = NO_METERS,
    ) -> None:
        self._store = store
        self._reminders = None if push is None else Reminders(push, store, world, limits)
        self._world = world
        self._queue = ThinkQueue(workers, world)
        self._alarm = Alarm(world)
        self._turn_bots = TurnBots(world, self._queue, pace)
        self._groups = GroupProgress(store)
        self._lengths = Lengths(store, world)
        roster, pulse = store.roster(world), Pulse(world)
        ports = Ports(store, bus, world, self._alarm, limits, roster, pulse, meters)
        seal = seal or Seal.made(world.dice())
        self._matches = LiveMatches(
            store,
            ports,
            seal,
            self._changed,
            self._forgotten,
        )
        self._joining = Joining(self._matches, store, world, pulse)
        self._successors = Successors(self._matches, self._groups, roster, world)
        self._history = HistoryReader(self._matches, store, self._queue, limits)
        self.tournaments = Tournaments(
            store, ports, seal, self._matches, self._queue, self._lengths
        )
        self.table_admin = TableAdmin(self._matches, store, roster, world)
        events = self.tournaments.at_hand
        self._drain = Drain(self._matches, events, world)
        self._node = Node(roster, store, bus, world, self._matches, pulse, events, meters)
        self._jobs: list[asyncio.Task[None]] = []

    @property
    def world(self) -> World:
        return self._world

    @property
    def is_well(self) -> bool:
        """Whether moves can be stored: the last write and the last beat succeeded, none hangs."""
        return self._store.is_well and self._node.is_well

    @property
    def is_healthy(self) -> bool:
        """Whether this server does its part: one that is alone has to store, a node to answer."""
        return self.is_well or not self._node.is_alone

    @property
    def is_draining(self) -> bool:
        return self._drain.is_begun

    @property
    def is_ready(self) -> bool:
        """Whether new visitors may come."""
        return self.is_well and not self.is_draining

    async def drain(self) -> None:
        """Finish running commands and send viewers to other nodes; takes about seven seconds."""
        await self._drain.run()

    async def census(self) -> Census:
        """How many matches are in memory, counted in slices so that no move has to wait."""
        return await self._matches.census()

    @property
    def bot_jobs(self) -> tuple[int, int]:
        """How many jobs of bots are waiting for a worker, and how many are running."""
        return self._queue.waiting, self._queue.under_way

    async def start(self) -> None:
        """Join the other nodes, and resume the matches of nodes that have died."""
        await self._node.start()
        self._jobs = [
            asyncio.create_task(self._alarm.run()),
            asyncio.create_task(self._node.ask_while_deaf()),
            asyncio.create_task(self._node.beat()),
            asyncio.create_task(self._node.sweep()),
        ]
        self.tournaments.start()

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self.tournaments.close()
        await self._queue.close()
        await self._node.stop()
        await self._store.close()

    def _changed(self, live: LiveMatch) -> None:
        """After every line: let bots think, open the rematch, store what a group has played."""
        if live.is_kept:
            self._turn_bots.attend(live)
            self._successors.open_if_agreed(live)
        if live.is_kept or is_over(live):  # its keeper may be dead, and the players may leave now
            self.tournaments.note(live)
        self._groups.note(live)
        self._lengths.note(live)
        if self._reminders is not None:
            self._reminders.note(live)

    def _forgotten(self, live: LiveMatch) -> None:
        self._groups.forget(live.id)
        self._lengths.forget(live.id)
        if self._reminders is not None:
            self._reminders.forget(live.id)

    async def open(self, order: Order, token: str | None = None) -> Ticket:
        """Open a match as ordered, or find the one that was opened with the same key.

        The opener may use the secret of an earlier match.
        """
        await self._joining.refuse_shared(token)
        header, token = plan(order, token, self._world)
        if all(place.kind == "bot" for place in header.places):
            self._matches.refuse_more_bots()
        await self._groups.refuse_locked(definition_of(header.game), header.config, header.group)
        is_new_id = order.key is None
        live = await (self._matches.create if is_new_id else self._matches.create_once)(header)
        header = live.match.header  # it may have another id and code
        key = names.digest(token)
        if header.opener != key:
            raise Illegal("wrong-token")
        self._turn_bots.welcome(live)
        for seat, wanted in enumerate(order.seats):
            if wanted.mine:
                try:
                    await live.sit(seat, order.name, key)
                except Illegal as refused:  # the same order has been here before
                    if is_new_id or refused.code not in {"seat-taken", "already-begun"}:
                        raise
        await live.begin_if_ready()
        self._matches.forget_if_idle(live)
        return Ticket(header.id, header.code, token, header.watch)

    async def live_match(self, match: str) -> LiveMatch:
        """The match, loaded from the log if it is not in memory; or `NotFound`."""
        return await self._matches.get(match)

    async def delete(self, match: str, token: str) -> None:
        """Delete the match for good; only its opener may ask for that."""
        async with self._matches.visit(match) as live:
            if names.digest(token) != live.match.header.opener:
                raise Illegal("opener-only")
            await self._matches.delete(live)

    async def close_table(self, match: str) -> None:
        """Delete the match for good, at the request of the operator."""
        await self.table_admin.close(match)

    async def adopt_wishes(self, body: bytes) -> None:
        """Store the wishes that an earlier version kept in this file."""
        if self._reminders is not None:
            await self._reminders.adopt(body)

    async def push_key(self) -> str | None:
        """The key for web push, if this server sends any."""
        return None if self._reminders is None else await self._reminders.public_key()

    async def remind(self, match: str, token: str, wanted: Subscription | None) -> None:
        """Tell a person by web push when it is their turn; None stops that."""
        if self._reminders is None:
            raise Illegal("no-push")
        async with self._matches.visit(match) as live:
            key = names.digest(token)
            if not live.match.seats_of(key):
                raise Illegal("not-seated")
            if wanted is None:
                await self._reminders.drop(match, key)
            else:
                await self._reminders.add(live, key, wanted)

    async def preview(self, code: str) -> Preview:
        """What the invitation with this code shows, or `NotFound`."""
        return await self._joining.preview(code)

    async def glimpse(self, way: LinkKind, name: str) -> Glimpse:
        """What the preview of this link shows, or `NotFound`."""
        return await self._joining.glimpse(way, name)

    async def compute(self, payer: str, work: Callable[..., Any], /, *args: Any) -> Any:
        """The result of a job that no match waits for, computed when a worker is free."""
        return await self._queue.run(Rank.UNSEEN, payer, f"for {payer}", work, *args)

    async def has_code(self, match: str, code: str) -> bool:
        """Whether the match has this code, or `NotFound`."""
        return await self._joining.has_code(match, code)

    async def join(
        self, code: str, name: str, seat: Seat | None = None, token: str | None = None
    ) -> Ticket:
        """Sit down; a person who already has a seat is let in again."""
        return await self._joining.join(code, name, seat, token)

    async def watched(self, watch: str) -> Watched:
        """The match with this spectators' secret, or the last of its successors."""
        return await self._joining.watched(watch)

    async def follow(
        self, match: str, token: str, viewer: Viewer, seen: Seen | None = None
    ) -> LiveMatch:
        """Connect a viewer, who from now on is told everything that the token allows.

        A viewer that has seen a recent version is told what came after it, any other is welcomed.
        """
        self._refuse_while_draining()
        live = await self._joining.follow(match, token, viewer, seen)
        if self.is_draining:  # it began meanwhile
            await live.let_go(viewer)
            await live.free()
        return live

    async def follow_event(self, event: str, token: str, viewer: Viewer) -> LiveTournament:
        """Connect a viewer, who from now on is told everything that the token allows."""
        self._refuse_while_draining()
        live = await self.tournaments.follow(event, token, viewer)
        if self.is_draining:
            await live.let_go(viewer)
        return live

    def _refuse_while_draining(self) -> None:
        if self.is_draining:
            raise Unsure("this node is about to end")

    async def change(self, match: str, token: str, config: dict[str, Any]) -> str:
        """Open a successor with these settings in a game that all play together; its id."""
        return await self._successors.change(match, token, config)

    async def attempts(self, group: str) -> Sequence[Attempt]:
        """The finished matches of the group with this secret."""
        return await self._store.attempts(group)

    async def history(self, match: str, token: str, after: int = 0) -> bytes:
        """The versions after this one as this viewer saw them: a packed page of a `History`."""
        return await self._history.page(match, token or await self._published(match), after)

    async def record(self, match: str, token: str) -> str:
        """A finished match as text."""
        return await self._history.record(match, token or await self._published(match))

    async def _published(self, match: str) -> str:
        """The secret that opens a sealed match to all once its heat is over; else empty."""
        async with self._matches.visit(match) as live:
            header = live.match.header
        if header.deal and header.event and await self.tournaments.is_unsealed(header.event):
            return header.watch
        return ""

    async def export(self, match: str) -> str:
        """A finished match as text, for the operator of the server."""
        return await self._history.export(match)
