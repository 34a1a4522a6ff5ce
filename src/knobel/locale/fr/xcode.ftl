# Le plateau de X-Code.

xc-board = La table
xc-keys = Les flèches parcourent la main, Espace choisit. D pioche, X défausse trois cartes, S pose une série, Maj + flèche échange à gauche ou à droite, T annonce le sable restant.
xc-team = L’équipe
xc-seat = Place { $number }
xc-level = Niveau { $number }
xc-mission-rows = Mission : ligne par ligne
xc-mission-silence = Mission : silence radio
xc-mission-second-glass = Mission : second sablier
xc-mission-turncoat = Mission : flèches tournantes
xc-mission-hot-joker = Mission : jokers brûlants
xc-mission-cut-cable = Mission : câble coupé
xc-mission-dark = Mission : dans le noir
xc-says-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
xc-says-refill = Sablier rempli à chaque fois
xc-says-overdraw = Trop piocher coûte la main
xc-leaving = Un robot prend votre place et vos cartes. Vous ne pourrez plus revenir.
xc-leaving-page = Le sable continue de couler. Après cinq secondes, les autres peuvent laisser un robot jouer pour vous. « Mes parties » vous ramène à votre place à tout moment.
xcode-won = Code déchiffré !
xcode-lost = Pas cette fois

xc-time = temps
xc-star = étoile
xc-hash = dièse
xc-joker = Joker
xc-hidden = carte cachée
xc-card-left = { $symbol }, flèche à gauche
xc-card-right = { $symbol }, flèche à droite
xc-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
xc-seconds = { $count } s

xc-fields = Cases du code
xc-field-cracked = { $symbol } : déchiffré par { $name }
xc-field-ready = { $symbol } : déchiffrer maintenant
xc-field-locked = { $symbol } : encore verrouillé
xc-field-mine = { $symbol } : ouvert, vous en avez { $count }
xc-field-open = { $symbol } : ouvert
xc-tally = Cases déchiffrées : { $count } sur 12
xc-sand = Sablier : { $above } { $above ->
    [one] seconde
   *[other] secondes
} en haut, { $below } en bas
xc-second-sand = Second sablier : { $above } { $above ->
    [one] seconde
   *[other] secondes
} en haut, { $below } en bas
xc-time-sets = { $count ->
    [0] pas encore retourné
    [one] retourné une fois
   *[other] retourné { $count } fois
}
xc-pile = { $count ->
    [0] Pioche vide : piocher
    [one] Pioche, une carte : piocher
   *[other] Pioche, { $count } cartes : piocher
}
xc-pile-short = Pioche { $count }
xc-discards = Défausse, { $count } { $count ->
    [one] carte
   *[other] cartes
}, dessus { $card }
xc-discards-none = Défausse, vide
xc-discards-short = Défausse { $count }

xc-neighbour = Entre vous et { $name }
xc-theirs = Proposée : { $card }
xc-give = Donner { $card } contre { $against }
xc-nothing-fits = Rien ne convient
xc-cut = Câble coupé
xc-decline = Refuser { $card }
xc-withdraw = Reprendre { $card }
xc-waits = en attente ; toucher pour reprendre
xc-offer = Proposer { $card } à { $name }
xc-offer-hint = proposer
xc-trade-hint = Choisissez une carte à échanger
xc-trade-with = Échanger avec { $name }
xc-cannot-go = { $card } ne peut pas aller vers { $name }.

xc-hand = Votre main : { $count } { $count ->
    [one] carte
   *[other] cartes
}, { $limit } au plus
xc-hand-count = { $count } { $count ->
    [one] carte
   *[other] cartes
} sur { $limit }
xc-sort = Trier
xc-actions = Ce que vous pouvez faire
xc-draw = Piocher
xc-discard = Défausser
xc-lay = Poser le code { $symbol }
xc-lay-time = Retourner : { $seconds } s
xc-no-set = Aucune série
xc-full = { $limit ->
    [one] Pas plus de { $limit } carte.
   *[other] Pas plus de { $limit } cartes.
}
xc-out = Vous n’êtes plus dans le cercle.
xc-ready = Le sable va couler

xc-talk = Dire
xc-say-need = Besoin de { $symbol }
xc-say-need-with = Besoin de { $symbol }, j’en ai { $count }
xc-say-have = J’ai { $card }
xc-say-have-left = J’ai { $symbol } ◀
xc-say-have-right = J’ai { $symbol } ▶
xc-say-which-arrow = { $symbol } : quelle flèche ?
xc-say-time = Temps vers moi
xc-say-sand = Attention au sable !
xc-say-more = Dire autre chose
xc-say-to = À qui
xc-to-all = Tous
xc-kind-need = Besoin
xc-kind-have = J’ai
xc-kind-which-arrow = Quelle flèche ?
xc-to-you = Rien que pour vous : { $words }

xc-started = Le sable coule.
xc-said = { $name } : { $words }
xc-cracked-by = { $name } a déchiffré { $symbol }, { $count } sur 12.
xc-turned = Sablier retourné, encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
xc-offered = { $name } vous propose : { $card }.
xc-offer-gone = { $name } a repris { $card }.
xc-traded = Échangé avec { $name }.
xc-declined = { $name } ne veut pas échanger : { $card }.
xc-lost-hand = Toute votre main est à la défausse.
xc-quiet = Silence radio : personne ne parle.
xc-quiet-for = Silence radio, encore { $seconds } s
xc-quiet-in = Silence radio dans { $seconds } s
xc-turning = Les flèches de { $symbol } se retournent dans { $seconds } s
xc-fuse = Votre joker brûle : encore { $seconds } s
xc-cable = Câble coupé : { $one } et { $two }, encore { $seconds } s

xc-story = Ce qui s’est passé
xc-story-sand = { $turns ->
    [0] Le sable a coulé { $time } min, jamais retourné
    [one] Le sable a coulé { $time } min, retourné une fois
   *[other] Le sable a coulé { $time } min, retourné { $turns } fois
}
xc-story-trades = Échanges
xc-story-sets = Séries
xc-story-waited = Réponse aux offres
xc-story-lost = Où des secondes se sont perdues
xc-story-early = { $count } s de sable perdues : c’est ce qui restait en haut au moment de retourner.
xc-story-pauses = { $count } s où personne n’a rien fait.

xcode-our-missions = Nos propres missions
xcode-stop-won = gagné
xcode-stop-open = ouvert
xcode-stop-locked = verrouillé
xcode-stop-after = S’ouvre après une victoire : { $level }.
xcode-stop-new = Pas encore tenté.
xcode-stop-tries = { $tries ->
    [one] Tenté une fois
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
