# The pages of tournaments for people with a phone: hosts, players, tables, standings.

event = Turnier
event-index = Turniere
event-index-lead = Ein Abend mit mehreren Brettern, echten und auf Bildschirmen: Wer gegen wen spielt, Ergebnisse und Stand ergeben sich von selbst.
event-mine = Meine Turniere
event-join = Bei einem Turnier mitmachen
event-new = Neues Turnier
event-rules = Turnierregeln
event-import = Datei öffnen
event-import-game = Welches Spiel wird gespielt? Durchgänge, Bretter und Zeiten lassen sich später ändern.
event-is-over = beendet
event-role-host = Du leitest
event-role-helper = Du hilfst
event-role-player = Du spielst mit
event-role-guest = Du schaust zu
event-not-found = Dieses Turnier lässt sich nicht öffnen
event-ways = Mehr zu diesem Turnier
event-wall = Leinwand
event-print = Drucken
event-standing = Stand
event-final = Endstand

## A new event

event-new-lead = Sag, was du weißt. Wir schlagen den Rest vor, und du kannst alles ändern.
event-name = Name des Turniers
event-default-name = Spieleabend
event-game-choice = Spiel
event-game-settings = Spiel einstellen
event-people-number = Personen
event-boxes = Echte Bretter
event-boxes-hint = Wer kein freies Brett hat, spielt am Bildschirm.
event-time = Minuten insgesamt
event-plan = Unser Vorschlag
event-proposals = So wird gespielt
event-plan-none = Dafür reicht die Zeit nicht: Das ist der kürzeste Weg. Nimm mehr Minuten oder mehr Bretter.
event-plan-replaced = Was du gewählt hast, passt nicht mehr dazu. Sieh dir den neuen Vorschlag an.
event-plan-groups = { $count ->
    [one] { $people } Personen bilden eine Gruppe.
   *[other] { $people } Personen bilden { $count } Gruppen zu { $size }.
}
event-plan-teams = { $people } Personen bilden { $count } Teams zu { $size }.
event-plan-boards = Gleichzeitig: { $real } an echten Brettern, { $screen } an Bildschirmen.
event-plan-usual = Ein Spiel dauert etwa { $minutes } Minuten, wie die letzten { $games } hier mit diesen Einstellungen.
event-plan-box = Ein Spiel dauert etwa { $minutes } Minuten, wie es auf der Schachtel steht.
event-plan-clock = { $minutes ->
    [one] Damit die Zeit reicht, hat jede Seite etwa eine Minute je Spiel.
   *[other] Damit die Zeit reicht, hat jede Seite etwa { $minutes } Minuten je Spiel.
}
event-proposal = { $heats ->
    [0] Beliebig viele Begegnungen, bis etwa { $time }
    [one] Ein Durchgang zu { $minutes } Minuten, bis etwa { $time }
   *[other] { $heats } Durchgänge zu { $minutes } Minuten, bis etwa { $time }
}
event-plan-ends = { $heats ->
    [0] Beliebig viele Begegnungen: Wenn ihr jetzt beginnt, ist gegen { $time } Schluss.
    [one] Ein Durchgang zu { $minutes } Minuten: Wenn ihr jetzt beginnt, ist gegen { $time } Schluss.
   *[other] { $heats } Durchgänge zu { $minutes } Minuten: Wenn ihr jetzt beginnt, ist gegen { $time } Schluss.
}
event-customise-hint = Format, Durchgänge, Zeiten, Schule
event-open-go = Turnier eröffnen
event-format = Format
event-format-swiss = Schweizer System
event-format-swiss-hint = Alle spielen in jedem Durchgang, gegen jemanden mit etwa gleich vielen Punkten.
event-format-dutch = FIDE-Schweizer (Dutch)
event-format-dutch-hint = Schweizer System, wie Schachklubs auslosen, bis 64 Personen.
event-format-all-play-all = Alle gegen alle
event-format-all-play-all-hint = Alle treffen einmal auf alle.
event-format-knockout = K.-o.-System
event-format-knockout-hint = Wer gewinnt, kommt weiter, bis nur noch eine Person übrig ist.
event-format-double-knockout = Doppel-K.-o.
event-format-double-knockout-hint = Erst nach der zweiten Niederlage ist Schluss.
event-format-stages = Gruppen, dann K.-o.
event-format-stages-hint = Erst alle gegen alle in Gruppen, dann geht es mit den Besten weiter.
event-format-threes = Dreiertische
event-format-threes-hint = Drei an jedem Tisch, die Plätze zählen.
event-format-mixer = Bunte Teams
event-format-mixer-hint = In jedem Durchgang ein neues Team, die eigenen Punkte zählen.
event-format-arena = Arena
event-format-arena-hint = Wer frei ist, spielt gegen die nächste freie Person.
event-format-ladder = Rangleiter
event-format-ladder-hint = Wer gegen jemanden weiter oben gewinnt, nimmt dessen Platz ein.
event-format-league = Liga
event-format-league-hint = Über mehrere Tage oder mit den gleichen Karten für alle: Jede Gruppe wird mit allen anderen verglichen. Das Blatt ist gleich, das Glück bleibt: Erst nach fünf oder mehr Blättern zeigt sich, wer besser spielt.
event-format-climb = Aufstieg
event-format-climb-hint = Jede Gruppe spielt für sich: Wer ein Level gewinnt, spielt das nächste.
event-heats = Durchgänge
event-games = Spiele je Begegnung
event-deals = Blätter je Durchgang
event-minutes = Minuten je Begegnung
event-announce = Sekunden bis zum Beginn
event-groups = Gruppen
event-qualify = Wie viele je Gruppe weiterkommen
event-team = Personen je Team
event-days = Tage von Durchgang zu Durchgang
event-most = Höchstens so viele Anmeldungen
event-keep-days = Gelöscht nach so vielen Tagen
event-third-place = Spiel um den dritten Platz
event-school = Schulmodus
event-school-hint = Vornamen oder Tiernamen, niemand schaut von außen zu, und nach 30 Tagen wird alles gelöscht.

## Entry

event-entered = { $count ->
    [one] Eine Anmeldung bisher
   *[other] { $count } Anmeldungen bisher
}
event-your-name = Dein Name
event-group-name = Name eurer Gruppe
event-group-size = Personen in der Gruppe
event-entry-size = Personen unter diesem Namen
event-resize = Ändern
event-resize-next = Das gilt ab der nächsten Begegnung.
event-school-name = Ein Vorname oder ein Tier genügt.
event-animal = Gib mir ein Tier
event-animals = Adler, Amsel, Biber, Bär, Dachs, Delfin, Eichhörnchen, Eisvogel, Elch, Ente, Eule, Falke, Fischotter, Forelle, Frosch, Fuchs, Gans, Hase, Hirsch, Igel, Kranich, Kröte, Lachs, Lerche, Löwe, Luchs, Marder, Maulwurf, Maus, Molch, Panda, Pferd, Pinguin, Rabe, Reh, Reiher, Robbe, Rotkehlchen, Salamander, Schildkröte, Schwan, Spatz, Star, Storch, Tiger, Uhu, Wal, Wiesel, Wolf, Ziege
event-remote = Ich bin nicht da und spiele am Bildschirm
event-enter = Anmelden
event-enter-note = Ohne Konto. Alle sehen deinen Namen.
event-enter-more = Auf diesem Gerät noch jemanden anmelden
event-entry-closed = Die Anmeldung ist geschlossen. Frag die Leitung.
event-check-in = Ich bin da
event-return = Wieder mitspielen
event-return-note = Ab dem nächsten Durchgang spielst du wieder mit.

## A player

event-heat = Durchgang { $heat }
event-heat-of = Durchgang { $heat } von { $heats }
event-round-final = Finale
event-round-third-place = Spiel um den dritten Platz
event-round-semifinal = Halbfinale
event-round-quarterfinal = Viertelfinale
event-until-start = Zeit bis zum Beginn des Durchgangs
event-until-end = Restzeit in diesem Durchgang
event-next-bout = Deine nächste Begegnung
event-your-bout = Deine Begegnung
event-plays = Ihr spielt
event-level = Level
event-level-won = Gewonnen! Als Nächstes: { $level }
event-level-lost = Nicht gewonnen. Ihr könnt es noch einmal versuchen: { $level }
event-level-last-won = Gewonnen: { $level }!
event-level-last-lost = Noch nicht gewonnen: { $level }.
event-level-top = Ihr habt das letzte Level gewonnen!
event-table = Tisch { $table }
event-table-real = Tisch { $table }, echtes Brett
event-table-screen = Tisch { $table }, Bildschirm
event-real-board = ein echtes Brett
event-screen-board = am Bildschirm
event-against = gegen
event-with = Zusammen mit { $names }
event-you = du
event-you-begin = Du beginnst ({ $side })
event-other-begins = { $name } beginnt ({ $side })
event-next-you-begin = In Spiel { $number } beginnst du
event-next-other-begins = In Spiel { $number } beginnt { $name }
event-why = Warum diese Paarung?
event-why-bye = Warum spielfrei?
event-why-level = Warum dieses Level?
event-place = Platz { $place }
event-place-of = von { $count }, Punkte: { $points }
event-place-levels = von { $count }, gewonnene Level: { $levels }
event-my-results = Meine Ergebnisse
event-was-bye = spielfrei
event-rest = Im nächsten Durchgang nicht
event-withdraw = Turnier verlassen
event-withdraw-text = Du wirst nicht mehr ausgelost. Deine Ergebnisse bleiben, und du kannst zurückkommen.
event-withdraw-yes = Verlassen
event-withdrawn = Du hast das Turnier verlassen.
event-not-here-yet = Du stehst auf der Liste. Tippe auf „Ich bin da“, sobald du spielen kannst: Erst dann wirst du ausgelost und bekommst einen Tisch.
event-too-late = Jetzt kann niemand mehr dazukommen. Auf der Leinwand und im Stand siehst du, wie es weitergeht.
event-wait-first = Du bist da. Der erste Durchgang wird bald ausgelost.
event-wait-next = Warte auf den nächsten Durchgang.
event-wait-end = Das ist der letzte Durchgang. Danach steht der Endstand fest.
event-out = Du bist ausgeschieden. Auf der Leinwand und im Stand siehst du, wie es weitergeht.
event-resting = In diesem Durchgang setzt du aus.
event-bye = In diesem Durchgang bist du spielfrei.
event-bye-won = In diesem Durchgang bist du spielfrei. Das zählt als Sieg.
event-all-won = Ihr habt alle Level gewonnen und nichts mehr zu spielen.
event-over = Das Turnier ist zu Ende. Danke fürs Mitspielen!
event-over-praise = Das Turnier ist zu Ende. Platz { $place } für { $name }: herzlichen Glückwunsch!
event-at-table = Ich bin an Tisch { $table }
event-enter-result = Ergebnis eintragen
event-change-report = Meine Meldung ändern
event-to-board = Ans Brett
event-to-game = Zu Spiel { $number }
event-watch = Zuschauen
event-seated = Dein Platz wartet schon auf dich.
event-other-reports = { $name } meldet { $score }, aus deiner Sicht.
event-confirm = { $score } stimmt
event-contradict = Das stimmt nicht
event-confirm-note = Ohne Antwort zählt es nach zwei Minuten.
event-you-reported = Du hast { $score } gemeldet. { $name } bestätigt, oder es zählt in
event-counts-in = Zeit, bis das Ergebnis zählt
event-differ-wait = Ihr meldet Verschiedenes. Die Leitung entscheidet.
event-counts = Dieses Ergebnis zählt.
event-counts-forfeit = Dieses Ergebnis zählt. Es wurde nicht gespielt.
event-note = Anmerkung: { $note }
event-ends = Ende { $time }
event-helper = Du hilfst mit. Wähle einen Tisch und trage das Ergebnis ein: Es zählt sofort.
event-no-tables = Kein echtes Brett wartet auf ein Ergebnis.
event-offline = Kein Netz.
event-offline-kept = Das Ergebnis bleibt auf diesem Gerät und wird von selbst gesendet.
event-offline-old = Was du siehst, ist vielleicht nicht mehr aktuell.

## Results

event-game = Spiel { $number }
event-began = { $name } beginnt
event-won = { $name } hat gewonnen
event-draw = Unentschieden
event-places-hint = Wer gleich steht, bekommt den gleichen Platz.
event-deal = Blatt { $number }
event-count-done = Was erreicht wurde
event-count-left = Übrige Sekunden
event-goal = Höchstens { $goal }; damit ist das Level gewonnen.
event-report = Melden
event-report-score = { $score } melden
event-report-first = Tippe an, wer gewonnen hat.
event-report-places = Wähle für alle einen Platz.
event-report-counts = Trag ganze Zahlen ein: was erreicht wurde und wie viele Sekunden übrig sind.
event-report-note = { $name } bestätigt, oder es zählt in zwei Minuten.
event-report-at-once = Es zählt sofort.
event-report-alone = Es zählt in zwei Minuten.
event-report-done = Das Ergebnis zählt.
event-result-counts = { $score } zählt.
event-companion = Begleiter für dieses Brett
event-no-bout = An diesem Tisch spielt gerade niemand.
event-at-screen = Diese Begegnung wird am Bildschirm gespielt, das Ergebnis kommt von selbst.
event-not-yours = Die Spielenden melden das Ergebnis auf ihren Handys, oder jemand hilft ihnen.

## The host

event-host = Leitung
event-you-host = Du leitest das Turnier
event-to-host = Zur Seite der Leitung
event-to-player = Zur Seite zum Mitspielen
event-play-too = Selbst mitspielen
event-not-host = Leiten kann nur das Gerät, das das Turnier eröffnet hat.
event-before = Vor dem ersten Durchgang
event-invite = Einladen
event-code = Code zum Eintippen
event-invite-link = Link
event-qr = QR-Code des Turniers
event-qr-hint = Mit der Kamera eines Handys ansehen.
event-done-of = { $done } von { $count } fertig
event-here = { $count } da
event-here-rests = { $resting ->
    [one] { $here } da, eine Person setzt aus
   *[other] { $here } da, { $resting } setzen aus
}
event-open = Noch offen, und warum
event-differ = Widerspruch: { $one } sagt { $first }, { $other } { $second }
event-open-reported = { $name } meldet { $score }, noch nicht bestätigt
event-open-game = Spiel { $number } läuft
event-open-screen = Wird gespielt
event-open-away = Seit { $time } nicht verbunden: { $names }
event-open-real = Wird gespielt, noch keine Meldung
event-open-not-begun = Noch nicht begonnen
event-open-nobody = Noch niemand am Tisch
event-open-missing = Noch nicht am Tisch: { $names }
event-open-table = Seite dieses Tisches öffnen
event-settle = { $names }: { $score } entscheiden
event-other = Anderes
event-results = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}
event-ready-when = { $count ->
    [one] Bereit, sobald die letzte Begegnung ein Ergebnis hat.
    [2] Bereit, sobald beide ein Ergebnis haben.
   *[other] Bereit, sobald alle { $count } ein Ergebnis haben.
}
event-pair = Durchgang { $heat } auslosen und starten
event-unpair = Diesen Durchgang neu auslosen
event-unpair-text = Alle bekommen neue Begegnungen und Tische. Was an den Tischen schon gespielt wurde, zählt nicht.
event-start-now = Durchgang { $heat } jetzt starten
event-starts-by-itself = Er beginnt von selbst, wenn die Zeit um ist.
event-finish = Turnier beenden
event-finish-note = Alle Durchgänge sind gespielt.
event-finish-text = Der Stand wird endgültig, und kein weiterer Durchgang wird ausgelost.
event-people = Personen
event-people-count = { $count ->
    [one] Eine Anmeldung, { $here } da
   *[other] { $count } Anmeldungen, { $here } da
}
event-add = Jemanden von Hand anmelden
event-add-go = Hinzufügen
event-add-here = ist schon da
event-late-hint = Wer später kommt, spielt ab dem nächsten Durchgang; ein verpasster Durchgang zählt als Unentschieden.
event-state-entered = noch nicht da
event-state-here = da
event-state-resting = setzt aus
event-state-withdrawn = ausgestiegen
event-state-removed = entfernt
event-is-remote = von anderswo
event-no-device = ohne Handy
event-is-here = { $name } ist da
event-here-short = da
event-check-in-all = Alle sind da
event-rename = Umbenennen
event-withdraw-them = Ist gegangen
event-remove = Entfernen
event-remove-sure = Wirklich entfernen
event-link = Link zeigen
event-link-qr = QR-Code für { $name }
event-link-hint = Das Handy, das dies liest, spielt für { $name }.
event-entry-open = Andere dürfen sich anmelden
event-forbidden = Wer nicht aufeinandertreffen soll
event-forbidden-hint = Für Geschwister oder zwei, die sich einen Platz teilen.
event-forbidden-one = Eine Person
event-forbidden-other = Die andere Person
event-forbid = Ausschließen
event-allow = { $one } und { $other } dürfen sich wieder treffen
event-correct = Ergebnis berichtigen
event-correct-note = Warum? Alle können es lesen.
event-correct-why = Schreib dazu, warum du es berichtigst.
event-reopen = Ergebnis zurücknehmen
event-absent = Wer ist nicht gekommen?
event-absent-go = Als abwesend eintragen
event-move-screen = Diese Begegnung am Bildschirm spielen
event-move-real = Diese Begegnung am echten Brett spielen
event-more = Mehr
event-settings = Einstellungen
event-change = Änderungen speichern
event-changed = Gespeichert.
event-helpers = Hilfe
event-helpers-hint = Wer hilft, kann für alle Ergebnisse eintragen, sonst nichts.
event-helpers-count = { $count ->
    [one] Eine Person hilft.
   *[other] { $count } Personen helfen.
}
event-add-helper = QR-Code zum Helfen zeigen
event-helper-qr = QR-Code zum Helfen
event-helper-qr-hint = Das Handy, das dies liest, darf Ergebnisse eintragen.
event-drop-helpers = Allen Helfenden die Rechte nehmen
event-files = Als Datei sichern
event-file-csv = Liste (CSV)
event-file-trf16 = Schachprogramm (TRF16)
event-file-trf26 = Schachprogramm (TRF26)
event-file-record = Alles
event-delete = Turnier löschen
event-delete-text = Alle Namen, Ergebnisse und Spiele dieses Turniers werden endgültig gelöscht, für alle.

## The standing

event-col-place = Platz
event-col-name = Name
event-col-points = Punkte
event-col-levels = Gewonnene Level
event-col-played = Gespielt
event-ties = Was entscheidet bei gleichen Punkten?
event-ties-lead = In dieser Reihenfolge:
event-ties-end = Wer dann noch gleich ist, teilt sich den Platz.
event-tie-direct = Direkter Vergleich
event-tie-direct-hint = die Punkte aus den Begegnungen untereinander, wenn alle aufeinandergetroffen sind.
event-tie-buchholz-cut-1 = Buchholz
event-tie-buchholz-cut-1-hint = die Punkte aller Gegenüber ohne das niedrigste: Wer stärkere hatte, steht höher.
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-sonneborn-berger-hint = die Punkte der Besiegten und die halben Punkte bei Unentschieden.
event-tie-wins = Siege
event-tie-wins-hint = die Zahl der gewonnenen Begegnungen.
event-tie-in-heat = Gewonnen in Durchgang
event-tie-in-heat-hint = in welchem Durchgang eine Gruppe ihr höchstes Level gewonnen hat; früher ist besser.
event-tie-next-level = Nächstes Level
event-tie-next-level-hint = das Beste, was sie in einem Versuch am nächsten Level erreicht hat.
event-tie-tally-1 = Zählung 1
event-tie-tally-1-hint = was das Spiel selbst als Erstes zählt.
event-tie-tally-2 = Zählung 2
event-tie-tally-2-hint = was das Spiel danach zählt.
event-cross = Kreuztabelle
event-replay = Wiederholung { $number }
event-group-done = hat gespielt
event-deals-title = Blatt für Blatt
event-deals-hint = Eine Gruppe bekommt einen Punkt für jede andere, die mit demselben Blatt schlechter war, und einen halben für jede, die gleich gut war.
event-levels-hint = Gruppen auf demselben Level hatten das gleiche Blatt.
event-deals-replay = { $name }: Wiederholung { $number }
event-had-bye = { $name }: spielfrei
event-sealed = Versiegelte Karten: { $seal }
event-unsealed = Alle können die Karten nachprüfen: { $seed } ergibt { $seal }.

## Read out

event-say-paired = Durchgang { $heat }: { $name } spielt gegen { $against } an Tisch { $table }.
event-say-paired-alone = Durchgang { $heat }: { $name } spielt an Tisch { $table }.
event-say-bye = Durchgang { $heat }: { $name } ist spielfrei.
event-say-heat = Durchgang { $heat } ist ausgelost.
event-say-unpaired = Durchgang { $heat } wird neu ausgelost.
event-say-begins = Durchgang { $heat } beginnt.
event-say-done = Durchgang { $heat } ist vorbei.
event-say-over = Das Turnier ist zu Ende.
event-say-result = { $names }: { $score } zählt.
event-say-reported = { $name } meldet { $score }, aus deiner Sicht. Bitte bestätigen.
event-say-differ = Tisch { $table }: { $names } melden Verschiedenes.
