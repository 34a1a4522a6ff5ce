# Apprendre X-Code en jouant : que faire, titre, indice, pourquoi c’est juste, ce qui n’allait pas.

xcode-learn-seat-1 = Léa
xcode-learn-seat-2 = Rob

xcode-learn-draw = Ensemble, vous déchiffrez les douze cases, chacune avec trois cartes identiques. Vous avez deux sept. Piochez une carte.
xcode-learn-draw-title = Votre main et le plan
xcode-learn-draw-hint = Appuyez sur « Piocher » ou sur la pioche.
xcode-learn-draw-why = Le troisième sept ! Pas de tours ici : tout le monde agit en même temps, aussi souvent qu’il le souhaite.
xcode-learn-draw-thrown = Ces cartes sont sur la défausse. Il fallait en piocher une.

xcode-learn-lay = Trois sept font une série. Posez-la, et la case 7 est déchiffrée.
xcode-learn-lay-title = Déchiffrer une case
xcode-learn-lay-hint = Appuyez sur la case 7 ou sur le dernier bouton sous votre main.
xcode-learn-lay-why = Déchiffrée ! Encore onze. Pour une série, les flèches ne comptent pas.
xcode-learn-lay-thrown = Jetées. Vos sept formaient une série : posez-la plutôt.

xcode-learn-joker = Vous avez deux quatre et un joker. Un joker remplace n’importe quelle carte : déchiffrez la case 4.
xcode-learn-joker-title = Le joker
xcode-learn-joker-hint = La case 4 est prête : appuyez dessus.
xcode-learn-joker-why = Réussi, grâce au joker. Il est maintenant sur le plan : il n’y en a que trois, et on ne les échange jamais.
xcode-learn-joker-thrown = Dommage pour ces cartes. Posez les deux quatre avec le joker.

xcode-learn-discard = À trois, la limite est de neuf cartes : vous ne pouvez plus piocher. Choisissez les trois moins utiles et défaussez-les.
xcode-learn-discard-title = Défausser trois cartes
xcode-learn-discard-hint = Gardez les cinq et les huit. Touchez trois cartes isolées, puis « Défausser ».
xcode-learn-discard-why = De la place pour de nouvelles cartes. C’est toujours trois, et elles reviennent quand la pioche est vide.
xcode-learn-discard-pair = Vous cassez une paire. Il ne manque qu’une carte aux cinq et aux huit : gardez-les.

xcode-learn-ask = Vous avez deux six. Personne ne voit vos cartes : dites ce qu’il vous faut.
xcode-learn-ask-title = Dites-le
xcode-learn-ask-hint = Sous « Dire », il y a la phrase : « Besoin de 6, j’en ai 2 ».
xcode-learn-ask-why = Léa, à votre gauche, a entendu : elle vous propose un six.
xcode-learn-ask-thrown = Cela ne vous avance pas. Demandez plutôt le troisième six.

xcode-learn-trade = Léa propose un six dont la flèche va à droite, vers vous. Donnez-lui en échange une carte dont la flèche va à gauche, vers elle.
xcode-learn-trade-title = Le premier échange
xcode-learn-trade-hint = Touchez le trois, flèche à gauche, puis la carte de Léa.
xcode-learn-trade-why = Échangé : vous avez trois six. Une carte ne va que dans le sens de sa flèche.
xcode-learn-trade-six = Un six contre un six : vous n’en avez toujours que deux. Donnez ce qui ne sert pas.
xcode-learn-trade-thrown = Vous n’avez plus rien à échanger. Donnez le trois à Léa.
xcode-learn-trade-declined = Léa reprend son six. C’était pourtant la carte qu’il vous fallait !

xcode-learn-offer = Rob, à votre droite, cherche un deux et en a déjà deux. Proposez-lui le vôtre : sa flèche va à droite.
xcode-learn-offer-title = Proposer une carte
xcode-learn-offer-hint = Touchez le deux, puis la place de Rob ou le bouton à flèche droite.
xcode-learn-offer-why = Rob vous a donné un neuf et a déchiffré la case 2 aussitôt. C’est en s’aidant qu’on gagne.
xcode-learn-offer-nine = Gardez les neuf : Rob cherche un deux. Laquelle de vos cartes en est un ?
xcode-learn-offer-thrown = Rob en aurait voulu une. Proposez-lui le deux.

xcode-learn-wait = Vous avez deux séries : les cartes Temps et les huit. Retourner le sablier ne laisserait que les 30 secondes du bas. Posez l’autre série.
xcode-learn-wait-title = Pas trop tôt
xcode-learn-wait-hint = La case 8 est prête : appuyez dessus.
xcode-learn-wait-why = La case 8 est déchiffrée, et les cartes Temps attendent leur heure.
xcode-learn-wait-early = Deux minutes perdues : il y avait 150 secondes en haut, il n’en reste que 30.
xcode-learn-wait-thrown = Ces cartes font partie de vos séries. Posez les huit.

xcode-learn-turn = Deux minutes plus tard : 15 secondes en haut, 165 en bas. C’est le moment de poser les cartes Temps !
xcode-learn-turn-title = Retourner tard
xcode-learn-turn-hint = Appuyez sur le sablier ou sur le dernier bouton sous votre main.
xcode-learn-turn-why = De nouveau 165 secondes ! En vrai, le sable coule pendant que vous réfléchissez. Ici, il a attendu.
xcode-learn-turn-thrown = Sans cartes Temps, le sable s’épuise. Posez les trois en série.
