"""Knobel: thinking games for people, computers and researchers."""

__version__ = "0.1.0"
