# Blätter eines Turniers für den Drucker.
print-title = Drucken
print-lead = Wähle die Blätter. Dein Browser druckt sie oder speichert sie als PDF: A4, schwarz auf weiß.
print-sheets = Blätter
print-sheet-tables = Spielplan nach Tischen
print-sheet-names = Spielplan nach Namen
print-sheet-slips = Ergebniszettel, vier pro Seite
print-sheet-table-cards = Tischkarten mit QR-Code
print-sheet-name-cards = Namenskarten
print-sheet-cross = Kreuztabelle
print-sheet-certificates = Urkunden
print-no-heat = Noch ist kein Durchgang ausgelost, darum gibt es weder Spielplan noch Ergebniszettel.
print-no-links = Einen QR-Code haben Namenskarten nur auf dem Gerät der Turnierleitung, und zwar für alle, die sie selbst eingetragen hat.
print-which-heat = Durchgang
print-for-whom = Für
print-first-three = die ersten drei Plätze
print-everybody = alle
print-go = Drucken
print-heat = Durchgang { $heat }
print-heat-short = D { $heat }
print-starts =
    { $count ->
        [one] { $date }, Beginn { $time } ({ $zone }), eine Minute
       *[other] { $date }, Beginn { $time } ({ $zone }), { $count } Minuten
    }
print-qr-event = QR-Code, der zu diesem Turnier führt
print-qr-table = QR-Code für Tisch { $table }
print-qr-entrant = QR-Code für { $name }
print-table = Tisch
print-screen = Bildschirm
print-at-table = Tisch { $table }
print-at-screen = Bildschirm { $table }
print-bye = spielfrei
print-begins = beginnt
print-begins-first = beginnt das erste Spiel
print-begins-second = beginnt das zweite Spiel
print-result = Ergebnis
print-signature = Unterschrift
print-write-games = Ein gewonnenes Spiel zählt 1, ein Unentschieden ½. Tragt die Summe aller Spiele ein.
print-write-win = Ein gewonnenes Spiel zählt 1, ein Unentschieden ½. Tragt die Summe aller Spiele ein.
print-write-places = Tragt 2 für den ersten Platz ein, 1 für den zweiten und 0 für den letzten; geteilte Plätze teilen sich die Punkte.
print-write-field = Tragt das Ergebnis jeder Runde ein.
print-scan-table = Scannen: wer hier spielt, und wie das Ergebnis gemeldet wird.
print-scan-entrant = Scannen und mit dem Handy spielen
print-number = Nr.
print-name = Name
print-points = Punkte
print-place = Platz
print-cross-heats = In jedem Durchgang: gegen welche Nummer, darunter die Punkte. + heißt spielfrei, * eine Begegnung, die nicht gespielt wurde.
print-cross-square = In jeder Zeile: die Punkte gegen die Person mit dieser Nummer. * heißt eine Begegnung, die nicht gespielt wurde.
print-certificate = Urkunde
print-certificate-place = Platz { $place } von { $all }
print-certificate-points = Punkte: { $points }
print-certificate-levels = Gewonnene Level: { $levels }
