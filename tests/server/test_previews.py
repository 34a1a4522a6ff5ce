"""Previews of links: what a chat shows of an invitation, a spectators' link and a replay."""

import re
import struct
from html import unescape
from random import Random as Chance
from types import SimpleNamespace
from typing import Any

import pytest

from knobel.catalog import GAMES
from knobel.core.dice import Recorder, Tape
from knobel.core.game import Begin, Move
from knobel.locale import LANGUAGES, text
from knobel.server import previews
from knobel.server.link_picture import GENERIC, Words, composed, png
from knobel.service.limits import DEFAULTS
from tests.kit.secrets import SECRETS
from tests.kit.wires import Wire

TOLD = {
    "en": "Anna invites you: Vier-gewinnt 3D",
    "de": "Anna lädt dich ein: Vier-gewinnt 3D",
    "fr": "Anna vous invite\u00a0: Vier-gewinnt 3D",
    "nl": "Anna nodigt je uit: Vier-gewinnt 3D",
    "da": "Anna inviterer dig: Vier-gewinnt 3D",
}
SEATS = [{"kind": "person", "mine": True}, {"kind": "person"}]


async def opened(wire: Wire, name: str = "Anna", **more: Any) -> dict[str, str]:
    body = {"game": "vier3d", "seats": SEATS, "name": name, **more}
    ticket: dict[str, str] = (await wire.post("/api/matches", body)).json()
    return ticket


async def tags(wire: Wire, path: str, **more: Any) -> dict[str, str]:
    """The tags of the page at this address."""
    page = await wire.get(path, **more)
    found = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page.text
    )
    kept = "no-store" if found else "no-cache"  # the address of the picture is a secret
    assert (page.status_code, page.headers["cache-control"]) == (200, kept)
    return {key: unescape(value) for key, value in found}


def drawing(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pictures that workers are given to draw, which then cost nothing."""
    drawn: list[str] = []

    async def compute(payer: str, work: Any, svg: str) -> bytes:
        assert work is png
        drawn.append(svg)
        return f"{payer} {len(drawn)}".encode()

    monkeypatch.setattr(wire.harness.service, "compute", compute)
    return drawn


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_invitation_says_who_invites_to_what(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    ticket = await opened(wire)
    drawn = drawing(wire, monkeypatch)
    told = await tags(wire, f"/j/{ticket['code']}?m={ticket['id']}&l={language}")
    await wire.get(told["og:image"])

    assert TOLD[language] == told["og:title"] == told["twitter:title"]
    assert told["og:description"] == text(language, "shell-link-invites-hint")
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:image"] == told["twitter:image"]
    who, title = re.split("\u00a0?: ", TOLD[language])
    words = re.findall(
        r"<text [^>]*>([^<]+)</text>", drawn[0].partition('<g transform="translate(64')[2]
    )
    call = text(language, "shell-link-sit")
    assert ["Knobel", who, title, call] == [words[0], words[1], " ".join(words[2:-1]), words[-1]]


async def test_without_a_wish_the_preview_speaks_the_language_of_whoever_asks(wire: Wire) -> None:
    ticket = await opened(wire)
    told = await tags(wire, f"/j/{ticket['code']}", headers={"Accept-Language": "nl"})

    assert told["og:title"] == TOLD["nl"]


async def test_a_picture_is_1200_by_630_and_drawn_once(wire: Wire) -> None:
    ticket = await opened(wire)
    address = (await tags(wire, f"/j/{ticket['code']}?l=en"))["og:image"]
    first, again = await wire.get(address), await wire.get(address)

    assert first.headers["content-type"] == "image/png"
    assert first.headers["cache-control"] == "private, max-age=600"
    assert first.content == again.content
    assert struct.unpack(">4s2I", first.content[12:24]) == (b"IHDR", 1200, 630)
    assert len(wire.harness.workers.asked) == 1


async def test_an_address_has_only_some_pictures_drawn(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing(wire, monkeypatch)
    anna, bo = await wire.pair()
    table = await wire.following(anna)
    await wire.following(bo)
    for who in (anna, bo):
        await (await wire.following(who)).do("ready", {"type": "ready"})
    answers = []
    for number in range(DEFAULTS.drawings_burst + 1):
        monkeypatch.setattr(previews, "composed", lambda *_, n=number: f"<svg>{n}</svg>")
        answers.append((await wire.get(f"/api/links/w/{anna['watch']}")).status_code)

    assert table.view["rods"] == [""] * 16
    assert answers == [200] * DEFAULTS.drawings_burst + [429]


async def test_links_to_watch_and_to_look_back_show_the_board(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = drawing(wire, monkeypatch)
    anna, bo = await wire.pair()
    one, two = await wire.following(anna), await wire.following(bo)
    watch, replay = f"/w/{anna['watch']}?l=en", f"/r/{anna['id']}?l=de"
    for socket in (one, two):
        await socket.do("ready", {"type": "ready"})
    while_open = await tags(wire, f"/j/{anna['code']}?l=en")
    balls = [one, two] * 3 + [one]
    for socket, rod in zip(balls, ("a1", "b1", "a1", "b2", "a1", "b3", "a1"), strict=True):
        if socket is balls[-1] and rod == "a1" and one.view["turn"] == 7:
            running = await tags(wire, watch)
            await wire.get(running["og:image"])
            assert await tags(wire, replay) == {}  # not before it is over
        await socket.drop(rod)
    ended = await tags(wire, replay)
    await wire.get(ended["og:image"])

    assert while_open["og:title"] == "Anna and Bo are playing: Vier-gewinnt 3D"
    assert running["og:title"] == "Anna and Bo are playing: Vier-gewinnt 3D"
    assert ended["og:title"] == "Anna und Bo haben gespielt: Vier-gewinnt 3D"
    assert [svg.count('fill="url(#r)"') for svg in drawn] == [3, 4]
    assert [svg.count('stroke="#0a7d4f"') for svg in drawn] == [0, 4]  # the line that won


async def test_a_closed_spectators_link_shows_nothing(wire: Wire) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    assert await tags(wire, f"/w/{anna['watch']}") != {}
    await socket.do("close", {"type": "admit-watchers", "yes": False})

    assert await tags(wire, f"/w/{anna['watch']}") == {}
    assert (await wire.get(f"/api/links/w/{anna['watch']}")).status_code == 404


async def test_a_preview_tells_no_secret_but_that_of_its_own_link(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = drawing(wire, monkeypatch)
    anna, bo = await wire.pair()
    own = {"j": anna["code"], "w": anna["watch"], "r": anna["id"]}
    for socket in (await wire.following(anna), await wire.following(bo)):
        await socket.do("ready", {"type": "ready"})
    last = await wire.following(anna)
    for kind, name in own.items():
        if kind == "r":
            await last.do("resign", {"type": "resign"})
        told = await tags(wire, f"/{kind}/{name}")
        await wire.get(told["og:image"])
        page = " ".join(told.values()) + drawn[-1]
        secrets = {anna["code"], anna["watch"], anna["id"], anna["token"], bo["token"]} - {name}
        assert [secret for secret in secrets if secret in page] == []
    assert len(drawn) == 3


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].secrets is not None])
def test_what_nobody_may_know_changes_no_picture(game: str) -> None:
    chance, kind, definition = Chance(7), SECRETS[game], GAMES[game]
    rules, pictured = definition.game, definition.pictured
    assert pictured is not None
    differing = 0
    for _ in range(20):
        setting = kind.setting(chance)
        opening = rules.opening(definition.read_config(setting.config))
        dice = Recorder(SimpleNamespace(pick=chance.randrange))
        begin: Move[Any] = Move(None, Begin(), at=0)
        one = rules.apply(opening, begin, dice)
        if not any(kind.is_deal(event) for event in one.events):
            continue
        picks = kind.other(setting, one.events, dice.picks, chance)
        two = rules.apply(opening, begin, Tape(*picks))
        shown = [pictured.picture(rules.view_for(world.state, None)) for world in (one, two)]
        differing += one.state != two.state

        assert shown[0] == shown[1]
    assert differing > 10


@pytest.mark.parametrize(
    ("name", "told", "drawn"),
    [
        ("W" * 40, "W" * 24, "W" * 10 + "…"),
        ("שרה", "שרה", None),
        ("Ana 🎲", "Ana 🎲", "Ana"),
        ('"><script>&', '"><script>&', "&quot;&gt;&lt;script&gt;&amp;"),
    ],
)
async def test_odd_names_break_nothing(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, name: str, told: str, drawn: str | None
) -> None:
    svgs = drawing(wire, monkeypatch)
    ticket = await opened(wire, name)
    found = await tags(wire, f"/j/{ticket['code']}?l=en")
    await wire.get(found["og:image"])
    words = " ".join(re.findall(r'font-weight="600"[^>]*>([^<]+)<', svgs[0]))

    assert found["og:title"] == f"{told} invites you: Vier-gewinnt 3D"
    assert words == ("You are invited" if drawn is None else f"{drawn} invites you")
    assert "<script>" not in (await wire.get(f"/j/{ticket['code']}")).text
    assert png(svgs[0]).startswith(b"\x89PNG")


async def test_wrong_codes_show_the_plain_page_and_cost_nobody_a_guess(wire: Wire) -> None:
    ticket = await opened(wire)
    plain = (await wire.get("/j/ZZZZZZ")).text
    for _ in range(DEFAULTS.guesses_burst + 5):
        assert (await wire.get("/j/ZZZZZZ")).text == plain

    assert await tags(wire, f"/j/{ticket['code']}") == {}  # this address may be guessing
    assert await tags(wire, f"/j/{ticket['code']}?m={ticket['id']}") != {}
    assert (await wire.get(f"/api/links/j/{ticket['code']}")).json()["code"] == "too-many-tries"
    assert (await wire.get(f"/api/codes/{ticket['code']}")).status_code == 200


def test_every_word_of_a_picture_can_be_read_at_300_pixels() -> None:
    svg = composed(
        Words("Mia-Charlotte et 2 autres vous invitent", "X-Code", "Gagner ensemble"), ""
    )

    assert min(int(size) for size in re.findall(r'font-size="(\d+)"', svg)) >= 36
    assert len(re.findall("<text", svg)) == 5  # the mark, two lines, the game, the call


def test_a_game_without_a_picture_has_a_plain_one() -> None:
    assert png(composed(Words("Anna plays", "Nim", "Watch"), GENERIC)).startswith(b"\x89PNG")
