"""How people get into a match: with a code to take a seat, with a secret to watch."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from knobel.core.game import Illegal, Millis, Seat
from knobel.match import phase
from knobel.match.view import MatchView
from knobel.service import names
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches, is_over
from knobel.service.missed import Seen
from knobel.service.opening import Ticket
from knobel.service.ports import Directory, NotFound, StorageFailed, Unsure, World
from knobel.service.pulse import Pulse
from knobel.service.watched_match import Viewer

LinkKind: TypeAlias = Literal["j", "w", "r"]
"""The first part of a link's path: an invitation, a spectators' link, a replay."""

AGAIN_WITHIN: Millis = 10_000
"""Whoever asks again this soon after they were refused has been waiting; a page takes 8 s at most."""


class Preview(Struct, frozen=True):
    """What an invitation shows."""

    invited: str
    """The match with this code; a link that also contains this id is never delayed."""
    id: str
    """The match to join: the same, or its successor."""
    match: MatchView
    free: tuple[Seat, ...]


class Watched(Struct, frozen=True):
    """A match that may be watched, with the secret for it."""

    id: str
    watch: str


class Glimpse(Struct, frozen=True):
    """What the preview of a link shows: nothing that a spectator would not see."""

    match: MatchView
    is_inviting: bool
    """Whether a person who opens the link can take a seat."""
    view: Any | None
    """The board as a spectator sees it; None if the link does not lead to it."""


class Joining:
    """Leads people to the match that their code or secret belongs to."""

    def __init__(
        self, matches: LiveMatches, directory: Directory, world: World, pulse: Pulse
    ) -> None:
        self._matches = matches
        self._directory = directory
        self._world = world
        self._pulse = pulse
        self._refused: dict[tuple[str, str], tuple[Millis, Millis]] = {}
        """By match and key, since when somebody has asked in vain, and when they were last refused.

        Whoever was refused last is at the end.
        """

    async def preview(self, code: str) -> Preview:
        """What the invitation with this code shows, or `NotFound`."""
        invited = await self._match_with_code(code)
        async with self._last_of(invited) as live:
            return Preview(invited, live.id, _spectators_view(live), _free_seats(live))

    async def glimpse(self, way: LinkKind, name: str) -> Glimpse:
        """What the preview of this link shows, or `NotFound`."""
        if way == "j":
            async with self._last_of(await self._match_with_code(name)) as live:
                return _glimpse(live, is_shown=_is_public(live))
        match = (await self.watched(name)).id if way == "w" else name
        async with self._matches.visit(match) as live:
            is_open = way == "w" and live.match.is_watchable and live.match.header.is_for_all
            is_shown = is_open or _is_public(live)
            if not is_shown:
                raise NotFound(name)
            return _glimpse(live, is_shown=live.match.began is not None)

    async def has_code(self, match: str, code: str) -> bool:
        """Whether the match has this code, or `NotFound`."""
        async with self._matches.visit(match) as live:
            return live.match.header.code == names.read_code(code)

    async def join(self, code: str, name: str, seat: Seat | None, token: str | None) -> Ticket:
        """Sit down; a person who already has a seat is let in again."""
        await self.refuse_shared(token)
        token = token or names.new_secret(self._world.dice())
        async with self._last_of(await self._match_with_code(code)) as live:
            await _seat(live, name, seat, names.digest(token))
            header = live.match.header
        return Ticket(header.id, header.code, token, header.watch)

    async def _match_with_code(self, code: str) -> str:
        return await self._directory.find(code=names.read_code(code))

    @asynccontextmanager
    async def _last_of(self, match: str) -> AsyncIterator[LiveMatch]:
        """The match, or its successor if its settings were changed before it began."""
        while True:
            async with self._matches.visit(match) as live:
                successor = live.match.successor
                if successor is None or live.match.began is not None:
                    yield live
                    return
                match = successor

    async def refuse_shared(self, token: str | None) -> None:
        """`Illegal` for a spectators' secret: all who have it would get the seat."""
        if token is None:
            return
        with suppress(NotFound):
            self._matches.forget_if_idle(await self._match_watched_with(token))
            raise Illegal("wrong-token")

    async def watched(self, watch: str) -> Watched:
        """The match with this spectators' secret, or the last of its successors."""
        live = await self._match_watched_with(watch)
        seen = Watched(live.id, watch)
        while live.match.successor is not None and live.match.is_watchable:
            self._matches.forget_if_idle(live)
            try:
                live = await self._matches.get(live.match.successor)
            except NotFound:
                return seen  # the successor was deleted
            seen = Watched(live.id, live.match.header.watch)
        self._matches.forget_if_idle(live)
        return seen

    async def _match_watched_with(self, watch: str) -> LiveMatch:
        """The match with this spectators' secret, or `NotFound`."""
        try:
            match = await self._directory.find(watch=names.digest(watch))
        except NotFound:
            match = await self._directory.find(watch=watch)  # stored by a version without `Seal`
        live = await self._matches.get(match)
        if not names.is_same(watch, live.match.header.watch):
            self._matches.forget_if_idle(live)
            raise NotFound(watch)
        return live

    async def follow(self, match: str, token: str, viewer: Viewer, seen: Seen | None) -> LiveMatch:
        """Connect a viewer, who from now on is told everything that the token allows."""
        who = match, names.digest(token)
        asked = self._asked_since(who, seen)
        try:
            live = await self._follow(match, token, viewer, seen, asked)
        except (StorageFailed, Unsure):
            self._refused.pop(who, None)
            self._refused[who] = asked, self._world.now()
            raise
        self._refused.pop(who, None)
        return live

    def _asked_since(self, who: tuple[str, str], seen: Seen | None) -> Millis:
        """The time since which they have asked to be let in, also in vain.

        A refusal counts no more if they have been told something since: another node let them in.
        """
        asked, late = self._pulse.received(), self._world.now() - AGAIN_WITHIN
        while self._refused:
            first = next(iter(self._refused))
            if self._refused[first][1] >= late:
                break
            del self._refused[first]
        before, refused = self._refused.get(who, (asked, asked))
        told = None if seen is None else seen.told
        return asked if told is not None and told > refused else min(before, asked)

    async def _follow(
        self, match: str, token: str, viewer: Viewer, seen: Seen | None, asked: Millis
    ) -> LiveMatch:
        async with self._matches.visit(match) as found:
            try:
                key = key_for(found, token)  # refuse a wrong token before anything else
            except Illegal:
                await found.catch_up()  # they may have sat down at another node
                await self._matches.refuse_deleted(found)  # then nobody has a seat
                key = key_for(found, token)
            missed = None if seen is None else await found.missed_since(seen, key)
            if seen is not None and seen.version > found.match.version:
                await self._matches.refuse_deleted(found)  # else an older log was restored
            live = await self._matches.get(match)  # the first one may be forgotten by now
            if live.is_asleep and live.is_idle and not is_over(live):
                self._matches.refuse_more_bots()
            await live.follow(viewer, lambda: key_for(live, token), missed, asked)
            return live


def key_for(live: LiveMatch, token: str) -> str | None:
    """The key of the person with this secret, None for a spectator, or `Illegal`.

    Others may play a sealed deal later, so spectators see it only after the end, and only with
    the secret that the tournament publishes once everybody has played it.
    """
    key = names.digest(token)
    match = live.match
    if match.seats_of(key) or key == match.header.opener:
        return key
    is_sealed = match.header.deal != ""
    if names.is_same(token, match.header.watch) or (_is_public(live) and not token):
        if not is_over(live) and (is_sealed or not match.is_watchable):
            raise Illegal("watching-closed")
        return None
    raise Illegal("wrong-token")


def _is_public(live: LiveMatch) -> bool:
    """Whether anybody may look at the match."""
    return is_over(live) and live.match.header.is_for_all


async def _seat(live: LiveMatch, name: str, seat: Seat | None, key: str) -> None:
    """Give the person with this key this seat or a free one, unless they already have one."""
    while not live.match.seats_of(key):
        free = _free_seats(live)
        if not free:
            raise Illegal("seats-full")
        try:
            await live.sit(free[0] if seat is None else seat, name, key)
        except Illegal as refused:
            if refused.code in {"seat-taken", "already-begun"} and seat is None:
                continue  # somebody else took this seat first; another may be free
            raise


def _glimpse(live: LiveMatch, *, is_shown: bool) -> Glimpse:
    view = live.definition.game.view_for(live.match.state, None) if is_shown else None
    return Glimpse(_spectators_view(live), bool(_free_seats(live)), view)


def _spectators_view(live: LiveMatch) -> MatchView:
    return live.definition.match_view(live.match, None)


def _free_seats(live: LiveMatch) -> tuple[Seat, ...]:
    if phase(live.definition.game, live.match) != "open":
        return ()
    return tuple(seat for seat, chair in enumerate(live.match.chairs) if not chair.is_taken)
