"""A server with a clock that can be set, a browser that visits it, and people who play there."""

import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from websockets.sync.client import ClientConnection, connect

from knobel.catalog import GAMES
from knobel.locale import LANGUAGES, text
from tests.kit.browser import FLAGS, chromium
from tests.web.conftest import Harness

LOADING = json.dumps([text(language, "loading") for language in LANGUAGES])
AT_REST = f"""() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() =>
    seen(document.fonts.status === 'loaded'
        && document.querySelector('.loading, [data-frames="0"]') === null
        && ![...document.querySelectorAll('h1, [role=status]')]
            .some(({{ textContent }}) => {LOADING}.includes(textContent.trim()))
        && document.getAnimations().every(({{ playState }}) => playState !== 'running')
        && [...document.images].every(({{ complete, loading }}) => complete || loading === 'lazy')
    ))))"""
"""Two frames later, because a changed window or colour scheme sets off transitions first."""

CAMERA = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
MIDDLE = 14
"""Moves after which a board looks interesting."""
LONGEST = 400
"""Moves after which even the longest match is over."""
PATIENCE = 900
"""Seconds of match time within which every match has come that far."""
NAMES = ("Anna", "Ben", "Mia", "Luc", "Ida", "Otto")


class Studio:
    """A server, and a browser that visits it."""

    def __init__(self, harness: Harness, context: BrowserContext) -> None:
        self.harness, self._context = harness, context
        self.page = context.new_page()
        self._stack = ExitStack()
        self._stack.callback(context.close)

    def close(self) -> None:
        self._stack.close()

    @property
    def match(self) -> str:
        """The id of the match that is shown."""
        return self.page.url.rpartition("/")[2]

    @property
    def state(self) -> Any:
        """That match as the rules see it."""
        return self.harness.match(self.match).state

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.rest()

    def rest(self) -> None:
        """Wait until the page has its pictures and typefaces, and nothing moves."""
        self.page.wait_for_selector("h1")
        self.page.wait_for_function(AT_REST)

    def start(self, game: str, way: str) -> None:
        """A new match with the settings that are offered first."""
        self.open(f"/new/{game}?who={way}")
        press("start")(self)
        self.page.wait_for_url(re.compile("/m/"))
        self.rest()

    def play(self, moves: int) -> None:
        """Play random moves in the match that is shown, for everybody in this browser."""
        mine = "JSON.parse(localStorage.getItem('knobel.games') ?? '[]')"
        token = self.page.evaluate(f"{mine}.find(({{ id }}) => id === '{self.match}').token")
        self._follow(self.match, token).wander(moves, Random(1))
        self.harness.turn(5_000)
        self.rest()

    def gather(self, game: str, config: Mapping[str, Any], names: Sequence[str]) -> list["Player"]:
        """A match of these people; the first of them sits in front of this browser."""
        seats = [{"kind": "person", "mine": seat == 0} for seat in range(len(names))]
        order = {"game": game, "config": config, "seats": seats, "name": names[0]}
        ticket = self._context.request.post("/api/matches", data=order).json()
        path = f"/api/codes/{ticket['code']}/seats?match={ticket['id']}"
        others = [
            self._context.request.post(path, data={"name": name}).json() for name in names[1:]
        ]
        kept = {key: ticket[key] for key in ("id", "token", "code")}
        unseen = {"phase": "open", "others": [], "isMyTurn": False, "result": None, "seen": 0}
        self.open("/privacy")
        self.page.evaluate(
            "games => localStorage.setItem('knobel.games', JSON.stringify(games))",
            [{**kept, **unseen, "game": game}],
        )
        self.open(f"/m/{ticket['id']}")
        return [self._follow(ticket["id"], one["token"]) for one in (ticket, *others)]

    def play_all(
        self, seats: Sequence[Mapping[str, str]], moves: int, dice: Random
    ) -> list["Player"]:
        """Play random moves for everybody who has one of these seats."""
        players = [self._follow(seat["match"], seat["token"]) for seat in seats]
        for _ in range(PATIENCE):
            moves -= sum(player.move_at_random(dice) for player in players)
            if moves <= 0:
                break
        return players

    def _follow(self, match: str, token: str) -> "Player":
        socket = self._stack.enter_context(connect(self.harness.url.replace("http", "ws") + "/ws"))
        return Player(self.harness, socket, match, token)


class Player:
    """A connection to the seats of a person, in addition to the browser's."""

    def __init__(self, harness: Harness, socket: ClientConnection, match: str, token: str) -> None:
        self._harness, self._ids, self._socket, self._match = harness, count(), socket, match
        self._known: dict[str, dict[str, Any]] = {"match": {}, "view": {}, "legal": {}}
        self._version = -1
        self._send({"type": "hello", "match": match, "token": token})

    def move(self, move: str) -> None:
        """Play this move, a second after the previous one."""
        self._harness.turn(1_000)
        while self._version < self._harness.match(self._match).version:
            self._take_in(self._socket.recv(timeout=20))
        self.ask({"type": "play", "move": move, "turn": self._known["view"].get("turn")})

    def ask(self, message: Mapping[str, Any]) -> None:
        """Send a command and wait until it is carried out."""
        name = f"scene-{next(self._ids)}"
        self._send({**message, "id": name})
        while (told := self._take_in(self._socket.recv(timeout=20))).get("id") != name:
            pass
        if told["type"] == "no":
            raise AssertionError(f"{message}: {told['code']}")

    def wander(self, moves: int, dice: Random) -> None:
        """Move for all seats of this browser; while none can move, let the clock run."""
        made = 0
        for _ in range(PATIENCE):
            self._hear()
            if made >= moves or self._known["match"].get("outcome") is not None:
                return
            # If everybody acts at once, random moves never win, so time ends the match.
            is_idle = made >= MIDDLE and self._known["match"]["is_live"]
            self._harness.turn(10_000 if is_idle else 1_000)
            if not is_idle:
                made += self._choose(dice)

    def move_at_random(self, dice: Random) -> bool:
        """Move if it is the turn of this person; tells whether it was."""
        self._hear()
        self._harness.turn(500)
        return self._choose(dice)

    def _choose(self, dice: Random) -> bool:
        offered = [(seat, move) for seat, each in self._known["legal"].items() for move in each]
        if not offered:
            return False
        seat, move = dice.choice(offered)
        turn = self._known["view"].get("turn")
        command = {"type": "play", "id": f"look-{next(self._ids)}", "move": move}
        self._send({**command, "turn": turn, "seat": int(seat)})
        return True

    def _send(self, message: Mapping[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> None:
        """Receive what the server sends within a moment."""
        while True:
            try:
                self._take_in(self._socket.recv(timeout=0.1))
            except TimeoutError:
                return

    def _take_in(self, text: str | bytes) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(text)
        if told["type"] in {"welcome", "update"}:
            self._version = told["v"]
        for part, known in self._known.items():
            if part in told:
                self._known[part] = {**known, **told[part]} if part != "legal" else told[part]
        return told


Take = Callable[[Studio], None]


def press(*names: str) -> Take:
    """Clicks what has these test ids, one after the other."""

    def clicks(studio: Studio) -> None:
        for name in names:
            studio.page.get_by_test_id(name).first.click()

    return clicks


class Screen(NamedTuple):
    """How to reach a screen, and how to open what lies over its page, which a reload closes."""

    name: str
    take: Take
    reopen: Take = press()
    settings: Mapping[str, str] = {}


class Still(NamedTuple):
    """A picture for the documents: where to go with which window."""

    name: str
    take: Take
    width: int = 1280
    height: int = 800
    settings: Mapping[str, str] = {}


def scenes() -> Iterator[tuple[str, ModuleType]]:
    """The games that have screens of their own, with the modules that say how to get there.

    Events come last: they have screens, but they are no game.
    """
    for name in (*GAMES, "events"):
        if find_spec(f"tools.scenes.{name}") is not None:
            yield name, import_module(f"tools.scenes.{name}")


@contextmanager
def running() -> Iterator[tuple[Harness, Browser]]:
    """A server with the pages that were built last, and a browser."""
    with ExitStack() as stack:
        harness = Harness(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        harness.start()
        stack.callback(harness.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *CAMERA])
        stack.callback(browser.close)
        yield harness, browser


def visit(harness: Harness, browser: Browser, settings: Mapping[str, str], **window: Any) -> Studio:
    """A browser of somebody who has these settings."""
    context = browser.new_context(
        base_url=harness.url, locale="en-GB", service_workers="block", **window
    )
    kept = json.dumps(json.dumps({"name": NAMES[0], **settings}))
    context.add_init_script(f"localStorage['knobel.settings'] ??= {kept}")
    return Studio(harness, context)
