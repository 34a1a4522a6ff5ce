"""How long tournaments are kept: `keep_days` after the last thing that happened in them."""

from collections.abc import AsyncIterator
from contextlib import suppress

from knobel.catalog import Unreadable
from knobel.catalog import read_header as read_match_header
from knobel.core.game import Millis
from knobel.match import Header as MatchHeader
from knobel.service.ports import Directory, NotFound, Store
from knobel.service.tournaments.written import read_entry, read_header
from knobel.tournament import judge
from knobel.tournament.values import DAY, KEEP_DAYS, Header, Tournament, opened

PAGE = 100
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
    """Delete the match of this tournament, also if nobody can read its lines."""
    with suppress(NotFound, Unreadable):
        if is_game_of(read_match_header(await directory.header(match)), event):
            await directory.delete(match)


def matches_of(t: Tournament) -> list[str]:
    """The matches of all bouts, also of heats that were paired anew and are still there."""
    return [game.match for heat in t.heats for bout in heat.bouts for game in bout.games]


def is_game_of(header: MatchHeader, event: str) -> bool:
    """Whether the match belongs to the tournament; a record may name matches of somebody else."""
    return header.event.partition("/")[0] == event
