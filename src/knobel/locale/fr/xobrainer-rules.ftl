# Les règles de XOBrainer, avec nos mots.

xobrainer-rules-lead = À partir de 2 joueurs, dès 10 ans, de 5 à 60 minutes. Cette page vous sert aussi autour d’un vrai plateau. Là où les livrets laissent une question ouverte ou se contredisent, nous avons tranché : ces lignes portent la mention « Notre lecture ».

xobrainer-rules-goal-title = L’idée
xobrainer-rules-goal = Deux camps, les croix et les ronds, posent tour à tour des pièces sur un plateau. Cinq à la suite, d’une même forme ou d’une même couleur, gagnent la manche et rapportent des points.
xobrainer-rules-goal-1 = Une manche, c’est un plateau. Il faut 20 points pour gagner un set, et trois sets pour gagner la partie.
xobrainer-rules-goal-2 = Un KO fait gagner toute la partie sur-le-champ.
xobrainer-rules-goal-picture = En pleine manche : des croix vertes et roses, des ronds roses et verts. Les pièces vertes sont carrées et rayées, les roses rondes et claires.

xobrainer-rules-lineup-title = Pièces et ordre de jeu
xobrainer-rules-lineup = Les croix ont 24 pièces vertes et 8 roses, les ronds 24 roses et 8 vertes. Le vert est la couleur principale des croix, le rose celle des ronds.
xobrainer-rules-lineup-1 = Chaque camp pose devant lui quatre pièces, son ordre de jeu, et les joue de 1 à 4 : trois de sa couleur principale, la quatrième de l’autre.
xobrainer-rules-lineup-2 = Une fois les quatre jouées, quatre nouvelles arrivent, de la même façon.
xobrainer-rules-lineup-3 = Tout le monde voit toujours les deux ordres de jeu.
xobrainer-rules-lineup-4 = Chaque manche commence avec les 32 pièces, à la pièce 1.
xobrainer-rules-lineup-picture = Les deux ordres de jeu, après que chaque camp a posé sa première pièce. À droite, ce qui reste dans le sac.

xobrainer-rules-turn-title = Un coup
xobrainer-rules-turn = Le sort décide qui commence la partie ; ensuite on alterne.
xobrainer-rules-turn-1 = Un coup, c’est une pièce : la suivante dans l’ordre de jeu, sur n’importe quelle case vide.
xobrainer-rules-turn-2 = L’exception : sur les quatre cases KO, les croix ne posent que du rose, les ronds que du vert.
xobrainer-rules-turn-picture = Une croix verte va sur D6. Les quatre cases KO lui sont fermées.

xobrainer-rules-rows-title = Alignements
xobrainer-rules-rows = Cinq sans trou, à l’horizontale, à la verticale ou en diagonale, d’une même forme ou d’une même couleur.
xobrainer-rules-rows-1 = Les croix gagnent la manche avec cinq croix de n’importe quelle couleur, ou cinq pièces vertes de n’importe quelle forme.
xobrainer-rules-rows-2 = Les ronds la gagnent avec cinq ronds ou cinq pièces roses.
xobrainer-rules-rows-3 = Les pièces des deux camps comptent : un rond vert sert à un alignement vert.
xobrainer-rules-rows-4 = Compléter un alignement pour le seul camp adverse, c’est lui offrir la manche.
xobrainer-rules-rows-5 = Si une pièce complète un alignement pour les deux camps, celui qui l’a posée gagne, même si l’autre alignement passe par une case KO.
xobrainer-rules-rows-6 = Si six pièces ou plus se suivent, cinq comptent ; le vainqueur choisit les meilleures. À l’écran, cela se fait tout seul.
xobrainer-rules-rows-7 = Si plusieurs alignements se forment à la fois, le meilleur compte. Si vous le souhaitez, tous comptent : chaque case une fois, et cinq au plus sur une même ligne droite.
xobrainer-rules-rows-8 = Si toutes les pièces sont posées sans alignement, la manche est nulle : aucun point, et le camp qui ne l’a pas commencée commence la suivante.
xobrainer-rules-rows-picture = À gauche, cinq croix de deux couleurs ; à droite, cinq pièces vertes de deux formes. Les deux font gagner les croix.

xobrainer-rules-knockout-title = KO
xobrainer-rules-knockout = Un alignement gagnant qui passe par une des quatre cases KO gagne aussitôt toute la partie, quel que soit le score.
xobrainer-rules-knockout-1 = Comme on n’y pose que des croix roses et des ronds verts, une telle pièce sert toujours aux deux camps.
xobrainer-rules-knockout-2 = Un alignement par une case KO passe avant les autres du même camp.
xobrainer-rules-knockout-3 = Une case KO elle-même ne vaut aucun point.
xobrainer-rules-knockout-picture = Cinq croix, dont la première sur la case KO B2 : les croix gagnent la partie.

xobrainer-rules-score-title = Points, sets, partie
xobrainer-rules-score = Le vainqueur de la manche marque les points inscrits sur les cinq cases de l’alignement.
xobrainer-rules-score-1 = Nous n’avons pas les illustrations des livrets. Notre plateau a dix cases sur dix, et moins il passe d’alignements par une case, plus elle vaut de points. Sur votre plateau, c’est ce qui y est imprimé qui compte.
xobrainer-rules-score-2 = Puis le plateau est vidé, et le perdant commence la manche suivante, dans un nouveau set aussi.
xobrainer-rules-score-3 = Il faut 20 points pour gagner le set. Les deux camps repartent ensuite de 0 ; ce qui dépasse 20 est perdu.
xobrainer-rules-score-4 = Il faut trois sets pour gagner la partie.
xobrainer-rules-score-picture = Les cinq cases valent 2, 2, 1, 1 et 2 : cet alignement rapporte 8 points.

xobrainer-rules-match-title = Parties plus courtes
xobrainer-rules-match = Au lieu de trois sets gagnants, vous pouvez convenir d’avance d’une partie plus courte :
xobrainer-rules-match-1 = deux sets gagnants,
xobrainer-rules-match-2 = un seul set,
xobrainer-rules-match-3 = un nombre fixé de manches : le plus grand nombre de points gagne,
xobrainer-rules-match-4 = une seule manche,
xobrainer-rules-match-5 = jusqu’à un total de points convenu.
xobrainer-rules-match-6 = Un KO met fin à toute partie.
xobrainer-rules-match-7 = Si une variante « fait gagner le set » là où il n’y a pas de sets, cela vaut 20 points à la place des points et des bonus, à moins que ceux-ci ne soient plus élevés ; dans une manche unique, cela fait gagner la partie.
xobrainer-rules-match-8 = Sur un nombre fixé de manches, l’égalité est une nulle, et une manche nulle compte aussi. Si l’unique manche est nulle, la partie l’est aussi.
xobrainer-rules-match-picture = Le quatrième set : les croix ont 14 points et un set, les ronds 8 points et deux sets.

xobrainer-rules-mix-title = Six variantes et leurs cartes
xobrainer-rules-mix = TimeBomb, TimeBalance, Random, Mission, Map et Trap pimentent le jeu, seules ou combinées.
xobrainer-rules-mix-1 = Pour Map, Mission et Trap, il y a des cartes où quatre cases sont marquées. Une marque blanche désigne la couleur principale du camp qui lit la carte, une violette l’autre couleur.
xobrainer-rules-mix-2 = Tenez la carte dans le sens du plateau : les cases sont les mêmes pour les deux camps.
xobrainer-rules-mix-3 = Les six se combinent librement, mais il n’y a qu’une horloge au plus. Les livrets ne le disent que pour quatre d’entre elles.
xobrainer-rules-mix-4 = Les 25 cartes sont les nôtres, avec trois marques blanches et une violette ; sur les cases KO, il n’y en a que des violettes. Le paquet est mélangé avant chaque manche : on pioche d’abord pour Map, puis pour Trap, puis pour Mission.
xobrainer-rules-mix-5 = Un KO passe avant un set gagné, et celui-ci avant les points. La dernière pièce posée compte encore pour les missions et les pièges.
xobrainer-rules-mix-picture = La même carte, à gauche lue par les croix, à droite par les ronds : trois cases de la couleur principale, une de l’autre.

xobrainer-rules-bomb-title = TimeBomb
xobrainer-rules-bomb = Chaque coup a une limite de temps.
xobrainer-rules-bomb-1 = Au choix : 10, 20, 30 ou 40 secondes. Dès qu’un coup est fini, le temps de l’autre camp court.
xobrainer-rules-bomb-2 = Le temps écoulé, le tour est perdu.
xobrainer-rules-bomb-3 = La pièce reste alors la suivante à jouer. À l’écran, l’horloge du serveur fait foi, et l’on peut choisir de 3 à 600 secondes.
xobrainer-rules-bomb-4 = Si chaque camp perd trois tours de suite, la manche est nulle ; après trois de ces manches d’affilée, la partie s’arrête sans vainqueur. Si un camp n’a plus de pièces avant l’autre, il passe.
xobrainer-rules-bomb-picture = Le temps s’écoule sur la pièce à jouer : encore 7 secondes.

xobrainer-rules-balance-title = TimeBalance
xobrainer-rules-balance = Une barre pour les deux : elle part du milieu à chaque manche et avance vers le camp qui joue. Chaque coup l’inverse.
xobrainer-rules-balance-1 = Jouer vite laisse peu de temps à l’autre camp.
xobrainer-rules-balance-2 = Si la barre atteint le bout d’un camp, il perd le set : le plateau est vidé, chacun revient à 0, et c’est lui qui commence.
xobrainer-rules-balance-3 = Du milieu au bout, il y a 10, 20, 30 ou 40 secondes.
xobrainer-rules-balance-4 = Les horloges attendent que tout le monde ait vu le dernier résultat, mais dix secondes au plus. Avant la première manche et avant chaque manche avec des cartes, elles attendent aussi que chacun ait vu le tirage au sort et ses cartes.
xobrainer-rules-balance-picture = Les croix jouent, la barre va vers la gauche. Il leur reste 24 secondes ; les ronds en auraient 16.

xobrainer-rules-random-title = Random
xobrainer-rules-random = Les quatre pièces de l’ordre de jeu sont tirées à l’aveugle du sac de leur camp et jouées dans l’ordre du tirage.
xobrainer-rules-random-1 = Une fois jouées, on en tire quatre autres, sans rien remettre. Chaque manche commence avec un sac plein.
xobrainer-rules-random-2 = On ne connaît que les quatre du moment, mais tout le monde les connaît.
xobrainer-rules-random-picture = Deux ordres de jeu tirés au sort : les couleurs sortent dans n’importe quel ordre.

xobrainer-rules-map-title = Map
xobrainer-rules-map = Chaque manche part d’une autre position.
xobrainer-rules-map-1 = Avant la manche, chaque camp pioche une carte et pose quatre pièces de sa forme comme elle le montre. Puis vient l’ordre de jeu.
xobrainer-rules-map-2 = Ces quatre pièces sont prises sur les siennes : il en reste 28 à jouer.
xobrainer-rules-map-3 = Si deux cartes forment déjà un alignement, on repioche les deux. Avec nos cartes, cela n’arrive pas.
xobrainer-rules-map-picture = Quatre pièces des croix et quatre des ronds sont déjà là avant de commencer.

xobrainer-rules-mission-title = Mission
xobrainer-rules-mission = Avant chaque manche, chaque joueur pioche une carte et la garde secrète, même pour ses coéquipiers, jusqu’à la fin de la manche.
xobrainer-rules-mission-1 = Une pièce de sa forme, sur une case marquée et dans la bonne couleur, est une pièce de mission, quel que soit le coéquipier qui l’a posée.
xobrainer-rules-mission-2 = Si le camp gagne la manche par un alignement, chaque pièce de mission rapporte 3 points de plus, même si elle est dans l’alignement.
xobrainer-rules-mission-3 = Les quatre pièces d’une carte plus un alignement, c’est le KO.
xobrainer-rules-mission-4 = Dans une équipe, les cartes de tous ses joueurs comptent.
xobrainer-rules-mission-5 = Une mission vaut pour une manche. Si vous le souhaitez, les quatre pièces suffisent pour le KO, sans alignement ; c’est ce que dit le livret néerlandais.
xobrainer-rules-mission-6 = Les pièces de Map ne comptent pas. Avec des équipes inégales, seules comptent les meilleures cartes du plus grand camp, autant que le plus petit a de joueurs.
xobrainer-rules-mission-picture = Les croix ont posé deux des quatre pièces de mission, sur A4 et I7. Si elles gagnent la manche par un alignement, cela fait 6 points de plus.

xobrainer-rules-trap-title = Trap
xobrainer-rules-trap = Avant chaque manche, chaque camp pioche une carte connue de lui seul. Elle porte quatre pièges.
xobrainer-rules-trap-1 = Une pièce que l’autre camp pose sur une case marquée, dans la couleur marquée, est prise au piège. On ne l’apprend qu’après la manche.
xobrainer-rules-trap-2 = Cela ne compte que pour le camp qui gagne la manche par un alignement.
xobrainer-rules-trap-3 = Une pièce piégée : 5 points de plus ; deux : le set ; trois ou quatre : KO.
xobrainer-rules-trap-4 = Le blanc est la couleur principale du camp qui a la carte ; si vous le souhaitez, celle de l’autre.
xobrainer-rules-trap-5 = Sur une case KO, le piège prend la seule sorte de pièce que l’autre camp peut y poser. Les pièces de Map ne sont jamais piégées.
xobrainer-rules-trap-picture = Une carte piège des croix. Sur I7 se trouve un rond vert : piégé. Sur les autres cases, les pièges attendent encore.

xobrainer-rules-teams-title = Équipes
xobrainer-rules-teams = On peut jouer à plusieurs dans un camp.
xobrainer-rules-teams-1 = Les joueurs d’une équipe posent une pièce à tour de rôle.
xobrainer-rules-teams-2 = Il est interdit de se concerter pendant la partie. C’est pourquoi il n’y a pas de messagerie à l’écran.
xobrainer-rules-teams-3 = On conseille trois joueurs par camp au plus. Au-delà, mieux vaut un tournoi.
xobrainer-rules-teams-4 = Le tour de rôle continue d’une manche et d’un set à l’autre, et un tour perdu compte comme joué. Les camps peuvent être inégaux ; si vous le souhaitez, on peut être plus de trois dans un camp, huit en tout.
xobrainer-rules-teams-picture = Trois contre trois. La flèche montre qui posera ensuite pour son camp.

xobrainer-rules-ours-title = Ce qui vient de nous
xobrainer-rules-ours = Nous n’avons pas les illustrations des livrets, et tout n’y est pas clair. Viennent de nous :
xobrainer-rules-ours-1 = le plateau : où sont les points et les cases KO. Un plateau calme, avec les cases KO dans les coins, et un plateau sauvage, où elles sont plus près du milieu, sont fournis ; vous pouvez aussi charger le vôtre,
xobrainer-rules-ours-2 = les 25 cartes ; elles aussi peuvent être remplacées par les vôtres,
xobrainer-rules-ours-3 = les durées de TimeBalance, le fait que Trap et TimeBalance se combinent avec tout, et ce qui arrive quand les pièces viennent à manquer,
xobrainer-rules-ours-4 = notre lecture là où les livrets allemand, français et néerlandais se contredisent : les points reviennent à 0 après chaque set, TimeBalance coûte le set, TimeBomb le tour, une mission vaut pour une manche, une carte piège porte quatre pièges, et on les révèle après la manche.
xobrainer-rules-ours-picture = Nos trois plateaux : l’habituel, le calme et le sauvage. Les étoiles sont les cases KO.

xobrainer-rules-help-title = À l’écran
xobrainer-rules-help = Appuyez sur une case. Sur un téléphone, la pièce apparaît d’abord en transparence, un second appui la pose. Au clavier : flèches et Entrée ; T annonce les menaces, C le temps. Un coup se reprend si tous sont d’accord, mais pas avec une horloge, Random ou des cartes secrètes.
xobrainer-rules-help-picture = Une pièce en transparence sur D6. Les bandes montrent sa ligne et sa colonne.
