# Setting up X-Code.

xcode-level-legend = Level or mission
xcode-hint-level-1 = Three jokers, plenty of time: start here
xcode-hint-level-2 = No jokers, fewer time cards
xcode-hint-level-3 = Even less time, and one card fewer in hand
xcode-hint-level-4 = Four cards for each code, six jokers
xcode-hint-rows = The next row opens only when the one above is cracked
xcode-hint-silence = No talking in the second half of each of the first four minutes
xcode-hint-second-glass = A small timer runs too; every code fills it up
xcode-hint-turncoat = The arrows of one symbol turn round
xcode-hint-hot-joker = Keep a joker too long and you lose your hand
xcode-hint-cut-cable = Two neighbours cannot trade for a while
xcode-hint-dark = Only six fields are lit at a time
xcode-players = How many play?
xcode-bots = Of these, played by the computer
xcode-no-bots = none
xcode-pace = How quick is the computer?
xcode-bots-help = On levels 1 and 2 the bots help and do not lead: they hand you what you ask for, crack a field only after you have, and turn the sand timer only when you say “Watch the sand!”.
xcode-options = House rules
xcode-refill = Turning fills the sand timer up (easier)
xcode-overdraw = Drawing too many costs you your hand (as at the table)
xcode-countdown = Countdown before the start
