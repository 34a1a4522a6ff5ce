"""How long tournaments are kept: `keep_days` after the last thing that happened in them."""

from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec

from knobel.catalog import Unreadable, decoded
from knobel.core.game import Millis
from knobel.match import Header as MatchHeader
from knobel.service import names
from knobel.service.ports import Directory, NotFound, Store
from knobel.service.tournaments.written import read_entry, read_header
from knobel.tournament import judge
from knobel.tournament.values import DAY, KEEP_DAYS, Bout, Header, Heat, Tournament, opened

PAGE = 100


class _Owner(msgspec.Struct):
    """The part of a match's header that says to which bout it belongs."""

    event: str = ""


_OWNERS = msgspec.json.Decoder(_Owner)
_NOT_REPLAYED = (NotFound, Unreadable, AssertionError, LookupError, TypeError)


async def stored(store: Store, event: str) -> tuple[Header, list[judge.Entry]]:
    """A tournament as it is stored, or `NotFound`, or `Unreadable`."""
    header = read_header(await store.header(event, kind="tournament"))
    return header, [read_entry(line) for line in await store.read(event)]


def replayed(header: Header, entries: list[judge.Entry]) -> Tournament:
    t = opened(header)
    for entry in entries:
        t = judge.enter(t, entry)
    return t


async def outlived(store: Store, now: Millis) -> AsyncIterator[Tournament]:
    """The tournaments whose time is up."""
    last = ""
    while page := await store.page(last, PAGE, kind="tournament"):
        last = page[-1].id
        for summary in page:
            if summary.opened + DAY > now:
                continue
            try:
                t = replayed(*await stored(store, summary.id))
            except _NOT_REPLAYED:
                continue  # another node has deleted it, or `knobel verify` complains about it
            if t.wall + (t.setup.keep_days or KEEP_DAYS) * DAY <= now:
                yield t


async def delete_outlived(store: Store, now: Millis) -> int:
    """Delete these tournaments together with their matches; returns how many tournaments."""
    count = 0
    async for t in outlived(store, now):
        for match in matches_of(t):
            await delete_match(store, match, t.header.id)
        await store.delete(t.header.id)
        count += 1
    return count


async def delete_match(directory: Directory, match: str, event: str) -> None:
    """Delete the match of this tournament, also if nobody can read its settings or its lines."""
    with suppress(NotFound, Unreadable):
        if is_game_of(decoded(_OWNERS, await directory.header(match)), event):
            await directory.delete(match)


def matches_of(t: Tournament) -> list[str]:
    """The matches of all bouts."""
    return [match for heat in t.heats for match in matches_in(t, heat)]


def matches_in(t: Tournament, heat: Heat | None) -> list[str]:
    """The matches of a heat, also those that may be stored but are not in the log yet."""
    bouts = () if heat is None else heat.bouts
    coming = (event_of(t, bout, len(bout.games) + 1) for bout in bouts)
    return games_in(heat) + [names.game_of(event) for event in coming]


def games_in(heat: Heat | None) -> list[str]:
    """The matches of a heat that are in the log."""
    return [] if heat is None else [game.match for bout in heat.bouts for game in bout.games]


def event_of(t: Tournament, bout: Bout, game: int) -> str:
    """What the header of the match says about it."""
    return f"{t.header.id}/{bout.id}/{game}"


def is_game_of(header: MatchHeader | _Owner, event: str) -> bool:
    """Whether the match belongs to the tournament; a record may name matches of somebody else."""
    return header.event.partition("/")[0] == event
