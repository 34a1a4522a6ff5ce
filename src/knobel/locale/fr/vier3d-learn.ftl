# Apprendre Vier-gewinnt 3D en jouant : que faire, titre, indice, pourquoi c’est juste, ce qui n’allait pas.

vier3d-learn-drop = Vous jouez les rouges. Choisissez une tige : la boule tombe à la place libre la plus basse.
vier3d-learn-drop-title = Poser une boule
vier3d-learn-drop-hint = Appuyez sur une des seize tiges, sur le plateau ou sur le pavé.
vier3d-learn-drop-why = Votre boule est posée et bleu a répondu. On continue ainsi, chacun son tour.

vier3d-learn-straight = Quatre boules de votre couleur en ligne droite gagnent. Vous en avez trois, en A1, B1 et C1.
vier3d-learn-straight-title = Quatre en ligne
vier3d-learn-straight-hint = Tout droit : après A1, B1, C1 vient D1.
vier3d-learn-straight-why = Quatre côte à côte sur un niveau : la première ligne gagne la partie.
vier3d-learn-straight-miss = Cette boule ne complète rien. Regardez le long de A1, B1 et C1.

vier3d-learn-upright = Une ligne peut aussi être verticale. Une de vos tours est presque finie.
vier3d-learn-upright-title = À la verticale
vier3d-learn-upright-hint = Il y a trois boules rouges sur C2.
vier3d-learn-upright-why = Quatre sur une même tige, c’est aussi une ligne.
vier3d-learn-upright-miss = La tour n’a toujours que trois boules.

vier3d-learn-diagonal = Une ligne peut aussi être diagonale. Au niveau le plus bas, vous avez déjà trois boules en diagonale.
vier3d-learn-diagonal-title = En diagonale
vier3d-learn-diagonal-hint = A4, B3, C2 : il manque le coin D1.
vier3d-learn-diagonal-why = D’un coin à l’autre, sur un niveau.
vier3d-learn-diagonal-miss = Pas là. Suivez les boules rouges à partir de A4.

vier3d-learn-block = Bleu en a trois en ligne et gagne au prochain coup. Prenez la place avant lui.
vier3d-learn-block-title = Bloquer
vier3d-learn-block-hint = Bleu est en A2, B2 et C2.
vier3d-learn-block-why = Juste à temps. Avant chaque boule, regardez ce que l’autre camp peut faire.
vier3d-learn-block-miss = Bleu joue D2 et en a quatre. Cette place doit être la vôtre.

vier3d-learn-stairs = Une ligne peut monter comme un escalier, un niveau par tige. La vôtre commence en bas de A2.
vier3d-learn-stairs-title = L’escalier
vier3d-learn-stairs-hint = Il y a déjà trois boules sur D2 : la prochaine arrive tout en haut.
vier3d-learn-stairs-why = Niveaux 1, 2, 3, 4 : les boules du dessous ont porté la vôtre.
vier3d-learn-stairs-miss = Ce n’est pas une marche de votre escalier. A2, B2, C2 : où finit-il ?

vier3d-learn-space = La plus belle ligne traverse tout le cube, d’un coin du bas au coin opposé du haut.
vier3d-learn-space-title = Diagonale de l’espace
vier3d-learn-space-hint = A1 en bas, B2 au niveau 2, C3 au niveau 3, puis en haut de D4.
vier3d-learn-space-why = Il n’y en a que quatre, et tout le monde finit par en oublier une.
vier3d-learn-space-miss = Pas encore. Suivez la montée : A1, B2, C3, chaque fois un niveau plus haut.

vier3d-learn-most = Dans la seconde variante, on joue jusqu’à ce que le plateau soit plein, et chaque ligne compte. Trouvez la boule qui en fait deux à la fois.
vier3d-learn-most-title = Compter les lignes
vier3d-learn-most-hint = Il manque le même coin à la rangée 1 et à la colonne D.
vier3d-learn-most-why = Une boule, deux lignes, deux points. La personne qui en a le plus à la fin gagne.
vier3d-learn-most-one = Une ligne, c’est bien. Mais une place vous en donne deux.
vier3d-learn-most-miss = Cela ne fait aucune ligne. Cherchez des suites de trois auxquelles il manque la même place.
