"""Counts frames while pieces move, as on a mid-range phone (a CPU slowed down four times).

A scene is an animation of a game: it names the game, how to get there, and what to watch.  The
page counts its frames; Chromium's trace tells why some are missing (bench.frame_trace).  Without a
graphics card the CPU draws WebGL, so the scenes in 3D show how long that takes, not how smooth a
phone is.  The flat view does not depend on that.
"""

import argparse
import json
import os
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

from bench.frame_trace import BEGIN, CATEGORIES, FRAME_MS, Gap, Work, dropped, gaps_of, work_of
from knobel.catalog import GAMES
from knobel.catalog.thinking import warm_up
from knobel.server.pages import STATIC, StaticFiles
from tests.kit.browser import FLAGS, chromium
from tests.web.conftest import Harness

PHONE = {"width": 390, "height": 844}
SLOWDOWN = 4

# Watches some frames before it presses: what the press itself costs is part of the scene.
_WATCH = """([button, mark, millis]) => new Promise((done) => {
    const pressed = 5;
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (times.length === pressed) {
            performance.mark(mark);
            setTimeout(() => document.querySelector(button).click());
        }
        if (times.length < pressed || now - times[pressed - 1] < millis) requestAnimationFrame(frame);
        else done(times.slice(pressed - 1));
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


@dataclass(frozen=True)
class Run:
    """A scene that was watched once."""

    times: list[float]
    """When the page began each of its frames."""
    gaps: list[Gap]
    dropped: int
    work: Work

    @property
    def due(self) -> int:
        return round((self.times[-1] - self.times[0]) / FRAME_MS)

    @property
    def missed(self) -> int:
        return max(0, self.due - len(self.intervals))

    @property
    def missed_by_page(self) -> int:
        return min(self.missed, sum(gap.missed_by_page for gap in self.gaps))

    @property
    def intervals(self) -> list[float]:
        return [later - sooner for sooner, later in pairwise(self.times)]


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
    page = context.new_page()
    yield page
    context.close()


def watch(browser: Browser, harness: Harness, scene: Scene, slowdown: float = SLOWDOWN) -> Run:
    with _page(browser, harness.url, scene.settings) as page:
        begin = scene.prepare(harness, page)
        page.wait_for_selector(begin)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        browser.start_tracing(page=page, categories=CATEGORIES)
        times: list[float] = page.evaluate(_WATCH, [begin, BEGIN, scene.millis])
        trace = json.loads(browser.stop_tracing())
    work = work_of(trace, scene.millis, SLOWDOWN / slowdown)
    return Run(times, gaps_of(trace, times), dropped(trace), work)


def row(scene: Scene, pages: str, runs: list[Run]) -> str:
    """A line of the table: medians over all runs."""
    missed = sorted(run.missed for run in runs)
    by_page = [run.missed_by_page for run in runs]
    waiting = [run.missed - run.missed_by_page for run in runs]
    cells = [
        scene.name,
        pages,
        f"{median(run.due for run in runs):.0f}",
        f"{median(missed):.0f} ({missed[0]} to {missed[-1]})",
        f"{median(by_page):.0f}",
        f"{median(waiting):.0f}",
        f"{median(run.dropped for run in runs):.0f}",
        f"{median(median(run.intervals) for run in runs):.0f}",
        f"{median(max(run.intervals) for run in runs):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def estimate(scene: Scene, pages: str, runs: list[Run]) -> str:
    """A line of the table for a page that was not slowed down: medians over all runs."""
    missed = sorted(run.work.missed for run in runs)
    cells = [
        scene.name,
        pages,
        f"{median(run.due for run in runs):.0f}",
        f"{median(missed):.0f} ({missed[0]} to {missed[-1]})",
        f"{median(run.work.cpu for run in runs):.0f}",
        f"{median(run.work.longest_task for run in runs):.1f}",
        f"{median(run.work.layout for run in runs):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def explain(scene: Scene, pages: str, run: Run) -> None:
    for gap in run.gaps:
        done = ", ".join(
            f"{kind} {millis:.0f}" for kind, millis in gap.kinds.items() if millis >= 1
        )
        say(
            f"  {scene.name}, {pages}: at {gap.at:.0f} ms {gap.missed} missed, "
            f"{gap.missed_by_page} by the page ({gap.cpu:.0f} ms of CPU: {done})"
        )


def say(text: str) -> None:
    """Print each line immediately, because scenes take long."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="scenes whose name contains this")
    parser.add_argument("--runs", type=int, default=3, help="how often each scene is watched")
    parser.add_argument("--before", type=Path, help="a checkout whose pages are watched in turns")
    parser.add_argument(
        "--estimate",
        action="store_true",
        help="by the CPU time of the page, times four: for a machine that has other work",
    )
    parser.add_argument("--why", action="store_true", help="what was done in each gap")
    chosen = parser.parse_args()
    expect.set_options(timeout=120_000)
    for game in GAMES:
        warm_up(game)
    folders = {"now": STATIC}
    if chosen.before:
        folders = {"before": chosen.before / "src" / "knobel" / "static", **folders}
    harnesses = {
        pages: Harness(Path(tempfile.mkdtemp()), files=StaticFiles(folder))
        for pages, folder in folders.items()
    }
    for harness in harnesses.values():
        harness.start()
    head = "| scene | pages | frames due | missed "
    if chosen.estimate:
        say(f"{head}| CPU ms | longest task ms | layout ms |")
        say("|---|---|--:|--:|--:|--:|--:|")
    else:
        say(f"{head}| by the page | waiting | dropped | median ms | longest ms |")
        say("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    slowdown, line = (1, estimate) if chosen.estimate else (SLOWDOWN, row)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for scene in all_scenes():
            if chosen.only not in scene.name:
                continue
            runs: dict[str, list[Run]] = {pages: [] for pages in harnesses}
            for _ in range(chosen.runs):
                for pages, harness in harnesses.items():
                    runs[pages].append(watch(browser, harness, scene, slowdown))
                    if chosen.why:
                        explain(scene, pages, runs[pages][-1])
            for pages, seen in runs.items():
                say(line(scene, pages, seen))
        browser.close()
    for harness in harnesses.values():
        harness.stop()
    say(f"\nload average: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
