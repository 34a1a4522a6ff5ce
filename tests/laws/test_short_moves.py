"""What clients are told of their moves is what the rules allow."""

import pytest

from knobel.catalog import GAMES
from tests.laws.laws import for_all
from tests.laws.runs import Run, seats_of


@pytest.mark.parametrize("game", ["vier3d", "xobrainer"])
def test_the_short_moves_are_the_legal_actions(game: str) -> None:
    """X-Code has a shorter form, and a test of its own."""
    definition = GAMES[game]

    def look(run: Run) -> None:
        for moment in run.moments:
            state = moment.step.state
            for seat in seats_of(definition, run.config):
                legal = definition.game.legal_actions(state, seat)
                assert [definition.write_action(action) for action in legal] == (
                    definition.short_moves(state, seat)
                )

    for_all(definition, look, 40)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_surely_has_the_same_moves_has_them(game: str) -> None:
    definition = GAMES[game]
    found = 0

    def look(run: Run) -> None:
        nonlocal found
        for before, _, step in run.moments:
            for seat in seats_of(definition, run.config):
                if definition.has_same_moves(before, step.state, seat):
                    found += 1
                    same = definition.short_moves(before, seat)
                    assert same == definition.short_moves(step.state, seat)

    for_all(definition, look, 40)
    assert found
