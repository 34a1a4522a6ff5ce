# The rules of XOBrainer, in our words.

xobrainer-rules-lead = For 2 players or more, aged 10 and over, 5 to 60 minutes. You can also use this page at a real board. Where the rulebooks leave something open or contradict each other, we had to decide: those lines say “Our reading”.

xobrainer-rules-goal-title = The idea
xobrainer-rules-goal = Two sides, crosses and rings, take turns placing pieces on a board. Five in a row, of one shape or of one colour, win the round and score points.
xobrainer-rules-goal-1 = A round is one board. 20 points win a set, three sets the match.
xobrainer-rules-goal-2 = A knockout wins the whole match at once.
xobrainer-rules-goal-picture = In the middle of a round: green and pink crosses, pink and green rings. Green pieces are square and striped, pink ones round and light.

xobrainer-rules-lineup-title = Pieces and line-up
xobrainer-rules-lineup = The crosses have 24 green and 8 pink pieces, the rings 24 pink and 8 green. Green is the main colour of the crosses, pink that of the rings.
xobrainer-rules-lineup-1 = Each side lines up four pieces, which are played in the order 1 to 4: three in its own main colour, the fourth in the other.
xobrainer-rules-lineup-2 = When all four are played, four new ones come, the same way.
xobrainer-rules-lineup-3 = Everybody can see both line-ups all the time.
xobrainer-rules-lineup-4 = Every round begins with all 32 pieces, at piece 1.
xobrainer-rules-lineup-picture = Both line-ups after each side has placed its first piece. On the right is what is left in the bag.

xobrainer-rules-turn-title = A turn
xobrainer-rules-turn = Draw lots for who begins the match; then you take turns.
xobrainer-rules-turn-1 = A turn is one piece: the next in the line-up, on any empty square.
xobrainer-rules-turn-2 = The exception: on the four knockout squares the crosses may place only pink pieces, the rings only green ones.
xobrainer-rules-turn-picture = A green cross is about to go on D6. The four knockout squares are closed to it.

xobrainer-rules-rows-title = Rows
xobrainer-rules-rows = Five without a gap, across, down or diagonal, of one shape or of one colour.
xobrainer-rules-rows-1 = The crosses win the round with five crosses of whatever colour, or with five green pieces of whatever shape.
xobrainer-rules-rows-2 = The rings win it with five rings or five pink pieces.
xobrainer-rules-rows-3 = The pieces of both sides count: a green ring helps a green row.
xobrainer-rules-rows-4 = A player who completes a row only for the other side gives that side the round.
xobrainer-rules-rows-5 = If one piece completes a row for both sides, the side that placed it wins, even if the other row runs through a knockout square.
xobrainer-rules-rows-6 = If six or more are in a row, five of them score; the winner picks the best. On screen this happens by itself.
xobrainer-rules-rows-7 = If one piece completes several rows, the best one scores. As an option, all of them do: each square once, and at most five on a straight line.
xobrainer-rules-rows-8 = If all pieces have been placed and there is no row, the round is drawn: nobody scores, and the side that did not begin it begins the next.
xobrainer-rules-rows-picture = On the left five crosses in two colours, on the right five green pieces in two shapes. Both win for the crosses.

xobrainer-rules-knockout-title = Knockout
xobrainer-rules-knockout = A winning row through one of the four knockout squares wins the whole match at once, whatever the score.
xobrainer-rules-knockout-1 = Only pink crosses and green rings may go there, so such a piece is always of use to both sides.
xobrainer-rules-knockout-2 = A row through a knockout square comes before other rows of the same side.
xobrainer-rules-knockout-3 = A knockout square itself has no dots.
xobrainer-rules-knockout-picture = Five crosses, the first of them on the knockout square B2: the crosses win the match.

xobrainer-rules-score-title = Points, sets, match
xobrainer-rules-score = The winner of the round scores a point for every dot on the five squares of the row.
xobrainer-rules-score-1 = We don’t have the pictures of the rulebooks. Our board has ten by ten squares, and the fewer rows can go through a square, the more dots it has. On your own board, the printed dots count.
xobrainer-rules-score-2 = Then the board is cleared, and the loser begins the next round, in a new set too.
xobrainer-rules-score-3 = 20 points win the set. Both sides begin the next one at 0; points beyond 20 are lost.
xobrainer-rules-score-4 = Three sets win the match.
xobrainer-rules-score-picture = The five squares have 2, 2, 1, 1 and 2 dots: this row scores 8 points.

xobrainer-rules-match-title = Shorter matches
xobrainer-rules-match = Instead of the best of five sets you can agree on something shorter beforehand:
xobrainer-rules-match-1 = the best of three sets,
xobrainer-rules-match-2 = a single set,
xobrainer-rules-match-3 = a fixed number of rounds: the most points win,
xobrainer-rules-match-4 = a single round,
xobrainer-rules-match-5 = up to an agreed number of points.
xobrainer-rules-match-6 = A knockout ends every match.
xobrainer-rules-match-7 = Where a variant “wins the set” and there are no sets, that is worth 20 points instead of dots and bonuses, unless those are more; in a single round it wins the match.
xobrainer-rules-match-8 = With a fixed number of rounds, equal points are a draw, and a drawn round counts as one of them. If a single round is drawn, so is the match.
xobrainer-rules-match-picture = The fourth set: the crosses have 14 points and one set, the rings 8 points and two sets.

xobrainer-rules-mix-title = Six variants and their cards
xobrainer-rules-mix = TimeBomb, TimeBalance, Random, Mission, Map and Trap make the game more exciting, each alone or several together.
xobrainer-rules-mix-1 = For Map, Mission and Trap there are cards with four marked squares. A white mark means the main colour of the side that reads the card, a purple one the other colour.
xobrainer-rules-mix-2 = Hold the card the way the board lies: the squares are the same for both sides.
xobrainer-rules-mix-3 = All six can be mixed freely, but only one of the two clocks can be used. The rulebooks say so of four variants only.
xobrainer-rules-mix-4 = The 25 cards here are our own, with three white marks and one purple; on knockout squares there are only purple ones. The deck is shuffled before every round; cards are drawn for Map first, then for Trap, then for Mission.
xobrainer-rules-mix-5 = A knockout comes before a won set, and a won set before points. The last piece placed still counts for missions and traps.
xobrainer-rules-mix-picture = The same card, on the left as the crosses read it, on the right as the rings do: three squares in the main colour, one in the other.

xobrainer-rules-bomb-title = TimeBomb
xobrainer-rules-bomb = Every turn has a time limit.
xobrainer-rules-bomb-1 = Choose 10, 20, 30 or 40 seconds. As soon as a turn ends, the other side’s time runs.
xobrainer-rules-bomb-2 = When the time is up, the turn is lost.
xobrainer-rules-bomb-3 = The piece stays next in its line-up. On screen the server’s clock decides, and 3 to 600 seconds are possible.
xobrainer-rules-bomb-4 = If each side loses three turns in a row, the round is drawn; after three such rounds in a row the match ends without a winner. If one side runs out of pieces first, it passes.
xobrainer-rules-bomb-picture = The time runs down on the piece that is to be played: 7 seconds left.

xobrainer-rules-balance-title = TimeBalance
xobrainer-rules-balance = One bar for both: it starts every round in the middle and moves towards the side to move. Every move reverses it.
xobrainer-rules-balance-1 = A quick move leaves the other side little time.
xobrainer-rules-balance-2 = When the bar reaches a side’s end, that side loses the set: the board is cleared, both are back at 0, and that side begins.
xobrainer-rules-balance-3 = From the middle to an end it takes 10, 20, 30 or 40 seconds.
xobrainer-rules-balance-4 = Clocks wait until everybody has seen the last result, but for ten seconds at most. Before the first round, and before each round with cards, they also wait until everybody has seen the lot and their cards.
xobrainer-rules-balance-picture = The crosses are to move, and the bar moves to the left. They have 24 seconds left; the rings would have 16.

xobrainer-rules-random-title = Random
xobrainer-rules-random = The four pieces of the line-up are drawn blindly from the side’s own bag and played in the order in which they came.
xobrainer-rules-random-1 = When they have been played, four more are drawn; nothing is put back. Every round begins with a full bag.
xobrainer-rules-random-2 = Everybody sees the four that have been drawn, and nobody knows more than that.
xobrainer-rules-random-picture = Two line-ups as they were drawn: the colours come in any order.

xobrainer-rules-map-title = Map
xobrainer-rules-map = Every round begins from a different position.
xobrainer-rules-map-1 = Before the round each side draws a card and places four pieces of its shape as the card shows. Then it sets up the line-up.
xobrainer-rules-map-2 = The four come from the side’s own stock: 28 are left to play.
xobrainer-rules-map-3 = If two cards make a row at once, both are drawn again. With our cards that does not happen.
xobrainer-rules-map-picture = Four pieces of the crosses and four of the rings are on the board before the round begins.

xobrainer-rules-mission-title = Mission
xobrainer-rules-mission = Before every round each player draws a card and shows it to nobody, not even to teammates, until the round is over.
xobrainer-rules-mission-1 = A piece of the side’s own shape on a marked square in the right colour is a mission piece, no matter which player of the side placed it.
xobrainer-rules-mission-2 = If the side wins the round with a row, every mission piece scores 3 points more, even if it is part of the row.
xobrainer-rules-mission-3 = All four pieces of one card plus a row are a knockout.
xobrainer-rules-mission-4 = In a team the cards of all its players count.
xobrainer-rules-mission-5 = A mission lasts one round. As an option, the four pieces are enough for the knockout, without a row; that is what the Dutch rulebook says.
xobrainer-rules-mission-6 = Pieces from Map do not count. With unequal teams only the best cards of the larger side count, as many as the smaller side has players.
xobrainer-rules-mission-picture = The crosses have placed two of the four mission pieces, on A4 and I7. If they win the round with a row, that is 6 points more.

xobrainer-rules-trap-title = Trap
xobrainer-rules-trap = Before every round each side draws a card that only it may see. There are four traps on it.
xobrainer-rules-trap-1 = A piece that the other side places on a marked square in the marked colour is trapped. You learn that only after the round.
xobrainer-rules-trap-2 = It counts only for the side that wins the round with a row.
xobrainer-rules-trap-3 = One trapped piece scores 5 points more, two win the set, three or four are a knockout.
xobrainer-rules-trap-4 = White is the main colour of the side that holds the card or, as an option, of the other.
xobrainer-rules-trap-5 = On a knockout square the trap catches the only kind of piece that the other side may place there. Pieces from Map are never trapped.
xobrainer-rules-trap-picture = A trap card of the crosses. There is a green ring on I7: trapped. On the other squares the traps are still open.

xobrainer-rules-teams-title = Teams
xobrainer-rules-teams = Several people can play for a side.
xobrainer-rules-teams-1 = The players of a team take turns placing a piece.
xobrainer-rules-teams-2 = Teammates may not confer during the match. That is why there is no chat on screen.
xobrainer-rules-teams-3 = Up to three a side are recommended. For more people a tournament is better.
xobrainer-rules-teams-4 = The rotation goes on through rounds and sets, and a lost turn counts as taken. Sides may be unequal; as an option, more than three a side can play, eight in all.
xobrainer-rules-teams-picture = Three against three. The arrow shows who plays next for each side.

xobrainer-rules-ours-title = What is ours
xobrainer-rules-ours = We don’t have the pictures of the rulebooks, and not everything in them is clear. These are our own:
xobrainer-rules-ours-1 = the board: where the dots and the knockout squares are. A calm board with knockout in the corners and a wild one with knockout nearer to the middle come with it, and you can load your own,
xobrainer-rules-ours-2 = the 25 cards; they can be replaced by your own as well,
xobrainer-rules-ours-3 = the times of TimeBalance, that Trap and TimeBalance combine with everything, and what happens when the stock is used up,
xobrainer-rules-ours-4 = our reading where the German, the French and the Dutch rulebook contradict each other: points go back to 0 after every set, TimeBalance costs the set, TimeBomb the turn, a mission lasts one round, every trap card has four traps, and they are revealed after the round.
xobrainer-rules-ours-picture = Our three boards: the usual one, the calm one and the wild one. Stars are knockout squares.

xobrainer-rules-help-title = On screen
xobrainer-rules-help = Press a square. On a phone the piece first appears as a ghost, and a second press places it. By keyboard: arrow keys and Enter; T tells you the threats, C the clock. A piece can be taken back if everybody agrees, but not with a clock, Random or secret cards.
xobrainer-rules-help-picture = A piece as a ghost on D6. The bands show its row and column.
