# Opsætning af XOBrainer, og indstillingerne i ord. Varianternes navne oversættes aldrig.

xobrainer-says-sets = { $count ->
    [one] Ét sæt
   *[other] Bedst af { $count } sæt
}
xobrainer-says-rounds = { $count ->
    [one] Én runde på point
   *[other] { $count } runder
}
xobrainer-says-points = { $count ->
    [one] Til ét point
   *[other] Til { $count } point
}
xobrainer-says-single-round = En enkelt runde
xobrainer-says-base = Grundspil
xobrainer-says-teams = { $crosses } mod { $rings }
xobrainer-says-layout = Bræt »{ $name }«
xobrainer-says-deck = Kort »{ $name }«
xobrainer-says-all-rows = Alle rækker tæller
xobrainer-says-four-pieces = Mission: fire brikker er nok
xobrainer-says-victim = Trap: den anden sides farver
xobrainer-layout-default = Standard
xobrainer-layout-default-hint = Knockoutfelter lige inden for hjørnerne
xobrainer-layout-calm = Roligt bræt
xobrainer-layout-calm-hint = Knockout i hjørnerne: sjældent
xobrainer-layout-wild = Vildt bræt
xobrainer-layout-wild-hint = Knockout nær midten: ofte
xobrainer-new-preset = Hvilken kamp?
xobrainer-preset-first = Første kamp
xobrainer-preset-first-hint = Ét sæt, grundspil, roligt bræt
xobrainer-preset-classic = Klassisk
xobrainer-preset-classic-hint = Først til tre sæt, grundspil
xobrainer-preset-blitz = Lyn
xobrainer-preset-blitz-hint = Én runde, ti sekunder pr. træk
xobrainer-preset-everything = Det hele
xobrainer-preset-everything-hint = Alle kort, Random og TimeBomb
xobrainer-preset-own = Din egen blanding
xobrainer-customise-hint = Seks varianter, længde, bræt, hold
xobrainer-customise-on = { $count ->
    [one] Én af seks varianter
   *[other] { $count } af seks varianter
}
xobrainer-new-side = Din side
xobrainer-side-lot = Lodtrækning
xobrainer-new-variants = Varianter
xobrainer-new-variants-hint = Alle kan blandes; kun de to ure udelukker hinanden.
xobrainer-map-hint = Før hver runde lægger et kort fire brikker for hver side på brættet.
xobrainer-mission-hint = Alle har et hemmeligt kort: med en række giver egne brikker på dets felter ekstra point.
xobrainer-trap-hint = Hver side har hemmelige fælder: det, den anden lægger i dem, gør ens egen række mere værd.
xobrainer-random-hint = Opstillingen trækkes blindt fra posen.
xobrainer-time-bomb-hint = Hvert træk har en lunte. Er den brændt ned, er turen tabt.
xobrainer-time-balance-hint = En fælles bjælke kryber mod den side, der er i trækket. Når den frem, taber siden sættet.
xobrainer-clock-swapped = { $other } er nu slået fra: en kamp har højst ét ur.
xobrainer-bomb-time = Tid pr. træk
xobrainer-bomb-other = Anden
xobrainer-bomb-own = Sekunder pr. træk, 3 til 600
xobrainer-balance-time = Fra midten til en ende
xobrainer-mission-knockout = Alle fire brikker på et kort
xobrainer-knockout-with-row = Knockout sammen med en række
xobrainer-knockout-four-pieces = Knockout straks, også uden række
xobrainer-trap-colours = Hvid på fældekortet er hovedfarven …
xobrainer-colours-holder = … for den side, der har det
xobrainer-colours-victim = … for den side, der falder i
xobrainer-new-length = Hvor længe?
xobrainer-length-rounds = Flere runder
xobrainer-length-points = Til et antal point
xobrainer-rounds-count = Hvor mange runder, 1 til 99
xobrainer-points-count = Hvor mange point, 5 til 500
xobrainer-new-layout = Hvilket bræt?
xobrainer-layout-own = Dit eget bræt
xobrainer-layout-own-hint = Fra en fil: ti linjer med ti tegn, 1 til 9 og K fire gange
xobrainer-new-deck = Hvilke kort?
xobrainer-deck-usual = De medfølgende
xobrainer-deck-own = Dine egne kort
xobrainer-deck-own-hint = Fra en fil: 25 kort med hver tre hvide felter og ét lilla
xobrainer-file-layout = Fil med brættet (JSON)
xobrainer-file-deck = Fil med kortene (JSON)
xobrainer-file-taken = Indlæst: { $name }
xobrainer-file-unreadable = Denne fil er ikke JSON. Vælg en anden.
xobrainer-file-no-layout = Der er intet bræt i denne fil: den skal have »name« og »rows« med ti linjer.
xobrainer-file-no-deck = Der er ingen kort i denne fil: den skal have »name« og »cards« med »white« og »purple«.
xobrainer-file-wanted = Vælg først en fil.
xobrainer-new-rows = Flere rækker på én gang
xobrainer-rows-best = Den bedste tæller
xobrainer-rows-all = Alle tæller
xobrainer-new-teams = Hvor mange mod hvor mange?
xobrainer-teams-other = Andet
xobrainer-teams-hint = Højst tre på hver side anbefales; otte i alt er grænsen.
xobrainer-new-seats = Hvem spiller hvor?
xobrainer-sitter-here = På denne enhed
xobrainer-sitter-friend = Ven via link
xobrainer-sitter-bot = Computer: { $level }
xobrainer-nobody-here = Mindst én plads skal være på denne enhed.
