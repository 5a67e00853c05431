"""The fields of our outputs: names of the contract, kinds, and what people read instead; each defined once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..translation import translate

if TYPE_CHECKING:
    from ..layers.write import Column


def columns(*names: str) -> list[Column]:
    """The fields of these names; "precision@curve" is a field "precision" with a meaning of its own."""
    from ..layers.write import Column

    known = _known()
    return [Column(name.partition("@")[0], *known[name]) for name in names]


def _known() -> dict[str, tuple[Any, ...]]:
    from ..layers.write import BOOLEAN, INTEGER, REAL, TEXT

    return {
        "segment_id": (TEXT, translate("NearMiss", "Segment")),
        "name": (TEXT, translate("NearMiss", "Name")),
        "report_count": (INTEGER, translate("NearMiss", "Reports")),
        # deduplicate, snaptosegments
        "duplicate_of": (TEXT, translate("NearMiss", "Duplicate of")),
        "snap_distance_m": (REAL, translate("NearMiss", "Distance to the segment (m)")),
        "snap_status": (TEXT, translate("NearMiss", "Status")),
        "runner_up_id": (TEXT, translate("NearMiss", "Second nearest segment")),
        "runner_up_m": (REAL, translate("NearMiss", "Distance to the second nearest (m)")),
        # aggregateandwithhold
        "count_band": (TEXT, translate("NearMiss", "Reports, in words")),
        "category_breakdown": (TEXT, translate("NearMiss", "Reports by category")),
        "low_sample": (BOOLEAN, translate("NearMiss", "Few reports")),
        "category": (TEXT, translate("NearMiss", "Category")),
        "group_field": (TEXT, translate("NearMiss", "Grouped by")),
        "group_value": (TEXT, translate("NearMiss", "Group")),
        "contributor_count": (INTEGER, translate("NearMiss", "People")),
        "reason": (TEXT, translate("NearMiss", "Why it is withheld")),
        "length_m": (REAL, translate("NearMiss", "Length (m)")),
        "outsider_low": (INTEGER, translate("NearMiss", "An outsider infers at least")),
        "outsider_high": (INTEGER, translate("NearMiss", "An outsider infers at most")),
        # uniquenessprofile
        "kind": (TEXT, translate("NearMiss", "Decimals or grid"), 130),
        "precision": (REAL, translate("NearMiss", "Decimals, or metres"), 150),
        "cell_width_m": (REAL, translate("NearMiss", "Width of a cell (m)"), 150),
        "cell_height_m": (REAL, translate("NearMiss", "Height of a cell (m)"), 150),
        "rows": (INTEGER, translate("NearMiss", "Records")),
        "distinct_locations": (INTEGER, translate("NearMiss", "Distinct locations"), 140),
        "locations_with_one_record": (INTEGER, translate("NearMiss", "Locations with one record"), 190),
        "quasi_id_cells": (INTEGER, translate("NearMiss", "Classes of location and quasi-identifiers"), 290),
        "cells_of_one": (INTEGER, translate("NearMiss", "Classes of one")),
        "records_in_cells_of_one": (INTEGER, translate("NearMiss", "Records in classes of one"), 190),
        "share_unique": (REAL, translate("NearMiss", "Share of records in classes of one"), 250),
        "k_min": (INTEGER, translate("NearMiss", "Smallest class")),
        "class_size": (INTEGER, translate("NearMiss", "Size of its class"), 130),
        "location_count": (INTEGER, translate("NearMiss", "Records at its location"), 170),
        # kradius
        "radius_m": (REAL, translate("NearMiss", "Radius (m); empty: catchment"), 190),
        "k_p05": (REAL, translate("NearMiss", "5th percentile of k"), 140),
        "k_median": (REAL, translate("NearMiss", "Median k")),
        "k_mean": (REAL, translate("NearMiss", "Mean k")),
        "k_max": (REAL, translate("NearMiss", "Largest k")),
        "k_zero": (INTEGER, translate("NearMiss", "Points without a candidate"), 180),
        "catchment_k": (REAL, translate("NearMiss", "Candidates on its street segment"), 220),
        "below_k": (BOOLEAN, translate("NearMiss", "Fewer candidates than K"), 180),
        # smallestcell
        "dimensions": (TEXT, translate("NearMiss", "Filters in combination"), 300),
        "depth": (INTEGER, translate("NearMiss", "How many filters")),
        "cells": (INTEGER, translate("NearMiss", "Cells")),
        "cells_below_k": (INTEGER, translate("NearMiss", "Cells below K"), 120),
        "records_below_k": (INTEGER, translate("NearMiss", "Records in cells below K"), 180),
        "share_below_k": (REAL, translate("NearMiss", "Share of records in cells below K"), 240),
        "smallest_cell": (INTEGER, translate("NearMiss", "Size of its cell by all filters"), 170),
        "minimal_unique_sets": (TEXT, translate("NearMiss", "Smallest sets of filters that single it out"), 300),
        "suda": (REAL, translate("NearMiss", "SUDA score"), 110),
        # neighbourhooduniqueness
        "neighbours": (INTEGER, translate("NearMiss", "Other records near it"), 170),
        "same_attributes": (INTEGER, translate("NearMiss", "Records near it with its attributes"), 260),
        "unique_here": (BOOLEAN, translate("NearMiss", "Unlike everything near it"), 200),
        "rarest_attribute": (TEXT, translate("NearMiss", "Attribute that fewest share"), 200),
        # rankrecords
        "record_id": (TEXT, translate("NearMiss", "Record")),
        "risk_rank": (INTEGER, translate("NearMiss", "Rank by risk"), 120),
        "risk": (REAL, translate("NearMiss", "Risk (at least)"), 120),
        "candidates": (REAL, translate("NearMiss", "Candidates near it"), 150),
        "nearest_candidate_m": (REAL, translate("NearMiss", "Nearest candidate (m)"), 180),
        "same_nearby": (INTEGER, translate("NearMiss", "Records like it nearby"), 180),
        "isolation_m": (REAL, translate("NearMiss", "Distance to other records (m)"), 220),
        "isolation_place_m": (REAL, translate("NearMiss", "Distance to other places (m)"), 210),
        "contributor_records": (INTEGER, translate("NearMiss", "Records of its contributor"), 210),
        "reasons": (TEXT, translate("NearMiss", "Why it is at risk"), 500),
        # diversity
        "distinct_l": (INTEGER, translate("NearMiss", "Distinct sensitive values"), 170),
        "entropy_l": (REAL, translate("NearMiss", "Entropy l (effective number of values)"), 250),
        "t_distance": (REAL, translate("NearMiss", "Distance to the whole (t)"), 170),
        "unsafe": (BOOLEAN, translate("NearMiss", "Gives its sensitive value away"), 200),
        # unicity
        "points": (INTEGER, translate("NearMiss", "Points that an attacker knows"), 190),
        "contributors": (INTEGER, translate("NearMiss", "People with as many points"), 180),
        "unicity": (REAL, translate("NearMiss", "Unicity"), 110),
        "expected_identification": (REAL, translate("NearMiss", "Expected identification (mean 1/people)"), 260),
        "standard_error": (REAL, translate("NearMiss", "Standard error of the unicity"), 190),
        "exhaustive": (BOOLEAN, translate("NearMiss", "Every set counted"), 130),
        "sets_tested": (REAL, translate("NearMiss", "Sets of points tested"), 150),
        "contributor": (TEXT, translate("NearMiss", "Contributor"), 150),
        "distinct_cells": (INTEGER, translate("NearMiss", "Distinct places"), 120),
        "modal_cell_share": (REAL, translate("NearMiss", "Share of records at its most frequent place"), 280),
        # simulateattack, knowledgecurve, containment
        "metric": (TEXT, translate("NearMiss", "Number"), 190),
        "value": (REAL, translate("NearMiss", "Value"), 120),
        "note": (TEXT, translate("NearMiss", "How to read it"), 500),
        "anon_id": (TEXT, translate("NearMiss", "Released record")),
        "risk@attack": (REAL, translate("NearMiss", "Chance that a guess is right"), 190),
        "rank": (INTEGER, translate("NearMiss", "Rank of the true record"), 170),
        "confidence": (REAL, translate("NearMiss", "Confidence of the attacker"), 180),
        "ties": (INTEGER, translate("NearMiss", "Tied with the true record (it included)"), 250),
        "best_is_true": (BOOLEAN, translate("NearMiss", "The best candidate is the true one"), 220),
        "best_ties": (INTEGER, translate("NearMiss", "Tied for the best"), 140),
        "candidates@attack": (INTEGER, translate("NearMiss", "Candidates"), 120),
        "threshold": (REAL, translate("NearMiss", "Confidence from which records are named"), 250),
        "attacked": (INTEGER, translate("NearMiss", "Records named")),
        "coverage": (REAL, translate("NearMiss", "Share of records named"), 160),
        "precision@curve": (REAL, translate("NearMiss", "Share of the named that are right"), 220),
        "recall": (REAL, translate("NearMiss", "Share of all that are named and right"), 240),
        "attribute": (TEXT, translate("NearMiss", "Attribute"), 150),
        "type": (TEXT, translate("NearMiss", "Type")),
        "weight": (REAL, translate("NearMiss", "Weight")),
        "level": (TEXT, translate("NearMiss", "Knowledge level"), 130),
        "success": (REAL, translate("NearMiss", "Success"), 120),
        "success_sd": (REAL, translate("NearMiss", "Spread by ties (sd)"), 140),
        "baseline": (REAL, translate("NearMiss", "Success by chance"), 140),
        "lift": (REAL, translate("NearMiss", "Lift over chance"), 130),
        "max_risk": (REAL, translate("NearMiss", "Largest risk of a record"), 170),
        "mean_rank": (REAL, translate("NearMiss", "Mean rank of the true record, as a share"), 250),
        "z": (REAL, translate("NearMiss", "z against chance"), 120),
        "p_value": (REAL, translate("NearMiss", "p value"), 110),
        "informative": (BOOLEAN, translate("NearMiss", "Better than chance"), 140),
        "kept": (BOOLEAN, translate("NearMiss", "Used in the attack"), 140),
        "unknown_raw": (INTEGER, translate("NearMiss", "Unknown in RAW"), 130),
        "unknown_released": (INTEGER, translate("NearMiss", "Unknown in ANON"), 130),
        "visible": (INTEGER, translate("NearMiss", "Attributes seen"), 130),
        "contained": (INTEGER, translate("NearMiss", "Raw records inside (k)"), 170),
        "narrowed_to": (REAL, translate("NearMiss", "Narrowed down to (share)"), 180),
        "information": (REAL, translate("NearMiss", "1 / k"), 100),
        "truth_contained": (BOOLEAN, translate("NearMiss", "Its own raw record is inside"), 200),
        # attackrelease
        "is_published": (BOOLEAN, translate("NearMiss", "In a published number"), 150),
        "published_as": (TEXT, translate("NearMiss", "Category it is published under"), 200),
        "k_published": (INTEGER, translate("NearMiss", "Reports in the same number (k)"), 210),
        "place_is_right": (BOOLEAN, translate("NearMiss", "Nearest counted segment is its own"), 220),
        "category_risk": (REAL, translate("NearMiss", "Chance that its category is named right"), 260),
        # publishrelease, verifyrelease
        "rule": (TEXT, translate("NearMiss", "Rule")),
        "status": (TEXT, translate("NearMiss", "Status")),
        "severity": (TEXT, translate("NearMiss", "Severity")),
        "where": (TEXT, translate("NearMiss", "Where"), 200),
        "count": (INTEGER, translate("NearMiss", "How many")),
        "message": (TEXT, translate("NearMiss", "What was found"), 600),
        "remedy": (TEXT, translate("NearMiss", "What to do"), 450),
    }
