# XOBrainer instellen, en de instellingen in woorden. Namen van varianten worden nooit vertaald.

xobrainer-says-sets = { $count ->
    [one] Eén set
   *[other] Beste van { $count } sets
}
xobrainer-says-rounds = { $count ->
    [one] Eén getelde ronde
   *[other] { $count } rondes
}
xobrainer-says-points = { $count ->
    [one] Tot één punt
   *[other] Tot { $count } punten
}
xobrainer-says-single-round = Eén enkele ronde
xobrainer-says-base = Basisspel
xobrainer-says-teams = { $crosses } tegen { $rings }
xobrainer-says-layout = Bord “{ $name }”
xobrainer-says-deck = Kaarten “{ $name }”
xobrainer-says-all-rows = Alle rijen tellen
xobrainer-says-four-pieces = Mission: vier stukken zijn genoeg
xobrainer-says-victim = Trap: kleuren van de andere kant
xobrainer-layout-default = Standaard
xobrainer-layout-default-hint = Knock-outvakjes vlak bij de hoeken
xobrainer-layout-calm = Rustig bord
xobrainer-layout-calm-hint = Knock-out in de hoeken: zelden
xobrainer-layout-wild = Wild bord
xobrainer-layout-wild-hint = Knock-out bij het midden: vaak
xobrainer-new-preset = Welke partij?
xobrainer-preset-first = Eerste partij
xobrainer-preset-first-hint = Eén set, basisspel, rustig bord
xobrainer-preset-classic = Klassiek
xobrainer-preset-classic-hint = Tot drie gewonnen sets, basisspel
xobrainer-preset-blitz = Blitz
xobrainer-preset-blitz-hint = Eén ronde, tien seconden per zet
xobrainer-preset-everything = Alles
xobrainer-preset-everything-hint = Alle kaarten, Random en TimeBomb
xobrainer-preset-own = Eigen mix
xobrainer-customise-hint = Zes varianten, lengte, bord, teams
xobrainer-customise-on = { $count ->
    [one] Eén van zes varianten
   *[other] { $count } van zes varianten
}
xobrainer-new-side = Jouw kant
xobrainer-side-lot = Loten
xobrainer-new-variants = Varianten
xobrainer-new-variants-hint = Alles is te combineren; alleen de twee klokken sluiten elkaar uit.
xobrainer-map-hint = Vóór elke ronde legt een kaart voor elke kant vier stukken op het bord.
xobrainer-mission-hint = Ieder heeft een geheime kaart: eigen stukken op de vakjes ervan leveren met een rij extra punten op.
xobrainer-trap-hint = Elke kant heeft geheime vallen: wat de ander erin legt, maakt jouw rij meer waard.
xobrainer-random-hint = De opstelling wordt blind uit de zak getrokken.
xobrainer-time-bomb-hint = Elke zet heeft een lont. Is die opgebrand, dan is de beurt verloren.
xobrainer-time-balance-hint = Eén gedeelde balk kruipt naar de kant die aan zet is. Komt hij aan, dan verliest die kant de set.
xobrainer-clock-swapped = { $other } staat nu uit: een partij heeft hoogstens één klok.
xobrainer-bomb-time = Tijd per zet
xobrainer-bomb-other = Anders
xobrainer-bomb-own = Seconden per zet, 3 tot en met 600
xobrainer-balance-time = Van het midden tot het einde
xobrainer-mission-knockout = Alle vier de stukken van een kaart
xobrainer-knockout-with-row = Knock-out als er een rij bijkomt
xobrainer-knockout-four-pieces = Meteen knock-out, ook zonder rij
xobrainer-trap-colours = Wit op de valkaart is de hoofdkleur…
xobrainer-colours-holder = … van de kant die de kaart heeft
xobrainer-colours-victim = … van de kant die erin trapt
xobrainer-new-length = Hoe lang?
xobrainer-length-rounds = Meerdere rondes
xobrainer-length-points = Tot een aantal punten
xobrainer-rounds-count = Hoeveel rondes, 1 tot en met 99
xobrainer-points-count = Hoeveel punten, 5 tot en met 500
xobrainer-new-layout = Welk bord?
xobrainer-layout-own = Eigen bord
xobrainer-layout-own-hint = Uit een bestand: tien regels van tien tekens, 1 tot en met 9 en vier keer K
xobrainer-new-deck = Welke kaarten?
xobrainer-deck-usual = De meegeleverde
xobrainer-deck-own = Eigen kaarten
xobrainer-deck-own-hint = Uit een bestand: 25 kaarten met elk drie witte vakjes en één paars
xobrainer-file-layout = Bestand met het bord (JSON)
xobrainer-file-deck = Bestand met de kaarten (JSON)
xobrainer-file-taken = Geladen: { $name }
xobrainer-file-unreadable = Dit bestand is geen JSON. Kies een ander.
xobrainer-file-no-layout = In dit bestand staat geen bord: nodig zijn “name” en “rows” met tien regels.
xobrainer-file-no-deck = In dit bestand staan geen kaarten: nodig zijn “name” en “cards” met “white” en “purple”.
xobrainer-file-wanted = Kies eerst een bestand.
xobrainer-new-rows = Meerdere rijen tegelijk
xobrainer-rows-best = De beste telt
xobrainer-rows-all = Ze tellen allemaal
xobrainer-new-teams = Hoeveel tegen hoeveel?
xobrainer-teams-other = Anders
xobrainer-teams-hint = Aanbevolen is hoogstens drie per kant; samen hoogstens acht.
xobrainer-new-seats = Wie speelt waar?
xobrainer-sitter-here = Op dit apparaat
xobrainer-sitter-friend = Vriend via link
xobrainer-sitter-bot = Computer: { $level }
xobrainer-nobody-here = Minstens één plaats moet op dit apparaat zijn.
