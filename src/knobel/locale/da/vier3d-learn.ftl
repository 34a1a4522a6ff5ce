# Lær Vier-gewinnt 3D ved at spille: hvad du skal, titel, tip, hvorfor det er rigtigt, hvad der var galt.

learn-vier3d-drop = Du spiller rød. Vælg en pind: kuglen falder ned på den laveste ledige plads.
learn-vier3d-drop-title = Sæt en kugle
learn-vier3d-drop-hint = Tryk på en af de seksten pinde, på brættet eller i tastefeltet.
learn-vier3d-drop-why = Din kugle ligger der, og blå har svaret. Sådan går det videre på skift.

learn-vier3d-straight = Fire kugler i din farve på stribe vinder. På A1, B1 og C1 ligger der tre.
learn-vier3d-straight-title = Fire på stribe
learn-vier3d-straight-hint = Lige ud: efter A1, B1, C1 kommer D1.
learn-vier3d-straight-why = Fire ved siden af hinanden i ét lag: den første række vinder spillet.
learn-vier3d-straight-miss = Den kugle fuldender ikke noget. Kig langs A1, B1 og C1.

learn-vier3d-upright = Rækker kan også være lodrette. Et af dine tårne er næsten færdigt.
learn-vier3d-upright-title = Lodret
learn-vier3d-upright-hint = På C2 ligger der tre røde kugler.
learn-vier3d-upright-why = Fire på én pind er også en række.
learn-vier3d-upright-miss = Tårnet har stadig kun tre kugler.

learn-vier3d-diagonal = Rækker kan også være diagonale. I det nederste lag ligger allerede tre af dine kugler på en diagonal.
learn-vier3d-diagonal-title = Diagonalt
learn-vier3d-diagonal-hint = A4, B3, C2: den sidste er hjørnet D1.
learn-vier3d-diagonal-why = Fra hjørne til hjørne, i ét lag.
learn-vier3d-diagonal-miss = Ikke der. Følg de røde kugler fra A4.

learn-vier3d-block = Blå har tre på stribe og vinder med den næste kugle. Tag pladsen først.
learn-vier3d-block-title = Spær
learn-vier3d-block-hint = På A2, B2 og C2 ligger der blå kugler.
learn-vier3d-block-why = Lige i tide. Se før hver kugle, hvad den anden side kan gøre.
learn-vier3d-block-miss = Blå spiller D2 og har fire. Den plads skal være din.

learn-vier3d-stairs = En række kan stige som en trappe, ét lag op for hver pind. Din begynder nederst på A2.
learn-vier3d-stairs-title = Trappe
learn-vier3d-stairs-hint = På D2 ligger der allerede tre kugler: den næste ender øverst.
learn-vier3d-stairs-why = Lag 1, 2, 3, 4: kuglerne under har båret din op.
learn-vier3d-stairs-miss = Det er ikke et trin på din trappe. A2, B2, C2: hvor ender den?

learn-vier3d-space = Den fineste række går gennem hele kuben, fra et hjørne forneden til det modsatte foroven.
learn-vier3d-space-title = Rumdiagonal
learn-vier3d-space-hint = A1 nederst, B2 i lag 2, C3 i lag 3 og så øverst på D4.
learn-vier3d-space-why = Der er kun fire af dem, og alle overser dem en gang.
learn-vier3d-space-miss = Ikke endnu. Følg vejen op: A1, B2, C3, hver gang ét lag højere.

learn-vier3d-most = I den anden variant spilles der, til brættet er fuldt, og hver række tæller. Find kuglen, der giver to på én gang.
learn-vier3d-most-title = Tæl rækker
learn-vier3d-most-hint = Række 1 og kolonne D mangler det samme hjørne.
learn-vier3d-most-why = Én kugle, to rækker, to point. Den, der har flest til sidst, vinder.
learn-vier3d-most-one = Én række, godt. Men der er en plads, der giver to.
learn-vier3d-most-miss = Det giver ingen række. Find treere, der mangler den samme plads.
