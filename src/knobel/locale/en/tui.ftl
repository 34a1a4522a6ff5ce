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
tui-keys-xcode = 1–9, 0 cards · d draw · x discard · l place set · o offer · g give · n decline · w take back · s say · p pause · F1 help · q quit
tui-over-keys = Enter: result and rematch
tui-paused-keys = p: resume
tui-answer-keys = + accept · - decline
tui-claim-keys = F2: claim the win
tui-ready-keys = Enter: ready
tui-lobby-keys = F1 help · q quit
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
tui-help-answer = + -               accept or decline what others propose
tui-help-claim = F2                claim the win after an absence of one minute
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
tui-help-xcode =
    Crack all twelve fields together before the sand runs out. Everybody acts at the same time.
    5▶ and ◀5 are cards: a card travels only where its arrow points. t is a time card, J a joker.
    ●●· is what you have of a field, ✓ a cracked field, × a locked one, ! a set that you can place.

    1 to 9, 0    choose cards, or let them go; Esc lets all go
    d            draw a card
    x            discard the three chosen cards
    l            place the chosen set, or the first code set you have
    o            offer the chosen card where its arrow points
    ← →          choose a neighbour
    g            give the chosen card for the one offered to you
    n            decline what is offered to you
    w            take your own offer back
    s            say something: choose a phrase, then the symbol
    p            pause and resume
    q            quit
tui-xcode-idle = Choose cards by their numbers.
tui-xcode-choose-one = Choose exactly one card first.
tui-xcode-no-set = You have no code set. Choose the cards to place.
tui-xcode-none-mine = None of your cards is on offer.
tui-xcode-none-theirs = Nothing is offered to you.
tui-xcode-theirs = g/n: for you { $card }
tui-xcode-mine = w: from you { $card }
tui-xcode-to-whom = ←→ to whom · Esc
tui-curtain-open = Enter: I am { $name }, show my card · Esc: back
tui-curtain-other = ←→: somebody else’s card
tui-curtain-close = Any key covers it again; ↑↓ scroll.
tui-cardless = Nobody has secret cards in this match.
tui-look = Look at the board
tui-quit = Quit
tui-quit-title = Quit?
tui-quit-text = The match is not over, and it will not be saved.
tui-leave-text = The match goes on without you. The same command brings you back to your seat.
tui-connecting = Connecting to { $server }…

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
tui-ask-stage = Level or mission
tui-ask-players = Players
tui-ask-refill = Refill the sand timer
tui-ask-overdraw = Overdrawing costs hand
tui-off = off
tui-on = on
tui-four-pieces = on, four pieces win at once
tui-victim = on, colours as the victim sees them

## Flags

tui-flag-game = what to play
tui-flag-level = seedling, sapling, oak, redwood or worldtree; in X-Code slow, human or fast
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
tui-flag-stage = level-1 to level-4, or a mission: rows, silence, second-glass, turncoat, hot-joker, cut-cable or dark
tui-flag-players = how many play: 2 to 8
tui-flag-refill = turning fills the sand timer up
tui-flag-overdraw = drawing too many cards costs the hand
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
tui-bad-one-person = Everybody acts at once in this game: --seats takes only one “me”, the others are bots.
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
tui-bad-link = “{ $link }” is not the link of an invitation: copy the whole link, with http:// or https:// in front and /j/ in it.
tui-bad-no-answer = { $server } does not answer: { $why }. Check the link and your connection, then try again.
tui-bad-other-server = At { $server }, something other than Knobel answers. Check the link.
tui-bad-not-seated = You have taken no seat in this game from here. Ask for the link of the invitation, with /j/ in it.
tui-bad-seats-file = The file { $file } with your seats cannot be used: { $why }. Check it, or choose another folder with --data.
