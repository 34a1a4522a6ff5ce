"""League: every group plays on its own, and all groups of a heat get the same sealed deals."""

from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field
from knobel.tournament.values import Reason


def draw(field: Field) -> Draw:
    """A bout of its own for every group."""
    why = (Reason("same-deals"),)
    return Draw(tuple(Draft(((player.id,),), why) for player in field.players))
