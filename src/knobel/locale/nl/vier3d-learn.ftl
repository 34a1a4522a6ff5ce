# Vier-gewinnt 3D spelend leren: wat te doen, titel, tip, waarom het klopt, wat er mis was.

learn-vier3d-drop = Je speelt rood. Kies een staaf: de bal valt op de laagste vrije plaats.
learn-vier3d-drop-title = Een bal spelen
learn-vier3d-drop-hint = Druk op een van de zestien staven, op het bord of op het toetsenveld.
learn-vier3d-drop-why = Je bal ligt er, en blauw heeft geantwoord. Zo gaat het om de beurt verder.

learn-vier3d-straight = Vier ballen van je kleur op een rij winnen. Op A1, B1 en C1 liggen er al drie.
learn-vier3d-straight-title = Vier op een rij
learn-vier3d-straight-hint = Rechtdoor: na A1, B1, C1 komt D1.
learn-vier3d-straight-why = Vier naast elkaar op één laag: de eerste rij wint het spel.
learn-vier3d-straight-miss = Die bal maakt niets af. Kijk langs A1, B1 en C1.

learn-vier3d-upright = Rijen kunnen ook verticaal zijn. Een van je torens is bijna af.
learn-vier3d-upright-title = Verticaal
learn-vier3d-upright-hint = Op C2 liggen drie rode ballen.
learn-vier3d-upright-why = Vier op één staaf zijn ook een rij.
learn-vier3d-upright-miss = De toren heeft nog steeds maar drie ballen.

learn-vier3d-diagonal = Rijen kunnen ook diagonaal zijn. Op de onderste laag liggen al drie van je ballen op een diagonaal.
learn-vier3d-diagonal-title = Diagonaal
learn-vier3d-diagonal-hint = A4, B3, C2: de laatste is hoek D1.
learn-vier3d-diagonal-why = Van hoek tot hoek, op één laag.
learn-vier3d-diagonal-miss = Daar niet. Volg de rode ballen vanaf A4.

learn-vier3d-block = Blauw heeft er drie op een rij en wint met de volgende bal. Pak die plaats eerst.
learn-vier3d-block-title = Blokkeren
learn-vier3d-block-hint = Op A2, B2 en C2 liggen blauwe ballen.
learn-vier3d-block-why = Net op tijd. Kijk vóór elke bal wat de ander kan doen.
learn-vier3d-block-miss = Blauw speelt D2 en heeft er vier. Die plaats moet van jou zijn.

learn-vier3d-stairs = Een rij kan klimmen als een trap, bij elke staaf een laag hoger. De jouwe begint onderaan op A2.
learn-vier3d-stairs-title = Trap
learn-vier3d-stairs-hint = Op D2 liggen al drie ballen: de volgende komt helemaal boven.
learn-vier3d-stairs-why = Laag 1, 2, 3, 4: de ballen eronder hebben de jouwe omhoog gedragen.
learn-vier3d-stairs-miss = Dat is geen tree van je trap. A2, B2, C2: waar eindigt hij?

learn-vier3d-space = De mooiste rij loopt door de hele kubus, van een hoek onderaan naar de tegenoverliggende hoek bovenaan.
learn-vier3d-space-title = Ruimtediagonaal
learn-vier3d-space-hint = A1 onderaan, B2 op laag 2, C3 op laag 3, en dan bovenaan op D4.
learn-vier3d-space-why = Daar zijn er maar vier van, en iedereen ziet ze weleens over het hoofd.
learn-vier3d-space-miss = Nog niet. Volg de weg omhoog: A1, B2, C3, telkens een laag hoger.

learn-vier3d-most = In de tweede variant gaat het door tot het bord vol is, en elke rij telt. Zoek de bal die er twee tegelijk maakt.
learn-vier3d-most-title = Rijen tellen
learn-vier3d-most-hint = Rij 1 en kolom D missen dezelfde hoek.
learn-vier3d-most-why = Eén bal, twee rijen, twee punten. Wie er aan het eind de meeste heeft, wint.
learn-vier3d-most-one = Eén rij, goed. Maar er is een plaats die er twee oplevert.
learn-vier3d-most-miss = Dat maakt geen rij. Zoek drietallen die dezelfde laatste plaats missen.
