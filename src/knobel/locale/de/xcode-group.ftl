# Gruppen bei X-Code: wie weit sie sind, der Tisch vor dem Start, wie es ausging.

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

xcode-group = Gruppe
xcode-my-groups = Meine Gruppen
xcode-group-new = Eine neue Gruppe
xcode-group-alone = Deine Gruppe
xcode-group-with = Du und { $names }
xcode-group-page = Unser Fortschritt
xcode-group-title = Eure Gruppe
xcode-group-won = { $won } von { $all } gewonnen
xcode-group-games = { $count ->
    [one] Ein Spiel gespielt
   *[other] { $count } Spiele gespielt
}
xcode-group-share = Die Gruppe mitnehmen
xcode-group-link = Link der Gruppe
xcode-group-hint = Öffnest du ihn auf einem anderen Gerät, geht es dort weiter. Wer den Link hat, gehört zur Gruppe.
xcode-group-qr = QR-Code der Gruppe
xcode-group-forget = Gruppe hier vergessen
xcode-group-forgotten = Auf diesem Gerät vergessen. Der Link gilt weiter.

xcode-unlocked = Freigeschaltet: { $level }
xcode-all-won = Das war die letzte. Alles ist gewonnen!
together-resigned = Das Team hat aufgegeben.
together-absent = Das Team war zu lange weg.

xcode-lobby-table = Plätze rund um den Tisch
xcode-lobby-hint = Getauscht wird mit den Nachbarn. Zwei Plätze wechseln: erst den einen antippen, dann den anderen.
xcode-lobby-swap = { $name } tauscht den Platz mit …
xcode-lobby-seat = { $name }: { $state }
xcode-lobby-waiting = noch nicht bereit
xcode-lobby-fill = Bot hierhin setzen
xcode-lobby-free = Für einen Menschen freihalten
xcode-lobby-start = Start für alle
xcode-lobby-wait = Halt, noch nicht
xcode-lobby-others = Du bist bereit. Es fehlen noch: { $names }.
xcode-lobby-level = Level ändern
xcode-lobby-level-go = Für alle wählen

xcode-story-turn = { $time } · { $name } hat gedreht, als noch { $left } s oben waren: danach { $after } s
xcode-story-left = Sand übrig
