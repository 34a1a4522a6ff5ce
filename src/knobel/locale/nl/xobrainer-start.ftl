xobrainer-pitch = Vijf op een rij, op vorm of op kleur.
