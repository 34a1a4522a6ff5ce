# The page before the app speaks.
shell-title = Knobel – denkspellen
shell-description = Denkspellen om met vrienden te spelen via een link, aan één scherm of tegen de computer.
shell-no-script = Knobel heeft JavaScript nodig.

## Previews of links in chats: who, and what to do

shell-link-title = { $who }: { $title }
shell-link-two = { $name } en { $other }
shell-link-more = { $count ->
    [one] { $name } en nog iemand
   *[other] { $name } en nog { $count } anderen
}
shell-link-invites = { $count ->
    [one] { $who } nodigt je uit
   *[other] { $who } nodigen je uit
}
shell-link-invites-nobody = Je bent uitgenodigd
shell-link-invites-hint = Open de link en neem plaats: niets te installeren, geen account.
shell-link-plays = { $count ->
    [one] { $who } speelt
   *[other] { $who } spelen
}
shell-link-plays-nobody = Een spel om te bekijken
shell-link-plays-hint = Open de link en kijk mee: niets te installeren, geen account.
shell-link-played = { $count ->
    [one] { $who } heeft gespeeld
   *[other] { $who } hebben gespeeld
}
shell-link-played-nobody = Een spel om terug te kijken
shell-link-played-hint = Open de link en bekijk het spel zet voor zet.
shell-link-sit = Neem plaats
shell-link-together = Samen winnen

## Web push

shell-push-turn = Je bent aan zet.
