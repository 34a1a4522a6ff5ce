# Vier-gewinnt 3D spelend leren: wat te doen, titel, tip, waarom het klopt, wat er mis was.

vier3d-learn-drop = Je speelt rood. Kies een staaf: de bal valt op de laagste vrije plaats.
vier3d-learn-drop-title = Een bal spelen
vier3d-learn-drop-hint = Druk op een van de zestien staven, op het bord of op het toetsenveld.
vier3d-learn-drop-why = Je bal ligt er, en blauw heeft geantwoord. Zo gaat het om de beurt verder.

vier3d-learn-straight = Vier ballen van je kleur op een rij winnen. Op A1, B1 en C1 liggen er al drie.
vier3d-learn-straight-title = Vier op een rij
vier3d-learn-straight-hint = Rechtdoor: na A1, B1, C1 komt D1.
vier3d-learn-straight-why = Vier naast elkaar op één laag: de eerste rij wint het spel.
vier3d-learn-straight-miss = Die bal maakt niets af. Kijk langs A1, B1 en C1.

vier3d-learn-upright = Rijen kunnen ook verticaal zijn. Een van je torens is bijna af.
vier3d-learn-upright-title = Verticaal
vier3d-learn-upright-hint = Op C2 liggen drie rode ballen.
vier3d-learn-upright-why = Vier op één staaf zijn ook een rij.
vier3d-learn-upright-miss = De toren heeft nog steeds maar drie ballen.

vier3d-learn-diagonal = Rijen kunnen ook diagonaal zijn. Op de onderste laag liggen al drie van je ballen op een diagonaal.
vier3d-learn-diagonal-title = Diagonaal
vier3d-learn-diagonal-hint = A4, B3, C2: de laatste is hoek D1.
vier3d-learn-diagonal-why = Van hoek tot hoek, op één laag.
vier3d-learn-diagonal-miss = Daar niet. Volg de rode ballen vanaf A4.

vier3d-learn-block = Blauw heeft er drie op een rij en wint met de volgende bal. Pak die plaats eerst.
vier3d-learn-block-title = Blokkeren
vier3d-learn-block-hint = Op A2, B2 en C2 liggen blauwe ballen.
vier3d-learn-block-why = Net op tijd. Kijk vóór elke bal wat de ander kan doen.
vier3d-learn-block-miss = Blauw speelt D2 en heeft er vier. Die plaats moet van jou zijn.

vier3d-learn-stairs = Een rij kan klimmen als een trap, bij elke staaf een laag hoger. De jouwe begint onderaan op A2.
vier3d-learn-stairs-title = Trap
vier3d-learn-stairs-hint = Op D2 liggen al drie ballen: de volgende komt helemaal boven.
vier3d-learn-stairs-why = Laag 1, 2, 3, 4: de ballen eronder hebben de jouwe omhoog gedragen.
vier3d-learn-stairs-miss = Dat is geen tree van je trap. A2, B2, C2: waar eindigt hij?

vier3d-learn-space = De mooiste rij loopt door de hele kubus, van een hoek onderaan naar de tegenoverliggende hoek bovenaan.
vier3d-learn-space-title = Ruimtediagonaal
vier3d-learn-space-hint = A1 onderaan, B2 op laag 2, C3 op laag 3, en dan bovenaan op D4.
vier3d-learn-space-why = Daar zijn er maar vier van, en iedereen ziet ze weleens over het hoofd.
vier3d-learn-space-miss = Nog niet. Volg de weg omhoog: A1, B2, C3, telkens een laag hoger.

vier3d-learn-most = In de tweede variant gaat het door tot het bord vol is, en elke rij telt. Zoek de bal die er twee tegelijk maakt.
vier3d-learn-most-title = Rijen tellen
vier3d-learn-most-hint = Rij 1 en kolom D missen dezelfde hoek.
vier3d-learn-most-why = Eén bal, twee rijen, twee punten. Wie er aan het eind de meeste heeft, wint.
vier3d-learn-most-one = Eén rij, goed. Maar er is een plaats die er twee oplevert.
vier3d-learn-most-miss = Dat maakt geen rij. Zoek drietallen die dezelfde laatste plaats missen.
