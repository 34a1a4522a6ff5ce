"""How logs are written: events with facts, as text for people or as JSON for programs.

Modules log with the standard library and pass facts in `extra`.  Secrets are never written: facts
are dropped by name, and everything that looks like a secret is masked, even in tracebacks, which
may quote the value that caused the fault.
"""

import logging
import re
import sys
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

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


def configure(kind: str, level: str, stream: TextIO | None = None) -> None:
    """Write all logs of this process in this format, from this level upwards."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        drop_secrets,
    ]
    renderer: Any = structlog.processors.JSONRenderer()
    if kind == "plain":
        renderer = structlog.dev.ConsoleRenderer(colors=False)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            mask_secrets,
            renderer,
        ],
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("knobel").setLevel(level.upper())


def drop_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Leave out facts whose names mark them as secret, and facts without a value."""
    return {
        name: fact
        for name, fact in event.items()
        if name.lower() not in SECRET_NAMES and fact is not None
    }


def mask_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Mask everything that looks like a secret in the other facts and in the traceback."""
    return {
        name: fact if name in PUBLIC_NAMES else masked(str(fact)) for name, fact in event.items()
    }


def masked(text: str) -> str:
    for pattern, by in SECRETS:
        text = pattern.sub(by, text)
    return text
