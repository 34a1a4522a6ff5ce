# Why these were paired, or why somebody has a bye: the reasons that a pairing stores.

why-first-by-lot = The first heat is drawn by lot.
why-same-points = Both have the same points: { $points }.
why-near-points = { $name } has { $more } points and { $other } has { $less }: nobody closer was free.
why-not-met = They have not met yet.
why-meet-again = { $times ->
    [one] They meet a second time, because everybody else was met already.
   *[other] They have met { $times } times before, because everybody else was met already.
}
why-start-by-lot = The lot says that { $name } begins.
why-start-due = It is { $name }’s turn to begin.
why-start-less-often = { $name } began less often so far.
why-start-less-recently = Both began equally often, { $name } less recently.
why-bye-lowest = { $name } has the fewest points ({ $points }) of all who had no bye yet.
why-bye-again = Everybody has had a bye already, so { $name } has another one.
why-all-play-all = Everybody meets everybody.
why-bye-in-turn = In this schedule everybody sits out in turn, now { $name }.
why-bye-opponent-absent = { $name } would meet { $other }, who is not here.
why-dutch = Paired by FIDE’s Dutch system.
why-seed-by-lot = The places in the bracket are drawn by lot.
why-seed-by-group = The places in the bracket follow from the groups.
why-bracket = Both won the bouts that lead here.
why-third-place = Both lost their semifinals.
why-equal-losses = Both have lost equally often.
why-perfect-schedule = In this schedule everybody meets everybody once.
why-similar-points = They have similar points ({ $least } to { $most }) and have met as little as possible.
why-two-at-table = The number can’t be divided by three; next time these two sit at three.
why-new-mates = Nobody here has been on a team with these mates before.
why-mates-again = Some have been mates before: no other teams were left.
why-sides-balanced = Both sides have similar points.
why-free-now = Both were free.
why-near-rank = They are close in the standing, with { $more } and { $less } points.
why-challenge = { $name } challenges { $other }, who stands above.
why-same-deals = Every group plays the same deals.
why-level-first = Every group begins at the first level.
why-level-next = This group has won the level before this one.
why-level-again = This group has not won this level yet.
why-same-level-same-deal = All groups at this level have the same deal.
why-bye-all-won = { $name } has won all levels.
why-bye-seed = The best seeds begin in the second heat: { $name }.
why-bye-walkover = The opponent is not here: { $name } goes on.
why-bye-waits = Nobody is left for { $name } in this heat.
why-bye-nobody-left = Nobody is left who may meet { $name }.
