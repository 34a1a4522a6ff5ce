# The board of Nim.

nim-piles = Haufen
nim-pile = Haufen { $number }
nim-stones = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
nim-hidden = verdeckt
nim-hidden-yours = nur du weißt: { $stones }
nim-take = Von Haufen { $number } nehmen: { $count }
nim-taken = { $name }: { $count } von Haufen { $number }, es bleiben { $left }.
nim-seat = Spieler { $number }
nim-won = Gemeinsam gewonnen!
nim-lost = Gemeinsam verloren
nim-leaving = Ein Bot übernimmt deinen Platz. Zurück kannst du dann nicht mehr.
nim-leaving-page = Nach fünf Sekunden darf der andere einen Bot für dich einspringen lassen. Über „Meine Spiele“ kommst du jederzeit zurück.
nim-seats = Der erste Platz beginnt und muss den letzten Stein nehmen.
reason-last-stone = { $winner } hat den letzten Stein genommen.
reason-first-player-last = Den letzten Stein nahm, wer begonnen hat.
reason-second-player-last = Wer begonnen hat, bekam den letzten Stein nicht.
tui-keys-nim = ←↑↓→ oder 23, Enter Zug · m mein Haufen · r aufgeben · F1 Hilfe · q Ende
tui-help-nim =
    Nimm Steine von einem Haufen: beliebig viele von einem offenen, einen von einem verdeckten (?).
    23 nimmt drei Steine von Haufen 2; ← und → wählen den Haufen, ↑ und ↓ die Anzahl.
tui-flag-together = beide spielen für eine Seite
tui-ask-together = Gemeinsam
tui-nim-hand-over = Das ist nur für { $name }.
