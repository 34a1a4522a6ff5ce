"""X-Code with motion: cards fly, the vault opens, what was missing comes to light."""

import re

from playwright.sync_api import Locator, Page, expect

from knobel.catalog import xcode as xcode_files
from knobel.games.xcode.cards import SYMBOLS
from tests.web.conftest import Harness, Visitors
from tests.web.play import result_of, tab_to
from tests.web.xc import COUNTDOWN, Party, field, force_deal, hand_of

BOTS = "t< 2> 9<", "t> 4> 7<", "t< 6> 0<"
"""Nothing to claim: each draws a card, then waits for the clock."""
DRAWN = "t> t< t>"
MINE = [f"{symbol}< {symbol}> {symbol}{'<>'[symbol in '970']}" for symbol in SYMBOLS]
"""A set for each field."""
FLIGHTS = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.dataset?.flight) window.flown.push(node.dataset.flight);
    }).observe(document.querySelector('section.board'), { childList: true, subtree: true });
}"""


def begin(harness: Harness, page: Page) -> None:
    """The countdown says that bots only help; then each of them draws."""
    expect(page.get_by_test_id("bots-help")).to_contain_text("only after you have")
    Party(harness, [page]).count_down()
    harness.turn(COUNTDOWN)
    for seat in (1, 2, 3):
        expect(page.get_by_test_id(f"around-{seat}").locator(".count")).to_have_text("4")


def hold_still(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def width_on_a_phone(page: Page) -> int:
    desktop = page.viewport_size
    assert desktop is not None
    page.set_viewport_size({"width": 390, "height": 844})
    width: int = page.evaluate("document.documentElement.scrollWidth")
    page.set_viewport_size(desktop)
    return width


def vault_of(page: Page) -> Locator:
    return page.locator(".box:has([data-field])")


def test_from_start_to_a_rematch_by_keyboard_and_a_loss_that_shows_why(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one(reduced_motion="no-preference")
    keys = page.keyboard
    page.goto("/new/xcode?who=bot")
    tab_to(page, '[data-testid="start"]')
    first, second = map(xcode_files.level, ("level-1", "level-2"))
    force_deal(harness, first, MINE[0], *BOTS, DRAWN, *MINE[1:])
    keys.press("Enter")
    begin(harness, page)
    page.evaluate(FLIGHTS)
    vault = vault_of(page)
    box = vault.bounding_box()
    for symbol in SYMBOLS:
        while hand_of(page).count() < 3:
            keys.press("d")
        expect(field(page, symbol).locator("button")).to_be_visible()
        if symbol == SYMBOLS[-1]:
            hold_still(page)
        keys.press("s")
        expect(field(page, symbol)).to_have_attribute("data-state", "cracked")
    flown = page.evaluate("window.flown")
    assert {"?: pile → 0", "1<: 0 → field 1"} <= set(flown)

    expect(vault).to_have_class(re.compile("opening"))
    expect(result_of(page)).to_have_count(0)
    page.clock.run_for(1_000)
    keys.press("Enter")  # only jumps to the end
    expect(vault).not_to_have_class(re.compile("opening"))
    expect(vault).to_have_class(re.compile("ajar"))
    assert vault.bounding_box() == box
    assert width_on_a_phone(page) == 390  # its light widens nothing
    tab_to(page, '[data-testid="rematch"]')
    page.clock.resume()
    force_deal(harness, second, "5< 5> 1<", "5> 2> 3<", *BOTS[1:], DRAWN)
    won = page.url
    keys.press("Enter")
    page.wait_for_url(lambda url: url != won and "/m/" in url)

    begin(harness, page)
    hold_still(page)
    harness.turn(1_000 * second.sand)
    expect(page.get_by_test_id("status")).to_contain_text("over")
    expect(page.locator(".missing, .lit")).to_have_count(0)
    page.clock.run_for(700)
    expect(page.locator(".missing")).to_have_count(12)
    sort = page.locator(".sort")
    sort.click()  # only jumps to the end, too
    expect(hand_of(page).and_(page.locator(".lit"))).to_have_count(2)
    expect(page.get_by_test_id("around-1").locator(".found > *")).to_have_count(1)
    expect(sort).to_have_attribute("aria-pressed", "false")
    expect(result_of(page)).to_be_visible()
    sort.click()
    expect(sort).to_have_attribute("aria-pressed", "true")
