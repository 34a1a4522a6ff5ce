"""Every page: for everybody, on every screen, and small."""

import gzip
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import knobel
from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.play import invite, join, play, result_of, rod

LANGUAGES = ["de", "fr", "nl", "en", "da"]
GAMES = ["vier3d", "xobrainer"]
LONE_PAGES = [
    "/",
    "/learn",
    "/rules",
    "/companion",
    "/groups",
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


# axe would judge a colour halfway. A transition that the page cancels rejects its promise.
TRANSITIONS_END = """async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map((one) => one.finished));
}"""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, by all of its rules or by these, once every colour stands."""
    page.evaluate(TRANSITIONS_END)
    options = {"runOnly": list(rules)} if rules else None
    found = Axe().run(page, options=options).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(harness: Harness, visitors: Visitors, scheme: str) -> None:
    anna, bo = visitors.one(color_scheme=scheme), visitors.one(color_scheme=scheme)
    found = {}
    for path in LONE_PAGES:
        visit(anna, path)
        found[path] = faults(anna)
    code = invite(anna)
    found["waiting"] = faults(anna)
    bo.goto(f"/j/{code}")
    expect(bo.get_by_test_id("join")).to_be_visible()
    found["join"] = faults(bo)
    join(bo, code)
    play(harness, [anna, bo], ["a1", "b2", "a1"])
    found["play"] = faults(anna)
    anna.get_by_test_id("settings").click()
    found["settings"] = faults(anna)
    anna.keyboard.press("Escape")
    anna.get_by_test_id("propose-draw").click()
    expect(bo.get_by_test_id("accept")).to_be_visible()
    found["proposal"] = faults(bo)
    bo.get_by_test_id("accept").click()
    expect(result_of(anna)).to_be_visible()
    found["result"] = faults(anna)
    bo.goto(anna.url.replace("/m/", "/r/"))
    expect(rod(bo, "a1")).to_be_visible()
    found["replay"] = faults(bo)

    assert {where: [] for where in found} == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_at_320_pixels(visitors: Visitors, language: str) -> None:
    page = visitors.one(locale=language, viewport={"width": 320, "height": 640})
    for path in LONE_PAGES:
        visit(page, path)
        width = page.evaluate("document.documentElement.scrollWidth")

        assert (path, 320) == (path, width)


def test_the_first_page_needs_at_most_60_kb_of_script(visitors: Visitors) -> None:
    page = visitors.one()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_test_id("play-online")).to_be_visible()
    scripts = [name for url in asked if (name := _script(url)) is not None]

    size = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in scripts)

    assert scripts
    assert size <= 60_000, f"{size} bytes in {scripts}"
    assert not any("three" in name or "3d" in name for name in scripts)


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


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)])
def test_the_board_of_xobrainer_fills_a_tablet(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.one(viewport={"width": width, "height": height})
    page.goto("/new/xobrainer?who=local")
    page.get_by_test_id("start").click()
    square = page.locator('[data-square="a1"]')
    expect(square).to_be_visible()
    box = square.bounding_box()

    assert box is not None
    assert 10 * box["width"] > width * 0.45


@pytest.mark.parametrize("lost", ["xcode-de", "Rules"])
def test_what_cannot_be_fetched_is_told_in_the_visitors_language(
    visitors: Visitors, lost: str
) -> None:
    page = visitors.one(locale="de")
    page.route(f"**/assets/{lost}-*.js", lambda route: route.abort())
    page.goto("/rules/xcode")

    expect(page.get_by_test_id("toast")).to_have_text(text("de", "page-not-loaded"))
    expect(page.get_by_test_id("settings")).to_have_accessible_name(text("de", "settings"))
