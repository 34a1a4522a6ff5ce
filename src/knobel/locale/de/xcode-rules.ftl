# Die Regeln von X-Code, in unseren Worten.

xcode-rules-lead = Für 2 bis 8 Personen ab 10 Jahren, ab 15 Minuten. Mit dieser Seite könnt ihr auch am echten Tisch spielen. Wo die Anleitung etwas offenlässt, haben wir entschieden: Das steht als „Unsere Lesart“ dabei.

xcode-rules-goal-title = Worum es geht
xcode-rules-goal = Ihr spielt gemeinsam gegen die Sanduhr: Alle zwölf Felder des Code-Plans müssen geknackt sein, bevor der Sand durchgelaufen ist. Gewonnen wird zusammen, verloren auch.
xcode-rules-goal-1 = Alle handeln gleichzeitig, niemand ist an der Reihe.
xcode-rules-goal-2 = Vier Aktionen gibt es, so oft ihr wollt: eine Karte ziehen, drei Karten abwerfen, eine Karte tauschen, ein Set ablegen.
xcode-rules-goal-3 = Greifen zwei im selben Augenblick nach demselben, bekommt es genau einer. Am Bildschirm erfährt der andere, warum es nicht ging.
xcode-rules-goal-picture = Mitten im Spiel: Felder mit Haken sind geknackt. Daneben die Sanduhr mit den Sekunden in beiden Hälften.

xcode-rules-cards-title = Das Material
xcode-rules-cards = 66 Karten, zwei Pläne und eine Sanduhr für drei Minuten.
xcode-rules-cards-1 = 48 Code-Karten: jedes der zwölf Symbole, 0 bis 9, * und #, viermal.
xcode-rules-cards-2 = 12 Zeit-Karten und 6 Joker.
xcode-rules-cards-3 = Jede Code-Karte und jede Zeit-Karte hat einen Pfeil nach links oder nach rechts. Joker haben keinen.
xcode-rules-cards-4 = Der Code-Plan hat für jedes Symbol ein Feld. Auf den Zeit-Plan kommen Nachziehstapel, Ablagestapel, Zeit-Sets und die Sanduhr.
xcode-rules-cards-5 = Wie viele Karten es sind, steht nicht in der Anleitung, sondern in Beschreibungen der Schachtel. Von jedem Symbol zeigen bei uns zwei nach links und zwei nach rechts, von den Zeit-Karten je die Hälfte.
xcode-rules-cards-picture = Eine 5 mit Pfeil nach links, eine 5 mit Pfeil nach rechts, eine Zeit-Karte, ein Joker.

xcode-rules-setup-title = Vorbereitung
xcode-rules-setup = Für das erste Spiel, Level 1:
xcode-rules-setup-1 = Setzt euch in einen Kreis. Jeder hat einen linken und einen rechten Nachbarn; zu zweit ist der andere beides.
xcode-rules-setup-2 = Legt beide Pläne in die Mitte und stellt die Sanduhr auf den Zeit-Plan.
xcode-rules-setup-3 = Drei Joker spielen nicht mit. Mischt alles andere und gebt jedem drei Karten; der Rest ist der verdeckte Nachziehstapel.
xcode-rules-setup-4 = Sind alle bereit, dreht jemand die Sanduhr um. Ab jetzt spielen alle zugleich.
xcode-rules-setup-5 = Am Bildschirm liegen zwischen Geben und Start drei Sekunden, auf Wunsch 0 bis 10. In dieser Zeit könnt ihr schauen und reden, mehr nicht.
xcode-rules-setup-picture = Gleich geht es los: Nachziehstapel, leerer Ablagestapel, volle Sanduhr und drei Karten auf der Hand.

xcode-rules-draw-title = Eine Karte ziehen
xcode-rules-draw = Nimm die oberste Karte des Nachziehstapels. Das geht nur, solange du weniger Karten hast, als dein Handkartenlimit erlaubt:
xcode-rules-draw-1 = Wer das Limit erreicht hat, darf nicht ziehen. Wer es doch überschreitet, wirft sofort die ganze Hand ab.
xcode-rules-draw-2 = Ist der Nachziehstapel leer, wird der Ablagestapel umgedreht, ohne ihn zu mischen. Was zuerst abgeworfen wurde, wird zuerst gezogen.
xcode-rules-draw-3 = Am Bildschirm lässt sich am Limit keine Karte ziehen. Auf Wunsch ist es wie am Tisch: Du kannst ziehen und verlierst die Hand, auch Karten, die offen liegen.
xcode-rules-draw-4 = Umgedreht wird der Ablagestapel erst, wenn jemand ziehen will. Sind beide Stapel leer, kann niemand ziehen.
xcode-rules-draw-picture = Acht Karten bei vier Spielern: Das Limit ist erreicht.

xcode-rules-discard-title = Drei Karten abwerfen
xcode-rules-discard = Brauchst du Platz oder neue Karten, wirfst du drei beliebige Karten offen auf den Ablagestapel. Immer genau drei, nicht mehr und nicht weniger.
xcode-rules-discard-1 = Auch Joker dürfen dabei sein.
xcode-rules-discard-2 = Die Reihenfolge bestimmst du. In ihr kommen die Karten später wieder.
xcode-rules-discard-picture = Drei Karten sind gewählt; die Zahlen sagen, in welcher Reihenfolge sie abgeworfen werden.

xcode-rules-trade-title = Mit Nachbarn tauschen
xcode-rules-trade = Getauscht wird immer genau eine Karte gegen eine andere, und nur mit den Nachbarn links und rechts von dir.
xcode-rules-trade-1 = Ihr sprecht einen Tausch ab, und du legst deine Karte offen zwischen euch.
xcode-rules-trade-2 = Der andere legt eine Karte offen daneben oder lehnt ab. Erst wenn beide liegen, werden sie aufgenommen.
xcode-rules-trade-3 = Eine Karte wandert nur in Pfeilrichtung: Was du nach links gibst, zeigt nach links, und was dafür kommt, zeigt nach rechts.
xcode-rules-trade-4 = Zwei Karten mit gleicher Pfeilrichtung lassen sich nie gegeneinander tauschen, auch nicht, wenn ihr nur zu zweit spielt.
xcode-rules-trade-5 = Joker werden nie getauscht.
xcode-rules-trade-6 = Eine Karte, die offen liegt, gehört gerade nicht zu deiner Hand und ist für nichts anderes zu gebrauchen.
xcode-rules-trade-7 = Bis die zweite Karte liegt, kannst du deine zurücknehmen. Zu jedem Nachbarn hin liegt höchstens eine Karte von dir, zu zweit überhaupt nur eine; fürs Limit zählt sie mit. Legt ihr beide zugleich und die Pfeile passen, ist das der Tausch; passen sie nicht, bleiben beide liegen.
xcode-rules-trade-picture = Joost, links von dir, bietet eine 5 mit Pfeil nach rechts. Dafür kannst du die 2 oder die 8 geben: Ihre Pfeile zeigen nach links. Für Mara, rechts von dir, liegt deine 9 mit Pfeil nach rechts bereit.

xcode-rules-codes-title = Einen Code knacken
xcode-rules-codes = Drei gleiche Code-Karten sind ein Code-Set. Leg sie offen auf das Feld ihres Symbols: Es ist geknackt.
xcode-rules-codes-1 = Dieses Set rührt bis zum Schluss niemand mehr an.
xcode-rules-codes-2 = Jedes Feld wird nur einmal geknackt. Die vierte Karte des Symbols kannst du noch tauschen oder abwerfen.
xcode-rules-codes-3 = Ob die Pfeile gleich sind, spielt für ein Set keine Rolle.
xcode-rules-codes-picture = Drei Siebenen auf der Hand sind ein Set, und das Feld 7 wartet darauf. 2 und 5 sind schon geknackt.

xcode-rules-joker-title = Joker
xcode-rules-joker = Fehlt dir zu einem Set eine Code-Karte oder eine Zeit-Karte, kann ein Joker einspringen. Mit Jokern allein geht es aber nicht.
xcode-rules-joker-1 = Eine echte Karte genügt: Sie sagt, was das Set ist.
xcode-rules-joker-2 = Das gilt auch im vierten Level: Eine Code-Karte und drei Joker sind ein Code-Set.
xcode-rules-joker-picture = Zwei Vieren und ein Joker knacken die 4. Eine Zeit-Karte und zwei Joker drehen die Sanduhr.

xcode-rules-sand-title = Die Sanduhr
xcode-rules-sand = Drei Zeit-Karten sind ein Zeit-Set. Leg sie auf den Zeit-Plan und dreh sofort die Sanduhr um. Auch dieses Set rührt niemand mehr an.
xcode-rules-sand-1 = Was durchgelaufen war, läuft nun zurück: Mit 10 Sekunden Rest gedreht, läuft sie noch 170; mit 170 Sekunden Rest gedreht, nur noch 10.
xcode-rules-sand-2 = Die Kunst ist also, spät zu drehen, aber nicht zu spät: Ist der Sand durch, hilft kein Set mehr.
xcode-rules-sand-3 = Auf Wunsch leichter: Jedes Drehen gibt die vollen drei Minuten.
xcode-rules-sand-4 = Am Bildschirm gilt die Uhr des Servers. Was ihn nach dem Ende erreicht, kommt zu spät.
xcode-rules-sand-picture = Derselbe Augenblick vor und nach dem Drehen: Oben waren 10 Sekunden, nun sind es 170.

xcode-rules-talk-title = Sprechen
xcode-rules-talk = Niemand zeigt seine Karten. Aber ihr dürft sagen, was ihr braucht und was ihr abgeben könnt, und ohne das gewinnt ihr nicht.
xcode-rules-talk-1 = Etwa: welches Symbol dir fehlt und wie viele du davon schon hast, welche Karte du mit welchem Pfeil übrig hast, wer Zeit-Karten sammelt, wie viel Sand noch da ist.
xcode-rules-talk-2 = Am Bildschirm gibt es dafür Kurzsätze, an alle oder an einen. So geht es auch ohne Stimme und mit dem Computer.
xcode-rules-talk-picture = Kurzsätze: Ein Fingertipp sagt, was zu deiner Hand und zu den Fragen der anderen passt.

xcode-rules-end-title = Gewonnen oder verloren
xcode-rules-end = Sind alle zwölf Felder geknackt und oben ist noch Sand, habt ihr gewonnen. Ist der Sand vorher durch, habt ihr verloren.
xcode-rules-end-1 = Nach einem Sieg wartet das nächste Level, nach einer Niederlage der nächste Versuch.
xcode-rules-end-2 = Bricht am Bildschirm jemandes Verbindung ab, läuft der Sand weiter. Nach fünf Sekunden können die anderen den Computer einspringen lassen; der Platz lässt sich jederzeit zurücknehmen. Wer ganz geht, überlässt ihm die Karten. Rückgängig machen lässt sich nichts.
xcode-rules-end-picture = Alle zwölf Felder sind geknackt.

xcode-rules-levels-title = Vier Level
xcode-rules-levels = Die Trainingsmission hat vier Level. Wer eines schafft, darf das nächste wagen.
xcode-rules-levels-1 = Sortiert ihr Zeit-Karten aus, sollen etwa gleich viele Pfeile nach links und nach rechts übrig bleiben.
xcode-rules-levels-2 = Mit dem Sieg im vierten habt ihr die Trainingsmission hinter euch: Ein Schlüssel aus der echten Schachtel öffnet nun die blaue Mission.
xcode-rules-levels-3 = Im vierten Level bleibt das Zeit-Set bei drei Karten, denn mehr Zeit-Karten gibt es da nicht; Joker helfen auch hier.
xcode-rules-levels-picture = Ein Code-Set im vierten Level: vier Karten, hier zwei Neunen und zwei Joker.

xcode-rules-missions-title = Unsere Missionen
xcode-rules-missions = Die weiteren Missionen der Schachtel sind geheim, und wir kennen sie nicht. Diese sieben sind unsere eigenen: Level 1 mit einer kleinen Regel mehr. Jeder Sieg öffnet die nächste.
xcode-rules-missions-1 = Reihe um Reihe: Zuerst sind nur 1, 2 und 3 offen. Ist eine Reihe geknackt, öffnet sich die nächste.
xcode-rules-missions-2 = Funkstille: In der zweiten Hälfte jeder der ersten vier Minuten darf niemand etwas sagen (0:30 bis 1:00, 1:30 bis 2:00, 2:30 bis 3:00 und 3:30 bis 4:00).
xcode-rules-missions-3 = Zweite Sanduhr: Daneben läuft eine kleine für 60 Sekunden. Jedes geknackte Feld füllt sie wieder auf; ist sie durch, habt ihr verloren.
xcode-rules-missions-4 = Wendepfeile: Alle 20 Sekunden drehen sich alle Pfeile eines Symbols um. Welches das nächste ist, seht ihr. Was davon offen liegt, geht zurück auf die Hand.
xcode-rules-missions-5 = Heiße Joker: Alle sechs Joker sind im Spiel, und sie brennen. Wer 20 Sekunden lang einen hat, verliert die ganze Hand.
xcode-rules-missions-6 = Gekappte Leitung: Zwei Nachbarn können nicht tauschen; alle 15 Sekunden kann es zwei andere treffen. Zu zweit ist die Leitung etwa die Hälfte der Zeit gekappt.
xcode-rules-missions-7 = Im Dunkeln: Nur sechs Felder leuchten, und nur sie lassen sich knacken. Für jedes geknackte geht ein neues an, und niemand weiß, welches.
xcode-rules-missions-picture = Reihe um Reihe: Die erste ist geknackt, die zweite offen, die übrigen sind gesperrt. Links die kleine Sanduhr einer anderen Mission.

xcode-rules-help-title = Am Bildschirm
xcode-rules-help = Tippe Karten an und dann, was mit ihnen geschehen soll; oder zieh sie dorthin. Ein Set leuchtet auf und lässt sich mit einem Knopf ablegen, ein Angebot mit einem Fingertipp beantworten. Mit der Tastatur: D zieht, X wirft ab, S legt ein Set, Umschalt und Pfeil tauscht, T nennt den Sand.
xcode-rules-help-picture = Die 6 ist gewählt. Zwei Dreien und der Joker sind als Set umrandet, und das Feld 3 leuchtet.

xcode-rules-players = Spieler
xcode-rules-limit = Limit
xcode-rules-level = Level
xcode-rules-jokers = Joker
xcode-rules-times = Zeit-Karten
xcode-rules-set = Code-Set
xcode-rules-limit-same = wie oben
xcode-rules-limit-less = 1 weniger
