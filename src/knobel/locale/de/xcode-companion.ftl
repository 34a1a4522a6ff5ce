# X-Code mit echten Karten.

xcode-companion-prepare = Den Tisch vorbereiten
xcode-companion-out = Zurück in die Schachtel
xcode-companion-out-none = Nichts: Alle 66 Karten sind im Spiel.
xcode-companion-jokers = { $count ->
    [one] ein Joker
   *[other] { $count } Joker
}
xcode-companion-left = { $count ->
    [one] eine Zeit-Karte mit Pfeil nach links
   *[other] { $count } Zeit-Karten mit Pfeil nach links
}
xcode-companion-right = { $count ->
    [one] eine Zeit-Karte mit Pfeil nach rechts
   *[other] { $count } Zeit-Karten mit Pfeil nach rechts
}
xcode-companion-deal = Mischen und austeilen
xcode-companion-deal-text = Von den { $cards } Karten bekommt jeder { $dealt }. Die übrigen { $pile } sind der Nachziehstapel, verdeckt.
xcode-companion-hand = Handkartenlimit
xcode-companion-limit = { $count ->
    [one] Karten höchstens auf der Hand, bei einem Spieler
   *[other] Karten höchstens auf der Hand, bei { $count } Spielern
}
xcode-companion-sets = Sets
xcode-companion-sets-text = Ein Code braucht { $code } gleiche Karten. { $time } Zeit-Karten drehen die Sanduhr.
xcode-companion-mission = Die Mission
xcode-companion-how-rows = Knackt den Plan Reihe um Reihe, zuerst 1 2 3. Tippt jedes Feld an, das geknackt ist; die nächste Reihe öffnet sich von selbst.
xcode-companion-how-silence = In der zweiten Hälfte jeder der ersten vier Minuten spricht niemand: von 0:30 bis 1:00, 1:30 bis 2:00, 2:30 bis 3:00 und 3:30 bis 4:00. Der Bildschirm sagt, wann.
xcode-companion-how-second-glass = Eine kleine Sanduhr von einer Minute läuft mit. Tippt jedes Feld an, das geknackt ist: Das füllt sie auf. Läuft sie ab, haben alle verloren.
xcode-companion-how-turncoat = Alle 20 Sekunden drehen sich die Pfeile eines Symbols um: Ab dann wandern seine Karten in die andere Richtung. Welche das sind, zeigen die Felder. Tippt jedes Feld an, das geknackt ist.
xcode-companion-how-hot-joker = Zählt durch, von 1 an. Tippe deine Zahl an, wenn du einen Joker nimmst, und wieder, wenn der letzte weg ist. Brennt er nach 20 Sekunden noch, kommt deine ganze Hand auf den Ablagestapel.
xcode-companion-how-cut-cable = Zählt im Uhrzeigersinn durch, von 1 an. Der Bildschirm sagt, welche zwei Nachbarn gerade nicht tauschen können.
xcode-companion-how-dark = Nur Felder, die leuchten, dürfen geknackt werden. Tippt jedes Feld an, das geknackt ist; dann leuchtet das nächste auf.
xcode-companion-start = Sand starten
xcode-companion-turn = Sanduhr drehen
xcode-companion-won = Alles geknackt!
xcode-companion-warning = { $seconds ->
    [60] Noch eine Minute
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
xcode-companion-speak = Ihr dürft wieder sprechen.
xcode-companion-arrows-turned = Die Pfeile von { $symbol } haben sich gedreht.
xcode-companion-cable-cut = Leitung gekappt: { $one } und { $two }.
xcode-companion-cable-whole = Keine Leitung ist gekappt.
xcode-companion-burnt = { $name } verliert die ganze Hand!
xcode-companion-holders = Wer einen Joker hat
xcode-companion-holds = { $name } hat einen Joker
xcode-companion-tally = { $count } von 12 geknackt.
xcode-companion-field-cracked = { $symbol }: geknackt
xcode-companion-next = { $level } vorbereiten
xcode-companion-setup = Spieler und Level
xcode-companion-again = Noch einmal
