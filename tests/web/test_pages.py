"""Every page: for everybody, on every screen, and small."""

import gzip
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, Route, expect

import knobel
from knobel.locale import text
from tests.web import staged_event
from tests.web.conftest import Harness, Visitors
from tests.web.play import invite, join, play, resize, result_of, rod

LANGUAGES = ["de", "fr", "nl", "en", "da"]
GAMES = ["vier3d", "xobrainer"]
LONE_PAGES = [
    "/",
    "/learn",
    "/rules",
    "/companion",
    "/groups",
    "/e",
    "/e/new",
    "/privacy",
    "/nowhere",
    *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES),
]
STATIC = Path(knobel.__file__).parent / "static"


def visit(page: Page, path: str) -> None:
    """Open a page and wait for the part of it that comes with its game."""
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    if path.startswith("/new/"):
        expect(page.get_by_test_id("start")).to_be_visible()
    if path.startswith("/rules/"):
        expect(page.locator("article h2").first).to_be_visible()
    if path == "/e/new":
        expect(page.get_by_test_id("proposals")).to_be_visible()


@pytest.mark.parametrize("about", ["learn", "rules", "companion"])
def test_lessons_rules_and_companions_have_a_page_that_lists_them(
    visitors: Visitors, about: str
) -> None:
    page = visitors.one()
    page.goto(f"/{about}")
    for game in (*GAMES, "xcode"):
        expect(page.get_by_test_id(f"{about}-{game}")).to_have_attribute("href", f"/{about}/{game}")
        expect(page.get_by_test_id(f"{about}-{game}")).to_be_in_viewport(ratio=1)


# axe would judge a colour halfway.  A transition that the page cancels rejects its promise, and
# another one may follow.
TRANSITIONS_END = """async () => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let changes = running(); changes.length > 0; changes = running())
        await Promise.allSettled(changes.map((one) => one.finished));
}"""


BY_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours."""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, by all of its rules or by these, once every colour stands."""
    page.evaluate(TRANSITIONS_END)
    if page.evaluate("!window.axe"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("async (options) => (await axe.run(options)).violations", options)
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found]


def faults_by_day_and_night(page: Page, *rules: str) -> list[str]:
    """The same in the light and in the dark scheme, which differ in nothing but colours."""
    found = faults(page, *rules)
    turn_colours(page, "dark")
    found += faults(page, *(rules or BY_COLOUR))
    turn_colours(page, "light")
    return found


def turn_colours(page: Page, scheme: Literal["dark", "light"]) -> None:
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


def test_axe_finds_nothing(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    found = {}
    for path in LONE_PAGES:
        visit(anna, path)
        found[path] = faults_by_day_and_night(anna)
    code = invite(anna)
    found["waiting"] = faults_by_day_and_night(anna)
    bo.goto(f"/j/{code}")
    expect(bo.get_by_test_id("join")).to_be_visible()
    found["join"] = faults_by_day_and_night(bo)
    join(bo, code)
    play(harness, [anna, bo], ["a1", "b2", "a1"])
    found["play"] = faults_by_day_and_night(anna)
    anna.get_by_test_id("settings").click()
    found["settings"] = faults_by_day_and_night(anna)
    anna.keyboard.press("Escape")
    anna.get_by_test_id("propose-draw").click()
    expect(bo.get_by_test_id("accept")).to_be_visible()
    found["proposal"] = faults_by_day_and_night(bo)
    bo.get_by_test_id("accept").click()
    expect(result_of(anna)).to_be_visible()
    found["result"] = faults_by_day_and_night(anna)
    bo.goto(anna.url.replace("/m/", "/r/"))
    expect(rod(bo, "a1")).to_be_visible()
    found["replay"] = faults_by_day_and_night(bo)

    assert {where: [] for where in found} == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_at_320_pixels(visitors: Visitors, language: str) -> None:
    page = visitors.one(locale=language, viewport={"width": 320, "height": 640})
    for path in LONE_PAGES:
        visit(page, path)
        width = page.evaluate("document.documentElement.scrollWidth")

        assert (path, 320) == (path, width)


def test_the_first_page_needs_at_most_60_kb_of_script_and_40_of_typefaces(
    base_url: str, visitors: Visitors
) -> None:
    page = visitors.one()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_test_id("play-online")).to_be_visible()
    scripts = [name for url in asked if (name := _script(url)) is not None]
    fonts = [STATIC / url.removeprefix(base_url).lstrip("/") for url in asked if "woff2" in url]

    assert scripts
    assert _packed(scripts) <= 60_000, f"{_packed(scripts)} bytes in {scripts}"
    assert fonts
    assert sum(font.stat().st_size for font in fonts) <= 40_000, fonts
    assert not any("three" in name or "3d" in name for name in scripts)


@pytest.mark.parametrize(
    ("path", "shown", "most"), [("/wall", "wall", 115_000), ("", "my-bout", 120_000)]
)
def test_a_wall_and_a_player_begin_with_60_kb_of_script(
    visitors: Visitors, path: str, shown: str, most: int
) -> None:
    """The script that their HTML names; all that follow it count, too, on the line of a hall."""
    page = visitors.one()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    t = staged_event.evening(staged_event.people(14))
    staged_event.show(page, t, f"/e/{staged_event.CODE}{path}", key="" if path else "key-13")
    expect(page.get_by_test_id(shown)).to_be_visible()
    first = page.locator("head script[src]").get_attribute("src") or ""
    scripts = [name for url in asked if (name := _script(url)) is not None]

    assert _packed([first.removeprefix("/assets/")]) <= 60_000
    assert 60_000 < _packed(scripts) <= most, scripts


def _packed(scripts: Sequence[str]) -> int:
    """Their size as they are sent."""
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in scripts)


def _script(url: str) -> str | None:
    found = re.search(r"/assets/([^/]+\.js)$", url)
    return found[1] if found else None


def test_the_page_runs_under_its_content_security_policy(visitors: Visitors) -> None:
    page = visitors.one(service_workers="allow")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda fault: complaints.append(str(fault)))
    for path in LONE_PAGES:
        visit(page, path)

    assert [] == [c for c in complaints if "favicon" not in c]


def test_the_language_switch_changes_the_page_and_is_kept(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language").select_option("da")

    expect(page.locator("html")).to_have_attribute("lang", "da")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "da")


def test_my_games_lead_back_to_the_seat(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    play(harness, [anna, bo], ["a1"])

    bo.goto("/")
    expect(bo.get_by_test_id("running")).to_contain_text("Your turn")
    bo.get_by_test_id("continue").click()

    expect(rod(bo, "a1")).to_have_attribute("aria-disabled", "false")


def test_the_title_says_whose_turn_it_is(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    expect(anna).to_have_title(re.compile("Your turn"))
    play(harness, [anna, bo], ["a1"])

    expect(bo).to_have_title(re.compile("Your turn"))
    expect(anna).not_to_have_title(re.compile("Your turn"))


def test_the_board_of_xobrainer_fills_a_tablet(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/new/xobrainer?who=local")
    page.get_by_test_id("start").click()
    square = page.locator('[data-square="a1"]')
    expect(square).to_be_visible()
    for width, height in ((768, 1024), (1024, 768)):
        resize(page, width, height)
        box = square.bounding_box()

        assert box is not None
        assert 10 * box["width"] > width * 0.45


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_what_is_still_fetched_pushes_no_footer_out_of_sight(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.one(viewport={"width": size[0], "height": size[1]})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Rules-*.js", hold)
    page.goto("/rules/xcode", wait_until="commit")
    footer = page.locator("footer")
    footer.wait_for(state="attached")

    assert footer.evaluate("footer => footer.getBoundingClientRect().top >= innerHeight")
    assert held


@pytest.mark.parametrize("lost", ["xcode-de", "Rules"])
def test_what_cannot_be_fetched_is_told_in_the_visitors_language(
    visitors: Visitors, lost: str
) -> None:
    page = visitors.one(locale="de")
    page.route(f"**/assets/{lost}-*.js", lambda route: route.abort())
    page.goto("/rules/xcode")

    expect(page.get_by_test_id("toast")).to_have_text(text("de", "page-not-loaded"))
    expect(page.get_by_test_id("settings")).to_have_accessible_name(text("de", "settings"))
