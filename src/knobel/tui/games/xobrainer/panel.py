"""The panel beside the board: sides, line-ups, points, sets, bags and clocks."""

from rich.style import Style
from rich.text import Text

from knobel.core.clock import Bar, Fuse
from knobel.games.xobrainer import Points, Rounds, Sets, SingleRound, View
from knobel.games.xobrainer.board import MAIN, OTHER
from knobel.games.xobrainer.variants import TimeBomb
from knobel.tui.games.xobrainer.picture import GREEN, PINK, tile
from knobel.tui.session import Session
from knobel.tui.speech import Translate

SET = 20
LETTERS = "XO"
PLACES = 4
TRACK = 20
"""The characters of a track."""
FUSE = 16
SHORT = 5_000
"""The remaining time below which the clock warns."""
_WARN = Style(color="#ffffff", bgcolor="#8a1c1c", bold=True)


def panel(session: Session, width: int) -> Text:
    """The whole panel."""
    view: View = session.view
    lines = [_head(view, session.say), Text()]
    for side in (0, 1):
        lines += _side(session, view, side)
        lines.append(Text())
    lines += _clock(session, view)
    return Text("\n").join(lines)


def _head(view: View, say: Translate) -> Text:
    match view.length:
        case Sets(best_of=best):
            where = say("xobrainer-round-in-set", set=view.set, round=view.round_in_set)
            where = f"{where} · {say('xobrainer-says-sets', count=best)}"
        case Rounds(rounds=rounds):
            where = say("xobrainer-round-of", round=view.round, rounds=rounds)
        case Points(points=points):
            where = say("xobrainer-round", round=view.round)
            where = f"{where} · {say('xobrainer-says-points', count=points)}"
        case SingleRound():
            where = say("xobrainer-says-single-round")
    return Text(where, Style(bold=True))


def _side(session: Session, view: View, side: int) -> list[Text]:
    say = session.say
    is_on_turn = view.side == side
    head = Text.assemble(
        "▶ " if is_on_turn else "  ", (f" {LETTERS[side]} ", GREEN if side == 0 else PINK), " "
    )
    head.append_text(_players(session, view, side))
    lineup = Text("  ")
    waiting = view.lineups[side]
    for place, piece in enumerate(waiting.rjust(PLACES), start=1):
        is_next = place == PLACES + 1 - len(waiting)
        lineup.append(f"{place}", Style(bold=is_next, dim=piece == " "))
        lineup.append_text(Text(" – ", Style(dim=True)) if piece == " " else tile(piece))
        lineup.append(" ")
    bag = view.bags[side]
    rest = Text.assemble(f"  {say('tui-bag')} ", f"{bag.main}", tile(MAIN[side]))
    rest.append(f" {bag.other}")
    rest.append_text(tile(OTHER[side]))
    return [head, _score(view, side, say), lineup, rest]


def _players(session: Session, view: View, side: int) -> Text:
    """The team, with a mark at the player who moves next."""
    seats = [seat for seat, one in enumerate(view.sides) if one == side]
    names = Text()
    for number, seat in enumerate(seats):
        is_next = len(seats) > 1 and seat == view.next_seats[side]
        names.append(", " if number else "")
        name = f"›{session.name(seat)}" if is_next else session.name(seat)
        names.append(name, Style(bold=view.to_move == seat, strike=seat in view.gone))
    return names


def _score(view: View, side: int, say: Translate) -> Text:
    points, goal = view.points[side], _goal(view)
    line = Text("  ")
    if goal is not None:
        full = min(TRACK, points * TRACK // goal)
        line.append("█" * full + "░" * (TRACK - full))
        line.append(f" {points}/{goal}")
    elif not isinstance(view.length, SingleRound):
        line.append(say("xobrainer-points-only", count=points))
    if isinstance(view.length, Sets):
        wanted = view.length.best_of // 2 + 1
        won = view.sets[side]
        line.append("  " + "■" * won + "□" * (wanted - won))
    return line


def _goal(view: View) -> int | None:
    match view.length:
        case Sets():
            return SET
        case Points(points=points):
            return points
        case _:
            return None


def _clock(session: Session, view: View) -> list[Text]:
    match view.clock:
        case Fuse() as fuse:
            return [_fuse(fuse.left(session.now), _seconds(view))]
        case Bar() as bar:
            return _bar(bar, session.now)
        case _ if view.rest is not None:
            left = max(0, view.rest.until - session.now)
            return [Text(session.say("xobrainer-goes-on-in", seconds=_whole(left)))]
        case _:
            return []


def _seconds(view: View) -> int:
    return next(one.seconds for one in view.variants if isinstance(one, TimeBomb))


def _whole(millis: int) -> int:
    """Seconds, rounded up: 0 only when no time is left."""
    return -(-millis // 1000)


def _fuse(left: int, seconds: int) -> Text:
    full = -(-left * FUSE // (1000 * seconds))
    style = _WARN if left <= SHORT else Style(bold=True)
    track = "▬" * full + "·" * (FUSE - full)
    return Text.assemble(f"  TimeBomb {track} ", (f"{_whole(left)} s", style))


def _bar(bar: Bar, now: int) -> list[Text]:
    """The bar between its two ends, and the time until it reaches one."""
    where = bar.where(now)
    place = round((where + bar.reach) * TRACK / (2 * bar.reach))
    line = "─" * place + "●" + "─" * (TRACK - place)
    left = bar.reach - abs(where) if (due := bar.due()) is None else max(0, due - now)
    style = _WARN if left <= SHORT else Style(bold=True)
    return [
        Text("  TimeBalance"),
        Text.assemble(
            "  ", ("X", GREEN), f"├{line}┤", ("O", PINK), " ", (f"{_whole(left)} s", style)
        ),
    ]
