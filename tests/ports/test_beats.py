"""The port `Beats`: one suite, on every adapter."""

from knobel.service.ports import Store


async def test_the_last_beat_is_remembered(store: Store) -> None:
    assert await store.last_beat() is None
    await store.beat(5)
    await store.beat(7)

    assert await store.last_beat() == 7
