"""What hosts and players do on the pages of a tournament, in the words of the tests."""

import io
import json
from collections.abc import Callable
from typing import Any

import zxingcpp
from PIL import Image
from playwright.sync_api import Error, Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.ears import heard, wait_to_hear
from tests.web.play import drop, moves_of, rod

PHONE = {"viewport": {"width": 360, "height": 640}}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
NAMES = ("Anna", "Bo", "Cleo", "Dara", "Emil", "Konstantin Achterberg-Lindqvist von Ahle")
WON, LOST = "0", "1"
QUICK = 250
"""Milliseconds to look at a page before the clock is turned further."""


def setup(**more: Any) -> dict[str, Any]:
    """Three heats of Vier-gewinnt 3D on two boxes, one game a bout."""
    config = {"variant": "first-line", "yellow": "none", "clock": None}
    return {
        "name": "Riverside games night",
        "game": "vier3d",
        "config": config,
        "format": "swiss",
        "heats": 3,
        "games": 1,
        "scoring": "games",
        "boxes": 2,
        "minutes": 25,
        **more,
    }


class Evening:
    """A host, and phones that enter by the QR code of the invitation."""

    def __init__(
        self,
        harness: Harness,
        visitors: Visitors,
        language: str = "en-GB",
        window: dict[str, Any] = PHONE,
        **more: Any,
    ) -> None:
        self.harness = harness
        self.window = window
        self.visitors = visitors
        self.language = language
        self.host = self.phone()
        answer = self.host.request.post("/api/events", data={"setup": setup(**more)})
        assert answer.status == 201, answer.text()
        self.id, self.code, token = (answer.json()[key] for key in ("id", "code", "token"))
        remembered = {
            "id": self.id,
            "code": self.code,
            "name": "Riverside games night",
            "game": "vier3d",
            "token": token,
            "role": "host",
            "seen": 1,
            "isOver": False,
        }
        self.host.add_init_script(
            "localStorage.getItem('knobel.events') ?? "
            f"localStorage.setItem('knobel.events', JSON.stringify([{json.dumps(remembered)}]))"
        )
        self.token = token
        self.host.goto(f"/e/{self.code}/host")
        self.link = self.scan(self.words("event-qr"))
        self.phones: dict[str, Page] = {}

    def phone(self) -> Page:
        return self.visitors.one(locale=self.language, **self.window)

    def scan(self, what: str) -> str:
        """What a camera reads on the host's screen."""
        picture = self.host.get_by_alt_text(what)
        expect(picture).to_have_js_property("complete", True)
        seen = Image.open(io.BytesIO(picture.screenshot()))
        (code,) = zxingcpp.read_barcodes(seen)
        return code.text

    def words(self, message: str, **values: str | float) -> str:
        """A text of the catalogue in the language of this evening."""
        return text(self.language[:2], message, **values)

    def settle(self) -> None:
        """Let the server's clock run: it collects what it tells, and counts results by the second."""
        self.harness.turn(1_000)

    def until(self, check: Callable[[], None]) -> None:
        """Turn the clock until a page has followed."""
        for _ in range(40):
            self.settle()
            try:
                check()
            except AssertionError:
                continue
            return
        check()

    def sees(self, page: Page, testid: str, words: str = "") -> None:
        """Wait until a page shows this."""
        place = page.get_by_test_id(testid).first
        self.until(lambda: expect(place).to_contain_text(words, timeout=QUICK))

    def loses(self, page: Page, testid: str) -> None:
        """Wait until a page no longer shows this."""
        place = page.get_by_test_id(testid)
        self.until(lambda: expect(place).to_have_count(0, timeout=QUICK))

    def hears(self, page: Page, words: str) -> None:
        """Wait until a page has said this."""

        def check() -> None:
            try:
                wait_to_hear(page, words, QUICK)
            except Error:
                raise AssertionError(f"{words} is not in {heard(page)}") from None

        self.until(check)

    def enter(
        self, name: str, page: Page | None = None, *, size: int = 1, is_remote: bool = False
    ) -> Page:
        """Enter by the invitation, and check in; what is read next has the focus."""
        phone = page or self.phone()
        self.phones[name] = phone
        phone.goto(self.link)
        phone.get_by_test_id("event-name").fill(name)
        if size > 1:
            phone.get_by_test_id("event-size").select_option(str(size))
        if is_remote:
            phone.get_by_role("switch").click()
        phone.get_by_test_id("event-enter").click()
        state = phone.get_by_test_id("my-state")
        expect(state).to_be_focused()
        if self.view()["heat"] is None:  # who comes late is here
            phone.get_by_test_id("check-in").click()
        self.loses(phone, "check-in")
        expect(state).to_be_focused()
        return phone

    def can_pair(self) -> None:
        """Wait until the next heat can be paired."""
        ready = ("aria-disabled", "false")
        button = self.host.get_by_test_id("pair")
        self.until(lambda: expect(button).to_have_attribute(*ready, timeout=QUICK))

    def pair(self, heat: int) -> None:
        """Press the one button of every heat."""
        self.can_pair()
        self.host.get_by_test_id("pair").click()
        self.sees(self.host, "heat", self.words("event-heat", heat=heat))

    def view(self) -> dict[str, Any]:
        """What the server tells everybody."""
        answer = self.host.request.get(f"/api/events/{self.code}?event={self.id}")
        view: dict[str, Any] = answer.json()["view"]
        return view

    def bouts(self, board: str) -> list[tuple[int, str, str]]:
        """The bouts of the heat at such boards: table, who begins, and the other."""
        view = self.view()
        names = {e["id"]: e["name"] for e in view["entrants"]}
        return [
            (bout["table"], names[bout["sides"][0][0]], names[bout["sides"][1][0]])
            for bout in view["heat"]["bouts"]
            if bout["board"] == board
        ]

    def report(self, name: str, winner: str) -> None:
        """At the real board: sit down, tap who has won, report."""
        phone = self.phones[name]
        self.sees(phone, "at-table")
        phone.get_by_test_id("at-table").click()
        self.tap_result(phone, winner)

    def tap_result(self, phone: Page, winner: str) -> None:
        phone.get_by_test_id(f"won-1-{winner}").click()
        phone.get_by_test_id("report").click()

    def play_screen(self, first: str, other: str) -> None:
        """Whoever begins wins with four on a rod; both come back to the event."""
        pages = [self.phones[first], self.phones[other]]
        for page in pages:
            self.sees(page, "to-board")
            page.get_by_test_id("to-board").click()
        for page in pages:
            expect(rod(page, "a1")).to_be_visible()
        for count, move in enumerate(("a1", "b1", "a1", "b1", "a1", "b1", "a1")):
            self.settle()
            drop(pages[count % 2], move)
            for page in pages:
                expect(moves_of(page)).to_have_count(count + 1)
        for page in pages:
            page.get_by_test_id("back-to-event").click()
            self.sees(page, "my-result")

    def resign_screen(self, loser: str, winner: str) -> None:
        """The quick end of a bout at a screen."""
        page = self.phones[loser]
        self.sees(page, "to-board")
        page.get_by_test_id("to-board").click()
        page.get_by_test_id("resign").click()
        page.get_by_test_id("confirm-yes").click()
        page.get_by_test_id("back-to-event").click()
        for name in (loser, winner):
            self.sees(self.phones[name], "my-result")
