# The board of Vier-gewinnt 3D.

vier3d-board = Board
vier3d-floors = Board as four levels, from above. The buttons name what is on each rod.
vier3d-pad = Rods

# Colours of balls, as parts of a list.
vier3d-red = red
vier3d-blue = blue
vier3d-yellow = yellow

# What a rod holds, from the bottom up.
vier3d-rod-empty = { $rod }: empty
vier3d-rod = { $rod }: { $stack }; { $free } free
vier3d-rod-full = { $rod }: { $stack }; full
vier3d-threat-now = Threat: { $ball } on level { $level }, can be played now
vier3d-threat-later = Threat: { $ball } on level { $level }

vier3d-choose = Your turn: choose a rod
vier3d-choose-named = { $name }: choose a rod
vier3d-wait = { $name } is to move
vier3d-chooser = Which ball?
vier3d-armed = Chosen: press again to play
vier3d-armed-rod = { $rod } chosen. Press again to play, Escape to cancel.
vier3d-place = Play { $rod }
vier3d-cancel = Choose again

# Said when a move was made: colour, rod, level.
vier3d-moved = { $rod }: { $ball }, level { $level }.
vier3d-lines-made = { $count ->
    [one] A line of four!
   *[other] { $count } lines of four!
}
vier3d-taken-back = Move taken back.

vier3d-decided-vertical = Four on one rod: { $from }.
vier3d-decided-horizontal = A straight line on level { $level }: { $from } to { $to }.
vier3d-decided-level = A diagonal on level { $level }: { $from } to { $to }.
vier3d-decided-climbing = A diagonal through all four levels: { $from } to { $to }.
vier3d-decided-count = Lines: { $stand }.
vier3d-decided-show = Position before

vier3d-tools = View
vier3d-to-floors = Show as four levels
vier3d-to-3d = Show in 3D
vier3d-look-default = Home view
vier3d-look-top = From above
vier3d-look-side = From the side
vier3d-threats = Show threats
vier3d-all-lines = Show all lines
vier3d-word-home = Home
vier3d-word-top = Above
vier3d-word-side = Side
vier3d-word-floors = Levels
vier3d-word-3d = 3D
vier3d-word-threats = Threats
vier3d-word-lines = Lines
vier3d-no-threats = No threats on the board now.
vier3d-peel = Up to level
vier3d-peel-hint = Peel levels off from above (keys 1 to 4)
vier3d-peeled = Shown up to level { $level }.
vier3d-tag = { $rod }, level { $level }
vier3d-tag-full = { $rod }, full
vier3d-no-3d = No 3D graphics here: the board is shown as four levels.

vier3d-stock = Balls left
vier3d-score-and-stock = Lines and balls left
vier3d-stock-own = { $count ->
    [one] one ball of their own left
   *[other] { $count } balls of their own left
}
vier3d-stock-yellow = { $count ->
    [one] one yellow ball left
   *[other] { $count } yellow balls left
}
vier3d-score = { $count ->
    [one] one line
   *[other] { $count } lines
}
