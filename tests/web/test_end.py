"""The end of a game: the result lies over the page and moves nothing on it."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.play import invite, join, play, result_of
from tests.web.test_vier3d_board import WINNING

WATCH_SHIFTS = """() => {
  window.shifted = [];
  const note = (list) => list.getEntries().forEach((entry) => window.shifted.push(
    ...entry.sources.filter(({ previousRect: a, currentRect: b }) => Math.abs(a.y - b.y) > 1)
      .map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node))));
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}"""


def box_of(page: Page) -> Any:
    return page.locator(".table > .board").bounding_box()


def _shows_nothing_below_the_sheet(page: Page) -> None:
    """On a phone a strip of the page would show cut letters there."""
    sheet, size = page.get_by_test_id("sheet").bounding_box(), page.viewport_size
    assert sheet is not None
    assert size is not None
    if sheet["width"] < size["width"] - 20:
        return  # it lies beside the board
    strip: FloatRect = {"x": 0, "y": size["height"] - 4, "width": size["width"], "height": 4}
    picture = Image.open(BytesIO(page.screenshot(clip=strip, animations="disabled")))
    assert len(picture.convert("RGB").getcolors() or []) == 1


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1280, 720)])
def test_the_result_lies_over_the_page_and_pushes_nothing(
    harness: Harness, visitors: Visitors, size: tuple[int, int]
) -> None:
    anna, bo = visitors.one(), visitors.one()
    anna.set_viewport_size({"width": size[0], "height": size[1]})
    join(bo, invite(anna))
    play(harness, [anna, bo], ["a1", "b1", "a1", "b1", "a1", "b1"])
    anna.evaluate("scrollTo(0, 0)")
    anna.evaluate(WATCH_SHIFTS)
    before = box_of(anna)
    bo.get_by_test_id("resign").click()
    bo.get_by_test_id("confirm-yes").click()
    expect(result_of(anna)).to_contain_text(text("en", "result-won"))
    expect(anna.get_by_test_id("games-won")).to_contain_text("one game won")

    assert anna.evaluate("new Promise((seen) => requestAnimationFrame(() => seen(shifted)))") == []
    assert box_of(anna) == before
    _shows_nothing_below_the_sheet(anna)
    anna.get_by_test_id("fold").click()
    expect(anna.get_by_test_id("rematch")).to_have_count(0)
    anna.get_by_test_id("fold").click()
    anna.get_by_test_id("rematch").click()
    expect(anna.get_by_test_id("rematch")).to_contain_text(text("en", "rematch-withdraw"))
    anna.get_by_test_id("rematch").click()
    expect(anna.get_by_test_id("rematch")).to_have_text(text("en", "rematch"))


def test_on_a_phone_that_lies_the_seats_stay_in_sight(harness: Harness, visitors: Visitors) -> None:
    """However long the words are, and with the signs."""
    phone = {"viewport": {"width": 844, "height": 390}, "locale": "fr"}
    anna, bo = visitors.one(**phone), visitors.one()
    join(bo, invite(anna))
    play(harness, [anna, bo], WINNING)
    sheet = anna.get_by_test_id("sheet")
    expect(sheet.get_by_test_id("sign-hurry")).to_be_in_viewport(ratio=1)

    top = sheet.bounding_box()
    for seat in (0, 1):
        box = anna.get_by_test_id(f"seat-{seat}").bounding_box()
        assert top is not None
        assert box is not None
        assert box["y"] + box["height"] <= top["y"]
