"""Every numbered rule has a test, and every test cites rules that exist."""

from collections import Counter

import pytest

from tests.kit.numbered import Citation, all_citations, all_rules, citations

RULES = all_rules()
CITATIONS = all_citations()


@pytest.mark.parametrize("number", RULES)
def test_a_numbered_rule_is_shown_by_a_test(number: str) -> None:
    assert any(number in citation.numbers for citation in CITATIONS), f"no test cites {number}"


def test_every_number_stands_for_one_rule() -> None:
    assert {number: n for number, n in Counter(RULES).items() if n > 1} == {}


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    strays = [c for c in CITATIONS if not set(c.numbers) <= set(RULES)]

    assert strays == []


def test_a_citing_test_is_named_after_its_rule() -> None:
    def fits(citation: Citation) -> bool:
        names = [f"test_{number.lower().replace('-', '_')}_" for number in citation.numbers]
        return any(citation.test.startswith(name) for name in names)

    assert [c for c in CITATIONS if not fits(c)] == []


def test_vier3d_has_all_of_its_rules() -> None:
    tens = [(1, 3), (10, 12), (20, 23), (30, 31), (40, 46)]

    assert [f"V3-{n:02}" for first, last in tens for n in range(first, last + 1)] == [
        number for number in RULES if number.startswith("V3-")
    ]


def test_xcode_has_all_of_its_rules() -> None:
    tens = [(1, 4), (10, 11), (20, 31), (40, 42), (50, 50), (60, 67)]

    assert [f"XC-{n:02}" for first, last in tens for n in range(first, last + 1)] == [
        number for number in RULES if number.startswith("XC-")
    ]


def test_events_have_all_of_their_rules() -> None:
    parts = [(1, 9), (10, 29), (30, 38), (40, 52), (55, 57), (60, 62), (65, 65), (70, 71), (80, 84)]

    assert [f"EV-{n:02}" for first, last in parts for n in range(first, last + 1)] == [
        number for number in RULES if number.startswith("EV-")
    ]


def test_the_check_sees_marks_of_all_kinds_of_tests() -> None:
    source = """
class TestThing:
    @pytest.mark.rule("AB-01", "AB-02")
    async def test_ab_01(self): ...

@pytest.mark.rule("AB-03")
@pytest.mark.parametrize("x", [1])
def test_ab_03(x): ...

def test_nothing(): ...
"""

    assert sorted(citations(source, "here")) == [
        ("test_ab_01", "here", ("AB-01", "AB-02")),
        ("test_ab_03", "here", ("AB-03",)),
    ]
