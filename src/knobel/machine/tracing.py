"""Traces of commands, for OpenTelemetry; needs the packages of the extra `tracing`.

A span is written when its work is done, from the same calls that update the metrics, so commands
need not carry a context.  The id of its trace is derived from the match and the version that the
command became.  Every node knows both, so the work of several nodes for one move is one trace.
"""

import time
from hashlib import blake2b

from opentelemetry.context import Context
from opentelemetry.sdk.resources import SERVICE_NAME, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.sdk.trace.id_generator import RandomIdGenerator

from knobel.machine.meters import PlainMeters


class _Ids(RandomIdGenerator):
    """Gives spans the trace id that was set last."""

    trace = 1

    def generate_trace_id(self) -> int:
        return self.trace


class TracedMeters(PlainMeters):
    """Counts like `PlainMeters`, and writes a span for every command and every line."""

    def __init__(self, exporter: SpanExporter) -> None:
        super().__init__()
        self._ids = _Ids()
        resource = Resource.create({SERVICE_NAME: "knobel"})
        self._provider = TracerProvider(resource=resource, id_generator=self._ids)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("knobel")

    def append(self, match: str, version: int, since: float, fault: Exception | None, /) -> None:
        super().append(match, version, since, fault)
        outcome = "stored" if fault is None else type(fault).__name__
        self._write("append", match, version, since, {"outcome": outcome})

    def answer(
        self, match: str, command: str, since: float, version: int, /, *, is_move: bool
    ) -> None:
        super().answer(match, command, since, version, is_move=is_move)
        self._write("command", match, version, since, {"command": command})

    def _write(
        self, name: str, match: str, version: int, since: float, facts: dict[str, str]
    ) -> None:
        ended = time.time_ns()
        begun = ended - round((time.perf_counter() - since) * 1e9)
        named = blake2b(f"{match} {version}".encode(), digest_size=16).digest()
        self._ids.trace = int.from_bytes(named, "big")
        attributes = {f"knobel.{fact}": value for fact, value in facts.items()}
        attributes |= {"knobel.match": match, "knobel.version": str(version)}
        span = self._tracer.start_span(name, Context(), attributes=attributes, start_time=begun)
        span.end(ended)

    def close(self) -> None:
        """Send the remaining spans."""
        self._provider.shutdown()


def traced(url: str) -> TracedMeters:
    """Traces that are sent to this collector with OTLP over HTTP."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
        OTLPSpanExporter,
    )

    return TracedMeters(OTLPSpanExporter(endpoint=url))
