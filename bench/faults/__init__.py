"""Faults of nodes and of the services that they share, under people who play."""
