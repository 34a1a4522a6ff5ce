"""Adapters of the port `Store`, which joins `Log`, `Directory`, `Groups` and `Wishes`."""
