"""Adapters of the port `Log`."""
