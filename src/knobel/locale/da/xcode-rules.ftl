# Reglerne for X-Code i korte træk.

xcode-rules-goal-title = Hvad det går ud på
xcode-rules-goal = To til otte spiller sammen mod timeglasset: alle tolv felter skal være knækket, før sandet er løbet igennem. Alle handler samtidig; der er ingen ture.
xcode-rules-cards-title = Kort
xcode-rules-cards = Der er fire kort af hvert af de tolv symboler samt tidskort og jokere. En pil viser, hvilken vej et kort må gå.
xcode-rules-do-title = Hvad du kan gøre
xcode-rules-do = Alt, så tit du vil:
xcode-rules-do-1 = Trække, så længe hånden ikke er fuld.
xcode-rules-do-2 = Lægge præcis tre kort fra.
xcode-rules-do-3 = Bytte ét kort for ét med naboen til venstre eller højre. Hvert går pilens vej, jokere aldrig.
xcode-rules-do-4 = Lægge et sæt ens kort. En joker erstatter ethvert kort; kun jokere er ikke et sæt.
xcode-rules-sand-title = Timeglasset
xcode-rules-sand = Et sæt tidskort vender glasset med det samme. Det, der var løbet igennem, løber nu tilbage: vendt med 10 sekunder tilbage giver det 170. Kunsten er at vende sent.
xcode-rules-talk-title = At tale
xcode-rules-talk = Hænderne er hemmelige. Sig, hvad I mangler og har, højt eller med de hurtige sætninger.
xcode-rules-levels-title = Niveauer og missioner
xcode-rules-levels = Fire niveauer bliver strammere og strammere. Derefter kommer vores egne missioner, hver med en lille ekstra regel. En sejr åbner den næste.
xcode-rules-help-title = Betjening
xcode-rules-help = Tryk på kort og derefter på, hvad der skal ske; eller træk dem derhen. Et sæt lyser op og lægges med én knap, et tilbud besvares med ét tryk.
