"""Translates tournaments of two sides into report files of FIDE, and files into commands.

A file counts one game per heat.  Where the points of all games of a bout count, each game becomes
a heat of the file, so that points and starts are the same as here.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from knobel.core.game import refuse_unless
from knobel.tournament import commands as do
from knobel.tournament.fold import RESTING_AFTER
from knobel.tournament.form import win_of
from knobel.tournament.shares import Share, shares_of
from knobel.tournament.standing import standing
from knobel.tournament.trf import MOST_POINTS, Cell, Line, Sheet, worth
from knobel.tournament.values import Bout, EntrantId, Heat, Result, Setup, Tournament

_SYSTEMS = {"dutch": "FIDE_DUTCH_2025", "all-play-all": "Round robin"}


def sheet_of(t: Tournament) -> Sheet:
    """The file of a tournament, with all heats before the first open bout."""
    refuse_unless(t.setup.sides == 2 and t.setup.team == 1, "event-no-trf")
    t = replace(t, heats=_closed(t))
    is_known = {e for heat in t.heats for e in (*heat.byes, *_people(heat))}
    order = [
        entrant
        for entrant in sorted(t.entrants, key=lambda entrant: (entrant.lot, entrant.id))
        if entrant.id in is_known or entrant.state in {"here", "resting"}
    ]
    number = {entrant.id: at for at, entrant in enumerate(order, 1)}
    games = t.setup.games if t.setup.scoring == "games" else 1
    sheet = Sheet(
        t.setup.name,
        max(len(t.heats), t.setup.heats) * games,
        (),
        tuple(_in_order(number[a], number[b]) for a, b in t.forbidden if {a, b} <= {*number}),
        win_of(t.setup) // games,
        _SYSTEMS.get(t.setup.format, "Swiss"),
    )
    shares = shares_of(t)
    places = {row.entrant: at for at, row in enumerate(standing(t).rows, 1)}
    lines = []
    for entrant in order:
        cells = tuple(
            replace(cell, opponent=number.get(cell.opponent, 0))
            for heat in t.heats
            for cell in _cells(entrant.id, heat, shares[entrant.id], games)
        )
        points = sum(worth(sheet, cell) for cell in cells)
        refuse_unless(points <= MOST_POINTS, "event-no-trf")
        place = places.get(entrant.id, len(order))
        lines.append(Line(number[entrant.id], entrant.name, points, place, cells))
    return replace(sheet, lines=tuple(lines))


def _in_order(one: int, other: int) -> tuple[int, int]:
    return (min(one, other), max(one, other))


def _closed(t: Tournament) -> tuple[Heat, ...]:
    for at, heat in enumerate(t.heats):
        if any(bout.result is None for bout in heat.bouts):
            return t.heats[:at]
    return t.heats


def _people(heat: Heat) -> list[EntrantId]:
    return [e for bout in heat.bouts for side in bout.sides for e in side]


def _cells(entrant: EntrantId, heat: Heat, shares: Sequence[Share], games: int) -> Iterator[Cell]:
    bout = next((b for b in heat.bouts if any(entrant in side for side in b.sides)), None)
    if bout is not None:
        yield from _of_bout(entrant, bout, games)
        return
    points = sum(share.points for share in shares if share.heat == heat.number)
    mark = "Z"
    if points:
        mark = "U" if entrant in heat.byes else "H"
    for _ in range(games):
        yield Cell(mark)


def _of_bout(entrant: EntrantId, bout: Bout, games: int) -> Iterator[Cell]:
    result = bout.result
    assert result is not None
    at = next(i for i, side in enumerate(bout.sides) if entrant in side)
    ((opponent,),) = [side for i, side in enumerate(bout.sides) if i != at]
    for game, score in enumerate(_scores(bout, result, games)):
        began = (at == 0) == (game % 2 == 0)
        own, others = score[at], score[1 - at]
        if result.how == "forfeit":
            yield Cell("+" if own else "-", opponent, began)
        else:
            yield Cell("1" if own > others else "0" if own < others else "=", opponent, began)


def _scores(bout: Bout, result: Result, games: int) -> list[tuple[int, int]]:
    """The scores of the games one by one; where only their sum is known, wins come first."""
    one, other = result.scores
    if games == 1:
        return [(one, other)]
    known = [game.result.scores for game in bout.counted if game.result is not None]
    if len(known) == games:
        return [(score[0], score[1]) for score in known]
    if result.how == "forfeit":
        return [(one, other)] * games
    left = one
    scores = []
    for _ in range(games):
        won = min(2, left)
        left -= won
        scores.append((won, 2 - won))
    return scores


# --- Reading ------------------------------------------------------------------------------


def setup_of(sheet: Sheet, game: str) -> Setup:
    """What to set up for a tournament that goes on from the file."""
    return Setup(sheet.name[:60] or "TRF", game, heats=sheet.heats, scoring="win")


def commands_of(sheet: Sheet) -> Iterator[do.Command]:
    """What the host and the service would have done: entries, pairs and results, heat by heat.

    Entrants get their numbers in the order of the lines.  A half point without playing is known
    here only for heats before a late entry; in other places the file is refused.
    """
    number = {line.number: at for at, line in enumerate(sheet.lines, 1)}
    missed = dict.fromkeys(number.values(), 0)
    bouts = 0
    for line in sheet.lines:
        yield do.Enter(line.name[:40])
    for one, other in sheet.forbidden:
        yield do.Forbid(*_in_order(number[one], number[other]))
    for heat in range(max(len(line.cells) for line in sheet.lines)):
        cells = {number[line.number]: line.cells[heat] for line in sheet.lines}
        for at, line in enumerate(sheet.lines, 1):
            if _arrives(line) == heat:
                yield do.CheckIn(at)
            is_late = _arrives(line) > heat
            refuse_unless(cells[at].mark != "H" or is_late, "event-bad-file", line=at)
            if cells[at].mark in {"Z", "H"} and not is_late:
                yield do.Rest(at)
            elif missed[at] >= RESTING_AFTER:  # they came again
                yield do.CheckIn(at)
        pairs = [(at, number[cell.opponent], cell) for at, cell in cells.items() if cell.began]
        yield do.Pair(
            heat + 1,
            tuple(
                do.Pairing(((one,), (other,)), "screen", table)
                for table, (one, other, _) in enumerate(pairs, 1)
            ),
            tuple(at for at, cell in cells.items() if cell.mark in {"U", "F"}),
            is_imported=True,
        )
        for _, other, cell in pairs:
            bouts += 1
            yield do.Correct(bouts, _result(cell, cells[other]))
        for at, cell in cells.items():
            if cell.opponent:
                missed[at] = missed[at] + 1 if cell.mark == "-" else 0


def _arrives(line: Line) -> int:
    """The first heat, counted from 0, before which the entrant checks in."""
    first = next((i for i, cell in enumerate(line.cells) if cell.mark not in {"Z", "H"}), 0)
    return first if any(cell.mark == "H" for cell in line.cells[:first]) else 0


def _result(cell: Cell, other: Cell) -> Result:
    if cell.is_played:
        score = {"1": 2, "=": 1, "0": 0}[cell.mark]
        return Result((score, 2 - score))
    return Result((2 * (cell.mark == "+"), 2 * (other.mark == "+")), how="forfeit")
