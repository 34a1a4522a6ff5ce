# The board of X-Code.

xc-board = The table
xc-keys = Arrow keys walk through the hand, Space chooses. D draws, X discards three, S places a set, Shift and an arrow key trade to the left or right, T tells you how much sand is left.
xc-team = The team
xc-seat = Seat { $number }
xc-level = Level { $number }
xc-mission-rows = Mission: row by row
xc-mission-silence = Mission: radio silence
xc-mission-second-glass = Mission: second timer
xc-mission-turncoat = Mission: turncoats
xc-mission-hot-joker = Mission: hot jokers
xc-mission-cut-cable = Mission: cut cable
xc-mission-dark = Mission: in the dark
xc-says-players = { $count ->
    [one] one player
   *[other] { $count } players
}
xc-says-refill = Sand timer is refilled
xc-says-overdraw = Overdrawing costs the hand
xc-leaving = A bot takes over your seat and cards. You cannot come back after that.
xc-leaving-page = The sand runs on. After five seconds the others may let a bot play for you. You can return to your seat at any time through “My games”.
xcode-won = Cracked!
xcode-lost = Not this time

xc-time = time
xc-star = star
xc-hash = hash
xc-joker = Joker
xc-hidden = face-down card
xc-card-left = { $symbol }, arrow left
xc-card-right = { $symbol }, arrow right
xc-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
xc-seconds = { $count } s

xc-fields = Code fields
xc-field-cracked = { $symbol }: cracked by { $name }
xc-field-ready = { $symbol }: crack now
xc-field-locked = { $symbol }: still locked
xc-field-mine = { $symbol }: open, you have { $count }
xc-field-open = { $symbol }: open
xc-tally = { $count } of 12 fields cracked
xc-sand = Sand timer: { $above ->
    [one] one second
   *[other] { $above } seconds
} above, { $below } below
xc-second-sand = Second timer: { $above ->
    [one] one second
   *[other] { $above } seconds
} above, { $below } below
xc-time-sets = { $count ->
    [0] not turned yet
    [one] turned once
   *[other] turned { $count } times
}
xc-pile = { $count ->
    [one] Draw pile, one card: draw
   *[other] Draw pile, { $count } cards: draw
}
xc-pile-short = Pile { $count }
xc-discards = Discards, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $card }
xc-discards-none = Discards, empty
xc-discards-short = Discards { $count }

xc-neighbour = Between you and { $name }
xc-theirs = Offered to you: { $card }
xc-give = Give { $card } for { $against }
xc-nothing-fits = Nothing fits
xc-cut = Cable cut
xc-decline = Decline { $card }
xc-withdraw = Take back { $card }
xc-waits = waiting; tap to take back
xc-offer = Offer { $card } to { $name }
xc-offer-hint = offer it
xc-trade-hint = Choose a card to trade
xc-trade-with = Trade with { $name }
xc-cannot-go = { $card } cannot go to { $name }.

xc-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}, at most { $limit }
xc-hand-count = { $count } of { $limit } cards
xc-sort = Sort
xc-actions = What you can do
xc-draw = Draw
xc-discard = Discard
xc-lay = Crack code { $symbol }
xc-lay-time = Turn: then { $seconds } s
xc-no-set = No set
xc-full = { $limit ->
    [one] No more than one card.
   *[other] No more than { $limit } cards.
}
xc-out = You have left the circle.
xc-ready = The sand is about to run

xc-talk = Say
xc-say-need = Need { $symbol }
xc-say-need-with = Need { $symbol }, have { $count }
xc-say-have = Have { $card }
xc-say-have-left = Have { $symbol } ◀
xc-say-have-right = Have { $symbol } ▶
xc-say-which-arrow = { $symbol }: which arrow?
xc-say-time = Time to me
xc-say-sand = Watch the sand!
xc-say-more = Say more
xc-say-to = To whom
xc-to-all = All
xc-kind-need = Need
xc-kind-have = Have
xc-kind-which-arrow = Which arrow?
xc-to-you = Just for you: { $words }

xc-started = The sand is running.
xc-said = { $name }: { $words }
xc-cracked-by = { $name } cracked { $symbol }, { $count } of 12.
xc-turned = Sand timer turned, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} to run.
xc-offered = { $name } offers you: { $card }.
xc-offer-gone = { $name } took { $card } back.
xc-traded = Traded with { $name }.
xc-declined = { $name } will not trade: { $card }.
xc-lost-hand = Your whole hand has gone to the discard pile.
xc-quiet = Radio silence: nobody speaks.
xc-quiet-for = Radio silence for { $seconds } s
xc-quiet-in = Radio silence in { $seconds } s
xc-turning = Arrows of { $symbol } turn in { $seconds } s
xc-fuse = Your joker burns: { $seconds } s left
xc-cable = Cable cut: { $one } and { $two } for { $seconds } s

xc-story = What happened
xc-story-sand = { $turns ->
    [0] The sand ran for { $time } min, never turned
    [one] The sand ran for { $time } min, turned once
   *[other] The sand ran for { $time } min, turned { $turns } times
}
xc-story-trades = Trades
xc-story-sets = Sets
xc-story-waited = Answering offers
xc-story-lost = Where seconds were lost
xc-story-early = { $count } s of sand given away: that much was still above when turning.
xc-story-pauses = { $count } s in which nobody did anything.

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

xcode-lobby-hint = You trade with the players beside you.

xcode-story-turn = { $time } · { $name } turned the timer with { $left } s left: { $after } s to run
xcode-story-left = Sand left
