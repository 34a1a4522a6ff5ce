"""Pairs that are not the best are found in a log."""

from msgspec.structs import replace

from knobel.tournament import commands as do
from knobel.tournament.audit import first_worse
from knobel.tournament.commands import Pair
from knobel.tournament.pairing import pair
from tests.kit.tournaments import WON, Evening


def played(*heats: Pair | None) -> Evening:
    """An evening of four with these heats; None stands for the best pairs."""
    evening = Evening(4)
    for seed, given in enumerate(heats):
        evening.do(given or pair(evening.t, seed))
        for bout in evening.t.open_bouts():
            evening.do(do.Report(bout.id, WON))
    return evening


def test_our_own_pairs_are_the_best() -> None:
    evening = played(None, None, None)

    assert evening.is_right()
    assert first_worse(evening.header, evening.log) is None


def test_pairs_that_meet_again_for_no_reason_are_found_unless_they_were_imported() -> None:
    best = pair(Evening(4).t, 1)
    again = replace(best, heat=2)
    evening = played(best, again)
    imported = played(best, replace(again, is_imported=True))

    assert evening.is_right()
    assert first_worse(evening.header, evening.log) == 2
    assert first_worse(imported.header, imported.log) is None
