# Hvorfor noget blev afvist: `no-` og koden.

no-offline = Serveren kan ikke nås. Tjek forbindelsen.
no-internal = Noget gik galt. Prøv igen.
no-unreadable = Det forstod serveren ikke. Genindlæs siden, og prøv igen.
no-too-fast = Det var for meget på én gang. Prøv igen om { $retry_after } s.
no-too-long = { $most ->
    [one] Det var for langt: der må kun være ét tegn. Gør det kortere.
   *[other] Det var for langt: der må højst være { $most } tegn. Gør det kortere.
}
no-too-many-tries = For mange forkerte koder. Prøv igen om { $retry_after } s, eller åbn invitationens link.
no-too-many-bot-matches = Computeren spiller allerede { $most } partier mod sig selv. Vent, til et af dem er slut, eller spil selv med.
no-storage-failed = Serveren kan ikke skrive lige nu. Dit træk tæller ikke; prøv igen.
no-try-again = Serveren svarede ikke i tide. Det er endnu ikke sikkert, om det tæller; prøv igen.
no-moving = Serveren er ved at blive fornyet. Prøv igen om et øjeblik.
no-not-following = Du var ikke forbundet endnu. Prøv igen.
no-no-such-page = Der er ingenting på denne adresse. Tjek linket.
no-not-json = Serveren læser kun JSON. Genindlæs siden, og prøv igen.
no-foreign-origin = Det kom fra en side på et andet websted. Åbn spillet på dets egen adresse.
no-url-too-long = Denne adresse er for lang. Tjek linket.
no-headers-too-long = Browseren sender for meget med sine forespørgsler. Slet sidens cookies, og prøv igen.
no-too-slow = Forespørgslen var for længe om at nå frem. Tjek forbindelsen, og prøv igen.
no-too-many-connections = For mange forbindelser på én gang fra dit netværk. Luk andre vinduer med spillet, eller prøv igen om { $retry_after } s.
no-server-full = Serveren er fuld. Prøv igen om { $retry_after } s.

no-no-such-match = Dette spil findes ikke, eller ikke længere. Tjek linket, eller begynd et nyt spil.
no-no-such-code = Intet spil har denne kode. Få den læst op igen.
no-no-such-game = Dette spil er ikke tilgængeligt her. Vælg et andet.
no-no-such-seat = Den plads findes ikke. Vælg en anden.
no-no-such-level = Det niveau findes ikke. Vælg et andet.
no-no-such-lesson = Den lektion findes ikke. Vælg en anden.
no-bad-config = Disse indstillinger kan ikke bruges: { $why }. Ret dem, og prøv igen.
no-no-such-layout = Der er intet bræt, der hedder »{ $name }«. Vælg et andet.
no-no-such-deck = Der er ingen kortbunke, der hedder »{ $name }«. Vælg en anden.
no-layout-size = Et bræt skal have ti linjer med ti felter. Ret det.
no-layout-signs = Et bræt består af cifrene 1 til 9 og K. Erstat »{ $sign }«.
no-layout-knockouts = { $count ->
    [one] Et bræt skal have fire knockoutfelter, men dette har kun ét. Ret det.
   *[other] Et bræt skal have fire knockoutfelter, men dette har { $count }. Ret det.
}
no-deck-needed = Map, Mission og Trap kræver en kortbunke. Vælg en.
no-deck-size = { $count ->
    [one] En kortbunke skal have 25 kort, men denne har kun ét. Ret den.
   *[other] En kortbunke skal have 25 kort, men denne har { $count }. Ret den.
}
no-deck-marks = { $count ->
    [one] Kort { $card } har kun ét mærke i stedet for fire. Ret det.
   *[other] Kort { $card } har { $count } mærker i stedet for fire. Ret det.
}
no-deck-square = Kort { $card } har et mærke på { $square }, og det felt findes ikke på dette bræt. Vælg andre kort eller et andet bræt.
no-deck-square-twice = Feltet { $square } er mærket to gange i kortbunken. Mærk kun hvert felt én gang.
no-deck-white = { $count ->
    [one] Kort { $card } har kun ét hvidt mærke i stedet for tre. Ret det.
   *[other] Kort { $card } har { $count } hvide mærker i stedet for tre. Ret det.
}
no-deck-colours = Kort { $card } har kun mærker i én farve. Der skal være både hvide og lilla.
no-deck-knockout = Kort { $card } har et hvidt mærke på knockoutfeltet { $square }. Gør det lilla.
no-variant-twice = Hver variant kan kun vælges én gang. Fjern den anden.
no-one-clock = TimeBomb og TimeBalance kan ikke bruges sammen: en kamp har højst ét ur. Vælg et af dem.
no-empty-team = Hver side skal have en spiller. Tilføj en.
no-too-many-players = Højst { $most } kan spille med. Vælg færre.
no-large-team = Flere end { $most } på en side kræver store hold. Tillad dem, eller vælg færre spillere.
no-wrong-number-of-seats = { $seats ->
    [one] Dette spil har én plads. Skift antallet af spillere.
   *[other] Dette spil har { $seats } pladser. Skift antallet af spillere.
}
no-seats-full = Alle pladser er optaget. Bed om tilskuernes link for at se med.
no-seat-taken = Nogen var hurtigere: pladsen er optaget. Vælg en anden.
no-not-seated = Du har ingen plads i dette spil og kan kun se med.
no-wrong-token = Denne enhed har ingen plads i dette spil. Åbn det på den enhed, hvor du tog plads.
no-wrong-secret = Det er ikke serverens hemmelige ord. Det står i den fil, som serveren blev startet med.
no-other-server = En anden server svarede, så ingen blev stoppet. Åbn denne side på adressen for netop den server, du vil stoppe, ikke på den fælles.
no-no-push = Denne server sender ingen beskeder. Hold siden åben i stedet.
no-match-deleted = Dette spil er slettet. Du kan begynde et nyt.
no-watching-closed = Værten har lukket dette spil for tilskuere. Bed værten om at åbne det igen.
no-opener-only = Det må kun den, der åbnede spillet. Spørg vedkommende.
no-no-name = Skriv et navn.
no-name-taken = Ved dette bord hedder nogen allerede { $name }. Vælg et andet navn.
no-id-used = Siden har sendt to forskellige handlinger med samme id. Genindlæs den, og prøv igen.
no-too-many-changes = Navne, pladser og forslag er blevet ændret { $most } gange i dette spil. Spil videre, eller begynd et nyt spil.
no-too-many-signs = Du har sendt mange tegn. Prøv igen om { $retry_after } s.
no-match-too-long = Spillet er blevet for langt: efter { $most } linjer kan det kun opgives. Begynd et nyt for at spille videre.
no-names-are-fixed = Navne bliver, som de er, til kampen er slut, så ingen på holdet bruger dem til at aftale noget.

no-not-ready = Ikke alle er klar endnu. Vent på de andre.
no-already-begun = Spillet er allerede begyndt. Det kunne kun lade sig gøre før start.
no-not-begun = Spillet er ikke begyndt endnu. Vent, til alle er klar.
no-over = Spillet er slut. Du kan bede om en revanche.
no-not-over = Spillet er ikke slut endnu. Prøv igen bagefter.
no-paused = Spillet holder pause. Foreslå at spille videre, eller vent, til alle er tilbage.
no-not-paused = Der er ingen pause at afslutte. Spil videre, eller vent, til alle er tilbage.
no-already-so = Det er allerede sket. Genindlæs siden, hvis du ikke kan se det.
no-already-agreed = Du har allerede sagt ja. Vent på de andre.
no-already-declined = Det blev afslået. Du kan spørge igen efter næste træk.
no-nothing-proposed = Den anmodning er ikke åben længere. Du kan sende en ny.
no-no-draw-here = I dette spil findes uafgjort ikke. Spil videre, eller giv op.
no-no-take-back = Nu kan intet længere tages tilbage. Spil videre.
no-nothing-to-take-back = Du har intet træk at tage tilbage. Spil videre.
no-clock-decides = Her afgør uret det. Vent, til tiden er gået.
no-not-away-long-enough = Den anden side har ikke været væk længe nok. Vent lidt endnu.
no-mate-away = En fra dit eget hold er også væk. Du kan tage uafgjort, men ikke kræve sejren.
no-still-there = Den, der sidder der, er stadig forbundet. En bot kan først træde til, når vedkommende er væk.
no-not-in-play = Denne plads er ikke længere med i spillet. Der kan ikke gøres mere fra den.

no-not-your-turn = Det er ikke din tur. Vent på de andre.
no-too-late = For sent: stillingen har ændret sig. Kig igen, og vælg på ny.
no-no-such-action = Det kan man ikke her. Vælg noget andet.
no-no-such-move = »{ $move }« er ikke et træk. Vælg et andet.
no-move-in-do = Serveren tager ikke længere imod træk fra denne udgave af siden. Genindlæs siden.
no-no-such-rod = Der er ingen pind { $rod }. Vælg en fra A1 til D4.
no-rod-full = Pind { $rod } er fuld. Vælg en anden.
no-no-yellow-ball = Du har ingen gule kugler tilbage. Spil en af dine egne.
no-no-own-ball = Du har ingen egne kugler tilbage. Spil en gul.
no-no-such-square = Der er intet felt { $square }. Vælg et fra A1 til J10.
no-square-taken = Feltet { $square } er optaget. Vælg et frit.
no-knockout-square = På knockoutfeltet { $square } må du kun lægge en brik i den anden sides farve. Vælg et andet felt.
no-nothing-to-confirm = Der er intet resultat at bekræfte. Spil videre.

no-not-yet = Sandet løber ikke endnu. Vent et øjeblik.
no-hand-full = { $limit ->
    [one] Du må højst have ét kort på hånden. Læg et sæt, eller læg tre kort fra.
   *[other] Du må højst have { $limit } kort på hånden. Læg et sæt, eller læg tre kort fra.
}
no-pile-empty = Der er ingen kort tilbage at trække. Først må nogen lægge kort fra.
no-not-three = Man lægger altid præcis tre kort fra. Vælg tre.
no-card-not-in-hand = Det kort har du ikke længere. Vælg et andet.
no-card-on-offer = Det kort ligger fremme til bytte. Tag det først tilbage.
no-jokers-only = Jokere alene er ikke et sæt. Læg et rigtigt kort ved.
no-not-a-set = De kort er ikke et sæt. Vælg kort, der hører sammen.
no-set-size = { $size ->
    [one] Dette sæt kræver ét kort. Vælg præcis ét.
   *[other] Dette sæt kræver { $size } kort. Vælg præcis så mange.
}
no-field-cracked = { $field } er allerede knækket. Vælg et andet felt.
no-field-locked = { $field } er stadig låst. Knæk først et åbent felt.
no-not-your-neighbour = Man bytter kun til venstre og højre. Vælg en af dine naboer.
no-joker-not-traded = Jokere byttes ikke. Vælg et andet kort.
no-wrong-arrow = Pilen på det kort peger den anden vej. Vælg et andet kort eller den anden nabo.
no-already-offering = Der ligger allerede et kort fra dig. Tag det først tilbage.
no-offer-gone = For sent: kortet ligger der ikke mere. Spørg efter et andet.
no-same-arrow = De to pile skal være forskellige. Vælg et kort, der peger den anden vej.
no-no-such-phrase = Det kan man ikke sige. Vælg en af sætningerne.
no-nobody-there = Der sidder ingen, som kan høre det. Vælg en anden.
no-silence = Radiotavshed: vent, til I må tale igen.
no-cable-cut = Kablet dertil er klippet. Byt til den anden side, eller vent.
no-level-locked = Det er stadig låst. Vind først det, der kommer før.
no-level-deal = Der deles flere kort ud, end en hånd må have. Del færre ud.
no-level-rule-twice = Hver ekstraregel kan kun bruges én gang. Fjern den anden.
no-level-rows = Rækkerne skal nævne hvert af de tolv felter præcis én gang. Ret dem.
no-level-silence = En radiotavshed skal slutte, før den næste begynder. Ret tiderne.

no-no-such-event = Denne turnering findes ikke. Tjek linket, eller bed værten om et nyt.
no-event-deleted = Denne turnering er slettet. Du kan åbne en ny.
no-event-match = Det er ikke muligt i et turneringsspil. Spil det til ende.
no-event-too-long = Det er turneringen blevet for lang til. Resultater tæller stadig, og værten kan afslutte den.
no-event-host-only = Det må kun turneringens vært. Spørg værten.
no-event-helper-only-reports = Hjælpere kan kun melde og rette resultater. Spørg værten om alt andet.
no-event-not-yours = Det hører til en anden deltager. Gør det på deres enhed, eller spørg værten.
no-event-no-such-entrant = Den deltager findes ikke i turneringen. Genindlæs siden, og vælg en anden.
no-event-no-such-bout = Det opgør findes ikke i turneringen. Genindlæs siden, og find dit eget.
no-event-wrong-heat = Nu er det omgang { $heat }s tur. Genindlæs siden for at se den.
no-event-all-heats-played = Alle omgange er spillet. Afslut turneringen, eller tilføj omgange i indstillingerne.
no-event-bad-result = Det resultat er ikke muligt i dette opgør. Kontrollér det, og skriv det igen.
no-event-already-decided = Opgøret har allerede et resultat. Hvis det er forkert, så bed værten rette det.
no-event-nothing-to-confirm = Der er ingen melding at bekræfte, eller den er lige blevet ændret. Se efter igen.
no-event-over = Turneringen er slut. Intet kan ændres mere.
no-event-bouts-open = { $count ->
    [one] Ét opgør har endnu intet resultat. Skriv det, eller angiv, hvem der ikke kom.
   *[other] { $count } opgør har endnu intet resultat. Skriv dem, eller angiv, hvem der ikke kom.
}
no-event-bout-not-opened = Spillet ved bord { $table } kan ikke åbnes på en skærm. Spil dette opgør på et rigtigt bræt, eller skriv resultatet.
no-event-too-few = Der er for få til en omgang. Meld først alle, der er her, til stede.
no-event-too-few-people = Det kræver mindst { $min } personer. Angiv et større antal.
no-event-too-many-people = Et forslag gælder for højst { $most } personer. Angiv et mindre antal.
no-event-nobody-to-pair = Der er ingen tilbage, som kan møde hinanden. Afslut turneringen.
no-event-pairing-stale = Noget har ændret sig i mellemtiden. Lav parringen igen.
no-event-must-meet = { $one } og { $other } skal holdes adskilt, men der er ingen andre tilbage til dem. Tillad det, og lav parringen igen.
no-event-begun = Det kunne kun lade sig gøre indtil starten. Spil videre.
no-event-deal-public = Det, der blev givet i dette opgør, er kendt nu. Ret resultatet i stedet.
no-event-entered-twice = I turneringen hedder nogen allerede { $name }. Vælg et andet navn.
no-event-full = { $most ->
    [one] Turneringen er fuld: kun én kan deltage. Spørg værten.
   *[other] Turneringen er fuld: { $most } kan deltage. Spørg værten.
}
no-event-bad-size = { $max ->
    [one] I denne turnering spiller { $min } person under hvert navn. Tilmeld hver for sig.
   *[other] I denne turnering spiller { $min } til { $max } personer under ét navn. Ret antallet af personer.
}
no-event-entry-closed = Tilmeldingen er lukket. Spørg værten.
no-event-removed = Værten har fjernet denne deltager fra turneringen. Spørg værten.
no-event-too-many-entries = { $most ->
    [one] Her er kun én tilladt. Bed værten om at tilføje flere.
   *[other] Her er højst { $most } tilladt. Bed værten om at tilføje flere.
}
no-event-not-at-real-board = Det passer ikke til brættet: ved en skærm kommer resultatet fra spillet, og den, der spiller andetstedsfra, kan ikke bruge et rigtigt bræt.
no-event-no-box-left = Alle æsker er i brug. Vent, til en er ledig, eller spil ved en skærm.
no-event-cannot-change = Det ligger fast, når første omgang er parret. Åbn en ny turnering for at ændre det.
no-event-bad-setup = Indstillingerne passer ikke sammen. Ret dem, og prøv igen.
no-event-bad-file = Filen kan ikke læses: Linje { $line } er forkert. Ret den, og prøv igen.
no-event-no-trf = Denne turneringsform har ingen TRF-fil; den findes kun for to sider. Tag optegnelsen eller CSV-filen.
no-event-dutch-too-many = { $most ->
    [one] Med FIDE’s hollandske system kan der her kun parres én tilmelding. Vælg schweizersystemet.
   *[other] Med FIDE’s hollandske system kan der her højst parres { $most }. Vælg schweizersystemet.
}
