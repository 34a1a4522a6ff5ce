"""How variants go together: one deck, one clock, and what comes before what."""

import pytest
from msgspec.structs import replace

from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Map,
    Mission,
    Points,
    Random,
    Seen,
    TimeBalance,
    TimeBomb,
    Trap,
    Variant,
)
from knobel.games.xobrainer.events import (
    Awarded,
    Claimed,
    Dealt,
    RestBegan,
    RoundBegan,
    TurnBegan,
    WaitBegan,
)
from tests.kit.xobrainer import (
    DEFINITION,
    all_mixes,
    begin,
    card_with,
    config,
    laid,
    on_board,
    play,
    refusal,
    refused,
    resign,
    result,
    seen,
    step,
    tick,
    told,
    with_cards,
)

SIX = "5  . . X X . X X . . ."


def test_there_are_48_mixes_and_all_of_them_can_be_chosen() -> None:
    mixes = all_mixes()

    assert len({frozenset(map(type, mix)) for mix in mixes}) == 48
    assert all(config(*mix).variants == mix for mix in mixes)


def test_two_clocks_or_the_same_twice_are_refused() -> None:
    assert ("one-clock", {}) == refused(config, TimeBomb(), TimeBalance())
    assert ("variant-twice", {}) == refused(config, TimeBomb(10), TimeBomb(20))


@pytest.mark.rule("XO-45")
def test_xo_45_the_order_of_choosing_does_not_matter() -> None:
    chosen: tuple[Variant, ...] = (TimeBomb(10), Mission(), Random(), Map(), Trap())

    assert config(*chosen) == config(*reversed(chosen))
    assert begin(config(*chosen), *range(14)) == begin(config(*reversed(chosen)), *range(14))


@pytest.mark.rule("XO-45")
def test_xo_45_one_deck_dealt_to_map_then_trap_then_mission() -> None:
    from knobel.core.dice import Tape
    from knobel.core.game import Begin, Move

    opening = xobrainer.opening(config(Mission(), Trap(), Map(), teams=(2, 1)))
    made = xobrainer.apply(opening, Move(None, Begin(), 0), Tape(0, *(0,) * 7))

    dealt = [(deal.variant, deal.cards) for deal in told(made.events, Dealt)]
    assert dealt == [("map", (0, 1)), ("trap", (2, 3)), ("mission", (4, 5, 6))]
    assert made.state.board.deck == tuple(range(7, 25))


@pytest.mark.rule("XO-45")
def test_xo_45_the_deck_is_whole_again_in_every_round() -> None:
    state = begin(config(Trap(), Mission()), 0, 0, 0, 0)
    made = step(on_board(state, SIX), "e5", 0, 0, 0, 0, 0)

    assert [deal.cards for deal in told(made.events, Dealt)] == [(0, 1), (2, 3)]


NOTHING = card_with("a10")
"""A card of which nothing is met below."""


@pytest.mark.rule("XO-45")
def test_xo_45_a_knockout_comes_before_a_won_set() -> None:
    text = """
        9  . . . . x . . . . .
        8  . . . . o . . . . .
        6  . . . . . X . o . .
        5  . . X X . X X . . .
        3  . . . . . . . . . X
        1  X . . . . . . . . .
    """  # a1 f6 j3 e9 are one mission; h6 and e8 are traps of one card
    state = with_cards(laid(text, config(Trap(), Mission())), "mission", card_with("a1"), NOTHING)
    made = step(with_cards(state, "trap", card_with("h6"), NOTHING), "e5")

    prizes = {claim.variant: claim.prize for claim in told(made.events, Claimed)}
    assert prizes == {"trap": "set", "mission": "knockout"}
    assert told(made.events, Awarded)[0].prize == "knockout"
    assert result(made.state) == ("knockout", 0)


@pytest.mark.rule("XO-45")
def test_xo_45_a_won_set_comes_before_points() -> None:
    text = """
        8  . . . . o . . . . .
        6  . . . . . X . o . .
        5  . . X X . X X . . .
        1  X . . . . . . . . .
    """
    state = laid(text, config(Trap(), Mission(), length=Points(50)))
    state = with_cards(state, "mission", card_with("a1"), NOTHING)
    made = step(with_cards(state, "trap", card_with("h6"), NOTHING), "e5")

    prizes = {claim.variant: claim.prize for claim in told(made.events, Claimed)}
    assert prizes == {"trap": "set", "mission": "points"}
    assert told(made.events, Awarded)[0].prize == "set"
    assert made.state.points == (20, 0)  # six dots and six for the mission are less


@pytest.mark.rule("XO-45")
def test_xo_45_a_knockout_row_comes_before_a_claimed_set() -> None:
    text = """
        6  . . . . . o . . . .
        2  . x X X . X . . . .
        1  o . . . . . . . . .
    """
    state = with_cards(laid(text, config(Trap())), "trap", card_with("a1"), card_with("a3"))

    assert result(play(state, "e2")) == ("knockout", 0)


@pytest.mark.rule("XO-45")
def test_xo_45_the_last_piece_counts_for_missions() -> None:
    state = laid("6  . X X X X . . . . .", config(Mission()))
    state = with_cards(state, "mission", card_with("f6"), card_with("a3"))
    made = step(state, "f6")

    assert told(made.events, Claimed) == [Claimed("mission", 0, "points", 3, ("f6",), (0,))]
    assert made.state.points == (2 + 2 + 1 + 1 + 1 + 3, 0)


@pytest.mark.rule("XO-45")
def test_xo_45_the_last_piece_counts_for_traps() -> None:
    """X completes a pink row for O with a pink cross on a square of O's trap card."""
    state = laid("6  . O O O O . . . . .", config(Trap()), lineups=("xX", "OO"))
    state = with_cards(state, "trap", card_with("a3"), card_with("f6"))
    made = step(state, "f6")

    assert told(made.events, Claimed) == [Claimed("trap", 1, "points", 5, ("f6",), (1,))]
    assert made.state.points == (0, 7 + 5)


@pytest.mark.rule("XO-46")
@pytest.mark.parametrize("clock", [TimeBomb(10), TimeBalance(10)])
def test_xo_46_clocks_wait_until_everybody_has_seen_the_result(clock: Variant) -> None:
    made = step(laid(SIX, config(clock)), "e5", 4_000)
    assert told(made.events, RestBegan) == [RestBegan(14_000)]
    assert told(made.events, RoundBegan) == []
    state = made.state
    assert xobrainer.legal_actions(state, 0) == (Seen(1),)
    assert refusal(state, 1, "a1") == "not-your-turn"

    state = seen(state, 0, 5_000)
    assert state.round == 1
    assert xobrainer.legal_actions(state, 0) == ()
    assert refusal(state, 0, Seen(1)) == "nothing-to-confirm"
    state = seen(state, 1, 6_000)
    assert (state.round, state.to_move) == (2, 1)
    assert xobrainer.wake_at(state) == 16_000


@pytest.mark.rule("XO-46")
@pytest.mark.parametrize("clock", [TimeBomb(10), TimeBalance(10)])
def test_xo_46_but_not_longer_than_ten_seconds(clock: Variant) -> None:
    state = seen(step(laid(SIX, config(clock)), "e5", 4_000).state, 1, 5_000)
    assert tick(state, 13_999).events == ()
    made = tick(state, 17_000)

    assert told(made.events, TurnBegan) == [TurnBegan(1, 1, 2, 14_000)]
    assert xobrainer.wake_at(made.state) == 24_000


@pytest.mark.rule("XO-46")
def test_xo_46_in_the_first_round_there_is_no_result_to_see() -> None:
    assert xobrainer.wake_at(begin(config(TimeBomb(10)))) == 10_000


@pytest.mark.rule("XO-46")
def test_xo_46_without_a_clock_the_next_round_begins_at_once() -> None:
    state = play(laid(SIX), "e5", 4_000)

    assert (state.round, state.to_move, xobrainer.wake_at(state)) == (2, 1, None)


@pytest.mark.rule("XO-46")
def test_xo_46_a_move_at_its_deadline_is_late() -> None:
    state = begin(config(TimeBomb(10)))
    in_time = tick(state, 9_999)
    assert in_time.events == ()
    late = tick(state, 10_000).state

    assert refusal(late, 0, xobrainer.PlacePiece("a1", state.turn), 10_000) == "not-your-turn"


@pytest.mark.rule("XO-46")
def test_xo_46_what_was_meant_for_an_earlier_turn_is_late_too() -> None:
    state = begin(config(TimeBomb(10)))
    later = tick(state, 20_000).state  # both have lost a turn: the same seat again
    assert later.to_move == state.to_move

    assert refusal(later, 0, xobrainer.PlacePiece("a1", state.turn), 20_000) == "too-late"


@pytest.mark.rule("XO-47")
@pytest.mark.parametrize("clock", [TimeBomb(10), TimeBalance(10)])
def test_xo_47_no_clock_runs_before_everybody_has_seen_lot_and_cards(clock: Variant) -> None:
    state = begin(config(clock, Mission(), wait="unlimited"), first=1)
    assert (state.round, state.to_move, xobrainer.wake_at(state)) == (1, None, None)
    assert len(xobrainer.view_for(state, 0).cards) == 1
    assert refusal(state, 1, "a1", 3_600_000) == "not-your-turn"
    assert tick(state, 3_600_000).events == ()

    state = seen(state, 0, 3_600_000)
    assert refusal(state, 0, Seen(1)) == "nothing-to-confirm"
    assert xobrainer.short_moves(state, 1) == ["ok"]
    state = seen(state, 1, 3_601_000)
    assert (state.to_move, state.wait, xobrainer.wake_at(state)) == (1, None, 3_611_000)


@pytest.mark.rule("XO-47")
def test_xo_47_where_it_is_limited_the_first_turn_begins_after_thirty_seconds() -> None:
    state = begin(config(TimeBomb(10), wait="limited"))
    made = tick(seen(state, 1, 5_000), 33_000)

    assert xobrainer.wake_at(state) == 30_000
    assert told(made.events, TurnBegan) == [TurnBegan(0, 0, 1, 30_000)]
    assert xobrainer.wake_at(made.state) == 40_000


@pytest.mark.rule("XO-47")
@pytest.mark.parametrize(("variants", "waits"), [((Map(),), 1), ((Random(),), 0)])
def test_xo_47_later_rounds_wait_only_where_cards_are_drawn(
    variants: tuple[Variant, ...], waits: int
) -> None:
    state = begin(config(TimeBomb(10), *variants, wait="limited"))
    state = seen(seen(state, 0, 1_000), 1, 2_000)
    made = step(on_board(state, SIX, lineups=("XXXX", "OOOO")), "e5", 4_000)
    made = tick(made.state, 20_000)

    assert made.state.round == 2
    assert told(made.events, WaitBegan) == [WaitBegan(44_000)] * waits


@pytest.mark.rule("XO-47")
def test_xo_47_nothing_waits_without_a_clock_or_in_matches_from_before_this_rule() -> None:
    assert begin(config(Mission(), wait="limited")).to_move == 0
    assert begin(config(Mission(), TimeBomb(10))).to_move == 0


@pytest.mark.rule("XO-47")
def test_xo_47_somebody_may_resign_meanwhile() -> None:
    state = resign(begin(config(TimeBomb(10), wait="limited")), 0, 5_000).state

    assert (result(state), state.wait, xobrainer.wake_at(state)) == (("resigned", 1), None, None)


def test_variants_are_read_from_their_names() -> None:
    told_so = [{"type": "time-balance", "seconds": 40}, {"type": "trap", "colours": "victim"}]

    assert DEFINITION.read_config({"variants": told_so}).variants == (
        Trap("victim"),
        TimeBalance(40),
    )
    assert replace(config(), length=Points(5)).length == Points(5)
