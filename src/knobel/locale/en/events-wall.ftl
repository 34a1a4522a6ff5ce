# The wall of an event, for a projector.
wall-until-start = until the start
wall-left = left in this heat
wall-join = Join
wall-qr = QR code that leads to this event
wall-lost = No connection: this may be out of date
wall-who-where = Who plays where
wall-entered = Already in
wall-nobody = Nobody has entered yet
wall-people =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
wall-range = { $from } to { $to }
wall-against = against { $names }
wall-with = with { $names }
wall-bye = bye
wall-bye-won = bye, counts as a win
wall-all-won = all levels won
wall-not-here = Not at the table yet
wall-still = Still playing
wall-still-of = { $count } of { $all }
wall-none = none
wall-more = + { $count }
wall-standing = Standing
wall-final = Final standing
wall-after = after heat { $heat }
wall-so-far = so far
wall-boards = Live
wall-page = Page { $page } of { $pages }
wall-tools = Display
wall-larger = Larger text
wall-smaller = Smaller text
wall-hold = Stay on this page
wall-full = Full screen
