# Learning X-Code by playing: what to do, a title, a hint, why it is right, and what was wrong.

learn-xcode-seat-1 = Lea
learn-xcode-seat-2 = Rob

learn-xcode-draw = Together you crack the twelve fields, each with three matching cards. You hold two sevens. Draw a card.
learn-xcode-draw-title = Your hand and the plan
learn-xcode-draw-hint = Press “Draw”, or the pile.
learn-xcode-draw-why = The third seven! There are no turns: everybody acts at the same time, as often as they like.
learn-xcode-draw-thrown = Those cards are on the discard pile now. Draw a card instead.

learn-xcode-lay = Three sevens are a set. Place it, and field 7 is cracked.
learn-xcode-lay-title = Crack a field
learn-xcode-lay-hint = Press the bright field 7, or the last button below your hand.
learn-xcode-lay-why = Cracked! Eleven to go. For a set the arrows do not matter.
learn-xcode-lay-thrown = Thrown away. Your sevens were a set: place it instead.

learn-xcode-joker = You have two fours and a joker. A joker stands for any card, so crack field 4.
learn-xcode-joker-title = The joker
learn-xcode-joker-hint = Field 4 is bright already: press it.
learn-xcode-joker-why = The joker made it possible. It stays on the plan now: there are only three of them, and they can never be traded.
learn-xcode-joker-thrown = What a waste of cards. Place the two fours with the joker.

learn-xcode-discard = Nine cards are the limit for three players, so you cannot draw. Choose the three that help least and discard them.
learn-xcode-discard-title = Discard three
learn-xcode-discard-hint = Keep the fives and the eights. Tap three single cards, then “Discard”.
learn-xcode-discard-why = Room for new cards. It is always exactly three, and they come back when the pile is used up.
learn-xcode-discard-pair = That breaks up a pair. The fives and the eights lack only one card each: keep them.

learn-xcode-ask = You have two sixes. Nobody sees your cards, so say what you need.
learn-xcode-ask-title = Say it
learn-xcode-ask-hint = Under “Say” there is a phrase for it: “Need 6, have 2”.
learn-xcode-ask-why = Lea, to your left, has heard you: she puts a six face up for you.
learn-xcode-ask-thrown = Now the sixes are gone. Ask for the third one instead.

learn-xcode-trade = Lea offers a six with an arrow to the right, towards you. Give her a card for it whose arrow points left, towards her.
learn-xcode-trade-title = The first trade
learn-xcode-trade-hint = Tap the three with its arrow to the left, then Lea’s card.
learn-xcode-trade-why = Traded: now you hold three sixes. Cards only travel the way their arrow points.
learn-xcode-trade-six = A six for a six: you still hold two. Give something that you do not need.
learn-xcode-trade-thrown = Now you have nothing to trade with. Give Lea the three.
learn-xcode-trade-declined = Lea takes the six back. But that is just the card you need!

learn-xcode-offer = Rob, to your right, needs a two and has two of them. Offer him yours: its arrow points to the right.
learn-xcode-offer-title = Offer a card
learn-xcode-offer-hint = Tap the two, then Rob’s place, or the button with the arrow to the right.
learn-xcode-offer-why = Rob gave you a nine and cracked field 2 at once. Helping others is how all of you win.
learn-xcode-offer-nine = Keep the nines: Rob needs a two. Which of your cards is one?
learn-xcode-offer-thrown = Rob would have liked one of those. Offer him the two.

learn-xcode-wait = You hold two sets: time cards and eights. Turning the sand timer now would leave you only the 30 seconds in its lower half. Place the other set.
learn-xcode-wait-title = Not too early
learn-xcode-wait-hint = Field 8 is bright: press it.
learn-xcode-wait-why = Field 8 is cracked, and the time cards wait for their moment.
learn-xcode-wait-early = Two minutes given away: there were 150 seconds above, now there are 30.
learn-xcode-wait-thrown = Those cards belong to your sets. Place the eights.

learn-xcode-turn = Two minutes later: only 15 seconds are left above, 165 are below. Now place the time cards!
learn-xcode-turn-title = Turn late
learn-xcode-turn-hint = Press the sand timer, or the last button below your hand.
learn-xcode-turn-why = 165 seconds again! In a real game the sand runs while you think. Here it waited for you.
learn-xcode-turn-thrown = Without time cards the sand runs out. Place all three as a set.
