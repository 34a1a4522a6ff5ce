from collections import Counter
from fractions import Fraction

import pytest

from knobel.core.dice import Dice, OutOfTape, Recorder, Tape, branches, draw, shuffled
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
