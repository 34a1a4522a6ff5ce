"""How events change a tournament.  Nothing else changes tournaments."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from knobel.core.game import Millis
from knobel.tournament import events as ev
from knobel.tournament.form import BY_STANDING, FLOWING
from knobel.tournament.values import (
    Bout,
    BoutId,
    Claim,
    Entrant,
    EntrantId,
    Game,
    Heat,
    Tournament,
)

RESTING_AFTER = 2
"""Bouts lost by absence in a row after which an entrant rests (EV-23)."""


def evolve(t: Tournament, event: ev.Event, wall: Millis) -> Tournament:
    """Fold one event into the tournament."""
    match event:
        case ev.Changed(setup=setup):
            return replace(t, setup=setup)
        case ev.Entered():
            return replace(t, entrants=(*t.entrants, _entrant(event)))
        case ev.Linked(entrant=number, key=key):
            return _change(t, number, keys=(*t.entrant(number).keys, key))
        case ev.Renamed(entrant=number, name=name):
            return _change(t, number, name=name)
        case ev.Resized(entrant=number, size=size):
            return _change(t, number, size=size)
        case ev.CheckedIn(entrant=number, is_remote=is_remote):
            return _checked_in(t, number, is_remote)
        case ev.Rested(entrant=number):
            return _change(t, number, state="resting")
        case ev.Withdrawn(entrant=number):
            return _change(t, number, state="withdrawn")
        case ev.Removed(entrant=number):
            return _change(t, number, state="removed")
        case ev.Forbidden(one=one, other=other, yes=yes):
            rest = tuple(pair for pair in t.forbidden if pair != (one, other))
            return replace(t, forbidden=(*rest, (one, other)) if yes else rest)
        case ev.EntryOpened(yes=yes):
            return replace(t, is_entry_open=yes)
        case ev.HelperAdded(key=key):
            return replace(t, helpers=(*t.helpers, key))
        case ev.HelpersDropped():
            return replace(t, helpers=())
        case ev.Closed():
            return replace(t, is_over=True)
        case _:
            return _evolve_heats(t, event, wall)


def _evolve_heats(t: Tournament, event: ev.Event, wall: Millis) -> Tournament:
    match event:
        case ev.Paired():
            return _paired(t, event, wall)
        case ev.Unpaired(heat=number):
            entrants = tuple(_unpaired(e, number) for e in t.entrants)
            return replace(t, heats=t.heats[:-1], entrants=entrants)
        case ev.Started(heat=number, wall=starts):
            return _change_heat(t, number, starts=starts)
        case ev.SatDown(bout=number, entrants=entrants):
            return _change_bout(t, number, lambda b: replace(b, here=(*b.here, *entrants)))
        case ev.Reported(bout=number, entrant=by, result=result, wall=reported):
            claim = Claim(by, result, reported)
            return _change_bout(t, number, lambda b: replace(b, claims=(*_others(b, by), claim)))
        case ev.Decided():
            return _decided(t, event)
        case ev.Reopened(bout=number, void=void):
            return _change_bout(t, number, lambda b: replace(b, is_reopened=True, void=void))
        case ev.Moved(bout=number, board=board, table=table):
            return _change_bout(t, number, lambda b: replace(b, board=board, table=table))
        case ev.GameOpened(bout=number, match=match):
            return _change_bout(t, number, lambda b: replace(b, games=(*b.games, Game(match))))
        case ev.GameFinished():
            return _change_bout(t, event.bout, lambda b: _with_game(b, event))
        case _:
            raise AssertionError(event)


def _entrant(event: ev.Entered) -> Entrant:
    return Entrant(
        event.entrant,
        event.name,
        keys=(event.key,) if event.key else (),
        size=event.size,
        state="here" if event.is_here else "entered",
        has_come=event.is_here,
        first_heat=event.first_heat,
        lot=event.lot,
        is_remote=event.is_remote,
    )


def _checked_in(t: Tournament, number: EntrantId, is_remote: bool) -> Tournament:
    """Somebody who comes for the first time counts from the next heat on, as a late entrant."""
    entrant = t.entrant(number)
    is_late = not entrant.has_come and t.setup.format in BY_STANDING
    return _change(
        t,
        number,
        state="here",
        has_come=True,
        first_heat=len(t.heats) + 1 if is_late else entrant.first_heat,
        is_remote=is_remote,
        absent=0,
    )


def _paired(t: Tournament, event: ev.Paired, wall: Millis) -> Tournament:
    bouts = tuple(
        Bout(event.first + i, p.table, p.board, p.sides, p.why, p.label, _sizes(t, p.sides))
        for i, p in enumerate(event.pairings)
    )
    heat = Heat(
        event.heat,
        bouts,
        event.byes,
        paired=wall,
        starts=event.starts,
        why_byes=event.why_byes,
        sat_out=event.sat_out,
        seed=event.seed,
    )
    entrants = t.entrants
    if t.setup.format not in FLOWING:
        entrants = tuple(_rested(e, event.heat) for e in entrants)
    return replace(t, heats=(*t.heats, heat), entrants=entrants, bouts=event.first + len(bouts) - 1)


def _sizes(t: Tournament, sides: tuple[tuple[EntrantId, ...], ...]) -> tuple[int, ...]:
    return tuple(sum(t.entrant(number).size for number in side) for side in sides)


def _rested(entrant: Entrant, heat: int) -> Entrant:
    """Who wished to sit out one heat is in the next; who did not come must say so first."""
    if entrant.state == "resting" and entrant.absent < RESTING_AFTER:
        return replace(entrant, state="here", rested=heat)
    return entrant


def _unpaired(entrant: Entrant, heat: int) -> Entrant:
    """The entrant as before this heat was paired."""
    if entrant.rested == heat and entrant.state == "here":
        entrant = replace(entrant, state="resting", rested=0)
    return replace(entrant, first_heat=heat) if entrant.first_heat > heat else entrant


def _decided(t: Tournament, event: ev.Decided) -> Tournament:
    bout = t.bout(event.bout)
    assert bout is not None
    for number in (n for side in bout.sides for n in side):
        t = _change(t, number, absent=_absences(t.entrant(number), bout, event))

    def change(bout: Bout) -> Bout:
        return replace(
            bout,
            result=event.result,
            decided="" if event.result is None else event.by,
            note=event.note,
            absent=event.absent,
            claims=(),
            ended=None if event.result is None else bout.ended or event.wall,
        )

    return _change_bout(t, event.bout, change)


def _absences(entrant: Entrant, bout: Bout, event: ev.Decided) -> int:
    """How many bouts in a row the entrant has now lost by absence."""
    is_absent, was_absent = entrant.id in event.absent, entrant.id in bout.absent
    if is_absent != was_absent:
        return entrant.absent + 1 if is_absent else max(0, entrant.absent - 1)
    is_first = bout.result is None and event.result is not None
    return 0 if is_first and not is_absent else entrant.absent


def _others(bout: Bout, entrant: EntrantId) -> tuple[Claim, ...]:
    """The claims of the other sides."""
    own = next(side for side in bout.sides if entrant in side)
    return tuple(claim for claim in bout.claims if claim.by not in own)


def _with_game(bout: Bout, event: ev.GameFinished) -> Bout:
    games = tuple(
        replace(game, result=event.result) if game.match == event.match else game
        for game in bout.games
    )
    return replace(bout, games=games)


def _change(t: Tournament, number: EntrantId, **changes: Any) -> Tournament:
    entrant = replace(t.entrant(number), **changes)
    return replace(t, entrants=(*t.entrants[: number - 1], entrant, *t.entrants[number:]))


def _change_heat(t: Tournament, number: int, **changes: Any) -> Tournament:
    heat = replace(t.heats[number - 1], **changes)
    return replace(t, heats=(*t.heats[: number - 1], heat, *t.heats[number:]))


def _change_bout(t: Tournament, number: BoutId, change: Callable[[Bout], Bout]) -> Tournament:
    heat = next(h for h in reversed(t.heats) if any(b.id == number for b in h.bouts))
    bouts = tuple(change(b) if b.id == number else b for b in heat.bouts)
    return _change_heat(t, heat.number, bouts=bouts)
