# X-Code spelend leren: wat te doen, titel, tip, waarom het klopt, wat er mis was.

xcode-learn-seat-1 = Lea
xcode-learn-seat-2 = Rob

xcode-learn-draw = Samen kraken jullie de twaalf velden, elk met drie gelijke kaarten. Je hebt twee zevens. Trek een kaart.
xcode-learn-draw-title = Je hand en het plan
xcode-learn-draw-hint = Druk op “Trekken” of op de stapel.
xcode-learn-draw-why = De derde zeven! Er zijn geen beurten: iedereen speelt tegelijk, zo vaak als je wilt.
xcode-learn-draw-thrown = Die kaarten liggen nu op de aflegstapel. Trek liever een kaart.

xcode-learn-lay = Drie zevens zijn een set. Leg hem, en veld 7 is gekraakt.
xcode-learn-lay-title = Een veld kraken
xcode-learn-lay-hint = Druk op het oplichtende veld 7 of op de laatste knop onder je hand.
xcode-learn-lay-why = Gekraakt! Nog elf. Voor een set maken de pijlen niet uit.
xcode-learn-lay-thrown = Weggegooid. Je zevens waren een set: leg die liever.

xcode-learn-joker = Je hebt twee vieren en een joker. Een joker vervangt elke kaart: kraak veld 4.
xcode-learn-joker-title = De joker
xcode-learn-joker-hint = Veld 4 licht al op: druk erop.
xcode-learn-joker-why = Gelukt, dankzij de joker. Hij ligt nu op het plan: er zijn er maar drie, en je kunt ze nooit ruilen.
xcode-learn-joker-thrown = Jammer van die kaarten. Leg de twee vieren met de joker.

xcode-learn-discard = Met drie spelers is negen kaarten de limiet, dus je kunt niet trekken. Kies de drie die het minst helpen en leg ze af.
xcode-learn-discard-title = Drie afleggen
xcode-learn-discard-hint = Houd de vijven en de achten. Tik drie losse kaarten aan, dan “Afleggen”.
xcode-learn-discard-why = Ruimte voor nieuwe kaarten. Het zijn er altijd precies drie, en ze komen terug als de stapel op is.
xcode-learn-discard-pair = Zo breek je een paar. Vijven en achten missen elk maar één kaart: houd ze.

xcode-learn-ask = Je hebt twee zessen. Niemand ziet je kaarten, dus zeg wat je nodig hebt.
xcode-learn-ask-title = Zeg het
xcode-learn-ask-hint = Onder “Zeggen” staat de zin ervoor: “Zoek 6, heb er 2”.
xcode-learn-ask-why = Lea, links van je, heeft je gehoord: ze legt een zes open voor je neer.
xcode-learn-ask-thrown = Daar kom je niet verder mee. Vraag liever om de derde zes.

xcode-learn-trade = Lea biedt een zes aan met een pijl naar rechts, naar jou. Geef er een kaart voor terug met een pijl naar links, naar haar.
xcode-learn-trade-title = De eerste ruil
xcode-learn-trade-hint = Tik de drie met de pijl naar links aan, dan Lea’s kaart.
xcode-learn-trade-why = Geruild: nu heb je drie zessen. Kaarten gaan alleen de kant op waar hun pijl wijst.
xcode-learn-trade-six = Een zes voor een zes: je hebt er nog steeds twee. Geef iets wat je niet nodig hebt.
xcode-learn-trade-thrown = Nu heb je niets meer om te ruilen. Geef Lea de drie.
xcode-learn-trade-declined = Lea neemt de zes terug. Maar dat is juist de kaart die je mist!

xcode-learn-offer = Rob, rechts van je, zoekt een twee en heeft er al twee. Bied hem de jouwe aan: de pijl wijst naar rechts.
xcode-learn-offer-title = Een kaart aanbieden
xcode-learn-offer-hint = Tik de twee aan, dan Robs plaats of de knop met de pijl naar rechts.
xcode-learn-offer-why = Rob gaf je een negen en kraakte meteen veld 2. Door elkaar te helpen winnen jullie samen.
xcode-learn-offer-nine = Houd de negens: Rob zoekt een twee. Welke kaart is dat?
xcode-learn-offer-thrown = Een daarvan had Rob graag gehad. Bied hem de twee aan.

xcode-learn-wait = Je hebt twee sets: tijdkaarten en achten. Draai je de zandloper nu om, dan blijven alleen de 30 seconden over die onderin liggen. Leg de andere set.
xcode-learn-wait-title = Niet te vroeg
xcode-learn-wait-hint = Veld 8 licht op: druk erop.
xcode-learn-wait-why = Veld 8 is gekraakt, en de tijdkaarten wachten op hun moment.
xcode-learn-wait-early = Twee minuten weggegeven: boven lagen 150 seconden, nu zijn het er 30.
xcode-learn-wait-thrown = Die kaarten horen bij je sets. Leg de achten.

xcode-learn-turn = Ruim twee minuten later: boven nog 15 seconden, onder 165. Leg nu de tijdkaarten!
xcode-learn-turn-title = Laat omdraaien
xcode-learn-turn-hint = Druk op de zandloper of op de laatste knop onder je hand.
xcode-learn-turn-why = Weer 165 seconden! In het echt loopt het zand terwijl je nadenkt. Hier heeft het gewacht.
xcode-learn-turn-thrown = Zonder tijdkaarten raakt het zand op. Leg ze alle drie als set.
