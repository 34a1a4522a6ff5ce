# Hjælperen ved det rigtige bræt i XOBrainer.

# Den første skærm.
xobrainer-companion-setup = Ny kamp
xobrainer-companion-setup-hint = Vælg varianter, tid, bræt og længde; så trækkes der lod.
xobrainer-companion-help = Hvad er denne række værd?
xobrainer-companion-help-hint = Tryk på fem felter, og se pointene.
xobrainer-companion-boards = Egne brætter
xobrainer-companion-boards-hint = Tegn det bræt, der ligger på dit bord, gem det, giv det videre.

# Opsætning, skærm for skærm.
xobrainer-companion-step = Trin { $number } af { $count }
xobrainer-companion-step-bomb = Hvor længe brænder bomben?
xobrainer-companion-step-balance = Hvor hurtig er bjælken?
xobrainer-companion-step-board = Hvilket bræt ligger på bordet?
xobrainer-companion-step-match = Hvem spiller, og hvor længe?
xobrainer-companion-back = Tilbage
xobrainer-companion-next = Videre
xobrainer-companion-draw = Træk lod
xobrainer-companion-board-differs = Størrelse, prikker og knockoutfelter er her vores egen fortolkning. Ser dit bræt anderledes ud, så tegn det én gang.
xobrainer-companion-players = Spillere
xobrainer-companion-name = Navn på { $seat }
xobrainer-companion-deck-refused = Med disse Map-kort giver enhver start allerede en række. Vælg andre kort.

# Før en runde.
xobrainer-companion-map = Læg først disse brikker på brættet. De kommer fra poserne.
xobrainer-companion-deal = Lad enheden gå fra hånd til hånd: kun den, der har den, må kigge.
xobrainer-companion-looked = har kigget
xobrainer-companion-how = Læg din brik på brættet, og tryk så på den her: det afslutter din tur.
xobrainer-companion-play = Start runden

# Under en runde.
xobrainer-companion-touch = Læg den, og tryk så
xobrainer-companion-press = { $name }, { $piece }: tryk, når brikken ligger
xobrainer-companion-waits = { $name } venter, næste brik: { $piece }
xobrainer-companion-no-piece = { $name } har ikke flere brikker
xobrainer-companion-round-over = Runden er slut

# Optælling.
xobrainer-companion-all-laid = Alle brikker er lagt.
xobrainer-companion-who = Hvem vandt runden?
xobrainer-companion-nobody = Ingen
xobrainer-companion-way = Hvordan tæller I?
xobrainer-companion-way-board = På brættet
xobrainer-companion-way-hand = I hånden
xobrainer-companion-pick = Tryk på rækkens felter, eller kun på dens to ender.
xobrainer-companion-keys-pick = Piletaster flytter markøren, Enter vælger et felt. To ender er nok.
xobrainer-companion-picked = valgt
xobrainer-companion-row = Række: { $squares }
xobrainer-companion-no-row = Ikke en række endnu: fem eller flere, lige og uden huller.
xobrainer-companion-another-row = En række til
xobrainer-companion-clear = Ryd
xobrainer-companion-mission = Missionsbrikker på brættet
xobrainer-companion-trap = Brikker i fælden
xobrainer-companion-cards = Hvilke af kortenes brikker er blevet lagt?
xobrainer-companion-at-once = Alle fire brikker i en mission vinder også uden en række.
xobrainer-companion-prize = Hvad får vinderen?
xobrainer-companion-prize-points = Point
xobrainer-companion-prize-set = Sættet
xobrainer-companion-prize-knockout = Knockout
xobrainer-companion-points = Hvor mange point, fra 0 til { $most }?
xobrainer-companion-enter = Skriv resultatet ind

# Resultater.
xobrainer-companion-won-round = { $name } vinder runden.
xobrainer-companion-match-won = { $name } vinder kampen!
xobrainer-companion-match-drawn = Kampen er uafgjort.
xobrainer-companion-rounds = Alle runder
xobrainer-companion-again = En kamp til
xobrainer-companion-other = Andre indstillinger

# Egne brætter.
xobrainer-companion-board = Mit bræt
xobrainer-companion-size = Fire af brættets felter er knockoutfelter. Vælg et tegn, og tryk så på de felter, der har det. Map, Mission og Trap kræver 10 × 10 felter.
xobrainer-companion-columns = Felter vandret
xobrainer-companion-lines = Felter lodret
xobrainer-companion-no-board = Der er intet bræt i denne fil: den skal have »name« og »rows« med 5 til 10 lige lange linjer.
xobrainer-companion-brush = Tegn
xobrainer-companion-keys-draw = Piletaster flytter markøren, Enter skriver det valgte tegn; 1 til 9 og K skriver med det samme.
xobrainer-companion-stars = { $count } af 4 knockoutfelter
xobrainer-companion-begin-with = Begynd med
xobrainer-companion-board-name = Brættets navn
xobrainer-companion-keep = Gem
xobrainer-companion-kept = »{ $name }« er gemt på denne enhed.
xobrainer-companion-export = Gem som fil
xobrainer-companion-share = Link og QR-kode
xobrainer-companion-link = Link med dette bræt
xobrainer-companion-qr = QR-kode med brættet »{ $name }«
xobrainer-companion-received = Linket indeholder brættet »{ $name }«.
xobrainer-companion-link-broken = Brættet i dette link er ikke helt. Bed om linket igen.
xobrainer-companion-mine = På denne enhed
xobrainer-companion-open = Åbn
xobrainer-companion-forget = Slet
xobrainer-companion-forget-name = Slet »{ $name }«
