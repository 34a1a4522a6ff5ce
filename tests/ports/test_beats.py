"""The port `Beats`: one suite, on every adapter."""

from knobel.service.ports import Outage, Store


async def test_the_last_beat_is_remembered(store: Store) -> None:
    assert await store.last_beat() is None
    await store.beat(5)
    await store.beat(7)

    assert await store.last_beat() == 7


async def test_outages_are_remembered_in_their_order(store: Store) -> None:
    assert list(await store.outages()) == []
    outages = [Outage(None, 3), Outage(5, 8), Outage(5, 9)]
    for outage in outages:
        await store.note_outage(outage)

    assert list(await store.outages()) == outages
