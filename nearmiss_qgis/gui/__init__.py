"""The panel: starts algorithms by id and shows what they answer; computes nothing."""
