"""XOBrainer at the real board: the device lies between the players.  Time and chance are given."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knobel.catalog import xobrainer as xobrainer_files
from tests.web import worker
from tests.web.conftest import Visitors
from tests.web.play import choose
from tests.web.test_pages import LANGUAGES, faults_by_day_and_night
from tests.web.xo import cut_off, square

EVENING = "2026-01-01T20:00:00"
LATER = "2026-01-01T21:00:00"
WILD = "".join(xobrainer_files.layout("wild").rows)


def companion(visitors: Visitors, dice: int = 0, **browser: Any) -> Page:
    """The companion, with a clock that stands and dice that always show the same number."""
    page = visitors.one(**browser)
    page.add_init_script(f"crypto.getRandomValues = (words) => words.fill({dice});")
    page.clock.install(time=EVENING)
    visit(page)
    page.clock.pause_at(LATER)
    return page


def visit(page: Page) -> None:
    page.goto("/companion/xobrainer")
    expect(page.get_by_test_id("door-setup")).to_be_visible()


def set_up(page: Page, *variants: str, **choices: str) -> None:
    """Through all screens up to the lots; a choice is made on the screen where it is asked."""
    page.get_by_test_id("door-setup").click()
    for variant in variants:
        page.get_by_test_id(f"variant-{variant}").check(force=True)
    while True:
        for group, value in choices.items():
            if page.get_by_test_id(group).count():
                choose(page, group, value)
        is_last = page.get_by_test_id("team-0").count() > 0
        page.get_by_test_id("step-next").click()
        if is_last:
            return


def to_first_turn(page: Page, *variants: str, **choices: str) -> None:
    set_up(page, *variants, **choices)
    page.get_by_test_id("lots").click()
    page.get_by_test_id("play-round").click()
    expect(page.get_by_test_id("play")).to_be_visible()


def touch(page: Page, sides: str) -> None:
    """Each side in turn touches its half."""
    for side in sides:
        page.get_by_test_id(f"half-{side}").click()


def says(page: Page, side: str, words: str) -> None:
    expect(page.get_by_test_id(f"half-{side}")).to_have_accessible_name(words)


def end_round(page: Page, winner: str, *row: str) -> None:
    """Somebody has a row, which is tapped by these squares."""
    page.get_by_test_id("round-over").click()
    choose(page, "who-won", winner)
    for name in row:
        square(page, name).click()


def score(page: Page, winner: str, *row: str) -> None:
    end_round(page, winner, *row)
    page.get_by_test_id("enter-score").click()


def evening(page: Page, *steps: str) -> Iterator[str]:
    """From these steps of the set-up to the first result; names every screen when it is there."""
    for step in steps:
        yield step
        page.get_by_test_id("step-next").click()
    page.get_by_test_id("lots").click()
    yield "ready"
    page.get_by_test_id("play-round").click()
    yield "play"
    end_round(page, "0", "d5", "h5")
    yield "score"
    page.get_by_test_id("enter-score").click()
    yield "result"


# The rules


@pytest.mark.rule("XO-80")
@pytest.mark.parametrize(("dice", "first"), [(0, "x"), (1, "o")])
def test_xo_80_lots_are_drawn_for_who_begins(visitors: Visitors, dice: int, first: str) -> None:
    page = companion(visitors, dice)
    set_up(page)

    name = "Cross" if first == "x" else "Ring"
    expect(page.get_by_test_id("lots")).to_contain_text(f"{name} begins")
    page.clock.run_for(2_000)
    expect(page.get_by_role("heading", name=f"{name} begins")).to_be_visible()
    page.get_by_test_id("play-round").click()
    expect(page.get_by_test_id(f"half-{first}")).to_have_attribute("aria-disabled", "false")


@pytest.mark.rule("XO-81")
def test_xo_81_both_line_ups_face_their_players_and_a_touch_ends_the_turn(
    visitors: Visitors,
) -> None:
    page = companion(visitors)
    to_first_turn(page)

    turned = "element => getComputedStyle(element.closest('.far, .near')).transform"
    assert page.get_by_test_id("half-o").evaluate(turned).startswith("matrix(-1, 0, 0, -1")
    assert page.get_by_test_id("half-x").evaluate(turned) == "none"
    for side in "xo":
        expect(page.get_by_test_id(f"half-{side}").locator(".place")).to_have_text(list("1234"))

    says(page, "x", "Cross, green cross: press when you have placed it")
    page.get_by_test_id("half-o").click(force=True)  # it is not their turn
    says(page, "x", "Cross, green cross: press when you have placed it")
    touch(page, "xoxox")
    says(page, "o", "Ring, pink ring: press when you have placed it")
    says(page, "x", "Cross is waiting, next piece: pink cross")
    expect(page.get_by_test_id("half-x").locator(".played")).to_have_count(3)
    touch(page, "oxo")
    says(page, "x", "Cross, green cross: press when you have placed it")
    expect(page.locator(".played")).to_have_count(0)


@pytest.mark.rule("XO-82")
def test_xo_82_the_piece_counts_down_and_the_bomb_costs_the_turn(visitors: Visitors) -> None:
    page = companion(visitors)
    to_first_turn(page, "time-bomb", bomb="10")
    half = page.get_by_test_id("half-x")

    expect(half.get_by_test_id("bomb")).to_be_visible()
    expect(half).to_contain_text("10")
    page.clock.run_for(4_000)
    expect(half).to_contain_text("6")
    page.clock.run_for(3_100)
    expect(page.get_by_test_id("caption")).to_contain_text("3 seconds left for this piece")
    page.clock.run_for(3_000)
    expect(page.get_by_test_id("caption")).to_contain_text("Time is up: Cross loses the turn.")
    says(page, "o", "Ring, pink ring: press when you have placed it")
    says(page, "x", "Cross is waiting, next piece: green cross")
    expect(half.locator(".played")).to_have_count(0)


@pytest.mark.rule("XO-83")
def test_xo_83_the_bar_creeps_to_the_side_on_turn_and_a_touch_reverses_it(
    visitors: Visitors,
) -> None:
    page = companion(visitors)
    to_first_turn(page, "time-balance", balance="20")
    tide = page.get_by_test_id("tide")

    page.clock.run_for(5_000)
    expect(tide).to_have_attribute("aria-valuenow", "25")
    expect(tide).to_have_attribute("aria-valuetext", "Cross: 15 seconds to the end of the bar")
    expect(page.locator(".near").get_by_test_id("tide")).to_have_count(1)
    touch(page, "x")
    page.clock.run_for(15_000)
    expect(tide).to_have_attribute("aria-valuenow", "50")
    expect(page.locator(".far").get_by_test_id("tide")).to_have_count(1)
    expect(page.locator(".place")).to_have_count(8)
    page.clock.run_for(10_000)
    expect(page.get_by_test_id("result")).to_contain_text("Cross wins the set.")
    expect(page.get_by_role("img", name="1 of 3 sets")).to_be_visible()


@pytest.mark.rule("XO-84")
def test_xo_84_random_line_ups_are_drawn_from_both_bags(visitors: Visitors) -> None:
    page = companion(visitors, dice=31)
    set_up(page, "random")
    page.get_by_test_id("lots").click()

    # Of 32 pieces the last one, a pink cross; then 31 modulo 31, 30 and 29: green ones.
    for side, pieces in (
        ("x", ["pink cross", *["green cross"] * 3]),
        ("o", ["green ring", *["pink ring"] * 3]),
    ):
        drawn = page.get_by_test_id(f"lineup-{side}").get_by_role("img")
        expect(drawn).to_have_count(4)
        assert pieces == [one.get_attribute("aria-label") for one in drawn.all()]
    expect(page.get_by_test_id("lineup-x")).to_contain_text("21 × green cross, 7 × pink cross")
    page.get_by_test_id("play-round").click()
    touch(page, "oxoxoxox")
    # The second four are the 4th, 5th, 6th and 7th of what is left: all in the main colour.
    touch(page, "oxoxox")
    says(page, "o", "Ring, pink ring: press when you have placed it")
    says(page, "x", "Cross is waiting, next piece: green cross")


def test_the_way_back_takes_back_one_step_of_the_set_up(visitors: Visitors) -> None:
    """As the button does; only before its first step it leaves the companion."""
    page = visitors.one()
    page.goto("/rules/xobrainer")
    visit(page)
    page.get_by_test_id("door-setup").click()
    first = page.get_by_role("heading", level=2).inner_text()
    page.get_by_test_id("step-next").click()
    expect(page.get_by_test_id("layout")).to_be_visible()
    page.get_by_test_id("draw-board").click()
    expect(page.get_by_test_id("step-next")).to_have_count(0)

    page.go_back()
    expect(page.get_by_test_id("layout")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=2)).to_have_text(first)
    page.get_by_test_id("step-back").click()
    expect(page.get_by_test_id("door-setup")).to_be_visible()
    set_up(page)
    expect(page.get_by_test_id("lots")).to_be_visible()
    page.go_back()
    page.wait_for_url("**/rules/xobrainer")


@pytest.mark.rule("XO-85")
def test_xo_85_screens_lead_on_and_back_and_rounds_are_kept_without_a_network(
    visitors: Visitors,
) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-setup").click()
    page.get_by_test_id("variant-map").check(force=True)
    page.get_by_test_id("variant-time-balance").check(force=True)
    page.get_by_test_id("variant-time-bomb").check(force=True)
    expect(page.get_by_test_id("swapped")).to_contain_text("TimeBalance is off now")
    page.get_by_test_id("step-next").click()
    choose(page, "bomb", "40")
    page.get_by_test_id("step-back").click()
    page.get_by_test_id("variant-time-balance").check(force=True)
    page.get_by_test_id("step-next").click()
    choose(page, "balance", "30")
    page.context.set_offline(True)
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("lots").click()
    # 28 pieces with Map: four of them are lined up.
    expect(page.get_by_test_id("map")).to_be_visible()
    expect(page.get_by_test_id("lineup-x")).to_contain_text("18 × green cross, 6 × pink cross")
    page.get_by_test_id("play-round").click()
    touch(page, "xox")
    score(page, "0", "d5", "h5")

    expect(page.get_by_test_id("total")).to_have_text("6")
    expect(page.get_by_test_id("points-x")).to_contain_text("6 / 20")
    page.get_by_test_id("next-round").click()
    expect(page.get_by_role("heading", name="Ring begins")).to_be_visible()
    expect(page.get_by_test_id("lineup-x").get_by_role("img")).to_have_count(4)
    expect(page.get_by_test_id("lineup-x")).to_contain_text("18 × green cross, 6 × pink cross")
    page.get_by_test_id("play-round").click()
    expect(page.get_by_test_id("tide")).to_have_attribute("aria-valuenow", "0")
    page.get_by_test_id("round-over").click()
    choose(page, "who-won", "1")
    choose(page, "way", "hand")
    page.get_by_test_id("typed-points").fill("21")
    page.get_by_test_id("enter-score").click()
    expect(page.get_by_test_id("result")).to_contain_text("Ring wins the set.")
    expect(page.get_by_test_id("points-x")).to_contain_text("0 / 20")


def test_an_evening_without_a_network_from_the_first_reload_on(
    visitors: Visitors, base_url: str
) -> None:
    page = worker.keeper(visitors, base_url, "/companion/xobrainer")
    worker.cut_off(page)
    page.reload()
    to_first_turn(page, "time-bomb", bomb="40", length="single-round")
    take_turns(page, 4)
    score(page, "0", "d5", "h5")
    expect(page.get_by_test_id("total")).to_have_text("6")
    expect(page.get_by_test_id("result")).to_contain_text("Cross wins the match!")

    page.get_by_test_id("companion-end").click()
    page.reload()
    to_first_turn(page, "random", length="single-round")
    take_turns(page, 9)
    score(page, "1", "e5", "e9")
    expect(page.get_by_test_id("total")).to_have_text("7")
    expect(page.get_by_test_id("result")).to_contain_text("Ring wins the match!")


def take_turns(page: Page, count: int) -> None:
    """Whoever is on turn touches the piece this number of times."""
    for _ in range(count):
        page.locator(".half[aria-disabled=false]").click()


# Mistakes, pauses, reloads


def test_a_mistaken_tap_is_undone_and_costs_no_time(visitors: Visitors) -> None:
    page = companion(visitors)
    to_first_turn(page, "time-bomb", bomb="20")
    page.clock.run_for(5_000)
    touch(page, "x")
    page.clock.run_for(8_000)
    page.get_by_test_id("companion-undo").click()

    says(page, "x", "Cross, green cross: press when you have placed it")
    expect(page.get_by_test_id("half-x")).to_contain_text("15")


def test_a_pause_stops_the_time_and_a_reload_loses_nothing(visitors: Visitors) -> None:
    page = companion(visitors)
    to_first_turn(page, "time-bomb", bomb="20")
    touch(page, "x")
    page.clock.run_for(5_000)
    page.get_by_test_id("companion-pause").click()
    expect(page.get_by_test_id("announcer")).to_contain_text("Paused")
    page.clock.run_for(60_000)
    expect(page.get_by_test_id("half-o")).to_contain_text("Paused")
    page.reload()
    page.get_by_test_id("companion-pause").click()

    expect(page.get_by_test_id("half-o")).to_contain_text("15")
    expect(page.get_by_test_id("half-x").locator(".played")).to_have_count(1)


def test_a_match_ends_with_a_knockout_and_another_begins(visitors: Visitors) -> None:
    page = companion(visitors)
    to_first_turn(page)
    score(page, "1", "a1", "b2", "c3", "d4", "e5")

    expect(page.get_by_test_id("result")).to_contain_text("Knockout: Ring wins the match!")
    expect(page.get_by_test_id("counted")).to_contain_text("Row through the knockout square b2")
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("lots")).to_be_visible()


# Cards


def test_secret_cards_go_from_hand_to_hand_and_count_with_the_row(visitors: Visitors) -> None:
    page = companion(visitors)
    set_up(page, "mission")
    page.get_by_test_id("lots").click()
    page.get_by_test_id("secret-cards").click()
    expect(page.get_by_test_id("pass")).to_have_text("Pass the device to Cross.")
    expect(page.get_by_test_id("cards")).to_have_count(0)
    page.get_by_test_id("look").click()
    # The dice say 0: the first card of the deck, as the crosses read it.
    expect(page.get_by_test_id("cards")).to_contain_text("green cross: a1, f6, j3")
    page.get_by_test_id("hide").click()
    expect(page.get_by_test_id("cards")).to_have_count(0)
    expect(page.get_by_test_id("pass")).to_have_text("Pass the device to Ring.")
    page.get_by_test_id("look").click()
    expect(page.get_by_test_id("cards")).to_contain_text("pink ring: a10, b6, j6")
    page.get_by_test_id("hide").click()
    expect(page.get_by_test_id("pass")).to_have_count(0)

    page.get_by_test_id("play-round").click()
    end_round(page, "0", "d5", "h5")
    for mark in ("a1: green cross", "e9: pink cross"):
        page.get_by_role("checkbox", name=mark).check()
    expect(page.get_by_test_id("counted")).to_contain_text("Mission of Cross: a1, e9")
    expect(page.get_by_test_id("total")).to_have_text("12")


def test_own_cards_that_do_not_fit_are_refused_with_the_reason(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-setup").click()
    page.get_by_test_id("variant-trap").check(force=True)
    page.get_by_test_id("step-next").click()
    choose(page, "deck", "own")
    expect(page.get_by_test_id("step-next")).to_be_disabled()
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"name": "Few", "cards": []}))
    page.get_by_test_id("deck-file").set_input_files(file)

    expect(page.get_by_role("alert")).to_have_text(
        "A deck needs 25 cards, but this one has 0. Please correct it."
    )
    expect(page.get_by_test_id("step-next")).to_be_disabled()


# Counting, and boards of one's own


def test_a_row_is_counted_by_keyboard(visitors: Visitors) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-help").focus()
    page.keyboard.press("Enter")
    square(page, "e5").focus()
    page.keyboard.press("Enter")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")

    expect(page.get_by_text("Row: e5 e6 e7 e8 e9")).to_be_visible()
    expect(page.get_by_test_id("total")).to_have_text("7")


def test_whoever_goes_on_or_back_by_key_is_never_lost(visitors: Visitors) -> None:
    page = companion(visitors)
    for door in ("help", "boards"):
        page.get_by_test_id(f"door-{door}").focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Back", exact=True).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(f"door-{door}")).to_be_focused()
    page.get_by_test_id("door-setup").click()
    page.get_by_test_id("step-next").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Which board is on the table?")).to_be_focused()
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("companion-end").click()
    page.get_by_test_id("confirm-yes").focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_whole_turn_is_taken_by_keyboard_and_the_focus_follows(visitors: Visitors) -> None:
    page = companion(visitors)
    set_up(page)
    page.get_by_test_id("lots").click()
    page.get_by_test_id("play-round").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("half-x")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.get_by_test_id("half-o")).to_be_focused()
    page.keyboard.press(" ")
    expect(page.get_by_test_id("half-x")).to_be_focused()


def test_a_board_of_ones_own_goes_by_file_by_link_and_into_a_match(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-boards").click()
    square(page, "b2").focus()
    page.keyboard.press("7")
    expect(page.get_by_test_id("stars")).to_contain_text("3 of 4")
    expect(page.get_by_test_id("keep-board")).to_be_disabled()
    square(page, "e5").click()  # the sign is a star at first
    page.get_by_test_id("board-name").fill("Garden")
    with page.expect_download() as saved:
        page.get_by_test_id("export-board").click()
    saved.value.save_as(tmp_path / "board.json")
    layout = xobrainer_files.read_layout((tmp_path / "board.json").read_bytes())
    assert {"b9", "e5", "i2", "i9"} == layout.knockouts
    assert layout.name == "Garden"
    assert layout.dots("b2") == 7

    page.get_by_test_id("share-board").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    link = page.get_by_test_id("board-link").input_value()
    friend = visitors.one()
    friend.goto(link)
    expect(friend.get_by_test_id("received")).to_contain_text("Garden")
    assert "#" not in friend.url
    friend.get_by_test_id("keep-board").click()
    friend.get_by_test_id("boards-back").click()
    to_first_turn(friend, layout="own:Garden")
    end_round(friend, "0", "b2", "f2")
    expect(friend.get_by_test_id("counted")).to_contain_text("+7")

    (tmp_path / "bad.json").write_text(json.dumps({"name": "x", "rows": ["1" * 10] * 10}))
    page.get_by_test_id("import-board").set_input_files(tmp_path / "bad.json")
    expect(page.get_by_role("alert")).to_have_text(
        "A board needs four knockout squares, but this one has 0. Please correct it."
    )
    page.get_by_test_id("import-board").set_input_files(tmp_path / "board.json")
    expect(page.get_by_test_id("stars")).to_contain_text("4 of 4")


def test_a_row_is_counted_with_what_real_cards_add(visitors: Visitors) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-help").click()
    for name in ("d5", "h5"):
        square(page, name).click()
    page.get_by_test_id("help-mission").select_option("2")
    page.get_by_test_id("help-trap").select_option("1")

    expect(page.get_by_test_id("counted")).to_contain_text("Mission pieces on the board")
    expect(page.get_by_test_id("total")).to_have_text("17")
    page.get_by_test_id("help-trap").select_option("3")
    expect(page.get_by_test_id("counted")).to_contain_text("knockout")


def test_a_board_may_have_the_name_of_one_of_ours(visitors: Visitors) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-boards").click()
    square(page, "e5").focus()
    page.keyboard.press("9")
    page.get_by_test_id("board-name").fill("wild")
    page.get_by_test_id("keep-board").click()
    page.get_by_test_id("boards-back").click()
    page.get_by_test_id("door-help").click()
    page.get_by_test_id("help-layout").select_option("own:wild")
    for name in ("e5", "e9"):
        square(page, name).click()

    expect(page.get_by_test_id("total")).to_have_text("15")


def test_a_board_of_another_size_goes_by_link_and_is_counted_on(visitors: Visitors) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-boards").click()
    page.get_by_test_id("columns").select_option("7")
    page.get_by_test_id("lines").select_option("8")
    expect(page.locator("[data-square]")).to_have_count(56)
    square(page, "g8").focus()
    for key in ("K", "ArrowRight", "K", "ArrowUp", "K"):  # at the edges the keys lead round
        page.keyboard.press(key)
    expect(square(page, "a1")).to_be_focused()
    expect(page.get_by_test_id("stars")).to_contain_text("4 of 4")
    page.get_by_test_id("board-name").fill("Small")
    page.get_by_test_id("share-board").click()
    link = page.get_by_test_id("board-link").input_value()
    friend = visitors.one()
    friend.goto(link)
    friend.get_by_test_id("keep-board").click()
    friend.get_by_test_id("boards-back").click()
    friend.get_by_test_id("door-setup").click()
    friend.get_by_test_id("variant-map").check(force=True)
    friend.get_by_test_id("step-next").click()
    choose(friend, "layout", "own:Small")
    expect(friend.get_by_test_id("deck-fault")).to_contain_text("which does not exist")
    expect(friend.get_by_test_id("step-next")).to_be_disabled()
    friend.get_by_test_id("step-back").click()
    friend.get_by_test_id("variant-map").uncheck(force=True)
    for _ in range(3):
        friend.get_by_test_id("step-next").click()
    friend.get_by_test_id("lots").click()
    friend.get_by_test_id("play-round").click()
    friend.get_by_test_id("round-over").click()
    choose(friend, "who-won", "0")
    expect(friend.locator("[data-square]")).to_have_count(56)
    for name in ("g8", "c8"):
        square(friend, name).click()

    expect(friend.get_by_test_id("counted")).to_contain_text("Row through the knockout square g8")


def test_a_board_drawn_on_the_way_is_chosen_as_it_is_now(visitors: Visitors) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-setup").click()
    page.get_by_test_id("step-next").click()
    for dots in "78":
        page.get_by_test_id("draw-board").click()
        if page.get_by_test_id("my-boards").count():
            page.get_by_role("button", name="Open").click()
        page.get_by_test_id("board-name").fill("Garden")
        square(page, "e5").focus()
        page.keyboard.press(dots)
        page.get_by_test_id("keep-board").click()
        page.get_by_test_id("boards-back").click()
        choose(page, "layout", "own:Garden")
    page.get_by_test_id("draw-board").click()
    page.get_by_test_id("boards-back").click()
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("step-next").click()
    page.get_by_test_id("lots").click()
    page.get_by_test_id("play-round").click()
    score(page, "0", "e5", "e9")

    expect(page.get_by_test_id("total")).to_have_text("14")


def test_a_board_in_a_link_waits_until_the_table_is_free(visitors: Visitors) -> None:
    page = companion(visitors)
    to_first_turn(page)
    page = page.context.new_page()
    page.goto(f"/companion/xobrainer#board={WILD}.Garden")
    expect(page.get_by_test_id("toast")).to_contain_text("Garden")
    page.get_by_test_id("companion-end").click()
    page.get_by_test_id("confirm-yes").click()

    expect(page.get_by_test_id("received")).to_contain_text("Garden")
    assert "#" not in page.url


def test_more_points_than_can_be_are_not_taken(visitors: Visitors) -> None:
    page = companion(visitors)
    to_first_turn(page)
    page.get_by_test_id("round-over").click()
    choose(page, "who-won", "1")
    choose(page, "way", "hand")
    page.get_by_label("How many points, from 0 to 200?").fill("2000")
    expect(page.get_by_test_id("enter-score")).to_be_disabled()
    page.get_by_test_id("typed-points").fill("200")

    expect(page.get_by_test_id("enter-score")).to_be_enabled()


def test_a_file_that_is_far_too_large_is_not_read(visitors: Visitors, tmp_path: Path) -> None:
    page = companion(visitors)
    page.get_by_test_id("door-boards").click()
    layout = {"name": "Garden", "rows": [WILD[i : i + 10] for i in range(0, 100, 10)]}
    (tmp_path / "large.json").write_text(json.dumps({**layout, "more": " " * 1_000_000}))
    page.get_by_test_id("import-board").set_input_files(tmp_path / "large.json")

    expect(page.get_by_role("alert")).to_contain_text("There is no board in this file")


# For everybody


def test_axe_finds_nothing_on_any_screen(visitors: Visitors) -> None:
    page = visitors.one()  # axe waits: it needs a clock that goes
    visit(page)
    found = {"home": faults_by_day_and_night(page)}
    page.get_by_test_id("door-boards").click()
    page.get_by_test_id("share-board").click()
    found["boards"] = faults_by_day_and_night(page)
    page.get_by_test_id("boards-back").click()
    page.get_by_test_id("door-setup").click()
    page.get_by_test_id("variant-mission").check(force=True)
    page.get_by_test_id("variant-time-bomb").check(force=True)
    for screen in evening(page, "variants", "bomb", "board", "match"):
        if screen == "bomb":
            choose(page, "bomb", "40")
        found[screen] = faults_by_day_and_night(page)

    assert {screen: fault for screen, fault in found.items() if fault} == {}


def test_on_a_phone_on_its_side_each_half_holds_what_is_in_it(visitors: Visitors) -> None:
    page = companion(visitors, viewport={"width": 568, "height": 320})
    to_first_turn(page, "time-bomb", "mission", bomb="20")
    page.get_by_test_id("companion-pause").click()
    expect(page.get_by_test_id("secret-cards")).to_be_visible()
    beyond = page.evaluate(
        """() => [...document.querySelectorAll('.half')].flatMap((half) => {
            const { top, bottom } = half.getBoundingClientRect();
            return [...half.querySelectorAll('.player > *')]
                .filter((one) => one.getBoundingClientRect().top < top - 1
                    || one.getBoundingClientRect().bottom > bottom + 1)
                .map((one) => one.className);
        })"""
    )

    assert [] == beyond


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_the_smallest_screen(visitors: Visitors, language: str) -> None:
    page = companion(visitors, locale=language, viewport={"width": 320, "height": 568})
    found = {"home": cut_off(page)}
    page.get_by_test_id("door-setup").click()
    for variant in ("map", "mission", "trap", "time-balance"):
        page.get_by_test_id(f"variant-{variant}").check(force=True)
    for screen in evening(page, "variants", "balance", "board", "match"):
        found[screen] = cut_off(page)
        if screen == "play":
            page.get_by_test_id("companion-pause").click()
            found["paused"] = cut_off(page)

    assert {screen: words for screen, words in found.items() if words} == {}
