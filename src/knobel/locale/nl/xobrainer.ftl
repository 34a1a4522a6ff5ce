# Het bord van XOBrainer.

xobrainer-board = Speelbord
xobrainer-squares = Vakjes
xobrainer-keys = Met de pijltjes beweeg je, Enter legt het stuk. T noemt dreigingen, C de klok.

# Stukken, als delen van een opsomming.
xobrainer-green-cross = groen kruisje
xobrainer-pink-cross = roze kruisje
xobrainer-pink-ring = roze rondje
xobrainer-green-ring = groen rondje

# Wat op een vakje gedrukt staat.
xobrainer-dots = { $count ->
    [one] één punt
   *[other] { $count } punten
}
xobrainer-knockout-square = knock-outvakje
xobrainer-last = Laatst gelegd
xobrainer-mark-mission = Op een missiekaart: { $piece }
xobrainer-mark-trap = Op een valkaart: { $piece }
xobrainer-taken = { $square } is al bezet.
xobrainer-barred = Nu gesloten: op knock-outvakjes mag alleen een { $piece } liggen.
xobrainer-armed = Gekozen: druk nog eens om te leggen
xobrainer-armed-square = { $square } gekozen. Druk nog eens om te leggen, Escape om te annuleren.
xobrainer-threat = Dreiging: { $sign } kan een rij maken
xobrainer-threat-gift = { $sign } zou hier een rij voor { $other } maken
xobrainer-threats-none = Geen dreigingen.

xobrainer-choose = Jij bent aan zet: { $piece }
xobrainer-choose-named = { $name }: { $piece }
xobrainer-wait = { $name } is aan zet
xobrainer-place = Leg op { $square }
xobrainer-cancel = Andere keuze

# Een team met zijn teken, X of O.
xobrainer-team = Team { $sign }
xobrainer-no-chat = Overleg in een team mag niet, daarom is er geen chat.

# De partijen.
xobrainer-points = { $points } van { $goal } punten
xobrainer-points-only = { $count ->
    [one] één punt
   *[other] { $count } punten
}
xobrainer-sets = { $sets } van { $needed } sets
xobrainer-round = Ronde { $round }
xobrainer-round-of = Ronde { $round } van { $rounds }
xobrainer-round-in-set = Set { $set }, ronde { $round }
xobrainer-began = begon
xobrainer-lineup = Opstelling
xobrainer-place-played = { $place }: { $piece }, gespeeld
xobrainer-place-next = { $place }: { $piece }, aan de beurt
xobrainer-place-waiting = { $place }: { $piece }
xobrainer-place-empty = { $place }: niets
xobrainer-bag = In de zak: { $main } × { $first }, { $other } × { $second }
xobrainer-in-turn = in het team aan de beurt

# Klokken.
xobrainer-bomb = { $count ->
    [one] nog één seconde voor dit stuk
   *[other] nog { $count } seconden voor dit stuk
}
xobrainer-balance = TimeBalance
xobrainer-balance-left = { $name }: { $count ->
    [one] nog één seconde tot het eind van de balk
   *[other] nog { $count } seconden tot het eind van de balk
}
xobrainer-no-clock = Er loopt geen klok.

# Het lot bepaalt wie de partij begint.
xobrainer-lots = Het lot beslist…
xobrainer-begins = { $name } begint
xobrainer-skip = Overslaan

# Wordt gezegd als er iets gebeurd is.
xobrainer-laid = { $name }: { $square }, { $piece }.
xobrainer-taken-back = Stuk teruggenomen.
xobrainer-turn-lost = Tijd om: { $name } verliest de beurt.
xobrainer-round-begins = Ronde { $round } begint.

# Hoe een ronde eindigde. Wie haar verloor, is $loser.
xobrainer-end-crosses = Vijf kruisjes op een rij: { $name } wint de ronde.
xobrainer-end-rings = Vijf rondjes op een rij: { $name } wint de ronde.
xobrainer-end-green = Vijf groene stukken op een rij: { $name } wint de ronde.
xobrainer-end-pink = Vijf roze stukken op een rij: { $name } wint de ronde.
xobrainer-end-mission = Een missie is volbracht, alle vier de stukken: { $name } wint de ronde.
xobrainer-end-time = De balk heeft { $loser } bereikt: de ronde gaat naar { $name }.
xobrainer-end-stock = Alle stukken zijn gelegd en niemand heeft een rij: de ronde is gelijk.
xobrainer-end-deserted = Elke kant heeft drie beurten achter elkaar verloren: de ronde is gelijk.
xobrainer-end-resigned = { $loser } heeft opgegeven.
xobrainer-end-absent = { $loser } is niet teruggekomen.
xobrainer-gift = Het laatste stuk is van { $loser }: de rij telt voor de andere kant.
xobrainer-gets-points = { $name } krijgt { $count ->
    [one] één punt.
   *[other] { $count } punten.
}
xobrainer-set-won = { $name } wint de set.
xobrainer-knockout-wins = Knock-out: { $name } wint de partij!
xobrainer-knockout = Knock-out!

# Hoe er geteld is.
xobrainer-count = Zo is er geteld
xobrainer-count-mission = Missie van { $name }: { $squares }
xobrainer-count-trap = In de val: { $squares }
xobrainer-count-time = De balk bereikte het eind
xobrainer-count-knockout-row = Rij door het knock-outvakje { $squares }
xobrainer-prize-set = wint de set
xobrainer-prize-knockout = knock-out
xobrainer-total = Samen
xobrainer-set-as-points = { $count ->
    [one] Een gewonnen set telt hier voor één punt.
   *[other] Een gewonnen set telt hier voor { $count } punten.
}
xobrainer-standing = Punten
xobrainer-cards = De kaarten van deze ronde
xobrainer-decided-row = { $kind }, { $from } tot { $to }, voor { $points } { $points ->
    [one] punt
   *[other] punten
}.
xobrainer-decided-knockout = { $kind } over de ster op { $square }: een knock-out wint de hele partij.
xobrainer-five-crosses = Vijf kruisjes
xobrainer-five-rings = Vijf rondjes
xobrainer-five-green = Vijf groene stukken
xobrainer-five-pink = Vijf roze stukken
xobrainer-see-row = Rij bekijken
xobrainer-next-round = Volgende ronde
xobrainer-seen = Verder
xobrainer-clock-waits-cards = Iedereen bekijkt zijn kaarten; de klok wacht.
xobrainer-clock-waits = De klok wacht tot iedereen klaar is.
xobrainer-start-clock = Klok starten
xobrainer-waiting-for = Wachten op { $names }
xobrainer-goes-on-in = Verder over { $seconds } s
xobrainer-gone-on = De nieuwe ronde is begonnen: { $name } heeft al een stuk gelegd.
xobrainer-last-round = Uitslag van de laatste ronde

# Geheime kaarten.
xobrainer-my-card = Mijn kaart
xobrainer-open-cards = Kaarten
xobrainer-mission = Missie
xobrainer-trap = Val
xobrainer-mission-of = Missie van { $name }
xobrainer-trap-of = Val van { $name }
xobrainer-card-line = { $piece }: { $squares }
xobrainer-mission-explained = Met een rij telt elk van deze stukken van jouw kant 3 punten; alle vier zijn een knock-out.
xobrainer-mission-at-once = Met een rij telt elk van deze stukken van jouw kant 3 punten; alle vier winnen meteen.
xobrainer-trap-explained = Legt de andere kant deze stukken, dan is jouw rij meer waard: bij één 5 punten, bij twee de set, bij drie de partij.
xobrainer-curtain = Geheime kaarten
xobrainer-pass = Geef het apparaat aan { $name }.
xobrainer-pass-hint = Niemand anders mag nu kijken.
xobrainer-look = Ik ben { $name }: toon mijn kaart
xobrainer-hide = Verbergen
xobrainer-card-of = Kaart van { $name }

xobrainer-tools = Hulp op het bord
xobrainer-threats = Dreigingen tonen
