# X-Code spelend leren: wat te doen, titel, tip, waarom het klopt, wat er mis was.

learn-xcode-seat-1 = Lea
learn-xcode-seat-2 = Rob

learn-xcode-draw = Samen kraken jullie de twaalf velden, elk met drie gelijke kaarten. Je hebt twee zevens. Trek een kaart.
learn-xcode-draw-title = Je hand en het plan
learn-xcode-draw-hint = Druk op “Trekken” of op de stapel.
learn-xcode-draw-why = De derde zeven! Er zijn geen beurten: iedereen speelt tegelijk, zo vaak als je wilt.
learn-xcode-draw-thrown = Die kaarten liggen nu op de aflegstapel. Trek liever een kaart.

learn-xcode-lay = Drie zevens zijn een set. Leg hem, en veld 7 is gekraakt.
learn-xcode-lay-title = Een veld kraken
learn-xcode-lay-hint = Druk op het oplichtende veld 7 of op de laatste knop onder je hand.
learn-xcode-lay-why = Gekraakt! Nog elf. Voor een set maken de pijlen niet uit.
learn-xcode-lay-thrown = Weggegooid. Je zevens waren een set: leg die liever.

learn-xcode-joker = Je hebt twee vieren en een joker. Een joker vervangt elke kaart: kraak veld 4.
learn-xcode-joker-title = De joker
learn-xcode-joker-hint = Veld 4 licht al op: druk erop.
learn-xcode-joker-why = Gelukt, dankzij de joker. Hij ligt nu op het plan: er zijn er maar drie, en je kunt ze nooit ruilen.
learn-xcode-joker-thrown = Jammer van die kaarten. Leg de twee vieren met de joker.

learn-xcode-discard = Met drie spelers is negen kaarten de limiet, dus je kunt niet trekken. Kies de drie die het minst helpen en leg ze af.
learn-xcode-discard-title = Drie afleggen
learn-xcode-discard-hint = Houd de vijven en de achten. Tik drie losse kaarten aan, dan “Afleggen”.
learn-xcode-discard-why = Ruimte voor nieuwe kaarten. Het zijn er altijd precies drie, en ze komen terug als de stapel op is.
learn-xcode-discard-pair = Zo breek je een paar. Vijven en achten missen elk maar één kaart: houd ze.

learn-xcode-ask = Je hebt twee zessen. Niemand ziet je kaarten, dus zeg wat je nodig hebt.
learn-xcode-ask-title = Zeg het
learn-xcode-ask-hint = Onder “Zeggen” staat de zin ervoor: “Zoek 6, heb er 2”.
learn-xcode-ask-why = Lea, links van je, heeft je gehoord: ze legt een zes open voor je neer.
learn-xcode-ask-thrown = Daar kom je niet verder mee. Vraag liever om de derde zes.

learn-xcode-trade = Lea biedt een zes aan met een pijl naar rechts, naar jou. Geef er een kaart voor terug met een pijl naar links, naar haar.
learn-xcode-trade-title = De eerste ruil
learn-xcode-trade-hint = Tik de drie met de pijl naar links aan, dan Lea’s kaart.
learn-xcode-trade-why = Geruild: nu heb je drie zessen. Kaarten gaan alleen de kant op waar hun pijl wijst.
learn-xcode-trade-six = Een zes voor een zes: je hebt er nog steeds twee. Geef iets wat je niet nodig hebt.
learn-xcode-trade-thrown = Nu heb je niets meer om te ruilen. Geef Lea de drie.
learn-xcode-trade-declined = Lea neemt de zes terug. Maar dat is juist de kaart die je mist!

learn-xcode-offer = Rob, rechts van je, zoekt een twee en heeft er al twee. Bied hem de jouwe aan: de pijl wijst naar rechts.
learn-xcode-offer-title = Een kaart aanbieden
learn-xcode-offer-hint = Tik de twee aan, dan Robs plaats of de knop met de pijl naar rechts.
learn-xcode-offer-why = Rob gaf je een negen en kraakte meteen veld 2. Door elkaar te helpen winnen jullie samen.
learn-xcode-offer-nine = Houd de negens: Rob zoekt een twee. Welke kaart is dat?
learn-xcode-offer-thrown = Een daarvan had Rob graag gehad. Bied hem de twee aan.

learn-xcode-wait = Je hebt twee sets: tijdkaarten en achten. Draai je de zandloper nu om, dan blijven alleen de 30 seconden over die onderin liggen. Leg de andere set.
learn-xcode-wait-title = Niet te vroeg
learn-xcode-wait-hint = Veld 8 licht op: druk erop.
learn-xcode-wait-why = Veld 8 is gekraakt, en de tijdkaarten wachten op hun moment.
learn-xcode-wait-early = Twee minuten weggegeven: boven lagen 150 seconden, nu zijn het er 30.
learn-xcode-wait-thrown = Die kaarten horen bij je sets. Leg de achten.

learn-xcode-turn = Ruim twee minuten later: boven nog 15 seconden, onder 165. Leg nu de tijdkaarten!
learn-xcode-turn-title = Laat omdraaien
learn-xcode-turn-hint = Druk op de zandloper of op de laatste knop onder je hand.
learn-xcode-turn-why = Weer 165 seconden! In het echt loopt het zand terwijl je nadenkt. Hier heeft het gewacht.
learn-xcode-turn-thrown = Zonder tijdkaarten raakt het zand op. Leg ze alle drie als set.
