"""Vier-gewinnt 3D: the board in space, peeled and won."""

from collections.abc import Callable, Sequence
from functools import partial

from tools.studio import MIDDLE, NAMES, Player, Screen, Still, Studio

WINNING = ("a1", "b2", "b2", "c3", "d1", "c3", "c3", "d4", "d2", "d4", "a2", "d4", "d4")
"""Red completes the space diagonal from A1 to D4."""
UNDECIDED = (*WINNING[:-1], "b1", "c1", "a4", "b3", "c2", "a3", "c4", "b4")


def before_the_win(studio: Studio) -> Callable[[], None]:
    """The moment before Anna wins; the last move."""
    return partial(_played(studio, WINNING[:-1])[0].move, WINNING[-1])


def _played(studio: Studio, moves: Sequence[str]) -> list[Player]:
    players = studio.gather("vier3d", {}, NAMES[:2])
    for number, rod in enumerate(moves):
        players[number % 2].move(rod)
    studio.rest()
    return players


def _won(studio: Studio) -> None:
    before_the_win(studio)()
    studio.page.get_by_test_id("result").wait_for()


def _undecided(studio: Studio) -> None:
    _played(studio, UNDECIDED)
    studio.page.evaluate("document.activeElement.blur()")


def _two_of_them(studio: Studio) -> None:
    studio.start("vier3d", "local")
    studio.play(MIDDLE)


def _full(studio: Studio) -> None:
    studio.start("vier3d", "bot")
    studio.play(2 * MIDDLE)


def _peel(studio: Studio) -> None:
    studio.page.keyboard.press("2")


IN_SPACE = {"boardMode": "3d"}
SCREENS = (
    Screen("local", _two_of_them),
    Screen("won", _won),
    Screen("space", _two_of_them, settings=IN_SPACE),
    Screen("space-won", _won, settings=IN_SPACE),
    Screen("space-peeled", _full, _peel, settings=IN_SPACE),
)
STILLS = (Still("vier3d", _undecided, settings=IN_SPACE),)
