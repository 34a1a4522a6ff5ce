# Setting up XOBrainer, and its settings in words. Names of variants are never translated.

xobrainer-says-sets = { $count ->
    [one] One set
   *[other] Best of { $count } sets
}
xobrainer-says-rounds = { $count ->
    [one] One counted round
   *[other] { $count } rounds
}
xobrainer-says-points = { $count ->
    [one] Up to one point
   *[other] Up to { $count } points
}
xobrainer-says-single-round = A single round
xobrainer-says-base = Base game
xobrainer-says-teams = { $crosses } against { $rings }
xobrainer-says-layout = Board “{ $name }”
xobrainer-says-deck = Cards “{ $name }”
xobrainer-says-all-rows = All rows count
xobrainer-says-four-pieces = Mission: four pieces are enough
xobrainer-says-victim = Trap: colours of the other side
xobrainer-layout-default = Standard
xobrainer-layout-default-hint = Knockout squares just inside the corners
xobrainer-layout-calm = Calm board
xobrainer-layout-calm-hint = Knockout in the corners: rare
xobrainer-layout-wild = Wild board
xobrainer-layout-wild-hint = Knockout near the middle: often
xobrainer-new-preset = Which match?
xobrainer-preset-first = First game
xobrainer-preset-first-hint = One set, base game, calm board
xobrainer-preset-classic = Classic
xobrainer-preset-classic-hint = First to three sets, base game
xobrainer-preset-blitz = Blitz
xobrainer-preset-blitz-hint = One round, ten seconds a move
xobrainer-preset-everything = Everything
xobrainer-preset-everything-hint = All cards, Random and TimeBomb
xobrainer-preset-own = Your own mix
xobrainer-customise-hint = Six variants, length, board, teams
xobrainer-customise-on = { $count ->
    [one] One of six variants
   *[other] { $count } of six variants
}
xobrainer-new-side = Your side
xobrainer-side-lot = By lot
xobrainer-new-variants = Variants
xobrainer-new-variants-hint = You can combine them all; only the two clocks exclude each other.
xobrainer-map-hint = Before every round a card puts four pieces of each side on the board.
xobrainer-mission-hint = Everybody has a secret card: with a row, your pieces on its squares score extra points.
xobrainer-trap-hint = Each side has secret traps: if the other side places pieces in them, your row is worth more.
xobrainer-random-hint = The line-up is drawn blindly from the bag.
xobrainer-time-bomb-hint = Every move has a fuse. Once it has burnt down, the turn is lost.
xobrainer-time-balance-hint = One shared bar creeps towards the side to move. When it arrives, that side loses the set.
xobrainer-clock-swapped = { $other } is off now: a match has at most one clock.
xobrainer-bomb-time = Time per move
xobrainer-bomb-other = Other
xobrainer-bomb-own = Seconds a move, 3 to 600
xobrainer-balance-time = From the middle to an end
xobrainer-mission-knockout = All four pieces of a card
xobrainer-knockout-with-row = Knockout together with a row
xobrainer-knockout-four-pieces = Knockout at once, even without a row
xobrainer-trap-colours = White on a trap card is the main colour…
xobrainer-colours-holder = … of the side that holds it
xobrainer-colours-victim = … of the side that falls in
xobrainer-new-length = How long?
xobrainer-length-rounds = Several rounds
xobrainer-length-points = Up to a number of points
xobrainer-rounds-count = How many rounds, 1 to 99
xobrainer-points-count = How many points, 5 to 500
xobrainer-new-layout = Which board?
xobrainer-layout-own = Your own board
xobrainer-layout-own-hint = From a file: ten lines of ten signs, 1 to 9 and K four times
xobrainer-new-deck = Which cards?
xobrainer-deck-usual = Those that come with it
xobrainer-deck-own = Your own cards
xobrainer-deck-own-hint = From a file: 25 cards of three white squares and one purple
xobrainer-file-layout = File with the board (JSON)
xobrainer-file-deck = File with the cards (JSON)
xobrainer-file-taken = Loaded: { $name }
xobrainer-file-unreadable = This file is not JSON. Choose another one.
xobrainer-file-no-layout = There is no board in this file: it needs “name”, and “rows” with ten lines.
xobrainer-file-no-deck = There are no cards in this file: it needs “name”, and “cards” with “white” and “purple”.
xobrainer-file-wanted = Choose a file first.
xobrainer-new-rows = Several rows at once
xobrainer-rows-best = The best one counts
xobrainer-rows-all = All of them count
xobrainer-new-teams = How many against how many?
xobrainer-teams-other = Other
xobrainer-teams-hint = At most three a side is recommended; eight in all is the limit.
xobrainer-new-seats = Who plays where?
xobrainer-sitter-here = On this device
xobrainer-sitter-friend = Friend by link
xobrainer-sitter-bot = Computer: { $level }
xobrainer-nobody-here = At least one seat must be on this device.
