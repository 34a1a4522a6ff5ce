"""How strong the levels are, by games between players.  Figures are in `bench`."""

import pytest

from knobel.bots import Budget
from knobel.bots.vier3d import player
from knobel.games.vier3d import Config
from tests.bots.arena import (
    BALANCED,
    FIRST,
    TWO_PLAYER_GAMES,
    Rolls,
    blind,
    bot,
    compete,
    near_sighted,
)

SMALL = Budget(700)
"""Less than the middle level is given in play: what it can do with this, it can do with more."""


@pytest.mark.parametrize("config", TWO_PLAYER_GAMES)
def test_a_child_that_looks_one_ball_ahead_beats_the_weakest(config: Config) -> None:
    score = compete(config, 200, bot(player("seedling"), Rolls(1)), near_sighted(Rolls(2)))

    assert score.losses >= 140


@pytest.mark.parametrize("config", [FIRST, BALANCED])
def test_the_middle_level_beats_blind_play_200_times_of_200(config: Config) -> None:
    score = compete(config, 200, bot(player("oak"), Rolls(1), SMALL), blind(Rolls(2)))

    assert score == (200, 0, 0)


@pytest.mark.parametrize("config", [FIRST, BALANCED])
@pytest.mark.parametrize(("strong", "weak"), [("sapling", "seedling"), ("oak", "sapling")])
def test_a_level_beats_the_one_below(strong: str, weak: str, config: Config) -> None:
    minds = (bot(player(strong), Rolls(1)), bot(player(weak), Rolls(2)))
    score = compete(config, 20, *minds, openings=4)

    assert score.wins >= 14
