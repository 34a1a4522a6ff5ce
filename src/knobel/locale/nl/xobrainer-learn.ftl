# XOBrainer spelend leren: wat te doen, titel, tip, waarom het klopt, wat er mis was.

xobrainer-learn-place = Je speelt de kruisjes. Leg je eerste stuk op een vrij vakje.
xobrainer-learn-place-title = Het eerste stuk
xobrainer-learn-place-hint = Druk op een vakje. Alleen de vier knock-outvakjes, met een ster, zijn dicht voor groene kruisjes.
xobrainer-learn-place-why = Je kruisje ligt er, en de rondjes hebben geantwoord. Stukken worden nooit meer verplaatst.

xobrainer-learn-lineup = De opstelling toont je volgende vier stukken: drie groene, dan een roze. Nu komt het roze kruisje. Leg het.
xobrainer-learn-lineup-title = De opstelling
xobrainer-learn-lineup-hint = Het stuk kun je niet kiezen, alleen het vakje. Elk vrij vakje is goed.
xobrainer-learn-lineup-why = Er zijn vier nieuwe stukken uit de zak gekomen. Beide opstellingen liggen open: kijk wat de rondjes krijgen.

xobrainer-learn-shape = Vijf kruisjes op een rij winnen de ronde, welke kleur ze ook hebben. Je hebt er vier.
xobrainer-learn-shape-title = Vijf op vorm
xobrainer-learn-shape-hint = C6, D6, E6, F6: aan één kant staat een rondje in de weg, de andere is vrij.
xobrainer-learn-shape-why = Vijf kruisjes! Ook het roze telt: bij de vorm maakt de kleur niet uit.
xobrainer-learn-shape-miss = De rondjes pakken G6, en je rij is dicht. Nog eens.

xobrainer-learn-colour = Ook vijf van je kleur op een rij winnen, welke vorm ze ook hebben. De rondjes hebben je op E3 geblokkeerd met een groen rondje. Groen is jouw kleur!
xobrainer-learn-colour-title = Vijf op kleur
xobrainer-learn-colour-hint = C3 tot en met F3 zijn allemaal groen. Eén uiteinde is genoeg.
xobrainer-learn-colour-why = Vijf groene stukken. Eentje is niet eens van jou!
xobrainer-learn-colour-miss = Dat geeft geen vijf op een rij. Zoek groen op rij 3.

xobrainer-learn-score = Een rij levert de puntjes onder de vijf stukken op. Je kunt twee rijen afmaken: neem de waardevolste.
xobrainer-learn-score-title = Puntjes tellen
xobrainer-learn-score-hint = Vakjes aan de rand hebben meer puntjes dan die in het midden.
xobrainer-learn-score-why = 4 + 4 + 4 + 3 + 3 = 18 punten. Twintig winnen een set.
xobrainer-learn-score-less = Een rij, maar in het midden is die slechts 6 punten waard. De andere levert drie keer zoveel op.
xobrainer-learn-score-miss = Dat maakt geen van beide af. Ze liggen op rij 5 en op rij 10.

xobrainer-learn-block = De rondjes hebben er vier op een rij, en de volgende ligt klaar. Houd ze tegen.
xobrainer-learn-block-title = Blokkeren
xobrainer-learn-block-hint = E4 tot en met H4 zijn rondjes, en D4 is al van jou. Welk uiteinde is open?
xobrainer-learn-block-why = Een groen kruisje is geen rondje en niet roze: het stopt de rij op vorm én op kleur.
xobrainer-learn-block-miss = De rondjes leggen op I4: vijf op een rij. Dat vakje moet van jou zijn.

xobrainer-learn-gift = D7 tot en met G7 zijn roze: vier voor de rondjes. Maar kijk naar beide opstellingen: jouw volgende stuk is roze, het hunne groen. Leg het jouwe waar het geen kwaad kan.
xobrainer-learn-gift-title = Geen cadeautjes
xobrainer-learn-gift-hint = Overal, maar niet op H7: een roze stuk daar maakt vijf roze.
xobrainer-learn-gift-why = Precies: een groen rondje kan de roze rij niet afmaken. Je volgende kruisje is groen, en dat blokkeert op H7.
xobrainer-learn-gift-given = Vijf roze stukken: de rij telt voor de rondjes, ook al legde jij het laatste.

xobrainer-learn-knockout = Vier vakjes zijn knock-outvakjes. Een rij door een daarvan wint meteen de hele partij. Alleen je roze kruisjes mogen daar liggen, en er komt er nu een.
xobrainer-learn-knockout-title = Knock-out
xobrainer-learn-knockout-hint = Je kruisjes lopen van C3 tot en met F6. Kijk naar de hoek linksonder.
xobrainer-learn-knockout-why = Knock-out op B2: de partij is gewonnen, hoe het ook stond.
xobrainer-learn-knockout-points = Een mooie rij, maar alleen voor punten. Aan het andere eind ligt een knock-outvakje.
xobrainer-learn-knockout-miss = Dat maakt niets af. Je vier kruisjes liggen op een diagonaal.

xobrainer-learn-mission = Varianten maken het pittiger. Met Mission heb je een geheime kaart: elk eigen stuk op de vakjes ervan levert met een rij 3 punten extra op. Open “Mijn kaart” en maak je rij af aan de beste kant.
xobrainer-learn-mission-title = Een missie
xobrainer-learn-mission-hint = Op je kaart staan E7, D4, J1 en J8. Je rij ligt op F7 tot en met I7.
xobrainer-learn-mission-why = 9 punten voor de puntjes en 3 voor de missie: 12 in plaats van 11 aan het andere eind.
xobrainer-learn-mission-plain = 11 punten. Met je missie levert het andere eind er 12 op.
xobrainer-learn-mission-miss = Zonder rij levert de missie niets op. Maak eerst de rij af.
