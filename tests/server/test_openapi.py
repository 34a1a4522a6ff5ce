"""The calls keep what the OpenAPI document says of them, whatever is sent."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from knobel.server.errors import STATUS
from tests.kit.wires import NAME, Wire, static_files, wired

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


class Server:
    """A server for all examples, and the loop that it runs in."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._around = wired(static_files(folder))
        self.wire: Wire = self._runner.run(self._around.__aenter__())
        self._calls = 0

    def prepared(self) -> dict[str, str]:
        """The names and the secret of a match that has just begun."""
        anna, _ = self._runner.run(self.wire.harness.pair())
        return {"match": anna.id, "code": anna.code, "watch": anna.watch, "token": anna.token}

    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = self._runner.run(self.wire.get("/schema/openapi.json")).json()
        return found

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Each call from another address, so that no limit of an address is reached."""
        self._calls += 1
        client = f"198.51.{self._calls // 250 % 250}.{self._calls % 250}"
        return self._runner.run(self.wire.call(method, path, client=client, **more))

    def close(self) -> None:
        self._runner.run(self._around.__aexit__(None, None, None))
        self._runner.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("calls") / "static")
    yield server
    server.close()


few = settings(max_examples=10, deadline=None, suppress_health_check=[*HealthCheck])


def _check(server: Server, case: Any) -> None:
    asked = requests.Request(**case.as_transport_kwargs(base_url=f"http://{NAME}")).prepare()
    headers = [(k.encode("latin-1"), _bytes(v)) for k, v in asked.headers.items()]
    url = str(asked.url).removeprefix(f"http://{NAME}")
    answer = server.send(str(asked.method), url, headers=headers, content=asked.body)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "facts"}


def _bytes(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode("latin-1", "replace")


def _calls(server: Server) -> Iterator[Any]:
    for found in schemathesis.openapi.from_dict(server.document()).get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


@pytest.mark.parametrize("mode", [*GenerationMode])
def test_whatever_is_sent_the_answer_is_documented(server: Server, mode: GenerationMode) -> None:
    for call in _calls(server):

        @few
        @given(call.as_strategy(generation_mode=mode))
        def send(case: Any) -> None:
            _check(server, case)

        with suppress(Unsatisfiable):  # where nothing is asked, nothing can be wrong
            send()


def test_the_same_holds_where_there_is_a_match(server: Server) -> None:
    for call in _calls(server):

        @few
        @given(call.as_strategy())
        def send(case: Any) -> None:
            known = server.prepared()
            for name in {"match", "code", "watch"} & set(case.path_parameters):
                case.path_parameters[name] = known[name]
            case.headers["Authorization"] = f"Bearer {known['token']}"
            _check(server, case)

        send()


def test_every_call_tells_how_it_may_be_refused(server: Server) -> None:
    for path, calls in server.document()["paths"].items():
        for method, call in calls.items():
            missing = {str(status) for status in STATUS.values()} - {"500"} - set(call["responses"])

            assert missing == set(), (method, path)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "POST"])
def test_a_method_that_is_not_there_is_refused_with_those_that_are(
    method: str, server: Server
) -> None:
    answer = server.send(method, "/api/catalog")

    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]
