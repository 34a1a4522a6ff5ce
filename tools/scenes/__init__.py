"""The screens of each game that the other games do not have, one module per game."""
