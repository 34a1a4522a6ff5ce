# Lær XOBrainer ved at spille: hvad du skal, titel, tip, hvorfor det er rigtigt, hvad der var galt.

xobrainer-learn-place = Du spiller krydserne. Læg din første brik på et frit felt.
xobrainer-learn-place-title = Den første brik
xobrainer-learn-place-hint = Tryk på et felt. Kun de fire knockoutfelter med stjerne er lukket for grønne krydser.
xobrainer-learn-place-why = Dit kryds ligger der, og ringene har svaret. Lagte brikker flyttes aldrig.

xobrainer-learn-lineup = Opstillingen viser dine næste fire brikker: tre grønne, så en lyserød. Nu er det det lyserøde kryds. Læg det.
xobrainer-learn-lineup-title = Opstillingen
xobrainer-learn-lineup-hint = Brikken kan du ikke vælge, kun feltet. Ethvert frit felt er fint.
xobrainer-learn-lineup-why = Fire nye brikker er kommet fra posen. Begge opstillinger ligger åbent: se, hvad ringene får.

xobrainer-learn-shape = Fem krydser på stribe vinder runden, uanset farverne. Du har fire.
xobrainer-learn-shape-title = Fem efter form
xobrainer-learn-shape-hint = C6, D6, E6, F6: en ring spærrer den ene side, den anden er fri.
xobrainer-learn-shape-why = Fem krydser! Det lyserøde tæller også: for formen er farven ligegyldig.
xobrainer-learn-shape-miss = Ringene tager G6, og din række er lukket. Prøv igen.

xobrainer-learn-colour = Fem i din farve på stribe vinder også, uanset formen. Ringene har spærret på E3 med en grøn ring. Grøn er din farve!
xobrainer-learn-colour-title = Fem efter farve
xobrainer-learn-colour-hint = C3 til F3 er alle grønne. Den ene ende er nok.
xobrainer-learn-colour-why = Fem grønne brikker. Den ene er slet ikke din!
xobrainer-learn-colour-miss = Det giver ikke fem på stribe. Led efter grønt i linje 3.

xobrainer-learn-score = En række giver lige så mange point, som der er prikker under dens fem brikker. Du kan fuldende to rækker: tag den bedste.
xobrainer-learn-score-title = Tæl prikker
xobrainer-learn-score-hint = Felter ved kanten har flere prikker end dem i midten.
xobrainer-learn-score-why = 4 + 4 + 4 + 3 + 3 = 18 point. Tyve vinder et sæt.
xobrainer-learn-score-less = En række, men i midten er den kun 6 point værd. Den anden giver tre gange så meget.
xobrainer-learn-score-miss = Det fuldender ingen af dem. De ligger i linje 5 og i linje 10.

xobrainer-learn-block = Ringene har fire på stribe, og den næste ligger klar. Stop dem.
xobrainer-learn-block-title = Spær
xobrainer-learn-block-hint = E4 til H4 er ringe, og D4 er allerede din. Hvilken ende er åben?
xobrainer-learn-block-why = Et grønt kryds er hverken ring eller lyserødt: det stopper rækken både efter form og farve.
xobrainer-learn-block-miss = Ringene lægger I4: fem på stribe. Det felt skal være dit.

xobrainer-learn-gift = D7 til G7 er lyserøde: fire til ringene. Men se på begge opstillinger: din næste brik er lyserød, deres er grøn. Læg din, hvor den ikke gør skade.
xobrainer-learn-gift-title = Ingen gaver
xobrainer-learn-gift-hint = Alle steder undtagen H7: en lyserød brik dér giver fem lyserøde.
xobrainer-learn-gift-why = Netop: en grøn ring kan ikke fuldende den lyserøde række. Dit næste kryds er grønt, og det spærrer på H7.
xobrainer-learn-gift-given = Fem lyserøde brikker: rækken tæller for ringene, selv om du lagde den sidste.

xobrainer-learn-knockout = Fire felter er knockoutfelter. En række gennem et af dem vinder straks hele kampen. Kun dine lyserøde krydser må ligge der, og nu kommer et.
xobrainer-learn-knockout-title = Knockout
xobrainer-learn-knockout-hint = Dine krydser går fra C3 til F6. Kig mod hjørnet nederst til venstre.
xobrainer-learn-knockout-why = Knockout på B2: kampen er vundet, uanset stillingen.
xobrainer-learn-knockout-points = En fin række, men kun for point. I den anden ende ligger et knockoutfelt.
xobrainer-learn-knockout-miss = Det fuldender ikke noget. Dine fire krydser ligger på en diagonal.

xobrainer-learn-mission = Varianter sætter krydderi på spillet. Med Mission har du et hemmeligt kort: hver egen brik på dets felter giver 3 point mere med en række. Åbn »Mit kort«, og fuldend din række i den bedste ende.
xobrainer-learn-mission-title = En mission
xobrainer-learn-mission-hint = Dit kort viser E7, D4, J1 og J8. Din række ligger på F7 til I7.
xobrainer-learn-mission-why = 9 point for prikkerne og 3 for missionen: 12 i stedet for 11 i den anden ende.
xobrainer-learn-mission-plain = 11 point. Med din mission giver den anden ende 12.
xobrainer-learn-mission-miss = Uden en række giver missionen intet. Fuldend først rækken.
