# Das Terminal.
tui-player = Spieler { $number }
tui-player-alone = Spieler

## Neben dem Brett

tui-bag = Beutel
tui-standing = Punkte { $points }
tui-standing-sets = Sätze { $sets }, Punkte { $points }
tui-passed = { $side } hat keine Steine mehr und setzt aus.
tui-map-laid = Map, { $side }: { $squares }
tui-level = Ebene { $level }

# Ein Buchstabe für jede Kugelfarbe.
tui-sign-red = R
tui-sign-blue = B
tui-sign-yellow = G
tui-agreed-take-back = Einverstanden: Der Zug wird zurückgenommen.
tui-agreed-draw = Einverstanden: Unentschieden.
tui-agreed-pause = Einverstanden: Pause.
tui-agreed-resume = Es geht weiter.
tui-agreed-rematch = Einverstanden: Revanche.

## Tasten

tui-keys-xobrainer = ←↑↓→ oder e5, Enter Zug · t Drohungen · m Karte · r aufgeben · F1 Hilfe · q Ende
tui-keys-vier3d = ←↑↓→ oder b2, Enter Zug · y gelb · t Drohungen · r aufgeben · F1 Hilfe · q Ende
tui-keys-xcode = 1–9, 0 Karten · d ziehen · x abwerfen · l Set legen · o anbieten · g geben · n ablehnen · w zurücknehmen · s sagen · p Pause · F1 Hilfe · q Ende
tui-over-keys = Enter: Ergebnis und Revanche
tui-paused-keys = p: weiter
tui-answer-keys = + annehmen · - ablehnen
tui-claim-keys = F2: Sieg beanspruchen
tui-ready-keys = Enter: bereit
tui-lobby-keys = F1 Hilfe · q Ende
tui-key-yellow = y: gelbe oder eigene Kugel
tui-setup-keys = ↑↓ wählen · ←→ ändern · Enter: los · Esc: Ende
tui-help =
    Enter, Leertaste  an der Marke spielen; mit der Maus zweimal klicken
    Esc               Getipptes löschen
    t                 Drohungen zeigen oder verbergen
    u                 um Rücknahme bitten
    n                 Unentschieden anbieten
    p                 Pause, und weiter
    r                 aufgeben
    q                 beenden
tui-help-cards = m                 meine geheime Karte
tui-help-answer = + -               annehmen oder ablehnen, was andere vorschlagen
tui-help-claim = F2                den Sieg beanspruchen, nach einer Minute Abwesenheit
tui-help-xobrainer =
    Fünf in einer Reihe gewinnen die Runde: X mit Kreuzen oder mit grünen Steinen, O mit Kreisen oder mit rosa Steinen.
    { "[" }X] [O] sind grün, (X) (O) sind rosa. <K> ist ein Knockout-Feld: Nur (X) und [O] dürfen dort liegen.
    Die Augen, oder die Zahl neben einem Stein, sind die Punkte des Felds. * ist der letzte Stein, = die Reihe.
    !X: X kann dort jetzt eine Reihe bilden. ?X: Die andere Seite würde sie für X bilden.

    Pfeiltasten, oder a bis j und 1 bis 10, wählen das Feld.
tui-help-vier3d =
    Vier Kugeln in gerader Linie bilden eine Reihe, in jeder Richtung. Die vier Ebenen sind von oben zu sehen; eine Kugel fällt auf den untersten freien Platz ihres Stabs, mit + markiert.
    { "*" } ist die letzte Kugel, = eine Reihe. !R: Rot kann dort jetzt eine Reihe bilden; ?R: sobald dort eine Kugel liegen kann.

    Pfeiltasten, oder a bis d und 1 bis 4, wählen den Stab; y wechselt zwischen eigener und gelber Kugel.
tui-help-xcode =
    Knackt zusammen alle zwölf Felder, bevor der Sand durchgelaufen ist. Alle handeln gleichzeitig.
    5▶ und ◀5 sind Karten: Eine Karte wandert nur dorthin, wohin ihr Pfeil zeigt. t ist eine Zeit-Karte, J ein Joker.
    ●●· ist, was du von einem Feld hast, ✓ ein geknacktes Feld, × ein gesperrtes, ! ein Set, das du legen kannst.

    1 bis 9, 0   Karten wählen oder abwählen; Esc wählt alle ab
    d            eine Karte ziehen
    x            die drei gewählten Karten abwerfen
    l            das gewählte Set legen, sonst das erste Code-Set
    o            die gewählte Karte in Pfeilrichtung anbieten
    ← →          einen Nachbarn wählen
    g            die gewählte Karte für die angebotene geben
    n            das Angebot ablehnen
    w            das eigene Angebot zurücknehmen
    s            etwas sagen: erst der Satz, dann das Symbol
    p            Pause und weiter
    q            beenden
tui-xcode-idle = Wähle Karten mit ihren Nummern.
tui-xcode-choose-one = Wähle erst genau eine Karte.
tui-xcode-no-set = Du hast kein Code-Set. Wähle die Karten, die du legen willst.
tui-xcode-none-mine = Keine deiner Karten liegt offen.
tui-xcode-none-theirs = Niemand bietet dir etwas an.
tui-xcode-theirs = g/n: für dich { $card }
tui-xcode-mine = w: von dir { $card }
tui-xcode-to-whom = ←→ an wen · Esc
tui-curtain-open = Enter: Ich bin { $name }, zeig meine Karte · Esc: zurück
tui-curtain-other = ←→: die Karte von jemand anderem
tui-curtain-close = Jede Taste deckt sie wieder zu; ↑↓ blättern.
tui-cardless = In dieser Partie hat niemand geheime Karten.
tui-look = Brett ansehen
tui-quit = Beenden
tui-quit-title = Beenden?
tui-quit-text = Die Partie ist nicht zu Ende und wird nicht gespeichert.
tui-leave-text = Die Partie geht ohne dich weiter. Mit demselben Befehl kommst du an deinen Platz zurück.
tui-connecting = Verbinde mit { $server } …

## Einrichten

tui-ask-preset = Vorschlag
tui-ask-who = Wer spielt?
tui-who-bot = Gegen den Computer
tui-who-people = Leute an diesem Terminal
tui-ask-level = Computer
tui-ask-side = Deine Seite
tui-ask-teams = Spieler X : O
tui-ask-length = Länge
tui-ask-clock = Uhr
tui-ask-random = Random
tui-ask-map = Map
tui-ask-mission = Mission
tui-ask-trap = Trap
tui-ask-layout = Brett
tui-ask-rows = Mehrere Reihen zugleich
tui-ask-colour = Deine Farbe
tui-ask-variant = Ziel
tui-ask-yellow = Gelbe Kugeln
tui-ask-best-of-two = Zwei Spiele
tui-ask-stage = Level oder Mission
tui-ask-players = Spieler
tui-ask-refill = Sanduhr auffüllen
tui-ask-overdraw = Überziehen kostet Hand
tui-off = aus
tui-on = an
tui-four-pieces = an, vier Steine gewinnen sofort
tui-victim = an, Farben aus Sicht des Opfers

## Angaben auf der Kommandozeile

tui-flag-game = was gespielt wird
tui-flag-level = seedling, sapling, oak, redwood oder worldtree; bei X-Code slow, human oder fast
tui-flag-seats = wer wo sitzt, der Reihe nach: me, me:NAME, bot oder bot:STUFE, mit Kommas getrennt
tui-flag-variants = map, mission, trap, random, time-bomb=20 oder time-balance=20, mit Kommas getrennt; auch mission=four-pieces, trap=victim
tui-flag-length = sets:5, sets:3, sets:1, rounds:5, round oder points:50
tui-flag-layout = default, calm, wild oder eine Datei
tui-flag-deck = eine Datei mit eigenen Karten
tui-flag-teams = Spieler von X und von O: 2,2
tui-flag-rows = was zählt, wenn ein Stein mehrere Reihen bildet: best oder all
tui-flag-side = x, o oder lot (Los)
tui-flag-variant = first-line oder most-lines
tui-flag-yellow = balanced, free, none oder three-players
tui-flag-clock = none, per-move:30 oder total:300+5, in Sekunden
tui-flag-colour = red, blue, yellow oder lot (Los)
tui-flag-best-of-two = zwei Spiele: Jeder beginnt einmal
tui-flag-stage = level-1 bis level-4 oder eine Mission: rows, silence, second-glass, turncoat, hot-joker, cut-cable oder dark
tui-flag-players = wie viele spielen: 2 bis 8
tui-flag-refill = Drehen füllt die Sanduhr ganz auf
tui-flag-overdraw = wer zu viele Karten zieht, verliert die Hand
tui-flag-language = en, de, fr, nl oder da; sonst die des Systems

## Was an einer Angabe nicht stimmt

tui-bad-game = Ein Spiel namens „{ $game }“ gibt es nicht: Wähle { $games }.
tui-bad-other-game = { $flag } gibt es bei { $game } nicht: Lass es weg.
tui-bad-settings = Diese Einstellungen gehen nicht: { $why }.
tui-bad-choice = „{ $given }“ geht nicht bei { $flag }: Wähle { $allowed }.
tui-bad-seat-twice = Wo du sitzt, sagt schon --seats: Lass { $flag } weg oder wähle lot.
tui-bad-seats = { $seats ->
    [one] Diese Partie hat einen Platz, --seats nennt aber { $given }.
   *[other] Diese Partie hat { $seats } Plätze, --seats nennt aber { $given }.
}
tui-bad-nobody = Jemand muss spielen: --seats braucht ein „me“.
tui-bad-one-person = In diesem Spiel handeln alle gleichzeitig: --seats verträgt nur ein „me“, die anderen sind Bots.
tui-bad-seat = „{ $given }“ in --seats ist kein Platz: Nimm me, me:NAME, bot oder bot:STUFE.
tui-bad-time-bomb-seconds = Bei TimeBomb gehen ganze Sekunden von 3 bis 600, nicht „{ $given }“.
tui-bad-time-balance-seconds = Bei TimeBalance gehen 10, 20, 30 oder 40 Sekunden, nicht „{ $given }“.
tui-bad-no-detail = Die Variante { $variant } hat keine Einstellung: Lass weg, was nach dem „=“ steht.
tui-bad-length = „{ $given }“ ist keine Länge: Wähle sets:5, sets:3, sets:1, rounds:1 bis rounds:99, round oder points:5 bis points:500.
tui-bad-layout-missing = Weder ein Brett noch eine Datei heißt „{ $given }“: Wähle { $names } oder eine Datei.
tui-bad-layout-file = Das Brett { $file } ist nicht lesbar: { $why }.
tui-bad-deck-missing = Weder ein Kartenstapel noch eine Datei heißt „{ $given }“: Wähle { $names } oder eine Datei.
tui-bad-deck-file = Der Kartenstapel { $file } ist nicht lesbar: { $why }.
tui-bad-teams = „{ $given }“ sind keine Teams: Gib zwei Zahlen mit Komma an, etwa 2,2.
tui-bad-yellow-without-lines = Gelbe Kugeln gibt es nur mit --variant most-lines: Gib es an oder lass --yellow weg.
tui-bad-clock = „{ $given }“ ist keine Uhr: Wähle none, per-move:3 bis per-move:3600, total:300 oder total:300+5.
tui-bad-terminal = Das lässt sich nur in einem Terminal spielen: Starte es dort, ohne Ein- oder Ausgabe umzuleiten.
tui-bad-link = „{ $link }“ ist kein Link einer Einladung: Kopiere den ganzen Link, mit http:// oder https:// am Anfang und /j/ darin.
tui-bad-no-answer = { $server } antwortet nicht: { $why }. Prüfe den Link und deine Verbindung und versuche es dann noch einmal.
tui-bad-other-server = Unter { $server } antwortet etwas anderes als Knobel. Prüfe den Link.
tui-bad-not-seated = Von hier aus hast du in diesem Spiel keinen Platz genommen. Lass dir den Link der Einladung geben, den mit /j/.
tui-bad-seats-file = Die Datei { $file } mit deinen Plätzen ist nicht verwendbar: { $why }. Prüfe sie, oder wähle mit --data einen anderen Ordner.
