"""Tells people by web push that it is their turn, if they asked for it and are not connected."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from knobel.core.game import Illegal
from knobel.locale import text
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import is_over
from knobel.service.ports import Keeper, Push

_Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,100}$")]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be reached, and the language of its messages."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https://[^/@]+/")]
    p256dh: _Secret
    auth: _Secret
    language: Literal["en", "de", "fr", "nl", "da"] = "en"


_Kept = dict[str, dict[str, list[Subscription]]]
"""By match and by the key of the person."""


class Reminders:
    """Remembers who wants reminders, until the match is over or the browser is gone."""

    def __init__(self, push: Push, keeper: Keeper, limits: Limits = DEFAULTS) -> None:
        self._push, self._keeper, self._limits = push, keeper, limits
        self._kept = msgspec.json.decode(keeper.read() or b"{}", type=_Kept)
        self._told: dict[tuple[str, str], int | None] = {}
        """The turn that each person has already been told about."""
        self._changes = self._written = 0
        self._writing = asyncio.Lock()

    async def public_key(self) -> str:
        return await self._push.public_key()

    async def add(self, live: LiveMatch, key: str, wanted: Subscription) -> None:
        """Remind this person of their turns in this match; `Illegal` for a local address."""
        if is_over(live):
            raise Illegal("over")
        if not await self._push.is_public(wanted.endpoint):
            raise Illegal("unreadable", why="endpoint")
        people = self._kept[live.id] = self._kept.pop(live.id, {})  # now the latest to ask
        others = [each for each in people.get(key, ()) if each.endpoint != wanted.endpoint]
        people[key] = [*others, wanted][-self._limits.push_per_seat :]
        while self._count() > self._limits.push_browsers and len(self._kept) > 1:
            self._forget(next(iter(self._kept)))
        await self._write()

    async def drop(self, match: str, key: str | None = None) -> None:
        """Forget the browsers of this person, or of everybody in the match."""
        if self._forget(match, key):
            await self._write()

    def _forget(self, match: str, key: str | None = None) -> bool:
        people = self._kept.get(match, {})
        for each in [key] if key is not None else list(people):
            people.pop(each, None)
            self._told.pop((match, each), None)
        return bool(people) or self._kept.pop(match, None) is not None

    def _count(self) -> int:
        return sum(len(own) for people in self._kept.values() for own in people.values())

    def note(self, live: LiveMatch) -> None:
        """After every line: remind the person whose turn it is, or forget a finished match."""
        people = self._kept.get(live.id)
        if people is None:
            return
        if is_over(live):
            live.spawn(self.drop(live.id))
            return
        turn, whose = _turn(live)
        for key in people:
            if live.is_followed_by(key):
                self._told[live.id, key] = turn  # they see it
            elif key == whose and self._told.get((live.id, key)) != turn:
                self._told[live.id, key] = turn
                live.spawn(self._tell(live, key))

    async def _tell(self, live: LiveMatch, key: str) -> None:
        for wanted in tuple(self._kept.get(live.id, {}).get(key, ())):
            words = text(wanted.language, "shell-push-turn")
            message = {"title": live.definition.title, "body": words}
            if await self._push.send(wanted, msgspec.json.encode(message)):
                continue
            own = self._kept.get(live.id, {}).get(key, [])
            own[:] = [each for each in own if each != wanted]
            await (self._write() if own else self.drop(live.id, key))

    async def _write(self) -> None:
        """Return once this change is stored; changes made during a write share the next one."""
        self._changes += 1
        change = self._changes
        async with self._writing:
            if self._written < change:
                latest = self._changes
                await self._keeper.write(msgspec.json.encode(self._kept))
                self._written = latest


def _turn(live: LiveMatch) -> tuple[int | None, str | None]:
    """The current turn and the key of the person whose turn it is, in games with turns."""
    definition, match = live.definition, live.match
    turn = definition.turn(match.state)
    if turn is None or match.began is None:
        return None, None
    view: Any = definition.game.view_for(match.state, None)
    chair = None if view.to_move is None else match.chairs[view.to_move]
    return turn, None if chair is None or chair.is_played_by_bot else chair.key
