"""The port `Groups`: one suite, on every adapter."""

from knobel.core.capabilities import Attempt
from knobel.service.ports import Store


async def test_what_a_group_has_played_is_kept_once_and_in_order(store: Store) -> None:
    lost, won = Attempt("one", False, 180_000), Attempt("one", True, 93_500)
    for group, match, attempt in (("a", "n", lost), ("b", "k", won), ("a", "m", won)):
        await store.note_attempt(group, match, attempt)
    await store.note_attempt("a", "n", won)  # as it was first told
    await store.delete("m")

    assert list(await store.attempts("a")) == [lost, won]
    assert list(await store.attempts("b")) == [won]
    assert list(await store.attempts("c")) == []
