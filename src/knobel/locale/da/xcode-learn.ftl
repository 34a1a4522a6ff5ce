# Lær X-Code ved at spille: hvad du skal, titel, tip, hvorfor det er rigtigt, hvad der var galt.

xcode-learn-seat-1 = Lea
xcode-learn-seat-2 = Rob

xcode-learn-draw = Sammen knækker I de tolv felter, hvert med tre ens kort. Du har to syvere. Træk et kort.
xcode-learn-draw-title = Din hånd og planen
xcode-learn-draw-hint = Tryk på »Træk« eller på bunken.
xcode-learn-draw-why = Den tredje syver! Der er ingen ture: alle handler samtidig, så tit de vil.
xcode-learn-draw-thrown = De ligger nu blandt de fralagte kort. Træk hellere et kort.

xcode-learn-lay = Tre syvere er et sæt. Læg det, og felt 7 er knækket.
xcode-learn-lay-title = Knæk et felt
xcode-learn-lay-hint = Tryk på det lysende felt 7 eller på den sidste knap under din hånd.
xcode-learn-lay-why = Knækket! Elleve tilbage. For et sæt er pilene ligegyldige.
xcode-learn-lay-thrown = Smidt væk. Dine syvere var et sæt: læg det hellere.

xcode-learn-joker = Du har to firere og en joker. En joker står for et hvilket som helst kort: knæk felt 4.
xcode-learn-joker-title = Jokeren
xcode-learn-joker-hint = Felt 4 er klar: tryk på det.
xcode-learn-joker-why = Det lykkedes, takket være jokeren. Nu ligger den på planen: der er kun tre, og de kan aldrig byttes.
xcode-learn-joker-thrown = Det var ærgerligt. Læg de to firere med jokeren.

xcode-learn-discard = Ni kort er grænsen, når man er tre, så du kan ikke trække. Vælg de tre, der hjælper mindst, og læg dem fra.
xcode-learn-discard-title = Læg tre fra
xcode-learn-discard-hint = Behold femmerne og otterne. Tryk på tre enkelte kort og så »Læg fra«.
xcode-learn-discard-why = Plads til nye kort. Det er altid præcis tre, og de kommer igen, når bunken er tom.
xcode-learn-discard-pair = Så ødelægger du et par. Femmere og ottere mangler kun ét kort hver: behold dem.

xcode-learn-ask = Du har to seksere. Ingen ser dine kort, så sig, hvad du mangler.
xcode-learn-ask-title = Sig det
xcode-learn-ask-hint = Under »Sig« er der en sætning til det: »Mangler 6, har 2«.
xcode-learn-ask-why = Lea, til venstre for dig, har hørt dig: hun lægger en sekser åbent til dig.
xcode-learn-ask-thrown = Det hjælper dig ikke. Spørg hellere efter den tredje sekser.

xcode-learn-trade = Lea tilbyder en sekser med pil til højre, mod dig. Giv hende til gengæld et kort med pil til venstre, mod hende.
xcode-learn-trade-title = Det første bytte
xcode-learn-trade-hint = Tryk på treeren med pil til venstre og så på Leas kort.
xcode-learn-trade-why = Byttet: nu har du tre seksere. Kort går kun den vej, deres pil viser.
xcode-learn-trade-six = En sekser for en sekser: du har stadig kun to. Giv noget, du ikke har brug for.
xcode-learn-trade-thrown = Nu har du ikke noget at bytte med. Giv Lea treeren.
xcode-learn-trade-declined = Lea tager sekseren tilbage. Men det er jo lige den, du mangler!

xcode-learn-offer = Rob, til højre for dig, mangler en toer og har allerede to. Tilbyd ham din: pilen peger til højre.
xcode-learn-offer-title = Tilbyd et kort
xcode-learn-offer-hint = Tryk på toeren og så på Robs plads eller knappen med pil til højre.
xcode-learn-offer-why = Rob gav dig en nier og knækkede straks felt 2. I vinder ved at hjælpe hinanden.
xcode-learn-offer-nine = Behold nierne: Rob mangler en toer. Hvilket af dine kort er det?
xcode-learn-offer-thrown = Rob ville gerne have haft et af dem. Tilbyd ham toeren.

xcode-learn-wait = Du har to sæt: tidskort og ottere. Vender du timeglasset nu, er der kun de 30 sekunder, der ligger nederst. Læg det andet sæt.
xcode-learn-wait-title = Ikke for tidligt
xcode-learn-wait-hint = Felt 8 er klar: tryk på det.
xcode-learn-wait-why = Felt 8 er knækket, og tidskortene venter på deres øjeblik.
xcode-learn-wait-early = To minutter foræret væk: der var 150 sekunder øverst, nu er der 30.
xcode-learn-wait-thrown = De kort hører til dine sæt. Læg otterne.

xcode-learn-turn = Godt to minutter senere: kun 15 sekunder øverst, 165 nederst. Læg nu tidskortene!
xcode-learn-turn-title = Vend sent
xcode-learn-turn-hint = Tryk på timeglasset eller på den sidste knap under din hånd.
xcode-learn-turn-why = Igen 165 sekunder! I et rigtigt spil løber sandet, mens du tænker. Her har det ventet.
xcode-learn-turn-thrown = Uden tidskort løber sandet ud. Læg alle tre som et sæt.
