# The board of Nim.

nim-piles = Bunker
nim-pile = Bunke { $number }
nim-stones = { $count ->
    [one] én sten
   *[other] { $count } sten
}
nim-hidden = skjult
nim-hidden-yours = kun du ved: { $stones }
nim-take = Tag { $count } fra bunke { $number }
nim-taken = { $name }: { $count } fra bunke { $number }, { $left } tilbage.
nim-seat = Spiller { $number }
nim-won = Vundet sammen!
nim-lost = Tabt sammen
nim-leaving = En bot overtager din plads. Derefter kan du ikke komme tilbage.
nim-leaving-page = Efter fem sekunder må den anden lade en bot træde til for dig. Under »Mine spil« kan du altid vende tilbage.
nim-seats = Den første plads begynder og skal tage den sidste sten.
reason-last-stone = { $winner } tog den sidste sten.
reason-first-player-last = Den, der begyndte, tog den sidste sten.
reason-second-player-last = Den, der begyndte, fik ikke den sidste sten.
tui-keys-nim = ←↑↓→ eller 23, Enter: træk · m min bunke · r giv op · F1 hjælp · q slut
tui-help-nim =
    Tag sten fra én bunke: så mange du vil fra en åben bunke, én fra en skjult bunke (?).
    23 tager tre sten fra bunke 2; ← og → vælger bunken, ↑ og ↓ antallet.
tui-flag-together = begge spiller på samme side
tui-ask-together = Sammen
tui-nim-hand-over = Dette er kun til { $name }.
