"""Climb: every group plays on its own at the level that it has reached."""

from knobel.core.game import refuse_unless
from knobel.tournament.climb import labels_of
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field
from knobel.tournament.values import EntrantId, Reason, Tournament


def draw(t: Tournament, field: Field) -> Draw:
    """A bout at its level for every group, and a bye for those that have won all levels."""
    due = labels_of(t)
    labels = {player.id: due[player.id] for player in field.players}
    drafts = tuple(
        Draft(((number,),), (_why(t, number, label), Reason("same-level-same-deal")), label)
        for number, label in labels.items()
        if label
    )
    refuse_unless(bool(drafts), "event-nobody-to-pair")
    byes = tuple(number for number, label in labels.items() if not label)
    return Draw(
        drafts, byes, tuple(Reason("bye-all-won", {"name": t.entrant(n).name}) for n in byes)
    )


def _why(t: Tournament, number: EntrantId, label: str) -> Reason:
    """Why the group plays this level."""
    played = [bout.label for heat in t.heats for bout in heat.bouts if bout.sides == ((number,),)]
    if not played:
        return Reason("level-first")
    return Reason("level-again" if label in played else "level-next")
