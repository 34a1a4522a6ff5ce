xobrainer-pitch = Fem på stribe, efter form eller farve.
