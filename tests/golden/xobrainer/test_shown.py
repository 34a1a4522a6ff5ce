"""What the playthroughs of XOBrainer show between them."""

from itertools import combinations

import msgspec
import pytest

from knobel.games import xobrainer
from knobel.games.xobrainer import Config, Event
from knobel.games.xobrainer.variants import ORDER
from tests.kit.golden import playthroughs
from tests.kit.xobrainer import DEFINITION

TEXTS = {file.stem: file.read_text("utf-8") for file in playthroughs("xobrainer")}
PAIRS = [
    (one, two)
    for one, two in combinations(ORDER, 2)
    if one.slot is None or two.slot is None or one.slot != two.slot
]


def _config(text: str) -> Config:
    line = next(line for line in text.splitlines() if line.startswith("config "))
    config = DEFINITION.read_config(msgspec.json.decode(line.removeprefix("config ")))
    assert isinstance(config, Config)
    return config


def test_fourteen_pairs_of_variants_can_be_played_together() -> None:
    assert len(PAIRS) == 14


@pytest.mark.parametrize("pair", [f"{one.name}-{two.name}" for one, two in PAIRS])
def test_every_pair_of_variants_has_a_playthrough_to_the_end(pair: str) -> None:
    text = TEXTS[pair]

    assert "-".join(variant.name for variant in _config(text).variants) == pair
    assert '{"type":"row-made"' in text
    assert '{"type":"match-ended"' in text


def test_every_kind_of_event_and_of_end_is_shown() -> None:
    told = "".join(TEXTS.values())

    events = [kind.__struct_config__.tag for kind in Event.__args__]
    assert [tag for tag in events if f'{{"type":"{tag}"' not in told] == []
    ends = ["sets", "points", "round", "knockout", "resigned", "abandoned", "deck"]
    assert [end for end in ends if f'outcome {{"reason":"{end}"' not in told] == []
    rounds = ["row", "mission", "time", "stock", "deserted", "resigned"]
    assert [why for why in rounds if f'"reason":"{why}","at"' not in told] == []
    prizes = ["points", "set", "knockout"]
    assert [prize for prize in prizes if f'"prize":"{prize}"' not in told] == []


def test_every_length_and_some_teams_are_shown() -> None:
    configs = [_config(text) for text in TEXTS.values()]

    lengths = {type(config.length) for config in configs}
    assert lengths == {xobrainer.Sets, xobrainer.Rounds, xobrainer.SingleRound, xobrainer.Points}
    assert {config.teams for config in configs} >= {(1, 1), (2, 1), (3, 2)}
