# The board of Nim.

nim-piles = Stapels
nim-pile = Stapel { $number }
nim-stones = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
nim-hidden = verborgen
nim-hidden-yours = alleen jij weet: { $stones }
nim-take = Pak { $count } van stapel { $number }
nim-taken = { $name }: { $count } van stapel { $number }, nog { $left } over.
nim-seat = Speler { $number }
nim-won = Samen gewonnen!
nim-lost = Samen verloren
nim-leaving = Een bot neemt je plaats over. Terug kan dan niet meer.
nim-leaving-page = Na vijf seconden mag de ander een bot voor je laten invallen. Via “Mijn spellen” kun je altijd terug.
nim-seats = De eerste plaats begint en moet de laatste steen pakken.
reason-last-stone = { $winner } pakte de laatste steen.
reason-first-player-last = De speler die begon, pakte de laatste steen.
reason-second-player-last = De speler die begon, kreeg de laatste steen niet.
tui-keys-nim = ←↑↓→ of 23, Enter: zet · m mijn stapel · r opgeven · F1 hulp · q stop
tui-help-nim =
    Pak stenen van één stapel: zoveel je wilt van een open stapel, één van een verborgen stapel (?).
    23 pakt drie stenen van stapel 2; ← en → kiezen de stapel, ↑ en ↓ het aantal.
tui-flag-together = beide spelers spelen voor één kant
tui-ask-together = Samen
tui-nim-hand-over = Dit is alleen voor { $name }.
