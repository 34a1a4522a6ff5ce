"""Which bouts get a real board, and the numbers of the tables."""

from collections.abc import Sequence

from knobel.tournament.commands import Pairing
from knobel.tournament.pairing.draft import Draft
from knobel.tournament.values import Board, EntrantId, Tournament


def seated(t: Tournament, drafts: Sequence[Draft]) -> tuple[Pairing, ...]:
    """The bouts with boards and tables.

    A bout is at a real board while everybody is in the room and boxes are left; if there are too
    few, those who sat at screens most often come first.  Real boards have the lowest numbers.
    Bouts that are still open, as in an arena, keep their tables.  The order of bouts stays: in a
    knockout it is that of the bracket.
    """
    open_bouts = t.open_bouts()
    taken = {bout.table for bout in open_bouts}
    boxes = t.setup.boxes - sum(bout.board == "real" for bout in open_bouts)
    screens = _screens(t)
    in_room = [d for d in drafts if not any(t.entrant(e).is_remote for e in d.entrants)]
    in_room.sort(key=lambda draft: -max(screens.get(e, 0) for e in draft.entrants))
    real = in_room[: max(0, boxes)]
    free = (n for n in range(1, len(drafts) + len(taken) + 1) if n not in taken)
    order = sorted(range(len(drafts)), key=lambda at: drafts[at] not in real)
    table = dict(zip(order, free, strict=False))
    return tuple(
        Pairing(draft.sides, _board(draft in real), table[at], draft.why, draft.label)
        for at, draft in enumerate(drafts)
    )


def _board(is_real: bool) -> Board:
    return "real" if is_real else "screen"


def _screens(t: Tournament) -> dict[EntrantId, int]:
    """How often everybody sat at a screen."""
    count: dict[EntrantId, int] = {}
    for heat in t.heats:
        for bout in heat.bouts:
            if bout.board == "screen":
                for side in bout.sides:
                    for e in side:
                        count[e] = count.get(e, 0) + 1
    return count
