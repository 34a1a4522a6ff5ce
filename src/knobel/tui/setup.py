"""The set-up: a list of choices, changed with the arrow keys.  It produces flags."""

from collections.abc import Callable, Mapping, Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult, RenderResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from knobel.catalog import GAMES
from knobel.tui.contract import BadFlag, Choice
from knobel.tui.flags import Plan, plan_of, sides_of
from knobel.tui.games import TERMINAL_GAMES
from knobel.tui.speech import Translate

LABEL = 24


def choices(game: str) -> Sequence[Choice]:
    """The choices for this game."""
    definition = GAMES[game]
    players = [Choice("level", definition.levels, definition.stand_in)]
    if not definition.is_live:  # people can't act at once on one keyboard
        players.insert(0, Choice("who", ("bot", "people"), "bot"))
    return TERMINAL_GAMES[game].choices(players)


def first_choices(game: str) -> dict[str, str]:
    """The initial choices."""
    usual = {choice.name: choice.usual for choice in choices(game)}
    if "preset" in usual:
        return TERMINAL_GAMES[game].changed(usual, "preset", usual["preset"])
    return usual


def flags_of(game: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """The choices as flags of the command line."""
    ours = TERMINAL_GAMES[game]
    flags = ours.flags_of(chosen)
    if chosen.get("who", "bot") == "bot":
        flags["level"] = chosen["level"]
    else:
        if ours.SIDE_FLAG is not None and flags[ours.SIDE_FLAG] != "lot":
            del flags[ours.SIDE_FLAG]
        flags["seats"] = ",".join("me" for _ in sides_of(game, ours.config(flags)))
    return flags


def label(game: str, say: Translate, name: str, value: str) -> str:
    """A value in words."""
    match name:
        case "level":
            return say(f"level-{value}")
        case "who":
            return say(f"tui-who-{value}")
        case _:
            return TERMINAL_GAMES[game].label(say, name, value)


class Form(Widget):
    """The list, one line for each choice."""

    def __init__(self, game: str, say: Translate, on_change: Callable[[], None]) -> None:
        super().__init__(id="form")
        self.chosen = first_choices(game)
        self.at = 0
        self._choices = choices(game)
        self._game, self._say, self._on_change = game, say, on_change

    def get_content_height(self, *_: object) -> int:
        return len(self._choices)

    def render(self) -> RenderResult:
        lines = []
        for number, choice in enumerate(self._choices):
            is_here = number == self.at
            title = self._say(f"tui-ask-{choice.name}")
            value = f"◂ {label(self._game, self._say, choice.name, self.chosen[choice.name])} ▸"
            line = Text(f"{'>' if is_here else ' '} {title:<{LABEL}} {value}")
            line.stylize(Style(bold=is_here, reverse=is_here))
            lines.append(line)
        return Text("\n").join(lines)

    def change(self, step: int) -> None:
        choice = self._choices[self.at]
        now = self.chosen[choice.name]
        place = choice.values.index(now) + step if now in choice.values else 0
        value = choice.values[place % len(choice.values)]
        self.chosen = TERMINAL_GAMES[self._game].changed(self.chosen, choice.name, value)
        self._changed()

    def move(self, step: int) -> None:
        self.at = (self.at + step) % len(self._choices)
        self._changed()

    def on_click(self, event: events.Click) -> None:
        """The first click on a line selects it, the next one changes it."""
        if not 0 <= event.y < len(self._choices):
            return
        if event.y == self.at:
            self.change(1)
        else:
            self.at = event.y
            self._changed()

    def _changed(self) -> None:
        self.refresh()
        self._on_change()


class SetUp(Screen[Plan | None]):
    """Returns the plan of a match, or None if the player leaves."""

    def __init__(self, game: str, say: Translate) -> None:
        super().__init__()
        self._game, self._say = game, say

    def compose(self) -> ComposeResult:
        yield Static(Text(f"{TERMINAL_GAMES[self._game].TITLE}\n", "bold"))
        with VerticalScroll(can_focus=False):
            yield Form(self._game, self._say, self._explain)
        yield Static(id="prompt")
        yield Static(Text(self._say("tui-setup-keys"), "dim"), id="keys")

    def on_mount(self) -> None:
        self._explain()

    def _explain(self) -> None:
        """The same match on the command line, without defaults."""
        flags = flags_of(self._game, self.query_one(Form).chosen)
        usual = {choice.name: choice.usual for choice in choices(self._game)}
        switches = TERMINAL_GAMES[self._game].SWITCHES
        words = [
            f"--{name}" if name in switches else f"--{name} {value}"
            for name, value in flags.items()
            if name == "level" or value not in {"", usual.get(name)}
        ]
        self.query_one("#prompt", Static).update(
            Text(f"knobel play {self._game} {' '.join(words)}", "dim")
        )

    def on_key(self, event: events.Key) -> None:
        form = self.query_one(Form)
        match event.key:
            case "up" | "down":
                form.move(1 if event.key == "down" else -1)
            case "left" | "right" | "space":
                form.change(-1 if event.key == "left" else 1)
            case "enter":
                self._start(form)
            case "escape" | "q":
                self.dismiss(None)

    def _start(self, form: Form) -> None:
        try:
            plan = plan_of(self._game, flags_of(self._game, form.chosen))
        except BadFlag as bad:
            self.query_one("#prompt", Static).update(Text(bad.told(self._say), "bold reverse"))
            return
        self.dismiss(plan)
