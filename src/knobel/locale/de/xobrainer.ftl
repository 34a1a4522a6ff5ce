# Das Brett von XOBrainer.

xobrainer-board = Spielbrett
xobrainer-squares = Felder
xobrainer-keys = Pfeiltasten wandern, Eingabe legt den Stein. T nennt Drohungen, C die Uhr.

# Steine, als Teile einer Aufzählung.
xobrainer-green-cross = grünes Kreuz
xobrainer-pink-cross = rosa Kreuz
xobrainer-pink-ring = rosa Kreis
xobrainer-green-ring = grüner Kreis

# Was auf ein Feld gedruckt ist.
xobrainer-dots = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
xobrainer-knockout-square = Knockout-Feld
xobrainer-last = Zuletzt gelegt
xobrainer-mark-mission = Auf einer Missionskarte: { $piece }
xobrainer-mark-trap = Auf einer Fallenkarte: { $piece }
xobrainer-taken = { $square } ist besetzt.
xobrainer-barred = Noch gesperrt: Auf ein Knockout-Feld darf nur dieser Stein: { $piece }.
xobrainer-armed = Gewählt: noch einmal drücken zum Legen
xobrainer-armed-square = { $square } gewählt. Noch einmal drücken zum Legen, Escape zum Abbrechen.
xobrainer-threat = Drohung: { $sign } kann eine Reihe bilden
xobrainer-threat-gift = { $sign } würde hier eine Reihe für { $other } bilden
xobrainer-threats-none = Keine Drohungen.

xobrainer-choose = Du bist am Zug: { $piece }
xobrainer-choose-named = { $name }: { $piece }
xobrainer-wait = { $name } ist am Zug
xobrainer-place = Auf { $square } legen
xobrainer-cancel = Anders wählen

# Ein Team nach seinem Zeichen, X oder O.
xobrainer-team = Team { $sign }
xobrainer-no-chat = Absprachen im Team sind verboten, darum gibt es keinen Chat.

# Die Seiten.
xobrainer-points = { $points } von { $goal } Punkten
xobrainer-points-only = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
xobrainer-sets = { $sets } von { $needed } Sätzen
xobrainer-round = Runde { $round }
xobrainer-round-of = Runde { $round } von { $rounds }
xobrainer-round-in-set = Satz { $set }, Runde { $round }
xobrainer-began = hat begonnen
xobrainer-lineup = Aufstellung
xobrainer-place-played = { $place }: { $piece }, gespielt
xobrainer-place-next = { $place }: { $piece }, als Nächstes
xobrainer-place-waiting = { $place }: { $piece }
xobrainer-place-empty = { $place }: nichts
xobrainer-bag = Im Beutel: { $main } × { $first }, { $other } × { $second }
xobrainer-in-turn = im Team an der Reihe

# Uhren.
xobrainer-bomb = { $count ->
    [one] noch eine Sekunde für diesen Stein
   *[other] noch { $count } Sekunden für diesen Stein
}
xobrainer-balance = TimeBalance
xobrainer-balance-left = { $name }: { $count ->
    [one] noch eine Sekunde bis zum Ende des Balkens
   *[other] noch { $count } Sekunden bis zum Ende des Balkens
}
xobrainer-no-clock = Es läuft keine Uhr.

# Das Los, wer die Partie beginnt.
xobrainer-lots = Das Los entscheidet …
xobrainer-begins = { $name } beginnt
xobrainer-skip = Überspringen

# Wird gesagt, wenn etwas geschehen ist.
xobrainer-laid = { $name }: { $square }, { $piece }.
xobrainer-taken-back = Stein zurückgenommen.
xobrainer-turn-lost = Zeit abgelaufen: { $name } verliert den Zug.
xobrainer-round-begins = Runde { $round } beginnt.

# Wie eine Runde endete. Wer sie verloren hat, ist $loser.
xobrainer-end-crosses = Fünf Kreuze in einer Reihe: { $name } gewinnt die Runde.
xobrainer-end-rings = Fünf Kreise in einer Reihe: { $name } gewinnt die Runde.
xobrainer-end-green = Fünf grüne Steine in einer Reihe: { $name } gewinnt die Runde.
xobrainer-end-pink = Fünf rosa Steine in einer Reihe: { $name } gewinnt die Runde.
xobrainer-end-mission = Eine Mission ist erfüllt, alle vier Steine: { $name } gewinnt die Runde.
xobrainer-end-time = Der Balken hat { $loser } erreicht: Die Runde geht an { $name }.
xobrainer-end-stock = Alle Steine liegen, niemand hat eine Reihe: Die Runde ist unentschieden.
xobrainer-end-deserted = Jede Seite hat drei Züge hintereinander verloren: Die Runde ist unentschieden.
xobrainer-end-resigned = { $loser } hat aufgegeben.
xobrainer-end-absent = { $loser } ist nicht zurückgekommen.
xobrainer-gift = Den letzten Stein hat { $loser } gelegt: Die Reihe zählt für die andere Seite.
xobrainer-gets-points = { $name } bekommt { $count ->
    [one] einen Punkt.
   *[other] { $count } Punkte.
}
xobrainer-set-won = { $name } gewinnt den Satz.
xobrainer-knockout-wins = Knockout: { $name } gewinnt die Partie!
xobrainer-knockout = Knockout!

# Wie gezählt wurde.
xobrainer-count = So wurde gezählt
xobrainer-count-mission = Mission von { $name }: { $squares }
xobrainer-count-trap = In der Falle: { $squares }
xobrainer-count-time = Der Balken hat das Ende erreicht
xobrainer-count-knockout-row = Reihe durch das Knockout-Feld { $squares }
xobrainer-prize-set = gewinnt den Satz
xobrainer-prize-knockout = Knockout
xobrainer-total = Zusammen
xobrainer-set-as-points = { $count ->
    [one] Ein gewonnener Satz zählt hier einen Punkt.
   *[other] Ein gewonnener Satz zählt hier { $count } Punkte.
}
xobrainer-standing = Punkte
xobrainer-cards = Die Karten dieser Runde
xobrainer-decided-row = { $kind }, { $from } bis { $to }, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
xobrainer-decided-knockout = { $kind } über den Stern auf { $square }: Ein Knockout gewinnt die ganze Partie.
xobrainer-five-crosses = Fünf Kreuze
xobrainer-five-rings = Fünf Kreise
xobrainer-five-green = Fünf grüne Steine
xobrainer-five-pink = Fünf rosa Steine
xobrainer-see-row = Reihe ansehen
xobrainer-next-round = Nächste Runde
xobrainer-seen = Weiter
xobrainer-clock-waits-cards = Alle sehen sich ihre Karten an; die Uhr wartet.
xobrainer-clock-waits = Die Uhr wartet, bis alle bereit sind.
xobrainer-start-clock = Uhr starten
xobrainer-waiting-for = Warten auf { $names }
xobrainer-goes-on-in = Weiter in { $seconds } s
xobrainer-gone-on = Die neue Runde läuft: { $name } hat schon einen Stein gelegt.
xobrainer-last-round = Ergebnis der letzten Runde

# Geheime Karten.
xobrainer-my-card = Meine Karte
xobrainer-open-cards = Karten
xobrainer-mission = Mission
xobrainer-trap = Falle
xobrainer-mission-of = Mission von { $name }
xobrainer-trap-of = Falle von { $name }
xobrainer-card-line = { $piece }: { $squares }
xobrainer-mission-explained = Mit einer Reihe zählt jeder dieser Steine deiner Seite 3 Punkte; alle vier sind ein Knockout.
xobrainer-mission-at-once = Mit einer Reihe zählt jeder dieser Steine deiner Seite 3 Punkte; alle vier gewinnen sofort.
xobrainer-trap-explained = Legt die andere Seite diese Steine, ist deine Reihe mehr wert: einer 5 Punkte, zwei den Satz, drei die Partie.
xobrainer-curtain = Geheime Karten
xobrainer-pass = Gib das Gerät an { $name } weiter.
xobrainer-pass-hint = Sonst sollte jetzt niemand hinsehen.
xobrainer-look = Ich bin { $name }: Karte zeigen
xobrainer-hide = Verdecken
xobrainer-card-of = Karte von { $name }

xobrainer-tools = Hilfen am Brett
xobrainer-threats = Drohungen zeigen
