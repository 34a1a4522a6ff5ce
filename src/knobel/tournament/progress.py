"""Orders that do not go by points alone: how far people came in a knockout, and the ladder."""

from collections import Counter

from knobel.tournament.form import FINAL, GROUP, THIRD_PLACE
from knobel.tournament.values import Bout, EntrantId, Tournament


def progress(t: Tournament) -> dict[EntrantId, tuple[int, ...]]:
    """How far everybody came in a knockout: larger is better."""
    lives = 2 if t.setup.format == "double-knockout" else 1
    losses: Counter[EntrantId] = Counter()
    out_in: dict[EntrantId, int] = {}
    third: Counter[EntrantId] = Counter()
    final: Counter[EntrantId] = Counter()
    last_in: dict[EntrantId, int] = {}
    """By entrant, the last heat of the knockout that they were in."""
    for heat in t.heats:
        knockout = [bout for bout in heat.bouts if not bout.label.startswith(GROUP)]
        people = [n for bout in knockout for side in bout.sides for n in side]
        if t.setup.format != "stages" or knockout:
            people += heat.byes
        last_in |= dict.fromkeys(people, heat.number)
        for bout in knockout:
            winners, losers = winner_and_losers(bout)
            if bout.label == THIRD_PLACE:
                third.update(winners)
                continue
            if bout.label == FINAL:
                final = Counter(winners)
            for number in losers:
                losses[number] += 1
                if losses[number] == lives:
                    out_in[number] = heat.number
    for number in last_in.keys() - out_in.keys():
        missed = last_in[number] + 1
        if missed <= len(t.heats) or t.entrant(number).state != "here":
            out_in[number], losses[number] = missed, lives  # EV-48: as if they had lost it
    return {
        entrant.id: (
            int(entrant.id in last_in),
            out_in.get(entrant.id, len(t.heats) + 1),
            final[entrant.id],
            -losses[entrant.id],
            third[entrant.id],
        )
        for entrant in t.entrants
    }


def is_in(far: tuple[int, ...]) -> bool:
    """Whether this is the progress of somebody who takes or took part in the knockout."""
    return far[0] > 0


def winner_and_losers(bout: Bout) -> tuple[tuple[EntrantId, ...], tuple[EntrantId, ...]]:
    """Who won the bout, and who lost it: nobody won if nobody came, or while it is open."""
    result = bout.result
    if result is None:
        return (), ()
    best = max(result.scores)
    ahead = [i for i, score in enumerate(result.scores) if score == best]
    first = ahead[0] if len(ahead) == 1 and best > 0 else None
    winners = () if first is None else bout.sides[first]
    return winners, tuple(n for side in bout.sides for n in side if n not in winners)


def rungs(t: Tournament) -> list[EntrantId]:
    """The rungs from the top: who beats somebody above takes that place; the others move down."""
    order = [entrant.id for entrant in t.entrants]
    for heat in t.heats:
        for bout in sorted(heat.bouts, key=lambda b: b.id):
            winners, losers = winner_and_losers(bout)
            if not winners:
                continue
            above, below = min(map(order.index, losers)), order.index(winners[0])
            if above < below:
                order.insert(above, order.pop(below))
    return order
