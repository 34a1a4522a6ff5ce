from collections import Counter
from fractions import Fraction

import pytest

from knobel.core.dice import (
    Dice,
    OutOfTape,
    Recorder,
    SealedDice,
    Tape,
    branches,
    draw,
    of_purpose,
    seal_of,
    shuffled,
)
from tests.kit.rolls import Rolls


def test_a_tape_falls_as_written() -> None:
    tape = Tape(5, 0, 2)

    assert [tape.pick(6), tape.pick(6), tape.pick(6)] == [5, 0, 2]
    assert tape.is_used_up()


def test_a_tape_says_what_was_asked_of_it_when_it_ends() -> None:
    tape = Tape(1)
    tape.pick(2)
    with pytest.raises(OutOfTape) as end:
        tape.pick(7)

    assert end.value.n == 7


@pytest.mark.parametrize("pick", [6, 7, -1])
def test_a_tape_refuses_what_dice_could_not_show(pick: int) -> None:
    with pytest.raises(ValueError, match="below 6"):
        Tape(pick).pick(6)


def test_a_tape_that_is_not_used_up_says_so() -> None:
    tape = Tape(0, 0)
    assert not tape.is_used_up()
    tape.pick(1)

    assert not tape.is_used_up()
    assert Tape().is_used_up()


def test_a_recorder_writes_down_what_falls() -> None:
    recorder = Recorder(Tape(3, 1))

    assert [recorder.pick(4), recorder.pick(4)] == [3, 1]
    assert recorder.picks == [3, 1]


def test_drawing_takes_one_thing_out_of_the_bag() -> None:
    assert draw(Tape(0), "abc") == ("a", ("b", "c"))
    assert draw(Tape(2), "abc") == ("c", ("a", "b"))
    assert draw(Tape(0), ["only"]) == ("only", ())


def test_shuffling_loses_nothing_and_needs_no_luck_for_the_last() -> None:
    assert shuffled(Tape(2, 0, 0), "abc") == ("c", "a", "b")
    assert shuffled(Tape(), "") == ()
    assert sorted(shuffled(Rolls(1), range(20))) == list(range(20))


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter[tuple[str, ...]]()
    for chance, order in branches(lambda dice: shuffled(dice, "abc")):
        assert chance == pytest.approx(1 / 6)
        orders[order] += 1

    assert len(orders) == 6
    assert set(orders.values()) == {1}


def test_branches_are_every_way_the_dice_can_fall() -> None:
    def play(dice: Dice) -> str:
        """A second die is thrown only after a 0."""
        first = dice.pick(3)
        return f"{first}" if first else f"0{dice.pick(2)}"

    ways = {result: Fraction(chance).limit_denominator(100) for chance, result in branches(play)}

    assert ways == {
        "1": Fraction(1, 3),
        "2": Fraction(1, 3),
        "00": Fraction(1, 6),
        "01": Fraction(1, 6),
    }


def test_without_dice_there_is_one_branch() -> None:
    assert list(branches(lambda _: "as ever")) == [(1.0, "as ever")]


def test_what_play_itself_gets_wrong_is_not_swallowed() -> None:
    def play(dice: Dice) -> int:
        return 1 // dice.pick(1)

    with pytest.raises(ZeroDivisionError):
        list(branches(play))


def test_sealed_dice_give_a_purpose_the_same_picks_whatever_came_before() -> None:
    one, other = SealedDice("a seed"), SealedDice("a seed")
    shuffled(of_purpose(other, "something else"), range(9))
    first = shuffled(of_purpose(one, "deal", 2), range(60))

    assert shuffled(of_purpose(other, "deal", 2), range(60)) == first
    assert shuffled(of_purpose(other, "deal", 3), range(60)) != first
    assert shuffled(of_purpose(SealedDice("another"), "deal", 2), range(60)) != first


def test_sealed_dice_are_fair() -> None:
    counts = Counter(SealedDice("a seed", str(number)).pick(6) for number in range(6000))

    assert sorted(counts) == list(range(6))
    assert max(counts.values()) - min(counts.values()) < 200


def test_a_recorder_writes_down_the_picks_of_every_purpose_in_order() -> None:
    recorder = Recorder(SealedDice("a seed"))
    picks = [of_purpose(recorder, name).pick(1000) for name in "abba"]

    assert recorder.picks == picks
    assert picks[0] == picks[3] != picks[1]


def test_only_sealed_dice_distinguish_purposes() -> None:
    tape = Tape(3, 4)

    assert [of_purpose(tape, "a").pick(6), of_purpose(tape, "a").pick(6)] == [3, 4]


def test_the_seal_tells_whether_a_seed_is_the_one_that_was_announced() -> None:
    assert seal_of("a seed") == seal_of("a seed") != seal_of("another seed")
