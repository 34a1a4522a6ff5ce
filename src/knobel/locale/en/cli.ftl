# The command line.
cli-about = Play, keep and study three thinking games.
cli-serve = run the server
cli-limits = list the limits of the server
cli-play = play in the terminal
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
