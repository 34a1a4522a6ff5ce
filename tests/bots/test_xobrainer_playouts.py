"""Rounds of chance by the kernel, played again by the rules."""

from knobel.bots.xobrainer import kernel
from knobel.core.dice import Tape
from knobel.core.game import Move
from knobel.games import xobrainer
from knobel.games.xobrainer import PlacePiece, SingleRound
from knobel.games.xobrainer.board import INDEX, SQUARES
from tests.kit.xobrainer import LAYOUT, begin, config

ROUNDS = 2_000
SINGLE = config(length=SingleRound())


def test_the_kernel_knows_the_knockout_squares_of_the_usual_layout() -> None:
    assert {SQUARES[square] for square in kernel.KNOCKOUTS} == LAYOUT.knockouts


def test_rounds_of_chance_are_legal_and_end_by_the_rules_as_in_the_kernel() -> None:
    """Every move is refused if it breaks XO-21 or XO-22; the end shows XO-23 to XO-26."""
    given_away = knockouts = 0
    for seed in range(ROUNDS):
        squares, winner = kernel.playout(seed)
        state = begin(SINGLE)
        for square in squares:
            assert state.end is None
            mover = state.to_move
            place = PlacePiece(SQUARES[square], state.turn)
            state = xobrainer.apply(state, Move(mover, place, 0), Tape()).state

        assert state.end is not None
        assert state.end.winner == winner
        assert winner is not None or len(squares) == 64  # XO-31
        given_away += winner is not None and winner != mover
        knockouts += state.end.reason == "knockout"
    assert given_away > ROUNDS // 100
    assert knockouts > ROUNDS // 100


def test_main_colours_never_come_onto_knockout_squares_others_do() -> None:
    """XO-22, and the three and one of XO-10."""
    on_knockout = 0
    for seed in range(ROUNDS):
        squares, _ = kernel.playout(seed)
        for ply, square in enumerate(squares):
            if square in kernel.KNOCKOUTS:
                assert ply // 2 % 4 == 3
                on_knockout += 1
    assert on_knockout > ROUNDS // 2
    assert sorted(INDEX[square] for square in LAYOUT.knockouts) == sorted(kernel.KNOCKOUTS)


def test_playouts_count_what_they_play_and_fall_as_their_number_tells() -> None:
    pieces, won = kernel.playouts(1_000, 7)

    assert (pieces, won) == kernel.playouts(1_000, 7)
    assert (pieces, won) != kernel.playouts(1_000, 8)
    assert 9 * 1_000 <= pieces <= 64 * 1_000
    assert 0 < won <= 1_000
