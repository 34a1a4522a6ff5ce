# Why these were paired, or why somebody has a bye: the reasons that a pairing stores.

why-first-by-lot = De eerste speelronde wordt geloot.
why-same-points = Ze hebben evenveel punten: { $points }.
why-near-points = { $name } heeft { $more } punten, { $other } { $less }: niemand met een dichterbij liggend puntental was vrij.
why-not-met = Ze hebben nog niet tegen elkaar gespeeld.
why-meet-again = { $times ->
    [one] Ze spelen voor de tweede keer tegen elkaar, omdat alle anderen al geweest zijn.
   *[other] Ze speelden al { $times } keer tegen elkaar, omdat alle anderen al geweest zijn.
}
why-start-by-lot = Het lot heeft beslist: { $name } begint.
why-start-due = { $name } is aan de beurt om te beginnen.
why-start-less-often = { $name } begon tot nu toe minder vaak.
why-start-less-recently = Ze begonnen even vaak, maar bij { $name } is het langer geleden.
why-bye-lowest = { $name } heeft de minste punten ({ $points }) van allen die nog niet vrij waren.
why-bye-again = Iedereen is al eens vrij geweest, daarom is { $name } nog eens vrij.
why-all-play-all = Iedereen speelt tegen iedereen.
why-bye-in-turn = In dit schema is iedereen om de beurt vrij, nu { $name }.
why-bye-opponent-absent = { $name } zou tegen { $other } spelen, maar { $other } is er niet.
why-dutch = Ingedeeld volgens het Nederlandse systeem van de FIDE.
why-seed-by-lot = De plaatsen in het schema zijn geloot.
why-seed-by-group = De plaatsen in het schema volgen uit de groepen.
why-bracket = Ze hebben allebei de ontmoetingen gewonnen die hierheen leiden.
why-third-place = Ze hebben allebei hun halve finale verloren.
why-equal-losses = Ze hebben even vaak verloren.
why-perfect-schedule = In dit schema speelt iedereen één keer tegen iedereen.
why-similar-points = Ze hebben ongeveer evenveel punten ({ $least } tot { $most }) en speelden zo weinig mogelijk tegen elkaar.
why-two-at-table = Het aantal is niet deelbaar door drie; de volgende keer zitten deze twee aan een tafel van drie.
why-new-mates = In deze teams heeft nog niemand samen gespeeld.
why-mates-again = Sommigen speelden al eens samen: er waren geen andere teams meer mogelijk.
why-sides-balanced = Beide kanten hebben ongeveer evenveel punten.
why-free-now = Ze waren allebei vrij.
why-near-rank = Ze staan dicht bij elkaar in de stand, met { $more } en { $less } punten.
why-challenge = { $name } daagt { $other } uit, een plaats hoger.
why-same-deals = Alle groepen spelen met dezelfde kaarten.
why-level-first = Elke groep begint bij het eerste level.
why-level-next = Deze groep heeft het level hiervoor gewonnen.
why-level-again = Deze groep heeft dit level nog niet gewonnen.
why-same-level-same-deal = Alle groepen op dit level hebben dezelfde deling.
why-bye-all-won = { $name } heeft alle levels gewonnen.
why-bye-seed = De hoogst geplaatsten beginnen in de tweede speelronde: { $name }.
why-bye-walkover = De tegenstander is er niet: { $name } gaat door.
why-bye-waits = Voor { $name } is er deze speelronde niemand over.
why-bye-nobody-left = Er is niemand over tegen wie { $name } mag spelen.
