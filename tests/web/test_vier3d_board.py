"""The board of Vier-gewinnt 3D: what fits on the screen, the view in space, the winning moment."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.play import choose, drop, moves_of, rod, wait_out_deafness
from tests.web.xo import cut_off, says

WINNING = "a1 b2 b2 c3 d1 c3 c3 d4 d2 d4 a2 d4 d4".split()
"""Red completes the space diagonal from A1 to D4."""

SHIFTS = """() => {  // of anything on the stage
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            window.shifted += shift.sources.filter(({ node }) =>
                document.querySelector('[data-mode]').contains(node)).length;
    }).observe({ type: 'layout-shift' });
}"""


def play(page: Page, moves: list[str]) -> None:
    """At one screen, both sides."""
    for count, move in enumerate(moves, start=1):
        drop(page, move)
        expect(moves_of(page)).to_have_count(count)
        wait_out_deafness(page)


def test_the_line_lights_up_ball_by_ball_and_a_tap_jumps_to_the_end(visitors: Visitors) -> None:
    page = visitors.one(reduced_motion="no-preference")
    page.clock.install()
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    threats = page.get_by_role("button", name="Show threats")
    expect(threats).to_contain_text("Threats")
    threats.click()
    expect(page.get_by_test_id("board-note")).to_have_text("No threats on the board now.")
    play(page, WINNING[:-1])
    expect(page.get_by_test_id("board-note")).to_be_hidden()
    stage = page.locator("[data-mode=floors]")
    box = stage.bounding_box()
    page.evaluate(SHIFTS)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))

    drop(page, WINNING[-1])
    glow = page.get_by_test_id("glow")
    expect(glow).to_have_attribute("data-lit", "0")
    page.clock.run_for(900)
    lit = int(glow.get_attribute("data-lit") or 0)
    assert 1 <= lit <= 3
    page.mouse.click(5, 300)

    expect(glow).to_have_attribute("data-lit", "4")
    assert glow.locator("text").all_text_contents() == ["1", "2", "3", "4"]
    page.clock.run_for(2000)
    assert stage.bounding_box() == box
    assert page.evaluate("window.shifted") == 0


def test_without_motion_the_line_is_lit_at_once(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    play(page, WINNING)

    expect(page.get_by_test_id("glow")).to_have_attribute("data-lit", "4")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1280, 720)])
def test_everything_to_play_with_is_within_sight(
    visitors: Visitors, width: int, height: int
) -> None:
    page = visitors.one(viewport={"width": width, "height": height}, has_touch=True, locale="nl")
    page.goto("/new/vier3d?who=local")
    choose(page, "variant", "most-lines")
    choose(page, "clock", "total")
    page.get_by_test_id("start").click()
    pad = page.locator(".pad")
    expect(pad).to_be_visible()
    seats = [page.get_by_test_id(f"seat-{seat}").bounding_box() for seat in (0, 1)]
    low = max(box["y"] + box["height"] for box in seats if box)
    before = pad.bounding_box()

    parts = [page.locator(".scene"), page.locator(".tools [role=group]"), pad]
    rod(page, "d4").click()
    _check_sight(page, [*parts, *page.locator(".act > *").all()], low)
    assert pad.bounding_box() == before, "a rod that is armed moves the pad"
    page.get_by_role("button", name="Toon in 3D").click()
    parts += [page.get_by_test_id("peel"), page.get_by_test_id("tag")]
    _check_sight(page, [*parts, *page.locator(".act > *").all()], low)
    assert pad.bounding_box() == before, "the view in space moves the pad"

    rod(page, "a1").click()
    tag, peel = page.get_by_test_id("tag"), page.get_by_test_id("peel").bounding_box()
    expect(tag).to_contain_text("A1")
    said = tag.bounding_box()
    assert said is not None
    assert peel is not None
    assert said["x"] >= peel["x"] + peel["width"] or said["y"] >= peel["y"] + peel["height"]


def _check_sight(page: Page, parts: list[Locator], low: float) -> None:
    """All of it is on the screen, below the seats."""
    for part in parts:
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= low, "it lies over the seats"
    assert [] == cut_off(page)


def test_levels_are_peeled_off_and_the_view_finds_home(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    drop(page, "b2")
    expect(moves_of(page)).to_have_count(1)
    rod(page, "b2").press("f")
    stage, host = page.locator("[data-mode='3d']"), page.locator("[data-stage='3d']")
    expect(host).not_to_have_attribute("data-frames", "0")
    slider = page.get_by_test_id("peel").get_by_role("slider")

    for key in "1234":
        rod(page, "b2").press(key)
        expect(stage).to_have_attribute("data-levels", key)
        expect(slider).to_have_value(key)
        expect(says(page)).to_have_text(f"Shown up to level {key}.")
    slider.press("ArrowDown")
    expect(stage).to_have_attribute("data-levels", "3")

    for name, said in (("c3", "C3, level 1"), ("b2", "B2, level 2")):
        rod(page, name).hover()
        expect(page.get_by_test_id("tag")).to_have_text(said)

    home = _rods_seen(host)
    page.locator("[data-look=top]").click()
    above = _rods_seen(host, other_than=home)
    page.locator("[data-look=default]").click()
    assert _rods_seen(host, other_than=above) == home


def _rods_seen(host: Locator, other_than: list[list[int]] | None = None) -> list[list[int]]:
    """Where the rods are on the screen, once the camera stands elsewhere."""
    seen: list[list[int]] = host.evaluate(
        """async (host, other) => {
            const look = () => {
                host.dispatchEvent(new Event('probe'));
                return host.dataset.rods;
            };
            while (look() === JSON.stringify(other)) await new Promise(requestAnimationFrame);
            return JSON.parse(look());
        }""",
        other_than,
    )
    return seen


def test_the_note_that_there_is_no_3d_leaves_the_floors_in_sight(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 390, "height": 844})
    page.add_init_script(
        """localStorage['knobel.settings'] = JSON.stringify({ boardMode: '3d' });
        HTMLCanvasElement.prototype.getContext = () => null;"""
    )
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    note = page.get_by_test_id("board-note")
    expect(note).to_contain_text("3D")
    floors = page.get_by_role("img", name="The four levels").or_(page.locator(".scene svg")).first
    expect(floors).to_be_visible()

    above, below = floors.bounding_box(), note.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1
