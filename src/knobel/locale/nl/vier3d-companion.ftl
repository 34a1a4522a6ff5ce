# Vier-gewinnt 3D op een echt bord.

vier3d-companion-tools = Wat hebben jullie nodig?
vier3d-companion-clock = Klok
vier3d-companion-clock-hint = Voor twee, tussen jullie in
vier3d-companion-tally = Rijen tellen
vier3d-companion-tally-hint = Als de meeste rijen winnen
vier3d-companion-line = Is dit een rij?
vier3d-companion-line-hint = Tik plaatsen aan en kijk

vier3d-companion-clock-start = Naar de klok
vier3d-companion-first = { $name }: druk, dan begint { $other }
vier3d-companion-first-hint = Tik: { $name } begint
vier3d-companion-press = { $name }: beurt beëindigen
vier3d-companion-press-hint = Tik na je zet
vier3d-companion-waits = { $name }: wacht
vier3d-companion-runs = { $name }: { $time }
vier3d-companion-low = { $name }: weinig tijd
vier3d-companion-fallen = { $name }: tijd om
vier3d-companion-up = Tijd om
vier3d-companion-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
}

vier3d-companion-tally-text = Tik bij elke bal die jullie op het echte bord steken op zijn staaf. Nieuwe rijen worden getoond en geteld.
vier3d-companion-tally-start = Tellen

vier3d-companion-level = Laag { $number }
vier3d-companion-place = { $rod }, laag { $level }
vier3d-companion-floors = De gekozen plaatsen in vier lagen
vier3d-companion-line-empty = Tik maximaal vier plaatsen aan.
vier3d-companion-line-one = { $count ->
    [one] Door deze plaats loopt één rij.
   *[other] Door deze plaats lopen { $count } rijen.
}
vier3d-companion-line-part = Dit kan een rij worden: { $kind }. Er ontbreekt nog: { $missing }.
vier3d-companion-line-yes = Ja, een rij: { $kind }.
vier3d-companion-line-never = Door deze plaatsen loopt geen rij.
vier3d-companion-line-no = Nee, dat is geen rij.
vier3d-companion-clear = Wissen
vier3d-companion-kinds = De 76 rijen: voorbeelden tonen
vier3d-companion-vertical = verticaal
vier3d-companion-horizontal = horizontaal
vier3d-companion-plane = diagonaal in een vlak
vier3d-companion-space = ruimtediagonaal
