# The page before the app speaks.
shell-title = Knobel – jeux de réflexion
shell-description = Des jeux de réflexion à jouer avec des amis par lien, sur un seul écran ou contre l’ordinateur.
shell-no-script = Knobel a besoin de JavaScript.

## Previews of links in chats: who, and what to do

shell-link-title = { $who } : { $title }
shell-link-two = { $name } et { $other }
shell-link-more = { $count ->
    [1] { $name } et une autre personne
   *[other] { $name } et { $count } autres
}
shell-link-invites = { $count ->
    [one] { $who } vous invite
   *[other] { $who } vous invitent
}
shell-link-invites-nobody = Une invitation pour vous
shell-link-invites-hint = Ouvrez le lien et prenez place : rien à installer, pas de compte.
shell-link-plays = { $count ->
    [one] { $who } joue
   *[other] { $who } jouent
}
shell-link-plays-nobody = Une partie à regarder
shell-link-plays-hint = Ouvrez le lien et regardez : rien à installer, pas de compte.
shell-link-played = { $count ->
    [one] { $who } a joué
   *[other] { $who } ont joué
}
shell-link-played-nobody = Une partie à revoir
shell-link-played-hint = Ouvrez le lien et revoyez la partie coup par coup.
shell-link-sit = Prendre place
shell-link-together = Gagner ensemble

## Web push

shell-push-turn = C’est à vous de jouer.
