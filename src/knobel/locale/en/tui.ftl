# The terminal.
tui-player = Player { $number }
tui-player-alone = Player

## Beside the board

tui-bag = Bag
tui-standing = Points { $points }
tui-standing-sets = Sets { $sets }, points { $points }
tui-passed = { $side } has no pieces left and passes.
tui-map-laid = Map, { $side }: { $squares }
tui-level = Level { $level }

# One letter for each colour of balls.
tui-sign-red = R
tui-sign-blue = B
tui-sign-yellow = Y
tui-agreed-take-back = Agreed: the move is taken back.
tui-agreed-draw = Agreed: a draw.
tui-agreed-pause = Agreed: a pause.
tui-agreed-resume = The game resumes.
tui-agreed-rematch = Agreed: a rematch.

## Keys

tui-keys-xobrainer = ←↑↓→ or e5, Enter: play · t threats · m my card · r resign · F1 help · q quit
tui-keys-vier3d = ←↑↓→ or b2, Enter: play · y yellow · t threats · r resign · F1 help · q quit
tui-over-keys = Enter: result and rematch
tui-paused-keys = p: resume
tui-key-yellow = y: yellow or own ball
tui-setup-keys = ↑↓ choose · ←→ change · Enter: start · Esc: quit
tui-help =
    Enter or Space    play at the cursor; with the mouse, click twice
    Esc               clear what you typed
    t                 show or hide threats
    u                 ask to take back
    n                 offer a draw
    p                 pause and resume
    r                 resign
    q                 quit
tui-help-cards = m                 my secret card
tui-help-xobrainer =
    Five in a row win the round: X with crosses or with green pieces, O with rings or with pink ones.
    { "[" }X] [O] are green, (X) (O) are pink. <K> is a knockout square: only (X) and [O] may go there.
    Dots, or the figure beside a piece, are the points of a square. * is the last piece, = the row.
    !X: X can make a row there now. ?X: the other side would make it for X.

    Arrows, or a to j and 1 to 10, choose the square.
tui-help-vier3d =
    Four balls of your colour in a straight line, in any direction, make a line. The four levels are seen from above; a ball drops to the lowest free place of its rod, marked +.
    { "*" } is the last ball, = a line. !R: red can make a line there now; ?R: as soon as a ball can rest there.

    Arrows, or a to d and 1 to 4, choose the rod; y switches between your own ball and a yellow one.
tui-curtain-open = Enter: I am { $name }, show my card · Esc: back
tui-curtain-other = ←→: somebody else’s card
tui-curtain-close = Any key covers it again; ↑↓ scroll.
tui-cardless = Nobody has secret cards in this match.
tui-look = Look at the board
tui-quit = Quit
tui-quit-title = Quit?
tui-quit-text = The match is not over, and it will not be saved.

## Set-up

tui-ask-preset = Suggestion
tui-ask-who = Who plays?
tui-who-bot = Against the computer
tui-who-people = People at this terminal
tui-ask-level = Computer
tui-ask-side = Your side
tui-ask-teams = Players X : O
tui-ask-length = Length
tui-ask-clock = Clock
tui-ask-random = Random
tui-ask-map = Map
tui-ask-mission = Mission
tui-ask-trap = Trap
tui-ask-layout = Board
tui-ask-rows = Several rows at once
tui-ask-colour = Your colour
tui-ask-variant = Goal
tui-ask-yellow = Yellow balls
tui-ask-best-of-two = Two games
tui-off = off
tui-on = on
tui-four-pieces = on, four pieces win at once
tui-victim = on, colours as the victim sees them

## Flags

tui-flag-game = what to play
tui-flag-level = seedling, sapling, oak, redwood or worldtree
tui-flag-seats = who sits where, in table order: me, me:NAME, bot or bot:LEVEL, separated by commas
tui-flag-variants = map, mission, trap, random, time-bomb=20 or time-balance=20, separated by commas; also mission=four-pieces, trap=victim
tui-flag-length = sets:5, sets:3, sets:1, rounds:5, round or points:50
tui-flag-layout = default, calm, wild or a file
tui-flag-deck = a file with cards of your own
tui-flag-teams = players of X and of O: 2,2
tui-flag-rows = what scores when a piece makes several rows: best or all
tui-flag-side = x, o or lot
tui-flag-variant = first-line or most-lines
tui-flag-yellow = balanced, free, none or three-players
tui-flag-clock = none, per-move:30 or total:300+5, in seconds
tui-flag-colour = red, blue, yellow or lot
tui-flag-best-of-two = two games: each player starts once
tui-flag-language = en, de, fr, nl or da; otherwise that of the system

## What is wrong with a flag

tui-bad-game = There is no game called “{ $game }”: choose { $games }.
tui-bad-other-game = { $flag } does not apply to { $game }: leave it out.
tui-bad-settings = These settings cannot be used: { $why }.
tui-bad-choice = “{ $given }” cannot be used with { $flag }: choose { $allowed }.
tui-bad-seat-twice = --seats already says where you sit: leave out { $flag }, or choose lot.
tui-bad-seats = { $seats ->
    [one] This match has one seat, but --seats names { $given }.
   *[other] This match has { $seats } seats, but --seats names { $given }.
}
tui-bad-nobody = Somebody has to play: --seats needs a “me”.
tui-bad-seat = “{ $given }” in --seats is not a seat: use me, me:NAME, bot or bot:LEVEL.
tui-bad-time-bomb-seconds = TimeBomb takes whole seconds from 3 to 600, not “{ $given }”.
tui-bad-time-balance-seconds = TimeBalance takes 10, 20, 30 or 40 seconds, not “{ $given }”.
tui-bad-no-detail = The variant { $variant } has no settings: leave out what follows the “=”.
tui-bad-length = “{ $given }” is not a length: choose sets:5, sets:3, sets:1, rounds:1 to rounds:99, round, or points:5 to points:500.
tui-bad-layout-missing = There is no board and no file called “{ $given }”: choose { $names }, or a file.
tui-bad-layout-file = The board { $file } cannot be read: { $why }.
tui-bad-deck-missing = There is no deck and no file called “{ $given }”: choose { $names }, or a file.
tui-bad-deck-file = The deck { $file } cannot be read: { $why }.
tui-bad-teams = “{ $given }” is not a pair of teams: give two numbers with a comma, such as 2,2.
tui-bad-yellow-without-lines = Yellow balls need --variant most-lines: add it, or leave out --yellow.
tui-bad-clock = “{ $given }” is not a clock: choose none, per-move:3 to per-move:3600, total:300 or total:300+5.
tui-bad-terminal = This can be played only in a terminal: start it there, without redirecting input or output.
