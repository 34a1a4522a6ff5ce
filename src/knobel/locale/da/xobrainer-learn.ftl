# Lær XOBrainer ved at spille: hvad du skal, titel, tip, hvorfor det er rigtigt, hvad der var galt.

learn-xobrainer-place = Du spiller krydserne. Læg din første brik på et frit felt.
learn-xobrainer-place-title = Den første brik
learn-xobrainer-place-hint = Tryk på et felt. Kun de fire knockoutfelter med stjerne er lukket for grønne krydser.
learn-xobrainer-place-why = Dit kryds ligger der, og ringene har svaret. Lagte brikker flyttes aldrig.

learn-xobrainer-lineup = Opstillingen viser dine næste fire brikker: tre grønne, så en lyserød. Nu er det det lyserøde kryds. Læg det.
learn-xobrainer-lineup-title = Opstillingen
learn-xobrainer-lineup-hint = Brikken kan du ikke vælge, kun feltet. Ethvert frit felt er fint.
learn-xobrainer-lineup-why = Fire nye brikker er kommet fra posen. Begge opstillinger ligger åbent: se, hvad ringene får.

learn-xobrainer-shape = Fem krydser på stribe vinder runden, uanset farverne. Du har fire.
learn-xobrainer-shape-title = Fem efter form
learn-xobrainer-shape-hint = C6, D6, E6, F6: en ring spærrer den ene side, den anden er fri.
learn-xobrainer-shape-why = Fem krydser! Det lyserøde tæller også: for formen er farven ligegyldig.
learn-xobrainer-shape-miss = Ringene tager G6, og din række er lukket. Prøv igen.

learn-xobrainer-colour = Fem i din farve på stribe vinder også, uanset formen. Ringene har spærret på E3 med en grøn ring. Grøn er din farve!
learn-xobrainer-colour-title = Fem efter farve
learn-xobrainer-colour-hint = C3 til F3 er alle grønne. Den ene ende er nok.
learn-xobrainer-colour-why = Fem grønne brikker. Den ene er slet ikke din!
learn-xobrainer-colour-miss = Det giver ikke fem på stribe. Led efter grønt i linje 3.

learn-xobrainer-score = En række giver lige så mange point, som der er prikker under dens fem brikker. Du kan fuldende to rækker: tag den bedste.
learn-xobrainer-score-title = Tæl prikker
learn-xobrainer-score-hint = Felter ved kanten har flere prikker end dem i midten.
learn-xobrainer-score-why = 4 + 4 + 4 + 3 + 3 = 18 point. Tyve vinder et sæt.
learn-xobrainer-score-less = En række, men i midten er den kun 6 point værd. Den anden giver tre gange så meget.
learn-xobrainer-score-miss = Det fuldender ingen af dem. De ligger i linje 5 og i linje 10.

learn-xobrainer-block = Ringene har fire på stribe, og den næste ligger klar. Stop dem.
learn-xobrainer-block-title = Spær
learn-xobrainer-block-hint = E4 til H4 er ringe, og D4 er allerede din. Hvilken ende er åben?
learn-xobrainer-block-why = Et grønt kryds er hverken ring eller lyserødt: det stopper rækken både efter form og farve.
learn-xobrainer-block-miss = Ringene lægger I4: fem på stribe. Det felt skal være dit.

learn-xobrainer-gift = D7 til G7 er lyserøde: fire til ringene. Men se på begge opstillinger: din næste brik er lyserød, deres er grøn. Læg din, hvor den ikke gør skade.
learn-xobrainer-gift-title = Ingen gaver
learn-xobrainer-gift-hint = Alle steder undtagen H7: en lyserød brik dér giver fem lyserøde.
learn-xobrainer-gift-why = Netop: en grøn ring kan ikke fuldende den lyserøde række. Dit næste kryds er grønt, og det spærrer på H7.
learn-xobrainer-gift-given = Fem lyserøde brikker: rækken tæller for ringene, selv om du lagde den sidste.

learn-xobrainer-knockout = Fire felter er knockoutfelter. En række gennem et af dem vinder straks hele kampen. Kun dine lyserøde krydser må ligge der, og nu kommer et.
learn-xobrainer-knockout-title = Knockout
learn-xobrainer-knockout-hint = Dine krydser går fra C3 til F6. Kig mod hjørnet nederst til venstre.
learn-xobrainer-knockout-why = Knockout på B2: kampen er vundet, uanset stillingen.
learn-xobrainer-knockout-points = En fin række, men kun for point. I den anden ende ligger et knockoutfelt.
learn-xobrainer-knockout-miss = Det fuldender ikke noget. Dine fire krydser ligger på en diagonal.

learn-xobrainer-mission = Varianter sætter krydderi på spillet. Med Mission har du et hemmeligt kort: hver egen brik på dets felter giver 3 point mere med en række. Åbn »Mit kort«, og fuldend din række i den bedste ende.
learn-xobrainer-mission-title = En mission
learn-xobrainer-mission-hint = Dit kort viser E7, D4, J1 og J8. Din række ligger på F7 til I7.
learn-xobrainer-mission-why = 9 point for prikkerne og 3 for missionen: 12 i stedet for 11 i den anden ende.
learn-xobrainer-mission-plain = 11 point. Med din mission giver den anden ende 12.
learn-xobrainer-mission-miss = Uden en række giver missionen intet. Fuldend først rækken.
