"""Take pictures of every screen and put them on contact sheets, to be looked at.

    python -m tools.looks                            # everything, into .cache/looks
    python -m tools.looks --only home,end            # the screens whose names contain one of these
    python -m tools.looks --only middle --eyes       # also with simulated vision deficiencies

Starts a server of its own, whose clock it turns, on the pages that were built last.  A sheet shows
one screen in all windows, light and dark, and in five languages on a phone.
"""

import argparse
import base64
import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserError
from websockets.sync.client import ClientConnection, connect

from knobel.catalog import GAMES
from knobel.locale import LANGUAGES
from tests.kit.browser import FLAGS, chromium
from tests.web.conftest import Harness
from tools.web import ROOT

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


AT_REST = """() => document.fonts.status === 'loaded'
    && document.querySelectorAll('.loading').length === 0
    && document.getAnimations().every(({ playState }) => playState !== 'running')
    && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')"""


class Window(NamedTuple):
    name: str
    width: int
    height: int


PHONES = (Window("phone", 390, 844), Window("small", 360, 640), Window("landscape", 844, 390))
SCREENS = (Window("laptop", 1280, 720), Window("desktop", 1440, 900))
EYES = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
MIDDLE = 14
"""Moves after which a board shows what it has to show."""
LONGEST = 400
"""Moves after which even the longest match is over."""
PATIENCE = 900
"""Seconds of match time within which every match has come that far."""


class Studio:
    """A server, and a browser that visits it."""

    def __init__(self, harness: Harness, context: BrowserContext) -> None:
        self.harness, self._context = harness, context
        self.page = context.new_page()

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.rest()

    def rest(self) -> None:
        """Until the page is there with its pictures and typefaces, and nothing moves."""
        self.page.wait_for_selector("h1")
        self.page.wait_for_function(AT_REST)

    def start(self, game: str, way: str) -> None:
        """A new match with the settings that are offered first."""
        self.open(f"/new/{game}?who={way}")
        self.page.get_by_test_id("start").click()
        self.page.wait_for_url(re.compile("/m/"))
        self.rest()

    def play(self, moves: int) -> None:
        """Play in the match that is shown, for everybody here, moves that chance chooses."""
        match = self.page.url.rpartition("/")[2]
        mine = "JSON.parse(localStorage.getItem('knobel.games') ?? '[]')"
        token = self.page.evaluate(f"{mine}.find(({{ id }}) => id === '{match}').token")
        with connect(self.harness.url.replace("http", "ws") + "/ws") as socket:
            Player(self.harness, socket, match, token).play(moves, Random(1))
        self.harness.turn(5_000)
        self.rest()


class Player:
    """A second connection to the seats of the person in the browser."""

    def __init__(self, harness: Harness, socket: ClientConnection, match: str, token: str) -> None:
        self._harness, self._ids, self._socket = harness, count(), socket
        self._known: dict[str, dict[str, Any]] = {"match": {}, "view": {}, "legal": {}}
        self._send({"type": "hello", "match": match, "token": token})

    def play(self, moves: int, dice: Random) -> None:
        """Move for all seats here; while nobody may, let the clock run."""
        made = 0
        for _ in range(PATIENCE):
            self._hear()
            if made >= moves or self._known["match"].get("outcome") is not None:
                return
            offered = [(seat, move) for seat, each in self._known["legal"].items() for move in each]
            # Where everybody acts at once, time ends a match that is played by chance.
            is_waiting = made >= MIDDLE and self._known["match"]["is_live"]
            self._harness.turn(10_000 if is_waiting else 1_000)
            if offered and not is_waiting:
                seat, move = dice.choice(offered)
                turn = self._known["view"].get("turn")
                command = {"type": "play", "id": f"look-{next(self._ids)}", "move": move}
                self._send({**command, "turn": turn, "seat": int(seat)})
                made += 1

    def _send(self, message: Mapping[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> None:
        """Take in what the server says within a moment."""
        while True:
            try:
                told = json.loads(self._socket.recv(timeout=0.1))
            except TimeoutError:
                return
            for part, known in self._known.items():
                if part in told:
                    self._known[part] = {**known, **told[part]} if part != "legal" else told[part]


# The screens


Take = Callable[[Studio], None]


def screens() -> Iterator[tuple[str, Take]]:
    """The name of every screen, and how to get there."""
    yield "home-first", partial(Studio.open, path="/")
    yield "home", _home
    for path in ("learn", "rules", "groups", "companion", "privacy", "nowhere"):
        yield f"page-{path}", partial(Studio.open, path=f"/{path}")
    yield "settings", _settings
    for game in GAMES:
        for part in ("rules", "learn", "companion"):
            yield f"{game}-{part}", partial(Studio.open, path=f"/{part}/{game}")
        for way in ("bot", "online", "local"):
            yield f"{game}-setup-{way}", partial(Studio.open, path=f"/new/{game}?who={way}")
        yield f"{game}-waiting", partial(Studio.start, game=game, way="online")
        yield f"{game}-join", partial(_join, game=game)
        for name, moves in (("begin", 0), ("middle", MIDDLE), ("end", LONGEST)):
            yield f"{game}-{name}", partial(_match, game=game, moves=moves)
        yield f"{game}-replay", partial(_replay, game=game)


def _home(studio: Studio) -> None:
    """The first page of somebody who has matches running."""
    for game in GAMES:
        studio.start(game, "bot")
    studio.open("/")


def _settings(studio: Studio) -> None:
    studio.open("/")
    studio.page.get_by_test_id("settings").click()


def _join(studio: Studio, game: str) -> None:
    """What the guest sees."""
    studio.start(game, "online")
    code = "".join(studio.page.get_by_test_id("code").first.inner_text().split())
    studio.page.evaluate("localStorage.removeItem('knobel.games')")
    studio.open(f"/j/{code}")


def _match(studio: Studio, game: str, moves: int) -> None:
    studio.start(game, "bot")
    studio.play(moves)


def _replay(studio: Studio, game: str) -> None:
    _match(studio, game, LONGEST)
    studio.open("/r/" + studio.page.url.rpartition("/")[2])


# The pictures


class Picture(NamedTuple):
    caption: str
    width: int
    png: bytes


def shoot(browser: Browser, harness: Harness, take: Take, *, eyes: bool) -> Iterator[Picture]:
    """One screen in all windows, schemes and languages."""
    for windows, is_touched in ((PHONES, True), (SCREENS, False)):
        context = browser.new_context(
            base_url=harness.url,
            locale="en-GB",
            has_touch=is_touched,
            is_mobile=is_touched,
            reduced_motion="reduce",
            viewport={"width": windows[0].width, "height": windows[0].height},
        )
        context.add_init_script(
            "localStorage.getItem('knobel.settings') ?? localStorage.setItem('knobel.settings',"
            """ JSON.stringify({ boardMode: 'floors', name: 'Anna' }))"""
        )
        studio = Studio(harness, context)
        take(studio)
        yield from _in_windows(studio.page, windows)
        if is_touched:
            yield from _in_languages(studio)
        elif eyes:
            yield from _by_eyes(context, studio.page)
        context.close()


def _in_windows(page: Page, windows: tuple[Window, ...]) -> Iterator[Picture]:
    for name, width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function(AT_REST)
            yield Picture(f"{name} {scheme}", width, page.screenshot())
    page.emulate_media(color_scheme="light")


def _in_languages(studio: Studio) -> Iterator[Picture]:
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
        yield Picture(language, small.width, studio.page.screenshot())


def _by_eyes(context: BrowserContext, page: Page) -> Iterator[Picture]:
    """With simulated vision deficiencies, in high contrast, and in the colours of the system."""
    width = SCREENS[-1].width
    session = context.new_cdp_session(page)
    for kind in (*EYES, "none"):
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        if kind != "none":
            yield Picture(kind, width, page.screenshot())
    page.emulate_media(contrast="more")
    yield Picture("high contrast", width, page.screenshot())
    page.emulate_media(contrast="no-preference", forced_colors="active")
    yield Picture("forced colours", width, page.screenshot())


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
    wanted = [(n, t) for n, t in screens() if any(p in n for p in options.only.split(","))]
    missed = []
    with ExitStack() as stack:
        harness = Harness(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        harness.start()
        stack.callback(harness.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        stack.callback(browser.close)
        for number, (name, take) in enumerate(wanted, start=1):
            print(f"{number}/{len(wanted)} {name}", flush=True)
            try:
                pictures = list(shoot(browser, harness, take, eyes=options.eyes))
            except BrowserError as fault:
                missed.append(f"{name}: {str(fault).splitlines()[0]}")
                continue
            write_sheet(browser, options.into / f"{name}.png", pictures)
    if missed:
        raise SystemExit("\n".join(("These screens were not reached:", *missed)))


if __name__ == "__main__":
    main()
