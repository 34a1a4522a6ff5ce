"""The people at this terminal and their match, from the point of view of a client.

Every person has a secret and a connection of their own, so that the terminal shows a card only to
its owner.  Kept out: everything that is drawn.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec

from knobel.catalog import GAMES, GameDefinition
from knobel.core.game import Illegal, Millis, Seat
from knobel.core.names import is_alike
from knobel.match import commands as do
from knobel.match.view import MatchView
from knobel.service import MatchService, Order, SeatOrder
from knobel.service.live_match import LiveMatch
from knobel.tui.flags import Plan
from knobel.tui.speech import Translate

Event = dict[str, Any]


class LocalClient:
    """One person's connection: keeps the latest state from its messages."""

    def __init__(
        self,
        definition: GameDefinition,
        token: str,
        on_news: Callable[["LocalClient", list[Event]], None],
    ):
        self.key: str | None = None
        self.address = ""
        self.token = token
        self.live: LiveMatch | None = None
        self.match: MatchView
        self.view: Any
        self.legal: dict[Seat, list[str]] = {}
        self._definition = definition
        self._on_news = on_news
        self._told: dict[str, dict[str, Any]] = {"match": {}, "view": {}}

    def tell(self, message: bytes, /) -> None:
        told = msgspec.json.decode(message)
        for part, known in self._told.items():
            known.update(told.get(part, {}))
        if "legal" in told:
            self.legal = {int(seat): moves for seat, moves in told["legal"].items()}
        self.match = msgspec.convert(self._told["match"], MatchView)
        self.view = msgspec.convert(self._told["view"], self._definition.game.View)
        self._on_news(self, told.get("events", []))

    def dismiss(self, code: str, /) -> None:
        """Does nothing, since nobody can delete a match of this process."""

    def leave(self) -> None:
        if self.live is not None:
            self.live.unfollow(self)
            self.live = None


class Session:
    """A match and its rematches."""

    def __init__(self, service: MatchService, plan: Plan, say: Translate) -> None:
        self.plan = plan
        self.say = say
        self.definition = GAMES[plan.game]
        self.clients: list[LocalClient] = []
        self.on_news: Callable[[list[Event]], None] = lambda _: None
        self._service = service
        self._numbers = count(1)

    # Beginning and ending

    async def open(self) -> None:
        """Open the match and seat everybody."""
        called = self._names()
        people = [seat for seat, player in enumerate(self.plan.players) if player.level is None]
        seats = [
            SeatOrder(mine=seat == people[0])
            if player.level is None
            else SeatOrder("bot", player.level)
            for seat, player in enumerate(self.plan.players)
        ]
        order = Order(
            self.plan.game,
            tuple(seats),
            self.plan.config,
            called[people[0]],
            self.plan.order,
            self.plan.best_of_two,
        )
        ticket = await self._service.open(order)
        others = [await self._service.join(ticket.code, called[seat], seat) for seat in people[1:]]
        self.clients = [
            LocalClient(self.definition, one.token, self._hear) for one in (ticket, *others)
        ]
        await self._follow(ticket.id)

    def _names(self) -> dict[Seat, str]:
        people = [seat for seat, player in enumerate(self.plan.players) if player.level is None]
        usual = [self.say("tui-player", number=number) for number in range(1, len(people) + 1)]
        if len(people) == 1:
            usual = [self.say("tui-player-alone")]
        chosen: dict[Seat, str] = {}
        for seat, name in zip(people, usual, strict=True):
            wanted = self.plan.players[seat].name or name
            alike = sum(is_alike(wanted, other) for other in chosen.values())
            chosen[seat] = f"{wanted} {alike + 1}" if alike else wanted
        return chosen

    async def _follow(self, match: str) -> None:
        for client in self.clients:
            client.leave()
            client.live = await self._service.follow(match, client.token, client)
        for seat in self.seats:  # in co-operative matches everybody confirms the start
            if not self.match.chairs[seat].ready:
                await self.act(seat, do.Ready())

    async def follow_rematch(self) -> bool:
        """Go on to the rematch, if there is one."""
        successor = self.match.successor
        if successor is None:
            return False
        await self._follow(successor)
        return True

    def leave(self) -> None:
        for client in self.clients:
            client.leave()

    def _hear(self, client: LocalClient, events: list[Event]) -> None:
        """Only the first client reports, since all get the same messages."""
        if client is self.clients[-1]:
            self.on_news(events)

    # Questions

    @property
    def match(self) -> MatchView:
        return self.clients[-1].match

    @property
    def view(self) -> Any:
        """The view; its secret cards are those of one client."""
        return self.clients[-1].view

    @property
    def now(self) -> Millis:
        """Match time."""
        match = self.match
        if match.stopped is not None:
            return match.stopped
        return 0 if match.epoch is None else max(0, self._service.world.now() - match.epoch)

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the people at this terminal, in order."""
        return sorted(seat for client in self.clients for seat in client.match.you)

    @property
    def has_bots(self) -> bool:
        return any(chair.kind == "bot" for chair in self.match.chairs)

    @property
    def mover(self) -> Seat | None:
        """The seat of this terminal that is to move."""
        seat = self.to_move
        return seat if seat in self.seats and self.match.phase == "running" else None

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None between rounds, and in games without turns."""
        return None if self.is_live else self.view.to_move

    @property
    def is_live(self) -> bool:
        """Whether everybody acts at once."""
        return self.match.is_live

    @property
    def has_clock(self) -> bool:
        """Whether time passes while nobody does anything."""
        return self.is_live or getattr(self.view, "clock", None) is not None

    @property
    def last_mover(self) -> Seat | None:
        """The seat of this terminal that moved last."""
        moves = () if self.is_live else self.view.moves
        return next((ply.seat for ply in reversed(moves) if ply.seat in self.seats), None)

    def client_of(self, seat: Seat) -> LocalClient:
        return next(client for client in self.clients if seat in client.match.you)

    def name(self, seat: Seat) -> str:
        """The name of a player; bots of the same level are numbered."""
        chairs = self.match.chairs
        if chairs[seat].kind == "person":
            return chairs[seat].name
        level = chairs[seat].level
        alike = [
            s for s, chair in enumerate(chairs) if chair.kind == "bot" and chair.level == level
        ]
        number = f" {alike.index(seat) + 1}" if len(alike) > 1 else ""
        return f"{self.say(f'level-{level}')}{number}"

    # Actions

    async def act(self, seat: Seat, command: do.PersonCommand) -> None:
        """Send a command for this seat; raises `Illegal` or `PortError`."""
        client, live, name = self._asking(seat)
        await live.act(client.key, command, name, seat)

    async def play(self, seat: Seat, move: str) -> None:
        """Play this move in the game's notation; raises `Illegal` or `PortError`."""
        client, live, name = self._asking(seat)
        turn = None if self.is_live else self.view.turn
        await live.play(client.key, move, turn, name, seat)

    def _asking(self, seat: Seat) -> tuple[LocalClient, LiveMatch, str]:
        """The client and the match for this seat, and a new id for a command."""
        client = self.client_of(seat)
        assert client.live is not None
        return client, client.live, f"{client.live.id}-{next(self._numbers)}"

    async def propose(self, matter: do.Matter) -> None:
        """Propose for the seat to move; others at this terminal have agreed already."""
        mine = self.seats
        asking = mine[0] if self.mover is None else self.mover
        if matter == "take-back" and self.last_mover is not None:
            asking = self.last_mover
        await self.act(asking, do.Propose(matter))
        for seat in mine:
            if seat != asking:
                with suppress(Illegal):  # the proposal may have been decided already
                    await self.act(seat, do.Answer(matter, True))

    async def resign(self, seat: Seat) -> None:
        await self.act(seat, do.Resign())
