"""All 48 mixes of variants, played by machine to the end of a short match."""

from collections import Counter

import pytest

from knobel.games.xobrainer import Event, Points, Rounds, Sets, SingleRound, State, Variant
from knobel.games.xobrainer.board import INDEX
from knobel.games.xobrainer.events import Dealt, MatchEnded, RoundBegan
from tests.kit.numbered import all_rules
from tests.kit.xobrainer import all_mixes, config, played, told


def _name(mix: tuple[Variant, ...]) -> str:
    return "-".join(variant.name for variant in mix) or "base"


LENGTHS = (Sets(1), Rounds(3), SingleRound(), Points(30))
TEAMS = ((1, 1), (2, 2), (1, 1), (3, 1))


@pytest.mark.parametrize("mix", all_mixes(), ids=_name)
def test_a_mix_can_be_played_to_the_end(mix: tuple[Variant, ...]) -> None:
    for number, (length, teams) in enumerate(zip(LENGTHS, TEAMS, strict=True)):
        settings = config(*mix, length=length, teams=teams)
        steps = played(settings, number)
        for step in steps:
            _check(step.state)
        events = [event for step in steps for event in step.events]
        assert len(told(events, MatchEnded)) == 1
        _check_deals(events)


def _check(state: State) -> None:
    """No piece is lost, none comes from nowhere, and squares hold one piece each."""
    board = state.board
    if state.round == 0:
        return
    for side, (main, other) in enumerate(zip("XO", "xo", strict=True)):
        for piece, left, all_of_them in (
            (main, board.bags[side].main, 24),
            (other, board.bags[side].other, 8),
        ):
            assert left + board.lineups[side].count(piece) + board.cells.count(piece) == all_of_them
    assert len(board.cells) == 100
    for square in state.config.layout.knockouts:
        assert board.cells[INDEX[square]] in ".xo"


def _check_deals(events: list[Event]) -> None:
    """No card is dealt twice in a round."""
    dealt: Counter[int] = Counter()
    for event in events:
        match event:
            case RoundBegan():
                dealt.clear()
            case Dealt(cards=cards):
                dealt.update(cards)
                assert set(dealt.values()) == {1}


def test_the_page_numbers_all_rules() -> None:
    tens = [(1, 6), (10, 12), (20, 31), (40, 43), (45, 47), (50, 55), (60, 63), (65, 66), (70, 74)]
    companion = (80, 85)
    numbers = [number for first, last in (*tens, companion) for number in range(first, last + 1)]

    assert [f"XO-{number:02}" for number in (*numbers, 90)] == [
        number for number in all_rules() if number.startswith("XO-")
    ]
