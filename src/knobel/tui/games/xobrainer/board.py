"""XOBrainer in the terminal."""

from rich.text import Text

from knobel.games.xobrainer import View
from knobel.games.xobrainer.board import INDEX, SQUARES, WIDTH
from knobel.tui.board import BoardOptions
from knobel.tui.games.xobrainer import panel, result
from knobel.tui.games.xobrainer.picture import (
    EDGE,
    Marks,
    cell_size,
    draw,
    small,
    square_at,
    tile,
)
from knobel.tui.session import Event, Session

LETTERS = "XO"


class XobrainerBoard:
    """Ten by ten squares."""

    start = "e5"

    def size(self, scale: int) -> tuple[int, int]:
        width, height = cell_size(scale)
        return EDGE + WIDTH * width, WIDTH * height + 1

    def is_stacked(self, columns: int) -> bool:
        return columns < 78

    def picture(self, session: Session, options: BoardOptions) -> Text:
        view: View = session.view
        marks = Marks(
            cursor=options.cursor if session.mover is not None else None,
            last=view.moves[-1].square if view.moves else None,
            threats=view.threats if options.shows_threats else (),
        )
        return draw(view.board, view.layout, marks, scale=options.scale)

    def spot_at(self, x: int, y: int, scale: int) -> str | None:
        return square_at(x, y, scale)

    def spot_beside(self, spot: str, dx: int, dy: int) -> str:
        row, column = divmod(INDEX[spot], WIDTH)
        column = min(max(column + dx, 0), WIDTH - 1)
        row = min(max(row + dy, 0), WIDTH - 1)
        return SQUARES[column + WIDTH * row]

    def is_begun(self, typed: str) -> bool:
        return any(square.startswith(typed) for square in SQUARES)

    def is_spot(self, typed: str) -> bool:
        return typed in INDEX

    def move(self, spot: str, session: Session) -> str:
        return spot

    def panel(self, session: Session, width: int) -> Text:
        return panel.panel(session, width)

    def prompt(self, session: Session, options: BoardOptions) -> Text:
        view: View = session.view
        seat = session.mover
        assert seat is not None
        assert view.side is not None
        is_alone = len(session.seats) == 1
        who = session.say("status-your-turn") if is_alone else session.name(seat)
        return Text.assemble(
            f"{who}: ",
            tile(view.lineups[view.side][0]),
            f" {options.cursor} {self._square(view, options)}",
        )

    def _square(self, view: View, options: BoardOptions) -> str:
        """What the square under the cursor is worth, and what lies there."""
        index = INDEX[options.cursor]
        lies = "" if view.board[index] == "." else f" {small(view.board[index])}"
        return f"({view.layout.signs[index]}){lies}"

    def greeting(self, session: Session) -> str | None:
        view: View = session.view
        return self._round(session, 1, view.first) if view.round == 1 else None

    def _round(self, session: Session, number: int, side: int) -> str:
        begins = session.say("xobrainer-begins", name=result.side_name(session, side))
        return f"{session.say('xobrainer-round', round=number)}: {begins}"

    def news(self, event: Event, session: Session) -> str | None:
        say = session.say
        match event:
            case {"type": "placed", "seat": seat, "square": square, "piece": piece}:
                return f"{session.name(seat)}: {small(piece)} {square}"
            case {"type": "turn-lost", "seat": seat}:
                return say("xobrainer-turn-lost", name=session.name(seat))
            case {"type": "passed", "side": side}:
                return say("tui-passed", side=LETTERS[side])
            case {"type": "round-began", "round": number, "first": side}:
                return self._round(session, number, side)
            case {"type": "map-laid", "side": side, "pieces": pieces}:
                laid = " ".join(square for square, _ in pieces)
                return say("tui-map-laid", side=LETTERS[side], squares=laid)
            case {"type": "taken-back"}:
                return say("xobrainer-taken-back")
            case _:
                return None

    def result(self, session: Session) -> Text:
        return result.result(session)

    def last_round(self, session: Session) -> int | None:
        last = session.view.last
        return None if last is None else int(last.round)

    def next_round(self, session: Session) -> str:
        return session.say("xobrainer-next-round")

    def waits(self, session: Session) -> str | None:
        rest = session.view.rest
        if rest is None:
            return None
        left = max(0, -(-(rest.until - session.now) // 1000))
        return session.say("xobrainer-goes-on-in", seconds=left)

    def starting(self, session: Session) -> str | None:
        view: View = session.view
        if view.wait is None:
            return None
        has_cards = any(variant.name in {"mission", "trap"} for variant in view.variants)
        waits = session.say("xobrainer-clock-waits-cards" if has_cards else "xobrainer-clock-waits")
        return f"{waits} Enter: {session.say('xobrainer-start-clock')}"

    def seen(self) -> str:
        return "ok"

    def cards(self, session: Session, seat: int) -> Text | None:
        return result.cards(session, seat)

    def hand_over(self, session: Session, seat: int) -> str:
        return f"{session.say('xobrainer-pass', name=session.name(seat))} {session.say('xobrainer-pass-hint')}"

    def again(self, session: Session) -> str:
        return session.say("rematch")
