"""What the player answers, seen from outside: views and actions only."""

import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from knobel.bots import Bot, BotLevel, Budget, Choice
from knobel.bots.vier3d import LEVELS, Player, engine_maker, player, reference
from knobel.bots.vier3d.search import Engine
from knobel.core.dice import Dice, Tape
from knobel.core.game import Forfeit, Move
from knobel.games import vier3d
from knobel.games.vier3d import Config, Drop, State, View
from knobel.games.vier3d.lines import RODS
from tests.bots.arena import BALANCED, FIRST, FREE, NONE, THREE, Rolls, begin, drop, legal, wander

ALL_GAMES = (FIRST, BALANCED, FREE, NONE, THREE)
STRONG = LEVELS[-1]
ENGINES = (engine_maker(), lambda _nodes: reference.Reference())


def _played(config: Config, rods: str) -> State:
    """The position after own balls on these rods, in turns."""
    state = begin(config)
    for rod in rods.split():
        state = drop(state, Drop(rod, state.turn))
    return state


def _choose(state: State, one: Player, budget: Budget, dice: Dice | None = None) -> Choice[Drop]:
    view = vier3d.view_for(state, state.to_move)
    return one.choose(view, legal(state), budget, dice or Rolls(1))


def test_a_player_is_a_bot() -> None:
    bot: Bot[View, Drop] = player("oak")

    assert bot is not None


def test_five_levels_from_friendly_to_strong_spend_more_and_more() -> None:
    names = [level.name for level in LEVELS]
    nodes = [level.budget.nodes for level in LEVELS]

    assert names == ["seedling", "sapling", "oak", "redwood", "worldtree"]
    assert nodes == sorted(nodes)


@pytest.mark.parametrize("config", ALL_GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_moves_in_every_game(level: BotLevel, config: Config) -> None:
    one = Player(level)
    for plies in range(0, 64, 7):
        state = wander(config, plies, Rolls(plies))
        if state.to_move is None:
            continue
        choice = _choose(state, one, Budget(2_000))

        assert choice.action in legal(state)
        assert -1 <= choice.value <= 1
        assert choice.nodes <= 2_000 + 32


# What it sees


@pytest.mark.parametrize("engine", ENGINES)
def test_it_completes_a_line_at_once_and_knows_that_it_has_won(
    engine: Callable[[int], Engine],
) -> None:
    state = _played(FIRST, "a1 a4 b1 b4 c1 c4")

    choice = _choose(state, Player(STRONG, engine), Budget(300))

    assert (choice.action.rod, choice.value) == ("d1", 1.0)


@pytest.mark.parametrize("engine", ENGINES)
def test_it_blocks_a_line_that_the_other_would_complete(engine: Callable[[int], Engine]) -> None:
    state = _played(FIRST, "a1 b2 b1 d4 c1")

    choice = _choose(state, Player(STRONG, engine), Budget(300))

    assert choice.action == Drop("d1", state.turn)


def test_two_open_ends_are_lost_and_it_knows() -> None:
    # Red has three in the front row and three in the left column: d1 and a4 both win.
    state = _played(FIRST, "a1 b2 b1 c2 c1 b3 a2 d3 a3")

    choice = _choose(state, Player(STRONG), Budget(1_000))

    assert choice.value == -1.0


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("config", [BALANCED, FREE, NONE])
def test_it_takes_a_line_with_an_own_ball(config: Config, engine: Callable[[int], Engine]) -> None:
    state = _played(config, "a1 a4 b1 b4 c1 c3")

    choice = _choose(state, Player(STRONG, engine), Budget(300))

    assert choice.action == Drop("d1", state.turn)


def test_where_the_choice_is_free_it_keeps_its_hands_off_yellow() -> None:
    for plies in range(60):
        state = wander(FREE, plies, Rolls(plies))

        assert not _choose(state, Player(STRONG), Budget(500)).action.yellow


def test_it_plays_yellow_once_it_has_no_other_ball() -> None:
    rods = [rod for level in range(2) for rod in RODS]
    state = begin(BALANCED)
    for number in range(44):  # both spend their own balls first
        rod = (rods + rods)[number]
        drops = [d for d in legal(state) if d.rod == rod]
        state = drop(state, min(drops, key=lambda d: d.yellow))

    choice = _choose(state, Player(STRONG), Budget(500))

    assert state.stock[0].own == 0
    assert choice.action.yellow


def test_with_one_of_three_gone_the_others_are_played_on() -> None:
    state = wander(THREE, 20, Rolls(1))
    assert state.to_move is not None
    gone = (state.to_move + 1) % 3
    state = vier3d.apply(state, Move(gone, Forfeit(), 0), Tape()).state
    while state.to_move is not None:
        state = drop(state, _choose(state, Player(STRONG), Budget(300)).action)

    outcome = vier3d.outcome(state)
    assert outcome is not None
    assert outcome.places[gone] == 2


def test_three_of_them_play_a_game_to_its_end() -> None:
    state = begin(THREE)
    while state.to_move is not None:
        state = drop(state, _choose(state, Player(LEVELS[2]), Budget(300)).action)

    assert state.filled == reference.FULL


# What it spends


@pytest.mark.parametrize("config", ALL_GAMES)
def test_the_same_nodes_and_the_same_dice_give_the_same_choice(config: Config) -> None:
    for level in LEVELS:
        for plies in (0, 6, 11):
            state = wander(config, plies, Rolls(plies))
            once = _choose(state, Player(level), Budget(20_000), Rolls(7))
            again = _choose(state, Player(level), Budget(20_000, 60_000), Rolls(7))

            assert once == again


def test_the_dice_decide_between_equal_moves() -> None:
    first = {_choose(begin(FIRST), player("oak"), Budget(500), Rolls(n)).action for n in range(20)}

    assert len(first) > 3


@pytest.mark.parametrize("config", ALL_GAMES)
def test_time_ends_a_search_that_has_nodes_left(config: Config) -> None:
    state = wander(config, 8, Rolls(3))
    begun = time.process_time()
    choice = _choose(state, Player(STRONG), Budget(1 << 40, 100))
    spent = time.process_time() - begun

    assert choice.action in legal(state)
    assert spent < 0.5  # 0.1 s and a slice; a busy machine makes it less, not more


def test_the_reference_too_keeps_to_its_time() -> None:
    slow = Player(STRONG, lambda _nodes: reference.Reference())
    state = wander(BALANCED, 8, Rolls(3))
    begun = time.process_time()
    choice = _choose(state, slow, Budget(1 << 40, 100))
    spent = time.process_time() - begun

    assert choice.action in legal(state)
    assert spent < 0.5


# Where numba is, and where it is not


def _run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.strip()


def test_importing_the_bots_loads_no_numba() -> None:
    program = "import sys, knobel.bots.vier3d; print('numba' in sys.modules)"

    assert _run(program) == "False"


def test_without_numba_the_reference_plays() -> None:
    program = """
import sys
sys.modules["numba"] = None
from knobel.bots.vier3d import engine_maker
print(type(engine_maker()(1)).__name__)
"""

    assert _run(program) == "Reference"
