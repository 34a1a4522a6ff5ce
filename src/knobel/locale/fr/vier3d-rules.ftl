# Les règles de Vier-gewinnt 3D, avec nos mots.

vier3d-rules-lead = À deux, et à trois avec les boules jaunes. Cette page vous sert aussi autour d’un vrai plateau. Là où le livret laisse une question ouverte ou ne tombe pas juste, nous avons tranché : ces lignes portent la mention « Notre lecture ».

vier3d-rules-goal-title = L’idée
vier3d-rules-goal = On enfile des boules sur seize tiges, quatre sur quatre. Chaque tige porte quatre boules, cela fait 64 places. Quatre boules de sa couleur en ligne droite forment une ligne.
vier3d-rules-goal-1 = Il y a 32 boules rouges et 32 bleues, une couleur par joueur. Les 21 jaunes ne servent que dans la seconde variante.
vier3d-rules-goal-2 = Deux variantes : la première ligne gagne, ou le plus grand nombre de lignes gagne.
vier3d-rules-goal-3 = Ici, les tiges portent des noms comme les cases d’un petit échiquier, de A1 à D4, et les places d’une tige sont aux niveaux 1 à 4.
vier3d-rules-goal-picture = Le plateau, séparé en ses quatre niveaux : le premier en bas, le quatrième en haut. Les places qui se superposent sont sur la même tige.

vier3d-rules-move-title = Un coup
vier3d-rules-move = On joue à tour de rôle. Un coup, c’est une boule de sa couleur.
vier3d-rules-move-1 = Enfilez-la sur n’importe quelle tige qui n’est pas pleine.
vier3d-rules-move-2 = Elle tombe toujours sur la place libre la plus basse.
vier3d-rules-move-3 = On n’a pas le droit de passer son tour.
vier3d-rules-move-4 = Rouge commence. Choisissez les couleurs ou tirez-les au sort ; à la revanche, on change.
vier3d-rules-move-picture = Il y a déjà trois boules sur la tige B2 : la suivante se pose donc au quatrième niveau.

vier3d-rules-lines-title = Lignes
vier3d-rules-lines = Quatre boules d’une couleur en ligne droite. Le cube en compte 76 :
vier3d-rules-lines-1 = Verticale : quatre boules superposées sur une tige (16).
vier3d-rules-lines-2 = Horizontale : quatre côte à côte sur un niveau, dans un sens ou dans l’autre (32).
vier3d-rules-lines-3 = Diagonale dans un plan : en travers d’un niveau, ou montante dans un plan vertical (24).
vier3d-rules-lines-4 = Diagonale de l’espace : d’un coin du cube au coin opposé, en passant par le milieu (4).
vier3d-rules-lines-picture = Dans l’ordre : verticale sur B2, horizontale au deuxième niveau, montante de A1 à D1, et une diagonale de l’espace de A1 en bas à D4 en haut.

vier3d-rules-first-title = Variante 1 : la première ligne gagne
vier3d-rules-first = Le jeu le plus court, sans boules jaunes.
vier3d-rules-first-1 = La première personne à compléter une ligne de sa couleur gagne aussitôt.
vier3d-rules-first-2 = Si les 64 boules sont posées sans ligne, la partie est nulle.
vier3d-rules-first-3 = Si la dernière boule complète plusieurs lignes, toutes sont montrées ; on ne gagne pas plus pour autant.
vier3d-rules-first-picture = La boule sur D1 complète une diagonale de l’espace, de A4 au premier niveau à D1 au quatrième : rouge gagne.

vier3d-rules-most-title = Variante 2 : le plus grand nombre de lignes gagne
vier3d-rules-most = Le jeu le plus long. Une ligne n’y met pas fin.
vier3d-rules-most-1 = On joue jusqu’à ce que toutes les tiges soient pleines.
vier3d-rules-most-2 = Chaque ligne entièrement de votre couleur compte un point.
vier3d-rules-most-3 = Une boule peut appartenir à plusieurs lignes ; chacune des 76 compte une fois. (Dans le livret, il manque des mots à cette phrase.)
vier3d-rules-most-4 = La personne qui a le plus de lignes à la fin gagne. À égalité, la partie est nulle.
vier3d-rules-most-5 = La personne qui joue en second a ici un léger avantage. À la revanche, c’est donc l’autre qui commence, et vous pouvez convenir d’emblée de deux parties : deux points pour une victoire, un pour une nulle.
vier3d-rules-most-picture = Un plateau plein. Rouge a trois lignes, dont deux partagent une boule sur A3 ; bleu en a deux.

vier3d-rules-yellow-title = Boules jaunes
vier3d-rules-yellow = Elles servent dans la seconde variante : au lieu d’une boule à vous, vous pouvez en jouer une jaune.
vier3d-rules-yellow-1 = Le jaune comble et bloque, mais ne compte dans aucune ligne.
vier3d-rules-yellow-2 = Réparties, sauf autre choix : 32 + 32 + 21 boules ne tiennent pas sur 64 places. La personne qui commence a donc 22 boules de sa couleur et 10 jaunes, l’autre 21 et 11. À vous de décider quand jouer lesquelles.
vier3d-rules-yellow-3 = Libres : 32 boules à chacun, et une réserve commune de 21 jaunes.
vier3d-rules-yellow-4 = Sans jaune : 32 rouges et 32 bleues.
vier3d-rules-yellow-5 = La personne qui n’a plus de boules de sa couleur doit jouer les jaunes, et inversement.
vier3d-rules-yellow-picture = Rouge avait A1, B1 et C1 au niveau le plus bas ; une boule jaune sur D1 bloque la ligne. Dessous, ce que chacun a au départ.

vier3d-rules-three-title = À trois
vier3d-rules-three = Le livret est pour deux. Ici, dans la seconde variante, le jaune peut appartenir à un troisième joueur. Ses lignes comptent alors, et lui seul joue le jaune.
vier3d-rules-three-1 = Rouge, bleu et jaune jouent dans cet ordre. La personne qui commence a 22 boules, les autres 21 ; à la revanche, quelqu’un d’autre commence.
vier3d-rules-three-2 = Le plus grand nombre de lignes gagne ; à égalité, on partage la place.
vier3d-rules-three-3 = La personne qui abandonne ou dépasse son temps finit dernière, et les autres continuent jusqu’à leur dernière boule. Si quelqu’un d’autre part encore, la personne qui reste gagne.
vier3d-rules-three-picture = Trois couleurs sur le plateau. Les boules jaunes ont deux bandes sombres, les bleues une claire.

vier3d-rules-clock-title = Pendule et reprise d’un coup
vier3d-rules-clock = Le livret ne prévoit pas de pendule. Ici, il y en a une si vous voulez.
vier3d-rules-clock-1 = Soit une limite pour chaque coup, soit un temps pour toute la partie, auquel chaque coup ajoute quelques secondes.
vier3d-rules-clock-2 = La personne dont le temps est écoulé perd, dans la seconde variante aussi et quel que soit le score. À trois, elle finit dernière.
vier3d-rules-clock-3 = Un coup peut être repris si tout le monde est d’accord. Les pendules, elles, ne reculent pas.
vier3d-rules-clock-picture = Le temps qui reste à rouge et à bleu.

vier3d-rules-help-title = À l’écran
vier3d-rules-help = Touchez une tige sur le plateau ou sa touche sur le pavé. Le triangle montre les menaces : les places où une ligne serait complétée.
vier3d-rules-help-picture = Le pavé : une touche par tige, avec ses boules de bas en haut. B2 est choisie.
