# Das Brett von X-Code.

xcode-board = Der Tisch
xcode-keys = Pfeiltasten wandern durch die Hand, Leertaste wählt. D zieht, X wirft drei ab, S legt ein Set, Umschalt und Pfeil tauscht nach links oder rechts, T nennt den Sand.
xcode-team = Das Team
xcode-seat = Platz { $number }
xcode-level = Level { $number }
xcode-mission-rows = Mission: Reihe um Reihe
xcode-mission-silence = Mission: Funkstille
xcode-mission-second-glass = Mission: zweite Sanduhr
xcode-mission-turncoat = Mission: Wendepfeile
xcode-mission-hot-joker = Mission: heiße Joker
xcode-mission-cut-cable = Mission: gekappte Leitung
xcode-mission-dark = Mission: im Dunkeln
xcode-says-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
xcode-says-refill = Sanduhr wird aufgefüllt
xcode-says-overdraw = Überziehen kostet die Hand
xcode-leaving = Ein Bot übernimmt deinen Platz samt Karten. Zurück kannst du dann nicht mehr.
xcode-leaving-page = Der Sand läuft weiter. Nach fünf Sekunden dürfen die anderen einen Bot für dich einspringen lassen. Über „Meine Spiele“ kommst du jederzeit zurück.
xcode-won = Geknackt!
xcode-lost = Nicht geschafft

xcode-time = Zeit
xcode-star = Stern
xcode-hash = Raute
xcode-joker = Joker
xcode-hidden = verdeckte Karte
xcode-card-left = { $symbol }, Pfeil links
xcode-card-right = { $symbol }, Pfeil rechts
xcode-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
xcode-seconds = { $count } s

xcode-fields = Code-Felder
xcode-field-cracked = { $symbol }: geknackt von { $name }
xcode-field-ready = { $symbol }: jetzt knacken
xcode-field-locked = { $symbol }: noch gesperrt
xcode-field-mine = { $symbol }: offen, du hast { $count }
xcode-field-open = { $symbol }: offen
xcode-tally = { $count } von 12 Feldern geknackt
xcode-sand = Sanduhr: oben { $above ->
    [one] eine Sekunde
   *[other] { $above } Sekunden
}, unten { $below }
xcode-second-sand = Zweite Sanduhr: oben { $above ->
    [one] eine Sekunde
   *[other] { $above } Sekunden
}, unten { $below }
xcode-time-sets = { $count ->
    [0] noch nicht gedreht
    [one] einmal gedreht
   *[other] { $count }-mal gedreht
}
xcode-pile = { $count ->
    [one] Nachziehstapel, eine Karte: ziehen
   *[other] Nachziehstapel, { $count } Karten: ziehen
}
xcode-pile-short = Stapel { $count }
xcode-discards = { $count ->
    [one] Ablagestapel, eine Karte: { $card }
   *[other] Ablagestapel, { $count } Karten, oben { $card }
}
xcode-discards-none = Ablagestapel, leer
xcode-discards-short = Ablage { $count }

xcode-neighbour = Zwischen dir und { $name }
xcode-theirs = Liegt für dich offen: { $card }
xcode-give = Gib { $card } für { $against }
xcode-nothing-fits = Nichts passt
xcode-cut = Leitung gekappt
xcode-decline = { $card } ablehnen
xcode-withdraw = { $card } zurücknehmen
xcode-offer = { $card } für { $name } offen hinlegen
xcode-trade-hint = Karte wählen
xcode-trade-with = Mit { $name } tauschen
xcode-cannot-go = { $card } kann nicht zu { $name }.

xcode-hand = { $count ->
    [one] Deine Hand: eine Karte, höchstens { $limit }
   *[other] Deine Hand: { $count } Karten, höchstens { $limit }
}
xcode-hand-count = { $count } von { $limit } Karten
xcode-sort = Sortieren
xcode-actions = Was du tun kannst
xcode-draw = Ziehen
xcode-discard = Abwerfen
xcode-lay = Code { $symbol } legen
xcode-lay-time = Drehen: dann { $seconds } s
xcode-ask-turn = { $how ->
    [again] Drück noch einmal, um die Sanduhr zu drehen
   *[hold] Halte gedrückt, um die Sanduhr zu drehen
}: Dann bleiben { $seconds } s statt { $left } s.
xcode-no-set = Kein Set
xcode-full = { $limit ->
    [one] Mehr als eine Karte geht nicht.
   *[other] Mehr als { $limit } Karten gehen nicht.
}
xcode-out = Du bist nicht mehr im Kreis.
xcode-ready = Gleich läuft der Sand
xcode-bots-follow = Die Bots helfen: Sie knacken ein Feld erst nach dir.

xcode-talk = Sagen
xcode-say-need = Brauche { $symbol }
xcode-say-need-with = Brauche { $symbol }, habe { $count }
xcode-say-have = Habe { $card }
xcode-say-have-left = Habe { $symbol } ◀
xcode-say-have-right = Habe { $symbol } ▶
xcode-say-which-arrow = { $symbol }: welcher Pfeil?
xcode-say-time = Zeit zu mir
xcode-say-sand = Achtung, Sand!
xcode-say-more = Mehr sagen
xcode-say-to = An wen
xcode-to-all = Alle
xcode-kind-need = Brauche
xcode-kind-have = Habe
xcode-kind-which-arrow = Welcher Pfeil?
xcode-to-you = Nur für dich: { $words }

xcode-started = Der Sand läuft.
xcode-said = { $name }: { $words }
xcode-cracked-by = { $name } hat { $symbol } geknackt, { $count } von 12.
xcode-turned = Sanduhr gedreht, noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
xcode-offered = { $name } bietet dir an: { $card }.
xcode-offer-gone = { $name } hat { $card } zurückgenommen.
xcode-traded = Getauscht mit { $name }.
xcode-declined = { $name } will nicht tauschen: { $card }.
xcode-lost-hand = Deine ganze Hand liegt auf dem Ablagestapel.
xcode-quiet = Funkstille: Niemand spricht.
xcode-quiet-for = Funkstille, noch { $seconds } s
xcode-quiet-in = Funkstille in { $seconds } s
xcode-turning = Pfeile von { $symbol } drehen sich in { $seconds } s
xcode-fuse = Dein Joker brennt: noch { $seconds } s
xcode-cable = Leitung gekappt: { $one } und { $two }, noch { $seconds } s

xcode-story = Was geschah
xcode-story-sand = { $turns ->
    [0] Der Sand lief { $time } min, nie gedreht
    [one] Der Sand lief { $time } min, einmal gedreht
   *[other] Der Sand lief { $time } min, { $turns }-mal gedreht
}
xcode-story-trades = Tauschaktionen
xcode-story-sets = Sets
xcode-story-waited = Antwort auf Angebote
xcode-story-lost = Wo Sekunden verloren gingen
xcode-story-early = { $count } s Sand verschenkt: So viel war beim Drehen noch oben.
xcode-story-pauses = { $count } s, in denen niemand etwas tat.

xcode-our-missions = Eigene Missionen
xcode-stop-won = gewonnen
xcode-stop-open = offen
xcode-stop-locked = gesperrt
xcode-stop-after = Wird frei, wenn { $level } gewonnen ist.
xcode-stop-new = Noch nicht versucht.
xcode-stop-tries = { $tries ->
    [one] Einmal versucht
   *[other] { $tries }-mal versucht
}, { $wins ->
    [0] noch nicht gewonnen
    [one] einmal gewonnen
   *[other] { $wins }-mal gewonnen
}
xcode-stop-best = Bestzeit { $time }

xcode-lobby-hint = Getauscht wird mit den Nachbarn.

xcode-story-turn = { $time } · { $name } hat gedreht, als noch { $left } s oben waren: danach { $after } s
xcode-story-left = Sand übrig

xcode-crack-key = knacken
xcode-tally-of = von 12
xcode-tally-short = { $count } von 12
xcode-lies = { $name } bietet { $to } an: { $card }
xcode-beside-left = links von dir
xcode-beside-right = rechts von dir
xcode-offers-here = { $name } bietet
xcode-for = Für { $name }
xcode-swap = Tau­schen
xcode-take-back = Zurück­nehmen
xcode-offer-this = { $card } anbieten
xcode-no-offer = kein Angebot
xcode-hand-full = Hand voll
xcode-choose = { $count } wählen
xcode-chosen = { $count } von { $of } gewählt
xcode-to = { $card } an { $name }

xcode-feed-empty = Hier steht, wer ein Feld knackt, tauscht oder die Sanduhr dreht.
xcode-feed-you = Du
xcode-feed-now = jetzt
xcode-feed-cracked = { $me ->
    [1] hast { $card } geknackt
   *[other] hat { $card } geknackt
}
xcode-feed-turned = { $me ->
    [1] hast die Sanduhr gedreht
   *[other] hat die Sanduhr gedreht
}
xcode-feed-turned-from = { $me ->
    [1] hast die Sanduhr gedreht: { $left } → { $after } s
   *[other] hat die Sanduhr gedreht: { $left } → { $after } s
}
xcode-feed-offered = { $me ->
    [1] bietest { $to } { $card } an
   *[other] bietet { $to } { $card } an
}
xcode-feed-offered-you = bietet dir { $card } an
xcode-feed-traded = ⇄ { $to }: { $card } gegen { $against }
xcode-feed-discarded = { $me ->
    [1] hast drei abgeworfen
   *[other] hat drei abgeworfen
}
xcode-feed-hand-lost = { $me ->
    [1] hast die ganze Hand verloren
   *[other] hat die ganze Hand verloren
}
xcode-feed-left = { $me ->
    [1] hast den Tisch verlassen
   *[other] hat den Tisch verlassen
}
xcode-feed-ran-out = Der Sand ist durchgelaufen

xcode-decided-won = { $seconds ->
    [one] Mit einer Sekunde Sand übrig.
   *[other] Mit { $seconds } Sekunden Sand übrig.
}
xcode-decided-held = Alles für { $symbol } war am Tisch: { $who }.
xcode-held-by = { $name } hatte { $count }
xcode-held-you = du hattest { $count }
xcode-decided-missing = { $count ->
    [one] Nur { $fields } hat gefehlt.
   *[other] Es fehlten noch: { $fields }.
}
xcode-see-it = Zeigen
