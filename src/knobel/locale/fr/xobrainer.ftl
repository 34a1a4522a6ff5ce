# Le plateau de XOBrainer.

xo-board = Plateau
xo-squares = Cases
xo-keys = On se déplace avec les flèches, Entrée pose la pièce. T annonce les menaces, C le temps.

# Pièces, comme éléments d’une liste.
xo-green-cross = croix verte
xo-pink-cross = croix rose
xo-pink-ring = rond rose
xo-green-ring = rond vert

# Ce qui est imprimé sur une case.
xo-dots = { $count ->
    [one] un point
   *[other] { $count } points
}
xo-knockout-square = case KO
xo-last = Dernière pièce posée
xo-mark-mission = Sur une carte mission : { $piece }
xo-mark-trap = Sur une carte piège : { $piece }
xo-taken = { $square } est déjà occupée.
xo-barred = Fermée pour l’instant : sur les cases KO, seulement { $piece }.
xo-armed = Choisie : appuyez encore pour poser
xo-armed-square = { $square } choisie. Appuyez encore pour poser, Échap pour annuler.
xo-threat = Menace : { $sign } peut faire un alignement
xo-threat-gift = { $sign } ferait ici un alignement pour { $other }
xo-threats-none = Aucune menace.

xo-choose = À vous de jouer : { $piece }
xo-choose-named = { $name } : { $piece }
xo-wait = C’est à { $name } de jouer
xo-place = Poser en { $square }
xo-cancel = Autre choix

# Une équipe par son signe, X ou O.
xo-team = Équipe { $sign }
xo-no-chat = Se concerter en équipe est interdit : il n’y a donc pas de messagerie.

# Les camps.
xo-points = { $points } { $points ->
    [one] point
   *[other] points
} sur { $goal }
xo-points-only = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
xo-sets = { $sets } { $sets ->
    [one] set
   *[other] sets
} sur { $needed }
xo-round = Manche { $round }
xo-round-of = Manche { $round } sur { $rounds }
xo-round-in-set = Set { $set }, manche { $round }
xo-began = a commencé
xo-lineup = Ordre de jeu
xo-place-played = { $place } : { $piece }, c’est joué
xo-place-next = { $place } : { $piece }, à jouer
xo-place-waiting = { $place } : { $piece }
xo-place-empty = { $place } : rien
xo-bag = Dans le sac : { $main } × { $first }, { $other } × { $second }
xo-in-turn = à son tour dans l’équipe

# Horloges.
xo-bomb = { $count ->
    [one] encore { $count } seconde pour cette pièce
   *[other] encore { $count } secondes pour cette pièce
}
xo-balance = TimeBalance
xo-balance-left = { $name } : { $count ->
    [one] encore { $count } seconde avant le bout de la barre
   *[other] encore { $count } secondes avant le bout de la barre
}
xo-no-clock = Aucune horloge ne tourne.

# Le tirage au sort de qui commence la partie.
xo-lots = Tirage au sort…
xo-begins = { $name } commence
xo-skip = Passer

# Dit quand il s’est passé quelque chose.
xo-laid = { $name } : { $square }, { $piece }.
xo-taken-back = Pièce reprise.
xo-turn-lost = Temps écoulé : { $name } perd son tour.
xo-round-begins = La manche { $round } commence.

# Comment une manche s’est terminée. Le camp qui l’a perdue est $loser.
xo-end-crosses = Cinq croix alignées : { $name } gagne la manche.
xo-end-rings = Cinq ronds alignés : { $name } gagne la manche.
xo-end-green = Cinq pièces vertes alignées : { $name } gagne la manche.
xo-end-pink = Cinq pièces roses alignées : { $name } gagne la manche.
xo-end-mission = Une mission est accomplie, les quatre pièces sont posées : { $name } gagne la manche.
xo-end-time = La barre a atteint le bout, côté { $loser } : la manche revient à { $name }.
xo-end-stock = Toutes les pièces sont posées, sans alignement : manche nulle.
xo-end-deserted = Chaque camp a perdu trois tours de suite : manche nulle.
xo-end-resigned = { $loser } a abandonné.
xo-end-absent = { $loser } n’est pas revenu.
xo-gift = La dernière pièce est de { $loser } : l’alignement compte pour l’autre camp.
xo-gets-points = { $name } marque { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
xo-set-won = { $name } gagne le set.
xo-knockout-wins = KO : { $name } gagne la partie !
xo-knockout = KO !

# Le décompte.
xo-count = Le décompte
xo-count-mission = Mission de { $name } : { $squares }
xo-count-trap = Dans le piège : { $squares }
xo-count-time = La barre est arrivée au bout
xo-count-knockout-row = Alignement par la case KO { $squares }
xo-prize-set = gagne le set
xo-prize-knockout = KO
xo-total = En tout
xo-set-as-points = { $count ->
    [one] Un set gagné vaut ici { $count } point.
   *[other] Un set gagné vaut ici { $count } points.
}
xo-standing = Points
xo-cards = Les cartes de cette manche
xo-next-round = Manche suivante
xo-seen = Continuer
xo-waiting-for = On attend { $names }
xo-goes-on-in = Suite dans { $seconds } s
xo-gone-on = La nouvelle manche a commencé : { $name } a déjà posé une pièce.
xo-last-round = Résultat de la dernière manche

# Cartes secrètes.
xo-my-card = Ma carte
xo-open-cards = Cartes
xo-mission = Mission
xo-trap = Piège
xo-mission-of = Mission de { $name }
xo-trap-of = Piège de { $name }
xo-card-line = { $piece } : { $squares }
xo-mission-explained = Avec un alignement, chacune de ces pièces de votre camp vaut 3 points ; les quatre font un KO.
xo-mission-at-once = Avec un alignement, chacune de ces pièces de votre camp vaut 3 points ; les quatre gagnent aussitôt.
xo-trap-explained = Si l’autre camp pose ces pièces, votre alignement vaut plus : une, 5 points ; deux, le set ; trois, la partie.
xo-curtain = Cartes secrètes
xo-pass = Passez l’appareil à { $name }.
xo-pass-hint = Personne d’autre ne devrait regarder.
xo-look = Je suis { $name } : voir ma carte
xo-hide = Cacher
xo-card-of = Carte de { $name }

xo-tools = Aides sur le plateau
xo-threats = Montrer les menaces
