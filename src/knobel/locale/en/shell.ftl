# The page before the app speaks.
shell-title = Knobel – three thinking games
shell-description = Play XOBrainer, X-Code and Vier-gewinnt 3D with friends by link, at one screen, or against the computer.
shell-no-script = Knobel needs JavaScript.
