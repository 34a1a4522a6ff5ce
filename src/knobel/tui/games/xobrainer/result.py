"""The results of a round and of a match, in detail and with all cards."""

from itertools import zip_longest

from rich.style import Style
from rich.text import Text

from knobel.games.xobrainer import Mission, Sets, Trap, View
from knobel.games.xobrainer.board import Mark, as_own, as_traps
from knobel.games.xobrainer.events import Awarded, Claimed
from knobel.games.xobrainer.views import HeldCard, ResultView
from knobel.tui.games.xobrainer.picture import Marks, draw, listed
from knobel.tui.session import Session
from knobel.tui.speech import Translate

LETTERS = "XO"
BOLD = Style(bold=True)


def result(session: Session) -> Text:
    """The result of the last round and, at the end, of the match."""
    view: View = session.view
    parts: list[Text] = []
    if session.match.outcome is not None:
        parts += _match(session, view)
    if view.last is not None:
        parts += _round(session, view, view.last)
    return Text("\n").join(parts)


# The match


def _match(session: Session, view: View) -> list[Text]:
    say, outcome = session.say, session.match.outcome
    assert outcome is not None
    winner = None if view.end is None else view.end.winner
    facts = {"winner": "", "loser": ""}
    if outcome.reason == "abandoned":
        title = say("result-abandoned-title")
    elif winner is None:
        title = say("result-drawn")
    else:
        facts = {"winner": side_name(session, winner), "loser": side_name(session, 1 - winner)}
        title = say("result-wins", name=facts["winner"])
    why = say(f"reason-{outcome.reason}", **facts)
    return [Text(title, BOLD), Text(why), Text(_standing(view, say)), Text()]


def side_name(session: Session, side: int) -> str:
    """The symbol of the side and its players."""
    view: View = session.view
    names = (session.name(seat) for seat, one in enumerate(view.sides) if one == side)
    return f"{LETTERS[side]} ({', '.join(names)})"


def _standing(view: View, say: Translate) -> str:
    points = f"{view.points[0]} : {view.points[1]}"
    if isinstance(view.length, Sets):
        return say("tui-standing-sets", sets=f"{view.sets[0]} : {view.sets[1]}", points=points)
    return say("tui-standing", points=points)


# A round


def _round(session: Session, view: View, last: ResultView) -> list[Text]:
    say = session.say
    lines = [Text(f"{say('xobrainer-round', round=last.round)}. {_verdict(session, last)}", BOLD)]
    if last.award is not None:
        lines += _award(session, last, last.award)
    if session.match.outcome is None:
        lines.append(Text(_standing(view, say)))
    squares = {square for row in last.rows for square in row.squares}
    board = draw(last.board, view.layout, Marks(row=squares))
    cards = [line for held in last.cards for line in card_lines(session, held, 2)]
    return [*lines, Text(), *_beside(list(board.split("\n")), cards)]


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Joins two columns; the right one may be longer."""
    width = max(line.cell_len for line in left) + 3
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        line.append(" " * (width - line.cell_len) if other.plain else "")
        lines.append(line.append_text(other))
    return lines


def _verdict(session: Session, last: ResultView) -> str:
    if last.winner is None:
        return session.say(f"xobrainer-end-{last.reason}")
    names = {
        "name": side_name(session, last.winner),
        "loser": side_name(session, 1 - last.winner),
    }
    if last.reason != "row":
        return session.say(f"xobrainer-end-{last.reason}", **names)
    kinds = dict.fromkeys(_KINDS[row.kind][last.winner] for row in last.rows)
    return " ".join(session.say(f"xobrainer-end-{kind}", **names) for kind in kinds)


_KINDS = {"shape": ("crosses", "rings"), "colour": ("green", "pink")}


def _award(session: Session, last: ResultView, award: Awarded) -> list[Text]:
    say, name = session.say, side_name(session, award.side)
    lines = []
    if award.dots:
        pieces = "  ".join(
            f"{dot.square} {'K' if dot.dots == 0 else dot.dots}" for dot in award.dots
        )
        lines.append(Text(f"{pieces}  = {sum(dot.dots for dot in award.dots)}"))
    lines += [Text(_claim(session, claim)) for claim in award.claims]
    if award.prize == "points" or award.points:
        lines.append(Text(say("xobrainer-gets-points", name=name, count=award.points), BOLD))
    if last.is_set_won:
        lines.append(Text(say("xobrainer-set-won", name=name), BOLD))
    if award.prize == "knockout":
        lines.append(Text(say("xobrainer-knockout-wins", name=name), BOLD))
    return lines


def _claim(session: Session, claim: Claimed) -> str:
    say = session.say
    names = ", ".join(session.name(seat) for seat in claim.seats)
    worth = (
        say("xobrainer-points-only", count=claim.points)
        if claim.prize == "points"
        else say(f"xobrainer-prize-{claim.prize}")
    )
    squares = " ".join(claim.squares)
    match claim.variant:
        case "mission":
            what = say("xobrainer-count-mission", name=names, squares=squares)
        case "trap":
            what = say("xobrainer-count-trap", squares=squares)
        case _:
            what = say("xobrainer-count-time")
    return f"{what} = {worth}"


# Cards


def asked(view: View, held: HeldCard) -> tuple[Mark, ...]:
    """The pieces of a card: the holder's own, or with Trap those of the other side."""
    side = view.sides[held.seats[0]]
    if held.variant != "trap":
        return as_own(held.card, side)
    by_victim = any(isinstance(v, Trap) and v.colours == "victim" for v in view.variants)
    return as_traps(held.card, 1 - side, view.layout, by_victim=by_victim)


def card_lines(session: Session, held: HeldCard, width: int = 4) -> list[Text]:
    """The holder of the card and its four pieces, with a number of pieces in each line."""
    names = ", ".join(session.name(seat) for seat in held.seats)
    pieces = asked(session.view, held)
    return [
        Text(session.say(f"xobrainer-{held.variant}-of", name=names), BOLD),
        *(listed(pieces[i : i + width]) for i in range(0, len(pieces), width)),
    ]


def _explanation(view: View, held: HeldCard) -> str:
    at_once = any(isinstance(v, Mission) and v.knockout == "four-pieces" for v in view.variants)
    if held.variant == "mission" and at_once:
        return "xobrainer-mission-at-once"
    return f"xobrainer-{held.variant}-explained"


def cards(session: Session, seat: int) -> Text | None:
    """The cards that this seat may see, and their pieces on the board."""
    view: View = session.client_of(seat).view
    mine = [held for held in view.cards if seat in held.seats]
    if not any(variant.name in {"mission", "trap"} for variant in view.variants):
        return None
    lines: list[Text] = []
    for held in mine:
        lines += [*card_lines(session, held), Text(session.say(_explanation(view, held)))]
    pieces = {mark.square: mark.piece for held in mine for mark in asked(view, held)}
    board = draw(view.board, view.layout, Marks(row=pieces, asked=pieces))
    return Text("\n").join([*lines, Text(), board])
