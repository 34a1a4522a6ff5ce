"""All the matches of this server."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from knobel.catalog import GameDefinition, Unreadable, game_named, read_header
from knobel.catalog.courses import Attempt, won
from knobel.core.game import Illegal, Millis, Outcome, Seat
from knobel.match import (
    Chair,
    Header,
    Match,
    SeatSetup,
    Series,
    clean_name,
    match_view,
    outcome,
    phase,
)
from knobel.match import commands as do
from knobel.match.view import MatchView
from knobel.service import names, wire
from knobel.service.alarm import Alarm
from knobel.service.history import Pages, history_page, record_of
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch, Ports, Viewer
from knobel.service.ports import (
    Bus,
    Conflict,
    Log,
    MatchSummary,
    NotFound,
    StorageFailed,
    Workers,
    World,
)
from knobel.service.seal import Seal
from knobel.service.thinking import Rank, ThinkQueue
from knobel.service.turn_bots import TurnBots

LOGGER = logging.getLogger("knobel.service")

BEAT_EVERY: Millis = 2_000
"""How often the server notes that it is alive: what an outage may cost at most."""
TAKEN_UP_TOGETHER = 50
"""How many matches a start takes up side by side: their lines share commits, and until the last
match is taken up the server can't note that it is alive."""

ROOM_AFTER = 60
"""After this many seconds one of too many matches among bots may be over."""


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here."""

    kind: Literal["person", "bot"] = "person"
    level: str | None = None
    mine: bool = False


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A match as somebody would like to have it."""

    game: str
    seats: tuple[SeatOrder, ...]
    config: dict[str, Any] = {}
    name: do.Name = ""
    order: Literal["seated", "lot"] = "seated"
    best_of_two: bool = False
    group: Annotated[str, Meta(min_length=16, max_length=80)] | None = None
    """The secret of a group that has played before; what it wins is kept."""


class Ticket(Struct, frozen=True):
    """What whoever opens or joins a match gets."""

    id: str
    code: str
    token: str
    watch: str


class Preview(Struct, frozen=True):
    """What an invitation shows."""

    id: str
    match: MatchView
    free: tuple[Seat, ...]


class Watched(Struct, frozen=True):
    """A match that may be watched, with the secret for it."""

    id: str
    watch: str


class MatchService:
    """Opens and finds matches, and keeps those at hand that somebody plays or watches."""

    def __init__(
        self,
        log: Log,
        bus: Bus,
        world: World,
        workers: Workers,
        *,
        pace: Millis = 600,
        limits: Limits = DEFAULTS,
        seal: Seal | None = None,
    ) -> None:
        self._log = log
        self._bus = bus
        self._world = world
        self._queue = ThinkQueue(workers, world)
        self._seal = seal or Seal.made(world.dice())
        self._alarm = Alarm(world)
        self._around = Ports(log, bus, world, self._alarm, limits)
        self._turn_bots = TurnBots(world, self._queue, pace)
        self._tables: dict[str, LiveMatch] = {}
        self._pages = Pages(limits.history_cache_bytes)
        self._rematches: set[str] = set()
        self._noted: set[str] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._jobs: list[asyncio.Task[None]] = []
        self._is_taken_up = False
        self._booted: Millis = 0
        self._last_beat: Millis | None = None
        self._is_beating = True
        self._beat_since: Millis | None = None
        self._unsubscribe = bus.subscribe(self._heard)

    @property
    def world(self) -> World:
        return self._world

    @property
    def is_well(self) -> bool:
        """Whether moves can be stored: the last write and the last beat were, and no beat hangs."""
        since = self._beat_since
        is_hanging = since is not None and since + 2 * BEAT_EVERY <= self._world.now()
        return self._log.is_well and self._is_beating and not is_hanging

    # Start and stop

    async def start(self) -> None:
        """Take up the matches that were running when the server went down."""
        self._booted = self._world.now()
        self._last_beat = await self._log.last_beat()
        self._jobs = [
            asyncio.create_task(self._alarm.run()),
            asyncio.create_task(self._take_up_and_beat()),
        ]

    async def close(self) -> None:
        self._unsubscribe()
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self._queue.close()
        if self._is_taken_up:
            with suppress(StorageFailed):
                await self._log.beat(self._world.now())
        await self._log.close()

    async def _take_up_and_beat(self) -> None:
        """A beat before all clocks are stopped would charge them for the outage."""
        while True:
            try:
                if not self._is_taken_up:
                    await self._take_up()
                    self._is_taken_up = True
                self._beat_since = self._world.now()
                await self._log.beat(self._beat_since)
                self._is_beating = True
            except StorageFailed:  # the log has told why, once
                self._is_beating = False
            self._beat_since = None
            await self._world.wait_until(self._world.now() + BEAT_EVERY)

    async def _take_up(self) -> None:
        left = [card.id for card in await self._log.summaries() if not card.is_over]
        while left:
            await asyncio.gather(*map(self._take_up_one, left[:TAKEN_UP_TOGETHER]))
            del left[:TAKEN_UP_TOGETHER]

    async def _take_up_one(self, match: str) -> None:
        try:
            self._forget_if_idle(await self.table(match))
        except (NotFound, Unreadable) as fault:
            LOGGER.warning("match-unreadable", extra={"match": match, "why": str(fault)})

    # Matches

    async def open(self, order: Order, token: str | None = None) -> Ticket:
        """Open a match as ordered; whoever orders may use the secret of an earlier match."""
        await self._refuse_shared(token)
        header, token = self._plan(order, token)
        if all(place.kind == "bot" for place in header.places):
            self._refuse_more_bots()
        await self._refuse_locked(_title(header.game), header.config, header.group)
        table = await self._store(header)
        header = table.match.header  # its code may be another by now
        self._turn_bots.welcome(table)
        key = names.digest(token)
        for seat, wanted in enumerate(order.seats):
            if wanted.mine:
                await table.sit(seat, order.name, key)
        await table.begin_if_ready()
        self._forget_if_idle(table)
        return Ticket(header.id, header.code, token, header.watch)

    def _plan(self, order: Order, token: str | None) -> tuple[Header, str]:
        definition = _title(order.game)
        config = _settings(definition, order.config)
        seats = len(definition.game.sides(config))
        if len(order.seats) != seats:
            raise Illegal("wrong-number-of-seats", seats=seats)
        for wanted in order.seats:
            if wanted.kind == "bot" and wanted.level not in definition.levels:
                raise Illegal("no-such-level", level=wanted.level)
            if wanted.kind == "bot" and wanted.mine:
                raise Illegal("seat-taken")
        if any(wanted.mine for wanted in order.seats):
            clean_name(order.name)
        dice = self._world.dice()
        token = token or names.new_secret(dice)
        header = Header(
            id=names.new_id(dice),
            code=names.new_code(dice),
            watch="",  # follows from the id, see `Seal`
            game=definition.name,
            rules=definition.rules,
            config=config,
            places=tuple(SeatSetup(wanted.kind, wanted.level) for wanted in order.seats),
            opened=self._world.now(),
            opener=names.digest(token),
            order=order.order,
            series=Series(2, 1, (0,) * seats) if order.best_of_two else None,
            group=(order.group or names.new_secret(dice)) if definition.ladder is not None else "",
        )
        return header, token

    async def _store(self, header: Header) -> LiveMatch:
        """Write the header down, with another id and another code if one is taken."""
        while True:
            sealed = self._seal.closed(header)
            card = MatchSummary(sealed.id, sealed.code, sealed.watch, sealed.opened)
            try:
                await self._log.open(card, wire.encode(sealed))
            except Conflict:
                dice = self._world.dice()
                header = replace(header, id=names.new_id(dice), code=names.new_code(dice))
                continue
            return await self.table(header.id)

    async def table(self, match: str) -> LiveMatch:
        """The match, read from the log if it is not at hand; or `NotFound`."""
        if match in self._tables:
            return self._tables[match]
        lock = self._loading.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self._tables:
                    self._tables[match] = await self._load(match)
                return self._tables[match]
        finally:
            self._loading.pop(match, None)

    async def _load(self, match: str) -> LiveMatch:
        header = self._seal.opened(read_header(await self._log.header(match)))
        table = LiveMatch(
            game_named(header.game), header, self._around, self._changed, self._forget_if_idle
        )
        await table.load()
        await self._recover(table)
        table.take_part()
        return table

    async def _recover(self, table: LiveMatch) -> None:
        """The time between the last sign of life and this start is nobody's time."""
        match, game = table.match, table.definition.game
        if phase(game, match) not in {"running", "paused"} or match.wall >= self._booted:
            return
        if table.is_asleep:
            return  # its time stands still until somebody looks on
        if game.wake_at(match.state) is not None:
            known = match.wall if self._last_beat is None else self._last_beat
            await table.halt(max(known, match.wall))
        table.expect_people()

    def _heard(self, match: str, version: int) -> None:
        table = self._tables.get(match)
        if table is not None and table.match.version < version:
            table.spawn(table.catch_up())

    def _changed(self, table: LiveMatch) -> None:
        """After every line: let bots think, open the rematch, forget what nobody needs."""
        self._turn_bots.attend(table)
        match = table.match
        is_wanted = match.is_rematch_agreed and match.successor is None
        if is_wanted and table.id not in self._rematches:
            self._rematches.add(table.id)
            table.spawn(self._open_rematch(table))
        self._note_attempt(table)
        self._forget_if_idle(table)

    def _forget_if_idle(self, table: LiveMatch) -> None:
        if table.is_idle and self._tables.get(table.id) is table:
            table.rest()
            self._noted.discard(table.id)
            del self._tables[table.id]

    # Groups

    def _note_attempt(self, table: LiveMatch) -> None:
        """What a group has played is kept for it; twice does no harm."""
        ladder, group = table.definition.ladder, table.match.header.group
        if ladder is None or not group or table.id in self._noted:
            return
        attempt = ladder.attempt(table.match.state)
        if attempt is not None:
            self._noted.add(table.id)
            table.spawn(self._log.note_attempt(group, table.id, attempt))

    async def attempts(self, group: str) -> Sequence[Attempt]:
        """What the group with this secret has played to the end."""
        return await self._log.attempts(group)

    async def _refuse_locked(self, definition: GameDefinition, config: Any, group: str) -> None:
        """Who has not won what comes before it may not take it on (XC-65)."""
        ladder = definition.ladder
        what = None if ladder is None else ladder.stage(config)
        if ladder is None or what is None:
            return
        if what not in ladder.unlocked(won(await self._log.attempts(group))):
            raise Illegal("level-locked", level=what)

    # Joining and watching

    async def preview(self, code: str) -> Preview:
        """What the code leads to, or `NotFound`."""
        table = await self._invited(code)
        preview = _preview(table)
        self._forget_if_idle(table)
        return preview

    async def _invited(self, code: str) -> LiveMatch:
        """Where the code leads to; if it has other settings by now, to where these are."""
        table = await self.table(await self._log.find(code=names.read_code(code)))
        while table.match.successor is not None and table.match.began is None:
            table = await self.table(table.match.successor)
        return table

    async def join(
        self, code: str, name: str, seat: Seat | None = None, token: str | None = None
    ) -> Ticket:
        """Sit down; whoever sits there already is simply let in again."""
        await self._refuse_shared(token)
        table = await self._invited(code)
        header = table.match.header
        token = token or names.new_secret(self._world.dice())
        key = names.digest(token)
        while not table.match.seats_of(key):
            free = _preview(table).free
            if not free:
                raise Illegal("seats-full")
            try:
                await table.sit(free[0] if seat is None else seat, name, key)
            except Illegal as refused:
                if refused.code in {"seat-taken", "already-begun"} and seat is None:
                    continue  # somebody was quicker: there may be another seat
                raise
        return Ticket(header.id, header.code, token, header.watch)

    async def _refuse_shared(self, token: str | None) -> None:
        """Every spectator has the spectators' secret: as somebody's own it would seat them all."""
        if token is None:
            return
        with suppress(NotFound):
            self._forget_if_idle(await self._behind(token))
            raise Illegal("wrong-token")

    async def watched(self, watch: str) -> Watched:
        """Where a spectators' secret leads to: after the end to where these people play on."""
        table = await self._behind(watch)
        seen = Watched(table.id, watch)
        while table.match.successor is not None and table.match.is_watchable:
            self._forget_if_idle(table)
            try:
                table = await self.table(table.match.successor)
            except NotFound:
                return seen  # where they went on was deleted
            seen = Watched(table.id, table.match.header.watch)
        self._forget_if_idle(table)
        return seen

    async def _behind(self, watch: str) -> LiveMatch:
        """The match with this spectators' secret, or `NotFound`."""
        try:
            match = await self._log.find(watch=names.digest(watch))
        except NotFound:
            match = await self._log.find(watch=watch)  # stored before there was a seal
        table = await self.table(match)
        if not names.is_same(watch, table.match.header.watch):
            self._forget_if_idle(table)
            raise NotFound(watch)
        return table

    async def key_for(self, table: LiveMatch, token: str) -> str | None:
        """Who comes with this secret: a seat's key, None for a spectator, or `Illegal`."""
        key = names.digest(token)
        match = table.match
        if match.seats_of(key) or key == match.header.opener:
            return key
        is_over = outcome(table.definition.game, match) is not None
        if names.is_same(token, match.header.watch) or (is_over and not token):
            if not match.is_watchable and not is_over:
                raise Illegal("watching-closed")
            return None
        raise Illegal("wrong-token")

    async def follow(self, match: str, token: str, viewer: Viewer) -> LiveMatch:
        """Have the viewer told everything that it may know."""
        table = await self.table(match)
        viewer.key = await self.key_for(table, token)
        if table.is_asleep and table.is_idle and not _is_over(table):
            try:
                self._refuse_more_bots()
            except Illegal:
                self._forget_if_idle(table)
                raise
        await table.follow(viewer)
        return table

    def _refuse_more_bots(self) -> None:
        """Bots that play among themselves must leave the workers to people."""
        most = self._around.limits.bots_only_matches
        tables = [table for table in self._tables.values() if not table.match.people()]
        if sum(not (table.is_idle or _is_over(table)) for table in tables) >= most:
            raise Illegal("too-many-bot-matches", most=most, retry_after=ROOM_AFTER)

    # Looking back

    async def history(self, match: str, token: str, after: int = 0) -> bytes:
        """The versions after this one as this viewer saw them: a packed page of a `History`."""
        table = await self.table(match)
        key = await self.key_for(table, token)
        now, most = table.match, self._around.limits.history_page
        self._forget_if_idle(table)
        return await self._pages.get(
            (match, now.version, key, after),
            lambda: self._replay(history_page, now.header, key, after, most),
        )

    async def record(self, match: str, token: str) -> str:
        """A finished match as text: it names everything, so not before all is open."""
        table = await self.table(match)
        await self.key_for(table, token)
        if outcome(table.definition.game, table.match) is None:
            raise Illegal("not-over")
        header = table.match.header
        self._forget_if_idle(table)
        text: str = await self._replay(record_of, header)
        return text

    async def _replay(self, work: Callable[..., Any], header: Header, *more: Any) -> Any:
        """Have a worker go through the whole match: that takes too long for the loop."""
        lines = await self._log.read(header.id)
        packed = wire.encode(header)
        # There is no address to charge here, so all who look back take one turn together.
        return await self._queue.run(Rank.PEOPLE, "", header.id, work, packed, lines, *more)

    async def delete(self, match: str, token: str) -> None:
        """Forget the match; only whoever opened it may ask for that."""
        table = await self.table(match)
        if names.digest(token) != table.match.header.opener:
            raise Illegal("opener-only")
        await self._remove(table)

    async def _remove(self, table: LiveMatch) -> None:
        self._tables.pop(table.id, None)
        self._noted.discard(table.id)
        table.dismiss_all("match-deleted")
        await self._log.delete(table.id)

    # Rematches

    async def change(self, match: str, token: str, config: dict[str, Any]) -> str:
        """Everybody goes on to a match with these settings, where all play together; its id.

        Only between games, and only whoever opened the match may ask for that.
        """
        table = await self.table(match)
        definition, header = table.definition, table.match.header
        if names.digest(token) != header.opener:
            raise Illegal("opener-only")
        if not table.match.is_together:
            raise Illegal("no-such-action")
        settings = _settings(definition, config)
        await self._refuse_locked(definition, settings, header.group)
        now = table.match  # from here on nothing waits until the successor is being opened
        if phase(definition.game, now) in {"running", "paused"}:
            raise Illegal("already-begun")
        if len(definition.game.sides(settings)) != len(now.chairs):
            raise Illegal("wrong-number-of-seats", seats=len(now.chairs))
        if now.successor is not None or table.id in self._rematches:
            raise Illegal("already-so")
        self._rematches.add(table.id)
        try:
            await self._open_successor(table, settings, is_ready=False)
        finally:
            self._rematches.discard(table.id)
        assert table.match.successor is not None
        return table.match.successor

    async def _open_rematch(self, table: LiveMatch) -> None:
        try:
            if table.match.successor is None:
                result = outcome(table.definition.game, table.match)
                assert result is not None
                config = table.definition.onward(table.match.header.config, result)
                await self._open_successor(table, config, is_ready=table.match.is_together)
        finally:
            self._rematches.discard(table.id)

    async def _open_successor(self, table: LiveMatch, config: Any, *, is_ready: bool) -> None:
        """The same people, if possible everybody one seat further: who began is now the last."""
        match = table.match
        dice = self._world.dice()
        chairs = tuple(match.chairs[seat] for seat in _moved_up(match.sides))
        header = replace(
            match.header,
            id=names.new_id(dice),
            code=names.new_code(dice),
            rules=table.definition.rules,
            config=config,
            places=tuple(_place(table.definition, chair) for chair in chairs),
            opened=self._world.now(),
            order="seated",
            series=_next_in_series(table.definition, match),
        )
        successor = await self._store(header)
        for seat, chair in enumerate(chairs):
            if chair.key is not None:
                await successor.note(do.Sit(seat, chair.name, chair.key))
                if is_ready:  # whoever asked for it has asked for all
                    await successor.act(chair.key, do.Ready(), seat=seat)
        await successor.begin_if_ready()
        try:
            await table.note(do.Succeed(successor.id))
        except Illegal:  # another process was quicker
            await self._remove(successor)


def _title(name: str) -> GameDefinition:
    try:
        return game_named(name)
    except Unreadable as fault:
        raise Illegal("no-such-game", game=name) from fault


def _settings(definition: GameDefinition, config: dict[str, Any]) -> Any:
    try:
        return definition.read_config(config)
    except Unreadable as fault:
        raise Illegal("bad-config", why=str(fault)) from fault


def _is_over(table: LiveMatch) -> bool:
    return outcome(table.definition.game, table.match) is not None


def _preview(table: LiveMatch) -> Preview:
    match = table.match
    is_open = phase(table.definition.game, match) == "open"
    free = [seat for seat, chair in enumerate(match.chairs) if is_open and not chair.is_taken]
    return Preview(match.header.id, match_view(table.definition.game, match, None), tuple(free))


def _place(definition: GameDefinition, chair: Chair) -> SeatSetup:
    """The same for the next match; where somebody has left for good, a bot plays on."""
    if chair.kind == "person" and not chair.is_for_a_person:
        return SeatSetup("bot", definition.stand_in)
    return SeatSetup(chair.kind, chair.level)


def _moved_up(sides: Sequence[int]) -> Sequence[Seat]:
    """For each seat, who sits there in the rematch: the next one, if so all mates stay mates."""
    seats = range(len(sides))
    if len(set(sides)) == 1:
        return seats  # there is nothing to take turns at
    order = [*seats[1:], 0]
    stay_mates = all(
        (sides[a] == sides[b]) == (sides[order[a]] == sides[order[b]]) for a in seats for b in seats
    )
    return order if stay_mates else seats


def _next_in_series(definition: GameDefinition, match: Match) -> Series | None:
    """The next match of the series, with the points as they are now; after the last a new one."""
    series = match.header.series
    result = outcome(definition.game, match)
    if series is None or result is None:
        return None
    if series.game == series.games:
        return Series(series.games, 1, (0,) * len(series.points))
    points = [had + _points(match.sides, result, s) for s, had in enumerate(series.points)]
    moved = tuple(points[seat] for seat in _moved_up(match.sides))
    return Series(series.games, series.game + 1, moved)


def _points(sides: Sequence[int], result: Outcome, seat: Seat) -> int:
    """2 for a win, also with mates, 1 for a first place shared with another side."""
    if result.places[seat] != 0 or result.together == "lost":
        return 0
    best = {side for side, place in zip(sides, result.places, strict=True) if place == 0}
    return 2 if len(best) == 1 else 1
