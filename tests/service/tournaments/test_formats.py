"""Every format is really played, with every game that it is offered for: one whole heat."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from knobel.catalog import game_named
from knobel.match import phase
from knobel.match.commands import Resign
from knobel.service.tournaments.orders import EnterEvent
from knobel.tournament import commands as do
from knobel.tournament.values import Bout, Format, Result, Setup
from knobel.tournament.view import TournamentView
from tests.kit.harness import Harness, opened

PLAN = Path(__file__).parents[3] / "web/src/events/plan.ts"
BY_SIDES: dict[int, tuple[Format, ...]] = {
    1: ("league", "climb"),
    2: (
        *("swiss", "dutch", "all-play-all", "knockout", "double-knockout", "stages"),
        *("arena", "ladder", "mixer", "league"),
    ),
    3: ("threes", "league"),
}
"""What a host can choose, by the number of sides of a bout."""
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "vier3d first line": ("vier3d", {"variant": "first-line", "yellow": "none"}, 1),
    "vier3d most lines": ("vier3d", {"variant": "most-lines", "yellow": "balanced"}, 1),
    "vier3d three": ("vier3d", {"variant": "most-lines", "yellow": "three-players"}, 1),
    "xobrainer single": ("xobrainer", {}, 1),
    "xobrainer teams": ("xobrainer", {}, 2),
    "xcode": ("xcode", {}, 2),
}
"""By name, a game with its settings, and how many people an entrant is."""
PEOPLE = 7


def offered() -> Iterator[tuple[str, Format]]:
    for name in GAMES:
        yield from ((name, form) for form in BY_SIDES[_setup(name, "league").sides])


def _setup(name: str, form: Format) -> Setup:
    game, config, _ = GAMES[name]
    definition = game_named(game)
    assert definition.contested is not None
    contest = definition.contested.contest(definition.read_config(config))
    sides = {"places": 3, "field": 1}.get(contest.scoring, 2)
    return Setup(
        *("Friday", game, config, form),
        heats=3,
        games=contest.games,
        scoring=contest.scoring,
        sides=sides,
        team=2 if form == "mixer" else 1,
        groups=2 if form == "stages" else 0,
        boxes=1,
    )


class Friday:
    """An event of one heat, at one box and at screens."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.desk = harness, harness.service.tournaments

    async def begun(self, setup: Setup, size: int) -> None:
        ticket = await self.desk.open(setup)
        self.event, self.host = ticket.id, ticket.token
        for number in range(1, PEOPLE + 1):
            order = EnterEvent(f"P{number}", 1 if setup.format == "mixer" else size)
            entry = await self.desk.enter(self.event, order, None)
            await self.say(do.CheckIn(entry.entrant))
        await self.desk.pair(self.event, self.host, 1)
        await self.harness.quiet()

    async def say(self, command: do.PersonCommand) -> None:
        await self.harness.turn(1_000)
        name = f"c-{self.harness.world.now()}"
        await self.desk.do(self.event, self.host, command, name)

    async def view(self) -> TournamentView:
        async with self.desk._registry.visit(self.event) as live:
            return live.view()

    async def bouts(self) -> tuple[Bout, ...]:
        """The bouts of the first heat."""
        async with self.desk._registry.visit(self.event) as live:
            return live.now.heats[0].bouts

    async def finish(self, number: int) -> None:
        """The first side wins: at the box the host says so, at a screen the others give up."""
        for _ in range(9):
            bout = next(b for b in await self.bouts() if b.id == number)
            if bout.result is not None:
                return
            if bout.board == "real" or len(bout.sides) == 1:
                await self.say(do.Report(number, result(bout, (await self.view()).setup)))
            else:
                await self.lose(bout)
            await self.harness.turn(1_000)
            await self.harness.quiet()
        raise AssertionError(bout)

    async def lose(self, bout: Bout) -> None:
        """Everybody but the first side gives up the game that is played."""
        live = await self.harness.live_match(bout.games[-1].match)
        winners = {f"P{number}" for number in bout.sides[0]}
        for seat, chair in enumerate(live.match.chairs):
            is_over = phase(live.definition.game, live.match) == "over"
            if chair.name not in winners and not is_over:
                await self.harness.do(live.id, seat, Resign())
                await self.harness.quiet()


def result(bout: Bout, setup: Setup) -> Result:
    """The first side wins; of groups, those with lower numbers."""
    if setup.scoring == "field":
        [[number]] = bout.sides
        return Result((0,), ((12, 9_000 - number),) * setup.deals)
    if setup.scoring == "places":
        return Result((4, 2, 0)[: len(bout.sides)] if len(bout.sides) == 3 else (4, 0))
    return Result((2 * setup.games, 0))


@pytest.fixture
async def friday() -> AsyncIterator[Friday]:
    async with opened() as harness:
        yield Friday(harness)


@pytest.mark.parametrize(("name", "form"), [*offered()])
async def test_a_heat_is_played(friday: Friday, name: str, form: Format) -> None:
    await friday.begun(_setup(name, form), GAMES[name][2])
    bouts = await friday.bouts()
    for bout in bouts:
        await friday.finish(bout.id)

    view = await friday.view()
    setup = view.setup
    assert view.standing is not None
    rows = {row.entrant: row for row in view.standing.rows}
    assert sorted(rows) == [*range(1, PEOPLE + 1)]
    played = {n for bout in bouts for side in bout.sides for n in side}
    assert len(played) == PEOPLE - (PEOPLE % 2 if setup.sides == 2 else 0)
    assert max(len(bout.sides) for bout in bouts) == setup.sides
    assert max(len(side) for bout in bouts for side in bout.sides) == setup.team
    place = {n: row.place or PEOPLE for n, row in rows.items()}
    for bout in await friday.bouts():
        winner, *others = bout.sides
        for n in winner:
            assert rows[n].played == 1
            assert all(place[n] < place[other] for side in others for other in side)
    if setup.sides == 1:
        best_first = range(1, PEOPLE + 1) if form == "league" else [1] * PEOPLE
        assert [place[n] for n in range(1, PEOPLE + 1)] == [*best_first]


def test_these_are_all_formats_that_a_host_can_choose() -> None:
    text = PLAN.read_text()
    [two] = re.findall(r"TWO_SIDES[^=]*= \[(.*?)\]", text, re.DOTALL)

    assert set(re.findall(r"'([a-z-]+)'", two)) == {*BY_SIDES[2]}
    assert "return ['threes', 'league']" in text
    assert "['league', 'climb']" in text
    assert {form for _, form in offered()} == {*get_args(Format)}
