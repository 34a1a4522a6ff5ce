"""Judges commands about heats: pairing, taking a pairing back, starting, boards, the end."""

from itertools import combinations

from knobel.core.game import Millis, refuse_unless
from knobel.tournament import commands as do
from knobel.tournament import events as ev
from knobel.tournament.climb import labels_of
from knobel.tournament.form import BRACKETS, BY_STANDING, FLOWING, heats_of, overlaps
from knobel.tournament.history import byes_of, has_met
from knobel.tournament.page import Page, is_begun
from knobel.tournament.values import DAY, MOST_HEATS, Bout, EntrantId, Heat, Tournament


def pair(page: Page, command: do.Pair) -> None:
    page.host_only()
    t = page.t
    refuse_unless_pairable(t, command.heat)
    is_waiting = t.setup.format in BRACKETS and bool(command.byes)  # their opponents are gone
    refuse_unless(bool(command.pairings) or is_waiting, "event-nobody-to-pair")
    _check_boards(t, command)
    _check_people(t, command)
    _check_byes(t, command)
    in_heat = {*_paired(command), *command.byes}
    page.note(
        ev.Paired(
            command.heat,
            t.bouts + 1,
            command.pairings,
            command.byes,
            command.why_byes,
            _sitting_out(t, in_heat),
            page.wall + t.setup.announce * 1000,
            command.seed,
        )
    )


def refuse_unless_pairable(t: Tournament, heat: int) -> None:
    """Refuse unless this heat is the next, and may be paired now."""
    refuse_unless(heat == len(t.heats) + 1, "event-wrong-heat", heat=len(t.heats) + 1)
    open_bouts = len(t.open_bouts())
    refuse_unless(not open_bouts or overlaps(t.setup), "event-bouts-open", count=open_bouts)
    refuse_unless(not is_last_planned(t), "event-all-heats-played")
    fewest = 1 if t.setup.sides == 1 else 2
    refuse_unless(len(present(t)) >= fewest, "event-too-few")


def next_day(t: Tournament) -> Millis | None:
    """When the next heat of a weekly league is announced by itself (EV-71); None without one."""
    if t.setup.days == 0 or t.heat is None or t.is_over or len(t.heats) >= _last(t):
        return None
    return t.heat.starts + t.setup.days * DAY - t.setup.announce * 1000


def is_last_planned(t: Tournament) -> bool:
    """Whether the current heat is the last of those that were planned; of a knockout none is."""
    return t.setup.format not in FLOWING and len(t.heats) >= _last(t)


def _last(t: Tournament) -> int:
    """The number of the last heat, as far as it is known."""
    if not t.heats or t.setup.format not in BY_STANDING | {"all-play-all"}:
        return MOST_HEATS
    first = t.heats[0]
    began = len(first.byes) + sum(len(side) for bout in first.bouts for side in bout.sides)
    if t.header.rules > 1:
        began += len(first.sat_out)
    return min(MOST_HEATS, heats_of(t.setup, began))


def present(t: Tournament) -> tuple[EntrantId, ...]:
    """Who can be paired now: everybody who is here and not at a board."""
    busy: set[EntrantId] = set()
    if t.setup.format in FLOWING:
        busy = {n for bout in t.open_bouts() for side in bout.sides for n in side}
    return tuple(e.id for e in t.entrants if e.state == "here" and e.id not in busy)


def refuse_unless_current(t: Tournament, basis: Tournament) -> None:
    """Refuse pairs that were computed from *basis* if they would follow from something else now."""
    _stale_unless(_basis(t) == _basis(basis))


def _basis(t: Tournament) -> tuple[object, ...]:
    """What pairs follow from; where bouts flow, it is enough that the pairs still fit."""
    if t.setup.format in FLOWING:
        return t.setup, t.forbidden
    people = [(e.id, e.state, e.is_remote, e.first_heat) for e in t.entrants if e.has_come]
    return t.setup, t.forbidden, t.heats, people


def _stale_unless(condition: bool) -> None:
    """Refuse pairs that do not fit: entrants may have come or gone since they were computed."""
    refuse_unless(condition, "event-pairing-stale")


def _paired(command: do.Pair) -> list[EntrantId]:
    return [n for pairing in command.pairings for side in pairing.sides for n in side]


def _check_boards(t: Tournament, command: do.Pair) -> None:
    tables = [pairing.table for pairing in command.pairings]
    if overlaps(t.setup):
        tables += [bout.table for bout in t.open_bouts()]
    _stale_unless(len(set(tables)) == len(tables) and min(tables, default=1) >= 1)
    real = [pairing for pairing in command.pairings if pairing.board == "real"]
    taken = 0
    if overlaps(t.setup):
        taken = sum(bout.board == "real" for bout in t.open_bouts())
    _stale_unless(not real or len(real) + taken <= t.setup.boxes)
    entrants = {entrant.id: entrant for entrant in t.entrants}
    for pairing in real:
        numbers = [n for side in pairing.sides for n in side]
        _stale_unless(not any(n in entrants and entrants[n].is_remote for n in numbers))


def _check_people(t: Tournament, command: do.Pair) -> None:
    """Nobody twice, absent or forgotten, no forbidden pair, no wrong level (EV-10 to EV-13, EV-80)."""
    everybody = [*_paired(command), *command.byes]
    here = set(present(t))
    _stale_unless(len(set(everybody)) == len(everybody))
    _stale_unless(set(everybody) <= here)
    if t.setup.format in BY_STANDING:
        _stale_unless(set(everybody) == here)
    sizes = {2, 3} if t.setup.sides == 3 else {t.setup.sides}
    for pairing in command.pairings:
        _stale_unless(len(pairing.sides) in sizes)
        _stale_unless(all(1 <= len(side) <= t.setup.team for side in pairing.sides))
        _stale_unless(not is_forbidden(t, pairing.sides))
    if t.setup.format == "climb":  # a result may have been corrected since
        labels = labels_of(t)
        _stale_unless(all(p.label == labels[p.sides[0][0]] != "" for p in command.pairings))
        _stale_unless(not any(labels[number] for number in command.byes))


def is_forbidden(t: Tournament, sides: tuple[tuple[EntrantId, ...], ...]) -> bool:
    """Whether two who must not meet are on different sides."""
    return any(
        (min(a, b), max(a, b)) in t.forbidden
        for one, other in combinations(sides, 2)
        for a in one
        for b in other
    )


def _check_byes(t: Tournament, command: do.Pair) -> None:
    """No second bye while it could go to somebody else, and no bye to spare (EV-15)."""
    if t.setup.format not in {"swiss", "dutch"} or command.is_imported:
        return
    for one, other in combinations(command.byes, 2):
        is_possible = not has_met(t, one, other) and not is_forbidden(t, ((one,), (other,)))
        _stale_unless(not is_possible)
    had = byes_of(t)
    for number in command.byes:
        for pairing in command.pairings if had[number] else ():
            for i in (0, 1):
                [freed], [stays] = pairing.sides[i], pairing.sides[1 - i]
                _stale_unless(
                    had[freed] > 0
                    or has_met(t, number, stays)
                    or is_forbidden(t, ((number,), (stays,)))
                )


def _sitting_out(t: Tournament, in_heat: set[EntrantId]) -> tuple[EntrantId, ...]:
    """Who is in the tournament, but not in this heat, and gets nothing for it."""
    if t.setup.format in FLOWING | BRACKETS:
        return ()
    return tuple(e.id for e in t.entrants if e.state in {"here", "resting"} and e.id not in in_heat)


def unpair(page: Page, command: do.Unpair) -> None:
    """The service also refuses while a match of the heat has moves, which are not known here."""
    page.host_only()
    heat = _current(page.t, command.heat)
    refuse_unless(not any(is_begun(bout) for bout in heat.bouts), "event-begun")
    page.note(ev.Unpaired(heat.number))


def start_now(page: Page, command: do.StartNow) -> None:
    page.host_only()
    heat = _current(page.t, command.heat)
    if page.wall < heat.starts:
        page.note(ev.Started(heat.number, page.wall))


def _current(t: Tournament, number: int) -> Heat:
    heat = t.heat
    refuse_unless(heat is not None and heat.number == number, "event-wrong-heat", heat=len(t.heats))
    assert heat is not None
    return heat


def to_board(page: Page, command: do.ToScreen) -> None:
    """Move a bout to a screen or to a box; the tables of boxes have the lowest numbers."""
    page.host_only()
    bout = page.bout(command.bout)
    refuse_unless(not is_begun(bout) and not bout.games, "event-begun")
    if bout.board == command.board:
        return
    others = [b for b in _neighbours(page.t, bout) if b.id != bout.id]
    boxes = page.t.setup.boxes
    taken = {b.table for b in others}
    if command.board == "screen":
        table = max(boxes, bout.table, *taken) + 1
    else:
        is_remote = any(page.t.entrant(n).is_remote for side in bout.sides for n in side)
        refuse_unless(not is_remote, "event-not-at-real-board")
        in_use = sum(b.board == "real" and b.result is None for b in others)
        refuse_unless(in_use < boxes, "event-no-box-left")
        free = [n for n in range(1, boxes + 1) if n not in taken]
        table = bout.table if bout.table in free or not free else free[0]
    page.note(ev.Moved(bout.id, command.board, table))


def _neighbours(t: Tournament, bout: Bout) -> tuple[Bout, ...]:
    """The bouts that are played at the same time."""
    if overlaps(t.setup):
        return t.open_bouts()
    return next(heat.bouts for heat in t.heats if bout in heat.bouts)


def close(page: Page) -> None:
    """A tournament ends once every bout has a result (EV-38)."""
    page.host_only()
    count = len(page.t.open_bouts())
    refuse_unless(count == 0, "event-bouts-open", count=count)
    page.note(ev.Closed())
