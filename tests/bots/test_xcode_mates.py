"""Team mates of X-Code: what they do with a hand, and that they are honest."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bench.arena_xcode import honest, play
from knobel.bots.xcode import GLANCE, LEVELS, player
from knobel.core.game import Begin, Forfeit, Millis, Move, Seat
from knobel.games import xcode
from knobel.games.xcode import Accept, Action, Config, Discard, Draw, Lay, Offer, Say, State
from knobel.games.xcode.cards import JOKER
from tests.kit.rolls import Rolls
from tests.kit.xcode import LEVELS as NAMES
from tests.kit.xcode import MISSIONS, config, table, tick

FAST = LEVELS[-1].budget.millis or 0


def look(state: State, seat: Seat = 0, at: Millis = 0, number: int = 1) -> Any:
    """What the bot on this seat chooses."""
    mate = player("human")
    view, legal = xcode.view_for(state, seat), xcode.short_moves(state, seat)
    return mate.choose(view, legal, mate.level.budget, Rolls(number), at=at)


def chosen(state: State, seat: Seat = 0, at: Millis = 0, number: int = 1) -> str | None:
    """The same in words."""
    action = look(state, seat, at, number).action
    return None if action is None else xcode.write_action(action)


def said(state: State, text: str, at: Millis = 0) -> State:
    """Somebody has spoken: `2: need 5 with 2`."""
    seat, words = text.split(": ")
    move: Move[Any] = Move(int(seat), xcode.read_action(f"say {words}"), at)
    return xcode.apply(state, move, Rolls(1)).state


# What they do


def test_a_code_set_is_laid_at_once() -> None:
    state = table("5< 5> 5> 1<", "2<", "3<", "4<")

    assert chosen(state) == "lay 5< 5> 5>"


def test_the_glass_is_turned_late_but_not_too_late() -> None:
    state = table("t< t< t> 1<", "2<", "3<", "4<")

    assert not isinstance(look(state, at=120_000).action, Lay)
    assert not isinstance(look(state, at=165_000).action, Lay)
    assert chosen(state, at=175_000) == "lay t< t< t>"


def test_two_who_could_turn_the_glass_do_not_do_it_at_once() -> None:
    state = table("t< t< t>", "t< t> t>", "3<", "4<")
    state = said(said(state, "0: need t with 3", 100_000), "1: need t with 3", 101_000)

    at = next(at for at in range(160_000, 180_000, 100) if isinstance(_laid(state, 0, at), Lay))

    assert not isinstance(_laid(state, 1, at + 1_000), Lay)
    assert isinstance(_laid(state, 1, at + 3_000), Lay)


def _laid(state: State, seat: Seat, at: Millis) -> Action | None:
    action: Action | None = look(state, seat, at).action
    return action


def test_a_pair_is_claimed_once() -> None:
    state = table("5< 5> 1<", "2<", "3<", "4<")

    assert chosen(state) == "say need 5 with 2"
    assert chosen(said(state, "0: need 5 with 2")) == "draw"


def test_what_a_neighbour_needs_is_offered_the_way_its_arrow_points() -> None:
    state = table("5< 7> 1<", "2<", "3<", "4<")

    assert chosen(said(state, "1: need 5 with 1")) == "offer 5< to 1"
    assert chosen(said(state, "3: need 7 with 1")) == "offer 7> to 3"
    assert chosen(said(state, "1: need 7 with 1")) != "offer 7> to 1"


def test_whoever_asks_gets_a_single_card_even_with_an_empty_hand() -> None:
    state = said(table("5< 1<", "2<", "3<", "4<"), "1: need 5")

    assert chosen(state) == "offer 5< to 1"


def test_an_offer_that_makes_a_set_is_taken_for_the_poorest_card() -> None:
    state = table("5> 5> 8> 1>", "2>", "3>", "4>", offers=[(3, 0, "5<")], cracked="8")
    state = said(state, "0: need 5 with 2")

    assert chosen(state) == "give 8> to 3 for 5<"


def test_no_set_is_broken_for_a_trade() -> None:
    state = table("5< 5< 7<", "2>", "3>", "4>", offers=[(1, 0, "8>")], cracked="8")

    assert not isinstance(look(state).action, Accept)


def test_a_card_that_lies_open_is_taken_back_for_a_set() -> None:
    state = said(table("5> 5> 1<", "2<", "3<", "4<", offers=[(0, 1, "5<")]), "1: need 5 with 1")

    assert chosen(state) == "withdraw 5< from 1"


def test_an_offer_is_taken_back_when_its_field_is_cracked() -> None:
    state = table("1< 2<", "2<", "3<", "4<", offers=[(0, 3, "5>")], cracked="5")

    assert chosen(state) == "withdraw 5> from 3"


def test_a_full_hand_discards_what_is_done_with() -> None:
    state = table("5< 5> 1< 2< 3< 9> 8> 7>", "6<", "4<", "0<", cracked="987")
    state = said(state, "0: need 5 with 2")

    action = look(state).action

    assert isinstance(action, Discard)
    assert sorted(action.cards) == ["7>", "8>", "9>"]


def test_a_full_hand_never_draws_though_it_may() -> None:
    settings = config(4, overdraw="loses-hand")
    state = table("5< 5> 1< 2< 3< 9< 8> 7>", "6<", "4<", "0<", settings=settings)

    assert not any(isinstance(look(state, number=n).action, Draw) for n in range(20))


def test_a_question_for_an_arrow_is_answered_to_whoever_asked() -> None:
    state = table("5< 1<", "2<", "3<", "4<")

    assert chosen(said(state, "2: which-arrow 5")) == "say have 5< to 2"
    assert chosen(said(state, "2: which-arrow 9")) == "draw"


def test_a_burning_joker_goes_in_time() -> None:
    settings = config(4, "hot-joker")
    state = table("j 1< 2<", "3<", "4<", "5<", settings=settings)
    state = xcode.apply(state, Move(0, Draw(), 0), Rolls(1)).state

    action = look(state, at=16_000).action

    assert isinstance(action, Discard)
    assert JOKER in action.cards


def test_nobody_moves_before_the_sand_runs() -> None:
    settings = Config(config().level, 4, countdown=3)
    state = xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), Rolls(1)).state

    choice = look(state)

    assert choice.action is None
    assert choice.pause == GLANCE


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_pace_is_kept(level: Any) -> None:
    state = table("5< 5> 5> 1<", "2<", "3<", "4<")
    view, legal = xcode.view_for(state, 0), xcode.short_moves(state, 0)
    pauses = [
        player(level.name).choose(view, legal, level.budget, Rolls(n), at=0).pause
        for n in range(50)
    ]

    assert level.budget.millis * 3 // 4 <= min(pauses)
    assert max(pauses) <= level.budget.millis * 5 // 4


# Honest


def _is_true(state: State, seat: Seat, action: Action) -> bool:
    """Whether a seat has what it says or offers."""
    hand = Counter(card[0] for card in state.possessions(seat))
    match action:
        case Offer(card=card) | Accept(card=card):
            return card in state.hands[seat]
        case Say(phrase="have", about=about):
            return about in state.hands[seat]
        case Say(phrase="need", about=about, already=already):
            return already <= hand[about] + hand[JOKER]
    return True


@pytest.mark.parametrize("players", [2, 4, 7])
def test_bots_keep_their_word(players: int) -> None:
    lies: list[Action] = []

    def watch(state: State, seat: Seat, action: Action, _: Millis) -> None:
        if not _is_true(state, seat, action):
            lies.append(action)

    for name in ("level-1", "level-3"):
        play(config(players, name), f"word {players}", honest(1), FAST, watch)

    assert lies == []


def _otherwise(state: State, seat: Seat) -> State:
    """The same table with other cards wherever this seat can't see them."""
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [card for other in others for card in state.hands[other]]
    hidden += [*state.pile, *state.discards[:-1]]
    dice = Rolls(len(hidden))
    for last in range(len(hidden) - 1, 0, -1):
        chance = dice.pick(last + 1)
        hidden[last], hidden[chance] = hidden[chance], hidden[last]
    hands = list(state.hands)
    for other in others:
        count = len(hands[other])
        hands[other], hidden = tuple(hidden[:count]), hidden[count:]
    pile, rest = tuple(hidden[: len(state.pile)]), tuple(hidden[len(state.pile) :])
    return replace(state, hands=tuple(hands), pile=pile, discards=(*rest, *state.discards[-1:]))


@pytest.mark.parametrize("name", ["level-1", "level-4", "turncoat"])
def test_what_a_bot_can_not_see_changes_nothing(name: str) -> None:
    seen: list[tuple[str | None, str | None]] = []

    def watch(state: State, seat: Seat, _: Action, at: Millis) -> None:
        other = _otherwise(state, seat)
        assert other.hands != state.hands
        seen.append((chosen(state, seat, at), chosen(other, seat, at)))

    play(config(4, name), f"hidden {name}", honest(1), FAST, watch)

    assert len(seen) > 50
    assert all(one == two for one, two in seen)


# Whole matches


@pytest.mark.parametrize("players", range(2, 9))
def test_bots_do_nothing_that_is_refused(players: int) -> None:
    for name in (*NAMES, *MISSIONS):
        played = play(config(players, name), f"legal {name}", honest(name), FAST)

        assert played.refused == 0, name
        assert played.fields > 0, name


def test_bots_do_nothing_that_is_refused_by_the_options() -> None:
    settings = config(4, overdraw="loses-hand", turning="refill")
    played = play(settings, "options", honest("options"), 1_500)

    assert played.refused == 0
    assert played.is_won


def test_four_fast_bots_win_level_1() -> None:
    won = [play(config(4), f"fast {n}", honest(n), FAST).is_won for n in range(20)]

    assert sum(won) >= 19


@pytest.mark.parametrize("name", MISSIONS)
def test_four_bots_win_most_of_our_missions(name: str) -> None:
    won = [play(config(4, name), f"mission {n}", honest(n), 1_500).is_won for n in range(5)]

    assert sum(won) >= 3


def test_a_match_of_bots_is_the_same_every_time() -> None:
    one, two = (play(config(4), "again", honest("again"), FAST) for _ in range(2))

    assert one == two


def test_bots_play_on_when_somebody_has_left() -> None:
    state = tick(table("5< 1<", "2<", "3<", "4<"), 1_000).state
    state = xcode.apply(state, Move(1, Forfeit("resigned"), 1_000), Rolls(1)).state

    assert chosen(state, 0, 1_000) == "draw"
