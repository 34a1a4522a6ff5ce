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

## Zurückschauen

replay-steps = Zurückblättern
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug vor
replay-last = Zum Ende
replay-title = Wiederholung
replay-play = Abspielen
replay-stop = Anhalten
replay-not-yet = Dieses Spiel läuft noch. Die Wiederholung gibt es danach.
replay-saved = Das ist die Kopie, die auf diesem Gerät gespeichert ist.
replay-save = Auf diesem Gerät speichern
replay-drop = Von diesem Gerät entfernen
replay-kept = Gespeichert: Du kannst es ohne Netz ansehen.
replay-no-room = In diesem Browser ist kein Platz mehr für das Spiel. Entferne ein gespeichertes und versuch es noch einmal.

## Warteraum

wait-title = Warten auf Mitspieler
wait-title-watch = Das Spiel hat noch nicht begonnen
wait-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
wait-begins = Gleich geht es los …
wait-invite = Einladen
wait-link = Link zum Verschicken
wait-code = Oder dieser Code zum Eintippen
wait-qr = QR-Code der Einladung
wait-qr-hint = Mit der Kamera scannen
wait-who = Am Tisch
wait-seat-free = noch frei
wait-lot = Die Plätze werden zu Beginn ausgelost.
wait-mates = Wer zusammen auf einer Seite spielt, darf sich während der Partie nicht absprechen. Darum gibt es hier keinen Chat.
wait-ready = Ich bin bereit
wait-cancel = Spiel absagen
wait-leave = Vom Tisch gehen
