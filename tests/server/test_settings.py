"""Settings of one's own: what a body may hold, and why it is refused."""

from typing import Any

import pytest

from knobel.catalog import xobrainer as xobrainer_files
from knobel.service.limits import DEFAULTS
from tests.kit.wires import Wire

SEATS = [{"kind": "person", "mine": True}, {"kind": "person"}]
LAYOUT = {"name": "mine", "rows": ["K987654321", *["1234567891"] * 8, "KKK4567891"]}
CARDS: list[Any] = [
    {"white": list(card.white), "purple": list(card.purple)}
    for card in xobrainer_files.deck("default").cards
]
DECK = {"name": "mine", "cards": CARDS}
CARD_VARIANTS = [{"type": "map"}, {"type": "mission"}, {"type": "trap"}]


def order(config: dict[str, Any], seats: list[Any] = SEATS) -> dict[str, Any]:
    return {"game": "xobrainer", "seats": seats, "name": "Anna", "config": config}


async def test_a_layout_and_a_deck_of_ones_own_are_played_with(wire: Wire) -> None:
    config = {"layout": {**LAYOUT, "rows": xobrainer_files.layout("default").rows}, "deck": DECK}
    answer = await wire.post("/api/matches", order({**config, "variants": CARD_VARIANTS}))
    assert answer.status_code == 201
    joined = await wire.post(f"/api/codes/{answer.json()['code']}/seats", {"name": "Bo"})
    socket = await wire.following(joined.json())

    assert socket.match["config"]["deck"] == {**DECK, "colours": "three-white"}
    assert socket.view["layout"]["name"] == "mine"
    assert all(held["card"] in CARDS for held in socket.view["cards"])


async def test_a_layout_of_ones_own_without_cards_needs_no_deck(wire: Wire) -> None:
    answer = await wire.post("/api/matches", order({"layout": LAYOUT}))

    assert answer.status_code == 201


async def test_the_longest_settings_are_far_from_the_longest_body(wire: Wire) -> None:
    longest = {"layout": {**LAYOUT, "name": "é" * 40}, "deck": {**DECK, "name": "é" * 40}}
    sent = len(str({**order(longest), "variants": CARD_VARIANTS}))
    assert 10 * sent < DEFAULTS.body_bytes
    answer = await wire.post(
        "/api/matches", order({"layout": {**LAYOUT, "x": "x" * DEFAULTS.body_bytes}})
    )

    assert (answer.status_code, answer.json()["code"]) == (413, "unreadable")


@pytest.mark.parametrize(
    ("config", "code", "facts"),
    [
        ({"layout": "steep"}, "no-such-layout", {"name": "steep"}),
        ({"deck": "tarot"}, "no-such-deck", {"name": "tarot"}),
        ({"layout": {"name": "mine", "rows": LAYOUT["rows"][:9]}}, "layout-size", {}),
        (
            {"layout": {"name": "mine", "rows": ["k" * 10, *LAYOUT["rows"][1:]]}},
            "layout-signs",
            {"sign": "k"},
        ),
        (
            {"layout": {"name": "mine", "rows": ["1" * 10, *LAYOUT["rows"][1:]]}},
            "layout-knockouts",
            {"count": 3},
        ),
        ({"deck": {"name": "mine", "cards": CARDS[1:]}}, "deck-size", {"count": 24}),
        (
            {"deck": {"name": "mine", "cards": [*CARDS[1:], CARDS[1]]}},
            "deck-square-twice",
            {"square": "a10"},
        ),
        ({"layout": LAYOUT, "deck": DECK}, "deck-knockout", {"card": 1, "square": "a1"}),
        ({"variants": [{"type": "map"}], "deck": None}, "deck-needed", {}),
        (
            {"variants": [{"type": "time-bomb"}, {"type": "time-balance"}]},
            "one-clock",
            {},
        ),
        ({"variants": [{"type": "map"}, {"type": "map"}]}, "variant-twice", {}),
        ({"teams": [9, 1], "large_teams": True}, "too-many-players", {"most": 8}),
        ({"teams": [4, 1]}, "large-team", {"most": 3}),
        ({"teams": [0, 2]}, "empty-team", {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_the_rules_refuse_has_a_code_of_its_own(
    wire: Wire, config: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    answer = await wire.post("/api/matches", order(config))

    assert (answer.status_code, answer.json()) == (409, {"code": code, "facts": facts})
    assert await wire.harness.log.page("", 100) == []


@pytest.mark.parametrize(
    "config",
    [
        {"layout": 7},
        {"layout": {"name": "mine"}},
        {"layout": {"name": "", "rows": LAYOUT["rows"]}},
        {"deck": {"name": "mine", "cards": [{"white": ["k9"], "purple": []}]}},
        {"variants": [{"type": "time-bomb", "seconds": 2}]},
        {"variants": [{"type": "time-balance", "seconds": 15}]},
        {"variants": [{"type": "chess"}]},
        {"variants": "map"},
        {"variants": 7},
        {"variants": [{"type": ["map"]}]},
        {"variants": None, "layout": None, "deck": "default"},
        {"length": {"type": "sets", "best_of": 4}},
        {"teams": [1, 1, 1]},
        {"colour": "blue"},
    ],
)
async def test_what_cannot_be_understood_is_said_to_be_so(
    wire: Wire, config: dict[str, Any]
) -> None:
    answer = await wire.post("/api/matches", order(config))

    assert (answer.status_code, answer.json()["code"]) == (409, "bad-config")
    assert answer.json()["facts"]["why"]


async def test_the_number_of_seats_must_fit_the_teams(wire: Wire) -> None:
    answer = await wire.post("/api/matches", order({"teams": [2, 1]}))

    assert answer.json() == {"code": "wrong-number-of-seats", "facts": {"seats": 3}}
