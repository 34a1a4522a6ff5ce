"""The program in the terminal: the set-up, unless flags replace it, then the match."""

import logging
import os
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from knobel.service import MatchService
from knobel.tui.flags import Plan
from knobel.tui.local import opened
from knobel.tui.session import Session
from knobel.tui.setup import SetUp
from knobel.tui.sheets import Ask
from knobel.tui.speech import Translate
from knobel.tui.table import TableScreen


class Faults(logging.Handler):
    """Shows errors of background tasks, which would go unnoticed on a screen without a log."""

    def __init__(self, app: "PlayApp") -> None:
        super().__init__(logging.ERROR)
        self._app = app

    def emit(self, record: logging.LogRecord) -> None:
        self._app.call_later(self._app.tell_fault)


class PlayApp(App[int]):
    """Lets one or more people at this terminal play in a service of their own."""

    DEFINITION = "Knobel"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]
    CSS = """
    Screen { layers: table; }
    #table { layout: horizontal; height: 1fr; }
    #table.stacked { layout: vertical; }
    #beside { width: 1fr; height: 1fr; padding: 0 0 0 2; overflow: hidden; }
    .stacked #beside { padding: 0; }
    #panel, #news { height: auto; width: 1fr; }
    #news { margin-top: 1; }
    #prompt, #keys { height: auto; max-height: 2; }
    ModalScreen { align: center middle; }
    .box { width: 60; max-width: 100%; height: auto; border: round $primary; padding: 1 2;
           background: $surface; }
    .sheet { width: 76; max-width: 100%; height: auto; max-height: 100%; border: round $primary;
             padding: 0 1; background: $surface; }
    #body { height: auto; }
    #note { height: auto; text-align: center; }
    .buttons { height: auto; align-horizontal: center; }
    .buttons Button { height: 1; border: none; margin: 1 1 0 1; min-width: 8; }
    .buttons Button:focus { text-style: bold reverse; }
    #form { height: auto; }
    SetUp #prompt { max-height: 4; }
    """

    def __init__(self, service: MatchService, game: str, plan: Plan | None, say: Translate) -> None:
        # Without this, Textual answers NO_COLOR with shades of grey.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self._service = service
        self._game = game
        self._plan = plan
        self._say = say
        self.session: Session | None = None
        self._faults = Faults(self)

    async def on_mount(self) -> None:
        logging.getLogger("knobel.service").addHandler(self._faults)
        await self._service.start()
        self._run()

    @work
    async def _run(self) -> None:
        plan = self._plan
        while plan is None:
            plan = await self.push_screen_wait(SetUp(self._game, self._say))
            if plan is None:
                self.exit(0)
                return
        self.session = await opened(self._service, plan, self._say)
        await self.push_screen(TableScreen(self.session))

    def tell_fault(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.refuse(self._say("no-internal"))

    async def on_unmount(self) -> None:
        logging.getLogger("knobel.service").removeHandler(self._faults)
        if self.session is not None:
            self.session.leave()
        await self._service.close()

    @work
    async def action_leave(self) -> None:
        """Asks before leaving, because that ends a running match."""
        say = self._say
        if isinstance(self.screen, Ask):
            return
        if self.session is None or self.session.match.phase == "over":
            self.exit(0)
            return
        ask = Ask(say("tui-quit-title"), say("tui-quit-text"), say("tui-quit"), say("cancel"))
        if await self.push_screen_wait(ask):
            self.exit(0)
