# Het bord van Vier-gewinnt 3D.

vier3d-board = Speelbord
vier3d-floors = Speelbord in vier lagen, van boven gezien. De knoppen noemen wat er op elke staaf zit.
vier3d-pad = Staven

# Kleuren van de ballen, als delen van een opsomming.
vier3d-red = rood
vier3d-blue = blauw
vier3d-yellow = geel

# Wat er op een staaf zit, van onder naar boven.
vier3d-rod-empty = { $rod }: leeg
vier3d-rod = { $rod }: { $stack }; nog { $free } vrij
vier3d-rod-full = { $rod }: { $stack }; vol
vier3d-threat-now = Dreiging: { $ball } op laag { $level }, nu speelbaar
vier3d-threat-later = Dreiging: { $ball } op laag { $level }

vier3d-choose = Jij bent aan zet: kies een staaf
vier3d-choose-named = { $name }: kies een staaf
vier3d-wait = { $name } is aan zet
vier3d-chooser = Welke bal?
vier3d-armed = Gekozen: druk nog eens om te spelen
vier3d-armed-rod = { $rod } gekozen. Druk nog eens om te spelen, Escape om te annuleren.
vier3d-place = Speel op { $rod }
vier3d-cancel = Andere keuze

# Wordt na een zet gezegd: kleur, staaf, laag.
vier3d-moved = { $rod }: { $ball }, laag { $level }.
vier3d-lines-made = { $count ->
    [one] Eén rij van vier!
   *[other] { $count } rijen van vier!
}
vier3d-taken-back = Zet teruggenomen.

vier3d-decided-vertical = Vier op één staaf: { $from }.
vier3d-decided-horizontal = Een rechte rij op laag { $level }: { $from } tot en met { $to }.
vier3d-decided-level = Een diagonaal op laag { $level }: { $from } tot en met { $to }.
vier3d-decided-climbing = Een diagonaal door alle vier de lagen: { $from } tot en met { $to }.
vier3d-decided-count = Rijen: { $stand }.
vier3d-decided-show = Stelling ervoor

vier3d-tools = Weergave
vier3d-to-floors = Toon als vier lagen
vier3d-to-3d = Toon in 3D
vier3d-look-default = Normale weergave
vier3d-look-top = Van boven
vier3d-look-side = Van opzij
vier3d-threats = Dreigingen tonen
vier3d-all-lines = Alle rijen tonen
vier3d-word-home = Normaal
vier3d-word-top = Boven
vier3d-word-side = Opzij
vier3d-word-floors = Lagen
vier3d-word-3d = 3D
vier3d-word-threats = Dreigingen
vier3d-word-lines = Rijen
vier3d-no-threats = Er zijn nu geen dreigingen.
vier3d-peel = Tot en met laag
vier3d-peel-hint = Lagen van boven afpellen (toetsen 1 t/m 4)
vier3d-peeled = Getoond tot en met laag { $level }.
vier3d-tag = { $rod }, laag { $level }
vier3d-tag-full = { $rod }, vol
vier3d-no-3d = Hier is geen 3D-weergave mogelijk: het bord verschijnt in vier lagen.

vier3d-stock = Resterende ballen
vier3d-score-and-stock = Rijen en resterende ballen
vier3d-stock-own = { $count ->
    [one] nog één eigen bal
   *[other] nog { $count } eigen ballen
}
vier3d-stock-yellow = { $count ->
    [one] nog één gele bal
   *[other] nog { $count } gele ballen
}
vier3d-score = { $count ->
    [one] één rij
   *[other] { $count } rijen
}
