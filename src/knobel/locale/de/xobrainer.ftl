# Das Brett von XOBrainer.

xo-board = Spielbrett
xo-squares = Felder
xo-keys = Pfeiltasten wandern, Eingabe legt den Stein. T nennt Drohungen, C die Uhr.

# Steine, als Teile einer Aufzählung.
xo-green-cross = grünes Kreuz
xo-pink-cross = rosa Kreuz
xo-pink-ring = rosa Kreis
xo-green-ring = grüner Kreis

# Was auf ein Feld gedruckt ist.
xo-dots = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
xo-knockout-square = Knockout-Feld
xo-last = Zuletzt gelegt
xo-mark-mission = Auf einer Missionskarte: { $piece }
xo-mark-trap = Auf einer Fallenkarte: { $piece }
xo-taken = { $square } ist besetzt.
xo-barred = Noch gesperrt: Auf ein Knockout-Feld darf nur dieser Stein: { $piece }.
xo-armed = Gewählt: noch einmal drücken zum Legen
xo-armed-square = { $square } gewählt. Noch einmal drücken zum Legen, Escape zum Abbrechen.
xo-threat = Drohung: { $sign } kann eine Reihe bilden
xo-threat-gift = { $sign } würde hier eine Reihe für { $other } bilden
xo-threats-none = Keine Drohungen.

xo-choose = Du bist am Zug: { $piece }
xo-choose-named = { $name }: { $piece }
xo-wait = { $name } ist am Zug
xo-place = Auf { $square } legen
xo-cancel = Anders wählen

# Ein Team nach seinem Zeichen, X oder O.
xo-team = Team { $sign }
xo-no-chat = Absprachen im Team sind verboten, darum gibt es keinen Chat.

# Die Seiten.
xo-points = { $points } von { $goal } Punkten
xo-points-only = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
xo-sets = { $sets } von { $needed } Sätzen
xo-round = Runde { $round }
xo-round-of = Runde { $round } von { $rounds }
xo-round-in-set = Satz { $set }, Runde { $round }
xo-began = hat begonnen
xo-lineup = Aufstellung
xo-place-played = { $place }: { $piece }, gespielt
xo-place-next = { $place }: { $piece }, als Nächstes
xo-place-waiting = { $place }: { $piece }
xo-place-empty = { $place }: nichts
xo-bag = Im Beutel: { $main } × { $first }, { $other } × { $second }
xo-in-turn = im Team an der Reihe

# Uhren.
xo-bomb = { $count ->
    [one] noch eine Sekunde für diesen Stein
   *[other] noch { $count } Sekunden für diesen Stein
}
xo-balance = TimeBalance
xo-balance-left = { $name }: { $count ->
    [one] noch eine Sekunde bis zum Ende des Balkens
   *[other] noch { $count } Sekunden bis zum Ende des Balkens
}
xo-no-clock = Es läuft keine Uhr.

# Das Los, wer die Partie beginnt.
xo-lots = Das Los entscheidet …
xo-begins = { $name } beginnt
xo-skip = Überspringen

# Wird gesagt, wenn etwas geschehen ist.
xo-laid = { $name }: { $square }, { $piece }.
xo-taken-back = Stein zurückgenommen.
xo-turn-lost = Zeit abgelaufen: { $name } verliert den Zug.
xo-round-begins = Runde { $round } beginnt.

# Wie eine Runde endete. Wer sie verloren hat, ist $loser.
xo-end-crosses = Fünf Kreuze in einer Reihe: { $name } gewinnt die Runde.
xo-end-rings = Fünf Kreise in einer Reihe: { $name } gewinnt die Runde.
xo-end-green = Fünf grüne Steine in einer Reihe: { $name } gewinnt die Runde.
xo-end-pink = Fünf rosa Steine in einer Reihe: { $name } gewinnt die Runde.
xo-end-mission = Eine Mission ist erfüllt, alle vier Steine: { $name } gewinnt die Runde.
xo-end-time = Der Balken hat { $loser } erreicht: Die Runde geht an { $name }.
xo-end-stock = Alle Steine liegen, niemand hat eine Reihe: Die Runde ist unentschieden.
xo-end-deserted = Jede Seite hat drei Züge hintereinander verloren: Die Runde ist unentschieden.
xo-end-resigned = { $loser } hat aufgegeben.
xo-end-absent = { $loser } ist nicht zurückgekommen.
xo-gift = Den letzten Stein hat { $loser } gelegt: Die Reihe zählt für die andere Seite.
xo-gets-points = { $name } bekommt { $count ->
    [one] einen Punkt.
   *[other] { $count } Punkte.
}
xo-set-won = { $name } gewinnt den Satz.
xo-knockout-wins = Knockout: { $name } gewinnt die Partie!
xo-knockout = Knockout!

# Wie gezählt wurde.
xo-count = So wurde gezählt
xo-count-mission = Mission von { $name }: { $squares }
xo-count-trap = In der Falle: { $squares }
xo-count-time = Der Balken hat das Ende erreicht
xo-count-knockout-row = Reihe durch das Knockout-Feld { $squares }
xo-prize-set = gewinnt den Satz
xo-prize-knockout = Knockout
xo-total = Zusammen
xo-set-as-points = { $count ->
    [one] Ein gewonnener Satz zählt hier einen Punkt.
   *[other] Ein gewonnener Satz zählt hier { $count } Punkte.
}
xo-standing = Punkte
xo-cards = Die Karten dieser Runde
xo-next-round = Nächste Runde
xo-seen = Weiter
xo-waiting-for = Warten auf { $names }
xo-goes-on-in = Weiter in { $seconds } s
xo-gone-on = Die neue Runde läuft: { $name } hat schon einen Stein gelegt.
xo-last-round = Ergebnis der letzten Runde

# Geheime Karten.
xo-my-card = Meine Karte
xo-open-cards = Karten
xo-mission = Mission
xo-trap = Falle
xo-mission-of = Mission von { $name }
xo-trap-of = Falle von { $name }
xo-card-line = { $piece }: { $squares }
xo-mission-explained = Mit einer Reihe zählt jeder dieser Steine deiner Seite 3 Punkte; alle vier sind ein Knockout.
xo-mission-at-once = Mit einer Reihe zählt jeder dieser Steine deiner Seite 3 Punkte; alle vier gewinnen sofort.
xo-trap-explained = Legt die andere Seite diese Steine, ist deine Reihe mehr wert: einer 5 Punkte, zwei den Satz, drei die Partie.
xo-curtain = Geheime Karten
xo-pass = Gib das Gerät an { $name } weiter.
xo-pass-hint = Sonst sollte jetzt niemand hinsehen.
xo-look = Ich bin { $name }: Karte zeigen
xo-hide = Verdecken
xo-card-of = Karte von { $name }

xo-tools = Hilfen am Brett
xo-threats = Drohungen zeigen
