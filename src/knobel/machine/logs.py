"""How logs are written: events with facts, as text for people or as JSON for programs.

Modules log with the standard library and pass facts in `extra`.  Secrets are never written: facts
are dropped by name, and everything that looks like a secret is masked, even in tracebacks, which
may quote the value that caused the fault.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

SECRET_NAMES = frozenset(
    [
        "auth",
        "authorization",
        "code",
        "endpoint",
        "group",
        "key",
        "p256dh",
        "password",
        "secret",
        "seal",
        "token",
        "watch",
    ]
)
"""Facts that are never written."""
MASK = "***"
SECRETS = (
    (re.compile(r"(?<![\w-])(?=[\w-]*\d)[A-Za-z0-9_-]{28,}(?![\w-])"), MASK),
    (re.compile(r"(://[^\s:/@]*):[^\s/@]+@"), rf"\1:{MASK}@"),
    (
        re.compile(r"(?i)(\b(?:code|password|secret|token)['\"]?\s*[:=]\s*['\"]?)[^\s'\",}]+"),
        rf"\1{MASK}",
    ),
    (re.compile(r"(/(?:w|g|j|api/watch|api/groups|api/codes)/)[^\s/?\"']+"), rf"\1{MASK}"),
)
"""Long words with a digit, such as tokens and keys; passwords and secrets in addresses."""
PUBLIC_NAMES = frozenset(("match", "command", "timestamp", "level", "logger"))
"""Facts that are written as they are: a command has the id that its client gave it."""


_USUAL = frozenset((*vars(logging.makeLogRecord({})), "message", "taskName"))
"""What every record has; everything else is a fact."""


def configure(kind: str, level: str, stream: TextIO | None = None) -> None:
    """Write all logs of this process in this format, from this level upwards."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(PlainText() if kind == "plain" else Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("knobel").setLevel(level.upper())


class Json(logging.Formatter):
    """An event with its facts, as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self._event(record))

    def _event(self, record: logging.LogRecord) -> dict[str, Any]:
        event = {
            "event": record.getMessage(),
            "level": record.levelname.lower(),
            "logger": record.name,
            **{name: fact for name, fact in vars(record).items() if name not in _USUAL},
            "timestamp": datetime.fromtimestamp(record.created, UTC)
            .isoformat()
            .replace("+00:00", "Z"),
        }
        if record.exc_info:
            event["exception"] = self.formatException(record.exc_info)
        return without_secrets(event)


class PlainText(Json):
    """An event with its facts, as a line for people; a traceback follows it."""

    def format(self, record: logging.LogRecord) -> str:
        event = self._event(record)
        head = [event.pop(name) for name in ("timestamp", "level", "event", "logger")]
        trace = event.pop("exception", None)
        facts = "".join(f" {name}={fact}" for name, fact in event.items())
        line = "{} [{:<8}] {:<30} [{}]".format(*head) + facts
        return line if trace is None else f"{line}\n{trace}"


def without_secrets(event: dict[str, Any]) -> dict[str, str]:
    """The facts that may be written and have a value; whatever looks like a secret is masked."""
    return {
        name: str(fact) if name in PUBLIC_NAMES else masked(str(fact))
        for name, fact in event.items()
        if name.lower() not in SECRET_NAMES and fact is not None
    }


def masked(text: str) -> str:
    for pattern, by in SECRETS:
        text = pattern.sub(by, text)
    return text
