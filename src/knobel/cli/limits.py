"""The command `limits`, and the option that changes them."""

import argparse
import math
from collections.abc import Sequence
from typing import get_type_hints

from msgspec.structs import asdict

from knobel.cli.speech import Complaint, say
from knobel.service.limits import DEFAULTS, Limits


def limits(_options: argparse.Namespace) -> int:
    for field, value in asdict(DEFAULTS).items():
        name = field.replace("_", "-")
        print(f"{name}={value}\n    {say(f'limit-{name}')}")
    return 0


def limits_of(given: Sequence[str]) -> Limits:
    """The limits with these changed, each written as `name=value`."""
    changes: dict[str, float] = {}
    kinds = {name.replace("_", "-"): kind for name, kind in get_type_hints(Limits).items()}
    for each in given:
        name, _, value = each.partition("=")
        if name not in kinds:
            raise Complaint("cli-limit-unknown", name=name, names=", ".join(kinds))
        kind = kinds[name]
        try:
            changes[name.replace("-", "_")] = number = kind(value)
        except (ValueError, OverflowError):
            number = 0
        if not 0 < number < math.inf:
            words = "whole" if kind is int else "any"
            raise Complaint("cli-limit-value", name=name, value=value, kind=words)
    return Limits(**changes)  # type: ignore[arg-type] # each value is of the type of its field
