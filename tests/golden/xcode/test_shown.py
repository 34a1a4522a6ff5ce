"""What the playthroughs of X-Code show between them."""

import msgspec
import pytest

from knobel.catalog import xcode as xcode_files
from knobel.games import xcode
from knobel.games.xcode import Config
from tests.kit.golden import playthroughs
from tests.kit.xcode import DEFINITION

TEXTS = {file.stem: file.read_text("utf-8") for file in playthroughs("xcode")}


def _config(text: str) -> Config:
    line = next(line for line in text.splitlines() if line.startswith("config "))
    config = DEFINITION.read_config(msgspec.json.decode(line.removeprefix("config ")))
    assert isinstance(config, Config)
    return config


@pytest.mark.parametrize("name", xcode_files.stages())
def test_every_level_and_every_mission_has_a_playthrough_that_is_won(name: str) -> None:
    text = TEXTS[name]

    assert _config(text).level == xcode_files.level(name)
    assert 'outcome {"reason":"cracked"' in text
    assert '{"type":"sand-turned"' in text
    assert '{"type":"traded"' in text


def test_every_number_of_players_wins_once() -> None:
    won = [_config(text).players for text in TEXTS.values() if '"reason":"cracked"' in text]

    assert {*won} == {2, 3, 4, 5, 6, 7, 8}


def test_every_kind_of_action_of_event_and_of_end_is_shown() -> None:
    told = "".join(TEXTS.values())

    events = [kind.__struct_config__.tag for kind in xcode.Event.__args__]
    assert [tag for tag in events if f'{{"type":"{tag}"' not in told] == []
    words = ["draw", "discard", "lay", "offer", "give", "withdraw", "decline", "say"]
    assert [word for word in words if f" {word}" not in told] == []
    ends = ["cracked", "sand", "second-sand", "absent"]
    assert [end for end in ends if f'outcome {{"reason":"{end}"' not in told] == []
    phrases = ["need", "have", "which-arrow", "sand"]
    assert [phrase for phrase in phrases if f'"phrase":"{phrase}"' not in told] == []


def test_the_options_and_many_refusals_are_shown() -> None:
    configs = [_config(text) for text in TEXTS.values()]
    told = "".join(TEXTS.values())

    assert {config.overdraw for config in configs} == {"refused", "loses-hand"}
    assert {config.turning for config in configs} == {"flip", "refill"}
    codes = ["not-yet", "not-in-play", "no-take-back", "not-three", "card-not-in-hand", "over"]
    codes += ["wrong-arrow", "already-offering", "card-on-offer", "not-a-set", "jokers-only"]
    codes += ["set-size", "offer-gone", "nobody-there", "no-such-phrase", "hand-full"]
    assert [code for code in codes if f"refused: {code}" not in told] == []
