vier3d-pitch = Fire på stribe i alle tre dimensioner. Røde og blå kugler på seksten pinde.
