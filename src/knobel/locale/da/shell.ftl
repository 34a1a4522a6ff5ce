# The page before the app speaks.
shell-title = Knobel – tænkespil
shell-description = Tænkespil, du kan spille med venner via et link, ved én skærm eller mod computeren.
shell-no-script = Knobel har brug for JavaScript.

## Previews of links in chats: who, and what to do

shell-link-title = { $who }: { $title }
shell-link-two = { $name } og { $other }
shell-link-more = { $count ->
    [one] { $name } og en til
   *[other] { $name } og { $count } til
}
shell-link-invites = { $count ->
    [one] { $who } inviterer dig
   *[other] { $who } inviterer dig
}
shell-link-invites-nobody = Du er inviteret
shell-link-invites-hint = Åbn linket, og tag plads: intet at installere, ingen konto.
shell-link-plays = { $count ->
    [one] { $who } spiller
   *[other] { $who } spiller
}
shell-link-plays-nobody = Et spil at se med i
shell-link-plays-hint = Åbn linket, og se med: intet at installere, ingen konto.
shell-link-played = { $count ->
    [one] { $who } har spillet
   *[other] { $who } har spillet
}
shell-link-played-nobody = Et spil at se igen
shell-link-played-hint = Åbn linket, og se spillet træk for træk.
shell-link-sit = Tag plads
shell-link-together = Vind sammen

## Web push

shell-push-turn = Det er din tur.
