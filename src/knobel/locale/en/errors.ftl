# Why something was refused: `no-` and the code.

no-offline = The server cannot be reached. Is the connection all right?
no-internal = Something went wrong. Please try again.
no-unreadable = The server did not understand that. Reload the page if it happens again.
no-too-fast = That was too much at once. Please wait a moment.
no-too-long = That was too long.
no-too-many-tries = Too many wrong codes. Please wait a minute.
no-storage-failed = The server cannot write at the moment. Your move does not count; please try again.
no-not-following = The connection was new. Please try again.
no-no-such-page = There is nothing at this address.

no-no-such-match = This game does not exist, or not any more.
no-no-such-code = No game has this code.
no-no-such-game = This game is not there yet.
no-no-such-seat = There is no such seat.
no-no-such-level = The computer has no such level.
no-bad-config = These settings do not go together.
no-wrong-number-of-seats = This game has { $seats } seats.
no-seats-full = All seats are taken.
no-seat-taken = Somebody was quicker: this seat is taken.
no-not-seated = You have no seat in this game.
no-wrong-token = This device has no seat in this game.
no-match-deleted = This game was deleted.
no-watching-closed = The host has closed this game to spectators.
no-host-only = Only whoever opened the game may do that.
no-no-name = Please enter a name.

no-not-ready = Not everybody is ready yet.
no-already-begun = The game has begun already.
no-not-begun = The game has not begun yet.
no-over = The game is over.
no-not-over = The game is not over yet.
no-paused = The game is paused.
no-not-paused = The game is not paused.
no-already-so = That has happened already.
no-already-agreed = You have agreed already.
no-already-declined = That was declined. Ask again after the next move.
no-nothing-proposed = Nobody asks for that any more.
no-no-draw-here = There are no draws in this game.
no-no-take-back = Nothing can be taken back any more.
no-nothing-to-take-back = You have no move to take back.
no-clock-decides = The clock decides here.
no-not-away-long-enough = The other side has not been away for long enough.
no-not-in-play = This seat is not in the game any more.

no-not-your-turn = It is not your turn.
no-too-late = That came too late: the position has changed.
no-no-such-action = That cannot be done here.
no-no-such-move = There is no such move.
no-no-such-rod = There is no rod { $rod }.
no-rod-full = Rod { $rod } is full.
no-no-yellow-ball = You have no yellow ball left.
no-no-own-ball = You have no ball of your own left.
