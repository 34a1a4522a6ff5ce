"""Tells people by web push that it is their turn, if they asked for it and are not connected.

Every node that has a match in memory notices whose turn it is; the one that claims the wish in the
store first is the one that sends.  It waits for a moment first, so that quick play costs nothing.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from knobel.core.game import Illegal, Millis
from knobel.locale import text
from knobel.service import names
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import is_over
from knobel.service.ports import (
    SUSPECT_AFTER,
    NotFound,
    Push,
    StorageFailed,
    Unsure,
    Wishes,
    World,
)
from knobel.service.written import TRY_AGAIN

CALM: Millis = SUSPECT_AFTER + 500
"""How long it must be the turn of somebody who is not here before anybody asks for their wishes.

If their node has died before that turn, it no longer counts as alive then.
"""
BEFORE_ALL = -1
"""No turn: the first one is 0 or later."""
_Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,100}$")]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be reached, and the language of its messages."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https://[^/@]+/")]
    p256dh: _Secret
    auth: _Secret
    language: Literal["en", "de", "fr", "nl", "da"] = "en"


_Old = dict[str, dict[str, list[Subscription]]]
"""By match and by the key of the person."""


class Reminders:
    """Remembers who wants reminders, until the match is over or the browser is gone."""

    def __init__(self, push: Push, wishes: Wishes, world: World, limits: Limits = DEFAULTS) -> None:
        self._push, self._wishes, self._world, self._limits = push, wishes, world, limits
        self._seen: dict[str, int] = {}
        """The last turn of which whoever had it knew, because they were connected here."""
        self._awaited: dict[str, int] = {}
        """The last turn of somebody who is not here for which this node has begun to wait."""
        self._claimed: dict[str, int] = {}
        """The last turn of which this node has told whoever has it, or has noted that they know."""

    async def public_key(self) -> str:
        return await self._push.public_key()

    async def add(self, live: LiveMatch, key: str, wanted: Subscription) -> None:
        """Remind this person of their turns in this match; `Illegal` for a local address."""
        if is_over(live):
            raise Illegal("over")
        if not await self._push.is_public(wanted.endpoint):
            raise Illegal("unreadable", why="endpoint")
        turn, _ = _turn(live)  # whoever asks has seen it
        await self._add(live.id, key, wanted, BEFORE_ALL if turn is None else turn)

    async def _add(self, match: str, key: str, wanted: Subscription, turn: int) -> None:
        await self._wishes.wish(
            match,
            key,
            names.digest(wanted.endpoint),
            msgspec.json.encode(wanted),
            turn=turn,
            most_own=self._limits.push_per_seat,
            most=self._limits.push_browsers,
        )

    async def adopt(self, body: bytes) -> None:
        """Store the wishes that an earlier version kept in this file."""
        for match, people in msgspec.json.decode(body, type=_Old).items():
            for key, own in people.items():
                for wanted in own:
                    with suppress(NotFound):
                        await self._add(match, key, wanted, BEFORE_ALL)

    async def drop(self, match: str, key: str) -> None:
        """Forget the browsers of this person."""
        await self._wishes.drop_wishes(match, key)

    def forget(self, match: str) -> None:
        """The match is no longer in memory."""
        for turns in (self._seen, self._awaited, self._claimed):
            turns.pop(match, None)

    def note(self, live: LiveMatch) -> None:
        """After every change: remind the person whose turn it is, or forget a finished match."""
        if is_over(live):
            if live.id in self._seen or live.id in self._awaited:  # it has just ended
                self.forget(live.id)
                live.spawn(self._forget_wishes(live))
            return
        turn = live.definition.turn(live.match.state)
        if turn is None or live.match.began is None:
            return
        people = (chair.key for chair in live.match.chairs if chair.key is not None)
        if all(map(live.is_followed_by, people)):  # the usual case, and the cheapest
            self._seen[live.id] = turn
            return
        _, whose = _turn(live)
        if whose is None:
            return
        if live.is_followed_by(whose):
            self._seen[live.id] = turn
        elif self._seen.get(live.id) == turn:
            self._remind_soon(live, whose, turn)
        elif self._awaited.get(live.id) != turn:
            self._awaited[live.id] = turn
            live.spawn(self._wait_to_remind(live, whose, turn))

    async def _wait_to_remind(self, live: LiveMatch, key: str, turn: int) -> None:
        await self._world.wait_until(self._world.now() + CALM)
        if _turn(live) == (turn, key):
            self._remind_soon(live, key, turn)

    def _remind_soon(self, live: LiveMatch, key: str, turn: int) -> None:
        if self._claimed.get(live.id) != turn:
            self._claimed[live.id] = turn
            has_seen = self._seen.get(live.id) == turn
            live.spawn(self._remind(live, key, turn, has_seen=has_seen))

    async def _forget_wishes(self, live: LiveMatch) -> None:
        with suppress(StorageFailed, Unsure):  # else they go when the match is deleted
            await self._wishes.drop_wishes(live.id)

    async def _remind(self, live: LiveMatch, key: str, turn: int, *, has_seen: bool) -> None:
        """Tell the person, unless they know that it is their turn; then no node tells them."""
        wishes = await self._claim(live, key, turn)
        if not wishes or has_seen or await self._is_there(live, key):
            return
        for wish in wishes:
            wanted = msgspec.json.decode(wish, type=Subscription)
            words = text(wanted.language, "shell-push-turn")
            message = {"title": live.definition.title, "body": words}
            if not await self._push.send(wanted, msgspec.json.encode(message)):
                with suppress(StorageFailed, Unsure):  # else its next turn shows the same
                    await self._wishes.drop_wishes(live.id, key, names.digest(wanted.endpoint))

    async def _claim(self, live: LiveMatch, key: str, turn: int) -> Sequence[bytes]:
        """What nobody has claimed for this turn; nothing if it has passed before the store answers."""
        while not live.is_closed and _turn(live) == (turn, key):
            with suppress(StorageFailed, Unsure):
                return await self._wishes.claim_wishes(live.id, key, turn)
            await self._world.wait_until(self._world.now() + TRY_AGAIN)
        return ()

    async def _is_there(self, live: LiveMatch, key: str) -> bool:
        """Whether the person is connected to any node; rather told once too often than never."""
        try:
            return await live.is_followed_somewhere(key)
        except (StorageFailed, Unsure):
            return False


def _turn(live: LiveMatch) -> tuple[int | None, str | None]:
    """The current turn and the key of the person whose turn it is, in games with turns."""
    definition, match = live.definition, live.match
    turn = definition.turn(match.state)
    if turn is None or match.began is None:
        return None, None
    view: Any = definition.game.view_for(match.state, None)
    chair = None if view.to_move is None else match.chairs[view.to_move]
    return turn, None if chair is None or chair.is_played_by_bot else chair.key
