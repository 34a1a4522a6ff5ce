"""Counts frames while pieces move, as on a mid-range phone (a CPU slowed down four times).

A scene is an animation of a game: it names the game, how to get there, and what to watch.  Both
the page and Chromium's trace count frames.  Without a graphics card the CPU draws WebGL, so the
scenes in 3D show how long that takes, not how smooth a phone is.  The flat view does not depend on
that.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, expect, sync_playwright

from knobel.catalog import GAMES
from tests.kit.browser import FLAGS, chromium
from tests.web.conftest import Harness

PHONE = {"width": 390, "height": 844}
FRAME_MS = 1000 / 60
SLOWDOWN = 4

_WATCH = """millis => new Promise((done) => {
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (now - times[0] < millis) requestAnimationFrame(frame);
        else done(times);
    };
    requestAnimationFrame(frame);
})"""


@dataclass(frozen=True)
class Scene:
    """`prepare` leads to the moment before the scene, which is then watched for `millis`."""

    name: str
    prepare: Callable[[Harness, Page], str]
    """Returns the selector of the button that begins it."""
    millis: int
    settings: dict[str, object]


def all_scenes() -> Iterator[Scene]:
    """The scenes of all games: `scenes` of each module bench.frames_<game>."""
    for game in GAMES:
        if find_spec(f"bench.frames_{game}"):
            yield from import_module(f"bench.frames_{game}").scenes()


@contextmanager
def _page(browser: Browser, url: str, settings: dict[str, object]) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, base_url=url, service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(120_000)
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(f"localStorage.setItem('knobel.settings', {kept})")
    yield context.new_page()
    context.close()


def measure(browser: Browser, harness: Harness, scene: Scene) -> str:
    """One line: how many frames were due, drawn and late."""
    with _page(browser, harness.url, scene.settings) as page:
        begin = scene.prepare(harness, page)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        browser.start_tracing(page=page, categories=["cc", "benchmark"])
        page.evaluate("button => document.querySelector(button).click()", begin)  # at once
        times: list[float] = page.evaluate(_WATCH, scene.millis)
        trace = json.loads(browser.stop_tracing())
    gaps = [later - sooner for sooner, later in pairwise(times)]
    due = round((times[-1] - times[0]) / FRAME_MS)
    dropped = sum(event["name"] == "DroppedFrame" for event in trace["traceEvents"])
    return (
        f"| {scene.name} | {due} | {len(gaps)} | {max(0, due - len(gaps))} | {dropped} "
        f"| {median(gaps):.0f} | {max(gaps):.0f} |"
    )


def say(text: str) -> None:
    """Print each line immediately, because scenes take long."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="scenes whose name contains this")
    only = parser.parse_args().only
    expect.set_options(timeout=120_000)
    harness = Harness(Path(tempfile.mkdtemp()))
    harness.start()
    say("| scene | frames due | drawn | missed | dropped by the trace | median ms | longest ms |")
    say("|---|---|---|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for scene in all_scenes():
            if only in scene.name:
                say(measure(browser, harness, scene))
        browser.close()
    harness.stop()


if __name__ == "__main__":
    main()
