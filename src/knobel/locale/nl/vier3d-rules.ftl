# De regels van Vier-gewinnt 3D, in onze eigen woorden.

vier3d-rules-lead = Voor twee spelers, met de gele ballen ook voor drie. Deze pagina kun je ook bij een echt bord gebruiken. Waar de handleiding iets openlaat of niet klopt, hebben wij gekozen: dat staat erbij als “Onze uitleg”.

vier3d-rules-goal-title = Het idee
vier3d-rules-goal = Je steekt ballen op zestien staven, vier bij vier. Op elke staaf passen er vier, dat zijn 64 plaatsen. Vier ballen van je eigen kleur in een rechte lijn zijn een rij.
vier3d-rules-goal-1 = Er zijn 32 rode en 32 blauwe ballen, voor elke speler één kleur. De 21 gele horen alleen bij de tweede variant.
vier3d-rules-goal-2 = Twee varianten: de eerste rij wint, of de meeste rijen winnen.
vier3d-rules-goal-3 = Hier heten de staven als de velden van een klein schaakbord, A1 tot en met D4, en liggen de plaatsen van een staaf in de lagen 1 tot en met 4.
vier3d-rules-goal-picture = Het bord, uit elkaar gehaald in zijn vier lagen: de eerste onderaan, de vierde bovenaan. Wat boven elkaar ligt, zit op dezelfde staaf.

vier3d-rules-move-title = Een zet
vier3d-rules-move = Jullie spelen om de beurt. Een zet is één bal van je eigen kleur.
vier3d-rules-move-1 = Steek hem op een staaf naar keuze die nog niet vol is.
vier3d-rules-move-2 = Hij valt altijd op de laagste vrije plaats.
vier3d-rules-move-3 = Passen mag niet.
vier3d-rules-move-4 = Rood begint. Wie welke kleur heeft, spreken jullie af of loten jullie; bij een revanche wordt gewisseld.
vier3d-rules-move-picture = Op staaf B2 zitten al drie ballen. De volgende komt dus in de vierde laag te liggen.

vier3d-rules-lines-title = Rijen
vier3d-rules-lines = Vier ballen van één kleur in een rechte lijn. In de kubus zijn er 76:
vier3d-rules-lines-1 = Verticaal: vier boven elkaar op één staaf (16).
vier3d-rules-lines-2 = Horizontaal: vier naast elkaar in één laag, in de lengte of in de breedte (32).
vier3d-rules-lines-3 = Diagonaal in een vlak: dwars over een laag, of schuin omhoog in een verticaal vlak (24).
vier3d-rules-lines-4 = Ruimtediagonaal: van een hoek van de kubus door het midden naar de hoek ertegenover (4).
vier3d-rules-lines-picture = Op volgorde: verticaal op B2, horizontaal in de tweede laag, schuin omhoog van A1 naar D1, en een ruimtediagonaal van A1 onderaan naar D4 bovenaan.

vier3d-rules-first-title = Variant 1: eerste rij wint
vier3d-rules-first = Het kortere spel, zonder gele ballen.
vier3d-rules-first-1 = Wie het eerst een rij van de eigen kleur voltooit, wint meteen.
vier3d-rules-first-2 = Liggen alle 64 ballen er en is er geen rij, dan is het gelijkspel.
vier3d-rules-first-3 = Voltooit de laatste bal meerdere rijen, dan worden ze allemaal getoond; meer dan winnen kun je er niet mee.
vier3d-rules-first-picture = De bal op D1 voltooit een ruimtediagonaal, van A4 in de eerste laag tot en met D1 in de vierde: rood wint.

vier3d-rules-most-title = Variant 2: meeste rijen winnen
vier3d-rules-most = Het langere spel. Een rij maakt er geen einde aan.
vier3d-rules-most-1 = Er wordt gespeeld tot alle staven vol zijn.
vier3d-rules-most-2 = Elke rij die helemaal van jouw kleur is, telt voor één punt.
vier3d-rules-most-3 = Een bal mag bij meerdere rijen horen; elk van de 76 rijen telt één keer. (In de handleiding ontbreken woorden in die zin.)
vier3d-rules-most-4 = Wie aan het eind meer rijen heeft, wint. Bij gelijke stand is het gelijkspel.
vier3d-rules-most-5 = Wie als tweede speelt, is hier licht in het voordeel. Daarom begint bij een revanche iemand anders, en kun je meteen twee spellen afspreken: twee punten voor winst, één voor gelijkspel.
vier3d-rules-most-picture = Een vol bord. Rood heeft drie rijen, waarvan twee een bal op A3 delen; blauw heeft er twee.

vier3d-rules-yellow-title = Gele ballen
vier3d-rules-yellow = Ze horen bij de tweede variant: in plaats van een eigen bal mag je een gele spelen.
vier3d-rules-yellow-1 = Geel vult gaten en blokkeert, maar telt in geen enkele rij.
vier3d-rules-yellow-2 = Verdeeld, als je niets anders kiest: 32 + 32 + 21 ballen passen niet op 64 plaatsen. Daarom heeft de speler die begint 22 eigen en 10 gele, de ander 21 eigen en 11 gele. Wanneer je welke speelt, kies je zelf.
vier3d-rules-yellow-3 = Vrij: ieder 32 eigen ballen en een gezamenlijke voorraad van 21 gele.
vier3d-rules-yellow-4 = Zonder geel: 32 rode en 32 blauwe.
vier3d-rules-yellow-5 = Wie geen eigen ballen meer heeft, moet geel spelen, en andersom.
vier3d-rules-yellow-picture = Rood had A1, B1 en C1 in de onderste laag; een gele bal op D1 blokkeert de rij. Eronder de voorraden aan het begin.

vier3d-rules-three-title = Met z’n drieën
vier3d-rules-three = De handleiding is voor twee. Hier kan in de tweede variant geel van een derde speler zijn. Dan tellen ook gele rijen, en speelt niemand anders geel.
vier3d-rules-three-1 = Rood, blauw, geel spelen in deze volgorde. Wie begint, heeft 22 ballen, de anderen 21; bij een revanche begint iemand anders.
vier3d-rules-three-2 = De meeste rijen winnen; wie er evenveel heeft, deelt de plaats.
vier3d-rules-three-3 = Wie opgeeft of door de tijd heen is, wordt laatste, en de anderen spelen door tot geen van hen nog een bal heeft. Valt er nog iemand af, dan wint de speler die overblijft.
vier3d-rules-three-picture = Drie kleuren op het bord. Gele ballen hebben twee donkere banden, blauwe één lichte.

vier3d-rules-clock-title = Klok en terugnemen
vier3d-rules-clock = De handleiding kent geen klok. Hier is er een, als je wilt.
vier3d-rules-clock-1 = Ofwel een limiet voor elke zet, ofwel een totale tijd waar elke zet een paar seconden aan toevoegt.
vier3d-rules-clock-2 = Wie geen tijd meer heeft, verliest, ook in de tweede variant en hoe het ook staat. Met z’n drieën wordt die speler laatste.
vier3d-rules-clock-3 = Een zet kan worden teruggenomen als iedereen het ermee eens is. De klok gaat dan niet terug.
vier3d-rules-clock-picture = De tijd die rood en blauw nog hebben.

vier3d-rules-help-title = Op het scherm
vier3d-rules-help = Druk op een staaf op het bord of op zijn knop in het toetsenveld. De driehoek toont dreigingen: plaatsen waar een rij af zou komen.
vier3d-rules-help-picture = Het toetsenveld: één knop per staaf, met de ballen van onder naar boven. B2 is gekozen.
