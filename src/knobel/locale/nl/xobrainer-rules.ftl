# De regels van XOBrainer, in onze eigen woorden.

xobrainer-rules-lead = Vanaf 2 spelers, vanaf 10 jaar, 5 tot 60 minuten. Deze pagina kun je ook bij een echt bord gebruiken. Waar de handleidingen iets openlaten of elkaar tegenspreken, hebben wij gekozen: dat staat erbij als “Onze uitleg”.

xobrainer-rules-goal-title = Het idee
xobrainer-rules-goal = Twee kanten, kruisjes en rondjes, leggen om de beurt stukken op een bord. Vijf op een rij, van één vorm of van één kleur, wint de ronde en levert punten op.
xobrainer-rules-goal-1 = Een ronde is één bord. Met 20 punten win je een set, met drie sets de partij.
xobrainer-rules-goal-2 = Een knock-out wint meteen de hele partij.
xobrainer-rules-goal-picture = Midden in een ronde: groene en roze kruisjes, roze en groene rondjes. Groene stukken zijn vierkant en gestreept, roze rond en licht.

xobrainer-rules-lineup-title = Stukken en opstelling
xobrainer-rules-lineup = De kruisjes hebben 24 groene en 8 roze stukken, de rondjes 24 roze en 8 groene. Groen is de hoofdkleur van de kruisjes, roze die van de rondjes.
xobrainer-rules-lineup-1 = Elke kant stelt vier stukken op, die in de volgorde 1 tot en met 4 worden gespeeld: drie in de eigen hoofdkleur, het vierde in de andere.
xobrainer-rules-lineup-2 = Zijn alle vier gespeeld, dan komen er vier nieuwe, op dezelfde manier.
xobrainer-rules-lineup-3 = Beide opstellingen zijn altijd voor iedereen zichtbaar.
xobrainer-rules-lineup-4 = Elke ronde begint met alle 32 stukken, bij stuk 1.
xobrainer-rules-lineup-picture = Beide opstellingen nadat elke kant het eerste stuk heeft gelegd. Rechts staat wat er nog in de zak zit.

xobrainer-rules-turn-title = Een beurt
xobrainer-rules-turn = Wie de partij begint, wordt geloot; daarna gaat het om de beurt.
xobrainer-rules-turn-1 = Een beurt is één stuk: het volgende van de opstelling, op een leeg vakje naar keuze.
xobrainer-rules-turn-2 = De uitzondering: op de vier knock-outvakjes mogen de kruisjes alleen roze leggen, de rondjes alleen groen.
xobrainer-rules-turn-picture = Een groen kruisje moet naar D6. De vier knock-outvakjes zijn er gesloten voor.

xobrainer-rules-rows-title = Rijen
xobrainer-rules-rows = Vijf zonder gat, horizontaal, verticaal of diagonaal, van één vorm of van één kleur.
xobrainer-rules-rows-1 = De kruisjes winnen de ronde met vijf kruisjes van welke kleur ook, of met vijf groene stukken van welke vorm ook.
xobrainer-rules-rows-2 = De rondjes winnen met vijf rondjes of vijf roze stukken.
xobrainer-rules-rows-3 = De stukken van beide kanten tellen: een groen rondje helpt een groene rij.
xobrainer-rules-rows-4 = Wie alleen voor de andere kant een rij voltooit, geeft die kant de ronde cadeau.
xobrainer-rules-rows-5 = Voltooit een stuk voor beide kanten een rij, dan wint wie het heeft gelegd, ook als de andere rij door een knock-outvakje gaat.
xobrainer-rules-rows-6 = Van zes of meer op een rij tellen er vijf; de winnaar kiest de beste. Op het scherm gaat dat vanzelf.
xobrainer-rules-rows-7 = Ontstaan er meerdere rijen tegelijk, dan telt de beste. Desgewenst tellen ze allemaal: elk vakje één keer, en hoogstens vijf op een rechte lijn.
xobrainer-rules-rows-8 = Liggen alle stukken er en is er geen rij, dan is de ronde gelijk: geen punten, en de kant die niet begon, begint de volgende.
xobrainer-rules-rows-picture = Links vijf kruisjes in twee kleuren, rechts vijf groene stukken in twee vormen. Met beide winnen de kruisjes.

xobrainer-rules-knockout-title = Knock-out
xobrainer-rules-knockout = Een winnende rij door een van de vier knock-outvakjes wint meteen de hele partij, hoe het ook staat.
xobrainer-rules-knockout-1 = Omdat daar alleen roze kruisjes en groene rondjes mogen liggen, hebben altijd beide kanten iets aan zo’n stuk.
xobrainer-rules-knockout-2 = Een rij door een knock-outvakje gaat vóór andere rijen van dezelfde kant.
xobrainer-rules-knockout-3 = Een knock-outvakje heeft zelf geen puntjes.
xobrainer-rules-knockout-picture = Vijf kruisjes, het eerste op het knock-outvakje B2: de kruisjes winnen de partij.

xobrainer-rules-score-title = Punten, sets, partij
xobrainer-rules-score = Wie de ronde wint, krijgt zoveel punten als er puntjes op de vijf vakjes van de rij staan.
xobrainer-rules-score-1 = De plaatjes van de handleidingen hebben we niet. Ons bord heeft tien bij tien vakjes, en hoe minder rijen er door een vakje kunnen gaan, hoe meer puntjes het heeft. Op je eigen bord telt wat erop gedrukt staat.
xobrainer-rules-score-2 = Dan wordt het bord leeggemaakt, en wie verloor, begint de volgende ronde, ook in een nieuwe set.
xobrainer-rules-score-3 = Met 20 punten win je de set. Beide kanten beginnen de volgende bij 0; wat er boven de 20 was, vervalt.
xobrainer-rules-score-4 = Met drie sets win je de partij.
xobrainer-rules-score-picture = De vijf vakjes hebben 2, 2, 1, 1 en 2 puntjes: deze rij levert 8 punten op.

xobrainer-rules-match-title = Kortere partijen
xobrainer-rules-match = In plaats van de beste van vijf sets kun je van tevoren iets korters afspreken:
xobrainer-rules-match-1 = de beste van drie sets,
xobrainer-rules-match-2 = één set,
xobrainer-rules-match-3 = een vast aantal rondes: de meeste punten winnen,
xobrainer-rules-match-4 = één ronde,
xobrainer-rules-match-5 = tot een afgesproken aantal punten.
xobrainer-rules-match-6 = Een knock-out beëindigt elke partij.
xobrainer-rules-match-7 = Wint een variant “de set” waar er geen sets zijn, dan is dat 20 punten waard in plaats van puntjes en bonus, tenzij die meer zijn; in één enkele ronde wint het de partij.
xobrainer-rules-match-8 = Bij een vast aantal rondes is een gelijke stand gelijkspel, en ook een gelijke ronde telt mee. Is de enige ronde gelijk, dan is de partij dat ook.
xobrainer-rules-match-picture = De vierde set: de kruisjes hebben 14 punten en één set, de rondjes 8 punten en twee sets.

xobrainer-rules-mix-title = Zes varianten en hun kaarten
xobrainer-rules-mix = TimeBomb, TimeBalance, Random, Mission, Map en Trap maken het spel spannender, apart of samen.
xobrainer-rules-mix-1 = Voor Map, Mission en Trap zijn er kaarten met vier gemarkeerde vakjes. Een witte markering is de hoofdkleur van de kant die de kaart leest, een paarse de andere kleur.
xobrainer-rules-mix-2 = Houd de kaart zoals het bord ligt: de vakjes zijn voor beide kanten dezelfde.
xobrainer-rules-mix-3 = Alle zes zijn vrij te combineren, maar van de twee klokken is er hoogstens één. De handleidingen zeggen dat maar van vier varianten.
xobrainer-rules-mix-4 = De 25 kaarten zijn van onszelf, met drie witte markeringen en één paarse; op knock-outvakjes zijn er alleen paarse. De stapel wordt vóór elke ronde geschud: eerst wordt er voor Map getrokken, dan voor Trap, dan voor Mission.
xobrainer-rules-mix-5 = Een knock-out gaat vóór een gewonnen set, en die vóór punten. Het laatst gelegde stuk telt nog mee voor missies en vallen.
xobrainer-rules-mix-picture = Dezelfde kaart, links zoals de kruisjes die lezen, rechts zoals de rondjes dat doen: drie vakjes in de hoofdkleur, één in de andere.

xobrainer-rules-bomb-title = TimeBomb
xobrainer-rules-bomb = Elke beurt heeft een tijdslimiet.
xobrainer-rules-bomb-1 = Kies 10, 20, 30 of 40 seconden. Zodra een beurt voorbij is, loopt de tijd van de andere kant.
xobrainer-rules-bomb-2 = Is de tijd om, dan is de beurt verloren.
xobrainer-rules-bomb-3 = Het stuk blijft het volgende van de opstelling. Op het scherm beslist de klok van de server, en is alles van 3 tot en met 600 seconden mogelijk.
xobrainer-rules-bomb-4 = Verliest elke kant drie beurten achter elkaar, dan is de ronde gelijk; na drie van zulke rondes op rij stopt de partij zonder winnaar. Heeft een kant eerder dan de andere geen stukken meer, dan past die.
xobrainer-rules-bomb-picture = De tijd loopt af op het stuk dat gespeeld moet worden: nog 7 seconden.

xobrainer-rules-balance-title = TimeBalance
xobrainer-rules-balance = Eén balk voor beide: hij begint elke ronde in het midden en schuift naar de kant die aan de beurt is. Elke zet keert hem om.
xobrainer-rules-balance-1 = Wie snel speelt, laat de andere kant weinig tijd.
xobrainer-rules-balance-2 = Bereikt de balk het einde van een kant, dan verliest die de set: het bord wordt leeggemaakt, beide staan weer op 0, en die kant begint.
xobrainer-rules-balance-3 = Van het midden tot het einde duurt het 10, 20, 30 of 40 seconden.
xobrainer-rules-balance-4 = Klokken lopen pas als iedereen de laatste uitslag heeft gezien, uiterlijk na tien seconden. Voor de eerste ronde en voor elke ronde met kaarten wachten ze ook tot iedereen het lot en zijn kaarten heeft gezien.
xobrainer-rules-balance-picture = De kruisjes zijn aan de beurt, de balk schuift naar links. Zij hebben nog 24 seconden, de rondjes zouden er 16 hebben.

xobrainer-rules-random-title = Random
xobrainer-rules-random = De vier stukken van de opstelling worden blind uit de eigen zak getrokken en in die volgorde gespeeld.
xobrainer-rules-random-1 = Zijn ze gespeeld, dan worden er vier nieuwe getrokken; er gaat niets terug. Elke ronde begint met een volle zak.
xobrainer-rules-random-2 = Alleen de vier die er liggen zijn bekend, maar wel bij iedereen.
xobrainer-rules-random-picture = Twee getrokken opstellingen: de kleuren komen zoals ze komen.

xobrainer-rules-map-title = Map
xobrainer-rules-map = Elke ronde begint met een andere stelling.
xobrainer-rules-map-1 = Vóór de ronde trekt elke kant een kaart en legt vier stukken van de eigen vorm neer zoals de kaart toont. Dan komt de opstelling.
xobrainer-rules-map-2 = Die vier komen uit de eigen voorraad: er blijven er 28 over om te spelen.
xobrainer-rules-map-3 = Vormen twee kaarten meteen een rij, dan worden ze allebei opnieuw getrokken. Met onze kaarten komt dat niet voor.
xobrainer-rules-map-picture = Vier stukken van de kruisjes en vier van de rondjes liggen er al voordat het begint.

xobrainer-rules-mission-title = Mission
xobrainer-rules-mission = Vóór elke ronde trekt elke speler een kaart en houdt die voor iedereen geheim, ook voor teamgenoten, tot de ronde voorbij is.
xobrainer-rules-mission-1 = Een stuk van de eigen vorm op een gemarkeerd vakje in de juiste kleur is een missiestuk, wie van die kant het ook heeft gelegd.
xobrainer-rules-mission-2 = Wint de kant de ronde met een rij, dan levert elk missiestuk 3 punten extra op, ook als het in de rij ligt.
xobrainer-rules-mission-3 = Alle vier de stukken van één kaart en een rij erbij: knock-out.
xobrainer-rules-mission-4 = In een team tellen de kaarten van alle spelers.
xobrainer-rules-mission-5 = Een missie geldt één ronde. Desgewenst zijn de vier stukken genoeg voor de knock-out, zonder rij; zo staat het in de Nederlandse handleiding.
xobrainer-rules-mission-6 = Stukken van Map tellen niet. Bij ongelijke teams tellen van de grootste kant alleen de beste kaarten, zoveel als de kleinste spelers heeft.
xobrainer-rules-mission-picture = De kruisjes hebben twee van de vier missiestukken gelegd, op A4 en I7. Winnen ze de ronde met een rij, dan is dat 6 punten extra.

xobrainer-rules-trap-title = Trap
xobrainer-rules-trap = Vóór elke ronde trekt elke kant een kaart die de andere kant niet ziet. Er staan vier vallen op.
xobrainer-rules-trap-1 = Een stuk dat de andere kant op een gemarkeerd vakje legt, in de gemarkeerde kleur, zit in de val. Dat blijkt pas na de ronde.
xobrainer-rules-trap-2 = Het telt alleen voor de kant die de ronde met een rij wint.
xobrainer-rules-trap-3 = Eén gevangen stuk levert 5 punten extra op, twee winnen de set, drie of vier zijn een knock-out.
xobrainer-rules-trap-4 = Wit is de hoofdkleur van de kant die de kaart heeft; desgewenst die van de andere.
xobrainer-rules-trap-5 = Op een knock-outvakje vangt de val het enige soort stuk dat de andere kant daar mag leggen. Stukken van Map worden nooit gevangen.
xobrainer-rules-trap-picture = Een valkaart van de kruisjes. Op I7 ligt een groen rondje: gevangen. Op de andere vakjes wachten de vallen nog.

xobrainer-rules-teams-title = Teams
xobrainer-rules-teams = Aan één kant kunnen meerdere mensen spelen.
xobrainer-rules-teams-1 = De spelers van een team leggen om de beurt een stuk.
xobrainer-rules-teams-2 = Overleggen is tijdens de partij verboden. Daarom is er op het scherm geen chat.
xobrainer-rules-teams-3 = Aanbevolen zijn hoogstens drie per kant. Met nog meer is een toernooi leuker.
xobrainer-rules-teams-4 = De volgorde loopt door over rondes en sets heen, en een verloren beurt geldt als gespeeld. De kanten mogen ongelijk zijn; desgewenst kunnen er ook meer dan drie aan een kant spelen, samen hoogstens acht.
xobrainer-rules-teams-picture = Drie tegen drie. Het pijltje wijst aan wie voor zijn kant als volgende legt.

xobrainer-rules-ours-title = Wat van ons is
xobrainer-rules-ours = De plaatjes van de handleidingen hebben we niet, en niet alles erin is duidelijk. Van ons zijn:
xobrainer-rules-ours-1 = het bord: waar de puntjes en de knock-outvakjes liggen. Een rustig bord met knock-out in de hoeken en een wild bord met knock-out dichter bij het midden horen erbij, en je kunt er zelf een laden,
xobrainer-rules-ours-2 = de 25 kaarten; ook die kun je door eigen kaarten vervangen,
xobrainer-rules-ours-3 = de tijden van TimeBalance, dat Trap en TimeBalance met alles te combineren zijn, en wat er gebeurt als de voorraad op is,
xobrainer-rules-ours-4 = onze uitleg waar de Duitse, de Franse en de Nederlandse handleiding elkaar tegenspreken: punten gaan na elke set naar 0, TimeBalance kost de set, TimeBomb de beurt, een missie geldt één ronde, elke valkaart heeft vier vallen, en die worden na de ronde bekendgemaakt.
xobrainer-rules-ours-picture = Onze drie borden: het gewone, het rustige en het wilde. Sterren zijn knock-outvakjes.

xobrainer-rules-help-title = Op het scherm
xobrainer-rules-help = Druk op een vakje. Op een telefoon verschijnt het stuk eerst als schaduw, een tweede druk legt het. Met het toetsenbord: pijltjes en Enter; T noemt dreigingen, C de klok. Terugnemen kan als iedereen het goedvindt, maar niet met een klok, Random of geheime kaarten.
xobrainer-rules-help-picture = Een stuk als schaduw op D6. De stroken tonen de rij en de kolom.
