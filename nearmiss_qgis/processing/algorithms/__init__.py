"""The algorithms in toolbox order."""

from __future__ import annotations

from ..algorithm import NearMissAlgorithm
from .aggregateandwithhold import AggregateAndWithhold
from .deduplicate import Deduplicate
from .snaptosegments import SnapToSegments

ALGORITHMS: tuple[type[NearMissAlgorithm], ...] = (Deduplicate, SnapToSegments, AggregateAndWithhold)
