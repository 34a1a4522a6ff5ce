"""The people at this terminal and their match, from the point of view of a client.

Every person has a secret and a connection of their own, so that the terminal shows a card only to
its owner.  Kept out: everything that is drawn, and how the match is reached (`client.Line`).
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from knobel.core.game import Illegal, Millis, Seat
from knobel.core.names import clean_name
from knobel.match import commands as do
from knobel.match.value import Proposal
from knobel.match.view import MatchView
from knobel.tui.client import Client, Event, Line, Link
from knobel.tui.speech import Translate

__all__ = ["Event", "Session"]


class Session:
    """A match and its rematches."""

    def __init__(self, clients: Sequence[Client], say: Translate, server: str = "") -> None:
        self.say = say
        self.clients = clients
        self._server = server
        self.on_news: Callable[[list[Event]], None] = lambda _: None
        self._run = secrets.token_hex(4)
        """Part of the ids of all commands, so that no other run of the program uses the same."""
        self._numbers = count(1)
        self.on_link: Callable[[], None] = lambda: None
        self._is_moving_on = False
        self._resumed: asyncio.Future[None] | None = None
        """Is done once the table waits for nobody; None unless a move waits for that."""
        clients[-1].on_news = self._hear  # only one reports, since all get the same messages
        clients[-1].on_link = self._hear_link

    # Beginning and ending

    async def follow(self, match: str) -> None:
        """Follow this match; in co-operative matches everybody confirms the start."""
        for client in self.clients:
            await client.follow(match)
        await self.get_ready()

    async def get_ready(self) -> None:
        for seat in self.seats:
            if not self.match.chairs[seat].ready:
                await self.act(seat, do.Ready())

    async def follow_rematch(self) -> bool:
        """Go on to the rematch, if there is one."""
        successor = self.match.successor
        if successor is None or self._is_moving_on:
            return False
        self._is_moving_on = True
        try:
            await self.follow(successor)
        finally:
            self._is_moving_on = False
        return True

    def leave(self) -> None:
        for client in self.clients:
            client.line.leave()

    def _hear_link(self) -> None:
        self.on_link()

    def _hear(self, events: list[Event]) -> None:
        if self._resumed is not None and not self._waits_for_others:
            self._resumed.set_result(None)
            self._resumed = None
        self.on_news(events)

    # Questions

    @property
    def game(self) -> str:
        return self.match.game

    @property
    def match(self) -> MatchView:
        return self.clients[-1].match

    @property
    def view(self) -> Any:
        """The view; its secret cards are those of one client."""
        return self.clients[-1].view

    @property
    def link(self) -> Link:
        """Whether the match can be reached."""
        return self.clients[-1].line.link

    @property
    def lost_seconds(self) -> int:
        """How long the match has been out of reach."""
        return max(0, self.clients[-1].line.waited() // 1000)

    @property
    def is_at_server(self) -> bool:
        """Whether others may sit elsewhere, and the match goes on without this terminal."""
        return bool(self._server)

    @property
    def invitation(self) -> str | None:
        """The link for others who want to join; None where nobody can."""
        match = self.match
        if not self.is_at_server or match.code is None:
            return None
        return f"{self._server}/j/{match.code}?m={match.id}"

    @property
    def leaving(self) -> str:
        """The text that says what becomes of a match that one leaves."""
        return "tui-leave-text" if self.is_at_server else "tui-quit-text"

    @property
    def wall(self) -> Millis:
        """Wall time, by the clock of the service."""
        return self.clients[-1].line.now()

    @property
    def now(self) -> Millis:
        """Match time."""
        match = self.match
        if match.stopped is not None:
            return match.stopped
        return 0 if match.epoch is None else max(0, self.wall - match.epoch)

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the people at this terminal, in order."""
        return sorted(seat for client in self.clients for seat in client.match.you)

    @property
    def has_others(self) -> bool:
        """Whether bots, or people elsewhere, play along."""
        return len(self.seats) < len(self.match.chairs)

    @property
    def asked(self) -> Proposal | None:
        """What others propose, as long as somebody here has not answered it."""
        mine = set(self.seats)
        return next((p for p in self.match.proposals if not mine <= {*p.agreed, p.by}), None)

    @property
    def awaited(self) -> str | None:
        """The name of the person who has not yet answered whether to play again."""
        proposal = next((p for p in self.match.proposals if p.matter == "rematch"), None)
        chairs = enumerate(self.match.chairs)
        people = [seat for seat, chair in chairs if chair.kind == "person"]
        silent = [] if proposal is None else [s for s in people if s not in proposal.agreed]
        return self.name(silent[0]) if silent else None

    @property
    def is_ready(self) -> bool:
        """Whether everybody at this terminal has confirmed the start."""
        return all(self.match.chairs[seat].ready for seat in self.seats)

    @property
    def claimable(self) -> Seat | None:
        """The seat of somebody who has been away long enough for the others to claim the win."""
        if self.match.phase != "running":
            return None
        chairs = enumerate(self.match.chairs)
        times = ((seat, chair.claimable) for seat, chair in chairs if seat not in self.seats)
        return next((seat for seat, at in times if at is not None and at <= self.wall), None)

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

    def client_of(self, seat: Seat) -> Client:
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
        await self.client_of(seat).line.act(command, self._new_name(), seat)

    async def play(self, seat: Seat, move: str) -> None:
        """Play this move in the game's notation; raises `Illegal` or `PortError`.

        While the table waits for others after an outage, the move of a turn waits with it.
        """
        turn = None if self.is_live else self.view.turn
        while True:
            try:
                await self.client_of(seat).line.play(move, turn, self._new_name(), seat)
            except Illegal as refused:
                if refused.code != "paused" or turn is None or not self._waits_for_others:
                    raise
            else:
                return
            self._resumed = self._resumed or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._resumed)

    @property
    def _waits_for_others(self) -> bool:
        return self.match.why_stopped in {"outage", "gathering"}

    def _new_name(self) -> str:
        """An id for a command."""
        return f"{self._run}-{next(self._numbers)}"

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

    async def answer(self, matter: do.Matter, *, yes: bool) -> None:
        """Answer what others propose, for everybody at this terminal."""
        for seat in self.seats:
            await self.act(seat, do.Answer(matter, yes))

    async def claim_win(self) -> None:
        """Claim the win over somebody who has been away for long."""
        await self.act(self.seats[0], do.Claim("win"))

    async def resign(self, seat: Seat) -> None:
        await self.act(seat, do.Resign())


async def joined(line: Line, server: str, match: str, name: str | None, say: Translate) -> Session:
    """Go to the seat that this line leads to, under this name; raises `Illegal`."""
    session = Session([Client(line)], say, server)
    await session.follow(match)
    while await session.follow_rematch():
        pass
    seat = session.seats[0]
    if name and session.match.chairs[seat].name != clean_name(name):
        with suppress(Illegal):  # the match may be over, or the name taken
            await session.act(seat, do.Rename(name))
    return session
