"""The gate: rules over what was read back from the files of a release."""
