# Die Seiten um die Bretter herum. Namen der Spiele werden nie übersetzt.

## Rahmen

brand-home = Knobel, zur Startseite
skip-to-content = Zum Inhalt springen
footer = Mehr
privacy-link = Datenschutz
not-affiliated = Die Namen der Spiele gehören ihren Inhabern; Knobel ist nicht mit ihnen verbunden.
loading = Wird geladen …
page-not-loaded = Das ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
dismiss = Hinweis schließen
cancel = Abbrechen
done = Fertig
try-again = Noch einmal versuchen
to-start = Zur Startseite
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Sieh dir den Link noch einmal an: Vielleicht fehlt ein Zeichen.

## Einstellungen

settings = Einstellungen
settings-mute = Ton aus
settings-language = Sprache
settings-theme = Erscheinungsbild
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel
settings-view = Brettansicht
view-3d = 3D
view-floors = Vier Ebenen
settings-confirm = Züge bestätigen
confirm-auto = Automatisch
confirm-on = Immer
confirm-off = Nie
settings-sounds = Töne
settings-motion = Weniger Bewegung

## Startseite

start-title = Drei Denkspiele. Ein Link genügt.
start-lead = Gegen den Computer, mit Freunden, an einem Bildschirm. Ohne Konto, ohne Installation.
not-there-yet = Noch nicht verfügbar
rules-short = Regeln
learn-short = Spielend lernen
companion-short = Begleiter am echten Tisch
ways-on = Entdecken
index-learn = Lernen
index-learn-hint = Kurze Lektionen direkt am Spielbrett
index-learn-events = Dein erster Abend
index-rules = Regeln
index-rules-hint = Jedes Spiel, mit Bildern
index-rules-events = Turnierregeln
index-companion = Am Tisch
index-companion-hint = Uhr, Karten und Sanduhr dazu
index-events = Turniere
index-events-hint = Für 4 bis 500 Personen
index-groups = Gruppen
index-groups-hint = Was ihr zusammen gewonnen habt
event-back = Zurück zum Turnier
join-by-code = Mit Code mitspielen
join-go = Beitreten
code = Code
code-hint = Sechs Zeichen, wie sie dir vorgelesen werden.
code-too-short = Ein Code hat { $count } Zeichen.
scan = QR-Code scannen
scan-hint = Halte die Kamera auf den QR-Code der Einladung.
scan-foreign = Dieser QR-Code gehört nicht zu diesem Server. Scanne den deiner Einladung.
scan-no-camera = Die Kamera lässt sich nicht benutzen. Erlaube sie in den Einstellungen des Browsers oder tippe den Code ein.
code-strangers = Kein Code enthält { $symbols }. Schau noch einmal hin.
my-games = Meine Spiele
my-games-all = Alle { $count } zeigen
my-games-also = Läuft auch noch
my-games-over = Beendete Spiele
my-games-more =
    { $count ->
        [one] Ein weiteres Spiel
       *[other] { $count } weitere Spiele
    }
my-games-calling =
    { $count ->
        [one] in einem bist du dran
       *[other] in { $count } bist du dran
    }
continue = Weiter
again-with = Noch einmal mit
again-with-person = Noch einmal mit { $name }: { $game }
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
who-bot = Gegen den Computer
who-local = An diesem Bildschirm
play-bot = Spielen
play-online = Einladen
play-online-many = Einladen
play-local = Ein Gerät
play-options = Spiel einrichten
play-versus = gegen { $name }
play-mates =
    { $count ->
        [one] mit einem Bot
       *[other] mit { $count } Bots
    }
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
level-slow = Gemächlich
level-slow-hint = Lässt sich Zeit: eine Aktion alle drei Sekunden
level-human = Menschlich
level-human-hint = Etwa so schnell wie ein Mensch
level-fast = Flott
level-fast-hint = Schneller als jeder Mensch
new-names = Wer sitzt am Bildschirm?
your-name = Dein Name
guest = Gast
new-invite = Einladen
new-start = Los geht’s
new-customise = Anpassen
table-options = Spieloptionen
table-options-close = Schließen
table-options-now = Noch kein Zug: Was du wählst, gilt sofort.
table-options-later = Dieses Spiel bleibt, wie es ist. Was du wählst, gilt für ein neues.
table-options-play = Spielen
table-options-new = Neues Spiel damit
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
new-best-of-two = Zwei Spiele: Jeder beginnt einmal
best-of-two = Zwei Spiele

## Mitspielen

join-title = Einladung
join-slow = Aus deinem Netz kamen viele falsche Codes, deshalb kann die Prüfung deines Codes eine halbe Minute dauern. Mit dem Link oder dem QR-Code der Einladung geht es sofort.
join-invites = { $count ->
    [one] { $name } lädt dich ein
   *[other] { $name } laden dich ein
}
join-at-table = An diesem Tisch: { $names }
join-seat = Welcher Platz?
join-any-seat = Der nächste freie
join-play = Mitspielen
join-full = Alle Plätze sind besetzt. Bitte um den Link für Zuschauer, wenn du zusehen möchtest.
join-over = Dieses Spiel ist zu Ende.
join-dead-title = Das hat nicht geklappt
join-dead-hint = Eine Einladung endet, wenn das Spiel gelöscht wird. Bitte um einen neuen Link.
replay-watch = Wiederholung ansehen

## Warteraum

remind = Mitteilung, wenn ich dran bin
remind-hint = Auch wenn diese Seite zu ist. Die Mitteilung nennt nur das Spiel.
remind-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen.
remind-unavailable = Dieser Server verschickt keine Mitteilungen.
remind-failed = Das hat nicht geklappt. Versuch es später noch einmal.
remind-stop = Alle Mitteilungen abstellen
remind-stopped = Mitteilungen sind aus.
copy = Kopieren
copied = Kopiert
copy-by-hand = Bitte kopiere den markierten Link von Hand.
share = Teilen
you = du

## Am Tisch

seats = Spieler
side-crosses = Kreuze
side-rings = Kreise
player-cross = Kreuz
player-ring = Kreis
seat-cross = Kreuz { $number }
seat-ring = Kreis { $number }
seat-away = nicht verbunden
seat-to-move = am Zug
series-points = Punkte aus beiden Spielen
clock-frozen = Restzeit unsicher: keine Verbindung
clock-low = Die Zeit wird knapp
latency = Verbindung: { $millis } ms
status-your-turn = Du bist dran
status-turn = { $name } ist dran
status-thinking = { $name } überlegt …
status-paused = Pause
status-outage = Der Server war nicht erreichbar. Es geht weiter, sobald alle zurück sind.
status-gathering = Die Uhr startet, sobald alle da sind.
status-over = Spiel zu Ende
status-rest = Seht euch das Ergebnis an
status-past = Zug { $at } von { $count }
status-past-round = Runde { $round }, Zug { $at } von { $count }
game-begins = Das Spiel beginnt.
you-play = Es geht los. Du spielst { $colour }.
sat-down = { $name } setzt sich an den Tisch.
came-back = { $name } ist wieder da.
out = { $name } ist ausgeschieden.
declined = { $name } hat abgelehnt.
watching = Du schaust zu.
actions = Aktionen
propose-take-back = Zurücknehmen
propose-draw = Unentschieden anbieten
propose-pause = Pause
propose-resume = Weiterspielen
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Das Spiel ist dann für dich verloren.
resign-text-team = Dann verliert deine ganze Seite das Spiel.
resign-text-named = Dann verliert { $name } das Spiel.
draw-title = Unentschieden vereinbaren?
draw-text = Das Spiel endet sofort und ohne Sieger.
asks-take-back = { $name } möchte einen Zug zurücknehmen.
asks-draw = { $name } bietet ein Unentschieden an.
asks-pause = { $name } möchte eine Pause.
asks-resume = { $name } möchte weiterspielen.
asks-rematch = { $name } möchte noch einmal spielen.
asked-take-back = Du möchtest einen Zug zurücknehmen.
asked-draw = Du hast ein Unentschieden angeboten.
asked-pause = Du möchtest eine Pause.
asked-resume = Du möchtest weiterspielen.
asked-rematch = Du möchtest noch einmal spielen.
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
absent = { $name } ist nicht verbunden.
absent-wait = { $seconds ->
    [one] In einer Sekunde kannst du den Sieg beanspruchen.
   *[other] In { $seconds } Sekunden kannst du den Sieg beanspruchen.
}
absent-clock = Die Uhr entscheidet.
claim-win = Sieg beanspruchen
claim-draw = Unentschieden nehmen
connection-lost = Verbindung unterbrochen.
connection-moving = Einen Moment: Der Server wird erneuert. Niemand verliert Zeit.
connection-since = Verbindung wird wiederhergestellt, seit { $seconds } s …
connection-warning = Nach 60 Sekunden dürfen die anderen den Sieg beanspruchen.
connection-warning-clock = Deine Uhr läuft womöglich weiter.
leave-title = Vom Tisch gehen?
leave-text = Das Spiel läuft ohne dich weiter, und nach 60 Sekunden dürfen die anderen den Sieg beanspruchen. Du findest es unter „Meine Spiele“ wieder.
leave-yes = Gehen
gone-title = Dieses Spiel lässt sich hier nicht öffnen
gone-hint = Ein Platz gehört zu dem Gerät, auf dem er genommen wurde. Öffne das Spiel dort, oder bitte um den Link für Zuschauer.
left-title = Du bist vom Tisch gegangen
left-text = Auf deinem Platz spielt ein Bot weiter, darum kannst du nicht zurück. Sobald das Spiel zu Ende ist, siehst du hier, wie es ausging.

## Züge

moves = Züge
moves-none = Noch keine.
move-label = Zug { $number }, { $name }: { $move }
round = Runde { $number }
rounds = Runden
rounds-earlier = Frühere Runden zeigen
round-running = läuft
round-drawn = ohne Sieger
round-given-up = aufgegeben
round-knockout = Knockout
round-set = gewinnt den Satz
round-points = { $count ->
    [one] +1 Punkt
   *[other] +{ $count } Punkte
}
round-stand = Stand { $points }
round-stand-sets = Sätze { $sets }, Punkte { $points }

## Das Ende

result-won = Du hast gewonnen!
result-lost = Du hast verloren
result-team-won = Ihr habt gewonnen!
result-team-lost = Ihr habt verloren
result-drawn = Unentschieden
result-wins = { $name } gewinnt
result-abandoned-title = Abgebrochen
reason-line = { $winner } hat vier in einer Reihe.
own-reason-line = Du hast vier in einer Reihe.
reason-full = Alle Plätze sind voll, und niemand hat vier in einer Reihe.
reason-lines = Die letzte Kugel ist gespielt; es zählen die Reihen.
reason-resigned = { $loser } hat aufgegeben.
own-reason-resigned = Du hast aufgegeben.
reason-time = Die Zeit von { $loser } ist abgelaufen.
own-reason-time = Deine Zeit ist abgelaufen.
reason-absent = { $loser } war zu lange weg.
own-reason-absent = Du warst zu lange weg.
reason-draw-agreed = So vereinbart.
reason-draw-claimed = Eine Seite war zu lange weg, der anderen genügte ein Unentschieden.
reason-abandoned = Niemand kam zu diesem Spiel zurück.
reason-sets = { $winner } hat die Sätze gewonnen.
own-reason-sets = Du hast die Sätze gewonnen.
reason-points = Die Punkte haben entschieden.
reason-round = Eine Runde hat entschieden.
reason-knockout = Knockout: { $winner } hat damit die ganze Partie gewonnen.
own-reason-knockout = Knockout: Du hast damit die ganze Partie gewonnen.
reason-deck = Wie die Karten auch gezogen wurden, sie ergaben sofort eine Reihe: Mit diesem Stapel lässt sich nicht spielen. Wählt andere Karten.
reason-cracked = Alle zwölf Felder sind geknackt.
reason-sand = Der Sand ist durchgelaufen.
reason-second-sand = Der Sand der zweiten Sanduhr ist durchgelaufen.
lines = { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
sets = { $count ->
    [one] ein Satz
   *[other] { $count } Sätze
}
series-stands = Zwischenstand:
series-final = Gesamt:
rematch = Revanche
next-game = Nächstes Spiel
to-rematch = Zur Revanche
review = Ansehen
result-fold = Ergebnis wegklappen
result-unfold = Ergebnis zeigen
rematch-waiting = Gefragt, warte auf { $name }
rematch-withdraw = Tippen zum Zurückziehen
rematch-wanted = { $name } möchte eine Revanche
rematch-accept = Tippen zum Annehmen
rematch-begins = Beginnt …
rematch-link =
    { $count ->
        [one] { $names } ist nicht hier. Schick den Link an dasselbe Gerät wie zuvor.
       *[other] { $names } sind nicht hier. Schick den Link an dieselben Geräte wie zuvor.
    }
games-won = { $count ->
    [one] { $name }: ein Spiel gewonnen
   *[other] { $name }: { $count } Spiele gewonnen
}
signs = Ein Zeichen senden
signs-hide = Zeichen ausblenden
sign-hello = Hallo
sign-thanks = Danke
sign-bravo = Bravo
sign-oops = Hoppla
sign-think = Hm …
sign-hurry = Ticktack
sign-says = { $name }: { $sign }

## Rund ums Spiel

match-options = Zuschauer und mehr
match-options-over = Teilen und aufheben
watch-title = Zuschauen
watch-open = Zuschauer erlaubt
watch-link = Link für Zuschauer
watch-closed = Der Link für Zuschauer ist geschlossen.
replay-link = Link zur Wiederholung
record = Als Text speichern
delete = Spiel löschen
delete-title = Spiel löschen?
delete-text = Es verschwindet für alle und lässt sich nicht zurückholen.
deleted = Das Spiel wurde gelöscht.

## Regeln

rules-title = { $game }: die Regeln
rules-play = Spielen
rules-contents = Inhalt
rules-ours = Unsere Lesart
rules-print = Drucken

## Offline und Aktualisierung

server-away = Der Server antwortet nicht. Regeln, Begleiter und gespeicherte Spiele gehen trotzdem; alles andere kommt von selbst wieder.
update-ready = Eine neuere Version von Knobel ist da.
update-take = Aktualisieren
update-later = Später
insecure-link = Nur http: was fehlt
screen-may-sleep = Der Bildschirm kann während des Spiels dunkel werden: Ohne https lässt sich das nicht verhindern.
my-game-saved = hier gespeichert

## Untertitel der Töne

sound-drop = Ein Klacken: ein Zug
sound-click = Eine Kugel klackt auf eine andere
sound-knock = Zweimal Klopfen: Knockout
sound-clack = Ein Riegel springt auf
sound-hinge = Eine schwere Tür geht auf
sound-beat = Ein Herzschlag: die letzten Sekunden
sound-glow = Steigende Töne: Eine Reihe leuchtet auf
sound-sign = Zwei schnelle Töne: ein Zeichen für dich
sound-turn = Ein Glöckchen: Du bist dran
sound-win = Eine Fanfare: gewonnen
sound-lose = Eine fallende Melodie: verloren
sound-draw = Zwei gleiche Töne: unentschieden
sound-low-time = Piepen: Die Zeit wird knapp
sound-crack = Ein Klingen: Ein Feld ist geknackt
sound-offer = Ein Ton: Eine Karte wird angeboten
sound-trade = Zwei Töne: ein Tausch
sound-flip = Die Sanduhr wird gedreht
