# The pages of tournaments for people with a phone: hosts, players, tables, standings.

event = Turnering
event-index = Turneringer
event-index-lead = En aften med flere brætter, rigtige og på skærme: hvem der møder hvem, resultater og stilling kommer af sig selv.
event-mine = Mine turneringer
event-join = Deltag i en turnering
event-new = Ny turnering
event-rules = Turneringsregler
event-import = Åbn en fil
event-import-game = Hvilket spil skal der spilles? Omgange, brætter og tider kan ændres senere.
event-is-over = slut
event-role-host = Du er vært
event-role-helper = Du hjælper
event-role-player = Du spiller med
event-role-guest = Du kigger på
event-not-found = Denne turnering kan ikke åbnes
event-ways = Mere om denne turnering
event-wall = Storskærm
event-print = Udskriv
event-standing = Stilling
event-final = Slutstilling

## A new event

event-new-lead = Fortæl, hvad du ved. Vi foreslår resten, og du kan ændre det hele.
event-name = Turneringens navn
event-default-name = Spilleaften
event-game-choice = Spil
event-game-settings = Indstil spillet
event-people-number = Personer
event-boxes = Rigtige brætter
event-boxes-hint = Er der intet ledigt bræt, spiller man på en skærm.
event-time = Minutter i alt
event-plan = Vores forslag
event-proposals = Sådan spilles der
event-plan-none = Det er der ikke tid nok til: dette er det korteste. Giv flere minutter eller flere brætter.
event-plan-replaced = Det, du havde valgt, passer ikke længere. Se det nye forslag igennem.
event-plan-groups = { $count ->
    [one] { $people } personer danner én gruppe.
   *[other] { $people } personer danner { $count } grupper på { $size }.
}
event-plan-teams = { $people } personer danner { $count } hold på { $size }.
event-plan-boards = Samtidig: { $real } ved rigtige brætter, { $screen } på skærme.
event-plan-usual = Et spil tager cirka { $minutes } minutter, som de seneste { $games } her med disse indstillinger.
event-plan-box = Et spil tager cirka { $minutes } minutter, som der står på æsken.
event-plan-clock = { $minutes ->
    [one] For at blive færdig til tiden har hver side cirka ét minut pr. spil.
   *[other] For at blive færdig til tiden har hver side cirka { $minutes } minutter pr. spil.
}
event-proposal = { $heats ->
    [0] Så mange opgør, man vil, til cirka { $time }
    [one] Én omgang på { $minutes } minutter, til cirka { $time }
   *[other] { $heats } omgange på { $minutes } minutter, til cirka { $time }
}
event-plan-ends = { $heats ->
    [0] Så mange opgør, man vil: begynder I nu, er I færdige cirka { $time }.
    [one] Én omgang på { $minutes } minutter: begynder I nu, er I færdige cirka { $time }.
   *[other] { $heats } omgange på { $minutes } minutter: begynder I nu, er I færdige cirka { $time }.
}
event-customise-hint = Form, omgange, tider, skole
event-open-go = Åbn turneringen
event-format = Form
event-format-swiss = Schweizersystem
event-format-swiss-hint = Alle spiller i hver omgang mod en med omtrent lige så mange point.
event-format-dutch = FIDE-schweizer (Dutch)
event-format-dutch-hint = Schweizersystem, som skakklubber parrer, op til 64 personer.
event-format-all-play-all = Alle mod alle
event-format-all-play-all-hint = Alle møder alle én gang.
event-format-knockout = Knockout
event-format-knockout-hint = Den, der vinder, går videre, til én er tilbage.
event-format-double-knockout = Dobbelt knockout
event-format-double-knockout-hint = Man er først ude efter andet nederlag.
event-format-stages = Grupper, så knockout
event-format-stages-hint = Først alle mod alle i grupper, så går de bedste videre.
event-format-threes = Borde med tre
event-format-threes-hint = Tre ved hvert bord; placeringerne tæller.
event-format-mixer = Blandede hold
event-format-mixer-hint = Nyt hold i hver omgang; ens egne point tæller.
event-format-arena = Arena
event-format-arena-hint = Den, der er fri, spiller mod den næste, der er fri.
event-format-ladder = Stige
event-format-ladder-hint = Den, der slår en højere placeret, overtager pladsen.
event-format-league = Liga
event-format-league-hint = Over flere dage eller med de samme kort til alle: hver gruppe sammenlignes med alle andre. Uddelingen er ens, men heldet spiller stadig ind: der skal fem uddelinger eller flere til at vise, hvem der spiller bedst.
event-format-climb = Opstigning
event-format-climb-hint = Hver gruppe spiller for sig: Et niveau, der vindes, fører til det næste.
event-heats = Omgange
event-games = Spil pr. opgør
event-deals = Uddelinger pr. omgang
event-minutes = Minutter pr. opgør
event-announce = Sekunder til start
event-groups = Grupper
event-qualify = Hvor mange går videre fra hver
event-team = Personer pr. hold
event-days = Dage mellem omgange
event-most = Højst så mange tilmeldinger
event-keep-days = Slettes efter så mange dage
event-third-place = Spil om tredjepladsen
event-school = Skoletilstand
event-school-hint = Fornavne eller dyrenavne, ingen kigger med udefra, og alt slettes efter 30 dage.

## Entry

event-entered = { $count ->
    [one] Én tilmelding indtil nu
   *[other] { $count } tilmeldinger indtil nu
}
event-your-name = Dit navn
event-group-name = Jeres gruppes navn
event-group-size = Personer i gruppen
event-entry-size = Personer under dette navn
event-resize = Ændr
event-resize-next = Det gælder fra næste opgør.
event-school-name = Et fornavn eller et dyr er nok.
event-animal = Giv mig et dyr
event-animals = And, Bjørn, Bæver, Delfin, Due, Egern, Elg, Falk, Flagermus, Frø, Gås, Ged, Grævling, Hare, Havørn, Hejre, Hest, Hjort, Hval, Isfugl, Krage, Laks, Los, Lærke, Løve, Mår, Mus, Muldvarp, Odder, Panda, Pindsvin, Pingvin, Ravn, Ræv, Rådyr, Salamander, Skade, Skildpadde, Skovmus, Solsort, Spurv, Stork, Stær, Svane, Sæl, Tiger, Tudse, Ugle, Ulv, Ørred
event-remote = Jeg er et andet sted og spiller på skærm
event-enter = Tilmeld
event-enter-note = Uden konto. Alle kan se dit navn.
event-enter-more = Tilmeld en til på denne enhed
event-entry-closed = Tilmeldingen er lukket. Spørg værten.
event-check-in = Jeg er her
event-return = Spil med igen
event-return-note = Fra næste omgang spiller du med igen.

## A player

event-heat = Omgang { $heat }
event-heat-of = Omgang { $heat } af { $heats }
event-round-final = Finale
event-round-third-place = Kamp om tredjepladsen
event-round-semifinal = Semifinale
event-round-quarterfinal = Kvartfinale
event-until-start = Tid til omgangen begynder
event-until-end = Tid tilbage i denne omgang
event-next-bout = Dit næste opgør
event-your-bout = Dit opgør
event-plays = I spiller
event-level = Niveau
event-level-won = Vundet! Næste: { $level }
event-level-lost = Ikke vundet. I kan prøve igen: { $level }
event-level-last-won = Vundet: { $level }!
event-level-last-lost = Endnu ikke vundet: { $level }.
event-level-top = I har vundet det sidste niveau!
event-table = Bord { $table }
event-table-real = Bord { $table }, rigtigt bræt
event-table-screen = Bord { $table }, skærm
event-real-board = et rigtigt bræt
event-screen-board = på skærmen
event-against = mod
event-with = Sammen med { $names }
event-you = dig
event-you-begin = Du begynder ({ $side })
event-other-begins = { $name } begynder ({ $side })
event-next-you-begin = I spil { $number } begynder du
event-next-other-begins = I spil { $number } begynder { $name }
event-why = Hvorfor netop de to?
event-why-bye = Hvorfor oversidder?
event-why-level = Hvorfor dette niveau?
event-place = Plads { $place }
event-place-of = af { $count }, point: { $points }
event-place-levels = af { $count }, vundne niveauer: { $levels }
event-my-results = Mine resultater
event-was-bye = oversidder
event-rest = Ikke i næste omgang
event-withdraw = Forlad turneringen
event-withdraw-text = Du bliver ikke parret mere. Dine resultater bliver, og du kan komme tilbage.
event-withdraw-yes = Forlad
event-withdrawn = Du har forladt turneringen.
event-not-here-yet = Du står på listen. Tryk på »Jeg er her«, så snart du kan spille: Først da får du en modstander.
event-too-late = Det er for sent at komme med. Følg turneringen på storskærmen og i stillingen.
event-wait-first = Du er her. Første omgang parres snart.
event-wait-next = Vent på næste omgang.
event-wait-end = Dette er den sidste omgang. Derefter følger slutstillingen.
event-out = Du er ude af turneringen. Følg resten på storskærmen og i stillingen.
event-resting = Du holder pause i denne omgang.
event-bye = Du sidder over i denne omgang.
event-bye-won = Du sidder over i denne omgang. Det tæller som sejr.
event-all-won = I har vundet alle niveauer og har ikke mere at spille.
event-over = Turneringen er slut. Tak for spillet!
event-over-praise = Turneringen er slut. { $place }. plads til { $name }: tillykke!
event-at-table = Jeg er ved bord { $table }
event-enter-result = Indtast resultatet
event-change-report = Ret min melding
event-to-board = Til brættet
event-to-game = Til spil { $number }
event-watch = Kig på
event-seated = Din plads venter på dig.
event-other-reports = { $name } melder { $score }, set fra dig.
event-confirm = { $score } er rigtigt
event-contradict = Det er forkert
event-confirm-note = Uden svar tæller det efter to minutter.
event-you-reported = Du har meldt { $score }. { $name } bekræfter, eller det tæller om
event-counts-in = Tid til resultatet tæller
event-differ-wait = I melder forskellige resultater. Værten afgør det.
event-counts = Dette resultat tæller.
event-counts-forfeit = Dette resultat tæller. Der blev ikke spillet.
event-note = Bemærkning: { $note }
event-ends = slut { $time }
event-helper = Du hjælper til. Vælg et bord, og indtast resultatet: det tæller med det samme.
event-no-tables = Intet rigtigt bræt venter på et resultat.
event-offline = Intet netværk.
event-offline-kept = Resultatet bliver på denne enhed og sendes af sig selv.
event-offline-old = Det, du ser, er måske forældet.

## Results

event-game = Spil { $number }
event-began = { $name } begynder
event-won = { $name } vandt
event-draw = Uafgjort
event-places-hint = De, der står lige, får samme plads.
event-deal = Uddeling { $number }
event-count-done = Det, der blev nået
event-count-left = Sekunder tilbage
event-goal = Højst { $goal }; så er niveauet vundet.
event-report = Meld
event-report-score = Meld { $score }
event-report-first = Tryk på, hvem der vandt.
event-report-places = Vælg en plads til alle.
event-report-counts = Indtast hele tal: det, der blev nået, og sekunder tilbage.
event-report-note = { $name } bekræfter, eller det tæller om to minutter.
event-report-at-once = Det tæller med det samme.
event-report-alone = Det tæller om to minutter.
event-report-done = Resultatet tæller.
event-result-counts = { $score } tæller.
event-companion = Hjælper til dette bræt
event-no-bout = Ingen spiller ved dette bord lige nu.
event-at-screen = Dette opgør spilles på skærmen; resultatet kommer af sig selv.
event-not-yours = Spillerne melder resultatet på deres egne telefoner, eller en hjælper gør det.

## The host

event-host = Vært
event-you-host = Du er vært
event-to-host = Til værtens side
event-to-player = Til spillersiden
event-play-too = Spil selv med
event-not-host = Kun den enhed, der åbnede turneringen, kan være vært.
event-before = Før første omgang
event-invite = Inviter
event-code = Kode til at indtaste
event-invite-link = Link
event-qr = Turneringens QR-kode
event-qr-hint = Peg en telefons kamera på den.
event-done-of = { $done } af { $count } færdige
event-here = { $count } her
event-here-rests = { $resting ->
    [one] { $here } her, én holder pause
   *[other] { $here } her, { $resting } holder pause
}
event-open = Stadig åbne, og hvorfor
event-differ = Uenighed: { $one } siger { $first }, { $other } { $second }
event-open-reported = { $name } melder { $score }, ikke bekræftet endnu
event-open-game = Spil { $number } er i gang
event-open-screen = I gang
event-open-away = Ikke forbundet i { $time }: { $names }
event-open-real = I gang, ingen melding endnu
event-open-not-begun = Ikke begyndt endnu
event-open-nobody = Ingen ved bordet endnu
event-open-missing = Ikke ved bordet endnu: { $names }
event-open-table = Åbn dette bords side
event-settle = { $names }: afgør { $score }
event-other = Andet
event-results = { $count ->
    [one] Ét resultat
   *[other] { $count } resultater
}
event-ready-when = { $count ->
    [one] Klar, når det sidste opgør har et resultat.
    [2] Klar, når begge har et resultat.
   *[other] Klar, når alle { $count } har et resultat.
}
event-pair = Par og start omgang { $heat }
event-unpair = Par denne omgang på ny
event-unpair-text = Alle får nye opgør og borde. Det, der allerede er spillet ved bordene, tæller ikke.
event-start-now = Start omgang { $heat } nu
event-starts-by-itself = Den begynder af sig selv, når tiden er gået.
event-finish = Afslut turneringen
event-finish-note = Alle omgange er spillet.
event-finish-text = Stillingen bliver endelig, og der parres ikke flere omgange.
event-people = Personer
event-people-count = { $count ->
    [one] Én tilmelding, { $here } her
   *[other] { $count } tilmeldinger, { $here } her
}
event-add = Tilmeld en i hånden
event-add-go = Tilføj
event-add-here = er her allerede
event-late-hint = Den, der kommer senere, spiller fra næste omgang; én misset omgang tæller som uafgjort.
event-state-entered = ikke her endnu
event-state-here = her
event-state-resting = holder pause
event-state-withdrawn = har forladt
event-state-removed = fjernet
event-is-remote = udefra
event-no-device = uden telefon
event-is-here = { $name } er her
event-here-short = her
event-check-in-all = Alle er her
event-rename = Omdøb
event-withdraw-them = Er gået
event-remove = Fjern
event-remove-sure = Fjern virkelig
event-link = Vis link
event-link-qr = QR-kode til { $name }
event-link-hint = Den telefon, der læser dette, spiller for { $name }.
event-entry-open = Andre må tilmelde sig
event-forbidden = Hvem der ikke må mødes
event-forbidden-hint = Til søskende eller to, der deler en plads.
event-forbidden-one = Den ene
event-forbidden-other = Den anden
event-forbid = Udeluk
event-allow = { $one } og { $other } må mødes igen
event-correct = Ret resultatet
event-correct-note = Hvorfor? Alle kan læse det.
event-correct-why = Skriv, hvorfor du retter det.
event-reopen = Tag resultatet tilbage
event-absent = Hvem er ikke kommet?
event-absent-go = Notér som fraværende
event-move-screen = Spil dette opgør på skærmen
event-move-real = Spil dette opgør på et rigtigt bræt
event-more = Mere
event-settings = Indstillinger
event-change = Gem ændringer
event-changed = Gemt.
event-helpers = Hjælpere
event-helpers-hint = Hjælpere kan indtaste resultater for alle og intet andet.
event-helpers-count = { $count ->
    [one] Der er én.
   *[other] Der er { $count }.
}
event-add-helper = Vis en QR-kode til en hjælper
event-helper-qr = QR-kode til en hjælper
event-helper-qr-hint = Den telefon, der læser dette, må indtaste resultater.
event-drop-helpers = Stop alle hjælpere
event-files = Gem som fil
event-file-csv = Liste (CSV)
event-file-trf16 = Skakprogram (TRF16)
event-file-trf26 = Skakprogram (TRF26)
event-file-record = Alt
event-delete = Slet turneringen
event-delete-text = Alle navne, resultater og spil i denne turnering slettes for altid, for alle.

## The standing

event-col-place = Plads
event-col-name = Navn
event-col-points = Point
event-col-levels = Vundne niveauer
event-col-played = Spillet
event-ties = Hvad afgør det ved lige mange point?
event-ties-lead = I denne rækkefølge:
event-ties-end = De, der stadig står lige, deler pladsen.
event-tie-direct = Indbyrdes opgør
event-tie-direct-hint = pointene fra de indbyrdes opgør, hvis alle har mødt hinanden.
event-tie-buchholz-cut-1 = Buchholz
event-tie-buchholz-cut-1-hint = alle modstanderes point uden den laveste: den, der mødte stærkere, står højere.
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-sonneborn-berger-hint = pointene fra dem, man slog, og halvdelen ved uafgjort.
event-tie-wins = Sejre
event-tie-wins-hint = antallet af vundne opgør.
event-tie-in-heat = Vundet i omgang
event-tie-in-heat-hint = den omgang, hvor en gruppe vandt sit højeste niveau; jo tidligere, jo bedre.
event-tie-next-level = Næste niveau
event-tie-next-level-hint = det meste, den har nået i et forsøg på det næste niveau.
event-tie-tally-1 = Optælling 1
event-tie-tally-1-hint = det, spillet selv tæller først.
event-tie-tally-2 = Optælling 2
event-tie-tally-2-hint = det, spillet tæller dernæst.
event-cross = Krydstabel
event-replay = Gense { $number }
event-group-done = har spillet
event-deals-title = Uddeling for uddeling
event-deals-hint = En gruppe får et point for hver anden gruppe, der klarede sig dårligere med samme uddeling, og et halvt for hver gruppe, der klarede sig lige så godt.
event-levels-hint = Grupper på samme niveau havde den samme uddeling.
event-deals-replay = { $name }: gense { $number }
event-had-bye = { $name }: oversidder
event-sealed = Forseglet uddeling: { $seal }
event-unsealed = Alle kan efterprøve uddelingen: { $seed } giver { $seal }.

## Read out

event-say-paired = Omgang { $heat }: { $name } spiller mod { $against } ved bord { $table }.
event-say-paired-alone = Omgang { $heat }: { $name } spiller ved bord { $table }.
event-say-bye = Omgang { $heat }: { $name } sidder over.
event-say-heat = Omgang { $heat } er parret.
event-say-unpaired = Omgang { $heat } parres på ny.
event-say-begins = Omgang { $heat } begynder.
event-say-done = Omgang { $heat } er slut.
event-say-over = Turneringen er slut.
event-say-result = { $names }: { $score } tæller.
event-say-reported = { $name } melder { $score }, set fra dig. Bekræft venligst.
event-say-differ = Bord { $table }: { $names } melder forskellige resultater.
