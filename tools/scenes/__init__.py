"""What is to be photographed of each game besides what all games have, one module a game."""
