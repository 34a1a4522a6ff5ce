"""Rematches and the best of two, as the service arranges them."""

import asyncio
from typing import Any

import pytest

from knobel.buses.memory import MemoryBus
from knobel.core.game import Outcome, Seat
from knobel.games import vier3d
from knobel.match import Series, outcome
from knobel.match import commands as do
from knobel.service import MatchService, Order, SeatOrder
from knobel.service.live_match import LiveMatch
from knobel.stores.memory import MemoryStore
from tests.kit.world import InlineWorkers, TurnedWorld

RED_WINS = "a1 b1 a1 b1 a1 b1 a1"
BLUE_WINS = "a1 b1 a1 b1 a1 b1 c1 b1"


class Friends:
    """People who play one match after the other."""

    def __init__(self, *names: str) -> None:
        self.log = MemoryStore()
        self.service = MatchService(self.log, MemoryBus(), TurnedWorld(), InlineWorkers())
        self._names = names
        self._table: LiveMatch | None = None

    async def open(self, **order: Any) -> None:
        """The first of them opens the table and takes seat 0; the others join."""
        first, *others = self._names
        seats = (SeatOrder(mine=True), *(SeatOrder() for _ in others))
        ticket = await self.service.open(Order("vier3d", seats, name=first, **order))
        for name in others:
            await self.service.join(ticket.code, name)
        self._table = await self.service.live_match(ticket.id)

    @property
    def table(self) -> LiveMatch:
        assert self._table is not None
        return self._table

    def seats(self) -> list[str]:
        return [chair.name for chair in self.table.match.chairs]

    def to_move(self) -> str:
        seat: int = self.table.match.state.to_move
        return self.seats()[seat]

    async def act(self, seat: Seat, command: Any) -> None:
        await self.table.act(self.table.match.chairs[seat].key, command, seat=seat)

    async def play(self, moves: str) -> None:
        for text in moves.split():
            state = self.table.match.state
            await self.move(state.to_move, text)

    async def move(self, seat: Seat, move: str) -> None:
        turn = self.table.match.state.turn
        await self.table.play(self.table.match.chairs[seat].key, move, turn, seat=seat)

    async def resign(self, name: str) -> None:
        await self.act(self.seats().index(name), do.Resign())

    async def agree_on_a_draw(self) -> None:
        for seat in vier3d.in_play(self.table.match.state):
            await self.act(seat, do.Propose("draw"))

    async def agree_on_a_rematch(self) -> None:
        for seat in range(len(self._names)):
            await self.act(seat, do.Propose("rematch"))
        for _ in range(100):
            await asyncio.sleep(0)
            successor = self.table.match.successor
            if successor is not None:
                table = await self.service.live_match(successor)
                if table.match.began is not None:
                    self._table = table
                    return
        raise AssertionError("the rematch does not begin")

    def points(self) -> dict[str, int]:
        """What everybody brought along from the games before."""
        series = self.table.match.header.series
        assert series is not None
        return dict(zip(self.seats(), series.points, strict=True))

    def winners(self) -> list[str]:
        result = outcome(vier3d, self.table.match)
        assert result is not None
        return [name for name, place in zip(self.seats(), result.places, strict=True) if not place]


@pytest.mark.rule("V3-03", "V3-46")
async def test_v3_46_in_a_rematch_the_other_player_begins_with_red() -> None:
    friends = Friends("Ada", "Ben")
    await friends.open()
    assert friends.to_move() == "Ada"
    await friends.play(RED_WINS)
    assert friends.winners() == ["Ada"]
    await friends.agree_on_a_rematch()

    assert friends.seats() == ["Ben", "Ada"]
    assert friends.to_move() == "Ben"


@pytest.mark.rule("V3-46")
async def test_v3_46_after_two_rematches_the_first_begins_again() -> None:
    friends = Friends("Ada", "Ben")
    await friends.open()
    beginners = []
    for _ in range(3):
        beginners.append(friends.to_move())
        await friends.play(BLUE_WINS)
        await friends.agree_on_a_rematch()

    assert beginners == ["Ada", "Ben", "Ada"]


@pytest.mark.rule("V3-44", "V3-46")
async def test_v3_44_of_three_each_begins_once_in_turn() -> None:
    friends = Friends("Ada", "Ben", "Cleo")
    await friends.open(config={"variant": "most-lines", "yellow": "three-players"})
    beginners = []
    for _ in range(4):
        beginners.append(friends.to_move())
        await friends.resign("Ada")
        await friends.resign("Ben")
        assert friends.winners() == ["Cleo"]
        await friends.agree_on_a_rematch()

    assert beginners == ["Ada", "Ben", "Cleo", "Ada"]


@pytest.mark.rule("V3-44")
async def test_v3_44_whoever_has_left_has_no_share_in_a_draw_of_the_others() -> None:
    friends = Friends("Ada", "Ben", "Cleo")
    await friends.open(config={"variant": "most-lines", "yellow": "three-players"})
    await friends.resign("Ben")
    await friends.agree_on_a_draw()
    result = outcome(vier3d, friends.table.match)

    assert friends.winners() == ["Ada", "Cleo"]
    assert result == Outcome("draw-agreed", (0, 2, 0))


@pytest.mark.rule("V3-46")
async def test_v3_46_the_rematch_is_played_by_the_same_rules() -> None:
    friends = Friends("Ada", "Ben")
    await friends.open(config={"variant": "most-lines", "yellow": "free"})
    await friends.resign("Ada")
    await friends.agree_on_a_rematch()

    assert friends.table.match.header.config == vier3d.Config("most-lines", "free")
    assert friends.table.match.header.series is None


@pytest.mark.rule("V3-46")
async def test_v3_46_a_best_of_two_counts_a_win_as_two() -> None:
    friends = Friends("Ada", "Ben")
    await friends.open(best_of_two=True)
    assert friends.table.match.header.series == Series(2, 1, (0, 0))
    await friends.play(RED_WINS)
    await friends.agree_on_a_rematch()

    assert friends.to_move() == "Ben"
    assert friends.table.match.header.series == Series(2, 2, (0, 2))
    assert friends.points() == {"Ada": 2, "Ben": 0}


@pytest.mark.rule("V3-46")
async def test_v3_46_a_best_of_two_counts_a_draw_as_one_each() -> None:
    friends = Friends("Ada", "Ben")
    await friends.open(best_of_two=True)
    await friends.agree_on_a_draw()
    await friends.agree_on_a_rematch()

    assert friends.points() == {"Ada": 1, "Ben": 1}


@pytest.mark.rule("V3-46")
async def test_v3_46_after_two_games_another_series_begins_from_nothing() -> None:
    friends = Friends("Ada", "Ben")
    await friends.open(best_of_two=True)
    for _ in range(2):
        await friends.play(RED_WINS)
        await friends.agree_on_a_rematch()

    assert friends.table.match.header.series == Series(2, 1, (0, 0))
    assert friends.to_move() == "Ada"


@pytest.mark.rule("V3-12")
async def test_v3_12_a_refused_ball_is_not_written_down() -> None:
    from knobel.core.game import Illegal

    friends = Friends("Ada", "Ben")
    await friends.open()
    await friends.play("a1")
    before = friends.table.match
    with pytest.raises(Illegal, match="not-your-turn"):
        await friends.move(0, "a2")

    assert friends.table.match is before
    assert len(await friends.log.read(friends.table.id)) == before.version
