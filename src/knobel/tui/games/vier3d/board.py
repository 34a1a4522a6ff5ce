"""Vier-gewinnt 3D in the terminal: four levels side by side, seen from above.

(R) red   [B] blue   {Y} yellow     the letters depend on the language
"""

from rich.style import Style
from rich.text import Text

from knobel.games.vier3d import BALLS, View
from knobel.games.vier3d.lines import ROD_INDEX, RODS, SIDE
from knobel.tui.board import BoardOptions
from knobel.tui.session import Event, Session
from knobel.tui.speech import Translate

_STYLES = {
    "r": Style(color="#ffffff", bgcolor="#a3121f", bold=True),
    "b": Style(color="#ffffff", bgcolor="#1d3f8f", bold=True),
    "y": Style(color="#3a2a10", bgcolor="#f4c430", bold=True),
}
_TILES = {"r": "({})", "b": "[{}]", "y": "{{{}}}"}
_COLOURS = {"r": "red", "b": "blue", "y": "yellow"}
_QUIET = Style(dim=True)
_THREAT = Style(color="#ffffff", bgcolor="#5a2a6a", bold=True)
_GROUND = (Style(bgcolor="#1b1f1e"), Style(bgcolor="#272d2b"))
EDGE = 3
GAP = 2


def tile(ball: str, say: Translate) -> Text:
    """A ball in three characters."""
    return Text(_TILES[ball].format(say(f"tui-sign-{_COLOURS[ball]}")), _STYLES[ball])


def _cell_size(scale: int) -> tuple[int, int]:
    return ((4, 1), (4, 2), (6, 3))[scale]


def _middle(scale: int) -> int:
    """The line of a cell that holds its characters."""
    return 1 if scale == 2 else 0


class Vier3dBoard:
    """Sixteen rods."""

    start = "b2"
    keys = ("y",)

    def __init__(self) -> None:
        self._is_yellow = False
        """Whether the next ball is to be a yellow one."""

    def size(self, scale: int) -> tuple[int, int]:
        width, height = _cell_size(scale)
        return EDGE + SIDE * (SIDE * width + GAP), SIDE * height + 2

    def is_stacked(self, columns: int) -> bool:
        return True

    # The picture

    def picture(self, session: Session, options: BoardOptions) -> Text:
        view: View = session.view
        width, height = _cell_size(options.scale)
        floor = SIDE * width
        picture = Text(" " * EDGE, no_wrap=True)
        for level in range(1, SIDE + 1):
            title = session.say("tui-level", level=level)
            picture.append(f"{title:^{floor}}{' ' * GAP}", Style(bold=True))
        picture.append("\n")
        for row in range(SIDE, 0, -1):
            for line in range(height):
                picture.append(
                    f"{row:>2} " if line == _middle(options.scale) else " " * EDGE, _QUIET
                )
                for level in range(SIDE):
                    for column in "abcd":
                        rod = f"{column}{row}"
                        picture.append_text(self._cell(session, view, options, rod, level, line))
                    picture.append(" " * GAP)
                picture.append("\n")
        letters = "".join(f"{letter:^{width - 1}}".rjust(width) for letter in "abcd")
        picture.append(" " * EDGE + (letters + " " * GAP) * SIDE, _QUIET)
        return picture

    def _cell(
        self, session: Session, view: View, options: BoardOptions, rod: str, level: int, line: int
    ) -> Text:
        width, _ = _cell_size(options.scale)
        balls = view.rods[ROD_INDEX[rod]]
        cell = ROD_INDEX[rod] + 16 * level
        is_middle = line == _middle(options.scale)
        is_here = rod == options.cursor and session.mover is not None
        sign, body, style = " ", " " * (width - 1), Style()
        if level < len(balls):
            body, style = self._ball(balls[level], session.say, options.scale, line)
            if any(cell in one.cells for one in view.lines):
                style += Style(underline=True)
                sign = "="
            elif view.moves and view.moves[-1].rod == rod and level == len(balls) - 1:
                sign = "*"
        elif is_middle:
            body, style = self._free(session, view, options, cell, width)
            if is_here and level == len(balls):
                body, style = f"{'+':^{width - 1}}", Style(reverse=True, bold=True)
        if is_here:
            sign = ">"
        text = Text.assemble((sign if is_middle else " ", Style(bold=True)), (body, style))
        text.stylize_before(_GROUND[sum(divmod(ROD_INDEX[rod], SIDE)) % 2])
        return text

    def _ball(self, ball: str, say: Translate, scale: int, line: int) -> tuple[str, Style]:
        shape = tile(ball, say).plain
        if scale < 2:
            under = {"r": "( )", "b": "[-]", "y": "{=}"}[ball]
            return (shape, under)[line], _STYLES[ball]
        edges = {"r": ("╭───╮", "╰───╯"), "b": ("┌───┐", "└───┘"), "y": ("╔═══╗", "╚═══╝")}[ball]
        return (edges[0], f" {shape} ", edges[1])[line], _STYLES[ball]

    def _free(
        self, session: Session, view: View, options: BoardOptions, cell: int, width: int
    ) -> tuple[str, Style]:
        here = [one for one in view.threats if one.cell == cell] if options.shows_threats else []
        if not here:
            return f"{'·':^{width - 1}}", _QUIET
        letters = "".join(session.say(f"tui-sign-{_COLOURS[one.ball]}") for one in here)
        return f"{('!' if here[0].now else '?') + letters:^{width - 1}}", _THREAT

    # The cursor

    def spot_at(self, x: int, y: int, scale: int) -> str | None:
        width, height = _cell_size(scale)
        floor = SIDE * width + GAP
        column, row = (x - EDGE) % floor // width, SIDE - (y - 1) // height
        if x < EDGE or not (0 <= column < SIDE and 1 <= row <= SIDE):
            return None
        return f"{'abcd'[column]}{row}"

    def spot_beside(self, spot: str, dx: int, dy: int) -> str:
        row, column = divmod(ROD_INDEX[spot], SIDE)
        column = min(max(column + dx, 0), SIDE - 1)
        row = min(max(row + dy, 0), SIDE - 1)
        return RODS[column + SIDE * row]

    def is_begun(self, typed: str) -> bool:
        return any(rod.startswith(typed) for rod in RODS)

    def is_spot(self, typed: str) -> bool:
        return typed in ROD_INDEX

    def move(self, spot: str, session: Session) -> str:
        """The choice of a yellow ball applies to one move."""
        move = f"y:{spot}" if self._drops_yellow(session) else spot
        self._is_yellow = False
        return move

    def _drops_yellow(self, session: Session) -> bool:
        """A player who has only yellow balls left need not choose yellow."""
        view: View = session.view
        seat = session.mover
        stock = None if seat is None else view.stock[seat]
        is_forced = stock is not None and stock.own == 0 and stock.yellow > 0
        return self._is_yellow or is_forced

    def key(self, key: str, session: Session) -> str | None:
        """Switch between a yellow ball and an own one."""
        self._is_yellow = not self._is_yellow
        return None

    # Words

    def panel(self, session: Session, width: int) -> Text:
        view: View = session.view
        lines = [Text(session.say(f"variant-{view.variant}"), Style(bold=True)), Text()]
        lines += [self._seat(session, view, seat) for seat in range(len(view.stock))]
        return Text("\n").join(lines)

    def _seat(self, session: Session, view: View, seat: int) -> Text:
        say, stock = session.say, view.stock[seat]
        line = Text("▶ " if view.to_move == seat else "  ")
        line.append_text(tile(BALLS[seat], say))
        is_out = any(out.seat == seat for out in view.out)
        line.append(f" {session.name(seat):<16} ", Style(bold=view.to_move == seat, strike=is_out))
        if view.variant == "most-lines":
            line.append(f"{say('lines', count=view.score[seat]):<12}")
        line.append(f" {stock.own}×")
        line.append_text(tile(BALLS[seat], say))
        if stock.yellow:
            line.append(f" {stock.yellow}×")
            line.append_text(tile("y", say))
        if view.clock is not None:
            line.append(f"  {self._time(session, view, seat)}", Style(bold=True))
        return line

    def _time(self, session: Session, view: View, seat: int) -> str:
        clock = view.clock
        assert clock is not None
        gone = session.now - clock.since if clock.running == seat else 0
        left = max(0, -(-(clock.lefts[seat] - gone) // 1000))
        return f"{left // 60}:{left % 60:02}"

    def prompt(self, session: Session, options: BoardOptions) -> Text:
        view: View = session.view
        seat = session.mover
        assert seat is not None
        is_alone = len(session.seats) == 1
        who = session.say("status-your-turn") if is_alone else session.name(seat)
        ball = tile("y" if self._drops_yellow(session) else BALLS[seat], session.say)
        line = Text.assemble(f"{who}: ", ball, f" {options.cursor}")
        if view.stock[seat].yellow and view.stock[seat].own:
            line.append(f"   {session.say('tui-key-yellow')}", _QUIET)
        return line

    def greeting(self, session: Session) -> str | None:
        return None

    def news(self, event: Event, session: Session) -> str | None:
        say = session.say
        match event:
            case {"type": "dropped", "seat": seat, "ball": ball, "rod": rod}:
                return f"{session.name(seat)}: {tile(ball, say).plain} {rod}"
            case {"type": "forfeited", "seat": seat}:
                return say("out", name=session.name(seat))
            case {"type": "taken-back"}:
                return say("vier3d-taken-back")
            case _:
                return None

    def result(self, session: Session) -> Text:
        view: View = session.view
        say, outcome = session.say, session.match.outcome
        assert outcome is not None
        first = [seat for seat, place in enumerate(outcome.places) if place == 0]
        last = max(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        if outcome.reason == "abandoned":
            title = say("result-abandoned-title")
        elif len(first) > 1:
            title = say("result-drawn")
        else:
            title = say("result-wins", name=session.name(first[0]))
        names = {"winner": session.name(first[0]), "loser": session.name(last)}
        lines = [
            Text(title, Style(bold=True)),
            Text(say(f"reason-{outcome.reason}", **names)),
            Text(),
        ]
        for seat, score in enumerate(view.score):
            line = Text.assemble(tile(BALLS[seat], say), f" {session.name(seat)}")
            if view.variant == "most-lines":
                line.append(f"  {say('lines', count=score)}")
            lines.append(line)
        for made in view.lines:
            cells = " ".join(f"{RODS[cell % 16]}/{cell // 16 + 1}" for cell in made.cells)
            lines.append(Text.assemble(tile(made.ball, say), f" {cells}"))
        series = session.match.series
        if series is not None:
            won = 2 if len(first) == 1 else 1
            points = ":".join(
                str(had + (won if seat in first else 0)) for seat, had in enumerate(series.points)
            )
            lines += [Text(), Text(f"{say('series-stands')} {points}")]
        return Text("\n").join(lines)

    def again(self, session: Session) -> str:
        return session.say("rematch")
