# Setting up Nim, and its settings in words.

nim-goal = Wie speelt waarvoor?
nim-goal-against = Tegen elkaar
nim-goal-against-hint = Wie de laatste steen pakt, wint
nim-goal-together = Samen
nim-goal-together-hint = Jullie winnen allebei als de speler die begon de laatste steen pakt
