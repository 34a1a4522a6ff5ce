"""Ladder: who is free challenges the next free one above, and takes the place by a win.

From heat to heat the first challenge moves down by one, so that everybody is challenged and
challenges in turn.  Two who just met skip each other.
"""

from collections.abc import Sequence

from knobel.core.game import refuse_unless
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field
from knobel.tournament.pairing.starts import in_order
from knobel.tournament.values import EntrantId, Reason


def draw(field: Field, rungs: Sequence[EntrantId], seed: int) -> Draw:
    """The challenges of a wave; *rungs* is the ladder from the top."""
    place = {e: at for at, e in enumerate(rungs)}
    players = sorted(field.players, key=lambda player: place[player.id])
    drafts = []
    at = (field.heat - 1) % 2 if len(players) > 2 else 0
    while at + 1 < len(players):
        above, below = players[at], players[at + 1]
        met_last = above.met[-1:] == (below.id,) and below.met[-1:] == (above.id,)
        if field.is_forbidden(above.id, below.id) or (met_last and len(players) > 2):
            at += 1
            continue
        both, start = in_order(field, above, below, seed)
        facts = {"name": below.name, "other": above.name}
        drafts.append(
            Draft(tuple((player.id,) for player in both), (Reason("challenge", facts), start))
        )
        at += 2
    refuse_unless(bool(drafts), "event-nobody-to-pair")
    return Draw(tuple(drafts))
