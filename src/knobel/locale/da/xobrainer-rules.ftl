# Reglerne for XOBrainer, med vores ord.

xobrainer-rules-lead = Fra 2 spillere, fra 10 år, 5 til 60 minutter. I kan også bruge denne side ved et rigtigt bræt. Hvor vejledningerne lader noget stå åbent eller modsiger hinanden, har vi valgt: de linjer er mærket »Vores fortolkning«.

xobrainer-rules-goal-title = Idéen
xobrainer-rules-goal = To sider, krydser og ringe, lægger på skift brikker på et bræt. Fem på stribe, i én form eller i én farve, vinder runden og giver point.
xobrainer-rules-goal-1 = En runde er ét bræt. 20 point vinder et sæt, tre sæt vinder kampen.
xobrainer-rules-goal-2 = En knockout vinder straks hele kampen.
xobrainer-rules-goal-picture = Midt i en runde: grønne og lyserøde krydser, lyserøde og grønne ringe. Grønne brikker er firkantede og stribede, lyserøde er runde og lyse.

xobrainer-rules-lineup-title = Brikker og opstilling
xobrainer-rules-lineup = Krydserne har 24 grønne og 8 lyserøde brikker, ringene 24 lyserøde og 8 grønne. Grøn er krydsernes hovedfarve, lyserød ringenes.
xobrainer-rules-lineup-1 = Hver side stiller fire brikker op, som spilles i rækkefølgen 1 til 4: tre i egen hovedfarve, den fjerde i den anden.
xobrainer-rules-lineup-2 = Når alle fire er spillet, kommer fire nye på samme måde.
xobrainer-rules-lineup-3 = Begge opstillinger kan altid ses af alle.
xobrainer-rules-lineup-4 = Hver runde begynder med alle 32 brikker og ved brik 1.
xobrainer-rules-lineup-picture = Begge opstillinger, efter at hver side har lagt sin første brik. Til højre det, der er tilbage i posen.

xobrainer-rules-turn-title = Et træk
xobrainer-rules-turn = Lodtrækning afgør, hvem der begynder kampen; derefter skiftes man.
xobrainer-rules-turn-1 = Et træk er én brik: den næste i opstillingen, på et hvilket som helst tomt felt.
xobrainer-rules-turn-2 = Undtagelsen: på de fire knockoutfelter må krydserne kun lægge lyserødt og ringene kun grønt.
xobrainer-rules-turn-picture = Et grønt kryds skal på D6. De fire knockoutfelter er lukket for det.

xobrainer-rules-rows-title = Rækker
xobrainer-rules-rows = Fem uden hul, vandret, lodret eller diagonalt, i én form eller i én farve.
xobrainer-rules-rows-1 = Krydserne vinder runden med fem krydser uanset farve eller fem grønne brikker uanset form.
xobrainer-rules-rows-2 = Ringene vinder den med fem ringe eller fem lyserøde brikker.
xobrainer-rules-rows-3 = Begge siders brikker tæller: en grøn ring hjælper en grøn række.
xobrainer-rules-rows-4 = Den, der kun fuldender en række for den anden side, forærer den side runden.
xobrainer-rules-rows-5 = Fuldender en brik en række for begge sider, vinder den side, der lagde den, også selv om den anden række går gennem et knockoutfelt.
xobrainer-rules-rows-6 = Af seks eller flere på stribe tæller fem; vinderen vælger de bedste. På skærmen sker det af sig selv.
xobrainer-rules-rows-7 = Kommer der flere rækker på én gang, tæller den bedste. Hvis I vælger det, tæller de alle: hvert felt én gang, og højst fem på en lige linje.
xobrainer-rules-rows-8 = Er alle brikker lagt uden en række, er runden uafgjort: ingen point, og den side, der ikke begyndte, begynder den næste.
xobrainer-rules-rows-picture = Til venstre fem krydser i to farver, til højre fem grønne brikker i to former. Begge dele vinder for krydserne.

xobrainer-rules-knockout-title = Knockout
xobrainer-rules-knockout = En vindende række gennem et af de fire knockoutfelter vinder straks hele kampen, uanset stillingen.
xobrainer-rules-knockout-1 = Da der kun må ligge lyserøde krydser og grønne ringe, har begge sider altid gavn af sådan en brik.
xobrainer-rules-knockout-2 = En række gennem et knockoutfelt går forud for sidens andre rækker.
xobrainer-rules-knockout-3 = Et knockoutfelt har selv ingen prikker.
xobrainer-rules-knockout-picture = Fem krydser, det første på knockoutfeltet B2: krydserne vinder kampen.

xobrainer-rules-score-title = Point, sæt, kamp
xobrainer-rules-score = Den, der vinder runden, får ét point for hver prik på rækkens fem felter.
xobrainer-rules-score-1 = Vi har ikke vejledningernes billeder. Vores bræt har ti gange ti felter, og jo færre rækker der kan gå gennem et felt, jo flere prikker har det. På dit eget bræt gælder det, der er trykt på det.
xobrainer-rules-score-2 = Så ryddes brættet, og taberen begynder næste runde, også i et nyt sæt.
xobrainer-rules-score-3 = 20 point vinder sættet. Begge begynder det næste på 0; det, der var over 20, bortfalder.
xobrainer-rules-score-4 = Tre sæt vinder kampen.
xobrainer-rules-score-picture = De fem felter har 2, 2, 1, 1 og 2 prikker: rækken giver 8 point.

xobrainer-rules-match-title = Kortere kampe
xobrainer-rules-match = I stedet for bedst af fem sæt kan I på forhånd aftale noget kortere:
xobrainer-rules-match-1 = bedst af tre sæt,
xobrainer-rules-match-2 = ét sæt,
xobrainer-rules-match-3 = et fast antal runder: flest point vinder,
xobrainer-rules-match-4 = en enkelt runde,
xobrainer-rules-match-5 = til et aftalt antal point.
xobrainer-rules-match-6 = En knockout afslutter enhver kamp.
xobrainer-rules-match-7 = Vinder en variant »sættet«, hvor der ingen sæt er, er det 20 point værd i stedet for prikker og bonus, medmindre de er mere; i en enkelt runde vinder det kampen.
xobrainer-rules-match-8 = Spiller I et antal runder, er lige mange point uafgjort, og en uafgjort runde tæller med. Er en enkelt runde uafgjort, er kampen det også.
xobrainer-rules-match-picture = Fjerde sæt: krydserne har 14 point og ét sæt, ringene 8 point og to sæt.

xobrainer-rules-mix-title = Seks varianter og deres kort
xobrainer-rules-mix = TimeBomb, TimeBalance, Random, Mission, Map og Trap gør spillet mere spændende, hver for sig eller flere sammen.
xobrainer-rules-mix-1 = Til Map, Mission og Trap er der kort med fire markerede felter. Et hvidt mærke betyder hovedfarven for den side, der læser kortet, et lilla den anden farve.
xobrainer-rules-mix-2 = Hold kortet, som brættet ligger: felterne er de samme for begge sider.
xobrainer-rules-mix-3 = Alle seks kan blandes frit, men der kan højst være ét af de to ure. Vejledningerne siger det kun om fire.
xobrainer-rules-mix-4 = De 25 kort her er vores egne, med tre hvide mærker og ét lilla; på knockoutfelter er der kun lilla. Bunken blandes før hver runde: der trækkes først til Map, så til Trap, så til Mission.
xobrainer-rules-mix-5 = En knockout går forud for et vundet sæt, og det forud for point. Den sidst lagte brik tæller med for missioner og fælder.
xobrainer-rules-mix-picture = Det samme kort, til venstre som krydserne læser det, til højre som ringene: tre felter i hovedfarven, ét i den anden.

xobrainer-rules-bomb-title = TimeBomb
xobrainer-rules-bomb = Hvert træk har en tidsgrænse.
xobrainer-rules-bomb-1 = Vælg 10, 20, 30 eller 40 sekunder. Så snart et træk er slut, går den anden sides tid.
xobrainer-rules-bomb-2 = Er tiden gået, er turen tabt.
xobrainer-rules-bomb-3 = Brikken er stadig den næste i opstillingen. På skærmen gælder serverens ur, og der kan vælges 3 til 600 sekunder.
xobrainer-rules-bomb-4 = Mister hver side tre ture i træk, er runden uafgjort; efter tre sådanne runder i træk slutter kampen uden vinder. Løber den ene side først tør for brikker, melder den pas.
xobrainer-rules-bomb-picture = Tiden løber ud på den brik, der skal spilles: 7 sekunder tilbage.

xobrainer-rules-balance-title = TimeBalance
xobrainer-rules-balance = Én bjælke for begge: den begynder hver runde i midten og bevæger sig mod den side, der er i trækket. Hvert træk vender den.
xobrainer-rules-balance-1 = Den, der trækker hurtigt, giver den anden side kun lidt tid.
xobrainer-rules-balance-2 = Når bjælken til en sides ende, taber siden sættet: brættet ryddes, begge er igen på 0, og den side begynder.
xobrainer-rules-balance-3 = Fra midten til en ende er der 10, 20, 30 eller 40 sekunder.
xobrainer-rules-balance-4 = Ure går først, når alle har set det sidste resultat, senest efter ti sekunder. Før første runde og før hver runde med kort venter de også, til alle har set lodtrækningen og deres kort.
xobrainer-rules-balance-picture = Krydserne er i trækket, og bjælken går mod venstre. De har 24 sekunder tilbage, ringene ville have 16.

xobrainer-rules-random-title = Random
xobrainer-rules-random = Opstillingens fire brikker trækkes blindt fra sidens egen pose og spilles i den rækkefølge.
xobrainer-rules-random-1 = Når de er spillet, trækkes fire nye; intet lægges tilbage. Hver runde begynder med en fuld pose.
xobrainer-rules-random-2 = Man kender kun de fire, der ligger fremme, men dem kender alle.
xobrainer-rules-random-picture = To trukne opstillinger: farverne kommer i tilfældig rækkefølge.

xobrainer-rules-map-title = Map
xobrainer-rules-map = Hver runde begynder fra en ny stilling.
xobrainer-rules-map-1 = Før runden trækker hver side et kort og lægger fire brikker af sin form, som kortet viser. Så kommer opstillingen.
xobrainer-rules-map-2 = De fire kommer fra eget lager: 28 er tilbage at spille med.
xobrainer-rules-map-3 = Giver to kort en række med det samme, trækkes begge om. Med vores kort sker det ikke.
xobrainer-rules-map-picture = Fire af krydsernes brikker og fire af ringenes ligger der, før det begynder.

xobrainer-rules-mission-title = Mission
xobrainer-rules-mission = Før hver runde trækker hver spiller et kort og holder det hemmeligt for alle, også for holdkammerater, til runden er slut.
xobrainer-rules-mission-1 = En brik af egen form på et markeret felt i den rigtige farve er en missionsbrik, hvem på siden der end har lagt den.
xobrainer-rules-mission-2 = Vinder siden runden med en række, giver hver missionsbrik 3 point ekstra, også hvis den ligger i rækken.
xobrainer-rules-mission-3 = Alle fire brikker på ét kort og en række: knockout.
xobrainer-rules-mission-4 = På et hold tæller alle spillernes kort.
xobrainer-rules-mission-5 = En mission gælder én runde. Hvis I vælger det, er de fire brikker nok til knockout, uden række; sådan står det i den hollandske vejledning.
xobrainer-rules-mission-6 = Brikker fra Map tæller ikke. Er holdene ulige store, tæller kun den største sides bedste kort, lige så mange som den mindste har spillere.
xobrainer-rules-mission-picture = Krydserne har lagt to af de fire missionsbrikker, på A4 og I7. Vinder de runden med en række, giver det 6 point ekstra.

xobrainer-rules-trap-title = Trap
xobrainer-rules-trap = Før hver runde trækker hver side et kort, som kun den kender. Der er fire fælder på det.
xobrainer-rules-trap-1 = En brik, som den anden side lægger på et markeret felt i den markerede farve, er fanget. Det afsløres først efter runden.
xobrainer-rules-trap-2 = Det tæller kun for den side, der vinder runden med en række.
xobrainer-rules-trap-3 = Én fanget brik giver 5 point ekstra, to vinder sættet, tre eller fire er en knockout.
xobrainer-rules-trap-4 = Hvid er hovedfarven for den side, der har kortet; hvis I vælger det, den andens.
xobrainer-rules-trap-5 = På et knockoutfelt fanger fælden den eneste slags brik, den anden side må lægge der. Brikker fra Map fanges aldrig.
xobrainer-rules-trap-picture = Et af krydsernes fældekort. På I7 ligger en grøn ring: fanget. På de andre felter venter fælderne endnu.

xobrainer-rules-teams-title = Hold
xobrainer-rules-teams = Flere kan spille på en side.
xobrainer-rules-teams-1 = Spillerne på et hold lægger en brik på skift.
xobrainer-rules-teams-2 = Det er forbudt at rådføre sig under kampen. Derfor er der ingen chat på skærmen.
xobrainer-rules-teams-3 = Op til tre på hver side anbefales. Er I flere, er en turnering bedre.
xobrainer-rules-teams-4 = Rækkefølgen fortsætter hen over runder og sæt, og en tabt tur tæller som spillet. Siderne må gerne være ulige store; hvis I vælger det, kan der være flere end tre på en side, højst otte i alt.
xobrainer-rules-teams-picture = Tre mod tre. Pilen viser, hvem der er den næste til at lægge for sin side.

xobrainer-rules-ours-title = Hvad der er vores
xobrainer-rules-ours = Vi har ikke vejledningernes billeder, og ikke alt i dem er klart. Vores egne er:
xobrainer-rules-ours-1 = brættet: hvor prikkerne og knockoutfelterne er. Et roligt bræt med knockout i hjørnerne og et vildt med knockout nærmere midten følger med, og du kan indlæse dit eget,
xobrainer-rules-ours-2 = de 25 kort; også de kan erstattes af dine egne,
xobrainer-rules-ours-3 = tiderne i TimeBalance, at Trap og TimeBalance kan blandes med alt, og hvad der sker, når lageret er tomt,
xobrainer-rules-ours-4 = vores fortolkning, hvor den tyske, den franske og den hollandske vejledning modsiger hinanden: pointene går tilbage til 0 efter hvert sæt, TimeBalance koster sættet, TimeBomb turen, en mission gælder én runde, hvert fældekort har fire fælder, og de afsløres efter runden.
xobrainer-rules-ours-picture = Vores tre brætter: det almindelige, det rolige og det vilde. Stjerner er knockoutfelter.

xobrainer-rules-help-title = På skærmen
xobrainer-rules-help = Tryk på et felt. På en telefon vises brikken først som skygge, et tryk til lægger den. Med tastaturet: piletaster og Enter; T nævner trusler, C uret. Et træk kan tages tilbage, hvis alle er enige, men ikke med ur, Random eller hemmelige kort.
xobrainer-rules-help-picture = En brik som skygge på D6. Båndene viser dens linje og kolonne.
