# The page before the app speaks.
shell-title = Knobel – drei Denkspiele
shell-description = Spiel XOBrainer, X-Code und Vier-gewinnt 3D mit Freunden per Link, an einem Bildschirm oder gegen den Computer.
shell-no-script = Knobel braucht JavaScript.
