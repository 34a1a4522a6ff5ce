"""A heat before its bouts have tables."""

from msgspec import Struct

from knobel.tournament.values import EntrantId, Reason


class Draft(Struct, frozen=True):
    """A bout without a table; the side that begins comes first."""

    sides: tuple[tuple[EntrantId, ...], ...]
    why: tuple[Reason, ...] = ()
    label: str = ""

    @property
    def entrants(self) -> tuple[EntrantId, ...]:
        return tuple(e for side in self.sides for e in side)


class Draw(Struct, frozen=True):
    """The bouts of a heat, the most important first, and who has a bye, each with a reason."""

    drafts: tuple[Draft, ...]
    byes: tuple[EntrantId, ...] = ()
    why_byes: tuple[Reason, ...] = ()
