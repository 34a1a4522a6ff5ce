"""The set-up: a list of choices, changed with the arrow keys.  It asks in flags."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult, RenderResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from knobel.catalog import GAMES, packs
from knobel.tui.flags import USUAL_LEVEL, BadFlag, Plan, plan_of
from knobel.tui.speech import Translate

LABEL = 24


class Choice(Struct, frozen=True):
    """Something to decide: its possible values, and the one it begins with."""

    name: str
    values: tuple[str, ...]
    usual: str


PRESETS: Mapping[str, Mapping[str, str]] = {
    "first": {"length": "sets:1", "layout": "calm"},
    "classic": {},
    "blitz": {"length": "round", "clock": "time-bomb=10"},
    "everything": {
        "map": "on",
        "mission": "on",
        "trap": "on",
        "random": "on",
        "clock": "time-bomb=20",
    },
}
"""The same as in the browser: what differs from what is usual."""
MIXED = ("length", "clock", "random", "map", "mission", "trap", "layout", "rows")
"""What a preset decides."""


def choices(game: str) -> tuple[Choice, ...]:
    """What can be decided about this game."""
    levels = GAMES[game].levels
    who = Choice("who", ("bot", "people"), "bot")
    level = Choice("level", levels, USUAL_LEVEL)
    if game == "vier3d":
        return (
            who,
            level,
            Choice("colour", ("red", "blue", "lot"), "red"),
            Choice("variant", ("first-line", "most-lines"), "first-line"),
            Choice("yellow", ("balanced", "free", "none", "three-players"), "balanced"),
            Choice(
                "clock",
                ("none", "per-move:10", "per-move:30", "total:180+2", "total:300+5"),
                "none",
            ),
            Choice("best-of-two", ("off", "on"), "off"),
        )
    bombs = tuple(f"time-bomb={seconds}" for seconds in (10, 20, 30, 40))
    bars = tuple(f"time-balance={seconds}" for seconds in (40, 30, 20, 10))
    lengths = ("sets:5", "sets:3", "sets:1", "rounds:5", "round", "points:50")
    return (
        Choice("preset", tuple(PRESETS), "first"),
        who,
        level,
        Choice("side", ("x", "o", "lot"), "x"),
        Choice("teams", ("1,1", "2,2", "3,3", "2,1", "1,2"), "1,1"),
        Choice("length", lengths, "sets:5"),
        Choice("clock", ("none", *bombs, *bars), "none"),
        Choice("random", ("off", "on"), "off"),
        Choice("map", ("off", "on"), "off"),
        Choice("mission", ("off", "on", "four-pieces"), "off"),
        Choice("trap", ("off", "on", "victim"), "off"),
        Choice("layout", tuple(packs.layout_names()), packs.USUAL),
        Choice("rows", ("best", "all"), "best"),
    )


def with_preset(game: str, chosen: Mapping[str, str], preset: str) -> dict[str, str]:
    """The choices with those of a preset; who plays stays as it is."""
    usual = {choice.name: choice.usual for choice in choices(game) if choice.name in MIXED}
    return {**chosen, **usual, **PRESETS[preset], "preset": preset}


def preset_of(game: str, chosen: Mapping[str, str]) -> str:
    """What the choices amount to."""
    for preset in PRESETS:
        if with_preset(game, chosen, preset) == {**chosen, "preset": preset}:
            return preset
    return "own"


def first_choices(game: str) -> dict[str, str]:
    """What a set-up begins with."""
    usual = {choice.name: choice.usual for choice in choices(game)}
    return with_preset(game, usual, usual["preset"]) if "preset" in usual else usual


def flags_of(game: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, as it would be written on the command line."""
    flags = _vier3d(chosen) if game == "vier3d" else _xobrainer(chosen)
    if chosen["who"] == "bot":
        flags["level"] = chosen["level"]
    else:
        seats = 2
        if game == "xobrainer":
            seats = sum(int(size) for size in chosen["teams"].split(","))
        elif flags.get("yellow") == "three-players":
            seats = 3
        wanted = "side" if game == "xobrainer" else "colour"
        if flags[wanted] != "lot":
            del flags[wanted]
        flags["seats"] = ",".join(["me"] * seats)
    return flags


def _vier3d(chosen: Mapping[str, str]) -> dict[str, str]:
    flags = {name: chosen[name] for name in ("colour", "variant", "clock")}
    if chosen["variant"] == "most-lines":
        flags["yellow"] = chosen["yellow"]
    if chosen["best-of-two"] == "on":
        flags["best-of-two"] = "yes"
    return flags


def _xobrainer(chosen: Mapping[str, str]) -> dict[str, str]:
    flags = {name: chosen[name] for name in ("side", "teams", "length", "layout", "rows")}
    variants = [
        name if chosen[name] == "on" else f"{name}={chosen[name]}"
        for name in ("map", "mission", "trap", "random")
        if chosen[name] != "off"
    ]
    if chosen["clock"] != "none":
        variants.append(chosen["clock"])
    flags["variants"] = ",".join(variants)
    return flags


def label(say: Translate, name: str, value: str) -> str:
    """A value in words."""
    kind, _, detail = value.replace("=", ":").partition(":")
    match name, kind:
        case ("level", _):
            return say(f"level-{value}")
        case ("random" | "map" | "mission" | "trap" | "best-of-two", _):
            return say(f"tui-{value}")
        case ("clock", "time-bomb" | "time-balance"):
            title = "TimeBomb" if kind == "time-bomb" else "TimeBalance"
            return f"{title} {detail} s"
        case ("clock", "per-move"):
            return say("clock-says-per-move", time=f"{detail} s")
        case ("clock", "total"):
            seconds, _, increment = detail.partition("+")
            minutes = f"{int(seconds) // 60}:{int(seconds) % 60:02}"
            return say("clock-says-total", time=minutes, increment=increment)
        case ("clock", _):
            return say("clock-says-none")
        case ("length", "round"):
            return say("xobrainer-says-single-round")
        case ("length", _):
            return say(f"xobrainer-says-{kind}", count=int(detail))
        case ("side", "x" | "o"):
            return value.upper()
        case ("side" | "colour", "lot"):
            return say("colour-lot")
        case ("colour" | "variant" | "yellow", _):
            return say(f"{name}-{value}")
        case ("teams", _):
            return value.replace(",", " : ")
        case ("who", _):
            return say(f"tui-who-{value}")
        case _:
            return say(f"xobrainer-{name}-{value}")


class Form(Widget):
    """The list, one line a choice."""

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
            value = f"◂ {label(self._say, choice.name, self.chosen[choice.name])} ▸"
            line = Text(f"{'>' if is_here else ' '} {title:<{LABEL}} {value}")
            line.stylize(Style(bold=is_here, reverse=is_here))
            lines.append(line)
        return Text("\n").join(lines)

    def change(self, step: int) -> None:
        choice = self._choices[self.at]
        now = self.chosen[choice.name]
        place = choice.values.index(now) + step if now in choice.values else 0
        value = choice.values[place % len(choice.values)]
        if choice.name == "preset":
            self.chosen = with_preset(self._game, self.chosen, value)
        else:
            self.chosen[choice.name] = value
            if "preset" in self.chosen:
                self.chosen["preset"] = preset_of(self._game, self.chosen)
        self._changed()

    def move(self, step: int) -> None:
        self.at = (self.at + step) % len(self._choices)
        self._changed()

    def on_click(self, event: events.Click) -> None:
        """A click on a line goes there, another one changes it."""
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
    """Gives the plan of a match, or None if nobody wants to play."""

    def __init__(self, game: str, say: Translate) -> None:
        super().__init__()
        self._game, self._say = game, say

    def compose(self) -> ComposeResult:
        title = "XOBrainer" if self._game == "xobrainer" else "Vier-gewinnt 3D"
        yield Static(Text(f"{title}\n", "bold"))
        with VerticalScroll(can_focus=False):
            yield Form(self._game, self._say, self._explain)
        yield Static(id="prompt")
        yield Static(Text(self._say("tui-setup-keys"), "dim"), id="keys")

    def on_mount(self) -> None:
        self._explain()

    def _explain(self) -> None:
        """The same match on the command line, without what is so anyway."""
        flags = flags_of(self._game, self.query_one(Form).chosen)
        usual = {choice.name: choice.usual for choice in choices(self._game)} | {"variants": ""}
        words = [
            f"--{name}" if name == "best-of-two" else f"--{name} {value}"
            for name, value in flags.items()
            if name == "level" or value != usual.get(name)
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
