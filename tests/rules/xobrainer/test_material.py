"""What there is to play with, and who plays."""

from typing import TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from knobel.catalog import Unreadable
from knobel.catalog import xobrainer as xobrainer_files
from knobel.games import xobrainer
from knobel.games.xobrainer import Card, Config, Deck, Layout, Map, Mission, TimeBomb, Trap
from knobel.games.xobrainer.board import SQUARES
from knobel.games.xobrainer.table import Bag
from tests.kit.numbered import ROOT
from tests.kit.xobrainer import (
    BASE,
    DECK,
    DEFINITION,
    LAYOUT,
    after,
    begin,
    config,
    drawing,
    drawn,
    play,
    refused,
    tick,
)

Reason: TypeAlias = tuple[str, dict[str, object]]


@pytest.mark.rule("XO-01")
def test_xo_01_each_side_has_24_pieces_of_its_colour_and_8_of_the_other() -> None:
    board = begin().board

    for side, (main, other) in enumerate((("X", "x"), ("O", "o"))):
        lineup, bag = board.lineups[side], board.bags[side]
        assert lineup.count(main) + bag.main == 24
        assert lineup.count(other) + bag.other == 8


@pytest.mark.rule("XO-01")
def test_xo_01_the_pieces_are_crosses_and_rings_green_and_pink() -> None:
    state = after("a1 a3 b1 b3 c1 c3 h1 h3")

    expected = drawn("""
        3  O O O . . . . o . .
        1  X X X . . . . x . .
    """)
    assert expected == drawing(state)


@pytest.mark.rule("XO-02")
def test_xo_02_the_default_layout_has_dots_on_100_squares_and_four_knockout_squares() -> None:
    expected = """
        4 4 4 3 3 3 3 4 4 4
        4 K 3 3 2 2 3 3 K 4
        4 3 2 2 2 2 2 2 3 4
        3 3 2 2 1 1 2 2 3 3
        3 2 2 1 1 1 1 2 2 3
        3 2 2 1 1 1 1 2 2 3
        3 3 2 2 1 1 2 2 3 3
        4 3 2 2 2 2 2 2 3 4
        4 K 3 3 2 2 3 3 K 4
        4 4 4 3 3 3 3 4 4 4
    """
    assert expected.split() == [sign for row in LAYOUT.rows for sign in row]
    assert LAYOUT.knockouts == {"b2", "i2", "b9", "i9"}
    assert (LAYOUT.dots("a1"), LAYOUT.dots("e5"), LAYOUT.dots("c9")) == (4, 1, 3)
    assert len(SQUARES) == 100


@pytest.mark.rule("XO-02")
def test_xo_02_calm_and_wild_have_other_knockout_squares() -> None:
    calm, wild = xobrainer_files.layout("calm"), xobrainer_files.layout("wild")

    assert xobrainer_files.layout_names() == ["calm", "default", "wild"]
    assert calm.knockouts == {"a1", "j1", "a10", "j10"}
    assert wild.knockouts == {"c3", "h3", "c8", "h8"}
    for layout in (calm, wild):
        assert [layout.dots(square) for square in ("b2", "i2", "b9", "i9")] == [3, 3, 3, 3]
        others = set(SQUARES) - calm.knockouts - wild.knockouts - LAYOUT.knockouts
        assert all(layout.dots(square) == LAYOUT.dots(square) for square in others)


@pytest.mark.rule("XO-02")
@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (LAYOUT.rows[:9], ("layout-size", {})),
        ((*LAYOUT.rows[:9], "44433334445"), ("layout-size", {})),
        ((*LAYOUT.rows[:9], "444?333444"), ("layout-signs", {"sign": "?"})),
        ((*LAYOUT.rows[:9], "K443333444"), ("layout-knockouts", {"count": 5})),
    ],
)
def test_xo_02_a_layout_of_ones_own_is_checked(rows: tuple[str, ...], reason: Reason) -> None:
    layout = {"name": "mine", "rows": rows}

    assert reason == refused(xobrainer_files.read_layout, msgspec.json.encode(layout))
    assert reason == refused(DEFINITION.read_config, {"layout": layout})


@pytest.mark.rule("XO-02")
def test_xo_02_a_layout_of_ones_own_is_played_on() -> None:
    rows = ("9" * 10,) * 9 + ("KKKK999999",)
    mine = DEFINITION.read_config({"layout": {"name": "mine", "rows": rows}})
    state = after("e5 a2 f5 b2 g5 c2 h5 d2 i5 e8 d5", mine)

    assert state.last is not None
    assert state.last.award is not None
    assert state.last.award.points == 45


@pytest.mark.rule("XO-03")
def test_xo_03_the_deck_has_25_cards_that_share_all_squares_between_them() -> None:
    assert len(DECK.cards) == 25
    assert sorted(SQUARES) == sorted(square for card in DECK.cards for square in card.squares)
    for card in DECK.cards:
        assert (len(card.white), len(card.purple)) == (3, 1)
        assert LAYOUT.knockouts.isdisjoint(card.white)


def _changed(number: int, card: Card) -> tuple[Card, ...]:
    return (*DECK.cards[:number], card, *DECK.cards[number + 1 :])


@pytest.mark.rule("XO-03")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (DECK.cards[:24], ("deck-size", {"count": 24})),
        (
            _changed(0, Card(("a1", "f6", "j3", "e9"), ())),
            ("deck-white", {"card": 1, "count": 4}),
        ),
        (
            _changed(1, Card(("a10", "b6"), ("j6", "c3"))),
            ("deck-white", {"card": 2, "count": 2}),
        ),
        (_changed(2, Card(("a3", "c8"), ("j7",))), ("deck-marks", {"card": 3, "count": 3})),
        (_changed(3, Card(("a4", "e6", "a1"), ("f3",))), ("deck-square-twice", {"square": "a1"})),
        (_changed(0, Card(("a1", "a1", "j3"), ("e9",))), ("deck-square-twice", {"square": "a1"})),
    ],
)
def test_xo_03_a_deck_is_refused_with_a_reason(cards: tuple[Card, ...], reason: Reason) -> None:
    deck = {"name": "mine", "cards": cards}

    assert reason == refused(xobrainer_files.read_deck, msgspec.json.encode(deck))
    assert reason == refused(DEFINITION.read_config, {"deck": msgspec.to_builtins(deck)})


@pytest.mark.rule("XO-03")
def test_xo_03_a_mark_beside_the_board_is_found_by_its_place() -> None:
    deck = {"name": "mine", "cards": _changed(2, Card(("a3", "c8", "k4"), ("j7",)))}

    with pytest.raises(msgspec.ValidationError, match=r"at `\$.cards\[2\].white\[2\]`"):
        xobrainer_files.read_deck(msgspec.json.encode(deck))


@pytest.mark.rule("XO-03")
def test_xo_03_a_card_marks_squares_of_the_board_in_both_colours() -> None:
    beside = _changed(2, Card(("a3", "c8", "k4"), ("j7",)))
    white = _changed(0, Card(("a1", "f6", "j3", "e9"), ()))

    assert ("deck-square", {"card": 3, "square": "k4"}) == refused(Deck, "mine", beside)
    assert ("deck-colours", {"card": 1}) == refused(Deck, "mine", white, "free")


@pytest.mark.rule("XO-03")
def test_xo_03_on_a_knockout_square_only_a_purple_mark_can_be_met() -> None:
    swapped = replace(DECK, cards=_changed(4, Card(("a5", "h8", "b9"), ("i4",))))

    expected = ("deck-knockout", {"card": 5, "square": "b9"})
    assert expected == refused(Config, LAYOUT, swapped, (Map(),))


@pytest.mark.rule("XO-03")
def test_xo_03_on_another_layout_white_marks_on_knockout_squares_swap_with_purple() -> None:
    calm = xobrainer_files.layout("calm")
    fitted = DEFINITION.read_config({"layout": "calm", "variants": [{"type": "mission"}]}).deck

    assert fitted == DECK.fitted_to(calm)
    assert Card(("a1", "f6", "j3"), ("e9",)) == DECK.cards[0]
    assert Card(("e9", "f6", "j3"), ("a1",)) == fitted.cards[0]
    for layout in ("calm", "wild"):
        board = xobrainer_files.layout(layout)
        for before, card in zip(DECK.cards, DECK.fitted_to(board).cards, strict=True):
            assert set(before.squares) == set(card.squares)
            assert board.knockouts.isdisjoint(card.white)


@pytest.mark.rule("XO-03")
def test_xo_03_cards_need_a_deck_and_names_must_be_known() -> None:
    assert ("deck-needed", {}) == refused(Config, LAYOUT, None, (Trap(),))
    assert ("no-such-layout", {"name": "steep"}) == refused(
        xobrainer_files.resolve_config, {"layout": "steep"}
    )
    assert ("no-such-deck", {"name": "tarot"}) == refused(
        xobrainer_files.resolve_config, {"deck": "tarot"}
    )
    with pytest.raises(Unreadable):
        DEFINITION.read_config({"layout": 7})
    assert xobrainer_files.resolve_config("nonsense") == "nonsense"
    assert xobrainer_files.deck_names() == ["default"]
    assert DEFINITION.read_config({}).deck is None


@pytest.mark.rule("XO-04")
def test_xo_04_seats_alternate_between_the_sides_as_far_as_they_go() -> None:
    assert xobrainer.sides(BASE) == (0, 1)
    assert xobrainer.sides(config(teams=(2, 2))) == (0, 1, 0, 1)
    assert xobrainer.sides(config(teams=(3, 1))) == (0, 1, 0, 0)
    assert xobrainer.sides(config(teams=(1, 3))) == (0, 1, 1, 1)


@pytest.mark.rule("XO-04")
def test_xo_04_the_players_of_a_team_take_turns() -> None:
    state = begin(config(teams=(2, 3)))
    seats = []
    for square in "a1 a3 b1 b3 c1 c3 h1 h3".split():
        seats.append(state.to_move)
        state = play(state, square)

    assert seats == [0, 1, 2, 3, 0, 4, 2, 1]


@pytest.mark.rule("XO-04")
def test_xo_04_the_rotation_goes_on_in_the_next_round() -> None:
    state = begin(config(teams=(2, 2)))
    state = play(state, "c5 a1 d5 b1 e5 c1 a7 d1 f5 e1")  # the fifth ring of five: O wins

    assert state.round == 2
    assert (state.taken, state.to_move) == ((5, 5), 2)  # X begins, and it is its second player's


@pytest.mark.rule("XO-04")
def test_xo_04_a_turn_lost_by_time_bomb_counts_as_taken() -> None:
    state = begin(config(TimeBomb(10), teams=(2, 1)))
    assert state.to_move == 0
    state = tick(state, 10_000).state  # X1 sleeps
    state = play(state, "a1", 11_000)

    assert state.to_move == 2


@pytest.mark.rule("XO-04")
def test_xo_04_more_than_three_a_side_only_as_an_option_and_eight_in_all() -> None:
    assert ("large-team", {"most": 3}) == refused(config, teams=(4, 1))
    assert len(xobrainer.sides(config(teams=(3, 3)))) == 6
    assert len(xobrainer.sides(config(teams=(7, 1), large_teams=True))) == 8
    nine = refused(config, teams=(5, 4), large_teams=True)
    assert ("too-many-players", {"most": 8}) == nine
    assert ("empty-team", {}) == refused(config, teams=(0, 2))


@pytest.mark.rule("XO-05")
def test_xo_05_a_group_too_large_for_a_table_plays_a_tournament_and_the_page_says_so() -> None:
    page = (ROOT / "docs" / "rules" / "xobrainer.md").read_text("utf-8")
    rule = page.partition("**XO-05**")[2].partition("- **XO-06**")[0]

    for fact in ("tournament", "10 years", "two players", "5 to 60 minutes"):
        assert fact in " ".join(rule.split())
    assert "too-many-players" == refused(config, teams=(6, 3), large_teams=True)[0]


@pytest.mark.rule("XO-06")
def test_xo_06_everybody_sees_points_sets_line_ups_and_what_is_left_in_the_bags() -> None:
    state = after("a1 a10 b1 b10 c1 c10 d1 d10 h5")  # X has its second four, one of it played
    for viewer in (0, 1, None):
        view = xobrainer.view_for(state, viewer)

        assert (view.points, view.sets) == ((0, 0), (0, 0))
        assert view.lineups == ("XXx", "OOOo")
        assert view.bags == (Bag(18, 6), Bag(18, 6))


@pytest.mark.rule("XO-06")
def test_xo_06_the_markers_move_with_the_score() -> None:
    state = after("c5 a1 d5 b1 e5 c1 a7 d1 f5 f1 g5")
    view = xobrainer.view_for(state, None)

    assert (view.points, view.sets, view.round, view.set) == ((6, 0), (0, 0), 2, 1)


def test_a_configuration_can_be_left_to_itself() -> None:
    assert DEFINITION.read_config({}) == BASE
    everything = {"variants": [{"type": "random"}, {"type": "trap"}, {"type": "map"}]}
    assert DEFINITION.read_config(everything) == config(Map(), Trap(), xobrainer.Random())
    stored = msgspec.to_builtins(config(Mission()))
    assert DEFINITION.read_config(stored) == config(Mission())
    assert isinstance(DEFINITION.read_config({"deck": "default"}).deck, Deck)
    assert isinstance(LAYOUT, Layout)
