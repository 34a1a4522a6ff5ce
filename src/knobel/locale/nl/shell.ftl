# The page before the app speaks.
shell-title = Knobel – drie denkspellen
shell-description = Speel XOBrainer, X-Code en Vier-gewinnt 3D met vrienden via een link, aan één scherm of tegen de computer.
shell-no-script = Knobel heeft JavaScript nodig.
