"""The scenes of Vier-gewinnt 3D for bench.frames."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from bench.frames import Scene
from tests.web.conftest import Harness
from tests.web.play import drop, moves_of, wait_out_deafness


def _up_to(moves: str) -> Callable[[Harness, Page], str]:
    """Plays all moves but the last one."""
    *before, last = moves.split()

    def prepare(_harness: Harness, page: Page) -> str:
        page.goto("/new/vier3d?who=local")
        page.get_by_test_id("start").click()
        for count, move in enumerate(before, start=1):
            drop(page, move)
            expect(moves_of(page)).to_have_count(count)
            wait_out_deafness(page)
        if page.locator("[data-frames]").count():
            frames = re.compile("[1-9]")
            expect(page.locator("[data-frames]")).to_have_attribute("data-frames", frames)
        return f"[data-rod={last}]"

    return prepare


def scenes() -> Iterator[Scene]:
    for mode, where in (("floors", "flat"), ("3d", "in space")):
        settings: dict[str, object] = {"boardMode": mode, "confirm": "off"}
        yield Scene(f"vier3d, a ball drops, {where}", _up_to("a1 b2"), 900, settings)
        won = "a1 b2 b2 c3 d1 c3 c3 d4 d2 d4 a2 d4 d4"
        yield Scene(f"vier3d, a line wins, {where}", _up_to(won), 2500, settings)
