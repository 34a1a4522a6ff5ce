# Lær X-Code ved at spille: hvad du skal, titel, tip, hvorfor det er rigtigt, hvad der var galt.

learn-xcode-seat-1 = Lea
learn-xcode-seat-2 = Rob

learn-xcode-draw = Sammen knækker I de tolv felter, hvert med tre ens kort. Du har to syvere. Træk et kort.
learn-xcode-draw-title = Din hånd og planen
learn-xcode-draw-hint = Tryk på »Træk« eller på bunken.
learn-xcode-draw-why = Den tredje syver! Der er ingen ture: alle handler samtidig, så tit de vil.
learn-xcode-draw-thrown = De ligger nu blandt de fralagte kort. Træk hellere et kort.

learn-xcode-lay = Tre syvere er et sæt. Læg det, og felt 7 er knækket.
learn-xcode-lay-title = Knæk et felt
learn-xcode-lay-hint = Tryk på det lysende felt 7 eller på den sidste knap under din hånd.
learn-xcode-lay-why = Knækket! Elleve tilbage. For et sæt er pilene ligegyldige.
learn-xcode-lay-thrown = Smidt væk. Dine syvere var et sæt: læg det hellere.

learn-xcode-joker = Du har to firere og en joker. En joker står for et hvilket som helst kort: knæk felt 4.
learn-xcode-joker-title = Jokeren
learn-xcode-joker-hint = Felt 4 er klar: tryk på det.
learn-xcode-joker-why = Det lykkedes, takket være jokeren. Nu ligger den på planen: der er kun tre, og de kan aldrig byttes.
learn-xcode-joker-thrown = Det var ærgerligt. Læg de to firere med jokeren.

learn-xcode-discard = Ni kort er grænsen, når man er tre, så du kan ikke trække. Vælg de tre, der hjælper mindst, og læg dem fra.
learn-xcode-discard-title = Læg tre fra
learn-xcode-discard-hint = Behold femmerne og otterne. Tryk på tre enkelte kort og så »Læg fra«.
learn-xcode-discard-why = Plads til nye kort. Det er altid præcis tre, og de kommer igen, når bunken er tom.
learn-xcode-discard-pair = Så ødelægger du et par. Femmere og ottere mangler kun ét kort hver: behold dem.

learn-xcode-ask = Du har to seksere. Ingen ser dine kort, så sig, hvad du mangler.
learn-xcode-ask-title = Sig det
learn-xcode-ask-hint = Under »Sig« er der en sætning til det: »Mangler 6, har 2«.
learn-xcode-ask-why = Lea, til venstre for dig, har hørt dig: hun lægger en sekser åbent til dig.
learn-xcode-ask-thrown = Det hjælper dig ikke. Spørg hellere efter den tredje sekser.

learn-xcode-trade = Lea tilbyder en sekser med pil til højre, mod dig. Giv hende til gengæld et kort med pil til venstre, mod hende.
learn-xcode-trade-title = Det første bytte
learn-xcode-trade-hint = Tryk på treeren med pil til venstre og så på Leas kort.
learn-xcode-trade-why = Byttet: nu har du tre seksere. Kort går kun den vej, deres pil viser.
learn-xcode-trade-six = En sekser for en sekser: du har stadig kun to. Giv noget, du ikke har brug for.
learn-xcode-trade-thrown = Nu har du ikke noget at bytte med. Giv Lea treeren.
learn-xcode-trade-declined = Lea tager sekseren tilbage. Men det er jo lige den, du mangler!

learn-xcode-offer = Rob, til højre for dig, mangler en toer og har allerede to. Tilbyd ham din: pilen peger til højre.
learn-xcode-offer-title = Tilbyd et kort
learn-xcode-offer-hint = Tryk på toeren og så på Robs plads eller knappen med pil til højre.
learn-xcode-offer-why = Rob gav dig en nier og knækkede straks felt 2. I vinder ved at hjælpe hinanden.
learn-xcode-offer-nine = Behold nierne: Rob mangler en toer. Hvilket af dine kort er det?
learn-xcode-offer-thrown = Rob ville gerne have haft et af dem. Tilbyd ham toeren.

learn-xcode-wait = Du har to sæt: tidskort og ottere. Vender du timeglasset nu, er der kun de 30 sekunder, der ligger nederst. Læg det andet sæt.
learn-xcode-wait-title = Ikke for tidligt
learn-xcode-wait-hint = Felt 8 er klar: tryk på det.
learn-xcode-wait-why = Felt 8 er knækket, og tidskortene venter på deres øjeblik.
learn-xcode-wait-early = To minutter foræret væk: der var 150 sekunder øverst, nu er der 30.
learn-xcode-wait-thrown = De kort hører til dine sæt. Læg otterne.

learn-xcode-turn = Godt to minutter senere: kun 15 sekunder øverst, 165 nederst. Læg nu tidskortene!
learn-xcode-turn-title = Vend sent
learn-xcode-turn-hint = Tryk på timeglasset eller på den sidste knap under din hånd.
learn-xcode-turn-why = Igen 165 sekunder! I et rigtigt spil løber sandet, mens du tænker. Her har det ventet.
learn-xcode-turn-thrown = Uden tidskort løber sandet ud. Læg alle tre som et sæt.
