"""Bots are warmed up before they are asked."""

import subprocess
import sys

import pytest

from knobel.catalog import GAMES

PREPARED_BY_DECODING = """
import sys
import msgspec
from knobel.catalog import game_named
from knobel.catalog.thinking import warm_up

game = sys.argv[1]
warm_up(game)
definition = game_named(game).game
prepared = set()
sys.setprofile(lambda frame, *_: prepared.add(frame.f_code.co_name))
msgspec.json.Decoder(definition.View)
msgspec.json.Decoder(list[definition.Action])
sys.setprofile(None)
print("get_class_annotations" in prepared)
"""
"""In a process of its own, because other tests have prepared the types of this one."""


@pytest.mark.parametrize("game", GAMES)
def test_threads_that_decode_views_at_once_find_the_types_prepared(game: str) -> None:
    """A type is prepared only once, and msgspec crashes if two threads do so at the same time."""
    told = subprocess.run(
        [sys.executable, "-c", PREPARED_BY_DECODING, game],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )

    assert told.stdout.strip() == "False"
