# The board of X-Code.

xcode-board = The table
xcode-keys = Arrow keys walk through the hand, Space chooses. D draws, X discards three, S places a set, Shift and an arrow key trade to the left or right, T tells you how much sand is left.
xcode-team = The team
xcode-seat = Seat { $number }
xcode-level = Level { $number }
xcode-mission-rows = Mission: row by row
xcode-mission-silence = Mission: radio silence
xcode-mission-second-glass = Mission: second timer
xcode-mission-turncoat = Mission: turncoats
xcode-mission-hot-joker = Mission: hot jokers
xcode-mission-cut-cable = Mission: cut cable
xcode-mission-dark = Mission: in the dark
xcode-says-players = { $count ->
    [one] one player
   *[other] { $count } players
}
xcode-says-refill = Sand timer is refilled
xcode-says-overdraw = Overdrawing costs the hand
xcode-leaving = A bot takes over your seat and cards. You cannot come back after that.
xcode-leaving-page = The sand runs on. After five seconds the others may let a bot play for you. You can return to your seat at any time through “My games”.
xcode-won = Cracked!
xcode-lost = Not this time

xcode-time = time
xcode-star = star
xcode-hash = hash
xcode-joker = Joker
xcode-hidden = face-down card
xcode-card-left = { $symbol }, arrow left
xcode-card-right = { $symbol }, arrow right
xcode-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
xcode-seconds = { $count } s

xcode-fields = Code fields
xcode-field-cracked = { $symbol }: cracked by { $name }
xcode-field-ready = { $symbol }: crack now
xcode-field-locked = { $symbol }: still locked
xcode-field-mine = { $symbol }: open, you have { $count }
xcode-field-open = { $symbol }: open
xcode-tally = { $count } of 12 fields cracked
xcode-sand = Sand timer: { $above ->
    [one] one second
   *[other] { $above } seconds
} above, { $below } below
xcode-second-sand = Second timer: { $above ->
    [one] one second
   *[other] { $above } seconds
} above, { $below } below
xcode-time-sets = { $count ->
    [0] not turned yet
    [one] turned once
   *[other] turned { $count } times
}
xcode-pile = { $count ->
    [one] Draw pile, one card: draw
   *[other] Draw pile, { $count } cards: draw
}
xcode-pile-short = Pile { $count }
xcode-discards = Discards, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $card }
xcode-discards-none = Discards, empty
xcode-discards-short = Discards { $count }

xcode-neighbour = Between you and { $name }
xcode-theirs = Offered to you: { $card }
xcode-give = Give { $card } for { $against }
xcode-nothing-fits = Nothing fits
xcode-cut = Cable cut
xcode-decline = Decline { $card }
xcode-withdraw = Take back { $card }
xcode-offer = Offer { $card } to { $name }
xcode-trade-hint = Choose a card
xcode-trade-with = Trade with { $name }
xcode-cannot-go = { $card } cannot go to { $name }.

xcode-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}, at most { $limit }
xcode-hand-count = { $count } of { $limit } cards
xcode-sort = Sort
xcode-actions = What you can do
xcode-draw = Draw
xcode-discard = Discard
xcode-lay = Crack code { $symbol }
xcode-lay-time = Turn: then { $seconds } s
xcode-ask-turn = { $how ->
    [again] Press again to turn the timer
   *[hold] Hold to turn the timer
}: { $seconds } s would be left instead of { $left } s.
xcode-no-set = No set
xcode-full = { $limit ->
    [one] No more than one card.
   *[other] No more than { $limit } cards.
}
xcode-out = You have left the circle.
xcode-ready = The sand is about to run
xcode-bots-follow = The bots help: they crack a field only after you have.

xcode-talk = Say
xcode-say-need = Need { $symbol }
xcode-say-need-with = Need { $symbol }, have { $count }
xcode-say-have = Have { $card }
xcode-say-have-left = Have { $symbol } ◀
xcode-say-have-right = Have { $symbol } ▶
xcode-say-which-arrow = { $symbol }: which arrow?
xcode-say-time = Time to me
xcode-say-sand = Watch the sand!
xcode-say-more = Say more
xcode-say-to = To whom
xcode-to-all = All
xcode-kind-need = Need
xcode-kind-have = Have
xcode-kind-which-arrow = Which arrow?
xcode-to-you = Just for you: { $words }

xcode-started = The sand is running.
xcode-said = { $name }: { $words }
xcode-cracked-by = { $name } cracked { $symbol }, { $count } of 12.
xcode-turned = Sand timer turned, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} to run.
xcode-offered = { $name } offers you: { $card }.
xcode-offer-gone = { $name } took { $card } back.
xcode-traded = Traded with { $name }.
xcode-declined = { $name } will not trade: { $card }.
xcode-lost-hand = Your whole hand has gone to the discard pile.
xcode-quiet = Radio silence: nobody speaks.
xcode-quiet-for = Radio silence for { $seconds } s
xcode-quiet-in = Radio silence in { $seconds } s
xcode-turning = Arrows of { $symbol } turn in { $seconds } s
xcode-fuse = Your joker burns: { $seconds } s left
xcode-cable = Cable cut: { $one } and { $two } for { $seconds } s

xcode-story = What happened
xcode-story-sand = { $turns ->
    [0] The sand ran for { $time } min, never turned
    [one] The sand ran for { $time } min, turned once
   *[other] The sand ran for { $time } min, turned { $turns } times
}
xcode-story-trades = Trades
xcode-story-sets = Sets
xcode-story-waited = Answering offers
xcode-story-lost = Where seconds were lost
xcode-story-early = { $count } s of sand given away: that much was still above when turning.
xcode-story-pauses = { $count } s in which nobody did anything.

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

xcode-crack-key = crack
xcode-tally-of = of 12
xcode-tally-short = { $count } of 12
xcode-lies = { $name } offers { $to }: { $card }
xcode-beside-left = left of you
xcode-beside-right = right of you
xcode-offers-here = { $name } offers
xcode-for = For { $name }
xcode-swap = Swap
xcode-take-back = Take back
xcode-offer-this = Offer { $card }
xcode-no-offer = no offer
xcode-hand-full = hand full
xcode-choose = choose { $count }
xcode-chosen = { $count } of { $of } chosen
xcode-to = { $card } to { $name }

xcode-feed-empty = Cracked fields, trades and turns of the sand timer are listed here.
xcode-feed-you = You
xcode-feed-now = now
xcode-feed-cracked = { $me ->
    [1] cracked { $card }
   *[other] cracked { $card }
}
xcode-feed-turned = { $me ->
    [1] turned the sand timer
   *[other] turned the sand timer
}
xcode-feed-turned-from = { $me ->
    [1] turned the sand timer: { $left } → { $after } s
   *[other] turned the sand timer: { $left } → { $after } s
}
xcode-feed-offered = { $me ->
    [1] offer { $to } { $card }
   *[other] offers { $to } { $card }
}
xcode-feed-offered-you = offers you { $card }
xcode-feed-traded = ⇄ { $to }: { $card } for { $against }
xcode-feed-discarded = { $me ->
    [1] discarded three
   *[other] discarded three
}
xcode-feed-hand-lost = { $me ->
    [1] lost your whole hand
   *[other] lost the whole hand
}
xcode-feed-left = { $me ->
    [1] left the table
   *[other] left the table
}
xcode-feed-ran-out = The sand has run out

xcode-decided-won = { $seconds ->
    [one] With one second of sand left.
   *[other] With { $seconds } seconds of sand left.
}
xcode-decided-held = Everything for { $symbol } was on the table: { $who }.
xcode-held-by = { $name } had { $count }
xcode-held-you = you had { $count }
xcode-decided-missing = { $count ->
    [one] Only { $fields } was missing.
   *[other] Still missing: { $fields }.
}
xcode-see-it = See it
