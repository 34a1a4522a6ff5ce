# Learning XOBrainer by playing: what to do, a title, a hint, why it is right, and what was wrong.

xobrainer-learn-place = You play the crosses. Place your first piece on any free square.
xobrainer-learn-place-title = The first piece
xobrainer-learn-place-hint = Press a square. Only the four starred knockout squares are closed to green crosses.
xobrainer-learn-place-why = Your cross is in place, and the rings have answered. Pieces never move again.

xobrainer-learn-lineup = The line-up shows your next four pieces: three green, then one pink. The pink cross is next. Place it.
xobrainer-learn-lineup-title = The line-up
xobrainer-learn-lineup-hint = You cannot choose the piece, only the square. Any free one will do.
xobrainer-learn-lineup-why = Four new pieces have come from the bag. Everybody can see both line-ups: check what the rings will get.

xobrainer-learn-shape = Five crosses in a row win the round, whatever their colours. You have four.
xobrainer-learn-shape-title = Five by shape
xobrainer-learn-shape-hint = C6, D6, E6, F6: a ring stops them on one side, the other side is free.
xobrainer-learn-shape-why = Five crosses! The pink one counts too: for the shape the colour does not matter.
xobrainer-learn-shape-miss = The rings take G6, and your row is closed. Try again.

xobrainer-learn-colour = Five of your colour in a row win as well, whatever their shapes. The rings have blocked you on E3 with a green ring. Green is your colour!
xobrainer-learn-colour-title = Five by colour
xobrainer-learn-colour-hint = C3 to F3 are all green. One end is enough.
xobrainer-learn-colour-why = Five green pieces. One of them is not even yours!
xobrainer-learn-colour-miss = That makes no row of five. Look for green along row 3.

xobrainer-learn-score = A row scores the dots under its five pieces. You can complete two rows: choose the one that is worth more.
xobrainer-learn-score-title = Counting dots
xobrainer-learn-score-hint = Squares at the edge have more dots than those in the middle.
xobrainer-learn-score-why = 4 + 4 + 4 + 3 + 3 = 18 points. Twenty win a set.
xobrainer-learn-score-less = A row, but in the middle it is worth only 6 points. The other one brings three times as much.
xobrainer-learn-score-miss = That completes neither row. They lie on row 5 and on row 10.

xobrainer-learn-block = The rings have four in a row and a ring to follow. Stop them.
xobrainer-learn-block-title = Block
xobrainer-learn-block-hint = E4 to H4 are rings, and D4 is yours already. Which end is open?
xobrainer-learn-block-why = A green cross is neither a ring nor pink: it stops the row by shape and by colour.
xobrainer-learn-block-miss = The rings play I4: five in a row. That square must be yours.

xobrainer-learn-gift = D7 to G7 are pink: a four for the rings. But look at both line-ups: your next piece is pink, theirs is green. Place yours where it does no harm.
xobrainer-learn-gift-title = No gifts
xobrainer-learn-gift-hint = Anywhere but on H7: a pink piece there makes five pink ones.
xobrainer-learn-gift-why = Right: a green ring cannot complete the pink row. Your next cross is green, and that one will block on H7.
xobrainer-learn-gift-given = Five pink pieces: the row counts for the rings, even though you placed the last one.

xobrainer-learn-knockout = Four squares are knockout squares. A row through one of them wins the whole match at once. Of your pieces only the pink crosses may go there, and one is next.
xobrainer-learn-knockout-title = Knockout
xobrainer-learn-knockout-hint = Your crosses run from C3 to F6. Look at the lower left corner.
xobrainer-learn-knockout-why = Knockout on B2: the match is won, whatever the score was.
xobrainer-learn-knockout-points = A good row, but only for points. There is a knockout square at its other end.
xobrainer-learn-knockout-miss = That completes nothing. Your four crosses lie on a diagonal.

xobrainer-learn-mission = Variants add spice. In Mission you hold a secret card: if you make a row, each of your pieces on its squares scores 3 points more. Open “My card” and complete your row at the better end.
xobrainer-learn-mission-title = A mission
xobrainer-learn-mission-hint = Your card marks E7, D4, J1 and J8. Your row lies on F7 to I7.
xobrainer-learn-mission-why = 9 points for the dots and 3 for the mission: 12 instead of 11 at the other end.
xobrainer-learn-mission-plain = 11 points. With your mission the other end brings 12.
xobrainer-learn-mission-miss = Without a row the mission brings nothing. Complete the row first.
