"""Names of fields that stand for a person or a single report, and where they hide in nested JSON."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from typing import Any

from .release import SHORT

#: Names that stand for a person or a single report wherever they occur.
PERSONAL = (
    "reporter_token",
    "reporter",
    "reporter_id",
    "contributor",
    "contributor_id",
    "contributor_count",
    "contributor_records",
    "user_id",
    "user_name",
    "username",
    "user",
    "email",
    "e_mail",
    "phone",
    "telephone",
    "ip_address",
    "device_id",
    "report_id",
    "record_id",
    "duplicate_of",
    "occurred_at",
    "reported_at",
    "heading_deg",
    "accuracy_m",
    "true_count",
    "snap_distance_m",
    "snap_status",
    "runner_up_id",
    "runner_up_m",
    "outsider_low",
    "outsider_high",
    "risk_rank",
    "class_size",
    "location_count",
    "nearest_candidate_m",
    "same_nearby",
    "isolation_m",
    "isolation_place_m",
    "below_k",
    "smallest_cell",
    "minimal_unique_sets",
    "suda",
    "same_attributes",
    "unique_here",
    "rarest_attribute",
    "distinct_l",
    "entropy_l",
    "t_distance",
    "distinct_cells",
    "modal_cell_share",
    "anon_id",
    "best_is_true",
    "best_ties",
    "narrowed_to",
    "truth_contained",
    "published_as",
    "is_published",
    "k_published",
    "place_is_right",
    "category_risk",
)
#: Names that stand for a single report among attributes; in metadata they may mean something else.
OF_A_REPORT = (
    "note",
    "lat",
    "lon",
    "latitude",
    "longitude",
    "mode",
    "severity",
    "timestamp",
    "created_at",
    "reason",
    "reasons",
    "risk",
    "candidates",
    "neighbours",
    "catchment_k",
    "unsafe",
    "ties",
    "contained",
)
_SINGLED_OUT = {"reporter", "contributor", "email", "phone"}
_K_AT_A_RADIUS = re.compile(r"k_\d+(_\d+)?")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def is_personal(name: str, names: tuple[str, ...], *, exactly: bool = False) -> bool:
    """Whether a name, in plain spelling, is one of these, k at a radius, or says reporter, contributor, email or phone.

    Parameters
    ----------
    exactly : bool
        Only the names themselves: a category may be called "driver on phone".
    """
    if name in _spellings(names) or _K_AT_A_RADIUS.fullmatch(name):
        return True
    return not exactly and bool(_SINGLED_OUT & set(name.split("_")))


def nested_pairs(value: Any) -> Iterator[tuple[str, Any]]:
    """Names (in plain spelling) and values in nested JSON, also where it is written as text."""
    if isinstance(value, str) and value.lstrip()[:1] in ("{", "["):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return
    todo = [value]
    while todo:
        item = todo.pop()
        if isinstance(item, dict):
            yield from ((plain(key), inner) for key, inner in item.items())
            todo += list(item.values())
        elif isinstance(item, (list, tuple)):
            todo += list(item)


def plain(name: str) -> str:
    """Small letters with underscores: "reporterId" and "Reporter-ID" are "reporter_id"."""
    apart = _CAMEL.sub("_", str(name).strip())
    return apart.lower().replace("-", "_").replace(" ", "_")


@functools.lru_cache(maxsize=64)
def _spellings(names: tuple[str, ...]) -> frozenset[str]:
    """The names, and what a Shapefile leaves of the long ones."""
    return frozenset(spelling for name in names for spelling in (name, name[:SHORT]))
