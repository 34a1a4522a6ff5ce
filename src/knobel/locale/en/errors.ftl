# Why something was refused: `no-` and the code.

## Server and connection

no-offline = The server cannot be reached. Check your connection.
no-internal = Something went wrong. Please try again.
no-unreadable = The server did not understand that. Reload the page and try again.
no-too-fast = That was too much at once. Try again in { $retry_after } s.
no-too-long = { $most ->
    [one] That was too long: only one character is allowed. Please shorten it.
   *[other] That was too long: at most { $most } characters are allowed. Please shorten it.
}
no-too-many-tries = Too many wrong codes. Try again in { $retry_after } s, or open the link of the invitation.
no-too-many-bot-matches = The computer is playing against itself in { $most } games already. Please wait until one of them is over, or play yourself.
no-storage-failed = The server cannot write at the moment. Your move does not count; please try again.
no-try-again = The server has not answered in time. It is not certain yet whether this counts; please try again.
no-moving = The server is being renewed. Please try again in a moment.
no-not-following = You weren’t connected yet. Please try again.
no-no-such-page = There is nothing at this address. Check the link.
no-not-json = The server only reads JSON. Reload the page and try again.
no-foreign-origin = Another site’s page asked for that. Open the game at its own address.
no-url-too-long = This address is too long. Check the link.
no-headers-too-long = The browser sends too much along with its requests. Delete the cookies of this page and try again.
no-too-slow = The request took too long to arrive. Check the connection and try again.
no-too-many-connections = Too many connections from your network at once. Close other windows of the game, or try again in { $retry_after } s.
no-server-full = The server is full. Try again in { $retry_after } s.

## Finding and opening a game

no-no-such-match = This game does not exist, or no longer does. Check the link, or start a new game.
no-no-such-code = No game has this code. Check it with your host.
no-no-such-game = This game is not available here. Choose another one.
no-no-such-seat = There is no such seat. Choose another one.
no-no-such-level = The computer has no such level. Choose another one.
no-no-such-lesson = There is no such lesson. Choose another one.
no-bad-config = These settings cannot be used: { $why }. Change them and try again.

## Settings of XOBrainer

no-no-such-layout = There is no board called “{ $name }”. Choose another one.
no-no-such-deck = There is no deck called “{ $name }”. Choose another one.
no-layout-size = A board needs ten rows of ten squares. Please correct it.
no-layout-signs = A board consists of the digits 1 to 9 and K. Replace “{ $sign }”.
no-layout-knockouts = { $count ->
    [one] A board needs four knockout squares, but this one has only one. Please correct it.
   *[other] A board needs four knockout squares, but this one has { $count }. Please correct it.
}
no-deck-needed = Map, Mission and Trap need a deck. Choose one.
no-deck-size = { $count ->
    [one] A deck needs 25 cards, but this one has only one. Please correct it.
   *[other] A deck needs 25 cards, but this one has { $count }. Please correct it.
}
no-deck-marks = { $count ->
    [one] Card { $card } has only one mark. It needs four: correct it.
   *[other] Card { $card } has { $count } marks. It needs four: correct it.
}
no-deck-square = Card { $card } has a mark on { $square }, which does not exist on this board. Choose other cards, or another board.
no-deck-square-twice = Square { $square } is marked twice in the deck. Mark each square only once.
no-deck-white = { $count ->
    [one] Card { $card } has only one white mark. It needs three: correct it.
   *[other] Card { $card } has { $count } white marks. It needs three: correct it.
}
no-deck-colours = Card { $card } has marks of only one colour. It needs both white and purple ones.
no-deck-knockout = Card { $card } has a white mark on the knockout square { $square }. Make it purple.
no-variant-twice = Each variant can be chosen only once. Remove the second one.
no-one-clock = TimeBomb and TimeBalance exclude each other: a match has at most one clock. Choose one of them.
no-empty-team = Each side needs at least one player. Add one.
no-too-many-players = At most { $most } people can play. Choose fewer.
no-large-team = More than { $most } a side requires large teams. Allow them, or choose fewer players.

## Seats, names and spectators

no-wrong-number-of-seats = { $seats ->
    [one] This game has one seat. Change the number of players.
   *[other] This game has { $seats } seats. Change the number of players.
}
no-seats-full = All seats are taken. Ask for the spectators’ link to watch.
no-seat-taken = Somebody was quicker: this seat is taken. Choose another one.
no-not-seated = You have no seat in this game, so you can only watch.
no-wrong-token = This device has no seat in this game. Open it on the device where you took your seat.
no-wrong-secret = This is not the operator’s secret for this server. It is in the file that the server was started with.
no-other-server = Another server answered, so none was ended. Open this page at the address of the one server that you want to end, not at the address that all share.
no-no-push = This server sends no notifications. Keep the page open instead.
no-match-deleted = This game has been deleted. You can start a new one.
no-watching-closed = The host has closed this game to spectators. Ask the host to open it again.
no-opener-only = Only the person who opened the game can do that. Ask them.
no-no-name = Please enter a name.
no-name-taken = Somebody at this table is already called { $name }. Please choose another name.
no-id-used = The page used one id for two different actions. Please reload it and try again.
no-too-many-changes = Names, seats and proposals have changed { $most } times in this game. Play on, or start a new game.
no-too-many-signs = You have sent many signs. Try again in { $retry_after } s.
no-match-too-long = This game has become too long: after { $most } entries you can only resign. Start a new one to play on.
no-names-are-fixed = Names stay as they are until the match is over, so that teammates cannot use them to confer.

## While a game is open

no-not-ready = Not everybody is ready yet. Wait for the others.
no-already-begun = The game has already begun. That was possible only before the start.
no-not-begun = The game has not begun yet. Wait until everybody is ready.
no-over = The game is over. You can ask for a rematch.
no-not-over = The game is not over yet. Try again when it is.
no-paused = The game is paused. Ask to resume it, or wait until everybody is back.
no-not-paused = There is no pause to end. Play on, or wait until everybody is back.
no-already-so = That has already been done. Reload the page if you cannot see it.
no-already-agreed = You have already agreed. Wait for the others.
no-already-declined = That was declined. You can ask again after the next move.
no-nothing-proposed = That request is no longer open. You can make a new one.
no-no-draw-here = There are no draws in this game. Play on, or resign.
no-no-take-back = Nothing can be taken back now. Play on.
no-nothing-to-take-back = You have no move to take back. Play on.
no-clock-decides = The clock decides here. Wait until the time is up.
no-not-away-long-enough = The other side has not been away long enough. Wait a little longer.
no-mate-away = One of your own team is away too. You can take a draw, but not claim the win.
no-still-there = That player is still connected. A bot can step in only when they are away.
no-not-in-play = This seat is no longer in the game. Nothing more can be done from it.

## Moves

no-not-your-turn = It is not your turn. Wait for the others.
no-too-late = Too late: the position has changed. Look again and choose another move.
no-no-such-action = That cannot be done here. Choose something else.
no-no-such-move = “{ $move }” is not a move. Choose another one.
no-move-in-do = The server no longer takes moves from this version of the page. Reload the page.

## Moves of Vier-gewinnt 3D

no-no-such-rod = There is no rod { $rod }. Choose one from A1 to D4.
no-rod-full = Rod { $rod } is full. Choose another one.
no-no-yellow-ball = You have no yellow ball left. Play one of your own.
no-no-own-ball = You have no ball of your own left. Play a yellow one.

## Moves of XOBrainer

no-no-such-square = There is no square { $square }. Choose one from A1 to J10.
no-square-taken = Square { $square } is taken. Choose a free one.
no-knockout-square = On the knockout square { $square } you may place only a piece in the other side’s colour. Choose another square.
no-nothing-to-confirm = There is no result to confirm. Play on.

## Actions of X-Code

no-not-yet = The sand is not running yet. Wait a moment.
no-hand-full = { $limit ->
    [one] You may hold only one card. Place a set, or discard three.
   *[other] You may hold at most { $limit } cards. Place a set, or discard three.
}
no-pile-empty = There is no card left to draw. Somebody has to discard first.
no-not-three = You always discard exactly three cards. Choose three.
no-card-not-in-hand = You no longer have that card. Choose another one.
no-card-on-offer = That card is on offer. Take it back first.
no-jokers-only = Jokers alone are not a set. Add a real card.
no-not-a-set = These cards are not a set. Choose cards that match.
no-set-size = { $size ->
    [one] This set takes one card. Choose exactly one.
   *[other] This set takes { $size } cards. Choose exactly that many.
}
no-field-cracked = { $field } is already cracked. Choose another field.
no-field-locked = { $field } is still locked. Crack an open field first.
no-not-your-neighbour = You can trade only with the players to your left and right. Choose one of them.
no-joker-not-traded = Jokers cannot be traded. Choose another card.
no-wrong-arrow = That card’s arrow points the other way. Choose another card, or the other neighbour.
no-already-offering = You already have a card on offer there. Take it back first.
no-offer-gone = Too late: that card is gone. Ask for another one.
no-same-arrow = The two arrows must differ. Choose a card that points the other way.
no-no-such-phrase = That cannot be said. Choose one of the phrases.
no-nobody-there = Nobody sits there to hear it. Choose somebody else.
no-silence = Radio silence: wait until you may speak again.
no-cable-cut = The cable on that side is cut. Trade on the other side, or wait.

## Levels of X-Code

no-level-locked = That is still locked. Win the one before it first.
no-level-deal = More cards are dealt than a hand may hold. Deal fewer.
no-level-rule-twice = Each extra rule can be used only once. Remove the second one.
no-level-rows = The rows must name each of the twelve fields exactly once. Please correct them.
no-level-silence = Each silence must end before the next one begins. Please correct the times.

## Events

no-no-such-event = There is no such event. Check the link, or ask the host for a new one.
no-event-deleted = This event has been deleted. You can open a new one.
no-event-match = That is not possible in a game of an event. Play it to its end.
no-event-too-long = This event has become too long for that. Results still count, and the host can close it.
no-event-host-only = Only the host of the event can do that. Ask the host.
no-event-helper-only-reports = Helpers can only report and correct results. Ask the host for everything else.
no-event-not-yours = That belongs to another entrant. Do it on their device, or ask the host.
no-event-no-such-entrant = There is no such entrant in this event. Reload the page and choose another one.
no-event-no-such-bout = There is no such bout in this event. Reload the page and look for yours.
no-event-wrong-heat = It is heat { $heat }’s turn now. Reload the page to see it.
no-event-all-heats-played = All heats have been played. Close the event, or add heats in its settings.
no-event-bad-result = This result is not possible in this bout. Check it and enter it again.
no-event-already-decided = This bout already has a result. If it is wrong, ask the host to correct it.
no-event-nothing-to-confirm = There is no report to confirm, or it has just changed. Look again.
no-event-over = The event is over. Nothing more can be changed.
no-event-bouts-open = { $count ->
    [one] One bout has no result yet. Enter it, or say who did not come.
   *[other] { $count } bouts have no result yet. Enter them, or say who did not come.
}
no-event-bout-not-opened = The game at table { $table } cannot open on a screen. Play this bout at a real board, or enter its result.
no-event-too-few = Too few people are here for a heat. Check them in first.
no-event-too-few-people = At least { $min } people are needed for that. Enter a larger number.
no-event-too-many-people = A plan is for { $most } people at most. Enter a smaller number.
no-event-nobody-to-pair = There is nobody left who could meet. Close the event.
no-event-pairing-stale = Something has changed in the meantime. Please pair again.
no-event-must-meet = { $one } and { $other } are kept apart, but nobody else is left for them. Allow it, then pair again.
no-event-begun = That was possible only until it began. Play on.
no-event-deal-public = The deal of this bout is known by now. Correct the result instead.
no-event-entered-twice = Somebody in this event is already called { $name }. Choose another name.
no-event-full = { $most ->
    [one] The event is full: only one can take part. Ask the host.
   *[other] The event is full: { $most } can take part. Ask the host.
}
no-event-bad-size = { $max ->
    [one] In this event { $min } person plays under each name. Enter each one alone.
   *[other] In this event { $min } to { $max } people play under one name. Change the number of people.
}
no-event-entry-closed = The entry is closed. Ask the host.
no-event-removed = The host has removed this entrant from the event. Ask the host.
no-event-too-many-entries = { $most ->
    [one] Only one is allowed here. Ask the host to add more.
   *[other] At most { $most } are allowed here. Ask the host to add more.
}
no-event-not-at-real-board = That does not fit the board: at a screen the result comes from the game, and who plays from elsewhere cannot use a real board.
no-event-no-box-left = All boxes are in use. Wait until one is free, or play at a screen.
no-event-cannot-change = That stays as it is once the first heat has been paired. Open a new event to change it.
no-event-bad-setup = These settings do not fit together. Change them and try again.
no-event-bad-file = This file cannot be read: line { $line } is wrong. Correct it there and try again.
no-event-no-trf = This form of event has no TRF file: that is for two sides only. Take the record or the CSV instead.
no-event-dutch-too-many = { $most ->
    [one] The Dutch system of FIDE can pair only one entrant here. Choose Swiss instead.
   *[other] The Dutch system of FIDE can pair { $most } entrants here at most. Choose Swiss instead.
}
