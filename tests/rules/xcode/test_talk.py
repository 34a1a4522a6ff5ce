"""Quick phrases."""

import pytest

from knobel.core.game import Illegal
from knobel.games import xcode
from knobel.games.xcode import Say
from knobel.games.xcode.cards import SYMBOLS
from knobel.games.xcode.state import Heard
from tests.kit.xcode import begin, config, leave, play, refusal, step, table


@pytest.mark.rule("XC-50")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("need 5", ("need", "5", 0)),
        ("need # with 2", ("need", "#", 2)),
        ("have 0<", ("have", "0<", 0)),
        ("have t>", ("have", "t>", 0)),
        ("which-arrow *", ("which-arrow", "*", 0)),
        ("need t with 2", ("need", "t", 2)),
        ("sand", ("sand", "", 0)),
    ],
)
def test_xc_50_there_is_a_phrase_for_it(text: str, said: tuple[str, str, int]) -> None:
    state = step(begin(config(4)), f"2: say {text}", 70).state
    for viewer in (0, 1, 2, 3, None):
        heard = xcode.view_for(state, viewer).heard
        assert [(s.seat, s.phrase, s.about, s.already, s.to, s.at) for s in heard] == [
            (2, *said, None, 70)
        ]


@pytest.mark.rule("XC-50")
def test_xc_50_what_is_said_to_one_only_that_one_hears() -> None:
    told = step(begin(config(4)), "2: say have 5< to 0")
    (said,) = told.events
    hearers = [v for v in (0, 1, 2, 3, None) if xcode.view_for(told.state, v).heard]

    assert hearers == [0, 2]
    assert [v for v in (0, 1, 2, 3, None) if xcode.event_for(said, v) is not None] == [0, 2]


@pytest.mark.rule("XC-50")
def test_xc_50_one_can_speak_to_everybody_not_only_to_neighbours() -> None:
    state = begin(config(8))
    recipients = {a.to for a in xcode.legal_actions(state, 3) if isinstance(a, Say)}

    assert recipients == {None, 0, 1, 2, 4, 5, 6, 7}
    assert refusal(state, "3: say sand to 3") == "nobody-there"
    assert refusal(state, "3: say sand to 8") == "nobody-there"
    assert refusal(leave(state, 5).state, "3: say sand to 5") == "nobody-there"


@pytest.mark.rule("XC-50")
def test_xc_50_all_symbols_and_time_cards_can_be_spoken_of_but_not_jokers() -> None:
    said = {(a.phrase, a.about) for a in xcode.legal_actions(begin(), 0) if isinstance(a, Say)}
    kinds = {*SYMBOLS, "t"}

    assert {about for phrase, about in said if phrase == "need"} == kinds
    assert {about for phrase, about in said if phrase == "which-arrow"} == kinds
    assert {about for phrase, about in said if phrase == "have"} == {
        kind + arrow for kind in kinds for arrow in "<>"
    }


@pytest.mark.rule("XC-50")
@pytest.mark.parametrize(
    "text", ["need", "need j", "need 5<", "have 5", "have j", "have", "sand 5", "have 5< with 2"]
)
def test_xc_50_nothing_else_can_be_said(text: str) -> None:
    assert refusal(begin(), f"0: say {text}") == "no-such-phrase"


@pytest.mark.rule("XC-50")
def test_xc_50_phrases_show_no_hand_and_need_not_be_true() -> None:
    state = play(table("1<", "2<"), "0: say have 5<")

    assert xcode.view_for(state, 1).hand == ("2<",)


@pytest.mark.rule("XC-50")
def test_xc_50_the_last_twelve_phrases_stay_to_be_read() -> None:
    state = begin(config(3))
    for number in range(20):
        state = play(state, f"0: say need {number % 10}", "1: say sand to 2", at=number)
    ears = [xcode.view_for(state, viewer).heard for viewer in (0, 1, 2, None)]

    assert [len(heard) for heard in ears] == [12, 12, 12, 12]
    assert [said.at for said in ears[0]] == list(range(8, 20))
    assert ears[2][-2:] == (Heard(0, "need", "9", 0, None, 19), Heard(1, "sand", "", 0, 2, 19))


@pytest.mark.rule("XC-50")
def test_xc_50_what_each_player_last_said_to_need_stays_to_be_read() -> None:
    state = play(begin(config(4)), "0: say need 5", "0: say need 6 with 2", "3: say need 1 to 0")
    for number in range(20):
        state = play(state, "1: say sand", "2: say which-arrow 7", at=number)
    heard = {viewer: xcode.view_for(state, viewer).heard for viewer in (0, 1, None)}

    assert [(said.seat, said.about) for said in heard[0][:-12]] == [(0, "6"), (3, "1")]
    assert [(said.seat, said.about) for said in heard[1][:-12]] == [(0, "6")]
    assert heard[1] == heard[None]
    state = play(state, "0: say need 8", at=30)
    assert [said.about for said in xcode.view_for(state, 1).heard if said.seat == 0] == ["8"]


def test_what_is_no_action_cannot_be_read() -> None:
    for text in ("", "jump", "draw 2", "offer 5< 2", "say", "say hello", "say need 5 to", "lay"):
        if text == "lay":
            assert xcode.read_action(text) == xcode.Lay(())
            continue
        with pytest.raises(Illegal, match="no-such-move"):
            xcode.read_action(text)
    assert xcode.read_action("say need 5 with 2 to 3") == Say("need", "5", 2, 3)
