# Brættet til XOBrainer.

xobrainer-board = Spillebræt
xobrainer-squares = Felter
xobrainer-keys = Piletaster flytter markøren, Enter lægger brikken. T nævner trusler, C uret.

# Brikker, som led i en opremsning.
xobrainer-green-cross = grønt kryds
xobrainer-pink-cross = lyserødt kryds
xobrainer-pink-ring = lyserød ring
xobrainer-green-ring = grøn ring

# Hvad der er trykt på et felt.
xobrainer-dots = { $count ->
    [one] ét point
   *[other] { $count } point
}
xobrainer-knockout-square = knockoutfelt
xobrainer-last = Sidst lagt
xobrainer-mark-mission = På et missionskort: { $piece }
xobrainer-mark-trap = På et fældekort: { $piece }
xobrainer-taken = { $square } er optaget.
xobrainer-barred = Lukket endnu: på knockoutfelter må der kun ligge denne brik: { $piece }.
xobrainer-armed = Valgt: tryk igen for at lægge
xobrainer-armed-square = { $square } valgt. Tryk igen for at lægge, Escape for at fortryde.
xobrainer-threat = Trussel: { $sign } kan lave en række
xobrainer-threat-gift = { $sign } ville lave en række for { $other } her
xobrainer-threats-none = Ingen trusler.

xobrainer-choose = Din tur: { $piece }
xobrainer-choose-named = { $name }: { $piece }
xobrainer-wait = { $name } er i trækket
xobrainer-place = Læg på { $square }
xobrainer-cancel = Vælg om

# Et hold efter sit tegn, X eller O.
xobrainer-team = Hold { $sign }
xobrainer-no-chat = Holdkammerater må ikke tale sammen om spillet, så der er ingen chat.

# Siderne.
xobrainer-points = { $points } af { $goal } point
xobrainer-points-only = { $count ->
    [one] ét point
   *[other] { $count } point
}
xobrainer-sets = { $sets } af { $needed } sæt
xobrainer-round = Runde { $round }
xobrainer-round-of = Runde { $round } af { $rounds }
xobrainer-round-in-set = Sæt { $set }, runde { $round }
xobrainer-began = begyndte
xobrainer-lineup = Opstilling
xobrainer-place-played = { $place }: { $piece }, spillet
xobrainer-place-next = { $place }: { $piece }, den næste
xobrainer-place-waiting = { $place }: { $piece }
xobrainer-place-empty = { $place }: intet
xobrainer-bag = I posen: { $main } × { $first }, { $other } × { $second }
xobrainer-in-turn = næste på holdet

# Ure.
xobrainer-bomb = { $count ->
    [one] ét sekund tilbage til denne brik
   *[other] { $count } sekunder tilbage til denne brik
}
xobrainer-balance = TimeBalance
xobrainer-balance-left = { $name }: { $count ->
    [one] ét sekund til bjælkens ende
   *[other] { $count } sekunder til bjælkens ende
}
xobrainer-no-clock = Der går intet ur.

# Lodtrækning om, hvem der begynder kampen.
xobrainer-lots = Der trækkes lod …
xobrainer-begins = { $name } begynder
xobrainer-skip = Spring over

# Siges, når der er sket noget.
xobrainer-laid = { $name }: { $square }, { $piece }.
xobrainer-taken-back = Brik taget tilbage.
xobrainer-turn-lost = Tiden er gået: { $name } mister turen.
xobrainer-round-begins = Runde { $round } begynder.

# Hvordan en runde endte. Den side, der tabte, er $loser.
xobrainer-end-crosses = Fem krydser på stribe: { $name } vinder runden.
xobrainer-end-rings = Fem ringe på stribe: { $name } vinder runden.
xobrainer-end-green = Fem grønne brikker på stribe: { $name } vinder runden.
xobrainer-end-pink = Fem lyserøde brikker på stribe: { $name } vinder runden.
xobrainer-end-mission = En mission er fuldført, alle fire brikker: { $name } vinder runden.
xobrainer-end-time = Bjælken har nået { $loser }: runden går til { $name }.
xobrainer-end-stock = Alle brikker er lagt, og ingen har en række: runden er uafgjort.
xobrainer-end-deserted = Begge sider har mistet tre ture i træk: runden er uafgjort.
xobrainer-end-resigned = { $loser } har givet op.
xobrainer-end-absent = { $loser } kom ikke tilbage.
xobrainer-gift = Den sidste brik er fra { $loser }: rækken tæller for den anden side.
xobrainer-gets-points = { $name } får { $count ->
    [one] ét point.
   *[other] { $count } point.
}
xobrainer-set-won = { $name } vinder sættet.
xobrainer-knockout-wins = Knockout: { $name } vinder kampen!
xobrainer-knockout = Knockout!

# Hvordan der blev talt.
xobrainer-count = Sådan blev der talt
xobrainer-count-mission = Mission hos { $name }: { $squares }
xobrainer-count-trap = I fælden: { $squares }
xobrainer-count-time = Bjælken nåede enden
xobrainer-count-knockout-row = Række gennem knockoutfeltet { $squares }
xobrainer-prize-set = vinder sættet
xobrainer-prize-knockout = knockout
xobrainer-total = I alt
xobrainer-set-as-points = { $count ->
    [one] Et vundet sæt tæller ét point her.
   *[other] Et vundet sæt tæller { $count } point her.
}
xobrainer-standing = Point
xobrainer-cards = Rundens kort
xobrainer-decided-row = { $kind }, { $from } til { $to }, med { $points } { $points ->
    [one] point
   *[other] point
}.
xobrainer-decided-knockout = { $kind } over stjernen på { $square }: En knockout vinder hele kampen.
xobrainer-five-crosses = Fem krydser
xobrainer-five-rings = Fem ringe
xobrainer-five-green = Fem grønne brikker
xobrainer-five-pink = Fem lyserøde brikker
xobrainer-see-row = Se rækken
xobrainer-next-round = Næste runde
xobrainer-seen = Videre
xobrainer-clock-waits-cards = Alle ser på deres kort; uret venter.
xobrainer-clock-waits = Uret venter, til alle er klar.
xobrainer-start-clock = Start uret
xobrainer-waiting-for = Venter på { $names }
xobrainer-goes-on-in = Videre om { $seconds } s
xobrainer-gone-on = Den nye runde er i gang: { $name } har allerede lagt en brik.
xobrainer-last-round = Resultatet af sidste runde

# Hemmelige kort.
xobrainer-my-card = Mit kort
xobrainer-open-cards = Kort
xobrainer-mission = Mission
xobrainer-trap = Fælde
xobrainer-mission-of = Mission hos { $name }
xobrainer-trap-of = Fælde hos { $name }
xobrainer-card-line = { $piece }: { $squares }
xobrainer-mission-explained = Med en række er hver af disse brikker fra din side 3 point værd; alle fire er en knockout.
xobrainer-mission-at-once = Med en række er hver af disse brikker fra din side 3 point værd; alle fire vinder straks.
xobrainer-trap-explained = Lægger den anden side disse brikker, er din række mere værd: én 5 point, to sættet, tre kampen.
xobrainer-curtain = Hemmelige kort
xobrainer-pass = Giv enheden til { $name }.
xobrainer-pass-hint = Ingen andre bør se med nu.
xobrainer-look = Jeg er { $name }: vis mit kort
xobrainer-hide = Skjul
xobrainer-card-of = Kort for { $name }

xobrainer-tools = Hjælp på brættet
xobrainer-threats = Vis trusler
