"""The course of levels and missions, and the small rule of each mission."""

from typing import Any

import msgspec
import pytest

from knobel.catalog import xcode as xcode_files
from knobel.core.clock import Hourglass
from knobel.core.dice import Tape
from knobel.core.game import Begin, Millis, Move
from knobel.games import xcode
from knobel.games.xcode import Config, State
from knobel.games.xcode.events import (
    ArrowsTurned,
    Cable,
    Expired,
    Finished,
    Fuses,
    Gate,
    HandLost,
    Quiet,
    RanOut,
    Turning,
)
from knobel.games.xcode.missions import (
    BY_NAME,
    CutCable,
    Dark,
    HotJoker,
    Rows,
    SecondGlass,
    Silence,
    Turncoat,
)
from tests.kit.xcode import (
    LEVELS,
    MISSIONS,
    begin,
    config,
    hand,
    leave,
    legal,
    play,
    refusal,
    table,
    tick,
    told,
    with_rule,
    won_game,
)


def noted(state: State) -> Any:
    (note,) = state.notes
    return note


def seen(state: State, viewer: int | None) -> Any:
    (note,) = xcode.view_for(state, viewer).notes
    return note


def begun(settings: Config, *picks: int) -> State:
    """The cards lie as they are; then the dice fall like this."""
    dice = Tape(*[0] * len(settings.level.deck), *picks)
    return xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), dice).state


# The course


@pytest.mark.rule("XC-65")
def test_xc_65_whoever_wins_a_level_may_take_on_the_next() -> None:
    assert xcode_files.unlocked(()) == ("level-1",)
    assert xcode_files.unlocked({"level-1"}) == ("level-1", "level-2")
    assert xcode_files.unlocked({"level-1", "level-2", "level-3"}) == LEVELS
    assert xcode_files.after("level-1") == "level-2"


@pytest.mark.rule("XC-65")
def test_xc_65_with_level_4_the_missions_are_unlocked_one_after_the_other() -> None:
    assert xcode_files.after("level-4") == MISSIONS[0]
    assert xcode_files.unlocked({*LEVELS}) == (*LEVELS, MISSIONS[0])
    assert xcode_files.unlocked({*LEVELS, MISSIONS[0]}) == (*LEVELS, *MISSIONS[:2])
    assert xcode_files.unlocked({*xcode_files.stages()}) == xcode_files.stages()
    assert xcode_files.after(MISSIONS[-1]) is None
    assert xcode_files.after("mine") is None


@pytest.mark.rule("XC-65")
def test_xc_65_nothing_is_skipped() -> None:
    assert xcode_files.unlocked({"level-2", "level-3", "rows"}) == ("level-1",)


@pytest.mark.rule("XC-66")
def test_xc_66_we_have_missions_of_our_own_as_data() -> None:
    assert LEVELS == ("level-1", "level-2", "level-3", "level-4")
    assert len(MISSIONS) >= 6
    assert all(xcode_files.level(name).name == name for name in xcode_files.stages())
    rules = [[rule.name for rule in xcode_files.level(name).rules] for name in MISSIONS]
    assert rules == [[name] for name in MISSIONS]
    assert set(BY_NAME) == set(MISSIONS)
    assert all(xcode_files.level(name).rules == () for name in LEVELS)


@pytest.mark.rule("XC-66")
@pytest.mark.parametrize("mission", MISSIONS)
def test_xc_66_every_mission_can_be_won(mission: str) -> None:
    """By four who look into each other's hands and act every two seconds."""
    wins = 0
    for number in range(5):
        *_, (_, _, last) = won_game(config(4, mission), number, pace=2_000)
        assert last.state.end is not None
        wins += last.state.end.is_won
    assert wins >= 4


@pytest.mark.rule("XC-66")
@pytest.mark.parametrize("mission", MISSIONS)
def test_xc_66_a_mission_is_written_and_read_like_any_level(mission: str) -> None:
    level = xcode_files.level(mission)

    assert level == xcode_files.read_level(msgspec.json.encode(level))


# Row by row

ROWS = with_rule(Rows(), 2)


@pytest.mark.rule("XC-66")
def test_xc_66_rows_the_next_row_opens_when_the_one_above_it_is_cracked() -> None:
    state = table("1< 1> 1< 4< 4> 4<", "2< 2> j 3< 3> j", settings=ROWS)
    assert noted(state) == Gate("123", "456789*0#")
    assert refusal(state, "0: lay 4< 4> 4<") == "field-locked"
    assert {text for text in legal(state, 0) if text.startswith("lay")} == {"lay 1< 1< 1>"}
    assert [text for text in xcode.short_moves(state, 0) if text.startswith("lay")] == [
        "lay 1< 1< 1>"
    ]

    state = play(state, "0: lay 1< 1> 1<", "1: lay 3< 3> j")
    assert noted(state).open == "2"
    assert refusal(state, "0: lay 4< 4> 4<") == "field-locked"
    state = play(state, "1: lay 2< 2> j")
    assert noted(state) == Gate("456", "789*0#")
    assert play(state, "0: lay 4< 4> 4<").cracked[-1].field == "4"


@pytest.mark.rule("XC-66")
def test_xc_66_rows_time_sets_are_always_allowed() -> None:
    state = table("t< t> t<", "", settings=ROWS)

    assert len(play(state, "0: lay t< t> t<").times) == 1


@pytest.mark.rule("XC-66")
def test_xc_66_rows_the_rows_are_data() -> None:
    state = table("#< #> #<", "", settings=with_rule(Rows(("#", "0*123456789")), 2))

    assert noted(play(state, "0: lay #< #> #<")).open == "0*123456789"


@pytest.mark.rule("XC-66")
def test_xc_66_rows_are_all_done_in_the_end() -> None:
    *_, (_, _, last) = won_game(config(4, "rows"), 1)
    fields = "".join(cracked.field for cracked in last.state.cracked)

    assert [set(fields[i : i + 3]) for i in (0, 3, 6, 9)] == [
        *map(set, ("123", "456", "789", "*0#"))
    ]
    assert noted(last.state) == Gate("", "")


# Dark


@pytest.mark.rule("XC-66")
def test_xc_66_dark_only_some_fields_are_lit_and_nobody_knows_the_next() -> None:
    state = begun(with_rule(Dark(4), 2), *[0] * 12)

    assert noted(state) == Gate("1234", "56789*0#")
    for viewer in (0, 1, None):
        assert seen(state, viewer) == Gate("1234", "")


@pytest.mark.rule("XC-66")
def test_xc_66_dark_the_order_is_one_of_chance() -> None:
    state = begun(with_rule(Dark(4), 2), *range(11, -1, -1))

    assert noted(state) == Gate("#0*9", "87654321")


@pytest.mark.rule("XC-66")
def test_xc_66_dark_when_a_field_is_cracked_the_next_lights_up() -> None:
    settings = with_rule(Dark(4), 2)
    dark = begun(settings, *[0] * 12)
    state = table("2< 2> 2< 5< 5> 5<", "", settings=settings)
    state = xcode.evolve(state, xcode.events.Noted("dark", noted(dark)))
    assert refusal(state, "0: lay 5< 5> 5<") == "field-locked"
    state = play(state, "0: lay 2< 2> 2<")

    assert noted(state) == Gate("1345", "6789*0#")
    assert play(state, "0: lay 5< 5> 5<").cracked[-1].field == "5"


# Silence


@pytest.mark.rule("XC-66")
def test_xc_66_silence_at_these_times_nobody_may_speak() -> None:
    state = begin(with_rule(Silence(((30, 60), (90, 100))), 3))
    assert noted(state) == Quiet(False, 30_000)
    assert play(state, "0: say sand", at=29_999).heard[1]

    quiet = tick(state, 30_000).state
    assert noted(quiet) == Quiet(True, 60_000)
    assert refusal(quiet, "0: say sand", 30_000) == "silence"
    assert refusal(quiet, "0: say need 5 to 1", 30_000) == "silence"
    assert not any(isinstance(a, xcode.Say) for a in xcode.legal_actions(quiet, 0))
    assert "say" not in xcode.short_moves(quiet, 0)
    assert "draw" in legal(quiet, 0)

    loud = tick(quiet, 65_000)
    assert noted(loud.state) == Quiet(False, 90_000)
    assert told(loud.events, Expired) == [Expired("silence", 60_000)]
    assert play(loud.state, "0: say sand", at=65_000).heard[1]
    assert noted(tick(loud.state, 170_000).state) == Quiet(False, None)


@pytest.mark.rule("XC-66")
def test_xc_66_silence_counts_from_when_the_sand_began_to_run() -> None:
    state = tick(begin(with_rule(Silence(), 3, countdown=5)), 5_000).state

    assert noted(state) == Quiet(False, 35_000)
    assert noted(tick(state, 40_000).state) == Quiet(True, 65_000)


# The cut cable

CUT = with_rule(CutCable(20), 3)


@pytest.mark.rule("XC-66")
def test_xc_66_cut_cable_two_neighbours_cannot_trade() -> None:
    cut = begun(CUT, 0)
    assert noted(cut) == Cable((0, 1), 20_000)
    state = table("5< 1>", "2> 3<", "4> 6<", settings=CUT)
    state = xcode.evolve(state, xcode.events.Noted("cut-cable", Cable((0, 1), 20_000)))

    assert refusal(state, "0: offer 5< to 1") == "cable-cut"
    assert refusal(state, "1: offer 2> to 0") == "cable-cut"
    assert "offer 5< to 1" not in legal(state, 0)
    assert xcode.short_moves(state, 0)[-1] == "offer 1> to 2"
    state = play(state, "0: offer 1> to 2", "2: give 6< to 0 for 1>", "1: offer 3< to 2")
    assert hand(state, 0) == "5< 6<"


@pytest.mark.rule("XC-66")
def test_xc_66_cut_cable_every_few_seconds_it_is_another() -> None:
    state = begun(CUT, 2)
    assert noted(state) == Cable((2, 0), 20_000)
    later = tick(state, 45_000, Tape(1, 0))

    assert told(later.events, Expired) == [
        Expired("cut-cable", 20_000),
        Expired("cut-cable", 40_000),
    ]
    assert noted(later.state) == Cable((0, 1), 60_000)


@pytest.mark.rule("XC-66")
def test_xc_66_cut_cable_what_lies_open_there_can_be_taken_back() -> None:
    state = play(table("5< 1>", "2> 3<", "4> 6<", settings=CUT), *_uncut("0: offer 5< to 1"))
    state = xcode.evolve(state, xcode.events.Noted("cut-cable", Cable((0, 1), 20_000)))

    assert refusal(state, "1: give 2> to 0 for 5<") == "cable-cut"
    assert not any(text.startswith("give") for text in xcode.short_moves(state, 1))
    assert hand(play(state, "0: withdraw 5< from 1"), 0) == "1> 5<"
    assert hand(play(state, "1: decline 5< of 0"), 0) == "1> 5<"


def _uncut(*texts: str) -> tuple[str, ...]:
    """The kit's dice cut another cable first."""
    assert noted(begin(CUT)).between != (0, 1)
    return texts


@pytest.mark.rule("XC-66")
def test_xc_66_cut_cable_of_two_players_is_cut_half_of_the_time() -> None:
    settings = with_rule(CutCable(20), 2)

    assert noted(begun(settings, 0)) == Cable((0, 1), 20_000)
    assert noted(begun(settings, 1)) == Cable((), 20_000)
    alone = leave(begun(settings, 0), 1).state
    assert noted(tick(alone, 20_000, Tape(0)).state) == Cable((0,), 40_000)


# Turncoat

COAT = with_rule(Turncoat(30), 3)


def _coat(state: State, symbol: str, due: Millis = 30_000) -> State:
    return xcode.evolve(state, xcode.events.Noted("turncoat", Turning(symbol, due)))


@pytest.mark.rule("XC-66")
def test_xc_66_turncoat_all_arrows_of_a_symbol_turn_round() -> None:
    state = table("5< 1>", "5> 5>", "2<", pile="5<", discards="1< 6<", settings=COAT)
    turned = tick(_coat(state, "5"), 30_000, Tape(0))

    assert told(turned.events, ArrowsTurned) == [ArrowsTurned("5", 30_000)]
    assert [hand(turned.state, seat) for seat in range(3)] == ["5> 1>", "5< 5<", "2<"]
    assert (turned.state.pile[0], turned.state.discards) == ("5>", ("1<", "6<"))
    assert tick(_coat(state, "6"), 30_000, Tape(0)).state.discards == ("1<", "6>")


@pytest.mark.rule("XC-66")
def test_xc_66_turncoat_which_is_next_can_be_seen_by_all() -> None:
    state = begun(COAT, 4)
    for viewer in (0, 1, 2, None):
        assert seen(state, viewer) == Turning("5", 30_000)


@pytest.mark.rule("XC-66")
def test_xc_66_turncoat_only_symbols_that_are_still_needed() -> None:
    state = _coat(table("", "", "", cracked="123", settings=COAT), "7")
    turned = tick(state, 61_000, Tape(0, 8)).state

    assert noted(turned) == Turning("#", 90_000)
    assert noted(tick(state, 30_000, Tape(0)).state) == Turning("4", 60_000)


@pytest.mark.rule("XC-66")
def test_xc_66_turncoat_what_lies_open_of_it_goes_back_to_the_hand() -> None:
    offers = [(0, 1, "5<"), (0, 2, "6>"), (1, 2, "5<")]
    state = table("1>", "", "", offers=offers, settings=COAT)
    turned = tick(_coat(state, "5"), 30_000, Tape(0)).state

    assert [(o.seat, o.to, o.card) for o in turned.offers] == [(0, 2, "6>")]
    assert (hand(turned, 0), hand(turned, 1)) == ("1> 5>", "5>")


@pytest.mark.rule("XC-66")
def test_xc_66_turncoat_laid_cards_stay_as_they_are() -> None:
    state = table("", "", "", cracked="5", settings=COAT)
    turned = tick(_coat(state, "5"), 30_000, Tape(0)).state

    assert turned.cracked == state.cracked


# The second glass

GLASS = with_rule(SecondGlass(60), 2)


@pytest.mark.rule("XC-66")
def test_xc_66_second_glass_when_it_has_run_out_all_have_lost() -> None:
    state = begin(GLASS)
    assert noted(state) == Hourglass(60_000, 60_000)
    lost = tick(state, 70_000)

    assert lost.events == (
        Expired("second-glass", 60_000),
        RanOut("second-glass", 60_000),
        Finished(False, "second-sand", 60_000),
    )


@pytest.mark.rule("XC-66")
def test_xc_66_second_glass_every_cracked_field_fills_it_up_again() -> None:
    state = table("5< 5> 5< t< t> t<", "", settings=GLASS)
    state = play(state, "0: lay 5< 5> 5<", at=50_000)
    assert noted(state) == Hourglass(60_000, 110_000)

    state = play(state, "0: lay t< t> t<", at=100_000)
    assert xcode.wake_at(state) == 110_000


@pytest.mark.rule("XC-66")
def test_xc_66_second_glass_the_large_one_still_runs() -> None:
    state = begin(with_rule(SecondGlass(200), 2))

    assert told(tick(state, 190_000).events, Finished) == [Finished(False, "sand", 180_000)]
    both = begin(with_rule(SecondGlass(180), 2))
    assert told(tick(both, 190_000).events, Finished) == [Finished(False, "sand", 180_000)]


# The hot joker

HOT = with_rule(HotJoker(20), 3)


def _hot(state: State, *dues: Millis | None) -> State:
    return xcode.evolve(state, xcode.events.Noted("hot-joker", Fuses(dues)))


@pytest.mark.rule("XC-66")
def test_xc_66_hot_joker_whoever_keeps_one_too_long_loses_the_hand() -> None:
    state = table("1< 2<", "3<", "4<", pile="j", settings=HOT)
    state = play(_hot(state, None, None, None), "0: draw", "0: offer 1< to 1", at=5_000)
    assert noted(state) == Fuses((25_000, None, None))
    lost = tick(state, 30_000)

    assert told(lost.events, HandLost) == [HandLost(0, ("2<", "j", "1<"), "hot-joker", 25_000)]
    assert (hand(lost.state, 0), lost.state.offers) == ("", ())
    assert lost.state.discards == ("2<", "j", "1<")
    assert noted(lost.state) == Fuses((None, None, None))


@pytest.mark.rule("XC-66")
@pytest.mark.parametrize("how", ["discard 1< j 2<", "lay 1< 1> j"])
def test_xc_66_hot_joker_whoever_gets_rid_of_it_is_safe(how: str) -> None:
    state = table("1< 1> 2<", "3<", "4<", pile="j", settings=HOT)
    state = play(_hot(state, None, None, None), "0: draw", at=5_000)
    state = play(state, f"0: {how}", at=24_999)

    assert noted(state) == Fuses((None, None, None))
    assert tick(state, 100_000).events == ()


@pytest.mark.rule("XC-66")
def test_xc_66_hot_joker_a_second_one_does_not_gain_time() -> None:
    state = table("1< 1>", "3<", "4<", pile="j j", settings=HOT)
    state = play(_hot(state, None, None, None), "0: draw", at=5_000)
    state = play(state, "0: draw", at=15_000)
    assert noted(state).dues[0] == 25_000
    state = play(state, "0: lay 1< 1> j", at=20_000)

    assert noted(state).dues[0] == 25_000


@pytest.mark.rule("XC-66")
def test_xc_66_hot_joker_two_burn_at_once() -> None:
    state = _hot(table("j", "j 1<", "2<", settings=HOT), 20_000, 20_000, None)
    lost = tick(state, 20_000)

    assert [event.seat for event in told(lost.events, HandLost)] == [0, 1]
    assert lost.state.discards == ("j", "j", "1<")


@pytest.mark.rule("XC-66")
def test_xc_66_hot_joker_only_its_owner_knows() -> None:
    state = _hot(table("j", "1<", "2<", settings=HOT), 20_000, None, None)

    assert seen(state, 0) == Fuses((20_000, None, None))
    for viewer in (1, 2, None):
        assert seen(state, viewer) == Fuses((None, None, None))


@pytest.mark.rule("XC-66")
def test_xc_66_hot_joker_dealt_jokers_burn_from_the_start() -> None:
    picks = [0] * 60 + [0, 0, 0]
    settings = with_rule(HotJoker(20), 2, countdown=3)
    jokers_first = [62, 61, 60, *picks[3:]]
    state = xcode.apply(xcode.opening(settings), Move(None, Begin(), 0), Tape(*jokers_first)).state
    assert hand(state, 0) == "j j j"

    assert noted(tick(state, 3_000).state) == Fuses((23_000, None))
    assert noted(leave(tick(state, 3_000).state, 0).state) == Fuses((None, None))
