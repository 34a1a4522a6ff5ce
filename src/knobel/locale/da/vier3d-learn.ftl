# Lær Vier-gewinnt 3D ved at spille: hvad du skal, titel, tip, hvorfor det er rigtigt, hvad der var galt.

vier3d-learn-drop = Du spiller rød. Vælg en pind: kuglen falder ned på den laveste ledige plads.
vier3d-learn-drop-title = Sæt en kugle
vier3d-learn-drop-hint = Tryk på en af de seksten pinde, på brættet eller i tastefeltet.
vier3d-learn-drop-why = Din kugle ligger der, og blå har svaret. Sådan går det videre på skift.

vier3d-learn-straight = Fire kugler i din farve på stribe vinder. På A1, B1 og C1 ligger der tre.
vier3d-learn-straight-title = Fire på stribe
vier3d-learn-straight-hint = Lige ud: efter A1, B1, C1 kommer D1.
vier3d-learn-straight-why = Fire ved siden af hinanden i ét lag: den første række vinder spillet.
vier3d-learn-straight-miss = Den kugle fuldender ikke noget. Kig langs A1, B1 og C1.

vier3d-learn-upright = Rækker kan også være lodrette. Et af dine tårne er næsten færdigt.
vier3d-learn-upright-title = Lodret
vier3d-learn-upright-hint = På C2 ligger der tre røde kugler.
vier3d-learn-upright-why = Fire på én pind er også en række.
vier3d-learn-upright-miss = Tårnet har stadig kun tre kugler.

vier3d-learn-diagonal = Rækker kan også være diagonale. I det nederste lag ligger allerede tre af dine kugler på en diagonal.
vier3d-learn-diagonal-title = Diagonalt
vier3d-learn-diagonal-hint = A4, B3, C2: den sidste er hjørnet D1.
vier3d-learn-diagonal-why = Fra hjørne til hjørne, i ét lag.
vier3d-learn-diagonal-miss = Ikke der. Følg de røde kugler fra A4.

vier3d-learn-block = Blå har tre på stribe og vinder med den næste kugle. Tag pladsen først.
vier3d-learn-block-title = Spær
vier3d-learn-block-hint = På A2, B2 og C2 ligger der blå kugler.
vier3d-learn-block-why = Lige i tide. Se før hver kugle, hvad den anden side kan gøre.
vier3d-learn-block-miss = Blå spiller D2 og har fire. Den plads skal være din.

vier3d-learn-stairs = En række kan stige som en trappe, ét lag op for hver pind. Din begynder nederst på A2.
vier3d-learn-stairs-title = Trappe
vier3d-learn-stairs-hint = På D2 ligger der allerede tre kugler: den næste ender øverst.
vier3d-learn-stairs-why = Lag 1, 2, 3, 4: kuglerne under har båret din op.
vier3d-learn-stairs-miss = Det er ikke et trin på din trappe. A2, B2, C2: hvor ender den?

vier3d-learn-space = Den fineste række går gennem hele kuben, fra et hjørne forneden til det modsatte foroven.
vier3d-learn-space-title = Rumdiagonal
vier3d-learn-space-hint = A1 nederst, B2 i lag 2, C3 i lag 3 og så øverst på D4.
vier3d-learn-space-why = Der er kun fire af dem, og alle overser dem en gang.
vier3d-learn-space-miss = Ikke endnu. Følg vejen op: A1, B2, C3, hver gang ét lag højere.

vier3d-learn-most = I den anden variant spilles der, til brættet er fuldt, og hver række tæller. Find kuglen, der giver to på én gang.
vier3d-learn-most-title = Tæl rækker
vier3d-learn-most-hint = Række 1 og kolonne D mangler det samme hjørne.
vier3d-learn-most-why = Én kugle, to rækker, to point. Den, der har flest til sidst, vinder.
vier3d-learn-most-one = Én række, godt. Men der er en plads, der giver to.
vier3d-learn-most-miss = Det giver ingen række. Find treere, der mangler den samme plads.
