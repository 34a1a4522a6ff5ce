"""What Litestar gives to the functions that answer calls, and who pays for a call."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import HeaderParameter

from knobel.core.game import Illegal
from knobel.server.address import Address, client_of
from knobel.server.limits import Allowance, Allowances, spend
from knobel.service import MatchService
from knobel.service.limits import Limits

AnyRequest = Request[Any, Any, State]
Service = NamedDependency[MatchService]
Means = NamedDependency[Allowances]
Here = NamedDependency[Address]
Bounds = NamedDependency[Limits]
Bearer = Annotated[str | None, HeaderParameter(name="Authorization", required=False)]


async def pay(
    request: AnyRequest, service: MatchService, allowance: Allowance, cost: int = 1
) -> None:
    """Take from the allowance of whoever calls, or refuse."""
    await spend(allowance, client_of(request), service.world.now(), cost)


def token_of(authorization: str | None) -> str | None:
    """The secret that came with a call, if any, or `Illegal`."""
    if authorization is None:
        return None
    kind, _, token = authorization.partition(" ")
    if kind.lower() != "bearer" or not 16 <= len(token) <= 80:
        raise Illegal("wrong-token")
    return token
