"""Dialogs over the board: questions, results, help and the curtain for secret cards."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from knobel.tui.speech import Translate

EDGES = 2
AROUND = EDGES + 2
"""Lines of a sheet besides its text: borders and buttons."""


class Ask(ModalScreen[bool]):
    """A question with the answers yes and no."""

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        super().__init__()
        self._title, self._text, self._yes, self._no = title, text, yes, no

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self._title, "bold"))
            yield Static(Text(self._text))
            with Horizontal(classes="buttons"):
                yield Button(self._yes, id="yes", variant="error")
                yield Button(self._no, id="no", variant="primary")

    def on_mount(self) -> None:
        self.query_one("#no", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "escape":
                self.dismiss(False)
            case "left" | "right" | "up" | "down":
                other = "#no" if self.query_one("#yes", Button).has_focus else "#yes"
                self.query_one(other, Button).focus()


class Sheet(ModalScreen[str | None]):
    """A text with one or more buttons."""

    def __init__(self, body: Text, buttons: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._body, self._buttons = body, buttons
        self._scroll = VerticalScroll(Static(body), id="body", can_focus=False)
        # Stored, not queried: a note may come before the sheet is composed or after its removal.
        self._note = Static(id="note")
        self._note.display = False

    @property
    def text(self) -> str:
        """The text of the sheet."""
        return self._body.plain

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield self._scroll
            yield self._note
            with Horizontal(classes="buttons"):
                for name, label in self._buttons:
                    yield Button(label, id=name)

    def on_mount(self) -> None:
        self.query(Button).first().focus()
        self._fit()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """Lets a long text scroll, so that the buttons stay visible."""
        around = AROUND + self._note.display
        self._scroll.styles.max_height = max(3, self.app.size.height - around)

    def note(self, text: str) -> None:
        """Show a changing note below the text."""
        self._note.update(Text(text))
        self._note.display = True
        self._fit()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def on_key(self, event: events.Key) -> None:
        body = self._scroll
        match event.key:
            case "escape":
                self.dismiss(None)
            case "left":
                self.focus_previous()
            case "right":
                self.focus_next()
            case "up":
                body.scroll_up(animate=False)
            case "down":
                body.scroll_down(animate=False)
            case "pageup":
                body.scroll_page_up(animate=False)
            case "pagedown":
                body.scroll_page_down(animate=False)


class Curtain(ModalScreen[None]):
    """Secret cards: covered until their owner presses a key, and covered again afterwards.

    A single player at the terminal needs no curtain.
    """

    def __init__(self, say: Translate, people: Sequence[tuple[str, str, Text]], first: int) -> None:
        super().__init__()
        self._say, self._people, self._at = say, people, first
        self.is_open = len(people) == 1

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"), VerticalScroll(id="body", can_focus=False):
            yield Static(id="card")

    def on_mount(self) -> None:
        self._show()
        self.on_resize()

    def on_resize(self) -> None:
        self.query_one("#body").styles.max_height = max(3, self.app.size.height - EDGES)

    @property
    def text(self) -> str:
        """The text that is visible now."""
        return self._content().plain

    def _content(self) -> Text:
        name, hand_over, card = self._people[self._at]
        if self.is_open:
            return Text("\n").join([card, Text(self._say("tui-curtain-close"), "dim")])
        lines = [
            hand_over,
            self._say("tui-curtain-open", name=name),
        ]
        if len(self._people) > 1:
            lines.append(self._say("tui-curtain-other"))
        return Text("\n\n".join(lines))

    def _show(self) -> None:
        self.query_one("#card", Static).update(self._content())

    def on_key(self, event: events.Key) -> None:
        event.stop()
        match event.key:
            case "up":
                self.query_one("#body", VerticalScroll).scroll_up(animate=False)
            case "down":
                self.query_one("#body", VerticalScroll).scroll_down(animate=False)
            case "enter" | "space" if not self.is_open:
                self.is_open = True
                self._show()
            case "left" | "right" if not self.is_open:
                step = 1 if event.key == "right" else -1
                self._at = (self._at + step) % len(self._people)
                self._show()
            case _ if self.is_open or event.key == "escape":
                self.dismiss(None)
