"""Stages: groups in which all play all, then a knockout of the best of each group."""

from collections.abc import Mapping, Sequence

from knobel.core.game import refuse_unless
from knobel.tournament.form import GROUP
from knobel.tournament.judge_heats import present
from knobel.tournament.pairing import knockout
from knobel.tournament.pairing.all_play_all import circle, heats_of, turn_of
from knobel.tournament.pairing.bracket import first_nodes
from knobel.tournament.pairing.draft import Draw
from knobel.tournament.standing import group_standing
from knobel.tournament.values import Bout, EntrantId, Heat, Reason, Tournament


def draw(t: Tournament, seed: int) -> Draw:
    """The next heat: of all groups, or of the knockout."""
    here = present(t)
    groups = groups_of(t, here)
    if knocked := _knocked(t):
        return knockout.go_on(t, knocked, seed)
    for turn in range(_turns_done(t, groups), max(heats_of(len(g)) for g in groups.values())):
        parts = [
            turn_of(t, group, turn, here, label)
            for label, group in groups.items()
            if turn < heats_of(len(group))
        ]
        if any(part.drafts for part in parts):
            return Draw(
                tuple(draft for part in parts for draft in part.drafts),
                tuple(e for part in parts for e in part.byes),
                tuple(why for part in parts for why in part.why_byes),
            )
    return knockout.begin(t, seeds_of(t, groups, here), seed, Reason("seed-by-group"))


def is_last(t: Tournament) -> bool:
    """Whether no heat follows the current one."""
    return knockout.is_last(t, _knocked(t))


def _knocked(t: Tournament) -> list[Heat]:
    """The heats after those of the groups."""
    return [heat for heat in t.heats if not any(_is_in_group(bout) for bout in heat.bouts)]


def _is_in_group(bout: Bout) -> bool:
    return bout.label.startswith(GROUP)


def _turns_done(t: Tournament, groups: Mapping[str, Sequence[EntrantId]]) -> int:
    """How many turns of the circles are over: one without anybody present made no heat."""
    if not t.heats:
        return 0
    bout = t.heats[-1].bouts[0]
    both = {e for side in bout.sides for e in side}
    order = groups[bout.label]
    return 1 + next(
        turn
        for turn in range(heats_of(len(order)))
        if any(set(draft.entrants) == both for draft in circle(order, turn)[0])
    )


def groups_of(t: Tournament, here: Sequence[EntrantId]) -> dict[str, list[EntrantId]]:
    """The groups by label: everybody in the first heat, dealt by the lot of their entry."""
    base = set(here)
    if t.heats:
        first = t.heats[0]
        base = {e for bout in first.bouts for side in bout.sides for e in side} | set(first.byes)
    order = sorted(base, key=lambda e: (t.entrant(e).lot, e))
    count = min(max(1, t.setup.groups), max(1, len(order) // 2))
    refuse_unless(len(order) >= 2, "event-too-few")
    return {f"{GROUP}{n + 1}": order[n::count] for n in range(count)}


def seeds_of(
    t: Tournament, groups: Mapping[str, Sequence[EntrantId]], here: Sequence[EntrantId]
) -> list[EntrantId]:
    """Who goes on, in the order of their seeds: all winners of groups, then all seconds, ...

    Within a place the order of groups changes so that nobody meets somebody of their own group
    in the first heat, if that can be avoided.
    """
    places = [
        [row.entrant for row in group_standing(t, label).rows if row.entrant in here]
        for label in groups
    ]
    own = {e: at for at, group in enumerate(places) for e in group}
    order: list[EntrantId] = []
    for place in range(t.setup.qualify):
        order += [group[place] for group in places if len(group) > place]
    best = list(order)
    for _ in range(len(order)):
        clashes = [b for a, b in first_nodes(best) if a and b and own[a] == own[b]]
        if not clashes:
            return best
        at = best.index(clashes[0])
        other = at - 1 if at > len(best) // 2 else at + 1
        best[at], best[other % len(best)] = best[other % len(best)], best[at]
    return order
