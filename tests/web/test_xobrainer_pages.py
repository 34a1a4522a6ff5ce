"""The pages of XOBrainer: for everybody, on every screen; and what can be set up."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knobel.catalog import xobrainer as xobrainer_files
from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.play import choose, result_of, switch_on
from tests.web.test_pages import LANGUAGES, faults_by_day_and_night
from tests.web.xo import (
    Party,
    cut_off,
    join,
    round_result,
    set_up,
    side_of,
    skip_lots,
    square,
    start,
    start_clock,
)

ROWS = list(xobrainer_files.layout("default").rows)
TWO_LINES = 36
OWN = {"name": "Garden", "rows": [*ROWS[:1], "3K33223K34", *ROWS[2:]]}


# Setting up


def test_presets_and_cards_say_what_is_played(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/new/xobrainer?who=online")
    for preset, cards in (
        ("everything", ["map", "mission", "trap", "random", "time-bomb"]),
        ("blitz", ["time-bomb"]),
        ("classic", []),
    ):
        choose(page, "preset", preset)
        assert cards == _switched_on(page)
    expect(page.locator('[data-testid="length"] input[value="sets-5"]')).to_be_checked()

    switch_on(page, page.get_by_test_id("variant-time-bomb"))
    expect(page.locator('[data-testid="preset"] input[value="own"]')).to_be_checked()
    page.get_by_test_id("variant-time-balance").check(force=True)
    expect(page.get_by_test_id("swapped")).to_contain_text("TimeBomb is off now")
    assert ["time-balance"] == _switched_on(page)
    page.get_by_test_id("variant-time-bomb").check(force=True)
    expect(page.get_by_test_id("swapped")).to_contain_text("TimeBalance is off now")
    assert ["time-bomb"] == _switched_on(page)


def _switched_on(page: Page) -> list[str]:
    on = page.locator('input[role="switch"][data-testid^="variant-"]:checked')
    marks = [one.get_attribute("data-testid") or "" for one in on.all()]
    return [mark.removeprefix("variant-") for mark in marks]


def test_a_board_of_one_s_own_is_drawn_or_refused_with_a_reason(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one()
    set_up(page, "local", ["random"], length="single-round", layout="own")
    expect(page.get_by_test_id("start")).to_be_disabled()
    expect(page.locator("#obstacle")).to_have_text(text("en", "xobrainer-file-wanted"))
    alert = page.get_by_role("alert")

    _load(page, "not JSON at all {")
    expect(alert).to_have_text(text("en", "xobrainer-file-unreadable"))
    _load(page, {**OWN, "rows": OWN["rows"][:9]})
    expect(alert).to_have_text(text("en", "xobrainer-file-no-layout"))
    expect(page.get_by_test_id("start")).to_be_disabled()

    _load(page, {**OWN, "rows": ["K" + ROWS[0][1:], *ROWS[1:]]})
    page.get_by_test_id("start").click()
    expect(alert).to_have_text(text("en", "no-layout-knockouts", count=5))
    assert ["random"] == _switched_on(page)
    expect(page.locator('[data-testid="length"] input[value="single-round"]')).to_be_checked()

    _load(page, OWN)
    expect(alert).to_have_count(0)
    expect(page.get_by_text("Loaded: Garden")).to_be_visible()
    drawn = page.get_by_test_id("layout").locator("label", has_text="Your own board").locator("svg")
    expect(drawn).to_be_visible()
    match = start(page)
    assert OWN["rows"] == list(harness.match(match).state.config.layout.rows)


def _load(page: Page, content: Any) -> None:
    body = content if isinstance(content, str) else json.dumps(content)
    page.get_by_test_id("layout-file").set_input_files(
        {"name": "board.json", "mimeType": "application/json", "buffer": body.encode()}
    )


def test_a_refusal_of_the_server_is_told_in_the_reader_s_language(visitors: Visitors) -> None:
    page = visitors.one(locale="fr")
    set_up(page, "local", layout="own")
    _load(page, {**OWN, "rows": [f"?{ROWS[0][1:]}", *ROWS[1:]]})
    page.get_by_test_id("start").click()

    expect(page.get_by_role("alert")).to_have_text(text("fr", "no-layout-signs", sign="?"))


# For everybody


def test_axe_finds_nothing(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    found = {}
    anna.goto("/rules/xobrainer")
    expect(anna.locator("h2").nth(3)).to_be_visible()
    found["rules"] = faults_by_day_and_night(anna)
    set_up(anna, preset="everything", length="rounds", side="crosses")
    anna.get_by_test_id("variant-time-bomb").uncheck(force=True)
    anna.get_by_role("spinbutton").fill("2")
    found["set-up"] = faults_by_day_and_night(anna)
    start(anna, "Anna")
    link = anna.get_by_test_id("invite-link").input_value()
    found["waiting"] = faults_by_day_and_night(anna)
    join(bo, link, "Bo")
    party = Party(harness, {0: anna, 1: bo})
    skip_lots(anna)
    skip_lots(bo)
    party.win(0, until=2)
    anna.get_by_test_id("my-card").click()
    anna.get_by_test_id("threats").click()
    expect(anna.get_by_test_id("cards")).to_be_visible()
    found["board"] = faults_by_day_and_night(anna)
    party.win(0)
    expect(round_result(anna)).to_be_visible()
    found["round result"] = faults_by_day_and_night(anna)
    party.go_on()
    party.win(0)
    expect(result_of(anna)).to_be_visible()
    found["result"] = faults_by_day_and_night(anna)
    bo.goto(anna.url.replace("/m/", "/r/"))
    expect(bo.get_by_test_id("rounds")).to_be_visible()
    bo.keyboard.press("ArrowLeft")
    expect(bo.get_by_test_id("cards")).to_be_visible()
    found["replay"] = faults_by_day_and_night(bo)
    set_up(anna, "local", preset="everything")
    start(anna)
    skip_lots(anna)
    anna.get_by_test_id("my-card").click()
    expect(anna.get_by_test_id("pass")).to_be_visible()
    found["curtain"] = faults_by_day_and_night(anna)
    anna.get_by_test_id("look").click()
    expect(anna.get_by_test_id("hide")).to_be_in_viewport(ratio=1)
    found["card"] = faults_by_day_and_night(anna)

    assert {where: [] for where in found} == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_at_320_pixels(
    harness: Harness, visitors: Visitors, language: str
) -> None:
    page = visitors.one(locale=language, viewport={"width": 320, "height": 640})
    found = {}
    page.goto("/rules/xobrainer")
    expect(page.locator("h2").nth(3)).to_be_visible()
    found["rules"] = cut_off(page)
    set_up(page, "local", preset="everything")
    choose(page, "length", "single-round")
    choose(page, "teams", "2-2")
    choose(page, "layout", "own")
    found["set-up"] = cut_off(page)
    choose(page, "layout", "default")
    choose(page, "teams", "1-1")
    match = start(page)
    skip_lots(page)
    harness.turn(60_000)  # lots are drawn and cards are read: no fuse burns meanwhile
    expect(page.get_by_test_id("start-clock")).to_be_in_viewport(ratio=1)
    found["wait"] = cut_off(page)
    start_clock(page)
    found["board"] = cut_off(page)
    expect(page.get_by_test_id("due")).to_have_text("20")
    harness.turn(20_000)
    expect(page.locator("p.note")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("due")).to_be_in_viewport(ratio=1)  # though the note takes room
    found["turn lost"] = cut_off(page)
    page.get_by_test_id("my-card").click()
    found["curtain"] = cut_off(page)
    page.get_by_test_id("look").click()
    found["card"] = cut_off(page)
    expect(page.get_by_test_id("hide")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("hide").click()
    for _ in range(5):  # nobody plays on: the round is drawn
        harness.turn(20_000)
    expect(round_result(page)).to_be_visible()
    found["result"] = cut_off(page)
    page.goto(f"/r/{match}")
    expect(page.get_by_test_id("replay-play")).to_be_visible()
    found["replay"] = cut_off(page)

    assert {where: [] for where in found} == found


@pytest.mark.parametrize("width", [320, 390])
def test_a_toast_leaves_it_open_whose_turn_it_is(
    harness: Harness, visitors: Visitors, width: int
) -> None:
    anna, bo = visitors.one(viewport={"width": width, "height": 640}), visitors.one()
    set_up(anna, preset="classic", side="crosses")
    start(anna, "Anna")
    join(bo, anna.get_by_test_id("invite-link").input_value(), "Bo")
    toast = anna.get_by_test_id("toast").locator(".toast")
    expect(toast).to_be_visible()
    expect(anna.get_by_test_id("status")).to_be_visible()

    above, below = toast.bounding_box(), anna.get_by_test_id("status").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1280, 720)])
def test_everything_is_within_sight_and_a_result_moves_nothing(
    harness: Harness, visitors: Visitors, width: int, height: int
) -> None:
    page, bo = visitors.one(viewport={"width": width, "height": height}), visitors.one()
    set_up(page, preset="classic", side="crosses")
    start(page, "Seraphina")
    join(bo, page.get_by_test_id("invite-link").input_value(), "Bo")
    party = Party(harness, {0: page, 1: bo})
    skip_lots(page)
    skip_lots(bo)
    party.win(0, until=4)
    parts = [square(page, "a1"), square(page, "j10"), side_of(page, "x"), side_of(page, "o")]
    for part in (*parts, page.get_by_test_id("threats")):
        expect(part).to_be_in_viewport(ratio=1)
    low = page.locator(".act").bounding_box()
    for side in parts[2:]:
        box = side.bounding_box()
        assert box is not None
        assert low is not None
        assert box["y"] + box["height"] <= low["y"] + 1 or box["y"] >= low["y"] + low["height"] - 1
    before = [part.bounding_box() for part in parts]

    party.win(0)
    expect(round_result(page)).to_be_visible()
    expect(page.get_by_test_id("next-round")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("status")).to_have_text(text("en", "status-rest"))
    if width >= 680:  # it lies over the buttons beside the board, whose edges would stick out
        expect(page.get_by_test_id("resign")).to_be_hidden()
    assert before == [part.bounding_box() for part in parts]
    for name in round_result(page).locator(".standing .who").all():
        box = name.bounding_box()
        assert box is not None
        assert box["height"] < TWO_LINES, "a name is broken in two"
