# Why these were paired, or why somebody has a bye: the reasons that a pairing stores.

why-first-by-lot = La première ronde est tirée au sort.
why-same-points = Autant de points de part et d’autre : { $points }.
why-near-points = { $name } a { $more } points et { $other } { $less } : personne de plus proche n’était libre.
why-not-met = Leur première rencontre.
why-meet-again = { $times ->
    [1] Une deuxième rencontre, faute d’autre adversaire possible.
   *[other] Déjà { $times } rencontres, faute d’autre adversaire possible.
}
why-start-by-lot = Le sort a désigné { $name } pour commencer.
why-start-due = C’est au tour de { $name } de commencer.
why-start-less-often = { $name } a commencé moins souvent.
why-start-less-recently = Autant de débuts de part et d’autre, mais moins récemment pour { $name }.
why-bye-lowest = { $name } a le moins de points ({ $points }) parmi les personnes qui n’ont pas encore été exemptes.
why-bye-again = Tout le monde a déjà été exempt une fois ; c’est de nouveau le tour de { $name }.
why-all-play-all = Tout le monde rencontre tout le monde.
why-bye-in-turn = Dans ce plan, tout le monde est exempt à tour de rôle, maintenant { $name }.
why-bye-opponent-absent = { $name } devait rencontrer { $other }, mais { $other } n’est pas là.
why-dutch = Appariement selon le système suisse néerlandais de la FIDE.
why-seed-by-lot = Les places du tableau sont tirées au sort.
why-seed-by-group = Les places du tableau viennent des groupes.
why-bracket = Les deux ont gagné les rencontres qui mènent ici.
why-third-place = Les deux ont perdu leur demi-finale.
why-equal-losses = Autant de défaites de part et d’autre.
why-perfect-schedule = Dans ce plan, tout le monde se rencontre une fois.
why-similar-points = Des points semblables ({ $least } à { $most }) et le moins de rencontres déjà jouées.
why-two-at-table = Le nombre n’est pas divisible par trois ; la prochaine fois ce sera à trois.
why-new-mates = Dans ces équipes, personne n’a encore joué ensemble.
why-mates-again = Certaines personnes ont déjà fait équipe : aucune autre équipe n’était possible.
why-sides-balanced = Les deux camps ont à peu près autant de points.
why-free-now = Les deux étaient libres.
why-near-rank = Deux places voisines au classement, avec { $more } et { $less } points.
why-challenge = { $name } défie { $other }, juste au-dessus.
why-same-deals = Tous les groupes jouent les mêmes donnes.
why-level-first = Chaque groupe commence au premier niveau.
why-level-next = Ce groupe a gagné le niveau précédent.
why-level-again = Ce groupe n’a pas encore gagné ce niveau.
why-same-level-same-deal = Tous les groupes à ce niveau ont la même donne.
why-bye-all-won = { $name } a gagné tous les niveaux.
why-bye-seed = Les têtes de série commencent à la deuxième ronde : { $name }.
why-bye-walkover = L’adversaire manque : { $name } continue.
why-bye-waits = Il ne reste personne pour { $name } dans cette ronde.
why-bye-nobody-left = Il ne reste personne que { $name } puisse rencontrer.
