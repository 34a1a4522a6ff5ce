"""What a page was told and what it said: by its sockets, and to those who listen to it."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

from knobel.core.game import Seat


class Ear:
    """Hears every message that the server sends to a page; to be there before the page loads."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def own_cards(self, seat: Seat) -> set[tuple[int, str]]:
        """The rounds in which it was told a card of this seat, and what kind of card."""
        found, number = set(), 0
        for message in self.heard:
            view = message.get("view", {})
            number = view.get("round", number)
            found |= {(number, held["variant"]) for held in view.get("cards", ())}
        return found

    def leaks(self, seat: Seat) -> list[str]:
        """Cards of others that it was told before their round was over."""
        found: list[str] = []
        view: dict[str, Any] = {}
        for message in self.heard:
            view = {**view, **message.get("view", {})}
            last = view.get("last")
            is_over = view.get("rest") is not None or view.get("end") is not None
            if last is not None and last["round"] == view["round"] and not is_over:
                found.append(f"result of the running round {last['round']}")
            ended = any(event["type"] == "round-ended" for event in message.get("events", ()))
            for path, held in _holders(message, ()):
                is_public = "last" in path or ("cards-shown" in path and ended)
                if not is_public and seat not in held["seats"]:
                    found.append(f"{'.'.join(path)}: {held}")
        return found


def _holders(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Everything that says which seats hold which card, and the way to it."""
    if isinstance(value, list):
        for one in value:
            yield from _holders(one, path)
    elif isinstance(value, dict):
        if value.get("card") is not None and "seats" in value:
            yield path, value
        way = (*path, str(value["type"])) if "type" in value else path
        for key, one in value.items():
            yield from _holders(one, (*way, key))


class Cable:
    """The connection of a page, which can be cut; to be there before the page loads."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._is_cut = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/ws(/events)?\?"), self._connect)

    def cut(self) -> None:
        self._is_cut = True
        self._page.context.set_offline(True)
        while self._ends:
            self._ends.pop().close()

    def mend(self) -> None:
        self._is_cut = False
        self._page.context.set_offline(False)
        self._page.evaluate("window.dispatchEvent(new Event('online'))")

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
        else:
            self._ends += [socket, socket.connect_to_server()]


def listen(page: Page) -> None:
    """Keep every line that is said; lines go after a while."""
    page.evaluate(
        """() => {
            window.heard = [];
            const region = document.querySelector('[data-testid="announcer"]');
            new MutationObserver((changes) => {
                for (const { addedNodes } of changes)
                    for (const node of addedNodes) window.heard.push(node.textContent);
            }).observe(region, { childList: true });
        }"""
    )


def heard(page: Page) -> list[str]:
    lines: list[str] = page.evaluate("() => window.heard")
    return lines


def wait_to_hear(page: Page, words: str, timeout: int | None = None) -> None:
    """Wait until a page has said this, at most as long (milliseconds)."""
    is_said = "words => window.heard.some((line) => line.includes(words))"
    page.wait_for_function(is_said, arg=words, timeout=timeout)
