# Der Begleiter am echten Brett von XOBrainer.

# Der erste Bildschirm.
xobrainer-companion-setup = Neue Partie
xobrainer-companion-setup-hint = Varianten, Zeit, Brett und Länge wählen; dann wird gelost.
xobrainer-companion-help = Was ist diese Reihe wert?
xobrainer-companion-help-hint = Fünf Felder antippen und die Punkte sehen.
xobrainer-companion-boards = Eigene Bretter
xobrainer-companion-boards-hint = Zeichne das Brett, das auf deinem Tisch liegt, behalte es, gib es weiter.

# Einrichten, Bildschirm für Bildschirm.
xobrainer-companion-step = Schritt { $number } von { $count }
xobrainer-companion-step-bomb = Wie lange brennt die Bombe?
xobrainer-companion-step-balance = Wie schnell ist der Balken?
xobrainer-companion-step-board = Welches Brett liegt auf dem Tisch?
xobrainer-companion-step-match = Wer spielt, und wie lange?
xobrainer-companion-back = Zurück
xobrainer-companion-next = Weiter
xobrainer-companion-draw = Auslosen
xobrainer-companion-board-differs = Größe, Augen und Knockout-Felder sind hier unsere eigene Lesart. Sieht dein Brett anders aus, zeichne es einmal.
xobrainer-companion-players = Spieler
xobrainer-companion-name = Name von { $seat }
xobrainer-companion-deck-refused = Mit diesen Map-Karten ergibt jeder Anfang schon eine Reihe. Nimm andere Karten.

# Vor einer Runde.
xobrainer-companion-map = Legt zuerst diese Steine aufs Brett. Sie kommen aus den Beuteln.
xobrainer-companion-deal = Gebt das Gerät reihum weiter: Wer es hat, schaut allein.
xobrainer-companion-looked = hat geschaut
xobrainer-companion-how = Leg deinen Stein aufs Brett und berühre ihn dann hier: Damit ist dein Zug zu Ende.
xobrainer-companion-play = Runde starten

# Während einer Runde.
xobrainer-companion-touch = Legen, dann berühren
xobrainer-companion-press = { $name }, { $piece }: drücken, sobald der Stein liegt
xobrainer-companion-waits = { $name } wartet, nächster Stein: { $piece }
xobrainer-companion-no-piece = { $name } hat keine Steine mehr
xobrainer-companion-round-over = Runde zu Ende

# Zählen.
xobrainer-companion-all-laid = Alle Steine liegen.
xobrainer-companion-who = Wer hat die Runde gewonnen?
xobrainer-companion-nobody = Niemand
xobrainer-companion-way = Wie zählt ihr?
xobrainer-companion-way-board = Auf dem Brett
xobrainer-companion-way-hand = Von Hand
xobrainer-companion-pick = Tippe die Felder der Reihe an, oder nur ihre beiden Enden.
xobrainer-companion-keys-pick = Pfeiltasten wandern, Eingabe wählt ein Feld. Zwei Enden genügen.
xobrainer-companion-picked = gewählt
xobrainer-companion-row = Reihe: { $squares }
xobrainer-companion-no-row = Noch keine Reihe: fünf oder mehr, gerade und ohne Lücke.
xobrainer-companion-another-row = Noch eine Reihe
xobrainer-companion-clear = Leeren
xobrainer-companion-mission = Missionssteine auf dem Brett
xobrainer-companion-trap = Steine in der Falle
xobrainer-companion-cards = Welche Steine dieser Karten wurden gelegt?
xobrainer-companion-at-once = Alle vier Steine einer Mission gewinnen auch ohne Reihe.
xobrainer-companion-prize = Was bekommt die Siegerseite?
xobrainer-companion-prize-points = Punkte
xobrainer-companion-prize-set = Den Satz
xobrainer-companion-prize-knockout = Knockout
xobrainer-companion-points = Wie viele Punkte, von 0 bis { $most }?
xobrainer-companion-enter = Ergebnis eintragen

# Ergebnisse.
xobrainer-companion-won-round = { $name } gewinnt die Runde.
xobrainer-companion-match-won = { $name } gewinnt die Partie!
xobrainer-companion-match-drawn = Die Partie ist unentschieden.
xobrainer-companion-rounds = Alle Runden
xobrainer-companion-again = Noch eine Partie
xobrainer-companion-other = Andere Einstellungen

# Eigene Bretter.
xobrainer-companion-board = Mein Brett
xobrainer-companion-size = Vier Felder des Bretts sind Knockout-Felder. Wähle ein Zeichen und tippe dann die Felder an, die es tragen. Map, Mission und Trap gibt es nur mit 10 × 10 Feldern.
xobrainer-companion-columns = Felder nebeneinander
xobrainer-companion-lines = Felder übereinander
xobrainer-companion-no-board = In dieser Datei steht kein Brett: Gebraucht werden „name“ und „rows“ mit 5 bis 10 gleich langen Zeilen.
xobrainer-companion-brush = Zeichen
xobrainer-companion-keys-draw = Pfeiltasten wandern, Eingabe schreibt das gewählte Zeichen; 1 bis 9 und K schreiben sofort.
xobrainer-companion-stars = { $count } von 4 Knockout-Feldern
xobrainer-companion-begin-with = Anfangen mit
xobrainer-companion-board-name = Name des Bretts
xobrainer-companion-keep = Behalten
xobrainer-companion-kept = „{ $name }“ liegt jetzt auf diesem Gerät.
xobrainer-companion-export = Als Datei speichern
xobrainer-companion-share = Link und QR-Code
xobrainer-companion-link = Link mit diesem Brett
xobrainer-companion-qr = QR-Code mit dem Brett „{ $name }“
xobrainer-companion-received = Der Link hat das Brett „{ $name }“ mitgebracht.
xobrainer-companion-link-broken = Das Brett in diesem Link ist unvollständig. Bitte noch einmal um den Link.
xobrainer-companion-mine = Auf diesem Gerät
xobrainer-companion-open = Öffnen
xobrainer-companion-forget = Löschen
xobrainer-companion-forget-name = „{ $name }“ löschen
