# The companion for the real board of XOBrainer.

# The first screen.
xobrainer-companion-setup = New match
xobrainer-companion-setup-hint = Choose variants, time, board and length; then lots are drawn.
xobrainer-companion-help = What is this row worth?
xobrainer-companion-help-hint = Tap five squares and see the points.
xobrainer-companion-boards = Boards of your own
xobrainer-companion-boards-hint = Draw the board that is on your table, keep it, pass it on.

# Setting up, screen by screen.
xobrainer-companion-step = Step { $number } of { $count }
xobrainer-companion-step-bomb = How long does the bomb burn?
xobrainer-companion-step-balance = How fast is the bar?
xobrainer-companion-step-board = Which board is on the table?
xobrainer-companion-step-match = Who plays, and how long?
xobrainer-companion-back = Back
xobrainer-companion-next = Next
xobrainer-companion-draw = Draw lots
xobrainer-companion-board-differs = The size, dots and knockout squares here are our own reading. If your board differs, draw it once.
xobrainer-companion-players = Players
xobrainer-companion-name = Name of { $seat }
xobrainer-companion-deck-refused = With these Map cards every start already makes a row. Choose other cards.

# Before a round.
xobrainer-companion-map = First place these pieces on the board. They come out of the bags.
xobrainer-companion-deal = Pass the device around: only the person holding it looks.
xobrainer-companion-looked = has looked
xobrainer-companion-how = Place your piece on the board, then touch it here: that ends your turn.
xobrainer-companion-play = Start the round

# During a round.
xobrainer-companion-touch = Place it, then touch
xobrainer-companion-press = { $name }, { $piece }: press when you have placed it
xobrainer-companion-waits = { $name } is waiting, next piece: { $piece }
xobrainer-companion-no-piece = { $name } has no pieces left
xobrainer-companion-round-over = Round over

# Counting.
xobrainer-companion-all-laid = All pieces have been placed.
xobrainer-companion-who = Who won the round?
xobrainer-companion-nobody = Nobody
xobrainer-companion-way = How do you count?
xobrainer-companion-way-board = On the board
xobrainer-companion-way-hand = By hand
xobrainer-companion-pick = Tap the squares of the row, or only its two ends.
xobrainer-companion-keys-pick = Arrow keys move, Enter chooses a square. Two ends are enough.
xobrainer-companion-picked = chosen
xobrainer-companion-row = Row: { $squares }
xobrainer-companion-no-row = Not a row yet: five or more, straight and without a gap.
xobrainer-companion-another-row = Another row
xobrainer-companion-clear = Clear
xobrainer-companion-mission = Mission pieces on the board
xobrainer-companion-trap = Pieces in the trap
xobrainer-companion-cards = Which pieces of these cards have been played?
xobrainer-companion-at-once = All four pieces of a mission win even without a row.
xobrainer-companion-prize = What does the winner get?
xobrainer-companion-prize-points = Points
xobrainer-companion-prize-set = The set
xobrainer-companion-prize-knockout = Knockout
xobrainer-companion-points = How many points, from 0 to { $most }?
xobrainer-companion-enter = Enter the result

# Results.
xobrainer-companion-won-round = { $name } wins the round.
xobrainer-companion-match-won = { $name } wins the match!
xobrainer-companion-match-drawn = The match is drawn.
xobrainer-companion-rounds = All rounds
xobrainer-companion-again = Another match
xobrainer-companion-other = Other settings

# Boards of one's own.
xobrainer-companion-board = My board
xobrainer-companion-size = Four squares of the board are knockout squares. Choose a sign, then tap the squares that have it. Map, Mission and Trap need 10 × 10 squares.
xobrainer-companion-columns = Squares across
xobrainer-companion-lines = Squares down
xobrainer-companion-no-board = There is no board in this file: it needs “name”, and “rows” with 5 to 10 lines of the same length.
xobrainer-companion-brush = Sign
xobrainer-companion-keys-draw = Arrow keys move, Enter writes the chosen sign; 1 to 9 and K write at once.
xobrainer-companion-stars = { $count } of 4 knockout squares
xobrainer-companion-begin-with = Begin with
xobrainer-companion-board-name = Name of the board
xobrainer-companion-keep = Keep
xobrainer-companion-kept = “{ $name }” is kept on this device.
xobrainer-companion-export = Save as a file
xobrainer-companion-share = Link and QR code
xobrainer-companion-link = Link with this board
xobrainer-companion-qr = QR code with the board “{ $name }”
xobrainer-companion-received = The link brought the board “{ $name }”.
xobrainer-companion-link-broken = The board in this link is incomplete. Ask for the link again.
xobrainer-companion-mine = Kept on this device
xobrainer-companion-open = Open
xobrainer-companion-forget = Delete
xobrainer-companion-forget-name = Delete “{ $name }”
