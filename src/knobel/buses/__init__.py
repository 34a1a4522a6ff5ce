"""Adapters of the port `Bus`."""
