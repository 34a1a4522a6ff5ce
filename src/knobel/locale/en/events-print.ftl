# Sheets of an event for the printer.
print-title = Print
print-lead = Choose the sheets. Your browser prints them, or saves them as a PDF: A4, black on white.
print-sheets = Sheets
print-sheet-tables = Schedule by table
print-sheet-names = Schedule by name
print-sheet-slips = Slips for results, four a page
print-sheet-table-cards = Table cards with a QR code
print-sheet-name-cards = Name cards
print-sheet-cross = Cross table
print-sheet-certificates = Certificates
print-no-heat = No heat has been paired yet, so there is no schedule, and there are no slips.
print-no-links = Name cards have a QR code only on the host’s device, for players whom the host has entered.
print-which-heat = Heat
print-for-whom = For
print-first-three = the first three places
print-everybody = everybody
print-go = Print
print-heat = Heat { $heat }
print-heat-short = H { $heat }
print-starts =
    { $count ->
        [one] { $date }, starts { $time } ({ $zone }), one minute
       *[other] { $date }, starts { $time } ({ $zone }), { $count } minutes
    }
print-qr-event = QR code that leads to this event
print-qr-table = QR code for table { $table }
print-qr-entrant = QR code for { $name }
print-table = Table
print-screen = screen
print-at-table = Table { $table }
print-at-screen = Screen { $table }
print-bye = bye
print-begins = begins
print-begins-first = begins the first game
print-begins-second = begins the second game
print-result = Result
print-signature = Signature
print-write-games = A game won counts 1, a draw ½. Write the sum of all games.
print-write-win = A game won counts 1, a draw ½. Write the sum of all games.
print-write-places = Write 2 for the first place, 1 for the second and 0 for the last; places that are shared share their points.
print-write-field = Write the result of each deal.
print-scan-table = Scan to see who plays here, and to report the result.
print-scan-entrant = Scan to play with your phone
print-number = No.
print-name = Name
print-points = Points
print-place = Place
print-cross-heats = In each heat: the opponent’s number, then the points. + means a bye, * a bout that was not played.
print-cross-square = In each line: the points against the player with this number. * means a bout that was not played.
print-certificate = Certificate
print-certificate-place = Place { $place } of { $all }
print-certificate-points = Points: { $points }
print-certificate-levels = Levels won: { $levels }
