# Het bord van XOBrainer.

xo-board = Speelbord
xo-squares = Vakjes
xo-keys = Met de pijltjes beweeg je, Enter legt het stuk. T noemt dreigingen, C de klok.

# Stukken, als delen van een opsomming.
xo-green-cross = groen kruisje
xo-pink-cross = roze kruisje
xo-pink-ring = roze rondje
xo-green-ring = groen rondje

# Wat op een vakje gedrukt staat.
xo-dots = { $count ->
    [one] één punt
   *[other] { $count } punten
}
xo-knockout-square = knock-outvakje
xo-last = Laatst gelegd
xo-mark-mission = Op een missiekaart: { $piece }
xo-mark-trap = Op een valkaart: { $piece }
xo-taken = { $square } is al bezet.
xo-barred = Nu gesloten: op knock-outvakjes mag alleen een { $piece } liggen.
xo-armed = Gekozen: druk nog eens om te leggen
xo-armed-square = { $square } gekozen. Druk nog eens om te leggen, Escape om te annuleren.
xo-threat = Dreiging: { $sign } kan een rij maken
xo-threat-gift = { $sign } zou hier een rij voor { $other } maken
xo-threats-none = Geen dreigingen.

xo-choose = Jij bent aan zet: { $piece }
xo-choose-named = { $name }: { $piece }
xo-wait = { $name } is aan zet
xo-place = Leg op { $square }
xo-cancel = Andere keuze

# Een team met zijn teken, X of O.
xo-team = Team { $sign }
xo-no-chat = Overleg in een team mag niet, daarom is er geen chat.

# De partijen.
xo-points = { $points } van { $goal } punten
xo-points-only = { $count ->
    [one] één punt
   *[other] { $count } punten
}
xo-sets = { $sets } van { $needed } sets
xo-round = Ronde { $round }
xo-round-of = Ronde { $round } van { $rounds }
xo-round-in-set = Set { $set }, ronde { $round }
xo-began = begon
xo-lineup = Opstelling
xo-place-played = { $place }: { $piece }, gespeeld
xo-place-next = { $place }: { $piece }, aan de beurt
xo-place-waiting = { $place }: { $piece }
xo-place-empty = { $place }: niets
xo-bag = In de zak: { $main } × { $first }, { $other } × { $second }
xo-in-turn = in het team aan de beurt

# Klokken.
xo-bomb = { $count ->
    [one] nog één seconde voor dit stuk
   *[other] nog { $count } seconden voor dit stuk
}
xo-balance = TimeBalance
xo-balance-left = { $name }: { $count ->
    [one] nog één seconde tot het eind van de balk
   *[other] nog { $count } seconden tot het eind van de balk
}
xo-no-clock = Er loopt geen klok.

# Het lot bepaalt wie de partij begint.
xo-lots = Het lot beslist…
xo-begins = { $name } begint
xo-skip = Overslaan

# Wordt gezegd als er iets gebeurd is.
xo-laid = { $name }: { $square }, { $piece }.
xo-taken-back = Stuk teruggenomen.
xo-turn-lost = Tijd om: { $name } verliest de beurt.
xo-round-begins = Ronde { $round } begint.

# Hoe een ronde eindigde. Wie haar verloor, is $loser.
xo-end-crosses = Vijf kruisjes op een rij: { $name } wint de ronde.
xo-end-rings = Vijf rondjes op een rij: { $name } wint de ronde.
xo-end-green = Vijf groene stukken op een rij: { $name } wint de ronde.
xo-end-pink = Vijf roze stukken op een rij: { $name } wint de ronde.
xo-end-mission = Een missie is volbracht, alle vier de stukken: { $name } wint de ronde.
xo-end-time = De balk heeft { $loser } bereikt: de ronde gaat naar { $name }.
xo-end-stock = Alle stukken zijn gelegd en niemand heeft een rij: de ronde is gelijk.
xo-end-deserted = Elke kant heeft drie beurten achter elkaar verloren: de ronde is gelijk.
xo-end-resigned = { $loser } heeft opgegeven.
xo-end-absent = { $loser } is niet teruggekomen.
xo-gift = Het laatste stuk is van { $loser }: de rij telt voor de andere kant.
xo-gets-points = { $name } krijgt { $count ->
    [one] één punt.
   *[other] { $count } punten.
}
xo-set-won = { $name } wint de set.
xo-knockout-wins = Knock-out: { $name } wint de partij!
xo-knockout = Knock-out!

# Hoe er geteld is.
xo-count = Zo is er geteld
xo-count-mission = Missie van { $name }: { $squares }
xo-count-trap = In de val: { $squares }
xo-count-time = De balk bereikte het eind
xo-count-knockout-row = Rij door het knock-outvakje { $squares }
xo-prize-set = wint de set
xo-prize-knockout = knock-out
xo-total = Samen
xo-set-as-points = { $count ->
    [one] Een gewonnen set telt hier voor één punt.
   *[other] Een gewonnen set telt hier voor { $count } punten.
}
xo-standing = Punten
xo-cards = De kaarten van deze ronde
xo-next-round = Volgende ronde
xo-seen = Verder
xo-waiting-for = Wachten op { $names }
xo-goes-on-in = Verder over { $seconds } s
xo-gone-on = De nieuwe ronde is begonnen: { $name } heeft al een stuk gelegd.
xo-last-round = Uitslag van de laatste ronde

# Geheime kaarten.
xo-my-card = Mijn kaart
xo-open-cards = Kaarten
xo-mission = Missie
xo-trap = Val
xo-mission-of = Missie van { $name }
xo-trap-of = Val van { $name }
xo-card-line = { $piece }: { $squares }
xo-mission-explained = Met een rij telt elk van deze stukken van jouw kant 3 punten; alle vier zijn een knock-out.
xo-mission-at-once = Met een rij telt elk van deze stukken van jouw kant 3 punten; alle vier winnen meteen.
xo-trap-explained = Legt de andere kant deze stukken, dan is jouw rij meer waard: bij één 5 punten, bij twee de set, bij drie de partij.
xo-curtain = Geheime kaarten
xo-pass = Geef het apparaat aan { $name }.
xo-pass-hint = Niemand anders mag nu kijken.
xo-look = Ik ben { $name }: toon mijn kaart
xo-hide = Verbergen
xo-card-of = Kaart van { $name }

xo-tools = Hulp op het bord
xo-threats = Dreigingen tonen
