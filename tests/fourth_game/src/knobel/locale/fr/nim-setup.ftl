# Setting up Nim, and its settings in words.

nim-goal = Qui joue pour quoi ?
nim-goal-against = L’un contre l’autre
nim-goal-against-hint = Celui qui prend la dernière pierre gagne
nim-goal-together = Ensemble
nim-goal-together-hint = Vous gagnez tous les deux si le joueur qui a commencé prend la dernière pierre
