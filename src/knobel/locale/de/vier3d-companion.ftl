# Vier-gewinnt 3D am echten Brett.

vier3d-companion-tools = Was braucht ihr?
vier3d-companion-clock = Uhr
vier3d-companion-clock-hint = Für zwei, zwischen euch
vier3d-companion-tally = Reihen zählen
vier3d-companion-tally-hint = Wenn die meisten Reihen gewinnen
vier3d-companion-line = Ist das eine Reihe?
vier3d-companion-line-hint = Plätze antippen und prüfen

vier3d-companion-clock-start = Zur Uhr
vier3d-companion-first = { $name }: drücken, dann beginnt { $other }
vier3d-companion-first-hint = Tippen: { $name } beginnt
vier3d-companion-press = { $name }: Zug beenden
vier3d-companion-press-hint = Tippen nach dem Zug
vier3d-companion-waits = { $name }: wartet
vier3d-companion-runs = { $name }: { $time }
vier3d-companion-low = { $name }: Die Zeit wird knapp
vier3d-companion-fallen = { $name }: Zeit abgelaufen
vier3d-companion-up = Zeit abgelaufen
vier3d-companion-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}

vier3d-companion-tally-text = Tippt bei jeder Kugel, die ihr aufs echte Brett steckt, auf ihren Stab. Neue Reihen werden gezeigt und gezählt.
vier3d-companion-tally-start = Zählen

vier3d-companion-level = Ebene { $number }
vier3d-companion-place = { $rod }, Ebene { $level }
vier3d-companion-floors = Die gewählten Plätze auf vier Ebenen
vier3d-companion-line-empty = Tippe bis zu vier Plätze an.
vier3d-companion-line-one = { $count ->
    [one] Durch diesen Platz läuft eine Reihe.
   *[other] Durch diesen Platz laufen { $count } Reihen.
}
vier3d-companion-line-part = Das kann eine Reihe werden: { $kind }. Es fehlt noch: { $missing }.
vier3d-companion-line-yes = Ja, eine Reihe: { $kind }.
vier3d-companion-line-never = Durch diese Plätze läuft keine Reihe.
vier3d-companion-line-no = Nein, das ist keine Reihe.
vier3d-companion-clear = Leeren
vier3d-companion-kinds = Die 76 Reihen: Beispiele zeigen
vier3d-companion-vertical = senkrecht
vier3d-companion-horizontal = waagrecht
vier3d-companion-plane = diagonal in einer Ebene
vier3d-companion-space = Raumdiagonale
