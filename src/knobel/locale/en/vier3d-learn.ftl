# Learning Vier-gewinnt 3D by playing: what to do, a title, a hint, why it is right, and what was wrong.

learn-vier3d-drop = You play red. Choose any rod: the ball falls to the lowest free place.
learn-vier3d-drop-title = Drop a ball
learn-vier3d-drop-hint = Press one of the sixteen rods, on the board or on the pad.
learn-vier3d-drop-why = Your ball is in place, and blue has answered. That is how it goes on, turn by turn.

learn-vier3d-straight = Four balls of your colour in a straight line win. On A1, B1 and C1 you have three.
learn-vier3d-straight-title = Four in a line
learn-vier3d-straight-hint = Straight on: after A1, B1, C1 comes D1.
learn-vier3d-straight-why = Four side by side on one level: the first line wins the game.
learn-vier3d-straight-miss = That ball completes nothing. Look along A1, B1 and C1.

learn-vier3d-upright = Lines can be vertical, too. One of your towers is nearly done.
learn-vier3d-upright-title = Vertical
learn-vier3d-upright-hint = There are three red balls on C2.
learn-vier3d-upright-why = Four on one rod are a line as well.
learn-vier3d-upright-miss = The tower still has only three balls.

learn-vier3d-diagonal = Lines can be diagonal, too. On the lowest level three of your balls already lie on one.
learn-vier3d-diagonal-title = Diagonal
learn-vier3d-diagonal-hint = A4, B3, C2: the last one is the corner D1.
learn-vier3d-diagonal-why = From corner to corner, on one level.
learn-vier3d-diagonal-miss = Not there. Follow the red balls from A4 on.

learn-vier3d-block = Blue has three in a line and wins with the next ball. Take that place first.
learn-vier3d-block-title = Block
learn-vier3d-block-hint = Blue has A2, B2 and C2.
learn-vier3d-block-why = Just in time. Before every ball, look at what the other side could do.
learn-vier3d-block-miss = Blue plays D2 and has four. That place must be yours.

learn-vier3d-stairs = A line can climb like stairs, one level up with every rod. Yours begins at the bottom of A2.
learn-vier3d-stairs-title = Stairs
learn-vier3d-stairs-hint = There are three balls on D2 already: the next one comes to rest on top.
learn-vier3d-stairs-why = Levels 1, 2, 3, 4: the balls below have carried yours up.
learn-vier3d-stairs-miss = That is not a step of your stairs. A2, B2, C2: where does it end?

learn-vier3d-space = The finest line runs through the whole cube, from a corner at the bottom to the opposite corner at the top.
learn-vier3d-space-title = Space diagonal
learn-vier3d-space-hint = A1 at the bottom, B2 on level 2, C3 on level 3, and then on top of D4.
learn-vier3d-space-why = There are only four of these, and everybody overlooks them at some point.
learn-vier3d-space-miss = Not yet. Follow the way up: A1, B2, C3, each one level higher.

learn-vier3d-most = In the second variant you play until the board is full, and every line counts. Find the ball that makes two at once.
learn-vier3d-most-title = Counting lines
learn-vier3d-most-hint = Row 1 and column D both lack the same corner.
learn-vier3d-most-why = One ball, two lines, two points. The player with the most lines at the end wins.
learn-vier3d-most-one = One line: good. But there is a place that gives you two.
learn-vier3d-most-miss = That makes no line. Look for threes that share their last place.
