"""Team mates of X-Code beside people: on the first levels they help, and leave the game to them."""

from collections import Counter
from typing import Any

import pytest

from bench.arena_xcode import Mind, Played, honest, play
from knobel.bots.xcode import player
from knobel.core.game import Millis, Move, Seat
from knobel.games import xcode
from knobel.games.xcode import Accept, Action, Config, Discard, Draw, Say, State, View
from knobel.games.xcode.cards import JOKER, TIME
from tests.kit.rolls import Rolls
from tests.kit.xcode import config, table

ME: Seat = 0
"""The only person."""
SLOW = player("slow").level.budget.millis or 0


def chosen(state: State, seat: Seat = 1, at: Millis = 0, people: tuple[Seat, ...] = (ME,)) -> str:
    """What the bot on this seat does; an empty text while it waits."""
    mate = player("human")
    view, legal = xcode.view_for(state, seat), xcode.short_moves(state, seat)
    choice = mate.choose(view, legal, mate.level.budget, Rolls(1), at=at, people=people)
    return "" if choice.action is None else xcode.write_action(choice.action)


def after(state: State, text: str, at: Millis = 0) -> State:
    """Somebody has done this: `2: say need 5 with 2`."""
    seat, words = text.split(": ")
    move: Move[Any] = Move(int(seat), xcode.read_action(words), at)
    return xcode.apply(state, move, Rolls(1)).state


# What they leave to people


def test_a_field_is_cracked_only_after_people_have_cracked_more() -> None:
    state = table("7< 7> 7>", "5< 5> 5> 6< 6> 6>", "3<", "4<")

    assert not chosen(state).startswith("lay")
    state = after(state, "0: lay 7< 7> 7>")
    assert chosen(state) == "lay 6< 6> 6>"
    state = after(state, "1: lay 6< 6> 6>", 1_000)
    assert not chosen(state, at=20_000).startswith("lay")
    assert chosen(state, at=22_000) == "lay 5< 5> 5>"
    assert not chosen(table("7<", "5< 5> 5>", "3<", "4<"), at=60_000).startswith("lay")


def test_what_a_person_asks_for_is_given_though_it_makes_a_set() -> None:
    state = table("7< 7> 7>", "5< 5> 5> 1<", "3<", "4<")
    state = after(after(state, "0: lay 7< 7> 7>"), "0: say need 5 with 1")

    assert chosen(state) == "offer 5> to 0"
    assert chosen(state, people=()) == "lay 5< 5> 5>"


def test_what_a_person_needs_is_not_forgotten_at_a_table_that_talks() -> None:
    state = table("7< 7> 7>", "5< 5> 5> 1<", "3<", "4<")
    state = after(after(state, "0: lay 7< 7> 7>"), "0: say need 5 with 1")
    for number in range(20):
        state = after(state, "2: say have 3<" if number % 2 else "3: say have 4<")

    assert chosen(state) == "offer 5> to 0"


@pytest.mark.parametrize(
    ("shown", "is_left"),
    [
        (["say have 5<", "say have 5>"], True),
        (["offer 5< to 1", "say have 5>"], True),
        (["offer 5< to 1", "say have 5<"], False),  # it may be the same card
        (["say have 5<"], False),
        (["say which-arrow 5"], True),
        (["say which-arrow 6"], False),
    ],
)
def test_a_set_that_a_person_could_lay_is_left_to_them(shown: list[str], is_left: bool) -> None:
    """By what they show and ask for, though they have claimed nothing."""
    state = table("7< 7> 7> 5< 5>", "5< 5> j", "3<", "4<")
    state = after(state, "0: lay 7< 7> 7>")
    assert chosen(state) == "lay 5< 5> j"
    for words in shown:
        state = after(state, f"0: {words}")

    assert is_left == (not chosen(state).startswith("lay"))
    assert chosen(state, people=()) == "lay 5< 5> j"


def test_who_has_asked_and_goes_on_to_other_things_is_not_waited_for() -> None:
    state = after(table("7< 7> 7>", "5< 5> j", "3<", "4<"), "0: lay 7< 7> 7>")
    state = after(state, "0: say which-arrow 5", 1_000)

    assert not chosen(state, at=20_000).startswith("lay")
    assert chosen(state, at=21_000).startswith("lay")


def test_the_glass_is_turned_only_when_a_person_says_so() -> None:
    state = after(table("1<", "t< t< t>", "3<", "4<"), "1: say have t<", 100_000)

    assert not chosen(state, at=175_000).startswith("lay")
    assert chosen(after(state, "0: say sand", 100_000), at=102_000) == "lay t< t< t>"
    assert not chosen(after(state, "2: say sand", 100_000), at=175_000).startswith("lay")


def test_asked_too_early_the_glass_is_turned_once_that_helps() -> None:
    state = after(table("1<", "t< t< t>", "3<", "4<"), "0: say sand", 10_000)

    assert not chosen(state, at=60_000).startswith("lay")
    assert chosen(state, at=100_000) == "lay t< t< t>"


def test_two_who_are_asked_do_not_turn_the_glass_at_once() -> None:
    state = table("1<", "t< t< t>", "t< t> t>", "4<")
    state = after(state, "0: say sand", 100_000)
    (first, second) = (
        next(at for at in range(100_000, 110_000, 50) if chosen(state, seat, at)[:3] == "lay")
        for seat in (1, 2)
    )

    assert abs(first - second) >= 300
    turned = after(state, "1: lay t< t< t>", first)
    assert not chosen(turned, 2, second).startswith("lay")


def test_whoever_could_turn_the_glass_says_so_once() -> None:
    state = table("1<", "t< t< t>", "3<", "4<")

    assert chosen(state, at=150_000) == "say have t<"
    assert chosen(after(state, "1: say have t<", 150_000), at=151_000) != "say have t<"


@pytest.mark.parametrize("level", ["level-3", "level-4", "rows"])
def test_later_levels_are_played_together(level: str) -> None:
    settings = config(4, level)
    hand = "1< 1< 1> 1>" if settings.level.code_set == 4 else "1< 1> 1>"

    assert chosen(table("7<", hand, "3<", "4<", settings=settings)).startswith("lay 1<")


# Whole matches


def _idle(state: State, seat: Seat, at: Millis) -> Action | None:
    return None


class Beginner:
    """Acts every four seconds: lays, takes what fits, asks for what it has two of, draws."""

    def __init__(self) -> None:
        self._acted: Millis = 0

    def __call__(self, state: State, seat: Seat, at: Millis) -> Action | None:
        if at < self._acted + 4_000:
            return None
        action = self._choose(xcode.view_for(state, seat), xcode.short_moves(state, seat), at)
        if action is not None:
            self._acted = at
        return action

    def _choose(self, view: View, legal: list[str], at: Millis) -> Action | None:
        assert view.sand is not None
        left = view.sand.left(at)
        done = {cracked.field for cracked in view.cracked}
        held = Counter(card[0] for card in view.hand if card != JOKER and card[0] not in done)
        for text in legal:
            if text.startswith("lay") and (f" {TIME}" not in text or left < 20_000):
                return xcode.read_action(text)
        said = {heard.about for heard in view.heard if heard.seat == view.seat}
        turned = max((laid.at for laid in view.times), default=-1)
        is_asked = any(heard.phrase == "sand" and heard.at > turned for heard in view.heard)
        if left < 60_000 and not is_asked and "say" in legal:
            return Say("sand", "")
        fits = [self._answer(text, held, done) for text in legal if text.startswith("give")]
        if any(fits):
            return max(filter(None, fits), key=lambda answer: held[answer.against[0]])
        held[TIME] = min(held[TIME], view.level.time_set - 1)
        for symbol, count in held.most_common(2):
            if symbol not in {*said, TIME} and "say" in legal:
                return Say("need", symbol, min(count, 2))
        if "draw" in legal:
            return Draw()
        if "discard" in legal:
            return Discard(tuple(sorted(view.hand, key=lambda card: held[card[0]])[:3]))
        return None

    def _answer(self, text: str, held: Counter[str], done: set[str]) -> Accept | None:
        """Take what makes a pair or more, or something for nothing, for the poorest card."""
        _, *cards, _, to, _, card = text.split()
        poorest = min(cards, key=lambda one: held[one[0]])
        is_better = held[card[0]] > 0 and held[card[0]] >= held[poorest[0]]
        is_better |= held[poorest[0]] == 0 and card[0] not in {*done, TIME}
        return Accept(poorest, int(to), card) if is_better and poorest[0] != card[0] else None


def with_bots(person: Mind, players: int, number: int, level: str = "level-1") -> Played:
    """A match of one person and slow bots."""
    bots = honest(number, people=(ME,))

    def mind(state: State, seat: Seat, at: Millis) -> Action | None:
        return (person if seat == ME else bots)(state, seat, at)

    settings: Config = config(players, level)
    return play(settings, f"people {players} {number}", mind, SLOW)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_nothing_is_won_for_somebody_who_does_nothing(players: int) -> None:
    played = [with_bots(_idle, players, number) for number in range(4)]

    assert [(one.is_won, one.fields) for one in played] == [(False, 0)] * 4


@pytest.mark.parametrize("level", ["level-1", "level-2"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_beginner_can_win_with_bots(players: int, level: str) -> None:
    played = [with_bots(Beginner(), players, number, level) for number in range(10)]

    assert sum(one.is_won for one in played) >= 6, [(one.fields, one.seconds) for one in played]
    assert not any(one.refused for one in played)
