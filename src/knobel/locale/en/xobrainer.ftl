# The board of XOBrainer.

xo-board = Board
xo-squares = Squares
xo-keys = Arrow keys move, Enter places the piece. T tells you the threats, C the clock.

# Pieces, as parts of a list.
xo-green-cross = green cross
xo-pink-cross = pink cross
xo-pink-ring = pink ring
xo-green-ring = green ring

# What is printed on a square.
xo-dots = { $count ->
    [one] one dot
   *[other] { $count } dots
}
xo-knockout-square = knockout square
xo-last = Last piece placed
xo-mark-mission = On a mission card: { $piece }
xo-mark-trap = On a trap card: { $piece }
xo-taken = { $square } is taken.
xo-barred = Closed for now: only a { $piece } may go on a knockout square.
xo-armed = Chosen: press again to place it
xo-armed-square = { $square } chosen. Press again to place it, Escape to cancel.
xo-threat = Threat: { $sign } can make a row
xo-threat-gift = { $sign } would make a row for { $other }
xo-threats-none = No threats.

xo-choose = Your turn: { $piece }
xo-choose-named = { $name }: { $piece }
xo-wait = { $name } is to move
xo-place = Place on { $square }
xo-cancel = Choose again

# A team by its sign, X or O.
xo-team = Team { $sign }
xo-no-chat = Teammates may not confer, so there is no chat between them.

# The sides.
xo-points = { $points } of { $goal } points
xo-points-only = { $count ->
    [one] one point
   *[other] { $count } points
}
xo-sets = { $sets } of { $needed } sets
xo-round = Round { $round }
xo-round-of = Round { $round } of { $rounds }
xo-round-in-set = Set { $set }, round { $round }
xo-began = began
xo-lineup = Line-up
xo-place-played = { $place }: { $piece }, played
xo-place-next = { $place }: { $piece }, next
xo-place-waiting = { $place }: { $piece }
xo-place-empty = { $place }: nothing
xo-bag = In the bag: { $main } × { $first }, { $other } × { $second }
xo-in-turn = next for the team

# Clocks.
xo-bomb = { $count ->
    [one] one second left for this piece
   *[other] { $count } seconds left for this piece
}
xo-balance = TimeBalance
xo-balance-left = { $name }: { $count ->
    [one] one second to the end of the bar
   *[other] { $count } seconds to the end of the bar
}
xo-no-clock = No clock is running.

# Lots for who begins the match.
xo-lots = Drawing lots…
xo-begins = { $name } begins
xo-skip = Skip

# Said when something happened.
xo-laid = { $name }: { $square }, { $piece }.
xo-taken-back = Piece taken back.
xo-turn-lost = Time is up: { $name } loses the turn.
xo-round-begins = Round { $round } begins.

# How a round ended. The side that lost it is $loser.
xo-end-crosses = Five crosses in a row: { $name } wins the round.
xo-end-rings = Five rings in a row: { $name } wins the round.
xo-end-green = Five green pieces in a row: { $name } wins the round.
xo-end-pink = Five pink pieces in a row: { $name } wins the round.
xo-end-mission = A mission is complete, all four pieces: { $name } wins the round.
xo-end-time = The bar has reached { $loser }: the round goes to { $name }.
xo-end-stock = All pieces have been placed and nobody has a row: the round is drawn.
xo-end-deserted = Each side has lost three turns in a row: the round is drawn.
xo-end-resigned = { $loser } has resigned.
xo-end-absent = { $loser } did not come back.
xo-gift = { $loser } placed the last piece: the row counts for the other side.
xo-gets-points = { $name } gets { $count ->
    [one] one point.
   *[other] { $count } points.
}
xo-set-won = { $name } wins the set.
xo-knockout-wins = Knockout: { $name } wins the match!
xo-knockout = Knockout!

# How it was counted.
xo-count = How it was counted
xo-count-mission = Mission of { $name }: { $squares }
xo-count-trap = In the trap: { $squares }
xo-count-time = The bar reached the end
xo-count-knockout-row = Row through the knockout square { $squares }
xo-prize-set = wins the set
xo-prize-knockout = knockout
xo-total = Total
xo-set-as-points = { $count ->
    [one] A won set counts one point here.
   *[other] A won set counts { $count } points here.
}
xo-standing = Points
xo-cards = The cards of this round
xo-next-round = Next round
xo-seen = Continue
xo-waiting-for = Waiting for { $names }
xo-goes-on-in = Continues in { $seconds } s
xo-gone-on = The new round has begun: { $name } has already placed a piece.
xo-last-round = Result of the last round

# Secret cards.
xo-my-card = My card
xo-open-cards = Cards
xo-mission = Mission
xo-trap = Trap
xo-mission-of = Mission of { $name }
xo-trap-of = Trap of { $name }
xo-card-line = { $piece }: { $squares }
xo-mission-explained = With a row, each of these pieces of your side scores 3 points; all four are a knockout.
xo-mission-at-once = With a row, each of these pieces of your side scores 3 points; all four win at once.
xo-trap-explained = If the other side places these pieces, your row is worth more: one scores 5 points, two win the set, three the match.
xo-curtain = Secret cards
xo-pass = Pass the device to { $name }.
xo-pass-hint = Nobody else should look now.
xo-look = I am { $name }: show my card
xo-hide = Hide
xo-card-of = Card of { $name }

xo-tools = Help on the board
xo-threats = Show threats
