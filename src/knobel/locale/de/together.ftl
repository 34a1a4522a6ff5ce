# Wo alle zusammen spielen: der Tisch vor dem Start, wer einspringt, Gruppen und was sie freispielen.

lobby-unready = { $count ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $count } sind noch nicht bereit.
}
lobby-ready = bereit
lobby-table = Plätze rund um den Tisch
lobby-hint = Zwei Plätze wechseln: erst den einen antippen, dann den anderen.
lobby-swap = { $name } tauscht den Platz mit …
lobby-seat = { $name }: { $state }
lobby-waiting = noch nicht bereit
lobby-fill = Bot hierhin setzen
lobby-free = Für einen Menschen freihalten
lobby-start = Start für alle
lobby-wait = Halt, noch nicht
lobby-others = Du bist bereit. Es fehlen noch: { $names }.
lobby-stage = Level ändern
lobby-stage-go = Für alle wählen

mate-away = { $name } ist nicht verbunden.
mate-substitute = Bot einspringen lassen
mate-stands-in = Für { $name } spielt ein Bot.
mate-stands-in-for-me = Ein Bot spielt für dich.
mate-reclaim = Selbst weiterspielen
mate-bot = Bot

group = Gruppe
my-groups = Meine Gruppen
groups-lead = Eine Gruppe behält, was sie zusammen freigeschaltet hat. Ihr Link gilt auf jedem Gerät.
groups-none = Auf diesem Gerät gibt es noch keine Gruppe. Spiel ein Spiel, das ihr zusammen gewinnt: Dann steht die Gruppe hier.
group-new = Eine neue Gruppe
group-alone = Deine Gruppe
group-with = Du und { $names }
group-page = Unser Fortschritt
group-title = Eure Gruppe
group-won = { $won } von { $all } gewonnen
group-games = { $count ->
    [one] Ein Spiel gespielt
   *[other] { $count } Spiele gespielt
}
group-share = Die Gruppe mitnehmen
group-link = Link der Gruppe
group-hint = Öffnest du ihn auf einem anderen Gerät, geht es dort weiter. Wer den Link hat, gehört zur Gruppe.
group-qr = QR-Code der Gruppe
group-forget = Gruppe hier vergessen
group-forgotten = Auf diesem Gerät vergessen. Der Link gilt weiter.

stage-again = Noch einmal
stage-onward = Weiter: { $level }
stage-unlocked = Freigeschaltet: { $level }
stage-not-unlocked = { $count ->
    [one] Nichts freigeschaltet, denn { $names } hat nicht mitgespielt. Spielt noch einmal: Alle müssen mindestens einmal ziehen, tauschen oder ein Set legen.
   *[other] Nichts freigeschaltet, denn { $names } haben nicht mitgespielt. Spielt noch einmal: Alle müssen mindestens einmal ziehen, tauschen oder ein Set legen.
}
stage-all-won = Das war die letzte. Alles ist gewonnen!

together-resigned = Das Team hat aufgegeben.
together-leaving-last = Außer dir sitzt niemand mehr am Tisch. Auch die Bots hören auf: Das Team gibt auf, und das Spiel ist verloren.
together-absent = Das Team war zu lange weg.
