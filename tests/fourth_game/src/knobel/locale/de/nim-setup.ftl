# Setting up Nim, and its settings in words.

nim-goal = Wer spielt wofür?
nim-goal-against = Gegeneinander
nim-goal-against-hint = Wer den letzten Stein nimmt, gewinnt
nim-goal-together = Gemeinsam
nim-goal-together-hint = Ihr gewinnt beide, wenn der letzte Stein an den geht, der begonnen hat
