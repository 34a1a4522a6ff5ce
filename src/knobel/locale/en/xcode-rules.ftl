# The rules of X-Code in short.

xcode-rules-goal-title = What it is about
xcode-rules-goal = Two to eight play together against the sandglass: all twelve fields must be cracked before the sand has run through. Everybody acts at once; there are no turns.
xcode-rules-cards-title = Cards
xcode-rules-cards = There are four cards of each of the twelve symbols, and time cards and jokers. An arrow says which way a card may travel.
xcode-rules-do-title = What you can do
xcode-rules-do = Anything, as often as you like:
xcode-rules-do-1 = Draw while your hand is not full.
xcode-rules-do-2 = Discard exactly three cards.
xcode-rules-do-3 = Trade one card for one with the neighbour to your left or right. Each goes the way of its arrow, jokers never.
xcode-rules-do-4 = Lay a set of equal cards. A joker stands for any card; jokers alone are no set.
xcode-rules-sand-title = The sandglass
xcode-rules-sand = A set of time cards turns the glass at once. What had run through now runs back: turned with 10 seconds left it gives 170. Turning late is the art.
xcode-rules-talk-title = Talking
xcode-rules-talk = Hands stay secret. Tell each other what you need and have, aloud or with the quick phrases.
xcode-rules-levels-title = Levels and missions
xcode-rules-levels = Four levels get tighter and tighter. After them come missions of our own, each with one small extra rule. Winning opens the next.
xcode-rules-help-title = Handling
xcode-rules-help = Tap cards, then what is to be done with them; or drag them there. A set lights up and is laid with one button, an offer is answered with one tap.
