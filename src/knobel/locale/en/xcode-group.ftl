# Groups of X-Code: how far they have come, the table before the start, how it ended.

xcode-our-missions = Missions of our own
xcode-stop-won = won
xcode-stop-open = open
xcode-stop-locked = locked
xcode-stop-after = Opens when { $level } is won.
xcode-stop-new = Not tried yet.
xcode-stop-tries = { $tries ->
    [one] Tried once
   *[other] Tried { $tries } times
}, { $wins ->
    [0] not won yet
    [one] won once
   *[other] won { $wins } times
}
xcode-stop-best = best time { $time }

xcode-group = Group
xcode-my-groups = My groups
xcode-group-new = A new group
xcode-group-alone = Your group
xcode-group-with = You and { $names }
xcode-group-page = Our progress
xcode-group-title = Your group
xcode-group-won = { $won } of { $all } won
xcode-group-games = { $count ->
    [one] One game played
   *[other] { $count } games played
}
xcode-group-share = Take the group along
xcode-group-link = Link of the group
xcode-group-hint = Open it on another device to continue there. Anyone with the link belongs to the group.
xcode-group-qr = QR code of the group
xcode-group-forget = Forget this group here
xcode-group-forgotten = Forgotten on this device. The link still works.

xcode-unlocked = Unlocked: { $level }
xcode-all-won = That was the last one. Everything is won!
together-resigned = The team gave up.
together-absent = The team was away for too long.

xcode-lobby-table = Seats around the table
xcode-lobby-hint = You trade with the players beside you. To swap two seats, tap one, then the other.
xcode-lobby-swap = { $name } changes places with…
xcode-lobby-seat = { $name }: { $state }
xcode-lobby-waiting = not ready yet
xcode-lobby-fill = Let a bot sit here
xcode-lobby-free = Keep it free for a person
xcode-lobby-start = Start for all
xcode-lobby-wait = Wait, not yet
xcode-lobby-others = You are ready. Still to come: { $names }.
xcode-lobby-level = Change the level
xcode-lobby-level-go = Choose for all

xcode-story-turn = { $time } · { $name } turned the timer with { $left } s left: { $after } s to run
xcode-story-left = Sand left
