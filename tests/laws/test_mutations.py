"""Every law finds the fault that was planted for it; one that finds nothing proves nothing."""

import pytest

from tests.laws.faults import CAUGHT, FAULTS, Fault
from tests.laws.laws import LAWS

PLANTED = [(law, fault) for law, faults in FAULTS.items() for fault in faults]


@pytest.mark.parametrize(
    ("law", "fault"), PLANTED, ids=[f"{law}:{fault.__name__}" for law, fault in PLANTED]
)
def test_the_law_finds_its_fault(law: str, fault: Fault) -> None:
    with pytest.raises(CAUGHT):
        LAWS[law](fault())


def test_every_law_has_a_fault_to_find() -> None:
    assert list(FAULTS) == list(LAWS)
