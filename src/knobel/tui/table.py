"""The screen of a match: the board, the panel beside it, and the keys."""

from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

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
from knobel.tui.lobby import lobby
from knobel.tui.session import Event, Session
from knobel.tui.sheets import Ask, Curtain, Sheet
from knobel.tui.speech import refusal

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
MATTERS: dict[str, Matter] = {"u": "take-back", "n": "draw", "p": "pause"}
PANEL = (34, 9)
"""Columns that the panel needs beside the board, or lines below it."""
RENEWED_WITHIN = 30
"""Seconds that a deploy may take until the connection counts as lost."""


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

    class Relinked(Message):
        """The connection was lost, or is back."""

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
        self._is_greeted = False
        self._is_over_shown = False
        self._is_sending = False
        self._sheet: Sheet | None = None

    def _new_board(self) -> Board:
        board = TERMINAL_GAMES[self.session.game].new_board()
        self.cursor = board.start if isinstance(board, Spots) else ""
        return board

    # Drawing

    def compose(self) -> ComposeResult:
        yield Static(id="lobby")
        with Container(id="table"):
            yield BoardView(self.board, self.session, self)
            with Vertical(id="beside"):
                yield Static(id="panel")
                yield Static(id="news")
        yield Static(id="prompt")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.session.on_news = self._hear
        self.session.on_link = self._hear_link
        self._fit()
        self._greet()
        if isinstance(self.board, Rounds) and self.board.waits(self.session) is None:
            self._shown_round = self.board.last_round(self.session) or 0
        self.refresh_all()
        self._show_results()
        self.set_interval(0.2, self.tick)

    def _hear(self, told: list[Event]) -> None:
        """Queues the events, because the service calls this in the middle of other work."""
        self.post_message(self.News(told))

    def _hear_link(self) -> None:
        self.post_message(self.Relinked())

    def _greet(self) -> None:
        """Tells once how the match begins."""
        if self._is_greeted or self.session.match.phase == "open":
            return
        self._is_greeted = True
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
        is_open = self.session.match.phase == "open"
        self.query_one("#lobby").display = is_open
        self.query_one("#table").display = not is_open
        keys = self.session.say("tui-lobby-keys") if is_open else self._keys
        self.query_one("#keys", Static).update(Text(keys, "dim"))
        if is_open:
            self.query_one("#lobby", Static).update(lobby(self.session))
        else:
            self.query_one(BoardView).refresh()
            self._show_panel()
            self._show_news()
        self._show_prompt()

    def _show_prompt(self) -> None:
        self.query_one("#prompt", Static).update(self._prompt())

    def tick(self) -> None:
        """Redraws the clocks while nothing happens."""
        session = self.session
        if session.match.phase == "open":
            self._show_prompt()
            return
        waits = self.board.waits(session) if isinstance(self.board, Rounds) else None
        if session.link.state == "lost" or session.claimable is not None:
            self._show_prompt()
        if session.is_live:
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
        if session.link.state in {"lost", "connecting"}:
            return Text(self._lost(), "bold reverse")
        if self.notice:
            return Text(self.notice, "bold reverse")
        if (asked := session.asked) is not None:
            asks = say(f"asks-{asked.matter}", name=session.name(asked.by))
            return Text(f"{asks} {say('tui-answer-keys')}", "bold")
        if (away := session.claimable) is not None:
            return Text(f"{say('absent', name=session.name(away))} {say('tui-claim-keys')}", "bold")
        match session.match.phase:
            case "open":
                return Text("" if session.is_ready else say("tui-ready-keys"))
            case "over" if (name := session.awaited) is not None:
                return Text(say("rematch-waiting", name=name))
            case "over":
                return Text(f"{say('status-over')} · {say('tui-over-keys')}")
            case "paused" if session.match.why_stopped in {"outage", "gathering"}:
                return Text(say(f"status-{session.match.why_stopped}"))
            case "paused":
                return Text(f"{say('status-paused')} · {say('tui-paused-keys')}")
        if session.mover is not None or session.is_live:
            prompt = self.board.prompt(session, self)
            return prompt.append(f"   {self.typed}_") if self.typed else prompt
        seat = session.to_move
        if seat is None:
            return Text(self._starting() or say("status-rest"))
        chair = session.match.chairs[seat]
        if chair.away is not None and not chair.stand_in:
            return Text(say("absent", name=session.name(seat)))
        status = "status-turn" if chair.kind == "person" else "status-thinking"
        return Text(say(status, name=session.name(seat)))

    def _lost(self) -> str:
        say, seconds = self.session.say, self.session.lost_seconds
        if self.session.link.is_moving and seconds < RENEWED_WITHIN:
            return say("connection-moving")
        since = say("connection-since", seconds=seconds)
        return f"{say('connection-lost')} {since}"

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
        self._greet()
        self.refresh_all()
        self._show_results()

    def on_table_screen_relinked(self) -> None:
        self.notice = ""
        self.refresh_all()
        if self.session.link.state == "gone":
            self._give_up()

    @work
    async def _give_up(self) -> None:
        """Says why the match is out of reach, and ends."""
        why = Illegal(self.session.link.code)
        say = self.session.say
        sheet = Sheet(Text(refusal(say, why)), [("quit", say("tui-quit"))])
        await self.app.push_screen_wait(sheet)
        self.app.give_up(why)  # type: ignore[attr-defined]  # our app has it

    def _tell(self, told: list[Event]) -> None:
        say = self.session.say
        for event in told:
            match event:
                case {"type": "proposed", "seat": seat, "matter": matter}:
                    self._told.extend(self._proposed(seat, matter))
                case {"type": "sat", "seat": seat}:
                    self._told.append(say("sat-down", name=self.session.name(seat)))
                case {"type": "went-away", "seat": seat}:
                    self._told.append(say("absent", name=self.session.name(seat)))
                case {"type": "came-back", "seat": seat}:
                    self._told.append(say("came-back", name=self.session.name(seat)))
                case {"type": "declined", "seat": seat}:
                    self._told.append(say("declined", name=self.session.name(seat)))
                case {"type": "accepted", "matter": matter}:
                    self._told.append(say(f"tui-agreed-{matter}"))
                case _:
                    if (sentence := self.board.news(event, self.session)) is not None:
                        self._told.append(sentence)

    def _proposed(self, seat: Seat, matter: str) -> Iterator[str]:
        session = self.session
        if seat not in session.seats:
            yield session.say(f"asks-{matter}", name=session.name(seat))
        elif session.has_others:
            yield session.say(f"asked-{matter}")

    def _show_results(self) -> None:
        """Shows the end of a round or of the match, once, one at a time."""
        session = self.session
        if self._sheet is not None:
            if session.match.phase == "over" and (asked := session.asked) is not None:
                self._sheet.note(session.say("rematch-wanted", name=session.name(asked.by)))
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
                await self._try(partial(self.session.play, seat, seen))
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
                await self._try(partial(self.session.propose, "rematch"))
            case "quit":
                self.app.exit()
            case _:
                self.refresh_all()

    @work
    async def _go_on(self) -> None:
        """Goes to the rematch, where everybody has a new seat."""
        try:
            if not await self.session.follow_rematch():
                return
        except Illegal as refused:
            self.app.give_up(refused)  # type: ignore[attr-defined]  # our app has it
            return
        if self._sheet is not None and self._sheet.is_current:
            self._sheet.dismiss(None)
        self._told.clear()
        self._shown_round = 0
        self._is_greeted = self._is_over_shown = False
        self.board = self.query_one(BoardView).board = self._new_board()
        self._greet()
        self.refresh_all()

    # Actions

    @work
    async def _send(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Asks while keys go on being heard: an answer may take until a lost connection is back."""
        await self._try(ask)

    async def _try(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Asks, and shows why if that is refused."""
        try:
            await ask()
        except (Illegal, PortError) as fault:
            self.refuse(refusal(self.session.say, fault))

    def refuse(self, why: str) -> None:
        """Show why something was refused."""
        self.notice, self.typed = why, ""
        self.refresh_all()

    def _play(self, spots: Spots) -> None:
        if self._is_sending:
            return
        seat = self.session.mover
        self.typed = ""
        if seat is None:
            self.refuse(self.session.say("no-not-your-turn"))
            return
        self._is_sending = True
        self._send(partial(self._move, seat, spots.move(self.cursor, self.session)))

    async def _move(self, seat: Seat, move: str) -> None:
        try:
            await self.session.play(seat, move)
        finally:
            self._is_sending = False

    def on_board_view_pointed(self, message: BoardView.Pointed) -> None:
        """The first click selects, the second one plays."""
        assert isinstance(self.board, Spots)
        if message.spot == self.cursor and not self.notice and self.session.mover is not None:
            self._play(self.board)
        else:
            self._choose(message.spot)

    def _choose(self, spot: str) -> None:
        self.cursor = spot
        self.notice = self.typed = ""
        self.refresh_all()

    def on_key(self, event: events.Key) -> None:
        key, asked = event.key, self.session.asked
        if self.session.match.phase == "open":
            self._wait(key)
        elif asked is not None and event.character in {"+", "-"}:
            is_yes = event.character == "+"
            self._send(partial(self.session.answer, asked.matter, yes=is_yes))
        elif key == "f2" and self.session.claimable is not None:
            self._send(self.session.claim_win)
        elif isinstance(self.board, Keys) and key in self.board.keys:
            self._press(self.board, key)
        elif key in {"enter", "space"}:
            self._enter()
        elif key in {"f1", "question_mark"}:
            self._help()
        elif key == "p" and self.session.match.phase == "paused":
            self._propose("resume")
        elif key == "p" or (key in MATTERS and not self.session.is_live):
            self._propose(MATTERS[key])
        elif key == "r" and not self.session.is_live:
            self._resign()
        elif key == "q":
            self.app.action_leave()  # type: ignore[attr-defined]  # our app has it
        elif key == "m" and not self.session.is_live:
            self._cards()
        elif isinstance(self.board, Spots):
            self._point(self.board, event)

    def _propose(self, matter: Matter) -> None:
        self._send(partial(self.session.propose, matter))

    def _wait(self, key: str) -> None:
        """Handles keys before the match begins."""
        if key in {"enter", "space"} and not self.session.is_ready:
            self._send(self.session.get_ready)
        elif key in {"f1", "question_mark"}:
            self._help()
        elif key == "q":
            self.app.action_leave()  # type: ignore[attr-defined]  # our app has it

    def _press(self, board: Keys, key: str) -> None:
        """Handles a key that only this game has."""
        self.notice = ""
        try:
            move = board.key(key, self.session)
        except Unclear as unclear:
            self.refuse(self.session.say(unclear.message))
            return
        if move is not None:
            self._send(partial(self.session.play, self.session.seats[0], move))
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

    def _enter(self) -> None:
        if self.session.match.phase == "over":
            self._end()
        elif isinstance(self.board, Rounds) and self._starting() is not None:
            self._send(partial(self._confirm, self.board))
        elif isinstance(self.board, Spots):
            self._play(self.board)

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
        if self.session.is_at_server:
            parts.append(say("tui-help-answer"))
            if not self.session.is_live:
                parts.append(say("tui-help-claim"))
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
