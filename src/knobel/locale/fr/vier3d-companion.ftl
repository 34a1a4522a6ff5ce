# Vier-gewinnt 3D sur un vrai plateau.

vier3d-companion-tools = De quoi avez-vous besoin ?
vier3d-companion-clock = Pendule
vier3d-companion-clock-hint = Pour deux, entre vous
vier3d-companion-tally = Compter les lignes
vier3d-companion-tally-hint = Quand le plus grand nombre gagne
vier3d-companion-line = Est-ce une ligne ?
vier3d-companion-line-hint = Touchez des places pour voir

vier3d-companion-clock-start = Passer à la pendule
vier3d-companion-first = { $name } : appuyez, et { $other } commence
vier3d-companion-first-hint = Toucher : { $name } commence
vier3d-companion-press = { $name } : finir le tour
vier3d-companion-press-hint = Toucher après le coup
vier3d-companion-waits = { $name } : en attente
vier3d-companion-runs = { $name } : { $time }
vier3d-companion-low = { $name } : le temps presse
vier3d-companion-fallen = { $name } : temps écoulé
vier3d-companion-up = Temps écoulé
vier3d-companion-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

vier3d-companion-tally-text = Pour chaque boule posée sur le vrai plateau, touchez sa tige. Les nouvelles lignes sont montrées et comptées.
vier3d-companion-tally-start = Compter

vier3d-companion-level = Niveau { $number }
vier3d-companion-place = { $rod }, niveau { $level }
vier3d-companion-floors = Les places choisies sur quatre niveaux
vier3d-companion-line-empty = Touchez jusqu’à quatre places.
vier3d-companion-line-one = { $count ->
    [1] Une ligne passe par cette place.
   *[other] { $count } lignes passent par cette place.
}
vier3d-companion-line-part = Une ligne est possible : { $kind }. Il manque : { $missing }.
vier3d-companion-line-yes = Oui, une ligne : { $kind }.
vier3d-companion-line-never = Aucune ligne ne passe par ces places.
vier3d-companion-line-no = Non, ce n’est pas une ligne.
vier3d-companion-clear = Effacer
vier3d-companion-kinds = Les 76 lignes : voir des exemples
vier3d-companion-vertical = verticale
vier3d-companion-horizontal = horizontale
vier3d-companion-plane = diagonale dans un plan
vier3d-companion-space = diagonale de l’espace
