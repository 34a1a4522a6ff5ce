"""Golden playthroughs, word for word.  `make golden` rewrites them: only on purpose."""

from pathlib import Path

import pytest

from knobel.catalog import GAMES
from knobel.games import vier3d
from tests.kit.golden import playthroughs, replayed

FILES = playthroughs()


def _name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_a_playthrough_plays_again_word_for_word(file: Path) -> None:
    text = file.read_text("utf-8")

    assert text == replayed(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_playthrough(game: str) -> None:
    assert playthroughs(game)


def test_every_playthrough_is_of_a_game() -> None:
    assert {file.parent.name for file in FILES} == set(GAMES)


@pytest.mark.parametrize("yellow", ["balanced", "free", "none", "three-players"])
def test_vier3d_has_one_for_the_most_lines_with_every_kind_of_yellow(yellow: str) -> None:
    assert any(
        f'"variant":"most-lines","yellow":"{yellow}"' in file.read_text("utf-8")
        and '"reason":"lines"' in file.read_text("utf-8")
        for file in playthroughs("vier3d")
    )


def test_vier3d_shows_every_kind_of_event_and_of_end() -> None:
    told = "".join(file.read_text("utf-8") for file in playthroughs("vier3d"))

    events = [event.__struct_config__.tag for event in vier3d.Event.__args__]
    assert [tag for tag in events if f'{{"type":"{tag}"' not in told] == []
    ends = ["line", "full", "lines", "resigned", "time"]
    assert [end for end in ends if f'"reason":"{end}"' not in told] == []


def test_a_playthrough_that_tells_something_else_is_found() -> None:
    text = playthroughs("vier3d")[0].read_text("utf-8")

    assert text.replace('"at":0', '"at":1') != replayed(text.replace('"at":0', '"at":1'))
    assert text.replace("a1", "d4") != replayed(text.replace("a1", "d4", 1))


def test_a_playthrough_without_its_events_is_completed() -> None:
    text = FILES[0].read_text("utf-8")
    bare = "".join(line for line in text.splitlines(True) if not line.startswith("  "))

    assert bare != text
    assert text == replayed(bare)
