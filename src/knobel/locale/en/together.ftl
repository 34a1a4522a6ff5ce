# Where all play together: the table before the start, who stands in, groups and what they unlock.

lobby-unready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
lobby-ready = ready
lobby-table = Seats around the table
lobby-hint = To swap two seats, tap one, then the other.
lobby-swap = { $name } changes places with…
lobby-seat = { $name }: { $state }
lobby-waiting = not ready yet
lobby-fill = Let a bot sit here
lobby-free = Keep it free for a person
lobby-start = Start for all
lobby-wait = Wait, not yet
lobby-others = You are ready. Still to come: { $names }.
lobby-stage = Change the level
lobby-stage-go = Choose for all

mate-away = { $name } is not connected.
mate-substitute = Let a bot step in
mate-stands-in = A bot plays for { $name }.
mate-stands-in-for-me = A bot plays for you.
mate-reclaim = Play on myself
mate-bot = Bot

group = Group
my-groups = My groups
groups-lead = A group keeps what it has unlocked together. Its link works on every device.
groups-none = There are no groups on this device yet. Play a game that you win together, and your group appears here.
group-new = A new group
group-alone = Your group
group-with = You and { $names }
group-page = Our progress
group-title = Your group
group-won = { $won } of { $all } won
group-games = { $count ->
    [one] One game played
   *[other] { $count } games played
}
group-share = Take the group along
group-link = Link of the group
group-hint = Open it on another device to continue there. Anyone with the link belongs to the group.
group-qr = QR code of the group
group-forget = Forget this group here
group-forgotten = Forgotten on this device. The link still works.

stage-again = Play again
stage-onward = Next: { $level }
stage-unlocked = Unlocked: { $level }
stage-not-unlocked = { $count ->
    [one] Nothing is unlocked, because { $names } has not taken part. Play again: everybody must draw, trade or place a set at least once.
   *[other] Nothing is unlocked, because { $names } have not taken part. Play again: everybody must draw, trade or place a set at least once.
}
stage-all-won = That was the last one. Everything is won!

together-resigned = The team gave up.
together-leaving-last = No other person is at the table. The bots stop, too: the team gives up, and the game is lost.
together-absent = The team was away for too long.

## Looking back

replay-steps = Look back
replay-first = To the beginning
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-title = Replay
replay-play = Play
replay-stop = Stop
replay-not-yet = This game is not over yet. You can watch the replay afterwards.
replay-saved = This is the copy saved on this device.
replay-save = Save on this device
replay-drop = Remove from this device
replay-kept = Saved: you can watch it without a network.
replay-no-room = This browser has no room left to save the game. Remove a saved one and try again.

## Waiting room

wait-title = Waiting for players
wait-title-watch = The game has not begun yet
wait-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
wait-begins = The game begins in a moment…
wait-invite = Invite
wait-link = Link to send
wait-code = Or this code, to type in
wait-qr = QR code of the invitation
wait-qr-hint = Scan with a camera
wait-who = At the table
wait-seat-free = still free
wait-lot = Seats are drawn by lot when the game begins.
wait-mates = Teammates may not confer during the match. That is why there is no chat here.
wait-ready = I’m ready
wait-cancel = Cancel the game
wait-leave = Leave the table
