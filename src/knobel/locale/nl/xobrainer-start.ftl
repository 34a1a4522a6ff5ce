xobrainer-pitch = Vijf op een rij, op vorm of op kleur. Kruisjes en rondjes op tien bij tien vakjes, met zes varianten om te combineren.
