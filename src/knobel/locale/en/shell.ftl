# The page before the app speaks.
shell-title = Knobel – thinking games
shell-description = Thinking games to play with friends by link, at one screen, or against the computer.
shell-no-script = Knobel needs JavaScript.

## Previews of links in chats: who, and what to do

shell-link-title = { $who }: { $title }
shell-link-two = { $name } and { $other }
shell-link-more = { $count ->
    [one] { $name } and one more
   *[other] { $name } and { $count } more
}
shell-link-invites = { $count ->
    [one] { $who } invites you
   *[other] { $who } invite you
}
shell-link-invites-nobody = You are invited
shell-link-invites-hint = Open the link and take a seat: nothing to install, no account.
shell-link-plays = { $count ->
    [one] { $who } is playing
   *[other] { $who } are playing
}
shell-link-plays-nobody = A game to watch
shell-link-plays-hint = Open the link and watch: nothing to install, no account.
shell-link-played = { $count ->
    [one] { $who } has played
   *[other] { $who } have played
}
shell-link-played-nobody = A game to look back at
shell-link-played-hint = Open the link and look at the game move by move.
shell-link-sit = Take a seat
shell-link-together = Win it together

## Web push

shell-push-turn = It is your turn.
