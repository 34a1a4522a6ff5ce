# The page on privacy.

privacy-title = Privacy
privacy-lead = Knobel needs no account and keeps only what it needs for playing.
privacy-server-title = On the server
privacy-server = Your games: the settings, the nicknames you typed, every move with its time, and who was connected when. What a group has tried and won, without names. Only a hash of your seat’s secret is stored.
privacy-events-title = Events
privacy-events = The name of the event, the names that people typed, who met whom with which result, and when. Anyone with the code can see this, as on the wall; the host can delete it at any time, and it is deleted by itself when the time is over that the host has set, a year at most. Paper that you print is yours to look after.
privacy-school-title = In a school
privacy-school = In school mode first names or animals are enough. There is no ranking beyond the event, nobody from outside can look on at a game, and everything is deleted 30 days after the event unless the host chooses another time between 1 and 365 days. Nothing is asked that needs the consent of parents.
privacy-push-title = Notifications
privacy-push = If you ask to be notified of your turns: the address that your browser’s maker gives for that, until the game is over or you stop it. The message passes through the maker’s server, encrypted, and says only the name of the game and that it is your turn.
privacy-device-title = On your device
privacy-device = In the browser’s storage: your nickname, your settings, the list “My games”, the latest finished games for replay, and the secrets of your seats, groups and events. There are no cookies.
privacy-not-title = What does not happen
privacy-not = No advertising, no tracking, no statistics about you; nothing is loaded from other servers. Your IP address is used only while you are connected, to stop mass guessing of codes.
privacy-delete-title = Deleting
privacy-delete = The person who opened a game can delete it at the table; it is then gone for everybody. The person who runs the server can delete old games. To delete what is on your device, clear the browser’s site data.
privacy-links-title = Links
privacy-links = Anyone with an invitation can take a free seat. Anyone with the spectators’ link can watch until the host closes it. Anyone with a group’s link belongs to that group. Anyone with the link to a finished game’s replay can watch it.
