"""What builds, checks and measures Knobel; nothing here is shipped in the wheel."""
