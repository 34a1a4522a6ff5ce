"""Sealed deals: whatever players do, two matches with the same seed get the same draws."""

from collections import defaultdict
from typing import Any

import pytest

from knobel.core.dice import SealedDice
from knobel.games.xobrainer import Random, Rounds, Variant
from knobel.games.xobrainer.events import Dealt, LinedUp, LotDrawn, RoundBegan
from tests.kit.xobrainer import all_mixes, config, played

DEALT = [mix for mix in all_mixes() if any(v.draws_cards or isinstance(v, Random) for v in mix)]


def _draws(mix: tuple[Variant, ...], number: int, seed: str) -> dict[Any, list[Any]]:
    """What chance gave: the lot, the cards by round, the line-ups by round and side."""
    drawn: dict[Any, list[Any]] = defaultdict(list)
    now = 0
    for step in played(config(*mix, length=Rounds(3)), number, SealedDice(seed)):
        for event in step.events:
            match event:
                case LotDrawn(first=first):
                    drawn["lot"].append(first)
                case RoundBegan(round=now):
                    pass
                case Dealt(cards=cards):
                    drawn["cards", now].append(cards)
                case LinedUp(side=side):
                    drawn["line-up", now, side].append(event)
    return drawn


@pytest.mark.parametrize("mix", DEALT, ids=lambda mix: "-".join(v.name for v in mix))
def test_players_cannot_change_what_a_sealed_deal_brings(mix: tuple[Variant, ...]) -> None:
    one, other = _draws(mix, 1, "seed"), _draws(mix, 2, "seed")

    both = [(one[what], other[what]) for what in one if what in other]
    assert len(both) >= 3
    for a, b in both:
        common = min(len(a), len(b))
        assert a[:common] == b[:common]
    assert _draws(mix, 1, "another seed") != one
