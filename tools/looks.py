"""Take pictures of every screen and put them on contact sheets for review.

    python -m tools.looks                            # everything, into .cache/looks
    python -m tools.looks --only home,end            # the screens whose names contain one of these
    python -m tools.looks --only middle --eyes       # also with simulated vision deficiencies

Starts its own server, whose clock it sets, with the latest build of the pages.  A sheet shows
one screen in all windows, light and dark, and in five languages on a phone.
"""

import argparse
import base64
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as BrowserError

from knobel.catalog import GAMES
from knobel.locale import LANGUAGES
from tests.web.conftest import Harness
from tools.studio import AT_REST, LONGEST, MIDDLE, Screen, Studio, press, running, scenes, visit
from tools.web import ROOT

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


class Window(NamedTuple):
    name: str
    width: int
    height: int


PHONES = (Window("phone", 390, 844), Window("small", 360, 640), Window("landscape", 844, 390))
SCREENS = (Window("laptop", 1280, 720), Window("desktop", 1440, 900))
EYES = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")


# The screens


def screens() -> Iterator[Screen]:
    """Every screen, and how to get there."""
    yield Screen("home-first", partial(Studio.open, path="/"))
    yield Screen("home", _home)
    for path in ("learn", "rules", "groups", "companion", "privacy", "nowhere"):
        yield Screen(f"page-{path}", partial(Studio.open, path=f"/{path}"))
    for dialog, button in (("settings", "settings"), ("scanner", "scan")):
        yield Screen(dialog, partial(Studio.open, path="/"), press(button))
    for game in GAMES:
        for part in ("rules", "learn", "companion"):
            yield Screen(f"{game}-{part}", partial(Studio.open, path=f"/{part}/{game}"))
        for way in ("bot", "online", "local"):
            yield Screen(f"{game}-setup-{way}", partial(Studio.open, path=f"/new/{game}?who={way}"))
        yield Screen(f"{game}-waiting", partial(Studio.start, game=game, way="online"))
        yield Screen(f"{game}-join", partial(_join, game=game))
        for name, moves in (("begin", 0), ("middle", MIDDLE), ("end", LONGEST)):
            yield Screen(f"{game}-{name}", partial(_match, game=game, moves=moves))
        yield Screen(
            f"{game}-sheet",
            partial(_match, game=game, moves=0),
            press("table-options"),
        )
        yield Screen(f"{game}-watch", partial(_watch, game=game))
        yield Screen(f"{game}-replay", partial(_replay, game=game))
    for game, module in scenes():
        for screen in module.SCREENS:
            yield screen._replace(name=f"{game}-{screen.name}")


def _home(studio: Studio) -> None:
    """The first page of somebody who has matches running."""
    for game in GAMES:
        studio.start(game, "bot")
    studio.open("/")


def _join(studio: Studio, game: str) -> None:
    """What the guest sees."""
    studio.start(game, "online")
    code = "".join(studio.page.get_by_test_id("code").first.inner_text().split())
    studio.page.evaluate("localStorage.removeItem('knobel.games')")
    studio.open(f"/j/{code}")


def _match(studio: Studio, game: str, moves: int) -> None:
    studio.start(game, "bot")
    studio.play(moves)


def _watch(studio: Studio, game: str) -> None:
    """What the spectators see."""
    _match(studio, game, MIDDLE)
    studio.open(f"/w/{studio.harness.match(studio.match).header.watch}")


def _replay(studio: Studio, game: str) -> None:
    _match(studio, game, LONGEST)
    studio.open(f"/r/{studio.match}")


# The pictures


class Picture(NamedTuple):
    caption: str
    width: int
    png: bytes


def shoot(browser: Browser, harness: Harness, screen: Screen, *, eyes: bool) -> Iterator[Picture]:
    """One screen in all windows, schemes and languages."""
    for windows, is_touched in ((PHONES, True), (SCREENS, False)):
        studio = visit(
            harness,
            browser,
            {"boardMode": "floors", **screen.settings},
            has_touch=is_touched,
            is_mobile=is_touched,
            reduced_motion="reduce",
            viewport={"width": windows[0].width, "height": windows[0].height},
        )
        try:
            screen.take(studio)
            screen.reopen(studio)
            yield from _in_windows(studio.page, windows)
            if is_touched:
                yield from _in_languages(studio, screen)
            elif eyes:
                yield from _by_eyes(studio.page)
        finally:
            studio.close()


def _in_windows(page: Page, windows: tuple[Window, ...]) -> Iterator[Picture]:
    for name, width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function(AT_REST)
            yield Picture(f"{name} {scheme}", width, page.screenshot(animations="disabled"))
    page.emulate_media(color_scheme="light")


def _in_languages(studio: Studio, screen: Screen) -> Iterator[Picture]:
    """On the smallest phone, where long words find least room."""
    small = PHONES[1]
    studio.page.set_viewport_size({"width": small.width, "height": small.height})
    for language in LANGUAGES[1:]:
        studio.page.evaluate(
            """language => localStorage.setItem('knobel.settings', JSON.stringify({
                ...JSON.parse(localStorage.getItem('knobel.settings')), language }))""",
            language,
        )
        studio.page.reload()
        studio.rest()
        screen.reopen(studio)
        studio.rest()
        yield Picture(language, small.width, studio.page.screenshot(animations="disabled"))


def _by_eyes(page: Page) -> Iterator[Picture]:
    """With simulated vision deficiencies, in high contrast, and in the colours of the system."""
    width = SCREENS[-1].width
    session = page.context.new_cdp_session(page)
    for kind in (*EYES, "none"):
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        if kind != "none":
            yield Picture(kind, width, page.screenshot(animations="disabled"))
    page.emulate_media(contrast="more")
    yield Picture("high contrast", width, page.screenshot(animations="disabled"))
    page.emulate_media(contrast="no-preference", forced_colors="active")
    yield Picture("forced colours", width, page.screenshot(animations="disabled"))


SHEET = """<!doctype html><meta charset="utf-8"><title>{name}</title>
<style>body {{ margin: 16px; font: 14px sans-serif; background: #777; color: #fff }}
div {{ display: flex; flex-wrap: wrap; align-items: start; gap: 12px }} figure {{ margin: 0 }}</style>
<h1>{name}</h1><div>{figures}</div>"""
FIGURE = """<figure><figcaption>{caption}</figcaption>
<img style="width: {width}px" src="data:image/png;base64,{png}"></figure>"""
SCALE = 0.5


def write_sheet(browser: Browser, file: Path, pictures: list[Picture]) -> None:
    """Put the pictures side by side on one."""
    figures = "".join(
        FIGURE.format(
            caption=each.caption,
            width=each.width * SCALE,
            png=base64.b64encode(each.png).decode("ascii"),
        )
        for each in pictures
    )
    page = browser.new_page(viewport={"width": 1560, "height": 900})
    page.set_content(SHEET.format(name=file.stem, figures=figures))
    page.screenshot(path=file, full_page=True)
    page.close()


def main() -> None:
    """Take all pictures; a screen that can't be reached is named at the end."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=ROOT / ".cache" / "looks")
    parser.add_argument("--only", default="", help="parts of names, separated by commas")
    parser.add_argument("--eyes", action="store_true", help="simulate vision deficiencies, too")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    wanted = [s for s in screens() if any(part in s.name for part in options.only.split(","))]
    missed = []
    with running() as (harness, browser):
        for number, screen in enumerate(wanted, start=1):
            print(f"{number}/{len(wanted)} {screen.name}", flush=True)
            try:
                pictures = list(shoot(browser, harness, screen, eyes=options.eyes))
            except BrowserError as fault:
                missed.append(f"{screen.name}: {str(fault).splitlines()[0]}")
                continue
            write_sheet(browser, options.into / f"{screen.name}.png", pictures)
    if missed:
        raise SystemExit("\n".join(("These screens were not reached:", *missed)))


if __name__ == "__main__":
    main()
