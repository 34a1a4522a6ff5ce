"""The log does not hold what spectators need to watch."""

import pytest
from msgspec.structs import replace

from knobel.catalog import read_header
from knobel.core.dice import Tape
from knobel.core.game import Illegal
from knobel.service import names, wire
from knobel.service.ports import MatchSummary, NotFound, Store
from knobel.service.seal import Seal
from tests.kit.harness import SEAL, Harness, opened


async def test_the_log_holds_only_the_digest_of_a_spectators_secret(log: Store) -> None:
    async with opened(log) as harness:
        anna, _ = await harness.pair()
        (card,) = await log.page("", 100)
        stored = [await log.header(anna.id), *await log.read(anna.id)]

        assert card.watch == names.digest(anna.watch)
        assert not any(anna.watch.encode() in line for line in stored)
        assert read_header(stored[0]).watch == card.watch


async def test_the_secret_is_the_same_after_a_restart(log: Store) -> None:
    async with opened(log) as harness:
        anna, bo = await harness.pair()
        harness.service._matches._live.clear()  # as if nobody had looked at it for long
        screen = await harness.follow(anna.id, bo.token)

        assert screen.match["watch"] == anna.watch
        assert (await harness.service.watched(anna.watch)).id == anna.id
        await harness.follow(anna.id, anna.watch)


def test_every_match_and_every_key_has_secrets_of_its_own() -> None:
    secrets = [SEAL.watch(match) for match in ("k7m2x9q4tw3b", "k7m2x9q4tw3c")]

    assert len(set(secrets)) == 2
    assert all(len(secret) == 32 and secret.isalnum() for secret in secrets)
    assert SEAL.watch("k7m2x9q4tw3b") != Seal(b"another key").watch("k7m2x9q4tw3b")


@pytest.mark.parametrize("seal", [SEAL, Seal(b"another key")], ids=["same key", "lost key"])
async def test_what_is_stored_lets_nobody_watch(log: Store, second_log: Store, seal: Seal) -> None:
    async with opened(log) as harness, opened(second_log, seal=seal) as again:
        anna, _ = await harness.pair()
        (card,) = await log.page("", 100)

        with pytest.raises(NotFound):
            await again.service.watched(card.watch)
        with pytest.raises(Illegal, match="wrong-token"):
            await again.follow(anna.id, card.watch)


async def test_with_another_key_old_links_end_and_the_match_goes_on(
    log: Store, second_log: Store
) -> None:
    async with opened(log) as harness, opened(second_log, seal=Seal(b"another key")) as again:
        anna, _ = await harness.pair()

        with pytest.raises(NotFound):
            await again.service.watched(anna.watch)
        screen = await again.follow(anna.id, anna.token)
        assert screen.match["watch"] != anna.watch
        await again.drop(anna.id, "a1")


async def test_a_match_that_was_stored_with_its_secret_can_still_be_watched(log: Store) -> None:
    secret = "0123456789abcdefghijklmnopqrstuv"
    async with opened(log) as harness:
        anna, _ = await harness.pair()
        stored = read_header(await log.header(anna.id))
        old = replace(stored, id="old", code="OLD", watch=secret, sealed=False)
        await log.open(MatchSummary("old", "OLD", secret, old.opened), wire.encode(old))

        assert (await harness.service.watched(secret)).watch == secret
        await harness.follow("old", secret)


@pytest.mark.parametrize("token", ["", "x", "ü", "\ud800", "a" * 80])
async def test_odd_secrets_are_refused(harness: Harness, token: str) -> None:
    anna, _ = await harness.pair()

    with pytest.raises(NotFound):
        await harness.service.watched(token)
    with pytest.raises(Illegal, match="wrong-token"):
        await harness.follow(anna.id, token)


def test_a_seal_is_made_with_the_given_dice() -> None:
    assert Seal.made(Tape(*range(32))) == Seal(bytes(range(32)))
