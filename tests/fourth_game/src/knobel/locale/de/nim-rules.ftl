# The rules of Nim, in our words.

nim-rules-lead = Für zwei, gegeneinander oder gemeinsam. Am echten Tisch braucht ihr nur Steine und zwei Becher.
nim-rules-piles-title = Die Haufen
nim-rules-piles = Es gibt fünf Haufen mit Steinen.
nim-rules-piles-1 = Drei sind offen und haben 3, 4 und 5 Steine.
nim-rules-piles-2 = Zwei sind verdeckt und haben 1 bis 5 Steine. Jeder hat einen davon angesehen.
nim-rules-move-title = Ein Zug
nim-rules-move = Ihr seid abwechselnd dran und nehmt Steine von einem Haufen.
nim-rules-move-1 = Von einem offenen nimmst du beliebig viele, aber mindestens einen.
nim-rules-move-2 = Von einem verdeckten nimmst du genau einen. Dann ist der Haufen offen.
nim-rules-end-title = Das Ende
nim-rules-end = Mit dem allerletzten Stein ist Schluss.
nim-rules-end-1 = Gegeneinander gewinnt, wer ihn nimmt.
nim-rules-end-2 = Gemeinsam gewinnt ihr, wenn ihn nimmt, wer begonnen hat.
