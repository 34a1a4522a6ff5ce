"""XOBrainer: secret cards behind the curtain, the end of a round, a knockout."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from knobel.games.xobrainer import State
from knobel.games.xobrainer.board import INDEX
from tests.tui.stage import played
from tests.web.planner import move_for
from tests.web.test_companion_xobrainer import to_first_turn, touch
from tests.web.xo import set_up, skip_lots, start
from tools.studio import MIDDLE, NAMES, Player, Screen, Still, Studio, press

ROW = ("f5", "e6", "d7", "c8")
STAR = "b9"
"""On this knockout square a pink cross completes the row."""
PINK_CROSS = "x"
ELSEWHERE = (("h3", "e8", "i6", "c2", "j9"), ("g6", "d4", "h8", "e3", "c6", "g2", "a7", "j5", "f9"))
"""Squares where crosses and rings wait for that."""

UNDECIDED = (
    ("e5", "f4", "d6", "g6", "c3", "h8", "e8"),
    ("f5", "e6", "g4", "d3", "c7", "h5", "b5"),
)
TYPED = ("e5", "d5", "f6", "e6", "d7", "e7", "g5", "d4", "e8")
"""What both type in the terminal."""


def before_the_win(studio: Studio) -> Callable[[], None]:
    """The moment before Anna's knockout; the last move."""
    players = _table(studio, {})
    squares = iter((*ROW, *ELSEWHERE[0])), iter(ELSEWHERE[1])
    while not _is_knockout_near(studio.state):
        mover = studio.state.to_move
        players[mover].move(next(squares[mover]))
    studio.rest()
    return partial(players[0].move, STAR)


def _is_knockout_near(state: State) -> bool:
    is_row_laid = all(state.board.cells[INDEX[square]] != "." for square in ROW)
    return is_row_laid and state.to_move == 0 and state.board.lineups[0][0] == PINK_CROSS


def _table(studio: Studio, config: dict[str, Any]) -> list[Player]:
    players = studio.gather("xobrainer", config, NAMES[:2])
    skip_lots(studio.page)
    return players


def _won(studio: Studio) -> None:
    before_the_win(studio)()
    studio.page.get_by_test_id("result").wait_for()


def _two_of_them(studio: Studio) -> None:
    set_up(studio.page, "local", ["mission"], length="single-round")
    start(studio.page)
    skip_lots(studio.page)
    studio.rest()


def _with_cards(studio: Studio) -> None:
    """Anna sees her own cards."""
    players = _table(studio, {"variants": [{"type": "mission"}, {"type": "trap"}]})
    squares = tuple(map(iter, UNDECIDED))
    for _ in range(MIDDLE - 1):
        mover = studio.state.to_move
        players[mover].move(next(squares[mover]))
    press("my-card")(studio)
    studio.rest()


def _companion(studio: Studio) -> None:
    """In the middle of a turn with a burning fuse."""
    studio.page.add_init_script("crypto.getRandomValues = (words) => words.fill(0)")
    studio.page.clock.install()
    studio.open("/companion/xobrainer")
    studio.page.clock.pause_at(studio.page.evaluate("Date.now() + 1000"))
    to_first_turn(studio.page, "time-bomb", bomb="20")
    touch(studio.page, "xoxoxo")
    studio.page.clock.run_for(6_000)


def terminal() -> str:
    """The same game in a terminal, as SVG."""

    async def play() -> str:
        flags = {"seats": "me:Anna,me:Ben", "variants": "mission,time-bomb=20"}
        async with played("xobrainer", flags, size=(110, 36)) as stage:
            await stage.press("enter")
            await stage.play(*TYPED)
            return stage.app.export_screenshot(title="knobel play xobrainer")

    return asyncio.run(play())


def _middle(studio: Studio) -> None:
    _two_of_them(studio)
    studio.play(MIDDLE)


def _round(studio: Studio, winner: int) -> None:
    """The first round of several is over."""
    players = _table(studio, {"length": {"type": "sets", "best_of": 3}})
    while studio.state.round == 1:
        players[studio.state.to_move].move(move_for(studio.state, winner))
    studio.page.get_by_test_id("round-result").wait_for()


SCREENS = (
    Screen("local", _middle),
    Screen("curtain", _two_of_them, press("my-card")),
    Screen("curtain-open", _two_of_them, press("my-card", "look")),
    Screen("round-won", partial(_round, winner=0)),
    Screen("round-lost", partial(_round, winner=1)),
    Screen("won", _won),
)
STILLS = (
    Still("xobrainer", _with_cards),
    Still("companion", _companion, width=390, height=780),
)
