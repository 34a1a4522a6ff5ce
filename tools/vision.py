"""Take pictures of the boards with simulated vision deficiencies, to be looked at.

    python -m tools.vision --url http://localhost:8000 --into .cache/vision

Needs a running server.  Chromium emulates the four deficiencies; every board is also taken
unchanged, in high contrast, and in the colours of the system.
"""

import argparse
from pathlib import Path
from typing import Literal, get_args

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.kit.browser import FLAGS, chromium
from tools.web import ROOT

DEFICIENCIES = ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia")
SIZE: ViewportSize = {"width": 1100, "height": 800}
Scheme = Literal["light", "dark"]


def play_vier3d(page: Page) -> None:
    """Balls of all colours, some on top of each other."""
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    for rod in ("b2", "b2", "c3", "b3", "c2", "b2", "a1", "d4", "c3", "a4"):
        button = page.locator(f'button[data-rod="{rod}"]')
        expect(button).to_have_attribute("aria-disabled", "false")
        button.click()
        page.wait_for_timeout(450)  # the board ignores a second press that comes too fast


def play_xobrainer(page: Page) -> None:
    """Pieces of both colours and shapes, with squares of all values around them."""
    page.goto("/new/xobrainer?who=local")
    page.get_by_test_id("start").click()
    for square in ("e5", "f5", "e6", "f6", "d4", "g7", "c3", "d7"):
        page.locator(f'[data-square="{square}"]').click()
        page.wait_for_timeout(450)


def play_xcode(page: Page) -> None:
    """A player's hand beside bots."""
    page.goto("/new/xcode?who=bot")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("hand")).to_be_visible(timeout=30_000)
    page.wait_for_timeout(6_000)  # until the countdown is over and there are cards


BOARDS = {"vier3d": play_vier3d, "xobrainer": play_xobrainer, "xcode": play_xcode}


def take(browser: Browser, url: str, folder: Path, game: str, scheme: Scheme) -> None:
    """All pictures of one board in the light or the dark theme."""
    context = browser.new_context(
        base_url=url, viewport=SIZE, color_scheme=scheme, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(
        "localStorage.getItem('knobel.settings') || localStorage.setItem('knobel.settings', "
        "JSON.stringify({ boardMode: 'floors', confirm: 'off' }))"
    )
    page = context.new_page()
    BOARDS[game](page)
    eyes = context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        page.screenshot(path=folder / f"{game}-{scheme}-{deficiency}.png")
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    page.emulate_media(contrast="more")
    page.screenshot(path=folder / f"{game}-{scheme}-contrast.png")
    page.emulate_media(contrast="no-preference", forced_colors="active")
    page.screenshot(path=folder / f"{game}-{scheme}-forced.png")
    context.close()


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--url", default="http://localhost:8000")
    parser.add_argument("--into", type=Path, default=ROOT / ".cache" / "vision")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in BOARDS:
            for scheme in get_args(Scheme):
                take(browser, options.url, options.into, game, scheme)
        browser.close()


if __name__ == "__main__":
    main()
