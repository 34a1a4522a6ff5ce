"""Whole matches of XOBrainer between people, each with a browser of their own."""

import re

from playwright.sync_api import Locator, Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable, Ear, heard, listen, wait_to_hear
from tests.web.play import moves_of, result_of, turn_until
from tests.web.xo import (
    Party,
    cut_off,
    join,
    remember_lots,
    round_result,
    says,
    set_up,
    side_of,
    skip_lots,
    square,
    start,
)

WON, LOST = text("en", "result-won"), text("en", "result-lost")
SQUARE = re.compile(r"\b[a-j]\d\b")
FUSE, REACH = 10_000, 20_000
"""Milliseconds: of a turn in a blitz, and from the middle of the bar to its end."""


def two_of(harness: Harness, anna: Page, bo: Page) -> Party:
    """Anna has set up a match; she opens it as the crosses, Bo follows her link."""
    start(anna, "Anna")
    remember_lots(bo)
    join(bo, anna.get_by_test_id("invite-link").input_value(), "Bo")
    party = Party(harness, {0: anna, 1: bo})
    skip_lots(anna)
    beginner = ("Anna", "Bo")[party.state.board.first]
    bo.wait_for_function("says => window.lots?.includes(says)", arg=f"{beginner} begins")
    assert f"{beginner} begins" in bo.evaluate("window.atFirst")  # nothing spins for the visitors
    skip_lots(bo)
    party.get_ready()
    return party


def test_every_piece_is_announced_once_also_one_that_was_missed(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    cables = {page: Cable(page) for page in (anna, bo)}
    set_up(anna, preset="classic", side="crosses")
    party = two_of(harness, anna, bo)
    for page in party.everybody:
        listen(page)
    party.play("e5 f5")
    for page in party.everybody:
        wait_to_hear(page, "f5")

    here = party.mover()
    (away,) = (page for page in party.everybody if page is not here)
    cables[away].cut()
    square(here, "e6").click()
    wait_to_hear(here, "e6")
    cables[away].mend()

    wait_to_hear(away, "e6")
    party.lay("f6")
    for page in party.everybody:
        wait_to_hear(page, "f6")
        squares = [name for line in heard(page) for name in SQUARE.findall(line)]
        assert squares == ["e5", "f5", "e6", "f6"]


def test_best_of_five_with_everything_and_two_reloads(
    lone_house: Harness, visitors: Visitors
) -> None:
    harness = lone_house
    anna, bo, reader = (visitors.one(base_url=harness.url) for _ in range(3))
    ears = [Ear(anna), Ear(bo)]
    harness.world.fall_by(1)  # so that no card makes it longer, and none a knockout
    set_up(anna, preset="everything", side="crosses")
    party = two_of(harness, anna, bo)

    party.win(0, until=4)
    bo.reload()  # in the middle of a round
    expect(moves_of(bo)).to_have_count(4)
    party.win(0)
    _ends(party, "Anna", "18 of 20 points", "0 of 3 sets")
    party.go_on()

    party.win(0, trapped=2)  # two traps win the set
    _ends(party, "Anna", "0 of 20 points", "1 of 3 sets")
    anna.get_by_test_id("next-round").click()
    expect(round_result(anna)).to_contain_text("Waiting for Bo")
    bo.reload()  # in the rest between two rounds
    expect(round_result(bo)).to_contain_text("Anna wins the set.")
    expect(round_result(bo)).to_contain_text("Mission of Anna")
    bo.get_by_test_id("next-round").click()
    for page in party.everybody:
        expect(round_result(page)).to_have_count(0)
    party.get_ready()

    for winner, name, sets in ((1, "Bo", "1 of 3 sets"), (0, "Anna", "2 of 3 sets")):
        party.win(winner, trapped=2)
        _ends(party, name, "0 of 20 points", sets)
        party.go_on()
    party.win(0, trapped=2)

    expect(result_of(anna)).to_contain_text(WON)
    expect(result_of(bo)).to_contain_text(LOST)
    for page in party.everybody:
        expect(result_of(page)).to_contain_text("3 sets")
        expect(page.get_by_test_id("rematch")).to_be_enabled()
    kinds = {(number, kind) for number in range(1, 6) for kind in ("mission", "trap")}
    assert [kinds, kinds] == [ear.own_cards(seat) for seat, ear in enumerate(ears)]
    assert [[], []] == [ear.leaks(seat) for seat, ear in enumerate(ears)]
    assert ears[0].leaks(1)  # what Anna heard would have told Bo
    _replays(reader, anna)


def _ends(party: Party, name: str, points: str, sets: str) -> None:
    """Everybody is told how the round ended, with all cards, and how the match stands."""
    sign = "x" if name == "Anna" else "o"
    for page in party.everybody:
        told = round_result(page)
        expect(told).to_contain_text(f"{name} wins the round")
        for card in ("Mission of Anna", "Mission of Bo", "Trap of Anna", "Trap of Bo"):
            expect(told).to_contain_text(card)
        expect(side_of(page, sign)).to_contain_text(points)
        expect(side_of(page, sign).get_by_role("img", name=sets)).to_be_visible()


def _replays(reader: Page, player: Page) -> None:
    """Whoever has the link reads the match round by round, with all cards open."""
    reader.goto(player.url.replace("/m/", "/r/"))
    rounds = reader.get_by_test_id("rounds").get_by_role("button")
    expect(rounds).to_have_count(5)
    rounds.nth(1).click()
    expect(reader.get_by_test_id("status")).to_contain_text("Round 2, move 0")
    reader.keyboard.press("ArrowRight")
    reader.keyboard.press("ArrowRight")
    reader.get_by_test_id("replay-back").click()
    expect(reader.get_by_test_id("status")).to_contain_text("Round 2, move 1")
    shown = reader.get_by_test_id("move-list").locator("[aria-current=step]")
    expect(shown).to_have_count(1)
    expect(shown.locator(".number")).to_have_text("1")
    cards = reader.get_by_test_id("cards")
    for card in ("Mission of Anna", "Mission of Bo", "Trap of Anna", "Trap of Bo"):
        expect(cards).to_contain_text(card)
    reader.keyboard.press("End")
    expect(result_of(reader)).to_contain_text("Anna")


def test_two_against_two_take_turns_meet_again_and_resign_as_one(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo, cy, dee = (visitors.one() for _ in range(4))
    set_up(anna, teams="2-2", length="single-round", side="crosses")
    start(anna, "Anna")
    link = anna.get_by_test_id("invite-link").input_value()
    expect(anna.locator("main")).to_contain_text(text("en", "wait-mates"))
    join(bo, link, "Bo", side="Rings")
    join(cy, link, "Cy", side="Crosses")
    expect(anna.get_by_test_id("side-0")).to_contain_text("Cy")
    expect(anna.get_by_test_id("side-1")).to_contain_text("Bo")
    join(dee, link, "Dee")
    party = Party(harness, {0: anna, 1: bo, 2: cy, 3: dee})
    for page in party.everybody:
        skip_lots(page)
        expect(page.get_by_text(text("en", "xobrainer-no-chat"))).to_be_visible()
        expect(page.get_by_role("textbox")).to_have_count(0)
        assert [] == cut_off(page)

    first = party.state.board.first
    order = [("Anna", "Bo"), ("Bo", "Anna"), ("Cy", "Dee"), ("Dee", "Cy")]
    for name in (pair[first] for pair in order):
        for page in party.everybody:
            sign = "x" if name in {"Anna", "Cy"} else "o"
            expect(_next_in(page, sign)).to_contain_text(name)
        party.win(0, until=1)

    dee.goto("about:blank")
    _is_gone(harness, "Dee", anna, bo, cy)
    for page in (anna, cy):
        expect(page.get_by_test_id("claim-win")).to_be_visible()
        expect(page.get_by_test_id("claim-draw")).to_be_visible()
    for claim in ("claim-win", "claim-draw"):  # nobody claims against an own mate
        expect(bo.get_by_test_id(claim)).to_have_count(0)
    cy.goto("about:blank")
    _is_gone(harness, "Cy", anna, bo)
    for page in (anna, bo):  # each has lost a mate, so neither may win
        expect(page.get_by_test_id("claim-draw")).to_be_visible()
        expect(page.get_by_test_id("claim-win")).to_have_count(0)
        expect(page.get_by_test_id("absent")).to_contain_text(text("en", "no-mate-away"))
    cy.goto(bo.url)
    dee.goto(bo.url)
    for page in party.everybody:
        expect(page.get_by_test_id("absent")).to_have_count(0)
    party.win(0)
    for page, told in ((anna, "won"), (cy, "won"), (bo, "lost"), (dee, "lost")):
        expect(round_result(page)).to_contain_text("Team X wins the round")
        expect(result_of(page)).to_contain_text(text("en", f"result-team-{told}"))

    anna.get_by_test_id("rematch").click()
    for page in (bo, cy, dee):
        expect(page.get_by_test_id("rematch")).to_contain_text(text("en", "rematch-accept"))
        page.get_by_test_id("rematch").click()
    for page in party.everybody:
        expect(moves_of(page)).to_have_count(0)
    cy.get_by_test_id("resign").click()
    cy.get_by_test_id("confirm-yes").click()
    for page, told in ((anna, "lost"), (cy, "lost"), (bo, "won"), (dee, "won")):
        expect(result_of(page)).to_contain_text(text("en", f"result-team-{told}"))


def _is_gone(harness: Harness, name: str, *pages: Page) -> None:
    """Somebody has left, and a minute passes; a page's own estimate of the clock is behind."""
    turn_until(harness, pages[0], "absent", name)
    harness.turn(60_000)
    for page in pages:
        page.reload()
        expect(page.get_by_test_id("absent")).to_contain_text(name)


def _next_in(page: Page, sign: str) -> Locator:
    """Whose turn it is in the team."""
    return side_of(page, sign).locator("li.next").filter(has_text="next for the team")


def test_whoever_waits_at_the_bar_loses_the_set(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    set_up(anna, variants=["time-balance"], length="sets-3", side="crosses")
    party = two_of(harness, anna, bo)
    loser = party.state.board.first
    names = ("Anna", "Bo")
    for page in party.everybody:
        expect(page.get_by_test_id("balance")).to_be_visible()

    harness.turn(REACH)
    for page in party.everybody:
        told = round_result(page)
        expect(told).to_contain_text(f"The bar has reached {names[loser]}")
        expect(told).to_contain_text(f"{names[1 - loser]} wins the set.")
        sign = "xo"[1 - loser]
        expect(side_of(page, sign).get_by_role("img", name="1 of 2 sets")).to_be_visible()
    party.go_on()
    party.play("e5")  # the loser begins, a second later, and gives it back
    party.play("f6")
    harness.turn(REACH)

    expect(result_of(party.everybody[1 - loser])).to_contain_text(WON)
    expect(result_of(party.everybody[loser])).to_contain_text(LOST)


def test_a_bomb_takes_the_turn_and_leaves_the_piece(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    set_up(anna, preset="blitz", side="crosses")
    party = two_of(harness, anna, bo)
    first = party.state.board.first
    names, signs = ("Anna", "Bo"), "xo"
    for page in party.everybody:
        expect(side_of(page, signs[first]).get_by_test_id("bomb")).to_be_visible()

    harness.turn(FUSE)
    for page in party.everybody:
        expect(page.get_by_text(f"Time is up: {names[first]} loses the turn.")).to_have_count(2)
        expect(side_of(page, signs[first])).to_contain_text(re.compile("1: .*, next"))
        expect(side_of(page, signs[1 - first]).get_by_test_id("bomb")).to_be_visible()
    party.play("e5 f6")
    for page in party.everybody:
        expect(side_of(page, signs[first])).to_contain_text(re.compile("1: .*, played"))

    for _ in range(6):  # three each
        harness.turn(FUSE)
    for page in party.everybody:
        expect(round_result(page)).to_contain_text(text("en", "xobrainer-end-deserted"))
        expect(result_of(page)).to_contain_text(text("en", "result-drawn"))


def test_two_quick_clicks_lay_one_piece_and_closed_squares_say_why(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    set_up(anna, preset="classic", side="crosses")
    party = two_of(harness, anna, bo)
    mover = party.mover()

    square(mover, "b2").press("Enter")  # a knockout square, and not a piece for it
    for told in (mover.get_by_test_id("refusal"), says(mover)):
        expect(told).to_contain_text("Closed for now")
    expect(square(mover, "b2")).to_have_attribute("aria-label", re.compile("Closed for now"))
    mover.evaluate(
        """for (const name of ['d4', 'd4', 'e5'])
            document.querySelector(`[data-square=${name}]`).click();"""
    )
    for page in party.everybody:
        expect(moves_of(page)).to_have_count(1)
        expect(square(page, "d4")).to_have_attribute("aria-label", re.compile("cross|ring"))

    other = party.mover()
    expect(square(other, "d4")).to_have_attribute("aria-disabled", "true")
    square(other, "d4").click(force=True)
    for told in (other.get_by_test_id("refusal"), says(other)):
        expect(told).to_have_text(text("en", "xobrainer-taken", square="d4"))
    party.play("e5")
    for page in party.everybody:
        expect(moves_of(page)).to_have_count(2)


def test_a_connection_lost_in_mid_round_heals_itself(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    set_up(anna, preset="classic", side="crosses")
    party = two_of(harness, anna, bo)
    party.play("d4 e5")
    mover = party.mover()
    (away,) = (page for page in party.everybody if page is not mover)
    away.context.set_offline(True)
    away.evaluate("window.dispatchEvent(new Event('offline'))")
    square(mover, "f6").click()
    expect(moves_of(mover)).to_have_count(3)

    away.context.set_offline(False)
    away.evaluate("window.dispatchEvent(new Event('online'))")

    expect(moves_of(away)).to_have_count(3)
    party.play("g7")
