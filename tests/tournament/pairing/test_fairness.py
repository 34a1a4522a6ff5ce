"""Our pairs against those of bbpPairings 6, each heat paired from the file's own past."""

from bench import swiss_files
from bench.pairing import faults_of, is_whole, pairs_of
from knobel.tournament.pairing import swiss


def test_every_heat_of_52_files_is_paired_as_fairly_as_in_the_file() -> None:
    heats = first_heats = clashes = clashes_of_files = 0
    for name, sheet in swiss_files.sheets():
        for heat in range(1, sheet.heats + 1):
            field = swiss_files.field_before(sheet, heat)
            drawn = swiss.draw(field, 0)
            ours = faults_of(field, pairs_of(drawn))
            file = faults_of(field, swiss_files.pairs_in(sheet, heat))
            where = f"{name}, heat {heat}"
            first_heats += heat == 1  # nobody has points yet: only byes and people can be compared
            heats += heat > 1
            clashes += ours[1] if heat > 1 else 0
            clashes_of_files += file[1] if heat > 1 else 0

            assert ours[0] <= file[0], f"{where}: points differ more"
            assert ours[2] == file[2], f"{where}: the bye"
            assert is_whole(field, drawn), f"{where}: left out"

    assert (first_heats, heats) == (52, 314)
    assert clashes <= clashes_of_files
