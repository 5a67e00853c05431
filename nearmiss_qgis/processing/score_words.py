"""How an attack compares values: each type of an attribute, and what it is for."""

from __future__ import annotations

from ..core.errors import QT_TRANSLATE_NOOP

#: By "type_" and the kind of core/attack/attributes.py.
SCORE_TEXTS = {
    "type_num": QT_TRANSLATE_NOOP("NearMiss", "distance of numbers: for amounts, ages, times that were shifted a little"),
    "type_rank": QT_TRANSLATE_NOOP(
        "NearMiss", "distance of ranks: for numbers that keep their order and not their scale"
    ),
    "type_char": QT_TRANSLATE_NOOP(
        "NearMiss", "edits between texts: for codes and names with typing errors; not for values made coarser"
    ),
    "type_dist": QT_TRANSLATE_NOOP(
        "NearMiss", "distance of distributions: for lists of amounts; not for lists of things"
    ),
    "type_idf": QT_TRANSLATE_NOOP(
        "NearMiss", "equal or not, a rare value counting more: for codes that are published as they are"
    ),
    "type_count": QT_TRANSLATE_NOOP("NearMiss", "distance of counts: for numbers of events"),
    "type_profile": QT_TRANSLATE_NOOP("NearMiss", "distance of shares: for habits, such as events by weekday"),
    "type_span": QT_TRANSLATE_NOOP("NearMiss", "distance of spans, largest minus smallest: for lists of times"),
    "type_jaccard": QT_TRANSLATE_NOOP("NearMiss", "common members of two sets: for lists of things"),
    "type_dice": QT_TRANSLATE_NOOP("NearMiss", "common members of two sets, by their mean size: for lists of things"),
    "type_overlap": QT_TRANSLATE_NOOP(
        "NearMiss", "common members of two sets, by the smaller one: for lists of which a part is published"
    ),
    "type_tversky": QT_TRANSLATE_NOOP(
        "NearMiss", "common members of two sets, with a price for what was dropped and for what was added"
    ),
    "type_minhash": QT_TRANSLATE_NOOP("NearMiss", "common members of two sets, estimated: for long lists of things"),
    "type_scoreboard": QT_TRANSLATE_NOOP(
        "NearMiss", "agreement, an attribute that few records have counting more: for sparse data"
    ),
    "type_containment": QT_TRANSLATE_NOOP(
        "NearMiss", "inside the published value or not: for intervals, masks, areas and levels of a hierarchy"
    ),
    "type_location": QT_TRANSLATE_NOOP("NearMiss", "distance in metres: for points that were moved or rounded"),
}  # fmt: skip
