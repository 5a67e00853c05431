"""The disclosure control itself: numpy, scipy, pandas and the standard library, no QGIS."""
