# Apprendre Vier-gewinnt 3D en jouant : que faire, titre, indice, pourquoi c’est juste, ce qui n’allait pas.

learn-vier3d-drop = Vous jouez les rouges. Choisissez une tige : la boule tombe à la place libre la plus basse.
learn-vier3d-drop-title = Poser une boule
learn-vier3d-drop-hint = Appuyez sur une des seize tiges, sur le plateau ou sur le pavé.
learn-vier3d-drop-why = Votre boule est posée et bleu a répondu. On continue ainsi, chacun son tour.

learn-vier3d-straight = Quatre boules de votre couleur en ligne droite gagnent. Vous en avez trois, en A1, B1 et C1.
learn-vier3d-straight-title = Quatre en ligne
learn-vier3d-straight-hint = Tout droit : après A1, B1, C1 vient D1.
learn-vier3d-straight-why = Quatre côte à côte sur un niveau : la première ligne gagne la partie.
learn-vier3d-straight-miss = Cette boule ne complète rien. Regardez le long de A1, B1 et C1.

learn-vier3d-upright = Une ligne peut aussi être verticale. Une de vos tours est presque finie.
learn-vier3d-upright-title = À la verticale
learn-vier3d-upright-hint = Il y a trois boules rouges sur C2.
learn-vier3d-upright-why = Quatre sur une même tige, c’est aussi une ligne.
learn-vier3d-upright-miss = La tour n’a toujours que trois boules.

learn-vier3d-diagonal = Une ligne peut aussi être diagonale. Au niveau le plus bas, vous avez déjà trois boules en diagonale.
learn-vier3d-diagonal-title = En diagonale
learn-vier3d-diagonal-hint = A4, B3, C2 : il manque le coin D1.
learn-vier3d-diagonal-why = D’un coin à l’autre, sur un niveau.
learn-vier3d-diagonal-miss = Pas là. Suivez les boules rouges à partir de A4.

learn-vier3d-block = Bleu en a trois en ligne et gagne au prochain coup. Prenez la place avant lui.
learn-vier3d-block-title = Bloquer
learn-vier3d-block-hint = Bleu est en A2, B2 et C2.
learn-vier3d-block-why = Juste à temps. Avant chaque boule, regardez ce que l’autre camp peut faire.
learn-vier3d-block-miss = Bleu joue D2 et en a quatre. Cette place doit être la vôtre.

learn-vier3d-stairs = Une ligne peut monter comme un escalier, un niveau par tige. La vôtre commence en bas de A2.
learn-vier3d-stairs-title = L’escalier
learn-vier3d-stairs-hint = Il y a déjà trois boules sur D2 : la prochaine arrive tout en haut.
learn-vier3d-stairs-why = Niveaux 1, 2, 3, 4 : les boules du dessous ont porté la vôtre.
learn-vier3d-stairs-miss = Ce n’est pas une marche de votre escalier. A2, B2, C2 : où finit-il ?

learn-vier3d-space = La plus belle ligne traverse tout le cube, d’un coin du bas au coin opposé du haut.
learn-vier3d-space-title = Diagonale de l’espace
learn-vier3d-space-hint = A1 en bas, B2 au niveau 2, C3 au niveau 3, puis en haut de D4.
learn-vier3d-space-why = Il n’y en a que quatre, et tout le monde finit par en oublier une.
learn-vier3d-space-miss = Pas encore. Suivez la montée : A1, B2, C3, chaque fois un niveau plus haut.

learn-vier3d-most = Dans la seconde variante, on joue jusqu’à ce que le plateau soit plein, et chaque ligne compte. Trouvez la boule qui en fait deux à la fois.
learn-vier3d-most-title = Compter les lignes
learn-vier3d-most-hint = Il manque le même coin à la rangée 1 et à la colonne D.
learn-vier3d-most-why = Une boule, deux lignes, deux points. La personne qui en a le plus à la fin gagne.
learn-vier3d-most-one = Une ligne, c’est bien. Mais une place vous en donne deux.
learn-vier3d-most-miss = Cela ne fait aucune ligne. Cherchez des suites de trois auxquelles il manque la même place.
