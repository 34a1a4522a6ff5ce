# The rules of Nim, in our words.

nim-rules-lead = For two players, against each other or together. All you need at a real table are stones and two cups.
nim-rules-piles-title = The piles
nim-rules-piles = There are five piles of stones.
nim-rules-piles-1 = Three are open, with 3, 4 and 5 stones.
nim-rules-piles-2 = Two are hidden, with 1 to 5 stones. Each player has looked at one of them.
nim-rules-move-title = A move
nim-rules-move = You take turns, and take stones from one pile.
nim-rules-move-1 = From an open pile, take as many as you like, but at least one.
nim-rules-move-2 = From a hidden pile, take exactly one. Then the pile is open.
nim-rules-end-title = The end
nim-rules-end = The game ends with the last stone of all.
nim-rules-end-1 = Against each other, the player who takes it wins.
nim-rules-end-2 = Together, you both win if the player who began takes it.
