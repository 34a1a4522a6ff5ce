# Why these were paired, or why somebody has a bye: the reasons that a pairing stores.

why-first-by-lot = Første omgang trækkes ved lod.
why-same-points = Begge har lige mange point: { $points }.
why-near-points = { $name } har { $more } point og { $other } { $less }: Ingen med tættere pointtal var ledig.
why-not-met = De har ikke mødt hinanden endnu.
why-meet-again = { $times ->
    [one] De mødes for anden gang, fordi alle andre allerede er mødt.
   *[other] De har allerede mødt hinanden { $times } gange, fordi alle andre allerede er mødt.
}
why-start-by-lot = Loddet har afgjort det: { $name } begynder.
why-start-due = Det er { $name }s tur til at begynde.
why-start-less-often = { $name } har begyndt sjældnere indtil nu.
why-start-less-recently = Begge har begyndt lige tit, men det er længst siden for { $name }.
why-bye-lowest = { $name } har færrest point ({ $points }) af alle, der ikke har siddet over endnu.
why-bye-again = Alle har siddet over, så { $name } sidder over igen.
why-all-play-all = Alle møder alle.
why-bye-in-turn = I denne plan sidder alle over efter tur, nu { $name }.
why-bye-opponent-absent = { $name } skulle møde { $other }, men { $other } er her ikke.
why-dutch = Parret efter FIDE’s hollandske system.
why-seed-by-lot = Pladserne i skemaet er trukket ved lod.
why-seed-by-group = Pladserne i skemaet følger af grupperne.
why-bracket = Begge vandt de opgør, der fører hertil.
why-third-place = Begge tabte deres semifinale.
why-equal-losses = Begge har tabt lige tit.
why-perfect-schedule = I denne plan møder alle hinanden én gang.
why-similar-points = De har omtrent lige mange point ({ $least } til { $most }) og har mødt hinanden mindst muligt.
why-two-at-table = Antallet kan ikke deles med tre; næste gang sidder de to ved et bord med tre.
why-new-mates = På disse hold har ingen spillet sammen før.
why-mates-again = Nogle har været på hold sammen før: Der var ingen andre hold tilbage.
why-sides-balanced = Begge sider har omtrent lige mange point.
why-free-now = Begge var ledige.
why-near-rank = De ligger tæt i stillingen med { $more } og { $less } point.
why-challenge = { $name } udfordrer { $other }, der står over.
why-same-deals = Alle grupper spiller med de samme kort.
why-level-first = Hver gruppe begynder på det første niveau.
why-level-next = Denne gruppe har vundet niveauet før dette.
why-level-again = Denne gruppe har ikke vundet dette niveau endnu.
why-same-level-same-deal = Alle grupper på dette niveau har den samme uddeling.
why-bye-all-won = { $name } har vundet alle niveauer.
why-bye-seed = De bedst seedede begynder i anden omgang: { $name }.
why-bye-walkover = Modstanderen er her ikke: { $name } går videre.
why-bye-waits = Der er ingen tilbage til { $name } i denne omgang.
why-bye-nobody-left = Ingen er tilbage, som { $name } må møde.
