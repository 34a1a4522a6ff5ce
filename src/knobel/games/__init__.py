"""The rules of the games, one package each; they do not know each other."""
