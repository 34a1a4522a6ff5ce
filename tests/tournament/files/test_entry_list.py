"""The list of entrants as a CSV file."""

import pytest

from bench.evenings import Evening
from knobel.core.game import Illegal
from knobel.tournament import entry_list
from knobel.tournament.commands import Enter
from knobel.tournament.values import MOST_ENTRANTS


def test_what_is_written_is_read_again() -> None:
    evening = Evening()
    for name in ('Semi;colon "quoted"', "=1+1", "Žofie, the second", "'tis"):
        evening.enter(name)
    evening.enter("Away", is_remote=True)

    text = entry_list.write(evening.t)

    assert "'=1+1" in text
    assert [(e.name, e.is_remote) for e in evening.t.entrants] == [
        (entry.name, entry.is_remote) for entry in entry_list.read(text)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Ada\nBo\n",
        "name;size;remote\r\nAda;1;no\r\nBo;1;\r\n",
        "\ufeffRemote,Name,Club\nno,Ada,X\n,Bo,Y\n",
        "\n\nAda\n  \n Bo \n",
    ],
)
def test_columns_may_be_named_or_left_out(text: str) -> None:
    assert (Enter("Ada"), Enter("Bo")) == entry_list.read(text)


def test_teams_and_people_elsewhere_are_marked() -> None:
    assert (Enter("Foxes", 3, True),) == entry_list.read("name,size,remote\nFoxes,3,x\n")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("name;size\n", 1),
        ("Ada\nADA\n", 2),
        ("Ada;0\n", 1),
        ("Ada;nine\n", 1),
        ("Ada;1;perhaps\n", 1),
        ("name;size\nAda;1\n;2\n", 3),
        ("Ada;1\n\u200b;1\n", 2),
        ("Ada;1\n\u3164;1\n", 2),
        ("Ada;1\nA\u3164da;1\n", 2),
        ('Ada\n"open;1\n', 2),
        ("\n".join(f"P{n}" for n in range(MOST_ENTRANTS + 1)), MOST_ENTRANTS + 1),
    ],
)
def test_a_broken_list_is_refused_with_the_number_of_its_line(text: str, line: int) -> None:
    with pytest.raises(Illegal, match="event-bad-file") as refused:
        entry_list.read(text)

    assert {"line": line} == refused.value.facts


def test_a_list_that_is_right_is_refused_if_it_is_too_long() -> None:
    longest = "Ada\nBo".ljust(entry_list.MOST_CHARACTERS, "\n")
    assert [entry.name for entry in entry_list.read(longest)] == ["Ada", "Bo"]

    with pytest.raises(Illegal, match="event-bad-file"):
        entry_list.read(longest + "\n")
