# Warum etwas abgelehnt wurde: `no-` und der Code.

no-offline = Der Server ist nicht zu erreichen. Prüf die Verbindung.
no-internal = Da ist etwas schiefgegangen. Versuch es noch einmal.
no-unreadable = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
no-too-fast = Das war zu viel auf einmal. Versuch es in { $retry_after } s noch einmal.
no-too-long = { $most ->
    [one] Das war zu lang: Nur ein Zeichen ist erlaubt. Kürze es bitte.
   *[other] Das war zu lang: Höchstens { $most } Zeichen sind erlaubt. Kürze es bitte.
}
no-too-many-tries = Zu viele falsche Codes. Versuch es in { $retry_after } s noch einmal oder öffne den Link der Einladung.
no-too-many-bot-matches = Der Computer spielt schon { $most } Partien gegen sich selbst. Warte, bis eine davon zu Ende ist, oder spiel selbst mit.
no-storage-failed = Der Server kann gerade nicht schreiben. Dein Zug zählt nicht; versuch es noch einmal.
no-try-again = Der Server hat nicht rechtzeitig geantwortet. Noch steht nicht fest, ob das zählt; versuch es noch einmal.
no-moving = Der Server wird gerade erneuert. Versuch es gleich noch einmal.
no-not-following = Du warst noch nicht verbunden. Versuch es noch einmal.
no-no-such-page = Unter dieser Adresse ist nichts. Prüf den Link.
no-not-json = Der Server liest nur JSON. Lade die Seite neu und versuch es noch einmal.
no-foreign-origin = Das kam von einer fremden Seite. Öffne das Spiel unter seiner eigenen Adresse.
no-url-too-long = Diese Adresse ist zu lang. Prüfe den Link.
no-headers-too-long = Der Browser schickt mit seinen Anfragen zu viel mit. Lösche die Cookies dieser Seite und versuch es noch einmal.
no-too-slow = Die Anfrage kam zu langsam an. Prüfe die Verbindung und versuch es noch einmal.
no-too-many-connections = Zu viele Verbindungen zugleich aus deinem Netz. Schließ andere Fenster mit dem Spiel oder versuch es in { $retry_after } s noch einmal.
no-server-full = Der Server ist voll. Versuch es in { $retry_after } s noch einmal.

no-no-such-match = Dieses Spiel gibt es nicht oder nicht mehr. Prüf den Link oder beginn ein neues Spiel.
no-no-such-code = Zu diesem Code gibt es kein Spiel. Lass ihn dir noch einmal vorlesen.
no-no-such-game = Dieses Spiel gibt es hier nicht. Wähle ein anderes.
no-no-such-seat = Diesen Platz gibt es nicht. Wähle einen anderen.
no-no-such-level = Diese Stufe gibt es nicht. Wähle eine andere.
no-no-such-lesson = Diese Lektion gibt es nicht. Wähle eine andere.
no-bad-config = Diese Einstellungen gehen nicht: { $why }. Ändere sie und versuch es noch einmal.
no-no-such-layout = Ein Brett namens „{ $name }“ gibt es nicht. Wähle ein anderes.
no-no-such-deck = Einen Kartenstapel namens „{ $name }“ gibt es nicht. Wähle einen anderen.
no-layout-size = Ein Brett braucht zehn Zeilen mit zehn Feldern. Berichtige es bitte.
no-layout-signs = Ein Brett besteht aus den Ziffern 1 bis 9 und K. Ersetze „{ $sign }“.
no-layout-knockouts = { $count ->
    [one] Ein Brett braucht vier Knockout-Felder, dieses hat nur eines. Berichtige es bitte.
   *[other] Ein Brett braucht vier Knockout-Felder, dieses hat { $count }. Berichtige es bitte.
}
no-deck-needed = Map, Mission und Trap brauchen einen Kartenstapel. Wähle einen aus.
no-deck-size = { $count ->
    [one] Ein Kartenstapel braucht 25 Karten, dieser hat nur eine. Berichtige ihn bitte.
   *[other] Ein Kartenstapel braucht 25 Karten, dieser hat { $count }. Berichtige ihn bitte.
}
no-deck-marks = { $count ->
    [one] Karte { $card } hat nur eine Markierung. Sie braucht vier: Berichtige sie bitte.
   *[other] Karte { $card } hat { $count } Markierungen. Sie braucht vier: Berichtige sie bitte.
}
no-deck-square = Karte { $card } hat eine Markierung auf { $square }, und das Feld gibt es auf diesem Brett nicht. Wähle andere Karten oder ein anderes Brett.
no-deck-square-twice = Das Feld { $square } ist im Kartenstapel zweimal markiert. Markiere jedes Feld nur einmal.
no-deck-white = { $count ->
    [one] Karte { $card } hat nur eine weiße Markierung. Sie braucht drei: Berichtige sie bitte.
   *[other] Karte { $card } hat { $count } weiße Markierungen. Sie braucht drei: Berichtige sie bitte.
}
no-deck-colours = Karte { $card } hat nur Markierungen einer Farbe. Sie braucht weiße und lila.
no-deck-knockout = Karte { $card } hat eine weiße Markierung auf dem Knockout-Feld { $square }. Mach sie lila.
no-variant-twice = Jede Variante lässt sich nur einmal wählen. Nimm die zweite weg.
no-one-clock = TimeBomb und TimeBalance gehen nicht zusammen: Eine Partie hat höchstens eine Uhr. Wähle eine von beiden.
no-empty-team = Jede Seite braucht jemanden, der spielt. Gib ihr einen Spieler.
no-too-many-players = Höchstens { $most } können mitspielen. Wähle weniger.
no-large-team = Für mehr als { $most } auf einer Seite braucht es große Teams. Erlaube sie oder wähle weniger Spieler.
no-wrong-number-of-seats = { $seats ->
    [one] Dieses Spiel hat einen Platz. Ändere die Zahl der Spieler.
   *[other] Dieses Spiel hat { $seats } Plätze. Ändere die Zahl der Spieler.
}
no-seats-full = Alle Plätze sind besetzt. Bitte um den Link für Zuschauer, wenn du zusehen möchtest.
no-seat-taken = Jemand war schneller: Dieser Platz ist besetzt. Wähle einen anderen.
no-not-seated = Du hast keinen Platz in diesem Spiel und kannst nur zusehen.
no-wrong-token = Dieses Gerät hat keinen Platz in diesem Spiel. Öffne es auf dem Gerät, auf dem du Platz genommen hast.
no-wrong-secret = Das ist nicht das Geheimwort für diesen Server. Es steht in der Datei, mit der der Server gestartet wurde.
no-other-server = Ein anderer Server hat geantwortet; beendet wurde keiner. Öffne diese Seite unter der eigenen Adresse des Servers, den du beenden willst, nicht unter der gemeinsamen.
no-no-push = Dieser Server verschickt keine Mitteilungen. Lass stattdessen die Seite offen.
no-match-deleted = Dieses Spiel wurde gelöscht. Du kannst ein neues beginnen.
no-watching-closed = Dieses Spiel ist für Zuschauer geschlossen. Bitte darum, es wieder zu öffnen.
no-opener-only = Das darf nur, wer das Spiel eröffnet hat. Frag diese Person.
no-no-name = Gib bitte einen Namen ein.
no-name-taken = { $name } heißt hier schon jemand. Wähle bitte einen anderen Namen.
no-id-used = Die Seite hat zwei verschiedene Aktionen unter derselben Kennung gesendet. Lade sie neu und versuch es noch einmal.
no-too-many-changes = Namen, Plätze und Vorschläge haben sich in diesem Spiel schon { $most }-mal geändert. Spielt weiter oder beginnt ein neues Spiel.
no-too-many-signs = Du hast viele Zeichen gesendet. Versuch es in { $retry_after } s noch einmal.
no-match-too-long = Dieses Spiel ist zu lang geworden: Nach { $most } Einträgen kann man es nur noch aufgeben. Beginnt ein neues, um weiterzuspielen.
no-names-are-fixed = Namen bleiben bis zum Ende der Partie, wie sie sind, damit sich niemand im Team darüber abspricht.

no-not-ready = Noch sind nicht alle bereit. Warte auf die anderen.
no-already-begun = Das Spiel hat schon begonnen. Das ging nur davor.
no-not-begun = Das Spiel hat noch nicht begonnen. Warte, bis alle bereit sind.
no-over = Das Spiel ist zu Ende. Du kannst um eine Revanche bitten.
no-not-over = Das Spiel ist noch nicht zu Ende. Versuch es danach noch einmal.
no-paused = Das Spiel macht Pause. Schlag vor, weiterzuspielen, oder warte, bis alle zurück sind.
no-not-paused = Es gibt keine Pause zu beenden. Spiel weiter oder warte, bis alle zurück sind.
no-already-so = Das ist schon geschehen. Lade die Seite neu, wenn du es nicht siehst.
no-already-agreed = Du hast schon zugestimmt. Warte auf die anderen.
no-already-declined = Das wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
no-nothing-proposed = Diese Anfrage ist nicht mehr offen. Du kannst eine neue stellen.
no-no-draw-here = In diesem Spiel gibt es kein Unentschieden. Spiel weiter oder gib auf.
no-no-take-back = Jetzt lässt sich nichts mehr zurücknehmen. Spiel weiter.
no-nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen. Spiel weiter.
no-clock-decides = Hier entscheidet die Uhr. Warte, bis die Zeit um ist.
no-not-away-long-enough = Die andere Seite ist noch nicht lange genug weg. Warte noch ein wenig.
no-mate-away = Aus deinem Team ist auch jemand weg. Du kannst ein Unentschieden nehmen, aber nicht den Sieg beanspruchen.
no-still-there = Wer dort sitzt, ist noch verbunden. Ein Bot kann erst einspringen, wenn der Platz verlassen ist.
no-not-in-play = Dieser Platz ist nicht mehr im Spiel. Von ihm aus geht nichts mehr.

no-not-your-turn = Du bist nicht dran. Warte auf die anderen.
no-too-late = Zu spät: Die Stellung hat sich geändert. Schau noch einmal hin und wähle neu.
no-no-such-action = Das geht hier nicht. Wähle etwas anderes.
no-no-such-move = „{ $move }“ ist kein Zug. Wähle einen anderen.
no-move-in-do = Der Server nimmt von dieser Fassung der Seite keine Züge mehr an. Lade die Seite neu.
no-no-such-rod = Einen Stab { $rod } gibt es nicht. Wähle einen von A1 bis D4.
no-rod-full = Stab { $rod } ist voll. Wähle einen anderen.
no-no-yellow-ball = Du hast keine gelbe Kugel mehr. Setz eine eigene.
no-no-own-ball = Du hast keine eigene Kugel mehr. Setz eine gelbe.
no-no-such-square = Ein Feld { $square } gibt es nicht. Wähle eines von A1 bis J10.
no-square-taken = Das Feld { $square } ist besetzt. Wähle ein freies.
no-knockout-square = Auf das Knockout-Feld { $square } darfst du nur einen Stein in der Farbe der anderen Seite legen. Wähle ein anderes Feld.
no-nothing-to-confirm = Es gibt kein Ergebnis zu bestätigen. Spiel weiter.

no-not-yet = Der Sand läuft noch nicht. Warte einen Augenblick.
no-hand-full = { $limit ->
    [one] Mehr als eine Karte geht nicht auf die Hand. Leg ein Set oder wirf drei ab.
   *[other] Mehr als { $limit } Karten gehen nicht auf die Hand. Leg ein Set oder wirf drei ab.
}
no-pile-empty = Es liegt keine Karte mehr zum Ziehen da. Zuerst muss jemand abwerfen.
no-not-three = Abgeworfen werden immer genau drei Karten. Wähle drei.
no-card-not-in-hand = Diese Karte hast du nicht mehr. Wähle eine andere.
no-card-on-offer = Diese Karte liegt gerade zum Tausch. Nimm sie zuerst zurück.
no-jokers-only = Nur Joker sind kein Set. Leg eine echte Karte dazu.
no-not-a-set = Diese Karten sind kein Set. Wähle Karten, die zusammengehören.
no-set-size = { $size ->
    [one] Für dieses Set braucht es eine Karte. Wähle genau eine.
   *[other] Für dieses Set braucht es { $size } Karten. Wähle genau so viele.
}
no-field-cracked = { $field } ist schon geknackt. Wähle ein anderes Feld.
no-field-locked = { $field } ist noch gesperrt. Knack zuerst ein offenes Feld.
no-not-your-neighbour = Getauscht wird nur nach links und nach rechts. Wähle einen deiner Nachbarn.
no-joker-not-traded = Joker werden nicht getauscht. Wähle eine andere Karte.
no-wrong-arrow = Der Pfeil dieser Karte zeigt in die andere Richtung. Wähle eine andere Karte oder den anderen Nachbarn.
no-already-offering = Dort liegt schon eine Karte von dir. Nimm sie zuerst zurück.
no-offer-gone = Zu spät: Die Karte liegt nicht mehr da. Frag nach einer anderen.
no-same-arrow = Die beiden Pfeile müssen verschieden sein. Wähle eine Karte, die in die andere Richtung zeigt.
no-no-such-phrase = Das lässt sich so nicht sagen. Wähle einen der Sätze.
no-nobody-there = Dort sitzt niemand, der es hören könnte. Wähle jemand anderen.
no-silence = Funkstille: Warte, bis ihr wieder sprechen dürft.
no-cable-cut = Die Leitung dorthin ist gekappt. Tausch auf der anderen Seite oder warte.
no-level-locked = Das ist noch gesperrt. Gewinnt zuerst, was davor kommt.
no-level-deal = Es werden mehr Karten ausgeteilt, als auf eine Hand passen. Teil weniger aus.
no-level-rule-twice = Jede Zusatzregel lässt sich nur einmal verwenden. Nimm die zweite weg.
no-level-rows = Die Reihen müssen alle zwölf Felder genau einmal nennen. Berichtige sie bitte.
no-level-silence = Eine Funkstille muss enden, bevor die nächste beginnt. Berichtige bitte die Zeiten.

no-no-such-event = Dieses Turnier gibt es nicht. Prüfe den Link, oder bitte die Turnierleitung um einen neuen.
no-event-deleted = Dieses Turnier wurde gelöscht. Du kannst ein neues eröffnen.
no-event-match = Das geht in einem Turnierspiel nicht. Spielt es zu Ende.
no-event-too-long = Dafür ist dieses Turnier zu lang geworden. Ergebnisse zählen noch, und die Turnierleitung kann es beenden.
no-event-host-only = Das darf nur die Turnierleitung. Frag dort nach.
no-event-helper-only-reports = Helfende können nur Ergebnisse melden und berichtigen. Alles andere macht die Turnierleitung.
no-event-not-yours = Das gehört zu jemand anderem. Mach es auf deren Gerät, oder frag die Turnierleitung.
no-event-no-such-entrant = Diesen Namen gibt es in diesem Turnier nicht. Lade die Seite neu und wähle einen anderen.
no-event-no-such-bout = Diese Begegnung gibt es in diesem Turnier nicht. Lade die Seite neu und suche deine.
no-event-wrong-heat = Jetzt ist Durchgang { $heat } an der Reihe. Lade die Seite neu, um ihn zu sehen.
no-event-all-heats-played = Alle Durchgänge sind gespielt. Beende das Turnier, oder füge in den Einstellungen Durchgänge hinzu.
no-event-bad-result = Dieses Ergebnis ist in dieser Begegnung nicht möglich. Prüfe es und gib es noch einmal ein.
no-event-already-decided = Diese Begegnung hat schon ein Ergebnis. Wenn es falsch ist, bitte die Turnierleitung, es zu berichtigen.
no-event-nothing-to-confirm = Es gibt keine Meldung zu bestätigen, oder sie hat sich gerade geändert. Schau noch einmal hin.
no-event-over = Das Turnier ist zu Ende. Es lässt sich nichts mehr ändern.
no-event-bouts-open = { $count ->
    [one] Eine Begegnung hat noch kein Ergebnis. Trage es ein, oder gib an, wer nicht gekommen ist.
   *[other] { $count } Begegnungen haben noch kein Ergebnis. Trage es ein, oder gib an, wer nicht gekommen ist.
}
no-event-bout-not-opened = Das Spiel an Tisch { $table } lässt sich am Bildschirm nicht öffnen. Spielt diese Begegnung am echten Brett, oder trage das Ergebnis ein.
no-event-too-few = Für einen Durchgang sind zu wenige da. Melde zuerst alle an, die da sind.
no-event-too-few-people = Dafür braucht es mindestens { $min } Personen. Gib mehr Personen an.
no-event-too-many-people = Ein Vorschlag gilt für höchstens { $most } Personen. Gib weniger Personen an.
no-event-nobody-to-pair = Es ist niemand mehr übrig, der gegeneinander spielen könnte. Beende das Turnier.
no-event-pairing-stale = Inzwischen hat sich etwas geändert. Bitte lose noch einmal aus.
no-event-must-meet = { $one } und { $other } sollen nicht gegeneinander spielen, aber sonst ist niemand mehr für sie da. Erlaube es und lose dann noch einmal aus.
no-event-begun = Das ging nur bis zum Beginn. Spielt weiter.
no-event-deal-public = Was hier verteilt wurde, ist inzwischen bekannt. Berichtige stattdessen das Ergebnis.
no-event-entered-twice = In diesem Turnier heißt schon jemand { $name }. Wähle einen anderen Namen.
no-event-full = { $most ->
    [one] Das Turnier ist voll: Nur eine Person kann mitspielen. Frag die Turnierleitung.
   *[other] Das Turnier ist voll: { $most } können mitspielen. Frag die Turnierleitung.
}
no-event-bad-size = { $max ->
    [one] In diesem Turnier spielt { $min } Person unter jedem Namen. Melde jede einzeln an.
   *[other] In diesem Turnier spielen { $min } bis { $max } Personen unter einem Namen. Ändere die Zahl der Personen.
}
no-event-entry-closed = Die Anmeldung ist geschlossen. Frag die Turnierleitung.
no-event-removed = Die Turnierleitung hat diese Anmeldung entfernt. Frag dort nach.
no-event-too-many-entries = { $most ->
    [one] Hier ist nur eine Anmeldung erlaubt. Bitte die Turnierleitung, weitere einzutragen.
   *[other] Hier sind höchstens { $most } erlaubt. Bitte die Turnierleitung, weitere einzutragen.
}
no-event-not-at-real-board = Das passt nicht zum Brett: Am Bildschirm kommt das Ergebnis aus dem Spiel, und wer von anderswo mitspielt, kann kein echtes Brett benutzen.
no-event-no-box-left = Alle Schachteln sind in Gebrauch. Wartet, bis eine frei ist, oder spielt am Bildschirm.
no-event-cannot-change = Das steht fest, sobald der erste Durchgang ausgelost ist. Eröffne ein neues Turnier, um es zu ändern.
no-event-bad-setup = Diese Einstellungen passen nicht zusammen. Ändere sie und versuch es noch einmal.
no-event-bad-file = Diese Datei lässt sich nicht lesen: Zeile { $line } ist falsch. Berichtige sie und versuch es noch einmal.
no-event-no-trf = Für diese Turnierform gibt es keine TRF-Datei, nur für Begegnungen zu zweit. Nimm die Aufzeichnung oder die CSV-Datei.
no-event-dutch-too-many = { $most ->
    [one] Nach dem niederländischen System der FIDE lässt sich hier nur eine Anmeldung auslosen. Wähle das Schweizer System.
   *[other] Nach dem niederländischen System der FIDE lassen sich hier höchstens { $most } auslosen. Wähle das Schweizer System.
}
