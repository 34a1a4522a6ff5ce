"""X-Code for the laws."""

from hypothesis import strategies as st

from tests.kit.xcode import LEVELS, MISSIONS, STRAYS, any_action, config

__all__ = ["CONFIGS", "STRAYS", "any_action"]

CONFIGS = st.builds(
    config,
    st.sampled_from([2, 2, 3, 3, 4, 5, 6, 7, 8]),
    st.sampled_from([*LEVELS, *MISSIONS]),
    overdraw=st.sampled_from(["refused", "loses-hand"]),
    turning=st.sampled_from(["flip", "refill"]),
    countdown=st.sampled_from([0, 0, 3]),
)
