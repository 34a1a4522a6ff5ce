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

vier3d-tools = Ansicht
vier3d-to-floors = Als vier Ebenen zeigen
vier3d-to-3d = In 3D zeigen
vier3d-look-default = Standardansicht
vier3d-look-top = Von oben
vier3d-look-side = Von der Seite
vier3d-threats = Drohungen zeigen
vier3d-all-lines = Alle Reihen zeigen
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
