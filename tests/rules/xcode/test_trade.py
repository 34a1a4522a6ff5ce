"""Trading with neighbours.  To the left of everybody sits the next seat."""

import pytest

from knobel.games import xcode
from knobel.games.xcode import State
from knobel.games.xcode.events import Offered, Traded, TurnedDown, Withdrawn
from tests.kit.xcode import config, hand, leave, legal, play, refusal, step, table, told


def lying(state: State) -> list[tuple[int, int, str]]:
    return [(offer.seat, offer.to, offer.card) for offer in state.offers]


@pytest.mark.rule("XC-23")
def test_xc_23_a_card_is_laid_open_and_taken_up_when_the_other_lies_there() -> None:
    state = table("5< 1>", "2> 3<", "")
    offered = step(state, "0: offer 5< to 1", 100)
    assert told(offered.events, Offered) == [Offered(0, 1, "5<", 100)]
    assert (hand(offered.state, 0), lying(offered.state)) == ("1>", [(0, 1, "5<")])

    traded = step(offered.state, "1: give 2> to 0 for 5<", 200)
    assert told(traded.events, Traded) == [Traded(1, 0, "2>", "5<", 200)]
    assert (hand(traded.state, 0), hand(traded.state, 1)) == ("1> 2>", "3< 5<")
    assert lying(traded.state) == []


@pytest.mark.rule("XC-23")
def test_xc_23_the_neighbour_may_decline() -> None:
    state = play(table("5< 1>", "2> 3<", ""), "0: offer 5< to 1")
    declined = step(state, "1: decline 5< of 0", 300)

    assert told(declined.events, TurnedDown) == [TurnedDown(1, 0, "5<", 300)]
    assert (hand(declined.state, 0), lying(declined.state)) == ("1> 5<", [])
    assert refusal(state, "2: decline 5< of 0") == "offer-gone"


@pytest.mark.rule("XC-23")
def test_xc_23_the_proposer_may_withdraw_until_then() -> None:
    state = play(table("5< 1>", "2> 3<", ""), "0: offer 5< to 1")
    withdrawn = step(state, "0: withdraw 5< from 1", 300)

    assert told(withdrawn.events, Withdrawn) == [Withdrawn(0, 1, "5<", 300)]
    assert (hand(withdrawn.state, 0), lying(withdrawn.state)) == ("1> 5<", [])
    traded = play(state, "1: give 2> to 0 for 5<")
    assert refusal(traded, "0: withdraw 5< from 1") == "offer-gone"
    assert refusal(state, "1: withdraw 5< from 0") == "offer-gone"
    assert refusal(state, "0: withdraw 6< from 1") == "offer-gone"


@pytest.mark.rule("XC-23")
def test_xc_23_one_open_offer_towards_each_neighbour() -> None:
    state = play(table("5< 6< 1> 2>", "", ""), "0: offer 5< to 1", "0: offer 1> to 2")

    assert lying(state) == [(0, 1, "5<"), (0, 2, "1>")]
    assert refusal(state, "0: offer 6< to 1") == "already-offering"
    assert refusal(state, "0: offer 2> to 2") == "already-offering"
    assert not any(text.startswith("offer") for text in legal(state, 0))


@pytest.mark.rule("XC-23")
def test_xc_23_of_two_players_each_has_one_open_offer() -> None:
    state = play(table("5< 1>", "2> 3<"), "0: offer 5< to 1")

    assert refusal(state, "0: offer 1> to 1") == "already-offering"
    assert lying(play(state, "1: offer 3< to 0")) == [(0, 1, "5<"), (1, 0, "3<")]


@pytest.mark.rule("XC-23")
def test_xc_23_two_offers_that_cross_with_fitting_arrows_are_a_trade() -> None:
    state = play(table("5< 1>", "2> 3<", ""), "0: offer 5< to 1")
    traded = step(state, "1: offer 2> to 0", 50)

    assert told(traded.events, Traded) == [Traded(1, 0, "2>", "5<", 50)]
    assert lying(traded.state) == []


@pytest.mark.rule("XC-23")
def test_xc_23_two_offers_that_cross_and_do_not_fit_stay_open() -> None:
    state = play(table("5< 1>", "2> 3<"), "0: offer 5< to 1", "1: offer 3< to 0")
    assert lying(state) == [(0, 1, "5<"), (1, 0, "3<")]
    assert refusal(state, "0: give 1> to 1 for 3<") == "already-offering"

    state = play(state, "0: withdraw 5< from 1", "0: offer 1> to 1")
    assert (hand(state, 0), hand(state, 1)) == ("5< 3<", "2> 1>")
    assert lying(state) == []


@pytest.mark.rule("XC-23")
def test_xc_23_whoever_answers_gets_just_the_card_that_was_seen() -> None:
    """The neighbour has changed the offer meanwhile: the answer was not meant for this card."""
    state = play(table("5< 6<", "2> 3<", ""), "0: offer 5< to 1")
    state = play(state, "0: withdraw 5< from 1", "0: offer 6< to 1")

    assert refusal(state, "1: give 2> to 0 for 5<") == "offer-gone"
    assert refusal(state, "1: decline 5< of 0") == "offer-gone"
    assert hand(play(state, "1: give 2> to 0 for 6<"), 1) == "3< 6<"


@pytest.mark.rule("XC-23")
def test_xc_23_only_neighbours_trade() -> None:
    state = table("5< 5>", "1> 1<", "2> 2<", "3> 3<")

    assert refusal(state, "0: offer 5< to 2") == "not-your-neighbour"
    assert refusal(state, "0: offer 5< to 0") == "not-your-neighbour"
    assert refusal(state, "0: offer 5< to 7") == "not-your-neighbour"
    assert refusal(state, "2: give 2> to 0 for 5<") == "not-your-neighbour"


@pytest.mark.rule("XC-23")
def test_xc_23_what_lies_open_everybody_can_see() -> None:
    state = play(table("5< 1>", "", "", ""), "0: offer 5< to 1")
    for viewer in (0, 1, 2, 3, None):
        view = xcode.view_for(state, viewer)
        assert [(o.seat, o.to, o.card) for o in view.offers] == [(0, 1, "5<")]
        assert xcode.event_for(Offered(0, 1, "5<", 0), viewer) == Offered(0, 1, "5<", 0)


@pytest.mark.rule("XC-24")
def test_xc_24_a_card_travels_only_where_its_arrow_points() -> None:
    state = table("5< 1>", "2> 3<", "4> 6<")

    assert refusal(state, "0: offer 1> to 1") == "wrong-arrow"
    assert refusal(state, "0: offer 5< to 2") == "wrong-arrow"
    assert lying(play(state, "0: offer 5< to 1", "0: offer 1> to 2")) == [
        (0, 1, "5<"),
        (0, 2, "1>"),
    ]


@pytest.mark.rule("XC-24")
def test_xc_24_the_card_that_comes_back_points_the_other_way() -> None:
    state = play(table("5< 1>", "2> 3<", "4> 6<"), "0: offer 5< to 1")

    assert refusal(state, "1: give 3< to 0 for 5<") == "wrong-arrow"
    answers = {text for text in legal(state, 1) if text.startswith("give")}
    assert answers == {"give 2> to 0 for 5<"}


@pytest.mark.rule("XC-24")
def test_xc_24_time_cards_travel_like_code_cards() -> None:
    state = play(table("t< 1>", "t> 3<", ""), "0: offer t< to 1", "1: give t> to 0 for t<")

    assert (hand(state, 0), hand(state, 1)) == ("1> t>", "3< t<")


@pytest.mark.rule("XC-24")
def test_xc_24_of_two_players_the_arrows_must_differ() -> None:
    state = play(table("5< 1>", "2> 3<"), "0: offer 1> to 1")

    assert refusal(state, "1: give 2> to 0 for 1>") == "same-arrow"
    assert {text for text in legal(state, 1) if text.startswith("give")} == {"give 3< to 0 for 1>"}
    assert hand(play(state, "1: give 3< to 0 for 1>"), 0) == "5< 3<"


@pytest.mark.rule("XC-25")
@pytest.mark.parametrize("players", [2, 3])
def test_xc_25_jokers_are_never_traded(players: int) -> None:
    state = table("5< j", "j 2>", *[""] * (players - 2))

    assert refusal(state, "0: offer j to 1") == "joker-not-traded"
    offered = play(state, "0: offer 5< to 1")
    assert refusal(offered, "1: give j to 0 for 5<") == "joker-not-traded"
    assert not any(" j " in text for text in legal(offered, 1))


@pytest.mark.rule("XC-26")
def test_xc_26_a_card_that_lies_open_cannot_be_used_for_anything_else() -> None:
    state = play(table("5< 5< 5> 1< 6>", "", ""), "0: offer 5> to 2")

    assert refusal(state, "0: lay 5< 5< 5>") == "card-on-offer"
    assert refusal(state, "0: discard 5> 1< 6>") == "card-on-offer"
    assert xcode.view_for(state, 0).hand == ("5<", "5<", "1<", "6>")
    assert xcode.view_for(state, 1).hands == (4, 0, 0)
    state = play(state, "0: withdraw 5> from 2", "0: offer 5< to 1")
    assert refusal(state, "0: lay 5< 5< 5>") == "card-on-offer"
    assert lying(play(state, "0: discard 5< 1< 6>")) == [(0, 1, "5<")]


@pytest.mark.rule("XC-26")
def test_xc_26_a_card_that_lies_open_counts_for_the_limit() -> None:
    eight = "1< 2< 3< 4< 5< 6< 7< 8>"
    state = play(table(eight, "", "", ""), "0: offer 1< to 1")
    assert refusal(state, "0: draw") == "hand-full"
    assert "draw" not in xcode.short_moves(state, 0)

    state = play(table(f"{eight} 9>", "#>", ""), "0: offer 1< to 1", "1: give #> to 0 for 1<")
    assert len(state.hands[0]) == 9
    assert refusal(state, "0: draw") == "hand-full"


@pytest.mark.rule("XC-26")
def test_xc_26_two_offers_need_two_cards() -> None:
    state = play(table("5<", "", settings=config(2)), "0: offer 5< to 1")

    assert hand(state, 0) == ""
    assert legal(state, 0) == {"draw", "withdraw 5< from 1"}


def test_whoever_has_left_is_nobodys_neighbour() -> None:
    state = table("5< 1>", "2> 3<", "4> 6<", "7< 8>")
    state = play(state, "0: offer 5< to 1", "2: offer 4> to 1")
    state = leave(state, 1).state

    assert lying(state) == []
    assert hand(state, 0) == "1> 5<"
    assert hand(state, 2) == "6< 4>"
    assert refusal(state, "0: offer 5< to 1") == "not-your-neighbour"
    assert state.neighbours(0) == (2, 3)
    traded = play(state, "0: offer 5< to 2", "2: give 4> to 0 for 5<")
    assert hand(traded, 0) == "1> 4>"
