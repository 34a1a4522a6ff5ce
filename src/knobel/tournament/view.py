"""What viewers see of a tournament.  The public view is the same for all; `you` is added to it."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.dice import seal_of
from knobel.core.game import Illegal, Millis, refuse_unless
from knobel.tournament.form import FLOWING, heats_of, overlaps
from knobel.tournament.history import has_played
from knobel.tournament.judge import actor_of, entrants_of
from knobel.tournament.judge_heats import refuse_unless_pairable
from knobel.tournament.page import due, is_disputed
from knobel.tournament.pairing import is_last
from knobel.tournament.shares import Counted
from knobel.tournament.standing import Row, Standing, group_standings, standing
from knobel.tournament.values import (
    DAY,
    Board,
    Bout,
    BoutId,
    EntrantId,
    EntrantState,
    Heat,
    Reason,
    Result,
    Setup,
    Tournament,
)

__all__ = [
    "BoutPhase",
    "BoutResults",
    "BoutView",
    "EarlyResults",
    "EntrantView",
    "HeatView",
    "Phase",
    "Row",
    "Standing",
    "TournamentView",
    "You",
    "blockers",
    "bout_view",
    "early_results",
    "heat_view",
    "phase_of",
    "view_of",
    "you",
]

Phase: TypeAlias = Literal["entry", "announced", "playing", "between", "over"]
"""Before the first heat; paired but not begun; bouts are open; all are done; the end."""
BoutPhase: TypeAlias = Literal["waiting", "playing", "reported", "differ", "done"]


class EntrantView(Struct, frozen=True, gc=False):
    id: EntrantId
    name: str
    state: EntrantState
    size: int
    is_remote: bool
    has_device: bool
    """Whether a device acts for the entrant; else results come by helpers or slips."""


class BoutView(Struct, frozen=True, gc=False):
    id: BoutId
    table: int
    board: Board
    sides: tuple[tuple[EntrantId, ...], ...]
    phase: BoutPhase
    label: str
    why: tuple[Reason, ...]
    here: tuple[EntrantId, ...]
    claims: tuple[tuple[EntrantId, Result], ...]
    games: tuple[Result | None, ...]
    """At a screen, the games begun so far, with their results; without those that are void."""
    matches: tuple[str, ...]
    """The matches of these games; only players have the secrets to get in."""
    result: Result | None
    decided: str
    note: str
    due: Millis | None
    """When the report of one side counts if nobody contradicts."""
    sizes: tuple[int, ...]
    """By side, how many people play the bout; an entrant may have another size by now."""


class HeatView(Struct, frozen=True, gc=False):
    number: int
    bouts: tuple[BoutView, ...]
    byes: tuple[EntrantId, ...]
    why_byes: tuple[Reason, ...]
    sat_out: tuple[EntrantId, ...]
    starts: Millis
    ends: Millis
    """When it is expected to be over."""
    seal: str
    """The digest of the seed of the deals, from the announcement on."""
    seed: str
    """The seed itself, once every bout is over."""


class TournamentView(Struct, frozen=True, gc=False):
    """What everybody sees.  Earlier heats are a call of their own."""

    id: str
    code: str
    setup: Setup
    phase: Phase
    is_entry_open: bool
    is_over: bool
    entrants: tuple[EntrantView, ...]
    """Without those who were removed before they played."""
    heat: HeatView | None
    standing: Standing
    ends: Millis | None
    """When the whole tournament is expected to be over.

    None before the first heat, and where bouts follow each other until the host ends it.
    """
    groups: tuple[Standing, ...] = ()
    """Stages: the standing of each group."""
    is_last: bool = False
    """Whether no heat follows the current one, as far as it is known."""


class BoutResults(Struct, frozen=True, gc=False):
    """What `BoutView` leaves out while other groups may still play the same deals (EV-42)."""

    id: BoutId
    result: Result | None
    games: tuple[Result | None, ...]


class You(Struct, frozen=True, gc=False):
    """What only this viewer is told."""

    role: Literal["host", "helper", "player", "guest"]
    entrants: tuple[EntrantId, ...] = ()
    """The entrants for whom this device acts."""
    forbidden: tuple[tuple[EntrantId, EntrantId], ...] = ()
    """Host: pairs that must not meet."""
    helpers: int = 0
    """Host: how many helpers there are."""
    blockers: tuple[Reason, ...] = ()
    """Host: why the next heat can't be paired yet; empty if it can."""
    away: tuple[tuple[EntrantId, Millis], ...] = ()
    """Host: who is not connected to the screen of an open bout, and since when."""
    results: tuple[BoutResults, ...] = ()
    """Groups that compare themselves with the field: what this viewer may know before others."""


MINUTE: Millis = 60_000


def view_of(t: Tournament, counted: Counted | None = None) -> TournamentView:
    """What everybody may see of the tournament; *counted* saves counting old heats again."""
    return TournamentView(
        t.header.id,
        t.header.code,
        t.setup,
        phase_of(t),
        t.is_entry_open,
        t.is_over,
        _entrants(t),
        None if t.heat is None else _heat_in_play(t, t.heat),
        standing(t, counted),
        _ends(t),
        group_standings(t) if t.setup.format == "stages" else (),
        is_last(t),
    )


def _heat_in_play(t: Tournament, heat: Heat) -> HeatView:
    """The current heat, and bouts of earlier ones that are still open where heats overlap."""
    view = heat_view(t, heat)
    if not overlaps(t.setup):
        return view
    earlier = [bout for each in t.heats[:-1] for bout in each.bouts if bout.result is None]
    veil = _veiled if t.setup.scoring == "field" else bout_view
    return replace(view, bouts=(*map(veil, earlier), *view.bouts))


def phase_of(t: Tournament) -> Phase:
    """A heat is only announced until something of it has begun; viewers compare `starts`, too."""
    if t.is_over:
        return "over"
    if t.heat is None:
        return "entry"
    if not t.open_bouts():
        return "between"
    is_quiet = all(_bout_phase(bout) == "waiting" for bout in t.heat.bouts)
    return "announced" if is_quiet else "playing"


def _entrants(t: Tournament) -> tuple[EntrantView, ...]:
    is_anybody_removed = any(e.state == "removed" for e in t.entrants)
    played = has_played(t) if is_anybody_removed else frozenset()
    return tuple(
        EntrantView(e.id, e.name, e.state, e.size, e.is_remote, bool(e.keys))
        for e in t.entrants
        if e.state != "removed" or e.id in played
    )


def _ends(t: Tournament) -> Millis | None:
    """When the tournament will be over, if all heats take as long as they should."""
    if t.heat is None or t.setup.format in FLOWING:
        return None
    people = sum(entrant.state not in {"removed", "withdrawn"} for entrant in t.entrants)
    left = max(0, heats_of(t.setup, people) - len(t.heats))
    each = t.setup.days * DAY or t.setup.minutes * MINUTE + t.setup.announce * 1000
    return _heat_ends(t, t.heat) + left * each


def _heat_ends(t: Tournament, heat: Heat) -> Millis:
    """When the heat is over; a weekly one has time until the next one begins."""
    return heat.starts + (t.setup.days * DAY or t.setup.minutes * MINUTE)


def heat_view(t: Tournament, heat: Heat, key: str = "") -> HeatView:
    """One heat, of now or of the past, as the holder of this secret sees it."""
    known = _known(_early(heat), actor_of(t, key).role, entrants_of(t, key))
    shown = {one.id for one in (known if _is_veiled(t, heat) else heat.bouts)}
    return HeatView(
        heat.number,
        tuple(bout_view(bout) if bout.id in shown else _veiled(bout) for bout in heat.bouts),
        heat.byes,
        heat.why_byes,
        heat.sat_out,
        heat.starts,
        _heat_ends(t, heat),
        seal_of(heat.seed) if heat.seed else "",
        heat.seed if heat.is_over else "",
    )


def bout_view(bout: Bout) -> BoutView:
    return BoutView(
        bout.id,
        bout.table,
        bout.board,
        bout.sides,
        _bout_phase(bout),
        bout.label,
        bout.why,
        bout.here,
        tuple((claim.by, claim.result) for claim in bout.claims),
        tuple(game.result for game in bout.counted),
        tuple(game.match for game in bout.counted),
        bout.result,
        bout.decided,
        bout.note,
        due(bout),
        bout.sizes,
    )


def _is_veiled(t: Tournament, heat: Heat) -> bool:
    """Whether others may still play deals that the results of this heat would tell about."""
    return t.setup.scoring == "field" and not heat.is_over


def _veiled(bout: Bout) -> BoutView:
    """The bout, of which nobody sees more than that it, or a game of it, is over."""
    view = bout_view(bout)
    return replace(
        view,
        games=tuple(game and replace(game, tallies=()) for game in view.games),
        result=view.result and replace(view.result, tallies=()),
    )


class EarlyResults(Struct, frozen=True):
    """The results of a heat that only some may know before it is over, made once for all viewers."""

    all: tuple[BoutResults, ...]
    own: dict[EntrantId, tuple[BoutResults, ...]]
    playing: frozenset[EntrantId]
    """Who still plays the deals of the heat."""


def early_results(t: Tournament) -> tuple[EarlyResults, ...]:
    """What is known of the heats whose results would tell others about their deals."""
    return tuple(_early(heat) for heat in t.heats if _is_veiled(t, heat))


def _early(heat: Heat) -> EarlyResults:
    own: dict[EntrantId, tuple[BoutResults, ...]] = {}
    playing: set[EntrantId] = set()
    everything: list[BoutResults] = []
    for bout in heat.bouts:
        people = {number for side in bout.sides for number in side}
        games = tuple(game.result for game in bout.counted)
        if bout.result is None:
            playing |= people
        if bout.result is None and not any(games):
            continue
        everything.append(BoutResults(bout.id, bout.result, games))
        own |= {number: (*own.get(number, ()), everything[-1]) for number in people}
    return EarlyResults(tuple(everything), own, frozenset(playing))


def _known(early: EarlyResults, role: str, own: tuple[EntrantId, ...]) -> Iterator[BoutResults]:
    """What this viewer may know: about their own bouts, or as host or helper about all.

    Who still plays the deals learns about no other group, not even as the host.
    """
    if role == "player" or not early.playing.isdisjoint(own):
        mine = {one.id: one for number in own for one in early.own.get(number, ())}
        yield from (mine[bout] for bout in sorted(mine))
    else:
        yield from early.all


def _bout_phase(bout: Bout) -> BoutPhase:
    if bout.result is not None:
        return "done"
    if bout.claims:
        return "differ" if is_disputed(bout) else "reported"
    is_playing = bool(bout.games) or all(n in bout.here for side in bout.sides for n in side)
    return "playing" if is_playing else "waiting"


def you(
    t: Tournament,
    key: str,
    own: tuple[EntrantId, ...] | None = None,
    early: tuple[EarlyResults, ...] | None = None,
) -> You:
    """What only the holder of this secret may see.

    Whoever asks for many of them finds out before which entrants they have, and the early results.
    """
    own = entrants_of(t, key) if own is None else own
    early = early_results(t) if early is None else early
    role = actor_of(t, key).role
    results = tuple(one for heat in early for one in _known(heat, role, own))
    match role:
        case "host":
            known = len(t.helpers), blockers(t)
            return You("host", own, t.forbidden, *known, results=results)
        case "helper":
            return You("helper", own, results=results)
        case _:
            return You("player" if own else "guest", own, results=results)


def blockers(t: Tournament) -> tuple[Reason, ...]:
    """Why the next heat can't be paired yet, as codes of refusals; empty if it can."""
    try:
        refuse_unless(not t.is_over, "event-over")
        refuse_unless_pairable(t, len(t.heats) + 1)
        refuse_unless(not is_last(t), "event-all-heats-played")
    except Illegal as refusal:
        return (Reason(refusal.code, dict(refusal.facts)),)
    return ()
