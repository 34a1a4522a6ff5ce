# The rules of X-Code, in our words.

xcode-rules-lead = For 2 to 8 players aged 10 and over, 15 minutes or more. With this page you can play at a real table too. Where the rulebook leaves something open we had to decide: such lines say “Our reading”.

xcode-rules-goal-title = The idea
xcode-rules-goal = You play together, against the sandglass: all twelve fields of the code plan must be cracked before the sand has run through. You win together, and you lose together.
xcode-rules-goal-1 = Everybody acts at the same time; there are no turns.
xcode-rules-goal-2 = There are four actions, as often as you like: draw a card, discard three cards, trade a card, lay a set.
xcode-rules-goal-3 = If two reach for the same thing at the same instant, exactly one of them gets it. At the screen the other is told why not.
xcode-rules-goal-picture = In the middle of a game: fields with a tick are cracked. Beside them the sandglass, with the seconds in both halves.

xcode-rules-cards-title = What there is
xcode-rules-cards = 66 cards, two plans, and a sandglass that runs for three minutes.
xcode-rules-cards-1 = 48 code cards: each of the twelve symbols, 0 to 9, * and #, four times.
xcode-rules-cards-2 = 12 time cards and 6 jokers.
xcode-rules-cards-3 = Every code card and every time card has an arrow, to the left or to the right. Jokers have none.
xcode-rules-cards-4 = The code plan has a field for each symbol. The time plan has room for the draw pile, the discard pile, time sets and the sandglass.
xcode-rules-cards-5 = The rulebook does not say how many cards there are; the numbers come from descriptions of the box. Here two cards of each symbol point left and two right; the time cards are split half and half.
xcode-rules-cards-picture = A 5 with its arrow to the left, a 5 with its arrow to the right, a time card, a joker.

xcode-rules-setup-title = Setting up
xcode-rules-setup = For the first game, level 1:
xcode-rules-setup-1 = Sit in a circle. Everybody has a left and a right neighbour; with two players the other one is both.
xcode-rules-setup-2 = Put both plans in the middle and the sandglass on the time plan.
xcode-rules-setup-3 = Three jokers stay in the box. Shuffle everything else and deal three cards to everybody; the rest is the draw pile, face down.
xcode-rules-setup-4 = When all are ready, somebody turns the sandglass. From now on everybody plays at once.
xcode-rules-setup-5 = At the screen three seconds pass between the deal and the start, or 0 to 10 if you choose. Until then you can look and talk, but nothing else.
xcode-rules-setup-picture = About to begin: the draw pile, an empty discard pile, a full sandglass, and three cards in hand.

xcode-rules-draw-title = Draw a card
xcode-rules-draw = Take one card from the draw pile. You may do so only while you have fewer cards than your hand limit:
xcode-rules-draw-1 = At the limit you may not draw. Whoever goes beyond it all the same discards the whole hand at once.
xcode-rules-draw-2 = When the draw pile is empty, the discard pile is turned over without shuffling it. What was discarded first is drawn first.
xcode-rules-draw-3 = At the screen a draw at the limit is refused. As an option, it is as at the table: you can draw and lose your hand, cards that lie open included.
xcode-rules-draw-4 = The discard pile is turned over only when somebody wants to draw. If both piles are empty, nobody can.
xcode-rules-draw-picture = Eight cards with four players: the limit is reached.

xcode-rules-discard-title = Discard three cards
xcode-rules-discard = If you need room or new cards, put any three cards face up onto the discard pile. Always exactly three, no more and no fewer.
xcode-rules-discard-1 = Jokers may be among them.
xcode-rules-discard-2 = You choose their order. They come back in it later.
xcode-rules-discard-picture = Three cards are chosen; the numbers say in which order they are discarded.

xcode-rules-trade-title = Trade with a neighbour
xcode-rules-trade = You trade exactly one card for one, with the neighbour to your left or to your right.
xcode-rules-trade-1 = You agree on a trade, and you lay your card open between the two of you.
xcode-rules-trade-2 = The other lays a card open beside it, or declines. Only when both lie there are they picked up.
xcode-rules-trade-3 = A card travels only the way of its arrow: what you give to the left points left, and what comes back for it points right.
xcode-rules-trade-4 = With two players, too, the arrows of the two cards must differ.
xcode-rules-trade-5 = Jokers are never traded.
xcode-rules-trade-6 = A card that lies open is not in your hand and can’t be used for anything else.
xcode-rules-trade-7 = You may take your card back until the second one lies there. At most one card of yours lies open towards each neighbour, with two players one in all; it still counts for your limit. If both of you lay a card at the same moment and the arrows fit, that is the trade; if they don’t, both stay there.
xcode-rules-trade-picture = Joost, to your left, offers a 5 with its arrow to the right. For it you can give the 2 or the 8: their arrows point left. For Mara, to your right, your 9 lies ready, with its arrow to the right.

xcode-rules-codes-title = Crack a code
xcode-rules-codes = Three equal code cards are a code set. Lay them face up on the field of their symbol: it is cracked.
xcode-rules-codes-1 = The cards stay there to the end.
xcode-rules-codes-2 = Every field is cracked only once. The fourth card of its symbol can still be traded or discarded.
xcode-rules-codes-3 = It does not matter for a set which way its arrows point.
xcode-rules-codes-picture = Three sevens in hand are a set, and the field 7 is waiting for them. 2 and 5 are cracked already.

xcode-rules-joker-title = Jokers
xcode-rules-joker = In a set, a joker stands for any code card or time card. A set of nothing but jokers is not allowed.
xcode-rules-joker-1 = One real card is enough: it says what the set is.
xcode-rules-joker-2 = That goes for level 4 too: one code card and three jokers are a code set.
xcode-rules-joker-picture = Two fours and a joker crack the 4. One time card and two jokers turn the sandglass.

xcode-rules-sand-title = The sandglass
xcode-rules-sand = Three time cards are a time set. Lay them on the time plan and turn the sandglass over at once. They stay there to the end too.
xcode-rules-sand-1 = What had run through now runs back: turned with 10 seconds left it runs for another 170; turned with 170 left, for only 10.
xcode-rules-sand-2 = So the art is to turn it late, but not too late: once the sand has run out, no set helps any more.
xcode-rules-sand-3 = Easier, as an option: every turn gives the full three minutes.
xcode-rules-sand-4 = At the screen the clock of the server decides. What reaches it after the end is too late.
xcode-rules-sand-picture = The same moment before and after the turn: there were 10 seconds above, now there are 170.

xcode-rules-talk-title = Talking
xcode-rules-talk = Nobody shows their cards. But you may say what you need and what you can give, and you won’t win without doing so.
xcode-rules-talk-1 = For example: which symbol you are missing and how many of it you have, which card you can spare and where its arrow points, who collects time cards, how much sand is left.
xcode-rules-talk-2 = At the screen there are quick phrases for this, to all or to one. So it works without a voice, and with the computer.
xcode-rules-talk-picture = Quick phrases: one tap says what suits your hand and what the others have asked for.

xcode-rules-end-title = Won or lost
xcode-rules-end = If all twelve fields are cracked while there is sand above, you have won. If the sand runs out before, you have lost.
xcode-rules-end-1 = After a win the next level is waiting; after a loss, the next attempt.
xcode-rules-end-2 = If somebody’s connection is lost at the screen, the sand runs on. After five seconds the others may let the computer take the seat, which can be taken back at any time. Whoever leaves for good leaves it their cards. No action can be undone.
xcode-rules-end-picture = All twelve fields are cracked.

xcode-rules-levels-title = Four levels
xcode-rules-levels = The training has four levels. Whoever wins one may take on the next.
xcode-rules-levels-1 = When you take time cards out, leave about as many arrows to the left as to the right.
xcode-rules-levels-2 = When the fourth is won, the training is passed: a key from the real box now opens the blue mission.
xcode-rules-levels-3 = On level 4 a time set still has three cards, for there are no more time cards than that; jokers help here too.
xcode-rules-levels-picture = A code set on level 4: four cards, here two nines and two jokers.

xcode-rules-missions-title = Our missions
xcode-rules-missions = The further missions in the box are secret, and we don’t know them. These seven are our own: level 1 with one small extra rule. Every win opens the next.
xcode-rules-missions-1 = Row by row: at first only 1, 2 and 3 are open. When a row is cracked, the next one opens.
xcode-rules-missions-2 = Radio silence: in the second half of each of the first four minutes nobody may say anything.
xcode-rules-missions-3 = Second glass: a small one of 60 seconds runs beside the first. Every cracked field fills it up again; if it runs out, you have lost.
xcode-rules-missions-4 = Turncoats: every 20 seconds all arrows of one symbol turn round. You can see which one is next. What lies open of it goes back to the hand.
xcode-rules-missions-5 = Hot jokers: all six jokers are in play, and they burn. Whoever has one for 20 seconds loses their whole hand.
xcode-rules-missions-6 = Cut cable: two neighbours can’t trade; every 15 seconds it may hit two others. With two players the cable is cut about half of the time.
xcode-rules-missions-7 = In the dark: only six fields are lit, and only these can be cracked. For every one that is cracked another lights up, and nobody knows which.
xcode-rules-missions-picture = Row by row: the first is cracked, the second open, the others are locked. On the left the small sandglass of another mission.

xcode-rules-help-title = At the screen
xcode-rules-help = Tap cards, then what is to be done with them; or drag them there. A set lights up and is laid with one button, an offer is answered with one tap. By keyboard: D draws, X discards, S lays a set, Shift and an arrow key trade, T tells you how much sand is left.
xcode-rules-help-picture = The 6 is chosen. Two threes and the joker are framed as a set, and the field 3 lights up.

xcode-rules-players = Players
xcode-rules-limit = Limit
xcode-rules-level = Level
xcode-rules-jokers = Jokers
xcode-rules-times = Time cards
xcode-rules-set = Code set
xcode-rules-limit-same = as above
xcode-rules-limit-less = 1 fewer
