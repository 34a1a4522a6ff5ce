# Apprendre XOBrainer en jouant : que faire, titre, indice, pourquoi c’est juste, ce qui n’allait pas.

learn-xobrainer-place = Vous jouez les croix. Posez votre première pièce sur une case libre.
learn-xobrainer-place-title = La première pièce
learn-xobrainer-place-hint = Appuyez sur une case. Seules les quatre cases KO, avec une étoile, sont fermées aux croix vertes.
learn-xobrainer-place-why = Votre croix est posée et les ronds ont répondu. Une pièce ne bouge plus jamais.

learn-xobrainer-lineup = L’ordre de jeu montre vos quatre prochaines pièces : trois vertes, puis une rose. C’est le tour de la croix rose. Posez-la.
learn-xobrainer-lineup-title = L’ordre de jeu
learn-xobrainer-lineup-hint = On ne choisit pas la pièce, seulement la case. N’importe laquelle convient.
learn-xobrainer-lineup-why = Quatre nouvelles pièces sont sorties du sac. Les deux ordres de jeu sont visibles : voyez ce qui attend les ronds.

learn-xobrainer-shape = Cinq croix alignées gagnent la manche, quelle que soit leur couleur. Vous en avez quatre.
learn-xobrainer-shape-title = Cinq par la forme
learn-xobrainer-shape-hint = C6, D6, E6, F6 : un rond barre un côté, l’autre est libre.
learn-xobrainer-shape-why = Cinq croix ! La rose compte aussi : pour la forme, la couleur importe peu.
learn-xobrainer-shape-miss = Les ronds prennent G6 et votre alignement est fermé. Essayez encore.

learn-xobrainer-colour = Cinq pièces de votre couleur alignées gagnent aussi, quelle que soit leur forme. Les ronds vous ont bloqué en E3 avec un rond vert. Le vert, c’est vous !
learn-xobrainer-colour-title = Cinq par la couleur
learn-xobrainer-colour-hint = De C3 à F3, tout est vert. Un des bouts suffit.
learn-xobrainer-colour-why = Cinq pièces vertes. L’une n’est même pas à vous !
learn-xobrainer-colour-miss = Cela ne fait pas cinq. Cherchez le vert sur la ligne 3.

learn-xobrainer-score = Un alignement rapporte les points inscrits sous ses cinq pièces. Vous pouvez en compléter deux : prenez le plus riche.
learn-xobrainer-score-title = Compter les points
learn-xobrainer-score-hint = Les cases du bord ont plus de points que celles du centre.
learn-xobrainer-score-why = 4 + 4 + 4 + 3 + 3 = 18 points. Vingt gagnent un set.
learn-xobrainer-score-less = Un alignement, mais au centre il ne vaut que 6 points. L’autre rapporte trois fois plus.
learn-xobrainer-score-miss = Cela n’en complète aucun. Ils sont sur les lignes 5 et 10.

learn-xobrainer-block = Les ronds en ont quatre alignés, et le suivant est prêt. Arrêtez-les.
learn-xobrainer-block-title = Bloquer
learn-xobrainer-block-hint = De E4 à H4, ce sont des ronds, et D4 est déjà à vous. Quel bout est ouvert ?
learn-xobrainer-block-why = Une croix verte n’est ni ronde ni rose : elle arrête l’alignement par la forme et par la couleur.
learn-xobrainer-block-miss = Les ronds posent en I4 : cinq alignés. Cette case doit être la vôtre.

learn-xobrainer-gift = De D7 à G7, tout est rose : quatre pour les ronds. Mais voyez les deux ordres de jeu : votre prochaine pièce est rose, la leur est verte. Posez la vôtre là où elle ne nuit pas.
learn-xobrainer-gift-title = Pas de cadeau
learn-xobrainer-gift-hint = Partout sauf en H7 : une pièce rose y ferait cinq roses.
learn-xobrainer-gift-why = Exact : un rond vert ne peut pas compléter l’alignement rose. Votre prochaine croix est verte, et elle bloquera en H7.
learn-xobrainer-gift-given = Cinq pièces roses : l’alignement compte pour les ronds, bien que vous ayez posé la dernière.

learn-xobrainer-knockout = Quatre cases sont des cases KO. Un alignement qui passe par l’une d’elles gagne aussitôt toute la partie. Seules vos croix roses y ont droit, et en voici une.
learn-xobrainer-knockout-title = KO
learn-xobrainer-knockout-hint = Vos croix vont de C3 à F6. Regardez vers le coin en bas à gauche.
learn-xobrainer-knockout-why = KO en B2 : la partie est gagnée, quel que soit le score.
learn-xobrainer-knockout-points = Bel alignement, mais pour des points seulement. À l’autre bout, il y a une case KO.
learn-xobrainer-knockout-miss = Cela ne complète rien. Vos quatre croix sont en diagonale.

learn-xobrainer-mission = Les variantes pimentent le jeu. Avec Mission, vous avez une carte secrète : avec un alignement, chaque pièce à vous sur ses cases rapporte 3 points de plus. Ouvrez « Ma carte » et complétez du meilleur côté.
learn-xobrainer-mission-title = Une mission
learn-xobrainer-mission-hint = Votre carte marque E7, D4, J1 et J8. Votre alignement va de F7 à I7.
learn-xobrainer-mission-why = 9 points pour les cases et 3 pour la mission : 12, contre 11 à l’autre bout.
learn-xobrainer-mission-plain = 11 points. Avec votre mission, l’autre bout en rapporte 12.
learn-xobrainer-mission-miss = Sans alignement, la mission ne rapporte rien. Complétez-le d’abord.
