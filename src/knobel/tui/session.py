"""The people at this terminal and their match, from the point of view of a client.

Every person has a secret and a connection of their own, so that the terminal shows a card only to
its owner.  Kept out: everything that is drawn, and how the match is reached (`client.Line`).
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from knobel.core.game import Illegal, Millis, Seat
from knobel.match import commands as do
from knobel.match.view import MatchView
from knobel.tui.client import Client, Event
from knobel.tui.speech import Translate

__all__ = ["Event", "Session"]


class Session:
    """A match and its rematches."""

    def __init__(self, clients: Sequence[Client], say: Translate) -> None:
        self.say = say
        self.clients = clients
        self.on_news: Callable[[list[Event]], None] = lambda _: None
        self._run = secrets.token_hex(4)
        """Part of the ids of all commands, so that no other run of the program uses the same."""
        self._numbers = count(1)
        clients[-1].on_news = self._hear  # only one reports, since all get the same messages

    # Beginning and ending

    async def follow(self, match: str) -> None:
        """Follow this match; in co-operative matches everybody confirms the start."""
        for client in self.clients:
            await client.follow(match)
        for seat in self.seats:
            if not self.match.chairs[seat].ready:
                await self.act(seat, do.Ready())

    async def follow_rematch(self) -> bool:
        """Go on to the rematch, if there is one."""
        successor = self.match.successor
        if successor is None:
            return False
        await self.follow(successor)
        return True

    def leave(self) -> None:
        for client in self.clients:
            client.line.leave()

    def _hear(self, events: list[Event]) -> None:
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
    def now(self) -> Millis:
        """Match time."""
        match = self.match
        if match.stopped is not None:
            return match.stopped
        return 0 if match.epoch is None else max(0, self.clients[-1].line.now() - match.epoch)

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
        """Play this move in the game's notation; raises `Illegal` or `PortError`."""
        turn = None if self.is_live else self.view.turn
        await self.client_of(seat).line.play(move, turn, self._new_name(), seat)

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

    async def resign(self, seat: Seat) -> None:
        await self.act(seat, do.Resign())
