"""The scenes of XOBrainer for bench.frames."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from bench.frames import Scene
from tests.web import xo
from tests.web.conftest import Harness
from tests.web.planner import is_row, move_for
from tests.web.play import wait_out_deafness


def _before(*, is_won: bool) -> Callable[[Harness, Page], str]:
    def prepare(harness: Harness, page: Page) -> str:
        xo.set_up(page, "local", preset="classic")
        match = xo.start(page)
        xo.skip_lots(page)
        while True:
            state = harness.match(match).state
            move = move_for(state, 0)
            if (len(state.board.plies) == 4 and not is_won) or is_row(state, 0, move):
                return f"[data-square={move}]"
            xo.square(page, move).click()
            expect(xo.square(page, move)).to_have_attribute("aria-label", xo.LAID)
            wait_out_deafness(page)

    return prepare


def scenes() -> Iterator[Scene]:
    settings: dict[str, object] = {"confirm": "off"}
    yield Scene("xobrainer, a piece is laid", _before(is_won=False), 900, settings)
    yield Scene("xobrainer, a row lights up", _before(is_won=True), 2500, settings)
