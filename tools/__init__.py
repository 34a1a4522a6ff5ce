"""Programs that build, check and measure Knobel; the wheel does not contain them."""
