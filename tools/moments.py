"""Take the pictures of the README, and record how each game is won.

    python -m tools.moments                          # everything, into docs/pictures
    python -m tools.moments --only won               # the files whose names contain one of these

A recording is an animated WebP.  The tool stops the page's clock and advances it by one frame after
every picture, so that even a slow machine drops no frame.  Build the pages first.
"""

import argparse
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from tools.studio import Studio, running, scenes, visit
from tools.web import ROOT

STEP = 80
"""Milliseconds from one frame to the next."""
LENGTH = 2_800
PAUSE = 1_500
"""Milliseconds for which the last frame is shown before the recording repeats."""
PHONE = {"width": 480, "height": 900}
CALM = {"reduced_motion": "reduce"}
LARGEST = 400_000
"""Bytes."""

STEP_ANIMATIONS = """step => {
    for (const animation of document.getAnimations())
        animation.currentTime = (animation.currentTime ?? 0) + step;
}"""


def record(studio: Studio, act: Callable[[], None]) -> Iterator[Image.Image]:
    """The pictures of the page from now on, frame by frame."""
    page = studio.page
    page.evaluate("document.activeElement.blur()")
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    act()
    page.get_by_test_id("status").filter(has_text="over").wait_for(state="attached")
    for _ in range(0, LENGTH, STEP):
        yield photograph(page)
        page.clock.run_for(STEP)
        page.evaluate(STEP_ANIMATIONS, STEP)


def photograph(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def write_recording(file: Path, frames: list[Image.Image]) -> None:
    """Encode in the best quality that the size allows; the last frame stays for a while."""
    durations = [STEP] * (len(frames) - 1) + [PAUSE]
    first, *others = frames
    several: dict[str, Any] = {
        "save_all": True,
        "append_images": others,
        "duration": durations,
        "loop": 0,
    }
    for quality in range(90, 0, -5):
        first.save(file, **several, minimize_size=True, method=5, quality=quality)
        if file.stat().st_size <= LARGEST:
            return


def write_still(file: Path, page: Page) -> None:
    photograph(page).save(file, quality=88, method=6)


def draw(browser: Browser, file: Path, drawing: str) -> None:
    """An SVG, with the typefaces of this machine: those that it names would be fetched."""
    left, top, width, height = map(float, re.findall(r'viewBox="(.+?)"', drawing)[0].split())
    page = browser.new_page()
    page.set_viewport_size({"width": round(width - left), "height": round(height - top)})
    own = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL)
    page.set_content(f"<body style='margin: 0; background: #111'>{own}")
    write_still(file, page)
    page.close()


def main() -> None:
    """Write the files that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--only", default="", help="parts of names, separated by commas")
    options = parser.parse_args()

    def file_of(name: str) -> Path | None:
        is_wanted = any(part in name for part in options.only.split(","))
        return options.into / f"{name}.webp" if is_wanted else None

    # Before the browser starts, because its event loop excludes the terminal's.
    terminals = [module.terminal() for _, module in scenes() if hasattr(module, "terminal")]
    with running() as (harness, browser):
        if file := file_of("terminal"):
            draw(browser, file, terminals[0])
        for game, module in scenes():
            for still in module.STILLS:
                if file := file_of(still.name):
                    size = {"width": still.width, "height": still.height}
                    studio = visit(harness, browser, still.settings, viewport=size, **CALM)
                    still.take(studio)
                    write_still(file, studio.page)
                    studio.close()
            if (file := file_of(f"{game}-won")) and hasattr(module, "before_the_win"):
                studio = visit(harness, browser, {}, viewport=PHONE)
                studio.page.clock.install()
                write_recording(file, list(record(studio, module.before_the_win(studio))))
                studio.close()


if __name__ == "__main__":
    main()
