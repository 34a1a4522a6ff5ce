# Reglerne for Vier-gewinnt 3D, med vores ord.

vier3d-rules-lead = For to, med de gule kugler også for tre. I kan også bruge denne side ved et rigtigt bræt. Hvor vejledningen lader noget stå åbent eller ikke går op, har vi valgt: de linjer er mærket »Vores fortolkning«.

vier3d-rules-goal-title = Idéen
vier3d-rules-goal = I sætter kugler på seksten pinde, fire gange fire. Hver pind har plads til fire, det giver 64 pladser. Fire kugler i ens egen farve på en lige linje er en række.
vier3d-rules-goal-1 = Der er 32 røde og 32 blå kugler, en farve til hver. De 21 gule hører kun til den anden variant.
vier3d-rules-goal-2 = To varianter: første række vinder, eller flest rækker vinder.
vier3d-rules-goal-3 = Her hedder pindene som felterne på et lille skakbræt, A1 til D4, og pladserne på en pind ligger i lag 1 til 4.
vier3d-rules-goal-picture = Brættet skilt ad i sine fire lag: det første nederst, det fjerde øverst. Det, der ligger over hinanden, sidder på samme pind.

vier3d-rules-move-title = Et træk
vier3d-rules-move = I trækker på skift. Et træk er én kugle i ens egen farve.
vier3d-rules-move-1 = Sæt den på en hvilken som helst pind, der ikke er fuld.
vier3d-rules-move-2 = Den falder altid ned på den laveste ledige plads.
vier3d-rules-move-3 = Man må ikke melde pas.
vier3d-rules-move-4 = Rød begynder. Aftal farverne, eller træk lod om dem; ved revanche byttes der.
vier3d-rules-move-picture = Der sidder allerede tre kugler på pind B2. Den næste kommer derfor til at ligge i fjerde lag.

vier3d-rules-lines-title = Rækker
vier3d-rules-lines = Fire kugler i én farve på en lige linje. I kuben er der 76:
vier3d-rules-lines-1 = Lodret: fire over hinanden på én pind (16).
vier3d-rules-lines-2 = Vandret: fire ved siden af hinanden i ét lag, på langs eller på tværs (32).
vier3d-rules-lines-3 = Diagonal i en flade: på skrå hen over et lag eller skråt opad i en lodret flade (24).
vier3d-rules-lines-4 = Rumdiagonal: fra et hjørne af kuben gennem midten til det modsatte (4).
vier3d-rules-lines-picture = I rækkefølge: lodret på B2, vandret i andet lag, skråt opad fra A1 til D1 og en rumdiagonal fra A1 nederst til D4 øverst.

vier3d-rules-first-title = Variant 1: første række vinder
vier3d-rules-first = Det korte spil, uden gule kugler.
vier3d-rules-first-1 = Den, der først fuldender en række i sin egen farve, vinder straks.
vier3d-rules-first-2 = Ligger alle 64 kugler uden nogen række, er det uafgjort.
vier3d-rules-first-3 = Fuldender den sidste kugle flere rækker, vises de alle; mere end at vinde kan man ikke.
vier3d-rules-first-picture = Kuglen på D1 fuldender en rumdiagonal, fra A4 i første lag til D1 i fjerde: rød vinder.

vier3d-rules-most-title = Variant 2: flest rækker vinder
vier3d-rules-most = Det lange spil. En række afslutter det ikke.
vier3d-rules-most-1 = Der spilles, til alle pinde er fulde.
vier3d-rules-most-2 = Hver række, der helt er i din farve, tæller ét point.
vier3d-rules-most-3 = En kugle kan høre til flere rækker; hver af de 76 rækker tæller én gang. (I vejledningen mangler der ord i den sætning.)
vier3d-rules-most-4 = Den, der til sidst har flest rækker, vinder. Står det lige, er det uafgjort.
vier3d-rules-most-5 = Den, der trækker som nummer to, har her en lille fordel. Derfor begynder en anden ved revanche, og I kan aftale to spil på én gang: to point for en sejr, ét for uafgjort.
vier3d-rules-most-picture = Et fuldt bræt. Rød har tre rækker, hvoraf to deler en kugle på A3; blå har to.

vier3d-rules-yellow-title = Gule kugler
vier3d-rules-yellow = De hører til den anden variant: i stedet for en af dine egne kan du spille en gul.
vier3d-rules-yellow-1 = Gul fylder huller og spærrer, men tæller ikke med i nogen række.
vier3d-rules-yellow-2 = Fordelt, hvis I ikke vælger andet: 32 + 32 + 21 kugler kan ikke være på 64 pladser. Den, der begynder, har derfor 22 egne og 10 gule, den anden 21 egne og 11 gule. Du bestemmer, hvornår du spiller hvilke.
vier3d-rules-yellow-3 = Frit: 32 egne kugler til hver og et fælles lager på 21 gule.
vier3d-rules-yellow-4 = Uden gule: 32 røde og 32 blå.
vier3d-rules-yellow-5 = Den, der ikke har flere egne kugler, skal spille gule, og omvendt.
vier3d-rules-yellow-picture = Rød havde A1, B1 og C1 i nederste lag; en gul kugle på D1 spærrer rækken. Nedenunder det, hver har ved spillets start.

vier3d-rules-three-title = Tre spillere
vier3d-rules-three = Vejledningen er for to. Her kan gul i den anden variant tilhøre en tredje spiller. Så tæller gule rækker også, og ingen andre spiller gul.
vier3d-rules-three-1 = Rød, blå og gul trækker i den rækkefølge. Den, der begynder, har 22 kugler, de andre 21; ved revanche begynder en anden.
vier3d-rules-three-2 = Flest rækker vinder; de, der har lige mange, deles om pladsen.
vier3d-rules-three-3 = Den, der giver op eller løber tør for tid, kommer sidst, og de andre spiller videre, til ingen af dem har flere kugler. Falder der én mere fra, vinder den spiller, der er tilbage.
vier3d-rules-three-picture = Tre farver på brættet. Gule kugler har to mørke bånd, blå har ét lyst.

vier3d-rules-clock-title = Ur og at tage træk tilbage
vier3d-rules-clock = Vejledningen kender ikke noget ur. Her er der et, hvis I vil.
vier3d-rules-clock-1 = Enten en grænse for hvert træk eller en samlet tid, som hvert træk lægger nogle sekunder til.
vier3d-rules-clock-2 = Den, hvis tid løber ud, taber, også i den anden variant og uanset stillingen. Er I tre, kommer den spiller sidst.
vier3d-rules-clock-3 = Et træk kan tages tilbage, hvis alle er enige. Uret stilles ikke tilbage.
vier3d-rules-clock-picture = Den tid, rød og blå har tilbage.

vier3d-rules-help-title = På skærmen
vier3d-rules-help = Tryk på en pind på brættet eller på dens knap i tastefeltet. Trekanten viser trusler: pladser, hvor en række ville blive fuldendt.
vier3d-rules-help-picture = Tastefeltet: én knap for hver pind med kuglerne nedefra og op. B2 er valgt.
