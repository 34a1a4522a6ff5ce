"""The cards, the table, the deal and the levels."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from knobel.catalog import Unreadable
from knobel.catalog import xcode as xcode_files
from knobel.core.clock import Hourglass
from knobel.core.dice import Tape
from knobel.core.game import Begin, Illegal, Move
from knobel.games import xcode
from knobel.games.xcode import Config, Level
from knobel.games.xcode.cards import SYMBOLS, deck_of
from knobel.games.xcode.events import SandStarted
from tests.kit.xcode import (
    DEFINITION,
    LEVELS,
    all_cards,
    begin,
    config,
    hand,
    leave,
    legal,
    refusal,
    step,
    table,
    tick,
    told,
)

BOX = deck_of(6, (6, 6))


@pytest.mark.rule("XC-01")
def test_xc_01_the_box_has_48_code_cards_12_time_cards_and_6_jokers() -> None:
    symbols = Counter(card[0] for card in BOX)

    assert sorted(SYMBOLS) == sorted("0123456789*#")
    assert symbols == {**dict.fromkeys(SYMBOLS, 4), "t": 12, "j": 6}
    assert len(BOX) == 66


@pytest.mark.rule("XC-02")
def test_xc_02_half_of_the_arrows_point_left_and_jokers_have_none() -> None:
    faces = Counter(BOX)

    assert {faces[f"{s}{arrow}"] for s in SYMBOLS for arrow in "<>"} == {2}
    assert (faces["t<"], faces["t>"], faces["j"]) == (6, 6, 6)
    assert len(faces) == 12 * 2 + 2 + 1


@pytest.mark.rule("XC-03")
def test_xc_03_there_are_twelve_fields_four_places_and_three_minutes() -> None:
    state = begin()
    view = xcode.view_for(state, None)

    assert len(SYMBOLS) == 12
    assert (view.pile, view.discards, view.top) == (63 - 12, 0, None)
    assert (view.cracked, view.times) == ((), ())
    assert view.sand == Hourglass(180_000, 180_000)


@pytest.mark.rule("XC-03")
@pytest.mark.parametrize("players", [-1, 0, 1, 9])
def test_xc_03_two_to_eight_can_play(players: int) -> None:
    with pytest.raises(Unreadable):
        DEFINITION.read_config({"players": players})
    assert [DEFINITION.read_config({"players": n}).players for n in range(2, 9)] == [*range(2, 9)]


@pytest.mark.rule("XC-04")
def test_xc_04_everybody_has_a_neighbour_on_each_side() -> None:
    for players in range(3, 9):
        state = begin(config(players))
        for seat in range(players):
            left, right = (seat + 1) % players, (seat - 1) % players
            view = xcode.view_for(state, seat)

            assert (view.left, view.right) == (left, right)
    assert xcode.sides(config(8)) == (0,) * 8


@pytest.mark.rule("XC-04")
def test_xc_04_of_two_each_is_both_neighbours_of_the_other() -> None:
    state = begin(config(2))

    assert [state.neighbours(seat) for seat in (0, 1)] == [(1, 1), (0, 0)]


@pytest.mark.rule("XC-04")
def test_xc_04_spectators_and_whoever_sits_alone_have_none() -> None:
    state = leave(begin(config(2)), 1).state

    assert state.neighbours(0) == (None, None)
    assert state.neighbours(1) == (None, None)
    assert xcode.view_for(state, None).left is None


@pytest.mark.rule("XC-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_xc_10_everybody_is_dealt_three_of_63_cards(players: int) -> None:
    state = begin(config(players))

    assert [len(cards) for cards in state.hands] == [3] * players
    assert len(state.pile) == 63 - 3 * players
    assert all_cards(state) == Counter(deck_of(3, (6, 6)))
    assert all_cards(state)["j"] == 3


@pytest.mark.rule("XC-10")
def test_xc_10_the_cards_are_shuffled() -> None:
    settings = config(2)
    deck = settings.level.deck
    first = xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), Tape(*[0] * 63)).state
    last = [62 - dealt for dealt in range(63)]
    turned = xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), Tape(*last)).state

    assert (*first.hands[0], *first.hands[1], *first.pile) == deck
    assert (*turned.hands[0], *turned.hands[1], *turned.pile) == deck[::-1]


@pytest.mark.rule("XC-11")
def test_xc_11_the_sand_begins_to_run_for_all_at_the_same_moment() -> None:
    state = begin(config(3, countdown=3))
    assert (state.sand, xcode.wake_at(state), state.began) == (None, 3_000, 3_000)
    assert [len(xcode.view_for(state, seat).hand) for seat in range(3)] == [3, 3, 3]
    assert refusal(state, "0: draw", 2_999) == "not-yet"
    assert legal(state, 1) == set()
    assert xcode.short_moves(state, 1) == ["say"]
    assert step(state, "1: say need 5", 100).state.heard[0][-1].about == "5"

    started = tick(state, 3_400)
    sand = Hourglass(180_000, 183_000)
    assert told(started.events, SandStarted) == [SandStarted(sand, 3_000)]
    assert xcode.view_for(started.state, 2).sand == sand
    assert "draw" in legal(started.state, 2)


@pytest.mark.rule("XC-11")
def test_xc_11_without_a_countdown_it_begins_with_the_deal() -> None:
    state = begin(config(3, countdown=0))

    assert (state.sand, state.began) == (Hourglass(180_000, 180_000), 0)
    assert refusal_of_begin(state) == "already-begun"
    assert Config(xcode_files.level("level-1")).countdown == 3


def refusal_of_begin(state: xcode.State) -> str:
    with pytest.raises(Illegal) as refused:
        xcode.apply(state, Move(None, Begin(), 0), Tape())
    return refused.value.code


# Levels


def _facts(level: Level) -> tuple[Any, ...]:
    return level.jokers, sum(level.time_cards), level.code_set, level.time_set, len(level.deck)


@pytest.mark.rule("XC-61", "XC-62", "XC-63", "XC-31")
def test_xc_61_the_levels_differ_in_jokers_time_cards_and_sets() -> None:
    assert [_facts(xcode_files.level(name)) for name in LEVELS] == [
        (3, 12, 3, 3, 63),
        (0, 9, 3, 3, 57),
        (0, 6, 3, 3, 54),
        (6, 3, 4, 3, 57),
    ]
    assert {xcode_files.level(name).sand for name in LEVELS} == {180}
    assert {xcode_files.level(name).dealt for name in LEVELS} == {3}


@pytest.mark.rule("XC-20", "XC-61", "XC-62", "XC-63")
@pytest.mark.parametrize(
    ("level", "limits"),
    [
        ("level-1", [10, 9, 8, 7, 6, 5, 5]),
        ("level-2", [10, 9, 8, 7, 6, 5, 5]),
        ("level-3", [9, 8, 7, 6, 5, 4, 4]),
        ("level-4", [10, 9, 8, 7, 6, 5, 5]),
    ],
)
def test_xc_20_the_limit_depends_on_how_many_play(level: str, limits: list[int]) -> None:
    assert [config(players, level).limit for players in range(2, 9)] == limits


@pytest.mark.rule("XC-62")
def test_xc_62_on_level_3_a_hand_is_full_one_card_earlier() -> None:
    cards = "1< 2< 3< 4< 5< 6< 7< 8<"
    level_2 = table(cards, "", "", settings=config(3, "level-2"))
    level_3 = table(cards, "", "", settings=config(3, "level-3"))

    assert len(hand(step(level_2, "0: draw").state, 0).split()) == 9
    assert refusal(level_3, "0: draw") == "hand-full"


@pytest.mark.rule("XC-64")
def test_xc_64_about_as_many_time_cards_point_left_as_right() -> None:
    arrows = [xcode_files.level(name).time_cards for name in LEVELS]

    assert arrows == [(6, 6), (5, 4), (3, 3), (2, 1)]
    assert all(abs(left - right) <= 1 for left, right in arrows)


# Levels of one's own


def test_a_level_of_ones_own_is_read_and_kept_with_the_match() -> None:
    own = {"name": "mine", "jokers": 1, "time_cards": [2, 2], "sand": 60}
    settings = DEFINITION.read_config({"level": own, "players": 2, "countdown": 0})

    assert len(begin(settings).pile) == 48 + 4 + 1 - 6
    assert begin(settings).sand == Hourglass(60_000, 60_000)
    assert settings == DEFINITION.read_config(msgspec.to_builtins(settings))
    assert xcode_files.read_level(msgspec.json.encode(own)) == settings.level


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"dealt": 5, "limits": [10, 9, 8, 7, 6, 5, 4]}, "level-deal"),
        ({"rules": [{"type": "rows"}, {"type": "rows"}]}, "level-rule-twice"),
        ({"rules": [{"type": "rows", "rows": ["123", "456"]}]}, "level-rows"),
        ({"rules": [{"type": "rows", "rows": ["", "123456", "789*0#"]}]}, "level-rows"),
        ({"rules": [{"type": "silence", "times": []}]}, "level-silence"),
        ({"rules": [{"type": "silence", "times": [[30, 20]]}]}, "level-silence"),
        ({"rules": [{"type": "silence", "times": [[10, 30], [20, 40]]}]}, "level-silence"),
        ({"rules": [{"type": "silence", "times": [[10, 4000]]}]}, "level-silence"),
    ],
)
def test_a_level_that_cannot_be_played_is_refused_with_a_reason(
    changes: dict[str, Any], code: str
) -> None:
    own = {"name": "mine", "jokers": 1, "time_cards": [2, 2], **changes}
    with pytest.raises(Illegal, match=code):
        DEFINITION.read_config({"level": own})


@pytest.mark.parametrize(
    "changes",
    [
        {"jokers": 7},
        {"jokers": -1},
        {"time_cards": [7, 0]},
        {"name": "Mine!"},
        {"code_set": 5},
        {"sand": 0},
        {"rules": [{"type": "no-such-rule"}]},
        {"unknown": 1},
    ],
)
def test_what_is_no_level_is_unreadable(changes: dict[str, Any]) -> None:
    own = {"name": "mine", "jokers": 1, "time_cards": [2, 2], **changes}
    with pytest.raises(Unreadable):
        DEFINITION.read_config({"level": own})


def test_a_level_nobody_knows_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        DEFINITION.read_config({"level": "level-9"})
    assert DEFINITION.read_config({}).level == xcode_files.level("level-1")
    with pytest.raises(Unreadable):
        DEFINITION.read_config("level-1")
