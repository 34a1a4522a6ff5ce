"""Tournaments of any size on a page, without a server that plays them.

The views are those of the rules; the calls and the socket are answered by the test.
"""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from knobel.service.tournaments.orders import EntrantLink, EntrantLinks, EventPreview, Heats
from knobel.service.tournaments.wire import Welcome
from knobel.tournament.values import (
    RULES,
    Bout,
    Entrant,
    Game,
    Header,
    Heat,
    Result,
    Setup,
    Tournament,
)
from knobel.tournament.view import heat_view, view_of, you

HOST = "host"
CODE = "H4WT7K"
ID = "evening"
NOW = 1_795_200_000_000
"""20 November 2026, in the evening."""
MINUTE = 60_000

NAMES = (
    "Anna Weber",
    "Ben Okafor",
    "Chiara Rossi",
    "Emil Sørensen",
    "Mia-Charlotte Bergström",
    "Éloïse Dubois",
    "Yusuf Kaya",
    "Noor de Vries",
)
LONG = (
    "Konstantin Achterberg-Lindqvist van Dijk",
    "Александра Константинопольская-Вознесенск",
    "Μαριάννα Παπαδοπούλου-Κωνσταντινοπούλου",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Գևորգ Հովհաննիսյան-Տեր-Պետրոսյան Արամազդ",
    "عبد الرحمن بن محمد الأنصاري القرطبي الإشبيلي",
    "אלכסנדרה רוזנבאום-קונסטנטינובסקי מירושלים",
)
"""Names that fill all they are allowed to."""

_LETTERS = str.maketrans("0123456789", "ABCDEFGHIJ")

FROM_THE_RIGHT = ("نور الدين A1", "דנה לוי B2", "رانيا C3", "יעל כהן D4")
"""Names whose last letters stand left of the first ones."""

ORDERS = """(names) => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const name of names) {
            const at = node.textContent.indexOf(name);
            const rect = (offset) => {
                const range = document.createRange();
                range.setStart(node, at + offset);
                range.setEnd(node, at + offset + 1);
                return range.getBoundingClientRect();
            };
            if (at < 0 || node.parentElement.closest('script, .visually-hidden')) continue;
            const [first, last] = [rect(0), rect(name.length - 1)];
            if (first.width === 0 || Math.abs(first.bottom - last.bottom) > 3) continue;
            found.push([name, last.left < first.left ? 'right' : 'left']);
        }
    }
    return found;
}"""

_LAST = {1: (4, 0), 2: (3, 1), 4: (3, 1)}
"""Results of the last heat, by table."""

Phase = Literal["entry", "announced", "playing", "between", "over"]


def people(count: int, *, long: bool = False) -> list[str]:
    """As many different names, of 40 letters each if they are to be long."""
    if not long:
        return [f"{NAMES[i % len(NAMES)]} {i // len(NAMES) or ''}".strip() for i in range(count)]
    # The number in letters: nothing else on a sheet can be taken for it, in whatever direction.
    ends = [f" n{str(i).translate(_LETTERS)}e" for i in range(count)]
    return [f"{LONG[i % len(LONG)][: 40 - len(end)]}{end}" for i, end in enumerate(ends)]


def evening(names: Sequence[str], phase: Phase = "playing", **setup: Any) -> Tournament:
    """A Swiss event in its third heat: the first meets the second, the third the fourth."""
    chosen = Setup(
        **{
            "name": "Riverside games night",
            "game": "vier3d",
            "games": 2,
            "scoring": "games",
            "boxes": 5,
            "minutes": 25,
            "announce": 300,
            **setup,
        }
    )
    header = Header(ID, CODE, HOST, NOW - 90 * MINUTE, chosen, RULES)
    entrants = tuple(
        Entrant(i + 1, name, keys=(f"key-{i}",) if i % 3 else (), state="here")
        for i, name in enumerate(names)
    )
    done = tuple(_heat(number, len(names), "over") for number in (1, 2))
    heats = () if phase == "entry" else (*done, _heat(3, len(names), phase))
    return Tournament(header, chosen, entrants, heats=heats, is_over=phase == "over", wall=NOW)


def _heat(number: int, count: int, phase: Phase) -> Heat:
    starts = NOW - (3 - number) * 30 * MINUTE + (200_000 if phase == "announced" else -12 * MINUTE)
    pairs = [(i, i + 1) for i in range(1, count, 2)]
    bouts = tuple(_bout(number, at + 1, *pair, phase) for at, pair in enumerate(pairs))
    byes = (count,) if count % 2 else ()
    return Heat(number, bouts, byes, starts - 5 * MINUTE, starts)


def _bout(heat: int, table: int, one: int, other: int, phase: Phase) -> Bout:
    is_done = phase in {"over", "between"} or (phase == "playing" and table % 3 == 0)
    score = ((4, 0), (1, 3), (2, 2))[(table + heat) % 3]
    if phase == "over" and heat == 3:  # one first, one second, one third
        score = _LAST.get(table, score)
    is_real = table <= 5
    is_here = phase != "announced" or table % 4 != 0
    return Bout(
        heat * 1000 + table,
        table,
        "real" if is_real else "screen",
        ((one,), (other,)),
        here=(one, other) if is_here and phase != "announced" else (one,) if is_here else (),
        games=(Game(f"match-{table}"),) if not is_real and phase == "playing" else (),
        result=Result(score) if is_done else None,
        decided="sides" if is_done else "",
    )


def show(
    page: Page,
    t: Tournament,
    path: str,
    *,
    key: str = "",
    is_cut: bool = False,
    has_seats: bool = False,
) -> Callable[[Tournament], None]:
    """Open a page of this tournament, as the host if `key` is the host's; its socket may be cut.

    Bouts may have seats for those who look on; boards there stay empty.
    Returns how to tell the page what has become of the tournament.
    """
    view, told = view_of(t), you(t, key)
    links = EntrantLinks(
        tuple(EntrantLink(e.id, f"secret-{e.id}") for e in t.entrants if not e.keys)
    )
    heats = Heats(7, tuple(heat_view(t, heat) for heat in t.heats))
    answers = {
        f"/api/events/{CODE}": EventPreview(ID, CODE, view, NOW),
        f"/api/events/{ID}/heats": heats,
        f"/api/events/{ID}/links": links,
    }

    def answer(route: Route) -> None:
        asked = route.request.url.partition("/api")[2].partition("?")[0]
        found = answers.get(f"/api{asked}")
        if has_seats and (seat := re.fullmatch(r".*/bouts/(\d+)/seat", asked)):
            match = f"match-{seat[1]}"
            route.fulfill(json={"match": match, "token": "", "watch": match, "code": ""})
        elif found is None:
            route.fulfill(status=404, json={"code": "no-such-match", "facts": {}})
        else:
            route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    sockets: list[WebSocketRoute] = []

    def greet(socket: WebSocketRoute) -> None:
        sockets.append(socket)

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello" and (len(sockets) == 1 or not is_cut):
                socket.send(msgspec.json.encode(Welcome(7, NOW, view, told)).decode())
                if is_cut:
                    socket.close()
            elif said["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "sent": said["sent"], "now": NOW}))

        socket.on_message(hear)

    def tell(news: Tournament) -> None:
        welcome = Welcome(8, NOW, view_of(news), you(news, key))
        sockets[-1].send(msgspec.json.encode(welcome).decode())

    page.route("**/api/events/**", answer)
    page.route_web_socket("**/ws/events**", greet)
    if key:
        mine = [
            {"id": ID, "code": CODE, "name": t.setup.name, "game": t.setup.game, "token": key}
            | {"role": told.role, "seen": 0, "isOver": False}
        ]
        page.add_init_script(f"localStorage['knobel.events'] = {json.dumps(json.dumps(mine))}")
    page.goto(path)
    return tell


def starts(page: Page, names: Sequence[str] = FROM_THE_RIGHT) -> set[tuple[str, str]]:
    """The names in sight, and the side on which each begins."""
    return {(name, side) for name, side in page.evaluate(ORDERS, list(names))}


def from_the_right(*names: str) -> set[tuple[str, str]]:
    return {(name, "right") for name in names}
