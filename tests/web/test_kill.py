"""The server is killed in the middle of a game; real time, real processes."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.kit.mortal import Mortal
from tests.web.conftest import Visitors
from tests.web.play import drop, invite, join, moves_of, rod


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    mortal = Mortal(tmp_path)
    mortal.start()
    yield mortal
    mortal.stop()


@pytest.mark.long
@pytest.mark.parametrize("clock", ["none", "total"])
def test_kill_9_in_the_middle_of_a_game_loses_nothing(
    mortal: Mortal, visitors: Visitors, clock: str
) -> None:
    # The words are longest in French.
    anna, bo = visitors.one(base_url=mortal.url, locale="fr"), visitors.one(base_url=mortal.url)
    join(bo, invite(anna, [f"clock={clock}"]))
    for count, (page, move) in enumerate([(anna, "a1"), (bo, "b2"), (anna, "c3")], start=1):
        drop(page, move)
        for looker in (anna, bo):
            expect(moves_of(looker)).to_have_count(count)

    mortal.kill()
    for width, height in ((1280, 720), (844, 390), (390, 844), (360, 640)):
        anna.set_viewport_size({"width": width, "height": height})
        assert [] == _covered(anna), f"the banner covers them at {width} × {height}"
    mortal.start()

    for page in (anna, bo):  # both go on by themselves
        expect(page.get_by_test_id("connection").locator("p")).to_have_count(0, timeout=30_000)
        expect(moves_of(page)).to_have_count(3)
    expect(rod(bo, "d4")).to_have_attribute("aria-disabled", "false", timeout=30_000)
    drop(bo, "d4")
    expect(moves_of(anna)).to_have_count(4)
    mortal.kill()

    verdict = subprocess.run(
        [sys.executable, "-m", "knobel.main", "verify", "--data", str(mortal.folder)], check=False
    )

    assert 0 == verdict.returncode


def _covered(page: Page) -> list[str]:
    """Seats and controls of the board under the banner, and its words if they are cut."""
    expect(page.get_by_test_id("connection").locator("p")).to_be_visible()
    found: list[str] = page.evaluate(
        """async () => {
            const words = document.querySelector('[data-testid=connection] p');
            const isUnder = (element) => {
                const banner = words.parentElement.getBoundingClientRect();
                const box = element.getBoundingClientRect();
                return box.left < banner.right && box.right > banner.left
                    && box.top < banner.bottom && box.bottom > banner.top;
            };
            const found = () => {
                const parts = document.querySelectorAll(
                    '[data-testid^=seat-], [data-rod], [role=group] button, [data-stage]');
                const isCut = words.offsetHeight > words.parentElement.offsetHeight;
                return [...parts].filter(isUnder).map(({ outerHTML }) => outerHTML)
                    .concat(isCut ? [words.textContent] : []);
            };
            // The page follows a new size of the window within some frames.
            for (let frame = 0; frame < 60 && found().length > 0; frame++)
                await new Promise(requestAnimationFrame);
            return found();
        }"""
    )
    return found
