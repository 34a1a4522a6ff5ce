"""All play all: everybody meets everybody once, by the circle method.

With an odd number m of places on the circle, a and b meet in the heat a + b modulo m; whoever
would meet themselves meets the one place outside the circle, or has a bye.  Seen from a, the
distance to the opponent grows by one from heat to heat.  Whoever has an odd distance begins, so
that starts alternate; against the place outside, it begins in even heats.  So starts never
differ by more than 1, at any time.

If everybody meets again, starts are turned round.  For an even number of entrants, everybody has
begun once too often or too rarely by then: the heats follow in reverse order, which undoes them
one by one.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from knobel.core.game import refuse_unless
from knobel.tournament.judge_heats import is_forbidden, present
from knobel.tournament.pairing import swiss
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import field_of
from knobel.tournament.values import EntrantId, Reason, Tournament


def heats_of(entrants: int) -> int:
    """How many heats it takes until everybody has met everybody.

    >>> [heats_of(n) for n in (2, 3, 4, 5)]
    [1, 3, 3, 5]
    """
    return entrants - 1 + entrants % 2


def circle(entrants: Sequence[EntrantId], heat: int) -> tuple[list[Draft], EntrantId | None]:
    """The pairs of a heat, counted from 0, with the one who begins first, and who is left.

    >>> [[d.entrants for d in circle((1, 2, 3, 4), heat)[0]] for heat in range(3)]
    [[(4, 1), (2, 3)], [(1, 2), (3, 4)], [(4, 2), (3, 1)]]
    """
    size = heats_of(len(entrants))
    cycle, turn = divmod(heat, size)
    if cycle % 2 and len(entrants) > size:
        turn = size - 1 - turn
    drafts, left = [], None
    for a in range(size):
        b = (turn - a) % size
        if a == b and len(entrants) > size:
            both = (size, a) if turn % 2 == 0 else (a, size)
        elif a == b:
            left = entrants[a]
            continue
        elif (b - a) % size % 2:
            both = (a, b)
        else:
            continue
        one, other = both if cycle % 2 == 0 else both[::-1]
        drafts.append(Draft(((entrants[one],), (entrants[other],))))
    return drafts, left


def draw(t: Tournament, seed: int) -> Draw:
    """The next heat of the circle.

    If the field is not what it was in the first heat, or none of this heat's pairs are here, the
    heats go on by matching: never the same pair twice while that can be avoided.
    """
    here = present(t)
    refuse_unless(len(here) >= 2, "event-too-few")
    order = circle_of(t, here)
    drawn = turn_of(t, order, len(t.heats), here) if order else Draw(())
    if not drawn.drafts:
        field = field_of(t, seed)
        equal = replace(field, players=tuple(replace(p, points=0) for p in field.players))
        return with_reasons(swiss.draw(equal, seed), t)
    return drawn


def turn_of(
    t: Tournament,
    order: Sequence[EntrantId],
    heat: int,
    here: Collection[EntrantId],
    label: str = "",
) -> Draw:
    """A heat of the circle, counted from 0, without the bouts of those who are not here."""
    drafts, left = circle(order, heat)
    byes = []
    if left is not None and left in here:
        byes.append((left, Reason("bye-in-turn", {"name": t.entrant(left).name})))
    played = []
    for draft in drafts:
        gone = [e for e in draft.entrants if e not in here]
        if is_forbidden(t, draft.sides):
            # The reason is the same as for others: who must not meet is nobody's business.
            byes += [
                (e, Reason("bye-in-turn", {"name": t.entrant(e).name}))
                for e in draft.entrants
                if e not in gone
            ]
        elif not gone:
            played.append(replace(draft, why=(Reason("all-play-all"),), label=label))
        elif len(gone) == 1:
            (e,) = set(draft.entrants) - set(gone)
            facts = {"name": t.entrant(e).name, "other": t.entrant(gone[0]).name}
            byes.append((e, Reason("bye-opponent-absent", facts)))
    return Draw(tuple(played), tuple(e for e, _ in byes), tuple(why for _, why in byes))


def circle_of(t: Tournament, here: Sequence[EntrantId]) -> list[EntrantId] | None:
    """The circle by lot, of everybody in the first heat; None if the past does not fit to it.

    Who rests in the first heat has a place in the circle, too, but not by the first rules.
    """
    resting = [e.id for e in t.entrants if e.state == "resting"] if t.header.rules > 1 else []
    base = {*here, *resting}
    if t.heats:
        first = t.heats[0]
        paired = {e for bout in first.bouts for side in bout.sides for e in side}
        base = {*paired, *first.byes, *(first.sat_out if t.header.rules > 1 else ())}
        if not base.issuperset(here):
            return None
    order = sorted(base, key=lambda e: (t.entrant(e).lot, e))
    is_same = all(
        {frozenset(e for side in bout.sides for e in side) for bout in heat.bouts}
        <= {frozenset(draft.entrants) for draft in circle(order, at)[0]}
        for at, heat in enumerate(t.heats)
    )
    return order if is_same else None


def with_reasons(drawn: Draw, t: Tournament) -> Draw:
    """The same pairs, because everybody meets everybody."""
    return replace(
        drawn,
        drafts=tuple(replace(draft, why=(Reason("all-play-all"),)) for draft in drawn.drafts),
        why_byes=tuple(Reason("bye-in-turn", {"name": t.entrant(e).name}) for e in drawn.byes),
    )
