"""Hands on the board of X-Code: at once, at the same time, and by keyboard alone."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from knobel.core.game import Seat
from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable, heard, listen, wait_to_hear
from tests.web.play import result_of, tab_to
from tests.web.xc import PHONE, SAND, Party, card_in, field, hand_of, passing, set_up


def table(harness: Harness, visitors: Visitors, *hands: str) -> Party:
    """A running match of people with these cards; what is named after them comes next."""
    party = Party(harness, [visitors.one(**PHONE) for _ in range(3)])
    set_up(party.pages[0], players="3")
    party.gather()
    party.start(*hands)
    return party


def test_two_on_one_field_exactly_one_cracks_it(harness: Harness, visitors: Visitors) -> None:
    party = table(harness, visitors, "5< 5> j", "5< 5> j", "7< 8< 9<")

    with harness.held():  # nobody hears of the other
        for seat in (0, 1):
            party.press(seat, "lay 5< 5> j")
            expect(field(party.pages[seat], "5")).to_have_attribute("data-state", "cracked")
            expect(hand_of(party.pages[seat])).to_have_count(0)

    (cracked,) = party.settled().cracked
    loser = 1 - cracked.seat
    for page in party.pages:
        expect(field(page, "5")).to_have_attribute("data-state", "cracked")
    _sees_in_passing(party.pages[loser], text("en", "no-field-cracked", field="5"))
    expect(passing(party.pages[cracked.seat])).to_have_count(0)
    for seat in range(3):
        party.shows_hand(seat)
    assert ["field-cracked"] == party.wires[loser].refusals
    assert ("5<", "5>", "j") == party.state.hands[loser]


def test_two_on_one_trade_it_is_made_or_taken_back(harness: Harness, visitors: Visitors) -> None:
    party = table(harness, visitors, "7< 1> 2>", "9> 3< 4<", "6< 8< 8>")
    party.act(0, "offer 7< to 1")
    party.catch_up(1)

    with harness.held():
        party.press(0, "withdraw 7< from 1")
        party.press(1, "give 9> to 0 for 7<")
        expect(card_in(party.pages[0], "7<")).to_be_visible()
        expect(card_in(party.pages[1], "7<")).to_be_visible()  # at once, whoever will have it

    party.settled()
    for seat in range(3):
        party.shows_hand(seat)
    refused = [seat for seat in (0, 1) if party.wires[seat].refusals]
    assert 1 == len(refused)
    _sees_in_passing(party.pages[refused[0]], text("en", "no-offer-gone"))
    holder: Seat = 1 if refused == [0] else 0
    assert "7<" in party.state.hands[holder]


def _sees_in_passing(page: Page, words: str) -> None:
    """A reason that wants no answer and is in nobody's way."""
    expect(passing(page)).to_contain_text(words)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_done_is_seen_at_once_and_stays(harness: Harness, visitors: Visitors) -> None:
    party = table(harness, visitors, "5< 5> j", "1> 2> 3>", "7< 8< 9<", "4< 6>")
    anna = party.pages[0]

    with harness.held():
        party.press(0, "draw")
        expect(card_in(anna, "?")).to_be_visible()
        party.press(0, "offer 5< to 1")
        expect(anna.get_by_test_id("withdraw-1")).to_be_visible()
        expect(card_in(anna, "5<")).to_have_count(0)
        party.press(0, "draw")
        expect(card_in(anna, "?")).to_have_count(1)
        expect(hand_of(anna)).to_have_count(4)
        expect(card_in(party.pages[1], "5<")).to_have_count(0)

    party.settled()
    told = text("en", "xcode-theirs", card=text("en", "xcode-card-left", symbol="5"))
    expect(party.pages[1].get_by_role("img", name=told)).to_be_visible()
    party.shows_hand(0)
    for card in ("5>", "j", "4<", "6>"):
        expect(card_in(anna, card)).to_be_visible()


def test_an_offer_says_what_a_tap_does(harness: Harness, visitors: Visitors) -> None:
    party = table(harness, visitors, "7< 1> 2>", "9> 3< 4<", "6< 8< 8>")
    anna, bo = party.pages[:2]
    seven = text("en", "xcode-card-left", symbol="7")
    nine = text("en", "xcode-card-right", symbol="9")

    card_in(anna, "7<").click()
    button = anna.get_by_test_id("offer-1")
    expect(button).to_have_text("Offer 7")
    expect(button).to_have_accessible_name(f"Offer {seven} to Bo")
    button.click()
    expect(anna.get_by_test_id("withdraw-1")).to_have_text("Take back")
    card_in(bo, "9>").click()
    button = bo.get_by_test_id("give-0")
    expect(button).to_have_text("Swap")
    expect(button).to_have_accessible_name(f"Give {nine} for {seven}")
    expect(bo.get_by_test_id("decline-0")).to_have_accessible_name(f"Decline {seven}")
    button.click()

    for seat, card in ((0, "9>"), (1, "7<")):
        expect(card_in(party.pages[seat], card)).to_be_visible()


def test_a_trade_and_a_set_by_keyboard_alone(harness: Harness, visitors: Visitors) -> None:
    party = table(harness, visitors, "7< 5< 5>", "9< 2< 5>", "6< 8< 8>", "1<")
    anna, bo = party.pages[:2]
    hand = '[data-testid="hand"] button'

    tab_to(anna, hand)
    anna.keyboard.press("Space")
    anna.keyboard.press("Shift+ArrowLeft")  # 7 to the left neighbour
    expect(bo.get_by_test_id("give-0")).to_be_visible()
    tab_to(bo, hand)
    for key in ("End", "Space", "Shift+ArrowRight"):  # the second 5 goes back to the right
        bo.keyboard.press(key)
    expect(hand_of(anna)).to_have_count(3)
    expect(field(anna, "5").locator("button")).to_be_visible()
    anna.keyboard.press("s")
    for page in party.pages:
        expect(field(page, "5")).to_have_attribute("data-state", "cracked")
    anna.keyboard.press("d")  # though the hand was empty

    expect(card_in(anna, "1<")).to_be_visible()
    assert ("9<", "2<", "7<") == party.settled().hands[1]


def test_what_happens_is_announced_once_even_if_it_was_missed(
    harness: Harness, visitors: Visitors
) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(3)])
    anna, bo = party.pages[:2]
    cable = Cable(bo)
    set_up(anna, players="3")
    party.gather()
    party.start("5< 5> j", "9> 2> 3>", "6< 8< 8>")
    for page in (anna, bo):
        listen(page)

    with harness.held():
        party.press(0, "lay 5< 5> j")
        expect(field(anna, "5")).to_have_attribute("data-state", "cracked")
        assert [] == heard(anna)  # not before the server has said so
    party.settled()
    cracked = text("en", "xcode-cracked-by", symbol="5", name="Anna", count=1)
    for page in (anna, bo):
        wait_to_hear(page, cracked)
    cable.cut()
    expect(bo.get_by_test_id("connection")).to_contain_text(text("en", "connection-lost"))
    party.act(2, "offer 8> to 1")
    cable.mend()

    card = text("en", "xcode-card-right", symbol="8")
    wait_to_hear(bo, text("en", "xcode-offered", name="Cy", card=card))
    assert 1 == heard(anna).count(cracked) == heard(bo).count(cracked)


def test_a_tap_does_not_turn_a_full_glass(harness: Harness, visitors: Visitors) -> None:
    """It says to hold; who plays by keyboard presses again."""
    party = table(harness, visitors, "t< t< t>", "t< t> t>", "6< 8< 8>", "1<")
    anna, bo = party.pages[:2]
    harness.turn(90_000)

    for button in ("turn", "lay"):
        anna.get_by_test_id(button).click()
        expect(anna.get_by_test_id("passing")).to_contain_text("Hold to turn the timer")
    party.act(0, "lay t< t< t>")
    expect(anna.get_by_test_id("turn")).to_have_count(0)
    assert len(party.state.times) == 1
    harness.turn(30_000)
    party.catch_up(1)
    tab_to(bo, '[data-testid="hand"] button')
    bo.keyboard.press("s")
    expect(bo.get_by_test_id("passing")).to_contain_text("Press again to turn the timer")
    assert len(party.state.times) == 1
    bo.keyboard.press("s")
    expect(bo.get_by_test_id("turn")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1280, 720)])
def test_saying_more_leaves_the_hand_free(
    harness: Harness, visitors: Visitors, size: tuple[int, int]
) -> None:
    width, height = size
    page = visitors.one(viewport={"width": width, "height": height})
    set_up(page, players="3", bots=2)
    page.get_by_test_id("start").click()
    Party(harness, [page]).count_down()
    panel, more = page.get_by_test_id("phrases"), page.get_by_test_id("say-more")

    more.click()
    for card in hand_of(page).all():
        card.click(trial=True)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    more.click()
    hand_of(page).first.click()
    expect(panel).to_have_count(0)
    more.click()
    panel.locator(".symbol").first.click()
    expect(panel).to_have_count(0)


def test_who_leaves_bots_alone_is_told_that_they_stop(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    set_up(page, players="3", bots=2)
    page.get_by_test_id("start").click()
    Party(harness, [page]).count_down()

    page.get_by_test_id("resign").click()
    expect(page.get_by_role("dialog")).to_contain_text("The bots stop, too")
    page.get_by_test_id("confirm-yes").click()
    expect(result_of(page)).to_contain_text("The team gave up.")


def test_who_leaves_the_others_may_watch_but_not_come_back(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    party = Party(harness, [anna, bo])
    set_up(anna, players="3", bots=1)
    party.gather()
    party.start()
    bo.get_by_test_id("resign").click()
    bo.get_by_test_id("confirm-yes").click()
    bo.wait_for_url("**/w/*")
    expect(bo.get_by_test_id("sand")).to_be_visible()
    watching = bo.url

    bo.goto(f"/m/{party.id}")
    expect(bo.get_by_role("heading", level=1)).to_have_text("You have left the table")
    expect(bo.get_by_role("link", name="Watch")).to_have_attribute("href", urlsplit(watching).path)
    bo.goto("/")
    expect(bo.get_by_test_id("play-bot")).to_be_visible()
    expect(bo.get_by_test_id("continue")).to_have_count(0)
    harness.turn(SAND)
    bo.goto(f"/m/{party.id}")
    expect(result_of(bo)).to_be_visible()
