"""What a seat may not know changes nothing that it receives."""

from random import Random as Chance
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal, Move, Seat, Tick
from knobel.games import xcode
from knobel.games.xcode import Action, Config, Decline, Draw, Event, Say, State, View, Withdraw
from knobel.games.xcode.cards import JOKER
from knobel.games.xcode.events import Fuses, Gate, HandLost, Note
from knobel.games.xcode.missions import HotJoker
from tests.kit.rolls import Rolls
from tests.kit.xcode import LEVELS, MISSIONS, STRAYS, any_action, begin, config, table

FAR = 10**9


def _elsewhere(state: State, viewer: Seat | None, chance: Chance, *, known: int) -> State:
    """The same match, but others hold other cards, as far as the viewer knows.

    The first cards of the pile stay what they are if they are *known*: about to be drawn.
    """
    others = [seat for seat in range(state.config.players) if seat != viewer]
    pool = [card for seat in others for card in state.hands[seat]]
    pool += state.pile[known:]
    chance.shuffle(pool)
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(pool.pop() for _ in hands[seat])
    state = replace(state, hands=tuple(hands), pile=(*state.pile[:known], *pool))
    return replace(state, notes=tuple(_other(note, state, viewer, chance) for note in state.notes))


def _other(note: Note, state: State, viewer: Seat | None, chance: Chance) -> Note:
    """What a rule would have noted there."""
    match note:
        case Fuses(dues=dues) if dues:
            lit = (FAR if JOKER in hand else None for hand in state.hands)
            return Fuses(
                tuple(
                    d if s == viewer else new
                    for s, (d, new) in enumerate(zip(dues, lit, strict=True))
                )
            )
        case Gate(open=lit, rest=rest) if state.config.level.name == "dark":
            return Gate(lit, "".join(chance.sample(rest, len(rest))))
        case _:
            return note


def _received(state: State, events: tuple[Event, ...], viewer: Seat | None) -> bytes:
    """All that is sent to the viewer."""
    news = [told for e in events if (told := xcode.event_for(e, viewer)) is not None]
    own = (
        ()
        if viewer is None
        else (xcode.legal_actions(state, viewer), xcode.short_moves(state, viewer))
    )
    return msgspec.json.encode([xcode.view_for(state, viewer), news, own])


def _answer(state: State, seat: Seat, action: Action, at: int, viewer: Seat | None) -> bytes:
    """What comes of it, for the viewer."""
    try:
        step = xcode.apply(state, Move(seat, action, at), Rolls(1))
    except Illegal as no:
        return msgspec.json.encode([no.code, no.facts] if seat == viewer else None)
    if any(isinstance(event, HandLost) for event in step.events):
        return b""  # now all may see it
    return _received(step.state, step.events, viewer)


def _agree(one: bytes, other: bytes, what: object) -> None:
    if one != other:  # after a plain assert pytest takes a minute to explain how they differ
        raise AssertionError(what)


def _compare(state: State, viewer: Seat | None, at: int, chance: Chance) -> None:
    two = _elsewhere(state, viewer, chance, known=0)
    _agree(_received(state, (), viewer), _received(two, (), viewer), "view")
    seats = range(state.config.players)
    for seat in seats:
        if seat != viewer:  # what others do with cards that nobody else sees
            for action in _unseen(state, seat, viewer):
                one, other = (_answer(s, seat, action, at, viewer) for s in (state, two))
                _agree(one, other, action)
    if viewer is not None:
        two = _elsewhere(state, viewer, chance, known=1)
        mine = chance.sample(list(xcode.legal_actions(state, viewer)), 5)
        for action in (Draw(), *mine, *chance.sample(STRAYS, 8)):
            one, other = (_answer(s, viewer, action, at, viewer) for s in (state, two))
            _agree(one, other, action)


def _unseen(state: State, seat: Seat, viewer: Seat | None) -> list[Action]:
    third = [s for s in state.ring if s not in {seat, viewer}]
    actions: list[Action] = [Draw(), Say("sand")]
    actions += [Say("need", "5", 2, to) for to in third[:1]]
    actions += [Withdraw(offer.card, offer.to) for offer in state.offers if offer.seat == seat]
    actions += [Decline(offer.card, offer.seat) for offer in state.offers if offer.to == seat]
    return actions


def _check(settings: Config, number: int, steps: int = 60) -> None:
    """A game of chance in which, every few steps, somebody looks on from elsewhere."""
    chance, dice, state, at = Chance(number), Rolls(number), begin(settings, number), 0
    viewers = (*range(settings.players), None)
    for _ in range(steps):
        at += chance.choice((0, 200, 1_500))
        state = xcode.apply(state, Move(None, Tick(), at), dice).state
        if (found := any_action(state, chance)) is None:
            break
        state = xcode.apply(state, Move(found[0], found[1], at), dice).state
        if state.end is not None:
            break
        _compare(state, chance.choice(viewers), at, chance)


@pytest.mark.rule("XC-50", "XC-10")
@pytest.mark.parametrize("level", [*LEVELS, *MISSIONS])
def test_xc_50_hands_and_the_order_of_the_pile_are_betrayed_to_nobody(level: str) -> None:
    for number, players in enumerate((2, 3, 5, 8)):
        overdraw = ("refused", "loses-hand")[number % 2]
        _check(config(players, level, overdraw=overdraw), number)


@pytest.mark.rule("XC-50")
def test_xc_50_all_hands_are_shown_once_it_is_over_and_not_before() -> None:
    state = table("5< 5> 1<", "5< 2> 3>")
    over = xcode.apply(state, Move(None, Tick(), FAR), Rolls(1)).state

    for viewer in (0, 1, None):
        assert () == xcode.view_for(state, viewer).shown
        assert (("5<", "5>", "1<"), ("5<", "2>", "3>")) == xcode.view_for(over, viewer).shown


# Whoever betrays something is found


def test_hands_shown_during_play_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _with_view(monkeypatch, shown=lambda state, _seat: state.hands)

    with pytest.raises(AssertionError):
        _hunt()


def _hunt(level: str = "level-1") -> None:
    for number in range(12):
        _check(config(3, level), number)


def _with_view(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    sound = xcode.view_for

    def view_for(state: State, seat: Seat | None) -> View:
        found = {name: change(state, seat) for name, change in changes.items()}
        return replace(sound(state, seat), **found)

    monkeypatch.setattr(xcode, "view_for", view_for)


def test_a_hand_shown_to_a_neighbour_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _with_view(monkeypatch, hand=lambda state, seat: state.hands[0 if seat is None else seat - 1])

    with pytest.raises(AssertionError):
        _hunt()


def test_the_next_card_of_the_pile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _with_view(monkeypatch, top=lambda state, _: state.pile[0] if state.pile else None)

    with pytest.raises(AssertionError):
        _hunt()


def test_a_whisper_that_others_hear_is_found() -> None:
    state = begin(config(3))
    said = xcode.apply(state, Move(0, Say("need", "5", 0, 1), 0), Rolls(1))

    assert _received(state, (), 2) == _received(said.state, said.events, 2)
    assert _received(state, (), None) == _received(said.state, said.events, None)
    assert _received(state, (), 1) != _received(said.state, said.events, 1)


def test_a_drawn_card_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xcode, "event_for", lambda event, _: event)

    with pytest.raises(AssertionError):
        _hunt()


def test_a_joker_that_smells_of_fire_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """That a fuse was lit is as good as a joker shown, whosever fuse it is."""
    monkeypatch.setattr(HotJoker, "is_secret", False)

    with pytest.raises(AssertionError):
        _hunt("hot-joker")


def test_a_fuse_that_others_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HotJoker, "mask", staticmethod(lambda note, _: note))

    with pytest.raises(AssertionError):
        _hunt("hot-joker")


def test_an_order_of_fields_known_before_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from knobel.games.xcode.missions import Dark

    monkeypatch.setattr(Dark, "mask", staticmethod(lambda note, _: note))

    with pytest.raises(AssertionError):
        _hunt("dark")
