vier3d-pitch = Fire på stribe i alle tre dimensioner.
