# Apprendre X-Code en jouant : que faire, titre, indice, pourquoi c’est juste, ce qui n’allait pas.

learn-xcode-seat-1 = Léa
learn-xcode-seat-2 = Rob

learn-xcode-draw = Ensemble, vous déchiffrez les douze cases, chacune avec trois cartes identiques. Vous avez deux sept. Piochez une carte.
learn-xcode-draw-title = Votre main et le plan
learn-xcode-draw-hint = Appuyez sur « Piocher » ou sur la pioche.
learn-xcode-draw-why = Le troisième sept ! Pas de tours ici : tout le monde agit en même temps, aussi souvent qu’il le souhaite.
learn-xcode-draw-thrown = Ces cartes sont sur la défausse. Il fallait en piocher une.

learn-xcode-lay = Trois sept font une série. Posez-la, et la case 7 est déchiffrée.
learn-xcode-lay-title = Déchiffrer une case
learn-xcode-lay-hint = Appuyez sur la case 7 ou sur le dernier bouton sous votre main.
learn-xcode-lay-why = Déchiffrée ! Encore onze. Pour une série, les flèches ne comptent pas.
learn-xcode-lay-thrown = Jetées. Vos sept formaient une série : posez-la plutôt.

learn-xcode-joker = Vous avez deux quatre et un joker. Un joker remplace n’importe quelle carte : déchiffrez la case 4.
learn-xcode-joker-title = Le joker
learn-xcode-joker-hint = La case 4 est prête : appuyez dessus.
learn-xcode-joker-why = Réussi, grâce au joker. Il est maintenant sur le plan : il n’y en a que trois, et on ne les échange jamais.
learn-xcode-joker-thrown = Dommage pour ces cartes. Posez les deux quatre avec le joker.

learn-xcode-discard = À trois, la limite est de neuf cartes : vous ne pouvez plus piocher. Choisissez les trois moins utiles et défaussez-les.
learn-xcode-discard-title = Défausser trois cartes
learn-xcode-discard-hint = Gardez les cinq et les huit. Touchez trois cartes isolées, puis « Défausser ».
learn-xcode-discard-why = De la place pour de nouvelles cartes. C’est toujours trois, et elles reviennent quand la pioche est vide.
learn-xcode-discard-pair = Vous cassez une paire. Il ne manque qu’une carte aux cinq et aux huit : gardez-les.

learn-xcode-ask = Vous avez deux six. Personne ne voit vos cartes : dites ce qu’il vous faut.
learn-xcode-ask-title = Dites-le
learn-xcode-ask-hint = Sous « Dire », il y a la phrase : « Besoin de 6, j’en ai 2 ».
learn-xcode-ask-why = Léa, à votre gauche, a entendu : elle vous propose un six.
learn-xcode-ask-thrown = Cela ne vous avance pas. Demandez plutôt le troisième six.

learn-xcode-trade = Léa propose un six dont la flèche va à droite, vers vous. Donnez-lui en échange une carte dont la flèche va à gauche, vers elle.
learn-xcode-trade-title = Le premier échange
learn-xcode-trade-hint = Touchez le trois, flèche à gauche, puis la carte de Léa.
learn-xcode-trade-why = Échangé : vous avez trois six. Une carte ne va que dans le sens de sa flèche.
learn-xcode-trade-six = Un six contre un six : vous n’en avez toujours que deux. Donnez ce qui ne sert pas.
learn-xcode-trade-thrown = Vous n’avez plus rien à échanger. Donnez le trois à Léa.
learn-xcode-trade-declined = Léa reprend son six. C’était pourtant la carte qu’il vous fallait !

learn-xcode-offer = Rob, à votre droite, cherche un deux et en a déjà deux. Proposez-lui le vôtre : sa flèche va à droite.
learn-xcode-offer-title = Proposer une carte
learn-xcode-offer-hint = Touchez le deux, puis la place de Rob ou le bouton à flèche droite.
learn-xcode-offer-why = Rob vous a donné un neuf et a déchiffré la case 2 aussitôt. C’est en s’aidant qu’on gagne.
learn-xcode-offer-nine = Gardez les neuf : Rob cherche un deux. Laquelle de vos cartes en est un ?
learn-xcode-offer-thrown = Rob en aurait voulu une. Proposez-lui le deux.

learn-xcode-wait = Vous avez deux séries : les cartes Temps et les huit. Retourner le sablier ne laisserait que les 30 secondes du bas. Posez l’autre série.
learn-xcode-wait-title = Pas trop tôt
learn-xcode-wait-hint = La case 8 est prête : appuyez dessus.
learn-xcode-wait-why = La case 8 est déchiffrée, et les cartes Temps attendent leur heure.
learn-xcode-wait-early = Deux minutes perdues : il y avait 150 secondes en haut, il n’en reste que 30.
learn-xcode-wait-thrown = Ces cartes font partie de vos séries. Posez les huit.

learn-xcode-turn = Deux minutes plus tard : 15 secondes en haut, 165 en bas. C’est le moment de poser les cartes Temps !
learn-xcode-turn-title = Retourner tard
learn-xcode-turn-hint = Appuyez sur le sablier ou sur le dernier bouton sous votre main.
learn-xcode-turn-why = De nouveau 165 secondes ! En vrai, le sable coule pendant que vous réfléchissez. Ici, il a attendu.
learn-xcode-turn-thrown = Sans cartes Temps, le sable s’épuise. Posez les trois en série.
