"""Orders: what somebody asks for when they open a match, and the header that follows from it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from knobel.catalog import GameDefinition, Unreadable, game_named
from knobel.core.game import Illegal
from knobel.match import Header, SeatSetup, Series, clean_name
from knobel.match import commands as do
from knobel.service import names
from knobel.service.ports import World


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["person", "bot"] = "person"
    level: str | None = None
    mine: bool = False


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """The match that somebody asks for."""

    game: str
    seats: tuple[SeatOrder, ...]
    config: dict[str, Any] = {}
    name: do.Name = ""
    order: Literal["seated", "lot"] = "seated"
    best_of_two: bool = False
    group: Annotated[str, Meta(min_length=16, max_length=80)] | None = None
    """The secret of a group that has played before; the server keeps what a group has won."""
    key: Annotated[str, Meta(min_length=16, max_length=80)] | None = None
    """Made by the client at random: an order with the same key leads to the same match."""


class Ticket(Struct, frozen=True):
    """What a person receives when they open or join a match."""

    id: str
    code: str
    token: str
    watch: str


def plan(order: Order, token: str | None, world: World) -> tuple[Header, str]:
    """The header of the match, and its opener's secret, new if none is given; or `Illegal`."""
    definition = definition_of(order.game)
    config = settings_of(definition, order.config)
    seats = len(definition.game.sides(config))
    if len(order.seats) != seats:
        raise Illegal("wrong-number-of-seats", seats=seats)
    for wanted in order.seats:
        if wanted.kind == "bot" and wanted.level not in definition.levels:
            raise Illegal("no-such-level", level=wanted.level)
        if wanted.kind == "bot" and wanted.mine:
            raise Illegal("seat-taken")
    if any(wanted.mine for wanted in order.seats):
        clean_name(order.name)
    dice = world.dice()
    if token is None:
        token = names.new_secret(dice) if order.key is None else names.opener_of(order.key)
    header = Header(
        id=names.new_id(dice) if order.key is None else names.opened_by(order.key),
        code=names.new_code(dice),
        watch="",  # `Seal` derives it from the id
        game=definition.name,
        rules=definition.rules,
        config=config,
        places=tuple(SeatSetup(wanted.kind, wanted.level) for wanted in order.seats),
        opened=world.now(),
        opener=names.digest(token),
        order=order.order,
        series=Series(2, 1, (0,) * seats) if order.best_of_two else None,
        group=(order.group or names.new_secret(dice)) if definition.ladder is not None else "",
    )
    return header, token


def definition_of(game: str) -> GameDefinition:
    """The game of this name, or `Illegal`."""
    try:
        return game_named(game)
    except Unreadable as fault:
        raise Illegal("no-such-game", game=game) from fault


def settings_of(definition: GameDefinition, config: dict[str, Any]) -> Any:
    """The game's configuration that these settings describe, or `Illegal`."""
    try:
        return definition.read_config(config)
    except Unreadable as fault:
        raise Illegal("bad-config", why=str(fault)) from fault
