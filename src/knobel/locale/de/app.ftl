# Die Seiten um die Bretter herum. Namen der Spiele werden nie übersetzt.

## Rahmen

brand-home = Knobel, zur Startseite
skip-to-content = Zum Inhalt springen
footer = Mehr
rules-link = Regeln
privacy-link = Datenschutz
not-affiliated = Die Namen der Spiele gehören ihren Inhabern; Knobel ist nicht mit ihnen verbunden.
loading = Wird geladen …
page-not-loaded = Das ließ sich nicht laden. Steht die Verbindung?
dismiss = Hinweis schließen
cancel = Abbrechen
done = Fertig
try-again = Noch einmal versuchen
to-start = Zur Startseite
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt dem Link ein Zeichen.

## Einstellungen

settings = Einstellungen
settings-mute = Ton aus
settings-language = Sprache
settings-theme = Erscheinungsbild
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-view = Brettansicht
view-3d = 3D
view-floors = Vier Ebenen
settings-confirm = Züge bestätigen
confirm-auto = Bei Touch
confirm-on = Immer
confirm-off = Nie
settings-sounds = Töne
settings-motion = Weniger Bewegung

## Startseite

start-title = Drei Denkspiele. Ein Link genügt.
start-lead = Spiel mit Freunden auf jedem Gerät, an einem Bildschirm oder gegen den Computer. Ohne Konto, ohne Installation.
pitch-vier3d = Vier in einer Reihe, in allen drei Dimensionen. Rote und blaue Kugeln auf sechzehn Stäben.
pitch-xobrainer = X und O in zwei Farben auf zehn mal zehn Feldern.
pitch-xcode = Karten, Tausch und eine Sanduhr, alles gleichzeitig.
not-there-yet = Noch nicht da
rules-short = Kurze Regeln
join-by-code = Mit Code mitspielen
join-go = Beitreten
code = Code
code-hint = Sechs Zeichen, wie sie dir vorgelesen werden.
code-too-short = Ein Code hat { $count } Zeichen.
code-strangers = Kein Code enthält { $symbols }. Schau noch einmal hin.
my-games = Meine Spiele
my-games-all = Alle { $count } zeigen
my-game-open = Wartet auf Mitspieler
my-game-running = Läuft
my-game-my-turn = Du bist dran
my-game-paused = Pause
my-game-over = Beendet
my-game-won = Gewonnen
my-game-lost = Verloren
my-game-drawn = Unentschieden
my-game-forget = Aus der Liste nehmen: { $name }

## Ein Spiel einrichten

new-title = Neues Spiel
new-game = Neues Spiel
new-who = Wer spielt?
who-online = Online mit Freunden
who-online-hint = Du bekommst einen Link zum Verschicken
who-bot = Gegen den Computer
who-bot-hint = Fünf Stufen
who-local = An diesem Bildschirm
who-local-hint = Abwechselnd an einem Gerät
new-level = Wie stark?
level-seedling = Keimling
level-seedling-hint = Freundlich, übersieht vieles
level-sapling = Setzling
level-sapling-hint = Blockt, plant aber wenig
level-oak = Eiche
level-oak-hint = Ein solider Gegner
level-redwood = Mammutbaum
level-redwood-hint = Macht kaum Fehler
level-worldtree = Weltenbaum
level-worldtree-hint = Stärker geht es nicht
new-names = Wer sitzt am Bildschirm?
your-name = Dein Name
guest = Gast
new-invite = Einladen
new-start = Los geht’s
new-variant = Welches Ziel?
variant-first-line = Erste Reihe gewinnt
variant-first-line-hint = Wer zuerst vier in einer Reihe hat, gewinnt sofort
variant-most-lines = Meiste Reihen gewinnen
variant-most-lines-hint = Alle 64 Plätze werden gefüllt, dann zählen die Reihen
new-yellow = Gelbe Kugeln
yellow-balanced = Gelb verteilt
yellow-balanced-hint = Alle bekommen einige und entscheiden, wann sie sie setzen
yellow-free = Gelb frei
yellow-free-hint = Ein gemeinsamer Vorrat, in jedem Zug frei zu wählen
yellow-none = Ohne Gelb
yellow-none-hint = Nur Rot und Blau
yellow-three-players = Zu dritt
yellow-three-players-hint = Gelb spielt selbst mit
new-colour = Deine Farbe
colour-lot = Auslosen
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
new-clock = Uhr
clock-none = Keine
clock-per-move = Pro Zug
clock-total = Ganzes Spiel
clock-per-move-time = Zeit pro Zug
clock-total-time = Zeit für jeden
clock-increment = Zugabe pro Zug
clock-says-none = Ohne Uhr
clock-says-per-move = { $time } pro Zug
clock-says-total = Je { $time }, { $increment } s Zugabe pro Zug
new-best-of-two = Zwei Spiele: jeder beginnt einmal
best-of-two = Zwei Spiele

## Mitspielen

join-title = Einladung
join-invites = { $name } lädt dich ein
join-seat = Welche Farbe?
join-play = Mitspielen
join-full = Alle Plätze sind besetzt. Zum Zuschauen brauchst du den Link für Zuschauer.
join-over = Dieses Spiel ist zu Ende.
join-dead-title = Das hat nicht geklappt
join-dead-hint = Einladungen enden, wenn das Spiel gelöscht wird. Bitte um einen neuen Link.
replay-watch = Wiederholung ansehen

## Warteraum

wait-title = Warten auf Mitspieler
wait-title-watch = Das Spiel hat noch nicht begonnen
wait-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
wait-begins = Gleich geht es los …
wait-invite = Einladen
wait-link = Link zum Verschicken
wait-code = Oder dieser Code zum Eintippen
wait-qr = QR-Code der Einladung
wait-qr-hint = Mit der Kamera scannen
wait-who = Am Tisch
wait-seat-free = noch frei
wait-lot = Die Farben werden zu Beginn ausgelost.
wait-ready = Ich bin bereit
wait-cancel = Spiel absagen
wait-leave = Vom Tisch aufstehen
copy = Kopieren
copied = Kopiert
copy-by-hand = Bitte kopiere den markierten Link von Hand.
share = Teilen
you = du

## Am Tisch

seats = Spieler
seat-away = nicht verbunden
seat-to-move = am Zug
score-title = Reihen
series-points = Punkte aus beiden Spielen
clock-frozen = Uhrzeit unsicher: keine Verbindung
clock-low = Die Zeit wird knapp
latency = Verbindung: { $millis } ms
status-your-turn = Du bist dran
status-turn = { $name } ist dran
status-thinking = { $name } überlegt …
status-paused = Pause
status-outage = Der Server war weg. Es geht weiter, sobald alle zurück sind.
status-over = Spiel zu Ende
status-past = Zug { $at } von { $count }
game-begins = Das Spiel beginnt.
you-play = Es geht los. Du spielst { $colour }.
sat-down = { $name } setzt sich.
came-back = { $name } ist wieder da.
out = { $name } ist ausgeschieden.
declined = { $name } hat abgelehnt.
watching = Du schaust zu.
actions = Aktionen
propose-take-back = Zurücknehmen
propose-draw = Remis anbieten
propose-pause = Pause
propose-resume = Weiterspielen
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Das Spiel ist dann für dich verloren.
resign-text-named = Dann verliert { $name } das Spiel.
draw-title = Unentschieden vereinbaren?
draw-text = Das Spiel endet sofort und ohne Sieger.
asks-take-back = { $name } möchte einen Zug zurücknehmen.
asks-draw = { $name } bietet Remis an.
asks-pause = { $name } möchte eine Pause.
asks-resume = { $name } möchte weiterspielen.
asks-rematch = { $name } möchte noch einmal spielen.
asked-take-back = Du möchtest einen Zug zurücknehmen.
asked-draw = Du hast Remis angeboten.
asked-pause = Du möchtest eine Pause.
asked-resume = Du möchtest weiterspielen.
asked-rematch = Du möchtest noch einmal spielen.
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
absent = { $name } ist nicht verbunden.
absent-wait = { $seconds ->
    [one] In einer Sekunde kannst du das Spiel beanspruchen.
   *[other] In { $seconds } Sekunden kannst du das Spiel beanspruchen.
}
absent-clock = Die Uhr entscheidet.
claim-win = Sieg beanspruchen
claim-draw = Unentschieden nehmen
connection-lost = Verbindung unterbrochen.
connection-since = Neuer Versuch seit { $seconds } s …
connection-warning = Nach 60 Sekunden dürfen die anderen das Spiel beanspruchen.
connection-warning-clock = Deine Uhr läuft womöglich weiter.
leave-title = Vom Tisch gehen?
leave-text = Das Spiel läuft ohne dich weiter, und nach 60 Sekunden dürfen die anderen es beanspruchen. Du findest es unter „Meine Spiele“ wieder.
leave-yes = Gehen
gone-title = Dieses Spiel ist nicht hier
gone-hint = Ein Platz gehört zu dem Gerät, auf dem er genommen wurde. Öffne das Spiel dort, oder bitte um den Link für Zuschauer.

## Züge

moves = Züge
moves-none = Noch keine.
move-label = Zug { $number }, { $name }: { $move }
replay-steps = Zurückblättern
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug vor
replay-last = Zum Ende
replay-title = Wiederholung
replay-play = Abspielen
replay-stop = Anhalten
replay-not-yet = Dieses Spiel läuft noch. Die Wiederholung gibt es danach.

## Das Ende

result-won = Du hast gewonnen!
result-lost = Du hast verloren
result-drawn = Unentschieden
result-wins = { $name } gewinnt
result-abandoned-title = Abgebrochen
reason-line = { $winner } hat vier in einer Reihe.
reason-full = Alle Plätze sind voll, und niemand hat vier in einer Reihe.
reason-lines = Alle Plätze sind voll; es zählen die Reihen.
reason-resigned = { $loser } hat aufgegeben.
reason-time = Die Zeit von { $loser } ist abgelaufen.
reason-absent = { $loser } war zu lange weg.
reason-draw-agreed = So vereinbart.
reason-draw-claimed = Eine Seite war zu lange weg, der anderen genügte ein Unentschieden.
reason-abandoned = Niemand kam zu diesem Spiel zurück.
reason-sets = { $winner } hat die Sätze gewonnen.
reason-points = Die Punkte haben entschieden.
reason-round = Eine Runde hat entschieden.
reason-knockout = Knockout: { $winner } hat die ganze Partie auf einmal gewonnen.
reason-deck = Wie die Karten auch gezogen wurden, sie ergaben sofort eine Reihe: Mit diesem Stapel lässt sich nicht spielen.
lines = { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}
series-stands = Zwischenstand:
series-final = Gesamt:
rematch = Revanche
next-game = Nächstes Spiel
to-rematch = Zur Revanche

## Rund ums Spiel

around = Zuschauer und mehr
around-over = Teilen und aufheben
watch-title = Zuschauen
watch-open = Zuschauer erlaubt
watch-link = Link für Zuschauer
watch-closed = Der Link für Zuschauer ist geschlossen.
replay-link = Link zur Wiederholung
record = Als Text speichern
delete = Spiel löschen
delete-title = Spiel löschen?
delete-text = Es verschwindet für alle und lässt sich nicht zurückholen.
deleted = Das Spiel ist gelöscht.

## Datenschutz

privacy-title = Datenschutz
privacy-lead = Knobel braucht kein Konto und speichert nur, was zum Spielen nötig ist.
privacy-server-title = Auf dem Server
privacy-server = Deine Spiele: die Einstellungen, die eingetippten Namen, jeder Zug mit seiner Zeit, und wer wann verbunden war. Vom Geheimnis, das deinen Platz beweist, wird nur eine Prüfsumme gespeichert.
privacy-device-title = Auf deinem Gerät
privacy-device = Im Speicher des Browsers: dein Name, deine Einstellungen, die Liste „Meine Spiele“ und die Geheimnisse deiner Plätze. Cookies gibt es keine.
privacy-not-title = Was nicht geschieht
privacy-not = Keine Werbung, keine Verfolgung, keine Statistik über dich, nichts wird von anderen Servern geladen. Deine Netzadresse wird nur benutzt, solange du verbunden bist, gegen massenhaftes Erraten von Codes.
privacy-delete-title = Löschen
privacy-delete = Wer ein Spiel eröffnet hat, kann es am Tisch löschen; dann ist es für alle weg. Wer den Server betreibt, kann alte Spiele löschen. Was auf deinem Gerät liegt, löschst du mit den Websitedaten des Browsers.
privacy-links-title = Links
privacy-links = Wer eine Einladung hat, kann einen freien Platz nehmen. Wer den Link für Zuschauer hat, kann zusehen, bis er geschlossen wird. Die Wiederholung eines beendeten Spiels sieht, wer ihren Link hat.

## Regeln von Vier-gewinnt 3D

rules-title = { $game }: die Regeln
rules-play = Spielen
rules-goal-title = Die Idee
rules-goal = Zwei Spieler stecken Kugeln auf ein Brett mit sechzehn Stäben, vier mal vier. Auf jeden Stab passen vier Kugeln, das sind 64 Plätze. Vier Kugeln der eigenen Farbe in gerader Linie sind eine Reihe.
rules-move-title = Ein Zug
rules-move = Rot beginnt, dann geht es abwechselnd.
rules-move-1 = Wer dran ist, steckt eine Kugel auf einen Stab, der nicht voll ist.
rules-move-2 = Sie fällt immer auf den untersten freien Platz.
rules-move-3 = Aussetzen gibt es nicht.
rules-lines-title = Reihen
rules-lines = Im Würfel gibt es 76 Reihen:
rules-lines-1 = senkrecht, vier auf einem Stab (16),
rules-lines-2 = waagrecht, vier nebeneinander auf einer Ebene (32),
rules-lines-3 = schräg, auf einer Ebene oder in einer senkrechten Wand (24),
rules-lines-4 = durch den Raum, von Ecke zu Ecke (4).
rules-first-title = Erste Reihe gewinnt
rules-first = Das kürzere Spiel.
rules-first-1 = Wer zuerst eine Reihe vollendet, gewinnt sofort.
rules-first-2 = Ist das Brett voll und keine Reihe da, endet es unentschieden.
rules-most-title = Meiste Reihen gewinnen
rules-most = Das längere Spiel: Es geht weiter, bis alle Plätze voll sind.
rules-most-1 = Jede Reihe in deiner Farbe zählt einen Punkt. Eine Kugel kann zu mehreren Reihen gehören.
rules-most-2 = Wer am Ende mehr Reihen hat, gewinnt; bei Gleichstand ist es unentschieden.
rules-most-3 = Wer als Zweiter zieht, ist hier leicht im Vorteil: Spielt am besten zwei Spiele.
rules-yellow-title = Gelbe Kugeln
rules-yellow = Wenn die meisten Reihen zählen, gibt es 21 gelbe Kugeln. Sie füllen und sperren, und zählen für niemanden.
rules-yellow-1 = Verteilt: Wer beginnt, hat 22 eigene und 10 gelbe Kugeln, die andere Seite 21 eigene und 11 gelbe. Wann du welche setzt, entscheidest du.
rules-yellow-2 = Frei: je 32 eigene Kugeln und ein gemeinsamer Vorrat von 21 gelben.
rules-yellow-3 = Ohne Gelb: 32 rote, 32 blaue.
rules-yellow-4 = Zu dritt: Gelb gehört dem dritten Spieler. Wer beginnt, hat 22 Kugeln, die anderen 21. Wer ausscheidet, wird Letzter, die anderen spielen weiter.
rules-clock-title = Uhr
rules-clock = Auf Wunsch mit einer Grenze für jeden Zug oder einer Gesamtzeit, bei der jeder Zug ein paar Sekunden zurückgibt. Wessen Zeit abläuft, der verliert.
rules-help-title = Am Brett
rules-help = Drück auf einen Stab am Brett oder auf seine Taste im Tastenfeld. Das Dreieck zeigt Drohungen: Plätze, an denen eine Reihe fertig würde.
