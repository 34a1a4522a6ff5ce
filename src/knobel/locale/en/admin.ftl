# The page for the operator.

admin-title = Tonight’s tables
admin-lead = All tables that are not over, on whichever server, and finished ones as long as somebody is still there on this one. You see who is there, but nobody’s cards.
admin-secret = The operator’s secret
admin-enter = Show the tables
admin-off = This server was started without a page for its operator. Start it with --admin-secret.
admin-not-ready = The server cannot store moves at the moment. Look at its logs.
admin-count = { $count ->
    [0] No tables
    [one] One table
   *[other] { $count } tables
}
admin-more = There are older tables that are not over, too; only the newest are listed.
admin-look = Look again
admin-phase-open = waiting for players
admin-phase-running = being played
admin-phase-paused = paused
admin-phase-over = over
admin-connected = connected
admin-away = not connected
admin-bot = Bot
admin-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
admin-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
admin-export = Save the record
admin-export-of = Save the record of table { $table }
admin-exported = The record is saved.
admin-close = Close the table
admin-close-of = Close table { $table }
admin-close-title = Close this table?
admin-close-text = Table { $table } is deleted, and everybody there is sent away. It cannot be brought back.
admin-closed = The table is closed.
admin-server = Server { $node }
admin-drain = End the server
admin-drain-title = End server { $node }?
admin-drain-text = This server finishes what it is doing and ends. People go on at another one, or when it is started again; clocks stop until then.
admin-drained = The server is ending.
