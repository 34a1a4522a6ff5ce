"""Whether viewers who are told only what changes know what who comes now is shown."""

from collections.abc import Sequence

import msgspec

from knobel.catalog import GameDefinition
from knobel.match import Entry, Match
from knobel.service import wire
from knobel.service.updates import UpdateWriter
from tests.kit.harness import Screen


def tell(
    definition: GameDefinition,
    entry: Entry,
    before: Match,
    after: Match,
    keys: Sequence[str | None],
) -> list[bytes]:
    """Tell these viewers what the entry brings, and see that it is just that; the messages."""
    news = UpdateWriter(definition, entry, before, after, entry.wall)
    messages: list[bytes] = []
    for key in keys:
        old, new = Screen(), Screen()
        face = wire.viewer_state(definition, before, key)
        old.tell(wire.welcome(definition, before, face, entry.wall))
        faces = {key: face}
        message, face = news.tell(faces)[key], faces[key]
        assert face == wire.viewer_state(definition, after, key), "a face is out of date"
        old.tell(message)
        new.tell(wire.welcome(definition, after, face, entry.wall))
        assert old.face == new.face, "an update does not tell what has changed"
        shown = msgspec.json.encode(wire.events_for(definition, entry, face.match.you))
        heard = old.heard[-1].get("events", [])
        assert heard == msgspec.json.decode(shown), "somebody hears too much or too little"
        messages.append(message)
    return messages
