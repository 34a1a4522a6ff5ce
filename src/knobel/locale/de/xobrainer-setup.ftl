# XOBrainer einrichten, und die Einstellungen in Worten. Namen der Varianten werden nie übersetzt.

xobrainer-says-sets = { $count ->
    [one] Ein Satz
    [3] Zwei Gewinnsätze
    [5] Drei Gewinnsätze
   *[other] Höchstens { $count } Sätze
}
xobrainer-says-rounds = { $count ->
    [one] Eine gezählte Runde
   *[other] { $count } Runden
}
xobrainer-says-points = { $count ->
    [one] Bis zu einem Punkt
   *[other] Bis { $count } Punkte
}
xobrainer-says-single-round = Eine einzige Runde
xobrainer-says-base = Grundspiel
xobrainer-says-teams = { $crosses } gegen { $rings }
xobrainer-says-layout = Brett „{ $name }“
xobrainer-says-deck = Karten „{ $name }“
xobrainer-says-all-rows = Alle Reihen zählen
xobrainer-says-four-pieces = Mission: Vier Steine genügen
xobrainer-says-victim = Trap: Farben der anderen Seite
xobrainer-layout-default = Standard
xobrainer-layout-default-hint = Knockout-Felder nahe den Ecken
xobrainer-layout-calm = Ruhiges Brett
xobrainer-layout-calm-hint = Knockout in den Ecken: kommt selten vor
xobrainer-layout-wild = Wildes Brett
xobrainer-layout-wild-hint = Knockout nahe der Mitte: kommt oft vor
xobrainer-new-preset = Welche Partie?
xobrainer-preset-first = Erste Partie
xobrainer-preset-first-hint = Ein Satz, Grundspiel, ruhiges Brett
xobrainer-preset-classic = Klassisch
xobrainer-preset-classic-hint = Drei Gewinnsätze, Grundspiel
xobrainer-preset-blitz = Blitz
xobrainer-preset-blitz-hint = Eine Runde, zehn Sekunden pro Zug
xobrainer-preset-everything = Alles
xobrainer-preset-everything-hint = Alle Karten, Random und TimeBomb
xobrainer-preset-own = Eigene Mischung
xobrainer-customise-hint = Sechs Varianten, Länge, Brett, Teams
xobrainer-customise-on = { $count ->
    [one] Eine von sechs Varianten
   *[other] { $count } von sechs Varianten
}
xobrainer-new-side = Deine Seite
xobrainer-side-lot = Auslosen
xobrainer-new-variants = Varianten
xobrainer-new-variants-hint = Alle lassen sich mischen; nur von den beiden Uhren gibt es höchstens eine.
xobrainer-map-hint = Vor jeder Runde legt eine Karte für jede Seite vier Steine aufs Brett.
xobrainer-mission-hint = Jeder hat eine geheime Karte: Eigene Steine auf ihren Feldern bringen mit einer Reihe Extrapunkte.
xobrainer-trap-hint = Jede Seite hat geheime Fallen: Was die andere hineinlegt, macht die eigene Reihe wertvoller.
xobrainer-random-hint = Die Aufstellung wird blind aus dem Beutel gezogen.
xobrainer-time-bomb-hint = Jeder Zug hat eine Zündschnur. Ist sie abgebrannt, ist der Zug verloren.
xobrainer-time-balance-hint = Ein gemeinsamer Balken wandert zu der Seite, die am Zug ist. Kommt er an, ist der Satz verloren.
xobrainer-clock-swapped = { $other } ist jetzt aus: Eine Partie hat höchstens eine Uhr.
xobrainer-bomb-time = Zeit pro Zug
xobrainer-bomb-other = Andere
xobrainer-bomb-own = Sekunden pro Zug, 3 bis 600
xobrainer-balance-time = Von der Mitte bis zum Ende
xobrainer-mission-knockout = Alle vier Steine einer Karte
xobrainer-knockout-with-row = Knockout, wenn eine Reihe dazukommt
xobrainer-knockout-four-pieces = Knockout sofort, auch ohne Reihe
xobrainer-trap-colours = Weiß auf der Fallenkarte ist die Hauptfarbe …
xobrainer-colours-holder = … der Seite, der sie gehört
xobrainer-colours-victim = … der Seite, die hineintappt
xobrainer-new-length = Wie lang?
xobrainer-length-rounds = Mehrere Runden
xobrainer-length-points = Bis zu einer Punktzahl
xobrainer-rounds-count = Wie viele Runden, 1 bis 99
xobrainer-points-count = Wie viele Punkte, 5 bis 500
xobrainer-new-layout = Welches Brett?
xobrainer-layout-own = Eigenes Brett
xobrainer-layout-own-hint = Aus einer Datei: zehn Zeilen zu zehn Zeichen, 1 bis 9 und viermal K
xobrainer-new-deck = Welche Karten?
xobrainer-deck-usual = Die mitgelieferten
xobrainer-deck-own = Eigene Karten
xobrainer-deck-own-hint = Aus einer Datei: 25 Karten mit je drei weißen Feldern und einem lila Feld
xobrainer-file-layout = Datei mit dem Brett (JSON)
xobrainer-file-deck = Datei mit den Karten (JSON)
xobrainer-file-taken = Geladen: { $name }
xobrainer-file-unreadable = Diese Datei ist kein JSON. Wähle eine andere.
xobrainer-file-no-layout = In dieser Datei steht kein Brett: Gebraucht werden „name“ und „rows“ mit zehn Zeilen.
xobrainer-file-no-deck = In dieser Datei stehen keine Karten: Gebraucht werden „name“ und „cards“ mit „white“ und „purple“.
xobrainer-file-wanted = Wähle noch eine Datei aus.
xobrainer-new-rows = Mehrere Reihen auf einmal
xobrainer-rows-best = Die beste zählt
xobrainer-rows-all = Alle zählen
xobrainer-new-teams = Wie viele gegen wie viele?
xobrainer-teams-other = Andere
xobrainer-teams-hint = Empfohlen sind höchstens drei auf einer Seite; zusammen sind es höchstens acht.
xobrainer-new-seats = Wer spielt wo?
xobrainer-sitter-here = An diesem Gerät
xobrainer-sitter-friend = Freund per Link
xobrainer-sitter-bot = Computer: { $level }
xobrainer-nobody-here = Mindestens ein Platz muss an diesem Gerät sein.
