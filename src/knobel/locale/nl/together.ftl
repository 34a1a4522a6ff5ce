# Waar iedereen samen speelt: de tafel voor de start, wie invalt, groepen en wat ze vrijspelen.

lobby-unready = { $count ->
    [one] Eén speler is nog niet klaar.
   *[other] { $count } spelers zijn nog niet klaar.
}
lobby-ready = klaar
lobby-table = Plaatsen rond de tafel
lobby-hint = Twee plaatsen wisselen: tik eerst de ene aan, dan de andere.
lobby-swap = { $name } wisselt van plaats met…
lobby-seat = { $name }: { $state }
lobby-waiting = nog niet klaar
lobby-fill = Hier een bot neerzetten
lobby-free = Vrijhouden voor een mens
lobby-start = Start voor iedereen
lobby-wait = Wacht, nog niet
lobby-others = Jij bent klaar. Nog niet klaar: { $names }.
lobby-stage = Ander level
lobby-stage-go = Voor iedereen kiezen

mate-away = { $name } is niet verbonden.
mate-substitute = Bot laten invallen
mate-stands-in = Voor { $name } speelt een bot.
mate-stands-in-for-me = Een bot speelt voor jou.
mate-reclaim = Zelf verder spelen
mate-bot = Bot

group = Groep
my-groups = Mijn groepen
groups-lead = Een groep bewaart wat ze samen heeft vrijgespeeld. De link werkt op elk apparaat.
groups-none = Op dit apparaat is nog geen groep. Speel een spel dat je samen wint: dan staat de groep hier.
group-new = Een nieuwe groep
group-alone = Jouw groep
group-with = Jij en { $names }
group-page = Onze voortgang
group-title = Jullie groep
group-won = { $won } van { $all } gewonnen
group-games = { $count ->
    [one] Eén spel gespeeld
   *[other] { $count } spellen gespeeld
}
group-share = De groep meenemen
group-link = Link van de groep
group-hint = Open de link op een ander apparaat om daar verder te gaan. Wie de link heeft, hoort bij de groep.
group-qr = QR-code van de groep
group-forget = Deze groep hier vergeten
group-forgotten = Vergeten op dit apparaat. De link blijft geldig.

stage-again = Nog een keer
stage-onward = Verder: { $level }
stage-unlocked = Ontgrendeld: { $level }
stage-not-unlocked = { $count ->
    [one] Er is niets ontgrendeld, want { $names } heeft niet meegedaan. Speel nog een keer: iedereen moet minstens één keer trekken, ruilen of een set leggen.
   *[other] Er is niets ontgrendeld, want { $names } hebben niet meegedaan. Speel nog een keer: iedereen moet minstens één keer trekken, ruilen of een set leggen.
}
stage-all-won = Dat was de laatste. Alles is gewonnen!

together-resigned = Het team heeft opgegeven.
together-leaving-last = Er zit verder niemand aan tafel. Ook de bots stoppen: het team geeft op en het spel is verloren.
together-absent = Het team was te lang weg.

## Terugkijken

replay-steps = Terugkijken
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-title = Herhaling
replay-play = Afspelen
replay-stop = Stoppen
replay-not-yet = Dit spel is nog bezig. De herhaling kun je daarna bekijken.
replay-saved = Dit is de kopie die op dit apparaat is bewaard.
replay-save = Op dit apparaat bewaren
replay-drop = Van dit apparaat verwijderen
replay-kept = Bewaard: je kunt het zonder netwerk terugkijken.
replay-no-room = Deze browser heeft geen ruimte meer om het spel te bewaren. Verwijder een bewaard spel en probeer het nog eens.

## Wachtkamer

wait-title = Wachten op spelers
wait-title-watch = Het spel is nog niet begonnen
wait-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
wait-begins = Het begint zo…
wait-invite = Uitnodigen
wait-link = Link om te sturen
wait-code = Of deze code om in te typen
wait-qr = QR-code van de uitnodiging
wait-qr-hint = Scan met de camera
wait-who = Aan tafel
wait-seat-free = nog vrij
wait-lot = Bij het begin wordt geloot wie waar zit.
wait-mates = Teamgenoten mogen tijdens de partij niet overleggen. Daarom is er hier geen chat.
wait-ready = Ik ben er klaar voor
wait-cancel = Spel annuleren
wait-leave = Van tafel gaan
