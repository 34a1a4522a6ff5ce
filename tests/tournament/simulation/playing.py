"""Plays a simulated tournament and says which promises it broke."""

from knobel.tournament.pairing import pair
from tests.tournament.simulation.invariants import Broken, broken
from tests.tournament.simulation.simulated import Pairer, Refused, Simulated

ALLOWED = "what the rules allow is not refused"


def play(seed: int, pairer: Pairer = pair, *, is_restless: bool = True) -> list[Broken]:
    one = Simulated(seed, pairer, is_restless=is_restless)
    try:
        one.play()
    except Refused as refusal:
        return [Broken(ALLOWED, f"{one.setup.format}: {refusal}")]
    return broken(one)
