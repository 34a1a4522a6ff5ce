# The command line.
cli-about = Play, keep and study thinking games.
cli-serve = run the server
cli-limits = list the limits of the server
cli-play = play in the terminal
cli-join = play at a table of a server, in the terminal
cli-link = the link of the invitation, such as https://play.example/j/K7PM2X?m=k7m2x9q4tw3b
cli-name = your name at the table
cli-seat = the seat to take, counted from 1 in table order; otherwise a free one
cli-seats-folder = folder that keeps your seats; two people on one account need one each
cli-verify = replay every stored match by today’s rules
cli-export = write a match as a text record
cli-import = read a text record, check it and store it
cli-prune = delete old matches
cli-perft = count the positions by depth
cli-host = address to listen on; 0.0.0.0 opens it to your network
cli-port = port to listen on
cli-data = folder for the database
cli-public-url = address that people use, if there is a proxy in front
cli-tls-cert = certificate for https, PEM
cli-tls-key = its key, PEM
cli-trusted-proxy = address or network of a proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8; may be given several times
cli-admin-secret = file with the secret of the page /admin, at least 16 letters; off if not given
cli-metrics = address and port for /metrics, /health and /ready, such as 8010 or 0.0.0.0:8010; off if not given
cli-trace = address of an OpenTelemetry collector that gets traces (OTLP over HTTP); off if not given
cli-log-format = how to write logs
cli-log-level = from which level on to write logs
cli-limit = change a limit, such as messages-burst=100; may be given several times
cli-match = id of the match
cli-file = file of the record
cli-days = delete finished matches opened more than this many days ago
cli-depth = number of plies
cli-ready = Knobel is running at { $url }
cli-ready-network = Other devices on your network reach it at { $url }
cli-stop = Press Ctrl+C to stop.
cli-port-taken = Port { $port } on { $host } is taken: choose another one with --port.
cli-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose others with --host and --port.
cli-metrics-unreadable = { $value } is not a port: give --metrics a port, or an address and a port.
cli-trace-missing = Traces need the extra packages of Knobel: install knobel[tracing].
cli-trusted-proxy-unreadable = { $value } is neither an address nor a network: give --trusted-proxy something like 10.0.0.5 or 10.0.0.0/8.
cli-admin-secret-unusable = The file { $file } has no secret for the host: put one with at least { $least } letters into it.
cli-tls-both = For https, give both --tls-cert and --tls-key.
cli-tls-unusable = The certificate { $cert } and the key { $key } cannot be used: { $why }. Check both files.
cli-limit-unknown = { $name } is not the name of a limit. The limits are: { $names }.
cli-limit-value = The limit { $name } has to be { $kind ->
    [whole] a whole number
   *[other] a number
} above 0, not { $value }.
cli-folder-unwritable = The folder { $folder } cannot be written to: { $why }. Choose another one with --data.
cli-folder-in-use = Another Knobel server is using the folder { $folder }: stop that one, or choose another folder with --data.
cli-database-damaged = The database { $file } cannot be used: { $why }. Move it away, or restore a copy, and start again.
cli-database-unwritable = The database { $file } cannot be written: { $why }. Make room on the disk, see that you may write there and that no other program holds the file; then start again. The file itself can stay where it is.
cli-key-unusable = The key { $file } cannot be used: { $why }. Restore a copy of it. Without one, move the file away and start again: a new key is made, but links for spectators of earlier matches stop working.
cli-no-database = There is no database in { $folder }. Choose another folder with --data.
cli-no-such-match = There is no match { $match }. Check its id.
cli-verified = { $count ->
    [one] 1 match verified: every line is as it was.
   *[other] { $count } matches verified: every line is as it was.
}
cli-differs = Match { $match } differs in line { $version }: { $command }
cli-unreadable-match = Match { $match } cannot be read: { $why }
cli-record-unreadable = The record cannot be read: { $why }
cli-record-too-long = The file { $file } is longer than { $most } MB; no record of a match is that long. Choose the file of a single match.
cli-file-unreadable = The file { $file } cannot be read: { $why }. Check its path.
cli-imported = Stored as match { $match }; replay: /r/{ $match }
cli-pruned = { $count ->
    [one] 1 match deleted.
   *[other] { $count } matches deleted.
}
cli-not-scrubbed = Parts of deleted matches may still be in the file: another program is using it, or the disk is full. Run this again later.
cli-progress = { $done } of { $all }
cli-migrate = bring the database to the schema of this version
cli-backup = copy the SQLite database, also while the server runs
cli-restore = put a copy of a SQLite database into an empty data folder and verify it
cli-log = PostgreSQL that keeps the matches for several servers, such as postgresql://user@host/database; the address may also be in KNOBEL_LOG, or in the file that KNOBEL_LOG_FILE names
cli-bus = Redis by which servers notify each other, such as redis://host:6379; also KNOBEL_BUS, KNOBEL_BUS_FILE
cli-workers = number of server processes on this port; needs PostgreSQL
cli-copy = file of the copy
cli-secret-on-command-line = Everybody on this machine can read command lines: put the address with its password into { $variable }, or into a file that { $variable }_FILE names.
cli-address-unreadable = The address for --{ $service } cannot be read. It should look like { $example }.
cli-address-empty = { $source } is there, but empty: put an address into it, or leave it out.
cli-log-open = PostgreSQL on { $host } has to be reached with a password and encrypted: add ?sslmode=verify-full&sslrootcert=CA.pem to the address, and put the password into KNOBEL_LOG, KNOBEL_LOG_FILE or PGPASSFILE.
cli-bus-open = Redis on { $host } has to be reached with a password and encrypted: write rediss:// in the address, and put it with the password into KNOBEL_BUS or KNOBEL_BUS_FILE.
cli-extra-missing = That needs further packages ({ $why }). Install them: pip install "knobel[{ $extra }]".
cli-workers-few = There has to be at least one process: --workers 1.
cli-workers-sqlite = A SQLite file belongs to one process. For several, give a PostgreSQL with --log, or leave out --workers.
cli-log-unreachable = The database { $log } cannot be used: { $why }. Check that PostgreSQL is running, and the address and the password.
cli-schema-old = The database { $log } has schema { $found }, this version of Knobel needs { $known }. Run knobel migrate, then start again.
cli-schema-new = The database { $log } has schema { $found }, this version of Knobel knows { $known }. Install the newer version.
cli-bus-refused = Redis at { $bus } does not let us in: { $why }. Check the address and the password.
cli-key-differs = The key { $file } is not that of the other servers on this database. Copy the file from one of them.
cli-migrated = Schema { $before } is now schema { $now }.
cli-schema-current = The database has schema { $now }: there is nothing to do.
cli-backed-up = Copied to { $copy }. Keep a copy of { $key } as well, in another place.
cli-backup-postgres = A PostgreSQL is copied with its own programs: pg_dump and pg_restore. See docs/operating.md.
cli-database-there = There is already a database { $file }. Move it away first, or choose another folder with --data.
cli-database-left = Beside { $file } is still { $left } of another database, which would be mixed with the copy. Move it away together with that database, then try again.
cli-database-older = The database { $file } is from an earlier version of Knobel, and a server is using it: stop that server first, then try again.
cli-copy-failed = { $source } could not be copied to { $target }: { $why }. Check both paths, and the room on the disk.

# Tournaments

cli-event = events in the data folder: open one, enter, pair, report, standing, files
cli-event-new = open an event; prints its code and the secret of its host
cli-event-enter = enter people and check them in
cli-event-pair = pair the next heat
cli-event-report = report the result of a bout
cli-event-standing = print the standing
cli-event-export = print an event as a file
cli-event-import = open an event from a file
cli-event-code = the event: its code or its id
cli-event-names = the names of the entrants
cli-event-number = the number of the bout
cli-event-result = points by side, such as 1:0 or 0.5:0.5; at X-Code the fields and the sand left, deal by deal, such as 5/0:35,12/1:10
cli-event-file = the file of the event
cli-event-name = the name of the event
cli-game = the game
cli-config = the settings of the game as JSON
cli-format = how entrants are paired
cli-scoring = how a bout counts
cli-sides = how many sides meet in a bout
cli-heats = the number of heats
cli-games = the number of games in a bout
cli-team = mixer: people per team
cli-groups = groups, then knockout: the number of groups
cli-qualify = groups, then knockout: how many go on from each group
cli-deals = league: deals per heat
cli-event-days = league: days from heat to heat; 0 if you pair each heat
cli-boxes = the number of real boards
cli-school = school mode: nobody looks on from outside, and everything is deleted after 30 days
cli-form = the kind of file
cli-event-opened = Event { $code } is open. The secret of its host: { $token }
cli-event-entered = { $count ->
    [one] 1 entrant is here.
   *[other] { $count } entrants are here.
}
cli-event-bout = Bout { $bout }, table { $table }: { $sides }
cli-event-bye = Bye: { $name }
cli-event-reported = Bout { $bout } has a result.
cli-event-bad-result = { $result } is no result. Write it as 1:0 or 0.5:0.5, fields and sand as 5/0:35.
cli-event-bad-config = The settings cannot be read: { $why }
cli-event-busy = A server keeps writing to this event. Try again.
cli-event-refused = { $why }
cli-no-such-event = There is no event { $event }. Check its code.
cli-events-verified = { $count ->
    [one] 1 event verified: every line is as it was.
   *[other] { $count } events verified: every line is as it was.
}
cli-event-differs = Event { $event } differs in line { $version }: { $command }
cli-unreadable-event = Event { $event } cannot be read: { $why }
cli-event-pairing = Event { $event }: the pairs of heat { $heat } are not the best ones.
cli-events-pruned = { $count ->
    [one] 1 event deleted with its matches.
   *[other] { $count } events deleted with their matches.
}
