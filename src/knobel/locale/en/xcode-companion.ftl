# X-Code with a real deck.

xcode-companion-prepare = Prepare the table
xcode-companion-out = Back into the box
xcode-companion-out-none = Nothing: all 66 cards are in play.
xcode-companion-jokers = { $count ->
    [one] one joker
   *[other] { $count } jokers
}
xcode-companion-left = { $count ->
    [one] one time card with an arrow to the left
   *[other] { $count } time cards with an arrow to the left
}
xcode-companion-right = { $count ->
    [one] one time card with an arrow to the right
   *[other] { $count } time cards with an arrow to the right
}
xcode-companion-deal = Shuffle and deal
xcode-companion-deal-text = Everybody gets { $dealt } of the { $cards } cards. The other { $pile } are the draw pile, face down.
xcode-companion-hand = Hand limit
xcode-companion-limit = { $count ->
    [one] cards at most in a hand, with one player
   *[other] cards at most in a hand, with { $count } players
}
xcode-companion-sets = Sets
xcode-companion-sets-text = A code needs { $code } matching cards. { $time } time cards turn the sand timer.
xcode-companion-mission = The mission
xcode-companion-how-rows = Crack the plan row by row, 1 2 3 first. Tap each field as you crack it; the next row opens by itself.
xcode-companion-how-silence = Nobody may speak in the second half of each of the first four minutes: from 0:30 to 1:00, 1:30 to 2:00, 2:30 to 3:00 and 3:30 to 4:00. The screen tells you when.
xcode-companion-how-second-glass = A small sand timer of one minute runs too. Tap each field as you crack it: that fills the small one up. If it runs out, you have all lost.
xcode-companion-how-turncoat = Every 20 seconds the arrows of one symbol turn round: from then on its cards travel the other way. The fields show which symbols have turned. Tap each field as you crack it.
xcode-companion-how-hot-joker = Number yourselves from 1. Tap your number when you take a joker, and again when your last one is gone. If it still burns after 20 seconds, you lose your whole hand to the discard pile.
xcode-companion-how-cut-cable = Number yourselves clockwise from 1. The screen says which two neighbours cannot trade right now.
xcode-companion-how-dark = Only the fields that are lit may be cracked. Tap each field as you crack it, and the next one lights up.
xcode-companion-start = Start the sand
xcode-companion-turn = Turn the timer
xcode-companion-won = All cracked!
xcode-companion-warning = { $seconds ->
    [60] One minute left
    [one] One second left
   *[other] { $seconds } seconds left
}
xcode-companion-speak = You may speak again.
xcode-companion-arrows-turned = The arrows of { $symbol } have turned.
xcode-companion-cable-cut = Cable cut: { $one } and { $two }.
xcode-companion-cable-whole = No cable is cut.
xcode-companion-burnt = { $name } loses the whole hand!
xcode-companion-holders = Who has a joker
xcode-companion-holds = { $name } has a joker
xcode-companion-tally = { $count } of 12 cracked.
xcode-companion-field-cracked = { $symbol }: cracked
xcode-companion-next = Prepare { $level }
xcode-companion-setup = Players and level
xcode-companion-again = Play again
