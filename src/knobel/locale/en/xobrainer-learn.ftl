# Learning XOBrainer by playing: what to do, a title, a hint, why it is right, and what was wrong.

learn-xobrainer-place = You play the crosses. Place your first piece on any free square.
learn-xobrainer-place-title = The first piece
learn-xobrainer-place-hint = Press a square. Only the four starred knockout squares are closed to green crosses.
learn-xobrainer-place-why = Your cross is in place, and the rings have answered. Pieces never move again.

learn-xobrainer-lineup = The line-up shows your next four pieces: three green, then one pink. The pink cross is next. Place it.
learn-xobrainer-lineup-title = The line-up
learn-xobrainer-lineup-hint = You cannot choose the piece, only the square. Any free one will do.
learn-xobrainer-lineup-why = Four new pieces have come from the bag. Everybody can see both line-ups: check what the rings will get.

learn-xobrainer-shape = Five crosses in a row win the round, whatever their colours. You have four.
learn-xobrainer-shape-title = Five by shape
learn-xobrainer-shape-hint = C6, D6, E6, F6: a ring stops them on one side, the other side is free.
learn-xobrainer-shape-why = Five crosses! The pink one counts too: for the shape the colour does not matter.
learn-xobrainer-shape-miss = The rings take G6, and your row is closed. Try again.

learn-xobrainer-colour = Five of your colour in a row win as well, whatever their shapes. The rings have blocked you on E3 with a green ring. Green is your colour!
learn-xobrainer-colour-title = Five by colour
learn-xobrainer-colour-hint = C3 to F3 are all green. One end is enough.
learn-xobrainer-colour-why = Five green pieces. One of them is not even yours!
learn-xobrainer-colour-miss = That makes no row of five. Look for green along row 3.

learn-xobrainer-score = A row scores the dots under its five pieces. You can complete two rows: choose the one that is worth more.
learn-xobrainer-score-title = Counting dots
learn-xobrainer-score-hint = Squares at the edge have more dots than those in the middle.
learn-xobrainer-score-why = 4 + 4 + 4 + 3 + 3 = 18 points. Twenty win a set.
learn-xobrainer-score-less = A row, but in the middle it is worth only 6 points. The other one brings three times as much.
learn-xobrainer-score-miss = That completes neither row. They lie on row 5 and on row 10.

learn-xobrainer-block = The rings have four in a row and a ring to follow. Stop them.
learn-xobrainer-block-title = Block
learn-xobrainer-block-hint = E4 to H4 are rings, and D4 is yours already. Which end is open?
learn-xobrainer-block-why = A green cross is neither a ring nor pink: it stops the row by shape and by colour.
learn-xobrainer-block-miss = The rings play I4: five in a row. That square must be yours.

learn-xobrainer-gift = D7 to G7 are pink: a four for the rings. But look at both line-ups: your next piece is pink, theirs is green. Place yours where it does no harm.
learn-xobrainer-gift-title = No gifts
learn-xobrainer-gift-hint = Anywhere but on H7: a pink piece there makes five pink ones.
learn-xobrainer-gift-why = Right: a green ring cannot complete the pink row. Your next cross is green, and that one will block on H7.
learn-xobrainer-gift-given = Five pink pieces: the row counts for the rings, even though you placed the last one.

learn-xobrainer-knockout = Four squares are knockout squares. A row through one of them wins the whole match at once. Of your pieces only the pink crosses may go there, and one is next.
learn-xobrainer-knockout-title = Knockout
learn-xobrainer-knockout-hint = Your crosses run from C3 to F6. Look at the lower left corner.
learn-xobrainer-knockout-why = Knockout on B2: the match is won, whatever the score was.
learn-xobrainer-knockout-points = A good row, but only for points. There is a knockout square at its other end.
learn-xobrainer-knockout-miss = That completes nothing. Your four crosses lie on a diagonal.

learn-xobrainer-mission = Variants add spice. In Mission you hold a secret card: if you make a row, each of your pieces on its squares scores 3 points more. Open “My card” and complete your row at the better end.
learn-xobrainer-mission-title = A mission
learn-xobrainer-mission-hint = Your card marks E7, D4, J1 and J8. Your row lies on F7 to I7.
learn-xobrainer-mission-why = 9 points for the dots and 3 for the mission: 12 instead of 11 at the other end.
learn-xobrainer-mission-plain = 11 points. With your mission the other end brings 12.
learn-xobrainer-mission-miss = Without a row the mission brings nothing. Complete the row first.
