"""Confidence intervals of measured shares."""

import math


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share after *n* trials.

    >>> [round(bound, 3) for bound in wilson(0.7, 200)]
    [0.633, 0.759]
    """
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    width = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - width, middle + width
