# The companion for the real boards: what all games share.

companion-title = { $game }: companion for the real table
companion-lead = Put this device on the table beside the real game. It needs no account and no network, and everything is kept when you close the page.
companion-bar = Pause, undo and more
companion-pause = Pause
companion-resume = Resume
companion-paused = Paused
companion-undo = Undo the last tap
companion-end = End
companion-end-title = End it here?
companion-end-text = The times and counts of this game will be lost.
companion-leave-title = Leave the companion?
companion-leave-text = Time stops, and everything is kept on this device until you come back.
companion-facing = The device is between us: turn one half round
companion-unreadable = What was saved here last time can no longer be read. Start afresh.
companion-anew = Start afresh
companion-lacks = What is missing here
companion-lacks-awake = The screen may go dark by itself. Choose a longer time in the settings of your device.
companion-lacks-offline = Without a network this page cannot be loaded again. Keep it open.
companion-lacks-https = Both work over https. The person who runs this server can read how in docs/https.md.
