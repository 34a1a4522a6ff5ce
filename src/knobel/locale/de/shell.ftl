# The page before the app speaks.
shell-title = Knobel – Denkspiele
shell-description = Denkspiele für dich und deine Freunde: per Link, an einem Bildschirm oder gegen den Computer.
shell-no-script = Knobel braucht JavaScript.

## Previews of links in chats: who, and what to do

shell-link-title = { $who }: { $title }
shell-link-two = { $name } und { $other }
shell-link-more = { $count ->
    [one] { $name } und noch jemand
   *[other] { $name } und { $count } weitere
}
shell-link-invites = { $count ->
    [one] { $who } lädt dich ein
   *[other] { $who } laden dich ein
}
shell-link-invites-nobody = Du bist eingeladen
shell-link-invites-hint = Öffne den Link und nimm Platz: nichts zu installieren, kein Konto.
shell-link-plays = { $count ->
    [one] { $who } spielt
   *[other] { $who } spielen
}
shell-link-plays-nobody = Ein Spiel zum Zuschauen
shell-link-plays-hint = Öffne den Link und schau zu: nichts zu installieren, kein Konto.
shell-link-played = { $count ->
    [one] { $who } hat gespielt
   *[other] { $who } haben gespielt
}
shell-link-played-nobody = Ein Spiel zum Nachsehen
shell-link-played-hint = Öffne den Link und sieh dir das Spiel Zug für Zug an.
shell-link-sit = Platz nehmen
shell-link-together = Zusammen gewinnen

## Web push

shell-push-turn = Du bist dran.
