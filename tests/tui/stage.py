"""The terminal in the hands of a test: keys are pressed, the clock is turned, nothing sleeps."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

from textual import app as textual_app
from textual import pilot as textual_pilot
from textual.pilot import Pilot
from textual.widgets import Static

from knobel.catalog.thinking import warm_up
from knobel.core.game import Millis
from knobel.stores.unlocked import UnlockedStore
from knobel.tui.app import PlayApp, TableApp
from knobel.tui.flags import plan_of
from knobel.tui.session import Session
from knobel.tui.sheets import Curtain, Sheet
from knobel.tui.speech import speaker
from knobel.tui.table import TableScreen
from tests.kit.harness import Harness
from tests.kit.world import TurnedWorld


class Stage:
    """An app that runs, and the harness it plays in."""

    def __init__(self, harness: Harness, app: TableApp, pilot: Pilot[int]) -> None:
        self.harness, self.app, self.pilot = harness, app, pilot

    # Doing

    async def calm(self) -> None:
        """Until nothing is left to be said or drawn."""
        for _ in range(3):
            await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.calm()

    async def play(self, *spots: str) -> None:
        """Type the names of squares or rods, each with Enter."""
        for spot in spots:
            await self.pilot.press(*spot, "enter")
            await self.calm()

    async def turn(self, millis: Millis) -> None:
        await self.harness.turn(millis)
        await self.calm()
        self.table.tick()
        await self.calm()

    # Seeing

    @property
    def table(self) -> TableScreen:
        found = [one for one in self.app.screen_stack if isinstance(one, TableScreen)]
        return found[-1]

    @property
    def session(self) -> Session:
        assert self.app.session is not None
        return self.app.session

    @property
    def view(self) -> Any:
        return self.session.view

    def phase(self) -> str:
        return self.session.match.phase

    @property
    def shown(self) -> str:
        """What the terminal shows, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    @property
    def panel(self) -> str:
        return str(self.table.query_one("#panel", Static).content)

    @property
    def prompt(self) -> str:
        return str(self.table.query_one("#prompt", Static).content)

    @property
    def sheet(self) -> str:
        """What lies upon the table; nothing if nothing does."""
        screen = self.app.screen
        return screen.text if isinstance(screen, Sheet | Curtain) else ""


@asynccontextmanager
async def played(
    game: str,
    flags: dict[str, str] | None = None,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    number: int = 1,
) -> AsyncIterator[Stage]:
    """A match as these flags ask for it; without any, the set-up."""
    harness = Harness(UnlockedStore(), world=TurnedWorld(number=number))
    plan = None if flags is None else plan_of(game, flags)
    if plan is not None and any(player.level is not None for player in plan.players):
        warm_up(game)  # here, and not in the loop: on a busy machine it takes a while
    app = PlayApp(harness.service, game, plan, speaker(language))
    async with staged(harness, app, size) as stage:
        yield stage


@asynccontextmanager
async def staged(
    harness: Harness, app: TableApp, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Stage]:
    """An app while it runs."""

    async def idle(*_: float) -> None:
        """Pilot guesses from the load of the machine whether all is done; the harness knows."""
        await harness.quiet()

    with (
        patch.object(textual_app, "wait_for_idle", idle),
        patch.object(textual_pilot, "wait_for_idle", idle),
    ):
        async with app.run_test(size=size) as pilot:
            stage = Stage(harness, app, pilot)
            await stage.calm()
            yield stage
