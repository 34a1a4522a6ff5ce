"""Everybody at once: one gets it, the other is told why, and no card is lost or doubled."""

from collections import Counter
from collections.abc import Callable
from random import Random as Chance
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.game import Begin, Forfeit, Illegal, Move, Tick
from knobel.games import xcode
from knobel.games.xcode import Config, Draw, Lay, State
from knobel.games.xcode import state as states
from knobel.games.xcode.state import Open
from tests.kit.rolls import Rolls
from tests.kit.xcode import (
    LEVELS,
    MISSIONS,
    all_cards,
    any_action,
    config,
    exactly,
    hand,
    play,
    refusal,
    table,
)


@pytest.mark.rule("XC-65")
def test_xc_65_whoever_does_something_takes_part_and_whoever_talks_does_not() -> None:
    state = table("1< 5< 5> 5>", "2> 3<", "3> 7< 8< 9<", "4<", pile="6<")
    state = play(state, "3: say sand", "2: discard 7< 8< 9<", "1: offer 2> to 0", "0: draw")

    assert state.active == (2, 1, 0)
    assert play(state, "0: give 1< to 1 for 2>", "0: lay 5< 5> 5>").active == (2, 1, 0)
    assert xcode.view_for(state, None).active == state.active


@pytest.mark.rule("XC-31")
def test_xc_31_two_reach_for_the_last_card() -> None:
    state = exactly(table("1<", "2<", "3<"), pile="7<")
    first = play(state, "1: draw")

    assert hand(first, 1) == "2< 7<"
    assert refusal(first, "0: draw") == "pile-empty"


@pytest.mark.rule("XC-31")
def test_xc_31_two_crack_the_same_field() -> None:
    state = table("5< 5< j", "5> 5> j")
    first = play(state, "1: lay 5> 5> j")

    assert refusal(first, "0: lay 5< 5< j") == "field-cracked"
    assert hand(first, 0) == "5< 5< j"


@pytest.mark.rule("XC-31")
def test_xc_31_one_withdraws_while_the_other_accepts() -> None:
    state = play(table("5< 1>", "2> 3<", ""), "0: offer 5< to 1")
    withdrawn = play(state, "0: withdraw 5< from 1")
    accepted = play(state, "1: give 2> to 0 for 5<")

    assert refusal(withdrawn, "1: give 2> to 0 for 5<") == "offer-gone"
    assert refusal(accepted, "0: withdraw 5< from 1") == "offer-gone"


@pytest.mark.rule("XC-31")
def test_xc_31_both_neighbours_answer_with_the_same_card() -> None:
    """The card has one arrow, so it can answer one of them only; but it can be laid meanwhile."""
    state = play(table("5< 1>", "2> 2> 2<", ""), "0: offer 5< to 1")
    laid = play(state, "1: lay 2> 2> 2<")

    assert refusal(laid, "1: give 2> to 0 for 5<") == "card-not-in-hand"


@pytest.mark.rule("XC-31")
def test_xc_31_the_same_command_twice_does_not_do_it_twice() -> None:
    state = play(table("5< 5> 5< 1< 2< 3<", ""), "0: lay 5< 5> 5<", "0: discard 1< 2< 3<")

    assert refusal(state, "0: lay 5< 5> 5<") == "card-not-in-hand"
    assert refusal(state, "0: discard 1< 2< 3<") == "card-not-in-hand"


# No card is lost, none comes from nowhere


def _count(state: State) -> Counter[str]:
    """By symbols where arrows may turn, else by faces."""
    cards = all_cards(state)
    if state.config.level.name != "turncoat":
        return cards
    return Counter(card[0] for card in cards.elements())


TOO_LATE = {
    *("hand-full", "pile-empty", "card-not-in-hand", "card-on-offer", "field-cracked"),
    *("offer-gone", "already-offering", "over", "not-in-play", "nobody-there", "field-locked"),
    *("not-your-neighbour", "wrong-arrow", "silence", "cable-cut", "same-arrow"),
}
"""Why something can be refused that was allowed a moment before."""


def _stormy(settings: Config, number: int, rounds: int = 60) -> Counter[str]:
    """All act at once, on what they saw, in an order of chance; how often what was refused."""
    chance, dice, at = Chance(number), Rolls(number), 0
    state = xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), dice).state
    deck = _count(state)
    refused: Counter[str] = Counter()
    for _ in range(rounds):
        at += chance.choice((0, 50, 900, 2_500))
        seen = state = xcode.apply(state, Move(None, Tick(), at), dice).state
        asked = [
            found
            for _ in range(settings.players)
            if (found := any_action(seen, chance)) is not None
        ]
        asked += [(seat, Draw()) for seat in seen.ring if chance.randrange(6) == 0]
        asked += [(seat, a) for seat in seen.ring for a in _sets(seen, seat)]
        if chance.randrange(25) == 0 and seen.ring:
            asked.append((chance.choice(seen.ring), Forfeit()))  # type: ignore[arg-type] # of the table
        chance.shuffle(asked)
        for seat, action in asked:
            try:
                state = xcode.apply(state, Move(seat, action, at), dice).state
            except Illegal as no:
                refused[no.code] += 1
            assert deck == _count(state), action
            for holder in range(settings.players):
                assert len(state.possessions(holder)) <= settings.limit
            for offer in state.offers:
                assert offer.to in state.neighbours(offer.seat)
        if state.end is not None:
            break
    return refused


def _sets(state: State, seat: int) -> list[Lay]:
    return [a for a in xcode.legal_actions(state, seat) if isinstance(a, Lay)]


@pytest.mark.rule("XC-31")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("level", [*LEVELS, *MISSIONS])
def test_xc_31_all_cards_are_there_after_every_action(level: str, players: int) -> None:
    for overdraw in ("refused", "loses-hand"):
        refused = _stormy(config(players, level, overdraw=overdraw), players)
        assert set(refused) <= TOO_LATE


@pytest.mark.rule("XC-31")
def test_xc_31_the_storm_is_a_storm() -> None:
    """It is refused often, and for all the reasons there are."""
    refused: Counter[str] = Counter()
    for number in range(12):
        refused += _stormy(config(2 + number % 7, [*LEVELS, *MISSIONS][number % 11]), number)

    common = {"hand-full", "card-not-in-hand", "card-on-offer", "offer-gone", "already-offering"}
    assert common <= set(refused)
    assert min(refused[code] for code in common) > 5


# Faults that would lose or double a card


def _lifts_nothing(offers: tuple[Open, ...], seat: int, to: int) -> tuple[Open, ...]:
    return offers


def _lifts_all_of_a_seat(offers: tuple[Open, ...], seat: int, to: int) -> tuple[Open, ...]:
    return tuple(offer for offer in offers if offer.seat != seat)


def _takes_all_equal_cards(cards: tuple[str, ...], gone: Any) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in gone)


def _takes_nothing(cards: tuple[str, ...], gone: Any) -> tuple[str, ...]:
    return cards


def _returns_nothing(state: State, gone: int) -> State:
    return state


def _drops_offers(state: State, seat: int, cards: Any, ring: Any = None) -> State:
    kept = tuple(offer for offer in state.offers if offer.seat != seat)
    hands = (*state.hands[:seat], (), *state.hands[seat + 1 :])
    discards = (*state.discards, *state.hands[seat])
    ring = state.ring if ring is None else ring
    return replace(state, hands=hands, offers=kept, discards=discards, ring=ring)


def _turns_one_card_only(card: str) -> str:
    return "1<"


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("_lifted", _lifts_nothing),
        ("_lifted", _lifts_all_of_a_seat),
        ("without", _takes_all_equal_cards),
        ("without", _takes_nothing),
        ("_returned_to", _returns_nothing),
        ("_given_up", _drops_offers),
        ("turned", _turns_one_card_only),
    ],
)
def test_a_lost_or_doubled_card_is_found(
    name: str, fault: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(states, name, fault)

    with pytest.raises((AssertionError, ValueError)):
        _many_storms("turncoat" if name == "turned" else "level-1")


def _many_storms(level: str) -> None:
    for number in range(40):
        overdraw = ("refused", "loses-hand")[number % 2]
        _stormy(config(2 + number % 4, level, overdraw=overdraw), number)
