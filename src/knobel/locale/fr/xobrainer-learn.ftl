# Apprendre XOBrainer en jouant : que faire, titre, indice, pourquoi c’est juste, ce qui n’allait pas.

xobrainer-learn-place = Vous jouez les croix. Posez votre première pièce sur une case libre.
xobrainer-learn-place-title = La première pièce
xobrainer-learn-place-hint = Appuyez sur une case. Seules les quatre cases KO, avec une étoile, sont fermées aux croix vertes.
xobrainer-learn-place-why = Votre croix est posée et les ronds ont répondu. Une pièce ne bouge plus jamais.

xobrainer-learn-lineup = L’ordre de jeu montre vos quatre prochaines pièces : trois vertes, puis une rose. C’est le tour de la croix rose. Posez-la.
xobrainer-learn-lineup-title = L’ordre de jeu
xobrainer-learn-lineup-hint = On ne choisit pas la pièce, seulement la case. N’importe laquelle convient.
xobrainer-learn-lineup-why = Quatre nouvelles pièces sont sorties du sac. Les deux ordres de jeu sont visibles : voyez ce qui attend les ronds.

xobrainer-learn-shape = Cinq croix alignées gagnent la manche, quelle que soit leur couleur. Vous en avez quatre.
xobrainer-learn-shape-title = Cinq par la forme
xobrainer-learn-shape-hint = C6, D6, E6, F6 : un rond barre un côté, l’autre est libre.
xobrainer-learn-shape-why = Cinq croix ! La rose compte aussi : pour la forme, la couleur importe peu.
xobrainer-learn-shape-miss = Les ronds prennent G6 et votre alignement est fermé. Essayez encore.

xobrainer-learn-colour = Cinq pièces de votre couleur alignées gagnent aussi, quelle que soit leur forme. Les ronds vous ont bloqué en E3 avec un rond vert. Le vert, c’est vous !
xobrainer-learn-colour-title = Cinq par la couleur
xobrainer-learn-colour-hint = De C3 à F3, tout est vert. Un des bouts suffit.
xobrainer-learn-colour-why = Cinq pièces vertes. L’une n’est même pas à vous !
xobrainer-learn-colour-miss = Cela ne fait pas cinq. Cherchez le vert sur la ligne 3.

xobrainer-learn-score = Un alignement rapporte les points inscrits sous ses cinq pièces. Vous pouvez en compléter deux : prenez le plus riche.
xobrainer-learn-score-title = Compter les points
xobrainer-learn-score-hint = Les cases du bord ont plus de points que celles du centre.
xobrainer-learn-score-why = 4 + 4 + 4 + 3 + 3 = 18 points. Vingt gagnent un set.
xobrainer-learn-score-less = Un alignement, mais au centre il ne vaut que 6 points. L’autre rapporte trois fois plus.
xobrainer-learn-score-miss = Cela n’en complète aucun. Ils sont sur les lignes 5 et 10.

xobrainer-learn-block = Les ronds en ont quatre alignés, et le suivant est prêt. Arrêtez-les.
xobrainer-learn-block-title = Bloquer
xobrainer-learn-block-hint = De E4 à H4, ce sont des ronds, et D4 est déjà à vous. Quel bout est ouvert ?
xobrainer-learn-block-why = Une croix verte n’est ni ronde ni rose : elle arrête l’alignement par la forme et par la couleur.
xobrainer-learn-block-miss = Les ronds posent en I4 : cinq alignés. Cette case doit être la vôtre.

xobrainer-learn-gift = De D7 à G7, tout est rose : quatre pour les ronds. Mais voyez les deux ordres de jeu : votre prochaine pièce est rose, la leur est verte. Posez la vôtre là où elle ne nuit pas.
xobrainer-learn-gift-title = Pas de cadeau
xobrainer-learn-gift-hint = Partout sauf en H7 : une pièce rose y ferait cinq roses.
xobrainer-learn-gift-why = Exact : un rond vert ne peut pas compléter l’alignement rose. Votre prochaine croix est verte, et elle bloquera en H7.
xobrainer-learn-gift-given = Cinq pièces roses : l’alignement compte pour les ronds, bien que vous ayez posé la dernière.

xobrainer-learn-knockout = Quatre cases sont des cases KO. Un alignement qui passe par l’une d’elles gagne aussitôt toute la partie. Seules vos croix roses y ont droit, et en voici une.
xobrainer-learn-knockout-title = KO
xobrainer-learn-knockout-hint = Vos croix vont de C3 à F6. Regardez vers le coin en bas à gauche.
xobrainer-learn-knockout-why = KO en B2 : la partie est gagnée, quel que soit le score.
xobrainer-learn-knockout-points = Bel alignement, mais pour des points seulement. À l’autre bout, il y a une case KO.
xobrainer-learn-knockout-miss = Cela ne complète rien. Vos quatre croix sont en diagonale.

xobrainer-learn-mission = Les variantes pimentent le jeu. Avec Mission, vous avez une carte secrète : avec un alignement, chaque pièce à vous sur ses cases rapporte 3 points de plus. Ouvrez « Ma carte » et complétez du meilleur côté.
xobrainer-learn-mission-title = Une mission
xobrainer-learn-mission-hint = Votre carte marque E7, D4, J1 et J8. Votre alignement va de F7 à I7.
xobrainer-learn-mission-why = 9 points pour les cases et 3 pour la mission : 12, contre 11 à l’autre bout.
xobrainer-learn-mission-plain = 11 points. Avec votre mission, l’autre bout en rapporte 12.
xobrainer-learn-mission-miss = Sans alignement, la mission ne rapporte rien. Complétez-le d’abord.
