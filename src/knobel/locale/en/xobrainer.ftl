# The board of XOBrainer.

xobrainer-board = Board
xobrainer-squares = Squares
xobrainer-keys = Arrow keys move, Enter places the piece. T tells you the threats, C the clock.

# Pieces, as parts of a list.
xobrainer-green-cross = green cross
xobrainer-pink-cross = pink cross
xobrainer-pink-ring = pink ring
xobrainer-green-ring = green ring

# What is printed on a square.
xobrainer-dots = { $count ->
    [one] one dot
   *[other] { $count } dots
}
xobrainer-knockout-square = knockout square
xobrainer-last = Last piece placed
xobrainer-mark-mission = On a mission card: { $piece }
xobrainer-mark-trap = On a trap card: { $piece }
xobrainer-taken = { $square } is taken.
xobrainer-barred = Closed for now: only a { $piece } may go on a knockout square.
xobrainer-armed = Chosen: press again to place it
xobrainer-armed-square = { $square } chosen. Press again to place it, Escape to cancel.
xobrainer-threat = Threat: { $sign } can make a row
xobrainer-threat-gift = { $sign } would make a row for { $other }
xobrainer-threats-none = No threats.

xobrainer-choose = Your turn: { $piece }
xobrainer-choose-named = { $name }: { $piece }
xobrainer-wait = { $name } is to move
xobrainer-place = Place on { $square }
xobrainer-cancel = Choose again

# A team by its sign, X or O.
xobrainer-team = Team { $sign }
xobrainer-no-chat = Teammates may not confer, so there is no chat between them.

# The sides.
xobrainer-points = { $points } of { $goal } points
xobrainer-points-only = { $count ->
    [one] one point
   *[other] { $count } points
}
xobrainer-sets = { $sets } of { $needed } sets
xobrainer-round = Round { $round }
xobrainer-round-of = Round { $round } of { $rounds }
xobrainer-round-in-set = Set { $set }, round { $round }
xobrainer-began = began
xobrainer-lineup = Line-up
xobrainer-place-played = { $place }: { $piece }, played
xobrainer-place-next = { $place }: { $piece }, next
xobrainer-place-waiting = { $place }: { $piece }
xobrainer-place-empty = { $place }: nothing
xobrainer-bag = In the bag: { $main } × { $first }, { $other } × { $second }
xobrainer-in-turn = next for the team

# Clocks.
xobrainer-bomb = { $count ->
    [one] one second left for this piece
   *[other] { $count } seconds left for this piece
}
xobrainer-balance = TimeBalance
xobrainer-balance-left = { $name }: { $count ->
    [one] one second to the end of the bar
   *[other] { $count } seconds to the end of the bar
}
xobrainer-no-clock = No clock is running.

# Lots for who begins the match.
xobrainer-lots = Drawing lots…
xobrainer-begins = { $name } begins
xobrainer-skip = Skip

# Said when something happened.
xobrainer-laid = { $name }: { $square }, { $piece }.
xobrainer-taken-back = Piece taken back.
xobrainer-turn-lost = Time is up: { $name } loses the turn.
xobrainer-round-begins = Round { $round } begins.

# How a round ended. The side that lost it is $loser.
xobrainer-end-crosses = Five crosses in a row: { $name } wins the round.
xobrainer-end-rings = Five rings in a row: { $name } wins the round.
xobrainer-end-green = Five green pieces in a row: { $name } wins the round.
xobrainer-end-pink = Five pink pieces in a row: { $name } wins the round.
xobrainer-end-mission = A mission is complete, all four pieces: { $name } wins the round.
xobrainer-end-time = The bar has reached { $loser }: the round goes to { $name }.
xobrainer-end-stock = All pieces have been placed and nobody has a row: the round is drawn.
xobrainer-end-deserted = Each side has lost three turns in a row: the round is drawn.
xobrainer-end-resigned = { $loser } has resigned.
xobrainer-end-absent = { $loser } did not come back.
xobrainer-gift = { $loser } placed the last piece: the row counts for the other side.
xobrainer-gets-points = { $name } gets { $count ->
    [one] one point.
   *[other] { $count } points.
}
xobrainer-set-won = { $name } wins the set.
xobrainer-knockout-wins = Knockout: { $name } wins the match!
xobrainer-knockout = Knockout!

# How it was counted.
xobrainer-count = How it was counted
xobrainer-count-mission = Mission of { $name }: { $squares }
xobrainer-count-trap = In the trap: { $squares }
xobrainer-count-time = The bar reached the end
xobrainer-count-knockout-row = Row through the knockout square { $squares }
xobrainer-prize-set = wins the set
xobrainer-prize-knockout = knockout
xobrainer-total = Total
xobrainer-set-as-points = { $count ->
    [one] A won set counts one point here.
   *[other] A won set counts { $count } points here.
}
xobrainer-standing = Points
xobrainer-cards = The cards of this round
xobrainer-decided-row = { $kind }, { $from } to { $to }, with { $points } { $points ->
    [one] point
   *[other] points
}.
xobrainer-decided-knockout = { $kind } through the star on { $square }: a knockout wins the whole match.
xobrainer-five-crosses = Five crosses
xobrainer-five-rings = Five rings
xobrainer-five-green = Five green pieces
xobrainer-five-pink = Five pink pieces
xobrainer-see-row = See the row
xobrainer-next-round = Next round
xobrainer-seen = Continue
xobrainer-clock-waits-cards = Everybody looks at their cards; the clock waits.
xobrainer-clock-waits = The clock waits until everybody is ready.
xobrainer-start-clock = Start the clock
xobrainer-waiting-for = Waiting for { $names }
xobrainer-goes-on-in = Continues in { $seconds } s
xobrainer-gone-on = The new round has begun: { $name } has already placed a piece.
xobrainer-last-round = Result of the last round

# Secret cards.
xobrainer-my-card = My card
xobrainer-open-cards = Cards
xobrainer-mission = Mission
xobrainer-trap = Trap
xobrainer-mission-of = Mission of { $name }
xobrainer-trap-of = Trap of { $name }
xobrainer-card-line = { $piece }: { $squares }
xobrainer-mission-explained = With a row, each of these pieces of your side scores 3 points; all four are a knockout.
xobrainer-mission-at-once = With a row, each of these pieces of your side scores 3 points; all four win at once.
xobrainer-trap-explained = If the other side places these pieces, your row is worth more: one scores 5 points, two win the set, three the match.
xobrainer-curtain = Secret cards
xobrainer-pass = Pass the device to { $name }.
xobrainer-pass-hint = Nobody else should look now.
xobrainer-look = I am { $name }: show my card
xobrainer-hide = Hide
xobrainer-card-of = Card of { $name }

xobrainer-tools = Help on the board
xobrainer-threats = Show threats
