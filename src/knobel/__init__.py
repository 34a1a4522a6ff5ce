"""Knobel: three thinking games, played by people, computers and researchers."""

__version__ = "0.1.0"
