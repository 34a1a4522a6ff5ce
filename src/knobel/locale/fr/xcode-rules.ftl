# Les règles de X-Code, avec nos mots.

xcode-rules-lead = De 2 à 8 joueurs, dès 10 ans, 15 minutes et plus. Cette page vous sert aussi autour d’une vraie table. Là où le livret laisse une question ouverte, nous avons tranché : ces lignes portent la mention « Notre lecture ».

xcode-rules-goal-title = Le but
xcode-rules-goal = Vous jouez ensemble contre le sablier : les douze cases du plan de code doivent être déchiffrées avant que le sable ne soit écoulé. On gagne ensemble, on perd ensemble.
xcode-rules-goal-1 = Tout le monde agit en même temps ; il n’y a pas de tours.
xcode-rules-goal-2 = Il y a quatre actions, aussi souvent que vous voulez : piocher une carte, défausser trois cartes, échanger une carte, poser une série.
xcode-rules-goal-3 = Si deux personnes visent la même chose au même instant, une seule l’obtient. À l’écran, l’autre apprend pourquoi.
xcode-rules-goal-picture = En pleine partie : les cases cochées sont déchiffrées. À côté, le sablier avec les secondes de ses deux moitiés.

xcode-rules-cards-title = Le matériel
xcode-rules-cards = 66 cartes, deux plans et un sablier de trois minutes.
xcode-rules-cards-1 = 48 cartes Code : chacun des douze symboles, de 0 à 9, * et #, quatre fois.
xcode-rules-cards-2 = 12 cartes Temps et 6 jokers.
xcode-rules-cards-3 = Chaque carte Code et chaque carte Temps porte une flèche, vers la gauche ou vers la droite. Les jokers n’en ont pas.
xcode-rules-cards-4 = Le plan de code a une case pour chaque symbole. Le plan de temps accueille la pioche, la défausse, les séries de temps et le sablier.
xcode-rules-cards-5 = Le livret ne dit pas combien il y a de cartes ; les nombres viennent de descriptions de la boîte. Chez nous, deux flèches de chaque symbole vont à gauche et deux à droite ; pour les cartes Temps, c’est moitié-moitié.
xcode-rules-cards-picture = Un 5 avec la flèche à gauche, un 5 avec la flèche à droite, une carte Temps, un joker.

xcode-rules-setup-title = Mise en place
xcode-rules-setup = Pour la première partie, au niveau 1 :
xcode-rules-setup-1 = Asseyez-vous en cercle. Chacun a un voisin de gauche et un voisin de droite ; à deux, l’autre est à la fois l’un et l’autre.
xcode-rules-setup-2 = Posez les deux plans au milieu et le sablier sur le plan de temps.
xcode-rules-setup-3 = Trois jokers restent dans la boîte. Mélangez tout le reste et donnez trois cartes à chacun ; ce qui reste est la pioche, face cachée.
xcode-rules-setup-4 = Quand tout le monde est prêt, quelqu’un retourne le sablier. Dès lors, tous jouent à la fois.
xcode-rules-setup-5 = À l’écran, trois secondes passent entre la donne et le départ, ou de 0 à 10 si vous le souhaitez. On peut alors regarder et parler, rien de plus.
xcode-rules-setup-picture = On va commencer : la pioche, une défausse vide, un sablier plein et trois cartes en main.

xcode-rules-draw-title = Piocher une carte
xcode-rules-draw = Prenez une carte de la pioche. C’est permis tant que vous avez moins de cartes que votre limite :
xcode-rules-draw-1 = Une fois la limite atteinte, on ne pioche plus. Si vous la dépassez quand même, vous défaussez aussitôt toute votre main.
xcode-rules-draw-2 = Quand la pioche est vide, on retourne la défausse sans la mélanger. Ce qui a été défaussé en premier est pioché en premier.
xcode-rules-draw-3 = À l’écran, on ne peut pas piocher à la limite. Si vous le souhaitez, c’est comme à table : on peut piocher, et on perd sa main, cartes proposées comprises.
xcode-rules-draw-4 = La défausse n’est retournée que lorsque quelqu’un veut piocher. Si les deux piles sont vides, personne ne peut piocher.
xcode-rules-draw-picture = Huit cartes à quatre joueurs : la limite est atteinte.

xcode-rules-discard-title = Défausser trois cartes
xcode-rules-discard = S’il vous faut de la place ou de nouvelles cartes, posez trois cartes de votre choix sur la défausse, face visible. Toujours trois, ni plus ni moins.
xcode-rules-discard-1 = Les jokers sont permis aussi.
xcode-rules-discard-2 = Vous choisissez l’ordre. C’est dans cet ordre qu’elles reviendront.
xcode-rules-discard-picture = Trois cartes sont choisies ; les chiffres disent dans quel ordre elles sont défaussées.

xcode-rules-trade-title = Échanger avec un voisin
xcode-rules-trade = Vous échangez exactement une carte contre une, avec le voisin de gauche ou celui de droite.
xcode-rules-trade-1 = Vous convenez d’un échange et posez votre carte, face visible, entre vous deux.
xcode-rules-trade-2 = L’autre pose une carte à côté, ou refuse. On ne les prend en main que lorsque les deux sont posées.
xcode-rules-trade-3 = Une carte ne va que dans le sens de sa flèche : ce que vous donnez à gauche pointe à gauche, et ce qui vient en échange pointe à droite.
xcode-rules-trade-4 = À deux aussi, les flèches des deux cartes doivent être différentes.
xcode-rules-trade-5 = Les jokers ne s’échangent jamais.
xcode-rules-trade-6 = Une carte proposée n’est plus dans votre main et ne peut servir à rien d’autre.
xcode-rules-trade-7 = Vous pouvez reprendre votre carte tant que la seconde n’est pas posée. Vers chaque voisin, une seule carte à vous peut être posée, à deux une seule en tout ; elle compte pour la limite. Si vous posez tous deux en même temps et que les flèches conviennent, c’est l’échange ; sinon, les deux restent posées.
xcode-rules-trade-picture = Joost, à votre gauche, propose un 5 avec la flèche à droite. Vous pouvez donner le 2 ou le 8 : leurs flèches pointent à gauche. Pour Mara, à votre droite, votre 9 attend, flèche à droite.

xcode-rules-codes-title = Déchiffrer un code
xcode-rules-codes = Trois cartes Code identiques forment une série de code. Posez-les face visible sur la case de leur symbole : elle est déchiffrée.
xcode-rules-codes-1 = Les cartes y restent jusqu’à la fin.
xcode-rules-codes-2 = Une case n’est déchiffrée qu’une fois. La quatrième carte du symbole peut encore être échangée ou défaussée.
xcode-rules-codes-3 = Le sens des flèches ne compte pas pour une série.
xcode-rules-codes-picture = Trois 7 en main forment une série, et la case 7 les attend. Le 2 et le 5 sont déjà déchiffrés.

xcode-rules-joker-title = Les jokers
xcode-rules-joker = Dans une série, un joker remplace n’importe quelle carte Code ou Temps. Une série faite de jokers seuls n’est pas permise.
xcode-rules-joker-1 = Une vraie carte suffit : c’est elle qui dit quelle est la série.
xcode-rules-joker-2 = Au niveau 4 aussi : une carte Code et trois jokers forment une série de code.
xcode-rules-joker-picture = Deux 4 et un joker déchiffrent le 4. Une carte Temps et deux jokers retournent le sablier.

xcode-rules-sand-title = Le sablier
xcode-rules-sand = Trois cartes Temps forment une série de temps. Posez-les sur le plan de temps et retournez aussitôt le sablier. Elles aussi restent jusqu’à la fin.
xcode-rules-sand-1 = Ce qui s’était écoulé repart dans l’autre sens : retourné quand il reste 10 secondes, il en donne 170 ; retourné quand il en reste 170, seulement 10.
xcode-rules-sand-2 = Tout l’art est de le retourner tard, mais pas trop : une fois le sable écoulé, aucune série n’y change rien.
xcode-rules-sand-3 = Plus facile, si vous le souhaitez : chaque retournement donne trois minutes entières.
xcode-rules-sand-4 = À l’écran, l’horloge du serveur fait foi. Ce qui lui parvient après la fin arrive trop tard.
xcode-rules-sand-picture = Le même instant, avant et après : il restait 10 secondes, il en reste 170.

xcode-rules-talk-title = Parler
xcode-rules-talk = Personne ne montre ses cartes. Mais vous pouvez dire ce qu’il vous faut et ce que vous pouvez donner, et on ne gagne pas sans cela.
xcode-rules-talk-1 = Par exemple : quel symbole vous manque et combien vous en avez, quelle carte vous avez en trop et où va sa flèche, qui réunit les cartes Temps, combien de sable il reste.
xcode-rules-talk-2 = À l’écran, il y a pour cela des phrases rapides, à tous ou à une personne. On peut donc jouer sans voix, et avec l’ordinateur.
xcode-rules-talk-picture = Phrases rapides : un appui dit ce qui convient à votre main et aux demandes des autres.

xcode-rules-end-title = Gagné ou perdu
xcode-rules-end = Si les douze cases sont déchiffrées et qu’il reste du sable, vous avez gagné. Si le sable s’écoule avant, vous avez perdu.
xcode-rules-end-1 = Après une victoire, le niveau suivant vous attend ; après une défaite, un nouvel essai.
xcode-rules-end-2 = Si quelqu’un perd la connexion, le sable continue de couler. Après cinq secondes, les autres peuvent laisser l’ordinateur prendre sa place ; elle peut être reprise à tout moment. La personne qui part pour de bon laisse ses cartes à l’ordinateur. Aucune action ne s’annule.
xcode-rules-end-picture = Les douze cases sont déchiffrées.

xcode-rules-levels-title = Quatre niveaux
xcode-rules-levels = L’entraînement compte quatre niveaux. Gagnez-en un pour tenter le suivant.
xcode-rules-levels-1 = Quand vous retirez des cartes Temps, gardez à peu près autant de flèches à gauche qu’à droite.
xcode-rules-levels-2 = Le quatrième gagné, l’entraînement est réussi : une clé de la vraie boîte ouvre maintenant la mission bleue.
xcode-rules-levels-3 = Au niveau 4, une série de temps compte toujours trois cartes, car il n’y a pas plus de cartes Temps ; les jokers aident ici aussi.
xcode-rules-levels-picture = Une série de code au niveau 4 : quatre cartes, ici deux 9 et deux jokers.

xcode-rules-missions-title = Nos missions
xcode-rules-missions = Les autres missions de la boîte sont secrètes, et nous ne les connaissons pas. Ces sept-là sont les nôtres : le niveau 1 avec une petite règle de plus. Chaque victoire ouvre la suivante.
xcode-rules-missions-1 = Ligne par ligne : au début, seuls 1, 2 et 3 sont ouverts. Quand une ligne est déchiffrée, la suivante s’ouvre.
xcode-rules-missions-2 = Silence radio : personne ne dit rien pendant la seconde moitié de chacune des quatre premières minutes (de 0:30 à 1:00, de 1:30 à 2:00, de 2:30 à 3:00 et de 3:30 à 4:00).
xcode-rules-missions-3 = Second sablier : un petit sablier de 60 secondes coule à côté. Chaque case déchiffrée le remplit ; s’il se vide, vous avez perdu.
xcode-rules-missions-4 = Flèches tournantes : toutes les 20 secondes, toutes les flèches d’un symbole se retournent. On voit lequel sera le prochain. Ses cartes proposées reviennent en main.
xcode-rules-missions-5 = Jokers brûlants : les six jokers sont en jeu, et ils brûlent. Si vous en gardez un pendant 20 secondes, vous perdez toute votre main.
xcode-rules-missions-6 = Câble coupé : deux voisins ne peuvent pas échanger ; toutes les 15 secondes, cela peut tomber sur deux autres. À deux, le câble est coupé environ la moitié du temps.
xcode-rules-missions-7 = Dans le noir : six cases seulement sont éclairées, et elles seules peuvent être déchiffrées. Pour chaque case déchiffrée une autre s’allume, et personne ne sait laquelle.
xcode-rules-missions-picture = Ligne par ligne : la première est déchiffrée, la deuxième ouverte, les autres sont fermées. À gauche, le petit sablier d’une autre mission.

xcode-rules-help-title = À l’écran
xcode-rules-help = Touchez des cartes, puis ce qu’il faut en faire ; ou faites-les glisser. Une série s’illumine et se pose d’un bouton, une offre s’accepte d’un appui. Au clavier : D pioche, X défausse, S pose une série, Maj + flèche échange, T annonce le sable restant.
xcode-rules-help-picture = Le 6 est choisi. Deux 3 et le joker, une série, sont encadrés, et la case 3 s’illumine.

xcode-rules-players = Joueurs
xcode-rules-limit = Limite
xcode-rules-level = Niveau
xcode-rules-jokers = Jokers
xcode-rules-times = Cartes Temps
xcode-rules-set = Série de code
xcode-rules-limit-same = idem
xcode-rules-limit-less = 1 de moins
