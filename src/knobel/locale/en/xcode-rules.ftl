# The rules of X-Code, in our words.

xcode-rules-lead = For 2 to 8 players aged 10 and over, 15 minutes or more. You can also use this page at a real table. Where the rulebook leaves something open, we had to decide: those lines say “Our reading”.

xcode-rules-goal-title = The idea
xcode-rules-goal = You play together against the sand timer: all twelve fields of the code plan must be cracked before the sand has run through. You win together, and you lose together.
xcode-rules-goal-1 = Everybody acts at the same time; there are no turns.
xcode-rules-goal-2 = There are four actions, as often as you like: draw a card, discard three cards, trade a card, place a set.
xcode-rules-goal-3 = If two players reach for the same thing at the same instant, exactly one of them gets it. On screen the other is told why not.
xcode-rules-goal-picture = In the middle of a game: fields with a tick are cracked. Beside them is the sand timer, with the seconds in both halves.

xcode-rules-cards-title = What is in the box
xcode-rules-cards = 66 cards, two plans, and a sand timer that runs for three minutes.
xcode-rules-cards-1 = 48 code cards: each of the twelve symbols, 0 to 9, * and #, four times.
xcode-rules-cards-2 = 12 time cards and 6 jokers.
xcode-rules-cards-3 = Every code card and every time card has an arrow, to the left or to the right. Jokers have none.
xcode-rules-cards-4 = The code plan has a field for each symbol. The time plan has room for the draw pile, the discard pile, time sets and the sand timer.
xcode-rules-cards-5 = The rulebook does not say how many cards there are; the numbers come from descriptions of the box. Here two cards of each symbol point left and two right; the time cards are split half and half.
xcode-rules-cards-picture = A 5 with its arrow to the left, a 5 with its arrow to the right, a time card, a joker.

xcode-rules-setup-title = Setting up
xcode-rules-setup = For the first game, level 1:
xcode-rules-setup-1 = Sit in a circle. Everybody has a left and a right neighbour; with two players the other one is both.
xcode-rules-setup-2 = Put both plans in the middle and the sand timer on the time plan.
xcode-rules-setup-3 = Three jokers stay in the box. Shuffle everything else and deal three cards to everybody; the rest is the draw pile, face down.
xcode-rules-setup-4 = When everybody is ready, somebody turns the sand timer. From now on all of you play at once.
xcode-rules-setup-5 = On screen three seconds pass between the deal and the start, or 0 to 10 if you choose. Until then you can look and talk, but nothing else.
xcode-rules-setup-picture = About to begin: the draw pile, an empty discard pile, a full sand timer, and three cards in hand.

xcode-rules-draw-title = Draw a card
xcode-rules-draw = Take one card from the draw pile. You may do so only while you have fewer cards than your hand limit:
xcode-rules-draw-1 = At the limit you may not draw. If you go beyond it all the same, you discard your whole hand at once.
xcode-rules-draw-2 = When the draw pile is empty, the discard pile is turned over without shuffling it. What was discarded first is drawn first.
xcode-rules-draw-3 = On screen a draw at the limit is refused. As an option, it is as at the table: you can draw and lose your hand, including the cards you have on offer.
xcode-rules-draw-4 = The discard pile is turned over only when somebody wants to draw. If both piles are empty, nobody can.
xcode-rules-draw-picture = Eight cards with four players: the limit is reached.

xcode-rules-discard-title = Discard three cards
xcode-rules-discard = If you need room or new cards, put any three cards face up onto the discard pile. Always exactly three, no more and no fewer.
xcode-rules-discard-1 = Jokers may be among them.
xcode-rules-discard-2 = You choose their order. They come back in it later.
xcode-rules-discard-picture = Three cards are chosen; the numbers say in which order they are discarded.

xcode-rules-trade-title = Trade with a neighbour
xcode-rules-trade = You trade exactly one card for one, with the neighbour to your left or to your right.
xcode-rules-trade-1 = You agree on a trade, and you put your card face up between the two of you.
xcode-rules-trade-2 = Your neighbour puts a card face up beside it, or declines. Only when both cards are there do you pick them up.
xcode-rules-trade-3 = A card travels only the way its arrow points: a card that you give to the left points left, and the one that comes back for it points right.
xcode-rules-trade-4 = With two players, too, the arrows of the two cards must differ.
xcode-rules-trade-5 = Jokers are never traded.
xcode-rules-trade-6 = A card on offer is not in your hand and can’t be used for anything else.
xcode-rules-trade-7 = You may take your card back until the second one is there. You may have one card on offer to each neighbour, and with two players only one in all; it still counts towards your limit. If both of you put down a card at the same moment and the arrows fit, that is the trade; if they don’t, both stay there.
xcode-rules-trade-picture = Joost, to your left, offers a 5 with its arrow to the right. You can give the 2 or the 8 for it: their arrows point left. Your 9, with its arrow to the right, is on offer to Mara, on your right.

xcode-rules-codes-title = Crack a code
xcode-rules-codes = Three matching code cards are a code set. Place them face up on the field of their symbol: it is cracked.
xcode-rules-codes-1 = The cards stay there until the end.
xcode-rules-codes-2 = Every field is cracked only once. The fourth card of its symbol can still be traded or discarded.
xcode-rules-codes-3 = For a set it does not matter which way the arrows point.
xcode-rules-codes-picture = Three sevens in hand are a set, and the field 7 is waiting for them. 2 and 5 are cracked already.

xcode-rules-joker-title = Jokers
xcode-rules-joker = In a set, a joker stands for any code card or time card. A set of nothing but jokers is not allowed.
xcode-rules-joker-1 = One real card is enough: it says what the set is.
xcode-rules-joker-2 = That is true on level 4 too: one code card and three jokers are a code set.
xcode-rules-joker-picture = Two fours and a joker crack the 4. One time card and two jokers turn the sand timer.

xcode-rules-sand-title = The sand timer
xcode-rules-sand = Three time cards are a time set. Place them on the time plan and turn the sand timer over at once. They too stay there until the end.
xcode-rules-sand-1 = The sand that had run through now runs back: turned with 10 seconds left, the timer runs for another 170; turned with 170 left, for only 10.
xcode-rules-sand-2 = So the art is to turn it late, but not too late: once the sand has run out, no set helps any more.
xcode-rules-sand-3 = Easier, as an option: every turn gives the full three minutes.
xcode-rules-sand-4 = On screen the server’s clock decides. Anything that reaches it after the end is too late.
xcode-rules-sand-picture = The same moment before and after the turn: there were 10 seconds above, now there are 170.

xcode-rules-talk-title = Talking
xcode-rules-talk = Nobody shows their cards. But you may say what you need and what you can give, and you won’t win without doing so.
xcode-rules-talk-1 = For example: which symbol you are missing and how many of it you have, which card you can spare and where its arrow points, who collects time cards, how much sand is left.
xcode-rules-talk-2 = On screen there are quick phrases for this, to all or to one player. So you can play without a voice, and with the computer.
xcode-rules-talk-picture = Quick phrases: one tap says what suits your hand and what the others have asked for.

xcode-rules-end-title = Won or lost
xcode-rules-end = If all twelve fields are cracked while there is still sand above, you have won. If the sand runs out first, you have lost.
xcode-rules-end-1 = After a win the next level is waiting; after a loss, the next attempt.
xcode-rules-end-2 = If somebody loses the connection, the sand runs on. After five seconds the others may let the computer step in; the player can take the seat back at any time. A player who leaves for good hands their cards to the computer. No action can be undone.
xcode-rules-end-picture = All twelve fields are cracked.

xcode-rules-levels-title = Four levels
xcode-rules-levels = The training has four levels. Win one to take on the next.
xcode-rules-levels-1 = When you take time cards out, leave about as many arrows to the left as to the right.
xcode-rules-levels-2 = When the fourth is won, the training is passed: a key from the real box now opens the blue mission.
xcode-rules-levels-3 = On level 4 a time set still has three cards, because there are no more time cards than that; jokers help here too.
xcode-rules-levels-picture = A code set on level 4: four cards, here two nines and two jokers.

xcode-rules-missions-title = Our missions
xcode-rules-missions = The further missions in the box are secret, and we don’t know them. These seven are our own: level 1 with one small extra rule. Every win opens the next.
xcode-rules-missions-1 = Row by row: at first only 1, 2 and 3 are open. When a row is cracked, the next one opens.
xcode-rules-missions-2 = Radio silence: nobody may say anything in the second half of each of the first four minutes (0:30 to 1:00, 1:30 to 2:00, 2:30 to 3:00 and 3:30 to 4:00).
xcode-rules-missions-3 = Second timer: a small sand timer of 60 seconds runs beside the first. Every cracked field fills it up again; if it runs out, you have lost.
xcode-rules-missions-4 = Turncoats: every 20 seconds all arrows of one symbol turn round. You can see which one is next. Its cards on offer go back to the hand.
xcode-rules-missions-5 = Hot jokers: all six jokers are in play, and they burn. If you hold one for 20 seconds, you lose your whole hand.
xcode-rules-missions-6 = Cut cable: two neighbours can’t trade; every 15 seconds two others may be affected. With two players the cable is cut about half of the time.
xcode-rules-missions-7 = In the dark: only six fields are lit, and only these can be cracked. For every field that is cracked another one lights up, and nobody knows which.
xcode-rules-missions-picture = Row by row: the first is cracked, the second open, the others are locked. On the left is the small sand timer of another mission.

xcode-rules-help-title = On screen
xcode-rules-help = Tap cards, then what you want to do with them; or drag them there. A set lights up and is placed with one button, an offer is answered with one tap. By keyboard: D draws, X discards, S places a set, Shift and an arrow key trade, T tells you how much sand is left.
xcode-rules-help-picture = The 6 is chosen. Two threes and the joker are framed as a set, and the field 3 lights up.

xcode-rules-players = Players
xcode-rules-limit = Limit
xcode-rules-level = Level
xcode-rules-jokers = Jokers
xcode-rules-times = Time cards
xcode-rules-set = Code set
xcode-rules-limit-same = as above
xcode-rules-limit-less = 1 fewer
