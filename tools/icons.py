"""Draw the PNG icons from web/public/icon.svg with Chromium.

Phones need bitmaps: 180 pixels for iOS, 192 and 512 for Android, and one that Android may crop to
any shape, so its picture stays in the middle.  Run this after changing the drawing; the files are
small and committed.
"""

import re

from playwright.sync_api import Page, sync_playwright

from tests.kit.browser import FLAGS, chromium
from tools.web import ROOT

PUBLIC = ROOT / "web" / "public"
GROUND = "#fffaf1"
SAFE = 0.74
"""The share of the width that no shape crops."""

PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
ON_GROUND = {"icon-180.png": (180, 0.86), "icon-maskable-512.png": (512, SAFE)}


def draw(page: Page, drawing: str, name: str, size: int, *, share: float = 1, ground: str) -> None:
    """One file: the drawing in the middle of a square."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html {{ background: {ground} }} body {{ margin: 0; display: grid; "
        f"place-items: center; height: {size}px }} svg {{ width: {share:.0%} }}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")


def main() -> None:
    """Write all of them."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    without_tile = re.sub(r"<rect [^>]*/>", "", drawing, count=1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        for name, size in PLAIN.items():
            draw(page, drawing, name, size, ground="transparent")
        for name, (size, share) in ON_GROUND.items():
            draw(page, without_tile, name, size, share=share, ground=GROUND)
        browser.close()


if __name__ == "__main__":
    main()
