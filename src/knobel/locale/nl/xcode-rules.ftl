# De regels van X-Code in het kort.

xcode-rules-goal-title = Waar het om gaat
xcode-rules-goal = Twee tot acht spelers spelen samen tegen de zandloper: alle twaalf velden moeten gekraakt zijn voordat het zand doorgelopen is. Iedereen handelt tegelijk, er zijn geen beurten.
xcode-rules-cards-title = Kaarten
xcode-rules-cards = Elk van de twaalf symbolen is er vier keer, en er zijn tijdkaarten en jokers. Een pijl zegt welke kant een kaart op mag.
xcode-rules-do-title = Wat je kunt doen
xcode-rules-do = Alles, zo vaak je wilt:
xcode-rules-do-1 = Trekken, zolang je hand niet vol is.
xcode-rules-do-2 = Precies drie kaarten afleggen.
xcode-rules-do-3 = Eén kaart tegen één ruilen met je linker- of rechterbuur. Elke kaart volgt haar pijl, jokers ruil je nooit.
xcode-rules-do-4 = Een set gelijke kaarten leggen. Een joker vervangt elke kaart, een set van alleen jokers gaat niet.
xcode-rules-sand-title = De zandloper
xcode-rules-sand = Een set tijdkaarten draait de zandloper meteen om. Wat doorgelopen was, loopt nu terug: met 10 seconden over krijg je er 170. Laat draaien is de kunst.
xcode-rules-talk-title = Praten
xcode-rules-talk = Handen blijven geheim. Zeg wat je zoekt en wat je hebt, hardop of met de snelle zinnen.
xcode-rules-levels-title = Levels en missies
xcode-rules-levels = Vier levels worden steeds krapper. Daarna komen onze eigen missies, elk met een kleine extra regel. Winst opent de volgende.
xcode-rules-help-title = Bediening
xcode-rules-help = Tik op kaarten en dan op wat ermee moet gebeuren, of sleep ze erheen. Een set licht op en leg je met één knop; een aanbod beantwoord je met één tik.
