# Setting up Nim, and its settings in words.

nim-goal = Who plays for what?
nim-goal-against = Against each other
nim-goal-against-hint = The player who takes the last stone wins
nim-goal-together = Together
nim-goal-together-hint = You both win if the player who began takes the last stone
