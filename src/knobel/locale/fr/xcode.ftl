# Le plateau de X-Code.

xcode-board = La table
xcode-keys = Les flèches parcourent la main, Espace choisit. D pioche, X défausse trois cartes, S pose une série, Maj + flèche échange à gauche ou à droite, T annonce le sable restant.
xcode-team = L’équipe
xcode-seat = Place { $number }
xcode-level = Niveau { $number }
xcode-mission-rows = Mission : ligne par ligne
xcode-mission-silence = Mission : silence radio
xcode-mission-second-glass = Mission : second sablier
xcode-mission-turncoat = Mission : flèches tournantes
xcode-mission-hot-joker = Mission : jokers brûlants
xcode-mission-cut-cable = Mission : câble coupé
xcode-mission-dark = Mission : dans le noir
xcode-says-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
xcode-says-refill = Sablier rempli à chaque fois
xcode-says-overdraw = Trop piocher coûte la main
xcode-leaving = Un robot prend votre place et vos cartes. Vous ne pourrez plus revenir.
xcode-leaving-page = Le sable continue de couler. Après cinq secondes, les autres peuvent laisser un robot jouer pour vous. « Mes parties » vous ramène à votre place à tout moment.
xcode-won = Code déchiffré !
xcode-lost = Pas cette fois

xcode-time = temps
xcode-star = étoile
xcode-hash = dièse
xcode-joker = Joker
xcode-hidden = carte cachée
xcode-card-left = { $symbol }, flèche à gauche
xcode-card-right = { $symbol }, flèche à droite
xcode-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
xcode-seconds = { $count } s

xcode-fields = Cases du code
xcode-field-cracked = { $symbol } : déchiffré par { $name }
xcode-field-ready = { $symbol } : déchiffrer maintenant
xcode-field-locked = { $symbol } : encore verrouillé
xcode-field-mine = { $symbol } : ouvert, vous en avez { $count }
xcode-field-open = { $symbol } : ouvert
xcode-tally = Cases déchiffrées : { $count } sur 12
xcode-sand = Sablier : { $above } { $above ->
    [one] seconde
   *[other] secondes
} en haut, { $below } en bas
xcode-second-sand = Second sablier : { $above } { $above ->
    [one] seconde
   *[other] secondes
} en haut, { $below } en bas
xcode-time-sets = { $count ->
    [0] pas encore retourné
    [one] retourné une fois
   *[other] retourné { $count } fois
}
xcode-pile = { $count ->
    [0] Pioche vide : piocher
    [one] Pioche, une carte : piocher
   *[other] Pioche, { $count } cartes : piocher
}
xcode-pile-short = Pioche { $count }
xcode-discards = Défausse, { $count } { $count ->
    [one] carte
   *[other] cartes
}, dessus { $card }
xcode-discards-none = Défausse, vide
xcode-discards-short = Défausse { $count }

xcode-neighbour = Entre vous et { $name }
xcode-theirs = Proposée : { $card }
xcode-give = Donner { $card } contre { $against }
xcode-nothing-fits = Rien ne convient
xcode-cut = Câble coupé
xcode-decline = Refuser { $card }
xcode-withdraw = Reprendre { $card }
xcode-offer = Proposer { $card } à { $name }
xcode-trade-hint = Choisir une carte
xcode-trade-with = Échanger avec { $name }
xcode-cannot-go = { $card } ne peut pas aller vers { $name }.

xcode-hand = Votre main : { $count } { $count ->
    [one] carte
   *[other] cartes
}, { $limit } au plus
xcode-hand-count = { $count } { $count ->
    [one] carte
   *[other] cartes
} sur { $limit }
xcode-sort = Trier
xcode-actions = Ce que vous pouvez faire
xcode-draw = Piocher
xcode-discard = Défausser
xcode-lay = Poser le code { $symbol }
xcode-lay-time = Retourner : { $seconds } s
xcode-ask-turn = { $how ->
    [again] Appuyez encore une fois pour retourner le sablier
   *[hold] Restez appuyé pour retourner le sablier
} : il resterait { $seconds } s au lieu de { $left } s.
xcode-no-set = Aucune série
xcode-full = { $limit ->
    [one] Pas plus de { $limit } carte.
   *[other] Pas plus de { $limit } cartes.
}
xcode-out = Vous n’êtes plus dans le cercle.
xcode-ready = Le sable va couler
xcode-bots-follow = Les robots aident : ils ne déchiffrent un champ qu’après vous.

xcode-talk = Dire
xcode-say-need = Besoin de { $symbol }
xcode-say-need-with = Besoin de { $symbol }, j’en ai { $count }
xcode-say-have = J’ai { $card }
xcode-say-have-left = J’ai { $symbol } ◀
xcode-say-have-right = J’ai { $symbol } ▶
xcode-say-which-arrow = { $symbol } : quelle flèche ?
xcode-say-time = Temps vers moi
xcode-say-sand = Attention au sable !
xcode-say-more = Dire autre chose
xcode-say-to = À qui
xcode-to-all = Tous
xcode-kind-need = Besoin
xcode-kind-have = J’ai
xcode-kind-which-arrow = Quelle flèche ?
xcode-to-you = Rien que pour vous : { $words }

xcode-started = Le sable coule.
xcode-said = { $name } : { $words }
xcode-cracked-by = { $name } a déchiffré { $symbol }, { $count } sur 12.
xcode-turned = Sablier retourné, encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
xcode-offered = { $name } vous propose : { $card }.
xcode-offer-gone = { $name } a repris { $card }.
xcode-traded = Échangé avec { $name }.
xcode-declined = { $name } ne veut pas échanger : { $card }.
xcode-lost-hand = Toute votre main est à la défausse.
xcode-quiet = Silence radio : personne ne parle.
xcode-quiet-for = Silence radio, encore { $seconds } s
xcode-quiet-in = Silence radio dans { $seconds } s
xcode-turning = Les flèches de { $symbol } se retournent dans { $seconds } s
xcode-fuse = Votre joker brûle : encore { $seconds } s
xcode-cable = Câble coupé : { $one } et { $two }, encore { $seconds } s

xcode-story = Ce qui s’est passé
xcode-story-sand = { $turns ->
    [0] Le sable a coulé { $time } min, jamais retourné
    [one] Le sable a coulé { $time } min, retourné une fois
   *[other] Le sable a coulé { $time } min, retourné { $turns } fois
}
xcode-story-trades = Échanges
xcode-story-sets = Séries
xcode-story-waited = Réponse aux offres
xcode-story-lost = Où des secondes se sont perdues
xcode-story-early = { $count } s de sable perdues : c’est ce qui restait en haut au moment de retourner.
xcode-story-pauses = { $count } s où personne n’a rien fait.

xcode-our-missions = Nos propres missions
xcode-stop-won = gagné
xcode-stop-open = ouvert
xcode-stop-locked = verrouillé
xcode-stop-after = S’ouvre après une victoire : { $level }.
xcode-stop-new = Pas encore tenté.
xcode-stop-tries = { $tries ->
    [1] Tenté une fois
   *[other] Tenté { $tries } fois
}, { $wins ->
    [0] pas encore gagné
    [one] gagné une fois
   *[other] gagné { $wins } fois
}
xcode-stop-best = meilleur temps { $time }

xcode-lobby-hint = On échange avec ses voisins.

xcode-story-turn = { $time } · { $name } a retourné le sablier à { $left } s de la fin : encore { $after } s
xcode-story-left = Sable restant

xcode-crack-key = poser
xcode-tally-of = sur 12
xcode-tally-short = { $count } sur 12
xcode-lies = { $name } propose à { $to } : { $card }
xcode-beside-left = à votre gauche
xcode-beside-right = à votre droite
xcode-offers-here = { $name } propose
xcode-for = Pour { $name }
xcode-swap = Échan­ger
xcode-take-back = Repren­dre
xcode-offer-this = Proposer { $card }
xcode-no-offer = aucune offre
xcode-hand-full = main pleine
xcode-choose = en choisir { $count }
xcode-chosen = { $count } sur { $of }
xcode-to = { $card } à { $name }

xcode-feed-empty = Ici s’affiche qui déchiffre une case, échange ou retourne le sablier.
xcode-feed-you = Vous
xcode-feed-now = à l’instant
xcode-feed-cracked = { $me ->
    [1] avez déchiffré { $card }
   *[other] a déchiffré { $card }
}
xcode-feed-turned = { $me ->
    [1] avez retourné le sablier
   *[other] a retourné le sablier
}
xcode-feed-turned-from = { $me ->
    [1] avez retourné le sablier : { $left } → { $after } s
   *[other] a retourné le sablier : { $left } → { $after } s
}
xcode-feed-offered = { $me ->
    [1] proposez { $card } à { $to }
   *[other] propose { $card } à { $to }
}
xcode-feed-offered-you = vous propose { $card }
xcode-feed-traded = ⇄ { $to } : { $card } contre { $against }
xcode-feed-discarded = { $me ->
    [1] avez défaussé trois cartes
   *[other] a défaussé trois cartes
}
xcode-feed-hand-lost = { $me ->
    [1] avez perdu toute la main
   *[other] a perdu toute sa main
}
xcode-feed-left = { $me ->
    [1] avez quitté la table
   *[other] a quitté la table
}
xcode-feed-ran-out = Le sable s’est écoulé

xcode-decided-won = { $seconds ->
    [one] Il restait { $seconds } seconde de sable.
   *[other] Il restait { $seconds } secondes de sable.
}
xcode-decided-held = Tout pour { $symbol } était à la table : { $who }.
xcode-held-by = { $name } en avait { $count }
xcode-held-you = vous en aviez { $count }
xcode-decided-missing = { $count ->
    [one] Il ne manquait que { $fields }.
   *[other] Il manquait encore : { $fields }.
}
xcode-see-it = Voir
