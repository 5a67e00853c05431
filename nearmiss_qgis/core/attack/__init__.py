"""What an attacker who knows this much would get right: the re-identification of a release, simulated."""
