# Vier-gewinnt 3D on a real board.

vier3d-companion-tools = What do you need?
vier3d-companion-clock = Clock
vier3d-companion-clock-hint = For two, lying between you
vier3d-companion-tally = Count lines
vier3d-companion-tally-hint = When most lines win
vier3d-companion-line = Is this a line?
vier3d-companion-line-hint = Tap places and see

vier3d-companion-clock-start = To the clock
vier3d-companion-first = { $name }: press, and { $other } begins
vier3d-companion-first-hint = Tap: { $name } begins
vier3d-companion-press = { $name }: end the turn
vier3d-companion-press-hint = Tap when you have moved
vier3d-companion-waits = { $name }: waiting
vier3d-companion-runs = { $name }: { $time }
vier3d-companion-low = { $name }: time is short
vier3d-companion-fallen = { $name }: time is up
vier3d-companion-up = Time is up
vier3d-companion-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

vier3d-companion-tally-text = Tap the rod of every ball that you put on the real board. New lines are shown, and the score is kept.
vier3d-companion-tally-start = Start counting

vier3d-companion-level = Level { $number }
vier3d-companion-place = { $rod }, level { $level }
vier3d-companion-floors = The chosen places on four levels
vier3d-companion-line-empty = Tap up to four places.
vier3d-companion-line-one = { $count ->
    [one] One line runs through this place.
   *[other] { $count } lines run through this place.
}
vier3d-companion-line-part = These can become a line: { $kind }. Still missing: { $missing }.
vier3d-companion-line-yes = Yes, a line: { $kind }.
vier3d-companion-line-never = No line runs through these places.
vier3d-companion-line-no = No, that is not a line.
vier3d-companion-clear = Clear
vier3d-companion-kinds = The 76 lines: show examples
vier3d-companion-vertical = vertical
vier3d-companion-horizontal = horizontal
vier3d-companion-plane = diagonal in a plane
vier3d-companion-space = space diagonal
