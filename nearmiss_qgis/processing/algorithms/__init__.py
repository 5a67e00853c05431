"""The algorithms in toolbox order."""

from __future__ import annotations

from ..algorithm import NearMissAlgorithm
from .aggregateandwithhold import AggregateAndWithhold
from .attackrelease import AttackRelease
from .auditreport import AuditReport
from .containment import Containment
from .deduplicate import Deduplicate
from .diversity import Diversity
from .generalise import Generalise
from .knowledgecurve import KnowledgeCurve
from .kradius import KRadius
from .neighbourhooduniqueness import NeighbourhoodUniqueness
from .publishrelease import PublishRelease
from .rankrecords import RankRecords
from .reduceprecision import ReducePrecision
from .simulateattack import SimulateAttack
from .smallestcell import SmallestCell
from .snaptosegments import SnapToSegments
from .unicity import Unicity
from .uniquenessprofile import UniquenessProfile
from .verifyrelease import VerifyRelease

ALGORITHMS: tuple[type[NearMissAlgorithm], ...] = (
    Deduplicate,
    SnapToSegments,
    AggregateAndWithhold,
    ReducePrecision,
    Generalise,
    UniquenessProfile,
    KRadius,
    SmallestCell,
    NeighbourhoodUniqueness,
    RankRecords,
    Diversity,
    Unicity,
    AuditReport,
    SimulateAttack,
    KnowledgeCurve,
    Containment,
    AttackRelease,
    PublishRelease,
    VerifyRelease,
)
