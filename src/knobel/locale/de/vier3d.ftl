# Das Brett von Vier-gewinnt 3D.

vier3d-board = Spielbrett
vier3d-floors = Spielbrett in vier Ebenen, von oben gesehen. Die Tasten nennen, was auf jedem Stab steckt.
vier3d-pad = Stäbe

# Farben der Kugeln, als Teile einer Aufzählung.
vier3d-red = Rot
vier3d-blue = Blau
vier3d-yellow = Gelb

# Was auf einem Stab steckt, von unten nach oben.
vier3d-rod-empty = { $rod }: leer
vier3d-rod = { $rod }: { $stack }; noch { $free } frei
vier3d-rod-full = { $rod }: { $stack }; voll
vier3d-threat-now = Drohung: { $ball } auf Ebene { $level }, sofort spielbar
vier3d-threat-later = Drohung: { $ball } auf Ebene { $level }

vier3d-choose = Du bist am Zug: Wähle einen Stab
vier3d-choose-named = { $name }: Wähle einen Stab
vier3d-wait = { $name } ist am Zug
vier3d-chooser = Welche Kugel?
vier3d-armed = Gewählt: noch einmal drücken zum Setzen
vier3d-armed-rod = { $rod } gewählt. Noch einmal drücken zum Setzen, Escape zum Abbrechen.
vier3d-place = Auf { $rod } setzen
vier3d-cancel = Anders wählen

# Wird nach einem Zug gesagt: Farbe, Stab, Ebene.
vier3d-moved = { $ball } auf { $rod }, Ebene { $level }.
vier3d-lines-made = { $count ->
    [one] Eine Viererreihe!
   *[other] { $count } Viererreihen!
}
vier3d-taken-back = Zug zurückgenommen.

vier3d-decided-vertical = Vier auf einem Stab: { $from }.
vier3d-decided-horizontal = Eine gerade Reihe auf Ebene { $level }: { $from } bis { $to }.
vier3d-decided-level = Eine Diagonale auf Ebene { $level }: { $from } bis { $to }.
vier3d-decided-climbing = Eine Diagonale durch alle vier Ebenen: { $from } bis { $to }.
vier3d-decided-count = Reihen: { $stand }.
vier3d-decided-show = Stellung davor

vier3d-tools = Ansicht
vier3d-to-floors = Als vier Ebenen zeigen
vier3d-to-3d = In 3D zeigen
vier3d-look-default = Normale Ansicht
vier3d-look-top = Von oben
vier3d-look-side = Von der Seite
vier3d-threats = Drohungen zeigen
vier3d-all-lines = Alle Reihen zeigen
vier3d-word-home = Normal
vier3d-word-top = Oben
vier3d-word-side = Seite
vier3d-word-floors = Ebenen
vier3d-word-3d = 3D
vier3d-word-threats = Drohungen
vier3d-word-lines = Reihen
vier3d-no-threats = Gerade gibt es keine Drohungen.
vier3d-peel = Bis Ebene
vier3d-peel-hint = Ebenen von oben abheben (Tasten 1 bis 4)
vier3d-peeled = Gezeigt bis Ebene { $level }.
vier3d-tag = { $rod }, Ebene { $level }
vier3d-tag-full = { $rod }, voll
vier3d-no-3d = Hier gibt es keine 3D-Grafik: Das Brett erscheint in vier Ebenen.

vier3d-stock = Übrige Kugeln
vier3d-score-and-stock = Reihen und übrige Kugeln
vier3d-stock-own = { $count ->
    [one] noch eine eigene Kugel
   *[other] noch { $count } eigene Kugeln
}
vier3d-stock-yellow = { $count ->
    [one] noch eine gelbe Kugel
   *[other] noch { $count } gelbe Kugeln
}
vier3d-score = { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}
