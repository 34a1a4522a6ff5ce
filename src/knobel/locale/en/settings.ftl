# The settings dialog: what only it has to say.

settings-captions = Captions for sounds
settings-contrast = High contrast
settings-spacing = Wider spacing, easier to read
settings-verbosity = Screen-reader announcements
verbosity-quiet = Little
verbosity-quiet-hint = Moves of others, results, refusals
verbosity-normal = Normal
verbosity-normal-hint = Also your own moves, who comes and goes
verbosity-everything = Everything
verbosity-everything-hint = Also what you can look up yourself
offline-title = Without a network
offline-ready = Everything is on this device: rules, companion and saved games work without a network.
offline-fetching = Fetching everything for use without a network…
offline-impossible = This browser cannot keep pages for use without a network.
offline-insecure = This page came over plain http, so the browser disables some features:
lacks-offline = No use without a network, and no installing. Keep the page open instead.
lacks-awake = The screen may go dark. Choose a longer time in the settings of your device.
lacks-copy = Copying and sharing links may fail. In that case the link is selected for you to copy.
https-how = Over https all of it works. The person who runs this server can read how in docs/https.md; in short:
install = Install as an app
