# X-Code spielend lernen: was zu tun ist, Titel, Tipp, warum es stimmt, was falsch war.

xcode-learn-seat-1 = Lea
xcode-learn-seat-2 = Rob

xcode-learn-draw = Gemeinsam knackt ihr die zwölf Felder, jedes mit drei gleichen Karten. Du hast zwei Siebenen. Zieh eine Karte.
xcode-learn-draw-title = Deine Hand und der Plan
xcode-learn-draw-hint = Drück auf „Ziehen“ oder auf den Stapel.
xcode-learn-draw-why = Die dritte Sieben! Es gibt keine Züge: Alle handeln gleichzeitig, so oft sie wollen.
xcode-learn-draw-thrown = Diese Karten liegen jetzt auf dem Ablagestapel. Du solltest eine ziehen.

xcode-learn-lay = Drei Siebenen sind ein Set. Leg es, und Feld 7 ist geknackt.
xcode-learn-lay-title = Ein Feld knacken
xcode-learn-lay-hint = Drück auf das leuchtende Feld 7 oder auf den letzten Knopf unter deiner Hand.
xcode-learn-lay-why = Geknackt! Noch elf. Für ein Set sind die Pfeile egal.
xcode-learn-lay-thrown = Weggeworfen. Deine Siebenen waren ein Set: Leg es lieber.

xcode-learn-joker = Du hast zwei Vieren und einen Joker. Ein Joker steht für jede Karte: Knack Feld 4.
xcode-learn-joker-title = Der Joker
xcode-learn-joker-hint = Feld 4 leuchtet schon: Drück darauf.
xcode-learn-joker-why = Gelungen, dank dem Joker. Er liegt jetzt auf dem Plan: Es gibt nur drei, und tauschen kann man sie nie.
xcode-learn-joker-thrown = Schade um die Karten. Leg die zwei Vieren mit dem Joker.

xcode-learn-discard = Neun Karten sind zu dritt das Limit, also kannst du nicht ziehen. Wähle die drei, die am wenigsten nützen, und wirf sie ab.
xcode-learn-discard-title = Drei abwerfen
xcode-learn-discard-hint = Behalte die Fünfen und die Achten. Tippe drei einzelne Karten an, dann „Abwerfen“.
xcode-learn-discard-why = Platz für Neues. Es sind immer genau drei, und sie kommen wieder, wenn der Stapel leer ist.
xcode-learn-discard-pair = Damit ist ein Paar zerrissen. Fünfen und Achten fehlt nur je eine Karte: Behalte sie.

xcode-learn-ask = Du hast zwei Sechsen. Niemand sieht deine Karten, also sag, was du brauchst.
xcode-learn-ask-title = Sag es
xcode-learn-ask-hint = Unter „Sagen“ gibt es den Satz dafür: „Brauche 6, habe 2“.
xcode-learn-ask-why = Lea, links von dir, hat dich gehört: Sie legt eine Sechs offen für dich hin.
xcode-learn-ask-thrown = Jetzt sind die Sechsen weg. Frag lieber nach der dritten.

xcode-learn-trade = Lea bietet eine Sechs mit Pfeil nach rechts, zu dir. Gib ihr dafür eine Karte, deren Pfeil nach links zeigt, zu ihr.
xcode-learn-trade-title = Der erste Tausch
xcode-learn-trade-hint = Tippe die Drei mit dem Pfeil nach links an, dann Leas Karte.
xcode-learn-trade-why = Getauscht: Jetzt hast du drei Sechsen. Karten wandern nur dorthin, wohin ihr Pfeil zeigt.
xcode-learn-trade-six = Eine Sechs für eine Sechs: Du hast noch immer zwei. Gib etwas, das du nicht brauchst.
xcode-learn-trade-thrown = Jetzt fehlt dir etwas zum Tauschen. Gib Lea die Drei.
xcode-learn-trade-declined = Lea nimmt die Sechs zurück. Dabei ist es genau die, die dir fehlt!

xcode-learn-offer = Rob, rechts von dir, braucht eine Zwei und hat schon zwei. Biete ihm deine an: Ihr Pfeil zeigt nach rechts.
xcode-learn-offer-title = Eine Karte anbieten
xcode-learn-offer-hint = Tippe die Zwei an, dann Robs Platz oder den Knopf mit dem Pfeil nach rechts.
xcode-learn-offer-why = Rob gab dir eine Neun und hat gleich Feld 2 geknackt. Wer anderen hilft, gewinnt mit ihnen.
xcode-learn-offer-nine = Behalte die Neunen: Rob braucht eine Zwei. Welche deiner Karten ist eine?
xcode-learn-offer-thrown = Eine davon hätte Rob gern gehabt. Biete ihm die Zwei an.

xcode-learn-wait = Du hast zwei Sets: Zeit-Karten und Achten. Drehst du die Sanduhr jetzt, bleiben nur die 30 Sekunden, die unten liegen. Leg das andere Set.
xcode-learn-wait-title = Nicht zu früh
xcode-learn-wait-hint = Feld 8 leuchtet: Drück darauf.
xcode-learn-wait-why = Feld 8 ist geknackt, und die Zeit-Karten warten auf ihren Moment.
xcode-learn-wait-early = Zwei Minuten verschenkt: Oben waren 150 Sekunden, jetzt sind es 30.
xcode-learn-wait-thrown = Diese Karten gehören zu deinen Sets. Leg die Achten.

xcode-learn-turn = Gut zwei Minuten später: Oben sind noch 15 Sekunden, unten liegen 165. Jetzt leg die Zeit-Karten!
xcode-learn-turn-title = Spät drehen
xcode-learn-turn-hint = Drück auf die Sanduhr oder auf den letzten Knopf unter deiner Hand.
xcode-learn-turn-why = Wieder 165 Sekunden! Im echten Spiel läuft der Sand, während du überlegst. Hier hat er gewartet.
xcode-learn-turn-thrown = Ohne Zeit-Karten läuft der Sand durch. Leg alle drei als Set.
