# Reglerne for X-Code, med vores ord.

xcode-rules-lead = For 2 til 8 spillere fra 10 år, fra 15 minutter. I kan også bruge denne side ved et rigtigt bord. Hvor vejledningen lader noget stå åbent, har vi valgt: de linjer er mærket »Vores fortolkning«.

xcode-rules-goal-title = Hvad det går ud på
xcode-rules-goal = I spiller sammen mod timeglasset: alle tolv felter på kodeplanen skal være knækket, før sandet er løbet igennem. I vinder sammen, og I taber sammen.
xcode-rules-goal-1 = Alle handler samtidig; der er ingen ture.
xcode-rules-goal-2 = Der er fire handlinger, så tit I vil: træk et kort, læg tre kort fra, byt et kort, læg et sæt.
xcode-rules-goal-3 = Rækker to ud efter det samme i samme øjeblik, får kun den ene det. På skærmen får den anden at vide hvorfor.
xcode-rules-goal-picture = Midt i spillet: felter med flueben er knækket. Ved siden af står timeglasset med sekunderne i begge halvdele.

xcode-rules-cards-title = Materialet
xcode-rules-cards = 66 kort, to planer og et timeglas på tre minutter.
xcode-rules-cards-1 = 48 kodekort: hvert af de tolv symboler, 0 til 9, * og #, fire gange.
xcode-rules-cards-2 = 12 tidskort og 6 jokere.
xcode-rules-cards-3 = Hvert kodekort og hvert tidskort har en pil til venstre eller til højre. Jokere har ingen.
xcode-rules-cards-4 = Kodeplanen har et felt til hvert symbol. På tidsplanen er der plads til trækbunken, de fralagte kort, tidssæt og timeglasset.
xcode-rules-cards-5 = Vejledningen siger ikke, hvor mange kort der er; tallene kommer fra beskrivelser af æsken. Hos os peger to kort af hvert symbol til venstre og to til højre, og tidskortene er delt lige over.
xcode-rules-cards-picture = En 5’er med pil til venstre, en 5’er med pil til højre, et tidskort, en joker.

xcode-rules-setup-title = Forberedelse
xcode-rules-setup = Til det første spil, niveau 1:
xcode-rules-setup-1 = Sæt jer i en kreds. Alle har en nabo til venstre og en til højre; er I to, er den anden begge dele.
xcode-rules-setup-2 = Læg begge planer i midten, og stil timeglasset på tidsplanen.
xcode-rules-setup-3 = Tre jokere bliver i æsken. Bland resten, og giv alle tre kort; det, der er tilbage, er trækbunken med bagsiden op.
xcode-rules-setup-4 = Når alle er klar, vender en af jer timeglasset. Fra nu af spiller alle på én gang.
xcode-rules-setup-5 = På skærmen går der tre sekunder, fra kortene er givet, til det begynder, eller 0 til 10, hvis I vælger det. Indtil da kan I kigge og tale, ikke andet.
xcode-rules-setup-picture = Lige før start: trækbunken, ingen fralagte kort, et fuldt timeglas og tre kort på hånden.

xcode-rules-draw-title = Træk et kort
xcode-rules-draw = Du tager ét kort fra trækbunken. Det må du kun, så længe du har færre kort end din grænse:
xcode-rules-draw-1 = Ved grænsen må du ikke trække. Den, der alligevel kommer over, lægger straks hele hånden fra.
xcode-rules-draw-2 = Er trækbunken tom, vendes de fralagte kort uden at blive blandet. Det, der først blev lagt fra, trækkes først.
xcode-rules-draw-3 = På skærmen kan du ikke trække ved grænsen. Hvis I vælger det, er det som ved bordet: du kan trække og mister hånden, også kort, der ligger åbent.
xcode-rules-draw-4 = De fralagte kort vendes først, når nogen vil trække. Er begge bunker tomme, kan ingen trække.
xcode-rules-draw-picture = Otte kort med fire spillere: grænsen er nået.

xcode-rules-discard-title = Læg tre kort fra
xcode-rules-discard = Har du brug for plads eller nye kort, lægger du tre valgfrie kort fra med forsiden op. Altid præcis tre, hverken flere eller færre.
xcode-rules-discard-1 = Jokere må gerne være med.
xcode-rules-discard-2 = Du bestemmer rækkefølgen. I den kommer kortene igen senere.
xcode-rules-discard-picture = Tre kort er valgt; tallene viser, i hvilken rækkefølge de lægges fra.

xcode-rules-trade-title = Byt med en nabo
xcode-rules-trade = Du bytter præcis ét kort for ét med naboen til venstre eller til højre.
xcode-rules-trade-1 = I aftaler et bytte, og du lægger dit kort åbent mellem jer.
xcode-rules-trade-2 = Den anden lægger et kort åbent ved siden af eller siger nej. Først når begge ligger der, tages de op.
xcode-rules-trade-3 = Et kort går kun den vej, dets pil viser: det, du giver til venstre, peger til venstre, og det, der kommer igen, peger til højre.
xcode-rules-trade-4 = Også når I er to, skal pilene på de to kort være forskellige.
xcode-rules-trade-5 = Jokere byttes aldrig.
xcode-rules-trade-6 = Et kort, der ligger åbent, er ikke på din hånd og kan ikke bruges til andet.
xcode-rules-trade-7 = Du kan tage dit kort tilbage, indtil det andet ligger der. Til hver nabo ligger der højst ét kort fra dig (er I to, kun ét i alt); det tæller med i din grænse. Lægger I samtidig, og passer pilene, er det byttet; passer de ikke, bliver begge liggende.
xcode-rules-trade-picture = Joost, til venstre for dig, tilbyder en 5’er med pil til højre. For den kan du give 2’eren eller 8’eren: deres pile peger til venstre. Til Mara, på din højre side, ligger din 9’er klar med pil til højre.

xcode-rules-codes-title = Knæk en kode
xcode-rules-codes = Tre ens kodekort er et kodesæt. Læg dem åbent på feltet med deres symbol: så er det knækket.
xcode-rules-codes-1 = Kortene bliver liggende til slut.
xcode-rules-codes-2 = Hvert felt knækkes kun én gang. Det fjerde kort af symbolet kan stadig byttes eller lægges fra.
xcode-rules-codes-3 = Hvilken vej pilene peger, er ligegyldigt for et sæt.
xcode-rules-codes-picture = Tre 7’ere på hånden er et sæt, og felt 7 venter på dem. 2 og 5 er allerede knækket.

xcode-rules-joker-title = Jokere
xcode-rules-joker = I et sæt erstatter en joker ethvert kode- eller tidskort. Et sæt kun af jokere er ikke tilladt.
xcode-rules-joker-1 = Ét rigtigt kort er nok: det siger, hvad sættet er.
xcode-rules-joker-2 = Det gælder også på niveau 4: ét kodekort og tre jokere er et kodesæt.
xcode-rules-joker-picture = To 4’ere og en joker knækker 4. Ét tidskort og to jokere vender timeglasset.

xcode-rules-sand-title = Timeglasset
xcode-rules-sand = Tre tidskort er et tidssæt. Læg dem på tidsplanen, og vend straks timeglasset. De bliver også liggende til slut.
xcode-rules-sand-1 = Det, der var løbet igennem, løber nu tilbage: vendt med 10 sekunder igen løber det i 170; vendt med 170 sekunder igen kun i 10.
xcode-rules-sand-2 = Kunsten er altså at vende sent, men ikke for sent: er sandet løbet ud, hjælper intet sæt.
xcode-rules-sand-3 = Lettere, hvis I vælger det: hver vending giver de fulde tre minutter.
xcode-rules-sand-4 = På skærmen gælder serverens ur. Det, der når den efter slut, kommer for sent.
xcode-rules-sand-picture = Samme øjeblik før og efter vendingen: der var 10 sekunder tilbage, nu er der 170.

xcode-rules-talk-title = At tale sammen
xcode-rules-talk = Ingen viser sine kort. Men I må sige, hvad I mangler, og hvad I kan give, og uden det vinder I ikke.
xcode-rules-talk-1 = For eksempel: hvilket symbol du mangler, og hvor mange du har, hvilket kort du kan undvære, og hvor dets pil peger hen, hvem der samler tidskort, hvor meget sand der er tilbage.
xcode-rules-talk-2 = På skærmen er der korte sætninger til det, til alle eller til én. Så kan man også spille uden stemme og med computeren.
xcode-rules-talk-picture = Korte sætninger: ét tryk siger det, der passer til din hånd og til de andres spørgsmål.

xcode-rules-end-title = Vundet eller tabt
xcode-rules-end = Er alle tolv felter knækket, mens der er sand tilbage, har I vundet. Løber sandet ud forinden, har I tabt.
xcode-rules-end-1 = Efter en sejr venter næste niveau, efter et nederlag næste forsøg.
xcode-rules-end-2 = Mister nogen forbindelsen på skærmen, løber sandet videre. Efter fem sekunder kan de andre lade computeren træde til; pladsen kan altid tages tilbage. Den, der går for alvor, overlader kortene til computeren. Intet kan fortrydes.
xcode-rules-end-picture = Alle tolv felter er knækket.

xcode-rules-levels-title = Fire niveauer
xcode-rules-levels = Træningen har fire niveauer. Den, der vinder ét, må prøve det næste.
xcode-rules-levels-1 = Når I tager tidskort ud, skal der være omtrent lige mange pile til venstre og til højre tilbage.
xcode-rules-levels-2 = Er det fjerde vundet, er træningen bestået: en nøgle fra den rigtige æske åbner nu den blå mission.
xcode-rules-levels-3 = På niveau 4 har et tidssæt stadig tre kort, for flere tidskort er der ikke; jokere hjælper også her.
xcode-rules-levels-picture = Et kodesæt på niveau 4: fire kort, her to 9’ere og to jokere.

xcode-rules-missions-title = Vores missioner
xcode-rules-missions = De øvrige missioner i æsken er hemmelige, og vi kender dem ikke. Disse syv er vores egne: niveau 1 med én lille ekstra regel. Hver sejr åbner den næste.
xcode-rules-missions-1 = Række for række: først er kun 1, 2 og 3 åbne. Når en række er knækket, åbner den næste.
xcode-rules-missions-2 = Radiotavshed: i anden halvdel af hvert af de første fire minutter må ingen sige noget (fra 0:30 til 1:00, 1:30 til 2:00, 2:30 til 3:00 og 3:30 til 4:00).
xcode-rules-missions-3 = Det andet timeglas: et lille på 60 sekunder løber ved siden af. Hvert knækket felt fylder det igen; løber det ud, har I tabt.
xcode-rules-missions-4 = Vendepile: hvert 20. sekund vender alle pile på ét symbol. I kan se, hvilket der er det næste. Det, der ligger åbent af det, går tilbage på hånden.
xcode-rules-missions-5 = Varme jokere: alle seks jokere er med, og de brænder. Den, der har en i 20 sekunder, mister hele hånden.
xcode-rules-missions-6 = Klippet kabel: to naboer kan ikke bytte; hvert 15. sekund kan det ramme to andre. Er I to, er kablet klippet omtrent halvdelen af tiden.
xcode-rules-missions-7 = I mørket: kun seks felter lyser, og kun dem kan I knække. For hvert knækket felt tændes et nyt, og ingen ved hvilket.
xcode-rules-missions-picture = Række for række: den første er knækket, den anden åben, de øvrige er låst. Til venstre det lille timeglas fra en anden mission.

xcode-rules-help-title = På skærmen
xcode-rules-help = Tryk på kort og derefter på, hvad der skal ske med dem; eller træk dem derhen. Et sæt lyser op og lægges med én knap, et tilbud besvares med ét tryk. Med tastaturet: D trækker, X lægger fra, S lægger et sæt, Skift og en pil bytter, T fortæller om sandet.
xcode-rules-help-picture = 6’eren er valgt. To 3’ere og jokeren er rammet ind som et sæt, og felt 3 lyser op.

xcode-rules-players = Spillere
xcode-rules-limit = Grænse
xcode-rules-level = Niveau
xcode-rules-jokers = Jokere
xcode-rules-times = Tids­kort
xcode-rules-set = Kode­sæt
xcode-rules-limit-same = som ovenfor
xcode-rules-limit-less = 1 færre
