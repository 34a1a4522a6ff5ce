# X-Code spielend lernen: was zu tun ist, Titel, Tipp, warum es stimmt, was falsch war.

learn-xcode-seat-1 = Lea
learn-xcode-seat-2 = Rob

learn-xcode-draw = Gemeinsam knackt ihr die zwölf Felder, jedes mit drei gleichen Karten. Du hast zwei Siebenen. Zieh eine Karte.
learn-xcode-draw-title = Deine Hand und der Plan
learn-xcode-draw-hint = Drück auf „Ziehen“ oder auf den Stapel.
learn-xcode-draw-why = Die dritte Sieben! Es gibt keine Züge: Alle handeln gleichzeitig, so oft sie wollen.
learn-xcode-draw-thrown = Diese Karten liegen jetzt auf dem Ablagestapel. Du solltest eine ziehen.

learn-xcode-lay = Drei Siebenen sind ein Set. Leg es, und Feld 7 ist geknackt.
learn-xcode-lay-title = Ein Feld knacken
learn-xcode-lay-hint = Drück auf das leuchtende Feld 7 oder auf den letzten Knopf unter deiner Hand.
learn-xcode-lay-why = Geknackt! Noch elf. Für ein Set sind die Pfeile egal.
learn-xcode-lay-thrown = Weggeworfen. Deine Siebenen waren ein Set: Leg es lieber.

learn-xcode-joker = Du hast zwei Vieren und einen Joker. Ein Joker steht für jede Karte: Knack Feld 4.
learn-xcode-joker-title = Der Joker
learn-xcode-joker-hint = Feld 4 leuchtet schon: Drück darauf.
learn-xcode-joker-why = Gelungen, dank dem Joker. Er liegt jetzt auf dem Plan: Es gibt nur drei, und tauschen kann man sie nie.
learn-xcode-joker-thrown = Schade um die Karten. Leg die zwei Vieren mit dem Joker.

learn-xcode-discard = Neun Karten sind zu dritt das Limit, also kannst du nicht ziehen. Wähle die drei, die am wenigsten nützen, und wirf sie ab.
learn-xcode-discard-title = Drei abwerfen
learn-xcode-discard-hint = Behalte die Fünfen und die Achten. Tippe drei einzelne Karten an, dann „Abwerfen“.
learn-xcode-discard-why = Platz für Neues. Es sind immer genau drei, und sie kommen wieder, wenn der Stapel leer ist.
learn-xcode-discard-pair = Damit ist ein Paar zerrissen. Fünfen und Achten fehlt nur je eine Karte: Behalte sie.

learn-xcode-ask = Du hast zwei Sechsen. Niemand sieht deine Karten, also sag, was du brauchst.
learn-xcode-ask-title = Sag es
learn-xcode-ask-hint = Unter „Sagen“ gibt es den Satz dafür: „Brauche 6, habe 2“.
learn-xcode-ask-why = Lea, links von dir, hat dich gehört: Sie legt eine Sechs offen für dich hin.
learn-xcode-ask-thrown = Jetzt sind die Sechsen weg. Frag lieber nach der dritten.

learn-xcode-trade = Lea bietet eine Sechs mit Pfeil nach rechts, zu dir. Gib ihr dafür eine Karte, deren Pfeil nach links zeigt, zu ihr.
learn-xcode-trade-title = Der erste Tausch
learn-xcode-trade-hint = Tippe die Drei mit dem Pfeil nach links an, dann Leas Karte.
learn-xcode-trade-why = Getauscht: Jetzt hast du drei Sechsen. Karten wandern nur dorthin, wohin ihr Pfeil zeigt.
learn-xcode-trade-six = Eine Sechs für eine Sechs: Du hast noch immer zwei. Gib etwas, das du nicht brauchst.
learn-xcode-trade-thrown = Jetzt fehlt dir etwas zum Tauschen. Gib Lea die Drei.
learn-xcode-trade-declined = Lea nimmt die Sechs zurück. Dabei ist es genau die, die dir fehlt!

learn-xcode-offer = Rob, rechts von dir, braucht eine Zwei und hat schon zwei. Biete ihm deine an: Ihr Pfeil zeigt nach rechts.
learn-xcode-offer-title = Eine Karte anbieten
learn-xcode-offer-hint = Tippe die Zwei an, dann Robs Platz oder den Knopf mit dem Pfeil nach rechts.
learn-xcode-offer-why = Rob gab dir eine Neun und hat gleich Feld 2 geknackt. Wer anderen hilft, gewinnt mit ihnen.
learn-xcode-offer-nine = Behalte die Neunen: Rob braucht eine Zwei. Welche deiner Karten ist eine?
learn-xcode-offer-thrown = Eine davon hätte Rob gern gehabt. Biete ihm die Zwei an.

learn-xcode-wait = Du hast zwei Sets: Zeit-Karten und Achten. Drehst du die Sanduhr jetzt, bleiben nur die 30 Sekunden, die unten liegen. Leg das andere Set.
learn-xcode-wait-title = Nicht zu früh
learn-xcode-wait-hint = Feld 8 leuchtet: Drück darauf.
learn-xcode-wait-why = Feld 8 ist geknackt, und die Zeit-Karten warten auf ihren Moment.
learn-xcode-wait-early = Zwei Minuten verschenkt: Oben waren 150 Sekunden, jetzt sind es 30.
learn-xcode-wait-thrown = Diese Karten gehören zu deinen Sets. Leg die Achten.

learn-xcode-turn = Gut zwei Minuten später: Oben sind noch 15 Sekunden, unten liegen 165. Jetzt leg die Zeit-Karten!
learn-xcode-turn-title = Spät drehen
learn-xcode-turn-hint = Drück auf die Sanduhr oder auf den letzten Knopf unter deiner Hand.
learn-xcode-turn-why = Wieder 165 Sekunden! Im echten Spiel läuft der Sand, während du überlegst. Hier hat er gewartet.
learn-xcode-turn-thrown = Ohne Zeit-Karten läuft der Sand durch. Leg alle drei als Set.
