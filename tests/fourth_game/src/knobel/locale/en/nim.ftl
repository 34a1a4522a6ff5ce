# The board of Nim.

nim-piles = Piles
nim-pile = Pile { $number }
nim-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
nim-hidden = hidden
nim-hidden-yours = only you know: { $stones }
nim-take = Take { $count } from pile { $number }
nim-taken = { $name }: { $count } from pile { $number }, { $left } left.
nim-seat = Player { $number }
nim-won = Won together!
nim-lost = Lost together
nim-leaving = A bot takes over your seat. You cannot come back after that.
nim-leaving-page = After five seconds the other player may let a bot play for you. You can return at any time through “My games”.
nim-seats = The player on the first seat begins and must take the last stone.
reason-last-stone = { $winner } took the last stone.
reason-first-player-last = The player who began took the last stone.
reason-second-player-last = The player who began did not get the last stone.
tui-keys-nim = ←↑↓→ or 23, Enter: play · m my pile · r resign · F1 help · q quit
tui-help-nim =
    Take stones from one pile: as many as you like from an open pile, one from a hidden pile (?).
    23 takes three stones from pile 2; ← and → choose the pile, ↑ and ↓ how many.
tui-flag-together = both players play for one side
tui-ask-together = Together
tui-nim-hand-over = This is for { $name } only.
