"""Adapters of the port `Store`, which joins `Log`, `Directory` and `Groups`."""
