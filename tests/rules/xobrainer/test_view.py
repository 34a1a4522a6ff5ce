"""What everybody is shown."""

import pytest

from knobel.core.clock import Fuse
from knobel.games import xobrainer
from knobel.games.xobrainer import Mission, TimeBomb, Trap
from knobel.games.xobrainer.board import Row
from knobel.games.xobrainer.state import Rest, Threat
from knobel.games.xobrainer.views import Laid
from tests.kit.xobrainer import (
    begin,
    card_with,
    config,
    laid,
    play,
    resign,
    seen,
    step,
    with_cards,
)


def test_threats_are_the_squares_that_would_complete_a_row_now() -> None:
    state = laid("""
        9  O . . . . . . . . .
        8  O . . . . . . . . .
        7  O . . . . . . . . .
        6  O . . . . . . . . .
        5  . X X X X . . . . .
    """)
    view = xobrainer.view_for(state, None)

    crosses = {Threat(0, 0, "a5"), Threat(0, 0, "f5")}
    rings = {Threat(1, 1, "a10"), Threat(1, 1, "a5")}
    assert set(view.threats) == crosses | rings


def test_a_piece_may_threaten_to_help_the_other_side() -> None:
    state = laid("5  . . O O . O O . . .", lineups=("xX", "oO"))
    view = xobrainer.view_for(state, None)

    assert set(view.threats) == {Threat(0, 1, "e5"), Threat(1, 1, "e5")}


def test_a_knockout_square_is_no_threat_for_a_piece_that_may_not_lie_there() -> None:
    text = "2  . . X X X X . . . ."
    main, other = laid(text), laid(text, lineups=("xX", "OO"))

    assert {threat.square for threat in main.threats} == {"g2"}
    assert {threat.square for threat in other.threats} == {"b2", "g2"}


def test_a_result_explains_itself() -> None:
    """Dots, missions and traps, piece by piece; and the board as it was."""
    text = """
        6  . . . . . X . . . .
        5  . . X X . X X . . .
        3  . . . . . . . . o .
        1  X . . . . . . . . .
    """
    state = laid(text, config(Mission(), Trap(), TimeBomb(10)))
    state = with_cards(state, "mission", card_with("a1"), card_with("a10"))
    state = with_cards(state, "trap", card_with("i3"), card_with("a3"))
    state = play(state, "e5", 2_000)
    for viewer in (0, 1, None):
        last = xobrainer.view_for(state, viewer).last
        assert last is not None
        assert (last.round, last.set, last.winner, last.reason) == (1, 1, 0, "row")
        assert last.rows == (Row("shape", ("c5", "d5", "e5", "f5", "g5")),)
        assert last.board == state.board.cells
        assert last.award is not None
        dots = [(dot.square, dot.dots) for dot in last.award.dots]
        assert dots == [("c5", 2), ("d5", 1), ("e5", 1), ("f5", 1), ("g5", 1)]
        claims = [(claim.variant, claim.points, claim.squares) for claim in last.award.claims]
        assert claims == [("trap", 5, ("i3",)), ("mission", 6, ("a1", "f6"))]
        assert last.award.points == 6 + 5 + 6
        assert [held.variant for held in last.cards] == ["trap", "trap", "mission", "mission"]


def test_between_rounds_the_view_tells_who_has_seen_the_result() -> None:
    state = laid("5  . . X X . X X . . .", config(TimeBomb(10)))
    assert xobrainer.view_for(state, 0).clock == Fuse(10_000)
    state = seen(step(state, "e5", 2_000).state, 1, 3_000)
    view = xobrainer.view_for(state, 0)

    assert view.rest == Rest(12_000, (1,))
    assert (view.clock, view.to_move, view.side, view.threats) == (None, None, None, ())


def test_the_view_tells_whose_turn_it_is_in_a_team() -> None:
    view = xobrainer.view_for(play(begin(config(teams=(2, 3))), "a1 a3"), None)

    assert (view.to_move, view.side, view.next_seats) == (2, 0, (2, 3))
    assert view.sides == (0, 1, 0, 1, 1)
    assert view.moves == (Laid(0, "a1", "X"), Laid(1, "a3", "O"))


def test_in_the_end_the_view_tells_who_has_won() -> None:
    view = xobrainer.view_for(resign(begin(), 0).state, 1)

    assert view.end is not None
    assert (view.end.winner, view.end.reason, view.gone) == (1, "resigned", (0,))


@pytest.mark.parametrize("text", ["k5", "a11", "", "seen"])
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    from knobel.core.game import Illegal

    with pytest.raises(Illegal, match="no-such-move"):
        xobrainer.read_action(text, begin())
    assert xobrainer.read_action("E5", begin()) == xobrainer.PlacePiece("e5", 1)
