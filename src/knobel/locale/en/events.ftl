# The pages of tournaments for people with a phone: hosts, players, tables, standings.

event = Event
event-index = Events
event-index-lead = An evening with several boards, real ones and screens: who plays whom, results and standing come by themselves.
event-mine = My events
event-join = Join an event
event-new = New event
event-rules = Rules of events
event-import = Open a file
event-import-game = Which game do these people play? Heats, boards and times can be changed later.
event-is-over = over
event-role-host = You are the host
event-role-helper = You help
event-role-player = You play
event-role-guest = You look on
event-not-found = This event can’t be opened
event-ways = More about this event
event-wall = Wall
event-print = Print
event-standing = Standing
event-final = Final standing

## A new event

event-new-lead = Say what you know. We propose the rest, and you can change everything.
event-name = Name of the event
event-default-name = Games evening
event-game-choice = Game
event-game-settings = Change the game
event-people-number = People
event-boxes = Real boards
event-boxes-hint = Those without a free board play on a screen.
event-time = Minutes in all
event-plan = Our proposal
event-proposals = How it is played
event-plan-none = There is not enough time for that: this is the shortest way. Give it more minutes, or more boards.
event-plan-replaced = We no longer propose what you had chosen. Look at the new proposal.
event-plan-groups = { $count ->
    [one] { $people } people form one group.
   *[other] { $people } people form { $count } groups of { $size }.
}
event-plan-teams = { $people } people form { $count } teams of { $size }.
event-plan-boards = At the same time: { $real } at real boards, { $screen } on screens.
event-plan-usual = A game takes about { $minutes } minutes, like the last { $games } here with these settings.
event-plan-box = A game takes about { $minutes } minutes, as the box says.
event-plan-clock = { $minutes ->
    [one] To end in time, each side has about one minute a game.
   *[other] To end in time, each side has about { $minutes } minutes a game.
}
event-proposal = { $heats ->
    [0] As many bouts as you like, until about { $time }
    [one] One heat of { $minutes } minutes, until about { $time }
   *[other] { $heats } heats of { $minutes } minutes, until about { $time }
}
event-plan-ends = { $heats ->
    [0] As many bouts as you like: if you start now, it ends at about { $time }.
    [one] One heat of { $minutes } minutes: if you start now, it ends at about { $time }.
   *[other] { $heats } heats of { $minutes } minutes: if you start now, it ends at about { $time }.
}
event-customise-hint = Format, heats, times, school
event-open-go = Open the event
event-format = Format
event-format-swiss = Swiss
event-format-swiss-hint = Everybody plays in every heat, against somebody with about as many points.
event-format-dutch = FIDE Dutch
event-format-dutch-hint = Swiss as chess clubs pair it, up to 64 people.
event-format-all-play-all = All play all
event-format-all-play-all-hint = Everybody meets everybody once.
event-format-knockout = Knockout
event-format-knockout-hint = The winners go on, until one is left.
event-format-double-knockout = Double knockout
event-format-double-knockout-hint = Only a second loss puts you out.
event-format-stages = Groups, then knockout
event-format-stages-hint = First all play all in groups, then the best of each go on.
event-format-threes = Tables of three
event-format-threes-hint = Three at every table; the places count.
event-format-mixer = Mixer
event-format-mixer-hint = New teammates in every heat; everybody’s own points count.
event-format-arena = Arena
event-format-arena-hint = Two who are free play each other at once.
event-format-ladder = Ladder
event-format-ladder-hint = A win against somebody above takes that place.
event-format-league = League
event-format-league-hint = Over several days, or on the same deals for all: every group is compared with all others. The deal is equal, but luck remains: it takes five deals or more to show who plays better.
event-format-climb = Climb
event-format-climb-hint = Every group plays on its own: a level that is won leads to the next one.
event-heats = Heats
event-games = Games per bout
event-deals = Deals per heat
event-minutes = Minutes per bout
event-announce = Seconds until a heat starts
event-groups = Groups
event-qualify = How many go on from each
event-team = People per team
event-days = Days from heat to heat
event-most = At most so many entries
event-keep-days = Deleted after so many days
event-third-place = Play for third place
event-school = School mode
event-school-hint = First names or animal names, nobody looks on from outside, and everything is deleted after 30 days.

## Entry

event-entered = { $count ->
    [one] One entry so far
   *[other] { $count } entries so far
}
event-your-name = Your name
event-group-name = Name of your group
event-group-size = People in the group
event-entry-size = People under this name
event-resize = Change
event-resize-next = This counts from the next bout on.
event-school-name = A first name or an animal is enough.
event-animal = Give me an animal
event-animals = Badger, Bear, Beaver, Blackbird, Buzzard, Crane, Deer, Dolphin, Duck, Eagle, Elk, Falcon, Ferret, Fox, Frog, Goat, Goose, Hare, Hedgehog, Heron, Horse, Jackdaw, Kingfisher, Lark, Lion, Lynx, Marten, Mole, Mouse, Newt, Octopus, Otter, Owl, Panda, Penguin, Raven, Robin, Salmon, Seal, Squirrel, Starling, Stork, Swan, Tiger, Toad, Tortoise, Trout, Turtle, Whale, Wolf
event-remote = I play from elsewhere, on a screen
event-enter = Enter
event-enter-note = No account needed. Your name is shown to all.
event-enter-more = Enter somebody else on this device
event-entry-closed = The entry is closed. Ask the host.
event-check-in = I am here
event-return = Play on
event-return-note = From the next heat on you play again.

## A player

event-heat = Heat { $heat }
event-heat-of = Heat { $heat } of { $heats }
event-round-final = Final
event-round-third-place = Third-place bout
event-round-semifinal = Semifinal
event-round-quarterfinal = Quarterfinal
event-until-start = Time until the heat starts
event-until-end = Time left in this heat
event-next-bout = Your next bout
event-your-bout = Your bout
event-plays = You play
event-level = Level
event-level-won = Won! Next: { $level }
event-level-lost = Not won. You can try it again: { $level }
event-level-last-won = You have won { $level }!
event-level-last-lost = { $level } is not won yet.
event-level-top = You have won the last level!
event-table = Table { $table }
event-table-real = Table { $table }, real board
event-table-screen = Table { $table }, screen
event-real-board = a real board
event-screen-board = on the screen
event-against = against
event-with = Together with { $names }
event-you = you
event-you-begin = You begin ({ $side })
event-other-begins = { $name } begins ({ $side })
event-next-you-begin = In game { $number } you begin
event-next-other-begins = In game { $number } { $name } begins
event-why = Why these two?
event-why-bye = Why a bye?
event-why-level = Why this level?
event-place = Place { $place }
event-place-of = of { $count }, points: { $points }
event-place-levels = of { $count }, levels won: { $levels }
event-my-results = My results
event-was-bye = bye
event-rest = Not in the next heat
event-withdraw = Leave the event
event-withdraw-text = You are not paired any more. Your results stay, and you can come back.
event-withdraw-yes = Leave
event-withdrawn = You have left the event.
event-not-here-yet = You are on the list. As soon as you are ready to play, tap “I am here”: only then do you get an opponent.
event-too-late = It is too late to join. You can still follow the event on the wall and in the standing.
event-wait-first = You are here. The first heat is paired soon.
event-wait-next = Wait for the next heat.
event-wait-end = This is the last heat. Next comes the final standing.
event-out = You are out. You can still follow the event on the wall and in the standing.
event-resting = You rest in this heat.
event-bye = You have a bye in this heat.
event-bye-won = You have a bye in this heat. It counts as a win.
event-all-won = You have won all levels and have nothing left to play.
event-over = The event is over. Thank you for playing!
event-over-praise = The event is over. Place { $place } for { $name }: congratulations!
event-at-table = I am at table { $table }
event-enter-result = Enter the result
event-change-report = Change my report
event-to-board = To the board
event-to-game = To game { $number }
event-watch = Watch
event-seated = Your seat is waiting for you.
event-other-reports = { $name } reports { $score }, seen from you.
event-confirm = { $score } is right
event-contradict = That’s wrong
event-confirm-note = Without an answer it counts after two minutes.
event-you-reported = You reported { $score }. { $name } confirms, or it counts in
event-counts-in = Time until the result counts
event-differ-wait = You report different results. The host decides.
event-counts = This result counts.
event-counts-forfeit = This result counts. It was not played.
event-note = Note: { $note }
event-ends = ends { $time }
event-helper = You are a helper. Choose a table and enter its result: it counts at once.
event-no-tables = No real board is waiting for a result.
event-offline = No network.
event-offline-kept = The result stays on this device and is sent by itself.
event-offline-old = What you see may be out of date.

## Results

event-game = Game { $number }
event-began = { $name } begins
event-won = { $name } won
event-draw = Draw
event-places-hint = Who is equal gets the same place.
event-deal = Deal { $number }
event-count-done = What was reached
event-count-left = Seconds left
event-goal = At most { $goal }, which wins the level.
event-report = Report
event-report-score = Report { $score }
event-report-first = Tap who has won.
event-report-places = Choose a place for everybody.
event-report-counts = Enter whole numbers: what was reached and the seconds left.
event-report-note = { $name } confirms, or it counts in two minutes.
event-report-at-once = It counts at once.
event-report-alone = It counts in two minutes.
event-report-done = The result counts.
event-result-counts = { $score } counts.
event-companion = Companion for this board
event-no-bout = Nobody plays at this table now.
event-at-screen = This bout is played on the screen; its result comes by itself.
event-not-yours = The players report the result on their own phones, or a helper does.

## The host

event-host = Host
event-you-host = You are the host
event-to-host = To the host’s page
event-to-player = To the player’s page
event-play-too = Play, too
event-not-host = Only the device that opened the event can host it.
event-before = Before the first heat
event-invite = Invite
event-code = Code to type
event-invite-link = Link
event-qr = QR code of the event
event-qr-hint = Point a phone’s camera at it.
event-done-of = { $done } of { $count } done
event-here = { $count } here
event-here-rests = { $resting ->
    [one] { $here } here, one rests
   *[other] { $here } here, { $resting } rest
}
event-open = Still open, and why
event-differ = They differ: { $one } says { $first }, { $other } { $second }
event-open-reported = { $name } reports { $score }, not confirmed yet
event-open-game = Game { $number } is being played
event-open-screen = Being played
event-open-away = Not connected for { $time }: { $names }
event-open-real = Being played, no report yet
event-open-not-begun = Not begun yet
event-open-nobody = Nobody at the table yet
event-open-missing = Not at the table yet: { $names }
event-open-table = Open the page of this table
event-settle = { $names }: decide { $score }
event-other = Other
event-results = { $count ->
    [one] One result
   *[other] { $count } results
}
event-ready-when = { $count ->
    [one] Ready as soon as the last bout has a result.
    [2] Ready as soon as both have a result.
   *[other] Ready as soon as all { $count } have a result.
}
event-pair = Pair and start heat { $heat }
event-unpair = Pair this heat anew
event-unpair-text = Everybody gets a new bout and table. What has been played at the tables does not count.
event-start-now = Start heat { $heat } now
event-starts-by-itself = It starts by itself when the time is up.
event-finish = Finish the event
event-finish-note = All heats are played.
event-finish-text = The standing becomes final, and no further heat is paired.
event-people = People
event-people-count = { $count ->
    [one] One entry, { $here } here
   *[other] { $count } entries, { $here } here
}
event-add = Enter somebody by hand
event-add-go = Add
event-add-here = is here already
event-late-hint = People who come late play from the next heat on; one missed heat counts as a draw.
event-state-entered = not here yet
event-state-here = here
event-state-resting = rests
event-state-withdrawn = has left
event-state-removed = removed
event-is-remote = from elsewhere
event-no-device = without a phone
event-is-here = { $name } is here
event-here-short = here
event-check-in-all = All are here
event-rename = Rename
event-withdraw-them = Has left
event-remove = Remove
event-remove-sure = Really remove
event-link = Show link
event-link-qr = QR code for { $name }
event-link-hint = The phone that reads this plays for { $name }.
event-entry-open = Others may enter
event-forbidden = Who must not meet
event-forbidden-hint = For brothers and sisters, or two who share a seat.
event-forbidden-one = One
event-forbidden-other = The other
event-forbid = Forbid
event-allow = { $one } and { $other } may meet again
event-correct = Correct the result
event-correct-note = Why? Everybody can read it.
event-correct-why = Write why you correct it.
event-reopen = Take the result back
event-absent = Who has not come?
event-absent-go = Enter as absent
event-move-screen = Play this bout on the screen
event-move-real = Play this bout at a real board
event-more = More
event-settings = Settings
event-change = Save changes
event-changed = Saved.
event-helpers = Helpers
event-helpers-hint = Helpers can enter results for everybody, and nothing else.
event-helpers-count = { $count ->
    [one] There is one.
   *[other] There are { $count }.
}
event-add-helper = Show a QR code for a helper
event-helper-qr = QR code for a helper
event-helper-qr-hint = The phone that reads this may enter results.
event-drop-helpers = Stop all helpers
event-files = Save as a file
event-file-csv = List (CSV)
event-file-trf16 = Chess program (TRF16)
event-file-trf26 = Chess program (TRF26)
event-file-record = Everything
event-delete = Delete the event
event-delete-text = All names, results and games of this event are deleted for good, for everybody.

## The standing

event-col-place = Place
event-col-name = Name
event-col-points = Points
event-col-levels = Levels won
event-col-played = Played
event-ties = What decides between equal points?
event-ties-lead = In this order:
event-ties-end = Those who are still equal share the place.
event-tie-direct = Direct meeting
event-tie-direct-hint = the points from the bouts among them, if all of them have met.
event-tie-buchholz-cut-1 = Buchholz
event-tie-buchholz-cut-1-hint = the points of all opponents, without the lowest: who met stronger opponents stands higher.
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-sonneborn-berger-hint = the points of those you beat, and half the points of those you drew with.
event-tie-wins = Wins
event-tie-wins-hint = the number of bouts won.
event-tie-in-heat = Won in heat
event-tie-in-heat-hint = the heat in which a group won its highest level, the earlier the better.
event-tie-next-level = Next level
event-tie-next-level-hint = the most that it has reached in a try at the next level.
event-tie-tally-1 = Count 1
event-tie-tally-1-hint = what the game itself counts first.
event-tie-tally-2 = Count 2
event-tie-tally-2-hint = what the game counts next.
event-cross = Cross table
event-replay = Replay { $number }
event-group-done = has played
event-deals-title = Deal by deal
event-deals-hint = A group gets a point for every other group that did worse with the same deal, and half a point for every group that did as well.
event-levels-hint = Groups at the same level had the same deal.
event-deals-replay = { $name }: replay { $number }
event-had-bye = { $name }: bye
event-sealed = Sealed deal: { $seal }
event-unsealed = Anybody can check the deal: { $seed } gives { $seal }.

## Read out

event-say-paired = Heat { $heat }: { $name } plays against { $against } at table { $table }.
event-say-paired-alone = Heat { $heat }: { $name } plays at table { $table }.
event-say-bye = Heat { $heat }: { $name } has a bye.
event-say-heat = Heat { $heat } is paired.
event-say-unpaired = Heat { $heat } is being paired anew.
event-say-begins = Heat { $heat } begins.
event-say-done = Heat { $heat } is over.
event-say-over = The event is over.
event-say-result = { $names }: { $score } counts.
event-say-reported = { $name } reports { $score }, seen from you. Please confirm.
event-say-differ = Table { $table }: { $names } report different results.
