xobrainer-pitch = Fem på stribe, efter form eller efter farve. Krydser og ringe på ti gange ti felter, med seks varianter at blande.
