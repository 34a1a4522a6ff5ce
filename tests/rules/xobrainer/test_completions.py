"""The squares that would complete a row, found by shifting boards and by laying pieces."""

from random import Random

from knobel.games.xobrainer.board import SQUARES, completions, runs_through, with_piece


def test_a_square_completes_a_row_if_a_piece_laid_there_is_part_of_one() -> None:
    chance, found = Random(5), 0
    for _ in range(150):
        signs = chance.choice((".XxOo", "..XXx", ".OOOox", "...XXXXxOo"))
        cells = "".join(chance.choices(signs, k=len(SQUARES)))
        for side in (0, 1):
            for piece in "XxOo":
                by_laying = {
                    index
                    for index, square in enumerate(SQUARES)
                    if cells[index] == "."
                    and any(runs_through(with_piece(cells, square, piece), index, side))
                }
                found += len(by_laying)
                assert by_laying == set(completions(cells, side, piece))
    assert found
