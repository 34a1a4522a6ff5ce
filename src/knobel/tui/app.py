"""The programs in the terminal: a match of one's own, after the set-up, or a table of a server."""

import logging
import os
from typing import ClassVar

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from knobel.core.game import Illegal
from knobel.service import MatchService
from knobel.tui.client import Line
from knobel.tui.flags import Plan
from knobel.tui.local import opened
from knobel.tui.session import Session, joined
from knobel.tui.setup import SetUp
from knobel.tui.sheets import Ask
from knobel.tui.speech import Translate, refusal
from knobel.tui.table import TableScreen


class Faults(logging.Handler):
    """Shows errors of background tasks, which would go unnoticed on a screen without a log."""

    def __init__(self, app: "PlayApp") -> None:
        super().__init__(logging.ERROR)
        self._app = app

    def emit(self, record: logging.LogRecord) -> None:
        self._app.call_later(self._app.tell_fault)


class TableApp(App[int]):
    """Shows a match; where it comes from is up to the subclasses."""

    DEFINITION = "Knobel"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]
    CSS = """
    Screen { layers: table; }
    #table { layout: horizontal; height: 1fr; }
    #lobby { height: 1fr; }
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

    def __init__(self, say: Translate) -> None:
        # Without this, Textual answers NO_COLOR with shades of grey.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self._say = say
        self.session: Session | None = None
        self.farewell = ""
        """Why the program ended by itself, for the command line to print."""

    async def _opened(self) -> Session | None:
        """The match to show; None if the player leaves.  Raises `Illegal`."""
        raise NotImplementedError

    @work
    async def _run(self) -> None:
        try:
            self.session = await self._opened()
        except Illegal as refused:
            self.give_up(refused)
            return
        if self.session is None:
            self.exit(0)
        else:
            await self.push_screen(TableScreen(self.session))

    def give_up(self, why: Illegal) -> None:
        """End the program, because the match is out of reach."""
        self.farewell = f"{refusal(self._say, why)} [{why.code}]"
        self.exit(return_code=2)

    async def _begin(self) -> None:
        """Prepare whatever the match needs."""

    async def _end(self) -> None:
        """Close whatever the match needed."""

    async def on_mount(self) -> None:
        await self._begin()
        self._run()

    async def on_unmount(self) -> None:
        if self.session is not None:
            self.session.leave()
        await self._end()

    @work
    async def action_leave(self) -> None:
        """Asks before leaving a running match."""
        say = self._say
        if isinstance(self.screen, Ask):
            return
        if self.session is None or self.session.match.phase == "over":
            self.exit(0)
            return
        ask = Ask(say("tui-quit-title"), say(self.session.leaving), say("tui-quit"), say("cancel"))
        if await self.push_screen_wait(ask):
            self.exit(0)


class PlayApp(TableApp):
    """Lets one or more people at this terminal play in a service of their own."""

    def __init__(self, service: MatchService, game: str, plan: Plan | None, say: Translate) -> None:
        super().__init__(say)
        self._service = service
        self._game = game
        self._plan = plan
        self._faults = Faults(self)

    async def _begin(self) -> None:
        logging.getLogger("knobel.service").addHandler(self._faults)
        await self._service.start()

    async def _opened(self) -> Session | None:
        plan = self._plan
        if plan is None:
            plan = await self.push_screen_wait(SetUp(self._game, self._say))
        return None if plan is None else await opened(self._service, plan, self._say)

    def tell_fault(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.refuse(self._say("no-internal"))

    async def _end(self) -> None:
        logging.getLogger("knobel.service").removeHandler(self._faults)
        await self._service.close()


class JoinApp(TableApp):
    """Lets a person at this terminal play at a table of a server."""

    def __init__(
        self, line: Line, server: str, match: str, name: str | None, say: Translate
    ) -> None:
        super().__init__(say)
        self._line = line
        self._server, self._match, self._name = server, match, name

    def compose(self) -> ComposeResult:
        yield Static(self._say("tui-connecting", server=self._server))

    async def _opened(self) -> Session:
        return await joined(self._line, self._server, self._match, self._name, self._say)

    def on_key(self, event: events.Key) -> None:
        if self.session is None and event.key in {"q", "escape"}:
            self.exit(0)

    async def _end(self) -> None:
        self._line.leave()
