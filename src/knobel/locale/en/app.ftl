# The pages around the boards. Names of games are never translated.

## The frame

brand-home = Knobel, to the start page
skip-to-content = Skip to content
footer = More
privacy-link = Privacy
not-affiliated = The names of the games belong to their owners; Knobel is not affiliated with them.
loading = Loading…
page-not-loaded = That could not be loaded. Check your connection and try again.
dismiss = Close this note
cancel = Cancel
done = Done
try-again = Try again
to-start = To the start page
missing-title = Nothing here
missing-text = There is no page at this address. Check the link: part of it may be missing.

## Settings

settings = Settings
settings-mute = Mute sounds
settings-language = Language
settings-theme = Appearance
theme-system = Automatic
theme-light = Light
theme-dark = Dark
settings-view = Board view
view-3d = 3D
view-floors = Four levels
settings-confirm = Confirm moves
confirm-auto = Automatic
confirm-on = Always
confirm-off = Never
settings-sounds = Sounds
settings-motion = Less motion

## Start page

start-title = Three thinking games. One link is enough.
start-lead = Against the computer, with friends, at one screen. No account, nothing to install.
not-there-yet = Not available yet
rules-short = Rules
learn-short = Learn by playing
companion-short = Companion for the real table
ways-on = Discover
index-learn = Learn
index-learn-hint = Short lessons on the board of each game
index-learn-events = Your first evening
index-rules = Rules
index-rules-hint = Every game, with pictures
index-rules-events = Rules of events
index-companion = Real board
index-companion-hint = Clock, cards and sand timer beside it
index-events = Events
index-events-hint = Tournaments for 4 to 500 people
index-groups = Groups
index-groups-hint = What you have won together
event-back = Back to the event
join-by-code = Join with a code
join-go = Join
code = Code
code-hint = Six characters. Your host can read them to you.
code-too-short = A code has { $count } characters.
scan = Scan a QR code
scan-hint = Point the camera at the QR code of the invitation.
scan-foreign = This QR code does not belong to this server. Scan the one of your invitation.
scan-no-camera = The camera cannot be used. Allow it in the browser’s settings, or type the code.
code-strangers = No code contains { $symbols }. Please look again.
my-games = My games
my-games-all = Show all { $count }
my-games-also = Also running
my-games-over = Finished games
my-games-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
my-games-calling =
    { $count ->
        [one] your turn in one
       *[other] your turn in { $count }
    }
continue = Continue
again-with = Play again with
again-with-person = Play again with { $name }: { $game }
my-game-open = Waiting for players
my-game-running = Running
my-game-my-turn = Your turn
my-game-paused = Paused
my-game-over = Over
my-game-won = You won
my-game-lost = You lost
my-game-drawn = Draw
my-game-forget = Remove from this list: { $name }

## Setting up a game

new-title = New game
new-game = New game
new-who = Who plays?
who-online = With a friend online
who-bot = Against the computer
who-local = At this screen
play-bot = Play
play-online = Friend
play-online-many = Friends
play-local = One screen
play-options = Options
play-versus = vs { $name }
play-mates =
    { $count ->
        [one] with one bot
       *[other] with { $count } bots
    }
new-level = How strong?
level-seedling = Seedling
level-seedling-hint = Friendly, overlooks a lot
level-sapling = Sapling
level-sapling-hint = Blocks, but plans little
level-oak = Oak
level-oak-hint = A solid opponent
level-redwood = Redwood
level-redwood-hint = Hardly any mistakes
level-worldtree = World Tree
level-worldtree-hint = As strong as it gets
level-slow = Slow
level-slow-hint = Takes its time: one action every three seconds
level-human = Human
level-human-hint = About as quick as a person
level-fast = Fast
level-fast-hint = Quicker than any person
new-names = Who sits at the screen?
your-name = Your name
guest = Guest
new-invite = Invite
new-start = Start
new-customise = Customise
table-options = Match options
table-options-close = Close
table-options-now = No move yet: what you choose counts at once.
table-options-later = This match goes on as it is. What you choose counts for a new one.
table-options-play = Play
table-options-new = New match with these
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
new-best-of-two = Two games: each player starts once
best-of-two = Two games

## Joining

join-title = Invitation
join-slow = Many wrong codes have come from your network, so checking yours can take half a minute. The link or the QR code of the invitation works at once.
join-invites = { $count ->
    [one] { $name } invites you
   *[other] { $name } invite you
}
join-at-table = At this table: { $names }
join-seat = Which seat?
join-any-seat = The next free one
join-play = Play
join-full = All seats are taken. Ask for the spectators’ link to watch.
join-over = This game is over.
join-dead-title = That did not work
join-dead-hint = An invitation ends when its game is deleted. Ask your host for a new link.
replay-watch = Watch the replay

## Waiting room

remind = Notify me when it is my turn
remind-hint = Also when this page is closed. The notification says only which game it is.
remind-denied = Your browser does not allow notifications from this page. Allow them in its settings.
remind-unavailable = This server sends no notifications.
remind-failed = That did not work. Try again later.
remind-stop = Stop all notifications
remind-stopped = Notifications are off.
copy = Copy
copied = Copied
copy-by-hand = Please copy the selected link by hand.
share = Share
you = you

## At the table

seats = Players
side-crosses = Crosses
side-rings = Rings
player-cross = Cross
player-ring = Ring
seat-cross = Cross { $number }
seat-ring = Ring { $number }
seat-away = not connected
seat-to-move = to move
series-points = Points in the series
clock-frozen = Clock time uncertain: no connection
clock-low = Time is short
latency = Connection: { $millis } ms
status-your-turn = Your turn
status-turn = { $name } to move
status-thinking = { $name } is thinking…
status-paused = Paused
status-outage = The server was down. The game resumes as soon as everybody is back.
status-gathering = The clock starts as soon as everybody is here.
status-over = Game over
status-rest = Look at the result
status-past = Move { $at } of { $count }
status-past-round = Round { $round }, move { $at } of { $count }
game-begins = The game begins.
you-play = The game begins. You play { $colour }.
sat-down = { $name } takes a seat.
came-back = { $name } is back.
out = { $name } is out.
declined = { $name } declined.
watching = You are watching.
actions = Actions
propose-take-back = Take back
propose-draw = Offer a draw
propose-pause = Pause
propose-resume = Resume
resign = Resign
resign-title = Resign?
resign-text = You will lose the game.
resign-text-team = Your whole side will lose the game.
resign-text-named = { $name } will lose the game.
draw-title = Agree on a draw?
draw-text = The game ends at once, without a winner.
asks-take-back = { $name } would like to take a move back.
asks-draw = { $name } offers a draw.
asks-pause = { $name } would like a pause.
asks-resume = { $name } would like to resume the game.
asks-rematch = { $name } would like to play again.
asked-take-back = You asked to take a move back.
asked-draw = You offered a draw.
asked-pause = You asked for a pause.
asked-resume = You asked to resume the game.
asked-rematch = You asked to play again.
accept = Accept
decline = Decline
withdraw = Withdraw
absent = { $name } is not connected.
absent-wait = { $seconds ->
    [one] In one second you can claim the win.
   *[other] In { $seconds } seconds you can claim the win.
}
absent-clock = The clock decides.
claim-win = Claim the win
claim-draw = Take a draw
connection-lost = Connection lost.
connection-moving = One moment: the server is being renewed. Nobody loses time.
connection-since = Reconnecting, { $seconds } s so far…
connection-warning = After 60 seconds the others may claim the win.
connection-warning-clock = Your clock may be running.
leave-title = Leave the table?
leave-text = The game goes on without you, and after 60 seconds the others may claim the win. You will find the game again under “My games”.
leave-yes = Leave
gone-title = This game cannot be opened here
gone-hint = A seat belongs to the device it was taken on. Open the game there, or ask for the spectators’ link.
left-title = You have left the table
left-text = A bot plays on in your seat, so you cannot come back to it. Once the game is over, you can see here how it ended.

## Moves

moves = Moves
moves-none = None yet.
move-label = Move { $number }, { $name }: { $move }
round = Round { $number }
rounds = Rounds
rounds-earlier = Show earlier rounds
round-running = in play
round-drawn = nobody won
round-given-up = given up
round-knockout = Knockout
round-set = wins the set
round-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
round-stand = Score { $points }
round-stand-sets = Sets { $sets }, points { $points }

## The end

result-won = You won!
result-lost = You lost
result-team-won = Your side won!
result-team-lost = Your side lost
result-drawn = Draw
result-wins = { $name } wins
result-abandoned-title = Abandoned
reason-line = { $winner } completed a line of four.
own-reason-line = You completed a line of four.
reason-full = All places are filled, and nobody has a line.
reason-lines = The last ball has been played; the lines decide.
reason-resigned = { $loser } resigned.
own-reason-resigned = You resigned.
reason-time = { $loser } ran out of time.
own-reason-time = You ran out of time.
reason-absent = { $loser } was away for too long.
own-reason-absent = You were away for too long.
reason-draw-agreed = By agreement.
reason-draw-claimed = One side was away for too long, and the other settled for a draw.
reason-abandoned = Nobody came back to this game.
reason-sets = { $winner } won the sets.
own-reason-sets = You won the sets.
reason-points = The points decided.
reason-round = One round decided.
reason-knockout = Knockout: { $winner } won the whole match at once.
own-reason-knockout = Knockout: you won the whole match at once.
reason-deck = However the cards were drawn, they made a row at once, so this deck cannot be played. Choose other cards.
reason-cracked = All twelve fields are cracked.
reason-sand = The sand has run out.
reason-second-sand = The sand in the second timer has run out.
lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
points = { $count ->
    [one] one point
   *[other] { $count } points
}
sets = { $count ->
    [one] one set
   *[other] { $count } sets
}
series-stands = Series so far:
series-final = Series:
rematch = Rematch
next-game = Next game
to-rematch = To the rematch
review = Review
result-fold = Fold the result away
result-unfold = Show the result
rematch-waiting = Asked, waiting for { $name }
rematch-withdraw = Tap to withdraw
rematch-wanted = { $name } wants a rematch
rematch-accept = Tap to accept
rematch-begins = Begins …
rematch-link =
    { $count ->
        [one] { $names } is not here. Send the link to the same device as before.
       *[other] { $names } are not here. Send the link to the same devices as before.
    }
games-won = { $count ->
    [one] { $name }: one game won
   *[other] { $name }: { $count } games won
}
signs = Send a sign
signs-hide = Hide signs
sign-hello = Hello
sign-thanks = Thanks
sign-bravo = Bravo
sign-oops = Oops
sign-think = Hmm …
sign-hurry = Tick-tock
sign-says = { $name }: { $sign }

## Around the game

match-options = Spectators and more
match-options-over = Share and keep
watch-title = Watch
watch-open = Spectators allowed
watch-link = Link for spectators
watch-closed = The spectators’ link is closed.
replay-link = Link to the replay
record = Save as a text record
delete = Delete the game
delete-title = Delete the game?
delete-text = It disappears for everybody and cannot be brought back.
deleted = The game has been deleted.

## Rules

rules-title = { $game }: the rules
rules-play = Play
rules-contents = Contents
rules-ours = Our reading
rules-print = Print

## Offline and updates

server-away = The server does not answer. The rules, the companion and saved games still work; the rest comes back by itself.
update-ready = A newer version of Knobel is available.
update-take = Update
update-later = Later
insecure-link = Plain http: what is missing
screen-may-sleep = The screen may go dark during the game: without https it cannot be kept on.
my-game-saved = saved here

## Captions of the sounds

sound-drop = A piece is placed
sound-click = A ball lands on another
sound-knock = Two knocks: knocked out
sound-clack = A bolt is drawn
sound-hinge = A heavy door opens
sound-beat = A heartbeat: the last seconds
sound-glow = Rising tones: a row lights up
sound-sign = Two quick notes: a sign for you
sound-turn = A chime: your turn
sound-win = A fanfare: won
sound-lose = A falling tune: lost
sound-draw = Two equal notes: a draw
sound-low-time = Beeping: time is short
sound-crack = A ring: a field is cracked
sound-offer = A note: a card is offered
sound-trade = Two notes: a trade
sound-flip = The sand timer is turned
