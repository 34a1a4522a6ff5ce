"""Nim in the terminal: a line for each pile.

A spot is a move: 23 takes three stones from pile 2.
"""

from rich.style import Style
from rich.text import Text

from knobel.games.nim import MOST, OPEN, SEATS, View
from knobel.tui.board import BoardOptions
from knobel.tui.session import Event, Session

PILES = len(OPEN) + SEATS
SPOTS = {f"{pile}{count}" for pile in range(1, PILES + 1) for count in range(1, MOST + 1)}


class NimBoard:
    """Five piles."""

    start = "11"

    def size(self, scale: int) -> tuple[int, int]:
        return 44, PILES

    def is_stacked(self, columns: int) -> bool:
        return True

    def picture(self, session: Session, options: BoardOptions) -> Text:
        lines = [self._pile(session, options, pile) for pile in range(len(session.view.piles))]
        return Text("\n").join(lines)

    def _pile(self, session: Session, options: BoardOptions, pile: int) -> Text:
        view: View = session.view
        is_here = options.cursor[0] == str(pile + 1) and session.mover is not None
        title = session.say("nim-pile", number=pile + 1)
        line = Text(f"{'>' if is_here else ' '} {title:<12}", Style(bold=is_here))
        stones = view.piles[pile]
        if view.hidden[pile] and (stones is None or len(session.seats) > 1):
            return line.append("?")  # people who share a terminal may not see each other's piles
        line.append("●" * (stones or 0))
        return line.append(" ?") if view.hidden[pile] else line

    # The cursor

    def spot_at(self, x: int, y: int, scale: int) -> str | None:
        return f"{y + 1}1" if 0 <= y < PILES else None

    def spot_beside(self, spot: str, dx: int, dy: int) -> str:
        pile = min(max(int(spot[0]) + dx, 1), PILES)
        return f"{pile}{min(max(int(spot[1]) + dy, 1), MOST)}"

    def is_begun(self, typed: str) -> bool:
        return any(spot.startswith(typed) for spot in SPOTS)

    def is_spot(self, typed: str) -> bool:
        return typed in SPOTS

    def move(self, spot: str, session: Session) -> str:
        return f"{spot[0]}-{spot[1]}"

    # Words

    def panel(self, session: Session, width: int) -> Text:
        seats = range(len(session.match.chairs))
        return Text("\n").join(
            Text(f"{'▶' if session.to_move == seat else ' '} {session.name(seat)}")
            for seat in seats
        )

    def prompt(self, session: Session, options: BoardOptions) -> Text:
        assert session.mover is not None
        pile, count = map(int, options.cursor)
        take = session.say("nim-take", number=pile, count=count)
        return Text(f"{session.name(session.mover)}: {take}")

    def greeting(self, session: Session) -> str | None:
        return None

    def news(self, event: Event, session: Session) -> str | None:
        match event:
            case {"type": "taken", "seat": seat, "pile": pile, "count": count, "left": left}:
                facts = {"name": session.name(seat), "number": pile + 1}
                return session.say("nim-taken", **facts, count=count, left=left)
            case _:
                return None

    def result(self, session: Session) -> Text:
        say, outcome = session.say, session.match.outcome
        assert outcome is not None
        first, *others = [seat for seat, place in enumerate(outcome.places) if place == 0]
        names = {
            "winner": session.name(first),
            "loser": session.name(outcome.places.index(max(outcome.places))),
        }
        if outcome.together is not None:
            title = say(f"nim-{outcome.together}")
        elif others:
            title = say("result-drawn")
        else:
            title = say("result-wins", name=names["winner"])
        is_shared = outcome.together is not None and outcome.reason in {"resigned", "absent"}
        reason = f"{'together' if is_shared else 'reason'}-{outcome.reason}"
        return Text(f"{title}\n{say(reason, **names)}")

    def again(self, session: Session) -> str:
        return session.say("rematch")

    # Secrets

    def cards(self, session: Session, seat: int) -> Text | None:
        """The hidden pile that this seat knows, while it is hidden."""
        view: View = session.client_of(seat).view
        pile = len(OPEN) + seat
        stones = view.piles[pile]
        if stones is None or not view.hidden[pile]:
            return None
        title = session.say("nim-pile", number=pile + 1)
        return Text(f"{title}: {session.say('nim-stones', count=stones)}")

    def hand_over(self, session: Session, seat: int) -> str:
        return session.say("tui-nim-hand-over", name=session.name(seat))
