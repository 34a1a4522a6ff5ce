"""Counts wrong codes, and slows down or refuses addresses that have tried too many.

The link of an invitation also names the match, which nobody can guess; so it works at once, even if
somebody else at the same address has tried too many codes.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from knobel.core.game import Illegal
from knobel.server.address import client_of
from knobel.server.given import AnyRequest
from knobel.server.limits import Allowance, Allowances, Queue, step_out
from knobel.service import MatchService
from knobel.service.ports import NotFound, World


class Coded(Protocol):
    """Whatever has codes: matches, tournaments."""

    @property
    def world(self) -> World: ...

    async def has_code(self, match: str, code: str, /) -> bool:
        """Whether the one with this id has this code, or `NotFound`."""


class Everything:
    """Matches and tournaments: a code that somebody typed may be of either, and is one try."""

    def __init__(self, service: MatchService) -> None:
        self._service = service
        self.world: World = service.world

    async def has_code(self, match: str, code: str, /) -> bool:
        """Whether the match or tournament with this id has this code, or `NotFound`."""
        try:
            return await self._service.has_code(match, code)
        except NotFound:
            return await self._service.tournaments.has_code(match, code)


@asynccontextmanager
async def guessing(
    code: str, match: str | None, request: AnyRequest, service: Coded, allowances: Allowances
) -> AsyncIterator[None]:
    """Delays every code of an address that has tried too many.

    A right code waits as long as a wrong one, because a quicker answer would give it away.
    """
    is_invited = await _is_invited(code, match, service, allowances)
    if not is_invited:
        await wait_in_turn(allowances.guesses, allowances.guessing, request, service)
    async with _counting(is_invited, client_of(request), service, allowances.guesses):
        yield


async def wait_in_turn(tries: Allowance, queue: Queue, request: AnyRequest, service: Coded) -> None:
    """Wait if the address has tried too many; refuses if too many of its tries are waiting."""
    client, now = client_of(request), service.world.now()
    if await tries.wait(client, now):
        async with queue.join(client) as wait, step_out(request.scope):
            await service.world.wait_until(now + wait)


@asynccontextmanager
async def glancing(
    code: str, match: str | None, request: AnyRequest, service: Coded, allowances: Allowances
) -> AsyncIterator[None]:
    """Refuses previews to an address that has tried too many codes, rather than delay them."""
    client = client_of(request)
    is_invited = await _is_invited(code, match, service, allowances)
    wait = await allowances.glances.wait(client, service.world.now())
    if wait and not is_invited:
        raise Illegal("too-many-tries", retry_after=wait)
    async with _counting(is_invited, client, service, allowances.glances):
        yield


@asynccontextmanager
async def _counting(
    is_invited: bool | None, client: str, service: Coded, tries: Allowance
) -> AsyncIterator[None]:
    """Counts a code that leads nowhere as a try."""
    try:
        if is_invited is False:
            raise NotFound
        yield
    except NotFound as missing:
        await tries.take(client, service.world.now())
        raise Illegal("no-such-code") from missing


async def _is_invited(
    code: str, match: str | None, service: Coded, allowances: Allowances
) -> bool | None:
    """Whether the link names the match with this code; None if it names none that may be tried."""
    now = service.world.now()
    if match is None or await allowances.invitations.wait(match, now):
        return None
    try:
        has_code = await service.has_code(match, code)
    except NotFound:
        return False
    if not has_code:  # spectators know the match, but not its code
        await allowances.invitations.take(match, now)
    return has_code
