# De metgezel bij het echte bord van XOBrainer.

# Het eerste scherm.
xobrainer-companion-setup = Nieuwe partij
xobrainer-companion-setup-hint = Kies varianten, tijd, bord en lengte; daarna wordt geloot.
xobrainer-companion-help = Wat is deze rij waard?
xobrainer-companion-help-hint = Tik vijf vakjes aan en zie de punten.
xobrainer-companion-boards = Eigen borden
xobrainer-companion-boards-hint = Teken het bord dat op je tafel ligt, bewaar het, geef het door.

# Instellen, scherm voor scherm.
xobrainer-companion-step = Stap { $number } van { $count }
xobrainer-companion-step-bomb = Hoe lang brandt de bom?
xobrainer-companion-step-balance = Hoe snel is de balk?
xobrainer-companion-step-board = Welk bord ligt op tafel?
xobrainer-companion-step-match = Wie speelt, en hoe lang?
xobrainer-companion-back = Terug
xobrainer-companion-next = Verder
xobrainer-companion-draw = Loten
xobrainer-companion-board-differs = Het formaat, de puntjes en de knock-outvakjes hier zijn onze eigen uitleg. Ziet jouw bord er anders uit, teken het dan één keer.
xobrainer-companion-players = Spelers
xobrainer-companion-name = Naam van { $seat }
xobrainer-companion-deck-refused = Met deze Map-kaarten ligt er bij elk begin al een rij. Neem andere kaarten.

# Voor een ronde.
xobrainer-companion-map = Leg eerst deze stukken op het bord. Ze komen uit de zakken.
xobrainer-companion-deal = Geef het apparaat door: wie het vasthoudt, kijkt als enige.
xobrainer-companion-looked = heeft gekeken
xobrainer-companion-how = Leg je stuk op het bord en raak het dan hier aan: daarmee is je beurt voorbij.
xobrainer-companion-play = Ronde starten

# Tijdens een ronde.
xobrainer-companion-touch = Leggen, dan aanraken
xobrainer-companion-press = { $name }, { $piece }: druk als het ligt
xobrainer-companion-waits = { $name } wacht, volgende stuk: { $piece }
xobrainer-companion-no-piece = { $name } heeft geen stukken meer
xobrainer-companion-round-over = Ronde voorbij

# Tellen.
xobrainer-companion-all-laid = Alle stukken zijn gelegd.
xobrainer-companion-who = Wie heeft de ronde gewonnen?
xobrainer-companion-nobody = Niemand
xobrainer-companion-way = Hoe tellen jullie?
xobrainer-companion-way-board = Op het bord
xobrainer-companion-way-hand = Met de hand
xobrainer-companion-pick = Tik de vakjes van de rij aan, of alleen de twee uiteinden.
xobrainer-companion-keys-pick = Met de pijltjes beweeg je, Enter kiest een vakje. Twee uiteinden zijn genoeg.
xobrainer-companion-picked = gekozen
xobrainer-companion-row = Rij: { $squares }
xobrainer-companion-no-row = Nog geen rij: vijf of meer, in een rechte lijn en zonder gat.
xobrainer-companion-another-row = Nog een rij
xobrainer-companion-clear = Wissen
xobrainer-companion-mission = Missiestukken op het bord
xobrainer-companion-trap = Stukken in de val
xobrainer-companion-cards = Welke stukken van deze kaarten zijn gelegd?
xobrainer-companion-at-once = Alle vier de stukken van een missie winnen ook zonder rij.
xobrainer-companion-prize = Wat krijgt de winnaar?
xobrainer-companion-prize-points = Punten
xobrainer-companion-prize-set = De set
xobrainer-companion-prize-knockout = Knock-out
xobrainer-companion-points = Hoeveel punten, van 0 tot en met { $most }?
xobrainer-companion-enter = Uitslag invoeren

# Uitslagen.
xobrainer-companion-won-round = { $name } wint de ronde.
xobrainer-companion-match-won = { $name } wint de partij!
xobrainer-companion-match-drawn = De partij eindigt in gelijkspel.
xobrainer-companion-rounds = Alle rondes
xobrainer-companion-again = Nog een partij
xobrainer-companion-other = Andere instellingen

# Eigen borden.
xobrainer-companion-board = Mijn bord
xobrainer-companion-size = Vier vakjes van het bord zijn knock-outvakjes. Kies een teken en tik dan de vakjes aan die het hebben. Map, Mission en Trap kunnen alleen met 10 × 10 vakjes.
xobrainer-companion-columns = Vakjes naast elkaar
xobrainer-companion-lines = Vakjes boven elkaar
xobrainer-companion-no-board = In dit bestand staat geen bord: nodig zijn “name” en “rows” met 5 tot en met 10 even lange regels.
xobrainer-companion-brush = Teken
xobrainer-companion-keys-draw = Met de pijltjes beweeg je, Enter schrijft het gekozen teken; 1 tot en met 9 en K schrijven meteen.
xobrainer-companion-stars = { $count } van 4 knock-outvakjes
xobrainer-companion-begin-with = Beginnen met
xobrainer-companion-board-name = Naam van het bord
xobrainer-companion-keep = Bewaren
xobrainer-companion-kept = “{ $name }” staat nu op dit apparaat.
xobrainer-companion-export = Als bestand opslaan
xobrainer-companion-share = Link en QR-code
xobrainer-companion-link = Link met dit bord
xobrainer-companion-qr = QR-code met het bord “{ $name }”
xobrainer-companion-received = Bord ontvangen via deze link: “{ $name }”.
xobrainer-companion-link-broken = Het bord in deze link is niet volledig. Vraag opnieuw om de link.
xobrainer-companion-mine = Op dit apparaat
xobrainer-companion-open = Openen
xobrainer-companion-forget = Verwijderen
xobrainer-companion-forget-name = “{ $name }” verwijderen
