"""Marks, quotes and words as each language sets them; docs/glossary.md says which words are ours."""

import re
from pathlib import Path

import pytest

import knobel
from knobel.locale import LANGUAGES

LOCALE = Path(knobel.__file__).parent / "locale"
NOT_SEEN = re.compile(r"^[a-z0-9-]+ =|\$\w+|#.*")
"""Ids, variables and comments."""


def lines(language: str) -> list[str]:
    """What people see of every line."""
    return [
        NOT_SEEN.sub("", line)
        for file in sorted((LOCALE / language).glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]


def with_words(language: str, words: str) -> list[str]:
    found = re.compile(rf"\b({words})\b", re.IGNORECASE)
    return [line for line in lines(language) if found.search(line)]


def test_french_marks_keep_to_their_word() -> None:
    """A no-break space before ; : ! ? » and after «, so that no line begins with them."""
    assert [] == [line for line in lines("fr") if re.search(r"\S [;:!?»]|« ", line)]


@pytest.mark.parametrize(
    ("language", "opening", "closing"),
    [("de", "„", "“"), ("fr", "«", "»"), ("nl", "“", "”"), ("en", "“", "”"), ("da", "»", "«")],
)
def test_quotes_are_those_of_the_language(language: str, opening: str, closing: str) -> None:
    strangers = set("„“”«»‘") - {opening, closing}

    for line in lines(language):
        assert strangers.isdisjoint(line), line
        assert line.count(opening) == line.count(closing), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: str) -> None:
    assert [] == [line for line in lines(language) if re.search(r"\w'\w", line)]


def test_french_says_vous() -> None:
    assert [] == with_words("fr", "tu|ton|ta|tes|toi")


def test_dutch_says_je() -> None:
    assert [] == with_words("nl", "uw")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Ringe?n?|Zeitkarten?"),
        ("fr", "pions?|knockouts?|craqu\\w+"),
        ("nl", "ring(en)?|kruis(en)?|knockout|vak(ken)?|lezing"),
        ("en", "sandglass|lays?|laid|laying|on turn|whoever"),
        ("da", "knockout-felt(er)?|plade|stang|terningen|læsning"),
    ],
)
def test_words_that_the_glossary_replaced_stay_away(language: str, words: str) -> None:
    assert [] == with_words(language, words)
