"""The screen of a match: the board, the panel beside it, and the keys."""

from collections import deque
from collections.abc import Sequence

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult, RenderResult
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from knobel.core.game import Illegal, Seat
from knobel.match.commands import Matter
from knobel.service.ports import PortError
from knobel.tui.board import Board, BoardOptions, Keys, Rounds, SecretCards, Spots, Unclear
from knobel.tui.games import TERMINAL_GAMES
from knobel.tui.session import Event, Session
from knobel.tui.sheets import Ask, Curtain, Sheet
from knobel.tui.speech import refusal

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
MATTERS: dict[str, Matter] = {"u": "take-back", "n": "draw", "p": "pause"}
PANEL = (34, 9)
"""Columns that the panel needs beside the board, or lines below it."""


class BoardView(Widget):
    """The picture of the board, and clicks on it."""

    class Pointed(Message):
        """A square or rod was clicked."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, board: Board, session: Session, options: BoardOptions) -> None:
        super().__init__(id="board")
        self.board = board
        self._session, self._options = session, options

    def render(self) -> RenderResult:
        return self.board.picture(self._session, self._options)

    def on_click(self, event: events.Click) -> None:
        if not isinstance(self.board, Spots):
            return
        spot = self.board.spot_at(event.x, event.y, self._options.scale)
        if spot is not None:
            self.post_message(self.Pointed(spot))


class TableScreen(Screen[None]):
    """Shows a match, and its rematches."""

    class News(Message):
        """The service has sent events."""

        def __init__(self, told: list[Event]) -> None:
            super().__init__()
            self.told = told

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.cursor = ""
        self.board = self._new_board()
        self.scale = 0
        self.shows_threats = False
        self.typed = ""
        self.notice = ""
        """The reason for the last refusal, until something else happens."""
        self._keys = session.say(f"tui-keys-{session.game}")
        self._told: deque[str] = deque(maxlen=12)
        self._shown_round = 0
        self._is_over_shown = False
        self._sheet: Sheet | None = None

    def _new_board(self) -> Board:
        board = TERMINAL_GAMES[self.session.game].new_board()
        self.cursor = board.start if isinstance(board, Spots) else ""
        return board

    # Drawing

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield BoardView(self.board, self.session, self)
            with Vertical(id="beside"):
                yield Static(id="panel")
                yield Static(id="news")
        yield Static(id="prompt")
        yield Static(Text(self._keys, "dim"), id="keys")

    def on_mount(self) -> None:
        self.session.on_news = self._hear
        self._fit()
        self._greet()
        self.refresh_all()
        self.set_interval(0.2, self.tick)

    def _hear(self, told: list[Event]) -> None:
        """Queues the events, because the service calls this in the middle of other work."""
        self.post_message(self.News(told))

    def _greet(self) -> None:
        if (greeting := self.board.greeting(self.session)) is not None:
            self._told.append(greeting)

    def on_resize(self) -> None:
        self._fit()
        self.refresh_all()

    def _fit(self) -> None:
        """Draws as large as the terminal allows; the panel goes where there is room."""
        columns, lines = self.size
        is_stacked = self.board.is_stacked(columns)
        lines -= 1 + -(-len(self._keys) // max(1, columns))
        spare = (columns, lines - PANEL[1]) if is_stacked else (columns - PANEL[0], lines)
        fitting = [0]
        for scale in (1, 2):
            width, height = self.board.size(scale)
            if width <= spare[0] and height <= spare[1]:
                fitting.append(scale)
        self.scale = fitting[-1]
        width, height = self.board.size(self.scale)
        board = self.query_one(BoardView)
        board.styles.width, board.styles.height = width, height
        self.query_one("#table").set_class(is_stacked, "stacked")

    def refresh_all(self) -> None:
        self.query_one(BoardView).refresh()
        self._show_panel()
        self._show_news()
        self.query_one("#prompt", Static).update(self._prompt())

    def tick(self) -> None:
        """Redraws the clocks while nothing happens."""
        waits = self.board.waits(self.session) if isinstance(self.board, Rounds) else None
        if self.session.is_live:
            self.refresh_all()
        elif self.session.has_clock or waits is not None:
            self._show_panel()
        if self._sheet is not None and waits is not None:
            self._sheet.note(waits)

    def _show_panel(self) -> None:
        width = self.query_one("#beside").size.width
        self.query_one("#panel", Static).update(self.board.panel(self.session, width))

    def _show_news(self) -> None:
        self.query_one("#news", Static).update(Text("\n".join(reversed(self._told)), "dim"))

    def _prompt(self) -> Text:
        session, say = self.session, self.session.say
        if self.notice:
            return Text(self.notice, "bold reverse")
        match session.match.phase:
            case "over":
                return Text(f"{say('status-over')} · {say('tui-over-keys')}")
            case "paused":
                return Text(f"{say('status-paused')} · {say('tui-paused-keys')}")
        if session.mover is not None or session.is_live:
            prompt = self.board.prompt(session, self)
            return prompt.append(f"   {self.typed}_") if self.typed else prompt
        seat = session.to_move
        if seat is None:
            return Text(self._starting() or say("status-rest"))
        return Text(say("status-thinking", name=session.name(seat)))

    @property
    def told(self) -> Sequence[str]:
        """The latest messages, oldest first."""
        return tuple(self._told)

    # Events

    def on_table_screen_news(self, message: News) -> None:
        self.notice = ""
        self._tell(message.told)
        if self.session.match.successor is not None:
            self._go_on()
            return
        if self.session.mover is None:
            self.typed = ""
        self.refresh_all()
        self._show_results()

    def _tell(self, told: list[Event]) -> None:
        say = self.session.say
        for event in told:
            match event:
                case {"type": "proposed", "matter": matter} if self.session.has_bots:
                    self._told.append(say(f"asked-{matter}"))
                case {"type": "declined", "seat": seat}:
                    self._told.append(say("declined", name=self.session.name(seat)))
                case {"type": "accepted", "matter": matter}:
                    self._told.append(say(f"tui-agreed-{matter}"))
                case _:
                    if (sentence := self.board.news(event, self.session)) is not None:
                        self._told.append(sentence)

    def _show_results(self) -> None:
        """Shows the end of a round or of the match, once, one at a time."""
        session = self.session
        if self._sheet is not None:
            is_late = session.match.phase == "running" and session.has_clock
            if is_late and self._sheet.is_current:
                self._sheet.dismiss("next")  # reading must not cost anybody time
            return
        if session.match.phase == "over":
            if not self._is_over_shown:
                self._is_over_shown = True
                self._end()
            return
        number = self.board.last_round(session) if isinstance(self.board, Rounds) else None
        if number is not None and number > self._shown_round:
            self._shown_round = number
            self._round_over()

    @work
    async def _round_over(self) -> None:
        session, board = self.session, self.board
        assert isinstance(board, Rounds)
        self._sheet = Sheet(board.result(session), [("next", board.next_round(session))])
        await self.app.push_screen_wait(self._sheet)
        self._sheet = None
        await self._confirm(board)
        self._show_results()

    def _starting(self) -> str | None:
        return self.board.starting(self.session) if isinstance(self.board, Rounds) else None

    async def _confirm(self, board: Rounds) -> None:
        """Confirms for everybody at this terminal."""
        seen = board.seen()
        for seat in self.session.seats:
            if self.session.client_of(seat).legal.get(seat) == [seen]:
                await self._try_for(seat, seen)
        self.refresh_all()

    @work
    async def _end(self) -> None:
        say = self.session.say
        buttons = [
            ("again", self.board.again(self.session)),
            ("look", say("tui-look")),
            ("quit", say("tui-quit")),
        ]
        self._sheet = Sheet(self.board.result(self.session), buttons)
        answer = await self.app.push_screen_wait(self._sheet)
        self._sheet = None
        match answer:
            case "again":
                await self._propose("rematch")
            case "quit":
                self.app.exit()
            case _:
                self.refresh_all()

    @work
    async def _go_on(self) -> None:
        """Goes to the rematch, where everybody has a new seat."""
        if not await self.session.follow_rematch():
            return
        self._told.clear()
        self._shown_round = 0
        self._is_over_shown = False
        self.board = self.query_one(BoardView).board = self._new_board()
        self._greet()
        self.refresh_all()

    # Actions

    async def _try_for(self, seat: Seat, move: str) -> None:
        try:
            await self.session.play(seat, move)
        except (Illegal, PortError) as fault:
            self.refuse(refusal(self.session.say, fault))

    async def _propose(self, matter: Matter) -> None:
        try:
            await self.session.propose(matter)
        except (Illegal, PortError) as fault:
            self.refuse(refusal(self.session.say, fault))

    def refuse(self, why: str) -> None:
        """Show why something was refused."""
        self.notice, self.typed = why, ""
        self.refresh_all()

    async def _play(self, spots: Spots) -> None:
        seat = self.session.mover
        self.typed = ""
        if seat is None:
            self.refuse(self.session.say("no-not-your-turn"))
            return
        await self._try_for(seat, spots.move(self.cursor, self.session))

    async def on_board_view_pointed(self, message: BoardView.Pointed) -> None:
        """The first click selects, the second one plays."""
        assert isinstance(self.board, Spots)
        if message.spot == self.cursor and not self.notice and self.session.mover is not None:
            await self._play(self.board)
        else:
            self._choose(message.spot)

    def _choose(self, spot: str) -> None:
        self.cursor = spot
        self.notice = self.typed = ""
        self.refresh_all()

    async def on_key(self, event: events.Key) -> None:
        key = event.key
        if isinstance(self.board, Keys) and key in self.board.keys:
            await self._press(self.board, key)
        elif key in {"enter", "space"}:
            await self._enter()
        elif key in {"f1", "question_mark"}:
            self._help()
        elif key == "p" and self.session.match.phase == "paused":
            await self._propose("resume")
        elif key == "p" or (key in MATTERS and not self.session.is_live):
            await self._propose(MATTERS[key])
        elif key == "r" and not self.session.is_live:
            self._resign()
        elif key == "q":
            self.app.action_leave()  # type: ignore[attr-defined]  # our app has it
        elif key == "m" and not self.session.is_live:
            self._cards()
        elif isinstance(self.board, Spots):
            self._point(self.board, event)

    async def _press(self, board: Keys, key: str) -> None:
        """Handles a key that only this game has."""
        self.notice = ""
        try:
            move = board.key(key, self.session)
        except Unclear as unclear:
            self.refuse(self.session.say(unclear.message))
            return
        if move is not None:
            await self._try_for(self.session.seats[0], move)
        self.refresh_all()

    def _point(self, spots: Spots, event: events.Key) -> None:
        """Handles keys that select a square or rod."""
        key = event.key
        if key in ARROWS:
            self._choose(spots.spot_beside(self.cursor, *ARROWS[key]))
        elif key in {"escape", "backspace"}:
            self._choose(self.cursor)
        elif key == "t":
            self.shows_threats = not self.shows_threats
            self.notice = ""
            self.refresh_all()
        elif event.character is not None:
            self._type(spots, event.character.lower())

    async def _enter(self) -> None:
        if self.session.match.phase == "over":
            self._end()
        elif isinstance(self.board, Rounds) and self._starting() is not None:
            await self._confirm(self.board)
        elif isinstance(self.board, Spots):
            await self._play(self.board)

    def _type(self, spots: Spots, letter: str) -> None:
        """Collects letters and digits that form the name of a square; ignores others."""
        typed = next((one for one in (self.typed + letter, letter) if spots.is_begun(one)), None)
        if typed is None:
            return
        self.typed, self.notice = typed, ""
        if spots.is_spot(typed):
            self.cursor = typed
        self.refresh_all()

    def _help(self) -> None:
        say = self.session.say
        parts = [say(f"tui-help-{self.session.game}")]
        if isinstance(self.board, Spots):
            parts += ["", say("tui-help")]
        if isinstance(self.board, SecretCards):
            parts.append(say("tui-help-cards"))
        self.app.push_screen(Sheet(Text("\n".join(parts)), [("close", say("done"))]))

    def _cards(self) -> None:
        session, board = self.session, self.board
        cards = {}
        if isinstance(board, SecretCards):
            held = {seat: board.cards(session, seat) for seat in session.seats}
            cards = {
                seat: (session.name(seat), board.hand_over(session, seat), card)
                for seat, card in held.items()
                if card is not None
            }
        if not cards:
            self.refuse(session.say("tui-cardless"))
            return
        first = list(cards).index(session.mover) if session.mover in cards else 0
        self.app.push_screen(Curtain(session.say, list(cards.values()), first))

    @work
    async def _resign(self) -> None:
        session, say = self.session, self.session.say
        if session.match.phase == "over":
            return
        seat = session.seats[0] if session.mover is None else session.mover
        several = len(session.seats) > 1
        text = say("resign-text-named", name=session.name(seat)) if several else say("resign-text")
        ask = Ask(say("resign-title"), text, say("resign"), say("cancel"))
        if await self.app.push_screen_wait(ask):
            try:
                await session.resign(seat)
            except (Illegal, PortError) as fault:
                self.refuse(refusal(self.session.say, fault))
