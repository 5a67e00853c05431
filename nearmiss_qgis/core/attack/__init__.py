"""An attack simulated: what the attacker knows (RAW) against what is released (ANON)."""
