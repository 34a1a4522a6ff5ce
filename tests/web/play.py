"""What people do on the pages, in the words of the tests."""

import re
from collections.abc import Iterable, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Harness

DRAWN_OUT = 1_000
"""Milliseconds of the server's clock between two moves."""


def rod(page: Page, name: str) -> Locator:
    """The button of a rod."""
    return page.locator(f'button[data-rod="{name}"]')


def invite(host: Page, settings: Sequence[str] = (), name: str = "Anna") -> str:
    """Open a match with a friend as red; the code to read aloud."""
    host.goto("/new/vier3d?who=online")
    choose(host, "colour", "red")
    for setting in settings:
        group, _, value = setting.partition("=")
        choose(host, group, value)
    host.get_by_test_id("name").fill(name)
    host.get_by_test_id("start").click()
    code = host.get_by_test_id("code")
    expect(code).to_have_text(re.compile(r"^\s*[2-9B-Z]{3}\s*[2-9B-Z]{3}\s*$"))
    return "".join(code.inner_text().split())


def choose(page: Page, group: str, value: str) -> None:
    switch_on(page, page.get_by_test_id(group).locator(f'input[value="{value}"]'))


def switch_on(page: Page, option: Locator) -> None:
    """Check it, wherever it is: some choices are behind a button."""
    option.wait_for(state="attached")
    if not option.is_visible():
        page.get_by_test_id("customise").click()
    option.check(force=True)


def join(guest: Page, code: str, name: str = "Bo") -> None:
    guest.goto(f"/j/{code}")
    guest.get_by_test_id("name").fill(name)
    guest.get_by_test_id("join").click()
    expect(rod(guest, "a1")).to_be_visible()


def play(harness: Harness, pages: Sequence[Page], moves: Iterable[str], *, first: int = 0) -> None:
    """Each in turn; everybody must see a ball before the next is played."""
    for count, move in enumerate(moves, start=first):
        harness.turn(DRAWN_OUT)
        drop(pages[count % len(pages)], move)
        for page in pages:
            expect(moves_of(page)).to_have_count(count + 1)


def drop(page: Page, move: str) -> None:
    """Press a rod, with the yellow ball if the move says so."""
    name = move.removeprefix("y:")
    expect(rod(page, name)).to_have_attribute("aria-disabled", "false")
    kinds = page.locator('input[type="radio"][value="own"], input[type="radio"][value="yellow"]')
    if kinds.count():
        kind = "yellow" if name != move else "own"
        page.locator(f'input[type="radio"][value="{kind}"]').check(force=True)
    rod(page, name).click()


def moves_of(page: Page) -> Locator:
    return page.get_by_test_id("move-list").locator("li")


def result_of(page: Page) -> Locator:
    return page.get_by_test_id("result")


def turn_until(harness: Harness, page: Page, testid: str, says: str = "") -> None:
    """The server notices a closed socket in its own time, then its clock must pass."""
    for _ in range(20):
        harness.turn(6_000)
        try:
            told = page.get_by_test_id(testid).filter(has_text=says)
            expect(told).to_be_visible(timeout=500)
        except AssertionError:
            continue
        return
    raise AssertionError(f"{testid} never showed")


def resize(page: Page, width: int, height: int) -> None:
    """Give the window this size, and wait until the page has followed: three frames are alike."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """async () => {
            const { documentElement: root, all } = document;
            const look = () => [root.scrollWidth, root.scrollHeight, all.length].join();
            for (let seen = '', alike = 0; alike < 3; ) {
                await new Promise(requestAnimationFrame);
                alike = seen === look() ? alike + 1 : 0;
                seen = look();
            }
        }"""
    )


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press the tab key until the focus is there, once there is something to go to."""
    page.locator(selector).first.wait_for(state="attached")
    for _ in range(60):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the tab key never leads to {selector}")


def wait_out_deafness(page: Page) -> None:
    """At one screen a double press is not heard twice."""
    since = page.evaluate("performance.now()")
    page.wait_for_function("since => performance.now() - since > 400", arg=since)
