# Brættet til XOBrainer.

xo-board = Spillebræt
xo-squares = Felter
xo-keys = Piletaster flytter markøren, Enter lægger brikken. T nævner trusler, C uret.

# Brikker, som led i en opremsning.
xo-green-cross = grønt kryds
xo-pink-cross = lyserødt kryds
xo-pink-ring = lyserød ring
xo-green-ring = grøn ring

# Hvad der er trykt på et felt.
xo-dots = { $count ->
    [one] ét point
   *[other] { $count } point
}
xo-knockout-square = knockoutfelt
xo-last = Sidst lagt
xo-mark-mission = På et missionskort: { $piece }
xo-mark-trap = På et fældekort: { $piece }
xo-taken = { $square } er optaget.
xo-barred = Lukket endnu: på knockoutfelter må der kun ligge denne brik: { $piece }.
xo-armed = Valgt: tryk igen for at lægge
xo-armed-square = { $square } valgt. Tryk igen for at lægge, Escape for at fortryde.
xo-threat = Trussel: { $sign } kan lave en række
xo-threat-gift = { $sign } ville lave en række for { $other } her
xo-threats-none = Ingen trusler.

xo-choose = Din tur: { $piece }
xo-choose-named = { $name }: { $piece }
xo-wait = { $name } er i trækket
xo-place = Læg på { $square }
xo-cancel = Vælg om

# Et hold efter sit tegn, X eller O.
xo-team = Hold { $sign }
xo-no-chat = Holdkammerater må ikke tale sammen om spillet, så der er ingen chat.

# Siderne.
xo-points = { $points } af { $goal } point
xo-points-only = { $count ->
    [one] ét point
   *[other] { $count } point
}
xo-sets = { $sets } af { $needed } sæt
xo-round = Runde { $round }
xo-round-of = Runde { $round } af { $rounds }
xo-round-in-set = Sæt { $set }, runde { $round }
xo-began = begyndte
xo-lineup = Opstilling
xo-place-played = { $place }: { $piece }, spillet
xo-place-next = { $place }: { $piece }, den næste
xo-place-waiting = { $place }: { $piece }
xo-place-empty = { $place }: intet
xo-bag = I posen: { $main } × { $first }, { $other } × { $second }
xo-in-turn = næste på holdet

# Ure.
xo-bomb = { $count ->
    [one] ét sekund tilbage til denne brik
   *[other] { $count } sekunder tilbage til denne brik
}
xo-balance = TimeBalance
xo-balance-left = { $name }: { $count ->
    [one] ét sekund til bjælkens ende
   *[other] { $count } sekunder til bjælkens ende
}
xo-no-clock = Der går intet ur.

# Lodtrækning om, hvem der begynder kampen.
xo-lots = Der trækkes lod …
xo-begins = { $name } begynder
xo-skip = Spring over

# Siges, når der er sket noget.
xo-laid = { $name }: { $square }, { $piece }.
xo-taken-back = Brik taget tilbage.
xo-turn-lost = Tiden er gået: { $name } mister turen.
xo-round-begins = Runde { $round } begynder.

# Hvordan en runde endte. Den side, der tabte, er $loser.
xo-end-crosses = Fem krydser på stribe: { $name } vinder runden.
xo-end-rings = Fem ringe på stribe: { $name } vinder runden.
xo-end-green = Fem grønne brikker på stribe: { $name } vinder runden.
xo-end-pink = Fem lyserøde brikker på stribe: { $name } vinder runden.
xo-end-mission = En mission er fuldført, alle fire brikker: { $name } vinder runden.
xo-end-time = Bjælken har nået { $loser }: runden går til { $name }.
xo-end-stock = Alle brikker er lagt, og ingen har en række: runden er uafgjort.
xo-end-deserted = Begge sider har mistet tre ture i træk: runden er uafgjort.
xo-end-resigned = { $loser } har givet op.
xo-end-absent = { $loser } kom ikke tilbage.
xo-gift = Den sidste brik er fra { $loser }: rækken tæller for den anden side.
xo-gets-points = { $name } får { $count ->
    [one] ét point.
   *[other] { $count } point.
}
xo-set-won = { $name } vinder sættet.
xo-knockout-wins = Knockout: { $name } vinder kampen!
xo-knockout = Knockout!

# Hvordan der blev talt.
xo-count = Sådan blev der talt
xo-count-mission = Mission hos { $name }: { $squares }
xo-count-trap = I fælden: { $squares }
xo-count-time = Bjælken nåede enden
xo-count-knockout-row = Række gennem knockoutfeltet { $squares }
xo-prize-set = vinder sættet
xo-prize-knockout = knockout
xo-total = I alt
xo-set-as-points = { $count ->
    [one] Et vundet sæt tæller ét point her.
   *[other] Et vundet sæt tæller { $count } point her.
}
xo-standing = Point
xo-cards = Rundens kort
xo-next-round = Næste runde
xo-seen = Videre
xo-waiting-for = Venter på { $names }
xo-goes-on-in = Videre om { $seconds } s
xo-gone-on = Den nye runde er i gang: { $name } har allerede lagt en brik.
xo-last-round = Resultatet af sidste runde

# Hemmelige kort.
xo-my-card = Mit kort
xo-open-cards = Kort
xo-mission = Mission
xo-trap = Fælde
xo-mission-of = Mission hos { $name }
xo-trap-of = Fælde hos { $name }
xo-card-line = { $piece }: { $squares }
xo-mission-explained = Med en række er hver af disse brikker fra din side 3 point værd; alle fire er en knockout.
xo-mission-at-once = Med en række er hver af disse brikker fra din side 3 point værd; alle fire vinder straks.
xo-trap-explained = Lægger den anden side disse brikker, er din række mere værd: én 5 point, to sættet, tre kampen.
xo-curtain = Hemmelige kort
xo-pass = Giv enheden til { $name }.
xo-pass-hint = Ingen andre bør se med nu.
xo-look = Jeg er { $name }: vis mit kort
xo-hide = Skjul
xo-card-of = Kort for { $name }

xo-tools = Hjælp på brættet
xo-threats = Vis trusler
