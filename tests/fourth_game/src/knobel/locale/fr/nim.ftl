# The board of Nim.

nim-piles = Tas
nim-pile = Tas { $number }
nim-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
nim-hidden = caché
nim-hidden-yours = vous seul le savez : { $stones }
nim-take = Prendre { $count } du tas { $number }
nim-taken = { $name } : { $count } du tas { $number }, il en reste { $left }.
nim-seat = Joueur { $number }
nim-won = Gagné ensemble !
nim-lost = Perdu ensemble
nim-leaving = Un robot prend votre place. Vous ne pourrez plus revenir.
nim-leaving-page = Après cinq secondes, l’autre peut laisser un robot jouer pour vous. « Mes parties » vous ramène à votre place à tout moment.
nim-seats = La première place commence et doit prendre la dernière pierre.
reason-last-stone = { $winner } a pris la dernière pierre.
reason-first-player-last = Le joueur qui a commencé a pris la dernière pierre.
reason-second-player-last = Le joueur qui a commencé n’a pas eu la dernière pierre.
tui-keys-nim = ←↑↓→ ou 23, Entrée : jouer · m mon tas · r abandon · F1 aide · q fin
tui-help-nim =
    Prenez des pierres d’un tas : autant que vous voulez d’un tas ouvert, une seule d’un tas caché (?).
    23 prend trois pierres du tas 2 ; ← et → choisissent le tas, ↑ et ↓ le nombre.
tui-flag-together = les deux joueurs jouent dans le même camp
tui-ask-together = Ensemble
tui-nim-hand-over = Ceci est seulement pour { $name }.
