# Learning Vier-gewinnt 3D by playing: what to do, a title, a hint, why it is right, and what was wrong.

vier3d-learn-drop = You play red. Choose any rod: the ball falls to the lowest free place.
vier3d-learn-drop-title = Drop a ball
vier3d-learn-drop-hint = Press one of the sixteen rods, on the board or on the pad.
vier3d-learn-drop-why = Your ball is in place, and blue has answered. That is how it goes on, turn by turn.

vier3d-learn-straight = Four balls of your colour in a straight line win. On A1, B1 and C1 you have three.
vier3d-learn-straight-title = Four in a line
vier3d-learn-straight-hint = Straight on: after A1, B1, C1 comes D1.
vier3d-learn-straight-why = Four side by side on one level: the first line wins the game.
vier3d-learn-straight-miss = That ball completes nothing. Look along A1, B1 and C1.

vier3d-learn-upright = Lines can be vertical, too. One of your towers is nearly done.
vier3d-learn-upright-title = Vertical
vier3d-learn-upright-hint = There are three red balls on C2.
vier3d-learn-upright-why = Four on one rod are a line as well.
vier3d-learn-upright-miss = The tower still has only three balls.

vier3d-learn-diagonal = Lines can be diagonal, too. On the lowest level three of your balls already lie on one.
vier3d-learn-diagonal-title = Diagonal
vier3d-learn-diagonal-hint = A4, B3, C2: the last one is the corner D1.
vier3d-learn-diagonal-why = From corner to corner, on one level.
vier3d-learn-diagonal-miss = Not there. Follow the red balls from A4 on.

vier3d-learn-block = Blue has three in a line and wins with the next ball. Take that place first.
vier3d-learn-block-title = Block
vier3d-learn-block-hint = Blue has A2, B2 and C2.
vier3d-learn-block-why = Just in time. Before every ball, look at what the other side could do.
vier3d-learn-block-miss = Blue plays D2 and has four. That place must be yours.

vier3d-learn-stairs = A line can climb like stairs, one level up with every rod. Yours begins at the bottom of A2.
vier3d-learn-stairs-title = Stairs
vier3d-learn-stairs-hint = There are three balls on D2 already: the next one comes to rest on top.
vier3d-learn-stairs-why = Levels 1, 2, 3, 4: the balls below have carried yours up.
vier3d-learn-stairs-miss = That is not a step of your stairs. A2, B2, C2: where does it end?

vier3d-learn-space = The finest line runs through the whole cube, from a corner at the bottom to the opposite corner at the top.
vier3d-learn-space-title = Space diagonal
vier3d-learn-space-hint = A1 at the bottom, B2 on level 2, C3 on level 3, and then on top of D4.
vier3d-learn-space-why = There are only four of these, and everybody overlooks them at some point.
vier3d-learn-space-miss = Not yet. Follow the way up: A1, B2, C3, each one level higher.

vier3d-learn-most = In the second variant you play until the board is full, and every line counts. Find the ball that makes two at once.
vier3d-learn-most-title = Counting lines
vier3d-learn-most-hint = Row 1 and column D both lack the same corner.
vier3d-learn-most-why = One ball, two lines, two points. The player with the most lines at the end wins.
vier3d-learn-most-one = One line: good. But there is a place that gives you two.
vier3d-learn-most-miss = That makes no line. Look for threes that share their last place.
