"""The rules pages: complete, drawn, and readable by everybody, on a phone and on paper."""

import pytest
from playwright.sync_api import Page, expect

from knobel.locale import text
from tests.web.conftest import Visitors
from tests.web.test_pages import LANGUAGES, faults_by_day_and_night
from tests.web.xo import cut_off

GAMES = ["vier3d", "xobrainer", "xcode"]


def read(page: Page, game: str, chapter: str = "") -> None:
    page.goto(f"/rules/{game}{chapter}")
    expect(page.locator("article")).to_have_attribute("aria-busy", "false", timeout=60_000)


def read_all(page: Page, game: str) -> None:
    """To the last word: pictures are drawn when one comes near them."""
    read(page, game)
    page.evaluate(
        """async () => {
            for (const picture of document.querySelectorAll('figure .picture')) {
                picture.scrollIntoView({ block: 'nearest' });
                const since = performance.now();
                while (picture.firstElementChild === null) {
                    if (performance.now() - since > 15000) throw new Error(picture.outerHTML);
                    await new Promise(requestAnimationFrame);
                }
            }
        }"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_and_fits_320_pixels(
    visitors: Visitors, game: str, language: str
) -> None:
    page = visitors.one(locale=language, viewport={"width": 320, "height": 640})
    read_all(page, game)

    words = page.locator("article").inner_text()
    assert f"{game}-rules-" not in words
    assert text(language, f"{game}-rules-goal") in words
    assert cut_off(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visitors: Visitors, game: str) -> None:
    page = visitors.one()
    read_all(page, game)

    assert faults_by_day_and_night(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_picture_and_says_what_it_shows(visitors: Visitors, game: str) -> None:
    page = visitors.one(viewport={"width": 390, "height": 844})
    read_all(page, game)

    for chapter in page.locator("section[data-part]").all():
        part = chapter.get_attribute("data-part") or ""
        drawn = chapter.locator("figure .picture").bounding_box()
        caption = chapter.locator("figcaption")
        assert drawn is not None
        assert drawn["height"] >= 30, part
        assert caption.inner_text() == text("en", f"{game}-rules-{part}-picture")
        # What is drawn can't be played: it is looked at, and told by its caption.
        expect(chapter.locator("figure .picture")).to_have_attribute("inert", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_chapter(visitors: Visitors, game: str) -> None:
    page = visitors.one()
    read(page, game)
    contents = page.get_by_role("navigation", name=text("en", "rules-contents"))
    links = [link.get_attribute("href") for link in contents.get_by_role("link").all()]
    titles = [title.get_attribute("id") for title in page.locator("section[data-part] > h2").all()]

    assert links == [f"#{title}" for title in titles]
    contents.get_by_role("link").last.click()
    expect(page.locator(f"#{titles[-1]}")).to_be_in_viewport()


def test_an_address_with_a_chapter_opens_there(visitors: Visitors) -> None:
    page = visitors.one()
    read(page, "xcode", "#sand")

    expect(page.locator("#sand")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_readings_of_ours_are_named_as_such(visitors: Visitors, game: str) -> None:
    page = visitors.one(locale="de")
    read(page, game)

    ours = page.locator("section li.ours")
    assert ours.count() > 5
    for line in ours.all():
        expect(line).to_contain_text("Unsere Lesart")


def test_the_hand_limits_are_those_of_the_game(visitors: Visitors) -> None:
    page = visitors.one()
    read(page, "xcode")

    limits = page.locator("[data-part=draw] tr").last.locator("td").all_inner_texts()
    levels = [
        row.locator("td").all_inner_texts()
        for row in page.locator("[data-part=levels] tbody tr").all()
    ]
    assert limits == ["10", "9", "8", "7", "6", "5", "5"]  # XC-20
    assert levels == [
        ["3", "12", "as above", "3"],  # XC-10
        ["0", "9", "as above", "3"],  # XC-61
        ["0", "6", "1 fewer", "3"],  # XC-62
        ["6", "3", "as above", "4"],  # XC-63
    ]


def test_paper_has_the_rules_and_nothing_else(visitors: Visitors) -> None:
    page = visitors.one(color_scheme="dark")
    read(page, "xcode")
    undrawn = page.locator("figure .picture:empty")
    assert undrawn.count() > 0  # nobody was near them yet
    page.emulate_media(media="print")
    moving = page.evaluate(
        "(dispatchEvent(new Event('beforeprint')), document.getAnimations().length)"
    )
    assert (undrawn.count(), moving) == (0, 0)  # drawn, and at once

    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("article nav")).to_be_hidden()
    expect(page.locator("body header").first).to_be_hidden()
    expect(page.locator("[data-part=trade] figure")).to_be_visible()

    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
