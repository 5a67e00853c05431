"""The choices of the panel in words."""

from __future__ import annotations

from typing import NamedTuple

from ..translation import translate


class ChoiceWords(NamedTuple):
    """A choice: its label, and what its tooltip says."""

    label: str
    tip: str


def words() -> dict[str, ChoiceWords]:
    """The words of every choice, by its name."""
    return {name: ChoiceWords(*said) for name, said in {**_layers(), **_fields(), **_numbers()}.items()}


def _layers() -> dict[str, tuple[str, str]]:
    return {
        "reports": (
            translate("NearMiss", "Reports"),
            translate("NearMiss", "Points, one for each report. They are never released."),
        ),
        "streets": (
            translate("NearMiss", "Streets"),
            translate("NearMiss", "Lines, one for each street segment: what is published."),
        ),
        "auxiliary": (
            translate("NearMiss", "Auxiliary layer: addresses, people"),
            translate("NearMiss", "What an attacker joins with. Take the most complete one you can get."),
        ),
        "auxiliary_name": (
            translate("NearMiss", "… its name and date"),
            translate("NearMiss", "What the auxiliary layer is and of which date. Required where the layer is given."),
        ),
        "preset": (
            translate("NearMiss", "Policy"),
            translate("NearMiss", "How many people have to stand behind a published count."),
        ),
        "selected_only": (
            translate("NearMiss", "Selected reports only"),
            translate(
                "NearMiss", "Analyse the reports that are selected now; with another selection it is out of date."
            ),
        ),
    }


def _fields() -> dict[str, tuple[str, str]]:
    return {
        "report_id": (
            translate("NearMiss", "Report id"),
            translate("NearMiss", "Names the records in the list; without it you cannot decide on single records."),
        ),
        "contributor": (
            translate("NearMiss", "Contributor: the person behind it"),
            translate(
                "NearMiss", "With it floors count people; without it they count reports, and people are not tested."
            ),
        ),
        "category": (
            translate("NearMiss", "Category: hazard type"),
            translate("NearMiss", "Published as a breakdown where nobody can invert it; also a quasi-identifier."),
        ),
        "time": (
            translate("NearMiss", "Time: date or ISO text"),
            translate("NearMiss", "To find events that were submitted twice. It is not published."),
        ),
        "segment_id": (
            translate("NearMiss", "Id of a street segment"),
            translate(
                "NearMiss", "Must be present and unique. Without it feature ids are used, which change with the file."
            ),
        ),
        "segment_name": (
            translate("NearMiss", "Name of a segment"),
            translate("NearMiss", "Published beside the id."),
        ),
        "subject": (
            translate("NearMiss", "Subject: id of an address or a person"),
            translate("NearMiss", "Rows of one subject are one candidate, wherever they lie."),
        ),
        "weight": (
            translate("NearMiss", "Weight: households per address"),
            translate("NearMiss", "How many candidates a point stands for. NULL counts as none; negative is refused."),
        ),
        "quasi_identifiers": (
            translate("NearMiss", "Quasi-identifiers"),
            translate("NearMiss", "Further fields of the reports that an attacker may know."),
        ),
    }


def _numbers() -> dict[str, tuple[str, str]]:
    return {
        "max_distance": (
            translate("NearMiss", "Maximum distance to a street"),
            translate("NearMiss", "A report farther from every street is on none, and is not published."),
        ),
        "same_distance": (
            translate("NearMiss", "Reports of one event lie within"),
            translate("NearMiss", "Two reports of one person this near, in place and in time, are one event."),
        ),
        "same_window": (
            translate("NearMiss", "… and within (seconds)"),
            translate("NearMiss", "Two reports of one person this near, in place and in time, are one event."),
        ),
        "radius": (
            translate("NearMiss", "Radius of candidates"),
            translate("NearMiss", "Subjects of the auxiliary layer within it cannot be told from the target."),
        ),
        "grid": (
            translate("NearMiss", "Grid of locations"),
            translate("NearMiss", "Records in one cell, with the same quasi-identifiers, are one class."),
        ),
        "k": (
            translate("NearMiss", "Smallest k that is enough"),
            translate("NearMiss", "What is below counts as at risk."),
        ),
        "top": (
            translate("NearMiss", "How many records to list"),
            translate("NearMiss", "The worst ones come first."),
        ),
    }
