"""Opens a match of the service in this process, with everybody at this terminal."""

import msgspec

from knobel.core.game import Millis, Seat
from knobel.core.names import is_alike
from knobel.match import commands as do
from knobel.service import MatchService, Order, SeatOrder
from knobel.service.live_match import LiveMatch
from knobel.tui.client import Client, Link, Listener
from knobel.tui.flags import Plan
from knobel.tui.session import Session
from knobel.tui.speech import Translate

_LIVE = Link("live")


class LocalLine:
    """A viewer of the service, which is never out of reach."""

    link = _LIVE

    def __init__(self, service: MatchService, token: str) -> None:
        self.key: str | None = None
        self.address = ""
        self._service = service
        self._token = token
        self._live: LiveMatch | None = None
        self._listener: Listener

    def now(self) -> Millis:
        return self._service.world.now()

    def waited(self) -> Millis:
        return 0

    async def follow(self, match: str, listener: Listener, /) -> None:
        self.leave()
        self._listener = listener
        self._live = await self._service.follow(match, self._token, self)

    async def act(self, command: do.PersonCommand, name: str, seat: Seat, /) -> None:
        assert self._live is not None
        await self._live.act(self.key, command, name, seat)

    async def play(self, move: str, turn: int | None, name: str, seat: Seat, /) -> None:
        assert self._live is not None
        await self._live.play(self.key, move, turn, name, seat)

    def leave(self) -> None:
        if self._live is not None:
            self._live.unfollow(self)
            self._live = None

    # A viewer's side

    def tell(self, message: bytes, /) -> None:
        self._listener.hear(msgspec.json.decode(message))

    def dismiss(self, code: str, /) -> None:
        """Does nothing, since nobody can delete a match of this process."""


async def opened(service: MatchService, plan: Plan, say: Translate) -> Session:
    """Open the match of this plan and seat everybody."""
    called = _names(plan, say)
    first, *rest = called
    seats = [
        SeatOrder(mine=seat == first) if player.level is None else SeatOrder("bot", player.level)
        for seat, player in enumerate(plan.players)
    ]
    order = Order(plan.game, tuple(seats), plan.config, called[first], plan.order, plan.best_of_two)
    ticket = await service.open(order)
    others = [await service.join(ticket.code, called[seat], seat) for seat in rest]
    session = Session([Client(LocalLine(service, one.token)) for one in (ticket, *others)], say)
    await session.follow(ticket.id)
    return session


def _names(plan: Plan, say: Translate) -> dict[Seat, str]:
    """The names of the people, by seat."""
    people = [seat for seat, player in enumerate(plan.players) if player.level is None]
    usual = [say("tui-player", number=number) for number in range(1, len(people) + 1)]
    if len(people) == 1:
        usual = [say("tui-player-alone")]
    chosen: dict[Seat, str] = {}
    for seat, name in zip(people, usual, strict=True):
        wanted = plan.players[seat].name or name
        alike = sum(is_alike(wanted, other) for other in chosen.values())
        chosen[seat] = f"{wanted} {alike + 1}" if alike else wanted
    return chosen
