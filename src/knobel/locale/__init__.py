"""Texts for people, in five languages, from the Fluent files beside this module.

The web app reads the same files.  Python itself speaks only in the terminal and in the shell of
the page.
"""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "nl", "da")
"""The first is the one for everybody else."""


def text(language: str, message: str, **facts: str | float) -> str:
    """The message in this language."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(_file_with(message, language)))
    found = bundle.get_message(message)
    assert found.value is not None
    spoken, faults = bundle.format_pattern(found.value, dict(facts))
    assert not faults, faults
    return str(spoken)


def negotiate(wanted: str) -> str:
    """The language of ours that fits an `Accept-Language` header, or a locale's name, best.

    >>> negotiate("pt, fr-CH;q=0.8, en;q=0.3")
    'fr'
    >>> negotiate("de_AT.UTF-8")
    'de'
    """
    ranked = []
    for place, part in enumerate(wanted.replace("_", "-").split(",")):
        name, _, weight = part.strip().partition(";q=")
        ranked.append((-_number(weight), place, name.split("-")[0].split(".")[0].lower()))
    for _, _, name in sorted(ranked):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language; empty, because parsing all files takes half a second and 5 MB."""
    return FluentBundle([language], use_isolating=False)


def _file_with(message: str, language: str) -> str:
    """The content of the file that has this message; no message refers to another file."""
    is_there = re.compile(rf"^{re.escape(message)} *=", re.MULTILINE).search
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and is_there(content := file.read_text(encoding="utf-8")):
            return content
    raise LookupError(message)
