"""What people do on the pages of X-Code, in the words of the tests."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from knobel.catalog import xcode as xcode_files
from knobel.core.game import Seat
from knobel.games.xcode import (
    Accept,
    Action,
    Decline,
    Discard,
    Draw,
    Lay,
    Offer,
    State,
    Withdraw,
    read_action,
    write_action,
)
from knobel.games.xcode.cards import HIDDEN, JOKER, TIME, Card
from knobel.games.xcode.level import Level
from tests.kit.xcode import Planner
from tests.web.conftest import Harness
from tests.web.play import choose
from tests.web.xo import id_of

PHONE = {"viewport": {"width": 390, "height": 740}, "has_touch": True}
NAMES = ("Anna", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hedda")
COUNTDOWN = 3_000
SAND = 180_000
HELD = 1_000
"""Milliseconds for which the glass is held, as it must be while there is much sand."""
WITH_BOTS = 3_000
"""Milliseconds to press something that a bot may have taken away meanwhile."""
PATIENCE = 60
"""Seconds in which a page must be told what a test waits for."""


# The pages


def card_in(page: Page, card: Card) -> Locator:
    """A card of the hand with this face."""
    return page.get_by_test_id("hand").locator(f'[data-card="{card}"]').first


def hand_of(page: Page) -> Locator:
    return page.get_by_test_id("hand").locator("[data-card]")


def field(page: Page, symbol: str) -> Locator:
    return page.locator(f'[data-field="{symbol}"]')


def passing(page: Page) -> Locator:
    """A word in passing: no dialog, nothing to answer."""
    return page.get_by_test_id("toast").locator(".refusal")


def set_up(page: Page, *, level: str = "level-1", bots: int = 0, **choices: str) -> None:
    """The set-up page with these choices; what is not open at first needs `veterans`."""
    page.goto(f"/new/xcode?who=online&level={level}")
    for group, value in choices.items():
        choose(page, group, value)
    page.get_by_test_id("bots").select_option(str(bots))
    if bots:
        choose(page, "pace", "fast")


def veterans(harness: Harness, page: Page) -> None:
    """Whoever opens this page belongs to a group that has won everything."""
    secret, won = "veterans-of-all-missions", xcode_files.stages()
    harness.grant(secret, *won)
    group = {"id": secret, "game": "xcode", "mates": ["Bo"], "seen": 0, "won": won}
    page.add_init_script(f"localStorage['knobel.groups'] ??= JSON.stringify([{json.dumps(group)}])")


def invite(page: Page, name: str = NAMES[0]) -> str:
    """Open what was set up; the code to read aloud."""
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("start").click()
    return "".join(page.get_by_test_id("code").inner_text().split())


def join(guest: Page, code: str, name: str) -> None:
    """Type the code in on the first page."""
    guest.goto("/")
    guest.get_by_test_id("join-code").fill(code)
    guest.get_by_test_id("join-go").click()
    guest.get_by_test_id("name").fill(name)
    guest.get_by_test_id("join").click()
    guest.wait_for_url("**/m/*")


# What the sockets say


class Wire:
    """All that the sockets of a page say and hear; to be there before the page loads."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.version = -1
        self.answered: set[str] = set()
        """The actions that were acknowledged or refused."""
        self._asked: set[str] = set()
        self._page = page
        self._socket: WebSocket | None = None
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framesent", self._say)
        socket.on("framereceived", self._hear)

    def _say(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "play" and not message["move"].startswith("say "):
            self._asked.add(message["id"])

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        match message["type"]:
            case "welcome" | "update":
                self.version = max(self.version, message["v"])
            case "ack" | "no":
                self.answered |= {message["id"]} & self._asked

    def hear_version(self, version: int) -> None:
        """Listen until it was told of this."""
        self._until(lambda: self.version >= version)

    def hear_answers(self, count: int) -> None:
        """Listen until this number of actions is answered."""
        self._until(lambda: len(self.answered) >= count)

    def _until(self, is_so: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < deadline, f"only told up to version {self.version}"
            if self._socket is None or self._socket.is_closed():
                self._page.wait_for_event("websocket")
            else:
                self._socket.wait_for_event("framereceived")

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that it was told to have happened."""
        return [event for message in self.heard for event in message.get("events", ())]

    @property
    def refusals(self) -> list[str]:
        """Why commands were refused."""
        return [message["code"] for message in self.heard if message["type"] == "no"]

    def leaks(self, seat: Seat | None) -> list[str]:
        """Cards of other hands, and of the pile, that it was told."""
        found = []
        for message in self.heard:
            view = message.get("view", {})
            if view.get("seat", seat) != seat or (seat is None and view.get("hand")):
                found.append(f"the hand of {view.get('seat')}")
            if message.get("others"):
                found.append("a further view")
            for event in message.get("events", ()):
                if event["type"] == "drawn" and event["seat"] != seat:
                    found += [f"drawn: {event}"] * (event["card"] != HIDDEN)
                if event["type"] == "dealt":
                    found += [f"pile: {event}"] * bool(event["pile"])
                    others = [hand for holder, hand in enumerate(event["hands"]) if holder != seat]
                    found += [f"dealt: {event}"] * any(set(hand) - {HIDDEN} for hand in others)
        return found


# Playing


def force_deal(harness: Harness, level: Level, *cards: str) -> None:
    """These cards will be the first of the shuffled deck in the next match."""
    rest, picks = list(level.deck), []
    for card in " ".join(cards).split():
        picks.append(rest.index(card))
        rest.remove(card)
    harness.world.force(*picks, below=len(level.deck))


class Party:
    """A match, and the pages of its people: they sit in this order, bots after them."""

    def __init__(self, harness: Harness, pages: Sequence[Page]) -> None:
        self._harness = harness
        self.pages = list(pages)
        self.wires = [Wire(page) for page in pages]
        self.away: set[Seat] = set()
        self._pressed: Counter[Seat] = Counter()
        self.id = ""

    def gather(self, names: Sequence[str] = NAMES) -> None:
        """The first one has set up a match; the others join by its code."""
        code = invite(self.pages[0], names[0])
        for page, name in zip(self.pages[1:], names[1:], strict=False):
            join(page, code, name)
        self.id = id_of(self.pages[0])

    def go_on(self) -> None:
        """Everybody is led on to the next match."""
        for page in self.pages:
            page.wait_for_url(lambda url: self.id not in url)
        self.id = id_of(self.pages[0])
        for wire in self.wires:
            wire.version = -1

    def start(self, *hands: str, deal: int | None = None) -> None:
        """Everybody is ready, and the sand begins to run.

        Dealt are these hands, or the cards of this number.
        """
        for page in self.pages[:-1]:
            page.get_by_test_id("ready").click()
            expect(page.get_by_test_id("ready")).to_have_count(0)
        if deal is not None:
            self._harness.world.fall_by(deal)
        force_deal(self._harness, self.state.config.level, *hands)
        self.pages[-1].get_by_test_id("ready").click()
        self.count_down()

    def count_down(self) -> None:
        """The same three seconds for all."""
        for page in self.pages:
            expect(page.get_by_test_id("countdown")).to_be_visible()
        self._harness.turn(COUNTDOWN)
        for page in self.pages:
            expect(page.get_by_test_id("countdown")).to_have_count(0)

    @property
    def state(self) -> State:
        state: State = self._harness.match(self.id).state
        return state

    @property
    def now(self) -> int:
        """Match time."""
        return self._harness.match(self.id).at(self._harness.world.now())

    def catch_up(self, seat: Seat) -> None:
        """The page has heard all that has happened."""
        self.wires[seat].hear_version(self._harness.match(self.id).version)

    def act(self, seat: Seat, action: Action | str) -> None:
        """Do it by hand on the page of this seat, and wait for the answer."""
        self.catch_up(seat)
        self.press(seat, action)
        self.settled()

    def press(self, seat: Seat, action: Action | str) -> None:
        """The taps that an action takes; nobody waits for an answer."""
        page = self.pages[seat]
        match read_action(action) if isinstance(action, str) else action:
            case Draw():
                page.get_by_test_id("draw").click()
            case Discard(cards=cards):
                _choose(page, cards)
                page.get_by_test_id("discard").click()
            case Lay(cards=cards):
                symbol = next(card[0] for card in cards if card != JOKER)
                is_time = symbol == TIME
                button = (
                    page.get_by_test_id("turn")
                    if is_time
                    else field(page, symbol).locator("button")
                )
                button.click(delay=HELD if is_time else 0)
            case Offer(card=card, to=to):
                _choose(page, [card])
                page.get_by_test_id(f"offer-{to}").click()
            case Accept(card=card, to=to):
                _choose(page, [card])
                page.get_by_test_id(f"give-{to}").first.click()  # what is chosen comes first
            case Withdraw(to=to):
                page.get_by_test_id(f"withdraw-{to}").click()
            case Decline(by=by):
                page.get_by_test_id(f"decline-{by}").click()
            case _:
                raise AssertionError(f"nobody says {action} here")
        self._pressed[seat] += 1

    def settled(self) -> State:
        """All that was pressed is answered: how the table stands then."""
        for seat, wire in enumerate(self.wires):
            wire.hear_answers(self._pressed[seat])
        return self.state

    def play(self, pace: int, until: Callable[[State], bool], *, by_hand: bool = True) -> None:
        """Each in turn does what the planner says, once per pace (milliseconds).

        If not by hand, the pages only see it: taps take most of the time of a test.
        """
        planner, count = Planner(), len(self.pages)
        has_bots = count < self.state.config.players
        if has_bots:
            for page in self.pages:
                page.set_default_timeout(WITH_BOTS)
        while True:
            for seat in range(count):
                self._harness.turn(pace // count)
                if has_bots:
                    self._harness.let_bots_act(self.id)
                state = self.state
                if until(state):
                    return
                assert state.end is None, state.end
                action = None if seat in self.away else planner.choose(state, seat, self.now)
                if action is not None and by_hand:
                    self._try(seat, action)
                elif action is not None:
                    self._harness.play(self.id, seat, write_action(action))

    def _try(self, seat: Seat, action: Action) -> None:
        """Do it, unless a bot has just changed what there is to press."""
        try:
            self.act(seat, action)
        except Error:
            assert len(self.pages) < self.state.config.players, f"{seat} cannot {action}"

    def shows_hand(self, seat: Seat) -> None:
        """The page shows the hand as the server knows it."""
        self.catch_up(seat)
        cards = Counter(self.state.hands[seat])
        page = self.pages[seat]
        expect(hand_of(page)).to_have_count(cards.total())
        assert cards == Counter(_faces(page))


def _choose(page: Page, cards: Sequence[Card]) -> None:
    """Tap these cards, and let go of others."""
    mine = page.get_by_test_id("hand")
    for other in mine.locator('[aria-pressed="true"]').all():
        other.click()
    for card in cards:
        mine.locator(f'[data-card="{card}"][aria-pressed="false"]').first.click()


def _faces(page: Page) -> Iterator[str]:
    for one in hand_of(page).all():
        yield one.get_attribute("data-card") or ""


def is_won(state: State) -> bool:
    return state.end is not None and state.end.is_won
