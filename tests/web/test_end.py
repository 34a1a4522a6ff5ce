"""The end of a game: the result lies over the page and moves nothing on it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.play import invite, join, play, result_of

WATCH_SHIFTS = """() => {
  window.shifted = [];
  const note = (list) => list.getEntries().forEach((entry) => window.shifted.push(
    ...entry.sources.filter(({ previousRect: a, currentRect: b }) => Math.abs(a.y - b.y) > 1)
      .map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node))));
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}"""


def box_of(page: Page) -> Any:
    return page.locator(".table > .board").bounding_box()


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
    anna.get_by_test_id("fold").click()
    expect(anna.get_by_test_id("rematch")).to_have_count(0)
    anna.get_by_test_id("fold").click()
    anna.get_by_test_id("rematch").click()
    expect(anna.get_by_test_id("rematch")).to_contain_text(text("en", "rematch-withdraw"))
    anna.get_by_test_id("rematch").click()
    expect(anna.get_by_test_id("rematch")).to_have_text(text("en", "rematch"))
