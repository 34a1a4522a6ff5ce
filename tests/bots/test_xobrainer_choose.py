"""What the player answers, seen from outside: views and actions only."""

import subprocess
import sys
import time

import pytest
from msgspec.structs import replace

from knobel.bots import Bot, Budget, Choice
from knobel.bots.xobrainer import LEVELS, Player, alike, engine_maker, player
from knobel.bots.xobrainer.reference import Reference
from knobel.bots.xobrainer.search import MakeEngine
from knobel.core.game import Move
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Action,
    Config,
    Layout,
    Length,
    Map,
    Mission,
    PlacePiece,
    Points,
    Random,
    Rounds,
    Seen,
    Sets,
    SingleRound,
    State,
    TimeBalance,
    TimeBomb,
    Trap,
    Variant,
    View,
)
from knobel.games.xobrainer.board import INDEX, SQUARES
from knobel.games.xobrainer.events import Hand, Hands
from tests.kit.rolls import Rolls
from tests.kit.xobrainer import all_mixes, begin, card_with, config, laid, tick, with_cards

STRONG = LEVELS[-1]
ENGINES = (engine_maker(), Reference)
SINGLE = config(length=SingleRound())
EVERYTHING = (Map(), Mission(), Trap(), Random(), TimeBomb(20))


def _choose(
    state: State,
    one: Player | None = None,
    budget: Budget | None = None,
    number: int = 1,
) -> Choice[Action]:
    assert state.to_move is not None
    view = xobrainer.view_for(state, state.to_move)
    legal = xobrainer.legal_actions(state, state.to_move)
    chosen = one or Player(STRONG)
    return chosen.choose(view, legal, budget or Budget(4_000), Rolls(number))


def _square(state: State, one: Player | None = None, budget: Budget | None = None) -> str:
    action = _choose(state, one, budget).action
    assert isinstance(action, PlacePiece)
    return action.square


def test_a_player_is_a_bot() -> None:
    bot: Bot[View, Action] = player("oak")

    assert bot is not None


def test_five_levels_from_friendly_to_strong() -> None:
    names = [level.name for level in LEVELS]
    nodes = [level.budget.nodes for level in LEVELS]
    slips = [level.slips for level in LEVELS]

    assert names == ["seedling", "sapling", "oak", "redwood", "worldtree"]
    assert nodes == sorted(nodes)
    assert slips == sorted(slips, reverse=True)


# Positions with one answer


@pytest.mark.parametrize("make", ENGINES)
def test_it_completes_five(make: MakeEngine) -> None:
    state = laid(
        """
        6  . . . O O O O . . .
        5  . . . X X X X . . .
        """,
        SINGLE,
    )

    choice = _choose(state, Player(STRONG, make), Budget(100))

    assert choice.action in {PlacePiece("c5", state.turn), PlacePiece("h5", state.turn)}
    assert choice.value > 0.9


@pytest.mark.parametrize("make", ENGINES)
def test_it_blocks_a_four(make: MakeEngine) -> None:
    state = laid(
        """
        6  . . X O O O O . . .
        5  . . . X . X X . . .
        4  . . . . X . . . . .
        """,
        SINGLE,
    )

    assert _square(state, Player(STRONG, make), Budget(200)) == "h6"


@pytest.mark.parametrize("make", ENGINES)
def test_five_of_one_colour_are_seen_as_well(make: MakeEngine) -> None:
    state = laid(
        """
        6  . . . X o X o . . .
        5  . . . O O . . . . .
        """,
        SINGLE,
    )

    assert _square(state, Player(STRONG, make), Budget(200)) in {"c6", "h6"}


@pytest.mark.parametrize("make", ENGINES)
def test_it_does_not_complete_the_other_sides_row(make: MakeEngine) -> None:
    """XO-25: with a pink cross in hand, both ends of four pink pieces are deadly."""
    state = laid(
        """
        6  . . . O x O O . . .
        5  . . . . X X X . . .
        """,
        SINGLE,
        lineups=("x", "OOOo"),
    )

    assert _square(state, Player(STRONG, make), Budget(200)) not in {"c6", "h6"}


@pytest.mark.parametrize("make", ENGINES)
def test_it_prefers_the_knockout_row(make: MakeEngine) -> None:
    """XO-42: b9 is a knockout square, the other four are worth dots only."""
    state = laid(
        """
        9  . x X X X . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . . O O . . O . .
        5  . . . O . O . O . .
        4  . X X X X . . . . .
        """,
        config(length=Sets(5)),
    )

    assert _square(state, Player(STRONG, make), Budget(200)) == "f9"


@pytest.mark.parametrize("make", ENGINES)
def test_among_rows_it_takes_the_one_with_more_dots(make: MakeEngine) -> None:
    state = laid(
        """
        10  . . . X X X X . . .
        9   . . . . . O O . . .
        8   . . . . . . . . . .
        7   . . . . . . . . . .
        6   . . . . O O . . . .
        5   . . . X X X X . . .
        """,
        config(length=Sets(5)),
    )

    assert _square(state, Player(STRONG, make), Budget(200)) in {"c10", "h10"}


def test_a_row_that_wins_the_set_is_worth_more_than_one_that_does_not() -> None:
    few, many = (
        replace(
            laid("5  . . . X X X X . . .", config(length=Sets(5))),
            points=points,
        )
        for points in ((0, 0), (19, 0))
    )

    assert _choose(many).value > _choose(few).value + 0.05


def test_it_makes_the_colour_four_that_cannot_be_blocked() -> None:
    """The other side's next piece is a green ring: on c5 or h5 it would complete the green row."""
    state = laid(
        """
        5  . . . X o X . . . .
        2  . . . . . . O O . .
        """,
        SINGLE,
        lineups=("XX", "oOOO"),
    )

    choice = _choose(state)

    assert choice.action in {PlacePiece(f"{column}5", state.turn) for column in "bcgh"}
    assert choice.value > 0.9


def test_it_wins_by_fours_when_nothing_else_would_do() -> None:
    """The rings are about to make an open four; one piece that makes two fours comes first."""
    state = laid(
        """
        9  . . . O . . . . . .
        8  . . . X . . . . . .
        7  . . . X . . . . . .
        6  . . . X . . . . . .
        5  . . . . X X X O . .
        4  . . . . . . . . . .
        3  . . . . O O O . . .
        """,
        SINGLE,
        lineups=("XXX", "OOO"),
    )

    choice = _choose(state)

    assert choice.action == PlacePiece("d5", state.turn)
    assert choice.value > 0.9


def test_it_does_not_lay_a_main_piece_on_a_knockout_square() -> None:
    state = laid("9  . . x x x x . . . .", SINGLE, lineups=("X", "O"))

    choice = _choose(state)

    assert choice.action == PlacePiece("g9", state.turn)


def test_with_a_mission_at_hand_it_wins_at_once_if_the_option_says_so() -> None:
    """XO-63 in the Dutch reading: the fourth piece of the own card is enough."""
    settings = config(Mission("four-pieces"), length=SingleRound())
    state = begin(settings)
    card = settings.cards[card_with("e5")]
    last, *others = card.white
    drawing = "\n".join(
        f"{row}  {' '.join(_sign(f'{column}{row}', others, card.purple) for column in 'abcdefghij')}"
        for row in range(10, 0, -1)
    )
    state = with_cards(laid(drawing, settings), "mission", card_with("e5"), card_with("a1"))

    assert _square(state) == last


def _sign(square: str, white: list[str], purple: tuple[str, ...]) -> str:
    return "X" if square in white else "x" if square in purple else "."


# Every mix


@pytest.mark.parametrize("mix", all_mixes())
def test_it_plays_every_mix_by_the_rules(mix: tuple[Variant, ...]) -> None:
    """An illegal move would raise; lengths, teams and layouts vary along."""
    number = all_mixes().index(mix)
    lengths: tuple[Length, ...] = (Sets(1), Rounds(2), SingleRound(), Points(15))
    teams = ((1, 1), (2, 1), (3, 3))[number % 3]
    rows = ("best", "all")[number % 2]
    settings = config(*mix, length=lengths[number % 4], teams=teams, rows=rows)
    players = [Player(LEVELS[(number + side) % 5]) for side in (0, 1)]
    dice = Rolls(number)
    state = begin(settings)
    moves = 0
    while state.end is None:
        for seat in range(len(settings.sides)):
            legal = xobrainer.legal_actions(state, seat)
            if legal:
                view = xobrainer.view_for(state, seat)
                choice = players[settings.sides[seat]].choose(view, legal, Budget(60), dice)
                assert choice.action in legal
                assert -1 <= choice.value <= 1
                state = xobrainer.apply(state, Move(seat, choice.action, moves), dice).state
                moves += 1
    assert moves > 3


def test_the_reference_plays_the_fullest_mix_too() -> None:
    settings = config(*EVERYTHING, length=SingleRound())
    state, dice = begin(settings), Rolls(3)
    slow = Player(LEVELS[2], Reference)
    for _ in range(3):
        if state.end is None:
            action = _choose(state, slow, Budget(5)).action
            state = xobrainer.apply(state, Move(state.to_move, action, 0), dice).state


def test_a_result_is_confirmed_at_once() -> None:
    state = laid("5  . . . X X X X . . .", config(TimeBomb(20)))
    state = xobrainer.apply(
        state, Move(state.to_move, PlacePiece("h5", state.turn), 0), Rolls(1)
    ).state
    choice = player("oak").choose(
        xobrainer.view_for(state, 0), xobrainer.legal_actions(state, 0), Budget(10), Rolls(1)
    )

    assert choice.action == Seen(state.round)
    assert choice.pause == 0


# What it may not know


@pytest.mark.parametrize("number", range(6))
def test_cards_it_cannot_see_change_nothing(number: int) -> None:
    settings = config(*EVERYTHING, length=Sets(3))
    state, dice = begin(settings), Rolls(number)
    for _ in range(4 + number):
        if state.end is None and state.to_move is not None:
            action = _choose(state, Player(LEVELS[1]), Budget(60), number).action
            state = xobrainer.apply(state, Move(state.to_move, action, 0), dice).state
    assert state.to_move is not None
    choices = {_choose(other).action for other in (state, *_with_other_secrets(state))}

    assert len(choices) == 1


def _with_other_secrets(state: State) -> list[State]:
    """The same match with other cards and another deck where the seat on turn can't look."""
    others = []
    spare = list(state.board.deck)
    for shift in (1, 3):
        notes = list(state.notes)
        cards = iter(spare[shift:])
        for index, note in enumerate(notes):
            if isinstance(note, Hands):
                notes[index] = Hands(
                    tuple(
                        hand if state.to_move in hand.seats else Hand(hand.seats, next(cards))
                        for hand in note.hands
                    )
                )
        board = replace(state.board, deck=state.board.deck[::-1])
        others.append(replace(state, notes=tuple(notes), board=board))
    return others


# What it spends


@pytest.mark.parametrize("settings", [SINGLE, config(*EVERYTHING, length=Sets(3))])
def test_the_same_nodes_and_the_same_dice_give_the_same_choice(settings: Config) -> None:
    state, dice = begin(settings), Rolls(5)
    for _ in range(7):
        once = [_choose(state, Player(level), level.budget, 7) for level in LEVELS]
        again = [
            _choose(state, Player(level), Budget(level.budget.nodes, 60_000), 7) for level in LEVELS
        ]
        assert once == again
        state = xobrainer.apply(state, Move(state.to_move, once[-1].action, 0), dice).state
        if state.end is not None:
            break


def test_the_dice_decide_how_a_round_begins() -> None:
    state = begin(SINGLE)
    first = {_choose(state, player("worldtree"), Budget(500), n).action for n in range(20)}

    assert len(first) > 2


def test_equal_squares_are_those_that_the_layout_makes_equal() -> None:
    rows = [row.replace("K", "2") for row in SINGLE.layout.rows[1:9]]
    lopsided = Layout("lopsided", ("KK11111111", *rows, "1111KK1111"))

    assert {SQUARES[s] for s in alike(SINGLE.layout, INDEX["a1"])} == {"a1", "a10", "j1", "j10"}
    assert len(alike(SINGLE.layout, INDEX["f7"])) == 8
    assert alike(lopsided, INDEX["f7"]) == [INDEX["f7"]]


@pytest.mark.parametrize("make", ENGINES)
def test_time_ends_a_search_that_has_nodes_left(make: MakeEngine) -> None:
    state = laid(
        """
        6  . . . O . O . . . .
        5  . . . X . X . . . .
        """,
        SINGLE,
    )
    begun = time.process_time()
    choice = _choose(state, Player(STRONG, make), Budget(1 << 40, 100))
    spent = time.process_time() - begun

    assert isinstance(choice.action, PlacePiece)
    assert spent < 1.5  # 0.1 s and a slice; a busy machine makes it less, not more


# How long it takes


def _pauses(state: State, name: str = "oak") -> list[int]:
    return [_choose(state, player(name), Budget(50), number).pause for number in range(30)]


def test_it_takes_as_long_as_a_person_would() -> None:
    pauses = _pauses(begin(SINGLE))

    assert min(pauses) >= 800
    assert max(pauses) <= 3_500
    assert len(set(pauses)) > 10


def test_a_row_that_lies_there_takes_less_time() -> None:
    quick = _pauses(laid("5  . . . X X X X . . .", SINGLE))

    assert max(quick) < 1_600


@pytest.mark.parametrize("seconds", [3, 5, 10, 600])
def test_it_never_lets_the_fuse_burn_out(seconds: int) -> None:
    pauses = _pauses(begin(config(TimeBomb(seconds))), "seedling")

    assert max(pauses) <= 400 * seconds


@pytest.mark.parametrize("waited", [0, 10_000, 19_000, 19_990])
def test_near_its_end_of_the_bar_it_hurries(waited: int) -> None:
    """Side 1 is on turn; what has been waited is what side 0 has left of the bar."""
    state = begin(config(TimeBalance(20)), first=0)
    state = xobrainer.apply(
        tick(state, waited).state, Move(0, PlacePiece("e5", state.turn), waited), Rolls(1)
    ).state
    state = xobrainer.apply(state, Move(1, PlacePiece("f6", state.turn), waited), Rolls(1)).state
    left = 20_000 - waited
    pauses = _pauses(state)

    assert max(pauses) <= left // 4
    assert waited > 0 or min(pauses) >= 2_000


# Where numba is, and where it is not


def _run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.strip()


def test_importing_the_bots_loads_no_numba() -> None:
    program = "import sys, knobel.bots.xobrainer; print('numba' in sys.modules)"

    assert _run(program) == "False"


def test_without_numba_the_reference_plays() -> None:
    program = """
import sys
sys.modules["numba"] = None
from knobel.bots.xobrainer import engine_maker
print(engine_maker().__name__)
"""

    assert _run(program) == "Reference"
