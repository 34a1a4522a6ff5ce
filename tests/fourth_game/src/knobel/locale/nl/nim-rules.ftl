# The rules of Nim, in our words.

nim-rules-lead = Voor twee spelers, tegen elkaar of samen. Aan een echte tafel heb je alleen stenen en twee bekers nodig.
nim-rules-piles-title = De stapels
nim-rules-piles = Er zijn vijf stapels stenen.
nim-rules-piles-1 = Drie zijn open, met 3, 4 en 5 stenen.
nim-rules-piles-2 = Twee zijn verborgen, met 1 tot 5 stenen. Elke speler heeft er één bekeken.
nim-rules-move-title = Een zet
nim-rules-move = Jullie zijn om de beurt en pakken stenen van één stapel.
nim-rules-move-1 = Van een open stapel pak je er zoveel je wilt, minstens één.
nim-rules-move-2 = Van een verborgen stapel pak je er precies één. Dan is de stapel open.
nim-rules-end-title = Het einde
nim-rules-end = Het spel eindigt met de allerlaatste steen.
nim-rules-end-1 = Tegen elkaar wint wie hem pakt.
nim-rules-end-2 = Samen winnen jullie als de speler die begon hem pakt.
