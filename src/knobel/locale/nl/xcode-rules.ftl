# De regels van X-Code, in onze eigen woorden.

xcode-rules-lead = Voor 2 tot en met 8 spelers vanaf 10 jaar, vanaf 15 minuten. Deze pagina kun je ook aan een echte tafel gebruiken. Waar de handleiding iets openlaat, hebben wij gekozen: dat staat erbij als “Onze uitleg”.

xcode-rules-goal-title = Waar het om gaat
xcode-rules-goal = Jullie spelen samen tegen de zandloper: alle twaalf velden van het codeplan moeten gekraakt zijn voordat het zand is doorgelopen. Winnen doe je samen, verliezen ook.
xcode-rules-goal-1 = Iedereen speelt tegelijk; er zijn geen beurten.
xcode-rules-goal-2 = Er zijn vier acties, zo vaak je wilt: een kaart trekken, drie kaarten afleggen, een kaart ruilen, een set leggen.
xcode-rules-goal-3 = Grijpen er twee op hetzelfde moment naar hetzelfde, dan krijgt maar één van hen het. Op het scherm hoort de ander waarom het niet lukte.
xcode-rules-goal-picture = Midden in het spel: velden met een vinkje zijn gekraakt. Ernaast de zandloper met de seconden in beide helften.

xcode-rules-cards-title = Het materiaal
xcode-rules-cards = 66 kaarten, twee plannen en een zandloper van drie minuten.
xcode-rules-cards-1 = 48 codekaarten: elk van de twaalf symbolen, 0 tot en met 9, * en #, vier keer.
xcode-rules-cards-2 = 12 tijdkaarten en 6 jokers.
xcode-rules-cards-3 = Elke codekaart en elke tijdkaart heeft een pijl naar links of naar rechts. Jokers hebben er geen.
xcode-rules-cards-4 = Het codeplan heeft een veld voor elk symbool. Op het tijdplan komen trekstapel, aflegstapel, tijdsets en de zandloper.
xcode-rules-cards-5 = Hoeveel kaarten er zijn, staat niet in de handleiding; de aantallen komen uit beschrijvingen van de doos. Bij ons wijzen van elk symbool twee kaarten naar links en twee naar rechts; bij de tijdkaarten is het half om half.
xcode-rules-cards-picture = Een 5 met de pijl naar links, een 5 met de pijl naar rechts, een tijdkaart, een joker.

xcode-rules-setup-title = Voorbereiding
xcode-rules-setup = Voor het eerste spel, level 1:
xcode-rules-setup-1 = Ga in een kring zitten. Iedereen heeft een linkerbuur en een rechterbuur; met z’n tweeën is de ander allebei.
xcode-rules-setup-2 = Leg beide plannen in het midden en zet de zandloper op het tijdplan.
xcode-rules-setup-3 = Drie jokers blijven in de doos. Schud de rest en geef iedereen drie kaarten; wat over is, is de gesloten trekstapel.
xcode-rules-setup-4 = Is iedereen klaar, dan draait iemand de zandloper om. Vanaf nu speelt iedereen tegelijk.
xcode-rules-setup-5 = Op het scherm zitten er drie seconden tussen het delen en de start, desgewenst 0 tot en met 10. Tot dan kun je kijken en praten, verder niets.
xcode-rules-setup-picture = Zo begint het: de trekstapel, een lege aflegstapel, een volle zandloper en drie kaarten in de hand.

xcode-rules-draw-title = Een kaart trekken
xcode-rules-draw = Je neemt één kaart van de trekstapel. Dat mag alleen zolang je minder kaarten hebt dan je limiet:
xcode-rules-draw-1 = Op de limiet mag je niet trekken. Wie er toch overheen gaat, legt meteen de hele hand af.
xcode-rules-draw-2 = Is de trekstapel leeg, dan wordt de aflegstapel omgedraaid, zonder te schudden. Wat het eerst is afgelegd, wordt het eerst getrokken.
xcode-rules-draw-3 = Op het scherm kun je op de limiet niet trekken. Desgewenst gaat het zoals aan tafel: je kunt trekken en verliest je hand, ook kaarten die open liggen.
xcode-rules-draw-4 = De aflegstapel wordt pas omgedraaid als iemand wil trekken. Zijn beide stapels leeg, dan kan niemand trekken.
xcode-rules-draw-picture = Acht kaarten met vier spelers: de limiet is bereikt.

xcode-rules-discard-title = Drie kaarten afleggen
xcode-rules-discard = Heb je ruimte of nieuwe kaarten nodig, dan leg je drie kaarten naar keuze open op de aflegstapel. Altijd precies drie, niet meer en niet minder.
xcode-rules-discard-1 = Ook jokers mogen erbij zijn.
xcode-rules-discard-2 = De volgorde kies jij. Zo komen ze later ook terug.
xcode-rules-discard-picture = Drie kaarten zijn gekozen; de cijfers zeggen in welke volgorde ze worden afgelegd.

xcode-rules-trade-title = Ruilen met je buren
xcode-rules-trade = Je ruilt precies één kaart tegen één, met je linkerbuur of je rechterbuur.
xcode-rules-trade-1 = Jullie spreken een ruil af, en jij legt je kaart open tussen jullie in.
xcode-rules-trade-2 = De ander legt er een kaart open naast of weigert. Pas als ze er allebei liggen, worden ze opgepakt.
xcode-rules-trade-3 = Een kaart gaat alleen de kant van de pijl op: wat je naar links geeft, wijst naar links, en wat ervoor terugkomt, wijst naar rechts.
xcode-rules-trade-4 = Ook met z’n tweeën moeten de pijlen van beide kaarten verschillen.
xcode-rules-trade-5 = Jokers worden nooit geruild.
xcode-rules-trade-6 = Een kaart die open ligt, zit niet in je hand en is voor niets anders te gebruiken.
xcode-rules-trade-7 = Tot de tweede kaart er ligt, kun je de jouwe terugnemen. Naar elke buur ligt er hoogstens één kaart van jou, met z’n tweeën één in totaal; die telt mee voor de limiet. Leggen jullie tegelijk en passen de pijlen, dan is dat de ruil; passen ze niet, dan blijven beide liggen.
xcode-rules-trade-picture = Joost, links van je, biedt een 5 aan met de pijl naar rechts. Daarvoor kun je de 2 of de 8 geven: hun pijlen wijzen naar links. Voor Mara, rechts van je, ligt jouw 9 klaar, met de pijl naar rechts.

xcode-rules-codes-title = Een code kraken
xcode-rules-codes = Drie gelijke codekaarten zijn een codeset. Leg ze open op het veld van hun symbool: het is gekraakt.
xcode-rules-codes-1 = De kaarten blijven tot het einde liggen.
xcode-rules-codes-2 = Elk veld wordt maar één keer gekraakt. De vierde kaart van het symbool kun je nog ruilen of afleggen.
xcode-rules-codes-3 = Welke kant de pijlen op wijzen, maakt voor een set niet uit.
xcode-rules-codes-picture = Drie zevens in de hand zijn een set, en veld 7 wacht erop. 2 en 5 zijn al gekraakt.

xcode-rules-joker-title = Jokers
xcode-rules-joker = Een joker vervangt in een set elke code- of tijdkaart. Een set van alleen jokers is niet toegestaan.
xcode-rules-joker-1 = Eén echte kaart is genoeg: die zegt wat voor set het is.
xcode-rules-joker-2 = Dat geldt ook in level 4: één codekaart en drie jokers zijn een codeset.
xcode-rules-joker-picture = Twee vieren en een joker kraken de 4. Eén tijdkaart en twee jokers draaien de zandloper om.

xcode-rules-sand-title = De zandloper
xcode-rules-sand = Drie tijdkaarten zijn een tijdset. Leg ze op het tijdplan en draai meteen de zandloper om. Ook deze kaarten blijven tot het einde liggen.
xcode-rules-sand-1 = Wat was doorgelopen, loopt nu terug: omgedraaid met nog 10 seconden geeft hij er 170; omgedraaid met nog 170 seconden maar 10.
xcode-rules-sand-2 = De kunst is dus laat te draaien, maar niet te laat: is het zand op, dan helpt geen set meer.
xcode-rules-sand-3 = Makkelijker, desgewenst: elke keer draaien geeft de volle drie minuten.
xcode-rules-sand-4 = Op het scherm beslist de klok van de server. Wat hem na het einde bereikt, is te laat.
xcode-rules-sand-picture = Hetzelfde moment voor en na het draaien: boven waren er 10 seconden, nu zijn het er 170.

xcode-rules-talk-title = Praten
xcode-rules-talk = Niemand laat zijn kaarten zien. Maar je mag zeggen wat je nodig hebt en wat je kunt geven, en zonder dat win je niet.
xcode-rules-talk-1 = Bijvoorbeeld: welk symbool je mist en hoeveel je er al van hebt, welke kaart je over hebt en waar de pijl heen wijst, wie tijdkaarten verzamelt, hoeveel zand er nog is.
xcode-rules-talk-2 = Op het scherm zijn er korte zinnen voor, aan iedereen of aan één. Zo gaat het ook zonder stem en met de computer.
xcode-rules-talk-picture = Korte zinnen: één tik zegt wat bij je hand past en bij wat de anderen vragen.

xcode-rules-end-title = Gewonnen of verloren
xcode-rules-end = Zijn alle twaalf velden gekraakt en is er nog zand, dan hebben jullie gewonnen. Is het zand eerder op, dan hebben jullie verloren.
xcode-rules-end-1 = Na winst wacht het volgende level, na verlies de volgende poging.
xcode-rules-end-2 = Valt op het scherm iemands verbinding weg, dan loopt het zand door. Na vijf seconden kunnen de anderen de computer laten invallen; je kunt je plaats altijd terugnemen. Wie voorgoed weggaat, laat de kaarten aan de computer. Terugdraaien kan niet.
xcode-rules-end-picture = Alle twaalf velden zijn gekraakt.

xcode-rules-levels-title = Vier levels
xcode-rules-levels = De training heeft vier levels. Wie er een wint, mag aan het volgende beginnen.
xcode-rules-levels-1 = Haal je tijdkaarten eruit, laat dan ongeveer evenveel pijlen naar links als naar rechts over.
xcode-rules-levels-2 = Is het vierde gewonnen, dan is de training geslaagd: een sleutel uit de echte doos opent nu de blauwe missie.
xcode-rules-levels-3 = In level 4 blijft een tijdset drie kaarten, want meer tijdkaarten zijn er dan niet; jokers helpen ook hier.
xcode-rules-levels-picture = Een codeset in level 4: vier kaarten, hier twee negens en twee jokers.

xcode-rules-missions-title = Onze missies
xcode-rules-missions = De andere missies in de doos zijn geheim, en wij kennen ze niet. Deze zeven zijn van onszelf: level 1 met één kleine regel erbij. Elke overwinning opent de volgende.
xcode-rules-missions-1 = Rij voor rij: eerst zijn alleen 1, 2 en 3 open. Is een rij gekraakt, dan gaat de volgende open.
xcode-rules-missions-2 = Radiostilte: in de tweede helft van elk van de eerste vier minuten mag niemand iets zeggen (van 0:30 tot 1:00, 1:30 tot 2:00, 2:30 tot 3:00 en 3:30 tot 4:00).
xcode-rules-missions-3 = Tweede zandloper: ernaast loopt een kleine van 60 seconden. Elk gekraakt veld vult hem weer; is hij leeg, dan hebben jullie verloren.
xcode-rules-missions-4 = Draaipijlen: om de 20 seconden draaien alle pijlen van één symbool om. Je ziet welk het volgende is. Wat ervan open ligt, gaat terug naar de hand.
xcode-rules-missions-5 = Hete jokers: alle zes de jokers zijn in het spel, en ze branden. Wie er één 20 seconden vasthoudt, verliest de hele hand.
xcode-rules-missions-6 = Doorgeknipte lijn: twee buren kunnen niet ruilen; om de 15 seconden kan het twee anderen treffen. Met z’n tweeën is de lijn ongeveer de helft van de tijd doorgeknipt.
xcode-rules-missions-7 = In het donker: maar zes velden zijn verlicht, en alleen die kun je kraken. Voor elk gekraakt veld gaat er een ander aan, en niemand weet welk.
xcode-rules-missions-picture = Rij voor rij: de eerste is gekraakt, de tweede open, de andere zijn op slot. Links de kleine zandloper van een andere missie.

xcode-rules-help-title = Op het scherm
xcode-rules-help = Tik op kaarten en dan op wat ermee moet gebeuren; of sleep ze erheen. Een set licht op en één knop legt hem neer; een aanbod beantwoord je met één tik. Met het toetsenbord: D trekt, X legt af, S legt een set, Shift + pijl ruilt, T zegt hoeveel zand er nog is.
xcode-rules-help-picture = De 6 is gekozen. Twee drieën en de joker zijn als set omrand, en veld 3 licht op.

xcode-rules-players = Spelers
xcode-rules-limit = Limiet
xcode-rules-level = Level
xcode-rules-jokers = Jokers
xcode-rules-times = Tijd­kaarten
xcode-rules-set = Code­set
xcode-rules-limit-same = als boven
xcode-rules-limit-less = 1 minder
