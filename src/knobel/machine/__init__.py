"""Adapters of the ports `World` and `Workers`: this machine's clock, chance and processors."""
