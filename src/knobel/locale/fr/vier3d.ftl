# Le plateau de Vier-gewinnt 3D.

vier3d-board = Plateau
vier3d-floors = Plateau en quatre niveaux, vu de dessus. Les boutons disent ce que porte chaque tige.
vier3d-pad = Tiges

# Couleurs des boules, comme éléments d’une liste.
vier3d-red = rouge
vier3d-blue = bleu
vier3d-yellow = jaune

# Ce que porte une tige, de bas en haut.
vier3d-rod-empty = { $rod } : vide
vier3d-rod = { $rod } : { $stack } ; encore { $free } { $free ->
    [one] place
   *[other] places
}
vier3d-rod-full = { $rod } : { $stack } ; pleine
vier3d-threat-now = Menace : { $ball } au niveau { $level }, jouable tout de suite
vier3d-threat-later = Menace : { $ball } au niveau { $level }

vier3d-choose = À vous de jouer : choisissez une tige
vier3d-choose-named = { $name } : choisissez une tige
vier3d-wait = C’est à { $name } de jouer
vier3d-chooser = Quelle boule ?
vier3d-armed = Choisie : appuyez encore pour jouer
vier3d-armed-rod = { $rod } choisie. Appuyez encore pour jouer, Échap pour annuler.
vier3d-place = Jouer en { $rod }
vier3d-cancel = Autre choix

# Dit après un coup : couleur, tige, niveau.
vier3d-moved = { $rod } : { $ball }, niveau { $level }.
vier3d-lines-made = { $count ->
    [1] Une ligne de quatre !
   *[other] { $count } lignes de quatre !
}
vier3d-taken-back = Coup repris.

vier3d-decided-vertical = Quatre sur une tige : { $from }.
vier3d-decided-horizontal = Une ligne droite au niveau { $level } : de { $from } à { $to }.
vier3d-decided-level = Une diagonale au niveau { $level } : de { $from } à { $to }.
vier3d-decided-climbing = Une diagonale à travers les quatre niveaux : de { $from } à { $to }.
vier3d-decided-count = Lignes : { $stand }.
vier3d-decided-show = Position d’avant

vier3d-tools = Vue
vier3d-to-floors = Afficher en quatre niveaux
vier3d-to-3d = Afficher en 3D
vier3d-look-default = Vue normale
vier3d-look-top = Vue de dessus
vier3d-look-side = Vue de côté
vier3d-threats = Montrer les menaces
vier3d-all-lines = Montrer toutes les lignes
vier3d-word-home = Normale
vier3d-word-top = Dessus
vier3d-word-side = Côté
vier3d-word-floors = Niveaux
vier3d-word-3d = 3D
vier3d-word-threats = Menaces
vier3d-word-lines = Lignes
vier3d-no-threats = Aucune menace pour l’instant.
vier3d-peel = Jusqu’au niveau
vier3d-peel-hint = Retirer les niveaux du haut (touches 1 à 4)
vier3d-peeled = Affiché jusqu’au niveau { $level }.
vier3d-tag = { $rod }, niveau { $level }
vier3d-tag-full = { $rod }, pleine
vier3d-no-3d = Pas de graphismes 3D ici : le plateau s’affiche en quatre niveaux.

vier3d-stock = Boules restantes
vier3d-score-and-stock = Lignes et boules restantes
vier3d-stock-own = { $count ->
    [0] plus de boule de sa couleur
    [one] encore une boule de sa couleur
   *[other] encore { $count } boules de sa couleur
}
vier3d-stock-yellow = { $count ->
    [0] plus de boule jaune
    [one] encore une boule jaune
   *[other] encore { $count } boules jaunes
}
vier3d-score = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
