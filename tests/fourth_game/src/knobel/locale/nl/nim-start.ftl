nim-pitch = Pak stenen, en probeer de laatste te pakken. Twee van de vijf stapels zijn verborgen, en elke speler kent er één.
