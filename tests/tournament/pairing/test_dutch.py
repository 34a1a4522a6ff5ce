"""FIDE's Dutch system; `python -m bench.pairing --dutch` compares all 357 heats."""

import pytest

from bench import swiss_files
from bench.evenings import Evening, crowd
from bench.pairing import dutch_pairs
from knobel.core.game import Illegal
from knobel.tournament.pairing import pair


@pytest.mark.parametrize("name", ["p12r5-0", "p12r5-7", "p30r9-6", "p30r9-14"])
def test_all_heats_of_a_file_are_the_same_pair_by_pair_and_start_by_start(name: str) -> None:
    ((_, sheet),) = swiss_files.sheets(name)

    for heat in range(1, sheet.heats + 1):
        assert swiss_files.pairs_in(sheet, heat) == dutch_pairs(sheet, heat), f"heat {heat}"


def test_the_heat_is_the_same_in_which_an_absence_was_once_counted_as_a_bye() -> None:
    ((_, sheet),) = swiss_files.sheets("p61r7-11")

    assert swiss_files.pairs_in(sheet, 6) == dutch_pairs(sheet, 6)


def test_more_than_64_entrants_are_refused() -> None:
    evening = Evening(format="dutch")

    with pytest.raises(Illegal, match="event-dutch-too-many") as refused:
        pair(crowd(evening, 65), 1)

    assert {"most": 64} == refused.value.facts


def test_ours_takes_over_when_everybody_has_met_everybody() -> None:
    evening = Evening(1, people=4, format="dutch", heats=6)

    evening.run(4)

    again = [reason.code for bout in evening.t.heats[3].bouts for reason in bout.why]
    assert again.count("meet-again") == 2
