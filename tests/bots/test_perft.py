"""The counts of tests/perft, by both engines."""

from knobel.bots.vier3d import kernel, reference
from tests.kit.perft import Row, read_perft

ROWS = read_perft("vier3d")


def _rows(plies: list[reference.Ply]) -> list[Row]:
    return [Row(number, *ply) for number, ply in enumerate(plies, start=1)]


def test_the_file_agrees_with_the_closed_forms_and_the_known_sums() -> None:
    nodes = [row.nodes for row in ROWS]

    assert nodes[:6] == [16, 256, 4096, 65536, 16**5 - 16, 16**6 - 16 * 91]
    assert sum(nodes[:7]) == 286_252_384
    assert sum(row.wins for row in ROWS[:7]) == 709_200


def test_the_reference_counts_five_plies() -> None:
    assert ROWS[:5] == _rows(reference.perft(5))


def test_the_kernel_counts_seven_plies() -> None:
    assert ROWS[:7] == _rows(kernel.perft(7))
