"""The toolbox: provider, base algorithm, shared parameters, and one short file per algorithm."""
