"""Traces: a move's command and its line belong together, and carry no secret."""

from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from knobel.machine.meters import metered
from knobel.machine.tracing import TracedMeters, traced
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


def test_a_collector_gets_the_spans() -> None:
    got: list[bytes] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Keep the output of the tests clean."""

    with HTTPServer(("127.0.0.1", 0), Collector) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        meters = traced(f"http://127.0.0.1:{server.server_port}/v1/traces")
        meters.answer("m-1", "c-1", 0.0, 8, is_move=True)
        meters.close()
        server.shutdown()
        thread.join()

    assert len(got) == 1
    assert all(word in got[0] for word in (b"command", b"m-1", b"c-1"))
