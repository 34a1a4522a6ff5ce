# The rules of Vier-gewinnt 3D, in our words.

vier3d-rules-lead = For two players, or for three with the yellow balls. You can also use this page at a real board. Where the rulebook leaves something open or does not add up, we had to decide: those lines say “Our reading”.

vier3d-rules-goal-title = The idea
vier3d-rules-goal = You put balls on sixteen rods, four by four. Each rod holds four, so there are 64 places. Four balls of your own colour in a straight line make a line.
vier3d-rules-goal-1 = There are 32 red and 32 blue balls, one colour for each player. The 21 yellow ones belong to the second variant only.
vier3d-rules-goal-2 = Two variants: the first line wins, or the most lines win.
vier3d-rules-goal-3 = Here the rods are named like the squares of a small chessboard, A1 to D4, and the places on a rod lie on levels 1 to 4.
vier3d-rules-goal-picture = The board taken apart into its four levels: the first at the bottom, the fourth at the top. Places above one another are on the same rod.

vier3d-rules-move-title = A move
vier3d-rules-move = You take turns. A move is one ball of your own colour.
vier3d-rules-move-1 = Put it on any rod that is not full.
vier3d-rules-move-2 = It always drops to the lowest free place.
vier3d-rules-move-3 = Nobody may pass.
vier3d-rules-move-4 = Red begins. Agree on the colours or draw lots; for a rematch you swap them.
vier3d-rules-move-picture = There are three balls on rod B2 already, so the next one comes to rest on the fourth level.

vier3d-rules-lines-title = Lines
vier3d-rules-lines = Four balls of one colour in a straight line. The cube has 76 of them:
vier3d-rules-lines-1 = Vertical: four on one rod (16).
vier3d-rules-lines-2 = Horizontal: four side by side on one level, either way (32).
vier3d-rules-lines-3 = Diagonal in a plane: across a level, or climbing in a vertical plane (24).
vier3d-rules-lines-4 = Space diagonal: from a corner of the cube through its middle to the opposite one (4).
vier3d-rules-lines-picture = In order: vertical on B2, horizontal on the second level, climbing from A1 to D1, and a space diagonal from A1 at the bottom to D4 on top.

vier3d-rules-first-title = Variant 1: first line wins
vier3d-rules-first = The shorter game, without yellow balls.
vier3d-rules-first-1 = The first player to complete a line of their own colour wins at once.
vier3d-rules-first-2 = If all 64 balls have been played and there is no line, the game is a draw.
vier3d-rules-first-3 = If the last ball completes several lines, all of them are shown; you can’t do more than win.
vier3d-rules-first-picture = The ball on D1 completes a space diagonal, from A4 on the first level to D1 on the fourth: red wins.

vier3d-rules-most-title = Variant 2: most lines win
vier3d-rules-most = The longer game. A line does not end it.
vier3d-rules-most-1 = You play until all rods are full.
vier3d-rules-most-2 = Every line entirely in your colour scores one point.
vier3d-rules-most-3 = A ball may belong to several lines; each of the 76 lines counts once. (In the rulebook, words are missing from that sentence.)
vier3d-rules-most-4 = The player with more lines at the end wins. Equal numbers are a draw.
vier3d-rules-most-5 = The player who moves second has a slight advantage here. So another player begins the rematch, and you can agree on two games from the start: two points for a win, one for a draw.
vier3d-rules-most-picture = A full board. Red has three lines, two of which share a ball on A3; blue has two.

vier3d-rules-yellow-title = Yellow balls
vier3d-rules-yellow = They belong to the second variant: instead of your own ball you may play a yellow one.
vier3d-rules-yellow-1 = Yellow fills gaps and blocks, and counts in no line.
vier3d-rules-yellow-2 = Shared out, unless you choose something else: 32 + 32 + 21 balls do not fit on 64 places. So the player who begins has 22 balls of their own and 10 yellow ones, the other has 21 and 11. When to play which is up to you.
vier3d-rules-yellow-3 = Free: 32 of your own each, and a common stock of 21 yellow ones.
vier3d-rules-yellow-4 = Without yellow: 32 red and 32 blue.
vier3d-rules-yellow-5 = A player with no balls of their own left must play yellow, and the other way round.
vier3d-rules-yellow-picture = Red had A1, B1 and C1 on the lowest level; a yellow ball on D1 blocks the line. Below it, the balls that each player has at the beginning.

vier3d-rules-three-title = Three players
vier3d-rules-three = The rulebook is for two. Here, in the second variant, yellow can belong to a third player. Then yellow lines count too, and nobody else plays yellow.
vier3d-rules-three-1 = Red, blue and yellow move in this order. The player who begins has 22 balls, the others 21; another player begins the rematch.
vier3d-rules-three-2 = The most lines win; players with the same number share the place.
vier3d-rules-three-3 = A player who resigns or runs out of time comes last, and the others play on until neither has a ball left. If another player drops out, the remaining player wins.
vier3d-rules-three-picture = Three colours on the board. Yellow balls have two dark bands, blue ones a light one.

vier3d-rules-clock-title = Clock and taking back
vier3d-rules-clock = The rulebook has no clock. If you like, you can play with one here.
vier3d-rules-clock-1 = Either a limit for every move, or a time for the whole game with a few seconds added after every move.
vier3d-rules-clock-2 = A player who runs out of time loses, in the second variant too and however the lines stand. With three players, that player comes last.
vier3d-rules-clock-3 = A move can be taken back if everybody agrees. Clocks are not set back.
vier3d-rules-clock-picture = The time that red and blue have left.

vier3d-rules-help-title = On screen
vier3d-rules-help = Press a rod on the board or its button in the pad. The triangle shows threats: places where a line would be completed.
vier3d-rules-help-picture = The pad: a button for each rod, with its balls from the bottom up. B2 is chosen.
