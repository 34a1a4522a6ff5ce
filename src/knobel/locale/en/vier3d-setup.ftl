# Setting up Vier-gewinnt 3D, and its settings in words.

new-variant = Which goal?
variant-first-line = First line wins
variant-first-line-hint = The first to complete a line of four wins at once
variant-most-lines = Most lines win
variant-most-lines-hint = All 64 places are filled, then the lines count
new-yellow = Yellow balls
yellow-balanced = Yellow shared out
yellow-balanced-hint = Each player gets some and decides when to play them
yellow-free = Yellow free
yellow-free-hint = One shared stock, free choice every turn
yellow-none = Without yellow
yellow-none-hint = Only red and blue
yellow-three-players = Three players
yellow-three-players-hint = Yellow is a player too
new-colour = Your colour
colour-lot = By lot
new-clock = Clock
clock-none = None
clock-per-move = Per move
clock-total = Whole game
clock-per-move-time = Time per move
clock-total-time = Time per player
clock-increment = Extra per move
clock-says-none = No clock
clock-says-per-move = { $time } per move
clock-says-total = { $time } per player, { $increment } s more per move
