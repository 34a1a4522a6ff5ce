"""Sheets on paper: Chromium makes a PDF of each, which is read again."""

import io
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

import pypdfium2
import pytest
import zxingcpp
from playwright.sync_api import Page, ViewportSize, expect
from pypdf import PdfReader

from knobel.locale import text
from knobel.tournament.values import Tournament
from knobel.tournament.view import view_of
from tests.web.conftest import Visitors
from tests.web.staged_event import (
    CODE,
    FROM_THE_RIGHT,
    HOST,
    ID,
    evening,
    from_the_right,
    people,
    show,
    starts,
)

SIZES = (6, 61, 500)
WINDOW = ViewportSize(width=1280, height=900)
PAPER = ViewportSize(width=688, height=1016)
"""A4 in pixels without its margins of 14 mm."""
LISTS = ("tables", "names", "slips", "name-cards", "cross", "certificates")
"""Sheets with everybody's name."""

CUT = """() => {
    const found = [];
    for (const element of document.querySelectorAll('[data-sheet] *')) {
        const style = getComputedStyle(element);
        if (element.closest('svg') || style.display === 'inline') continue;
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            found.push(`too wide: ${element.className} ${element.textContent.trim().slice(0, 40)}`);
        const isFixed = /card-of|slip|frame-of/.test(element.className);
        if (isFixed && element.scrollHeight > element.clientHeight + 1)
            found.push(`too high: ${element.className} ${element.textContent.trim().slice(0, 40)}`);
    }
    return found;
}"""


def open_sheets(visitors: Visitors, t: Tournament) -> Page:
    page = visitors.one(viewport=WINDOW)
    show(page, t, f"/e/{CODE}/print", key=HOST)
    expect(page.get_by_test_id("print")).to_be_visible()
    return page


def choose(page: Page, sheet: str) -> None:
    page.get_by_test_id(f"sheet-{sheet}").check()
    if sheet == "certificates":
        page.get_by_test_id("for-whom").select_option(index=1)
    expect(page.locator(f"[data-sheet={sheet}]")).to_be_visible()


def printed(page: Page, sheet: str) -> bytes:
    """The sheet alone as a PDF; nothing on it is cut."""
    choose(page, sheet)
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    cut = page.evaluate(CUT)
    pdf = page.pdf(prefer_css_page_size=True)
    page.set_viewport_size(WINDOW)
    page.emulate_media(media="screen")
    page.get_by_test_id(f"sheet-{sheet}").uncheck()
    assert cut == [], sheet
    return pdf


def letters(words: str) -> str:
    """The words without what stands between letters: lines end at spaces and hyphens."""
    return re.sub(r"\W", "", words)


def words_of(pdf: bytes) -> list[str]:
    """The letters of every page, which is A4."""
    for page in PdfReader(io.BytesIO(pdf)).pages:
        width, height = page.mediabox.width, page.mediabox.height
        assert (round(width), round(height)) == (595, 842)
    # pypdf reads pages, too, but takes a minute for hundreds of them.
    document = pypdfium2.PdfDocument(pdf)
    return [letters(page.get_textpage().get_text_range()) for page in document]


def codes_of(pdf: bytes, pages: Sequence[int]) -> list[str]:
    """What a camera reads on these pages."""
    document = pypdfium2.PdfDocument(pdf)
    return [
        code.text
        for number in pages
        for code in zxingcpp.read_barcodes(document[number].render(scale=2.5).to_pil())
    ]


def is_from_the_right(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in {"R", "AL"}


def from_the_right_in(words: str) -> Counter[str]:
    """How often each letter is there that is written from the right.

    A PDF knows where glyphs are: readers guess in which order somebody would read these.
    """
    return Counter(filter(is_from_the_right, unicodedata.normalize("NFKC", words)))


ROWS = {"tables": (1, 2, 15), "names": (1, 2, 9), "cross": (1, 3, 19)}
"""Lists: how many pages they have for each of `SIZES`, if no name needs a second line."""


def expected_pages(sheet: str, count: int) -> int:
    """How many pages a sheet has."""
    bouts, places = count // 2, count - count % 2
    each = {"slips": (bouts, 4), "name-cards": (count, 10), "certificates": (places, 1)}
    if sheet in ROWS:
        return ROWS[sheet][SIZES.index(count)]
    number, per_page = each[sheet]  # a bye in every heat is no place
    return -(-number // per_page)


def names_on(sheet: str, t: Tournament) -> list[str]:
    if sheet in {"tables", "slips"}:  # the last of an odd number has no table
        return [e.name for e in t.entrants[: len(t.entrants) // 2 * 2]]
    if sheet == "certificates":
        ranked = {row.entrant for row in view_of(t).standing.rows if row.place is not None}
        return [e.name for e in t.entrants if e.id in ranked]
    return [e.name for e in t.entrants]


@pytest.mark.parametrize("count", SIZES)
def test_every_sheet_has_every_name_once_and_nothing_is_cut(visitors: Visitors, count: int) -> None:
    t = evening(people(count, long=True), "between")
    page = open_sheets(visitors, t)
    for sheet in LISTS:
        choose(page, sheet)
        shown, names = page.get_by_test_id("sheets").text_content() or "", names_on(sheet, t)
        texts = words_of(printed(page, sheet))
        whole, pages = " ".join(texts), expected_pages(sheet, count)
        times = {
            name: (shown.count(name), is_from_the_right(name[0]) or whole.count(letters(name)))
            for name in names
        }

        assert {name: n for name, n in times.items() if n != (1, 1)} == {}, sheet
        assert from_the_right_in(whole) == from_the_right_in(" ".join(names)), sheet
        assert pages <= len(texts) <= (2 * pages if sheet in ROWS else pages), sheet


@pytest.mark.parametrize("count", SIZES)
def test_lists_have_as_many_pages_as_their_rows_need(visitors: Visitors, count: int) -> None:
    page = open_sheets(visitors, evening(people(count), "between"))
    pages = {sheet: len(words_of(printed(page, sheet))) for sheet in ROWS}

    assert pages == {sheet: expected_pages(sheet, count) for sheet in ROWS}


@pytest.mark.parametrize(("count", "tables"), [(6, 5), (61, 30), (500, 250)])
def test_every_table_has_a_card_whose_code_leads_to_it(
    base_url: str, visitors: Visitors, count: int, tables: int
) -> None:
    page = open_sheets(visitors, evening(people(count), "between"))
    pdf = printed(page, "table-cards")
    pages = -(-tables // 2)
    looked_at = range(pages) if count < 100 else (0, 1, pages // 2, pages - 1)
    read = [n for at in looked_at for n in (2 * at + 1, 2 * at + 2) if n <= tables]

    assert len(words_of(pdf)) == pages
    assert codes_of(pdf, looked_at) == [f"{base_url}/e/{CODE}/t/{n}" for n in read]


@pytest.mark.parametrize("count", SIZES)
def test_name_cards_have_the_codes_of_those_who_were_entered_by_the_host(
    base_url: str, visitors: Visitors, count: int
) -> None:
    t = evening(people(count, long=True), "announced")
    page = open_sheets(visitors, t)
    pages = -(-count // 10)
    looked_at = range(pages) if count < 100 else (0, 1, pages // 2, pages - 1)
    choose(page, "name-cards")
    papers = [page.locator("[data-sheet=name-cards] .paper").nth(at) for at in looked_at]
    whose = [name for paper in papers for name in paper.locator(".who b").all_text_contents()]
    shown = set(map(letters, whose))
    pdf = printed(page, "name-cards")

    assert len(pypdfium2.PdfDocument(pdf)) == pages
    assert sorted(codes_of(pdf, looked_at)) == sorted(
        f"{base_url}/e/{CODE}?m={ID}#entrant={entrant.id}.secret-{entrant.id}"
        for entrant in t.entrants
        if letters(entrant.name) in shown and not entrant.keys
    )


def test_every_sheet_is_black_on_white_and_the_schedule_has_the_code_of_the_event(
    base_url: str, visitors: Visitors
) -> None:
    page = visitors.one(viewport=WINDOW, color_scheme="dark")
    show(page, evening(people(14), "between"), f"/e/{CODE}/print", key=HOST)
    coloured = {}
    for sheet in (*LISTS, "table-cards"):
        pdf = printed(page, sheet)
        for number, paper in enumerate(pypdfium2.PdfDocument(pdf), 1):
            ink = paper.render(scale=0.5).to_pil().convert("RGB")
            inks = sorted(ink.getcolors(1 << 16) or [], reverse=True)
            assert inks[0][1] == (255, 255, 255), sheet
            coloured[sheet, number] = [c for _, c in inks if max(c) - min(c) > 8]
        if sheet == "tables":
            assert codes_of(pdf, (0,)) == [f"{base_url}/e/{CODE}"]

    assert {sheet for sheet, _ in coloured} == {*LISTS, "table-cards"}
    assert not any(coloured.values()), coloured


def test_without_a_heat_there_is_no_schedule_to_choose(visitors: Visitors) -> None:
    page = open_sheets(visitors, evening(people(6), "entry"))

    for sheet in ("tables", "names", "slips", "cross", "certificates"):
        expect(page.get_by_test_id(f"sheet-{sheet}")).to_be_disabled()
    expect(page.get_by_test_id("sheet-name-cards")).to_be_enabled()
    expect(page.get_by_test_id("print")).to_be_disabled()


def test_the_cross_table_of_all_against_all_is_a_square(visitors: Visitors) -> None:
    page = open_sheets(visitors, evening(people(6), "between", format="all-play-all"))
    choose(page, "cross")

    expect(page.locator("[data-sheet=cross] tbody tr")).to_have_count(6)
    expect(page.locator("[data-sheet=cross] .self")).to_have_count(6)


def test_names_from_the_right_stay_so_on_every_sheet(visitors: Visitors) -> None:
    page = open_sheets(visitors, evening(FROM_THE_RIGHT, "between"))
    for sheet in LISTS:
        choose(page, sheet)

        assert starts(page) == from_the_right(*FROM_THE_RIGHT), sheet
        page.get_by_test_id(f"sheet-{sheet}").uncheck()


def test_no_word_of_the_schedule_is_broken(visitors: Visitors) -> None:
    page = visitors.one(viewport=WINDOW, locale="de")
    show(page, evening(people(14), "announced"), f"/e/{CODE}/print", key=HOST)
    choose(page, "tables")
    screen = page.locator("[data-sheet=tables] .number span").first
    expect(screen).to_have_text(text("de", "print-screen"))

    assert screen.evaluate("(word) => word.getClientRects().length") == 1
    expect(page.get_by_test_id("print-back")).to_have_attribute("href", f"/e/{CODE}/host")
