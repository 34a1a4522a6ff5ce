"""Tournaments: open one, enter, pair, report, and play its bouts at screens."""
