"""The table before the match begins: who sits there, who is missing, and how they get in."""

from collections.abc import Iterator

from rich.text import Text

from knobel.core.game import Seat
from knobel.tui.games import TERMINAL_GAMES
from knobel.tui.session import Session


def lobby(session: Session) -> Text:
    return Text("\n").join(_lines(session))


def _lines(session: Session) -> Iterator[Text]:
    say, match = session.say, session.match
    free = sum(not chair.taken for chair in match.chairs)
    unready = sum(chair.taken and not chair.ready for chair in match.chairs)
    yield Text(f"{TERMINAL_GAMES[session.game].TITLE}: {say('wait-title')}", "bold")
    yield Text()
    for seat in range(len(match.chairs)):
        yield Text(f"{seat + 1:>3}  {_seat(session, seat)}")
    yield Text()
    if free:
        yield Text(say("wait-free", count=free))
    elif unready:
        yield Text(say("lobby-unready", count=unready))
    else:
        yield Text(say("wait-begins"))
    if match.order == "lot":
        yield Text(say("wait-lot"))
    if free and session.invitation is not None:
        yield Text()
        yield Text(f"{say('wait-link')}:")
        yield Text(session.invitation, "bold", overflow="fold")
        yield Text(f"{say('wait-code')}: {match.code}")


def _seat(session: Session, seat: Seat) -> str:
    """Who sits there, and what they wait for."""
    say, chair = session.say, session.match.chairs[seat]
    if not chair.taken:
        return say("wait-seat-free")
    notes = []
    if seat in session.seats:
        notes.append(say("you"))
    if not chair.ready:
        notes.append(say("lobby-waiting"))
    if chair.away is not None:
        notes.append(say("seat-away"))
    name = session.name(seat)
    return f"{name} ({', '.join(notes)})" if notes else name
