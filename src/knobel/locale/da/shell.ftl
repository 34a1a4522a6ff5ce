# The page before the app speaks.
shell-title = Knobel – tre tænkespil
shell-description = Spil XOBrainer, X-Code og Vier-gewinnt 3D med venner via et link, ved én skærm eller mod computeren.
shell-no-script = Knobel har brug for JavaScript.
