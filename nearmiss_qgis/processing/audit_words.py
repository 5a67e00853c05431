"""The texts of the audit report: headings, explanations, columns, and what its pictures say."""

from __future__ import annotations

from ..core.errors import QT_TRANSLATE_NOOP
from .finding_words import FINDING_TEXTS

#: Texts of resources/report/audit.j2 and of core/plots.py, by the name they are asked for.
AUDIT_TEXTS = {
    **FINDING_TEXTS,
    "heading": QT_TRANSLATE_NOOP("NearMiss", "Audit report"),
    "private": QT_TRANSLATE_NOOP("NearMiss", "This page names records at risk and where the data are thin. Do not publish it."),
    "skip": QT_TRANSLATE_NOOP("NearMiss", "Skip to the headline numbers"),
    "contents": QT_TRANSLATE_NOOP("NearMiss", "On this page"),
    "attacker": QT_TRANSLATE_NOOP("NearMiss", "Against whom:"),
    "none": QT_TRANSLATE_NOOP("NearMiss", "not measured"),
    "nothing": QT_TRANSLATE_NOOP("NearMiss", "not given"),
    "of": QT_TRANSLATE_NOOP("NearMiss", "of {n}"),
    "decimals": QT_TRANSLATE_NOOP("NearMiss", "{n} decimals"),
    "grid": QT_TRANSLATE_NOOP("NearMiss", "grid of {n} m"),
    "or_more": QT_TRANSLATE_NOOP("NearMiss", "{n} or more"),
    "bold": QT_TRANSLATE_NOOP("NearMiss", "Bold with a triangle: below {k}."),
    "below": QT_TRANSLATE_NOOP("NearMiss", "below {k}"),
    # what was audited
    "audited": QT_TRANSLATE_NOOP("NearMiss", "What was audited"),
    "item": QT_TRANSLATE_NOOP("NearMiss", "What"),
    "value": QT_TRANSLATE_NOOP("NearMiss", "Value"),
    "audited_caption": QT_TRANSLATE_NOOP("NearMiss", "The data"),
    "layer": QT_TRANSLATE_NOOP("NearMiss", "Layer"),
    "date": QT_TRANSLATE_NOOP("NearMiss", "Date of the audit"),
    "rows_in": QT_TRANSLATE_NOOP("NearMiss", "Rows read"),
    "rows_used": QT_TRANSLATE_NOOP("NearMiss", "Records measured"),
    "rows_excluded": QT_TRANSLATE_NOOP("NearMiss", "Not measured: {why}"),
    "rows_provider": QT_TRANSLATE_NOOP("NearMiss", "Rows in the source without selection and filter"),
    "rows_unknown": QT_TRANSLATE_NOOP("NearMiss", "unknown"),
    "rows_hidden": QT_TRANSLATE_NOOP("NearMiss", "{n} rows were not read: this report says nothing about them."),
    "filter": QT_TRANSLATE_NOOP("NearMiss", "Filter"),
    "crs": QT_TRANSLATE_NOOP("NearMiss", "CRS"),
    "working_crs": QT_TRANSLATE_NOOP("NearMiss", "CRS in which distances were measured"),
    "counts": QT_TRANSLATE_NOOP("NearMiss", "Classes count"),
    "counts_people": QT_TRANSLATE_NOOP("NearMiss", "people"),
    "counts_records": QT_TRANSLATE_NOOP(
        "NearMiss", "records; people were not tested, and several records of one person look like several people"
    ),
    "people": QT_TRANSLATE_NOOP("NearMiss", "People"),
    "unknown_people": QT_TRANSLATE_NOOP("NearMiss", "Records whose person is unknown"),
    "auxiliary": QT_TRANSLATE_NOOP("NearMiss", "Auxiliary layer: what the attacker joins with"),
    "auxiliary_rows": QT_TRANSLATE_NOOP("NearMiss", "Rows of the auxiliary layer"),
    "auxiliary_places": QT_TRANSLATE_NOOP("NearMiss", "Places in it"),
    "auxiliary_crs": QT_TRANSLATE_NOOP("NearMiss", "CRS of the auxiliary layer"),
    "auxiliary_subject": QT_TRANSLATE_NOOP("NearMiss", "Field of its subjects"),
    "auxiliary_weight": QT_TRANSLATE_NOOP("NearMiss", "Field of its weights"),
    "auxiliary_beyond": QT_TRANSLATE_NOOP("NearMiss", "Points whose largest disc leaves it"),
    "release_name": QT_TRANSLATE_NOOP("NearMiss", "Release that was checked"),
    "parameters": QT_TRANSLATE_NOOP("NearMiss", "Parameters"),
    "versions": QT_TRANSLATE_NOOP("NearMiss", "Versions"),
    "map": QT_TRANSLATE_NOOP("NearMiss", "Where the records are"),
    "map_text": QT_TRANSLATE_NOOP("NearMiss", "{n} records lie in cells with fewer than {k}: their cells are not shown."),
    # headline
    "headline": QT_TRANSLATE_NOOP("NearMiss", "Headline numbers"),
    "headline_gaps": QT_TRANSLATE_NOOP("NearMiss", "Not measured: {n}"),
    "headline_gaps_text": QT_TRANSLATE_NOOP("NearMiss", "Nothing is known about these. Not measured does not mean no risk."),
    "headline_none": QT_TRANSLATE_NOOP("NearMiss", "There is no number to show."),
    # uniqueness
    "uniqueness": QT_TRANSLATE_NOOP("NearMiss", "Uniqueness by precision"),
    "uniqueness_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "How many records are alone when locations are given at a precision. A class is the records that agree in location "
        "and in the quasi-identifiers: {fields}."
    ),
    "uniqueness_text_plain": QT_TRANSLATE_NOOP(
        "NearMiss",
        "How many records are alone when locations are given at a precision. No quasi-identifier was given: an attacker who "
        "knows more than the location finds more of them."
    ),
    "uniqueness_caption": QT_TRANSLATE_NOOP("NearMiss", "Uniqueness at each precision"),
    "precision": QT_TRANSLATE_NOOP("NearMiss", "Precision"),
    "k_min_class": QT_TRANSLATE_NOOP("NearMiss", "Smallest class"),
    "records_of_one": QT_TRANSLATE_NOOP("NearMiss", "Records in classes of one"),
    "classes_of_one": QT_TRANSLATE_NOOP("NearMiss", "Classes of one"),
    "alone": QT_TRANSLATE_NOOP("NearMiss", "Locations with one record"),
    "cell_size": QT_TRANSLATE_NOOP("NearMiss", "Size of a cell"),
    # candidates
    "candidates": QT_TRANSLATE_NOOP("NearMiss", "Candidates by radius"),
    "candidates_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "How many subjects of the auxiliary layer (k) an attacker cannot tell apart around each of {n} points. K is {k}. "
        "Where k is 0, nobody was found nearby: either the layer has a gap, or the point is far from everybody."
    ),
    "candidates_caption": QT_TRANSLATE_NOOP("NearMiss", "Candidates of the points, by radius"),
    "radius": QT_TRANSLATE_NOOP("NearMiss", "Radius"),
    "catchment": QT_TRANSLATE_NOOP("NearMiss", "on the same street segment ({n} points)"),
    "k_min": QT_TRANSLATE_NOOP("NearMiss", "Smallest k"),
    "points_below": QT_TRANSLATE_NOOP("NearMiss", "Points below {k}"),
    "k_zero": QT_TRANSLATE_NOOP("NearMiss", "Points without a candidate"),
    "k_p05": QT_TRANSLATE_NOOP("NearMiss", "5th percentile"),
    "k_median": QT_TRANSLATE_NOOP("NearMiss", "Median"),
    "k_mean": QT_TRANSLATE_NOOP("NearMiss", "Mean"),
    "k_max": QT_TRANSLATE_NOOP("NearMiss", "Largest k"),
    # cells
    "cells": QT_TRANSLATE_NOOP("NearMiss", "Smallest cells"),
    "cells_text": QT_TRANSLATE_NOOP(
        "NearMiss", "The smallest group that each combination of filters reaches. Who is alone in a cell is singled out by it."
    ),
    "cells_caption": QT_TRANSLATE_NOOP("NearMiss", "Cells of each combination of filters"),
    "filters": QT_TRANSLATE_NOOP("NearMiss", "Filters"),
    "k_min_cell": QT_TRANSLATE_NOOP("NearMiss", "Smallest cell"),
    "records_below": QT_TRANSLATE_NOOP("NearMiss", "Records in cells below {k}"),
    "cells_below": QT_TRANSLATE_NOOP("NearMiss", "Cells below {k}"),
    "cells_of_one": QT_TRANSLATE_NOOP("NearMiss", "Cells of one"),
    "cells_all": QT_TRANSLATE_NOOP("NearMiss", "Cells"),
    "sizes_caption": QT_TRANSLATE_NOOP("NearMiss", "Sizes of the cells of all filters together"),
    "size": QT_TRANSLATE_NOOP("NearMiss", "Size of the cell"),
    "records_inside": QT_TRANSLATE_NOOP("NearMiss", "Records in them"),
    # records
    "records": QT_TRANSLATE_NOOP("NearMiss", "Records at the highest risk"),
    "records_text": QT_TRANSLATE_NOOP(
        "NearMiss", "The risk is the larger of 1/class size and 1/candidates. It is a lower bound: an attacker may use both."
    ),
    "records_summary": QT_TRANSLATE_NOOP("NearMiss", "Risk of all records"),
    "at_risk": QT_TRANSLATE_NOOP("NearMiss", "Records with a risk above 1/{k}"),
    "people_at_risk": QT_TRANSLATE_NOOP("NearMiss", "People behind them, at most"),
    "max_risk": QT_TRANSLATE_NOOP("NearMiss", "Highest risk"),
    "expected_by_class": QT_TRANSLATE_NOOP("NearMiss", "Expected re-identifications by class"),
    "expected_by_candidates": QT_TRANSLATE_NOOP("NearMiss", "Expected re-identifications by candidates"),
    "records_caption": QT_TRANSLATE_NOOP("NearMiss", "Records, the highest risk first"),
    "records_none": QT_TRANSLATE_NOOP("NearMiss", "No record is listed."),
    "rank": QT_TRANSLATE_NOOP("NearMiss", "Rank"),
    "record": QT_TRANSLATE_NOOP("NearMiss", "Record"),
    "risk": QT_TRANSLATE_NOOP("NearMiss", "Risk (at least)"),
    "class_size": QT_TRANSLATE_NOOP("NearMiss", "Class size"),
    "record_candidates": QT_TRANSLATE_NOOP("NearMiss", "Candidates"),
    "isolation": QT_TRANSLATE_NOOP("NearMiss", "Distance to others"),
    "reasons": QT_TRANSLATE_NOOP("NearMiss", "Why"),
    # attributes
    "attributes": QT_TRANSLATE_NOOP("NearMiss", "Attributes"),
    "attributes_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Each attribute by itself: rare values single a record out without a location. Nearby means within {radius} m."
    ),
    "attributes_caption": QT_TRANSLATE_NOOP("NearMiss", "Attributes and their rare values"),
    "attribute": QT_TRANSLATE_NOOP("NearMiss", "Attribute"),
    "smallest": QT_TRANSLATE_NOOP("NearMiss", "Records of its rarest value"),
    "values_below": QT_TRANSLATE_NOOP("NearMiss", "Records of values below {k}"),
    "values_of_one": QT_TRANSLATE_NOOP("NearMiss", "Values with one record"),
    "unique_nearby": QT_TRANSLATE_NOOP("NearMiss", "Records unlike all others nearby"),
    "values": QT_TRANSLATE_NOOP("NearMiss", "Values"),
    "nulls": QT_TRANSLATE_NOOP("NearMiss", "Records without a value"),
    "attributes_none": QT_TRANSLATE_NOOP("NearMiss", "No attribute is listed."),
    # release
    "release": QT_TRANSLATE_NOOP("NearMiss", "Findings about the release"),
    "release_failed": QT_TRANSLATE_NOOP("NearMiss", "Do not publish: it leaks."),
    "release_passed": QT_TRANSLATE_NOOP("NearMiss", "No leak was found by the rules that were tested."),
    "release_limits": QT_TRANSLATE_NOOP("NearMiss", "Look at warnings and at what was not tested. Not tested is not passed."),
    "release_caption": QT_TRANSLATE_NOOP("NearMiss", "The release in numbers"),
    "segments": QT_TRANSLATE_NOOP("NearMiss", "Segments"),
    "published": QT_TRANSLATE_NOOP("NearMiss", "Segments with a published count"),
    "count_min": QT_TRANSLATE_NOOP("NearMiss", "Smallest published count"),
    "count_min_none": QT_TRANSLATE_NOOP("NearMiss", "no count is published"),
    # decisions
    "decisions": QT_TRANSLATE_NOOP("NearMiss", "Decisions"),
    "decisions_text": QT_TRANSLATE_NOOP("NearMiss", "What was decided about single records. Left out: {left_out}. Kept: {kept}."),
    "decisions_caption": QT_TRANSLATE_NOOP("NearMiss", "Decisions about records"),
    "decisions_none": QT_TRANSLATE_NOOP("NearMiss", "The table of decisions has no row."),
    "decision": QT_TRANSLATE_NOOP("NearMiss", "Decision"),
    "leave_out": QT_TRANSLATE_NOOP("NearMiss", "leave out"),
    "keep": QT_TRANSLATE_NOOP("NearMiss", "keep"),
    # what was not measured
    "not_measured": QT_TRANSLATE_NOOP("NearMiss", "What was not measured"),
    "not_measured_text": QT_TRANSLATE_NOOP("NearMiss", "Nothing is known about these. Not measured does not mean no risk."),
    "not_measured_none": QT_TRANSLATE_NOOP(
        "NearMiss", "Everything that this report can measure was measured. That is not everything an attacker can do."
    ),
    "not_measured_caption": QT_TRANSLATE_NOOP("NearMiss", "Not measured, and what it takes"),
    "section_gap": QT_TRANSLATE_NOOP("NearMiss", "Not measured"),
    "section_unexplained": QT_TRANSLATE_NOOP("NearMiss", "This was not measured, and nothing says why. Treat it as a risk."),
    # the end
    "rerun": QT_TRANSLATE_NOOP("NearMiss", "How to run it again"),
    "rerun_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "This command makes the same report again from the same files and versions. A selection is not part of it, and a "
        "temporary layer has to be saved first. On Debian 12 the program is qgis_process.bin."
    ),
    "reading": QT_TRANSLATE_NOOP("NearMiss", "How to read this"),
    # pictures, and the words in place of them
    "plot_k_line": QT_TRANSLATE_NOOP("NearMiss", "K = {k}"),
    "plot_k_title": QT_TRANSLATE_NOOP("NearMiss", "Points by number of candidates within {radius} m"),
    "plot_k_desc": QT_TRANSLATE_NOOP("NearMiss", "{total} points by their number of candidates within {radius} m. {items}."),
    "plot_k_item": QT_TRANSLATE_NOOP("NearMiss", "{label} candidates: {n} points"),
    "plot_k_below": QT_TRANSLATE_NOOP("NearMiss", "fewer than {k} candidates"),
    "plot_k_above": QT_TRANSLATE_NOOP("NearMiss", "{k} candidates or more"),
    "plot_cells_title": QT_TRANSLATE_NOOP("NearMiss", "Cells of all filters together, by size"),
    "plot_cells_desc": QT_TRANSLATE_NOOP("NearMiss", "{total} cells with {records} records, by size. {items}."),
    "plot_cells_item": QT_TRANSLATE_NOOP("NearMiss", "size {label}: {n} cells"),
    "plot_cells_below": QT_TRANSLATE_NOOP("NearMiss", "smaller than {k}"),
    "plot_cells_above": QT_TRANSLATE_NOOP("NearMiss", "{k} or more"),
    "plot_uniqueness_title": QT_TRANSLATE_NOOP("NearMiss", "Share of records that are alone, by precision"),
    "plot_uniqueness_item": QT_TRANSLATE_NOOP("NearMiss", "{label}: {alone} alone at their location, {unique} in classes of one"),
    "plot_uniqueness_alone": QT_TRANSLATE_NOOP("NearMiss", "records alone at their location"),
    "plot_uniqueness_unique": QT_TRANSLATE_NOOP("NearMiss", "records in classes of one"),
    "plot_radius_title": QT_TRANSLATE_NOOP("NearMiss", "Candidates by radius"),
    "plot_radius_item": QT_TRANSLATE_NOOP(
        "NearMiss", "{radius} m: smallest k {k_min}, median {k_median}, {below} points ({share}) below {k}"
    ),
    "plot_radius_min": QT_TRANSLATE_NOOP("NearMiss", "smallest k"),
    "plot_radius_median": QT_TRANSLATE_NOOP("NearMiss", "median k"),
    "plot_radius_below": QT_TRANSLATE_NOOP("NearMiss", "share of points below {k}"),
    "plot_radius_k": QT_TRANSLATE_NOOP("NearMiss", "k, on an axis of growing steps"),
    "plot_radius_share": QT_TRANSLATE_NOOP("NearMiss", "Share of points below {k}"),
    "plot_radius_axis": QT_TRANSLATE_NOOP("NearMiss", "Radius (m)"),
    "plot_map_title": QT_TRANSLATE_NOOP("NearMiss", "Records by cells of {cell} m"),
    "plot_map_desc": QT_TRANSLATE_NOOP(
        "NearMiss",
        "{columns} by {lines} cells of {cell} m, north at the top. {items}. {n} records lie in cells with fewer than {k}: "
        "these cells look empty."
    ),
    "plot_map_item": QT_TRANSLATE_NOOP("NearMiss", "{n} cells with {label} records"),
    "plot_map_records": QT_TRANSLATE_NOOP("NearMiss", "{label} records"),
    "plot_map_hidden": QT_TRANSLATE_NOOP("NearMiss", "no record, or fewer than {k}"),
}  # fmt: skip
