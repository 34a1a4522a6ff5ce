"""The people at this terminal and the match they play, as any client knows it.

Everybody has a secret and a connection of their own: nobody is told another one's card, and the
terminal shows a card only to whom it belongs.  Kept out: everything that is drawn.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec

from knobel.catalog import TITLES, Title
from knobel.core.game import Illegal, Millis, Seat
from knobel.host import Host, Order, SeatOrder, names
from knobel.host.table import Table
from knobel.match import commands as do
from knobel.match.view import MatchView
from knobel.tui.flags import Plan
from knobel.tui.speech import Say

Event = dict[str, Any]


class Guest:
    """One person's connection: puts together what it is told."""

    def __init__(self, title: Title, token: str, on_news: Callable[["Guest", list[Event]], None]):
        self.key: str | None = None
        self.address = ""
        self.token = token
        self.table: Table | None = None
        self.match: MatchView
        self.view: Any
        self.legal: dict[Seat, list[str]] = {}
        self._title = title
        self._on_news = on_news
        self._told: dict[str, dict[str, Any]] = {"match": {}, "view": {}}

    def tell(self, message: bytes, /) -> None:
        told = msgspec.json.decode(message)
        for part, known in self._told.items():
            known.update(told.get(part, {}))
        if "legal" in told:
            self.legal = {int(seat): moves for seat, moves in told["legal"].items()}
        self.match = msgspec.convert(self._told["match"], MatchView)
        self.view = msgspec.convert(self._told["view"], self._title.values.view)
        self._on_news(self, told.get("events", []))

    def dismiss(self, code: str, /) -> None:
        """Nobody deletes a match that lives in this process."""

    def leave(self) -> None:
        if self.table is not None:
            self.table.unfollow(self)
            self.table = None


class Session:
    """One match after the other, as long as people want a rematch."""

    def __init__(self, host: Host, plan: Plan, say: Say) -> None:
        self.plan = plan
        self.say = say
        self.title = TITLES[plan.game]
        self.guests: list[Guest] = []
        self.on_news: Callable[[list[Event]], None] = lambda _: None
        self._host = host
        self._numbers = count(1)

    # Beginning and ending

    async def open(self) -> None:
        """Open the match and have everybody sit down."""
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
        ticket = await self._host.open(order)
        others = [await self._host.join(ticket.code, called[seat], seat) for seat in people[1:]]
        self.guests = [Guest(self.title, one.token, self._hear) for one in (ticket, *others)]
        await self._follow(ticket.id)

    def _names(self) -> dict[Seat, str]:
        people = [seat for seat, player in enumerate(self.plan.players) if player.level is None]
        usual = [self.say("tui-player", number=number) for number in range(1, len(people) + 1)]
        if len(people) == 1:
            usual = [self.say("tui-player-alone")]
        chosen: dict[Seat, str] = {}
        for seat, name in zip(people, usual, strict=True):
            wanted = self.plan.players[seat].name or name
            alike = sum(names.is_alike(wanted, other) for other in chosen.values())
            chosen[seat] = f"{wanted} {alike + 1}" if alike else wanted
        return chosen

    async def _follow(self, match: str) -> None:
        for guest in self.guests:
            guest.leave()
            guest.table = await self._host.follow(match, guest.token, guest)

    async def follow_rematch(self) -> bool:
        """Go on to the rematch, if there is one."""
        successor = self.match.successor
        if successor is None:
            return False
        await self._follow(successor)
        return True

    def leave(self) -> None:
        for guest in self.guests:
            guest.leave()

    def _hear(self, guest: Guest, events: list[Event]) -> None:
        """All are told the same things, so one of them is enough to tell the terminal."""
        if guest is self.guests[-1]:
            self.on_news(events)

    # What is known

    @property
    def match(self) -> MatchView:
        return self.guests[-1].match

    @property
    def view(self) -> Any:
        """What everybody may know; the cards in it are those of one guest only."""
        return self.guests[-1].view

    @property
    def now(self) -> Millis:
        """Match time."""
        match = self.match
        if match.stopped is not None:
            return match.stopped
        return 0 if match.epoch is None else max(0, self._host.world.now() - match.epoch)

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the people at this terminal, in table order."""
        return sorted(seat for guest in self.guests for seat in guest.match.you)

    @property
    def has_bots(self) -> bool:
        return any(chair.kind == "bot" for chair in self.match.chairs)

    @property
    def mover(self) -> Seat | None:
        """Who of this terminal is to move."""
        seat: Seat | None = self.view.to_move
        return seat if seat in self.seats and self.match.phase == "running" else None

    def guest_of(self, seat: Seat) -> Guest:
        return next(guest for guest in self.guests if seat in guest.match.you)

    def name(self, seat: Seat) -> str:
        """What somebody is called; bots of the same level are numbered."""
        chairs = self.match.chairs
        if chairs[seat].kind == "person":
            return chairs[seat].name
        level = chairs[seat].level
        alike = [
            s for s, chair in enumerate(chairs) if chair.kind == "bot" and chair.level == level
        ]
        number = f" {alike.index(seat) + 1}" if len(alike) > 1 else ""
        return f"{self.say(f'level-{level}')}{number}"

    # What is done

    async def act(self, seat: Seat, command: Any) -> None:
        """Do something for this seat, or `Illegal`, or `PortError`."""
        guest = self.guest_of(seat)
        assert guest.table is not None
        name = f"{guest.table.id}-{next(self._numbers)}"
        await guest.table.act(guest.key, command, name, seat)

    async def propose(self, matter: do.Matter) -> None:
        """Whoever is to move asks; who shares the terminal with them has agreed beforehand."""
        mine = self.seats
        asking = mine[0] if self.mover is None else self.mover
        if matter == "take-back":
            asking = next(
                (ply.seat for ply in reversed(self.view.moves) if ply.seat in mine), asking
            )
        await self.act(asking, do.Propose(matter))
        for seat in mine:
            if seat != asking:
                with suppress(Illegal):  # it may be decided already
                    await self.act(seat, do.Answer(matter, True))

    async def resign(self, seat: Seat) -> None:
        await self.act(seat, do.Resign())
