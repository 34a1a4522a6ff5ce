# Das Brett von X-Code.

xc-board = Der Tisch
xc-keys = Pfeiltasten wandern durch die Hand, Leertaste wählt. D zieht, X wirft drei ab, S legt ein Set, Umschalt und Pfeil tauscht nach links oder rechts, T nennt den Sand.
xc-team = Das Team
xc-seat = Platz { $number }
xc-level = Level { $number }
xc-mission-rows = Mission: Reihe um Reihe
xc-mission-silence = Mission: Funkstille
xc-mission-second-glass = Mission: zweite Sanduhr
xc-mission-turncoat = Mission: Wendepfeile
xc-mission-hot-joker = Mission: heiße Joker
xc-mission-cut-cable = Mission: gekappte Leitung
xc-mission-dark = Mission: im Dunkeln
xc-says-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
xc-says-refill = Sanduhr wird aufgefüllt
xc-says-overdraw = Überziehen kostet die Hand
xc-leaving = Ein Bot übernimmt deinen Platz samt Karten. Zurück kannst du dann nicht mehr.
xc-leaving-page = Der Sand läuft weiter. Nach fünf Sekunden dürfen die anderen einen Bot für dich einspringen lassen. Über „Meine Spiele“ kommst du jederzeit zurück.
xcode-won = Geknackt!
xcode-lost = Nicht geschafft

xc-time = Zeit
xc-star = Stern
xc-hash = Raute
xc-joker = Joker
xc-hidden = verdeckte Karte
xc-card-left = { $symbol }, Pfeil links
xc-card-right = { $symbol }, Pfeil rechts
xc-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
xc-seconds = { $count } s

xc-fields = Code-Felder
xc-field-cracked = { $symbol }: geknackt von { $name }
xc-field-ready = { $symbol }: jetzt knacken
xc-field-locked = { $symbol }: noch gesperrt
xc-field-mine = { $symbol }: offen, du hast { $count }
xc-field-open = { $symbol }: offen
xc-tally = { $count } von 12 Feldern geknackt
xc-sand = Sanduhr: oben { $above ->
    [one] eine Sekunde
   *[other] { $above } Sekunden
}, unten { $below }
xc-second-sand = Zweite Sanduhr: oben { $above ->
    [one] eine Sekunde
   *[other] { $above } Sekunden
}, unten { $below }
xc-time-sets = { $count ->
    [0] noch nicht gedreht
    [one] einmal gedreht
   *[other] { $count }-mal gedreht
}
xc-pile = { $count ->
    [one] Nachziehstapel, eine Karte: ziehen
   *[other] Nachziehstapel, { $count } Karten: ziehen
}
xc-pile-short = Stapel { $count }
xc-discards = { $count ->
    [one] Ablagestapel, eine Karte: { $card }
   *[other] Ablagestapel, { $count } Karten, oben { $card }
}
xc-discards-none = Ablagestapel, leer
xc-discards-short = Ablage { $count }

xc-neighbour = Zwischen dir und { $name }
xc-theirs = Liegt für dich offen: { $card }
xc-give = Gib { $card } für { $against }
xc-nothing-fits = Nichts passt
xc-cut = Leitung gekappt
xc-decline = { $card } ablehnen
xc-withdraw = { $card } zurücknehmen
xc-waits = wartet; Tippen nimmt zurück
xc-offer = { $card } für { $name } offen hinlegen
xc-offer-hint = anbieten
xc-trade-hint = Karte zum Tauschen wählen
xc-trade-with = Mit { $name } tauschen
xc-cannot-go = { $card } kann nicht zu { $name }.

xc-hand = { $count ->
    [one] Deine Hand: eine Karte, höchstens { $limit }
   *[other] Deine Hand: { $count } Karten, höchstens { $limit }
}
xc-hand-count = { $count } von { $limit } Karten
xc-sort = Sortieren
xc-actions = Was du tun kannst
xc-draw = Ziehen
xc-discard = Abwerfen
xc-lay = Code { $symbol } legen
xc-lay-time = Drehen: dann { $seconds } s
xc-no-set = Kein Set
xc-full = { $limit ->
    [one] Mehr als eine Karte geht nicht.
   *[other] Mehr als { $limit } Karten gehen nicht.
}
xc-out = Du bist nicht mehr im Kreis.
xc-ready = Gleich läuft der Sand

xc-talk = Sagen
xc-say-need = Brauche { $symbol }
xc-say-need-with = Brauche { $symbol }, habe { $count }
xc-say-have = Habe { $card }
xc-say-have-left = Habe { $symbol } ◀
xc-say-have-right = Habe { $symbol } ▶
xc-say-which-arrow = { $symbol }: welcher Pfeil?
xc-say-time = Zeit zu mir
xc-say-sand = Achtung, Sand!
xc-say-more = Mehr sagen
xc-say-to = An wen
xc-to-all = Alle
xc-kind-need = Brauche
xc-kind-have = Habe
xc-kind-which-arrow = Welcher Pfeil?
xc-to-you = Nur für dich: { $words }

xc-started = Der Sand läuft.
xc-said = { $name }: { $words }
xc-cracked-by = { $name } hat { $symbol } geknackt, { $count } von 12.
xc-turned = Sanduhr gedreht, noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
xc-offered = { $name } bietet dir an: { $card }.
xc-offer-gone = { $name } hat { $card } zurückgenommen.
xc-traded = Getauscht mit { $name }.
xc-declined = { $name } will nicht tauschen: { $card }.
xc-lost-hand = Deine ganze Hand liegt auf dem Ablagestapel.
xc-quiet = Funkstille: Niemand spricht.
xc-quiet-for = Funkstille, noch { $seconds } s
xc-quiet-in = Funkstille in { $seconds } s
xc-turning = Pfeile von { $symbol } drehen sich in { $seconds } s
xc-fuse = Dein Joker brennt: noch { $seconds } s
xc-cable = Leitung gekappt: { $one } und { $two }, noch { $seconds } s

xc-story = Was geschah
xc-story-sand = { $turns ->
    [0] Der Sand lief { $time } min, nie gedreht
    [one] Der Sand lief { $time } min, einmal gedreht
   *[other] Der Sand lief { $time } min, { $turns }-mal gedreht
}
xc-story-trades = Tauschaktionen
xc-story-sets = Sets
xc-story-waited = Antwort auf Angebote
xc-story-lost = Wo Sekunden verloren gingen
xc-story-early = { $count } s Sand verschenkt: So viel war beim Drehen noch oben.
xc-story-pauses = { $count } s, in denen niemand etwas tat.

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
