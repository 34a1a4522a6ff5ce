"""Tournaments on real and online boards: entry, pairing, results, standing.

Pure functions, as in `match`: time and chance are inputs, and the events of the log are the truth.
docs/rules/events.md numbers the rules.
"""
