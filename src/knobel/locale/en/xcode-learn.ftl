# Learning X-Code by playing: what to do, a title, a hint, why it is right, and what was wrong.

xcode-learn-seat-1 = Lea
xcode-learn-seat-2 = Rob

xcode-learn-draw = Together you crack the twelve fields, each with three matching cards. You hold two sevens. Draw a card.
xcode-learn-draw-title = Your hand and the plan
xcode-learn-draw-hint = Press “Draw”, or the pile.
xcode-learn-draw-why = The third seven! There are no turns: everybody acts at the same time, as often as they like.
xcode-learn-draw-thrown = Those cards are on the discard pile now. Draw a card instead.

xcode-learn-lay = Three sevens are a set. Place it, and field 7 is cracked.
xcode-learn-lay-title = Crack a field
xcode-learn-lay-hint = Press the bright field 7, or the last button below your hand.
xcode-learn-lay-why = Cracked! Eleven to go. For a set the arrows do not matter.
xcode-learn-lay-thrown = Thrown away. Your sevens were a set: place it instead.

xcode-learn-joker = You have two fours and a joker. A joker stands for any card, so crack field 4.
xcode-learn-joker-title = The joker
xcode-learn-joker-hint = Field 4 is bright already: press it.
xcode-learn-joker-why = The joker made it possible. It stays on the plan now: there are only three of them, and they can never be traded.
xcode-learn-joker-thrown = What a waste of cards. Place the two fours with the joker.

xcode-learn-discard = Nine cards are the limit for three players, so you cannot draw. Choose the three that help least and discard them.
xcode-learn-discard-title = Discard three
xcode-learn-discard-hint = Keep the fives and the eights. Tap three single cards, then “Discard”.
xcode-learn-discard-why = Room for new cards. It is always exactly three, and they come back when the pile is used up.
xcode-learn-discard-pair = That breaks up a pair. The fives and the eights lack only one card each: keep them.

xcode-learn-ask = You have two sixes. Nobody sees your cards, so say what you need.
xcode-learn-ask-title = Say it
xcode-learn-ask-hint = Under “Say” there is a phrase for it: “Need 6, have 2”.
xcode-learn-ask-why = Lea, to your left, has heard you: she puts a six face up for you.
xcode-learn-ask-thrown = Now the sixes are gone. Ask for the third one instead.

xcode-learn-trade = Lea offers a six with an arrow to the right, towards you. Give her a card for it whose arrow points left, towards her.
xcode-learn-trade-title = The first trade
xcode-learn-trade-hint = Tap the three with its arrow to the left, then Lea’s card.
xcode-learn-trade-why = Traded: now you hold three sixes. Cards only travel the way their arrow points.
xcode-learn-trade-six = A six for a six: you still hold two. Give something that you do not need.
xcode-learn-trade-thrown = Now you have nothing to trade with. Give Lea the three.
xcode-learn-trade-declined = Lea takes the six back. But that is just the card you need!

xcode-learn-offer = Rob, to your right, needs a two and has two of them. Offer him yours: its arrow points to the right.
xcode-learn-offer-title = Offer a card
xcode-learn-offer-hint = Tap the two, then Rob’s place, or the button with the arrow to the right.
xcode-learn-offer-why = Rob gave you a nine and cracked field 2 at once. Helping others is how all of you win.
xcode-learn-offer-nine = Keep the nines: Rob needs a two. Which of your cards is one?
xcode-learn-offer-thrown = Rob would have liked one of those. Offer him the two.

xcode-learn-wait = You hold two sets: time cards and eights. Turning the sand timer now would leave you only the 30 seconds in its lower half. Place the other set.
xcode-learn-wait-title = Not too early
xcode-learn-wait-hint = Field 8 is bright: press it.
xcode-learn-wait-why = Field 8 is cracked, and the time cards wait for their moment.
xcode-learn-wait-early = Two minutes given away: there were 150 seconds above, now there are 30.
xcode-learn-wait-thrown = Those cards belong to your sets. Place the eights.

xcode-learn-turn = Two minutes later: only 15 seconds are left above, 165 are below. Now place the time cards!
xcode-learn-turn-title = Turn late
xcode-learn-turn-hint = Press the sand timer, or the last button below your hand.
xcode-learn-turn-why = 165 seconds again! In a real game the sand runs while you think. Here it waited for you.
xcode-learn-turn-thrown = Without time cards the sand runs out. Place all three as a set.
