# Groepen van X-Code: hoe ver ze zijn, de tafel voor de start, hoe het afliep.

xcode-our-missions = Onze eigen missies
xcode-stop-won = gewonnen
xcode-stop-open = open
xcode-stop-locked = vergrendeld
xcode-stop-after = Gaat open als { $level } gewonnen is.
xcode-stop-new = Nog niet geprobeerd.
xcode-stop-tries = { $tries ->
    [one] Eén keer geprobeerd
   *[other] { $tries } keer geprobeerd
}, { $wins ->
    [0] nog niet gewonnen
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}
xcode-stop-best = beste tijd { $time }

xcode-group = Groep
xcode-my-groups = Mijn groepen
xcode-group-new = Een nieuwe groep
xcode-group-alone = Jouw groep
xcode-group-with = Jij en { $names }
xcode-group-page = Onze voortgang
xcode-group-title = Jullie groep
xcode-group-won = { $won } van { $all } gewonnen
xcode-group-games = { $count ->
    [one] Eén spel gespeeld
   *[other] { $count } spellen gespeeld
}
xcode-group-share = De groep meenemen
xcode-group-link = Link van de groep
xcode-group-hint = Open de link op een ander apparaat om daar verder te gaan. Wie de link heeft, hoort bij de groep.
xcode-group-qr = QR-code van de groep
xcode-group-forget = Deze groep hier vergeten
xcode-group-forgotten = Vergeten op dit apparaat. De link blijft geldig.

xcode-unlocked = Ontgrendeld: { $level }
xcode-all-won = Dat was de laatste. Alles is gewonnen!
together-resigned = Het team heeft opgegeven.
together-absent = Het team was te lang weg.

xcode-lobby-table = Plaatsen rond de tafel
xcode-lobby-hint = Je ruilt met je buren. Twee plaatsen wisselen: tik eerst de ene aan, dan de andere.
xcode-lobby-swap = { $name } wisselt van plaats met…
xcode-lobby-seat = { $name }: { $state }
xcode-lobby-waiting = nog niet klaar
xcode-lobby-fill = Hier een bot neerzetten
xcode-lobby-free = Vrijhouden voor een mens
xcode-lobby-start = Start voor iedereen
xcode-lobby-wait = Wacht, nog niet
xcode-lobby-others = Jij bent klaar. Nog niet klaar: { $names }.
xcode-lobby-level = Ander level
xcode-lobby-level-go = Voor iedereen kiezen

xcode-story-turn = { $time } · { $name } draaide met nog { $left } s over: daarna { $after } s
xcode-story-left = Zand over
