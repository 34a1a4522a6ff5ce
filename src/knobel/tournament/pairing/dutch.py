"""FIDE's Dutch system, as caissify-pairings implements it: a choice for fields of up to 64.

The lot decides the pairing numbers, since there are no ratings.  Where the system finds no
pairing, because too few opponents are left, ours takes over.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from knobel.core.game import refuse_unless
from knobel.tournament.pairing import swiss
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.reasons import of_bye, of_pair
from knobel.tournament.pairing.starts import last_difference
from knobel.tournament.pairing.weight import STRICT
from knobel.tournament.values import EntrantId, Reason

MOST = 64
"""With more entrants a heat would take longer than five seconds."""

Colour: TypeAlias = Literal["white", "black"]
_OTHER: dict[Colour, Colour] = {"white": "black", "black": "white"}
_FLOATS = {1: "up", 0: "none", -1: "down"}


def draw(field: Field, seed: int, initial: Colour) -> Draw:
    """The pairs of the next heat; *initial* is the start of the first pairing number."""
    refuse_unless(len(field.players) <= MOST, "event-dutch-too-many", most=MOST)
    refuse_unless(len(field.players) >= 2, "event-too-few")
    scale, _ = swiss.match(field)
    pairs = pairs_of(field, initial) if scale.level == STRICT else []
    if not _is_sound(field, pairs):
        return swiss.draw(field, seed)
    by_id = {player.id: player for player in field.players}
    byes = [by_id[one] for one, other in pairs if other is None]
    return Draw(
        tuple(
            Draft(
                ((one,), (other,)),
                (*of_pair(field, by_id[one], by_id[other]), Reason("dutch")),
            )
            for one, other in pairs
            if other is not None
        ),
        tuple(player.id for player in byes),
        tuple(of_bye(player) for player in byes),
    )


def pairs_of(field: Field, initial: Colour) -> list[swiss.Pair]:
    """What the engine answers: who begins, and the opponent; None is a bye."""
    from caissify_pairings.engines.dutch import (  # noqa: PLC0415 -- loads networkx
        DutchEngine,
    )

    known = {player.id for player in field.players}
    met = {(p.id, other) for p in field.players for other in p.met if other in known}
    engine = DutchEngine(
        players=[_player(field, player) for player in field.players],
        previous_pairings=met | field.forbidden,
        round_number=field.heat,
        total_rounds=field.heats,
        initial_color=initial,
    )
    by_id = {player.id: player for player in field.players}
    order = sorted(field.players, key=lambda player: player.number)
    initials = {p.id: initial if at % 2 == 0 else _OTHER[initial] for at, p in enumerate(order)}
    return [
        (pair["white_id"], None)
        if pair["black_id"] is None
        else _in_order(by_id[pair["white_id"]], by_id[pair["black_id"]], initials)
        for pair in engine.generate_pairings()
    ]


def _in_order(
    one: Player, other: Player, initials: Mapping[EntrantId, Colour]
) -> tuple[EntrantId, EntrantId]:
    """Both, the one who begins first, by FIDE's article 5; *initials* decide without a past.

    The engine's own allocation takes the lower pairing number for the higher rank, whatever
    their points.
    """
    higher, lower = sorted((one, other), key=lambda player: (-player.points, player.number))
    wish, other_wish = _wish(higher), _wish(lower)
    begins = wish[0] or -other_wish[0]
    if not begins:
        begins = 1 if initials[higher.id] == "white" else -1
    elif wish[0] == other_wish[0]:
        if wish[1] != other_wish[1]:
            begins = wish[0] if wish[1] > other_wish[1] else -wish[0]
        else:
            begins = last_difference(higher, lower) or wish[0]
    return (higher.id, lower.id) if begins > 0 else (lower.id, higher.id)


def _wish(player: Player) -> tuple[int, tuple[int, int]]:
    """1 to begin or -1 not to, and how strong the wish is."""
    if player.must:
        return player.must, (3, abs(player.balance))
    if player.balance:
        return (-1 if player.balance > 0 else 1), (2, 0)
    return ((-1 if player.starts[-1] else 1) if player.starts else 0), (1, 0)


def _player(field: Field, player: Player) -> dict[str, object]:
    return {
        "id": player.id,
        "name": player.name,
        "score": player.points / field.win,
        "rating": 0,
        "starting_number": player.number + 1,
        "pairing_number": player.number + 1,
        "color_hist": ["white" if began else "black" for began in player.starts],
        "float_history": [_FLOATS[float_] for float_ in player.floats],
        "bye_count": player.byes,
        "forfeit_win_count": player.gifts,
    }


def _is_sound(field: Field, pairs: list[swiss.Pair]) -> bool:
    """Whether everybody is paired, with somebody whom they may meet."""
    byes = sum(other is None for _, other in pairs)
    met = {player.id: player.met for player in field.players}
    return (
        2 * len(pairs) - byes == len(met)
        and byes == len(met) % 2
        and not any(
            other is not None and (other in met[one] or field.is_forbidden(one, other))
            for one, other in pairs
        )
    )
