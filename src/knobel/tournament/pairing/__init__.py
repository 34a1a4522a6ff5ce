"""Who meets whom in the next heat: one function for all formats.

`pair` takes a tournament and a seed and gives the command that announces the heat.  It needs
nothing else and gives plain values, so it can run in a worker process.  What each reason means is
listed in `reasons`.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from knobel.core.game import Illegal, Millis, refuse_unless
from knobel.tournament.climb import is_at_end
from knobel.tournament.commands import Pair
from knobel.tournament.judge_heats import is_forbidden, is_last_planned, refuse_unless_pairable
from knobel.tournament.pairing import (
    all_play_all,
    arena,
    boards,
    climb,
    dutch,
    knockout,
    ladder,
    league,
    mixer,
    stages,
    swiss,
    threes,
)
from knobel.tournament.pairing.draft import Draw
from knobel.tournament.pairing.field import Field, field_of
from knobel.tournament.pairing.lots import lot
from knobel.tournament.progress import rungs
from knobel.tournament.values import EntrantId, Tournament


def pair(t: Tournament, seed: int, waited: Mapping[EntrantId, Millis] | None = None) -> Pair:
    """The next heat: bouts with reasons, boards and tables, and who has a bye.

    *waited* says how long the free entrants of an arena have been waiting.
    """
    refuse_unless(not t.is_over, "event-over")
    refuse_unless_pairable(t, len(t.heats) + 1)
    drawn = _draw(t, seed, waited or {})
    for draft in drawn.drafts:
        _refuse_forbidden(t, draft.sides)
    if not drawn.drafts and t.setup.format not in {"knockout", "stages"}:  # there, all may wait
        _refuse_forbidden(t, tuple((e,) for e in drawn.byes))
    return Pair(
        heat=len(t.heats) + 1,
        pairings=boards.seated(t, drawn.drafts),
        byes=drawn.byes,
        why_byes=drawn.why_byes,
    )


def is_last(t: Tournament) -> bool:
    """Whether no heat follows the current one, as far as it is known."""
    match t.setup.format:
        case "knockout":
            return knockout.is_last(t, t.heats)
        case "double-knockout":
            return knockout.is_last_double(t)
        case "stages":
            return stages.is_last(t)
        case "climb":
            return is_last_planned(t) or is_at_end(t)
        case _:
            return is_last_planned(t)


def _refuse_forbidden(t: Tournament, sides: tuple[tuple[EntrantId, ...], ...]) -> None:
    """Where nobody else is left for two who must not meet, the host has to allow it (EV-12)."""
    for one, other in t.forbidden:
        if is_forbidden(replace(t, forbidden=((one, other),)), sides):
            names = (t.entrant(one).name, t.entrant(other).name)
            raise Illegal("event-must-meet", one=names[0], other=names[1])


def _draw(t: Tournament, seed: int, waited: Mapping[EntrantId, Millis]) -> Draw:
    match t.setup.format:
        case "all-play-all":
            return all_play_all.draw(t, seed)
        case "knockout":
            return knockout.draw(t, seed)
        case "double-knockout":
            return knockout.draw_double(t, seed)
        case "stages":
            return stages.draw(t, seed)
        case _:
            return _draw_field(t, field_of(t, seed), seed, waited)


def _draw_field(t: Tournament, field: Field, seed: int, waited: Mapping[EntrantId, Millis]) -> Draw:
    match t.setup.format:
        case "dutch":
            initial: dutch.Colour = "white" if lot(0, "initial", t.header.id) % 2 else "black"
            return dutch.draw(field, seed, initial)
        case "threes":
            return threes.draw(t, field, seed)
        case "mixer":
            return mixer.draw(field, t.setup.team, seed)
        case "arena":
            return arena.draw(field, waited, seed)
        case "ladder":
            return ladder.draw(field, rungs(t), seed)
        case "climb":
            return climb.draw(t, field)
        case "league" if t.setup.sides == 1:
            return league.draw(field)
        case "league" if t.setup.sides == 3:
            return threes.draw(t, field, seed)
        case _:
            return swiss.draw(field, seed)


def weight_of(t: Tournament, command: Pair) -> int:
    """How good the pairs of a Swiss heat are; *t* is the tournament before the heat."""
    pairs: list[swiss.Pair] = [(e, None) for e in command.byes]
    for pairing in command.pairings:
        (one,), (other,) = pairing.sides
        pairs.append((one, other))
    return swiss.weight_of(field_of(t, 0), pairs)


def heaviest(t: Tournament) -> int:
    """The weight that the best pairs of the next Swiss heat have: no others weigh more."""
    return swiss.heaviest(field_of(t, 0))
