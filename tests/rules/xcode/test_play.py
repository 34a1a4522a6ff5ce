"""Drawing, discarding, and laying sets."""

import pytest

from knobel.games import xcode
from knobel.games.xcode.events import Cracked, Discarded, Drawn, HandLost, PileTurned, TimeLaid
from tests.kit.xcode import (
    begin,
    config,
    exactly,
    hand,
    leave,
    legal,
    play,
    refusal,
    step,
    table,
    told,
)

TEN = "1< 2< 3< 4< 5< 6< 7< 8< 9< *<"


@pytest.mark.rule("XC-20")
def test_xc_20_one_card_is_drawn_from_the_top() -> None:
    state = table("1< 2<", "3<", pile="7> #<")
    drawn = step(state, "0: draw")

    assert hand(drawn.state, 0) == "1< 2< 7>"
    assert drawn.state.pile[0] == "#<"
    assert told(drawn.events, Drawn) == [Drawn(0, "7>", 0)]
    assert hand(step(drawn.state, "1: draw").state, 1) == "3< #<"


@pytest.mark.rule("XC-20")
def test_xc_20_anybody_may_draw_as_often_as_they_like_below_the_limit() -> None:
    state = play(begin(config(2)), *["1: draw"] * 7)

    assert len(state.hands[1]) == 10
    assert len(state.hands[0]) == 3
    assert refusal(state, "1: draw") == "hand-full"
    assert "draw" not in legal(state, 1)
    assert "draw" in legal(state, 0)


@pytest.mark.rule("XC-21")
def test_xc_21_at_the_limit_a_draw_is_refused() -> None:
    state = table(TEN, "", pile="0<")

    assert refusal(state, "0: draw") == "hand-full"


@pytest.mark.rule("XC-21")
def test_xc_21_as_at_the_table_whoever_exceeds_the_limit_loses_the_whole_hand() -> None:
    settings = config(2, overdraw="loses-hand")
    state = table(TEN, "", pile="0< #<", discards="j", settings=settings)
    assert "draw" in legal(state, 0)
    lost = step(state, "0: draw")

    assert hand(lost.state, 0) == ""
    assert lost.state.discards == ("j", *TEN.split(), "0<")
    assert lost.state.pile[0] == "#<"
    assert [event.why for event in told(lost.events, HandLost)] == ["limit"]


@pytest.mark.rule("XC-21")
def test_xc_21_open_offers_are_lost_with_the_hand() -> None:
    settings = config(3, overdraw="loses-hand")
    eight = "1< 2< 3< 4< 5< 6< 7<"
    offers = [(0, 1, "8<"), (0, 2, "9>"), (1, 0, "#>")]
    state = table(eight, "", "", pile="0<", offers=offers, settings=settings)
    lost = step(state, "0: draw").state

    assert lost.discards == (*eight.split(), "0<", "8<", "9>")
    assert [(o.seat, o.to, o.card) for o in lost.offers] == [(1, 0, "#>")]


@pytest.mark.rule("XC-22")
def test_xc_22_three_cards_are_discarded_in_the_order_chosen() -> None:
    state = table("1< 2< j 4<", "", discards="9<")
    thrown = step(state, "0: discard 4< j 1<")

    assert thrown.state.discards == ("9<", "4<", "j", "1<")
    assert hand(thrown.state, 0) == "2<"
    assert told(thrown.events, Discarded)[0].cards == ("4<", "j", "1<")
    assert xcode.view_for(thrown.state, 1).top == "1<"


@pytest.mark.rule("XC-22")
@pytest.mark.parametrize("cards", ["", "1<", "1< 2<", "1< 2< 3< 4<"])
def test_xc_22_not_one_not_two_not_four(cards: str) -> None:
    state = table("1< 2< 3< 4< 5<", "")

    assert refusal(state, f"0: discard {cards}".rstrip()) == "not-three"


@pytest.mark.rule("XC-22")
def test_xc_22_only_from_the_own_hand_and_no_card_twice() -> None:
    state = table("1< 1< 3< 4<", "7< 7<")

    assert refusal(state, "0: discard 1< 3< 7<") == "card-not-in-hand"
    assert refusal(state, "0: discard 1< 3< 3<") == "card-not-in-hand"
    assert "discard 1< 3< 1<" in legal(state, 0)
    assert "discard 1< 3< 3<" not in legal(state, 0)
    assert not any(text.startswith("discard") for text in legal(state, 1))
    assert "discard" not in xcode.short_moves(state, 1)


@pytest.mark.rule("XC-27")
def test_xc_27_three_equal_code_cards_crack_their_field() -> None:
    state = table("5< 1< 5> 5<", "")
    laid = step(state, "0: lay 5< 5> 5<", 4_000)

    assert told(laid.events, Cracked) == [Cracked(0, "5", ("5<", "5<", "5>"), 4_000)]
    assert [cracked.field for cracked in laid.state.cracked] == ["5"]
    assert hand(laid.state, 0) == "1<"
    assert laid.state.sand == state.sand


@pytest.mark.rule("XC-27")
def test_xc_27_a_field_is_cracked_once() -> None:
    state = table("5> j j", "1<", cracked="5")

    assert refusal(state, "0: lay 5> j j") == "field-cracked"
    assert not any(text.startswith("lay") for text in legal(state, 0))


@pytest.mark.rule("XC-27")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("5< 5>", "set-size"),
        ("5< 5< 5> 5>", "set-size"),
        ("5< 5< 6<", "not-a-set"),
        ("5< 5< t<", "not-a-set"),
        ("", "not-a-set"),
        ("7< 7< 7>", "card-not-in-hand"),
        ("6< 6< 6<", "card-not-in-hand"),
    ],
)
def test_xc_27_what_is_no_set_is_refused(cards: str, code: str) -> None:
    state = table("5< 5< 5> 5> 6< 6< t<", "7< 7< 7>")

    assert refusal(state, f"0: lay {cards}".rstrip()) == code


@pytest.mark.rule("XC-27")
def test_xc_27_laid_cards_stay_to_the_end() -> None:
    state = exactly(table("5< 5> 5<", "1< 2< 3<", cracked="7"), pile="", discards="")
    state = play(state, "0: lay 5< 5> 5<")
    assert refusal(state, "0: draw") == "pile-empty"
    state = play(leave(state, 0).state, "1: discard 1< 2< 3<", "1: draw", "1: draw", "1: draw")

    assert [cracked.field for cracked in state.cracked] == ["7", "5"]
    assert refusal(state, "1: draw") == "pile-empty"


@pytest.mark.rule("XC-28")
def test_xc_28_a_time_set_turns_the_sandglass_at_once() -> None:
    state = table("t< t> t<", "")
    laid = step(state, "0: lay t< t> t<", 170_000)

    assert told(laid.events, TimeLaid) == [TimeLaid(0, ("t<", "t<", "t>"), 170_000)]
    assert laid.state.sand is not None
    assert laid.state.sand.ends == 170_000 + 170_000
    assert (len(laid.state.times), laid.state.cracked) == (1, ())


@pytest.mark.rule("XC-28")
def test_xc_28_there_can_be_several_time_sets() -> None:
    state = play(table("t< t> t<", "t> t> j"), "0: lay t< t> t<", at=100_000)
    state = play(state, "1: lay t> t> j", at=150_000)

    assert [laid.cards for laid in state.times] == [("t<", "t<", "t>"), ("j", "t>", "t>")]


@pytest.mark.rule("XC-29")
@pytest.mark.parametrize("cards", ["5< 5> j", "5< j j", "t> t< j", "t< j j"])
def test_xc_29_jokers_stand_for_code_and_time_cards(cards: str) -> None:
    state = table("5< 5> t< t> j j", "")

    assert hand(step(state, f"0: lay {cards}").state, 0).count("j") == 2 - cards.count("j")


@pytest.mark.rule("XC-29")
def test_xc_29_a_set_of_jokers_only_is_none() -> None:
    state = table("j j j", "")
    mixed = table("j j j 5<", "")

    assert refusal(state, "0: lay j j j") == "jokers-only"
    assert refusal(mixed, "0: lay j j j") == "jokers-only"
    assert {text for text in legal(mixed, 0) if text.startswith("lay")} == {"lay 5< j j"}
    assert not any(text.startswith("lay") for text in legal(state, 0))


@pytest.mark.rule("XC-63")
def test_xc_63_on_level_4_code_sets_are_of_four_and_time_sets_of_three() -> None:
    settings = config(2, "level-4")
    state = table("5< 5> 5< j j j", "6< 6< 6> 6> t<", settings=settings)

    assert refusal(state, "0: lay 5< 5> 5<") == "set-size"
    assert refusal(state, "0: lay j j j") == "jokers-only"
    assert play(state, "0: lay 5< 5> 5< j").cracked[0].field == "5"
    assert play(state, "0: lay 5< j j j").cracked[0].cards == ("5<", "j", "j", "j")
    assert play(state, "1: lay 6< 6< 6> 6>").cracked[0].field == "6"
    state = table("t< j j", "t> t<", settings=settings)
    assert refusal(state, "0: lay t< j") == "set-size"
    assert len(play(state, "0: lay t< j j", at=1_000).times) == 1


@pytest.mark.rule("XC-63")
def test_xc_63_four_jokers_are_no_set_either() -> None:
    state = table("j j j j", "1<", settings=config(2, "level-4"))

    assert refusal(state, "0: lay j j j j") == "jokers-only"


@pytest.mark.rule("XC-30")
def test_xc_30_an_empty_pile_is_the_discard_pile_turned_over() -> None:
    state = exactly(table("1<", "2<"), pile="7<", discards="3< 4> j")
    last = step(state, "0: draw")
    assert (last.state.pile, last.state.discards) == ((), ("3<", "4>", "j"))
    assert told(last.events, PileTurned) == []

    turned = step(last.state, "1: draw", 5)
    assert [type(event) for event in turned.events] == [PileTurned, Drawn]
    assert hand(turned.state, 1) == "2< 3<"
    assert (turned.state.pile, turned.state.discards) == (("4>", "j"), ())
    assert hand(play(turned.state, "0: draw", "0: draw"), 0) == "1< 7< 4> j"


@pytest.mark.rule("XC-30")
def test_xc_30_if_both_piles_are_empty_nothing_can_be_drawn() -> None:
    state = exactly(table("1<", "2<"))

    assert refusal(state, "0: draw") == "pile-empty"
    assert "draw" not in legal(state, 0)
    assert "draw" not in xcode.short_moves(state, 0)


@pytest.mark.rule("XC-30")
def test_xc_30_also_a_draw_too_many_needs_a_card() -> None:
    settings = config(2, overdraw="loses-hand")
    state = exactly(table(TEN, "", settings=settings))

    assert refusal(state, "0: draw") == "pile-empty"
