"""Tournaments: an evening of fourteen people at real boards and at screens."""

from collections.abc import Mapping
from functools import partial
from itertools import count
from random import Random
from typing import Any

from knobel.catalog import GAMES
from tools.studio import Screen, Still, Studio

PEOPLE = (
    "Amira Haddad",
    "Anna Weber",
    "Ben Okafor",
    "Chiara Rossi",
    "Emil Sørensen",
    "Grandpa Joost",
    "Jonas Brandt",
    "Konstantin Lindqvist",
    "Lena Hoffmann",
    "Mia-Charlotte B.",
    "Noor de Vries",
    "Priya Raman",
    "Theo Lambert",
    "Yusuf Kaya",
)
BOXES = 5
MOVES = 16
"""Moves after which a board looks lively and is not over yet."""


class Evening:
    """An event on the studio's server, in the hands of its host."""

    def __init__(self, studio: Studio) -> None:
        self._studio, self._ids = studio, count()
        game = next(iter(GAMES))
        plan = f"/api/events/plan?game={game}&people={len(PEOPLE)}&boxes={BOXES}&minutes=150"
        setup = self._get(plan)["proposals"][0]["setup"]
        named = {**setup, "name": "Riverside games night", "announce": 0}
        ticket = self._post("/api/events", {"setup": named})
        self.id, self.code, self._host = ticket["id"], ticket["code"], ticket["token"]
        self._tokens: dict[int, str] = {}
        for name in PEOPLE:
            entry = self._post(f"/api/events/{self.id}/entrants", {"name": name}, self._host)
            linked = {"entrant": entry["entrant"], "secret": entry["token"]}
            told = self._post(f"/api/events/{self.id}/link", linked)
            self._tokens[entry["entrant"]] = told["token"]
            self._do({"type": "check-in", "entrant": entry["entrant"]})

    def pair(self) -> None:
        heat = self.view["heat"]
        number = 1 if heat is None else heat["number"] + 1
        self._post(f"/api/events/{self.id}/heats", {"heat": number}, self._host)

    def finish(self, dice: Random, *, is_whole: bool = True) -> None:
        """Report results of the whole heat, or of some real boards."""
        games = self.view["setup"]["games"]
        for number, bout in enumerate(self.view["heat"]["bouts"]):
            if is_whole or (number % 2 == 0 and bout["board"] == "real"):
                won = dice.randint(0, 2 * games)
                result = {"scores": [won, 2 * games - won]}
                self._do({"type": "correct", "bout": bout["id"], "result": result})

    def play(self) -> None:
        """Play on at the screens."""
        for bout in self.view["heat"]["bouts"]:
            if bout["board"] == "real" or bout["result"] is not None:
                continue
            path = f"/api/events/{self.id}/bouts/{bout['id']}/seat"
            seats = [self._get(path, self._tokens[side[0]]) for side in bout["sides"]]
            self._studio.play_all(seats, MOVES, Random(bout["id"]))

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self._get(f"/api/events/{self.code}?event={self.id}")["view"]
        return view

    def keep(self) -> None:
        """Make this browser the host's."""
        mine = {"id": self.id, "code": self.code, "token": self._host, "role": "host", "seen": 0}
        named = {"name": "Riverside games night", "game": next(iter(GAMES)), "isOver": False}
        self._studio.page.evaluate(
            "events => localStorage.setItem('knobel.events', JSON.stringify(events))",
            [{**mine, **named}],
        )

    def _do(self, command: Mapping[str, Any]) -> None:
        order = {"id": f"scene-{next(self._ids)}", "command": command}
        self._post(f"/api/events/{self.id}/do", order, self._host)
        self._studio.harness.turn(1_100)  # results are limited to one a second

    def _post(self, path: str, body: Mapping[str, Any], token: str = "") -> dict[str, Any]:
        return self._call("post", path, token, data=dict(body))

    def _get(self, path: str, token: str = "") -> dict[str, Any]:
        return self._call("get", path, token)

    def _call(self, way: str, path: str, token: str, **more: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = getattr(self._studio.page.request, way)(path, headers=headers, **more)
        if not answer.ok:
            raise AssertionError(f"{path}: {answer.text()}")
        told: dict[str, Any] = answer.json() if answer.body() else {}
        return told


def _third_heat(studio: Studio) -> Evening:
    studio.open("/privacy")
    evening, dice = Evening(studio), Random(2026)
    for _ in range(2):
        evening.pair()
        evening.finish(dice)
    evening.pair()
    evening.play()
    evening.finish(dice, is_whole=False)
    return evening


def _show(studio: Studio, page: str) -> None:
    evening = _third_heat(studio)
    evening.keep()
    studio.open(f"/e/{evening.code}{page}")


def _wall(studio: Studio) -> None:
    _show(studio, "/wall")
    studio.page.locator(
        "[data-picture] :is(svg, [data-frames]:not([data-frames='0']))"
    ).first.wait_for()
    studio.rest()


def _sheets(studio: Studio) -> None:
    _show(studio, "/print")
    studio.page.get_by_test_id("sheet-tables").check()


SCREENS = (
    Screen("wall", _wall),
    Screen("print", _sheets),
    Screen("host", partial(_show, page="/host")),
    Screen("standing", partial(_show, page="/standing")),
    Screen("table", partial(_show, page="/t/1")),
    Screen("rules", partial(Studio.open, path="/rules/events")),
    Screen("lesson", partial(Studio.open, path="/learn/events")),
    Screen("new", partial(Studio.open, path="/e/new")),
)
STILLS = (
    Still("wall", _wall, width=1920, height=1080, settings={"theme": "dark", "boardMode": "3d"}),
)
