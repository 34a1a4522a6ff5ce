# Setting up Nim, and its settings in words.

nim-goal = Hvem spiller for hvad?
nim-goal-against = Mod hinanden
nim-goal-against-hint = Den, der tager den sidste sten, vinder
nim-goal-together = Sammen
nim-goal-together-hint = I vinder begge, hvis den, der begyndte, tager den sidste sten
