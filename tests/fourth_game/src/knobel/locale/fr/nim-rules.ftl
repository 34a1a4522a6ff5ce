# The rules of Nim, in our words.

nim-rules-lead = Pour deux joueurs, l’un contre l’autre ou ensemble. À une vraie table, il suffit de pierres et de deux gobelets.
nim-rules-piles-title = Les tas
nim-rules-piles = Il y a cinq tas de pierres.
nim-rules-piles-1 = Trois sont ouverts, avec 3, 4 et 5 pierres.
nim-rules-piles-2 = Deux sont cachés, avec 1 à 5 pierres. Chaque joueur en a regardé un.
nim-rules-move-title = Un coup
nim-rules-move = Vous jouez à tour de rôle et prenez des pierres d’un seul tas.
nim-rules-move-1 = D’un tas ouvert, prenez-en autant que vous voulez, au moins une.
nim-rules-move-2 = D’un tas caché, prenez exactement une pierre. Le tas est alors ouvert.
nim-rules-end-title = La fin
nim-rules-end = La partie finit avec la toute dernière pierre.
nim-rules-end-1 = L’un contre l’autre, celui qui la prend gagne.
nim-rules-end-2 = Ensemble, vous gagnez si le joueur qui a commencé la prend.
