"""Traces: a move's command and its line belong together, and carry no secret."""

from typing import Any

from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from knobel.machine.meters import metered
from knobel.machine.tracing import TracedMeters
from knobel.stores.memory import MemoryStore
from tests.kit.wires import wired


async def test_the_spans_of_a_move_share_a_trace_and_no_secret(folder: Any) -> None:
    exporter = InMemorySpanExporter()
    meters = TracedMeters(exporter)
    async with wired(folder, metered(MemoryStore(), meters), meters=meters) as wire:
        tickets = await wire.pair()
        socket = await wire.following(tickets[0])
        told = await socket.drop("a1")
    meters.close()
    spans = exporter.get_finished_spans()
    [command] = [span for span in spans if span.name == "command"]
    lines = [span for span in spans if span.name == "append"]
    same = [span for span in lines if span.context.trace_id == command.context.trace_id]

    assert command.attributes == {
        "knobel.command": "a1-1",
        "knobel.match": tickets[0]["id"],
        "knobel.version": str(told["v"]),
    }
    assert len(same) == 1
    assert len(lines) > 1
    text = "".join(span.to_json() for span in spans)
    for ticket in tickets:
        assert not [secret for secret in ("token", "watch", "code") if ticket[secret] in text]
