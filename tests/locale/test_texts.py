"""Five languages that say the same."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from knobel import locale
from knobel.locale import LANGUAGES, negotiate, text
from tools import messages as tool

FOLDER = Path(locale.__file__).parent
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
COUNTS: tuple[float, ...] = (0, 1, 2, 5, 21)


@cache
def entries(language: str, file: str) -> Mapping[str, ast.Message]:
    return {message.id.name: message for message in tool.messages(FOLDER / language / file)}


@cache
def everything(language: str) -> Mapping[str, ast.Message]:
    return {name: found for file in FILES for name, found in entries(language, file).items()}


def test_there_are_five_languages_and_no_others() -> None:
    folders = {folder.name for folder in FOLDER.iterdir() if (folder / "cli.ftl").is_file()}

    assert sorted(LANGUAGES) == ["da", "de", "en", "fr", "nl"]
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    assert list(entries(language, file)) == list(entries("en", file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language: str, file: str) -> None:
    there, here = entries("en", file), entries(language, file)

    assert {name: sorted(tool.facts(here[name])) for name in here} == {
        name: sorted(tool.facts(there[name])) for name in there
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another_so_that_files_can_be_loaded_one_by_one(language: str) -> None:
    texts = [(FOLDER / language / file).read_text(encoding="utf-8") for file in FILES]

    assert [text for text in texts if re.search(r"\{ *-?[a-z]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [
        entry.id.name
        for file in FILES
        for entry in parse((FOLDER / language / file).read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]

    assert sorted(names) == sorted(set(names))


def samples(message: ast.Message) -> Iterator[dict[str, str | float]]:
    """Facts to say a message with: words, and numbers of every kind."""
    kinds = tool.facts(message)
    for number in COUNTS:
        yield {name: number if kind == "number" else "Zoë" for name, kind in kinds.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        source = (FOLDER / language / file).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    for name, message in everything(language).items():
        for facts in samples(message):
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            said, faults = bundle.format_pattern(pattern, facts)

            assert faults == [], (name, faults)
            assert str(said).strip() == said != "", name
            assert "{" not in str(said), name
            for fact in facts.values():
                assert not isinstance(fact, str) or fact in str(said), (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_python_says_is_found(language: str) -> None:
    for name, message in everything(language).items():
        for facts in samples(message):
            assert text(language, name, **facts)


def test_none_is_never_called_one_in_french() -> None:
    """There 0 takes the form of 1, which must not say how many unless it shows the number."""
    called = {
        name: one
        for name, message in everything("fr").items()
        for none, one in [tuple(text("fr", name, **facts) for facts in list(samples(message))[:2])]
        if none == one and re.search(r"\b([Uu]ne?|1)\b", one) and "number" in kinds_of(message)
    }

    assert called == {}


def kinds_of(message: ast.Message) -> set[str]:
    return set(tool.facts(message).values())


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_nearly_nothing_is_left_in_english(language: str) -> None:
    """Some words are the same in two languages; whole sentences are not."""
    there, here = everything("en"), everything(language)
    same = [
        name
        for name in here
        if " " in (words := said(here[name])) and words == said(there[name]) and len(words) > 24
    ]

    assert same == []


def said(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(
        part.value for part in message.value.elements if isinstance(part, ast.TextElement)
    )


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de-AT", "de"),
        ("fr_CH.UTF-8", "fr"),
        ("pt-BR, nl;q=0.5", "nl"),
        ("en;q=0.1, da;q=0.2", "da"),
        ("*", "en"),
        ("", "en"),
        ("C.UTF-8", "en"),
        ("q=;;,,,", "en"),
    ],
)
def test_the_best_language_is_chosen(wanted: str, language: str) -> None:
    assert negotiate(wanted) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pitch_beside_balls_of_three_colours_does_not_name_two(language: str) -> None:
    pitch = text(language, "vier3d-pitch").lower()
    colours = [text(language, f"vier3d-{colour}").lower() for colour in ("red", "blue", "yellow")]

    assert [colour for colour in colours if colour in pitch] == []
