"""Knockout: who loses is out; with double elimination, who loses twice.

Seeds are drawn by lot, or in stages given by the groups, and the best have byes in the first
heat.  Whoever is not here when their next bout is paired is out.  With double elimination
those who have not lost meet each other, and so do those who lost once; the last of both meet in
the final, which is played again if the one without a loss loses it.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from knobel.core.game import Illegal, refuse_unless
from knobel.tournament.form import FINAL, THIRD_PLACE
from knobel.tournament.judge_heats import present
from knobel.tournament.pairing import swiss
from knobel.tournament.pairing.bracket import (
    Node,
    as_played,
    first_nodes,
    label_of,
    loser,
    nodes_after,
)
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field, Player, field_of
from knobel.tournament.pairing.lots import shuffled
from knobel.tournament.pairing.starts import in_order
from knobel.tournament.progress import winner_and_losers
from knobel.tournament.values import EntrantId, Heat, Reason, Tournament


def draw(t: Tournament, seed: int) -> Draw:
    """The next heat of a knockout."""
    if t.heats:
        return go_on(t, t.heats, seed)
    return begin(t, shuffled(present(t), seed, "seeds"), seed, Reason("seed-by-lot"))


def begin(t: Tournament, entrants: Sequence[EntrantId], seed: int, why: Reason) -> Draw:
    """The first heat, for entrants in the order of their seeds."""
    refuse_unless(len(entrants) >= 2, "event-too-few")
    return _draw(t, first_nodes(entrants), seed, why)


def go_on(t: Tournament, heats: Sequence[Heat], seed: int) -> Draw:
    """The next heat after these heats of the knockout."""
    nodes = nodes_after(heats)
    here = set(present(t))
    left = [(a if a in here else None, b if b in here else None) for a, b in nodes]
    if len(nodes) == 1 and None in left[0]:
        raise Illegal("event-all-heats-played")
    drawn = _draw(t, left, seed, Reason("bracket"))
    if len(nodes) == 1 and t.setup.third_place:
        drawn = replace(drawn, drafts=(*drawn.drafts, *_third_place(t, heats, seed)))
    return drawn


def is_last(t: Tournament, heats: Sequence[Heat]) -> bool:
    """Whether none follows these heats of a knockout: its final is paired, or can't be."""
    if not heats:
        return False
    if any(bout.label == FINAL for bout in heats[-1].bouts):
        return True
    if t.open_bouts():
        return False
    nodes = nodes_after(heats)
    return len(nodes) == 1 and not set(nodes[0]) <= set(present(t))


def is_last_double(t: Tournament) -> bool:
    """Whether only one has not lost twice: until then even a final may be played again."""
    return bool(t.heats) and not t.open_bouts() and len(_still_in(t, present(t))) < 2


def _third_place(t: Tournament, heats: Sequence[Heat], seed: int) -> list[Draft]:
    """The bout of those who lost the semifinals."""
    semifinals = nodes_after(heats[:-1]) if len(heats) > 1 else _first_of(heats[0])
    lost = [loser(heats[-1], node) for node in as_played(heats[-1], semifinals)]
    here = set(present(t))
    both = [e for e in lost if e is not None and e in here]
    if len(both) < 2:
        return []
    draft = _bout(field_of(t, seed, both), (both[0], both[1]), seed, Reason("third-place"))
    return [replace(draft, label=THIRD_PLACE)]


def _first_of(heat: Heat) -> list[Node]:
    """The nodes of a first heat, in any order."""
    return [(bout.sides[0][0], bout.sides[1][0]) for bout in heat.bouts]


def _draw(t: Tournament, nodes: Sequence[Node], seed: int, why: Reason) -> Draw:
    nodes = _without_forbidden(t, nodes)
    field = field_of(t, seed, [e for node in nodes for e in node if e is not None])
    drafts, byes = [], []
    for upper, lower in nodes:
        if upper is not None and lower is not None:
            draft = _bout(field, (upper, lower), seed, why)
            drafts.append(replace(draft, label=label_of(len(nodes))))
        elif upper is not None or lower is not None:
            e = upper if upper is not None else lower
            assert e is not None
            code = "bye-seed" if why.code != "bracket" else "bye-walkover"
            byes.append((e, Reason(code, {"name": t.entrant(e).name})))
    return Draw(tuple(drafts), tuple(e for e, _ in byes), tuple(reason for _, reason in byes))


def _bout(field: Field, both: tuple[EntrantId, EntrantId], seed: int, why: Reason) -> Draft:
    one, other = (next(p for p in field.players if p.id == e) for e in both)
    ordered, start = in_order(field, one, other, seed)
    return Draft(tuple((player.id,) for player in ordered), (why, start))


def _without_forbidden(t: Tournament, nodes: Sequence[Node]) -> list[Node]:
    """The same nodes, where a forbidden pair exchanges the lower entrant with another node.

    Where no exchange helps, as in a final, the host has to allow the pair.
    """
    new = list(nodes)
    forbidden = {pair for one, other in t.forbidden for pair in ((one, other), (other, one))}
    for at, (upper, lower) in enumerate(new):
        if (upper, lower) not in forbidden:
            continue
        for there, (other, lowest) in enumerate(new):
            if there != at and not {(upper, lowest), (other, lower)} & forbidden and lowest:
                new[at], new[there] = (upper, lowest), (other, lower)
                break
        else:
            names = [t.entrant(e).name for e in (upper, lower) if e is not None]
            raise Illegal("event-must-meet", one=names[0], other=names[1])
    return new


def draw_double(t: Tournament, seed: int) -> Draw:
    """The next heat of a double elimination."""
    here = present(t)
    losses = _losses(t)
    field = field_of(t, seed, _still_in(t, here))
    lives = [
        tuple(player for player in field.players if losses[player.id] == lost) for lost in (0, 1)
    ]
    if sum(map(len, lives)) < 2:
        raise Illegal("event-all-heats-played" if t.heats else "event-too-few")
    if len(lives[0]) <= 1 and len(lives[0]) + len(lives[1]) == 2:
        one, other = (*lives[0], *lives[1])
        draft = _bout(field, (one.id, other.id), seed, Reason("bracket"))
        return Draw((replace(draft, label=FINAL),))
    drawn = [_among(field, players, seed) for players in lives]
    return Draw(
        tuple(
            replace(draft, label=label)
            for label, part in zip(("unbeaten", "beaten-once"), drawn, strict=True)
            for draft in part.drafts
        ),
        tuple(e for part in drawn for e in part.byes),
        tuple(
            Reason("bye-waits", {"name": t.entrant(e).name}) for part in drawn for e in part.byes
        ),
    )


def _among(field: Field, players: tuple[Player, ...], seed: int) -> Draw:
    """The bouts among those who lost equally often."""
    if len(players) < 2:
        return Draw((), tuple(player.id for player in players))
    equal = tuple(replace(p, points=0, rank=rank) for rank, p in enumerate(players))
    drawn = swiss.draw(replace(field, players=equal), seed)
    why = Reason("equal-losses")
    return replace(drawn, drafts=tuple(replace(d, why=(why, d.why[-1])) for d in drawn.drafts))


def _still_in(t: Tournament, here: Sequence[EntrantId]) -> list[EntrantId]:
    """Those here who have not missed a heat since they began."""
    if not t.heats:
        return list(here)
    first, last = t.heats[0], t.heats[-1]
    began, went_on = ({*_people(heat), *heat.byes} for heat in (first, last))
    losses = _losses(t)
    return [e for e in here if e in began and e in went_on and losses[e] < 2]


def _people(heat: Heat) -> list[EntrantId]:
    return [e for bout in heat.bouts for side in bout.sides for e in side]


def _losses(t: Tournament) -> Counter[EntrantId]:
    return Counter(e for heat in t.heats for bout in heat.bouts for e in winner_and_losers(bout)[1])
