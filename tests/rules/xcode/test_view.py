"""What everybody is shown, and what can be done in few words."""

from random import Random as Chance

import pytest

from knobel.core.game import Move, Tick
from knobel.games import xcode
from knobel.games.xcode import Config, Say, State
from knobel.games.xcode.events import Dealt, Drawn
from tests.kit.rolls import Rolls
from tests.kit.xcode import LEVELS, MISSIONS, any_action, begin, config, leave, legal, play, table


def spelled_out(state: State, seat: int) -> set[str]:
    """All that a brief stands for, but for discards, phrases and sets with needless jokers."""
    found: set[str] = set()
    for text in xcode.short_moves(state, seat):
        match text.split():
            case ["discard"] | ["say"]:
                pass
            case ["give", *cards, "to", to, "for", against]:
                found |= {f"give {card} to {to} for {against}" for card in cards}
            case ["offer", *cards, "to", to]:
                found |= {f"offer {card} to {to}" for card in cards}
            case _:
                found.add(text)
    return found


def check_brief(settings: Config, number: int, steps: int = 150) -> None:
    """In a game of chance the brief always says just what is legal."""
    chance, dice, state, at = Chance(number), Rolls(number), begin(settings, number), 0
    for _ in range(steps):
        at += chance.choice((0, 100, 1_500))
        state = xcode.apply(state, Move(None, Tick(), at), dice).state
        for seat in range(settings.players):
            brief, whole = xcode.short_moves(state, seat), legal(state, seat)
            simple = {text for text in whole if not text.startswith(("discard", "lay"))}
            laid = {text for text in brief if text.startswith("lay")}
            assert {text for text in spelled_out(state, seat) if text not in laid} == simple
            assert laid <= whole
            assert bool(laid) == any(text.startswith("lay") for text in whole)
            assert ("discard" in brief) == any(text.startswith("discard") for text in whole)
            phrases = [a for a in xcode.legal_actions(state, seat) if isinstance(a, Say)]
            assert ("say" in brief) == bool(phrases)
        if (found := any_action(state, chance)) is None:
            return
        state = xcode.apply(state, Move(found[0], found[1], at), dice).state


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("level", [*LEVELS, *MISSIONS])
def test_the_brief_tells_what_is_legal(level: str, players: int) -> None:
    check_brief(config(players, level), players)


def test_the_brief_is_short() -> None:
    state = play(table("1< 1> 1< 2> 3< 4> t<", "5> 6<", "7< 8>", pile="9<"), "1: offer 5> to 0")

    assert xcode.short_moves(state, 0) == [
        "draw",
        "discard",
        "say",
        "lay 1< 1< 1>",
        "give 1< 3< t< to 1 for 5>",
        "decline 5> of 1",
        "offer 1< 3< t< to 1",
        "offer 1> 2> 4> to 2",
    ]


def test_the_brief_of_whoever_has_three_cards_and_an_open_offer() -> None:
    state = play(table("1< 2< 3< 4>", "", "", pile="9<"), "0: offer 1< to 1")

    assert xcode.short_moves(state, 0) == [
        "draw",
        "discard",
        "say",
        "withdraw 1< from 1",
        "offer 4> to 2",
    ]


def test_only_its_owner_is_told_what_was_dealt_and_drawn() -> None:
    dealt = Dealt((("1<", "2<"), ("3<",)), ("4<", "5<"), 0)
    drawn = Drawn(1, "4<", 70)

    assert xcode.event_for(dealt, 0) == Dealt((("1<", "2<"), ("?",)), (), 0)
    assert xcode.event_for(dealt, None) == Dealt((("?", "?"), ("?",)), (), 0)
    assert [xcode.event_for(drawn, v) for v in (0, 1, None)] == [
        Drawn(1, "?", 70),
        drawn,
        Drawn(1, "?", 70),
    ]


def test_of_several_sets_for_a_field_the_brief_names_the_one_with_the_fewest_jokers() -> None:
    state = table("1< 1> 1< j j 2<", "")
    laid = [text for text in xcode.short_moves(state, 0) if text.startswith("lay")]

    assert sorted(laid) == ["lay 1< 1< 1>", "lay 2< j j"]


def test_everybody_sees_the_plans_the_piles_and_how_many_cards_all_have() -> None:
    state = table("1< 2<", "3<", "", discards="7< 8>", cracked="5")
    for viewer in (0, 1, 2, None):
        view = xcode.view_for(state, viewer)
        assert view.hands == (2, 1, 0)
        assert (view.discards, view.top) == (2, "8>")
        assert view.pile == 63 - 3 - 2 - 3
        assert [cracked.field for cracked in view.cracked] == ["5"]
        assert (view.limit, view.seat) == (9, viewer)


def test_the_own_hand_is_seen_by_its_owner_only() -> None:
    state = table("1< 2<", "3<", "")

    assert [xcode.view_for(state, v).hand for v in (0, 1, 2, None)] == [
        ("1<", "2<"),
        ("3<",),
        (),
        (),
    ]


def test_what_has_not_changed_is_the_same_value() -> None:
    """So that whoever looks for changes need not look into it."""
    before = begin(config(8))
    after = play(before, "3: draw")
    one, two = xcode.view_for(before, 5), xcode.view_for(after, 5)
    same = {n for n in one.__struct_fields__ if getattr(one, n) is getattr(two, n)}

    assert {"level", "hand", "ring", "offers", "cracked", "times", "sand", "heard"} <= same
    assert {n for n in one.__struct_fields__ if getattr(one, n) != getattr(two, n)} == {
        "hands",
        "pile",
        "active",
    }


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = xcode.opening(config(3))
    view = xcode.view_for(state, 1)

    assert (view.hand, view.hands, view.pile, view.sand, view.ring) == ((), (), 0, None, ())
    assert xcode.legal_actions(state, 1) == ()
    assert xcode.short_moves(state, 1) == []
    assert list(xcode.in_play(state)) == [0, 1, 2]
    assert xcode.wake_at(state) is None


def test_whoever_has_left_sees_the_table_and_can_do_nothing() -> None:
    state = leave(begin(config(3)), 1).state
    view = xcode.view_for(state, 1)

    assert (view.hand, view.ring, view.left) == ((), (0, 2), None)
    assert xcode.legal_actions(state, 1) == ()
    assert xcode.short_moves(state, 1) == []
